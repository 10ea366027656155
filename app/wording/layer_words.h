// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace convoku {

/// Returns the short description of a layer, given in the English words of the network's description, in the language
/// in use. Words that are not in the table stay as they are.
QString layerWords(const std::string& words);

} // namespace convoku
