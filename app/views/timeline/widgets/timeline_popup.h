// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "solver/run/recording.h"

#include <QPixmap>
#include <QWidget>

namespace convoku {

/// The board as it was, small, next to what the mouse is over. Takes neither focus nor mouse.
class TimelinePopup : public QWidget
{
    Q_OBJECT

public:
    explicit TimelinePopup(QWidget* parent);

    void setContent(const Recording& recording, Position position, const QString& text);
    /// Above the strip, or below it where the screen ends; `x` in the middle as far as the screen allows. Global
    /// coordinates.
    void showAt(int x, const QRect& strip);
    const QString& text() const { return m_text; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPixmap m_board;
    QString m_text;
    QString m_lines; ///< the same, with its breaks
};

} // namespace convoku
