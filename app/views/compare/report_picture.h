// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/picture.h"
#include "app/wording/report_wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace convoku {

/// Draws the results of several networks on the same puzzles: one column per network, with the share of correct boards
/// as a bar, its interval as a line, and the facts below it.
class ReportPicture : public Picture
{
    Q_DECLARE_TR_FUNCTIONS(convoku::ReportPicture)

public:
    ReportPicture(std::vector<ReportRow> rows, bool budget);

    QSizeF size() const override { return m_size; }
    QString title() const override { return tr("Networks compared"); }
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    /// The bar of a network, its whole length standing for all boards.
    void paintShare(QPainter& painter, const QRectF& bar, const ReportCard& card, const Theme& theme) const;

    std::vector<ReportRow> m_rows;
    std::vector<ReportColumn> m_facts;
    QString m_note;
    double m_names = 0; ///< width of the facts' names
    double m_column = 0;
    double m_noteHeight = 0;
    QSizeF m_size;
};

} // namespace convoku
