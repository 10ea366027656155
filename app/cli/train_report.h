// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/network_training.h"
#include "solver/run/batch_engine.h"
#include "solver/run/report_card.h"

#include <QByteArray>

#include <functional>
#include <span>

// The lines that `train --data` prints about a network.
namespace convoku {

/// "12.50%"
QByteArray sharePercent(double share);
/// A line of a training: what was measured after a step.
QByteArray trainingRow(int step, qint64 ms, double loss, const NetworkMeasure& measure, bool json);

/// Runs the network as a solver, pass by pass and without search, and returns its report card. Takes a few puzzles at a
/// time, as long as `keepRunning` returns true.
ReportCard trainedCard(const ModelPtr& model, std::span<const SolvedPuzzle> kept, BatchEngine& engine,
    const std::function<bool()>& keepRunning);
QByteArray trainedCardRow(const ReportCard& card, bool json);

} // namespace convoku
