// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/background_work.h"
#include "app/document/report_table.h"

#include <QObject>

#include <stop_token>
#include <vector>

namespace convoku {

/// Runs several networks on the same puzzles in a worker thread, with an engine of its own, and hands over each row as
/// it is done. All signals come in the thread that the job lives in. Deleting the job cancels it and waits for nothing;
/// nothing of it arrives afterwards.
class ReportJob : public QObject
{
    Q_OBJECT

public:
    ReportJob(BatchEngineFactory engine, std::vector<ComparedNetwork> networks, std::vector<StartingGrid> puzzles,
        const ReportLimits& limits = {}, QObject* parent = nullptr);
    ~ReportJob() override;

    /// Stops within a few milliseconds of work; finished() follows.
    void cancel();

Q_SIGNALS:
    /// Some times a second. −1: what judges the puzzles is at work; else which network.
    void progressed(int network, qulonglong done);
    void found(const convoku::ReportRow& row);
    /// No more will come: all are done, it was cancelled, or it failed (error: why, in words for people).
    void finished(const QString& error);

private:
    std::stop_source m_stop;
    WeakReceiver<ReportJob> m_way;
};

} // namespace convoku
