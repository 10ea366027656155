// SPDX-License-Identifier: MIT
#include "app/exporting/svg_animation.h"

#include "app/exporting/animation_sampling.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/gif_encoder.h"
#include "app/exporting/svg_node.h"
#include "app/exporting/svg_text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QHash>
#include <QPainter>
#include <QStringList>
#include <QSvgGenerator>

#include <algorithm>
#include <iterator>
#include <list>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace convoku {
namespace {

using Status = ExportResult::Status;

/// Times from first to last − 1, in hundredths of a second.
using Span = std::pair<qint64, qint64>;

/// A part of the drawing, and when it is visible.
struct Part
{
    SvgNode node;
    std::vector<Span> spans; ///< in order, apart from each other
};

/// All parts of all pictures, in the order in which they are painted.
using Parts = std::list<Part>;

/// Identifies what a part looks like.
QString keyOf(const SvgNode& node)
{
    QString key = node.name + QLatin1Char('\n') + node.text;
    for (const auto& [name, value] : node.attributes)
        key += QLatin1Char('\n') + name + QLatin1Char('=') + value;
    for (const SvgNode& child : node.children)
        key += QLatin1Char('\t') + keyOf(child);
    return key;
}

/// The picture as Qt writes it; none where it can't be read.
std::optional<SvgNode> drawn(const FrameSource& source, int index, const QString& title)
{
    constexpr int kDotsPerInch = 96; // units of the picture are pixels
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(kDotsPerInch);
    svg.setSize(source.size());
    svg.setViewBox(QRect(QPoint(), source.size()));
    svg.setTitle(title);
    QPainter painter(&svg);
    source.paint(painter, index);
    painter.end();
    return readSvg(buffer.data());
}

/// The group that holds all that Qt draws; null in a picture without one.
SvgNode* drawing(SvgNode& root)
{
    const auto group = std::ranges::find(root.children, QStringLiteral("g"), &SvgNode::name);
    return group == root.children.end() ? nullptr : &*group;
}

/// Merges pictures, one after another. A part that the next picture has at the same place in the order stays; one that
/// comes back between the same neighbours is the same part again.
class Merger
{
public:
    void add(std::vector<SvgNode> nodes, Span time)
    {
        const std::vector<QString> keys = keysOf(nodes);
        const std::vector<int> kept = matches(keys);
        std::vector<Shown> now;
        auto place = m_parts.begin(); // behind the part that stays
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (kept[i] >= 0) {
                const auto part = m_shown[static_cast<std::size_t>(kept[i])].part;
                now.push_back({keys[i], part});
                place = std::next(part);
                continue;
            }
            // Up to the next one that stays, which bounds where the others may be.
            std::size_t end = i;
            while (end < nodes.size() && kept[end] < 0)
                ++end;
            const auto next = end < nodes.size() ? m_shown[static_cast<std::size_t>(kept[end])].part : m_parts.end();
            std::vector<std::optional<Parts::iterator>> again(end - i);
            for (std::size_t k = i; k < end; ++k) {
                const auto part
                    = std::find_if(place, next, [&](const Part& old) { return m_keys.value(&old) == keys[k]; });
                if (part != next) {
                    again[k - i] = part;
                    place = std::next(part);
                }
            }
            auto behind = next;
            for (std::size_t k = end; k > i; --k) {
                auto& part = again[k - 1 - i];
                if (!part) {
                    part = m_parts.insert(behind, Part{std::move(nodes[k - 1]), {}});
                    m_keys.insert(&**part, keys[k - 1]);
                }
                behind = *part;
            }
            for (std::size_t k = i; k < end; ++k)
                now.push_back({keys[k], *again[k - i]});
            i = end - 1;
        }
        for (const Shown& shown : now) {
            std::vector<Span>& spans = shown.part->spans;
            if (!spans.empty() && spans.back().second == time.first)
                spans.back().second = time.second;
            else
                spans.push_back(time);
        }
        m_shown = std::move(now);
    }

