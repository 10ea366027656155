// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/picture.h"
#include "solver/run/recording.h"

#include <QCoreApplication>

#include <vector>

namespace convoku {

/// A run as a table: a column for each pass, and a row for each rule with how many candidates it removed. Below them
/// the guesses that were made and taken back, if there were any, and how many candidates are left after the pass.
class RunTablePicture : public Picture
{
    Q_DECLARE_TR_FUNCTIONS(convoku::RunTablePicture)

public:
    /// Wider tables are unreadable on a page.
    static constexpr int kMostPasses = 100;

    /// Passes `first` … `last` of the run, 1 … passCount(); at most kMostPasses of them.
    RunTablePicture(const Recording& recording, int first, int last);

    QSizeF size() const override;
    QString title() const override { return tr("Removals by each rule, pass by pass"); }
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    struct Row
    {
        QString name;
        std::optional<RuleFamily> family = {}; ///< none: not a rule
        std::vector<int> counts = {}; ///< by pass, from m_first on
        bool hasSum = true; ///< its last column is the sum of the others
    };

    void paintRow(QPainter& painter, const Row& row, qreal top, const Theme& theme) const;

    int m_first;
    std::vector<Row> m_rows;
    qreal m_names; ///< width of the first column, in pixels
};

} // namespace convoku
