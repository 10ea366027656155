// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/trainer.h"

#include <filesystem>
#include <string>

namespace convoku {

/// Holds a backend in a separate library, opened on first use: LibTorch takes half a second and 170 MB, which an
/// opening window and a command without LibTorch need not pay. An open library stays open to the end of the process. A
/// module that cannot be opened is not an Error: the program may be installed without it.
class BackendModule
{
public:
    /// Opens the library on the first call and returns the same module to every caller. Thread-safe: other callers wait
    /// while it is being opened.
    static const BackendModule& torch();

    /// Opens the module `name` in `folder` only, without caching it. For tests.
    static BackendModule open(const std::string& name, const std::filesystem::path& folder);

    /// Returns the folder of the program's modules: the one named by the environment variable CONVOKU_BACKENDS;
    /// otherwise the folder beside the program's, as it was built or installed.
    static std::filesystem::path folder();

    bool isThere() const { return m_make != nullptr; }
    /// Returns why the module is not available, for display after "LibTorch cannot be used: ": the text of the system,
    /// which names the file. Empty if the module is available.
    const std::string& problem() const { return m_problem; }

    /// See makeTorchBackend(). Throws Error if the module is not available.
    std::unique_ptr<Backend> make(int threads = 1, const std::string& device = "cpu") const;
    /// See makeTorchTrainer(). Throws Error if the module is not available.
    std::unique_ptr<Trainer> makeTrainer(std::shared_ptr<const Network> network,
        const std::vector<LearnedLayer>& learned, LossKind loss, int threads = 1) const;

private:
    using Make = Backend* (*)(int threads, const char* device);
    using MakeTrainer = Trainer* (*)(const std::shared_ptr<const Network>& network,
        const std::vector<LearnedLayer>& learned, LossKind loss, int threads);

    Make m_make = nullptr;
    MakeTrainer m_makeTrainer = nullptr; ///< null exactly if m_make is null
    std::string m_problem;
};

} // namespace convoku
