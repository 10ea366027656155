// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QToolButton>

namespace convoku {

/// The one button of the transport that leads: filled with the ink of the theme.
class PlayButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit PlayButton(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
};

} // namespace convoku
