// SPDX-License-Identifier: MIT
#include "app/exporting/svg_node.h"

#include <QGlyphRun>
#include <QHash>
#include <QPainterPath>
#include <QRawFont>
#include <QTextLayout>
#include <QTransform>

#include <cmath>

namespace convoku {
namespace {

/// Laid out so many times larger: font engines round what is small.
constexpr int kEnlarged = 16;

QString placeText(const QPainterPath::Element& element)
{
    constexpr double kSteps = 1000;
    const auto number = [](double at) { return svgNumber(std::round(at / kEnlarged * kSteps) / kSteps); };
    return number(element.x) + QLatin1Char(',') + number(element.y);
}

/// Glyph by glyph, in the units that the font was drawn in: what is drawn in others differs by a little the first time.
QPainterPath pathOf(const QString& text, const QFont& font)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setUseDesignMetrics(true);
    layout.setTextOption(option);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    if (!line.isValid())
        return path;
    const QList<QGlyphRun> runs = layout.glyphRuns();
    for (const QGlyphRun& run : runs) {
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> positions = run.positions();
        QRawFont drawn = run.rawFont();
        const double scale = drawn.pixelSize() / drawn.unitsPerEm();
        drawn.setPixelSize(drawn.unitsPerEm());
        for (qsizetype i = 0; i < glyphs.size(); ++i) {
            const QPointF place = positions[i] - QPointF(0, line.ascent());
            path.addPath(drawn.pathForGlyph(glyphs[i]) * QTransform(scale, 0, 0, scale, place.x(), place.y()));
        }
    }
    return path;
}

/// The letters around the origin of their baseline, as the attribute d.
QString outlineOf(const SvgNode& text)
{
    QFont font = svgFontOf(text);
    font.setPixelSize(font.pixelSize() * kEnlarged);
    const QPainterPath path = pathOf(text.text, font);
    QString d;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement:
            d += (d.isEmpty() ? QStringLiteral("M") : QStringLiteral("zM")) + placeText(element);
            break;
        case QPainterPath::LineToElement:
            d += QLatin1Char('L') + placeText(element);
            break;
        case QPainterPath::CurveToElement:
            d += QLatin1Char('C') + placeText(element);
            break;
        case QPainterPath::CurveToDataElement:
            d += QLatin1Char(' ') + placeText(element);
            break;
        }
    }
    return d.isEmpty() ? d : d + QLatin1Char('z');
}

class Outliner
{
public:
    void outline(SvgNode& node)
    {
        for (SvgNode& child : node.children) {
            if (child.name == QLatin1String("text"))
                child = used(child);
            else
                outline(child);
        }
        std::erase_if(node.children, [](const SvgNode& child) { return child.name.isEmpty(); });
    }

    SvgNode definitions() const { return m_definitions; }

private:
    /// The element that stands for a text: none, without a name, where it is blank.
    SvgNode used(const SvgNode& text)
    {
        const QString d = outlineOf(text);
        SvgNode use;
        if (d.isEmpty())
            return use;
        QString& id = m_ids[d];
        if (id.isEmpty()) {
            id = QStringLiteral("t%1").arg(m_ids.size());
            SvgNode path;
            path.name = QStringLiteral("path");
            // Set the fill rule here: elements around the text may have another one.
            path.attributes = {{QStringLiteral("id"), id}, {QStringLiteral("fill-rule"), QStringLiteral("nonzero")},
                {QStringLiteral("d"), d}};
            m_definitions.children.push_back(path);
        }
        use.name = QStringLiteral("use");
        use.attributes = text.attributes;
        use.drop([](const QString& name) {
            return name.startsWith(QLatin1String("font-")) || name == QLatin1String("xml:space");
        });
        // The old way to say it: every reader knows it.
        use.attributes.emplace_back(QStringLiteral("xlink:href"), QLatin1Char('#') + id);
        return use;
    }

    SvgNode m_definitions{QStringLiteral("defs"), {}, {}, {}};
    QHash<QString, QString> m_ids; ///< of outlines
};

} // namespace

void outlineLetters(SvgNode& root)
{
    Outliner outliner;
    outliner.outline(root);
    SvgNode definitions = outliner.definitions();
    if (definitions.children.empty())
        return;
    const auto head = std::ranges::find_if(root.children, [](const SvgNode& child) {
        return child.name != QLatin1String("title") && child.name != QLatin1String("desc");
    });
    root.children.insert(head, std::move(definitions));
    const QString xlink = QStringLiteral("xmlns:xlink");
    if (root.value(xlink).isEmpty())
        root.attributes.emplace_back(xlink, QStringLiteral("http://www.w3.org/1999/xlink"));
}

} // namespace convoku
