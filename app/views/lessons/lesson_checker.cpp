// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_checker.h"

#include "app/document/address.h"
#include "app/document/cell_address.h"
#include "app/document/element_address.h"
#include "app/views/lessons/lesson_change.h"
#include "app/views/lessons/lesson_check.h"
#include "app/views/lessons/lesson_text.h"
#include "solver/run/runner.h"

#include <algorithm>
#include <map>

namespace convoku {
namespace {

/// A puzzle's run with all that the stops ask of it; each thing is computed once.
class CheckedRun
{
public:
    CheckedRun(const LessonStop& stop, Backend& backend, const std::function<bool()>& cancelled)
        : m_backend(backend)
        , m_cancelled(cancelled)
        , m_runner(std::make_unique<Runner>(backend, stop.start, RunOptions{stop.options, kMaxLessonPasses}))
        , m_recording(stop.start.givens, m_runner->start(), stop.options)
    {
    }

    bool belongsTo(const LessonStop& stop) const
    {
        return m_recording.startingGrid() == stop.start && m_recording.options() == stop.options;
    }

    const Recording& recording() const { return m_recording; }

    /// Continues the run up to a pass, or to its end if that comes first.
    void runTo(int pass)
    {
        while (!m_runner->ended() && m_recording.passCount() < pass && !isCancelled())
            m_recording.append(m_runner->nextPass());
    }
    void runToEnd() { runTo(kMaxLessonPasses); }
    /// The end is one of the puzzle, not of our patience.
    bool reachedEnd() const { return m_runner->ended() && m_recording.result() != RunResult::OutOfPasses; }

    /// Null at the start, and where it was cancelled.
    const Inspection* valuesOf(int pass)
    {
        if (pass == 0 || pass > m_recording.passCount())
            return nullptr;
        auto& values = m_values[pass];
        if (!values) {
            if (!m_loaded) {
                m_network = std::make_shared<const Network>(m_recording.network());
                m_loaded = m_backend.load(m_network);
            }
            const State before = m_recording.stateAt(m_recording.endOf(pass - 1));
            values = std::make_unique<Inspection>(Inspection::ofPass(m_network, *m_loaded, before));
        }
        return values.get();
    }

    /// Returns the result of the run after it has looked for another solution; none if it has not solved the puzzle, or
    /// has no search.
    std::optional<RunResult> afterwards()
    {
        if (m_afterwards || m_recording.result() != RunResult::Solved || !m_recording.options().search)
            return m_afterwards;
        Recording longer = m_recording;
        longer.reopen();
        Runner runner(m_backend, longer, kMaxLessonPasses + m_recording.passCount());
        while (!runner.ended() && !isCancelled())
            longer.append(runner.nextPass());
        m_afterwards = longer.result();
        return m_afterwards;
    }

private:
    bool isCancelled() const { return m_cancelled && m_cancelled(); }

    Backend& m_backend;
    const std::function<bool()>& m_cancelled;
    std::unique_ptr<Runner> m_runner;
    Recording m_recording;
    std::shared_ptr<const Network> m_network;
    std::unique_ptr<LoadedNetwork> m_loaded;
    std::map<int, std::unique_ptr<Inspection>> m_values;
    std::optional<RunResult> m_afterwards;
};

class Checker
{
public:
    Checker(Backend& backend, const std::function<bool()>& cancelled)
        : m_backend(backend)
        , m_cancelled(cancelled)
    {
    }

    std::vector<LessonProblem> check(const Lesson& lesson)
    {
        for (const LessonStop& stop : lesson.stops)
            checkStop(stop);
        std::stable_sort(m_problems.begin(), m_problems.end(),
            [](const LessonProblem& a, const LessonProblem& b) { return a.line < b.line; });
        // A setting that holds for several stops is wrong once.
        m_problems.erase(std::unique(m_problems.begin(), m_problems.end()), m_problems.end());
        return std::move(m_problems);
    }

private:
    CheckedRun& runOf(const LessonStop& stop)
    {
        for (const auto& run : m_runs) {
            if (run->belongsTo(stop))
                return *run;
        }
        m_runs.push_back(std::make_unique<CheckedRun>(stop, m_backend, m_cancelled));
        return *m_runs.back();
    }

    void complain(int line, const QString& what) { m_problems.push_back({line, what}); }

    /// The place that an address means; a problem in that line where there is none.
    std::optional<Position> placeOf(CheckedRun& run, const QString& address, int line)
    {
        if (address == QLatin1String("start"))
            return run.recording().first();
        if (address == QLatin1String("end")) {
            if (!runToEnd(run, line))
                return std::nullopt;
            return run.recording().last();
        }
        run.runTo(address.section(QLatin1Char('.'), 0, 0).toInt());
        const Address read = readAddress(address, run.recording());
        if (!read.position)
            complain(line, read.problem);
        return read.position;
    }

    bool runToEnd(CheckedRun& run, int line)
    {
        run.runToEnd();
        if (!run.reachedEnd())
            complain(line, LessonText::tr("The run does not end within %1 passes.").arg(kMaxLessonPasses));
        return run.reachedEnd();
    }

