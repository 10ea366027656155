// SPDX-License-Identifier: MIT
#include "app/exporting/palette.h"

#include <QList>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace convoku {

namespace {

constexpr quint32 Rgb24 = 0xffffffU;
constexpr quint32 Opaque = 0xff000000U;

// Pictures of noise have millions of colours. From here on, a new colour is counted as one of 32,768 coarser ones.
constexpr std::size_t ManyColours = std::size_t(1) << 18;
// k-means looks at each of its colours some 1,500 or 3,000 times; boards have fewer colours than this.
constexpr std::size_t MostPoints = std::size_t(1) << 14;
constexpr int Rounds = 12;
// Antialiased edges are few pixels, but the eye looks at edges: below 1, so that large areas do not take all colours.
constexpr double WeightPower = 0.75;
constexpr int RememberedBits = 14;

quint32 hash(QRgb colour)
{
    return (colour & Rgb24) * 0x9e3779b1U; // the good bits are the high ones
}

// Calls `call` with each colour, opaque, and how many pixels in a row have it.
template <typename Call>
void forEachRun(const QRgb* pixel, int count, Call&& call)
{
    const QRgb* const end = pixel + count;
    while (pixel != end) {
        const QRgb colour = *pixel;
        const QRgb* const start = pixel;
        while (pixel != end && *pixel == colour)
            ++pixel;
        call(colour | Opaque, int(pixel - start));
    }
}

using Channels = std::array<double, 3>;

struct Point
{
    Channels at{};
    double weight = 0;
};

Channels channels(QRgb colour)
{
    return {double(qRed(colour)), double(qGreen(colour)), double(qBlue(colour))};
}

double squaredDistance(const Channels& a, const Channels& b)
{
    const double red = a[0] - b[0];
    const double green = a[1] - b[1];
    const double blue = a[2] - b[2];
    return red * red + green * green + blue * blue;
}

// One point a colour; if those are too many, one a cube of colours, in the cube's mean.
std::vector<Point> points(const std::vector<ColourHistogram::Entry>& entries)
{
    int dropped = 0; // low bits of each channel
    std::vector<std::pair<quint32, std::size_t>> cubes(entries.size());
    for (std::size_t distinct = entries.size();; ++dropped) {
        const quint32 mask = 0x010101U * ((0xffU << dropped) & 0xffU);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            cubes[i] = {entries[i].colour & mask, i};
        }
        if (dropped > 0) {
            std::sort(cubes.begin(), cubes.end());
            distinct = 1;
            for (std::size_t i = 1; i < cubes.size(); ++i)
                distinct += std::size_t(cubes[i].first != cubes[i - 1].first);
        }
        if (distinct <= MostPoints)
            break;
    }
    std::vector<Point> result;
    for (std::size_t i = 0; i < cubes.size(); ++i) {
        if (i == 0 || cubes[i].first != cubes[i - 1].first)
            result.emplace_back();
        const ColourHistogram::Entry& entry = entries[cubes[i].second];
        const double weight = std::pow(double(entry.count), WeightPower);
        Point& point = result.back();
        const Channels at = channels(entry.colour);
        for (std::size_t c = 0; c < 3; ++c)
            point.at[c] += (at[c] - point.at[c]) * weight / (point.weight + weight);
        point.weight += weight;
    }
    return result;
}

struct Box
{
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t axis = 0; // the channel in which the box spreads most
    double spread = 0; // weighted squared deviation in that channel
    Channels mean{};
};

Box boxOf(const std::vector<Point>& all, std::size_t begin, std::size_t end)
{
    Box box{begin, end, 0, 0, {}};
    double weight = 0;
    Channels deviation{};
    for (std::size_t i = begin; i < end; ++i) {
        weight += all[i].weight;
        for (std::size_t c = 0; c < 3; ++c) {
            const double step = all[i].at[c] - box.mean[c];
            box.mean[c] += step * all[i].weight / weight;
            deviation[c] += all[i].weight * step * (all[i].at[c] - box.mean[c]);
        }
    }
    for (std::size_t c = 0; c < 3; ++c) {
        if (deviation[c] > box.spread) {
            box.spread = deviation[c];
            box.axis = c;
        }
    }
    return box;
}

