// SPDX-License-Identifier: MIT
#include "app/exporting/svg_text.h"

#include "app/drawing/fonts.h"
#include "app/exporting/svg_node.h"

#include <QBuffer>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QHash>
#include <QImage>
#include <QString>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <memory>
#include <span>
#include <vector>

namespace convoku {
namespace {

using Attributes = QHash<QString, QString>;

using Node = SvgNode;

/// Returns the attributes that an element inherits from the groups around it, with their values outside all groups.
Attributes initialState()
{
    return {{QStringLiteral("fill-opacity"), QStringLiteral("1")},
        {QStringLiteral("stroke-opacity"), QStringLiteral("1")}, {QStringLiteral("stroke-width"), QStringLiteral("1")},
        {QStringLiteral("fill"), {}}, {QStringLiteral("stroke"), {}}, {QStringLiteral("fill-rule"), {}},
        {QStringLiteral("stroke-linecap"), {}}, {QStringLiteral("stroke-linejoin"), {}},
        {QStringLiteral("stroke-miterlimit"), {}}, {QStringLiteral("font-family"), {}},
        {QStringLiteral("font-weight"), QStringLiteral("400")}, {QStringLiteral("stroke-dasharray"), {}},
        {QStringLiteral("stroke-dashoffset"), {}}};
}

bool isGroup(const Node& node)
{
    return node.name == QLatin1String("g");
}

bool isText(const Node& node)
{
    return node.name == QLatin1String("text");
}

/// Letters, or their outlines.
bool areLetters(const Node& node)
{
    return isText(node) || node.name == QLatin1String("use");
}

/// The numbers of a path or of points.
std::vector<double> numbersIn(QString text)
{
    std::vector<double> numbers;
    for (QChar& c : text) {
        if (c.isLetter() || c == QLatin1Char(','))
            c = QLatin1Char(' ');
    }
    const QStringList parts = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& part : parts)
        numbers.push_back(part.toDouble());
    return numbers;
}

/// A rectangle with round corners, which Qt writes as four lines and four curves.
void recogniseRectangle(Node& node)
{
    constexpr std::size_t kNumbers = 2 + 4 * 8; // M, then four times C and L
    if (node.name != QLatin1String("path"))
        return;
    const QString path = node.value(QStringLiteral("d"));
    QString letters;
    for (const QChar c : path) {
        if (c.isLetter())
            letters += c;
    }
    const std::vector<double> n = numbersIn(path);
    if (letters != QLatin1String("MCLCLCLCL") || n.size() != kNumbers)
        return;
    const double left = n[0];
    const double top = n[7];
    const double right = n[14];
    const double bottom = n[23];
    const double radius = n[6] - left;
    const auto near = [](double a, double b) { return qAbs(a - b) < 0.01; };
    const bool straight = near(n[1], top + radius) && near(n[8], right - radius) && near(n[9], top)
        && near(n[15], top + radius) && near(n[16], right) && near(n[17], bottom - radius)
        && near(n[22], right - radius) && near(n[24], left + radius) && near(n[25], bottom) && near(n[30], left)
        && near(n[31], bottom - radius) && near(n[32], left) && near(n[33], top + radius);
    if (!straight)
        return;
    node.name = QStringLiteral("rect");
    node.drop([](const QString& name) { return name == QLatin1String("d"); });
    const std::pair<const char*, double> numbers[]
        = {{"x", left}, {"y", top}, {"width", right - left}, {"height", bottom - top}, {"rx", radius}};
    for (const auto& [name, number] : numbers)
        node.attributes.emplace_back(QString::fromLatin1(name), svgNumber(number));
}

/// A picture of few colours takes less room with a palette.
void compactImage(Node& node)
{
    const QString kHead = QStringLiteral("data:image/png;base64,");
    for (auto& [name, value] : node.attributes) {
        if (!value.startsWith(kHead))
            continue;
        const QByteArray before = QByteArray::fromBase64(value.mid(kHead.size()).toLatin1());
        const QImage image = QImage::fromData(before, "PNG").convertToFormat(QImage::Format_ARGB32);
        QImage indexed(image.size(), QImage::Format_Indexed8);
        QList<QRgb> colours;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                qsizetype index = colours.indexOf(image.pixel(x, y));
                if (index < 0) {
                    index = colours.size();
                    colours.append(image.pixel(x, y));
                }
                if (colours.size() > 256)
                    return;
                indexed.scanLine(y)[x] = static_cast<uchar>(index);
            }
        }
        indexed.setColorTable(colours);
        QBuffer buffer;
        if (!image.isNull() && indexed.save(&buffer, "PNG") && buffer.size() < before.size())
            value = kHead + QString::fromLatin1(buffer.data().toBase64());
    }
}

