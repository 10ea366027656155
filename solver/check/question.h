// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/circuit.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <span>

namespace convoku::check {

/// Time limit and cancellation of a check.
struct Patience
{
    using Clock = std::chrono::steady_clock;

    Clock::time_point until = Clock::time_point::max();
    std::function<bool()> isWanted; ///< asked often, by who waits; empty: it is

    bool isGivenUp() const { return isWanted && !isWanted(); }
    bool isOver() const { return isGivenUp() || Clock::now() >= until; }
    /// Returns the time `seconds` from now.
    static Clock::time_point in(double seconds)
    {
        return Clock::now()
            + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(std::min(seconds, 1e9)));
    }
};
/// For a counterexample to become smaller, in seconds: that there is one is known.
inline constexpr double kShrinking = 60;

/// A question to the SAT solver about literals of a circuit, and unknowns of its own: is there a case in which all that
/// is demanded holds? CircuitTooLarge where it takes more unknowns, or more clauses, than there is room for.
class Question
{
public:
    enum class Answer { Yes, No, Open };

    explicit Question(const Circuit& circuit);
    ~Question();
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;

    /// An unknown: from 1; its negation is −unknown.
    int unknown();
    /// The unknown that stands for a literal; what the literal depends on is told to the solver. `literals`: all that
    /// come together tell less.
    int of(Literal literal);
    /// Told before of(), what comes together takes one walk through the circuit.
    void tell(std::span<const Literal> literals);
    /// One of them holds.
    void demand(std::span<const int> anyOf);
    void demand(std::initializer_list<int> anyOf) { demand(std::span(anyOf.begin(), anyOf.size())); }
    /// Exactly, or at most, one of them holds.
    void demandOne(std::span<const int> of);
    void demandAtMostOne(std::span<const int> of);

    /// Open: it was over before there was an answer.
    Answer ask(const Patience& patience);
    /// In the case that was found.
    bool holds(int unknown) const;

private:
    struct Told;
    std::unique_ptr<Told> m_told;
};

} // namespace convoku::check
