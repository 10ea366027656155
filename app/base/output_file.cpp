// SPDX-License-Identifier: MIT
#include "app/base/output_file.h"

#include "app/base/file_name.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace convoku {
namespace {

namespace fs = std::filesystem;

constexpr qsizetype kBuffer = 1 << 16;
constexpr int kMostLinks = 40;
constexpr int kMostNames = 1000;
/// Temporary names that a later process can find again. More files than that are rarely written to a target at once.
constexpr int kFoundNames = 4;
constexpr qsizetype kLongestName = 255; ///< bytes of a name in a folder
constexpr mode_t kPermissions = 07777;

bool startsLike(const fs::path& path, const char* folder)
{
    return path.string().starts_with(folder);
}

/// One of the process's open files, such as /dev/stdout.
bool isOpenFile(const fs::path& path)
{
    std::error_code failure;
    const fs::path link = fs::read_symlink(path, failure);
    const auto among = [](const fs::path& name) { return startsLike(name, "/proc/") || startsLike(name, "/dev/fd/"); };
    return among(fs::absolute(path, failure)) || among(link);
}

/// Follows links, also to a target that does not exist.
fs::path behindLinks(fs::path path)
{
    std::error_code failure;
    for (int i = 0; i < kMostLinks && fs::is_symlink(path, failure); ++i)
        path = path.parent_path() / fs::read_symlink(path, failure);
    return path;
}

/// Six letters and digits that nobody foresees.
QByteArray randomEnd()
{
    constexpr char kSigns[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    QByteArray end(6, '\0');
    for (char& sign : end)
        sign = kSigns[QRandomGenerator::system()->bounded(static_cast<int>(sizeof(kSigns)) - 1)];
    return end;
}

/// Returns a name beside the target. The first few attempts use the same names in every process; later ones end in a
/// random number.
QByteArray temporaryName(const QByteArray& target, int attempt)
{
    const QByteArray end = ".convoku-" + (attempt < kFoundNames ? QByteArray::number(attempt + 1) : randomEnd());
    const qsizetype name = target.lastIndexOf('/') + 1;
    return target.left(std::min(target.size(), name + kLongestName - end.size())) + end;
}

/// Removes what a killed process left under that name. A process that lives holds a lock on its file.
void removeLeftover(const QByteArray& name)
{
    const int fd = ::open(name.constData(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (fd < 0)
        return;
    struct stat found = {};
    // Without a link it is gone already, and the name may be another process's by now.
    if (::flock(fd, LOCK_EX | LOCK_NB) == 0 && ::fstat(fd, &found) == 0 && S_ISREG(found.st_mode) && found.st_nlink > 0)
        ::unlink(name.constData());
    ::close(fd);
}

/// Locks a file for as long as it is open. False: another process took it for a leftover and has removed it.
bool isKept(int fd)
{
    static_cast<void>(::flock(fd, LOCK_EX)); // some file systems have no locks, and then nothing is removed either
    struct stat found = {};
    return ::fstat(fd, &found) == 0 && found.st_nlink > 0;
}

/// A file in the target's folder that has no name yet, and is gone with the process; −1 where the system has none.
int openUnnamed(const QByteArray& target)
{
#ifdef O_TMPFILE
    if (::access("/proc/self/fd", X_OK) != 0)
        return -1; // it could not be given a name
    const std::string folder = fs::path(target.toStdString()).parent_path().string();
    return ::open(folder.empty() ? "." : folder.c_str(), O_RDWR | O_TMPFILE | O_CLOEXEC, 0666);
#else
    return -1;
#endif
}

} // namespace

OutputFile::OutputFile(QString path, Target target)
    : m_path(std::move(path))
    , m_kind(target)
{
}

OutputFile::~OutputFile()
{
    discard();
}

bool OutputFile::open(OpenMode mode)
{
    if ((mode & WriteOnly) == 0 || isOpen())
        return fail(EINVAL);
    m_failed = false;
    m_buffer.clear();
    const fs::path path = nativePath(m_path);
    if (m_kind == Target::PlainFile && isNameTaken(m_path) && !isPlainFile(m_path))
        return fail(EEXIST);
    struct stat found = {};
    const bool exists = ::stat(path.c_str(), &found) == 0;
    if (!exists && errno != ENOENT)
        return fail(errno);
    if (exists && S_ISDIR(found.st_mode))
        return fail(EISDIR);
    // Write into anything but a plain file: given the rights, a plain file would replace /dev/full.
    const bool good = exists && (!S_ISREG(found.st_mode) || isOpenFile(path)) ? openStream(S_ISREG(found.st_mode))
                                                                              : openTemporary();
    return good && QIODevice::open(mode | Unbuffered);
}

bool OutputFile::openStream(bool append)
{
    // Standard output may be a file that already holds something; a pipe has no end to seek.
    m_fd = ::open(fileNameBytes(m_path).constData(), O_WRONLY | O_CLOEXEC | O_NOCTTY | (append ? O_APPEND : 0));
    return m_fd >= 0 || fail(errno);
}

bool OutputFile::openTemporary()
{
    const fs::path path = nativePath(m_path);
    // If a link has replaced the plain file since open() looked, rename() replaces the link.
    m_target = QByteArray::fromStdString((m_kind == Target::PlainFile ? path : behindLinks(path)).string());
    struct stat old = {};
    const bool exists = ::stat(m_target.constData(), &old) == 0;
    // One that may not be written to is meant to stay, whoever owns its folder.
    if (exists && ::access(m_target.constData(), W_OK) != 0)
        return fail(errno);
    for (int i = 0; i < kFoundNames; ++i)
        removeLeftover(temporaryName(m_target, i));
    m_fd = openUnnamed(m_target);
    if (m_fd >= 0)
        static_cast<void>(::flock(m_fd, LOCK_EX));
    else if (!createTemporary())
        return false;
    m_replaces = true;
    if (exists)
        static_cast<void>(::fchmod(m_fd, old.st_mode & kPermissions));
    return true;
}

bool OutputFile::createTemporary()
{
    int error = EEXIST;
    for (int i = 0; i < kMostNames && error == EEXIST; ++i) {
        m_temporary = temporaryName(m_target, i);
        m_fd = ::open(m_temporary.constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (m_fd >= 0 && isKept(m_fd))
            return true;
        if (m_fd < 0)
            error = errno;
        else
            ::close(std::exchange(m_fd, -1));
    }
    m_temporary.clear();
    return fail(error);
}

bool OutputFile::giveName()
{
    const QByteArray open = "/proc/self/fd/" + QByteArray::number(m_fd);
    for (int i = 0; i < kMostNames; ++i) {
        m_temporary = temporaryName(m_target, i);
        if (::linkat(AT_FDCWD, open.constData(), AT_FDCWD, m_temporary.constData(), AT_SYMLINK_FOLLOW) == 0)
            return true;
        const int error = errno;
        m_temporary.clear();
        if (error != EEXIST)
            return fail(error);
    }
    return fail(EEXIST);
}

/// Leaves all of what was written on the disk, under its temporary name.
bool OutputFile::finish()
{
    bool good = flush();
    // Devices and some file systems have nothing to wait for.
    if (good && replaces() && ::fsync(m_fd) != 0 && errno != EINVAL && errno != EROFS && errno != ENOTSUP)
        good = fail(errno);
    good = good && (!replaces() || !m_temporary.isEmpty() || giveName());
    // The lock stays until the file has its own name.
    m_lock = replaces() ? ::fcntl(m_fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) : -1;
    const int fd = std::exchange(m_fd, -1);
    // A network's disk may say only now that it is full.
    if (::close(fd) != 0 && good && errno != EINTR)
        good = fail(errno);
    return good;
}

/// Gives the finished file its own name.
bool OutputFile::place()
{
    if (replaces() && ::rename(m_temporary.constData(), m_target.constData()) != 0)
        return fail(errno);
    m_temporary.clear();
    return true;
}

bool OutputFile::commit()
{
    if (!isOpen())
        return false;
    const bool good = finish() && place();
    const QString problem = errorString();
    discard();
    if (!good)
        setErrorString(problem);
    return good;
}

bool OutputFile::commitBoth(OutputFile& first, OutputFile& second)
{
    if (!first.isOpen() || !second.isOpen())
        return false;
    bool good = first.finish();
    good = second.finish() && good;
    QByteArray old; // another name of what the first one replaces
    bool isNew = false; // it replaces nothing
    for (int i = 0; good && first.replaces() && old.isEmpty() && !isNew && i < kMostNames; ++i) {
        const QByteArray name = temporaryName(first.m_target, i);
        if (::link(first.m_target.constData(), name.constData()) == 0)
            old = name;
        else if (errno == ENOENT)
            isNew = true;
        else if (errno != EEXIST)
            break; // the file system has no links
    }
    const bool isFirstPlaced = good && first.place();
    good = isFirstPlaced && second.place();
    if (isFirstPlaced && !good && isNew)
        ::unlink(first.m_target.constData());
    else if (isFirstPlaced && !good && !old.isEmpty())
        static_cast<void>(::rename(old.constData(), first.m_target.constData()));
    else if (!old.isEmpty())
        ::unlink(old.constData());
    const QString problem = first.errorString();
    const QString problemOfSecond = second.errorString();
    first.discard();
    second.discard();
    if (!good) {
        first.setErrorString(problem);
        second.setErrorString(problemOfSecond);
    }
    return good;
}

bool OutputFile::seek(qint64 pos)
{
    if (!replaces() || !flush() || !QIODevice::seek(pos))
        return false;
    return ::lseek(m_fd, pos, SEEK_SET) == pos || fail(errno);
}

void OutputFile::close()
{
    discard();
}

qint64 OutputFile::size() const
{
    struct stat now = {};
    return ::fstat(m_fd, &now) == 0 ? now.st_size + m_buffer.size() : 0;
}

qint64 OutputFile::readData(char* data, qint64 size)
{
    if (!flush())
        return -1;
    const ssize_t count = ::read(m_fd, data, static_cast<std::size_t>(size));
    if (count < 0)
        fail(errno);
    return count;
}

qint64 OutputFile::writeData(const char* data, qint64 size)
{
    if (m_failed)
        return -1;
    if (m_buffer.size() + size <= kBuffer) {
        m_buffer.append(data, size);
        return size;
    }
    return flush() && writeAll(data, size) ? size : -1;
}

bool OutputFile::flush()
{
    const QByteArray bytes = std::exchange(m_buffer, {});
    return !m_failed && writeAll(bytes.constData(), bytes.size());
}

bool OutputFile::writeAll(const char* data, qint64 size)
{
    while (size > 0) {
        const ssize_t written = ::write(m_fd, data, static_cast<std::size_t>(size));
        if (written < 0 && errno == EINTR)
            continue;
        // A disk that has room for a part says why only when it is asked for the rest.
        if (written <= 0)
            return fail(written < 0 ? errno : EIO);
        data += written;
        size -= written;
    }
    return true;
}

bool OutputFile::fail(int error)
{
    m_failed = true;
    setErrorString(qt_error_string(error));
    return false;
}

void OutputFile::discard()
{
    // Before the lock goes: then the name may be another process's.
    if (!m_temporary.isEmpty())
        ::unlink(m_temporary.constData());
    m_temporary.clear();
    for (int* const fd : {&m_fd, &m_lock}) {
        if (*fd >= 0)
            ::close(std::exchange(*fd, -1));
    }
    m_replaces = false;
    m_buffer.clear();
    if (isOpen())
        QIODevice::close();
}

QString writeWholeFile(const QString& path, const QByteArray& contents, OutputFile::Target target)
{
    OutputFile file(path, target);
    const bool done = file.open() && file.write(contents) == contents.size() && file.commit();
    return done ? QString() : file.errorString();
}

} // namespace convoku