    const Parts& parts() const { return m_parts; }

private:
    struct Shown
    {
        QString key;
        Parts::iterator part;
    };

    static std::vector<QString> keysOf(const std::vector<SvgNode>& nodes)
    {
        std::vector<QString> keys;
        keys.reserve(nodes.size());
        for (const SvgNode& node : nodes)
            keys.push_back(keyOf(node));
        return keys;
    }

    /// For each new part its place in the picture before, or −1: the longest sequence in the same order, where the n-th
    /// of equal ones is that of before.
    std::vector<int> matches(const std::vector<QString>& keys) const
    {
        QHash<QString, std::vector<int>> places;
        for (std::size_t i = m_shown.size(); i > 0; --i)
            places[m_shown[i - 1].key].push_back(static_cast<int>(i) - 1);
        std::vector<int> before(keys.size(), -1);
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const auto found = places.find(keys[i]);
            if (found != places.end() && !found->empty()) {
                before[i] = found->back();
                found->pop_back();
            }
        }
        // The longest increasing subsequence of these.
        std::vector<std::size_t> ends; // of the best sequence of each length
        std::vector<std::optional<std::size_t>> previous(keys.size());
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (before[i] < 0)
                continue;
            const auto at = std::ranges::lower_bound(ends, before[i], {}, [&](std::size_t end) { return before[end]; });
            if (at != ends.begin())
                previous[i] = *std::prev(at);
            if (at == ends.end())
                ends.push_back(i);
            else
                *at = i;
        }
        std::vector<int> kept(keys.size(), -1);
        for (auto i = ends.empty() ? std::nullopt : std::optional(ends.back()); i; i = previous[*i])
            kept[*i] = before[*i];
        return kept;
    }

    Parts m_parts;
    QHash<const Part*, QString> m_keys;
    std::vector<Shown> m_shown; ///< by the picture before
};

/// A rule of the style sheet for each set of times at which something is visible.
class Timing
{
public:
    Timing(qint64 duration, int plays)
        : m_duration(duration)
        , m_plays(plays)
    {
    }

    /// The class of a part; empty where it is always visible.
    QString classOf(const std::vector<Span>& spans)
    {
        if (spans == std::vector<Span>{{0, m_duration}})
            return {};
        const auto [at, isNew] = m_classes.try_emplace(spans, QString());
        if (isNew)
            at->second = QStringLiteral("t%1").arg(m_classes.size());
        return at->second;
    }

    QString styleSheet() const
    {
        QString text;
        const QString times = m_plays == 0 ? QStringLiteral("infinite") : QString::number(m_plays);
        for (const auto& [spans, name] : m_classes) {
            const bool atEnd = spans.back().second == m_duration;
            QString frames;
            if (spans.front().first > 0)
                frames += frame(0, false);
            for (const Span& span : spans) {
                frames += frame(span.first, true);
                if (span.second < m_duration)
                    frames += frame(span.second, false);
            }
            frames += frame(m_duration, atEnd);
            text += QStringLiteral(".%1{%2animation:%1 %3s step-end %4 forwards}\n@keyframes %1{%5}\n")
                        .arg(name, atEnd ? QString() : QStringLiteral("visibility:hidden;"),
                            svgNumber(static_cast<double>(m_duration) / 100), times, frames);
        }
        return text + QStringLiteral("@media(prefers-reduced-motion:reduce){*{animation:none!important}}");
    }

private:
    QString frame(qint64 time, bool visible) const
    {
        return QStringLiteral("%1%{visibility:%2}")
            .arg(QString::number(100.0 * static_cast<double>(time) / static_cast<double>(m_duration), 'f', 5),
                visible ? QStringLiteral("visible") : QStringLiteral("hidden"));
    }

    qint64 m_duration;
    int m_plays;
    std::map<std::vector<Span>, QString> m_classes;
};

