// SPDX-License-Identifier: MIT
#include "app/wording/bend_wording.h"

#include "app/wording/check_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"

#include <cmath>

namespace convoku {

QString BendWording::kind(NumbersOfLayer::Kind kind)
{
    switch (kind) {
    case NumbersOfLayer::Kind::Window:
        return tr("weights of a count");
    case NumbersOfLayer::Kind::Weights:
        return tr("weights of a convolution");
    case NumbersOfLayer::Kind::Kernel:
        return tr("kernel that slides");
    case NumbersOfLayer::Kind::Compared:
        return tr("k, the comparison value");
    case NumbersOfLayer::Kind::Scaled:
        return tr("factor and summand");
    case NumbersOfLayer::Kind::Limits:
        return tr("limits");
    case NumbersOfLayer::Kind::Threshold:
        return tr("threshold");
    }
    return {};
}

QString BendWording::number(const NumbersOfLayer& of, std::size_t number)
{
    const auto columns = static_cast<std::size_t>(of.columns);
    const auto nth = [](std::size_t place) { return QString::number(place + 1); };
    switch (of.kind) {
    case NumbersOfLayer::Kind::Compared:
        return QStringLiteral("k");
    case NumbersOfLayer::Kind::Scaled:
        return number == 0 ? tr("factor") : tr("summand");
    case NumbersOfLayer::Kind::Limits:
        return number == 0 ? tr("lower limit") : tr("upper limit");
    case NumbersOfLayer::Kind::Threshold:
        return tr("threshold");
    case NumbersOfLayer::Kind::Window:
        break;
    case NumbersOfLayer::Kind::Weights:
    case NumbersOfLayer::Kind::Kernel:
        if (of.isBias(number) && of.rows > 1)
            return tr("bias of row %1").arg(nth(number - of.weights()));
        if (!of.isBias(number) && of.rows > 1)
            return tr("weight %1 of row %2").arg(nth(number % columns), nth(number / columns));
        break;
    }
    return of.isBias(number) ? tr("bias") : tr("weight %1").arg(nth(number));
}

QString BendWording::notNow()
{
    return tr("You cannot bend numbers while the text is being read or has an error.");
}

QString BendWording::noLayers(double number, const QString& mistake)
{
    return tr("With %1 the rule has no layers. Expected: %2.").arg(LayerWording::number(number), mistake);
}

QString BendWording::firstNumber(const QString& element, const QString& layer, double written, double bent)
{
    return tr("First different number here: %1 in layer %2, %3 instead of %4.")
        .arg(element, layer, LayerWording::number(bent), LayerWording::number(written));
}

QString BendWording::noNumberDiffers()
{
    return tr("No number differs on this board.");
}

QString BendWording::wrongRemoval(const QString& candidate, int pass, const QString& rule)
{
    return tr("First wrongly removed candidate: %1, in pass %2 by %3.").arg(candidate, QString::number(pass), rule);
}

QString BendWording::noWrongRemoval()
{
    return tr("No candidate is wrongly removed in this puzzle.");
}

QString BendWording::solutionUnknown()
{
    return tr("As written, the network does not solve this puzzle. It is not known which removals are wrong.");
}

QString BendWording::end(std::optional<RunResult> result, int passes, std::optional<RunResult> written,
    int writtenPasses, bool sameSolution, const std::string& fault)
{
    if (!result)
        return tr("The run fails: %1").arg(QString::fromStdString(fault));
    if (*result == RunResult::Solved && sameSolution) {
        return passes == writtenPasses ? tr("The puzzle is still solved in the same number of passes (%1).").arg(passes)
                                       : tr("The puzzle is still solved, in %1 passes instead of %2.")
                                             .arg(QString::number(passes), QString::number(writtenPasses));
    }
    if (*result == RunResult::Solved && written == RunResult::Solved)
        return tr("The puzzle ends with a different grid in pass %1.").arg(passes);
    if (*result == RunResult::OutOfPasses)
        return tr("The puzzle has not ended after %1 passes.").arg(passes);
    return tr("Result: %1, in pass %2.").arg(Wording::result(*result), QString::number(passes));
}

QString BendWording::band(const check::SafeBand& band)
{
    const auto range = [](const check::Band& safeRange) {
        const QString low = LayerWording::number(safeRange.low);
        return safeRange.low == safeRange.high ? low
                                               //: two numbers: from the first to the second
                                               : tr("%1 to %2").arg(low, LayerWording::number(safeRange.high));
    };
    QString text = tr("Same result on every board: %1.").arg(range(band.same));
    text += QLatin1Char(' ');
    text += band.sound ? tr("Sound (no solution is lost): %1.").arg(range(*band.sound))
                       : tr("As written, the rule is not known to be sound.");
    if (band.answers && std::isfinite(band.answers->low) && std::isfinite(band.answers->high)) {
        text += QLatin1Char(' ');
        text += tr("Any real number between %1 and %2 would give the same rounded answers.")
                    .arg(LayerWording::number(band.answers->low), LayerWording::number(band.answers->high));
    } else if (band.answers && (std::isfinite(band.answers->low) || std::isfinite(band.answers->high))) {
        const bool isAbove = std::isfinite(band.answers->low);
        text += QLatin1Char(' ');
        text += (isAbove ? tr("Any real number above %1 would give the same rounded answers.")
                         : tr("Any real number below %1 would give the same rounded answers."))
                    .arg(LayerWording::number(isAbove ? band.answers->low : band.answers->high));
    }
    const auto ends = [&](check::Band::End end) {
        const auto in
            = [end](const check::Band& safeRange) { return safeRange.below == end || safeRange.above == end; };
        return in(band.same) || (band.sound && in(*band.sound));
    };
    text += QLatin1Char(' ');
    text += ends(check::Band::End::Open) ? tr("Proved as far as time allowed.")
                                         : tr("All of this is proved. Numbers farther away were not checked.");
    return text;
}

QString BendWording::ofNumber(const check::SafeBand& band, int number)
{
    if (band.same.contains(number))
        return tr("%1: same result on every board").arg(number);
    if (band.sound && band.sound->contains(number))
        return tr("%1: a different rule, but sound").arg(number);
    return tr("%1: outside the safe band").arg(number);
}

QString BendWording::candidates(const Candidates& candidates)
{
    constexpr qsizetype kNamed = 4;
    QStringList named;
    for (const std::uint16_t candidate : candidates.indices())
        named << Wording::candidate(candidates.board().candidate(candidate));
    const QString first = named.mid(0, kNamed).join(QStringLiteral(", "));
    return named.size() <= kNamed ? first : tr("%1 and %2 more").arg(first, QString::number(named.size() - kNamed));
}

QString BendWording::differs(const check::Difference& difference, const RuleInfo& rule)
{
    const Candidates lost = difference.left.without(difference.leftBent);
    const Candidates kept = difference.leftBent.without(difference.left);
    const QString name = Wording::rule(rule);
    if (lost.count() > 0)
        return tr("%1: removes %2 when bent, but not as written.").arg(name, candidates(lost));
    return tr("%1: leaves %2 when bent, but not as written.").arg(name, candidates(kept));
}

} // namespace convoku
