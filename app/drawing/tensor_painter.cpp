// SPDX-License-Identifier: MIT
#include "app/drawing/tensor_painter.h"

#include "app/drawing/contrast.h"
#include "app/drawing/fonts.h"
#include "app/drawing/tensor_legend.h"
#include "app/drawing/text_lines.h"
#include "app/wording/layer_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace convoku {
namespace {

constexpr qreal kTensorPainterLeastCellWithNumbers = 11;
constexpr qreal kLeastCellWithGrid = 4;
constexpr qreal kLeastLetters = 7; ///< of numbers that are written smaller to fit
constexpr qreal kTensorPainterLabelSize = 12;
constexpr qreal kSmallLabelSize = 10; ///< below small pictures
/// The faintest colour that a number other than 0 has, as a part of the full one.
constexpr qreal kFaintest = 0.18;
/// Ranges that are wider than that spread their small numbers: levels of the search go up to 162, and most are small.
constexpr int kWideRange = 9;

const QString kBetweenTitles = QStringLiteral(" · ");
constexpr int kMostTitleLines = 6;
constexpr int kMostSubtitleLines = 3;
constexpr qreal kTitleLine = 16;
constexpr qreal kSubtitleLine = 15;
constexpr qreal kBelowTitle = TensorGeometry::kTitleHeight - kTitleLine - kSubtitleLine;

QFont titleFont()
{
    return pictureFont(13, QFont::DemiBold);
}

QFont subtitleFont()
{
    return pictureFont(kTensorPainterLabelSize);
}

QFont numberFont(qreal cell)
{
    return pictureFont(tensorNumberHeight(cell));
}

QString numberIn(const TensorPicture& picture, double number)
{
    return picture.numberKind == NumberKind::Real ? LayerWording::shortNumber(number) : LayerWording::number(number);
}

/// In which all numbers of the picture fit into its cells; none where they would be too small. Real numbers are wide:
/// rather than not at all they are written smaller.
std::optional<QFont> fontFor(const TensorGeometry& geometry, const TensorPicture& picture)
{
    const qreal cell = geometry.cell();
    if (cell < kTensorPainterLeastCellWithNumbers)
        return std::nullopt;
    const QFont usual = numberFont(cell);
    const QFontMetricsF metrics(usual);
    std::set<double> different;
    for (const ElementIndex element : geometry.cut().elements())
        different.insert(picture.numbers.at(static_cast<std::size_t>(element.offsetIn(picture.shape))));
    qreal widest = 0;
    for (const double number : different)
        widest = std::max(widest, metrics.horizontalAdvance(numberIn(picture, number)));
    const qreal room = cell - 2 * geometry.pixel();
    if (widest <= room)
        return usual;
    const qreal smaller = std::floor(usual.pixelSize() * room / widest);
    if (picture.numberKind == NumberKind::Whole || smaller < kLeastLetters)
        return std::nullopt;
    return pictureFont(smaller);
}

/// Draws the lines of a table or a plane: thin ones between its elements, thick ones between boxes.
void paintLines(
    QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture, int channel, const Theme& theme)
{
    const TensorCut& cut = geometry.cut();
    const bool joined = cut.isJoined();
    const QRectF all = joined ? geometry.table() : geometry.plane(channel);
    const qreal pixel = geometry.pixel();
    const qreal cell = geometry.cell();
    const bool board = picture.places != Places::Digits && picture.places != Places::Nothing;
    const bool sideBySide = joined && cut.columns == 1;
    const int planes = static_cast<int>(cut.channels.size());
    const int rows = sideBySide || !joined ? cut.rows : planes;
    const int columns = sideBySide ? planes : cut.columns;
    const Board puzzle = picture.places.board;
    // If planes are joined in one table, only lines between the numbers of a plane can separate boxes.
    const auto isStrong = [&](int i, int extent, bool houses, int linesOfBox) {
        return i == 0 || i == extent || (houses && extent == puzzle.side() && i % linesOfBox == 0);
    };
    const bool grid = cell >= kLeastCellWithGrid;
    // Thin ones first, so that they don't cut through the others.
    for (const bool thin : {true, false}) {
        if (thin && !grid && !joined)
            continue;
        const QColor colour = thin ? theme.thinLine : theme.label;
        for (int i = 0; i <= columns; ++i) {
            const qreal x = all.left() + (cut.table ? geometry.columnStart(i) : i * cell) - (i == 0 ? 0 : pixel);
            if (isStrong(i, columns, joined ? !sideBySide : board, puzzle.boxColumns()) != thin)
                painter.fillRect(QRectF(x, all.top(), pixel, all.height()), colour);
        }
        for (int i = 0; i <= rows; ++i) {
            const qreal y = all.top() + (cut.table ? geometry.rowStart(i) : i * cell) - (i == 0 ? 0 : pixel);
            if (isStrong(i, rows, joined ? sideBySide : board, puzzle.boxRows()) != thin)
                painter.fillRect(QRectF(all.left(), y, all.width(), pixel), colour);
        }
    }
}

/// Title and subtitle above a picture of that width, and the height that they need.
struct TitleLines
{
    TitleLines(const QString& titleText, const QString& subtitleText, qreal width, int mostLines, int mostBelow)
        : title(linesOf(titleText, titleFont(), width, mostLines))
        , subtitle(linesOf(subtitleText, subtitleFont(), width, mostBelow))
        , inOneLine(QFontMetricsF(titleFont()).horizontalAdvance(titleText + kBetweenTitles)
                  + QFontMetricsF(subtitleFont()).horizontalAdvance(subtitleText)
              <= width)
    {
    }
    /// With the gap below.
    qreal height() const
    {
        if (inOneLine)
            return TensorGeometry::kTitleLineHeight;
        return static_cast<qreal>(std::max<qsizetype>(title.size(), 1)) * kTitleLine
            + static_cast<qreal>(std::max<qsizetype>(subtitle.size(), 1)) * kSubtitleLine + kBelowTitle;
    }

