// SPDX-License-Identifier: MIT
#include "app/drawing/frame_painter.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/board_signs.h"
#include "app/drawing/focus_painter.h"
#include "app/drawing/fonts.h"
#include "app/drawing/rule_stroke.h"
#include "app/drawing/text_lines.h"
#include "app/wording/wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>

namespace convoku {
namespace {

struct LegendItem
{
    enum class Kind { Family, House, Depth, Returned, Reason, Focus };
    Kind kind = Kind::Family;
    int which = 0;
    QString text;
    QString count;

    friend bool operator==(const LegendItem&, const LegendItem&) = default;
};

/// Returns true if all families have the same colour: then colours cannot distinguish them.
bool hasOneFamilyColour(const Theme& theme)
{
    return std::all_of(theme.families.begin(), theme.families.end(),
        [&theme](const QColor& colour) { return colour == theme.families.front(); });
}

/// Returns true if only strokes distinguish some families of the legend, because their discs have the same colour.
bool repeatsFamilyColour(const FrameRoom& room, const Theme& theme)
{
    std::set<QRgb> colours;
    for (const RuleFamily family : room.families)
        colours.insert(theme.family(family).rgb());
    return !hasOneFamilyColour(theme) && colours.size() < room.families.size();
}

/// removals: what is counted; null: for the room that any numbers need. `houses`: the board has their edges.
std::vector<LegendItem> legendItems(
    const std::vector<BoardScene::Removal>* removals, const FrameRoom& room, const Theme& theme, bool houses)
{
    std::vector<LegendItem> items;
    // The count has the room of the widest one, so that nothing moves from picture to picture.
    const auto countText
        = [removals](auto count) { return removals == nullptr ? QStringLiteral("000") : QString::number(count); };
    if (hasOneFamilyColour(theme)) {
        items.push_back({LegendItem::Kind::Family, 0, Wording::removedCandidates(),
            countText(removals == nullptr ? 0 : removals->size())});
    } else {
        for (const RuleFamily family : room.families) {
            const auto count = removals == nullptr
                ? 0
                : std::count_if(removals->begin(), removals->end(),
                    [family](const BoardScene::Removal& r) { return r.kind.family == family; });
            items.push_back(
                {LegendItem::Kind::Family, static_cast<int>(family), Wording::family(family), countText(count)});
        }
    }
    for (int i = 0; houses && i < 3; ++i)
        items.push_back({LegendItem::Kind::House, i, Wording::houseKind(static_cast<HouseKind>(i)), {}});
    // Deeper ones take the hues in turn.
    const int last = std::min(room.depths, Theme::kDepthHues);
    for (int depth = 1; depth <= last; ++depth)
        items.push_back({LegendItem::Kind::Depth, depth,
            depth == 1                                 ? Wording::keptInMind(depth)
                : depth == last && room.depths > depth ? Wording::andDeeper(depth)
                                                       : QString::number(depth),
            {}});
    if (room.returns)
        items.push_back({LegendItem::Kind::Returned, 0, Wording::returned(), {}});
    if (room.reasons) {
        items.push_back({LegendItem::Kind::Reason, 0, Wording::findingCell(), {}});
        items.push_back({LegendItem::Kind::Reason, 1, Wording::stillNeeded(), {}});
    }
    if (room.focus) {
        items.push_back({LegendItem::Kind::Focus, 0, BoardSigns::cause(), {}});
        items.push_back({LegendItem::Kind::Focus, 1, BoardSigns::gone(), {}});
    }
    return items;
}

/// Grows with the picture, but for small pictures, where a part of the width would be too small to read.
qreal textSizeFor(qreal width)
{
    return std::max(std::round(width * 14 / 732), std::clamp(std::round(width / 37), 10.0, 13.0));
}

qreal marginFor(qreal width)
{
    return std::round(width / 40);
}

/// Positions of caption, board, sentence and legend in a picture of a given width.
struct FrameLayout
{
    FrameLayout(qreal width, const FrameStyle& style, const FrameRoom& room)
        : textSize(textSizeFor(width))
        , margin(style.caption || style.legend || style.labels || style.sentence ? marginFor(width) : 0)
    {
        const qreal lineHeight = std::round(textSize * 1.9);
        const qreal captionHeight = style.caption ? lineHeight + margin : 0;
        board = QRectF(0, captionHeight, width, width);
        if (style.labels)
            board.adjust(0, 0, -margin, -margin);
        houses = !drawsCandidatesAsSquares(BoardGeometry(board, style.labels, 1, room.board));
        caption = QRectF(margin, margin, width - 2 * margin, captionHeight - margin);
        qreal bottom = captionHeight + (style.labels ? width - margin : width);
        if (style.sentence) {
            const qreal height = sentenceLineHeight() * room.sentenceLines;
            sentence = QRectF(margin, bottom + margin / 2, width - 2 * margin, height);
            bottom += height + margin / 2;
        }
        if (style.legend) {
            const QFontMetricsF metrics(pictureFont(textSize));
            const qreal gap = textSize * 1.3;
            qreal x = margin;
            qreal y = bottom + margin / 2;
            LegendItem::Kind kind = LegendItem::Kind::Family;
            for (const LegendItem& item : legendItems(nullptr, room, Theme::of(style.theme), houses)) {
                const qreal itemWidth = markRoom() + metrics.horizontalAdvance(item.text)
                    + (item.count.isEmpty() ? 0 : metrics.horizontalAdvance(QLatin1Char(' ') + item.count));
                if (x > margin
                    && (x + itemWidth > width - margin || (item.kind != kind && kind == LegendItem::Kind::Family))) {
                    x = margin;
                    y += lineHeight;
                }
                kind = item.kind;
                items.emplace_back(x, y, itemWidth, lineHeight);
                x += itemWidth + gap;
            }
            bottom = y + lineHeight + margin / 2;
        }
        if (style.labels || style.caption || style.sentence)
            bottom += margin / 2;
        size = QSizeF(width, std::ceil(bottom));
    }

