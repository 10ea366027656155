// SPDX-License-Identifier: MIT
#include "app/wording/layer_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>

namespace convoku {
namespace {

/// All that layers of the network are called, whole or in two parts; a test compares it with the network.
constexpr const char* kWords[] = {
    QT_TRANSLATE_NOOP("convoku::LayerWords", ", by digit"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "1 − |g − d|, and empty"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "a box owns the digit in this line"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "a cell has no candidate"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "a clash in a house"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "a clash in a row or a column"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "a clash, or a digit that has no place"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "a contradiction, or a solution to look beyond"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "a digit has no place in a house"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "a digit has no place in a row or a column"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "a guess stands"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "a line owns the digit in this box"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "a one for it"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "a − k + 1"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "all cells are decided"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "another box owns it"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "another line owns it"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "any digit clashes"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "any digit has no place"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "as many places as values"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "as planes again"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "back on the board"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "beyond the first"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "boxes of the line with the digit"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "candidates"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "candidates in the cell"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "candidates that stay"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "cells of the house with two candidates"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "cleared since the guess"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "comes back"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "contradiction"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "decided cells"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "difference"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "digits"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "digits as a plane"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "digits of the pair in the cell"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "digits that clash"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "digits that have no place"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "digits that have only this cell"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "empty"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "exhausted"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "falls from 1 at k"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "fewer candidates count more"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "fewer count more: 10 − count"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "for each box of the line"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "for each line of the box"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "g − d, d − g, 1 − g"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "guess"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "in any house"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "in every cell of the house"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "in every place of the group"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "its candidates"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "its digits"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "k + 1 − a"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "keep only those digits there"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "level"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "level of the last guess"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "level of what was derived"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "level of what was derived before it"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "lines of the box with the digit"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "neither"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "no clash"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "no contradiction"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "no guess stands"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "not a candidate after the rules"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "not set aside"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "not solved"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "not the failed guess"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "not the guess"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "not the pair's own cells"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "not these places"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "not to clear"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "nothing changed"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "nothing changed, not solved"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "nothing left to take back"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "of both lines"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "pairs that clear the digit"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "places for the digit in the house"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "pop"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "pop: candidates"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "pop: guess"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "pop: stack"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "pop: stack without what comes back"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "popped or kept"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "push"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "push: candidates"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "push: guess"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "push: level"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "push: stack"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "pushed, popped or kept"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "record: cleared at this level"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "rises to 1 at k"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "set aside by the guess"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "singles of the digit in the house"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "solved"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "stack"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "stays away"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "subsets that clear the value"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "such cells in the house"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "such places of the group"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "that candidate"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "that place"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the box counts four times"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the box does not own it"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the box has it in one line only"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the box owns the digit in this line"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the candidates by value, group and place"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the cell has both"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the cell has no candidate"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the cell has one candidate"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the cell has two candidates"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the cell is not a single itself"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the cell is the only place for a digit"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the cell is the pair"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the cell is undecided"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the cell to guess in"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the digit has no place"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the digit has one place"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the digit is taken in the house"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the digit occurs in this box of the line"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the digit occurs in this line of the box"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the digit stands twice"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the digit, or any digit where the cell is empty"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the given is the digit; the cell is empty"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the guess"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the guess that failed"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the larger"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the line does not own it"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the line has it in one box only"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the line owns the digit in this box"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the other digits are set aside"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the pair's digits are cleared here"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the place has only values of the subset"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the rules changed something"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the rules cleared it"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the smaller"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the smallest digit"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "the subset's values are cleared here"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "their positive parts; the last says that the cell is empty"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "then what is open around"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "to clear"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "two of them make a pair"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "undecided cells of the house"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "undecided cells with few candidates first"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "values of the place that are not in the subset"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "what is open around the cell"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "where the first maximum is"),
    QT_TRANSLATE_NOOP("convoku::LayerWords", "with what comes back"),
};

QString translated(const std::string& words)
{
    return QCoreApplication::translate("convoku::LayerWords", words.c_str());
}

bool isKnown(const std::string& words)
{
    return std::find(std::begin(kWords), std::end(kWords), std::string_view(words)) != std::end(kWords);
}

} // namespace

QString layerWords(const std::string& words)
{
    if (isKnown(words))
        return translated(words);
    // What stands for several layers: "the guess: the smaller"
    constexpr std::string_view kBetween = ": ";
    if (const auto at = words.rfind(kBetween); at != std::string::npos) {
        const std::string part = words.substr(at + kBetween.size());
        if (isKnown(part))
            return layerWords(words.substr(0, at)) + QStringLiteral(": ") + translated(part);
    }
    if (const auto at = words.rfind(','); at != std::string::npos && isKnown(words.substr(at)))
        return layerWords(words.substr(0, at)) + translated(words.substr(at));
    return QString::fromStdString(words);
}

} // namespace convoku
