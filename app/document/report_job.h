// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/job.h"
#include "app/document/report_table.h"

#include <vector>

namespace convoku {

/// Runs several networks on the same puzzles, with an engine of its own, and hands over each row as it is done.
class ReportJob : public Job<ReportJob>
{
    Q_OBJECT

public:
    ReportJob(BatchEngineFactory engine, std::vector<ComparedNetwork> networks, std::vector<StartingGrid> puzzles,
        const ReportLimits& limits = {}, QObject* parent = nullptr);

Q_SIGNALS:
    /// Some times a second. −1: what judges the puzzles is at work; else which network.
    void progressed(int network, qulonglong done);
    void found(const convoku::ReportRow& row);
    /// No more will come: all are done, it was cancelled, or it failed (error: why, in words for people).
    void finished(const QString& error);
};

} // namespace convoku
