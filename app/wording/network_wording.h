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
    /// What a part or a network says of itself, in the language that is spoken. One that did not come with the program
    /// stays as it is.
    static QString sentence(const std::string& english);
    /// What people call a network: those that came with the program by a name of theirs, any other by its id, which
    /// tells too where its numbers are random.
    static QString name(const Model& network);
    /// What it is for, in the language that is spoken; of one that did not come with the program in its own words,
    /// which may be anything.
    static QString purpose(const Model& network);
    /// "expected a number of at most six digits, found “1234567”": without its place. What was found is anybody's text.
    static QString mistake(const TextMistake& mistake);

private:
    static QString expected(const TextMistake& mistake);
};

} // namespace convoku
