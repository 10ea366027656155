// SPDX-License-Identifier: MIT
#pragma once

#include "app/wording/layer_texts.h"

namespace convoku {

/// In brackets where it is negative: after a sign or a dot.
QString operand(double number);
/// The left side of an equation, and the result.
LayerWording::Formula equation(const FormulaSubject& subject, const QString& left);
/// "5 → 5": a number that comes out as it is.
LayerWording::Formula movedNumber(const FormulaSubject& subject);

// The formulas of layers that read several numbers.
LayerWording::Formula sumOf(const FormulaSubject& subject);
LayerWording::Formula maximumOf(const FormulaSubject& subject);
LayerWording::Formula meanOf(const FormulaSubject& subject);
LayerWording::Formula shareOf(const FormulaSubject& subject);
LayerWording::Formula normalisedOf(const FormulaSubject& subject);
LayerWording::Formula productsOf(const FormulaSubject& subject);
LayerWording::Formula unpooledOf(const FormulaSubject& subject);

/// "2 − 1", "1 − 0", "3·2 + 1"
QString scaledOf(const Layer& layer, double value);
/// The same without numbers: "3·x + 1", "1 − x".
QString scaleText(const Layer& layer, const QString& x);
/// The number that goes into a ReLU: where scale and offset made it, as what it was made from.
QString insideRelu(const FormulaSubject& subject);

} // namespace convoku