    qreal markRoom() const { return textSize * 1.7; }
    qreal sentenceLineHeight() const { return std::round(textSize * 1.5); }

    qreal textSize;
    qreal margin;
    QRectF caption;
    QRectF board;
    bool houses = false; ///< the board has their edges
    QRectF sentence;
    std::vector<QRectF> items;
    QSizeF size;
};

void paintLegend(QPainter& painter, const FrameLayout& layout, const Frame& frame, const Theme& theme)
{
    const std::vector<LegendItem> items = legendItems(&frame.removals(), frame.room, theme, layout.houses);
    const QFont font = pictureFont(layout.textSize);
    const QFontMetricsF metrics(font);
    const qreal mark = layout.textSize * 1.15;
    const bool byStroke = theme.inkOnly || repeatsFamilyColour(frame.room, theme);
    for (std::size_t i = 0; i < items.size() && i < layout.items.size(); ++i) {
        const LegendItem& item = items[i];
        const QRectF& rect = layout.items[i];
        const QRectF square(rect.left(), rect.center().y() - mark / 2, mark, mark);
        switch (item.kind) {
        case LegendItem::Kind::Family:
            if (byStroke) {
                const auto family = static_cast<RuleFamily>(item.which);
                painter.setPen(QPen(theme.family(family), mark / 9));
                paintFamilyStroke(painter, square.center(), QPointF(0.38, -0.42) * mark, family);
                break;
            }
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.family(static_cast<RuleFamily>(item.which)));
            painter.drawEllipse(square.center(), mark * 0.4, mark * 0.4);
            break;
        case LegendItem::Kind::House:
            painter.setBrush(Qt::NoBrush);
            paintHouseEdges(
                painter, square.adjusted(1, 1, -1, -1), static_cast<HouseKind>(item.which), theme.label, mark / 9, 1);
            break;
        case LegendItem::Kind::Reason:
            if (item.which == 0) {
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(theme.cursor, mark / 9, Qt::DashLine));
                painter.drawRect(square.adjusted(1, 1, -1, -1));
            } else {
                painter.setPen(Qt::NoPen);
                painter.setBrush(theme.cursor);
                painter.drawEllipse(square.center(), mark * 0.22, mark * 0.22);
            }
            break;
        case LegendItem::Kind::Focus: {
            const QColor& colour = frame.scene.focus ? theme.family(frame.scene.focus->rule.family) : theme.cursor;
            if (item.which == 0) {
                paintBrackets(painter, square.adjusted(1, 1, -1, -1), mark * 0.32, mark / 8, colour);
            } else {
                painter.setPen(Qt::NoPen);
                painter.setBrush(colour);
                painter.drawEllipse(square.center(), mark * 0.18, mark * 0.18);
            }
            break;
        }
        case LegendItem::Kind::Returned:
            painter.fillRect(QRectF(square.left(), square.bottom() - mark / 4, mark, mark / 4),
                theme.depth(std::max(1, frame.scene.failedDepth)));
            break;
        case LegendItem::Kind::Depth:
            painter.setPen(theme.inkOnly ? QPen(theme.depth(item.which), mark / 12) : QPen(Qt::NoPen));
            painter.setBrush(theme.inkOnly ? theme.board : theme.depth(item.which));
            painter.drawRoundedRect(square, mark * 0.18, mark * 0.18);
            break;
        }
        painter.setBrush(Qt::NoBrush);
        painter.setFont(font);
        const QPointF baseline(rect.left() + layout.markRoom(), rect.center().y() + metrics.capHeight() / 2);
        painter.setPen(theme.givenDigit);
        painter.drawText(baseline, item.text);
        painter.setPen(theme.label);
        painter.drawText(baseline + QPointF(metrics.horizontalAdvance(item.text + QLatin1Char(' ')), 0), item.count);
    }
}

const QString& captionOf(const Frame& frame, const FrameStyle& style)
{
    return style.ownCaption.isEmpty() ? frame.caption : style.ownCaption;
}

void paintCaption(QPainter& painter, const FrameLayout& layout, const QString& caption, const Theme& theme)
{
    const QFont font = pictureFont(layout.textSize, QFont::DemiBold);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(theme.givenDigit);
    painter.drawText(QPointF(layout.caption.left(), layout.caption.center().y() + metrics.capHeight() / 2),
        metrics.elidedText(caption, Qt::ElideRight, layout.caption.width()));
}

