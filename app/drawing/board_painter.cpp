// SPDX-License-Identifier: MIT
#include "app/drawing/board_painter.h"

#include "app/drawing/board_lines.h"
#include "app/drawing/contrast.h"
#include "app/drawing/focus_painter.h"
#include "app/drawing/fonts.h"
#include "app/drawing/rule_stroke.h"
#include "app/drawing/tensor_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace convoku {
namespace {
// All measures in 76ths of a cell, the cell that the drawings of the design have; those of pencil marks where a cell
// has nine, BoardGeometry::markScale() elsewhere.
constexpr qreal kBoardPainterDesignCell = 76;
constexpr qreal kBigDigit = 0.56 * kBoardPainterDesignCell;
constexpr qreal kPencilMarkPart = 0.225; ///< of a cell with nine
constexpr qreal kPencilMark = kPencilMarkPart * kBoardPainterDesignCell;
constexpr qreal kAsideDigit = 15;
constexpr qreal kAsideSide = 20;
// In pixels. Larger than its part of the cell where that is small: but its place must have room for it.
constexpr qreal kLeastMark = 10;
constexpr qreal kLeastStruck = 12;
constexpr qreal kLabel = 12;
/// Share of the grid's colour on the cells of houses that are neither row, column nor box.
constexpr double kOwnHouse = 0.1;
/// Boards with smaller cells are pictures of a few kilobytes, which larger marks would make a fifth larger.
constexpr qreal kLeastCell = 40;
/// A digit of this size fits into the place of a pencil mark beside its neighbours.
constexpr qreal kMostMark = kBoardPainterDesignCell / 3;
/// Pencil marks below this size, in device pixels, are drawn plainly.
constexpr qreal kSmallMark = 11;
/// Below this size, in device pixels, 8 is taken for 0.
constexpr qreal kReadableMark = 6.5;
/// Share of the colour in the square of a candidate without marks, and the size of that square as a part of its place.
constexpr qreal kPlainSquare = 0.7;
/// Digits of cells so small that candidates are squares.
constexpr qreal kSmallBoardDigit = 0.72 * kBoardPainterDesignCell;
/// Opacity of a layer's squares behind a large digit.
constexpr qreal kPale = 0.4;
// The letters of "1→0", which are twice as wide as high, in the place of a candidate.
constexpr qreal kMostNumbers = 10.5;
constexpr qreal kNumbersPart = 0.44;
constexpr qreal kLeastNumbers = 7.5; ///< in pixels
/// Below this size, in device pixels, a depth number would be a smudge.
constexpr qreal kReadableDepth = 9;

QColor faded(QColor colour, qreal opacity)
{
    colour.setAlphaF(static_cast<float>(colour.alphaF() * opacity));
    return colour;
}

class BoardDrawing
{
public:
    BoardDrawing(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme)
        : m_painter(painter)
        , m_geometry(geometry)
        , m_scene(scene)
        , m_theme(theme)
        , m_focus(scene.focus && !scene.reasons ? &*scene.focus : nullptr)
        , m_unit(geometry.cellSide() / kBoardPainterDesignCell)
        , m_markUnit(m_unit * geometry.markScale())
        , m_asideUnit(std::min(m_unit, m_markUnit))
        , m_squares(drawsCandidatesAsSquares(geometry))
        , m_given(pictureFont((m_squares ? kSmallBoardDigit : kBigDigit) * m_unit, QFont::DemiBold))
        , m_found(pictureFont((m_squares ? kSmallBoardDigit : kBigDigit) * m_unit))
        , m_mark(pictureFont(markSize(kLeastMark)))
        , m_small(kPencilMark * m_markUnit < kSmallMark * geometry.pixel())
        , m_boldMark(pictureFont(markSize(kLeastStruck), m_small ? QFont::Normal : QFont::DemiBold))
        , m_aside(pictureFont(kAsideDigit * m_asideUnit, QFont::DemiBold))
        , m_label(pictureFont(std::min(std::max(kLabel, kLabel * m_unit), kMostMark * m_unit)))
    {
        m_removedBy.fill(-1);
        for (std::size_t i = 0; i < scene.removals.size(); ++i)
            m_removedBy[scene.removals[i].candidate] = static_cast<int>(i);
        for (const std::uint16_t index : scene.restored)
            m_restored[index] = true;
        if (m_focus) {
            for (const std::uint16_t index : m_focus->held)
                m_held[index] = true;
        }
        if (scene.elsewhere < 1)
            m_aboutCell = cellsOfFocus(scene);
    }

