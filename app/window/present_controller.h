// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/docks.h"

namespace convoku {

class PresentView;
struct WindowParts;

/// In the perspective Present the board for a room lies over the whole window, as long as there is a run to show. Esc
/// leads back to the perspective before.
class PresentController final : public QObject
{
    Q_OBJECT

public:
    PresentController(WindowParts& parts, QObject* parent);
    /// The view goes before what it looks at.
    ~PresentController() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void leave();

    WindowParts& m_parts;
    PresentView* m_view;
    Perspective m_before = Perspective::Puzzle;
};

} // namespace convoku
