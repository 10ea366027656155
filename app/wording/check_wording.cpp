// SPDX-License-Identifier: MIT
#include "app/wording/check_wording.h"

#include "app/wording/wording.h"

namespace convoku {
namespace {

QString seconds(double time)
{
    return QString::number(time, 'f', 2);
}

} // namespace

QString CheckWording::soundness(const check::Soundness& is)
{
    using Soundness = check::Soundness;
    if (is.verdict == Soundness::Verdict::Proved)
        return tr("Sound: proved for every possible board in %1 s.").arg(seconds(is.seconds));
    if (is.verdict == Soundness::Verdict::Refuted) {
        const bool loses = !is.counterexample || is.counterexample->kind == check::Counterexample::Kind::LosesSolution;
        return loses ? tr("Wrong: on some board it removes a digit of a solution.")
                     : tr("Wrong: on some board it restores a candidate.");
    }
    QString open;
    switch (is.reason) {
    case Soundness::Reason::RealNumbers:
        open = tr("Not known: the rule produces real numbers, but proofs cover integers only.");
        break;
    case Soundness::Reason::Remembers:
        open = tr("Not known: the rule keeps numbers between passes, but was tested as in a first pass.");
        break;
    case Soundness::Reason::TooLarge:
        open = tr("Not known: the rule is too large to be proved.");
        break;
    case Soundness::Reason::NoGrid:
        return tr("Not known: no grid fits the houses of this network, so no board has a solution.");
    case Soundness::Reason::Cancelled:
        open = tr("Not known: the proof was stopped.");
        break;
    case Soundness::Reason::OutOfTime:
    case Soundness::Reason::None:
        open = tr("Not known: no proof was found within %1 s.").arg(seconds(is.seconds));
        break;
    }
    if (is.sampledStates + is.sampledBoards == 0)
        return open;
    return open + QLatin1Char(' ')
        + tr("Only samples were checked, and no error was found. Boards from runs: %1, random boards: %2.")
              .arg(is.sampledStates)
              .arg(is.sampledBoards);
}

QString CheckWording::counterexample(const check::Counterexample& found)
{
    if (found.kind == check::Counterexample::Kind::LosesSolution)
        //: %1: a candidate, “r4c7=5”
        return tr("It removes %1, which is part of a solution of this board.").arg(Wording::candidate(found.candidate));
    //: %1: a candidate, “r4c7=5”
    return tr("It restores %1, which this board does not have.").arg(Wording::candidate(found.candidate));
}

QString CheckWording::worth(const check::Worth& worth)
{
    if (worth.faulty)
        return tr("No comparison: the network cannot run with this rule.");
    if (worth.puzzles == 0)
        return tr("No comparison: no puzzle was run to its end.");
    if (worth.with.solved + worth.without.solved == 0)
        return tr("No comparison: no puzzle was solved, with or without the rule.");
    const auto both = [](auto with, auto without) {
        return QStringLiteral("%1 (%2)").arg(QString::number(with), QString::number(without));
    };
    return tr("Puzzles: %1. With the rule (without it): solved %2, without a guess %3, guesses %4, passes %5.")
        .arg(QString::number(worth.puzzles), both(worth.with.solved, worth.without.solved),
            both(worth.with.withoutGuess, worth.without.withoutGuess), both(worth.with.guesses, worth.without.guesses),
            both(worth.with.passes, worth.without.passes));
}

QString CheckWording::shape(const check::RuleShape& shape)
{
    QString layers
        = tr("Cost: layers: %1, additions: %2.").arg(QString::number(shape.layers), QString::number(shape.additions));
    if (!shape.compiled)
        return layers;
    return layers + QLatin1Char(' ')
        + tr("Compiled: steps: %1, computed words: %2, words of memory: %3.")
              .arg(QString::number(shape.steps.size()), QString::number(shape.operations()),
                  QString::number(shape.words));
}

QString CheckWording::step(const check::RuleShape::Step& step)
{
    using Kind = check::RuleShape::Step::Kind;
    const QString formula = QString::fromStdString(step.formula);
    if (step.kind == Kind::Function) {
        //: a step of a compiled rule: so many words, and the formula that each of them is: “729 × a & ~b”
        return tr("%1 × %2").arg(QString::number(step.words), formula);
    }
    // Leave out the formula "(a)": it would add nothing.
    const QString terms = step.formula == "a" ? QString::number(step.terms)
                                              : QStringLiteral("%1 (%2)").arg(QString::number(step.terms), formula);
    const auto asked = [&](const QString& question) { return question.arg(QString::number(step.words), terms); };
    switch (step.kind) {
    case Kind::AtLeastOne:
        //: %1 words, each the answer for %2 others: “81 × at least one of 9”, “243 × at least one of 9 (a & b)”
        return asked(tr("%1 × at least one of %2"));
    case Kind::One:
        return asked(tr("%1 × exactly one of %2"));
    case Kind::Two:
        return asked(tr("%1 × exactly two of %2"));
    default:
        return asked(tr("%1 × at least two of %2"));
    }
}

} // namespace convoku
