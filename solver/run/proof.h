// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/explanation.h"
#include "solver/run/recording.h"

#include <functional>
#include <optional>
#include <vector>

namespace convoku {

/// Candidates that one event removed, as far as the proof needs them.
struct ProofStep
{
    std::size_t event = 0; ///< index in Recording::events(): a Rule, Push (set aside) or Pop (the guess that failed)
    std::vector<std::uint16_t> removed; ///< ascending
    std::vector<Cause> causes; ///< Rule: for each of `removed` the finding that the proof rests on; else empty
};

/// Why a candidate is not there, or why it is the only one of its cell, all the way down: every removal that the one
/// before it rests on, in the order in which they happened. What is behind the first ones are givens and guesses.
struct Proof
{
    std::uint16_t candidate = 0;
    bool isLeft = false; ///< the candidate is there: what is proved is that all others of its cell are not
    /// The last one removes the candidate, or the last of the others; empty: they were out from the start.
    std::vector<ProofStep> steps;
    std::vector<Cell> givens; ///< givens that the proof uses, in row-major order
    std::vector<std::uint16_t>
        missing; ///< candidates that it uses and that the puzzle as it was opened lacks, ascending
    Board board;
};

/// The candidates (tensor indices, ascending) whose absence is proved.
std::vector<std::uint16_t> provedAbsences(const Proof& proof);

/// Absences (tensor indices, ascending) that are there after the first `done` steps of a proof and that the others, or
/// its end, still rest on: all of the start's at first, provedAbsences() alone at last.
std::vector<std::uint16_t> absencesInUse(const Recording& recording, const Proof& proof, std::size_t done);

/// Returns the number of steps of a proof at or before a position.
std::size_t stepsDone(const Recording& recording, const Proof& proof, Position position);

/// The event that made the candidate absent in the state at a position: the last one at or before it that removed it or
/// set it aside, or took it back as a failed guess. The start event where it was out from the start. None where the
/// candidate is there.
std::optional<std::size_t> eventThatRemoved(const Recording& recording, std::uint16_t candidate, Position position);

/// The proof that a candidate is absent at a position; none where it is there, or where `goOn` said no. Guesses are
/// taken as they stand: a set-aside digit and a failed guess end their branch. Asks the explainer once an event.
std::optional<Proof> prove(Explainer& explainer, const Recording& recording, std::uint16_t candidate, Position position,
    const std::function<bool()>& goOn = {});
/// The same of a candidate that is there: the proof that no other one of its cell is. None where another one is there.
std::optional<Proof> proveLeft(Explainer& explainer, const Recording& recording, std::uint16_t candidate,
    Position position, const std::function<bool()>& goOn = {});

} // namespace convoku
