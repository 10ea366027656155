// SPDX-License-Identifier: MIT
#include "app/wording/network_wording.h"

#include "app/wording/layer_wording.h"
#include "solver/network/text/part_text.h"

#include <algorithm>
#include <string_view>

namespace convoku {
namespace {

/// Sentences of the built-in parts and networks; a test compares the list with them.
constexpr const char* kSentences[] = {
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "The digits of the puzzle become planes, one for each digit; an empty cell is 1 in all of them."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "A cell whose only candidate is a digit clears that digit from the rest of its house."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If a digit occurs in only one line of a box, it is removed from the rest of that line."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "A cell that is the only place for a digit in its house loses every other candidate."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "Two cells of a house with exactly the same two candidates clear these two digits from the rest of the house."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "Solved if every cell has one candidate and no house has one twice. A contradiction if a cell has none, or if "
        "two cells of a house have the same one."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "Like clashes, but a digit that occurs twice in a custom house of the network is also a contradiction."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "When the rules find nothing more, the search guesses in the cell with the fewest candidates. A contradiction "
        "undoes the last guess."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "The article's network: nine rules, a verdict, and a search with one stack in a tensor."),
    QT_TRANSLATE_NOOP(
        "convoku::NetworkWording", "The first six rules of the article: singles and pointing, without pairs."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "Sudoku X: the article's nine rules, and the applicable ones for the two diagonals, which also hold nine "
        "different digits."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If k places of a group have only k values between them, these values are removed from the other places of the "
        "group."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If a digit occurs in only one box of a line, it is removed from the rest of that box."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If a cell of a house has a single candidate, that digit is removed from the rest of the house."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If a digit has a single cell in a house, all other digits are removed from that cell."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If two cells of a house have only two digits between them, these digits are removed from the rest of the "
        "house."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If two digits have only two cells of a house between them, all other digits are removed from these cells."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If two rows together have a digit in only two columns, it is removed from the rest of these columns; likewise "
        "for columns."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If three cells of a house have only three digits between them, these digits are removed from the rest of the "
        "house."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If three digits have only three cells of a house between them, all other digits are removed from these "
        "cells."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If three rows together have a digit in only three columns, it is removed from the rest of these columns; "
        "likewise for columns."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If four cells of a house have only four digits between them, these digits are removed from the rest of the "
        "house."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If four digits have only four cells of a house between them, all other digits are removed from these cells."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "If four rows together have a digit in only four columns, it is removed from the rest of these columns; "
        "likewise for columns."),
    QT_TRANSLATE_NOOP(
        "convoku::NetworkWording", "Like clashes, but a house with no place left for a digit is also a contradiction."),
    QT_TRANSLATE_NOOP(
        "convoku::NetworkWording", "Like fewest_candidates, but ties go to the cell with the most open neighbours."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "Made for many puzzles: singles in every house, pointing and claiming, a verdict that detects more, and a "
        "guess that settles more."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "One kernel for all: singles, pairs and triples (naked and hidden), X-wing and swordfish use the same weights, "
        "applied along different axes of the candidates; with pointing and claiming."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "A trained network looks at all houses at once, six times, and removes the candidates that it rates unlikely."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "A small trained network, the counterpart of the written ones: it reads the same candidates and removes the "
        "unlikely ones. Its removals can be wrong."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "A trained network checks whether a digit has only one place in the row. If so, it removes the other digits "
        "from that cell."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "The article's network, except for the count in rows: its nine weights and a bias were trained and are right "
        "for 91 of 100 rows."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "The article's network on a board of 4×4: the same nine rules, verdict and search, with a tensor of 64 "
        "numbers."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "The article's network on a board of 6×6, with boxes of 2×3: the same nine rules, verdict and search."),
    QT_TRANSLATE_NOOP("convoku::NetworkWording",
        "One kernel for all on a board of 4×4: singles and pairs (naked and hidden) and X-wing use the same weights, "
        "applied along different axes of the candidates."),
};

/// Returns the name of a built-in network for puzzles of 9×9.
QString nameOf(std::string_view id)
{
    if (id == "diagonals")
        return NetworkWording::tr("Sudoku X, with diagonals");
    if (id == "fast")
        //: a network: the one that needs the least time for many puzzles
        return NetworkWording::tr("The fast one");
    if (id == "one_kernel")
        //: a network: all rules but two are the same convolution kernel
        return NetworkWording::tr("One kernel");
    if (id == "houses")
        //: a network: its weights were learned from examples
        return NetworkWording::tr("A small trained one");
    if (id == "learned_row")
        //: a network: the article's rules, of which the one that counts in rows was learned from examples
        return NetworkWording::tr("With a trained count");
    //: a network: the nine rules of the article that the program is about
    return id == "article" ? NetworkWording::tr("The article’s nine rules")
                           : NetworkWording::tr("The article’s first six rules");
}

QString shapes(const std::vector<Shape>& all)
{
    QStringList texts;
    for (const Shape& shape : all)
        texts << QString::fromStdString(toString(shape));
    return texts.join(QStringLiteral(", "));
}

/// The same with what each dimension stands for, and which line made it.
QString sides(const TextMistake& mistake)
{
    if (mistake.axes.size() != mistake.shapes.size() || mistake.lines.size() != mistake.shapes.size())
        return shapes(mistake.shapes);
    QStringList texts;
    for (std::size_t i = 0; i < mistake.shapes.size(); ++i) {
        QString text = QString::fromStdString(toString(mistake.shapes[i]));
        const QString axes = LayerWording::axesList(mistake.axes[i]);
        const int line = mistake.lines[i];
        if (!axes.isEmpty() && line > 0)
            //: a shape, what its dimensions stand for, and the line that made it: [36, 9, 9] (pairs of columns, rows,
            //: digits; line 3)
            text = NetworkWording::tr("%1 (%2; line %3)").arg(text, axes).arg(line);
        else if (!axes.isEmpty())
            text = QStringLiteral("%1 (%2)").arg(text, axes);
        else if (line > 0)
            text = NetworkWording::tr("%1 (line %2)").arg(text).arg(line);
        texts << text;
    }
    return texts.join(QStringLiteral(", "));
}

} // namespace

