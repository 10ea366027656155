// SPDX-License-Identifier: MIT
#include "app/views/why/layer_tiles.h"

#include "app/wording/layer_wording.h"
#include "app/wording/small_words.h"
#include "app/wording/wording.h"
#include "solver/run/contradiction.h"
#include "solver/run/kernel.h"

#include <algorithm>

namespace convoku {
std::optional<LayerTiles> TileWording::ofEvidence(RuleKind rule, const Evidence& evidence)
{
    const Network& network = evidence.values->network();
    const Arithmetic arithmetic = arithmeticOf(*evidence.values, *evidence.layer, 0, evidence.element);
    LayerTiles tiles;
    for (const Term& term : arithmetic.terms) {
        if (term.tap.weight == 0)
            continue;
        if (term.tap.weight != 1)
            return std::nullopt;
        tiles.terms.push_back(static_cast<int>(term.value));
    }
    if (arithmetic.bias != 0 || tiles.terms.empty() || tiles.terms.size() > static_cast<std::size_t>(kMostTerms))
        return std::nullopt;
    const int wanted = decidingCount(rule);
    const ValueId sum = evidence.layer->outputs.front();
    tiles.sum = static_cast<int>(arithmetic.result);
    tiles.question = tr("equals %1?").arg(wanted);
    tiles.yes = arithmetic.result == wanted;
    //: what a layer counts, and where: Lines of the box with the digit: box 2, digit 2
    tiles.caption = tr("%1: %2").arg(capitalised(LayerWording::value(network, sum)),
        LayerWording::element(convoku::placesOf(network, sum), evidence.element));
    return tiles;
}

std::optional<LayerTiles> TileWording::ofClash(const Recording& recording, Position verdict)
{
    const Grid decided = Grid::fromDecided(recording.stateAt(verdict).candidates);
    const Contradictions found = contradictionsAt(recording, verdict);
    const auto* clash = found.clash();
    if (!clash)
        return std::nullopt;
    LayerTiles tiles;
    for (const Cell cell : clash->house.cells)
        tiles.terms.push_back(decided.digit(cell) == clash->digit ? 1 : 0);
    tiles.sum = static_cast<int>(std::count(tiles.terms.begin(), tiles.terms.end(), 1));
    tiles.question = tr("at most 1?");
    tiles.yes = tiles.sum <= 1;
    tiles.caption = tr("Decided %1s in %2").arg(clash->digit).arg(Wording::house(clash->house));
    return tiles;
}

QString TileWording::text(const LayerTiles& tiles)
{
    QStringList terms;
    for (const int term : tiles.terms)
        terms << LayerWording::number(term);
    //: a sum, and what is asked about it: 0 + 1 + 0 = 1; equals 1? yes
    return tr("%1 = %2; %3 %4")
        .arg(terms.join(QStringLiteral(" + ")), LayerWording::number(tiles.sum), tiles.question, answer(tiles.yes));
}

QString TileWording::answer(bool yes)
{
    return yes ? tr("yes") : tr("no");
}

} // namespace convoku
