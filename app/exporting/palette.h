// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QRgb>

#include <cstddef>
#include <vector>

namespace convoku {

/// Counts the pixels of each colour, over all the pictures added. Alpha is ignored.
class ColourHistogram
{
public:
    struct Entry
    {
        QRgb colour = 0; ///< opaque
        quint32 frames = 0; ///< in how many it came up, or came up anew
        quint64 count = 0;
    };

    ColourHistogram();

    /// A frame, all of it.
    void add(const QImage& picture);
    /// The same in pieces, for frames that differ little from each other: pixels that come up here, and are seen in
    /// `frames` frames from this one on, and pixels that are gone, which would have been seen in as many.
    void beginFrame();
    void add(const QRgb* pixels, int count, int frames);
    void subtract(const QRgb* pixels, int count, int frames);

    /// Sorted by colour, so that nothing downstream depends on the order in which colours were met.
    std::vector<Entry> entries() const;

private:
    struct Slot
    {
        Entry entry;
        quint32 lastFrame = 0; ///< 0: the slot is free
    };

    std::size_t slotOf(QRgb colour) const;
    Slot& slotFor(QRgb colour);
    void grow();

    std::vector<Slot> m_slots; ///< open addressing; the size is a power of two
    std::size_t m_used = 0;
    quint32 m_frame = 0;
};

/// The one colour table of a whole animation, so that a pixel that does not change keeps its colour in every frame.
class Palette
{
public:
    /// The two sizes worth asking for. An animated GIF needs one more entry, the transparent one for "as before", and
    /// tables have powers of two: with it, 128 colours would need one of twice the size.
    static constexpr int Small = 127;
    static constexpr int Large = 255;

    /// With at most `maximum` (1...255) colours in the histogram, all of them, exactly. Otherwise the colours of
    /// `pinned` that occur and the most frequent ones exactly, and the best of k-means for the rest.
    Palette(const ColourHistogram& histogram, int maximum, const std::vector<QRgb>& pinned = {});

    /// The palette of `maximum` colours, or the one of Fewest where nobody would see the difference: an error below
    /// UnseenError. Small pictures of boards are like that; their files become 5 to 8 % smaller.
    static Palette smallest(const ColourHistogram& histogram, int maximum, const std::vector<QRgb>& pinned = {});
    static constexpr int Fewest = 63;
    static constexpr double UnseenError = 0.7;

    /// Returns the distance of the mapped colours from the real ones: root mean square over all pixels and channels, of
    /// 255.
    double error(const ColourHistogram& histogram) const;

    /// Opaque, distinct, sorted.
    const std::vector<QRgb>& colours() const { return m_colours; }
    /// Returns true if every colour of the histogram is in the table.
    bool isExact() const { return m_exact; }

    /// The nearest colour in RGB; the lowest index of several.
    quint8 nearest(QRgb colour) const;
    /// Format_Indexed8 with colours() as its table. Not to be called by two threads at once: it remembers colours.
    QImage map(const QImage& rgb) const;
    void map(const QRgb* from, uchar* to, int count) const;

    /// For each colour, how many frames need it, more or less: one that stands for several real ones is counted for
    /// each.
    std::vector<quint64> needs(const ColourHistogram& histogram) const;

private:
    std::vector<QRgb> m_colours;
    bool m_exact = false;
    mutable std::vector<quint32> m_remembered; ///< index << 24 | RGB, at the hash of the RGB
};

} // namespace convoku