    void draw()
    {
        m_painter.fillRect(m_geometry.board(), m_theme.board);
        const Board board = m_geometry.boardSize();
        for (int i = 0; i < board.cells(); ++i)
            drawCellBackground(board.cell(i));
        paintFinish(m_painter, m_geometry, m_scene, m_theme);
        if (m_focus)
            paintFocusGround(m_painter, m_geometry, *m_focus, m_theme);
        paintBoardLines(m_painter, m_geometry, m_theme);
        if (m_focus)
            paintFocusHouses(m_painter, m_geometry, *m_focus, m_theme);
        if (m_scene.clash)
            paintClashHouse(m_painter, m_geometry, *m_scene.clash, m_theme);
        for (int i = 0; i < board.cells(); ++i)
            drawCell(board.cell(i));
        for (const Cell cell : m_scene.clashingCells)
            paintWrongCell(m_painter, m_geometry, m_scene, cell, m_theme);
        for (const Cell cell : m_scene.emptyCells)
            paintWrongCell(m_painter, m_geometry, m_scene, cell, m_theme);
        if (m_scene.clash)
            paintClash(m_painter, m_geometry, *m_scene.clash, m_theme);
        for (const BoardScene::ClashCause& cause : m_scene.clashCauses)
            paintCauseBrackets(m_painter, m_geometry, cause.cells, m_theme.family(cause.rule.family));
        if (m_focus)
            paintFocusMarks(m_painter, m_geometry, m_scene, m_theme);
        paintLit(m_painter, m_geometry, m_scene, m_theme);
        if (m_scene.reasons)
            drawReasons(*m_scene.reasons);
        paintChosen(m_painter, m_geometry, m_scene, m_theme);
        if (m_geometry.hasLabels())
            drawLabels();
    }

    /// Draws some cells. In a scene with cells only, no part of a cell extends into another one.
    void draw(const std::vector<Cell>& cells)
    {
        for (const Cell cell : cells) {
            const QRectF rect = m_geometry.cellRect(cell);
            m_painter.setClipRect(rect);
            m_painter.fillRect(rect, m_theme.board);
            drawCellBackground(cell);
            paintBoardLines(m_painter, m_geometry, m_theme, cell);
            // Antialiased lines are some levels off where there is a clip: what lies inside the cell needs none.
            m_painter.setClipping(false);
            drawCell(cell);
            for (const std::vector<Cell>& wrong : {m_scene.clashingCells, m_scene.emptyCells}) {
                if (std::find(wrong.begin(), wrong.end(), cell) != wrong.end())
                    paintWrongCell(m_painter, m_geometry, m_scene, cell, m_theme);
            }
        }
    }

private:
    qreal markSize(qreal least) const
    {
        const qreal size = kPencilMark * m_markUnit;
        return m_geometry.cellSide() < kLeastCell ? size : std::max(size, std::min(least, kMostMark * m_markUnit));
    }

    void drawCellBackground(Cell cell)
    {
        const auto index = static_cast<std::size_t>(cell.index());
        const auto isIn = [cell](const std::vector<Cell>& cells) {
            return std::find(cells.begin(), cells.end(), cell) != cells.end();
        };
        QColor ground = m_theme.board;
        if (isIn(m_scene.emptyCells) || isIn(m_scene.clashingCells))
            ground = m_theme.contradictionCell;
        else if (const double number = layerNumber(cell); number != 0)
            ground = heatColour(number, m_scene.layer->range, m_theme);
        else if (m_scene.givens.isGiven(cell))
            ground = m_theme.givenCell;
        else if (m_scene.tintDerived && m_scene.derivedDepth[index] > 0)
            ground = m_theme.derivedGround(m_scene.derivedDepth[index]);
        // Not translucent: programs that open an SVG file don't all know that.
        if (m_scene.inOwnHouse[index])
            ground = blended(ground, m_theme.thickLine, kOwnHouse);
        if (ground != m_theme.board)
            m_painter.fillRect(m_geometry.cellRect(cell), ground);
    }

