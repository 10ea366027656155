// SPDX-License-Identifier: MIT
#include "app/exporting/gif_encoder.h"

#include "app/exporting/gif_stream.h"
#include "app/exporting/lzw_coder.h"

#include <QRect>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <limits>
#include <numeric>
#include <utility>

namespace convoku {

namespace {

// The smallest rectangle outside of which two pictures are equal; empty if they are.
QRect difference(const quint8* before, const QImage& now)
{
    const int width = now.width();
    const auto differs = [&](int y, int x, int end) {
        return std::memcmp(
                   before + std::size_t(y) * std::size_t(width) + x, now.constScanLine(y) + x, std::size_t(end - x))
            != 0;
    };
    int top = 0;
    while (top < now.height() && !differs(top, 0, width))
        ++top;
    if (top == now.height()) {
        return {};
    }
    int bottom = now.height() - 1;
    while (!differs(bottom, 0, width))
        --bottom;
    int left = width;
    int right = -1;
    for (int y = top; y <= bottom; ++y) {
        // Most lines do not widen what is known, and comparing many bytes at once says so.
        const quint8* const old = before + std::size_t(y) * std::size_t(width);
        const uchar* const line = now.constScanLine(y);
        if (left > 0 && differs(y, 0, left))
            left = int(std::mismatch(old, old + left, line).first - old);
        if (right + 1 < width && differs(y, right + 1, width)) {
            int x = width - 1;
            while (old[x] == line[x])
                --x;
            right = x;
        }
    }
    return QRect(QPoint(left, top), QPoint(right, bottom));
}

} // namespace

struct GifEncoder::State
{
    GifStream stream;
    const QSize size;
    std::size_t colours = 0;
    std::array<quint8, 256> written = {}; // the number that a colour has in the file
    bool failed = false;
    int pictures = 0;

    std::vector<quint8> shown = {}; // the last frame, as it was handed in
    GifStream::Picture waiting = {}; // is written when its length is known
    LzwCoder coder = {};
    std::vector<quint8> numbers = {}; // of the changed rectangle
    std::vector<quint8> kept = {};
    std::vector<quint8> trial = {};

    bool fail()
    {
        failed = true;
        stream.abandon();
        return false;
    }

    bool writeWaiting() { return pictures == 0 || stream.write(waiting) || fail(); }

    // Takes the rectangle's pixels over; false if one has no colour.
    bool take(const QImage& frame, const QRect& area)
    {
        const auto width = std::size_t(area.width());
        numbers.resize(width * std::size_t(area.height()));
        kept.resize(numbers.size());
        std::size_t to = 0;
        quint8 largest = 0;
        for (int y = area.top(); y <= area.bottom(); ++y, to += width) {
            const uchar* const now = frame.constScanLine(y) + area.left();
            quint8* const before = shown.data() + std::size_t(y) * std::size_t(size.width()) + area.left();
            for (std::size_t x = 0; x < width; ++x) {
                largest = std::max(largest, quint8(now[x]));
                kept[to + x] = before[x] == now[x];
                numbers[to + x] = written[now[x]];
            }
            std::memcpy(before, now, width);
        }
        return largest < colours;
    }

