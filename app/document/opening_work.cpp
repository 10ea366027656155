// SPDX-License-Identifier: MIT
#include "app/document/opening_work.h"

#include <chrono>
#include <utility>

namespace convoku {
namespace {

constexpr std::chrono::milliseconds kSlow{300};

} // namespace

OpeningWork::OpeningWork(QObject* parent)
    : QObject(parent)
    , m_task(this, [this](std::size_t, const QString& trouble) { end(trouble); })
{
    m_slow.setSingleShot(true);
    m_slow.setInterval(kSlow);
    connect(&m_slow, &QTimer::timeout, this, [this] { Q_EMIT isSlow(m_name); });
}

void OpeningWork::open(const QString& name, Read read)
{
    cancel();
    m_busy = true;
    m_name = name;
    m_slow.start();
    m_task.ask([this, read = std::move(read)](NoTool&, const LatestTask<NoTool>::Question& question) {
        question.post([this, done = read()] {
            end({});
            done();
        });
    });
}

void OpeningWork::cancel()
{
    m_task.drop();
    if (m_busy)
        end({});
}

void OpeningWork::end(const QString& trouble)
{
    m_busy = false;
    m_slow.stop();
    Q_EMIT ended(trouble);
}

} // namespace convoku
