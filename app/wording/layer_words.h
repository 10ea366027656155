// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace convoku {

/// What a layer computes, in a few words: the English ones of the network's description, in the language that is
/// spoken. Words that the table does not know stay as they are.
QString layerWords(const std::string& words);

} // namespace convoku
