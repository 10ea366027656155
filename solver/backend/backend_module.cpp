// SPDX-License-Identifier: MIT
#include "solver/backend/backend_module.h"

#include "solver/backend/thread_room.h"
#include "solver/cancellation.h"
#include "solver/error.h"

#include <cstdlib>
#include <system_error>
#include <thread>

#include <dlfcn.h>

namespace convoku {
namespace {

std::filesystem::path folderOfProgram()
{
    std::error_code failure;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", failure);
    return failure ? std::filesystem::path(CONVOKU_BINARIES) : program.parent_path();
}

std::string systemProblem(const std::filesystem::path& file)
{
    const char* const problem = dlerror();
    const std::string text = problem != nullptr ? problem : "it cannot be opened";
    // Add the module's file: if a library that it needs is missing, dlerror() names only that library.
    return text.find(file.string()) != std::string::npos ? text : file.string() + ": " + text;
}

} // namespace

const BackendModule& BackendModule::torch()
{
    static const BackendModule module = open("torch", folder());
    return module;
}

BackendModule BackendModule::open(const std::string& name, const std::filesystem::path& folder)
{
    BackendModule module;
    const std::filesystem::path file = folder / ("convoku_" + name + ".so");
    // OpenBLAS, which LibTorch brings with it, makes one for each processor as soon as it is opened.
    const int threads = static_cast<int>(std::thread::hardware_concurrency());
    if (threadsWithRoom(threads) < threads) {
        module.m_problem = std::make_error_code(std::errc::resource_unavailable_try_again).message();
        return module;
    }
    // Local: what LibTorch brings with it (another Qt, for one) must not answer for what the program looks up.
    void* const library = dlopen(file.c_str(), RTLD_LAZY | RTLD_LOCAL);
    if (library == nullptr) {
        module.m_problem = systemProblem(file);
        return module;
    }
    const auto* const version = static_cast<const char* const*>(dlsym(library, "convokuModuleVersion"));
    const auto make = reinterpret_cast<Make>(dlsym(library, "convokuMakeBackend"));
    if (version == nullptr || make == nullptr)
        module.m_problem = systemProblem(file);
    else if (std::string(*version) != CONVOKU_MODULE_VERSION)
        module.m_problem
            = file.string() + ": it is of version " + *version + ", and the program of " + CONVOKU_MODULE_VERSION;
    if (!module.m_problem.empty())
        return module;
    const auto makeTrainer = reinterpret_cast<MakeTrainer>(dlsym(library, "convokuMakeTrainer"));
    const auto setPlace = reinterpret_cast<void (*)(CancelPlace)>(dlsym(library, "convokuSetCancelPlace"));
    if (makeTrainer == nullptr || setPlace == nullptr) {
        module.m_problem = systemProblem(file);
        return module;
    }
    setPlace(cancelPlace());
    module.m_make = make;
    module.m_makeTrainer = makeTrainer;
    return module;
}

std::filesystem::path BackendModule::folder()
{
    if (const char* const folder = std::getenv("CONVOKU_BACKENDS"); folder != nullptr && *folder != '\0')
        return folder;
    return (folderOfProgram() / CONVOKU_MODULES_FROM_PROGRAM).lexically_normal();
}

std::unique_ptr<Backend> BackendModule::make(int threads, const std::string& device) const
{
    if (m_make == nullptr)
        throw Error("backend module", m_problem);
    return std::unique_ptr<Backend>(m_make(1 + threadsWithRoom(threads - 1), device.c_str()));
}

std::unique_ptr<Trainer> BackendModule::makeTrainer(
    std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss, int threads) const
{
    if (m_makeTrainer == nullptr)
        throw Error("backend module", m_problem);
    return std::unique_ptr<Trainer>(m_makeTrainer(network, learned, loss, 1 + threadsWithRoom(threads - 1)));
}

} // namespace convoku
