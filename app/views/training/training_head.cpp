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

constexpr qreal kTitleFont = 16;
constexpr qreal kSideFont = 13;
constexpr qreal kMeaningFont = 15;
constexpr qreal kTitleLine = 30;
constexpr qreal kSideLine = 20;
constexpr qreal kMeaningLine = 22;
constexpr int kMostMeaning = 8; ///< lines
constexpr qreal kBars = 66;
constexpr qreal kPlanes = 150;
constexpr qreal kPlot = 84;
constexpr qreal kHeadApart = 12; ///< between the parts at the right
constexpr qreal kHeadGap = 32;
constexpr qreal kBeside = 760; ///< from this width on numbers are beside the curves
constexpr qreal kRightPart = 0.36;
constexpr qreal kHalves = 320; ///< from this width on numbers below the curves are side by side
constexpr qreal kCurves = 230; ///< the least height of the curves beside the numbers
constexpr qreal kLowCurves = 170; ///< above the numbers
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

/// Returns a dot for the single places that are answered yes, and one for the others, each at the mean of their sums.
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

TrainingHead::Side sideOf(
    const LearningTask& task, std::span<const float> numbers, std::span<const float> begun, double low, double high)
{
    TrainingHead::Side side;
    const std::size_t kernel = kernelSize(task);
    side.note
        = kernel < numbers.size() ? TrainingWording::bias(numbers.back()) : TrainingWording::numbers(numbers.size());
    if (task.learned.size() == 1 && task.learned.front().oneKernel) {
        KernelBars bars;
        bars.numbers = doubles(numbers.first(kernel));
        if (!begun.empty())
            bars.begun = doubles(begun.first(kernel));
        bars.low = low;
        bars.high = high;
        side.bars = std::move(bars);
        return side;
    }
    std::size_t from = 0;
    for (const LearnedLayer& layer : task.learned) {
        const std::size_t many = learnedNumbers(*task.layers, layer);
        NumberPlanes planes = numberPlanesOf(*task.layers, layer, numbers.subspan(from, many));
        side.planes.most = std::max(side.planes.most, planes.most);
        side.planes.left += planes.left;
        side.planes.planes.insert(side.planes.planes.end(), planes.planes.begin(), planes.planes.end());
        from += many;
    }
    return side;
}

SumPlot plotOf(const TrainingHead::Side& side, std::span<const float> numbers, const QPolygonF& function)
{
    SumPlot plot;
    if (function.isEmpty() || !side.bars)
        return plot;
    const std::size_t kernel = side.bars->numbers.size();
    plot.curve = function;
    plot.ink = side.ink;
    plot.left = std::max(std::floor(std::min(side.bars->low, -1.0) - 1), function.front().x());
    plot.right = std::min(std::ceil(std::max(side.bars->high, 2.0) + 1), function.back().x());
    plot.dots = dotsOf(function, numbers.first(kernel), numbers.size() > kernel ? numbers.back() : 0, plot.ink);
    return plot;
}

/// The curves of the numbers up to a step: those of the kernel, the bias, and what was written for all of the kernel.
LineChart curvesOf(const TrainingRecord& record, const TrainingRun& run, int step, std::span<const float> written)
{
    LineChart chart;
    const std::size_t kernel = kernelSize(record.task);
    const std::size_t curves = std::min(kernel, kHeadMostCurves);
    const bool hasBias = kernel < written.size();
    const std::size_t until = run.frameAt(std::min(step, lastStepShown(record, run)));
    const std::vector<float>& now = run.frames.at(run.frameAt(step)).numbers;
    chart.right = lastStepShown(record, run);
    chart.low = 0;
    const auto add = [&](std::size_t number, LineChart::Line line) {
        for (std::size_t frame = 0; frame <= until; ++frame)
            line.points << QPointF(run.frames[frame].step, run.frames[frame].numbers[number]);
        // The next frame may be beyond the last step that is shown.
        if (step >= chart.right && until + 1 < run.frames.size() && run.frames[until].step < chart.right)
            line.points << QPointF(chart.right, run.frames[until + 1].numbers[number]);
        for (const TrainingFrame& frame : run.frames) {
            chart.low = std::min(chart.low, static_cast<double>(frame.numbers[number]));
            chart.high = std::max(chart.high, static_cast<double>(frame.numbers[number]));
        }
        chart.dots.push_back({line.points.front(), line.ink});
        chart.lines.push_back(std::move(line));
    };
    const bool same
        = std::ranges::all_of(written.first(kernel), [&](float weight) { return weight == written.front(); });
    if (same) {
        chart.lines.push_back({{{0, written.front()}, {chart.right, written.front()}}, TrainingInk::Quiet, 1.2,
            Qt::DotLine, TrainingWording::writtenNumber(written.front())});
    }
    const TrainingInk ink = inkOf(outcomeAt(record, run, step));
    const std::vector<NumberGroup> groups = groupsOf(std::span(now).first(curves));
    std::vector<bool> labelled(groups.size(), false);
    constexpr std::size_t kMostLabels = 5;
    for (std::size_t i = 0; i < curves; ++i) {
        LineChart::Line line{.ink = ink};
        for (std::size_t group = 0; group < std::min(groups.size(), kMostLabels); ++group) {
            if (!labelled[group] && std::abs(groups[group].mean - now[i]) <= 0.25) {
                labelled[group] = true;
                line.label = TrainingWording::weights(groups[group]);
                break;
            }
        }
        add(i, std::move(line));
    }
    if (hasBias)
        add(kernel, {{}, TrainingInk::Chosen, 2, Qt::DashLine, TrainingWording::bias(now.back())});
    return chart;
}

