// SPDX-License-Identifier: MIT
// A run of 100,000 passes that is handed to a thread: a recording, which shares what it holds, against vectors of the
// same contents that are copied; and what each takes in memory.
#include "tests/bench/samples.h"
#include "tests/support/made_run.h"

#include <cstdlib>
#include <fstream>

using namespace convoku;

namespace {

/// Resident memory in megabytes.
double residentMegabytes()
{
    std::ifstream file("/proc/self/statm");
    long all = 0;
    long resident = 0;
    file >> all >> resident;
    constexpr double kPage = 4096;
    return static_cast<double>(resident) * kPage / 1e6;
}

/// The contents of a recording in plain vectors, copied element by element as the recording grows.
struct Vectors
{
    explicit Vectors(const Recording& recording)
    {
        constexpr int kKeyInterval = 32;
        for (int pass = 0; pass <= recording.passCount(); ++pass) {
            firstEvent.push_back(recording.firstEventOf(pass));
            for (const Event& event : recording.eventsOf(pass)) {
                events.push_back(event);
                const auto removed = recording.changed(event);
                changed.insert(changed.end(), removed.begin(), removed.end());
            }
            if (pass % kKeyInterval == 0)
                keys.push_back(recording.lastState());
        }
    }

    std::vector<Event> events;
    std::vector<std::uint16_t> changed;
    std::vector<std::size_t> firstEvent;
    std::vector<State> keys;
};

} // namespace

int main(int argc, char** argv)
{
    const int passes = argc > 1 ? std::max(1000, std::atoi(argv[1])) : 100'000;
    const double atFirst = residentMegabytes();
    const Recording recording = testing::madeRun(passes, 1);
    const double withRecording = residentMegabytes();
    const Vectors vectors(recording);
    const double withVectors = residentMegabytes();
    std::printf("%d passes, %zu events: %.1f MB as a recording, %.1f MB as vectors, ratio %.3f\n",
        recording.passCount(), recording.events().size(), withRecording - atFirst, withVectors - withRecording,
        (withRecording - atFirst) / (withVectors - withRecording));

    bench::Samples copied{"vectors, copied", {}};
    bench::Samples shared{"a recording, shared", {}};
    for (int round = 0; round < 50; ++round) {
        std::unique_ptr<const Vectors> copy;
        std::unique_ptr<const Recording> share;
        copied.milliseconds.push_back(bench::time([&] { copy = std::make_unique<const Vectors>(vectors); }));
        shared.milliseconds.push_back(bench::time([&] { share = std::make_unique<const Recording>(recording); }));
    }
    bench::print(copied, shared);
    return 0;
}