QString NetworkWording::kind(const PartText& part)
{
    switch (part.kind) {
    case PartText::Kind::Rule:
        return tr("rule", "part of a network");
    case PartText::Kind::Encoding:
        return tr("encoding", "part of a network");
    case PartText::Kind::Verdict:
        return tr("verdict", "part of a network");
    case PartText::Kind::Kernel:
        return tr("kernel", "part of a network");
    case PartText::Kind::Search:
        break;
    }
    return tr("search", "part of a network");
}

QString NetworkWording::sentence(const std::string& english)
{
    const auto* const known = std::find(std::begin(kSentences), std::end(kSentences), std::string_view(english));
    return known == std::end(kSentences) ? QString::fromStdString(english) : tr(*known);
}

QString NetworkWording::name(const Model& network)
{
    if (shippedModel(network.id).get() != &network) {
        const QString id = QString::fromStdString(network.id);
        //: %1: the name of a network whose numbers are random as long as nobody has trained them
        return isUntrained(network) ? tr("%1, untrained").arg(id) : id;
    }
    if (network.board == Board())
        return nameOf(network.id);
    // Named like its counterpart for 9×9: article_4 like article.
    const std::string_view id = network.id;
    //: the name of a network, and the side of the board that it is for: The article’s nine rules, 4×4
    return tr("%1, %2×%2").arg(nameOf(id.substr(0, id.rfind('_'))), QString::number(network.board.side()));
}

QString NetworkWording::purpose(const Model& network)
{
    return sentence(network.sentence);
}

QString NetworkWording::mistake(const TextMistake& mistake)
{
    const QString what = expected(mistake);
    //: %1: what should stand there; %2: what does
    return mistake.found.empty() ? tr("expected %1").arg(what)
                                 : tr("expected %1, found “%2”").arg(what, QString::fromStdString(mistake.found));
}

