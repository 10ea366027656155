// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/exporting/frame_source.h"

#include <QObject>

#include <memory>

namespace convoku {

/// Makes frames in a worker thread: those of a long run have thousands of texts to measure. Only the newest ones that
/// were asked for arrive. Deleting it does not wait for those that are being made.
class FrameMaker : public QObject
{
    Q_OBJECT

public:
    explicit FrameMaker(QObject* parent = nullptr);

    void make(FrameFactory frames);

Q_SIGNALS:
    /// In the thread that the maker lives in.
    /// Null where the memory does not suffice for them.
    void made(const std::shared_ptr<const convoku::FrameSource>& frames);

private:
    LatestTask<NoTool> m_task;
};

} // namespace convoku