/// Letters say how wide they are, so that those of another font fit where the program's is missing and the reader knows
/// what to do about it.
void fitLetters(Node& node)
{
    if (!isText(node))
        return;
    if (node.text == node.text.simplified())
        node.drop([](const QString& name) { return name == QLatin1String("xml:space"); });
    QString letters = node.text;
    for (const Node& part : node.children)
        letters += part.text;
    const double width = QFontMetricsF(svgFontOf(node)).horizontalAdvance(letters);
    if (letters.size() < 2 || width <= 0)
        return;
    node.attributes.emplace_back(QStringLiteral("textLength"), QString::number(width, 'f', 1));
}

/// The <text> of a group that has nothing else; null where it is another one.
Node* loneText(Node& group)
{
    return isGroup(group) && group.children.size() == 1 && isText(group.children.front()) ? &group.children.front()
                                                                                          : nullptr;
}

/// Returns true if a text begins one blank after another one, in the same line and font.
bool follows(const Node& before, const Node& after)
{
    constexpr double kNear = 0.6;
    const auto at = [](const Node& node, const char* name) { return node.value(QLatin1String(name)).toDouble(); };
    const bool alike = std::ranges::all_of(
        std::initializer_list<const char*>{"y", "font-family", "font-size", "font-weight", "font-style"},
        [&](const char* name) { return before.value(QLatin1String(name)) == after.value(QLatin1String(name)); });
    QString letters = before.text;
    for (const Node& part : before.children)
        letters += part.text;
    const double end = at(before, "x") + QFontMetricsF(svgFontOf(before)).horizontalAdvance(letters + QLatin1Char(' '));
    return alike && !letters.isEmpty() && qAbs(at(after, "x") - end) < kNear;
}

/// Words that follow each other become parts of one text, so that they do so in any font: "Naked single", and in
/// another colour how many.
void joinWords(Node& node)
{
    for (Node& child : node.children)
        joinWords(child);
    std::vector<Node> kept;
    for (Node& child : node.children) {
        if (isGroup(child) && child.children.empty())
            continue; // a state in which nothing is drawn
        Node* const after = loneText(child);
        Node* const before = kept.empty() ? nullptr : loneText(kept.back());
        const auto differ = [&](const char* name) {
            return child.value(QLatin1String(name)) != kept.back().value(QLatin1String(name));
        };
        if (after == nullptr || before == nullptr || differ("transform") || differ("class")
            || !follows(*before, *after)) {
            kept.push_back(std::move(child));
            continue;
        }
        Node part{QStringLiteral("tspan"), {}, after->text, {}};
        for (const char* name : {"fill", "fill-opacity"}) {
            const QString own = after->value(QLatin1String(name));
            const QString value = own.isEmpty() ? child.value(QLatin1String(name)) : own;
            if (!value.isEmpty())
                part.attributes.emplace_back(QLatin1String(name), value);
        }
        (before->children.empty() ? before->text : before->children.back().text) += QLatin1Char(' ');
        before->children.push_back(std::move(part));
    }
    node.children = std::move(kept);
}

