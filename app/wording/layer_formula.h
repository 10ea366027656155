// SPDX-License-Identifier: MIT
#pragma once

#include "app/wording/layer_texts.h"

namespace convoku {

/// In brackets where it is negative: after a sign or a dot.
QString operand(double number);
/// The left side of an equation, and the result.
LayerWording::Formula equation(const FormulaSubject& its, const QString& left);
/// "5 → 5": a number that comes out as it is.
LayerWording::Formula movedNumber(const FormulaSubject& its);

// The formulas of layers that read several numbers.
LayerWording::Formula sumOf(const FormulaSubject& its);
LayerWording::Formula maximumOf(const FormulaSubject& its);
LayerWording::Formula meanOf(const FormulaSubject& its);
LayerWording::Formula shareOf(const FormulaSubject& its);
LayerWording::Formula normalisedOf(const FormulaSubject& its);
LayerWording::Formula productsOf(const FormulaSubject& its);
LayerWording::Formula unpooledOf(const FormulaSubject& its);

/// "2 − 1", "1 − 0", "3·2 + 1"
QString scaledOf(const Layer& layer, double value);
/// The same without numbers: "3·x + 1", "1 − x".
QString scaleText(const Layer& layer, const QString& x);
/// The number that goes into a ReLU: where scale and offset made it, as what it was made from.
QString insideRelu(const FormulaSubject& its);

} // namespace convoku
