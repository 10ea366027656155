// SPDX-License-Identifier: MIT
#include "app/exporting/svg_text.h"

#include <QHash>
#include <QString>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <memory>
#include <vector>

namespace convoku {
namespace {

using Attributes = QHash<QString, QString>;

struct Node
{
    QString name;
    std::vector<std::pair<QString, QString>> attributes; ///< in their order
    QString text;
    std::vector<Node> children;

    QString value(const QString& which) const
    {
        const auto at = std::ranges::find(attributes, which, &std::pair<QString, QString>::first);
        return at == attributes.end() ? QString() : at->second;
    }
    void drop(const auto& which)
    {
        std::erase_if(attributes, [&which](const auto& attribute) { return which(attribute.first); });
    }
};

/// What an element has from the groups around it where it says nothing itself; with what holds outside all groups.
Attributes initialState()
{
    return {{QStringLiteral("fill-opacity"), QStringLiteral("1")}, {QStringLiteral("stroke-opacity"), QStringLiteral("1")},
        {QStringLiteral("stroke-width"), QStringLiteral("1")}, {QStringLiteral("fill"), {}},
        {QStringLiteral("stroke"), {}}, {QStringLiteral("fill-rule"), {}}, {QStringLiteral("stroke-linecap"), {}},
        {QStringLiteral("stroke-linejoin"), {}}, {QStringLiteral("stroke-miterlimit"), {}},
        {QStringLiteral("stroke-dasharray"), {}}, {QStringLiteral("stroke-dashoffset"), {}}};
}

Node read(QXmlStreamReader& reader)
{
    Node node;
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

bool isGroup(const Node& node)
{
    return node.name == QLatin1String("g");
}

/// What says nothing, whatever stands around it.
void dropIdle(Node& node)
{
    const bool letters = node.name == QLatin1String("text");
    const bool filled = node.value(QStringLiteral("fill")) != QLatin1String("none");
    const bool stroked = node.value(QStringLiteral("stroke")) != QLatin1String("none");
    const bool still = node.value(QStringLiteral("transform")) == QLatin1String("matrix(1,0,0,1,0,0)");
    node.drop([&](const QString& name) {
        return (!letters && name.startsWith(QLatin1String("font-"))) || name == QLatin1String("font-style")
            || name == QLatin1String("vector-effect") || (still && name == QLatin1String("transform"))
            || (!filled && name == QLatin1String("fill-opacity"))
            || (!stroked && name.startsWith(QLatin1String("stroke-")));
    });
    for (auto& [name, value] : node.attributes) {
        if (name == QLatin1String("points") || name == QLatin1String("d"))
            value = value.trimmed();
    }
}

void compact(Node& node, Attributes state)
{
    dropIdle(node);
    node.drop([&](const QString& name) { return state.contains(name) && state.value(name) == node.value(name); });
    for (const auto& [name, value] : node.attributes) {
        if (state.contains(name))
            state[name] = value;
    }
    // Blanks between elements; letters keep theirs.
    if (!node.children.empty())
        node.text.clear();
    std::vector<Node> kept;
    for (Node& child : node.children) {
        compact(child, state);
        const bool idle = child.children.empty()
            && (isGroup(child) || child.name == QLatin1String("defs") || child.name == QLatin1String("desc"));
        if (idle)
            continue;
        if (!kept.empty() && isGroup(child) && isGroup(kept.back()) && child.attributes == kept.back().attributes)
            std::ranges::move(child.children, std::back_inserter(kept.back().children));
        else
            kept.push_back(std::move(child));
    }
    // A group that says nothing, or whose state its only element has all by itself.
    node.children.clear();
    for (Node& child : kept) {
        if (isGroup(child) && child.attributes.empty()) {
            std::ranges::move(child.children, std::back_inserter(node.children));
            continue;
        }
        const bool lone = isGroup(child) && child.children.size() == 1
            && child.children.front().value(QStringLiteral("transform")).isEmpty();
        if (!lone) {
            node.children.push_back(std::move(child));
            continue;
        }
        Node only = std::move(child.children.front());
        for (auto& [name, value] : child.attributes) {
            if (only.value(name).isEmpty())
                only.attributes.emplace_back(name, value);
        }
        dropIdle(only);
        node.children.push_back(std::move(only));
    }
}

void write(QXmlStreamWriter& writer, const Node& node)
{
    writer.writeStartElement(node.name);
    for (const auto& [name, value] : node.attributes)
        writer.writeAttribute(name, value);
    if (!node.text.isEmpty())
        writer.writeCharacters(node.text);
    for (const Node& child : node.children)
        write(writer, child);
    writer.writeEndElement();
}

} // namespace

QByteArray compactSvg(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    reader.setNamespaceProcessing(false); // names and declarations stay as they are written
    if (!reader.readNextStartElement() || reader.qualifiedName() != QLatin1String("svg"))
        return svg;
    Node root = read(reader);
    if (reader.hasError())
        return svg;
    compact(root, initialState());
    QByteArray text;
    QXmlStreamWriter writer(&text);
    writer.setAutoFormatting(true);
    writer.setAutoFormattingIndent(0);
    writer.writeStartDocument();
    write(writer, root);
    writer.writeEndDocument();
    return text;
}

} // namespace convoku
