// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSize>

class QBoxLayout;
class QWidget;

namespace convoku {

class FirstSteps;
struct WindowParts;

/// Where the hint of the first start stands: beside the board, over the lower part of the legend, where it takes no
/// room from anything; in a window that is too narrow for that, in a row of its own below the reason. When the hint
/// goes, the room of that row stays empty until the window has another size or view, so that the board stays as it is.
class HintPlace final : public QObject
{
    Q_OBJECT

public:
    /// `rows`: of the widget in the middle of the window, which the hint becomes a child of; the row goes to their end.
    HintPlace(WindowParts& parts, FirstSteps* hint, QBoxLayout* rows);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void keepRoom();
    void giveRoomBack();

    WindowParts& m_parts;
    FirstSteps* m_hint;
    QWidget* m_middle; ///< that the rows are of; only compared where it may be gone
    QWidget* m_room; ///< of the row that the hint has left
    QBoxLayout* m_rows;
    int m_row;
    QSize m_inRowAt; ///< how large the middle was when the board had no place for the hint; empty where it had
    bool m_placing = false;
};

} // namespace convoku
