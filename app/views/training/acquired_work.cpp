// SPDX-License-Identifier: MIT
#include "app/views/training/acquired_work.h"

#include "app/views/training/acquired_wording.h"
#include "solver/error.h"

#include <chrono>

namespace convoku {
namespace {

/// Frames worked out before they are shown: as many as this takes.
constexpr std::chrono::milliseconds kRound{200};
constexpr std::size_t kMostAtOnce = 64; ///< whose numbers are copied for it

struct AskedFrame
{
    int step = 0;
    std::vector<float> numbers;
};

} // namespace

AcquiredWork::AcquiredWork(TrainingWork* training, QObject* parent)
    : QObject(parent)
    , m_training(training)
    , m_task(
          this, [] { return std::make_unique<Tool>(); },
          [this](std::size_t, const QString& error) {
              m_isWorking = false;
              m_failure = error;
              show();
          })
{
    connect(training, &TrainingWork::recordChanged, this, &AcquiredWork::readRecord);
    connect(training, &TrainingWork::chosenChanged, this, &AcquiredWork::readRecord);
}

void AcquiredWork::setLookedAt(bool looked)
{
    if (looked == m_isLookedAt)
        return;
    m_isLookedAt = looked;
    if (looked)
        readRecord();
}

void AcquiredWork::readRecord()
{
    if (!m_training->record()) {
        // Another training begins.
        m_task.drop();
        m_isWorking = false;
        m_known.clear();
        m_failure.clear();
    }
    show();
    ask();
}

/// Far apart first: each round halves the distances.
std::vector<std::size_t> AcquiredWork::missingFrames() const
{
    std::vector<std::size_t> missing;
    const auto& record = m_training->record();
    if (!record || !canBeExplained(*record->task.model))
        return missing;
    const auto& frames = record->runs.at(m_training->chosen()).frames;
    const auto known = m_known.find(m_training->chosen());
    std::vector<bool> seen(frames.size());
    const auto add = [&](std::size_t frame) {
        if (seen[frame])
            return;
        seen[frame] = true;
        if (known == m_known.end() || !known->second.contains(frames[frame].step))
            missing.push_back(frame);
    };
    add(frames.size() - 1);
    std::size_t apart = 1;
    while (apart * 2 < frames.size())
        apart *= 2;
    for (; apart > 0; apart /= 2) {
        for (std::size_t frame = 0; frame < frames.size(); frame += apart)
            add(frame);
    }
    return missing;
}

void AcquiredWork::ask()
{
    if (!m_isLookedAt || m_isWorking || !m_failure.isEmpty())
        return;
    const std::vector<std::size_t> missing = missingFrames();
    if (missing.empty())
        return;
    const TrainingRecord& record = *m_training->record();
    const std::size_t start = m_training->chosen();
    std::vector<AskedFrame> asked;
    for (std::size_t i = 0; i < std::min(missing.size(), kMostAtOnce); ++i) {
        const TrainingFrame& frame = record.runs[start].frames[missing[i]];
        asked.push_back({frame.step, frame.numbers});
    }
    m_isWorking = true;
    m_task.ask([this, task = record.task, start, asked = std::move(asked)](
                   Tool& tool, const LatestTask<Tool>::Question& question) {
        Known known;
        const auto began = std::chrono::steady_clock::now();
        for (const AskedFrame& frame : asked) {
            if (!question.isCurrent())
                return;
            try {
                known[frame.step] = tool.trial.ofRule(task, frame.numbers);
            } catch (const Error&) {
                known[frame.step] = std::nullopt;
            }
            if (std::chrono::steady_clock::now() - began > kRound)
                break;
        }
        question.post([this, start, known = std::move(known), all = allOf(tool.trial.boards())] {
            m_isWorking = false;
            m_all = all;
            m_known[start].insert(known.begin(), known.end());
            show();
            ask();
        });
    });
}

void AcquiredWork::show()
{
    m_history.reset();
    m_problem = m_failure;
    m_isIncomplete = false;
    if (const auto& record = m_training->record()) {
        const Model& model = *record->task.model;
        if (!canBeExplained(model))
            m_problem = model.ownHouses().empty() ? AcquiredWording::otherBoard() : AcquiredWording::ownHouses();
        else
            m_isIncomplete = m_failure.isEmpty() && !missingFrames().empty();
        const auto known = m_known.find(m_training->chosen());
        if (m_all && known != m_known.end()) {
            auto history = std::make_shared<AcquiredHistory>(AcquiredHistory{*m_all, {}});
            for (const auto& [step, counts] : known->second) {
                if (counts)
                    history->frames.push_back({step, *counts});
                else if (m_problem.isEmpty())
                    m_problem = AcquiredWording::tooLarge(step);
            }
            m_history = std::move(history);
        }
    }
    Q_EMIT changed();
}

} // namespace convoku
