// SPDX-License-Identifier: MIT
#include "app/drawing/function_plot.h"

#include "app/drawing/fonts.h"
#include "app/wording/layer_wording.h"
#include "app/wording/plot_wording.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <functional>

namespace convoku {
namespace {

/// Up to so many whole numbers, a plot shows all of them. With more side by side, the bends are no longer visible.
constexpr int kMostAcross = 10;
/// Minimum number of whole numbers shown on each side of a bend.
constexpr int kPlotBeside = 2;

/// Returns the numbers at which the function bends. A minimum or maximum bends at the number that is held.
std::vector<int> bendsOf(const LayerFunction& function)
{
    if (function.equality)
        return {function.equality->k - 1, function.equality->k + 1};
    const Layer& layer = function.layer;
    if (layer.kind == LayerKind::Clamp)
        return {layer.limits.low, layer.limits.high};
    if (layer.kind == LayerKind::Minimum || layer.kind == LayerKind::Maximum)
        return {static_cast<int>(std::lround(function.held.at(0)))};
    if (layer.kind == LayerKind::AtLeast)
        return {wholeThreshold(layer.threshold) - 1, wholeThreshold(layer.threshold)};
    return {0};
}

/// Returns the number of plotted arguments from one whole number to the next.
int perUnitOf(const LayerFunction& function, Range across)
{
    constexpr int kMost = 60; // in all, about
    if (function.numbers == NumberKind::Whole)
        return 1;
    const int span = across.high - across.low;
    return span <= 2 ? 20 : span <= kMost / 10 ? 10 : span <= kMost / 5 ? 5 : 2;
}

/// Returns true if whole arguments can have results that are not whole. Other functions consist of straight lines.
bool isCurved(LayerKind kind)
{
    return traitsOf(kind).whole == nullptr;
}

Range acrossOf(const LayerFunction& function)
{
    Range all = function.domain;
    if (all.high - all.low <= kMostAcross)
        return {all.low, std::max(all.high, all.low + 1)};
    std::vector<int> seen = bendsOf(function);
    seen.push_back(static_cast<int>(std::floor(function.argument)));
    seen.push_back(static_cast<int>(std::ceil(function.argument)));
    const auto [low, high] = std::minmax_element(seen.begin(), seen.end());
    Range across{std::clamp(*low - kPlotBeside, all.low, all.high), std::clamp(*high + kPlotBeside, all.low, all.high)};
    // Extend the range to the right up to a width of kMostAcross, if the numbers go so far.
    across.high = std::min(all.high, std::max(across.high, across.low + kMostAcross));
    return across;
}

/// Returns the height at which a result is drawn, at most ±1e6; none if the result is not finite.
std::optional<double> drawnAt(double result)
{
    constexpr double kMost = 1e6;
    return std::isfinite(result) ? std::optional(std::clamp(result, -kMost, kMost)) : std::nullopt;
}

/// The numbers at arguments as far apart, without those on a straight way.
QPolygonF lineOf(Range across, int perUnit, const std::function<double(double)>& at)
{
    QPolygonF line;
    const int last = (across.high - across.low) * perUnit;
    const auto argument = [&](int place) { return across.low + static_cast<double>(place) / perUnit; };
    for (int i = 0; i <= last; ++i) {
        const std::optional<double> here = drawnAt(at(argument(i)));
        if (!here)
            continue;
        const std::optional<double> before = i > 0 ? drawnAt(at(argument(i - 1))) : std::nullopt;
        const std::optional<double> after = i < last ? drawnAt(at(argument(i + 1))) : std::nullopt;
        constexpr double kStraight = 1e-9;
        if (!before || !after || std::abs(*before + *after - 2 * *here) > kStraight)
            line << QPointF(argument(i), *here);
    }
    return line;
}

/// The part of a line that lies between two numbers. A line that leaves does not come back: it rises or falls.
QPolygonF cutTo(const QPolygonF& line, Range up)
{
    QPolygonF inside;
    const auto isInside = [up](QPointF point) { return point.y() >= up.low && point.y() <= up.high; };
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (i > 0) {
            const QPointF from = line[i - 1];
            const QPointF to = line[i];
            std::vector<QPointF> edges;
            for (const int edge : {up.low, up.high}) {
                if ((from.y() < edge && to.y() > edge) || (from.y() > edge && to.y() < edge))
                    edges.push_back(from + (to - from) * ((edge - from.y()) / (to.y() - from.y())));
            }
            std::sort(edges.begin(), edges.end(), [](QPointF a, QPointF b) { return a.x() < b.x(); });
            for (const QPointF edge : edges)
                inside << edge;
        }
        if (isInside(line[i]))
            inside << line[i];
    }
    return inside;
}

} // namespace