    /// 0 where no layer speaks of the cell: its number is not seen either.
    double layerNumber(Cell cell) const
    {
        const bool has = m_scene.layer && m_scene.layer->cells;
        return has ? (*m_scene.layer->cells)[static_cast<std::size_t>(cell.index())] : 0;
    }

    double layerNumber(Candidate candidate) const
    {
        const bool has = m_scene.layer && m_scene.layer->candidates;
        return has ? (*m_scene.layer->candidates)[static_cast<std::size_t>(candidate.index())] : 0;
    }

    /// Returns the background of a candidate's digit, which a layer may have coloured.
    QColor layerGround(Candidate candidate) const
    {
        const double own = layerNumber(candidate);
        const double number = own != 0 ? own : layerNumber(candidate.cell());
        return number != 0 ? heatColour(number, m_scene.layer->range, m_theme) : m_theme.board;
    }

    /// Squares behind the candidates of a cell; paler behind a large digit, that it can be read across them.
    void drawLayerSquares(Cell cell, bool big)
    {
        for (int digit = 0; digit < cell.board.side(); ++digit) {
            const Candidate candidate = Candidate::of(digit, cell);
            const double number = layerNumber(candidate);
            // The number of a house and a digit is shown only where the digit is still possible.
            if (number == 0 || (m_scene.layer->ofHouses && !m_scene.candidates.has(candidate)))
                continue;
            const QColor colour = heatColour(number, m_scene.layer->range, m_theme);
            m_painter.fillRect(snapped(m_geometry.candidateRect(candidate)), big ? faded(colour, kPale) : colour);
        }
    }

    void drawCell(Cell cell)
    {
        const int sole = m_scene.candidates.soleDigit(cell);
        const bool big = sole >= 0 && m_scene.isShownLarge(cell);

        if (big) {
            const auto index = static_cast<std::size_t>(Candidate::of(sole, cell).index());
            if (m_scene.guessDepth[index] > 0)
                drawGuessRing(m_geometry.cellRect(cell).adjusted(9 * m_unit, 7 * m_unit, -9 * m_unit, -7 * m_unit),
                    16 * m_unit, 3.5 * m_unit, m_scene.guessDepth[index]);
        }
        if (m_scene.layer)
            drawLayerSquares(cell, big);
        for (int digit = 0; digit < cell.board.side(); ++digit)
            drawCandidate(Candidate::of(digit, cell), big ? sole : -1);
        if (big) {
            const bool given = m_scene.givens.isGiven(cell);
            const bool clashes = std::ranges::count(m_scene.clashingCells, cell) > 0;
            QColor colour = given ? m_theme.givenDigit : clashes ? m_theme.contradictionMark : m_theme.foundDigit;
            if (const double number = layerNumber(cell); number != 0)
                colour = readableOn(colour, heatColour(number, m_scene.layer->range, m_theme));
            QRectF place = m_geometry.cellRect(cell);
            QFont font = given ? m_given : m_found;
            if (std::find(m_scene.growing.begin(), m_scene.growing.end(), cell) != m_scene.growing.end()) {
                const QRectF from = m_geometry.candidateRect(Candidate::of(sole, cell));
                place.moveCenter(from.center() + (place.center() - from.center()) * m_scene.growth);
                const qreal small = markSize(kLeastMark);
                const qreal large = (m_squares ? kSmallBoardDigit : kBigDigit) * m_unit;
                font = pictureFont(small + (large - small) * m_scene.growth);
            }
            drawText(QString(QChar(u'1' + sole)), place, font, colour);
        }
    }

