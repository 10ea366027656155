// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#ifdef Q_OS_LINUX
#include <sys/inotify.h>
#include <unistd.h>
#endif

namespace convoku::testing {

/// A picture that nobody has a reason to open, and whether somebody did.
class ReadProbe
{
public:
    ReadProbe()
    {
        QImage(3, 3, QImage::Format_RGB32).save(path());
#ifdef Q_OS_LINUX
        m_watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
        inotify_add_watch(m_watch, QFile::encodeName(path()).constData(), IN_OPEN | IN_ACCESS);
#endif
    }
    ~ReadProbe()
    {
#ifdef Q_OS_LINUX
        close(m_watch);
#endif
    }
    ReadProbe(const ReadProbe&) = delete;
    ReadProbe& operator=(const ReadProbe&) = delete;

    /// Returns false if the system cannot report when a file is opened. Then wasOpened() always returns false.
    bool works() const
    {
        return m_watch >= 0;
    }
    QString folder() const
    {
        return m_folder.path();
    }
    QString path() const
    {
        return m_folder.filePath(QStringLiteral("probe.png"));
    }

    /// Since it was asked before.
    bool wasOpened()
    {
#ifdef Q_OS_LINUX
        char events[4096];
        return read(m_watch, events, sizeof events) > 0;
#else
        return false;
#endif
    }

private:
    QTemporaryDir m_folder;
    int m_watch = -1;
};

} // namespace convoku::testing
