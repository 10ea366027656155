// SPDX-License-Identifier: MIT
#include "app/wording/collection_wording.h"

#include "app/wording/network_wording.h"
#include "app/wording/wording.h"

#include <QLocale>

namespace convoku {

QString CollectionWording::name(const QString& name)
{
    return name.isEmpty() ? tr("Pasted text") : name;
}

QString CollectionWording::place(const QString& name, std::size_t number)
{
    //: the place of a puzzle in a file: name.txt, no. 12
    return tr("%1, no. %2").arg(CollectionWording::name(name), QLocale().toString(static_cast<qulonglong>(number)));
}

QString CollectionWording::heading(CollectionHeading heading)
{
    switch (heading) {
    case CollectionHeading::Number:
        return tr("No.");
    case CollectionHeading::Givens:
        return tr("Givens");
    case CollectionHeading::Solutions:
        return tr("Solutions");
    case CollectionHeading::Passes:
        return tr("Passes");
    case CollectionHeading::Guesses:
        return tr("Guesses");
    case CollectionHeading::Depth:
        return tr("Depth");
    case CollectionHeading::Puzzle:
        return tr("Puzzle");
    case CollectionHeading::Comment:
        return tr("Comment");
    }
    return {};
}

QString CollectionWording::headingHelp(CollectionHeading heading, const Model& network)
{
    const QString name = NetworkWording::name(network);
    switch (heading) {
    case CollectionHeading::Solutions:
        // On boards with houses of their own the one that is asked has no name.
        return network.ownHouses().empty()
            ? tr("Number of solutions according to the network “%1”").arg(NetworkWording::name(*fastModel()))
            : tr("Number of solutions of the puzzle");
    case CollectionHeading::Passes:
        return tr("Passes of the network “%1” until the first solution").arg(name);
    case CollectionHeading::Guesses:
        return tr("Guesses of the network “%1” until the first solution").arg(name);
    case CollectionHeading::Depth:
        return tr("Maximum number of active guesses");
    default:
        return {};
    }
}

QString CollectionWording::verdict(PuzzleVerdict verdict)
{
    switch (verdict) {
    case PuzzleVerdict::Unknown:
        break;
    case PuzzleVerdict::Solved:
        //: the verdict on a puzzle: it has a solution, and others are still looked for
        return tr("one, …");
    case PuzzleVerdict::Unique:
        //: the verdict on a puzzle: it has one solution
        return tr("unique");
    case PuzzleVerdict::Several:
        //: the verdict on a puzzle: it has several solutions
        return tr("several");
    case PuzzleVerdict::None:
        //: the verdict on a puzzle: it has no solution
        return tr("none");
    case PuzzleVerdict::Undecided:
        //: the verdict on a puzzle: it has a solution, and the search for others was given up
        return tr("one, maybe more");
    case PuzzleVerdict::OutOfPasses:
        return tr("out of passes");
    case PuzzleVerdict::Stalled:
        return tr("stalled");
    }
    return {};
}

QString CollectionWording::verdictHelp(PuzzleVerdict verdict)
{
    switch (verdict) {
    case PuzzleVerdict::Unknown:
        return tr("This puzzle has not been analysed yet.");
    case PuzzleVerdict::Solved:
        return tr("The puzzle has a solution. The search for a second one comes later.");
    case PuzzleVerdict::Unique:
        return tr("The puzzle has exactly one solution.");
    case PuzzleVerdict::Several:
        return tr("The puzzle has two solutions or more.");
    case PuzzleVerdict::None:
        return tr("The puzzle has no solution.");
    case PuzzleVerdict::Undecided:
        return tr(
            "The puzzle has a solution. The search for a second one was stopped, because it took too many passes.");
    case PuzzleVerdict::OutOfPasses:
        return tr("The run was stopped before it found a solution, because it took too many passes.");
    case PuzzleVerdict::Stalled:
        return tr("The rules find nothing more, and search is switched off.");
    }
    return {};
}

QString CollectionWording::ruleHeading(const Model::Rule& rule)
{
    //: a rule in two lines: its family, and the house that it works in
    return tr("%1\n%2").arg(Wording::sortOf(rule), Wording::ruleHouse(rule));
}

QString CollectionWording::solved(std::size_t solved, std::size_t run, std::size_t shown)
{
    const QLocale locale;
    const QString of = locale.toString(static_cast<qulonglong>(run));
    const QString count = locale.toString(static_cast<qulonglong>(solved));
    //: of the puzzles that were run so far: solved: 12 of 20 run
    return run < shown ? tr("solved: %1 of %2 run").arg(count, of) : tr("solved: %1 of %2").arg(count, of);
}

QString CollectionWording::filterError(const FilterError& error)
{
    const QString place = QString::number(error.place + 1);
    switch (error.code) {
    case FilterError::Code::UnknownName:
        return tr("Character %1: “%2” is not a known filter name.").arg(place, error.found);
    case FilterError::Code::UnknownSign:
        return tr("Character %1: “%2” is not an operator. Use one of < <= > >= = !=.").arg(place, error.found);
    case FilterError::Code::NameExpected:
        return tr("Character %1: expected a name before “%2”, as in “passes < 12”.").arg(place, error.found);
    case FilterError::Code::NumberExpected:
        return error.found.isEmpty() ? tr("Character %1: expected a number here.").arg(place)
                                     : tr("Character %1: expected a number, but found “%2”.").arg(place, error.found);
    case FilterError::Code::OrderExpected:
        return tr("Character %1: the range “%2” needs “=” before it.").arg(place, error.found);
    case FilterError::Code::EmptyRange:
        return tr("Character %1: the range “%2” is empty. Put the smaller number first.").arg(place, error.found);
    case FilterError::Code::NothingNegated:
        return tr("Character %1: expected something after “%2”.").arg(place, error.found);
    case FilterError::Code::OpenQuote:
        return tr("Character %1: this quotation mark is not closed.").arg(place);
    }
    return {};
}

QString CollectionWording::filterHelp(const Model& network)
{
    QString rules;
    for (const Model::Rule& rule : network.rules)
        rules += QStringLiteral("<tr><td><code>%1&nbsp;&nbsp;</code></td><td>%2</td></tr>")
                     .arg(QString::fromStdString(rule.id).toHtmlEscaped(), Wording::rule(rule).toHtmlEscaped());
    const auto row = [](const QString& code, const QString& text) {
        return QStringLiteral("<tr><td><code>%1&nbsp;&nbsp;</code></td><td>%2</td></tr>").arg(code, text);
    };
    return tr("<p>A row is shown if all terms hold. Separate terms with commas.</p>") + QStringLiteral("<table>")
        + row(QStringLiteral("passes &lt; 12"), tr("also &gt; &lt;= &gt;= = !="))
        + row(QStringLiteral("passes = 12..20"), tr("a range, with both ends"))
        + row(QStringLiteral("guesses, no guess"), tr("how often the network guessed"))
        + row(QStringLiteral("depth, taken_back, givens, number"), tr("other numbers of a row"))
        + row(QStringLiteral("unique, several, none, solved"), tr("what is known about the solutions"))
        + row(QStringLiteral("out_of_passes, undecided, stalled, unknown"), tr("if it is not known"))
        + row(QStringLiteral("not unique"), tr("the opposite of a term"))
        + row(QStringLiteral("53..7, \"by hand\""), tr("digits in a row of the puzzle, words in the comment"))
        + QStringLiteral("</table>")
        + tr("<p>A rule alone means that it removes something. With a number, it counts those passes:</p>")
        + QStringLiteral("<table>") + rules + QStringLiteral("</table>")
        + tr("<p>A family (<code>naked_pair</code>) includes all its rules. Example: <code>naked_pair_row, no guess, "
             "passes &lt; 12</code></p>");
}

QString CollectionWording::passes(int first, int last, std::uint64_t puzzles)
{
    const QString number = QLocale().toString(static_cast<qulonglong>(puzzles));
    //: %n is how many puzzles, %1 the same number as it is written
    const QString count = tr("%1 puzzle(s)", nullptr, static_cast<int>(puzzles)).arg(number);
    const QString at = first == last ? tr("%n pass(es)", nullptr, first)
                                     : tr("%1 to %2 passes").arg(QLocale().toString(first), QLocale().toString(last));
    //: passes, and how many puzzles take that many: 12 passes: 4,321 puzzles
    return tr("%1: %2").arg(at, count);
}

QString CollectionWording::shown(std::size_t shown, std::size_t all)
{
    const QString count = QLocale().toString(static_cast<qulonglong>(all));
    const QString puzzles = tr("%1 puzzle(s)", nullptr, static_cast<int>(all)).arg(count);
    //: how many of how many: 4,321 of 10,000 puzzles
    return shown == all ? puzzles : tr("%1 of %2").arg(QLocale().toString(static_cast<qulonglong>(shown)), puzzles);
}

} // namespace convoku
