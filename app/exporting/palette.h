// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QRgb>

#include <cstddef>
#include <vector>

namespace convoku {

// How many pixels have which colour, over all the pictures added. Alpha is ignored.
class ColourHistogram
{
public:
    struct Entry
    {
        QRgb colour = 0; // opaque
        quint64 count = 0;
    };

    ColourHistogram();

    void add(const QImage& picture);
    // Sorted by colour, so that nothing downstream depends on the order in which colours were met.
    std::vector<Entry> entries() const;

private:
    std::size_t slotOf(QRgb colour) const;
    void count(QRgb colour, quint64 pixels);
    void grow();

    std::vector<Entry> m_slots; // open addressing; the size is a power of two; count 0 marks a free slot
    std::size_t m_used = 0;
};

// The one colour table of a whole animation, so that a pixel that does not change keeps its colour in every frame.
class Palette
{
public:
    // The two sizes worth asking for. An animated GIF needs one more entry, the transparent one for "as before", and
    // cgif rounds the table up to a power of two to find room for it: 128 colours would cost a whole bit in each LZW
    // code, and with 256 there is no room, so cgif silently gives up transparency (15 times the bytes).
    static constexpr int Small = 127;
    static constexpr int Large = 255;

    // With at most `maximum` (1...255) colours in the histogram, all of them, exactly. Otherwise the colours of
    // `pinned` that occur and the most frequent ones exactly, and the best of k-means for the rest.
    Palette(const ColourHistogram& histogram, int maximum, const std::vector<QRgb>& pinned = {});

    // The palette of `maximum` colours, or the one of Fewest where nobody would see the difference: an error below
    // UnseenError. Small pictures of boards are like that; their files become 5 to 8 % smaller.
    static Palette smallest(const ColourHistogram& histogram, int maximum, const std::vector<QRgb>& pinned = {});
    static constexpr int Fewest = 63;
    static constexpr double UnseenError = 1.2;

    // How far the mapped colours are from the real ones: root mean square over all pixels and channels, of 255.
    double error(const ColourHistogram& histogram) const;

    // Opaque, distinct, sorted.
    const std::vector<QRgb>& colours() const { return m_colours; }
    // Whether every colour of the histogram is in the table.
    bool isExact() const { return m_exact; }

    // The nearest colour in RGB; the lowest index of several.
    quint8 nearest(QRgb colour) const;
    // Format_Indexed8 with colours() as its table. Not to be called by two threads at once: it remembers colours.
    QImage map(const QImage& rgb) const;

private:
    std::vector<QRgb> m_colours;
    bool m_exact = false;
    mutable std::vector<quint32> m_remembered; // index << 24 | RGB, at the hash of the RGB
};

} // namespace convoku