// At most `boxes` means. Sorts parts of `all`.
std::vector<Channels> medianCut(std::vector<Point>& all, std::size_t boxes)
{
    std::vector<Box> cut;
    if (boxes > 0 && !all.empty())
        cut.push_back(boxOf(all, 0, all.size()));
    while (!cut.empty() && cut.size() < boxes) {
        const auto widest
            = std::max_element(cut.begin(), cut.end(), [](const Box& a, const Box& b) { return a.spread < b.spread; });
        if (widest->spread <= 0)
            break;
        const Box box = *widest;
        const auto first = all.begin() + std::ptrdiff_t(box.begin);
        const auto last = all.begin() + std::ptrdiff_t(box.end);
        std::sort(first, last, [axis = box.axis](const Point& a, const Point& b) {
            return a.at[axis] != b.at[axis] ? a.at[axis] < b.at[axis] : a.at < b.at;
        });
        // Cutting at the mean and not at the median leaves a heavy flat colour a box of its own sooner.
        const auto middle = std::partition_point(
            first, last, [&box](const Point& p) { return p.at[box.axis] <= box.mean[box.axis]; });
        const auto place = std::size_t(std::clamp(middle, first + 1, last - 1) - all.begin());
        *widest = boxOf(all, box.begin, place);
        cut.push_back(boxOf(all, place, box.end));
    }
    std::vector<Channels> means;
    for (const Box& box : cut)
        means.push_back(box.mean);
    return means;
}

// Lloyd's rounds. The first `fixed` centres attract colours like the others, but stay where they are.
void improve(const std::vector<Point>& all, std::vector<Channels>& centres, std::size_t fixed)
{
    struct Sum
    {
        Channels at{};
        double weight = 0;
    };
    std::vector<Sum> sums(centres.size());
    std::vector<double> errors(all.size());
    for (int round = 0; round < Rounds; ++round) {
        std::fill(sums.begin(), sums.end(), Sum{});
        for (std::size_t i = 0; i < all.size(); ++i) {
            std::size_t best = 0;
            double least = std::numeric_limits<double>::max();
            for (std::size_t k = 0; k < centres.size(); ++k) {
                const double distance = squaredDistance(all[i].at, centres[k]);
                if (distance < least) {
                    least = distance;
                    best = k;
                }
            }
            errors[i] = least * all[i].weight;
            sums[best].weight += all[i].weight;
            for (std::size_t c = 0; c < 3; ++c)
                sums[best].at[c] += all[i].weight * all[i].at[c];
        }
        for (std::size_t k = fixed; k < centres.size(); ++k) {
            if (sums[k].weight > 0) {
                for (std::size_t c = 0; c < 3; ++c)
                    centres[k][c] = sums[k].at[c] / sums[k].weight;
                continue;
            }
            // No colour is near this centre: it helps most at the colour with the largest error.
            const auto worst = std::max_element(errors.begin(), errors.end());
            centres[k] = all[std::size_t(worst - errors.begin())].at;
            *worst = 0;
        }
    }
}

QRgb rounded(const Channels& at)
{
    return qRgb(int(std::lround(at[0])), int(std::lround(at[1])), int(std::lround(at[2])));
}