    QStringList title;
    QStringList subtitle;
    bool inOneLine; ///< one behind the other
};

void paintTitle(QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture, const Theme& theme)
{
    const QRectF area = geometry.title();
    TitleLines lines(picture.title, picture.subtitle, area.width(), kMostTitleLines, kMostSubtitleLines);
    if (area.height() < lines.height())
        lines = TitleLines(picture.title, picture.subtitle, area.width(), 1, 1);
    // Only where no other title needs two lines. In documents there are always two: their fonts may be wider ones.
    lines.inOneLine = lines.inOneLine && area.height() < TensorGeometry::kTitleHeight;
    // Align the text with the planes below: short titles are as near to their planes as long ones.
    qreal top = area.bottom() - lines.height();
    const auto write = [&](const QStringList& texts, const QFont& font, const QColor& colour, qreal height) {
        painter.setFont(font);
        painter.setPen(colour);
        for (const QString& text : texts) {
            painter.drawText(QRectF(area.left(), top, area.width(), height), Qt::AlignLeft | Qt::AlignVCenter, text);
            top += height;
        }
    };
    write(lines.title, titleFont(), theme.givenDigit, kTitleLine);
    if (lines.inOneLine && !picture.subtitle.isEmpty()) {
        painter.setFont(subtitleFont());
        painter.setPen(theme.label);
        const qreal behind = area.left() + QFontMetricsF(titleFont()).horizontalAdvance(picture.title);
        painter.drawText(QRectF(behind, top - kTitleLine, area.right() - behind, kTitleLine),
            Qt::AlignLeft | Qt::AlignVCenter, kBetweenTitles + picture.subtitle);
        return;
    }
    write(lines.subtitle, subtitleFont(), theme.label, kSubtitleLine);
}

/// Which digit a plane is about, in words where there is room for them.
void paintLabel(
    QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture, int channel, const Theme& theme)
{
    const QRectF area = geometry.label(channel);
    if (area.isEmpty())
        return;
    painter.setFont(pictureFont(kTensorPainterLabelSize, QFont::DemiBold));
    painter.setPen(theme.label);
    QString text = LayerWording::plane(picture.shape, picture.places, channel);
    if (geometry.cut().channels.size() == 1) {
        const QString words = LayerWording::planeName(picture.shape, picture.places, channel);
        if (QFontMetricsF(painter.font(), painter.device()).horizontalAdvance(words) <= area.width())
            text = words;
    }
    painter.drawText(area, Qt::AlignCenter, text);
}

constexpr qreal kBetweenNames = 3;
constexpr qreal kBesideRowHead = 9; ///< the frame of a kernel stands out over a table

/// The names of a table's rows and columns.
void paintHeads(QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture, const Theme& theme)
{
    const TensorCut& cut = geometry.cut();
    painter.setFont(pictureFont(kTensorPainterLabelSize));
    painter.setPen(theme.label);
    for (int row = cut.firstRow; row < cut.firstRow + cut.rows; ++row) {
        if (const QRectF head = geometry.rowHead(row); !head.isEmpty())
            painter.drawText(head.adjusted(0, 0, -kBesideRowHead, 0), Qt::AlignRight | Qt::AlignVCenter,
                LayerWording::rowHead(picture.places.board, picture.shape, row));
    }
    // Names that are wider than their columns stand at every other one, or fewer, rather than in one another.
    const QFontMetricsF metrics(painter.font(), painter.device());
    qreal widest = 0;
    for (int column = cut.firstColumn; column < cut.firstColumn + cut.columns; ++column)
        widest = std::max(
            widest, metrics.horizontalAdvance(LayerWording::columnHead(picture.places.board, picture.shape, column)));
    const qreal room = geometry.columnHead(cut.firstColumn).width();
    const int step = room <= 0 ? 1 : std::max(1, static_cast<int>(std::ceil((widest + kBetweenNames) / room)));
    for (int column = cut.firstColumn; column < cut.firstColumn + cut.columns; column += step) {
        if (const QRectF head = geometry.columnHead(column); !head.isEmpty())
            painter.drawText(head, Qt::AlignCenter | Qt::TextDontClip,
                LayerWording::columnHead(picture.places.board, picture.shape, column));
    }
}

/// All planes, small: the one that is large has a frame.
void paintOverview(QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture, const Theme& theme)
{
    const Shape shape = picture.shape;
    painter.setFont(pictureFont(kSmallLabelSize));
    for (int channel = 0; geometry.cut().overview && channel < shape.channels; ++channel) {
        const QRectF square = geometry.small(channel);
        const qreal side = std::floor(square.width() / std::max(shape.rows, shape.columns));
        const QRectF all(square.left() + std::floor((square.width() - side * shape.columns) / 2),
            square.top() + std::floor((square.height() - side * shape.rows) / 2), side * shape.columns,
            side * shape.rows);
        painter.fillRect(all, theme.board);
        for (int row = 0; row < shape.rows; ++row) {
            for (int column = 0; column < shape.columns; ++column) {
                const double number
                    = picture.numbers.at(static_cast<std::size_t>(ElementIndex{channel, row, column}.offsetIn(shape)));
                if (number != 0)
                    painter.fillRect(QRectF(all.left() + column * side, all.top() + row * side, side, side),
                        heatColour(number, picture.range, theme));
            }
        }
        const bool shown = geometry.cut().placeOf(channel) >= 0;
        painter.setBrush(Qt::NoBrush);
        const qreal out = shown ? 1.5 : 0.5;
        painter.setPen(QPen(shown ? theme.givenDigit : theme.thinLine, shown ? 2 : 1));
        painter.drawRect(all.adjusted(-out, -out, out, out));
        painter.setPen(shown ? theme.givenDigit : theme.label);
        if (geometry.labelsSmall())
            painter.drawText(QRectF(square.left() - 4, square.bottom() + 1, square.width() + 8, 11), Qt::AlignCenter,
                LayerWording::plane(shape, picture.places, channel));
    }
    if (geometry.cut().overview && !geometry.labelsSmall()) {
        const QRectF first = geometry.small(0);
        painter.setPen(theme.label);
        painter.drawText(QRectF(first.left() - 30, first.top(), 25, first.height()), Qt::AlignRight | Qt::AlignVCenter,
            QStringLiteral("%1–%2").arg(LayerWording::plane(shape, picture.places, 0),
                LayerWording::plane(shape, picture.places, shape.channels - 1)));
    }
}

} // namespace

