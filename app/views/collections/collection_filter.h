// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/collection.h"
#include "app/wording/collection_wording.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace convoku {

/// Parses the typed filter of a collection, and matches puzzles: all of its terms must hold.
///
///     filter   = { term [ "," | ";" | "and" ] }
///     term     = [ "no" | "not" ] ( name [ order number | [ "=" ] range | "fires" ] | verdict | text )
///     order    = "<" | "<=" | ">" | ">=" | "=" | "!="
///     range    = number ( ".." | "-" ) number
///
/// A name alone means "above 0". Text is a quoted word, or words that match nothing else; it must occur in the comment,
/// or be a piece of the puzzle. If a run is not known, a term about it does not hold, negated or not.
class CollectionFilter
{
public:
    using Range = std::pair<int, int>; ///< both included

    /// Shows everything.
    CollectionFilter() = default;
    /// With an error it shows everything too. Names of rules are those of the network.
    explicit CollectionFilter(const QString& text, const Model& network = *articleModel());

    const std::optional<FilterError>& error() const { return m_error; }
    bool matches(const Collection& collection, std::size_t puzzle) const;
    /// The same without the terms about the number of passes.
    bool matchesButPasses(const Collection& collection, std::size_t puzzle) const;
    bool matchesPasses(const PuzzleOutcome& outcome) const;

    /// The passes that its terms leave, as one range; none where there are no such terms, or they leave no range.
    std::optional<Range> passes() const;
    /// Its text with other passes, or without any.
    QString textWithPasses(std::optional<Range> passes) const;

    /// All names and verdicts, for completion.
    static QStringList words(const Model& network);

private:
    enum class Kind { Number, Givens, Passes, Guesses, Backtracks, Depth, Rules, Verdict, Text };
    struct Term
    {
        Kind kind = Kind::Text;
        bool negated = false;
        std::int64_t least = 1;
        std::int64_t most = 0; ///< both included
        std::uint32_t of = 0; ///< a bit for each verdict
        RuleSet rules; ///< of Rules
        QString text; ///< of a Text
        QByteArray digits; ///< the same as a piece of a puzzle; empty where it cannot be one
        QString source; ///< as it is typed
    };
    class Parser;

    static bool holds(const Term& term, const Collection& collection, std::size_t puzzle);
    static bool isIn(const Term& term, std::int64_t number)
    {
        return (number >= term.least && number <= term.most) != term.negated;
    }

    std::vector<Term> m_terms;
    std::optional<FilterError> m_error;
};

} // namespace convoku