// The entries that keep their exact colour come first, the others after them; returns how many are kept.
std::size_t keepFlats(std::vector<ColourHistogram::Entry>& entries, std::size_t maximum, std::vector<QRgb> pinned)
{
    for (QRgb& colour : pinned)
        colour |= Opaque;
    std::sort(pinned.begin(), pinned.end());
    const auto moreFrequent = [](const ColourHistogram::Entry& a, const ColourHistogram::Entry& b) {
        return a.count != b.count ? a.count > b.count : a.colour < b.colour;
    };
    const auto others
        = std::stable_partition(entries.begin(), entries.end(), [&pinned](const ColourHistogram::Entry& entry) {
              return std::binary_search(pinned.begin(), pinned.end(), entry.colour);
          });
    std::sort(entries.begin(), others, moreFrequent);
    std::sort(others, entries.end(), moreFrequent);
    const std::size_t frequent = std::max<std::size_t>(1, maximum / 8);
    return std::min({maximum, std::size_t(others - entries.begin()) + frequent, entries.size()});
}

} // namespace

ColourHistogram::ColourHistogram()
    : m_slots(std::size_t(1) << 12)
{
}

std::size_t ColourHistogram::slotOf(QRgb colour) const
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = (hash(colour) >> 8) & mask;
    while (m_slots[slot].lastFrame != 0 && m_slots[slot].entry.colour != colour)
        slot = (slot + 1) & mask;
    return slot;
}

ColourHistogram::Slot& ColourHistogram::slotFor(QRgb colour)
{
    std::size_t slot = slotOf(colour);
    if (m_slots[slot].lastFrame == 0) {
        if (m_used >= ManyColours) {
            colour = (colour & 0xfff8f8f8U) | 0x040404U;
            slot = slotOf(colour);
        } else if (m_used * 2 >= m_slots.size()) {
            grow();
            slot = slotOf(colour);
        }
    }
    if (m_slots[slot].lastFrame == 0) {
        m_slots[slot].entry.colour = colour;
        ++m_used;
    }
    return m_slots[slot];
}

void ColourHistogram::grow()
{
    std::vector<Slot> old(m_slots.size() * 2);
    old.swap(m_slots);
    for (const Slot& slot : old) {
        if (slot.lastFrame != 0)
            m_slots[slotOf(slot.entry.colour)] = slot;
    }
}

void ColourHistogram::add(const QImage& picture)
{
    const QImage rgb = picture.convertToFormat(QImage::Format_RGB32);
    beginFrame();
    for (int y = 0; y < rgb.height(); ++y)
        add(reinterpret_cast<const QRgb*>(rgb.constScanLine(y)), rgb.width(), 1);
}

void ColourHistogram::beginFrame()
{
    ++m_frame;
}

void ColourHistogram::add(const QRgb* pixels, int count, int frames)
{
    forEachRun(pixels, count, [&](QRgb colour, int length) {
        Slot& slot = slotFor(colour);
        slot.entry.count += quint64(length) * quint64(frames);
        if (slot.lastFrame != m_frame) {
            slot.lastFrame = m_frame;
            ++slot.entry.frames;
        }
    });
}

void ColourHistogram::subtract(const QRgb* pixels, int count, int frames)
{
    forEachRun(pixels, count,
        [&](QRgb colour, int length) { slotFor(colour).entry.count -= quint64(length) * quint64(frames); });
}

std::vector<ColourHistogram::Entry> ColourHistogram::entries() const
{
    std::vector<Entry> result;
    result.reserve(m_used);
    for (const Slot& slot : m_slots) {
        if (slot.entry.count != 0)
            result.push_back(slot.entry);
    }
    std::sort(result.begin(), result.end(), [](const Entry& a, const Entry& b) { return a.colour < b.colour; });
    return result;
}

