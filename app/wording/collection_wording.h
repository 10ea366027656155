// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/puzzle_outcome.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Error in a filter of a collection.
struct FilterError
{
    enum class Code {
        UnknownName, ///< `found` stands before a sign like < and is no name
        UnknownSign, ///< `found` looks like < or = and is neither
        NameExpected, ///< a sign like < has no name before it
        NumberExpected, ///< a sign like < has no number behind it; `found` stands there, or nothing
        OrderExpected, ///< a range takes none but =
        EmptyRange, ///< its first number is greater than its last one
        NothingNegated, ///< "not" has nothing behind it
        OpenQuote,
    };
    Code code = Code::UnknownName;
    qsizetype place = 0; ///< of the first character, from 0
    qsizetype length = 0;
    QString found;
};

/// Column of a list of puzzles.
enum class CollectionHeading { Number, Givens, Solutions, Passes, Guesses, Depth, Puzzle, Comment };

/// Sentences about collections.
class CollectionWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::CollectionWording)

public:
    /// Returns the display name of a collection: its name (a file's), or a substitute if the name is empty.
    static QString name(const QString& name);
    /// "name.txt, no. 12"; number: from 1.
    static QString place(const QString& name, std::size_t number);
    /// "No.", "Givens"
    static QString heading(CollectionHeading heading);
    /// Explains the heading, and names the network for which its values hold; empty if the heading explains itself.
    static QString headingHelp(CollectionHeading heading, const Model& network);
    /// "unique", "several"; empty where nobody has asked.
    static QString verdict(PuzzleVerdict verdict);
    /// Explains the verdict in a sentence.
    static QString verdictHelp(PuzzleVerdict verdict);
    /// A rule in a narrow heading, in two lines: "Naked single", "box"
    static QString ruleHeading(const Model::Rule& rule);
    /// "solved: 39 of 40"; where not all that are shown have been run yet "solved: 12 of 20 run".
    static QString solved(std::size_t solved, std::size_t run, std::size_t shown);
    /// "Expected a number behind “passes <”" and the place
    static QString filterError(const FilterError& error);
    /// Explains the syntax of filters, as rich text.
    static QString filterHelp(const Model& network);
    /// "12 passes: 4,321 puzzles", "12 to 15 passes: 4,321 puzzles"
    static QString passes(int first, int last, std::uint64_t puzzles);
    /// "4,321 of 10,000 puzzles"
    static QString shown(std::size_t shown, std::size_t all);
};

} // namespace convoku
