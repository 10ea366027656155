// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"
#include "solver/network/rule.h"

namespace convoku {

struct PassOptions
{
    RuleSet rules = classicRules(); ///< places in the model's list
    bool search = true; ///< without it a pass ends after the verdict, and a run stalls where the rules don't get on
    bool continueAfterSolved = false; ///< take a solution back and look for the next one; needs search
    ModelPtr model = articleModel();

    friend bool operator==(const PassOptions&, const PassOptions&) = default;
};

} // namespace convoku
