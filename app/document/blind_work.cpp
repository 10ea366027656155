// SPDX-License-Identifier: MIT
#include "app/document/blind_work.h"

#include <chrono>
#include <utility>

namespace convoku {
namespace {

constexpr std::chrono::milliseconds kBlindHandOver{100};
constexpr int kAskEvery = 64; ///< trials between two looks at the clock

} // namespace

BlindWork::BlindWork(QObject* parent)
    : QObject(parent)
    , m_task(this, [this](std::size_t, const QString& error) {
        setSearching(false);
        Q_EMIT failed(error);
    })
{
}

void BlindWork::begin(const Grid& puzzle, const BlindSettings& settings)
{
    auto run = std::make_shared<BlindRun>(puzzle, settings);
    m_task.drop();
    m_run = std::move(run);
    setSearching(false);
    take(std::make_shared<const BlindRecord>(m_run->record()));
}

void BlindWork::clear()
{
    m_task.drop();
    m_run.reset();
    setSearching(false);
    take({});
}

void BlindWork::search()
{
    if (!m_run || m_searching || isOver())
        return;
    setSearching(true);
    m_task.ask([to = this, run = m_run](NoTool&, const Question& question) {
        auto last = std::chrono::steady_clock::now();
        while (question.isCurrent()) {
            bool keepRunning = true;
            for (int i = 0; i < kAskEvery && keepRunning; ++i)
                keepRunning = run->step();
            if (!keepRunning)
                break;
            if (const auto now = std::chrono::steady_clock::now(); now - last >= kBlindHandOver) {
                deliver(to, *run, question, false);
                last = now;
            }
        }
        deliver(to, *run, question, true);
    });
}

void BlindWork::pause()
{
    if (!m_searching)
        return;
    // The search ends when another question comes, and this one tells what it had.
    setSearching(false);
    m_task.ask([to = this, run = m_run](NoTool&, const Question& question) { deliver(to, *run, question, true); });
}

void BlindWork::step()
{
    if (!m_run)
        return;
    pause();
    m_task.askToo([to = this, run = m_run](NoTool&, const Question& question) {
        run->step();
        deliver(to, *run, question, true);
    });
}

void BlindWork::deliver(BlindWork* to, const BlindRun& run, const Question& question, bool last)
{
    question.post([to, last, record = std::make_shared<const BlindRecord>(run.record())] {
        if (last)
            to->setSearching(false);
        to->take(record);
    });
}

void BlindWork::take(std::shared_ptr<const BlindRecord> record)
{
    m_record = std::move(record);
    Q_EMIT changed();
}

void BlindWork::setSearching(bool searching)
{
    if (std::exchange(m_searching, searching) != searching)
        Q_EMIT searchingChanged();
}

} // namespace convoku