FunctionPlot plotOf(const LayerFunction& function, const QString& named)
{
    using Kind = FunctionPlot::Curve::Kind;
    using Role = EqualityPart::Role;
    FunctionPlot plot;
    plot.kind = function.layer.kind;
    plot.title = PlotWording::title(function);
    plot.formula = PlotWording::formula(function);
    plot.across = acrossOf(function);

    plot.perUnit = perUnitOf(function, plot.across);
    constexpr int kSmooth = 10;
    const int fine = isCurved(function.layer.kind) ? std::max(plot.perUnit, kSmooth) : plot.perUnit;
    const auto line = [&](const std::function<double(double)>& at) { return lineOf(plot.across, fine, at); };
    const auto whole = line([&](double a) { return function.at(a); });
    std::vector<std::pair<Kind, QPolygonF>> others;
    if (function.equality) {
        const Role role = function.equality->role;
        if (role != Role::Rise && role != Role::RiseOnly)
            others.emplace_back(Kind::Rising, line([&](double a) { return function.rising(a); }));
        if (role != Role::Fall && role != Role::FallOnly)
            others.emplace_back(Kind::Falling, line([&](double a) { return function.falling(a); }));
        if (role != Role::Peak)
            others.emplace_back(
                Kind::Roof, line([&](double a) { return std::min(function.rising(a), function.falling(a)); }));
        // A ramp goes on as far as there are numbers; what matters of it is at the roof.
        const bool below = role == Role::Rise || role == Role::Fall;
        plot.up = {below ? -1 : 0, 2};
    } else {
        if (function.layer.kind == LayerKind::Minimum || function.layer.kind == LayerKind::Maximum) {
            const double b = function.held.at(0);
            others.emplace_back(Kind::First, line([](double a) { return a; }));
            others.emplace_back(Kind::Second, line([b](double) { return b; }));
        }
        plot.up = {0, 1};
        for (const QPointF point : whole) {
            plot.up.low = std::min(plot.up.low, static_cast<int>(std::floor(point.y())));
            plot.up.high = std::max(plot.up.high, static_cast<int>(std::ceil(point.y())));
        }
        if (function.layer.kind == LayerKind::Select) {
            plot.held = QStringLiteral("%1, %2").arg(PlotWording::held(QStringLiteral("x"), function.held.at(0)),
                PlotWording::held(QStringLiteral("y"), function.held.at(1)));
        } else if (!function.held.empty()) {
            plot.held = PlotWording::held(QStringLiteral("b"), function.held.at(0));
        }
    }
    if (!named.isEmpty()) {
        const double result = function.at(function.argument);
        if (const auto drawn = drawnAt(result)) {
            plot.up = {std::min(plot.up.low, static_cast<int>(std::floor(*drawn))),
                std::max(plot.up.high, static_cast<int>(std::ceil(*drawn)))};
            plot.dot = {function.argument, *drawn, PlotWording::dot(named, function.argument, result)};
        }
    }
    for (const auto& [kind, points] : others) {
        const QString label = kind == Kind::Rising ? PlotWording::rising()
            : kind == Kind::Falling                ? PlotWording::falling()
            : kind == Kind::First                  ? QStringLiteral("a")
            : kind == Kind::Second                 ? QStringLiteral("b")
                                                   : QString();
        plot.curves.push_back({kind, cutTo(points, plot.up), label});
    }
    for (int i = 0; i <= (plot.across.high - plot.across.low) * plot.perUnit; ++i)
        plot.results.push_back(function.at(plot.argumentAt(i)));
    plot.curves.push_back({Kind::Whole, cutTo(whole, plot.up), {}});
    return plot;
}

