// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/what_if.h"
#include "app/drawing/theme.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace convoku {

class BoardView;
class FlowLayout;
class Picture;
class Workspace;
struct ViewRow;

/// The run beside the same puzzle's run with other rules: a list in which rules are switched off and moved, both boards
/// at the same place, and what the change costs. As long as nothing is changed it invites to that instead of showing
/// one board twice.
class WhatIfView : public QWidget
{
    Q_OBJECT

public:
    WhatIfView(Session* session, WhatIf* whatIf, QWidget* parent = nullptr);
    static ViewRow row(Workspace* workspace);

    /// The comparison in words, for the clipboard; empty while there is none.
    QString text() const;
    /// Both boards with their costs; null while there is no puzzle.
    std::shared_ptr<const Picture> picture() const;

    WhatIf* whatIf() const { return m_whatIf; }
    /// The other run's rules, as somebody wants them who is not this view.
    void compareWith(const PassOptions& options);

Q_SIGNALS:
    void exportRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* buildChoices();
    QWidget* buildInvitation();
    void fillInvitation();
    void fillRules();
    void takeRules();
    void moveRule(int by);
    void switchOff(RuleId rule);
    void showComparison();
    void showPlace();

    Session* m_session;
    WhatIf* m_whatIf;
    QListWidget* m_rules;
    QCheckBox* m_search;
    QPushButton* m_up;
    QPushButton* m_down;
    QToolButton* m_stop; ///< shown while the other run is running
    QToolButton* m_firstDifference;
    QToolButton* m_copy;
    QToolButton* m_export;
    QStackedWidget* m_right; ///< the invitation, or the other board
    QWidget* m_invitation = nullptr;
    ModelPtr m_network; ///< whose rules the invitation names
    FlowLayout* m_inviting = nullptr;
    QList<QPushButton*> m_invited; ///< of rules, in their order in the network, and of the search
    BoardView* m_board;
    BoardView* m_other;
    QLabel* m_place;
    QLabel* m_otherPlace;
    QLabel* m_cost;
    QLabel* m_otherTitle;
    QLabel* m_otherCost;
    QLabel* m_summary;
    bool m_filling = false;
};

} // namespace convoku
