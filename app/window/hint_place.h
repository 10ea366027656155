// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSize>

class QBoxLayout;
class QWidget;

namespace convoku {

class FirstSteps;
struct WindowParts;

/// Places the hint of the first start: beside the board, over the lower part of the legend, where it takes no room from
/// anything. In a window that is too narrow for that, the hint has a separate row below the reason. When the hint
/// closes, that row stays empty until the size or the view of the window changes, so that the board does not move.
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