Palette::Palette(const ColourHistogram& histogram, int maximum, const std::vector<QRgb>& pinned)
{
    const auto limit = std::size_t(std::clamp(maximum, 1, Large));
    std::vector<ColourHistogram::Entry> entries = histogram.entries();
    m_exact = entries.size() <= limit;
    const std::size_t kept = m_exact ? entries.size() : keepFlats(entries, limit, pinned);
    for (std::size_t i = 0; i < kept; ++i)
        m_colours.push_back(entries[i].colour);
    if (kept < limit && !m_exact) {
        std::vector<Point> all = points({entries.begin() + std::ptrdiff_t(kept), entries.end()});
        const std::vector<Channels> start = medianCut(all, limit - kept);
        std::vector<Channels> centres;
        std::transform(m_colours.begin(), m_colours.end(), std::back_inserter(centres), channels);
        centres.insert(centres.end(), start.begin(), start.end());
        improve(all, centres, kept);
        std::transform(centres.begin() + std::ptrdiff_t(kept), centres.end(), std::back_inserter(m_colours), rounded);
    }
    if (m_colours.empty()) {
        m_colours.push_back(Opaque); // no pictures: still a table that can be written
    }
    std::sort(m_colours.begin(), m_colours.end());
    m_colours.erase(std::unique(m_colours.begin(), m_colours.end()), m_colours.end());
    // Black is right in every place that no colour has taken yet: another colour there is seen not to be black.
    m_remembered.assign(std::size_t(1) << RememberedBits, quint32(nearest(Opaque)) << 24);
}

Palette Palette::smallest(const ColourHistogram& histogram, int maximum, const std::vector<QRgb>& pinned)
{
    if (maximum > Fewest) {
        Palette few(histogram, Fewest, pinned);
        if (few.isExact() || few.error(histogram) <= UnseenError)
            return few;
    }
    return Palette(histogram, maximum, pinned);
}

double Palette::error(const ColourHistogram& histogram) const
{
    double squares = 0;
    double pixels = 0;
    for (const ColourHistogram::Entry& entry : histogram.entries()) {
        const QRgb mapped = m_colours[nearest(entry.colour)];
        const int red = qRed(mapped) - qRed(entry.colour);
        const int green = qGreen(mapped) - qGreen(entry.colour);
        const int blue = qBlue(mapped) - qBlue(entry.colour);
        squares += double(entry.count) * (red * red + green * green + blue * blue);
        pixels += double(entry.count);
    }
    return pixels > 0 ? std::sqrt(squares / (3 * pixels)) : 0;
}

quint8 Palette::nearest(QRgb colour) const
{
    int best = 0;
    int least = std::numeric_limits<int>::max();
    for (int i = 0; i < int(m_colours.size()); ++i) {
        const QRgb candidate = m_colours[std::size_t(i)];
        const int red = qRed(candidate) - qRed(colour);
        const int green = qGreen(candidate) - qGreen(colour);
        const int blue = qBlue(candidate) - qBlue(colour);
        const int distance = red * red + green * green + blue * blue;
        if (distance < least) {
            least = distance;
            best = i;
        }
    }
    return quint8(best);
}

QImage Palette::map(const QImage& rgb) const
{
    const QImage source = rgb.convertToFormat(QImage::Format_RGB32);
    QImage result(source.size(), QImage::Format_Indexed8);
    result.setColorTable(QList<QRgb>(m_colours.begin(), m_colours.end()));
    for (int y = 0; y < source.height(); ++y)
        map(reinterpret_cast<const QRgb*>(source.constScanLine(y)), result.scanLine(y), source.width());
    return result;
}

void Palette::map(const QRgb* from, uchar* to, int count) const
{
    QRgb last = ~from[0];
    uchar index = 0;
    for (int x = 0; x < count; ++x) {
        if (from[x] != last) {
            last = from[x];
            quint32& remembered = m_remembered[hash(last) >> (32 - RememberedBits)];
            if ((remembered & Rgb24) != (last & Rgb24))
                remembered = quint32(nearest(last)) << 24 | (last & Rgb24);
            index = uchar(remembered >> 24);
        }
        to[x] = index;
    }
}

std::vector<quint64> Palette::needs(const ColourHistogram& histogram) const
{
    std::vector<quint64> result(m_colours.size());
    for (const ColourHistogram::Entry& entry : histogram.entries())
        result[nearest(entry.colour)] += entry.frames;
    return result;
}

} // namespace convoku
