// SPDX-License-Identifier: MIT
#include "app/wording/blind_wording.h"

#include "app/wording/wording.h"

#include <QLocale>

#include <array>

namespace convoku {
namespace {

QString number(std::uint64_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

} // namespace

QString BlindWording::method(BlindMethod method)
{
    switch (method) {
    case BlindMethod::Tpe:
        return tr("TPE");
    case BlindMethod::Random:
        return tr("Random trials");
    case BlindMethod::Anneal:
        return tr("Annealing, free cells");
    case BlindMethod::Swaps:
        return tr("Annealing, swaps in boxes");
    }
    return {};
}

QString BlindWording::objective(CountedDigits counted)
{
    return counted == CountedDigits::ZeroToEight ? tr("As published: digits 0 to 8") : tr("Digits 1 to 9");
}

QString BlindWording::parzen(ParzenForm form)
{
    return form == ParzenForm::Counts ? tr("Counts (Optuna up to 2)") : tr("Mixture (Optuna from 3)");
}

QString BlindWording::gamma(GammaRule rule)
{
    return rule == GammaRule::Tenth ? tr("A tenth, at most 25") : tr("¼ √n, at most 25 (before July 2019)");
}

QString BlindWording::run(const BlindSettings& settings)
{
    QStringList parts{method(settings.method)};
    if (settings.method == BlindMethod::Tpe) {
        parts << (settings.parzen == ParzenForm::Counts ? tr("counts") : tr("mixture"));
        parts << (settings.gamma == GammaRule::Tenth ? tr("a tenth good") : tr("¼ √n good"));
    }
    if (settings.counted == CountedDigits::ZeroToEight)
        parts << tr("digits 0 to 8");
    //: %1: the run, as "TPE, counts"
    return tr("%1 · seed %2").arg(parts.join(QStringLiteral(", ")), number(settings.seed));
}

QString BlindWording::amongNetworks(BlindMethod method)
{
    return tr("Blind search: %1").arg(BlindWording::method(method));
}

QString BlindWording::amongNetworks(const BlindSettings& settings)
{
    return tr("%1 · seed %2").arg(amongNetworks(settings.method), number(settings.seed));
}

QString BlindWording::knows(BlindMethod method)
{
    switch (method) {
    case BlindMethod::Tpe:
        return tr(
            "Each trial is a whole grid. The search hears its cost and nothing else: it knows no rule, and learns "
            "for each cell by itself which digits were in cheap grids.");
    case BlindMethod::Random:
        return tr(
            "Each trial is a whole grid of random digits. Nothing is learned from its cost: this is what the other "
            "methods are measured by.");
    case BlindMethod::Anneal:
        return tr(
            "Each trial changes one digit of the grid before. The search hears the cost and nothing else: cheaper "
            "grids are kept, dearer ones more rarely the cooler it gets.");
    case BlindMethod::Swaps:
        return tr(
            "Each trial exchanges two digits of a box. That every box holds nine different digits is built in: of "
            "the rules this search knows the boxes.");
    }
    return {};
}

QString BlindWording::cost(CountedDigits counted)
{
    if (counted == CountedDigits::ZeroToEight)
        return tr(
            "Cost: the digits 0 to 8 that rows, columns and boxes lack, as published. A solution costs 27, since no "
            "house has a 0; but a grid that costs 27 need not be one, since nobody misses a 9.");
    return tr("Cost: the digits 1 to 9 that rows, columns and boxes lack. A solution costs 0, and nothing else does.");
}

QString BlindWording::trial(const BlindTrial& trial, bool anneals)
{
    QString text = tr("Trial %1: cost %2, best so far %3.")
                       .arg(number(trial.number), QString::number(trial.cost), QString::number(trial.best));
    if (!anneals)
        return text;
    text += QLatin1Char(' ')
        + (trial.kept ? tr("Kept; temperature %1.") : tr("Not kept; temperature %1."))
              .arg(QLocale().toString(trial.temperature, 'g', 3));
    if (trial.heated)
        text += QLatin1Char(' ') + tr("Behind it the temperature is that of the start again.");
    return text;
}

QString BlindWording::outcome(const BlindRecord& record)
{
    const std::size_t index = record.best();
    if (index == BlindRecord::kNone)
        return {};
    const BlindTrial& best = record.trials[index];
    if (record.isSolved())
        return tr("Solved in trial %1.").arg(number(best.number));
    const int apart = conflictingPairs(best.grid);
    const int least = leastCost(record.settings.counted, best.grid.board());
    const int more = best.cost - least;
    if (more == 0)
        return tr("Trial %1 costs as little as a solution, and is none: %2.").arg(number(best.number), pairs(apart));
    return tr("Not solved: the best grid, of trial %1, costs %2, a solution %3; %4.")
        .arg(number(best.number), QString::number(best.cost), QString::number(least), pairs(apart));
}

QString BlindWording::leftOut(const BlindRecord& record)
{
    if (!record.isThinned())
        return {};
    QString text = tr("Of %1 trials %2 are kept here: every improvement, and of the others one in %3")
                       .arg(number(record.made), number(record.trials.size()), number(record.every));
    if (!record.settings.anneals())
        return text + QLatin1Char('.');
    return text
        + (record.everyChain == 1 ? tr("; also the end of each chain.")
                                  : tr("; also the end of one chain in %1.").arg(record.everyChain));
}

QString BlindWording::end(const BlindRecord& record)
{
    switch (record.end) {
    case BlindRecord::End::None:
        break;
    case BlindRecord::End::LeastCost:
        return tr("It ended: no grid costs less.");
    case BlindRecord::End::Trials:
        return tr("It ended: %1 trials were made.").arg(number(record.made));
    case BlindRecord::End::NothingToChange:
        return tr("It ended: there is nothing to change.");
    }
    return {};
}

QString BlindWording::cell(const Grid& puzzle, const Grid& grid, Cell cell)
{
    const int digit = grid.digit(cell);
    const QString what = puzzle.isGiven(cell)
        ? tr("%1 = %2, given", "a cell and its digit").arg(Wording::cell(cell), QString::number(digit))
        : tr("%1 = %2, tried", "a cell and its digit").arg(Wording::cell(cell), QString::number(digit));
    QStringList places;
    for (const HouseKind kind : {HouseKind::Row, HouseKind::Column, HouseKind::Box}) {
        const House house = houseOf(kind, cell);
        std::vector<Cell> others;
        for (const Cell other : house.cells()) {
            if (!(other == cell) && grid.digit(other) == digit)
                others.push_back(other);
        }
        if (!others.empty())
            //: a house, and the cells in it: "row 3 (r3c7)"
            places << tr("%1 (%2)").arg(Wording::house(house), Wording::cells(others));
    }
    if (places.isEmpty())
        return tr("%1: nothing equal in its row, column and box.").arg(what);
    return tr("%1: also in %2.").arg(what, Wording::listed(places));
}

QString BlindWording::pairs(int count)
{
    return tr("%n pair(s) of equal digits in a house", nullptr, count);
}

} // namespace convoku
