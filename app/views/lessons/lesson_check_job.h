// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/background_work.h"
#include "app/document/run_job.h"
#include "app/views/lessons/lesson_parser.h"

#include <QObject>

#include <memory>
#include <stop_token>

namespace convoku {

/// Reads and checks one lesson file in a thread of its own. Deleting the job cancels it, and waits for nothing.
class LessonCheckJob : public QObject
{
    Q_OBJECT

public:
    LessonCheckJob(BackendFactory backend, QString path, QObject* parent = nullptr);
    ~LessonCheckJob() override;

Q_SIGNALS:
    void finished(const std::shared_ptr<const convoku::ReadLesson>& read);
    /// The program failed; not for translation.
    void failed(const QString& error);

private:
    std::stop_source m_stop;
    WeakReceiver<LessonCheckJob> m_way;
};

} // namespace convoku
