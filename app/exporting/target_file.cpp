// SPDX-License-Identifier: MIT
#include "app/exporting/target_file.h"

#include "app/base/output_file.h"

#include <QBuffer>
#include <QImage>

namespace convoku {

ExportResult writeBytes(const QByteArray& bytes, const QString& path)
{
    using Status = ExportResult::Status;
    if (bytes.isEmpty())
        return {Status::BadFrame};
    if (const QString problem = writeWholeFile(path, bytes); !problem.isEmpty())
        return {Status::CannotWrite, problem};
    return {Status::Done, {}, bytes.size(), 1};
}

QByteArray pngOf(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (picture.isNull() || !picture.save(&buffer, "PNG"))
        return {};
    return bytes;
}

} // namespace convoku
