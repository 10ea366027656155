// SPDX-License-Identifier: MIT
#include "app/exporting/svg_node.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace convoku {
namespace {

SvgNode read(QXmlStreamReader& reader)
{
    SvgNode node;
    node.name = reader.qualifiedName().toString();
    for (const QXmlStreamAttribute& attribute : reader.attributes())
        node.attributes.emplace_back(attribute.qualifiedName().toString(), attribute.value().toString());
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement:
            node.children.push_back(read(reader));
            break;
        case QXmlStreamReader::Characters:
            node.text += reader.text();
            break;
        case QXmlStreamReader::EndElement:
            return node;
        default:
            break;
        }
    }
    return node;
}

void write(QXmlStreamWriter& writer, const SvgNode& node)
{
    writer.writeStartElement(node.name);
    for (const auto& [name, value] : node.attributes)
        writer.writeAttribute(name, value);
    if (!node.text.isEmpty())
        writer.writeCharacters(node.text);
    for (const SvgNode& child : node.children)
        write(writer, child);
    writer.writeEndElement();
}

} // namespace

QString SvgNode::value(const QString& which) const
{
    const auto at = std::ranges::find(attributes, which, &std::pair<QString, QString>::first);
    return at == attributes.end() ? QString() : at->second;
}

std::optional<SvgNode> readSvg(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    reader.setNamespaceProcessing(false); // names and declarations stay as they are written
    if (!reader.readNextStartElement() || reader.qualifiedName() != QLatin1String("svg"))
        return {};
    SvgNode root = read(reader);
    if (reader.hasError())
        return {};
    return root;
}

QByteArray svgBytes(const SvgNode& root)
{
    QByteArray text;
    QXmlStreamWriter writer(&text);
    writer.setAutoFormatting(true);
    writer.setAutoFormattingIndent(0);
    writer.writeStartDocument();
    write(writer, root);
    writer.writeEndDocument();
    return text;
}

QString svgNumber(double number)
{
    return QString::number(number, 'g', 6);
}

QFont svgFontOf(const SvgNode& text)
{
    QFont font(text.value(QStringLiteral("font-family")));
    font.setPixelSize(std::max(1, text.value(QStringLiteral("font-size")).toInt()));
    font.setWeight(static_cast<QFont::Weight>(std::max(1, text.value(QStringLiteral("font-weight")).toInt())));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace convoku
