// SPDX-License-Identifier: MIT
#include "app/document/network_checks.h"

#include <algorithm>

namespace convoku {

std::vector<NetworkCheckPtr> networkChecks()
{
    return {onlyRemovesCheck(), soundCheck(), backendsAgreeCheck(), worthCheck()};
}

CheckRun::CheckRun(std::vector<NetworkCheckPtr> checks, QObject* parent)
    : QObject(parent)
    , m_task(this, [this](std::size_t, const QString& error) {
        for (Entry& entry : m_entries) {
            if (entry.state != CheckState::Running)
                continue;
            entry.state = CheckState::Open;
            entry.detail = error;
        }
        Q_EMIT changed();
    })
{
    for (NetworkCheckPtr& check : checks)
        m_entries.push_back({std::move(check), CheckState::Waiting, 0, {}, {}});
}

void CheckRun::start(const std::optional<CheckSubject>& subject)
{
    for (Entry& entry : m_entries)
        entry = {entry.check, CheckState::Waiting, 0, {}, {}};
    m_task.drop();
    for (std::size_t i = 0; subject && i < m_entries.size(); ++i) {
        m_task.askToo([this, i, checked = *subject, check = m_entries[i].check](
                          NoTool&, const LatestTask<NoTool>::Question& question) {
            const auto report = [&](double part) {
                question.post([this, i, part] {
                    m_entries[i].state = CheckState::Running;
                    m_entries[i].progress = part;
                    Q_EMIT changed();
                });
            };
            report(0);
            double reported = 0;
            constexpr double kStep = 0.05; // more often nobody sees
            CheckOutcome outcome = check->run(checked, [&](double part) {
                if (part >= reported + kStep) {
                    reported = part;
                    report(part);
                }
                return question.isCurrent();
            });
            question.post([this, i, outcome = std::move(outcome)] {
                Entry& entry = m_entries[i];
                entry = {entry.check, outcome.state, 1, outcome.detail, outcome.counterexample};
                Q_EMIT changed();
            });
        });
    }
    Q_EMIT changed();
}

bool CheckRun::isRunning() const
{
    return count(CheckState::Running) > 0;
}

bool CheckRun::isDone() const
{
    return count(CheckState::Running) + count(CheckState::Waiting) == 0;
}

int CheckRun::count(CheckState state) const
{
    return static_cast<int>(std::ranges::count(m_entries, state, &Entry::state));
}

} // namespace convoku
