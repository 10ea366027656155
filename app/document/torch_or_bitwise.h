// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/run_job.h"
#include "solver/backend/backend_module.h"

namespace convoku {

/// Makes LibTorch's backends; where LibTorch can't be opened, bitwise ones, which give the same numbers. LibTorch is
/// opened with the first backend, in the thread that asks for it.
class TorchOrBitwise
{
public:
    /// `missing`: told once, with the problem, in the thread that asked first.
    explicit TorchOrBitwise(std::function<void(const std::string& problem)> missing,
        std::function<const BackendModule&()> module = BackendModule::torch);

    std::unique_ptr<Backend> operator()() const;

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared; ///< by all copies
};

} // namespace convoku
