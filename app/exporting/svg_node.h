// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFont>
#include <QString>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace convoku {

/// An element of an SVG that is being changed.
struct SvgNode
{
    QString name;
    std::vector<std::pair<QString, QString>> attributes; ///< in their order
    QString text;
    std::vector<SvgNode> children;

    /// Empty where there is no such attribute.
    QString value(const QString& which) const;
    void drop(const auto& which)
    {
        std::erase_if(attributes, [&which](const auto& attribute) { return which(attribute.first); });
    }
};

/// Returns the root element; none if it is not an SVG that can be read.
std::optional<SvgNode> readSvg(const QByteArray& svg);
QByteArray svgBytes(const SvgNode& root);

/// "12.3457"
QString svgNumber(double number);
/// The font of an element <text> of Qt's.
QFont svgFontOf(const SvgNode& text);

/// Every <text> of Qt's becomes the outlines of its letters. Those of equal words stand in the file once.
void outlineLetters(SvgNode& root);

} // namespace convoku