qreal tensorNumberHeight(qreal cell)
{
    // Large cells are for looking from afar, but a number needs no more than a part of them.
    constexpr qreal kUsual = 26;
    return std::min(cell, kUsual) * 0.58 + std::max(0.0, cell - kUsual) * 0.3;
}

TensorPicture hiddenPicture(TensorPicture picture)
{
    picture.hidden = true;
    picture.writesNumbers = true;
    std::fill(picture.numbers.begin(), picture.numbers.end(), 0.0);
    return picture;
}

QColor heatColour(double number, Range range, const Theme& theme)
{
    if (number == 0)
        return theme.board;
    const int most = std::max({std::abs(range.low), std::abs(range.high), 1});
    qreal part = std::min(1.0, std::abs(number) / most);
    if (most > kWideRange)
        part = std::sqrt(part);
    const QColor& full = number > 0 ? theme.candidate : theme.family(RuleFamily::NakedPair);
    return blended(theme.board, full, kFaintest + (1 - kFaintest) * part);
}

qreal arrowLine(const QRectF& between)
{
    return between.top() + std::min(between.height() / 2, 120.0);
}

void paintTensorArrow(QPainter& painter, const QRectF& between, const Theme& theme)
{
    if (between.isEmpty())
        return;
    const qreal y = arrowLine(between);
    const QPointF from(between.left() + 10, y);
    const QPointF to(between.right() - 10, y);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.label, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(from, to);
    painter.drawPolyline(QPolygonF{to + QPointF(-6, -6), to, to + QPointF(-6, 6)});
    painter.restore();
}

