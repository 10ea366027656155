// SPDX-License-Identifier: MIT
#pragma once

#include "app/wording/verdict_wording.h"

#include <QToolBar>

class QActionGroup;
class QLabel;
class QLayout;
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

    /// Sets the name of what is open.
    void setName(const QString& name);
    /// Sets a second line, which describes the program; empty: none. The room of a removed line stays until the window
    /// has a different width, so that the board does not jump.
    void setAbout(const QString& about);
    /// Hides the second line with its room, or shows it again if there is one.
    void showAbout(bool shown);
    /// Shows or hides the run's verdict and cost. A puzzle that is being edited has no run. `instead`: a chip and a
    /// quiet text in their place; both may be empty.
    void setRunShown(bool shown, const VerdictChip& instead);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void showRun();
    void followPosition();
    void showPlace();
    VerdictChip verdictHere() const;
    void show(Chip* chip, const VerdictChip& verdict, bool filled);
    /// Leaves out what there is no room for: hides the cost, then folds the segments into a menu, then cuts the name.
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
    QLayout* m_row; ///< of the first line
    bool m_runShown = true;
    VerdictChip m_instead; ///< of the run
};

} // namespace convoku
