// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/findings.h"
#include "solver/run/recording.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace convoku {

/// The run as the network would tell it: operations, shapes, sums and levels. Layers and their numbers are those of the
/// network's description; what they come to is read from the recording.
class LayerVoice
{
    Q_DECLARE_TR_FUNCTIONS(convoku::LayerVoice)

public:
    /// "convolution 1×9, groups 9, [9, 9, 9] → [9, 9, 1]"
    static QString operation(const Network& network, const Layer& layer);

    // Computation of a step of a pass. `event`, `findings`, `values`: null if there are none, or if they are not known.
    static QString start(const Recording& recording);
    static QString rule(
        const Recording& recording, Position position, const Event* event, const StepFindings* findings);
    static QString verdict(const Recording& recording, int pass);
    static QString search(const Recording& recording, int pass);
    static QString pass(const Recording& recording, int pass);
    static QString end(const Recording& recording);
    /// The layer, what its numbers are like, and how the picked candidate's comes about.
    static QString layer(
        const Network& network, const Layer& layer, const Inspection* values, const std::optional<Candidate>& picked);
};

} // namespace convoku
