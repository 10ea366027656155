// SPDX-License-Identifier: MIT
#include "app/exporting/export_wording.h"

#include <QCoreApplication>
#include <QDir>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class ExportText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Export)
};

} // namespace

QString exportProblem(const ExportResult& result, const QString& path)
{
    const QString file = QDir::toNativeSeparators(path);
    switch (result.status) {
    case ExportResult::Status::Done:
        break;
    case ExportResult::Status::Cancelled:
        return ExportText::tr("Cancelled; nothing was written to %1.").arg(file);
    case ExportResult::Status::NoFrames:
        return ExportText::tr("There is no picture to write.");
    case ExportResult::Status::TooLarge:
        return ExportText::tr("The pictures are too large. A GIF has at most 65535 pixels per side, a WebP 16383.");
    case ExportResult::Status::BadFrame:
        return ExportText::tr("A picture could not be drawn: not enough memory for its size.");
    case ExportResult::Status::CannotWrite:
        if (result.detail.isEmpty())
            return ExportText::tr("%1 cannot be written.").arg(file);
        return ExportText::tr("%1 cannot be written: %2.").arg(file, result.detail);
    case ExportResult::Status::EncoderFailed:
        return ExportText::tr("The encoder failed; nothing was written to %1.").arg(file);
    case ExportResult::Status::BrokeOff:
        return result.detail;
    }
    return {};
}

} // namespace convoku
