// SPDX-License-Identifier: MIT
#include "app/session/late_work.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace convoku {
namespace {

QThreadPool& latePool()
{
    static QThreadPool pool;
    // Work may wait for work that began before: all of it gets a thread at once.
    constexpr int kMany = 1000;
    [[maybe_unused]] static const bool isSetUp = [] {
        pool.setMaxThreadCount(kMany);
        // Letters are drawn by what the application has loaded, and goes with it.
        qAddPostRoutine(waitForLateWork);
        return true;
    }();
    return pool;
}

} // namespace

void workLate(std::function<void()> work)
{
    latePool().start(std::move(work));
}

void waitForLateWork()
{
    latePool().waitForDone();
}

} // namespace convoku
