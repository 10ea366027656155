// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"
#include "solver/network/rule.h"

namespace convoku {

struct PassOptions
{
    RuleSet rules = classicRules(); ///< indices in the model's rules
    bool search = true; ///< false: a pass ends after the verdict, and a run stalls when the rules make no progress
    bool continueAfterSolved = false; ///< undo a solution and search for the next one; needs `search`
    ModelPtr model = articleModel();

    friend bool operator==(const PassOptions&, const PassOptions&) = default;
};

} // namespace convoku
