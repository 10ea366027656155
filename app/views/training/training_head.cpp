// SPDX-License-Identifier: MIT
#include "app/views/training/training_head.h"

#include "app/drawing/fonts.h"
#include "app/drawing/text_lines.h"
#include "app/views/training/training_wording.h"
#include "app/wording/layer_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace convoku {
namespace {

constexpr qreal kHeadTitleFont = 13;
constexpr qreal kNoteFont = 12;
constexpr qreal kHeadTitle = 22;
constexpr qreal kNote = 34; ///< two lines
constexpr qreal kNoteLine = 16;
constexpr qreal kNumbers = 176;
constexpr qreal kPlot = 92;
constexpr qreal kHeadGap = 32;
constexpr qreal kThree = 820; ///< as wide as three columns need at least
constexpr qreal kTwo = 460;
constexpr qreal kWent = 230; ///< the least height of the curves
constexpr std::size_t kHeadMostCurves = 64;
constexpr double kYes = 0.5;

std::vector<double> doubles(std::span<const float> numbers)
{
    return {numbers.begin(), numbers.end()};
}

double resultOf(const QPolygonF& function, double sum)
{
    if (function.isEmpty())
        return 0;
    if (sum <= function.front().x())
        return function.front().y();
    for (int i = 1; i < function.size(); ++i) {
        const QPointF a = function[i - 1];
        const QPointF b = function[i];
        if (sum <= b.x())
            return a.y() + (b.y() - a.y()) * (sum - a.x()) / (b.x() - a.x());
    }
    return function.back().y();
}

/// What places that are alone make: those that are answered yes, and the others, a dot each.
std::vector<SumPlot::Dot> dotsOf(
    const QPolygonF& function, std::span<const float> kernel, double offset, TrainingInk yesInk)
{
    std::vector<int> yes;
    std::vector<int> no;
    double yesSum = 0;
    double noSum = 0;
    for (std::size_t i = 0; i < kernel.size(); ++i) {
        const double sum = kernel[i] + offset;
        const bool isYes = resultOf(function, sum) >= kYes;
        (isYes ? yes : no).push_back(static_cast<int>(i));
        (isYes ? yesSum : noSum) += sum;
    }
    std::vector<SumPlot::Dot> dots;
    const bool all = yes.size() == kernel.size();
    const auto add = [&](const std::vector<int>& places, double sums, TrainingInk ink, const QString& label) {
        if (places.empty())
            return;
        const double sum = sums / static_cast<double>(places.size());
        dots.push_back({sum, resultOf(function, sum), ink, label});
    };
    std::uint16_t bits = 0;
    for (const int place : yes)
        bits = static_cast<std::uint16_t>(bits | 1 << place);
    add(no, noSum, TrainingInk::Negative, yes.empty() ? TrainingWording::onePlace() : TrainingWording::elsewhere());
    add(yes, yesSum, yesInk, all ? TrainingWording::onePlace() : TrainingWording::onePlaceIn(bits));
    return dots;
}

TrainingHead::Side sideOf(const LearningTask& task, std::span<const float> numbers, std::span<const float> begun,
    const QPolygonF& function, double low, double high, bool isWritten)
{
    TrainingHead::Side side;
    const bool oneLayer = task.learned.size() == 1;
    const std::size_t kernel = kernelSize(task);
    if (oneLayer && task.learned.front().oneKernel) {
        KernelBars bars;
        bars.numbers = doubles(numbers.first(kernel));
        if (!begun.empty())
            bars.begun = doubles(begun.first(kernel));
        if (isWritten)
            bars.ink = TrainingInk::Written;
        bars.low = low;
        bars.high = high;
        side.bars = std::move(bars);
    } else {
        std::size_t from = 0;
        for (const LearnedLayer& layer : task.learned) {
            const std::size_t many = learnedNumbers(*task.layers, layer);
            NumberPlanes planes = numberPlanesOf(*task.layers, layer, numbers.subspan(from, many));
            side.planes.most = std::max(side.planes.most, planes.most);
            side.planes.left += planes.left;
            side.planes.planes.insert(side.planes.planes.end(), planes.planes.begin(), planes.planes.end());
            from += many;
        }
    }
    if (!function.isEmpty() && side.bars) {
        const double offset = numbers.size() > kernel ? numbers.back() : 0;
        side.plot.curve = function;
        side.plot.ink = isWritten ? TrainingInk::Written : TrainingInk::Positive;
        side.plot.left = std::max(std::floor(std::min(low, -1.0) - 1), function.front().x());
        side.plot.right = std::min(std::ceil(std::max(high, 2.0) + 1), function.back().x());
        side.plot.dots = dotsOf(function, numbers.first(kernel), offset, side.plot.ink);
    }
    return side;
}

/// The curves of the numbers up to a step, and where they stand there.
LineChart wentOf(const TrainingRecord& record, const TrainingRun& run, int step, std::span<const float> written)
{
    LineChart chart;
    const std::size_t kernel = kernelSize(record.task);
    const std::size_t curves = std::min(kernel, kHeadMostCurves);
    const std::size_t until = run.frameAt(step);
    const std::vector<float>& now = run.frames.at(until).numbers;
    chart.right = std::max(record.setup.steps, 1);
    double low = 0;
    double high = 1;
    for (const TrainingFrame& frame : run.frames) {
        for (std::size_t i = 0; i < curves; ++i) {
            low = std::min(low, static_cast<double>(frame.numbers[i]));
            high = std::max(high, static_cast<double>(frame.numbers[i]));
        }
    }
    chart.low = low;
    chart.high = high;
    const bool same = std::ranges::all_of(written.first(kernel), [&](float its) { return its == written.front(); });
    if (same) {
        chart.lines.push_back({{{0, written.front()}, {chart.right, written.front()}}, TrainingInk::Written, 1.2,
            Qt::DashLine, TrainingWording::writtenNumber(written.front())});
    }
    const std::vector<NumberGroup> groups = groupsOf(std::span(now).first(curves));
    std::vector<bool> labelled(groups.size(), false);
    constexpr std::size_t kMostLabels = 5;
    for (std::size_t i = 0; i < curves; ++i) {
        LineChart::Line line;
        line.ink = now[i] < 0 ? TrainingInk::Negative : TrainingInk::Positive;
        for (std::size_t frame = 0; frame <= until; ++frame)
            line.points << QPointF(run.frames[frame].step, run.frames[frame].numbers[i]);
        for (std::size_t group = 0; group < std::min(groups.size(), kMostLabels); ++group) {
            if (!labelled[group] && std::abs(groups[group].mean - now[i]) <= 0.25) {
                labelled[group] = true;
                line.label = groups[group].count == 1 ? LayerWording::shortNumber(groups[group].mean)
                                                      : QStringLiteral("%1 ×%2")
                                                            .arg(LayerWording::shortNumber(groups[group].mean))
                                                            .arg(groups[group].count);
                break;
            }
        }
        chart.dots.push_back({line.points.front(), TrainingInk::Quiet});
        chart.lines.push_back(std::move(line));
    }
    return chart;
}

QRectF bodyOf(const QRectF& side)
{
    return side.adjusted(0, kHeadTitle + kNote, 0, 0);
}

void paintSide(QPainter& painter, const QRectF& area, const TrainingHead::Side& side, const Theme& theme)
{
    const Tokens tokens = tokensOf(theme);
    const QRectF title(area.left(), area.top(), area.width(), kHeadTitle);
    const QFont bold = pictureFont(kHeadTitleFont, QFont::DemiBold);
    const QFontMetricsF metrics(bold);
    painter.setFont(bold);
    painter.setPen(trainingWords(side.ink, theme));
    painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter, side.share);
    const qreal room = title.width() - metrics.horizontalAdvance(side.share) - 8;
    painter.setPen(tokens.text1);
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(side.title, Qt::ElideRight, room));
    const QFont small = pictureFont(kNoteFont);
    painter.setFont(small);
    painter.setPen(tokens.text2);
    qreal top = title.bottom();
    for (const QString& line : linesOf(side.note, small, area.width(), 2)) {
        painter.drawText(QRectF(area.left(), top, area.width(), kNoteLine), Qt::AlignLeft | Qt::AlignVCenter, line);
        top += kNoteLine;
    }
    const QRectF numbers = TrainingHeadGeometry::numbersIn(area, side);
    if (side.bars)
        paintKernelBars(painter, KernelBarsGeometry(*side.bars, numbers), *side.bars, theme);
    else
        paintNumberPlanes(painter, numbers, side.planes, theme);
    if (!side.plot.curve.isEmpty())
        paintSumPlot(painter, TrainingHeadGeometry::plotIn(area, side), side.plot, theme);
}

} // namespace