QString NetworkWording::expected(const TextMistake& mistake)
{
    using Expected = TextMistake::Expected;
    const QString wanted = QString::fromStdString(mistake.wanted);
    const QString range = tr("%1 … %2", "a range of numbers").arg(mistake.range.low).arg(mistake.range.high);
    // Each stands behind “expected”.
    switch (mistake.expected) {
    case Expected::Part:
        return tr("a line that begins a rule, an encoding, a verdict, a search, a kernel or a network");
    case Expected::Name:
        return tr("a name of lower-case letters, digits and _");
    case Expected::House:
        return tr("row, column or box, each once; in a network also a custom house defined above");
    case Expected::Board:
        return tr("a board, such as board(side=4, box=2x2); boxes can be 2x2, 2x3, 3x2, 2x4, 4x2 and 3x3");
    case Expected::HouseCells:
        return tr("%1 cells, each once: r1c1, r2c2 …").arg(mistake.count);
    case Expected::Sign:
        return tr("“%1”", "a sign").arg(wanted);
    case Expected::EndOfLine:
        return tr("the end of the line");
    case Expected::Indentation:
        return tr("a line indented like the first one below the name, with spaces and no tabs");
    case Expected::Sentence:
        return tr("a sentence in quotes");
    case Expected::Line:
        return tr("NAME = … or return; in a rule also cause, count, keep, weights, memory or remember");
    case Expected::NetworkLine:
        return tr("house or rule; or, once each, board (above any house), encoding, verdict and search; board and "
                  "search are optional");
    case Expected::Inputs:
        return tr("the inputs of such a part: %1").arg(wanted);
    case Expected::Results:
        return tr("the results of such a part, all computed above: %1").arg(wanted);
    case Expected::Value:
        return tr("a value: a name, a number, a word with its arguments, ( or ~");
    case Expected::Return:
        return tr("a last line that returns");
    case Expected::NothingMore:
        return tr("nothing after what is returned");
    case Expected::NewName:
        return tr("an unused name");
    case Expected::KnownName:
        return tr("the name of a value defined above");
    case Expected::Laying:
        return tr("value, group and place (digit, house and cell in any order), and k (1 … %1)").arg(PartText::kMostK);
    case Expected::KnownPart:
        return tr("a part of that kind, from this file or listed by “convoku-cli network list”");
    case Expected::RuleHouse:
        return tr("a house for which there is such a rule");
    case Expected::OwnHouses:
        return tr("a line “house NAME: …” for this verdict to check");
    case Expected::AnotherStep:
        return tr("a rule that is not already in the network");
    case Expected::FewerRules:
        return tr("at most %1 rules").arg(mistake.count);
    case Expected::FewerHouses:
        return tr("at most %1 custom houses").arg(mistake.count);
    case Expected::Cause:
        return tr("a line “cause NAME” with the value that holds the rule’s finding");
    case Expected::SmallerNumber:
        return tr("a number with at most six digits before the point and nine after it");
    case Expected::ShorterText:
        return tr("a shorter text (characters: at most %1)").arg(mistake.count);
    case Expected::LessNesting:
        return tr("fewer nested parentheses");
    case Expected::LessText:
        return tr("at most 64 KiB and 1,000 lines");
    case Expected::Utf8:
        return tr("text in UTF-8 without control characters");
    case Expected::Function:
        return tr("a word of the language followed by (");
    case Expected::Arguments:
        return tr("the arguments that this word takes; see the help, “Networks as text”");
    case Expected::Axis:
        return tr("house, row, column, box, digit, board or plane; for rows and columns also part, parts or boxes; for "
                  "counting in a verdict also own_houses");
    case Expected::WholeNumber:
        return tr("a whole number that is valid here");
    case Expected::Number:
        return tr("a number");
    case Expected::NumberAboveZero:
        return tr("a number above 0, such as 0.00001");
    case Expected::Dimension:
        return tr("planes, rows, columns or what they represent (digit, row, column), each once");
    case Expected::Kernel:
        return tr("lists of numbers of equal length: the rows of a kernel");
    case Expected::Weights:
        return tr("weights such as pairs(digit) or ones(1, 9), or lists of numbers of equal length");
    case Expected::Bias:
        return tr("a list of numbers, one for each output plane (%1)").arg(mistake.count);
    case Expected::PlaceOfWeight:
        return tr("the place of a weight, from 1 to %1").arg(mistake.count);
    case Expected::Option:
        return QStringLiteral("look_beyond");
    case Expected::FittingShapes:
        return tr("matching shapes; the shapes here: %1").arg(sides(mistake));
    case Expected::Logical:
        return tr("a value of only 0s and 1s; this one can be %1").arg(range);
    case Expected::WholeValue:
        return tr("whole numbers; this value has other numbers. Use clamp, minimum and maximum for those, or pick_one "
                  "to convert them to whole numbers");
    case Expected::SmallerRange:
        return tr("a range inside %1").arg(range);
    case Expected::SmallerNumbers:
        return tr("smaller numbers (up to 16,777,216) or fewer of them (up to 65,536)");
    case Expected::LessWork:
        return tr("less computation (additions: at most %1)").arg(mistake.count);
    case Expected::Layer:
        return tr("something to compute; this line creates no layer");
    case Expected::Words:
        return tr("words after # for each layer of the line, separated by ; (%1), or none").arg(mistake.count);
    case Expected::WholeResult:
        return tr("whole numbers, as only these go from pass to pass; pick_one converts other numbers");
    case Expected::FileName:
        return tr("a file name in quotes, without a folder: letters, digits, _, - and .");
    case Expected::WeightsFile:
        return tr("the weights file, next to the network file");
    case Expected::Tensor:
        //: %1: name and shape, round1.weight [24, 24, 1, 1]
        return tr("this tensor in the weights file: %1").arg(wanted);
    case Expected::UseOfTensor:
        return tr("a layer for each tensor of the weights file");
    case Expected::Remember:
        //: %1: the name of a memory
        return tr("remember %1 = …, the value that the next pass receives").arg(QString::fromStdString(mistake.found));
    case Expected::Remembered:
        return tr("a value like the memory; shape (and the expected one) %1, numbers within %2")
            .arg(shapes(mistake.shapes), range);
    case Expected::FewerMemories:
        return tr("fewer or smaller memories (at most %1)").arg(mistake.count);
    case Expected::NoSearch:
        return tr("no search: one of its rules remembers numbers, and undoing a guess cannot restore them");
    case Expected::Result:
        break;
    }
    return tr("a result like the input of the next pass; shape (and the expected one) %1, numbers %2")
        .arg(shapes(mistake.shapes), range);
}

} // namespace convoku
