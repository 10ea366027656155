// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/plain_text.h"

class QDockWidget;

namespace convoku {

/// Covers what a panel shows as long as that is about something else than the board; says so.
class PanelCover : public PlainLabel
{
    Q_OBJECT

public:
    PanelCover(const QString& text, QDockWidget* dock);
    /// Uncovers the panel, and is gone.
    void lift();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void cover();

    QDockWidget* m_dock;
};

} // namespace convoku
