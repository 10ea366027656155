// SPDX-License-Identifier: MIT
#include "app/exporting/run_table_picture.h"

#include "app/drawing/fonts.h"
#include "app/wording/wording.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextOption>

#include <algorithm>
#include <numeric>

namespace convoku {
namespace {

// In pixels.
constexpr qreal kTableMargin = 24;
constexpr qreal kTableTitle = 36;
constexpr qreal kTableRow = 26;
constexpr qreal kTableColumn = 36;
constexpr qreal kSumColumn = 56;
constexpr qreal kBehindName = 12; ///< behind a name
constexpr qreal kTableLetters = 13;

void writeInCell(
    QPainter& painter, const QRectF& area, const QString& text, Qt::Alignment side, bool strong, const QColor& colour)
{
    painter.setFont(pictureFont(kTableLetters, strong ? QFont::DemiBold : QFont::Normal));
    painter.setPen(colour);
    painter.drawText(area, text, QTextOption(side | Qt::AlignVCenter));
}

} // namespace

RunTablePicture::RunTablePicture(const Recording& recording, int first, int last)
    : m_first(first)
    , m_names(0)
{
    const std::size_t columns = static_cast<std::size_t>(last - first) + 1;
    const std::vector<int> none(columns, 0);
    for (const RuleId id : recording.options().rules) {
        const Model::Rule& rule = recording.model().rule(id);
        m_rows.push_back({Wording::rule(rule), rule.family, none});
    }
    Row guesses{tr("Guesses"), {}, none};
    Row undoneGuesses{tr("Undone guesses"), {}, none};
    Row left{tr("Candidates left"), {}, none, false};
    for (int pass = first; pass <= last; ++pass) {
        const auto column = static_cast<std::size_t>(pass - first);
        for (const Event& event : recording.eventsOf(pass)) {
            if (event.kind == EventKind::Rule)
                m_rows[event.step - 1U].counts[column] += event.changedCount;
            guesses.counts[column] += event.kind == EventKind::Push ? 1 : 0;
            undoneGuesses.counts[column] += event.kind == EventKind::Pop ? 1 : 0;
        }
        left.counts[column] = recording.stateAt(recording.endOf(pass)).candidates.count();
    }
    for (Row* const row : {&guesses, &undoneGuesses}) {
        if (row->counts != none)
            m_rows.push_back(std::move(*row));
    }
    m_rows.push_back(std::move(left));
    const QFontMetricsF letters(pictureFont(kTableLetters));
    for (const Row& row : m_rows)
        m_names = std::max(m_names, std::ceil(letters.horizontalAdvance(row.name)) + kBehindName);
}

QSizeF RunTablePicture::size() const
{
    const qreal columns = static_cast<qreal>(m_rows.front().counts.size()) * kTableColumn;
    const qreal title = QFontMetricsF(pictureFont(kTableLetters + 3, QFont::DemiBold)).horizontalAdvance(this->title());
    return {std::ceil(std::max(m_names + columns + kSumColumn, title)) + 2 * kTableMargin,
        kTableMargin + kTableTitle + static_cast<qreal>(m_rows.size() + 1) * kTableRow + kTableMargin};
}

void RunTablePicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    painter.fillRect(QRectF(QPointF(), size()), theme.background);
    painter.save();
    painter.setFont(pictureFont(kTableLetters + 3, QFont::DemiBold));
    painter.setPen(theme.givenDigit);
    painter.drawText(QPointF(kTableMargin, kTableMargin + kTableLetters + 3), title());
    qreal top = kTableMargin + kTableTitle;
    writeInCell(painter, {kTableMargin, top, m_names, kTableRow}, tr("Pass"), Qt::AlignLeft, false, theme.label);
    qreal x = kTableMargin + m_names;
    for (std::size_t column = 0; column < m_rows.front().counts.size(); ++column, x += kTableColumn)
        writeInCell(painter, {x, top, kTableColumn, kTableRow}, QString::number(m_first + static_cast<int>(column)),
            Qt::AlignHCenter, false, theme.label);
    writeInCell(painter, {x, top, kSumColumn, kTableRow}, tr("In all"), Qt::AlignRight, false, theme.label);
    for (const Row& row : m_rows) {
        top += kTableRow;
        const bool isFirst = &row == m_rows.data();
        const bool isBelowRules = !isFirst && !row.family && (&row - 1)->family;
        painter.setPen(QPen(isFirst || isBelowRules ? theme.thickLine : theme.thinLine, 1));
        painter.drawLine(QLineF(kTableMargin, top, x + kSumColumn, top));
        paintRow(painter, row, top, theme);
    }
    painter.restore();
}

void RunTablePicture::paintRow(QPainter& painter, const Row& row, qreal top, const Theme& theme) const
{
    writeInCell(painter, {kTableMargin, top, m_names, kTableRow}, row.name, Qt::AlignLeft, false, theme.givenDigit);
    qreal x = kTableMargin + m_names;
    for (const int count : row.counts) {
        const QRectF area(x, top, kTableColumn, kTableRow);
        if (count > 0 && row.family && !theme.inkOnly)
            painter.fillRect(area.adjusted(1, 1, -1, -1), blended(theme.board, theme.family(*row.family), 0.25));
        if (count > 0 || !row.hasSum)
            writeInCell(painter, area, QString::number(count), Qt::AlignHCenter, false, theme.givenDigit);
        x += kTableColumn;
    }
    if (row.hasSum)
        writeInCell(painter, {x, top, kSumColumn, kTableRow},
            QString::number(std::accumulate(row.counts.begin(), row.counts.end(), 0)), Qt::AlignRight, true,
            theme.givenDigit);
}

} // namespace convoku
