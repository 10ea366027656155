// SPDX-License-Identifier: MIT
#include "app/views/training/training_wording.h"

#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"
#include "solver/network/text/part_text.h"

#include <QLocale>

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>
#include <utility>

namespace convoku {
namespace {

constexpr double kApart = 0.5; ///< numbers that are further apart are not the same
constexpr double kNear = 0.3; ///< of 1

bool allNear(std::span<const float> numbers, float number)
{
    return std::ranges::all_of(numbers, [number](float each) { return std::abs(each - number) < kNear; });
}

QStringList namesOf(std::uint16_t places)
{
    QStringList names;
    for (int place = 0; place < kMostSide; ++place) {
        if ((places >> place & 1) != 0)
            names << QString::number(place + 1);
    }
    return names;
}

} // namespace

LearnedRows rowsOf(int places, std::vector<bool> learned, std::vector<bool> written)
{
    LearnedRows rows;
    rows.places = places;
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
    rows.vetoing = static_cast<std::uint16_t>(~inYes & ~counted & (static_cast<unsigned>(rows.rows()) - 1));
    rows.learned = std::move(learned);
    rows.written = std::move(written);
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
    // The name begins with the rule: keep the part after the last dot.
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

QString TrainingWording::numbers(std::size_t count)
{
    return tr("%n number(s)", nullptr, static_cast<int>(count));
}

QString TrainingWording::bias(double bias)
{
    return tr("bias %1").arg(LayerWording::shortNumber(bias));
}

QString TrainingWording::weights(const NumberGroup& group)
{
    const QString number = LayerWording::shortNumber(group.mean);
    return group.count == 1 ? number : tr("%n weight(s) %1", nullptr, group.count).arg(number);
}

QString TrainingWording::caption(std::span<const float> kernel)
{
    const auto groups = groupsOf(kernel);
    const auto [low, high] = std::ranges::minmax(kernel);
    if (high - low < kNear)
        return tr("all %1").arg(LayerWording::shortNumber(groups.front().mean));
    if (groups.size() == 2)
        return Wording::listed({LayerWording::shortNumber(groups[0].mean), LayerWording::shortNumber(groups[1].mean)});
    return tr("%1 to %2").arg(LayerWording::shortNumber(low), LayerWording::shortNumber(high));
}

QString TrainingWording::group(TrainingOutcome outcome, int count, const TrainingRecord& record)
{
    switch (outcome) {
    case TrainingOutcome::Found:
        return tr("%n find(s) the rule", nullptr, count);
    case TrainingOutcome::SomethingElse:
        return tr("%n find(s) something else", nullptr, count);
    case TrainingOutcome::Stuck:
        break;
    }
    return tr("%n do(es) no better than a constant answer (%1)", nullptr, count)
        .arg(share(std::max(record.alwaysNo, 1 - record.alwaysNo)));
}

QString TrainingWording::countsNote()
{
    return tr("The number of starts that find it depends on this set-up. It changes with different boards, steps or "
              "initial numbers.");
}

QString TrainingWording::writtenTitle()
{
    return tr("Written by hand");
}

QString TrainingWording::learnedTitle(int start)
{
    return tr("Found by start %1").arg(start);
}

QString TrainingWording::howItWent(int start, TrainingOutcome outcome, std::span<const float> kernel)
{
    switch (outcome) {
    case TrainingOutcome::Found:
        return (
            allNear(kernel, -1) ? tr("How start %1 found the rule, upside down") : tr("How start %1 found the rule"))
            .arg(start);
    case TrainingOutcome::SomethingElse:
        return tr("How start %1 found something else").arg(start);
    case TrainingOutcome::Stuck:
        break;
    }
    return tr("How start %1 ended with a constant answer").arg(start);
}

QString TrainingWording::stepsShown(int shown, int all)
{
    const QLocale locale;
    return shown >= all ? trainingStep()
                        : tr("training step, the first %1 of %2").arg(locale.toString(shown), locale.toString(all));
}

QString TrainingWording::start(std::size_t place)
{
    return tr("start %1").arg(place + 1);
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
    //: a place that is alone, in 1, 4, 7, 8 of the row
    return tr("one place in %1").arg(namesOf(places).join(QStringLiteral(", ")));
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
    const QStringList names = namesOf(bits);
    return tr("place(s) %1", nullptr, static_cast<int>(names.size())).arg(Wording::listed(names));
}

QString TrainingWording::learned(const LearnedRows& rows, std::span<const float> kernel)
{
    const QString all = QString::number(rows.rows());
    if (rows.wrongYes == 0 && rows.missed == 0) {
        if (allNear(kernel, 1))
            return tr("It counts the places like the written rule, and is right on all %1 possible rows.").arg(all);
        if (allNear(kernel, -1))
            return tr("It counts down from 2: one place gives 2 − 1 = 1, as written. Two places give 0 instead of the "
                      "written rule’s 2; both mean no. It is right on all %1 possible rows.")
                .arg(all);
        return tr("It gives the written rule’s answer for all %1 possible rows, with different numbers.").arg(all);
    }
    if (rows.yes() == 0)
        return tr("It answers no to all %1 possible rows, and misses %n row(s) with a yes.", nullptr, rows.missed)
            .arg(all);
    if (rows.yes() == rows.rows())
        return tr("It answers yes to all %1 possible rows.").arg(all);
    QStringList said;
    if (rows.counted == 0)
        said << tr("No lone place gets a yes.");
    else if (std::popcount(rows.counted) < rows.places)
        said << tr("A lone place gets a yes only in %1.").arg(places(rows.counted));
    else
        said << tr("Each lone place gets a yes.");
    if (rows.vetoing != 0)
        said << tr("A row with %1 never gets a yes: a veto.").arg(places(rows.vetoing));
    said << (rows.wrongYes == 0
            ? tr("It never gives a wrong yes.")
            : tr("It wrongly answers yes to %n of the %1 possible rows.", nullptr, rows.wrongYes).arg(all));
    said << (rows.missed == 0 ? tr("It misses no yes.")
                              : tr("It misses %1 of %n row(s) with a yes.", nullptr, rows.writtenYes)
                                    .arg(QLocale().toString(rows.missed)));
    return said.join(QLatin1Char(' '));
}

} // namespace convoku
