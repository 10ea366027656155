// SPDX-License-Identifier: MIT
#include "app/wording/verdict_wording.h"

#include "app/wording/wording.h"

#include <QLocale>
#include <QStringList>

namespace convoku {
namespace {

VerdictState stateOf(const Recording& recording, bool running)
{
    if (running)
        return VerdictState::Running;
    switch (recording.result().value_or(RunResult::OutOfPasses)) {
    case RunResult::Solved:
        return VerdictState::Solved;
    case RunResult::Unique:
        return VerdictState::OneSolution;
    case RunResult::Several:
        return VerdictState::SeveralSolutions;
    case RunResult::NoSolution:
        return VerdictState::NoSolution;
    case RunResult::Stalled:
        return VerdictState::Stalled;
    case RunResult::OutOfPasses:
        break;
    }
    return VerdictState::Stopped;
}

/// Returns true if the verdict that ended the run has been reached at a position.
bool showsEnd(const Recording& recording, Position position)
{
    const Position verdict{recording.passCount(), recording.verdictStep(), 0};
    return position >= verdict;
}

} // namespace

const char* VerdictWording::id(VerdictState state)
{
    switch (state) {
    case VerdictState::Running:
        return "running";
    case VerdictState::Stopped:
        return "stopped";
    case VerdictState::Solves:
        return "solves";
    case VerdictState::Solved:
        return "solved";
    case VerdictState::OneSolution:
        return "one_solution";
    case VerdictState::SeveralSolutions:
        return "several_solutions";
    case VerdictState::NoSolution:
        return "no_solution";
    case VerdictState::Stalled:
        return "stalled";
    case VerdictState::Contradiction:
        break;
    }
    return "contradiction";
}

VerdictChip VerdictWording::of(const Recording& recording, bool running, std::optional<Position> here)
{
    VerdictChip verdict;
    verdict.state = stateOf(recording, running);
    const bool ahead = here && !showsEnd(recording, *here);
    if (ahead && verdict.state == VerdictState::Solved)
        verdict.state = VerdictState::Solves;
    const int passes = recording.passCount();
    const QString guesses = recording.pushes() == 0 ? tr("without a guess")
        : recording.pops() == 0                     ? tr("with %n guess(es)", nullptr, recording.pushes())
                                //: with 3 guesses, 1 taken back
                                : tr("%1, %2 undone")
                                      .arg(tr("with %n guess(es)", nullptr, recording.pushes()))
                                      .arg(QLocale().toString(recording.pops()));
    QString spent;
    switch (verdict.state) {
    case VerdictState::Running:
        verdict.text = tr("Running");
        spent = tr("%n pass(es) so far", nullptr, passes);
        break;
    case VerdictState::Stopped:
        verdict.text = tr("Stopped");
        spent = recording.result() ? tr("at the limit of %n pass(es)", nullptr, passes)
                                   : tr("after %n pass(es)", nullptr, passes);
        break;
    case VerdictState::Solves:
        verdict.text = tr("Solves in %n pass(es)", nullptr, passes);
        break;
    case VerdictState::Solved:
    case VerdictState::OneSolution:
    case VerdictState::SeveralSolutions:
        verdict.text = Wording::result(*recording.result());
        spent = tr("in %n pass(es)", nullptr, passes);
        break;
    case VerdictState::Stalled:
        if (ahead) {
            verdict.text = tr("Stalls after %n pass(es)", nullptr, passes);
            break;
        }
        [[fallthrough]];
    case VerdictState::NoSolution:
    case VerdictState::Contradiction:
        verdict.text = Wording::result(recording);
        spent = tr("after %n pass(es)", nullptr, passes);
        break;
    }
    //: in 25 passes · with 3 guesses, 1 taken back
    verdict.cost = spent.isEmpty() ? guesses : tr("%1 %2").arg(spent, guesses);
    QStringList sentences;
    if (!running && recording.result())
        sentences << Wording::endSentence(recording);
    if (recording.looksForAnother()) {
        QStringList found;
        for (const Position solution : recording.solutions())
            found << QLocale().toString(solution.pass);
        //: the passes in which solutions were found: Solutions: pass 22, 60
        sentences << tr("Solutions: pass %1").arg(found.join(QStringLiteral(", ")));
    }
    verdict.detail = sentences.join(QLatin1Char(' '));
    return verdict;
}

std::optional<VerdictChip> VerdictWording::at(const Recording& recording, Position position)
{
    std::optional<VerdictChip> verdict;
    for (const Event& event : recording.eventsOf(position.pass)) {
        if (event.position() > position)
            break;
        if (event.kind == EventKind::Contradiction) {
            // Without a guess there is nothing that branches off.
            const QString text = event.depth > 0 ? tr("Contradiction in this branch") : tr("Contradiction");
            verdict = VerdictChip{VerdictState::Contradiction, text, {}, Wording::eventSentence(recording, event)};
        } else if (event.kind == EventKind::Pop) {
            verdict.reset();
        }
    }
    return verdict;
}

} // namespace convoku