    // Compresses the frame that take() took, in the shortest of the ways that the coder has.
    void compress(bool hasBefore)
    {
        // Kept pixels get the smallest number that no other pixel needs. So all numbers are small, and so are the first
        // codes.
        std::array<bool, 256> needed = {};
        bool keeps = false;
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const bool isKept = hasBefore && kept[i] != 0;
            keeps = keeps || isKept;
            needed[numbers[i]] = needed[numbers[i]] || !isKept;
        }
        const auto unused = std::find(needed.begin(), needed.end(), false) - needed.begin();
        waiting.kept = keeps ? int(unused) : -1;
        const auto beyond = std::find(needed.rbegin(), needed.rend(), true).base() - needed.begin();
        const auto largest = std::max<std::ptrdiff_t>(beyond - 1, waiting.kept);
        const LzwPixels pixels{
            numbers.data(), keeps ? kept.data() : nullptr, numbers.size(), quint8(std::max(0, waiting.kept))};
        waiting.codeBits = std::max(LzwCoder::FewestBits, int(std::bit_width(std::size_t(largest))));
        waiting.codes.clear();
        std::size_t limit = std::numeric_limits<std::size_t>::max();
        for (const auto parse : {LzwCoder::Parse::Greedy, LzwCoder::Parse::Ahead}) {
            for (const auto fullTable : {LzwCoder::FullTable::Stays, LzwCoder::FullTable::Goes}) {
                if (coder.code(pixels, waiting.codeBits, parse, fullTable, limit, trial)) {
                    limit = trial.size();
                    waiting.codes.swap(trial);
                }
                if (!coder.tableWasFull()) {
                    break; // the other way would give the same
                }
            }
        }
    }
};

bool GifEncoder::fits(QSize size)
{
    constexpr int longestSide = std::numeric_limits<quint16>::max();
    return !size.isEmpty() && size.width() <= longestSide && size.height() <= longestSide
        && qint64(size.width()) * size.height() <= MostPixels;
}

int GifEncoder::clampedDelay(int delayCs)
{
    return std::clamp(delayCs, ShortestDelay, LongestDelay);
}

GifEncoder::GifEncoder(QIODevice& device, QSize size, const Header& header)
    : m_state(new State{GifStream(device), size, header.colours.size()})
{
    State& state = *m_state;
    if (!fits(size) || header.colours.empty() || header.colours.size() > std::size_t(MostColours)) {
        state.fail();
        return;
    }
    std::vector<std::size_t> order(header.colours.size());
    std::iota(order.begin(), order.end(), 0);
    if (header.needs.size() == order.size()) {
        std::stable_sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return header.needs[a] > header.needs[b]; });
    }
    std::vector<QRgb> table;
    for (const std::size_t colour : order) {
        state.written[colour] = quint8(table.size());
        table.push_back(header.colours[colour]);
    }
    table.push_back(table.front()); // a number must be left for what is kept
    if (!state.stream.writeHeader(size, table, header.plays, header.comment.toUtf8()))
        state.fail();
}

GifEncoder::~GifEncoder() = default;

bool GifEncoder::addFrame(const QImage& indexed, int delayCs)
{
    State& state = *m_state;
    if (state.failed)
        return false;
    if (indexed.format() != QImage::Format_Indexed8 || indexed.size() != state.size)
        return state.fail();
    const bool isFirst = state.pictures == 0;
    const int delay = clampedDelay(delayCs);
    QRect area = indexed.rect();
    if (isFirst) {
        state.shown.resize(std::size_t(area.width()) * std::size_t(area.height()));
    } else {
        area = difference(state.shown.data(), indexed);
        if (area.isEmpty()) {
            if (state.waiting.delay + delay <= LongestDelay) {
                state.waiting.delay += delay;
                return true;
            }
            area = QRect(0, 0, 1, 1); // a picture there must be, to stay longer
        }
    }
    if (!state.take(indexed, area))
        return state.fail();
    if (!state.writeWaiting())
        return false;
    state.waiting.area = area;
    state.waiting.delay = delay;
    state.compress(!isFirst);
    ++state.pictures;
    return true;
}

bool GifEncoder::finish()
{
    State& state = *m_state;
    if (state.failed)
        return false;
    if (state.pictures == 0)
        return state.fail();
    return state.writeWaiting() && (state.stream.writeEnd() || state.fail());
}

bool GifEncoder::failed() const
{
    return m_state->failed;
}

QString GifEncoder::deviceError() const
{
    return m_state->stream.error();
}

qint64 GifEncoder::bytesWritten() const
{
    return m_state->stream.bytes();
}

int GifEncoder::pictures() const
{
    return m_state->pictures;
}

} // namespace convoku
