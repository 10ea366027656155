// SPDX-License-Identifier: MIT
// What is said of a layer's kernel and of its slide over the input.
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"

#include <algorithm>

namespace convoku {
namespace {

QString sizeText(int rows, int columns)
{
    return QStringLiteral("%1×%2").arg(rows).arg(columns);
}

/// Which of the output's planes have this kernel; empty where there is only one plane.
QString whose(const Network& network, const Layer& layer, const Kernel& kernel)
{
    const ValueId output = layer.outputs.front();
    const Shape shape = network.value(output).shape;
    if (shape.channels == 1)
        return {};
    const Places places = placesOf(network, output);
    const auto digits = digitsOfPlane(places, kernel.channel);
    if (kernel.sameForAll) {
        if (digits.size() == 1)
            return LayerWording::tr("one for each digit");
        return digits.size() == 2 ? LayerWording::tr("one for each pair") : LayerWording::tr("one for each plane");
    }
    if (digits.size() == 1)
        return LayerWording::tr("for digit %1").arg(digits.front() + 1);
    if (digits.size() == 2)
        return LayerWording::tr("for the pair %1 %2").arg(digits.front() + 1).arg(digits.back() + 1);
    return subsetAxis(places.planes) ? LayerWording::planeName(shape, places, kernel.channel)
                                     : LayerWording::tr("for plane %1").arg(kernel.channel + 1);
}

QString weightsTitle(const Network& network, const Layer& layer, const Kernel& kernel)
{
    const QString size = sizeText(kernel.shape.rows, kernel.shape.columns);
    QStringList parts{kernel.shape.channels == 1
            ? LayerWording::tr("kernel %1").arg(size)
            : LayerWording::tr("kernel %1 over %2 planes").arg(size).arg(kernel.shape.channels)};
    parts << whose(network, layer, kernel);
    const double first = kernel.weights.front();
    const bool equal
        = std::all_of(kernel.weights.begin(), kernel.weights.end(), [first](double weight) { return weight == first; });
    if (equal && kernel.weights.size() > 1)
        parts << LayerWording::tr("all weights %1").arg(LayerWording::number(first));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString LayerWording::kernel(const Network& network, const Layer& layer, const Kernel& kernel)
{
    const Shape in = network.value(layer.inputs.front()).shape;
    const QString size = sizeText(kernel.shape.rows, kernel.shape.columns);
    switch (kernel.kind) {
    case Kernel::Kind::Weights:
        return weightsTitle(network, layer, kernel);
    case Kernel::Kind::Window:
        if (layer.kind == LayerKind::AveragePool)
            return kernel.shape.rows == in.rows && kernel.shape.columns == in.columns
                ? tr("the mean of %1: the whole plane").arg(size)
                : tr("the mean of %1, stride %2").arg(size, sizeText(layer.stride.rows, layer.stride.columns));
        if (kernel.shape.rows == in.rows && kernel.shape.columns == in.columns)
            return tr("the largest of %1: the whole plane").arg(size);
        return tr("the largest of %1, stride %2").arg(size, sizeText(layer.stride.rows, layer.stride.columns));
    case Kernel::Kind::Block:
        return layer.kind == LayerKind::Upsample ? tr("each number fills a block of %1").arg(size)
                                                 : tr("each number is written to one place of %1").arg(size);
    case Kernel::Kind::None:
        break;
    }
    if (layer.kind == LayerKind::Softmax)
        return tr("no kernel: softmax over all numbers of a line");
    if (layer.kind == LayerKind::RmsNormalise)
        //: %1: an operation: RMS normalisation
        return tr("no kernel: %1 over all numbers of a line").arg(Wording::layerKind(layer.kind));
    if (layer.kind == LayerKind::MatrixProduct)
        return tr("no kernel: each row of the first matrix × each column of the second");
    //: %1: an operation: minimum
    return tr("no kernel: %1, each number for itself").arg(Wording::layerKind(layer.kind));
}

QString LayerWording::weightOver(const Inspection& inspection, const Layer& layer, const Kernel& kernel, const Tap& tap)
{
    const QString value = elementValue(inspection, layer.inputs.at(static_cast<std::size_t>(tap.input)), tap.element);
    if (kernel.kind == Kernel::Kind::Weights)
        //: a weight and the number that it is multiplied by: weight 1 × 5 in r4c7 = 1
        return tr("weight %1 × %2").arg(number(tap.weight), value);
    return kernel.kind == Kernel::Kind::Window ? tr("in the window: %1").arg(value) : value;
}

QString LayerWording::weightAnywhere(const Kernel& kernel, int cell, int reads)
{
    if (kernel.kind == Kernel::Kind::Weights) {
        const QString weight = number(kernel.weights.at(static_cast<std::size_t>(cell)));
        return reads == 1 ? tr("weight %1 reads this number only").arg(weight)
                          : tr("weight %1 reads %2 numbers, all at once").arg(weight).arg(reads);
    }
    return reads == 1 ? tr("this place reads this number only")
                      : tr("this place reads %1 numbers, all at once").arg(reads);
}

QString LayerWording::kernelCell(const Kernel& kernel, int cell)
{
    if (kernel.kind == Kernel::Kind::Weights)
        return number(kernel.weights.at(static_cast<std::size_t>(cell)));
    const ElementIndex place = ElementIndex::at(cell, kernel.shape);
    //: a place in a kernel, from 1
    return tr("row %1, column %2").arg(place.row + 1).arg(place.column + 1);
}

QString LayerWording::kernelPlane(const QString& label)
{
    return tr("plane %1").arg(label);
}

QString LayerWording::slideWaits()
{
    return tr("the slide is paused until the mouse leaves the pictures");
}

QString LayerWording::slidePlace(int place, int count)
{
    //: how far the kernel has come: 12 of 81
    return tr("%1 of %2").arg(place).arg(count);
}

QString LayerWording::allAtOnce(const Network& network, const Layer& layer)
{
    const int count = network.value(layer.outputs.front()).shape.elements();
    // The results of a convolution are called sums: a kernel of 1×1 makes a product if it reads one number, but a sum
    // if it reads several.
    if (layer.kind == LayerKind::Convolution)
        return tr("%n sum(s), one step; a processor with %n unit(s) does it in one tick", nullptr, count);
    return tr("%n number(s), one step; a processor with %n unit(s) does it in one tick", nullptr, count);
}

LayerWording::Formula LayerWording::elementFormula(
    const Inspection& inspection, const Layer& layer, OutputElement element, int term)
{
    const Network& network = inspection.network();
    const ValueId value = layer.outputs.at(static_cast<std::size_t>(element.output));
    Formula formula
        = markedFormula(inspection, layer, arithmeticOf(inspection, layer, element.output, element.element), term);
    const QString inner = formula.text;
    formula.text = elementFormula(LayerWording::element(placesOf(network, value), element.element), inner);
    if (formula.from >= 0)
        formula.from += formula.text.lastIndexOf(inner);
    return formula;
}

} // namespace convoku