qreal titleHeightFor(const QString& title, const QString& subtitle, qreal width)
{
    return TitleLines(title, subtitle, width, kMostTitleLines, kMostSubtitleLines).height();
}

QString subtitleOf(const TensorPicture& picture, const TensorCut& cut)
{
    if (!cut.table)
        return picture.subtitle;
    QStringList parts{picture.subtitle, LayerWording::range(picture.range, picture.numberKind)};
    if (!cut.isJoined() && picture.shape.channels > 1)
        parts << LayerWording::planeName(picture.shape, picture.places, cut.channels.front());
    parts << LayerWording::axes(picture.places);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString shortSubtitleOf(const TensorPicture& picture, const TensorCut& cut)
{
    if (!cut.table)
        return picture.subtitle;
    return !cut.isJoined() && picture.shape.channels > 1
        ? LayerWording::planeName(picture.shape, picture.places, cut.channels.front())
        : LayerWording::axes(picture.places);
}

bool hasRoomForNumbers(const TensorGeometry& geometry, const TensorPicture& picture)
{
    return fontFor(geometry, picture).has_value();
}

void paintTensor(QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    paintTitle(painter, geometry, picture, theme);

    const std::optional<QFont> font = picture.writesNumbers ? fontFor(geometry, picture) : std::nullopt;
    for (const int channel : geometry.cut().channels) {
        if (picture.shape.channels > 1)
            paintLabel(painter, geometry, picture, channel, theme);
        painter.fillRect(geometry.plane(channel), theme.board);
    }
    // Equal numbers one after the other: that makes small files.
    std::map<double, std::vector<ElementIndex>> places;
    for (const ElementIndex element : geometry.cut().elements())
        places[picture.numbers.at(static_cast<std::size_t>(element.offsetIn(picture.shape)))].push_back(element);
    const auto groundOf
        = [&](double number) { return picture.colours ? heatColour(number, picture.range, theme) : theme.board; };
    for (const auto& [number, elements] : places) {
        const QColor ground = groundOf(number);
        if (ground == theme.board)
            continue;
        for (const ElementIndex element : elements)
            painter.fillRect(geometry.element(element), ground);
    }
    if (font)
        painter.setFont(*font);
    for (const auto& [number, elements] : places) {
        if (!font)
            break;
        // Zeros stand back: there are so many of them.
        if (picture.hidden)
            painter.setPen(theme.label);
        else
            painter.setPen(
                number == 0 ? blended(theme.board, theme.label, 0.55) : readableOn(theme.givenDigit, groundOf(number)));
        const QString text = picture.hidden ? QStringLiteral("?") : numberIn(picture, number);
        for (const ElementIndex element : elements)
            painter.drawText(geometry.number(element), Qt::AlignCenter, text);
    }
    for (const int channel : geometry.cut().channels)
        paintLines(painter, geometry, picture, channel, theme);
    paintHeads(painter, geometry, picture, theme);
    paintOverview(painter, geometry, picture, theme);
    if (!geometry.legend().isEmpty())
        paintLegend(painter, geometry.legend(), picture.range, theme, geometry.pixel(), picture.numberKind);
    painter.restore();
}

void paintTensorMarks(QPainter& painter, const TensorGeometry& geometry, const TensorMarks& marks, const Theme& theme)
{
    painter.save();
    const std::set<ElementIndex> lit(marks.lit.begin(), marks.lit.end());
    const QColor light = theme.family(marks.family);
    QColor tint = light;
    // Enough to find a few; many are seen anyway, and their numbers must stay so too.
    constexpr std::size_t kFew = 27;
    tint.setAlphaF(lit.size() > kFew ? 0.06F : 0.22F);
    const qreal width = std::max(2.0, geometry.pixel());
    const auto isLit = [&](ElementIndex element, int down, int across) {
        return lit.contains({element.channel, element.row + down, element.column + across});
    };
    QRectF run; // of lit elements side by side
    for (const ElementIndex element : lit) {
        if (!geometry.cut().contains(element))
            continue;
        const QRectF rect = geometry.element(element);
        run = run.isNull() ? rect : run.united(rect);
        const bool continuesRun
            = isLit(element, 0, 1) && geometry.cut().contains({element.channel, element.row, element.column + 1});
        if (continuesRun)
            continue;
        painter.fillRect(run, tint);
        run = {};
    }
    for (const ElementIndex element : lit) {
        if (!geometry.cut().contains(element))
            continue;
        const QRectF rect = geometry.element(element);
        // Only the outer edges of the window.
        if (!isLit(element, -1, 0))
            painter.fillRect(QRectF(rect.left() - 1, rect.top() - 1, rect.width() + 2, width), light);
        if (!isLit(element, 1, 0))
            painter.fillRect(QRectF(rect.left() - 1, rect.bottom() - 1, rect.width() + 2, width), light);
        if (!isLit(element, 0, -1))
            painter.fillRect(QRectF(rect.left() - 1, rect.top() - 1, width, rect.height() + 2), light);
        if (!isLit(element, 0, 1))
            painter.fillRect(QRectF(rect.right() - 1, rect.top() - 1, width, rect.height() + 2), light);
    }
    // Mark lit elements on planes that are only shown small.
    for (const ElementIndex element : lit) {
        const QRectF square = geometry.small(element.channel);
        if (square.isEmpty() || geometry.cut().contains(element))
            continue;
        const Shape shape = geometry.shape();
        const qreal side = std::floor(square.width() / std::max(shape.rows, shape.columns));
        const QPointF corner(square.left() + std::floor((square.width() - side * shape.columns) / 2),
            square.top() + std::floor((square.height() - side * shape.rows) / 2));
        painter.fillRect(
            QRectF(corner.x() + element.column * side, corner.y() + element.row * side, side, side), light);
    }
    const auto frame = [&](ElementIndex element, const QColor& colour, qreal thickness) {
        if (!geometry.cut().contains(element))
            return;
        const QRectF rect = geometry.element(element).adjusted(-thickness, -thickness, thickness, thickness);
        paintSharpFrame(painter, rect, thickness, colour);
    };
    if (marks.picked)
        frame(*marks.picked, theme.cursor, 2);
    if (marks.hovered && marks.hovered != marks.picked)
        frame(*marks.hovered, theme.cursor, 1);
    painter.restore();
}

void paintSharpFrame(QPainter& painter, const QRectF& rect, qreal thickness, const QColor& colour)
{
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), thickness), colour);
    painter.fillRect(QRectF(rect.left(), rect.bottom() - thickness, rect.width(), thickness), colour);
    painter.fillRect(QRectF(rect.left(), rect.top(), thickness, rect.height()), colour);
    painter.fillRect(QRectF(rect.right() - thickness, rect.top(), thickness, rect.height()), colour);
}

} // namespace convoku
