// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/safe_band.h"
#include "solver/network/layer.h"
#include "solver/run/recording.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string>

namespace convoku {

/// Sentences about bent numbers of a rule.
class BendWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::BendWording)

public:
    /// Which numbers of a layer they are: "weights of the count", "k of equals".
    static QString kind(NumbersOfLayer::Kind kind);
    /// One of them: "weight 5 of 9", "row 3, weight 5", "bias", "k".
    static QString number(const NumbersOfLayer& of, std::size_t number);

    static QString notNow();
    /// With such a number the rule has no layers; `mistake`: what was expected.
    static QString noLayers(double number, const QString& mistake);

    static QString firstNumber(const QString& element, const QString& layer, double written, double bent);
    static QString noNumberDiffers();
    static QString wrongRemoval(const QString& candidate, int pass, const QString& rule);
    static QString noWrongRemoval();
    static QString solutionUnknown();
    /// Describes how the run ends, compared with the run of the rule as it is written.
    static QString end(std::optional<RunResult> result, int passes, std::optional<RunResult> written, int writtenPasses,
        bool sameSolution, const std::string& fault);

    /// "The same on every board from 1 to 9; sound from −9 to 9: proved."
    static QString band(const check::SafeBand& band);
    /// Describes a number at the slider: its effect on the rule.
    static QString ofNumber(const check::SafeBand& band, int number);
    /// "r1c3=4, r1c5=4"
    static QString candidates(const Candidates& candidates);
    /// Describes the difference on a board: "Here the bent rule removes r1c3=4; the written one leaves it."
    static QString differs(const check::Difference& difference, const RuleInfo& rule);
};

} // namespace convoku
