// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/kernel.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace convoku {

struct EqualityPart;

/// Explains what happens inside the layers, in words and written-out arithmetic. Digits, rows and columns count from 1;
/// the indices that the network computes are numbers like any others and stay as they are.
class LayerWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::LayerWording)

public:
    /// More numbers than that are left out in the middle of a formula, and how many is said.
    static constexpr int kMaxTerms = 12;

    /// Explains the layer in one sentence, to readers who have never heard of convolutions.
    static QString sentence(const Network& network, const Layer& layer);
    /// The same for a layer of "equals k".
    static QString equality(const EqualityPart& part);
    /// "1·0 + 1·1 + 1·0 = 1", "max(0, 1, 0) = 1", "max(0, 2 − 3 + 1) = 0", "is 2 equal to 3? min(0, 2) = 0": all
    /// numbers of one element. Terms with weight 0 are left out where there are more than a few.
    static QString formula(
        const Inspection& inspection, const Layer& layer, const Arithmetic& arithmetic, int maxTerms = kMaxTerms);

    /// A formula in which one term is to stand out.
    struct Formula
    {
        QString text;
        qsizetype from = -1; ///< where the term stands; -1: it is not written as a term of its own
        qsizetype length = 0;
    };
    /// The same with a place for the term, an index in the arithmetic's terms: it is never left out.
    static Formula markedFormula(const Inspection& inspection, const Layer& layer, const Arithmetic& arithmetic,
        int term, int maxTerms = kMaxTerms);

    /// "kernel 1×9, one for each digit, all weights 1"
    static QString kernel(const Network& network, const Layer& layer, const Kernel& kernel);
    /// A cell of the kernel over an input element: "weight 1 × 5 in r4c7 = 1".
    static QString weightOver(const Inspection& inspection, const Layer& layer, const Kernel& kernel, const Tap& tap);
    /// A cell of the kernel wherever it stands: "weight 1 reads 81 numbers, all at once".
    static QString weightAnywhere(const Kernel& kernel, int cell, int reads);
    /// A cell of the kernel for who can't see where it stands: its weight, or "row 1, column 2"; and a plane of cells
    /// by what stands at it: "plane 5".
    static QString kernelCell(const Kernel& kernel, int cell);
    static QString kernelPlane(const QString& label);
    /// Behind what is said of the number under the mouse while the kernel slides.
    static QString slideWaits();
    /// Returns the progress of a slide: "12 of 81"
    static QString slidePlace(int place, int count);
    /// Returns the text for the case that all numbers of a layer's first output appear at once: "81 sums, one step; a
    /// processor with 81 units does it in one tick".
    static QString allAtOnce(const Network& network, const Layer& layer);

    /// "5 in r4c7", "row 4, digit 5", "pair 2 5 in r1c1", "box 3"
    static QString element(Places places, ElementIndex element);
    /// Names an element of a value that is arranged differently from the board, by what its dimensions stand for:
    /// "digit 4, column 7"; by its indices if that is unknown.
    static QString elementByAxes(Axes axes, Board board, ElementIndex element);
    /// Lists what the dimensions stand for, except those of length 1: "pairs of columns, rows, digits"; empty if that
    /// is unknown.
    static QString axesList(Axes axes);
    /// "5 in r4c7 = 1"
    static QString elementValue(const Inspection& inspection, ValueId value, ElementIndex element);
    static QString elementValue(Places places, ElementIndex element, double number);
    /// Returns the label of a plane: "5", "2 5", "c25"; empty if there is only one.
    static QString plane(Shape shape, Places places, int channel);
    /// The same for who can't see it stand there: "digit 5", "pair 2 5", "columns 2 5", "plane 3".
    static QString planeName(Shape shape, Places places, int channel);
    /// The names of a plane's rows and columns: "4"; "4–6" where one stands for all rows of a box.
    static QString rowHead(Board board, Shape shape, int row);
    static QString columnHead(Board board, Shape shape, int column);
    /// Describes the axes of a table of the value: "rows down, digits across"; empty if there is nothing to say.
    static QString axes(Places places);
    /// "0 … 9"; of real numbers that they are real
    static QString range(Range range, NumberKind numbers = NumberKind::Whole);
    /// Describes the content of the value: the words of its layer, or the name of the network's input.
    static QString value(const Network& network, ValueId value);
    /// "[9, 9, 1]"
    static QString shape(Shape shape);
    /// Returns the role of an input in a layer that has several: "the switch"; empty if it has one.
    static QString inputRole(const Layer& layer, int input);
    /// Under the picture of an input: "in, the switch · [1, 9, 9]", and of an output: "out · [9, 9, 9]".
    static QString inputTitle(const Network& network, const Layer& layer, int input);
    static QString outputTitle(const Network& network, const Layer& layer, int output);
    /// Describes which numbers an input element contributes to: "5 in r4c7 = 1 contributes to row 4, digit 5", or how
    /// many.
    static QString readers(const Inspection& inspection, const Layer& layer, int input, ElementIndex element);
    /// "−3", "0.25", with a real minus; three digits of a number that is not whole
    static QString number(double number);
    /// The same where there is little room: two digits of a number that is not whole.
    static QString shortNumber(double number);
    /// An entry in a list of a step's layers: "3 · convolution – lines of the box with the digit". index: from 1
    static QString layerEntry(const Layer& layer, int index);
    /// The last entry of such a list: after all layers; and where that is the end of a pass.
    static QString endOfStep(const QString& step);
    static QString endOfPass(const QString& address);
    /// "row 4, digit 5: 1·0 + 1·1 = 1"
    static QString elementFormula(const QString& element, const QString& formula);
    /// Returns the formula of an output element; the term of an input element is marked if there is one.
    static Formula elementFormula(
        const Inspection& inspection, const Layer& layer, OutputElement element, int term = -1);
    /// Describes what the board shows of a value: "count over the row, digit 5"; the number itself if it is one for the
    /// whole board. digit: from 0, the selected one.
    static QString onBoard(const Inspection& inspection, ValueId value, std::optional<int> digit);
    /// Returns the hint for the case that no number is selected.
    static QString pickHint();
    /// Returns the text that is shown instead of tensors.
    static QString noPuzzle();
    static QString startOfRun();
    static QString stillComputed();
    /// On a layer that was pinned: "Pinned: 17.4.2", and the name of its tab: "17.4.2 count over row".
    static QString pinned(const QString& address);
    static QString pinName(const QString& address, const QString& words);

    /// "planes", "rows", "columns": what a sentence says of a dimension.
    static QString dimension(Dimension which);

private:
    /// "digit 5", "pair 2 5", "digits 2 5 8"; empty for none.
    static QString digitsName(const std::vector<int>& digits);
    /// "2 5 8", of values from 0.
    static QString numbersOf(const std::vector<int>& values);
    /// "digit 5", "row 3", "columns 2 5"; empty where nobody knows what it stands for.
    static QString alongAxis(Axis axis, Board board, int index);
};

} // namespace convoku
