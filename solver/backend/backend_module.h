// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/trainer.h"

#include <filesystem>
#include <string>

namespace convoku {

/// A backend in a library of its own, opened when somebody first asks for it: LibTorch takes half a second and 170 MB,
/// which a window that is just opening, and a command that does without, need not pay. Once open it stays open to the
/// end of the process. It is not an Error where it can't be opened: people may have installed the program without it.
class BackendModule
{
public:
    /// Opens the library; from then on it is the same for every caller. For any thread; those who come while it is
    /// being opened wait.
    static const BackendModule& torch();

    /// One that is not kept: for tests. Looks in `folder` only.
    static BackendModule open(const std::string& name, const std::filesystem::path& folder);

    /// Returns the folder of the program's modules: the one named by the environment variable CONVOKU_BACKENDS;
    /// otherwise the folder beside the program's, as it was built or installed.
    static std::filesystem::path folder();

    bool isThere() const { return m_make != nullptr; }
    /// Why it is not, for people to read after "LibTorch cannot be used: ", in the words of the system: they name the
    /// file. Empty where it is there.
    const std::string& problem() const { return m_problem; }

    /// See makeTorchBackend. Throws Error where the module is not there.
    std::unique_ptr<Backend> make(int threads = 1, const std::string& device = "cpu") const;
    /// See makeTorchTrainer. Throws Error where the module is not there.
    std::unique_ptr<Trainer> makeTrainer(std::shared_ptr<const Network> network,
        const std::vector<LearnedLayer>& learned, LossKind loss, int threads = 1) const;

private:
    using Make = Backend* (*)(int threads, const char* device);
    using MakeTrainer = Trainer* (*)(const std::shared_ptr<const Network>& network,
        const std::vector<LearnedLayer>& learned, LossKind loss, int threads);

    Make m_make = nullptr;
    MakeTrainer m_makeTrainer = nullptr; ///< there where m_make is
    std::string m_problem;
};

} // namespace convoku