namespace {

std::vector<int> countsOf(const Inspection& values, const LayerFunction& function, const FunctionPlot& plot)
{
    if (function.numbers != NumberKind::Whole)
        return {};
    std::vector<int> counts(plot.results.size());
    const Shape shape = values.network().value(function.variable).shape;
    for (int offset = 0; offset < shape.elements(); ++offset) {
        const double number = values.at(function.variable, ElementIndex::at(offset, shape));
        if (number >= plot.across.low && number <= plot.across.high)
            ++counts[static_cast<std::size_t>(plot.placeOf(number))];
    }
    return counts;
}

/// Returns the table of a layer with two inputs, or with a switch and two more; none if an input has numbers that are
/// not whole, or too many of them.
std::optional<FunctionPlot::Table> tableOf(
    const Network& network, const Layer& layer, LayerFunction function, bool hasElement)
{
    constexpr int kMostRows = 10;
    if (function.equality || layer.inputs.size() < 2)
        return std::nullopt;
    const bool isSelect = layer.kind == LayerKind::Select;
    std::vector<Range> ranges; // of what is held
    for (std::size_t i = 0; i < layer.inputs.size(); ++i) {
        const Value& value = network.value(layer.inputs[i]);
        if (value.numbers != NumberKind::Whole)
            return std::nullopt;
        if (i != (isSelect ? 2 : 0))
            ranges.push_back(value.range);
    }
    const auto spanOf = [](Range range) { return range.high - range.low + 1; };
    int rows = 1;
    for (const Range range : ranges) {
        if (spanOf(range) > kMostRows)
            return std::nullopt;
        rows *= spanOf(range);
    }
    if (rows > kMostRows || spanOf(function.domain) > kMostAcross)
        return std::nullopt;
    FunctionPlot::Table table;
    for (int a = function.domain.low; a <= function.domain.high; ++a)
        table.across.push_back(PlotWording::held(QStringLiteral("a"), a));
    const std::vector<double> here = function.held;
    for (int row = 0; row < rows; ++row) {
        QStringList names;
        int rest = row;
        for (std::size_t i = ranges.size(); i-- > 0; rest /= spanOf(ranges[i]))
            function.held[i] = ranges[i].low + rest % spanOf(ranges[i]);
        for (std::size_t i = 0; i < ranges.size(); ++i)
            names << PlotWording::held(QString(QLatin1Char(isSelect ? (i == 0 ? 'x' : 'y') : 'b')), function.held[i]);
        table.down.push_back(names.join(QStringLiteral(", ")));
        for (int a = function.domain.low; a <= function.domain.high; ++a) {
            if (hasElement && function.held == here && function.argument == a)
                table.here = static_cast<int>(table.results.size());
            table.results.push_back(function.at(a));
        }
    }
    return table;
}

} // namespace

std::optional<FunctionPlot> plotOf(
    const Inspection& values, const Layer& layer, const std::optional<ElementIndex>& element)
{
    const auto function = functionOf(values, layer, element.value_or(ElementIndex{}));
    if (!function)
        return std::nullopt;
    const Network& network = values.network();
    const ValueId output = layer.outputs.front();
    const QString name = element ? LayerWording::element(placesOf(network, output), *element) : QString();
    FunctionPlot plot = plotOf(*function, element && name.isEmpty() ? QStringLiteral("a") : name);
    plot.counts = countsOf(values, *function, plot);
    plot.table = tableOf(network, layer, *function, element.has_value());
    return plot;
}

