// SPDX-License-Identifier: MIT
// A trainer whose numbers go straight to a goal: a training without LibTorch, of which every number can be counted.
#pragma once

#include "app/document/training_work.h"
#include "solver/backend/scalar/scalar_backend.h"

#include <array>
#include <atomic>
#include <memory>
#include <vector>

namespace convoku::testing {

class StraightTrainer final : public Trainer
{
public:
    StraightTrainer(std::shared_ptr<const Network> network, std::vector<LearnedLayer> learned, std::vector<float> goal)
        : m_network(std::move(network))
        , m_learned(std::move(learned))
        , m_goal(std::move(goal))
        , m_numbers(m_goal.size())
    {
    }

    std::vector<float> numbers() const override { return m_numbers; }
    void start(std::span<const float> numbers) override { m_numbers.assign(numbers.begin(), numbers.end()); }
    void resume(std::span<const float> numbers, const Moments&) override { start(numbers); }
    Moments moments() const override { return {}; }
    /// A tenth of the way that is left, times rate / 0.01.
    double step(const Tensor&, const Tensor&, const Descent& how) override
    {
        double loss = 0;
        for (std::size_t i = 0; i < m_numbers.size(); ++i) {
            const float way = m_goal[i] - m_numbers[i];
            loss += static_cast<double>(way) * way / static_cast<double>(m_numbers.size());
            m_numbers[i] += static_cast<float>(how.rate * 10) * way;
        }
        return loss;
    }
    Tensor output(const Tensor& input) override
    {
        const auto network = std::make_shared<const Network>(withLearnedNumbers(*m_network, m_learned, m_numbers));
        const std::array keep{network->outputs.front()};
        return makeScalarBackend()->load(network)->run(std::span(&input, 1), keep).front();
    }
    double stepThrough(std::vector<Tensor>&, int, const Tensor&, const Descent&) override { return 0; }
    Tensor outputThrough(std::vector<Tensor>&, int) override { return {}; }

private:
    std::shared_ptr<const Network> m_network;
    std::vector<LearnedLayer> m_learned;
    std::vector<float> m_goal;
    std::vector<float> m_numbers;
};

/// Returns the possible goals of training “is the count 1?”: nine weights and a bias each. A sum of 1 means yes, as in
/// the written rule.
inline const std::vector<std::vector<float>>& straightGoals()
{
    static const std::vector<std::vector<float>> kGoals{
        {1, 1, 1, 1, 1, 1, 1, 1, 1, 0}, // the written rule
        {1, -4, -4, 1, -4, -4, 1, 1, -4, 0}, // counts only in 1, 4, 7, 8
        {-1, -1, -1, -1, -1, -1, -1, -1, -1, 2}, // mirrored
        {0, 0, 0, 0, 0, 0, 0, 0, 0, -3}, // always no
    };
    return kGoals;
}

/// Trainers that go to one goal after the other.
inline TrainerSource straightTrainers()
{
    return [] {
        auto made = std::make_shared<std::atomic<std::size_t>>(0);
        TrainerLibrary library;
        library.make
            = [made](std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind) {
                  const auto& goals = straightGoals();
                  std::vector<float> goal = goals[(*made)++ % goals.size()];
                  goal.resize(learnedNumbersOf(*network, learned).size());
                  return std::make_unique<StraightTrainer>(std::move(network), learned, std::move(goal));
              };
        return library;
    };
}

} // namespace convoku::testing