std::size_t kernelSize(const LearningTask& task)
{
    std::size_t all = 0;
    for (const LearnedLayer& layer : task.learned)
        all += learnedNumbers(*task.layers, layer);
    const bool one = task.learned.size() == 1 && task.learned.front().oneKernel && task.learned.front().offset;
    return one ? all - 1 : all;
}

TrainingHead trainingHeadOf(const TrainingRecord& record, std::size_t start, int step, const QPolygonF& function)
{
    const TrainingRun& run = record.runs.at(start);
    const TrainingFrame& frame = run.frames.at(run.frameAt(step));
    const std::vector<float> written = learnedNumbersOf(*record.task.layers, record.task.learned);
    TrainingHead head;
    head.went = wentOf(record, run, step, written);
    const std::size_t kernel = kernelSize(record.task);
    double high = std::max(head.went.high, 1.0);
    double low = head.went.low;
    for (const float number : std::span(written).first(kernel)) {
        high = std::max(high, static_cast<double>(number));
        low = std::min(low, static_cast<double>(number));
    }
    head.went.high = high;
    head.went.low = low;
    head.written = sideOf(record.task, written, {}, function, low, high, true);
    head.written.title = TrainingWording::writtenTitle();
    head.written.note = TrainingWording::writtenNote(record.task);
    head.written.share = TrainingWording::share(1);
    head.learned = sideOf(record.task, frame.numbers, run.frames.front().numbers, function, low, high, false);
    head.learned.title = TrainingWording::learnedTitle(static_cast<int>(start) + 1);
    head.learned.note = TrainingWording::learnedNote(record.task, frame.numbers);
    head.learned.share = TrainingWording::share(frame.right);
    head.learned.ink = inkOf(outcomeAt(record, run, step));
    head.wentTitle = TrainingWording::wentTitle(static_cast<int>(start) + 1);
    return head;
}