namespace {

constexpr qreal kPlotTickFont = 11;
constexpr qreal kPlotTitleFont = 12;
constexpr qreal kPlotGap = 6;
constexpr qreal kPlotBars = 15; ///< the longest of them
constexpr qreal kLeastAxes = 60; ///< what the bars leave of them at least
constexpr qreal kLeastTableCell = 16;
constexpr qreal kMostTableCell = 26;
constexpr qreal kLeastBesideTable = 220;

} // namespace

FunctionPlotGeometry::FunctionPlotGeometry(const FunctionPlot& plot, const QRectF& area)
    : m_perUnit(plot.perUnit)
{
    const QFontMetricsF tick(pictureFont(kPlotTickFont));
    const QFontMetricsF title(pictureFont(kPlotTitleFont, QFont::DemiBold));
    if (plot.table)
        placeTable(*plot.table, area);
    const qreal width = m_table.isEmpty() ? area.width() : m_table.left() - 3 * kPlotGap - area.left();
    m_title = QRectF(area.topLeft(), QSizeF(width, std::ceil(title.height())));
    qreal left = 0;
    for (const int end : {plot.up.low, plot.up.high})
        left = std::max(left, tick.horizontalAdvance(LayerWording::number(end)));
    // Half a dot, and half a tick's number, stand out to the right; half a number above.
    const qreal above = m_title.height() + kPlotGap + tick.height() / 2;
    qreal below = tick.height() + kPlotGap;
    const qreal counts = kPlotBars + tick.height();
    const bool hasCounts = !plot.counts.empty() && area.height() - above - below - counts >= kLeastAxes;
    if (hasCounts)
        below += counts;
    const QRectF room(area.left() + std::ceil(left) + kPlotGap, area.top() + above,
        std::max(1.0, width - std::ceil(left) - kPlotGap - tick.horizontalAdvance(QLatin1Char('0')) - kPlotGap),
        std::max(1.0, area.height() - above - below));
    if (hasCounts)
        m_counts = QRectF(room.left(), area.bottom() - counts, room.width(), counts);
    place(room, {plot.across.low, plot.across.high}, {plot.up.low, plot.up.high});
    const qreal wide = 2 * tick.horizontalAdvance(QStringLiteral("−00"));
    ticksAcross = ticksOf(across.ticks(wide, 1), LayerWording::number);
    ticksUp = ticksOf(up.ticks(1.2 * tick.height(), 1), LayerWording::number);
}

void FunctionPlotGeometry::placeTable(const FunctionPlot::Table& table, const QRectF& area)
{
    const QFontMetricsF tick(pictureFont(kPlotTickFont));
    const auto widestOf = [&tick](const std::vector<QString>& heads) {
        qreal widest = 0;
        for (const QString& head : heads)
            widest = std::max(widest, tick.horizontalAdvance(head));
        return std::ceil(widest);
    };
    m_tableHeads = QSizeF(widestOf(table.down) + kPlotGap, std::ceil(tick.height()) + 2);
    const qreal height = std::floor(
        std::min(kMostTableCell, (area.height() - m_tableHeads.height()) / static_cast<qreal>(table.down.size())));
    m_tableCell = QSizeF(std::max(height, widestOf(table.across) + kPlotGap), height);
    const QSizeF size(m_tableHeads.width() + m_tableCell.width() * static_cast<qreal>(table.across.size()),
        m_tableHeads.height() + height * static_cast<qreal>(table.down.size()));
    if (height < kLeastTableCell || area.width() - size.width() - 3 * kPlotGap < kLeastBesideTable)
        return;
    m_table = QRectF(QPointF(std::floor(area.right() - size.width()), area.top()), size);
}

QRectF FunctionPlotGeometry::tableCell(int row, int column) const
{
    return {m_table.topLeft()
            + QPointF(m_tableHeads.width() + column * m_tableCell.width(),
                m_tableHeads.height() + row * m_tableCell.height()),
        m_tableCell};
}