void paintSide(QPainter& painter, const QRectF& area, const TrainingHead::Side& side, const Theme& theme)
{
    const Tokens tokens = tokensOf(theme);
    QRectF title(area.left(), area.top(), area.width(), kSideLine);
    const QFont bold = pictureFont(kSideFont, QFont::DemiBold);
    const QFontMetricsF metrics(bold);
    painter.setFont(bold);
    painter.setPen(trainingWords(side.ink, theme));
    painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter, side.share);
    title.setRight(title.right() - metrics.horizontalAdvance(side.share) - 8);
    painter.drawText(
        title, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(side.title, Qt::ElideRight, title.width()));
    title.setLeft(title.left() + metrics.horizontalAdvance(side.title));
    painter.setFont(pictureFont(kSideFont));
    painter.setPen(tokens.text2);
    if (!side.note.isEmpty() && title.width() > 0)
        painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(painter.font()).elidedText(QStringLiteral(" · ") + side.note, Qt::ElideRight, title.width()));
    const QRectF numbers = TrainingHeadGeometry::numbersIn(area);
    if (side.bars)
        paintKernelBars(painter, KernelBarsGeometry(*side.bars, numbers), *side.bars, theme);
    else
        paintNumberPlanes(painter, numbers, side.planes, theme);
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

int lastStepShown(const TrainingRecord& record, const TrainingRun& run)
{
    const int all = std::max(record.setup.steps, 1);
    const std::vector<float>& end = run.last().numbers;
    const auto most = std::ranges::max(end, {}, [](float number) { return std::abs(number); });
    const auto settled = [&](const TrainingFrame& frame) {
        constexpr float kStill = 0.03F; // of the largest number
        return std::ranges::equal(
            frame.numbers, end, [most = std::abs(most)](float a, float b) { return std::abs(a - b) <= kStill * most; });
    };
    std::size_t first = run.frames.size() - 1;
    while (first > 0 && settled(run.frames[first - 1]))
        --first;
    constexpr double kTicks = 8;
    const double apart = roundStep(std::max(run.frames[first].step / kTicks, 1.0));
    return std::min(all, static_cast<int>(std::ceil(std::max(run.frames[first].step, 1) / apart) * apart));
}