/// Two straight lines of which the second one goes on where the first one ends, in its direction, become one.
bool joins(Node& line, const Node& next)
{
    const QString kPoints = QStringLiteral("points");
    if (line.name != QLatin1String("polyline") || next.name != line.name)
        return false;
    const std::vector<double> a = numbersIn(line.value(kPoints));
    const std::vector<double> b = numbersIn(next.value(kPoints));
    if (a.size() != 4 || b.size() != 4 || a[2] != b[0] || a[3] != b[1])
        return false;
    const bool down = a[0] == a[2] && b[0] == b[2] && (a[3] - a[1]) * (b[3] - b[1]) > 0;
    const bool across = a[1] == a[3] && b[1] == b[3] && (a[2] - a[0]) * (b[2] - b[0]) > 0;
    const auto rest = [&](const Node& node) {
        auto attributes = node.attributes;
        std::erase_if(attributes, [&](const auto& attribute) { return attribute.first == kPoints; });
        return attributes;
    };
    if (!(down || across) || rest(line) != rest(next))
        return false;
    for (auto& [name, value] : line.attributes) {
        if (name == kPoints)
            value
                = QStringLiteral("%1,%2 %3,%4").arg(svgNumber(a[0]), svgNumber(a[1]), svgNumber(b[2]), svgNumber(b[3]));
    }
    return true;
}

/// Qt's letters say all about their font themselves; the groups that groupedLetters makes say it for them.
bool saysFont(const Node& node)
{
    return isText(node) || node.name == QLatin1String("svg")
        || (isGroup(node) && std::ranges::any_of(node.children, [](const Node& child) {
               return isText(child) && child.value(QStringLiteral("font-size")).isEmpty();
           }));
}

/// Drops attributes that have no effect, whatever elements are around the node.
void dropIdle(Node& node)
{
    const bool letters = saysFont(node);
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
        else if (areLetters(node) && (name == QLatin1String("x") || name == QLatin1String("y")))
            value = svgNumber(std::round(value.toDouble() * 100) / 100);
    }
    recogniseRectangle(node);
}

bool isOneOf(const QString& name, std::initializer_list<const char*> names)
{
    return std::ranges::any_of(names, [&name](const char* other) { return name == QLatin1String(other); });
}

/// All that an element says besides where it stands.
std::vector<std::pair<QString, QString>> looksOf(const Node& node)
{
    auto looks = node.attributes;
    std::erase_if(looks, [](const auto& attribute) {
        return isOneOf(attribute.first, {"x", "y", "width", "height", "textLength", "xlink:href"});
    });
    return looks;
}

/// Rectangles that look alike become one path: a plane of numbers has hundreds of them.
Node joinedRectangles(std::span<const Node> rectangles)
{
    Node path;
    path.name = QStringLiteral("path");
    path.attributes = looksOf(rectangles.front());
    path.attributes.emplace_back(QStringLiteral("fill-rule"), QStringLiteral("nonzero")); // they may overlap
    QString outline;
    for (const Node& rectangle : rectangles) {
        const QString width = rectangle.value(QStringLiteral("width"));
        outline += QStringLiteral("M%1,%2h%3v%4h-%3z")
                       .arg(rectangle.value(QStringLiteral("x")), rectangle.value(QStringLiteral("y")), width,
                           rectangle.value(QStringLiteral("height")));
    }
    path.attributes.emplace_back(QStringLiteral("d"), outline);
    return path;
}

/// Letters that look alike say how only once.
Node groupedLetters(std::span<Node> letters)
{
    Node group;
    group.name = QStringLiteral("g");
    group.attributes = looksOf(letters.front());
    for (Node& text : letters) {
        text.drop([](const QString& name) { return !isOneOf(name, {"x", "y", "textLength", "xlink:href"}); });
        group.children.push_back(std::move(text));
    }
    return group;
}

