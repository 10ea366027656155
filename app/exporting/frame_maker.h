// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/frame_source.h"

#include <QObject>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace convoku {

/// Makes frames in a worker thread: those of a long run have thousands of texts to measure. Only the newest ones that
/// were asked for arrive. Deleting it waits for those that are being made.
class FrameMaker : public QObject
{
    Q_OBJECT

public:
    explicit FrameMaker(QObject* parent = nullptr);
    ~FrameMaker() override;

    void make(FrameFactory frames);

Q_SIGNALS:
    /// In the thread that the maker lives in.
    void made(const std::shared_ptr<const convoku::FrameSource>& frames);

private:
    void work();

    int m_round = 0; ///< drops frames that nobody waits for any more

    std::mutex m_mutex;
    std::condition_variable m_asked;
    FrameFactory m_wanted; ///< the newest one, under the mutex; empty: none
    int m_wantedRound = 0; ///< under the mutex
    bool m_ending = false; ///< under the mutex
    std::thread m_thread; ///< last: it uses the others
};

} // namespace convoku
