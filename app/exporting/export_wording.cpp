// SPDX-License-Identifier: MIT
#include "app/exporting/export_wording.h"

#include <QCoreApplication>
#include <QDir>

namespace convoku {

QString exportProblem(const ExportResult& result, const QString& path)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("convoku::Export", text); };
    const QString file = QDir::toNativeSeparators(path);
    switch (result.status) {
    case ExportResult::Status::Done:
        break;
    case ExportResult::Status::Cancelled:
        return tr(QT_TRANSLATE_NOOP("convoku::Export", "Cancelled; nothing was written to %1.")).arg(file);
    case ExportResult::Status::NoFrames:
        return tr(QT_TRANSLATE_NOOP("convoku::Export", "There is no picture to write."));
    case ExportResult::Status::TooLarge:
        return tr(QT_TRANSLATE_NOOP(
            "convoku::Export", "The pictures are too large: a GIF has at most 65535 pixels a side, a WebP 16383."));
    case ExportResult::Status::BadFrame:
        return tr(
            QT_TRANSLATE_NOOP("convoku::Export", "A picture could not be drawn: too little memory for its size."));
    case ExportResult::Status::CannotWrite:
        if (result.detail.isEmpty())
            return tr(QT_TRANSLATE_NOOP("convoku::Export", "%1 can’t be written.")).arg(file);
        return tr(QT_TRANSLATE_NOOP("convoku::Export", "%1 can’t be written: %2.")).arg(file, result.detail);
    case ExportResult::Status::EncoderFailed:
        return tr(QT_TRANSLATE_NOOP("convoku::Export", "The encoder failed; nothing was written to %1.")).arg(file);
    }
    return {};
}

} // namespace convoku
