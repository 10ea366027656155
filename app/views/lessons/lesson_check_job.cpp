// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_check_job.h"

#include "app/base/trouble.h"
#include "app/views/lessons/lesson_checker.h"

namespace convoku {

LessonCheckJob::LessonCheckJob(BackendFactory backend, QString path, QObject* parent)
    : QObject(parent)
    , m_way(this)
{
    runInBackground([stop = m_stop.get_token(), way = m_way, backend = std::move(backend), path = std::move(path)] {
        try {
            auto read = std::make_shared<ReadLesson>(readLessonFile(path));
            // What can't be read needs no network.
            if (read->problems.empty())
                read->problems = checkLesson(read->lesson, *backend(), [&stop] { return stop.stop_requested(); });
            way.post([read](LessonCheckJob& job) { Q_EMIT job.finished(read); });
        } catch (const std::exception& error) {
            way.post([what = troubleOf(error)](LessonCheckJob& job) { Q_EMIT job.failed(what); });
        }
    });
}

LessonCheckJob::~LessonCheckJob()
{
    m_way.cut();
    m_stop.request_stop();
}

} // namespace convoku
