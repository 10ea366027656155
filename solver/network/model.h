// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"

#include <memory>
#include <optional>
#include <vector>

namespace convoku {

/// A network that can be run: its parts, found and checked. Shared and never changed.
struct Model
{
    struct Rule
    {
        std::string id; ///< "pointing_row", unique in its model
        PartText part;
        HouseKind house = HouseKind::Row;
    };

    std::string id;
    std::string sentence; ///< what it is for
    std::vector<Rule> rules; ///< in the order of a pass; a RuleId is a place here, so at most kMostRules
    PartText encoding;
    PartText verdict;
    std::optional<PartText> search; ///< none: a run ends where the rules don't get on

    static constexpr std::size_t kMostRules = 200;

    /// The place of the rule with that id.
    std::optional<std::size_t> find(std::string_view ruleId) const;
};

using ModelPtr = std::shared_ptr<const Model>;

/// The network of a file, made of the file's parts and of those that come with the program. Throws Error, with line and
/// column, for what checkNetworkFile() finds.
ModelPtr modelOf(const NetworkText& network, const std::vector<PartText>& parts);
/// One that comes with the program; null where there is none of that id. Made once.
ModelPtr shippedModel(std::string_view id);
/// True for those: that their verdict calls nothing solved but complete grids is tested. Of any other it may be a lie.
bool comesWithProgram(const ModelPtr& model);
/// The article's, which is run where nothing else is said. Its places are the RuleIds that have names.
const ModelPtr& articleModel();

} // namespace convoku
