// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/job.h"
#include "app/document/run_job.h"
#include "app/views/lessons/lesson_parser.h"

#include <memory>

namespace convoku {

/// Reads and checks one lesson file.
class LessonCheckJob : public Job<LessonCheckJob>
{
    Q_OBJECT

public:
    LessonCheckJob(BackendFactory backend, QString path, QObject* parent = nullptr);

Q_SIGNALS:
    void finished(const std::shared_ptr<const convoku::ReadLesson>& read);
    /// The program failed; not for translation.
    void failed(const QString& error);
};

} // namespace convoku
