// SPDX-License-Identifier: MIT
#include "app/views/compare/report_picture.h"

#include "app/drawing/fonts.h"
#include "app/drawing/tokens.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kReportMargin = 24;
constexpr double kReportGap = 24; ///< between columns
constexpr double kReportTextSize = 14;
constexpr double kReportTitleSize = 18;
constexpr double kReportLine = 26;
constexpr double kReportTitle = 40;
constexpr double kBar = 14;
constexpr double kReportHead = kReportLine + kBar + 20; ///< a network's name and its bar
constexpr double kLeastColumn = 120;
constexpr double kMostColumn = 260;

} // namespace

ReportPicture::ReportPicture(std::vector<ReportRow> rows, bool budget)
    : m_rows(std::move(rows))
    , m_facts(ReportWording::columns(budget))
    , m_column(kLeastColumn)
{
    const QFontMetricsF usual(pictureFont(kReportTextSize));
    const QFontMetricsF strong(pictureFont(kReportTextSize, QFont::DemiBold));
    for (const ReportColumn fact : m_facts)
        m_names = std::max(m_names, std::ceil(usual.horizontalAdvance(ReportWording::heading(fact))));
    double widest = kLeastColumn;
    for (const ReportRow& row : m_rows) {
        m_column = std::max(m_column, std::min(kMostColumn, std::ceil(strong.horizontalAdvance(row.name))));
        for (const ReportColumn fact : m_facts)
            widest = std::max(widest, std::ceil(usual.horizontalAdvance(ReportWording::value(fact, row.card))));
    }
    m_column = std::max(m_column, widest);
    m_note = ReportWording::notes(m_rows).join(QLatin1Char('\n'));
    const auto networks = static_cast<double>(m_rows.size());
    const double width = 2 * kReportMargin + m_names + networks * (kReportGap + m_column);
    m_noteHeight
        = std::ceil(usual.boundingRect(QRectF(0, 0, width - 2 * kReportMargin, 1e6), kWrapped, m_note).height());
    m_size = {width,
        2 * kReportMargin + kReportTitle + kReportHead + static_cast<double>(m_facts.size()) * kReportLine + kReportGap
            + m_noteHeight};
}

void ReportPicture::paintShare(QPainter& painter, const QRectF& bar, const ReportCard& card, const Theme& theme) const
{
    const Tokens tokens = tokensOf(theme);
    painter.fillRect(bar, tokens.sunken);
    painter.setPen(QPen(tokens.fieldEdge, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
    if (card.puzzles == 0)
        return;
    painter.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * card.share(), bar.height())), tokens.solved);
    const ShareInterval interval = card.interval();
    const double left = bar.left() + bar.width() * interval.low;
    const double right = bar.left() + bar.width() * interval.high;
    painter.setPen(QPen(tokens.text1, 1.5));
    const double below = bar.bottom() + 5;
    painter.drawLine(QPointF(left, below), QPointF(right, below));
    for (const double x : {left, right})
        painter.drawLine(QPointF(x, below - 3), QPointF(x, below + 3));
}

void ReportPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    const Tokens tokens = tokensOf(theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(), m_size), tokens.canvas);
    painter.setPen(tokens.text1);
    painter.setFont(pictureFont(kReportTitleSize, QFont::DemiBold));
    painter.drawText(QRectF(kReportMargin, kReportMargin, m_size.width() - 2 * kReportMargin, kReportTitle),
        Qt::AlignLeft | Qt::AlignTop, title());
    const double top = kReportMargin + kReportTitle;
    const auto columnAt = [&](std::size_t network) {
        return kReportMargin + m_names + kReportGap + static_cast<double>(network) * (m_column + kReportGap);
    };
    const QFont strong = pictureFont(kReportTextSize, QFont::DemiBold);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const double x = columnAt(i);
        painter.setFont(strong);
        painter.setPen(tokens.text1);
        painter.drawText(QRectF(x, top, m_column, kReportLine), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(strong).elidedText(m_rows[i].name, Qt::ElideMiddle, m_column));
        paintShare(painter, QRectF(x, top + kReportLine, m_column, kBar), m_rows[i].card, theme);
    }
    painter.setFont(pictureFont(kReportTextSize));
    for (std::size_t fact = 0; fact < m_facts.size(); ++fact) {
        const double y = top + kReportHead + static_cast<double>(fact) * kReportLine;
        painter.fillRect(QRectF(kReportMargin, y, m_size.width() - 2 * kReportMargin, 1), tokens.hairline);
        painter.setPen(tokens.text2);
        painter.drawText(QRectF(kReportMargin, y, m_names, kReportLine), Qt::AlignLeft | Qt::AlignVCenter,
            ReportWording::heading(m_facts[fact]));
        painter.setPen(tokens.text1);
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            painter.drawText(QRectF(columnAt(i), y, m_column, kReportLine), Qt::AlignLeft | Qt::AlignVCenter,
                ReportWording::value(m_facts[fact], m_rows[i].card));
    }
    const double below = top + kReportHead + static_cast<double>(m_facts.size()) * kReportLine + kReportGap / 2;
    painter.setPen(tokens.text2);
    painter.drawText(QRectF(kReportMargin, below, m_size.width() - 2 * kReportMargin, m_noteHeight), kWrapped, m_note);
    painter.restore();
}

} // namespace convoku
