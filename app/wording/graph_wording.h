// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace convoku {

/// Texts for the parts of a network that is drawn as a graph.
class GraphWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::GraphWording)

public:
    /// "Pointing in row", "Verdict", "Search", "Encoding"
    static QString group(const Group& group);
    /// "14 layers"
    static QString size(const Group& group);
    /// "candidates", "next stack": an input or output by its meaning
    static QString value(const Network& network, ValueId value);
    /// The numbers of an operation: "1×9", "3×3 / 3" (kernel and stride), "1 − x", "0 … 1"; empty where it has none.
    static QString numbers(const Network& network, const Layer& layer);
    /// Returns the role of an input, if the layer depends on their order: "if", "then", "else", "−"; otherwise empty.
    static QString inputRole(const Layer& layer, int input);
    /// Returns the role of an output beside the main one: "indices"; otherwise empty.
    static QString outputRole(const Layer& layer, int output);

    /// "Layer 3 of 14: max pooling 1×3 / 1×3, [9, 9, 9] to [9, 9, 3] – the digit occurs in this line of the box."
    static QString layerSentence(const Network& network, const Group& group, int layer);
    /// Describes the group: what it does, its layers, and its outputs.
    static QString groupSentence(const Network& network, const Group& group);
    /// "Comes in: candidates, [9, 9, 9], whole numbers from 0 to 1."
    static QString inputSentence(const Network& network, ValueId value);
    static QString outputSentence(const Network& network, ValueId value);

    /// The lines of a graph in words: what a node reads and what reads it, by their names. "Reads: candidates, layer 2.
    /// Read by: layer 4."
    static QString neighbours(const QStringList& read, const QStringList& readers);
    /// "layer 3"; layer: from 1
    static QString layerName(int layer);

    /// The name of the picture of a whole pass.
    static QString pass();
    /// "Rule graph of Pointing in row: 14 layers, 2 of them looked at."
    static QString graphSentence(const Group& group, int lookedAt);
    static QString passGraphSentence(const Network& network, int lookedAt);
    static QString noGraph();
    /// "layer 3 of 14"
    static QString layerOf(int layer, int count);

    /// "line 3": of the text in the workshop, where its layers are marked; all from 1.
    static QString textLine(int line);
    /// "line 3 of the text: layers 2 to 6"
    static QString written(int line, int firstLayer, int lastLayer);
    /// The same as a sentence.
    static QString writtenSentence(int line, int firstLayer, int lastLayer);
    /// Returns the sentence for one layer.
    static QString writtenHere(int line);
};

} // namespace convoku
