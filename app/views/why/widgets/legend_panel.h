// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "app/drawing/theme.h"
#include "app/views/why/widgets/mark_list.h"

#include <QWidget>

#include <vector>

class QAction;
class QLabel;

namespace convoku {

class Session;

/// "This pass": its steps in order, each with its mark and what it did, and below them the signs that are on the board
/// now. Legend, list of rules and place in the run in one: a click goes to a step, a menu switches it off.
class LegendPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LegendPanel(Session* session, QWidget* parent = nullptr);

    /// The signs are those of this scene, which the board shows.
    void showScene(const BoardScene& scene);
    /// Only marks and counts.
    void setCompact(bool compact);
    bool isCompact() const;
    /// The height that there is for it. It takes no more than it needs.
    void setRoom(int height);
    /// Down to the last step.
    int heightOfSteps() const;
    /// Returns the height of the signs below the steps at most positions of a run.
    int usualHeightOfSigns() const;
    /// Switches a rule, or the search, by hand: the actions are called as the rule (pointing_row) and "search".
    QAction* ruleSwitch(RuleId rule) const { return m_switches[static_cast<std::size_t>(rule)]; }
    QAction* searchSwitch() const { return m_searchSwitch; }
    /// All of them, for a menu: the legend is not everywhere.
    QList<QAction*> switches() const;

    /// The same width with and without signs: otherwise its neighbours would move.
    QSize sizeHint() const override;

Q_SIGNALS:
    /// A rule, or the search: `what` says which one and how. The run is still the one before.
    void aboutToSwitch(const QString& what);
    /// They are those of another network: switches() are others.
    void switchesChanged();

private:
    void takeTheme();
    /// A row of the list: a rule, several of one sort, the verdict or the search.
    struct Row
    {
        enum class Kind { Rule, Group, Verdict, Search };
        Kind kind = Kind::Rule;
        RuleId rule{}; ///< of a group its first one
        int step = 0; ///< in this run; 0: it has no such step
        std::vector<Row> members; ///< of a group
    };

    void makeSwitches();
    void makeRuleSwitches();
    void readRows();
    /// Rules of one sort share a row if a row for each would leave no room for the signs.
    bool isLow() const;
    int heightOfRow() const;
    void groupRows();
    int removedBy(const Row& row) const; ///< in this pass
    MarkRow groupRow(const Row& group) const;
    void showOptions();
    void showSteps();
    void showSigns();
    MarkRow markRow(const Row& row) const;
    void goTo(int row);
    void openMenu(int row, QPoint globalPos);

    Session* m_session;
    QLabel* m_stepsTitle;
    MarkList* m_steps;
    QLabel* m_signsTitle;
    MarkList* m_signs;
    ModelPtr m_network; ///< whose rules the switches are
    std::vector<QAction*> m_switches;
    QAction* m_searchSwitch;
    std::vector<Row> m_rows;
    int m_room = QWIDGETSIZE_MAX;
    bool m_low = false; ///< isLow() when the rows were read
    BoardScene m_scene;
};

} // namespace convoku
