// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/run/recording.h"

namespace convoku::testing {

/// A run of the empty grid made up from a seed: rules clear a few candidates, guesses are made and taken back, some
/// passes do nothing, others see a contradiction. Consistent as a recording, but no network would run it; long ones
/// cost microseconds a pass. Its last pass ends it out of passes, or, with `solved`, with a solution.
Recording madeRun(int passes, unsigned seed, bool solved = false);

/// Runs every network as a recording says, so that a session can have a run that was made up. The limit of passes ends
/// it where the recording does.
class ReplayBackend final : public Backend
{
public:
    explicit ReplayBackend(std::shared_ptr<const Recording> recording);
    std::string name() const override { return "replay"; }
    std::unique_ptr<LoadedNetwork> load(std::shared_ptr<const Network> network) override;

private:
    std::shared_ptr<const Recording> m_recording;
};

} // namespace convoku::testing
