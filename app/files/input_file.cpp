// SPDX-License-Identifier: MIT
#include "app/files/input_file.h"

#include "app/files/file_name.h"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace convoku {

InputFile::InputFile(const QString& path)
    : QFile(path)
{
}

bool InputFile::open(OpenMode mode)
{
    if (!hasRawBytes(fileName()))
        return QFile::open(mode);
    const int fd = ::open(fileNameBytes(fileName()).constData(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        setErrorString(qt_error_string(errno));
        return false;
    }
    if (QFile::open(fd, mode, AutoCloseHandle))
        return true;
    ::close(fd);
    return false;
}

} // namespace convoku
