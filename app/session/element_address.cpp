// SPDX-License-Identifier: MIT
#include "app/session/element_address.h"

#include <QRegularExpression>

#include <algorithm>

namespace convoku {

std::optional<std::vector<ElementIndex>> elementsNamed(const QString& text, Shape shape, Places places)
{
    static const QRegularExpression kPattern(
        QStringLiteral("^\\s*(?:r([1-9]))?\\s*(?:c([1-9]))?\\s*(?:b([1-9]))?\\s*(?:=\\s*([1-9])([1-9])?)?\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = kPattern.match(text);
    if (!match.hasMatch() || text.trimmed().isEmpty())
        return std::nullopt;
    const auto named = [&match](int group) { return match.captured(group).toInt() - 1; }; // −1: not named
    const auto isIn = [&](Cell cell) {
        return (named(1) < 0 || cell.row == named(1)) && (named(2) < 0 || cell.column == named(2))
            && (named(3) < 0 || cell.box() == named(3));
    };
    std::vector<ElementIndex> found;
    for (int offset = 0; offset < shape.elements(); ++offset) {
        const ElementIndex element = ElementIndex::at(offset, shape);
        const auto cells = cellsOf(places, element);
        const auto digits = digitsOf(shape, places, element);
        const auto hasDigit = [&digits, &named](int group) {
            return named(group) < 0 || digits.empty()
                || std::find(digits.begin(), digits.end(), named(group)) != digits.end();
        };
        if ((cells.empty() || std::any_of(cells.begin(), cells.end(), isIn)) && hasDigit(4) && hasDigit(5))
            found.push_back(element);
    }
    return found;
}

} // namespace convoku
