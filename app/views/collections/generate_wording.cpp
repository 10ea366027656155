// SPDX-License-Identifier: MIT
#include "app/views/collections/generate_wording.h"

#include "app/wording/wording.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace convoku {
namespace {

QString localNumber(std::uint64_t value)
{
    return QLocale().toString(static_cast<qulonglong>(value));
}

} // namespace

QString GenerateWording::symmetry(Symmetry symmetry)
{
    switch (symmetry) {
    case Symmetry::None:
        return tr("None");
    case Symmetry::HalfTurn:
        return tr("Half turn");
    case Symmetry::QuarterTurn:
        return tr("Quarter turn");
    case Symmetry::LeftRight:
        return tr("Left and right");
    case Symmetry::TopBottom:
        return tr("Top and bottom");
    case Symmetry::BothLines:
        return tr("Left and right, top and bottom");
    case Symmetry::Diagonal:
        return tr("Diagonal from the top left");
    case Symmetry::OtherDiagonal:
        return tr("Diagonal from the top right");
    case Symmetry::BothDiagonals:
        return tr("Both diagonals");
    case Symmetry::All:
        break;
    }
    return tr("All of them");
}

bool GenerateWording::areRare(int most, Board board)
{
    constexpr int kRare = 20; // smaller boards have all of their puzzles soon
    return board == Board() && most <= kRare;
}

QString GenerateWording::rareGivens(int most)
{
    return tr("Puzzles with %1 givens or fewer are rare. It can take hours to find one.").arg(most);
}

QString GenerateWording::fired(const Model& model, const RuleSet& rules, const std::vector<int>& fired)
{
    QStringList families;
    // Hardest first, as one looks for them; a triple is not a pair.
    const auto lookedAt = [&](std::size_t i) {
        const RuleInfo& info = model.rule(rules[i]);
        return std::pair(static_cast<int>(info.family), info.family == RuleFamily::Other ? 0 : info.size);
    };
    std::set<std::pair<int, int>, std::greater<>> all;
    for (std::size_t i = 0; i < rules.size(); ++i)
        all.insert(lookedAt(i));
    for (const auto& each : all) {
        QStringList houses;
        RuleKind kind;
        for (std::size_t i = 0; i < rules.size() && i < fired.size(); ++i) {
            const RuleInfo& info = model.rule(rules[i]);
            if (lookedAt(i) == each && fired[i] > 0) {
                kind = info;
                //: a kind of house, and in how many passes a rule removed something there: row 2
                houses << tr("%1 %2")
                              .arg(info.family == RuleFamily::Other ? Wording::rule(info) : Wording::ruleHouse(info))
                              .arg(fired[i]);
            }
        }
        if (!houses.isEmpty())
            //: a family of rules and its houses: Naked pair: row 2, box 1
            families << tr("%1: %2").arg(Wording::familyOf(kind), houses.join(QStringLiteral(", ")));
    }
    return families.join(QStringLiteral("; "));
}

QString GenerateWording::progress(int found, int count, std::uint64_t grids)
{
    //: puzzles found, puzzles wished: 7 of 20, 3,400 grids tried
    return tr("%1 of %2, %3 grids tried")
        .arg(localNumber(static_cast<std::uint64_t>(found)))
        .arg(localNumber(static_cast<std::uint64_t>(count)), localNumber(grids));
}

QString GenerateWording::advice(const PuzzleRequest& request, const RequestTally& tally)
{
    struct Case
    {
        std::uint64_t failed;
        std::uint64_t looked; ///< at so many puzzles
        QString sentence;
    };
    const auto seen = [](const QString& sentence, const RequestTally::Seen& what) {
        return sentence.arg(what.numbers.low).arg(what.numbers.high);
    };
    const std::uint64_t unreduced = tally.grids - std::min(tally.grids, tally.givens.failed);
    const std::uint64_t solved = unreduced - std::min(unreduced, tally.notMinimal);
    std::vector<Case> cases{
        {tally.givens.failed, tally.grids,
            seen(tr("%L3 of %L4 puzzles had the wrong number of givens: %1 to %2. Allow a wider range of givens."),
                tally.givens)},
        {tally.notMinimal, unreduced,
            tr("%L3 of %L4 puzzles were not minimal. Few symmetric puzzles are. Give up the symmetry or clear "
               "“minimal”.")},
        {tally.notSolved, solved, tr("The network did not solve %L3 of %L4 puzzles. Ask for more givens.")},
        {tally.depth.failed, solved,
            request.depth.high == 0 ? tr("%L3 of %L4 puzzles needed guesses. Allow guesses, or more givens.")
                                    : seen(tr("%L3 of %L4 puzzles needed too few guesses at once: %1 to %2. Ask for "
                                              "fewer guesses or fewer givens."),
                                        tally.depth)},
        {tally.passes.failed, solved,
            seen(tr("%L3 of %L4 puzzles took the wrong number of passes: %1 to %2. Allow a wider range of passes."),
                tally.passes)},
    };
    for (std::size_t i = 0; i < request.fires.size() && i < tally.notFired.size(); ++i)
        cases.push_back({tally.notFired[i], solved,
            tr("“%1” removed nothing in %L3 of %L4 puzzles. Ask for fewer rules or fewer givens.")
                .arg(Wording::rule(request.model->rule(request.fires[i])))});
    const auto share = [](const Case& c) {
        return c.looked == 0 ? 0.0 : static_cast<double>(c.failed) / static_cast<double>(c.looked);
    };
    const Case& worst = *std::ranges::max_element(cases, {}, share);
    if (worst.failed == 0)
        return {};
    return worst.sentence.arg(static_cast<qulonglong>(worst.failed)).arg(static_cast<qulonglong>(worst.looked));
}

} // namespace convoku
