// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <csignal>

#include <sys/resource.h>

namespace convoku::testing {

/// Limits the size of each file of this process during its lifetime: writing beyond `bytes` fails as on a full disk,
/// with a different message. Unix only.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit small = m_before;
        small.rlim_cur = std::min(bytes, m_before.rlim_max);
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FileSizeLimit()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;

private:
    void (*m_handler)(int);
    rlimit m_before{};
};

} // namespace convoku::testing
