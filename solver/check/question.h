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
    std::function<bool()> keepRunning; ///< polled often during a check; false cancels it; empty: no cancellation

    bool isGivenUp() const { return keepRunning && !keepRunning(); }
    bool isOver() const { return isGivenUp() || Clock::now() >= until; }
    /// Returns the time `seconds` from now.
    static Clock::time_point in(double seconds)
    {
        return Clock::now()
            + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(std::min(seconds, 1e9)));
    }
};
/// Time limit in seconds for making a known counterexample smaller.
inline constexpr double kShrinking = 60;

/// Asks the SAT solver if there is a case in which all demands hold. Demands are about literals of a circuit and about
/// additional unknowns. Throws CircuitTooLarge if there are too many unknowns or clauses.
class Question
{
public:
    enum class Answer { Yes, No, Open };

    explicit Question(const Circuit& circuit);
    ~Question();
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;

    /// Creates an unknown and returns its number, from 1; its negation is −unknown.
    int unknown();
    /// Returns the unknown for a literal; it is negative if the literal is negated. Passes the nodes on which the
    /// literal depends to the solver, unless encode() already did. For several literals, call encode() first.
    int of(Literal literal);
    /// Passes these literals and the nodes on which they depend to the solver, in one walk through the circuit.
    void encode(std::span<const Literal> literals);
    /// Demands that at least one of these holds.
    void demand(std::span<const int> anyOf);
    void demand(std::initializer_list<int> anyOf) { demand(std::span(anyOf.begin(), anyOf.size())); }
    /// Demands that exactly one of these holds (demandOne()), or at most one (demandAtMostOne()).
    void demandOne(std::span<const int> of);
    void demandAtMostOne(std::span<const int> of);

    /// Returns Yes if there is such a case, No if there is none, and Open if `patience` ends before the answer.
    Answer ask(const Patience& patience);
    /// Returns the value of an unknown in the case found; call it only after ask() returned Yes.
    bool holds(int unknown) const;

private:
    struct Encoding;
    std::unique_ptr<Encoding> m_encoding;
};

} // namespace convoku::check
