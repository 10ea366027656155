// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/bitwise_backend.h"

#include "solver/backend/bitwise/block.h"
#include "solver/backend/bitwise/compiler.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

using namespace bitwise;

class BitwiseNetwork final : public LoadedNetwork
{
public:
    BitwiseNetwork(std::shared_ptr<const Network> network, const Kernels& kernels)
        : m_network(std::move(network))
        , m_block(kernels)
    {
        for (const ValueId value : m_network->inputs) {
            const Value& input = m_network->value(value);
            const Place place{m_firstFree, input.shape.elements(), planesFor(input.range), input.range.low < 0};
            m_inputs.push_back({value, place});
            m_firstFree = place.end();
        }
    }

    std::vector<Tensor> run(std::span<const Tensor> inputs, std::span<const ValueId> keep) override
    {
        requireInputs(*m_network, inputs);
        requireRanges(inputs);
        const std::vector<ValueId> kept(keep.begin(), keep.end());
        const Program& program = programFor(kept);
        m_block.reserve(program.words);
        const int count = inputs.front().count;
        std::vector<Tensor> result;
        for (const ValueId value : kept)
            result.emplace_back(count, m_network->value(value).shape);
        for (int first = 0; first < count; first += m_block.lanes()) {
            const int size = std::min(m_block.lanes(), count - first);
            for (std::size_t i = 0; i < inputs.size(); ++i)
                load(inputs[i], m_inputs[i].place, first, size);
            m_block.run(program);
            for (std::size_t i = 0; i < result.size(); ++i)
                unload(result[i], program.targets[i], first, size);
        }
        return result;
    }

private:
    void requireRanges(std::span<const Tensor> inputs) const
    {
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            const Value& value = m_network->value(m_network->inputs[i]);
            for (const float number : inputs[i].data) {
                if (!(number >= static_cast<float>(value.range.low) && number <= static_cast<float>(value.range.high))
                    || std::floor(number) != number)
                    throw Error(value.name, "holds " + std::to_string(number) + ", which is not in its range");
            }
        }
    }

    /// Compiled when the same values were first kept.
    const Program& programFor(const std::vector<ValueId>& kept)
    {
        const auto known = m_programs.find(kept);
        if (known != m_programs.end())
            return known->second;
        CompileRequest request;
        request.given = m_inputs;
        request.firstFree = m_firstFree;
        for (const ValueId value : kept) {
            const Value& of = m_network->value(value);
            request.targets.push_back({value, request.firstFree, 0});
            request.firstFree += static_cast<Offset>(planesFor(of.range) * of.shape.elements());
        }
        if (m_programs.size() >= kMostPrograms)
            m_programs.clear();
        return m_programs.emplace(kept, compile(*m_network, request)).first->second;
    }

    void load(const Tensor& tensor, const Place& place, int first, int size)
    {
        const auto elements = static_cast<std::size_t>(place.elements);
        for (int p = 0; p < place.planes; ++p) {
            for (std::size_t e = 0; e < elements; ++e) {
                std::uint64_t* chunks = m_block.chunksOf(
                    place.offset + static_cast<Offset>(p) * static_cast<Offset>(elements) + static_cast<Offset>(e));
                std::fill_n(chunks, m_block.chunks(), 0);
                const float* number = tensor.data.data() + static_cast<std::size_t>(first) * elements + e;
                for (int lane = 0; lane < size; ++lane, number += elements) {
                    const auto bits = static_cast<unsigned>(static_cast<int>(*number));
                    chunks[lane / 64] |= static_cast<std::uint64_t>(bits >> static_cast<unsigned>(p) & 1U)
                        << (static_cast<unsigned>(lane) % 64U);
                }
            }
        }
    }

    void unload(Tensor& tensor, const Place& place, int first, int size) const
    {
        const auto elements = static_cast<std::size_t>(place.elements);
        for (int e = 0; e < place.elements; ++e) {
            float* number
                = tensor.data.data() + static_cast<std::size_t>(first) * elements + static_cast<std::size_t>(e);
            for (int lane = 0; lane < size; ++lane, number += elements)
                *number = static_cast<float>(m_block.number(place, e, lane));
        }
    }

    static constexpr std::size_t kMostPrograms = 64;

    std::shared_ptr<const Network> m_network;
    Block m_block;
    std::vector<CompileRequest::Given> m_inputs;
    Offset m_firstFree = 0; ///< behind the inputs
    std::map<std::vector<ValueId>, Program> m_programs; ///< by the values that they keep
};

class BitwiseBackend final : public Backend
{
public:
    explicit BitwiseBackend(const Kernels& kernels)
        : m_kernels(&kernels)
    {
    }

    std::string name() const override { return "bitwise"; }
    std::unique_ptr<LoadedNetwork> load(std::shared_ptr<const Network> network) override
    {
        if (!network->isWhole())
            return makeScalarBackend()->load(std::move(network));
        return std::make_unique<BitwiseNetwork>(std::move(network), *m_kernels);
    }

private:
    const Kernels* m_kernels;
};

} // namespace

std::unique_ptr<Backend> makeBitwiseBackend(InstructionSet set)
{
    const Kernels* kernels = kernelsFor(set);
    if (kernels == nullptr)
        throw Error("bitwise", std::string(toString(set)) + " is not there on this machine");
    return std::make_unique<BitwiseBackend>(*kernels);
}

} // namespace convoku
