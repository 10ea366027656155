// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/frame_source.h"
#include "app/session/background_work.h"

#include <QObject>

#include <memory>
#include <mutex>

namespace convoku {

/// Makes frames in a worker thread: those of a long run have thousands of texts to measure. Only the newest ones that
/// were asked for arrive. Deleting it does not wait for those that are being made.
class FrameMaker : public QObject
{
    Q_OBJECT

public:
    explicit FrameMaker(QObject* parent = nullptr);
    ~FrameMaker() override;

    void make(FrameFactory frames);

Q_SIGNALS:
    /// In the thread that the maker lives in.
    /// Null where the memory does not suffice for them.
    void made(const std::shared_ptr<const convoku::FrameSource>& frames);

private:
    struct Wanted
    {
        std::mutex mutex;
        FrameFactory frames; ///< the newest ones; empty: none
        int round = 0;
        bool working = false; ///< somebody makes frames, and looks here when he has
    };

    int m_round = 0; ///< drops frames that nobody waits for any more
    std::shared_ptr<Wanted> m_wanted;
    WeakReceiver<FrameMaker> m_back;
};

} // namespace convoku
