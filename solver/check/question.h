// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/circuit.h"

#include <chrono>
#include <memory>
#include <span>
#include <stop_token>

namespace convoku::check {

/// How long somebody waits.
struct Patience
{
    using Clock = std::chrono::steady_clock;

    Clock::time_point until = Clock::time_point::max();
    std::stop_token stop;

    bool isOver() const { return stop.stop_requested() || Clock::now() >= until; }
};

/// A question to the SAT solver about literals of a circuit, and unknowns of its own: is there a case in which all that
/// is demanded holds? CircuitTooLarge where it takes more unknowns than there is room for.
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