    void checkStop(const LessonStop& stop)
    {
        CheckedRun& run = runOf(stop);
        const auto place = placeOf(run, stop.go, stop.goLine == 0 ? stop.line : stop.goLine);
        if (!place)
            return;
        // It is drawn of the whole run.
        if (stop.picture && stop.picture->kind == LessonPicture::Kind::Recurrence)
            runToEnd(run, stop.picture->line);
        if (!stop.number.isEmpty())
            checkNumber(stop, run, *place);
        for (const LessonLink& link : stop.links)
            checkLink(link, run, *place);
        for (const LessonCheck& check : stop.checks) {
            if (check.ofOther)
                checkOther(check, stop);
            else
                checkCheck(check, run, *place);
        }
        if (stop.question && changesStop(*stop.question))
            checkChange(stop, run, *place);
        else if (stop.question && stop.question->answer)
            checkCheck(*stop.question->answer, run, *place);
    }

    /// Checks that the answer does not hold at the stop as it is, and holds after the author's change.
    void checkChange(const LessonStop& stop, CheckedRun& run, Position place)
    {
        const LessonCheck& answer = *stop.question->answer;
        if (failureAt(answer, run, place).isEmpty())
            complain(answer.line, LessonText::tr("The answer is true before the reader has changed anything."));
        const auto changed = changedStop(stop, rightAnswer(*stop.question));
        if (!changed) {
            complain(answer.line, LessonText::tr("The solution cannot be applied: the rule has no layers with it."));
            return;
        }
        CheckedRun& after = runOf(*changed);
        const std::size_t before = m_problems.size();
        if (const auto at = placeOf(after, stop.go, stop.goLine == 0 ? stop.line : stop.goLine))
            checkCheck(answer, after, *at);
        for (std::size_t i = before; i < m_problems.size(); ++i)
            m_problems[i].what = LessonText::tr("With the solution: %1").arg(m_problems[i].what);
    }

    /// Checks a statement of the text about the run beside the stop's own.
    void checkOther(const LessonCheck& check, const LessonStop& stop)
    {
        LessonStop other = stop;
        other.options = stop.otherRun.value();
        CheckedRun& run = runOf(other);
        run.runToEnd();
        const std::size_t before = m_problems.size();
        checkCheck(check, run, run.recording().last());
        for (std::size_t i = before; i < m_problems.size(); ++i)
            m_problems[i].what = LessonText::tr("In the other run: %1").arg(m_problems[i].what);
    }

    /// Returns why the check does not hold at the place; empty if it holds.
    QString failureAt(const LessonCheck& check, CheckedRun& run, Position place)
    {
        if (isAboutRun(check)) {
            run.runToEnd();
            if (!run.reachedEnd())
                return LessonText::tr("The run does not end within %1 passes.").arg(kMaxLessonPasses);
        }
        const bool looksOn
            = check.kind == LessonCheck::Kind::UniqueSolution || check.kind == LessonCheck::Kind::SeveralSolutions;
        const auto afterwards = looksOn ? run.afterwards() : std::nullopt;
        return failureOf(check, {&run.recording(), place, run.valuesOf(place.pass), afterwards});
    }

    void checkCheck(const LessonCheck& check, CheckedRun& run, Position place)
    {
        const QString failure = failureAt(check, run, place);
        if (!failure.isEmpty())
            complain(check.line, failure);
    }

    void checkNumber(const LessonStop& stop, CheckedRun& run, Position place)
    {
        const Network& network = run.recording().network();
        const NamedElement named = namedElement(stop.number, network, run.recording(), place);
        if (!named.element) {
            complain(stop.numberLine, named.problem);
            return;
        }
        // A number that is a candidate's is picked with the candidate: there is one selection.
        const auto candidate = candidateOf(network, named.layer->outputs.front(), *named.element);
        if (candidate && stop.pickLine != 0 && stop.pick != candidate)
            complain(stop.numberLine,
                LessonText::tr("Number %1 belongs to a candidate, but this stop picks a different one (line %2).")
                    .arg(stop.number)
                    .arg(stop.pickLine));
    }

    void checkLink(const LessonLink& link, CheckedRun& run, Position place)
    {
        if (link.kind == LessonLink::Kind::Go) {
            placeOf(run, link.target, link.line);
        } else if (link.kind == LessonLink::Kind::Number) {
            const NamedElement named = namedElement(link.target, run.recording().network(), run.recording(), place);
            if (!named.element)
                complain(link.line, named.problem);
        }
    }

    Backend& m_backend;
    const std::function<bool()>& m_cancelled;
    std::vector<std::unique_ptr<CheckedRun>> m_runs;
    std::vector<LessonProblem> m_problems;
};

} // namespace

std::vector<LessonProblem> checkLesson(const Lesson& lesson, Backend& backend, const std::function<bool()>& cancelled)
{
    return Checker(backend, cancelled).check(lesson);
}

ReadLesson readAndCheckLesson(const QString& path, Backend& backend, const std::function<bool()>& cancelled)
{
    ReadLesson read = readLessonFile(path);
    if (read.problems.empty())
        read.problems = checkLesson(read.lesson, backend, cancelled);
    return read;
}

} // namespace convoku
