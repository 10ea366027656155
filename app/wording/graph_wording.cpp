// SPDX-License-Identifier: MIT
#include "app/wording/graph_wording.h"

#include "app/wording/layer_texts.h"
#include "app/wording/layer_wording.h"
#include "app/wording/layer_words.h"
#include "app/wording/wording.h"

#include <map>

namespace convoku {
namespace {

QString shapeText(const Network& network, ValueId value)
{
    return QString::fromStdString(toString(network.value(value).shape));
}

} // namespace

QString GraphWording::group(const Group& group)
{
    switch (group.kind) {
    case GroupKind::Encode:
        return tr("Encoding");
    case GroupKind::Verdict:
        return tr("Verdict");
    case GroupKind::Search:
        return tr("Search");
    case GroupKind::Rule:
        break;
    }
    return Wording::rule({group.rule, group.id});
}

QString GraphWording::size(const Group& group)
{
    return tr("%n layer(s)", nullptr, static_cast<int>(group.layerCount));
}

QString GraphWording::value(const Network& network, ValueId value)
{
    const std::string& name = network.value(value).name;
    const std::map<std::string, QString> known{{"candidates", tr("candidates")}, {"stack", tr("stack")},
        {"guess", tr("guess")}, {"level", tr("level")}, {"digits", tr("digits")}, {"solved", tr("solved")},
        {"contradiction", tr("contradiction")}, {"push", tr("push")}, {"pop", tr("pop")},
        {"exhausted", tr("exhausted")}, {"next_candidates", tr("next candidates")}, {"next_stack", tr("next stack")},
        {"next_guess", tr("next guess")}, {"next_level", tr("next level")}};
    if (const auto found = known.find(name); found != known.end())
        return found->second;
    constexpr std::string_view kAfter = "after_";
    if (name.starts_with(kAfter)) {
        const auto rule = std::ranges::find(network.groups, name.substr(kAfter.size()), &Group::id);
        if (rule != network.groups.end())
            //: what a rule leaves: candidates after Pointing in row
            return tr("candidates after %1").arg(group(*rule));
    }
    return QString::fromStdString(name).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString GraphWording::numbers(const Network& network, const Layer& layer)
{
    const auto numbers = layerTextsOf(layer.kind).numbers;
    return numbers ? numbers(network, layer) : QString();
}

QString GraphWording::inputRole(const Layer& layer, int input)
{
    if (layer.kind == LayerKind::Select) {
        //: the three inputs of a select layer: if 1, then this, else that
        return input == 0 ? tr("else") : input == 1 ? tr("then") : tr("if");
    }
    if (layer.kind == LayerKind::Concatenate || layer.kind == LayerKind::MatrixProduct)
        return QString::number(input + 1);
    return layer.kind == LayerKind::Subtract && input == 1 ? QStringLiteral("−") : QString();
}

QString GraphWording::outputRole(const Layer& layer, int output)
{
    //: the places of the maxima that a max pooling found
    return layer.kind == LayerKind::MaxPoolWithIndices && output == 1 ? tr("indices") : QString();
}

QString GraphWording::layerSentence(const Network& network, const Group& group, int layer)
{
    const Layer& which = network.layers.at(static_cast<std::size_t>(layer));
    QStringList from;
    for (const ValueId input : which.inputs)
        from << shapeText(network, input);
    const QString kind = QStringLiteral("%1 %2").arg(Wording::layerKind(which.kind), numbers(network, which)).trimmed();
    //: Layer 3 of 14: max pooling 1×3 / 1×3, [9, 9, 9] to [9, 9, 3] – the digit occurs in this line of the box.
    return tr("Layer %1 of %2: %3, %4 to %5 – %6.")
        .arg(layer - static_cast<int>(group.firstLayer) + 1)
        .arg(group.layerCount)
        .arg(kind, from.join(QStringLiteral(", ")), shapeText(network, which.outputs.front()), layerWords(which.words));
}

QString GraphWording::groupSentence(const Network& network, const Group& which)
{
    QStringList values;
    for (const ValueId output : which.outputs)
        values << value(network, output);
    if (which.kind == GroupKind::Rule)
        return tr("%1, %2: %3").arg(group(which), size(which), Wording::ruleHelp(which.rule, which.sentence));
    //: Verdict, 47 layers; it hands on solved, contradiction.
    return tr("%1, %2; it outputs %3.").arg(group(which), size(which), values.join(QStringLiteral(", ")));
}

QString GraphWording::inputSentence(const Network& network, ValueId which)
{
    const Value& of = network.value(which);
    const QString text = of.numbers == NumberKind::Whole ? tr("Input: %1, %2, whole numbers from %3 to %4.")
                                                         : tr("Input: %1, %2, real numbers from %3 to %4.");
    return text.arg(value(network, which), shapeText(network, which), LayerWording::number(of.range.low),
        LayerWording::number(of.range.high));
}

QString GraphWording::outputSentence(const Network& network, ValueId which)
{
    const Value& of = network.value(which);
    const QString text = of.numbers == NumberKind::Whole ? tr("Output: %1, %2, whole numbers from %3 to %4.")
                                                         : tr("Output: %1, %2, real numbers from %3 to %4.");
    return text.arg(value(network, which), shapeText(network, which), LayerWording::number(of.range.low),
        LayerWording::number(of.range.high));
}

QString GraphWording::neighbours(const QStringList& read, const QStringList& readers)
{
    QStringList sentences;
    const QString comma = QStringLiteral(", ");
    if (!read.isEmpty())
        //: the values and layers that a node of a graph takes its numbers from
        sentences << tr("Reads: %1.").arg(read.join(comma));
    if (!readers.isEmpty())
        //: the layers and values that take the numbers of a node of a graph
        sentences << tr("Read by: %1.").arg(readers.join(comma));
    return sentences.join(QLatin1Char(' '));
}

QString GraphWording::layerName(int layer)
{
    return tr("layer %1").arg(layer);
}

QString GraphWording::pass()
{
    return tr("One pass");
}

QString GraphWording::graphSentence(const Group& which, int lookedAt)
{
    return tr("Graph of %1: %2, %3 of them viewed.").arg(group(which), size(which)).arg(lookedAt);
}

QString GraphWording::passGraphSentence(const Network& network, int lookedAt)
{
    return tr("Graph of one pass: %n step(s), %1 of them viewed.", nullptr, static_cast<int>(network.groups.size()))
        .arg(lookedAt);
}

QString GraphWording::noGraph()
{
    return tr("There is no puzzle yet. Open one to show the network’s layers here.");
}

QString GraphWording::layerOf(int layer, int count)
{
    return tr("layer %1 of %2").arg(layer).arg(count);
}

QString GraphWording::textLine(int line)
{
    //: of a text; short: it stands above a box
    return tr("line %1").arg(line);
}

QString GraphWording::written(int line, int firstLayer, int lastLayer)
{
    return firstLayer == lastLayer
        ? tr("line %1 of the text: layer %2").arg(line).arg(firstLayer)
        : tr("line %1 of the text: layers %2 to %3").arg(line).arg(firstLayer).arg(lastLayer);
}

QString GraphWording::writtenSentence(int line, int firstLayer, int lastLayer)
{
    return firstLayer == lastLayer
        ? tr("Line %1 of the text in the workshop defines layer %2.").arg(line).arg(firstLayer)
        : tr("Line %1 of the text in the workshop defines layers %2 to %3.").arg(line).arg(firstLayer).arg(lastLayer);
}

QString GraphWording::writtenHere(int line)
{
    return tr("Line %1 of the text in the workshop defines it.").arg(line);
}

} // namespace convoku
