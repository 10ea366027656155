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
        return tr("Each trial is a whole grid. The search uses only its cost and no rules. It learns separately for "
                  "each cell which digits were in cheap grids.");
    case BlindMethod::Random:
        return tr("Each trial is a whole grid of random digits. Nothing is learned from its cost. This is the baseline "
                  "for the other methods.");
    case BlindMethod::Anneal:
        return tr("Each trial changes one digit of the previous grid. The search sees only the cost. It keeps cheaper "
                  "grids. As the temperature falls, it keeps dearer grids more rarely.");
    case BlindMethod::Swaps:
        return tr("Each trial swaps two digits of a box. By design, every box holds nine different digits. The boxes "
                  "are the only part of the rules that this search uses.");
    }
    return {};
}

QString BlindWording::cost(CountedDigits counted)
{
    if (counted == CountedDigits::ZeroToEight)
        return tr(
            "Cost: the digits 0 to 8 missing from rows, columns and boxes, as published. A solution costs 27 because "
            "no house has a 0. A grid that costs 27 need not be a solution, because a missing 9 costs nothing.");
    return tr("Cost: the digits 1 to 9 missing from rows, columns and boxes. Only a solution costs 0.");
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
        text += QLatin1Char(' ') + tr("After that, the temperature resets to its initial value.");
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
        return tr("Trial %1 costs as little as a solution but is not one: %2.").arg(number(best.number), pairs(apart));
    return tr("Not solved: the best grid (trial %1) costs %2, a solution %3; %4.")
        .arg(number(best.number), QString::number(best.cost), QString::number(least), pairs(apart));
}

QString BlindWording::leftOut(const BlindRecord& record)
{
    if (!record.isThinned())
        return {};
    QString text = tr("%2 of %1 trials are kept here: every improvement, and one in %3 of the others")
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
        return tr("The search ended: no grid costs less.");
    case BlindRecord::End::Trials:
        return tr("The search ended: %1 trials were made.").arg(number(record.made));
    case BlindRecord::End::NothingToChange:
        return tr("The search ended: there is nothing to change.");
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
        return tr("%1: no repeat in its row, column or box.").arg(what);
    return tr("%1: also in %2.").arg(what, Wording::listed(places));
}

QString BlindWording::pairs(int count)
{
    return tr("%n pair(s) of equal digits in a house", nullptr, count);
}

} // namespace convoku
