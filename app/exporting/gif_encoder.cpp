// SPDX-License-Identifier: MIT
#include "app/exporting/gif_encoder.h"

#include <QIODevice>

#include <cgif.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <utility>

namespace convoku {

struct GifEncoder::State
{
    QIODevice& device;
    const QSize size;
    const std::size_t colours;
    CGIF* gif = nullptr;
    std::vector<uint8_t> pixels = {}; // a frame without the padding that QImage puts at the end of its lines
    bool hasFrames = false;
    bool failed = false;
    bool silent = false; // what cgif writes from now on is dropped
    QString deviceError = {};
    qint64 written = 0;

    bool fail()
    {
        failed = true;
        silent = true;
        return false;
    }

    // cgif never hears of an error: it reports them late, hides the first code behind a later one, and closing after
    // one writes the end mark, which makes a stump look complete. It goes on into nothing instead.
    void write(const uint8_t* data, std::size_t bytes)
    {
        if (silent) {
            return;
        }
        const auto wanted = qint64(bytes);
        if (device.write(reinterpret_cast<const char*>(data), wanted) != wanted) {
            deviceError = device.errorString();
            fail();
            return;
        }
        written += wanted;
    }

    bool close()
    {
        CGIF* const closing = std::exchange(gif, nullptr);
        return closing && cgif_close(closing) == CGIF_OK;
    }
};

bool GifEncoder::fits(QSize size)
{
    constexpr int longestSide = std::numeric_limits<uint16_t>::max();
    return !size.isEmpty() && size.width() <= longestSide && size.height() <= longestSide
        && qint64(size.width()) * size.height() <= MostPixels;
}

int GifEncoder::clampedDelay(int delayCs)
{
    return std::clamp(delayCs, ShortestDelay, LongestDelay);
}

GifEncoder::GifEncoder(QIODevice& device, QSize size, const std::vector<QRgb>& colours, int plays)
    : m_state(new State{device, size, colours.size()})
{
    if (!fits(size) || colours.empty() || colours.size() > std::size_t(MostColours)) {
        m_state->fail();
        return;
    }
    std::vector<uint8_t> table;
    for (const QRgb colour : colours) {
        table.push_back(uint8_t(qRed(colour)));
        table.push_back(uint8_t(qGreen(colour)));
        table.push_back(uint8_t(qBlue(colour)));
    }
    CGIF_Config config = {};
    config.pGlobalPalette = table.data();
    config.numGlobalPaletteEntries = uint16_t(colours.size());
    config.width = uint16_t(size.width());
    config.height = uint16_t(size.height());
    config.attrFlags = CGIF_ATTR_IS_ANIMATED;
#ifdef CGIF_GEN_KEEP_IDENT_FRAMES
    // Newer versions add up the delays of equal frames, past 65,535 too. The caller has merged what can be merged.
    config.genFlags = CGIF_GEN_KEEP_IDENT_FRAMES;
#endif
    // The file says how often to play *again*, and 0 for ever; once is said by saying nothing.
    if (plays == 1) {
        config.attrFlags |= CGIF_ATTR_NO_LOOP;
    } else if (plays > 1) {
        config.numLoops = uint16_t(std::min<int>(plays - 1, std::numeric_limits<uint16_t>::max()));
    }
    config.pContext = m_state.get();
    config.pWriteFn = [](void* context, const uint8_t* data, const std::size_t bytes) {
        static_cast<State*>(context)->write(data, bytes);
        return 0;
    };
    m_state->gif = cgif_newgif(&config);
    if (!m_state->gif) {
        m_state->fail();
    }
}

GifEncoder::~GifEncoder()
{
    m_state->silent = true;
    m_state->close();
}

bool GifEncoder::addFrame(const QImage& indexed, int delayCs)
{
    State& state = *m_state;
    if (state.failed || !state.gif) {
        return false;
    }
    if (indexed.format() != QImage::Format_Indexed8 || indexed.size() != state.size) {
        return state.fail();
    }
    const auto width = std::size_t(state.size.width());
    const auto height = std::size_t(state.size.height());
    state.pixels.resize(width * height);
    for (std::size_t y = 0; y < height; ++y) {
        std::memcpy(state.pixels.data() + y * width, indexed.constScanLine(int(y)), width);
    }
    // cgif takes an index behind the table for transparent or for an invented black, or complains two frames later.
    if (*std::max_element(state.pixels.begin(), state.pixels.end()) >= state.colours) {
        return state.fail();
    }
    CGIF_FrameConfig frame = {};
    frame.pImageData = state.pixels.data();
    frame.delay = uint16_t(clampedDelay(delayCs));
    frame.genFlags = CGIF_FRAME_GEN_USE_DIFF_WINDOW | CGIF_FRAME_GEN_USE_TRANSPARENCY;
    if (cgif_addframe(state.gif, &frame) != CGIF_OK) {
        return state.fail();
    }
    state.hasFrames = true;
    return !state.failed;
}

bool GifEncoder::finish()
{
    State& state = *m_state;
    if (state.failed || !state.gif) {
        return false;
    }
    // Without a frame, cgif would write the end mark before it says that something is missing.
    if (!state.hasFrames || !state.close()) {
        return state.fail();
    }
    return !state.failed;
}

bool GifEncoder::failed() const
{
    return m_state->failed;
}

QString GifEncoder::deviceError() const
{
    return m_state->deviceError;
}

qint64 GifEncoder::bytesWritten() const
{
    return m_state->written;
}

} // namespace convoku
