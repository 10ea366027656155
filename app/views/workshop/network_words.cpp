// SPDX-License-Identifier: MIT
#include "app/views/workshop/network_words.h"

#include <QCoreApplication>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class NetworkWordsText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::NetworkWords)
};

struct Row
{
    const char* word;
    NetworkWord::Kind kind;
    const char* use;
    const char* help;
};

using enum NetworkWord::Kind;

constexpr Row kRows[] = {
    {"rule", Keyword,
        "rule name(house: row, column, box):", QT_TRANSLATE_NOOP("convoku::NetworkWords", "begins a rule")},
    {"kernel", Keyword,
        "kernel name(values, k):", QT_TRANSLATE_NOOP("convoku::NetworkWords", "begins a kernel that rules share")},
    {"network", Keyword, "network name:", QT_TRANSLATE_NOOP("convoku::NetworkWords", "lists the parts of a network")},
    {"board", Keyword, "board(side=4, box=2x2)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "the size of the board and of its boxes")},
    {"encoding", Keyword,
        "encoding name(digits):", QT_TRANSLATE_NOOP("convoku::NetworkWords", "turns the givens into candidates")},
    {"verdict", Keyword, "verdict name(candidates):",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "reports what is solved and what is contradictory")},
    {"search", Keyword, "search name(…):", QT_TRANSLATE_NOOP("convoku::NetworkWords", "guesses, and undoes guesses")},
    {"house", Keyword, "house name: r1c1, …",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "the house that the rule applies to")},
    {"cause", Keyword, "cause name", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the value that holds the finding")},
    {"count", Keyword, "count name",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "the value that the finding depends on")},
    {"keep", Keyword, "keep name, …", QT_TRANSLATE_NOOP("convoku::NetworkWords", "other values that are read by name")},
    {"weights", Keyword, "weights \"file.safetensors\"",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "the file with the rule’s learned weights")},
    {"memory", Keyword, "memory name(planes=1, rows=9, columns=9, from=0, to=1)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "numbers received from the previous pass")},
    {"remember", Keyword, "remember name = value",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "the numbers handed to the next pass")},
    {"return", Keyword, "return value", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the candidates that stay")},

    {"count", Function, "count(a, over=house)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "adds a window up")},
    {"largest", Function, "largest(a, over=house)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "the largest number in a window")},
    {"average", Function, "average(a, over=house)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the mean of a window")},
    {"spread", Function, "spread(a, over=house)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "copies to all cells of the window")},
    {"equals", Function, "equals(a, 1)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "1 if a is k, else 0")},
    {"same", Function, "same(a, b)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "1 if both are equal, else 0")},
    {"at_least", Function, "at_least(a, 0.5)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "1 if a is at least this number, else 0")},
    {"any", Function, "any(a)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "0 stays 0, more becomes 1")},
    {"select", Function, "select(a, b, s)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "a if s is 0, b if s is 1")},
    {"convolution", Function, "convolution(a, pairs(digit))",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "weighted sums of planes")},
    {"pick_one", Function, "pick_one(a)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "a single 1 at the largest number in a plane")},
    {"reshape", Function, "reshape(a, planes, rows, columns)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "the same numbers in a different shape")},
    {"permute", Function, "permute(a, row, column, digit)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "a different order of dimensions")},
    {"padded", Function, "padded(a, rows=1, columns=1)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "zeros around each plane")},
    {"slide", Function, "slide(a, [[1, 1], [1, 1]])",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "a kernel over each plane")},
    {"joined", Function, "joined(a, b)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "the planes of a, followed by those of b")},
    {"sum", Function, "sum(a, b)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "a + b, number by number")},
    {"difference", Function, "difference(a, b)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "a − b, number by number")},
    {"product", Function, "product(a, b)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "a · b, number by number")},
    {"matrix_product", Function, "matrix_product(a, b)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "rows of a times columns of b, plane by plane")},
    {"minimum", Function, "minimum(a, b)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the smaller number of both")},
    {"maximum", Function, "maximum(a, b)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the larger number of both")},
    {"scaled", Function, "scaled(a, by=2, plus=1)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "m · a + k")},
    {"clamp", Function, "clamp(a, from=0, to=1)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "at least k, at most m")},
    {"relu", Function, "relu(a)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "not less than 0")},
    {"sigmoid", Function, "sigmoid(a)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "pressed between 0 and 1")},
    {"tanh", Function, "tanh(a)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "pressed between −1 and 1")},
    {"softmax", Function, "softmax(a, along=planes)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "shares that add up to 1")},

    {"rms_normalise", Function, "rms_normalise(a, along=planes, epsilon=0.00001)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "numbers scaled to a mean size of 1")},
    {"gelu", Function, "gelu(a)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "0 if it is far below 0, without a kink")},

    {"learned", Function, "learned(a, name, planes=9)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "a convolution with learned numbers")},
    {"normalised", Function, "normalised(a, name)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "each plane scaled as in training")},
    {"weighted", Function, "weighted(a, name)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "each plane times a learned number, plus a second one")},

    {"laid", Function, "laid(a, value=digit, group=house, place=cell)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "turned to fit the input of a kernel")},
    {"unlaid", Function, "unlaid(a, value=digit, group=house, place=cell)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "turned back")},

    {"bent", Function, "bent(count(a, over=house), place=5, to=2)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "a count with a different weight, or with a bias")},

    {"house", Axis, "over=house", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the house that the rule applies to")},
    {"row", Axis, "over=row", QT_TRANSLATE_NOOP("convoku::NetworkWords", "cells side by side")},
    {"column", Axis, "over=column", QT_TRANSLATE_NOOP("convoku::NetworkWords", "cells one below the other")},
    {"box", Axis, "over=box", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the cells of a box")},
    {"board", Axis, "over=board", QT_TRANSLATE_NOOP("convoku::NetworkWords", "all cells")},
    {"plane", Axis, "over=plane", QT_TRANSLATE_NOOP("convoku::NetworkWords", "all of a plane")},
    {"digit", Axis, "over=digit", QT_TRANSLATE_NOOP("convoku::NetworkWords", "all planes of a cell")},
    {"part", Axis, "over=part", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the intersection of a line and a box")},
    {"parts", Axis, "over=parts", QT_TRANSLATE_NOOP("convoku::NetworkWords", "such parts of a box")},
    {"boxes", Axis, "over=boxes", QT_TRANSLATE_NOOP("convoku::NetworkWords", "such parts of a line")},
    {"place", Axis, "over=place", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the places of a group, in a kernel")},
    {"own_houses", Axis, "over=own_houses",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "the houses that the network names, in a verdict")},
    {"planes", Axis, "along=planes", QT_TRANSLATE_NOOP("convoku::NetworkWords", "a dimension of a value")},
    {"rows", Axis, "along=rows", QT_TRANSLATE_NOOP("convoku::NetworkWords", "a dimension of a value")},
    {"columns", Axis, "along=columns", QT_TRANSLATE_NOOP("convoku::NetworkWords", "a dimension of a value")},

    {"over", Option, "over=house", QT_TRANSLATE_NOOP("convoku::NetworkWords", "which window")},
    {"along", Option, "along=planes", QT_TRANSLATE_NOOP("convoku::NetworkWords", "which dimension")},
    {"epsilon", Option, "epsilon=0.00001",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "number added to a mean to avoid division by 0")},
    {"by", Option, "by=2", QT_TRANSLATE_NOOP("convoku::NetworkWords", "a factor")},
    {"plus", Option, "plus=1", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the number added")},
    {"from", Option, "from=0", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the lower end")},
    {"to", Option, "to=1", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the upper end")},
    {"bias", Option, "bias=[0, 1]", QT_TRANSLATE_NOOP("convoku::NetworkWords", "one number per plane")},

    {"place", Option, "place=5", QT_TRANSLATE_NOOP("convoku::NetworkWords", "index of the weight in a count, from 1")},
    {"row", Option, "row=3", QT_TRANSLATE_NOOP("convoku::NetworkWords", "index of the row of the weights, from 1")},
    {"column", Option, "column=5",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "index of the weight in the row, from 1")},

    {"value", Laying, "value=digit", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the meaning of a kernel’s values")},
    {"group", Laying, "group=house", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the meaning of a kernel’s groups")},
    {"place", Laying, "place=cell", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the meaning of a kernel’s places")},
    {"k", Laying, "k=2", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the kernel’s number, 1 to 8")},
    {"digit", Coordinate, "value=digit", QT_TRANSLATE_NOOP("convoku::NetworkWords", "which dimension")},
    {"house", Coordinate, "group=house", QT_TRANSLATE_NOOP("convoku::NetworkWords", "which dimension")},
    {"cell", Coordinate, "place=cell", QT_TRANSLATE_NOOP("convoku::NetworkWords", "which dimension")},

    {"pairs", Weights, "pairs(digit)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "all pairs of digits")},
    {"subsets", Weights, "subsets(digit, 3)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "all threes of digits")},
    {"others", Weights, "others(W)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "1 where the weights are 0, and 0 where they are 1")},
    {"ones", Weights, "ones(1, 9)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "weights that are all 1")},
    {"zeros", Weights, "zeros(1, 9)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "weights that are all 0")},
    {"identity", Weights, "identity(9)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "each plane as it is")},
    {"steps", Weights, "steps(side)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "1, 2, 3 …, one below the other")},
    {"transposed", Weights, "transposed(W)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "weights with rows and columns exchanged")},
    {"negative", Weights, "negative(W)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "weights with the opposite sign")},
    {"beside", Weights, "beside(V, W)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "weights side by side")},
    {"above", Weights, "above(V, W)", QT_TRANSLATE_NOOP("convoku::NetworkWords", "weights one below the other")},
    {"bent", Weights, "bent(W, row=3, column=5, to=2)",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "weights with one number replaced")},

    {"side", Number, "side + 1", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the number of digits of the board")},
    {"cells", Number, "cells", QT_TRANSLATE_NOOP("convoku::NetworkWords", "the number of cells of the board")},
    {"levels", Number, "levels - 1",
        QT_TRANSLATE_NOOP("convoku::NetworkWords", "the highest level of a search on the board")},
};

} // namespace

std::vector<NetworkWord> networkWords()
{
    std::vector<NetworkWord> words;
    for (const Row& row : kRows)
        words.push_back(
            {QString::fromUtf8(row.word), row.kind, QString::fromUtf8(row.use), NetworkWordsText::tr(row.help)});
    return words;
}

} // namespace convoku
