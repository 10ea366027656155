// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/network_training.h"
#include "solver/run/batch_engine.h"
#include "solver/run/report_card.h"

#include <QByteArray>

#include <functional>
#include <span>

// What `train --data` prints of a network.
namespace convoku {

/// "12.50%"
QByteArray sharePercent(double share);
/// A line of a training: what was measured after a step.
QByteArray trainingRow(int step, qint64 ms, double loss, const NetworkMeasure& measure, bool json);

/// What the network makes of the puzzles as a solver: pass by pass, without search. Of as many as `goOn` leaves time
/// for, a few at once.
ReportCard trainedCard(
    const ModelPtr& model, std::span<const SolvedPuzzle> kept, BatchEngine& engine, const std::function<bool()>& goOn);
QByteArray trainedCardRow(const ReportCard& card, bool json);

} // namespace convoku