    /// bigDigit: the digit that the cell shows large, or -1.
    void drawCandidate(Candidate candidate, int bigDigit)
    {
        const bool cellIsBig = bigDigit >= 0;
        const auto index = static_cast<std::size_t>(candidate.index());
        const QRectF rect = m_geometry.candidateRect(candidate);
        if (m_removedBy[index] >= 0) {
            const RuleKind rule = m_scene.removals[static_cast<std::size_t>(m_removedBy[index])].kind;
            const QColor colour
                = faded(m_theme.family(rule.family), m_scene.removalOpacity * strengthIn(candidate.cell()));
            if (m_scene.removalsAsNumbers)
                drawRemovalAsNumbers(candidate.digit, rect, colour);
            else
                drawMark(candidate.digit, rect, true, colour);
            // Only the candidate fades; its marks belong to the step itself.
            if (m_scene.removalMarks && m_squares && !m_scene.removalsAsNumbers) {
                setStrokePen(m_theme.board);
                paintFamilyStroke(m_painter, rect.center(), strokeReach(), rule.family);
                m_painter.setRenderHint(QPainter::Antialiasing);
            } else if (m_scene.removalMarks && m_scene.removalsAsNumbers && !m_squares) {
                paintHouseEdges(m_painter, rect, rule, colour, 2 * m_markUnit, m_geometry.pixel());
            } else if (m_scene.removalMarks && !m_squares) {
                setStrokePen(colour);
                paintFamilyStroke(m_painter, rect.center(), strokeReach(), rule.family);
                m_painter.setRenderHint(QPainter::Antialiasing);
                paintHouseEdges(m_painter, rect, rule, colour, 2 * m_markUnit, m_geometry.pixel());
            }
        } else if (m_scene.failed && *m_scene.failed == index) {
            const QColor& colour = m_theme.depth(m_scene.failedDepth);
            drawMark(candidate.digit, rect, true, colour);
            setStrokePen(m_squares ? m_theme.board : colour);
            m_painter.drawLine(rect.center() - strokeReach(), rect.center() + strokeReach());
            m_painter.setRenderHint(QPainter::Antialiasing);
            drawMarkRing(rect, m_scene.failedDepth);
        } else if (m_scene.asideDepth[index] > 0) {
            // A square in the middle would cover the large digit: the place of that digit is free.
            const bool covers = cellIsBig && 2 * candidate.digit == candidate.board.side() - 1;
            drawAside(
                candidate, covers ? Candidate::of(bigDigit, candidate.cell()) : candidate, m_scene.asideDepth[index]);
        } else if (m_scene.candidates.has(candidate) && !cellIsBig) {
            const int guess = m_scene.guessDepth[index];
            if (guess > 0)
                drawMarkRing(rect, guess);
            const QColor plain
                = m_scene.layer ? readableOn(m_theme.candidate, layerGround(candidate)) : m_theme.candidate;
            if (m_held[index])
                drawMark(candidate.digit, rect, true, m_theme.family(m_focus->rule.family));
            else
                drawMark(candidate.digit, rect, false, faded(plain, strengthIn(candidate.cell())));
            if (m_restored[index])
                drawRestored(rect);
        }
    }

    double strengthIn(Cell cell) const
    {
        if (m_scene.untouched < 1 && m_scene.candidates.countIn(cell) == cell.board.side())
            return m_scene.untouched;
        return m_aboutCell.empty() || m_aboutCell[static_cast<std::size_t>(cell.index())] ? 1 : m_scene.elsewhere;
    }

    /// "1→0" where it can be read, below its digit where both have room. In small places 0 in a frame: there was a 1.
    /// Where candidates are squares, the frame alone.
    void drawRemovalAsNumbers(int digit, const QRectF& rect, const QColor& colour)
    {
        if (m_squares) {
            m_painter.fillRect(squareIn(rect, 1), colour);
            m_painter.fillRect(squareIn(rect, kPlainSquare), m_theme.board);
            return;
        }
        const QString text = QStringLiteral("1→0");
        const qreal size = std::min(kMostNumbers * m_markUnit, rect.width() * kNumbersPart);
        if (size < kLeastNumbers) {
            const qreal line = m_geometry.pixel();
            const QRectF frame = snapped(rect.adjusted(line, line, -line, -line));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.setPen(Qt::NoPen);
            for (const QRectF& edge : {QRectF(frame.topLeft(), QSizeF(frame.width(), line)),
                     QRectF(frame.left(), frame.bottom() - line, frame.width(), line),
                     QRectF(frame.topLeft(), QSizeF(line, frame.height())),
                     QRectF(frame.right() - line, frame.top(), line, frame.height())})
                m_painter.fillRect(edge, colour);
            drawText(QStringLiteral("0"), rect, m_boldMark, colour);
            return;
        }
        const QFont numbers = pictureFont(size, QFont::DemiBold);
        if (2.2 * size > rect.height()) {
            drawText(text, rect, numbers, colour);
            return;
        }
        const QRectF upper(rect.left(), rect.top(), rect.width(), rect.height() * 0.52);
        drawText(QString(QChar(u'1' + digit)), upper, pictureFont(size * 1.1), faded(m_theme.candidate, 0.75));
        drawText(text, QRectF(upper.bottomLeft(), rect.bottomRight()), numbers, colour);
    }

