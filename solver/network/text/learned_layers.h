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

/// Makes the layers with learned numbers, from the rule's tensors or, if it has none, from random numbers that are the
/// same each time.
class Learning : protected Counting
{
protected:
    Learning(NetworkBuilder& net, const PartText& part);

    /// learned(x, name, planes=…, rows=1, columns=1, stride=1, edge=0, bias=yes): makes zeros around the planes, if
    /// edge > 0, and a convolution with name.weight and name.bias.
    ValueId learned(const Expression& call, ValueId a);

    /// normalised(x, name, eps=0.00001): makes a trained batch normalisation, plane by plane: weight · (x −
    /// running_mean) / √(running_var + eps) + bias.
    ValueId normalised(const Expression& call, ValueId a);

    /// weighted(x, name): makes name.weight · x + name.bias, plane by plane.
    ValueId weighted(const Expression& call, ValueId a);

    /// Returns the learned calls in the order of their layers.
    const std::vector<LearnedCall>& calls() const { return m_calls; }

    /// Throws PartMistake if a tensor of the file is not used by any layer.
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

    /// Throws PartMistake if a result could exceed the range in which floats represent all whole numbers.
    void needRange(
        const Expression& call, ValueId a, const std::vector<float>& weights, const std::vector<float>& bias);

    [[noreturn]] static void failTensor(const Expression& call, const std::string& name, const std::string& wanted);

    /// Returns the tensor of the file, which must have one of these shapes. If the rule has no file, returns random
    /// numbers with this mean and deviation.
    SharedNumbers tensor(const Expression& call, const std::string& name,
        const std::vector<std::vector<std::int64_t>>& shapes, double deviation, double mean);

    /// Returns the counts for a layer with these tensors.
    TrainedNumbers trained(const std::string& name, std::size_t weights, std::size_t biases) const;

    static std::string shapeText(const std::vector<std::int64_t>& shape);

    std::int64_t m_most;
    CancelPoint m_cancel; ///< needed because millions of numbers take time
    std::vector<LearnedCall> m_calls;
    std::set<std::string, std::less<>> m_used; ///< names of the tensors used so far
};

} // namespace convoku::text
