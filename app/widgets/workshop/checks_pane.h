// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/network_checks.h"

#include <QWidget>

#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;

namespace convoku {

/// What is found out about the rule, a row a check: its state as a sign, what holds, how it was tried. One that fails
/// shows where on the board.
class ChecksPane : public QWidget
{
    Q_OBJECT

public:
    explicit ChecksPane(CheckRun* run, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The counterexample of an entry.
    void counterexampleRequested(int entry);

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
};

} // namespace convoku
