// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/side_by_side.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace convoku {

class Chip;
class ComparedBoard;
class NetworkPicker;

/// One of the runs side by side: which network, how it ended, its board, and where it is.
class ComparedColumn final : public QWidget
{
    Q_OBJECT

public:
    explicit ComparedColumn(QWidget* parent = nullptr);

    /// Which column of `runs` this is, and what it shows at their position. `puzzle`: there is one.
    void show(const SideBySide& runs, int column, bool puzzle);
    NetworkPicker* picker() const { return m_picker; }
    ComparedBoard* board() const { return m_board; }

Q_SIGNALS:
    void removeAsked();

private:
    void showChip(const ComparedRun& run, const ComparedMarks& atEnd);

    NetworkPicker* m_picker;
    QToolButton* m_remove;
    Chip* m_chip;
    ComparedBoard* m_board;
    QLabel* m_place;
};

} // namespace convoku
