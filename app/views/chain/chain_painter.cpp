// SPDX-License-Identifier: MIT
#include "app/views/chain/chain_painter.h"

#include "app/drawing/fonts.h"
#include "app/drawing/marks.h"
#include "app/drawing/tokens.h"
#include "app/wording/chain_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kChainPainterDot = 3;
/// A folded pass may bear thousands of lines: more arcs than these are one grey area.
constexpr std::size_t kChainPainterMostArcs = 300;

class ChainPainter
{
public:
    ChainPainter(QPainter& painter, const ChainContent& content, const ChainGeometry& geometry, const ChainMarks& marks,
        const Theme& theme)
        : m_painter(painter)
        , m_content(content)
        , m_rows(content.rows)
        , m_geometry(geometry)
        , m_marks(marks)
        , m_theme(theme)
        , m_tokens(tokensOf(theme))
        , m_usual(pictureFont(ChainGeometry::kTextSize))
        , m_strong(pictureFont(ChainGeometry::kTextSize, QFont::DemiBold))
        , m_usualMetrics(m_usual)
        , m_strongMetrics(m_strong)
        , m_pixel(1 / std::max(0.1, painter.deviceTransform().m11()))
    {
    }

    void paint(int first, int last)
    {
        if (m_marks.hovered >= first && m_marks.hovered <= last && m_marks.hovered != m_marks.selected)
            paintGround(m_marks.hovered, blended(m_tokens.canvas, m_tokens.selected, 0.5));
        if (m_marks.selected >= first && m_marks.selected <= last)
            paintGround(m_marks.selected, m_tokens.selected);
        paintArcs(first, last);
        for (int row = first; row <= last; ++row)
            paintRow(row);
    }

private:
    void paintGround(int row, const QColor& colour)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawRoundedRect(m_geometry.row(row), 6, 6);
    }

    void paintArcs(int first, int last)
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(blended(m_tokens.canvas, m_tokens.text3, 0.32), 1));
        for (int row = first; row <= last; ++row) {
            for (const int premise : m_rows.premises(row)) {
                if (row != m_marks.selected && premise != m_marks.selected)
                    m_painter.drawPath(m_geometry.arc(premise, row));
            }
            // Arcs to users up to `last` are already drawn: draw only those that end below the visible rows.
            const auto& users = m_rows.users(row);
            auto user = std::upper_bound(users.begin(), users.end(), last);
            for (std::size_t n = 0; user != users.end() && n < kChainPainterMostArcs; ++user, ++n) {
                if (*user != m_marks.selected && row != m_marks.selected)
                    m_painter.drawPath(m_geometry.arc(row, *user));
            }
        }
        if (m_marks.selected < 0)
            return;
        m_painter.setPen(QPen(m_tokens.text3, 1));
        std::size_t n = 0;
        for (const int user : m_rows.users(m_marks.selected)) {
            if (++n > kChainPainterMostArcs)
                break;
            m_painter.drawPath(m_geometry.arc(m_marks.selected, user));
        }
        const auto& premises = m_rows.premises(m_marks.selected);
        if (premises.empty())
            return;
        const QColor colour = chainColour(m_content, m_marks.selected, m_theme);
        for (const int premise : premises) {
            m_painter.setBrush(Qt::NoBrush);
            m_painter.setPen(QPen(colour, 2));
            m_painter.drawPath(m_geometry.arc(premise, m_marks.selected));
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(colour);
            m_painter.drawEllipse(m_geometry.arcEnd(premise), kChainPainterDot, kChainPainterDot);
        }
        const QPointF tip = m_geometry.arcEnd(m_marks.selected) + QPointF(3, 0);
        m_painter.drawPolygon(QPolygonF{tip, tip + QPointF(-8, -4), tip + QPointF(-8, 4)});
    }

    bool bearsSelected(int row) const
    {
        if (m_marks.selected < 0)
            return false;
        const auto& premises = m_rows.premises(m_marks.selected);
        return std::binary_search(premises.begin(), premises.end(), row);
    }

    void write(const QRectF& place, const QString& text, bool strong, const QColor& colour, bool right = false)
    {
        m_painter.setFont(strong ? m_strong : m_usual);
        m_painter.setPen(colour);
        const QFontMetricsF& metrics = strong ? m_strongMetrics : m_usualMetrics;
        m_painter.drawText(place, Qt::AlignVCenter | Qt::TextSingleLine | (right ? Qt::AlignRight : Qt::AlignLeft),
            metrics.elidedText(text, Qt::ElideRight, place.width() + 0.5));
    }

    void paintChevron(const QRectF& place, bool folded, const QColor& colour)
    {
        const QPointF c = place.center();
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (folded)
            m_painter.drawPolyline(QPolygonF{c + QPointF(-2, -4), c + QPointF(2, 0), c + QPointF(-2, 4)});
        else
            m_painter.drawPolyline(QPolygonF{c + QPointF(-4, -2), c + QPointF(0, 2), c + QPointF(4, -2)});
    }

    void paintNumber(int row, const QString& text)
    {
        const bool bears = bearsSelected(row);
        write(m_geometry.number(row), text, bears || (row == m_marks.selected && m_marks.selected >= 0),
            bears ? readable(chainColour(m_content, m_marks.selected, m_theme)) : m_tokens.text3, true);
    }

    /// Returns a readable letter colour for a hue that is chosen for areas.
    QColor readable(const QColor& colour) const { return blended(colour, m_tokens.text1, 0.15); }

    void paintRow(int row)
    {
        const ProofRow& what = m_rows[row];
        switch (what.kind) {
        case ProofRow::Kind::Start:
            paintStart(row);
            break;
        case ProofRow::Kind::Block:
            paintBlock(row, m_rows.block(what.index));
            break;
        case ProofRow::Kind::Line:
            paintLine(row, what.index);
            break;
        }
    }

    void paintStart(int row)
    {
        const QRectF sign = m_geometry.sign(row);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_tokens.text3);
        m_painter.drawRoundedRect(sign.adjusted(2, 2, -2, -2), 2, 2);
        write(m_geometry.because(row), ChainWording::start(*m_content.proof), true, m_tokens.text1);
        write(
            m_geometry.so(row), ChainWording::startUse(*m_content.recording, *m_content.proof), false, m_tokens.text2);
        write(m_geometry.at(row), QStringLiteral("0"), row == m_marks.selected, m_tokens.text3, true);
    }

    void paintBlock(int row, const ProofBlock& block)
    {
        paintNumber(row, ChainWording::numbers(*m_content.lines, block.first, block.last));
        paintChevron(m_geometry.chevron(row), true, m_tokens.text2);
        QRectF place = m_geometry.because(row);
        place.setLeft(m_geometry.sign(row).left());
        const QString name = ChainWording::block(block);
        write(place, name, true, m_tokens.text1);
        qreal x = place.left() + m_strongMetrics.horizontalAdvance(name) + 12;
        const auto& rules = m_content.recording->model().rules;
        for (std::size_t rule = 0; rule < rules.size(); ++rule) {
            const int count = block.findings[rule];
            if (count == 0)
                continue;
            const QString text = QString::number(count);
            const qreal width = ChainGeometry::kSign + 4 + m_usualMetrics.horizontalAdvance(text);
            if (x + width > place.right() + 8)
                break;
            QRectF sign = m_geometry.sign(row);
            sign.moveLeft(x);
            paintRuleMark(m_painter, sign, rules[rule], m_theme, m_pixel);
            write(QRectF(QPointF(sign.right() + 4, place.top()), QPointF(x + width + 1, place.bottom())), text, false,
                m_tokens.text2);
            x += width + 10;
        }
        write(m_geometry.so(row), ChainWording::blockMarks(block), false, m_tokens.text2);
        write(m_geometry.at(row), QString::number(block.pass), row == m_marks.selected, m_tokens.text3, true);
    }

    void paintLine(int row, int index)
    {
        const ProofLine& line = (*m_content.lines)[index];
        const Recording& recording = *m_content.recording;
        const Event& event = recording.events()[line.event];
        const bool selected = row == m_marks.selected;
        const bool guess = line.kind == ProofLine::Kind::Guess;
        const QRectF sign = m_geometry.sign(row);
        if (line.kind == ProofLine::Kind::Deduction) {
            paintNumber(row, QString::number(line.number));
            paintRuleMark(m_painter, sign, recording.ruleOf(event), m_theme, m_pixel);
        } else {
            paintRingMark(m_painter, sign, event.depth + (guess ? 0 : 1), !guess, m_theme);
        }
        const int block = m_rows.blockOf(index);
        if (block >= 0 && m_rows.canFold(block) && m_rows.block(block).first == index)
            paintChevron(m_geometry.chevron(row), false,
                row == m_marks.hovered || selected ? m_tokens.text2 : blended(m_tokens.canvas, m_tokens.text3, 0.7));
        const bool last = index + 1 == m_content.lines->size();
        write(m_geometry.because(row), ChainWording::because(recording, line), selected || guess, m_tokens.text1);
        write(m_geometry.so(row), ChainWording::so(recording, line), selected || last, m_tokens.text1);
        if (m_geometry.hasFrom())
            write(m_geometry.from(row), ChainWording::from(recording, *m_content.lines, m_rows, index), selected,
                m_tokens.text3, true);
        write(m_geometry.at(row), ChainWording::at(recording, line), selected,
            selected ? m_tokens.text1 : m_tokens.text3, true);
    }

    QPainter& m_painter;
    const ChainContent& m_content;
    const ProofRows& m_rows;
    const ChainGeometry& m_geometry;
    const ChainMarks& m_marks;
    const Theme& m_theme;
    const Tokens m_tokens;
    QFont m_usual;
    QFont m_strong;
    QFontMetricsF m_usualMetrics;
    QFontMetricsF m_strongMetrics;
    qreal m_pixel;
};

} // namespace

