// SPDX-License-Identifier: MIT
#include "app/exporting/frame_maker.h"

#include <utility>

namespace convoku {

FrameMaker::FrameMaker(QObject* parent)
    : QObject(parent)
    , m_task(this, [this](std::size_t, const QString&) { Q_EMIT made(nullptr); })
{
}

void FrameMaker::make(FrameFactory frames)
{
    m_task.ask([this, frames = std::move(frames)](NoTool&, const auto& question) {
        question.post([this, source = frames()] { Q_EMIT made(source); });
    });
}

} // namespace convoku
