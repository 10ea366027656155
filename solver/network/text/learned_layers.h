// SPDX-License-Identifier: MIT
#pragma once

#include "solver/cancellation.h"
#include "solver/network/text/counting.h"
#include "solver/network/text/part_layers.h"

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace convoku::text {

/// Makes the layers whose numbers were learned: out of the tensors that the rule has, or, where it has none, random
/// ones that are the same each time.
class Learning : protected Counting
{
protected:
    Learning(NetworkBuilder& net, const PartText& part);

    /// learned(x, name, planes=…, rows=1, columns=1, stride=1, edge=0, bias=yes): zeros around the planes, where there
    /// is to be an edge, and a convolution with name.weight and name.bias.
    ValueId learned(const Expression& call, ValueId a);

    /// normalised(x, name, eps=0.00001): as batch normalisation does it once it has been trained, each plane by itself:
    /// weight · (x − running_mean) / √(running_var + eps) + bias.
    ValueId normalised(const Expression& call, ValueId a);

    /// weighted(x, name): each plane by itself, name.weight · x + name.bias.
    ValueId weighted(const Expression& call, ValueId a);

    /// In the order of their layers.
    const std::vector<LearnedCall>& calls() const { return m_calls; }

    /// Every tensor of the file has a layer that takes it.
    void needAllUsed() const;

private:
    static constexpr std::int64_t kMostPlanes = 4096;
    static constexpr std::int64_t kMostStride = 9;

    struct Settings
    {
        int planes = 1;
        Extent kernel;
        int stride = 1;
        int edge = 0;
        bool bias = true;
    };

    static Settings settings(const Expression& call);

    void needFew(const Expression& call, std::int64_t weights, std::int64_t elements) const;
    void needWork(const Expression& call, std::int64_t additions) const;

    /// That what comes out is a number that floats have to the last whole one.
    void needRange(
        const Expression& call, ValueId a, const std::vector<float>& weights, const std::vector<float>& bias);

    [[noreturn]] static void failTensor(const Expression& call, const std::string& name, const std::string& wanted);

    /// The file's, of the first or second shape; where the rule has no file, random ones around `mean` with that
    /// deviation.
    SharedNumbers tensor(const Expression& call, const std::string& name,
        const std::vector<std::vector<std::int64_t>>& shapes, double deviation, double mean);

    /// Returns the counts for a layer with these tensors.
    TrainedNumbers trained(const std::string& name, std::size_t weights, std::size_t biases) const;

    static std::string shapeText(const std::vector<std::int64_t>& shape);

    std::int64_t m_most;
    CancelPoint m_cancel; ///< millions of numbers take their time
    std::vector<LearnedCall> m_calls;
    std::set<std::string, std::less<>> m_used; ///< tensors
};

} // namespace convoku::text