    /// A pencil mark, or the square that stands for it; `strong`: because something is said about it.
    void drawMark(int digit, const QRectF& rect, bool strong, const QColor& colour)
    {
        if (!m_squares) {
            drawText(QString(QChar(u'1' + digit)), rect, strong ? m_boldMark : m_mark, colour);
            return;
        }
        m_painter.fillRect(squareIn(rect, strong ? 1 : kPlainSquare),
            strong || m_scene.layer ? colour : blended(m_theme.board, colour, kPlainSquare));
    }

    /// A square of whole device pixels in the middle of a place. All have one size, wherever their places begin.
    QRectF squareIn(const QRectF& rect, qreal part) const
    {
        const qreal pixel = m_geometry.pixel();
        const qreal side = std::round(rect.width() * part / pixel) * pixel;
        const auto start = [&](qreal middle) { return std::round((middle - side / 2) / pixel) * pixel; };
        return {start(rect.center().x()), start(rect.center().y()), side, side};
    }

    /// Centred by the height of the digits, not of the font's line.
    void drawText(const QString& text, const QRectF& rect, const QFont& font, const QColor& colour)
    {
        const QFontMetricsF metrics(font);
        m_painter.setFont(font);
        m_painter.setPen(colour);
        // Whole device pixels: crisp, and the same digit looks the same in every cell.
        const auto snapped = [pixel = m_geometry.pixel()](qreal x) { return std::round(x / pixel) * pixel; };
        m_painter.drawText(QPointF(snapped(rect.center().x() - metrics.horizontalAdvance(text) / 2),
                               snapped(rect.center().y() + metrics.capHeight() / 2)),
            text);
    }

    QPointF strokeReach() const { return (m_small ? QPointF(5, -6) : QPointF(7, -8)) * m_markUnit; }

    void setStrokePen(const QColor& colour)
    {
        m_painter.setPen(QPen(m_small ? colour : faded(colour, 0.75), std::max(m_geometry.pixel(), 1.5 * m_markUnit)));
        m_painter.setRenderHint(QPainter::Antialiasing, !m_small);
    }

    /// Draws a bar below a candidate that backtracking restored, in the hue of the failed guess.
    void drawRestored(const QRectF& rect)
    {
        const qreal height = std::max(2 * m_geometry.pixel(), 3 * m_markUnit);
        const qreal inset = 2 * m_markUnit;
        m_painter.fillRect(
            snapped(QRectF(rect.left() + inset, rect.bottom() - height, rect.width() - 2 * inset, height)),
            m_theme.depth(std::max(1, m_scene.failedDepth)));
    }

    /// Edges on whole device pixels: no blur, and small files when it becomes a GIF.
    QRectF snapped(const QRectF& rect) const
    {
        const auto whole = [pixel = m_geometry.pixel()](qreal x) { return std::round(x / pixel) * pixel; };
        return {QPointF(whole(rect.left()), whole(rect.top())), QPointF(whole(rect.right()), whole(rect.bottom()))};
    }

