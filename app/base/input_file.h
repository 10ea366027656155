// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>

namespace convoku {

/// A file to read from, also where its name is not UTF-8 (file_name.h).
class InputFile : public QFile
{
    Q_OBJECT

public:
    explicit InputFile(const QString& path);

    using QFile::open;
    bool open(OpenMode mode) override;
    /// Opens a regular file for reading. Fails without blocking on a folder, a pipe or a device; see errorString().
    bool openFile();
};

} // namespace convoku
