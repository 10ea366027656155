// SPDX-License-Identifier: MIT
#pragma once

#include "app/wording/layer_wording.h"

namespace convoku {

/// An element of a layer's output, for its formula.
struct FormulaSubject
{
    const Inspection& inspection;
    const Layer& layer;
    const Arithmetic& arithmetic;
    int marked = -1; ///< the term that stands out
    int most = LayerWording::kMaxTerms;

    double value(std::size_t term) const { return arithmetic.terms.at(term).value; }
    QString number(std::size_t term) const { return LayerWording::number(value(term)); }
    QString result() const { return LayerWording::number(arithmetic.result); }
};

/// A layer's inputs as a constraint solver reads them.
struct ConstraintSubject
{
    const Network& network;
    const Layer& layer;

    /// Returns the words for the content of an input, in quotes.
    QString input(std::size_t which) const;
    /// Returns true if all inputs are yes or no.
    bool isLogical() const;
};

/// The name and the formula of a function of one number.
struct PlotText
{
    QString title;
    QString formula;
};

/// Texts about a kind of layer.
struct LayerTexts
{
    QString (*title)();
    /// Returns a sentence that explains the layer to readers who have never heard of convolutions.
    QString (*sentence)(const Network& network, const Layer& layer);
    /// Name of the layer's function of one number: "tanh". If they are null, formula and constraint are made from it.
    const char* function = nullptr;
    /// The arithmetic of an element, with its result.
    LayerWording::Formula (*formula)(const FormulaSubject& subject) = nullptr;
    QString (*constraint)(const ConstraintSubject& subject) = nullptr;
    /// The layer's own numbers, in a few characters: "3×3 / 3". Null: the title says it all.
    QString (*numbers)(const Network& network, const Layer& layer) = nullptr;
    /// Plot of an element-wise layer.
    PlotText (*plot)(const Layer& layer) = nullptr;
};
const LayerTexts& layerTextsOf(LayerKind kind);

QString extentText(Extent extent); ///< "3×3"
bool hasOnlyOnes(const Layer& layer); ///< as weights
bool coversPlane(const Network& network, const Layer& layer); ///< its kernel does
QString convolutionSentence(const Network& network, const Layer& layer);
QString affineSentence(const Network& network, const Layer& layer);

} // namespace convoku
