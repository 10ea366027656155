// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/side_by_side.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace convoku {

class Chip;
class ComparedBoard;
class ComparedLegend;
class NetworkPicker;
class RulesPane;

/// One of the runs that are compared: which network and which of its rules, its board with the counts of its marks, how
/// it ended and where it is; or two of them as one board.
class ComparedColumn final : public QWidget
{
    Q_OBJECT

public:
    explicit ComparedColumn(QWidget* parent = nullptr);

    /// Holds what the column shows in addition to the runs.
    struct Look
    {
        bool puzzle = false; ///< there is one
        bool before = false; ///< the state before the step
        std::optional<Candidate> picked; ///< on the board of the session's own run
        bool low = false; ///< the board has the room of the line below it, as long as the lanes say the same
    };
    /// Which column of `runs` this is, and what it shows at their place.
    void show(const SideBySide& runs, int column, const Look& look);
    void showTwins(const SideBySide& runs);
    NetworkPicker* picker() const { return m_picker; }
    ComparedBoard* board() const { return m_board; }

Q_SIGNALS:
    void removeAsked();
    void rulesChosen(const convoku::PassOptions& options);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showRules(const SideBySide& runs, int column);
    int leastWidth() const;
    /// In what room there is; boards side by side are of one size, whatever is said below them.
    void fitTexts();
    void showMarks(const ComparedMarks& marks);
    void showChip(const ComparedRun& run, const ComparedPlace& place, const ComparedMarks& atEnd);

    QWidget* m_content;
    NetworkPicker* m_picker;
    QLabel* m_count; ///< candidates
    QToolButton* m_remove;
    QToolButton* m_rules; ///< opens the pane
    RulesPane* m_pane;
    ComparedLegend* m_marks;
    ComparedBoard* m_board;
    QWidget* m_foot; ///< the line below the board
    Chip* m_chip;
    QLabel* m_place;
    QString m_countText;
    QString m_rulesText;
    QString m_placeText;
};

} // namespace convoku
