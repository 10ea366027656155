// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"
#include "solver/network/network.h"

#include <string>
#include <vector>

namespace convoku {

/// A value of a rule that goes by a name in its text, or in its file; empty: the candidates that stay.
struct NamedValue
{
    std::string name;
    ValueId value = kNoValue; ///< of buildRule()
};
/// `layers`: what buildRule() makes of the rule. In their order.
std::vector<NamedValue> namedValues(const Model& model, RuleId rule, const Network& layers);

} // namespace convoku
