// SPDX-License-Identifier: MIT
#include "app/session/whole_file.h"

#include <QSaveFile>

namespace convoku {

bool commitWhole(QSaveFile& file)
{
    return file.flush() && file.commit();
}

QString writeWholeFile(const QString& path, const QByteArray& contents)
{
    QSaveFile file(path);
    const bool done = file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size() && commitWhole(file);
    return done ? QString() : file.errorString();
}

} // namespace convoku
