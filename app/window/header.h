// SPDX-License-Identifier: MIT
#pragma once

#include "app/wording/verdict_wording.h"

#include <QToolBar>

class QActionGroup;
class QLabel;
class QToolButton;

namespace convoku {

class Chip;
class SegmentBar;
class Session;

/// At the top of the window: what is open and how its run ended, what the window is arranged for, and what is done
/// most.
class Header final : public QToolBar
{
    Q_OBJECT

public:
    /// `perspectives`: of which one is checked; `commands`: shown as signs; `stop` is there while a run goes on.
    Header(Session* session, QActionGroup* perspectives, const QList<QAction*>& commands, QAction* stop,
        QWidget* parent = nullptr);

    /// Of what is open.
    void setName(const QString& name);
    /// A second line, which says what this is. When it goes, its room stays until the window has another size, so that
    /// nothing jumps.
    void setAbout(const QString& about);
    /// Whether the run's verdict, cost and place are told: not of a puzzle that is edited, which has no run.
    void setRunShown(bool shown);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void showRun();
    void followPosition();
    void showPlace();
    VerdictChip verdictHere() const;
    void show(Chip* chip, const VerdictChip& verdict, bool filled);
    /// What there is no room for goes: the cost, then the segments become a menu, and then the name is cut.
    void fit();

    Session* m_session;
    QLabel* m_name;
    QString m_fullName;
    Chip* m_verdict;
    QLabel* m_cost;
    Chip* m_here; ///< what is wrong at the place that is looked at
    QToolButton* m_stop;
    SegmentBar* m_segments;
    QLabel* m_about;
    QWidget* m_content;
    bool m_runShown = true;
};

} // namespace convoku