/// Neighbours that look alike become one element.
void joinAlike(std::vector<Node>& nodes, const Attributes& state)
{
    const auto effective = [&state](const Node& node, const char* name) {
        const QString own = node.value(QLatin1String(name));
        return own.isEmpty() ? state.value(QLatin1String(name)) : own;
    };
    const auto isPlainRectangle = [&](const Node& node) {
        return node.name == QLatin1String("rect") && node.value(QStringLiteral("rx")).isEmpty()
            && node.value(QStringLiteral("transform")).isEmpty() && effective(node, "stroke") == QLatin1String("none")
            && effective(node, "fill-opacity") == QLatin1String("1");
    };
    std::vector<Node> joined;
    for (std::size_t from = 0; from < nodes.size();) {
        const Node& first = nodes[from];
        const bool rectangle = isPlainRectangle(first);
        const bool letters = areLetters(first) && first.value(QStringLiteral("transform")).isEmpty();
        std::size_t to = from + 1;
        while ((rectangle || letters) && to < nodes.size() && nodes[to].name == first.name
            && (!rectangle || isPlainRectangle(nodes[to])) && looksOf(nodes[to]) == looksOf(first))
            ++to;
        const auto run = std::span(nodes).subspan(from, to - from);
        if (run.size() == 1)
            joined.push_back(std::move(nodes[from]));
        else
            joined.push_back(rectangle ? joinedRectangles(run) : groupedLetters(run));
        from = to;
    }
    nodes = std::move(joined);
}

/// Returns the attributes that apply inside the node.
Attributes within(Attributes state, const Node& node)
{
    for (const auto& [name, value] : node.attributes) {
        if (state.contains(name))
            state[name] = value;
    }
    return state;
}

void compact(Node& node, Attributes state)
{
    dropIdle(node);
    compactImage(node);
    fitLetters(node);
    node.drop([&](const QString& name) { return state.contains(name) && state.value(name) == node.value(name); });
    state = within(std::move(state), node);
    // Blanks between elements; letters keep theirs.
    if (!node.children.empty() && !isText(node))
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
        else if (kept.empty() || !joins(kept.back(), child))
            kept.push_back(std::move(child));
    }
    for (Node& child : kept) {
        if (isGroup(child))
            joinAlike(child.children, within(state, child));
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
    joinAlike(node.children, state);
}

/// Adds the facts about the run that the file shows: for people, and for programs.
void describe(Node& root, const DocumentFacts& facts)
{
    if (facts.isEmpty())
        return;
    const auto is
        = [](const char* name) { return [name](const Node& node) { return node.name == QLatin1String(name); }; };
    std::erase_if(root.children, is("desc"));
    Node description{QStringLiteral("desc"), {}, facts.text(), {}};
    Node metadata{QStringLiteral("metadata"), {}, {}, {}};
    Node run{QStringLiteral("convoku:run"), {}, {}, {}};
    run.attributes.emplace_back(QStringLiteral("xmlns:convoku"), QString::fromLatin1(kFactsNamespace));
    for (const auto& [name, value] : facts.fields())
        run.attributes.emplace_back(name.toLower(), value);
    metadata.children.push_back(std::move(run));
    auto at = std::ranges::find_if(root.children, is("title"));
    at = root.children.insert(at == root.children.end() ? root.children.begin() : at + 1, std::move(description));
    root.children.insert(at + 1, std::move(metadata));
}

} // namespace

QByteArray compactSvg(const QByteArray& svg, SvgText text, const DocumentFacts& facts)
{
    std::optional<Node> read = readSvg(svg);
    if (!read)
        return svg;
    Node& root = *read;
    if (text == SvgText::Outlines) {
        outlineLetters(root);
    } else {
        // Qt's reader knows one family only; a list would give another font to every text that takes its size from its
        // group. So the list is for those who understand the whole selector: they have a family that resembles ours.
        const QString family = QFontInfo(pictureFont(12)).family();
        root.attributes.emplace_back(QStringLiteral("font-family"), family);
        joinWords(root);
        Node style;
        style.name = QStringLiteral("style");
        // Behind the program's own one those that are no wider: not every reader knows textLength.
        style.text = QStringLiteral("text:not(g){font-family:%1,'Helvetica Neue',Helvetica,Arial,'Liberation Sans',"
                                    "'Noto Sans','DejaVu Sans Condensed',sans-serif}")
                         .arg(family);
        const auto title = std::ranges::find(root.children, QStringLiteral("title"), &Node::name);
        root.children.insert(title == root.children.end() ? root.children.begin() : title + 1, style);
    }
    compact(root, initialState());
    describe(root, facts);
    return svgBytes(root);
}

} // namespace convoku