/// Attributes that children inherit from a group around them. An opacity is not inherited: a group's opacity has a
/// different effect.
const QStringList kInherited{QStringLiteral("class"), QStringLiteral("stroke-width"), QStringLiteral("stroke-linecap"),
    QStringLiteral("stroke-linejoin"), QStringLiteral("stroke-opacity"), QStringLiteral("fill-opacity"),
    QStringLiteral("font-family"), QStringLiteral("font-size"), QStringLiteral("font-weight")};

QStringList inheritedBy(const SvgNode& node)
{
    QStringList values;
    for (const QString& name : kInherited)
        values << node.value(name);
    return values;
}

/// Neighbours that have the same times and pens become a group, which says so once.
void groupNeighbours(std::vector<SvgNode>& nodes)
{
    std::vector<SvgNode> grouped;
    for (std::size_t begin = 0; begin < nodes.size();) {
        const QStringList values = inheritedBy(nodes[begin]);
        std::size_t end = begin + 1;
        while (end < nodes.size() && inheritedBy(nodes[end]) == values)
            ++end;
        if (end - begin == 1 || values.count(QString()) == values.size()) {
            std::move(nodes.begin() + static_cast<std::ptrdiff_t>(begin),
                nodes.begin() + static_cast<std::ptrdiff_t>(end), std::back_inserter(grouped));
        } else {
            SvgNode& group = grouped.emplace_back(SvgNode{QStringLiteral("g"), {}, {}, {}});
            for (qsizetype i = 0; i < values.size(); ++i) {
                if (!values[i].isEmpty())
                    group.attributes.emplace_back(kInherited[i], values[i]);
            }
            for (std::size_t i = begin; i < end; ++i) {
                nodes[i].drop([](const QString& name) { return kInherited.contains(name); });
                group.children.push_back(std::move(nodes[i]));
            }
        }
        begin = end;
    }
    nodes = std::move(grouped);
}

} // namespace

ExportResult writeAnimatedSvg(const FrameSource& source, const AnimationSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress)
{
    if (const Status status = checkSize(source, GifEncoder::fits); status != Status::Done)
        return {status};
    const int frames = source.count();
    if (frames > kMostSvgPictures)
        return {Status::BrokeOff,
            QCoreApplication::translate("convoku::Video",
                "An animated SVG can have at most %1 frames, but this animation has %2. Export part of it, or choose a "
                "different format.")
                .arg(kMostSvgPictures)
                .arg(frames)};
    Merger merger;
    std::optional<SvgNode> root;
    qint64 time = 0;
    for (int i = 0; i < frames; ++i) {
        auto picture = drawn(source, i, settings.facts.title);
        SvgNode* group = picture ? drawing(*picture) : nullptr;
        if (group == nullptr)
            return {Status::BadFrame};
        const qint64 end = time + GifEncoder::clampedDelay(source.delay(i));
        merger.add(std::exchange(group->children, {}), {time, end});
        time = end;
        root = std::move(picture);
        if (progress && !progress(i + 1, frames))
            return {Status::Cancelled};
    }
    Timing timing(time, settings.plays);
    SvgNode* group = drawing(*root);
    for (const Part& part : merger.parts()) {
        SvgNode& node = group->children.emplace_back(part.node);
        if (const QString name = timing.classOf(part.spans); !name.isEmpty())
            node.attributes.emplace_back(QStringLiteral("class"), name);
    }
    root->children.insert(root->children.begin(), SvgNode{QStringLiteral("style"), {}, timing.styleSheet(), {}});
    QByteArray bytes = compactSvg(svgBytes(*root), settings.text, settings.facts);
    if (auto compact = readSvg(bytes)) {
        SvgNode* parts = drawing(*compact);
        for (SvgNode* node : {&*compact, parts == nullptr ? &*compact : parts})
            node->text.clear(); // line breaks between elements
        groupNeighbours(parts == nullptr ? compact->children : parts->children);
        bytes = svgBytes(*compact);
    }
    if (device.write(bytes) != bytes.size())
        return {Status::CannotWrite, device.errorString()};
    return {Status::Done, {}, bytes.size(), frames};
}

} // namespace convoku
