// SPDX-License-Identifier: MIT
#include "app/lessons/lesson_check_job.h"

#include "app/lessons/lesson_checker.h"

#include <QMetaObject>

namespace convoku {

LessonCheckJob::LessonCheckJob(BackendFactory backend, QString path, QObject* parent)
    : QObject(parent)
{
    m_thread = std::jthread([this, backend = std::move(backend), path = std::move(path)](const std::stop_token& stop) {
        try {
            auto read = std::make_shared<ReadLesson>(readLessonFile(path));
            // What can't be read needs no network.
            if (read->problems.empty())
                read->problems = checkLesson(read->lesson, *backend(), [&stop] { return stop.stop_requested(); });
            if (!stop.stop_requested())
                QMetaObject::invokeMethod(
                    this, [this, read] { Q_EMIT finished(read); }, Qt::QueuedConnection);
        } catch (const std::exception& error) {
            QMetaObject::invokeMethod(
                this, [this, what = QString::fromUtf8(error.what())] { Q_EMIT failed(what); }, Qt::QueuedConnection);
        }
    });
}

LessonCheckJob::~LessonCheckJob() = default;

} // namespace convoku
