// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

namespace convoku {

/// Reads one file at a time in a thread, so that the window never waits for it. Opening the next file cancels it.
class OpeningWork final : public QObject
{
    Q_OBJECT

public:
    /// Uses the result, in the owner's thread.
    using Done = std::function<void()>;
    /// Reads the file, in a background thread with a CancelScope.
    using Read = std::function<Done()>;

    explicit OpeningWork(QObject* parent = nullptr);

    /// `name`: how messages call the file.
    void open(const QString& name, Read read);
    /// Drops the result.
    void cancel();
    bool isBusy() const { return m_busy; }

Q_SIGNALS:
    /// Reading takes longer than 0.3 s.
    void isSlow(const QString& name);
    /// Reading is done or cancelled (`trouble` is empty), or a fault of the program ended it.
    void ended(const QString& trouble);

private:
    void end(const QString& trouble);

    bool m_busy = false;
    QString m_name;
    QTimer m_slow;
    LatestTask<NoTool> m_task; // the last one: its thread ends before the rest goes
};

} // namespace convoku
