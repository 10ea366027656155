// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/training/training_wording.h"
#include "solver/backend/backend.h"
#include "solver/learn/training.h"
#include "solver/network/element.h"
#include "solver/sudoku/candidates.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace convoku {

/// A number of the value that learned and written layers answer differently.
struct LearnedError
{
    ElementIndex element;
    bool learned = false;
    bool written = false;
    /// values that the kernel reads in the house, and its sum of them; empty and 0 unless it goes along houses
    std::vector<bool> places;
    double sum = 0;
};
struct LearnedErrors
{
    int answers = 0; ///< numbers of the value
    std::vector<LearnedError> errors; ///< in the order of the elements
};

/// The layers of a task with numbers in place of the written ones, asked for boards. Two of them are worked out number
/// by number, so that nothing but the numbers decides. Not for two threads at once.
class LearnedLayers
{
public:
    explicit LearnedLayers(LearningTask task);
    ~LearnedLayers();

    /// From now on.
    void setNumbers(std::span<const float> numbers);
    /// Needs numbers.
    LearnedErrors errorsOn(const Candidates& board);
    /// Returns the number of errors on each board.
    std::vector<int> errorCounts(std::span<const Candidates> boards);

    /// Returns whether the task learns a single kernel that has as many places as the board has digits, reads the
    /// candidates without overlap, and gives one answer per position.
    static bool goesAlongHouses(const LearningTask& task);
    /// Returns none if goesAlongHouses() is false.
    std::optional<LearnedRows> rows();
    struct Point
    {
        double sum = 0;
        double result = 0;
    };
    static constexpr int kMostSum = 12;
    /// Returns what the layers after the kernel make of sums from −kMostSum to kMostSum; empty if they depend on more
    /// than the sum.
    std::vector<Point> function();

private:
    struct Side
    {
        std::shared_ptr<const Network> network;
        std::unique_ptr<LoadedNetwork> loaded;
    };
    std::vector<Tensor> run(Side& side, const Tensor& input, bool sums) const;
    Side load(std::shared_ptr<const Network> network) const;
    ValueId kernelOutput() const;
    std::size_t places() const { return static_cast<std::size_t>(m_task.layers->board.side()); }

    LearningTask m_task;
    bool m_alongHouses;
    std::unique_ptr<Backend> m_backend;
    Side m_written;
    Side m_learned;
};

} // namespace convoku
