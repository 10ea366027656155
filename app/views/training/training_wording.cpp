// SPDX-License-Identifier: MIT
#include "app/views/training/training_wording.h"

#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"
#include "solver/network/text/part_text.h"

#include <QLocale>

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace convoku {
namespace {

constexpr double kApart = 0.5; ///< numbers that are further apart are not the same
constexpr double kNear = 0.3; ///< of 1
constexpr std::size_t kMostGroups = 3;
constexpr int kPlaces = 9;

bool allNear(std::span<const float> numbers, float number)
{
    return std::ranges::all_of(numbers, [number](float its) { return std::abs(its - number) < kNear; });
}

/// The bias behind a kernel.
std::span<const float> kernelPart(const LearningTask& task, std::span<const float> numbers)
{
    const bool one = task.learned.size() == 1 && task.learned.front().oneKernel && task.learned.front().offset;
    return one && !numbers.empty() ? numbers.first(numbers.size() - 1) : numbers;
}

} // namespace

LearnedRows rowsOf(
    const std::array<bool, LearnedRows::kRows>& learned, const std::array<bool, LearnedRows::kRows>& written)
{
    LearnedRows rows;
    rows.learned = learned;
    rows.written = written;
    unsigned inYes = 0;
    unsigned counted = 0;
    for (unsigned row = 0; row < learned.size(); ++row) {
        rows.writtenYes += written[row] ? 1 : 0;
        rows.wrongYes += learned[row] && !written[row] ? 1 : 0;
        rows.missed += written[row] && !learned[row] ? 1 : 0;
        inYes |= learned[row] ? row : 0;
        counted |= learned[row] && std::has_single_bit(row) ? row : 0;
    }
    rows.counted = static_cast<std::uint16_t>(counted);
    rows.vetoing = static_cast<std::uint16_t>(~inYes & ~counted & (LearnedRows::kRows - 1));
    return rows;
}

std::vector<NumberGroup> groupsOf(std::span<const float> numbers)
{
    std::vector<float> sorted(numbers.begin(), numbers.end());
    std::ranges::sort(sorted);
    std::vector<NumberGroup> groups;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (i == 0 || sorted[i] - sorted[i - 1] > kApart)
            groups.emplace_back();
        NumberGroup& group = groups.back();
        group.mean = (group.mean * group.count + sorted[i]) / (group.count + 1);
        ++group.count;
    }
    std::ranges::stable_sort(groups, [](const NumberGroup& a, const NumberGroup& b) { return a.count > b.count; });
    return groups;
}

QString TrainingWording::share(double part)
{
    return tr("%1 %").arg(QLocale().toString(part * 100, 'f', 1));
}

QString TrainingWording::task(const LearningTask& task)
{
    const Model::Rule& rule = task.model->rule(task.rule);
    if (rule.part->id == "hidden_single" && task.value == "one")
        return tr("Is the count 1?");
    const QString name = Wording::rule(rule);
    //: a rule, and the value of its text that is learned: Hidden single in row: only_place
    return task.value.empty() ? name : tr("%1: %2").arg(name, QString::fromStdString(task.value));
}

QString TrainingWording::trained(const LearningTask& task)
{
    const auto all = static_cast<int>(learnedNumbersOf(*task.layers, task.learned).size());
    const LearnedLayer& learned = task.learned.front();
    if (task.learned.size() > 1 || !learned.oneKernel || !learned.offset)
        return tr("%n number(s) of “%1”", nullptr, all).arg(TrainingWording::task(task));
    // The value's name has its rule in front.
    const ValueId value = task.layers->layers.at(learned.layer).outputs.front();
    const QString name = QString::fromStdString(task.layers->values.at(static_cast<std::size_t>(value)).name);
    return tr("%n weight(s) and the bias of “%1”", nullptr, all - 1).arg(name.section(QLatin1Char('.'), -1));
}

QString TrainingWording::beginning(TrainingSetup::Start start)
{
    return start == TrainingSetup::Start::Random ? tr("random numbers") : tr("numbers near the written ones");
}

QString TrainingWording::starts(int starts)
{
    return tr("%n start(s)", nullptr, starts);
}

QString TrainingWording::writtenNote(const LearningTask& task)
{
    const std::vector<float> numbers = learnedNumbersOf(*task.layers, task.learned);
    const std::span<const float> kernel = kernelPart(task, numbers);
    if (kernel.empty() || !std::ranges::all_of(kernel, [&](float its) { return its == kernel.front(); }))
        return tr("%n written number(s)", nullptr, static_cast<int>(numbers.size()));
    if (kernel.size() == numbers.size())
        return tr("All weights %1").arg(LayerWording::number(kernel.front()));
    return tr("All weights %1, bias %2")
        .arg(LayerWording::number(kernel.front()), LayerWording::number(numbers.back()));
}

QString TrainingWording::learnedNote(const LearningTask& task, std::span<const float> numbers)
{
    const std::span<const float> kernel = kernelPart(task, numbers);
    const QString dashed = tr("Dashed: the numbers that it began with.");
    if (kernel.size() == numbers.size())
        return dashed;
    return tr("Bias %1. %2").arg(LayerWording::shortNumber(numbers.back()), dashed);
}

