// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/network_checks.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace convoku {

/// Shows the checks of the rule, one in each column: state, title, and how it was tried. A check that fails shows its
/// counterexample on the board.
class ChecksPane : public QWidget
{
    Q_OBJECT

public:
    explicit ChecksPane(CheckRun* run, QWidget* parent = nullptr);

    /// A list of puzzles to show what the rule is worth, instead of those that come with the program; empty: there is
    /// none, and those are chosen again.
    void offer(const QString& collection);
    bool isOfCollection() const;

Q_SIGNALS:
    /// The counterexample of an entry.
    void counterexampleRequested(int entry);
    /// isOfCollection(), by the person or because there is no list any more.
    void puzzlesChosen(bool ofCollection);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row
    {
        QLabel* sign;
        QLabel* title;
        QLabel* detail;
        QProgressBar* progress;
        QPushButton* show;
    };
    void show();

    CheckRun* m_run;
    std::vector<Row> m_rows;
    QLabel* m_on;
    QComboBox* m_puzzles;
};

} // namespace convoku
