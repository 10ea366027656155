// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson_parser.h"

namespace convoku {

/// Reads the pictures that a lesson names ("picture:"), from the folder of its file and from nowhere else: plain files
/// that are PNG pictures of a bounded size. What can't be read, or is no such picture, is a problem of its line.
void readLessonPictures(const QString& lessonPath, ReadLesson& read);

inline constexpr qint64 kMaxPictureBytes = 1024 * 1024;
inline constexpr qint64 kMaxPicturesBytes = 8 * kMaxPictureBytes; ///< of a lesson
inline constexpr quint32 kMaxLessonPictureSide = 4096;

} // namespace convoku