TrainingOutcome outcomeAt(const TrainingRecord& record, const TrainingRun& run, int step)
{
    TrainingRun until;
    const TrainingFrame& frame = run.frames.at(run.frameAt(step));
    until.frames.push_back({frame.step, frame.loss, frame.right, {}});
    return outcomeOf(record, until);
}

StartTiles startTilesOf(const TrainingRecord& record, std::size_t chosen, int step)
{
    StartTiles tiles;
    tiles.steps = std::max(record.setup.steps, 1);
    const std::size_t kernel = std::min<std::size_t>(kernelSize(record.task), 36);
    struct Place
    {
        TrainingOutcome outcome;
        int drop;
        std::size_t start;
    };
    std::vector<Place> order;
    double least = record.alwaysNoLoss > 0 ? record.alwaysNoLoss : 1;
    double most = least;
    for (std::size_t i = 0; i < record.runs.size(); ++i) {
        const TrainingRun& run = record.runs[i];
        order.push_back({outcomeAt(record, run, step), run.dropStep().value_or(record.setup.steps + 1), i});
        for (const TrainingFrame& frame : run.frames) {
            most = std::max(most, frame.loss);
            if (frame.loss > 0)
                least = std::min(least, frame.loss);
        }
    }
    std::ranges::sort(order, [](const Place& a, const Place& b) {
        return std::tie(a.outcome, a.drop, a.start) < std::tie(b.outcome, b.drop, b.start);
    });
    // One that runs away must not press the others flat.
    constexpr double kMostShown = 5;
    tiles.leastLoss = std::max(least, most * 1e-4);
    tiles.mostLoss = most;
    std::array<int, StartTiles::kGroups> counts{};
    for (const Place& place : order) {
        const TrainingRun& run = record.runs[place.start];
        const std::size_t until = run.frameAt(step);
        const TrainingFrame& frame = run.frames.at(until);
        StartTiles::Tile tile;
        tile.start = place.start;
        tile.outcome = place.outcome;
        tile.share = TrainingWording::share(frame.right);
        tile.numbers = doubles(std::span(frame.numbers).first(std::min(kernel, frame.numbers.size())));
        for (const double number : tile.numbers) {
            tiles.low = std::clamp(number, -kMostShown, tiles.low);
            tiles.high = std::clamp(number, tiles.high, kMostShown);
        }
        for (std::size_t i = 0; i <= until; ++i)
            tile.loss << QPointF(run.frames[i].step, run.frames[i].loss);
        tile.caption = TrainingWording::caption(place.outcome, std::span(frame.numbers).first(kernelSize(record.task)));
        ++counts.at(static_cast<std::size_t>(place.outcome));
        if (place.start == chosen)
            tiles.chosen = tiles.tiles.size();
        tiles.tiles.push_back(std::move(tile));
    }
    for (std::size_t group = 0; group < counts.size(); ++group)
        tiles.titles[group] = TrainingWording::group(static_cast<TrainingOutcome>(group), counts[group], record);
    return tiles;
}

