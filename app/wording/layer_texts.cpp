// SPDX-License-Identifier: MIT
#include "app/wording/layer_texts.h"

#include "app/wording/constraint_wording.h"
#include "app/wording/layer_formula.h"
#include "app/wording/plot_wording.h"
#include "app/wording/wording.h"

#include <algorithm>

namespace convoku {
namespace {

QString number(double number)
{
    return LayerWording::number(number);
}

QString windowText(const Network& network, const Layer& layer)
{
    const Shape input = network.value(layer.inputs.front()).shape;
    const Extent kernel = layer.kernel;
    // The stride means something only where there is more than one window.
    const Extent stride{
        input.rows > kernel.rows ? layer.stride.rows : 1, input.columns > kernel.columns ? layer.stride.columns : 1};
    if (stride == Extent{1, 1})
        return extentText(kernel);
    return QStringLiteral("%1 / %2").arg(
        extentText(kernel), stride.rows == stride.columns ? QString::number(stride.rows) : extentText(stride));
}

QString affineConstraint(const ConstraintSubject& node)
{
    const Layer& layer = node.layer;
    if (layer.factor == -1 && layer.offset == 1 && node.isLogical())
        return QStringLiteral("¬ %1.").arg(node.input(0));
    if (layer.factor == 0)
        return ConstraintWording::tr("A constant: %1.").arg(number(layer.offset));
    return ConstraintWording::tr("A linear expression: %1·%2 + %3.")
        .arg(number(layer.factor), node.input(0), number(layer.offset));
}

QString clampConstraint(const ConstraintSubject& node)
{
    if (node.isLogical())
        return ConstraintWording::tr("A literal as before: %1.").arg(node.input(0));
    const bool isWhole = node.network.value(node.layer.inputs.front()).numbers == NumberKind::Whole;
    return node.layer.limits == Range{0, 1} && isWhole
        ? ConstraintWording::tr("The truth value of %1 ≥ 1.").arg(node.input(0))
        : ConstraintWording::tr("%1, limited.").arg(node.input(0));
}

QString sameVariables(const ConstraintSubject& node)
{
    return ConstraintWording::tr("The same variables with the dimensions in a different order: %1.").arg(node.input(0));
}

QString threshold(const Layer& layer)
{
    return number(static_cast<double>(layer.threshold));
}

/// In the order of LayerKind.
constexpr LayerTexts kTexts[] = {
    {
        // Convolution
        .title = [] { return Wording::tr("convolution"); },
        .sentence = convolutionSentence,
        .formula = sumOf,
        .constraint =
            [](const ConstraintSubject& node) {
                if (!hasOnlyOnes(node.layer))
                    return ConstraintWording::tr("A linear expression: the sum of %1, each times its weight.")
                        .arg(node.input(0));
                return node.isLogical()
                    ? ConstraintWording::tr("A count: Σ %1, the number of them that hold.").arg(node.input(0))
                    : ConstraintWording::tr("A sum: Σ %1.").arg(node.input(0));
            },
        .numbers = windowText,
    },
    {
        // MaxPool
        .title = [] { return Wording::tr("max pooling"); },
        .sentence =
            [](const Network& network, const Layer& layer) {
                return coversPlane(network, layer)
                    ? LayerWording::tr("Takes the largest number of each plane.")
                    : LayerWording::tr(
                        "A window of %1 takes the largest number in it, at all positions on each plane at once.")
                          .arg(extentText(layer.kernel));
            },
        .formula = maximumOf,
        .constraint =
            [](const ConstraintSubject& node) {
                return node.isLogical() ? ConstraintWording::tr("∃ %1: true if one of them holds.").arg(node.input(0))
                                        : ConstraintWording::tr("max %1.").arg(node.input(0));
            },
        .numbers = windowText,
    },
    {
        // MaxPoolWithIndices
        .title = [] { return Wording::tr("max pooling with indices"); },
        .sentence =
            [](const Network& network, const Layer& layer) {
                return coversPlane(network, layer)
                    ? LayerWording::tr("Takes the largest number of each plane and its index: its first place, counted "
                                       "from 0 along the rows.")
                    : LayerWording::tr(
                        "A window of %1 takes the largest number in it, at all positions on each plane at once. It "
                        "also takes the index of its first occurrence, counted from 0 along the rows.")
                          .arg(extentText(layer.kernel));
            },
        .formula = maximumOf,
        .constraint =
            [](const ConstraintSubject& node) {
                return ConstraintWording::tr("argmax %1: chooses the first of the largest.").arg(node.input(0));
            },
        .numbers = windowText,
    },
    {
        // MaxUnpool
        .title = [] { return Wording::tr("max unpooling"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr("Puts each number at the place of its index; all other places are 0.");
            },
        .formula = unpooledOf,
        .constraint =
            [](const ConstraintSubject&) {
                return ConstraintWording::tr("The choice as literals: one is true, all others are false.");
            },
        .numbers = [](const Network&, const Layer& layer) { return extentText(layer.kernel); },
    },
    {
        // Upsample
        .title = [] { return Wording::tr("upsampling"); },
        .sentence =
            [](const Network&, const Layer& layer) {
                return LayerWording::tr("Repeats each number in a block of %1.").arg(extentText(layer.scale));
            },
        .formula = movedNumber,
        .constraint =
            [](const ConstraintSubject& node) {
                return ConstraintWording::tr("The same literal %1 for everything it applies to.").arg(node.input(0));
            },
        .numbers = [](const Network&, const Layer& layer) { return extentText(layer.scale); },
    },
    {
        // Affine
        .title = [] { return Wording::tr("scale and offset"); },
        .sentence = affineSentence,
        .formula = [](const FormulaSubject& node) { return equation(node, scaledOf(node.layer, node.value(0))); },
        .constraint = affineConstraint,
        .numbers = [](const Network&, const Layer& layer) { return scaleText(layer, QStringLiteral("x")); },
        .plot =
            [](const Layer& layer) {
                return PlotText{layer.factor == -1 && layer.offset == 1 ? PlotWording::tr("Not: 0 and 1 are swapped")
                                                                        : PlotWording::tr("A straight line"),
                    scaleText(layer, QStringLiteral("a"))};
            },
    },
    {
        // Relu
        .title = [] { return Wording::tr("ReLU"); },
        .sentence
        = [](const Network&, const Layer&) { return LayerWording::tr("Numbers below 0 become 0, the others stay."); },
        .formula
        = [](const FormulaSubject& node) { return equation(node, QStringLiteral("relu(%1)").arg(insideRelu(node))); },
        .constraint = [](const ConstraintSubject& node) { return QStringLiteral("max(0, %1).").arg(node.input(0)); },
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("Nothing below 0"), QStringLiteral("max(a, 0)")};
            },
    },
    {
        // Clamp
        .title = [] { return Wording::tr("clamp"); },
        .sentence =
            [](const Network&, const Layer& layer) {
                return LayerWording::tr("Numbers below %1 become %1, numbers above %2 become %2, the others stay.")
                    .arg(number(layer.limits.low), number(layer.limits.high));
            },
        .formula =
            [](const FormulaSubject& node) {
                const Range limits = node.layer.limits;
                return equation(node,
                    QStringLiteral("clamp(%1, %2 … %3)").arg(node.number(0), number(limits.low), number(limits.high)));
            },
        .constraint = clampConstraint,
        .numbers =
            [](const Network&, const Layer& layer) {
                return number(layer.limits.low) + QStringLiteral(" … ") + number(layer.limits.high);
            },
        .plot =
            [](const Layer& layer) {
                const QString low = number(layer.limits.low);
                const QString high = number(layer.limits.high);
                return PlotText{PlotWording::tr("Kept between %1 and %2").arg(low, high),
                    QStringLiteral("min(max(a, %1), %2)").arg(low, high)};
            },
    },
    {
        // Minimum
        .title = [] { return Wording::tr("minimum"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr("Takes the smaller of the two numbers: for 0 and 1 this is “and”.");
            },
        .formula =
            [](const FormulaSubject& node) {
                return equation(node, QStringLiteral("min(%1, %2)").arg(node.number(0), node.number(1)));
            },
        .constraint =
            [](const ConstraintSubject& node) {
                return (node.isLogical() ? QStringLiteral("%1 ∧ %2.") : QStringLiteral("min(%1, %2)."))
                    .arg(node.input(0), node.input(1));
            },
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("The smaller of two"), QStringLiteral("min(a, b)")};
            },
    },
    {
        // Maximum
        .title = [] { return Wording::tr("maximum"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr("Takes the larger of the two numbers: for 0 and 1 this is “or”.");
            },
        .formula =
            [](const FormulaSubject& node) {
                return equation(node, QStringLiteral("max(%1, %2)").arg(node.number(0), node.number(1)));
            },
        .constraint =
            [](const ConstraintSubject& node) {
                return (node.isLogical() ? QStringLiteral("%1 ∨ %2.") : QStringLiteral("max(%1, %2)."))
                    .arg(node.input(0), node.input(1));
            },
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("The larger of two"), QStringLiteral("max(a, b)")};
            },
    },
    {
        // Add
        .title = [] { return Wording::tr("sum"); },
        .sentence = [](const Network&, const Layer&) { return LayerWording::tr("Adds the two numbers."); },
        .formula =
            [](const FormulaSubject& node) {
                return equation(node, node.number(0) + QStringLiteral(" + ") + operand(node.value(1)));
            },
        .constraint
        = [](const ConstraintSubject& node) { return QStringLiteral("%1 + %2.").arg(node.input(0), node.input(1)); },
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("The sum of two"), QStringLiteral("a + b")};
            },
    },
    {
        // Subtract
        .title = [] { return Wording::tr("difference"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr("Subtracts the second number from the first: 0 if they are equal.");
            },
        .formula =
            [](const FormulaSubject& node) {
                return equation(node, node.number(0) + QStringLiteral(" − ") + operand(node.value(1)));
            },
        .constraint =
            [](const ConstraintSubject& node) {
                return ConstraintWording::tr("%1 − %2: 0 if both are equal.").arg(node.input(0), node.input(1));
            },
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("The difference of two"), QStringLiteral("a − b")};
            },
    },
    {
        // Multiply
        .title = [] { return Wording::tr("product"); },
        .sentence
        = [](const Network&,
              const Layer&) { return LayerWording::tr("Multiplies the two numbers: the result is 0 if either is 0."); },
        .formula =
            [](const FormulaSubject& node) {
                return equation(node, operand(node.value(0)) + QStringLiteral("·") + operand(node.value(1)));
            },
        .constraint
        = [](const ConstraintSubject& node) { return QStringLiteral("%1 · %2.").arg(node.input(0), node.input(1)); },
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("The product of two"), QStringLiteral("a · b")};
            },
    },
    {
        // Select
        .title = [] { return Wording::tr("select"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr(
                    "A switch: takes the first number if the third is 0, and the second if it is 1.");
            },
        .formula =
            [](const FormulaSubject& node) {
                return equation(node,
                    QStringLiteral("%1 + %2·(%3 − %4)")
                        .arg(node.number(0), operand(node.value(2)), node.number(1), operand(node.value(0))));
            },
        .constraint =
            [](const ConstraintSubject& node) {
                return ConstraintWording::tr("if %1 then %2 else %3.").arg(node.input(2), node.input(1), node.input(0));
            },
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("One of two, chosen by a switch"), QStringLiteral("x + a · (y − x)")};
            },
    },
    {
        // Reshape
        .title = [] { return Wording::tr("reshape"); },
        .sentence =
            [](const Network& network, const Layer& layer) {
                return LayerWording::tr("The same numbers in the same order, only laid out as %1.")
                    .arg(LayerWording::shape(network.value(layer.outputs.front()).shape));
            },
        .formula = movedNumber,
        .constraint = sameVariables,
    },
    {
        // Permute
        .title = [] { return Wording::tr("permute"); },
        .sentence =
            [](const Network&, const Layer& layer) {
                return LayerWording::tr("Reorders the dimensions and keeps the numbers: planes, rows and columns were "
                                        "%1, %2 and %3 before.")
                    .arg(LayerWording::dimension(layer.order[0]), LayerWording::dimension(layer.order[1]),
                        LayerWording::dimension(layer.order[2]));
            },
        .formula = movedNumber,
        .constraint = sameVariables,
        .numbers =
            [](const Network&, const Layer& layer) {
                return QStringLiteral("%1, %2, %3")
                    .arg(LayerWording::dimension(layer.order[0]), LayerWording::dimension(layer.order[1]),
                        LayerWording::dimension(layer.order[2]));
            },
    },
    {
        // Pad
        .title = [] { return Wording::tr("padding"); },
        .sentence =
            [](const Network&, const Layer& layer) {
                return LayerWording::tr(
                    "Pads each plane with zeros: rows above and below (%1 each), columns on both sides (%2 each).")
                    .arg(layer.edge.rows)
                    .arg(layer.edge.columns);
            },
        .formula =
            [](const FormulaSubject& node) {
                if (!node.arithmetic.terms.empty())
                    return movedNumber(node);
                //: a place of the padding around a plane: edge → 0
                return LayerWording::Formula{LayerWording::tr("edge") + QStringLiteral(" → ") + node.result()};
            },
        .constraint =
            [](const ConstraintSubject& node) {
                return ConstraintWording::tr("The same literal %1, with 0 around the board.").arg(node.input(0));
            },
        .numbers = [](const Network&, const Layer& layer) { return extentText(layer.edge); },
    },
    {
        // AveragePool
        .title = [] { return Wording::tr("average pooling"); },
        .sentence =
            [](const Network& network, const Layer& layer) {
                return coversPlane(network, layer)
                    ? LayerWording::tr("Takes the mean of all numbers of each plane.")
                    : LayerWording::tr(
                        "A window of %1 takes the mean of the numbers in it, at all positions on each plane at once.")
                          .arg(extentText(layer.kernel));
            },
        .formula = meanOf,
        .constraint
        = [](const ConstraintSubject& node) { return ConstraintWording::tr("The mean of %1.").arg(node.input(0)); },
        .numbers = windowText,
    },
    {
        // Sigmoid
        .title = [] { return QStringLiteral("sigmoid"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr("Maps each number into the range 0 to 1: 0 becomes ½, large numbers approach "
                                        "1, small ones approach 0.");
            },
        .function = "sigmoid",
        .constraint =
            [](const ConstraintSubject& node) {
                return ConstraintWording::tr("A soft truth value of %1 > 0: 1 / (1 + e^−x).").arg(node.input(0));
            },
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("Between 0 and 1"), QStringLiteral("1 / (1 + e^−a)")};
            },
    },
    {
        // Tanh
        .title = [] { return QStringLiteral("tanh"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr(
                    "Maps each number into the range −1 to 1: 0 stays 0, large numbers approach 1, small ones −1.");
            },
        .function = "tanh",
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("Between −1 and 1"), QStringLiteral("tanh(a)")};
            },
    },
    {
        // Softmax
        .title = [] { return QStringLiteral("softmax"); },
        .sentence =
            [](const Network&, const Layer& layer) {
                return LayerWording::tr("Turns the numbers along one dimension (%1) into shares: none is below 0, and "
                                        "they add up to 1. The larger the number, the larger its share.")
                    .arg(LayerWording::dimension(layer.along));
            },
        .formula = shareOf,
        .constraint =
            [](const ConstraintSubject& node) {
                return ConstraintWording::tr("A soft choice among %1: shares that add up to 1.").arg(node.input(0));
            },
        .numbers = [](const Network&, const Layer& layer) { return LayerWording::dimension(layer.along); },
    },
    {
        // Concatenate
        .title = [] { return Wording::tr("concatenation"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr("Concatenates the planes of the inputs in order; the numbers do not change.");
            },
        .formula = movedNumber,
        .constraint =
            [](const ConstraintSubject& node) {
                QStringList all;
                for (std::size_t i = 0; i < node.layer.inputs.size(); ++i)
                    all << node.input(i);
                return ConstraintWording::tr("The same variables in one list: %1.").arg(all.join(QStringLiteral(", ")));
            },
    },
    {
        // AtLeast
        .title = [] { return Wording::tr("threshold"); },
        .sentence =
            [](const Network&, const Layer& layer) {
                return LayerWording::tr("Tests whether each number is at least %1: 1 if it is, 0 if it is not.")
                    .arg(threshold(layer));
            },
        .formula =
            [](const FormulaSubject& node) {
                //: a question and its answer, 1 or 0: is 0.7 at least 0.5? → 1
                return LayerWording::Formula{LayerWording::tr("is %1 at least %2? → %3")
                                                 .arg(node.number(0), threshold(node.layer), node.result())};
            },
        .constraint =
            [](const ConstraintSubject& node) {
                //: a truth value: 1 where it holds
                return ConstraintWording::tr("The truth value of %1 ≥ %2.").arg(node.input(0), threshold(node.layer));
            },
        .numbers = [](const Network&, const Layer& layer) { return QStringLiteral("≥ ") + threshold(layer); },
        .plot =
            [](const Layer& layer) {
                return PlotText{PlotWording::tr("Is it at least %1?").arg(threshold(layer)),
                    QStringLiteral("a ≥ ") + threshold(layer)};
            },
    },
    {
        // MatrixProduct
        .title = [] { return Wording::tr("matrix product"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr("Multiplies matrices, plane by plane: each number in a row of the first times "
                                        "its counterpart in a column of the second, added up.");
            },
        .formula = productsOf,
        .constraint
        = [](const ConstraintSubject& node) { return QStringLiteral("Σ %1 · %2.").arg(node.input(0), node.input(1)); },
    },
    {
        // RmsNormalise
        .title = [] { return Wording::tr("RMS normalisation"); },
        .sentence =
            [](const Network&, const Layer& layer) {
                return LayerWording::tr(
                    "Divides the numbers along one dimension (%1) by their root mean square, so that their average "
                    "size is 1. Adding %2 to the mean square prevents division by 0.")
                    .arg(LayerWording::dimension(layer.along), number(static_cast<double>(layer.epsilon)));
            },
        .formula = normalisedOf,
        .constraint =
            [](const ConstraintSubject& node) {
                return ConstraintWording::tr("%1, divided by their root mean square.").arg(node.input(0));
            },
        .numbers = [](const Network&, const Layer& layer) { return LayerWording::dimension(layer.along); },
    },
    {
        // Gelu
        .title = [] { return QStringLiteral("GELU"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr(
                    "Multiplies each number by the share of a normal distribution below it. Numbers far above 0 stay, "
                    "numbers far below 0 become 0, and there is no kink between them.");
            },
        .function = "gelu",
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("Nothing far below 0, without a kink"), QStringLiteral("a · Φ(a)")};
            },
    },
    {
        // Exp
        .title = [] { return Wording::tr("exponential function"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr(
                    "Raises e to the power of each number: 0 becomes 1, and all results are above 0.");
            },
        .function = "exp",
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("The exponential function"), QStringLiteral("e^a")};
            },
    },
    {
        // Log
        .title = [] { return Wording::tr("logarithm"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr(
                    "Takes the natural logarithm of each number: 1 becomes 0. Numbers must be above 0.");
            },
        .function = "ln",
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("The natural logarithm"), QStringLiteral("ln(a)")};
            },
    },
    {
        // Power
        .title = [] { return Wording::tr("power"); },
        .sentence =
            [](const Network&, const Layer& layer) {
                return LayerWording::tr("Raises each number to the power of %1.").arg(number(layer.factor));
            },
        .formula =
            [](const FormulaSubject& node) {
                return equation(node, operand(node.value(0)) + QStringLiteral("^") + operand(node.layer.factor));
            },
        .constraint =
            [](const ConstraintSubject& node) {
                return QStringLiteral("%1^%2.").arg(node.input(0), operand(node.layer.factor));
            },
        .numbers = [](const Network&, const Layer& layer) { return QStringLiteral("x^") + operand(layer.factor); },
        .plot =
            [](const Layer& layer) {
                return PlotText{PlotWording::tr("A power"), QStringLiteral("a^") + operand(layer.factor)};
            },
    },
    {
        // Erf
        .title = [] { return Wording::tr("error function"); },
        .sentence =
            [](const Network&, const Layer&) {
                return LayerWording::tr("Applies the error function to each number: 0 stays 0, large numbers approach "
                                        "1, small ones approach −1.");
            },
        .function = "erf",
        .plot =
            [](const Layer&) {
                return PlotText{PlotWording::tr("The error function"), QStringLiteral("erf(a)")};
            },
    },
};
static_assert(std::size(kTexts) == static_cast<std::size_t>(kLastLayerKind) + 1);

} // namespace

const LayerTexts& layerTextsOf(LayerKind kind)
{
    return kTexts[static_cast<std::size_t>(kind)];
}

} // namespace convoku
