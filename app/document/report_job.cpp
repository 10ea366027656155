// SPDX-License-Identifier: MIT
#include "app/document/report_job.h"

namespace convoku {
namespace {

constexpr std::chrono::milliseconds kReportHandOver{100};

} // namespace

ReportJob::ReportJob(BatchEngineFactory engine, std::vector<ComparedNetwork> networks,
    std::vector<StartingGrid> puzzles, const ReportLimits& limits, QObject* parent)
    : Job(parent)
{
    const auto work = [engine = std::move(engine), networks = std::move(networks), puzzles = std::move(puzzles),
                          limits](const std::stop_token& stop, const Receiver& receiver) {
        Pace pace(kReportHandOver);
        ReportListener listener;
        listener.keepRunning = [&stop] { return !stop.stop_requested(); };
        listener.progress = [&](int network, std::size_t done) {
            if (pace.isDue())
                receiver.post([network, done](ReportJob& job) { Q_EMIT job.progressed(network, done); });
        };
        listener.finished
            = [&receiver](const ReportRow& row) { receiver.post([row](ReportJob& job) { Q_EMIT job.found(row); }); };
        const std::unique_ptr<BatchEngine> batch = engine();
        reportRows(*batch, networks, puzzles, limits, listener);
    };
    begin(work, [](ReportJob& job, const QString& error) { Q_EMIT job.finished(error); });
}

} // namespace convoku
