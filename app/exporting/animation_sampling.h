// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/gif_export.h"

#include <QIODevice>
#include <QSize>

#include <functional>
#include <vector>

namespace convoku {

/// Shared parts of the writers of animations: cancelling, refusing sizes, and estimating a long animation from parts of
/// it.

/// Called after each picture drawn; false to cancel.
using AfterPicture = std::function<bool()>;

/// Swallows everything: encoders count what they write.
class NullDevice : public QIODevice
{
public:
    NullDevice() { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64 bytes) override { return bytes; }
};

/// Done where there are pictures of a size that `fits`.
ExportResult::Status checkSize(const FrameSource& source, bool (*fits)(QSize size));

/// Copies a file, from its beginning, into a device. Returns why it could not, in the operating system's words; empty:
/// it is done.
QString copied(QIODevice& from, QIODevice& to);

/// Lets `write` write to a temporary file, which can seek, and copies the complete file into the device.
ExportResult spooled(QIODevice& device, const std::function<ExportResult(QIODevice& file)>& write);

/// Lets `write` write the file that replaces the one at `path` when it is complete.
ExportResult replaced(const QString& path, const std::function<ExportResult(QIODevice& file)>& write);

/// Numbers first … last − 1.
struct PictureRange
{
    int first = 0;
    int last = 0;
};

/// An estimate looks at stretches of changes from picture to picture, one in each of `runs` equal parts of the
/// animation. Change i leads from picture i to picture i + 1. changes: more than runs · length.
std::vector<PictureRange> sampledChanges(int changes, int runs, int length);

/// Adds the colours of these pictures. Done, BadFrame or Cancelled.
ExportResult::Status countColours(
    const FrameSource& source, PictureRange range, ColourHistogram& histogram, const AfterPicture& step);

} // namespace convoku
