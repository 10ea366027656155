// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/proof_lines.h"

#include <QFont>
#include <QPainterPath>
#include <QRectF>

#include <memory>

namespace convoku {

/// A proof as it is drawn, and what it is about. Does not change while somebody draws it.
struct ChainContent
{
    std::shared_ptr<const Recording> recording;
    std::shared_ptr<const Proof> proof;
    std::shared_ptr<const ProofLines> lines;
    ProofRows rows;

    static ChainContent of(std::shared_ptr<const Recording> recording, std::shared_ptr<const Proof> proof);
    /// Returns true if there is no proof to draw.
    bool isEmpty() const { return proof == nullptr; }
};

/// Widths of the texts of a proof's lines, independent of the available width. Measured once per proof; in a long
/// proof, only a sample of at least kMeasured lines is measured.
struct ChainWidths
{
    static constexpr int kMeasured = 400;

    qreal number = 0;
    qreal because = 0;
    qreal so = 0;
    qreal from = 0;
    qreal at = 0;

    ChainWidths() = default;
    explicit ChainWidths(const ChainContent& content);
};

/// Lays out the lines of a proof, in pixels from the top of the first line, at the usual text size.
class ChainGeometry
{
public:
    static constexpr qreal kTextSize = 13;
    static constexpr qreal kRow = 23;
    static constexpr qreal kHead = 24; ///< of the names of the columns, which stand above
    static constexpr qreal kSign = 16;
    /// With less room there are no lines to read.
    static constexpr qreal kLeastWidth = 300;

    ChainGeometry() = default;
    ChainGeometry(const ChainWidths& widths, int rows, qreal width);

    /// That shows every text in full.
    static qreal fullWidth(const ChainWidths& widths);

    qreal width() const { return m_width; }
    qreal height() const { return m_rows * kRow; }
    int rowCount() const { return m_rows; }
    /// The row at a height, or -1.
    int rowAt(qreal y) const;
    /// Without the arcs beside it.
    QRectF row(int row) const { return {m_arcs + 6, row * kRow, m_width - m_arcs - 8, kRow}; }
    QRectF number(int row) const { return column(row, m_number); }
    QRectF chevron(int row) const { return column(row, m_chevron); }
    QRectF sign(int row) const;
    QRectF because(int row) const { return column(row, m_because); }
    QRectF so(int row) const { return column(row, m_so); }
    QRectF from(int row) const { return column(row, m_from); }
    QRectF at(int row) const { return column(row, m_at); }
    /// From and so together, for what has no columns.
    QRectF rest(int row) const;
    /// Returns true if there is room for the column of the lines that a line rests on.
    bool hasFrom() const { return m_from.second > m_from.first; }

    /// Returns the point at which the arcs of a row begin and end.
    QPointF arcEnd(int row) const { return {m_arcs, (row + 0.5) * kRow}; }
    /// From a row to one that rests on it.
    QPainterPath arc(int premise, int row) const;

private:
    using Span = std::pair<qreal, qreal>;
    static QRectF column(int row, Span span) { return {span.first, row * kRow, span.second - span.first, kRow}; }

    int m_rows = 0;
    qreal m_width = 0;
    qreal m_arcs = 0; ///< the right end of the arcs' room
    Span m_number;
    Span m_chevron;
    Span m_sign;
    Span m_because;
    Span m_so;
    Span m_from;
    Span m_at;
};

} // namespace convoku
