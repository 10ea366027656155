// SPDX-License-Identifier: MIT
#include "app/wording/plot_wording.h"

#include "app/wording/layer_texts.h"
#include "solver/run/layer_function.h"
#include "solver/run/layer_word.h"

#include <QLocale>

#include <cstdlib>

namespace convoku {
QString PlotWording::title(const LayerFunction& function)
{
    if (function.equality)
        //: a number is compared with k: is it 1?
        return tr("Is it %1?").arg(LayerWording::number(function.equality->k));
    return layerTextsOf(function.layer.kind).plot(function.layer).title;
}

QString PlotWording::formula(const LayerFunction& function)
{
    if (function.equality) {
        using Role = EqualityPart::Role;
        switch (function.equality->role) {
        case Role::Rise:
            return QStringLiteral("a − k + 1");
        case Role::Fall:
            return QStringLiteral("k + 1 − a");
        case Role::RiseOnly:
            return QStringLiteral("relu(a − k + 1)");
        case Role::FallOnly:
            return QStringLiteral("relu(k + 1 − a)");
        case Role::Peak:
            //: the smaller one of two ramps, one that rises and one that falls
            return tr("min(rises, falls)");
        }
    }
    return layerTextsOf(function.layer.kind).plot(function.layer).formula;
}

QString PlotWording::rising()
{
    //: a ramp in a plot
    return tr("rises: %1").arg(QStringLiteral("relu(a − k + 1)"));
}

QString PlotWording::falling()
{
    //: a ramp in a plot
    return tr("falls: %1").arg(QStringLiteral("relu(k + 1 − a)"));
}

QString PlotWording::held(const QString& name, double number)
{
    return QStringLiteral("%1 = %2").arg(name, LayerWording::number(number));
}

QString PlotWording::dot(const QString& element, double argument, double result)
{
    //: a place, the number that comes in, the number that comes out: digit 1 in row 1: 1 → 0
    return tr("%1: %2 → %3").arg(element, LayerWording::number(argument), LayerWording::number(result));
}

QString PlotWording::times(int count)
{
    //: how many numbers are the one above it: 72 times
    return tr("%1×").arg(QLocale().toString(count));
}

QString PlotWording::dotWithCount(double argument, int count, double result)
{
    //: a number that goes in, what comes out, how many numbers go in that are this one: a: 1 → 0, 72 of them
    return tr("%1, %n of them", nullptr, count).arg(dot(QStringLiteral("a"), argument, result));
}

QString PlotWording::sentence(const QString& title, const QString& formula, const QString& dot)
{
    const QString function = QStringLiteral("%1 %2.").arg(title, formula);
    return dot.isEmpty() ? function : QStringLiteral("%1 %2").arg(function, dot);
}

QString PlotWording::word(const LayerWord& word)
{
    using Kind = LayerWord::Kind;
    // Words below small pictures of layers: as short as can be.
    switch (word.kind) {
    case Kind::Count:
        return tr("count", "what a layer does");
    case Kind::Sum:
        return tr("sum", "what a layer does");
    case Kind::Largest:
        return tr("largest", "what a layer does");
    case Kind::PickOne:
        return tr("pick one", "what a layer does");
    case Kind::Spread:
        return tr("spread", "what a layer does");
    case Kind::Equals:
        return tr("equals %1", "what a layer does").arg(LayerWording::number(word.k));
    case Kind::And:
        return tr("and", "what a layer does");
    case Kind::Or:
        return tr("or", "what a layer does");
    case Kind::Not:
        return tr("not", "what a layer does");
    case Kind::Any:
        return tr("any", "what a layer does");
    case Kind::Select:
        return tr("select", "what a layer does");
    case Kind::Minimum:
        return tr("smaller", "what a layer does");
    case Kind::Maximum:
        return tr("larger", "what a layer does");
    case Kind::Add:
        return tr("plus", "what a layer does");
    case Kind::Subtract:
        return tr("minus", "what a layer does");
    case Kind::Multiply:
        return tr("times", "what a layer does");
    case Kind::Scale:
        return tr("scale", "what a layer does");
    case Kind::Relu:
        return QStringLiteral("relu");
    case Kind::Limit:
        return tr("limit", "what a layer does");
    case Kind::Permute:
        return tr("permute", "what a layer does");
    case Kind::Pad:
        return tr("pad", "what a layer does");
    case Kind::Average:
        return tr("mean", "what a layer does");
    case Kind::Sigmoid:
        return QStringLiteral("sigmoid");
    case Kind::Tanh:
        return QStringLiteral("tanh");
    case Kind::Softmax:
        return QStringLiteral("softmax");
    case Kind::Join:
        return tr("join", "what a layer does");
    case Kind::AtLeast:
        return tr("at least", "what a layer does");
    case Kind::MatrixProduct:
        return tr("matrix product", "what a layer does");
    case Kind::Normalise:
        return tr("normalise", "what a layer does");
    case Kind::Gelu:
        return QStringLiteral("gelu");
    case Kind::Exp:
        return QStringLiteral("exp");
    case Kind::Log:
        return QStringLiteral("ln");
    case Kind::Power:
        return tr("power", "what a layer does");
    case Kind::Erf:
        return QStringLiteral("erf");
    case Kind::Reshape:
        break;
    }
    return tr("reshape", "what a layer does");
}

QString PlotWording::here(int layer, int count)
{
    //: behind the name of a rule: you are at layer 6 of 12
    return tr("you are at layer %1 of %2").arg(layer).arg(count);
}

QString PlotWording::allDone(int count)
{
    //: behind the name of a rule, when all of its layers have run; no plural: "12 of 12 layers done"
    return tr("%1 of %1 layers done").arg(count);
}

QString PlotWording::plane(int digit)
{
    //: which plane small pictures show
    return tr("digit %1 if a layer has one plane per digit").arg(digit + 1);
}

} // namespace convoku
