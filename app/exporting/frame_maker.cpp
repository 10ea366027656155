// SPDX-License-Identifier: MIT
#include "app/exporting/frame_maker.h"

#include <QMetaObject>

#include <utility>

namespace convoku {

FrameMaker::FrameMaker(QObject* parent)
    : QObject(parent)
{
    m_thread = std::thread([this] { work(); });
}

FrameMaker::~FrameMaker()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_asked.notify_one();
    m_thread.join();
}

void FrameMaker::make(FrameFactory frames)
{
    ++m_round;
    {
        const std::lock_guard lock(m_mutex);
        m_wanted = std::move(frames);
        m_wantedRound = m_round;
    }
    m_asked.notify_one();
}

void FrameMaker::work()
{
    for (;;) {
        FrameFactory make;
        int round = 0;
        {
            std::unique_lock lock(m_mutex);
            m_asked.wait(lock, [this] { return m_ending || m_wanted; });
            if (m_ending)
                return;
            make = std::exchange(m_wanted, {});
            round = m_wantedRound;
        }
        QMetaObject::invokeMethod(
            this,
            [this, round, frames = make()] {
                if (round == m_round)
                    Q_EMIT made(frames);
            },
            Qt::QueuedConnection);
    }
}

} // namespace convoku
