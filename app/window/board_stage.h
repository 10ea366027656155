// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <optional>

namespace convoku {

class BoardView;
class LegendPanel;

/// The board, which comes first, and beside it the legend, as much of it as there is room for: in full, with signs and
/// counts alone, or not at all.
class BoardStage final : public QWidget
{
    Q_OBJECT

public:
    explicit BoardStage(BoardView* board, QWidget* parent = nullptr);

    /// Takes it over.
    void setLegend(LegendPanel* legend);
    /// Sets whether the legend is shown if there is room.
    void setLegendShown(bool wanted);
    /// Sets whether the board may be smaller so that the legend has names: lessons refer to them.
    void setLegendNamed(bool named);
    /// A puzzle that is edited has no run: then the board is alone.
    void setEditing(bool editing);

    /// From the left edge of the board to the right edge of what stands beside it.
    QRect span() const;

    /// Returns the free room beside the board: below the steps of the legend and its usual number of signs, whatever
    /// the current number is. Empty if there is no such room, or if the legend is not shown in full.
    QRect besideBoard() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The board has another place or size.
    void placed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Holds everything that the layout depends on.
    struct Asked
    {
        QSize room;
        QSize legend; ///< as it is now: in full or compact
        bool wanted = false;
        bool named = false;
        bool mirrored = false;
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    Asked asked() const;
    /// To try how much of the legend fits changes it, and the stage hears of that: nothing is done where it is placed
    /// already.
    void place();

    BoardView* m_board;
    LegendPanel* m_legend = nullptr;
    bool m_wanted = true;
    bool m_named = false;
    bool m_editing = false;
    std::optional<Asked> m_placed;
};

} // namespace convoku
