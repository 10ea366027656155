// SPDX-License-Identifier: MIT
#include "app/document/torch_or_bitwise.h"

#include "solver/backend/bitwise/bitwise_backend.h"

#include <mutex>

namespace convoku {

struct TorchOrBitwise::Shared
{
    std::function<void(const std::string&)> missing;
    std::function<const BackendModule&()> module;
    std::once_flag reported;
};

TorchOrBitwise::TorchOrBitwise(
    std::function<void(const std::string& problem)> missing, std::function<const BackendModule&()> module)
    : m_shared(std::make_shared<Shared>())
{
    m_shared->missing = std::move(missing);
    m_shared->module = std::move(module);
}

std::unique_ptr<Backend> TorchOrBitwise::operator()() const
{
    const BackendModule& torch = m_shared->module();
    if (torch.isThere())
        return torch.make();
    std::call_once(m_shared->reported, m_shared->missing, torch.problem());
    return makeBitwiseBackend();
}

} // namespace convoku
