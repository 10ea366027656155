// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/background_work.h"
#include "tests/support/gate.h"

#include <QCoreApplication>

#include <memory>

namespace convoku::testing {

/// Deletes a job whose work stands at the gate, and lets the work go on without it. False where it was waited for. What
/// the work still told of itself would be told to an object that is gone.
template <typename Job>
bool leavesAtOnce(std::unique_ptr<Job> job, Gate& gate)
{
    gate.waitUntilReached();
    job.reset();
    gate.open();
    waitForBackgroundWork();
    QCoreApplication::processEvents();
    return gate.wasOpened();
}

} // namespace convoku::testing
