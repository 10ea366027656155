// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/network/tensor_file.h"
#include "solver/network/text/part_text.h"
#include "tests/support/random_tensors.h"

#include <QFile>

#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <vector>

/// Helpers for tests of networks that others have trained: random numbers for their tensors, and boards.
namespace convoku::testing {

/// Tensors by name, random.
class Tensors
{
public:
    explicit Tensors(unsigned seed)
        : m_random(seed)
    {
    }

    void conv(const std::string& name, int outs, int ins, int side, bool bias)
    {
        const double spread = 2 / std::sqrt(static_cast<double>(ins) * side * side);
        add(name + ".weight", {outs, ins, side, side}, -spread, spread);
        if (bias)
            add(name + ".bias", {outs}, -.5, .5);
    }
    void norm(const std::string& name, int planes)
    {
        add(name + ".weight", {planes}, .4, 1.2);
        add(name + ".bias", {planes}, -.4, .4);
        add(name + ".running_mean", {planes}, -.3, .3);
        add(name + ".running_var", {planes}, .5, 1.5);
    }
    void add(const std::string& name, std::vector<std::int64_t> shape, double low, double high)
    {
        std::size_t count = 1;
        for (const std::int64_t extent : shape)
            count *= static_cast<std::size_t>(extent);
        NamedTensor tensor{name, NamedTensor::Stored::F32, std::move(shape), {}};
        constexpr int kSteps = 4096;
        for (std::size_t i = 0; i < count; ++i)
            tensor.numbers.push_back(
                static_cast<float>(low + (high - low) * randomNumber(m_random, 0, kSteps) / kSteps));
        m_all[name] = std::move(tensor);
    }

    std::vector<float>& of(const std::string& name) { return m_all.at(name).numbers; }
    std::size_t count() const { return m_all.size(); }
    /// Returns the number of trained numbers: all except the statistics of batch normalisation.
    std::size_t trained() const
    {
        std::size_t numbers = 0;
        for (const auto& [name, tensor] : m_all)
            numbers += name.find(".running_") == std::string::npos ? tensor.numbers.size() : 0;
        return numbers;
    }
    std::shared_ptr<const TensorFile> file() const
    {
        auto file = std::make_shared<TensorFile>();
        for (const auto& [name, tensor] : m_all)
            file->tensors.push_back(tensor);
        return file;
    }

private:
    Random m_random;
    std::map<std::string, NamedTensor> m_all;
};

inline ParsedFile parsed(const QString& name)
{
    QFile file(QStringLiteral(CONVOKU_KNOWN_NETWORKS "/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("can't read %s", qPrintable(file.fileName()));
    return parseNetworkFile(file.readAll().toStdString());
}

/// A board with some cells filled, and all candidates in the others.
inline std::vector<int> someDigits(unsigned seed, int filled)
{
    Random random(seed);
    std::vector<int> digits(81, 0);
    for (int i = 0; i < filled; ++i)
        digits[static_cast<std::size_t>(randomNumber(random, 0, 80))] = randomNumber(random, 1, 9);
    return digits;
}

inline Tensor boardOf(const std::vector<int>& digits)
{
    Tensor board(1, {9, 9, 9});
    for (std::size_t cell = 0; cell < 81; ++cell) {
        for (int digit = 0; digit < 9; ++digit)
            board.data[static_cast<std::size_t>(digit) * 81 + cell]
                = digits[cell] == 0 || digits[cell] == digit + 1 ? 1.F : 0.F;
    }
    return board;
}

} // namespace convoku::testing
