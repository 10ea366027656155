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
    /// To read from it, if it is a file. A folder, a pipe or a device is not: errorString() says so, and nothing waits
    /// for what may never come.
    bool openFile();
};

} // namespace convoku
