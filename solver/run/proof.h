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
    std::size_t event = 0; ///< index in Recording::events(): a Rule, Push (set aside) or Pop (failed guess)
    std::vector<std::uint16_t> removed; ///< ascending
    std::vector<Cause> causes; ///< for a Rule the finding that the proof uses, for each of `removed`; otherwise empty
};

/// Proves that a candidate is absent, or that it is the only one of its cell: lists every removal that a later one
/// depends on, in the order in which they happened. The first removals depend only on givens and guesses.
struct Proof
{
    std::uint16_t candidate = 0;
    bool isLeft = false; ///< true: the candidate is present, and the proof shows that all others of its cell are absent
    /// The last step removes the candidate, or the last of the others; empty: they were absent from the start.
    std::vector<ProofStep> steps;
    std::vector<Cell> givens; ///< givens that the proof uses, in row-major order
    /// Absent candidates that the proof uses and that the opened puzzle lacks, ascending.
    std::vector<std::uint16_t> missing;
    Board board;
};

/// Returns the candidates (tensor indices, ascending) whose absence is proved.
std::vector<std::uint16_t> provedAbsences(const Proof& proof);

/// Returns the absences (tensor indices, ascending) that hold after the first `done` steps of a proof and that the
/// remaining steps, or the result, still depend on: initially all absences of the start that the proof uses, finally
/// provedAbsences() alone.
std::vector<std::uint16_t> absencesInUse(const Recording& recording, const Proof& proof, std::size_t done);

/// Returns the number of steps of a proof at or before a position.
std::size_t stepsDone(const Recording& recording, const Proof& proof, Position position);

/// Returns the event that made the candidate absent in the state at a position: the last event at or before it that
/// removed the candidate, set it aside, or undid it as a failed guess. Returns the start event if the candidate was
/// absent from the start, and none if it is present.
std::optional<std::size_t> eventThatRemoved(const Recording& recording, std::uint16_t candidate, Position position);

/// Returns the proof that a candidate is absent at a position; none if it is present, or if `keepRunning` returned
/// false. Guesses are not proved: a set-aside digit and a failed guess end their branch. Asks the explainer once per
/// event.
std::optional<Proof> prove(Explainer& explainer, const Recording& recording, std::uint16_t candidate, Position position,
    const std::function<bool()>& keepRunning = {});
/// Returns the proof that a present candidate is the only one of its cell; none if a different one is present too, or
/// if `keepRunning` returned false.
std::optional<Proof> proveLeft(Explainer& explainer, const Recording& recording, std::uint16_t candidate,
    Position position, const std::function<bool()>& keepRunning = {});

} // namespace convoku
