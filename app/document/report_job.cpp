// SPDX-License-Identifier: MIT
#include "app/document/report_job.h"

#include "app/base/trouble.h"

#include <chrono>

namespace convoku {
namespace {

constexpr std::chrono::milliseconds kReportHandOver{100};

} // namespace

ReportJob::ReportJob(BatchEngineFactory engine, std::vector<ComparedNetwork> networks,
    std::vector<StartingGrid> puzzles, const ReportLimits& limits, QObject* parent)
    : QObject(parent)
    , m_way(this)
{
    runInBackground([stop = m_stop.get_token(), way = m_way, engine = std::move(engine), networks = std::move(networks),
                        puzzles = std::move(puzzles), limits] {
        auto told = std::chrono::steady_clock::now();
        ReportListener listener;
        listener.goOn = [&stop] { return !stop.stop_requested(); };
        listener.progress = [&](int network, std::size_t done) {
            const auto now = std::chrono::steady_clock::now();
            if (now - told < kReportHandOver)
                return;
            told = now;
            way.post([network, done](ReportJob& job) { Q_EMIT job.progressed(network, done); });
        };
        listener.finished
            = [&way](const ReportRow& row) { way.post([row](ReportJob& job) { Q_EMIT job.found(row); }); };
        const QString error = troubleIn([&] {
            const std::unique_ptr<BatchEngine> its = engine();
            reportRows(*its, networks, puzzles, limits, listener);
        });
        way.post([error](ReportJob& job) { Q_EMIT job.finished(error); });
    });
}

ReportJob::~ReportJob()
{
    m_way.cut();
    m_stop.request_stop();
}

void ReportJob::cancel()
{
    m_stop.request_stop();
}

} // namespace convoku