QString TrainingWording::caption(TrainingOutcome outcome, std::span<const float> kernel)
{
    if (outcome == TrainingOutcome::Stuck)
        return tr("always the same");
    if (allNear(kernel, 1))
        return tr("all 1");
    if (allNear(kernel, -1))
        return tr("all −1, mirrored");
    QStringList means;
    const auto groups = groupsOf(kernel);
    for (std::size_t i = 0; i < std::min(groups.size(), kMostGroups); ++i)
        means << LayerWording::shortNumber(groups[i].mean);
    return groups.size() > kMostGroups ? means.join(QStringLiteral(", ")) + QStringLiteral(" …")
                                       : Wording::listed(means);
}

QString TrainingWording::group(TrainingOutcome outcome, int count, const TrainingRecord& record)
{
    switch (outcome) {
    case TrainingOutcome::Found:
        return tr("%n find(s) the written rule", nullptr, count);
    case TrainingOutcome::SomethingElse:
        return tr("%n find(s) something else", nullptr, count);
    case TrainingOutcome::Stuck:
        break;
    }
    return tr("%n stay(s) at always the same answer, right %1 of the time", nullptr, count)
        .arg(share(std::max(record.alwaysNo, 1 - record.alwaysNo)));
}

QString TrainingWording::countsNote()
{
    return tr(
        "How many of the starts find it is a property of this set-up: with other boards, steps or numbers to begin "
        "with it is another.");
}

QString TrainingWording::alwaysNo(const TrainingRecord& record)
{
    return tr("Who always answers no is right %1 of the time on these boards.").arg(share(record.alwaysNo));
}

QString TrainingWording::writtenTitle()
{
    return tr("Written by hand");
}

QString TrainingWording::learnedTitle(int start)
{
    return tr("Learned, start %1").arg(start);
}

QString TrainingWording::wentTitle(int start)
{
    return tr("How the weights of start %1 went").arg(start);
}

QString TrainingWording::writtenNumber(double number)
{
    return tr("written: %1").arg(LayerWording::shortNumber(number));
}

QString TrainingWording::trainingStep()
{
    return tr("training step");
}

QString TrainingWording::step(int step)
{
    return tr("step %1").arg(QLocale().toString(step));
}

QString TrainingWording::onePlace()
{
    return tr("one place");
}

QString TrainingWording::onePlaceIn(std::uint16_t places)
{
    QStringList names;
    for (int place = 0; place < kPlaces; ++place) {
        if ((places >> place & 1) != 0)
            names << QString::number(place + 1);
    }
    //: a place that is alone, in 1, 4, 7, 8 of the row
    return tr("one place in %1").arg(names.join(QStringLiteral(", ")));
}

QString TrainingWording::elsewhere()
{
    return tr("elsewhere");
}

QString TrainingWording::loss(double loss)
{
    constexpr double kNothing = 1e-6; // what is left of rounding
    return QLocale().toString(loss < kNothing ? 0 : loss, 'g', 2);
}

QString TrainingWording::lossLabel(int start, double loss)
{
    return tr("start %1: %2").arg(QString::number(start), TrainingWording::loss(loss));
}

QString TrainingWording::lossLabel(TrainingOutcome outcome, double loss)
{
    const QString number = TrainingWording::loss(loss);
    switch (outcome) {
    case TrainingOutcome::Found:
        return tr("found it: %1").arg(number);
    case TrainingOutcome::Stuck:
        return tr("stuck: %1").arg(number);
    case TrainingOutcome::SomethingElse:
        break;
    }
    return {};
}

QString TrainingWording::places(std::uint16_t bits)
{
    QStringList names;
    for (int place = 0; place < kPlaces; ++place) {
        if ((bits >> place & 1) != 0)
            names << QString::number(place + 1);
    }
    return tr("place(s) %1", nullptr, static_cast<int>(names.size())).arg(Wording::listed(names));
}

QString TrainingWording::learned(const LearnedRows& rows, std::span<const float> kernel)
{
    if (rows.wrongYes == 0 && rows.missed == 0) {
        if (allNear(kernel, 1))
            return tr("It counts the places, as the written rule does: right on all 512 rows that there are.");
        if (allNear(kernel, -1))
            return tr("It counts the places with every sign changed, the written rule mirrored: right on all 512 rows "
                      "that there are.");
        return tr("It answers all 512 rows that there are as the written rule does, with other numbers.");
    }
    if (rows.yes() == 0)
        return tr("It says no to each of the 512 rows that there are, and misses %n row(s) with a yes.", nullptr,
            rows.missed);
    if (rows.yes() == LearnedRows::kRows)
        return tr("It says yes to each of the 512 rows that there are.");
    QStringList said;
    if (rows.counted == 0)
        said << tr("No place that is alone gets a yes.");
    else if (std::popcount(rows.counted) < kPlaces)
        said << tr("A place that is alone gets a yes only in %1.").arg(places(rows.counted));
    else
        said << tr("Each place that is alone gets a yes.");
    if (rows.vetoing != 0)
        said << tr("No row with %1 gets one: a veto.").arg(places(rows.vetoing));
    said << (rows.wrongYes == 0
            ? tr("It never says yes wrongly.")
            : tr("It says yes wrongly to %n of the 512 rows that there are.", nullptr, rows.wrongYes));
    said << (rows.missed == 0 ? tr("It misses no yes.")
                              : tr("It misses %1 of %n row(s) with a yes.", nullptr, rows.writtenYes)
                                    .arg(QLocale().toString(rows.missed)));
    return said.join(QLatin1Char(' '));
}

} // namespace convoku
