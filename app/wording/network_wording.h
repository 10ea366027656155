// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

struct TextMistake;

/// Networks as text: what their parts are called, and what is wrong with one.
class NetworkWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::NetworkWording)

public:
    /// Returns the kind of the part, "rule", "encoding" …, in the language of the program.
    static QString kind(const PartText& part);
    /// Returns the sentence of a part or a network in the language in use. The sentence of a custom one stays as it is.
    static QString sentence(const std::string& english);
    /// Returns the display name of a network: a built-in network has a name of its own; any other is named by its id,
    /// followed by a note if its numbers are random.
    static QString name(const Model& network);
    /// Returns the purpose of a network in the language in use. For a custom network, it is the network's own text,
    /// which may be anything.
    static QString purpose(const Model& network);
    /// "expected a number of at most six digits, found “1234567”": without its place. What was found is anybody's text.
    static QString mistake(const TextMistake& mistake);

private:
    static QString expected(const TextMistake& mistake);
};

} // namespace convoku