    void drawGuessRing(const QRectF& rect, qreal radius, qreal width, int depth)
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_theme.depth(depth), std::max(m_geometry.pixel(), width)));
        m_painter.drawRoundedRect(rect, radius, radius);
    }

    void drawMarkRing(const QRectF& rect, int depth) { drawGuessRing(rect, 6 * m_markUnit, 2 * m_markUnit, depth); }

    void drawAside(Candidate candidate, Candidate place, int depth)
    {
        if (m_squares) {
            const QRectF rect = m_geometry.besideDigit(place);
            drawMark(candidate.digit, rect, true, m_theme.depth(depth));
            if (Theme::repeatsHue(depth)) // hollow: the hue alone would be taken for that of a depth further up
                m_painter.fillRect(squareIn(rect, kPlainSquare / 2), m_theme.board);
            return;
        }
        const QPointF middle = m_geometry.besideDigit(place).center();
        const qreal side = kAsideSide * m_asideUnit;
        const QRectF square(middle.x() - side / 2, middle.y() - side / 2, side, side);
        const qreal radius = 3.5 * m_asideUnit;
        const QColor& hue = m_theme.depth(depth);
        const QColor& ink = m_theme.inkOnly ? hue : m_theme.onColour;
        const qreal line = std::max(m_geometry.pixel(), 1.2 * m_asideUnit);
        if (m_theme.inkOnly) {
            const qreal half = line / 2;
            m_painter.setPen(QPen(hue, line));
            m_painter.setBrush(m_theme.board);
            m_painter.drawRoundedRect(square.adjusted(half, half, -half, -half), radius, radius);
        } else {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(hue);
            m_painter.drawRoundedRect(square, radius, radius);
        }
        m_painter.setBrush(Qt::NoBrush);
        const bool again = Theme::repeatsHue(depth);
        const qreal inset = again ? 2 * line : 0;
        if (again) {
            // The hue alone would be taken for that of a depth further up.
            m_painter.setPen(QPen(ink, line));
            m_painter.drawRect(square.adjusted(inset, inset, -inset, -inset));
        }
        const bool hovered = m_scene.hovered && *m_scene.hovered == candidate.cell();
        const qreal readable = kReadableDepth * m_geometry.pixel();
        const qreal depthSize = 8 * m_asideUnit;
        // A second number would be read as a power: only under the mouse, or where the hue does not say the depth.
        const bool needed = hovered || ((again || m_theme.inkOnly) && side >= 1.6 * readable);
        if (!needed) {
            drawText(QString(QChar(u'1' + candidate.digit)), square, m_aside, ink);
            return;
        }
        // Digit to the left, depth as a small number at the top right.
        const qreal room = std::max(depthSize, readable);
        drawText(QString(QChar(u'1' + candidate.digit)), square.translated(-2.5 * m_asideUnit, 1 * m_asideUnit),
            m_aside, ink);
        drawText(QString::number(depth),
            QRectF(square.center().x() + 2 * m_asideUnit, square.top() + 1.5 * m_asideUnit + inset, 8 * m_asideUnit,
                7 * m_asideUnit),
            pictureFont(room, QFont::DemiBold), ink);
    }

    bool isShownLarge(Cell cell) const { return m_scene.candidates.soleDigit(cell) >= 0; }

    /// All about the picked candidate has the cursor's hue: full lines for what was there, dotted for what was not,
    /// dashed for the cells of the finding.
    void drawReasons(const BoardScene::Reasons& reasons)
    {
        const qreal width = std::max(m_geometry.pixel(), 2 * m_unit);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_theme.cursor, width, Qt::DashLine));
        for (const Cell cell : reasons.cells) {
            const qreal inset = 2.5 * m_unit + width / 2;
            m_painter.drawRect(m_geometry.cellRect(cell).adjusted(inset, inset, -inset, -inset));
        }
        drawReasonsOfLargeDigits(reasons);
        for (const std::uint16_t index : reasons.present) {
            const Candidate candidate = m_geometry.boardSize().candidate(index);
            if (isShownLarge(candidate.cell()))
                continue;
            m_painter.setPen(QPen(m_theme.cursor, std::max(m_geometry.pixel(), 2 * m_markUnit)));
            m_painter.drawRoundedRect(m_geometry.candidateRect(candidate), 4 * m_markUnit, 4 * m_markUnit);
        }
        for (const std::uint16_t index : reasons.absent) {
            const Candidate candidate = m_geometry.boardSize().candidate(index);
            // In a cell with a large digit all others are missing: saying so one by one would only hide it.
            if (isShownLarge(candidate.cell()) || m_removedBy[index] >= 0 || m_scene.asideDepth[index] > 0)
                continue;
            const QRectF rect = m_geometry.candidateRect(candidate);
            const qreal thin = std::max(m_geometry.pixel(), 1.2 * m_markUnit);
            const qreal inset = 2 * m_markUnit;
            m_painter.setPen(QPen(m_theme.cursor, thin, Qt::DotLine));
            m_painter.drawRect(rect.adjusted(inset, inset, -inset, -inset));
            drawText(QString(QChar(u'1' + candidate.digit)), rect, m_mark, m_theme.cursor);
            // Struck out: the digit alone would be taken for one that is there.
            m_painter.setPen(QPen(m_theme.cursor, thin));
            m_painter.drawLine(QPointF(rect.left() + 5 * m_markUnit, rect.center().y()),
                QPointF(rect.right() - 5 * m_markUnit, rect.center().y()));
        }
    }

    /// In a cell with a large digit all other digits are missing, and single places would only hide it: the cell is
    /// marked as a whole, unless it is part of the finding and marked as such.
    void drawReasonsOfLargeDigits(const BoardScene::Reasons& reasons)
    {
        std::array<bool, kMostCells> marked{};
        for (const Cell cell : reasons.cells)
            marked[static_cast<std::size_t>(cell.index())] = true;
        const auto mark = [&](const std::vector<std::uint16_t>& candidates, Qt::PenStyle line) {
            for (const std::uint16_t index : candidates) {
                const Cell cell = m_geometry.boardSize().candidate(index).cell();
                if (!isShownLarge(cell) || std::exchange(marked[static_cast<std::size_t>(cell.index())], true))
                    continue;
                const qreal width = std::max(m_geometry.pixel(), 2 * m_unit);
                const qreal inset = 2.5 * m_unit + width / 2;
                m_painter.setPen(QPen(m_theme.cursor, width, line));
                m_painter.drawRoundedRect(
                    m_geometry.cellRect(cell).adjusted(inset, inset, -inset, -inset), 4 * m_unit, 4 * m_unit);
            }
        };
        mark(reasons.present, Qt::SolidLine);
        mark(reasons.absent, Qt::DotLine);
    }

    void drawLabels()
    {
        for (int i = 0; i < m_geometry.boardSize().side(); ++i) {
            drawText(QString::number(i + 1), m_geometry.rowLabel(i), m_label, m_theme.label);
            drawText(QString::number(i + 1), m_geometry.columnLabel(i), m_label, m_theme.label);
        }
    }

    QPainter& m_painter;
    const BoardGeometry& m_geometry;
    const BoardScene& m_scene;
    const Theme& m_theme;
    const BoardFocus* m_focus; ///< null: not marked
    qreal m_unit;
    qreal m_markUnit;
    qreal m_asideUnit; ///< pixels; size unit of the signs beside a large digit
    bool m_squares; ///< instead of pencil marks
    QFont m_given;
    QFont m_found;
    QFont m_mark;
    bool m_small; ///< pencil marks of few pixels: crisp lines and plain weight read better, and make smaller files
    QFont m_boldMark;
    QFont m_aside;
    QFont m_label;
    std::array<int, kMostCandidates> m_removedBy;
    std::array<bool, kMostCandidates> m_restored{};
    std::array<bool, kMostCandidates> m_held{}; ///< the digits of the cause
    std::vector<bool> m_aboutCell; ///< the others are fainter; empty: none is
};

} // namespace

bool drawsCandidatesAsSquares(const BoardGeometry& geometry)
{
    return kPencilMarkPart * geometry.markScale() * geometry.cellSide() < kReadableMark * geometry.pixel();
}

void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme)
{
    if (geometry.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    BoardDrawing(painter, geometry, scene, theme).draw();
    painter.restore();
}

void paintCells(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme,
    const std::vector<Cell>& cells)
{
    if (geometry.isEmpty() || cells.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    BoardDrawing(painter, geometry, scene, theme).draw(cells);
    painter.restore();
}

} // namespace convoku
