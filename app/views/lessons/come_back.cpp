// SPDX-License-Identifier: MIT
#include "app/views/lessons/come_back.h"

#include "app/base/trouble.h"
#include "app/views/lessons/lesson_checker.h"
#include "app/views/lessons/lesson_library.h"
#include "app/views/lessons/lesson_links.h"
#include "app/views/lessons/lesson_question.h"
#include "app/views/lessons/lesson_symmetry.h"
#include "app/views/lessons/lesson_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace convoku {
namespace {

constexpr std::uint64_t kTries = 3;

bool holds(const LessonStop& stop, Backend& backend, const std::function<bool()>& cancelled)
{
    return checkLesson(Lesson{{}, {}, {stop}}, backend, cancelled).empty();
}

/// On another board, where that can be.
LessonStop comingBack(
    const LessonStop& stop, std::uint64_t seed, Backend& backend, const std::function<bool()>& cancelled)
{
    // A weight that is bent is one of a place, or of a digit: no symmetry leaves it where it is.
    const bool isBent = stop.bends > 0 || (stop.question && !stop.question->turns.empty())
        || (stop.otherRun && stop.otherRun->model != stop.options.model);
    const auto tries = isBent ? 0 : kTries;
    for (std::uint64_t attempt = 0; attempt < tries && !(cancelled && cancelled()); ++attempt) {
        LessonStop moved = transformedStop(stop, symmetryFor(seed + attempt, stop.board()));
        if (holds(moved, backend, cancelled)) {
            moved.puzzleName.clear();
            return moved;
        }
    }
    return transformedStop(stop, Transform(stop.board()));
}

} // namespace

ComeBack comeBackOf(const std::vector<LessonProgress::Question>& missed, std::uint64_t seed, Backend& backend,
    const std::function<bool()>& cancelled)
{
    ComeBack made;
    made.lesson.title = LessonText::tr("Missed questions");
    made.lesson.summary = LessonText::tr(
        "Missed questions, once more. The boards are different: rows, columns and digits have been swapped.");
    std::map<QString, ReadLesson> lessons;
    for (const LessonProgress::Question& question : missed) {
        if (made.lesson.stops.size() == kMostComingBack || (cancelled && cancelled()))
            break;
        auto lesson = lessons.find(question.path);
        if (lesson == lessons.end()) {
            const bool ours = question.path.startsWith(QLatin1Char(':'));
            lesson = lessons
                         .emplace(question.path,
                             ours ? readLibraryLesson(question.path)
                                  : readAndCheckLesson(question.path, backend, cancelled))
                         .first;
        }
        if (!lesson->second.problems.empty())
            continue;
        const auto& stops = lesson->second.lesson.stops;
        qsizetype left = questionKeys(lesson->second.lesson).indexOf(question.key);
        if (left < 0) {
            made.gone.push_back(question);
            continue;
        }
        const auto stop = std::find_if(
            stops.begin(), stops.end(), [&left](const LessonStop& each) { return each.question && left-- == 0; });
        LessonStop back = comingBack(*stop, seed + 100 * made.lesson.stops.size(), backend, cancelled);
        static const QRegularExpression kDigit(QStringLiteral("[1-9]"));
        if (back.title.contains(kDigit) && !(back.start == stop->start))
            back.title = lesson->second.lesson.title; // it may name a place of the other board
        //: the titles of a lesson and of its stop
        back.text = LessonText::tr("From “%1”, stop “%2”.")
                        .arg(asMarkdown(lesson->second.lesson.title), asMarkdown(stop->title));
        made.lesson.stops.push_back(std::move(back));
        made.origins.push_back(question);
    }
    return made;
}

ComeBackJob::ComeBackJob(
    BackendFactory backend, std::vector<LessonProgress::Question> missed, std::uint64_t seed, QObject* parent)
    : QObject(parent)
    , m_receiver(this)
{
    runInBackground([stop = m_stop.get_token(), receiver = m_receiver, backend = std::move(backend),
                        missed = std::move(missed), seed] {
        try {
            auto made = std::make_shared<const ComeBack>(
                comeBackOf(missed, seed, *backend(), [&stop] { return stop.stop_requested(); }));
            receiver.post([made](ComeBackJob& job) { Q_EMIT job.finished(made); });
        } catch (const std::exception& error) {
            receiver.post([what = troubleOf(error)](ComeBackJob& job) { Q_EMIT job.failed(what); });
        }
    });
}

ComeBackJob::~ComeBackJob()
{
    m_receiver.cut();
    m_stop.request_stop();
}

} // namespace convoku
