// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/table_model.h"
#include "app/drawing/theme.h"
#include "solver/run/search_tree.h"

#include <memory>

namespace convoku {

class Session;

/// The stack at a session's position: a row for each guess that stands, the outermost first. Rows that stay are kept
/// when the position moves, so that a selection stays with its guess.
class StackModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { DepthColumn, CellColumn, DigitColumn, AsideColumn, PassColumn, DerivedColumn, ColumnCount };

    explicit StackModel(Session* session, QObject* parent = nullptr);

    /// The hues of the depths.
    void setTheme(const Theme& theme);

    /// Returns the position at which the guess of a row was made.
    Position positionOf(int row) const;

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    int rows() const override;
    QVariant cell(int row, int column, int role) const override;
    void reset();
    void showPosition();
    /// Returns how many candidates were removed because of each active guess so far, apart from those set aside.
    std::vector<int> countDerived(std::size_t depth) const;
    QString textOf(int row, int column) const;

    Session* m_session;
    std::shared_ptr<const Recording> m_recording;
    const Theme* m_theme;
    SearchTree m_tree;
    std::vector<int> m_guesses; ///< nodes of the tree
    std::vector<int> m_derived; ///< a number for each of them
};

} // namespace convoku