QColor chainColour(const ChainContent& content, int row, const Theme& theme)
{
    const ProofRow& what = content.rows[row];
    if (what.kind != ProofRow::Kind::Line)
        return theme.label;
    const ProofLine& line = (*content.lines)[what.index];
    const Event& event = content.recording->events()[line.event];
    switch (line.kind) {
    case ProofLine::Kind::Guess:
        return theme.depth(std::max<int>(1, event.depth));
    case ProofLine::Kind::Failed:
        return theme.depth(event.depth + 1);
    case ProofLine::Kind::Deduction:
        break;
    }
    return theme.family(content.recording->ruleOf(event).family);
}

void paintChain(QPainter& painter, const QRectF& area, const ChainContent& content, const ChainGeometry& geometry,
    const ChainMarks& marks, const Theme& theme)
{
    if (content.isEmpty() || geometry.rowCount() == 0)
        return;
    const int first
        = std::clamp(static_cast<int>(std::floor(area.top() / ChainGeometry::kRow)), 0, geometry.rowCount() - 1);
    const int last
        = std::clamp(static_cast<int>(std::floor(area.bottom() / ChainGeometry::kRow)), first, geometry.rowCount() - 1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    ChainPainter(painter, content, geometry, marks, theme).paint(first, last);
    painter.restore();
}

void paintChainHead(QPainter& painter, const ChainGeometry& geometry, const Theme& theme)
{
    const Tokens tokens = tokensOf(theme);
    const QFont font = pictureFont(ChainGeometry::kTextSize - 1);
    const QFontMetricsF metrics(font);
    painter.save();
    painter.setFont(font);
    painter.setPen(tokens.text3);
    const auto write = [&](QRectF place, const QString& text, bool right) {
        place = QRectF(place.left(), 0, place.width(), ChainGeometry::kHead);
        painter.drawText(place, Qt::AlignVCenter | Qt::TextSingleLine | (right ? Qt::AlignRight : Qt::AlignLeft),
            metrics.elidedText(text, Qt::ElideRight, place.width() + 0.5));
    };
    write(geometry.number(0), ChainWording::lineColumn(), true);
    write(geometry.because(0), ChainWording::becauseColumn(), false);
    write(geometry.so(0), ChainWording::soColumn(), false);
    if (geometry.hasFrom())
        write(geometry.from(0), ChainWording::fromColumn(), true);
    write(geometry.at(0), ChainWording::atColumn(), true);
    painter.restore();
}

} // namespace convoku
