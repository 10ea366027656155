// SPDX-License-Identifier: MIT
#include "app/exporting/frame_maker.h"

#include "app/session/trouble.h"

#include <utility>

namespace convoku {

FrameMaker::FrameMaker(QObject* parent)
    : QObject(parent)
    , m_wanted(std::make_shared<Wanted>())
    , m_back(this)
{
}

FrameMaker::~FrameMaker()
{
    m_back.cut();
    const std::lock_guard lock(m_wanted->mutex);
    m_wanted->frames = {};
}

void FrameMaker::make(FrameFactory frames)
{
    ++m_round;
    {
        const std::lock_guard lock(m_wanted->mutex);
        m_wanted->frames = std::move(frames);
        m_wanted->round = m_round;
        if (std::exchange(m_wanted->working, true))
            return;
    }
    runInBackground([wanted = m_wanted, back = m_back] {
        for (;;) {
            FrameFactory make;
            int round = 0;
            {
                const std::lock_guard lock(wanted->mutex);
                make = std::exchange(wanted->frames, {});
                round = wanted->round;
                wanted->working = static_cast<bool>(make);
            }
            if (!make)
                return;
            std::shared_ptr<const FrameSource> source;
            troubleIn([&] { source = make(); });
            back.post([round, source](FrameMaker& maker) {
                if (round == maker.m_round)
                    Q_EMIT maker.made(source);
            });
        }
    });
}

} // namespace convoku
