// SPDX-License-Identifier: MIT
#include "app/base/input_file.h"

#include "app/base/file_name.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
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

bool InputFile::openFile()
{
    if (fileName().startsWith(QLatin1Char(':')))
        return open(ReadOnly); // one of the program's own
    const int fd = ::open(fileNameBytes(fileName()).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (fd < 0) {
        setErrorString(qt_error_string(errno));
        return false;
    }
    struct stat status = {};
    if (::fstat(fd, &status) != 0)
        setErrorString(qt_error_string(errno));
    else if (S_ISDIR(status.st_mode))
        setErrorString(tr("this is a folder"));
    else if (!S_ISREG(status.st_mode))
        setErrorString(tr("it is a device or a pipe, not a file"));
    else if (QFile::open(fd, ReadOnly, AutoCloseHandle))
        return true;
    ::close(fd);
    return false;
}

} // namespace convoku