void paintSentence(QPainter& painter, const FrameLayout& layout, const QString& sentence, const Theme& theme)
{
    const QFont font = pictureFont(layout.textSize);
    const qreal step = layout.sentenceLineHeight();
    const qreal rise = step / 2 + QFontMetricsF(font).capHeight() / 2;
    painter.setFont(font);
    painter.setPen(theme.givenDigit);
    QPointF baseline = layout.sentence.topLeft() + QPointF(0, rise);
    for (const QString& line : linesOf(sentence, font, layout.sentence.width(), kMostSentenceLines)) {
        painter.drawText(baseline, line);
        baseline.ry() += step;
    }
}

/// Sentence and legend.
void paintBelowBoard(QPainter& painter, const FrameLayout& layout, const Frame& frame, const FrameStyle& style)
{
    const Theme& theme = Theme::of(style.theme);
    if (style.sentence)
        paintSentence(painter, layout, frame.sentence, theme);
    if (style.legend)
        paintLegend(painter, layout, frame, theme);
}

} // namespace

std::vector<RuleFamily> familiesIn(const Recording& recording)
{
    std::vector<RuleFamily> families = FrameRoom().families;
    for (const RuleId rule : recording.options().rules) {
        const RuleFamily family = recording.model().rule(rule).family;
        if (std::ranges::find(families, family) == families.end())
            families.push_back(family);
    }
    std::ranges::sort(families);
    return families;
}

Frame frameAt(const Recording& recording, Position position, const FrameStyle& style, int width)
{
    Frame frame;
    frame.scene = sceneAt(recording, position);
    frame.caption = Wording::caption(recording, position);
    frame.room.board = recording.board();
    frame.room.depths = recording.maxDepth();
    frame.room.returns = !frame.scene.restored.empty();
    frame.room.families = familiesIn(recording);
    if (style.sentence) {
        frame.sentence = Wording::stepSentence(recording, position);
        frame.room.sentenceLines = sentenceLines(frame.sentence, width);
    }
    return frame;
}

int sentenceLines(const QString& sentence, int width)
{
    const QFont font = pictureFont(textSizeFor(width));
    return static_cast<int>(linesOf(sentence, font, width - 2 * marginFor(width), kMostSentenceLines).size());
}

QSize frameSize(int width, const FrameStyle& style, const FrameRoom& room)
{
    return FrameLayout(width, style, room).size.toSize();
}

void paintFrame(QPainter& painter, const QRectF& rect, const Frame& frame, const FrameStyle& style)
{
    const Theme& theme = Theme::of(style.theme);
    const FrameLayout layout(rect.width(), style, frame.room);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.fillRect(QRectF(QPointF(), rect.size()), theme.background);
    if (style.caption)
        paintCaption(painter, layout, captionOf(frame, style), theme);
    paintBoard(painter, BoardGeometry(layout.board, style.labels, 1, frame.scene.board()), frame.scene, theme);
    paintBelowBoard(painter, layout, frame, style);
    painter.restore();
}

QRegion repaintFrame(QPainter& painter, QSize size, const Frame& shown, const Frame& frame, const FrameStyle& style)
{
    const std::optional<std::vector<Cell>> cells = changedCells(shown.scene, frame.scene);
    // In cells of fewer pixels, the edges of rings shine through to the next cell.
    constexpr qreal smallest = 20;
    const FrameLayout layout(size.width(), style, frame.room);
    const BoardGeometry geometry(layout.board, style.labels, 1, frame.scene.board());
    if (!cells || geometry.cellSide() < smallest || shown.room != frame.room) {
        paintFrame(painter, QRectF(QPointF(), QSizeF(size)), frame, style);
        return QRect(QPoint(), size);
    }
    const Theme& theme = Theme::of(style.theme);
    QRegion changed;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const auto repaint = [&](const QRect& part, const auto& paint) {
        painter.fillRect(part, theme.background);
        paint();
        changed += part;
    };
    // Above and below the board, all across.
    if (style.caption && style.ownCaption.isEmpty() && shown.caption != frame.caption) {
        repaint(QRect(0, 0, size.width(), static_cast<int>(std::floor(layout.board.top()))),
            [&] { paintCaption(painter, layout, frame.caption, theme); });
    }
    const bool otherSentence = style.sentence && shown.sentence != frame.sentence;
    const bool otherLegend = style.legend
        && legendItems(&shown.removals(), frame.room, theme, layout.houses)
            != legendItems(&frame.removals(), frame.room, theme, layout.houses);
    if (otherSentence || otherLegend) {
        repaint(QRect(QPoint(0, static_cast<int>(std::ceil(layout.board.bottom()))),
                    QPoint(size.width() - 1, size.height() - 1)),
            [&] { paintBelowBoard(painter, layout, frame, style); });
    }
    paintCells(painter, geometry, frame.scene, theme, *cells);
    for (const Cell cell : *cells)
        changed += geometry.cellRect(cell).toRect();
    painter.restore();
    return changed;
}

} // namespace convoku
