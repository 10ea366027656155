// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/latest_task.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

namespace convoku {

/// Reads one file at a time in a thread, so that the window never waits for it. A file that somebody opens meanwhile
/// takes its place.
class OpeningWork final : public QObject
{
    Q_OBJECT

public:
    /// What is left to do with what was read, in the owner's thread.
    using Done = std::function<void()>;
    /// In a thread of its own, where it can be cancelled (CancelScope).
    using Read = std::function<Done()>;

    explicit OpeningWork(QObject* parent = nullptr);

    /// `name`: what a person knows the file by.
    void open(const QString& name, Read read);
    /// Nothing of it arrives any more.
    void cancel();
    bool isBusy() const { return m_busy; }

Q_SIGNALS:
    /// It takes long enough that a person wants to know.
    void isSlow(const QString& name);
    /// It is done, cancelled, or failed: why, in a sentence, for a fault of the program.
    void ended(const QString& trouble);

private:
    void end(const QString& trouble);

    bool m_busy = false;
    QString m_name;
    QTimer m_slow;
    LatestTask<NoTool> m_task; // the last one: its thread ends before the rest goes
};

} // namespace convoku
