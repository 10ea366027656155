// SPDX-License-Identifier: MIT
#include "app/base/file_part.h"

#include "app/base/file_name.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace convoku {
namespace {

/// A file descriptor that is closed with it.
class Opened
{
public:
    explicit Opened(int fd)
        : m_fd(fd)
    {
    }
    ~Opened()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;

    int fd() const { return m_fd; }
    void reset(int fd)
    {
        if (m_fd >= 0)
            ::close(m_fd);
        m_fd = fd;
    }

private:
    int m_fd;
};

bool readAll(int fd, std::uint64_t offset, std::string& bytes)
{
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t got = ::pread(fd, bytes.data() + done, bytes.size() - done, static_cast<off_t>(offset + done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        done += static_cast<std::size_t>(got);
    }
    return true;
}

} // namespace

bool readFilePart(
    const QString& folder, const std::vector<std::string>& parts, std::uint64_t offset, std::string& bytes)
{
    Opened at(::open(fileNameBytes(folder).constData(), O_RDONLY | O_CLOEXEC | O_DIRECTORY));
    for (std::size_t i = 0; i < parts.size() && at.fd() >= 0; ++i) {
        const int kind = i + 1 < parts.size() ? O_DIRECTORY : O_NONBLOCK | O_NOCTTY;
        at.reset(::openat(at.fd(), parts[i].c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | kind));
    }
    struct stat status = {};
    if (parts.empty() || at.fd() < 0 || ::fstat(at.fd(), &status) != 0 || !S_ISREG(status.st_mode))
        return false;
    const auto size = static_cast<std::uint64_t>(status.st_size);
    return offset <= size && bytes.size() <= size - offset && readAll(at.fd(), offset, bytes);
}

} // namespace convoku