QRectF FunctionPlotGeometry::tableHeadAcross(int column) const
{
    const QRectF cell = tableCell(0, column);
    return {cell.left(), m_table.top(), cell.width(), m_tableHeads.height()};
}

QRectF FunctionPlotGeometry::tableHeadDown(int row) const
{
    const QRectF cell = tableCell(row, 0);
    return {m_table.left(), cell.top(), m_tableHeads.width() - kPlotGap, cell.height()};
}

namespace {

constexpr qreal kDotRoom = 13; ///< from the middle of a dot to a label at its side
constexpr qreal kDotRoomUp = 9; ///< … above or below it

/// Returns the length of the part of a line that is inside a rectangle.
qreal lengthInside(const QRectF& rect, const QPolygonF& line)
{
    qreal inside = 0;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF direction = line[i] - line[i - 1];
        // The parts of the way at which it is between the left and the right edge, and between the upper and the lower.
        qreal from = 0;
        qreal to = 1;
        const auto keep = [&](qreal start, qreal along, qreal low, qreal high) {
            if (along == 0) {
                if (start < low || start > high)
                    to = -1;
                return;
            }
            const qreal one = (low - start) / along;
            const qreal other = (high - start) / along;
            from = std::max(from, std::min(one, other));
            to = std::min(to, std::max(one, other));
        };
        keep(line[i - 1].x(), direction.x(), rect.left(), rect.right());
        keep(line[i - 1].y(), direction.y(), rect.top(), rect.bottom());
        if (to > from)
            inside += (to - from) * std::hypot(direction.x(), direction.y());
    }
    return inside;
}

} // namespace

QRectF dotLabelPlace(const FunctionPlotGeometry& geometry, const FunctionPlot& plot, QSizeF size)
{
    if (!plot.dot)
        return {};
    const QPointF at = geometry.toPicture(plot.dot->argument, plot.dot->result);
    const QRectF room(QPointF(geometry.axes.left(), geometry.title().bottom()),
        QPointF(geometry.title().right(), geometry.axes.bottom() - 2));
    std::vector<QPolygonF> lines;
    for (const FunctionPlot::Curve& curve : plot.curves) {
        QPolygonF& line = lines.emplace_back();
        for (const QPointF point : curve.points)
            line << geometry.toPicture(point);
    }
    const qreal right = at.x() + kDotRoom;
    const qreal left = at.x() - kDotRoom - size.width();
    const qreal above = at.y() - kDotRoomUp - size.height();
    const qreal below = at.y() + kDotRoomUp;
    const qreal level = at.y() - size.height() / 2;
    const qreal over = at.x() - size.width() / 2;
    QRectF best;
    qreal least = -1;
    for (const QPointF corner :
        {QPointF(right, level), QPointF(left, level), QPointF(over, above), QPointF(right, above), QPointF(left, above),
            QPointF(over, below), QPointF(right, below), QPointF(left, below)}) {
        QRectF place(corner, size);
        // Move a label that does not fit into the plot. It is avoided if it then covers its dot.
        place.moveLeft(std::max(room.left(), std::min(place.left(), room.right() - size.width())));
        place.moveTop(std::max(room.top(), std::min(place.top(), room.bottom() - size.height())));
        qreal covered = place.adjusted(-3, -3, 3, 3).contains(at) ? 1000 : 0;
        for (const QPolygonF& line : lines)
            covered += lengthInside(place, line);
        if (least < 0 || covered < least - 0.5) {
            least = covered;
            best = place;
        }
    }
    return best;
}

std::optional<double> FunctionPlotGeometry::argumentAt(QPointF point) const
{
    const int last = std::max(1, static_cast<int>(std::lround((across.high() - across.low()) * m_perUnit)));
    const qreal half = axes.width() / last / 2;
    if (!axes.adjusted(-half, -half, half, half).contains(point))
        return std::nullopt;
    return across.low()
        + static_cast<double>(std::lround((across.numberAt(point.x()) - across.low()) * m_perUnit)) / m_perUnit;
}

} // namespace convoku