LineChart lossChartOf(const TrainingRecord& record, std::size_t chosen)
{
    LineChart chart;
    chart.logarithmic = true;
    chart.right = std::max(record.setup.steps, 1);
    double least = record.alwaysNoLoss > 0 ? record.alwaysNoLoss : 1;
    double most = least;
    for (const TrainingRun& run : record.runs) {
        for (const TrainingFrame& frame : run.frames) {
            most = std::max(most, frame.loss);
            if (frame.loss > 0)
                least = std::min(least, frame.loss);
        }
    }
    // Three decades show the drop; what is below lies on the edge.
    chart.low = std::clamp(least, most * 1e-3, most * 0.5);
    chart.high = most;
    std::array<bool, StartTiles::kGroups> named{}; // one of each group says what it is
    const auto add = [&](std::size_t start, bool isChosen) {
        const TrainingRun& run = record.runs[start];
        const TrainingOutcome outcome = outcomeOf(record, run);
        LineChart::Line line;
        line.ink = isChosen ? TrainingInk::Chosen : inkOf(outcome);
        line.width = isChosen ? 2.4 : 1.2;
        for (const TrainingFrame& frame : run.frames)
            line.points << QPointF(frame.step, frame.loss);
        if (isChosen)
            line.label = TrainingWording::lossLabel(static_cast<int>(start) + 1, run.last().loss);
        else if (!std::exchange(named.at(static_cast<std::size_t>(outcome)), true))
            line.label = TrainingWording::lossLabel(outcome, run.last().loss);
        chart.lines.push_back(std::move(line));
    };
    for (std::size_t i = 0; i < record.runs.size(); ++i) {
        if (i != chosen)
            add(i, false);
    }
    if (chosen < record.runs.size())
        add(chosen, true);
    return chart;
}

TrainingHeadGeometry::TrainingHeadGeometry(const TrainingHead& head, qreal width)
{
    const qreal side = kHeadTitle + kNote + kNumbers + (head.learned.plot.curve.isEmpty() ? 0 : kPlot);
    if (width >= kThree) {
        const qreal each = (width - 2 * kHeadGap) * 0.26;
        m_written = QRectF(0, 0, each, side);
        m_learned = QRectF(each + kHeadGap, 0, each, side);
        m_went = QRectF(2 * (each + kHeadGap), 0, width - 2 * (each + kHeadGap), side);
        m_height = side;
        return;
    }
    if (width >= kTwo) {
        const qreal each = (width - kHeadGap) / 2;
        m_written = QRectF(0, 0, each, side);
        m_learned = QRectF(each + kHeadGap, 0, each, side);
        m_went = QRectF(0, side + kHeadGap / 2, width, kWent);
    } else {
        m_written = QRectF(0, 0, width, side);
        m_learned = QRectF(0, side + kHeadGap / 2, width, side);
        m_went = QRectF(0, 2 * (side + kHeadGap / 2), width, kWent);
    }
    m_height = m_went.bottom();
}

QRectF TrainingHeadGeometry::numbersIn(const QRectF& side, const TrainingHead::Side& of)
{
    return bodyOf(side).adjusted(0, 0, 0, of.plot.curve.isEmpty() ? 0 : -kPlot);
}

QRectF TrainingHeadGeometry::plotIn(const QRectF& side, const TrainingHead::Side& of)
{
    const QRectF body = bodyOf(side);
    return of.plot.curve.isEmpty() ? QRectF() : QRectF(body.left(), body.bottom() - kPlot, body.width(), kPlot);
}

void paintTrainingHead(
    QPainter& painter, const TrainingHeadGeometry& geometry, const TrainingHead& head, const Theme& theme)
{
    painter.save();
    paintSide(painter, geometry.written(), head.written, theme);
    paintSide(painter, geometry.learned(), head.learned, theme);
    const QRectF& went = geometry.went();
    const QFont bold = pictureFont(kHeadTitleFont, QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(tokensOf(theme).text1);
    painter.drawText(QRectF(went.left(), went.top(), went.width(), kHeadTitle), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(bold).elidedText(head.wentTitle, Qt::ElideRight, went.width()));
    painter.setFont(pictureFont(kNoteFont));
    painter.setPen(tokensOf(theme).text3);
    painter.drawText(QRectF(went.left(), went.top(), went.width(), kHeadTitle), Qt::AlignRight | Qt::AlignVCenter,
        TrainingWording::trainingStep());
    paintLineChart(painter, linePlotOf(head.went, went.adjusted(0, kHeadTitle, 0, 0)), head.went, theme);
    painter.restore();
}

} // namespace convoku
