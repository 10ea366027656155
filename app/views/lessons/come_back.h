// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/background_work.h"
#include "app/document/run_job.h"
#include "app/views/lessons/lesson.h"
#include "app/views/lessons/lesson_progress.h"
#include "solver/backend/backend.h"

#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>

namespace convoku {

/// Stands in for the path of a lesson when missed questions are asked again.
inline const QString kComeBackPath = QStringLiteral(":again");

/// A lesson of questions that were missed, each on a board that a symmetry has changed.
struct ComeBack
{
    Lesson lesson;
    std::vector<LessonProgress::Question> origins; ///< by stop
    std::vector<LessonProgress::Question> gone; ///< that their lessons no longer have
};

/// At most that many questions at a time.
inline constexpr std::size_t kMostComingBack = 10;

/// The missed questions that are still in their lessons. Under the symmetry each one's answer and all that its stop
/// claims hold again, by the run of the changed puzzle; where that can't be (the network breaks ties by the order of
/// cells and digits, so that a run with a guess is another one) the question is asked as it was. The same seed makes
/// the same lesson. `cancelled` is asked between passes and may be empty; a cancelled answer is of no use.
ComeBack comeBackOf(const std::vector<LessonProgress::Question>& missed, std::uint64_t seed, Backend& backend,
    const std::function<bool()>& cancelled = {});

/// The same in a thread of its own. Deleting the job cancels it, and waits for nothing.
class ComeBackJob : public QObject
{
    Q_OBJECT

public:
    ComeBackJob(BackendFactory backend, std::vector<LessonProgress::Question> missed, std::uint64_t seed,
        QObject* parent = nullptr);
    ~ComeBackJob() override;

Q_SIGNALS:
    void finished(const std::shared_ptr<const convoku::ComeBack>& comeBack);
    /// The program failed; not for translation.
    void failed(const QString& error);

private:
    std::stop_source m_stop;
    WeakReceiver<ComeBackJob> m_receiver;
};

} // namespace convoku
