// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_check_job.h"

#include "app/views/lessons/lesson_checker.h"

namespace convoku {

LessonCheckJob::LessonCheckJob(BackendFactory backend, QString path, QObject* parent)
    : Job(parent)
{
    const auto read = std::make_shared<ReadLesson>();
    begin(
        [read, backend = std::move(backend), path = std::move(path)](const std::stop_token& stop, const Receiver&) {
            *read = readLessonFile(path);
            // A lesson that cannot be read needs no network.
            if (read->problems.empty())
                read->problems = checkLesson(read->lesson, *backend(), [&stop] { return stop.stop_requested(); });
        },
        [read](LessonCheckJob& job, const QString& error) {
            if (error.isEmpty())
                Q_EMIT job.finished(read);
            else
                Q_EMIT job.failed(error);
        });
}

} // namespace convoku
