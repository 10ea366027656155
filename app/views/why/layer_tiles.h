// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/explanation.h"
#include "solver/run/recording.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace convoku {

/// A sum of ones and zeros that a step hangs on, to be drawn number by number.
struct LayerTiles
{
    std::vector<int> terms;
    int sum = 0;
    QString question; ///< "equals 1?"
    bool yes = false;
    QString caption; ///< what is counted, and where: "Lines of the box with the digit: box 2, column digit 2"

    friend bool operator==(const LayerTiles&, const LayerTiles&) = default;
};

class TileWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::TileWording)

public:
    /// Longer sums are written.
    static constexpr int kMostTerms = 9;

    /// Returns none if the sum has weights or a bias, no terms, or more than kMostTerms of them.
    static std::optional<LayerTiles> ofEvidence(RuleKind rule, const Evidence& evidence);
    /// The clash that a verdict sees: how often the digit is decided in the house. None where nothing clashes.
    static std::optional<LayerTiles> ofClash(const Recording& recording, Position verdict);
    /// The same as a line: "0 + 1 + 0 = 1; equals 1? yes".
    static QString text(const LayerTiles& tiles);
    /// "yes", "no"
    static QString answer(bool yes);
};

} // namespace convoku