TrainingHead trainingHeadOf(
    const TrainingRecord& record, std::size_t start, int step, const QPolygonF& function, const QString& meaning)
{
    const TrainingRun& run = record.runs.at(start);
    const TrainingFrame& frame = run.frames.at(run.frameAt(step));
    const std::vector<float> written = learnedNumbersOf(*record.task.layers, record.task.learned);
    const std::span<const float> kernel = std::span(frame.numbers).first(kernelSize(record.task));
    const auto number = static_cast<int>(start) + 1;
    const TrainingOutcome outcome = outcomeAt(record, run, step);
    TrainingHead head;
    head.title = TrainingWording::howItWent(number, outcome, kernel);
    head.curves = curvesOf(record, run, step, written);
    head.steps = TrainingWording::stepsShown(static_cast<int>(head.curves.right), record.setup.steps);
    double low = 0;
    double high = 1;
    for (const std::span<const float> some : {std::span(written).first(kernel.size()), kernel}) {
        low = std::min(low, static_cast<double>(std::ranges::min(some)));
        high = std::max(high, static_cast<double>(std::ranges::max(some)));
    }
    head.written = sideOf(record.task, written, {}, low, high);
    head.written.title = TrainingWording::writtenTitle();
    if (head.written.bars)
        head.written.bars->ink = TrainingInk::Quiet;
    head.learned = sideOf(record.task, frame.numbers, run.frames.front().numbers, low, high);
    head.learned.title = TrainingWording::learnedTitle(number);
    head.learned.share = TrainingWording::share(frame.right);
    head.learned.ink = inkOf(outcome);
    if (head.learned.bars)
        head.learned.bars->ink = head.learned.ink;
    head.meaning = meaning;
    head.plot = plotOf(head.learned, frame.numbers, function);
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
    const std::size_t kernel = std::min<std::size_t>(kernelSize(record.task), 36);
    struct Place
    {
        TrainingOutcome outcome;
        int drop;
        double wrong; ///< 1 − the share that is right
        std::size_t start;
    };
    std::vector<Place> order;
    for (std::size_t i = 0; i < record.runs.size(); ++i) {
        const TrainingRun& run = record.runs[i];
        order.push_back({outcomeAt(record, run, step), run.dropStep().value_or(record.setup.steps + 1),
            1 - run.frames.at(run.frameAt(step)).right, i});
    }
    std::ranges::sort(order, [](const Place& a, const Place& b) {
        return std::tie(a.outcome, a.drop, a.wrong, a.start) < std::tie(b.outcome, b.drop, b.wrong, b.start);
    });
    std::array<int, StartTiles::kGroups> counts{};
    for (const Place& place : order) {
        const TrainingRun& run = record.runs[place.start];
        const TrainingFrame& frame = run.frames.at(run.frameAt(step));
        StartTiles::Tile tile;
        tile.start = place.start;
        tile.outcome = place.outcome;
        tile.share = TrainingWording::share(frame.right);
        tile.numbers = doubles(std::span(frame.numbers).first(std::min(kernel, frame.numbers.size())));
        tile.caption = TrainingWording::caption(std::span(frame.numbers).first(kernelSize(record.task)));
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
        line.ink = inkOf(outcome);
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
    const bool beside = width >= kBeside;
    const bool halves = !beside && width >= kHalves;
    const qreal right = beside ? width * kRightPart : width;
    const qreal side = kSideLine + (head.learned.bars ? kBars : kPlanes);
    const qreal curves = kTitleLine + (beside ? kCurves : kLowCurves);
    qreal top = beside ? 0 : curves + kHeadApart;
    const auto place = [&](qreal high) {
        const QRectF part(width - right, top, right, high);
        top += high > 0 ? high + kHeadApart : 0;
        return part;
    };
    m_written = place(side);
    if (halves) {
        m_written.setWidth((width - kHeadGap) / 2);
        m_learned = m_written.translated(m_written.width() + kHeadGap, 0);
    } else {
        m_learned = place(side);
    }
    const auto lines = linesOf(head.meaning, pictureFont(kMeaningFont), right, kMostMeaning).size();
    m_meaning = place(kMeaningLine * static_cast<qreal>(lines));
    m_plot = place(head.plot.curve.isEmpty() ? 0 : kPlot);
    m_height = std::max(top - kHeadApart, curves);
    m_curves = beside ? QRectF(0, 0, width - right - kHeadGap, m_height) : QRectF(0, 0, width, curves);
}

QRectF TrainingHeadGeometry::numbersIn(const QRectF& side)
{
    return side.adjusted(0, kSideLine, 0, 0);
}

void paintTrainingHead(
    QPainter& painter, const TrainingHeadGeometry& geometry, const TrainingHead& head, const Theme& theme)
{
    painter.save();
    const Tokens tokens = tokensOf(theme);
    const QRectF& curves = geometry.curves();
    const QFont bold = pictureFont(kTitleFont, QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(tokens.text1);
    painter.drawText(QRectF(curves.left(), curves.top(), curves.width(), kTitleLine), Qt::AlignLeft | Qt::AlignTop,
        QFontMetricsF(bold).elidedText(head.title, Qt::ElideRight, curves.width()));
    const QRectF chart = curves.adjusted(0, kTitleLine, 0, -kSideLine);
    const Plot plot = linePlotOf(head.curves, chart);
    paintLineChart(painter, plot, head.curves, theme);
    painter.setFont(pictureFont(kSideFont));
    painter.setPen(tokens.text2);
    painter.drawText(QRectF(plot.axes.left(), chart.bottom(), plot.axes.width(), kSideLine),
        Qt::AlignRight | Qt::AlignVCenter, head.steps);
    paintSide(painter, geometry.written(), head.written, theme);
    paintSide(painter, geometry.learned(), head.learned, theme);
    painter.setFont(pictureFont(kMeaningFont));
    painter.setPen(tokens.text1);
    QRectF line = geometry.meaning();
    line.setHeight(kMeaningLine);
    for (const QString& text : linesOf(head.meaning, painter.font(), line.width(), kMostMeaning)) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
        line.translate(0, kMeaningLine);
    }
    if (!head.plot.curve.isEmpty())
        paintSumPlot(painter, geometry.plot(), head.plot, theme);
    painter.restore();
}

} // namespace convoku
