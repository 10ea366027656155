// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/frame_source.h"
#include "app/exporting/palette.h"

#include <QFile>
#include <QPainter>
#include <QRandomGenerator>

#include <memory>
#include <numeric>
#include <optional>
#include <vector>

// Animations for the tests, drawn without text, and a reader of GIF blocks that shares no code with the encoder.
namespace convoku {

struct Scene : FrameSource
{
    std::vector<QImage> frames;
    std::vector<int> delays;

    Scene() = default;
    Scene(std::vector<QImage> f, std::vector<int> d)
        : frames(std::move(f))
        , delays(std::move(d))
    {
    }
    QSize size() const override { return frames.empty() ? QSize() : frames.front().size(); }
    int count() const override { return int(frames.size()); }
    QImage frame(int index) const override { return frames.at(std::size_t(index)); }
    int delay(int index) const override { return delays.at(std::size_t(index)); }
};

inline QImage plain(QSize size, QRgb colour)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

/// The sum of the squared differences in red, green and blue.
inline int squaredDistance(QRgb a, QRgb b)
{
    const int red = qRed(a) - qRed(b);
    const int green = qGreen(a) - qGreen(b);
    const int blue = qBlue(a) - qBlue(b);
    return red * red + green * green + blue * blue;
}

// Kinds: cells (few colours), discs (antialiased), apart (two discs far apart), gradients, noise, pixel (one changes),
// same (equal neighbours, also first and last), colour (all frames one colour).
inline std::unique_ptr<Scene> makeScene(const QByteArray& kind, QSize size, int count)
{
    auto scene = std::make_unique<Scene>();
    QRandomGenerator random(20);
    QImage image = plain(size, kind == "colour" ? 0xff336699U : 0xffffffffU);
    for (int i = 0; i < count; ++i) {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing, kind == "discs" || kind == "apart");
        const QRect cell(random.bounded(9) * size.width() / 9, random.bounded(9) * size.height() / 9,
            size.width() / 9 + 1, size.height() / 9 + 1);
        const QColor colour = QColor::fromHsv(random.bounded(24) * 15, 90 + random.bounded(4) * 40, 255);
        if (kind == "cells") {
            painter.fillRect(cell, colour);
        } else if (kind == "discs" || kind == "apart") {
            const QRectF disc = QRectF(cell).adjusted(0.3, 0.4, -0.7, -0.6);
            painter.setBrush(colour);
            painter.drawEllipse(disc);
            if (kind == "apart") {
                painter.drawEllipse(disc.translated(size.width() - disc.left() - disc.right(), 0));
            }
        } else if (kind == "gradients") {
            QLinearGradient gradient(0, 0, size.width(), size.height());
            gradient.setColorAt(0, colour);
            gradient.setColorAt(1, QColor(10, 20, 200 - i));
            painter.fillRect(image.rect(), gradient);
        } else if (kind == "noise") {
            for (int y = 0; y < size.height(); ++y) {
                for (int x = 0; x < size.width(); ++x) {
                    image.setPixel(x, y, 0xff000000U | random.generate());
                }
            }
        } else if (kind == "pixel") {
            image.setPixel(random.bounded(size.width()), random.bounded(size.height()), colour.rgb());
        } else if (kind == "same" && i % 4 == 2 && i < count - 3) {
            painter.fillRect(cell, colour);
        }
        painter.end();
        scene->frames.push_back(image);
        scene->delays.push_back(kind == "same" ? 10 + i : i + 1 == count ? 300 : 30);
    }
    return scene;
}

inline QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Holds the times, loops and comment of a GIF, read from its bytes.
struct Blocks
{
    std::vector<int> delays; // one an image
    std::optional<int> loops; // of the NETSCAPE block
    std::optional<QByteArray> comment;
    bool complete = false; // nothing after the end mark, nothing missing before it
};

inline Blocks readBlocks(const QByteArray& gif)
{
    Blocks blocks;
    const auto byte = [&gif](qsizetype at) { return at < gif.size() ? int(quint8(gif[at])) : 0; };
    const auto word = [&byte](qsizetype at) { return byte(at) + 256 * byte(at + 1); };
    qsizetype at = 13 + (byte(10) & 0x80 ? 3 * (2 << (byte(10) & 7)) : 0);
    int delay = -1;
    const auto skipSubBlocks = [&] {
        while (at < gif.size() && byte(at) != 0) {
            at += 1 + byte(at);
        }
        ++at;
    };
    while (gif.startsWith("GIF89a") && at < gif.size()) {
        const int kind = byte(at);
        if (kind == 0x3b) {
            blocks.complete = at + 1 == gif.size();
            break;
        }
        if (kind == 0x2c) {
            blocks.delays.push_back(delay);
            at += 10 + (byte(at + 9) & 0x80 ? 3 * (2 << (byte(at + 9) & 7)) : 0) + 1;
        } else if (kind == 0x21) {
            if (byte(at + 1) == 0xf9) {
                delay = word(at + 4);
            } else if (gif.mid(at + 3, 11) == "NETSCAPE2.0") {
                blocks.loops = word(at + 16);
            } else if (byte(at + 1) == 0xfe) {
                blocks.comment.emplace();
                for (qsizetype part = at + 2; byte(part) != 0; part += 1 + byte(part)) {
                    blocks.comment->append(gif.mid(part + 1, byte(part)));
                }
            }
            at += 2;
        } else {
            break;
        }
        skipSubBlocks();
    }
    return blocks;
}

// The animation that a reader should see: neighbours merged, delays at least 2.
inline std::unique_ptr<Scene> merged(const Scene& scene, const Palette& palette)
{
    auto result = std::make_unique<Scene>();
    for (int i = 0; i < scene.count(); ++i) {
        const QImage mapped = palette.map(scene.frame(i)).convertToFormat(QImage::Format_RGB32);
        if (!result->frames.empty() && result->frames.back() == mapped) {
            result->delays.back() += scene.delay(i);
        } else {
            result->frames.push_back(mapped);
            result->delays.push_back(scene.delay(i));
        }
    }
    return result;
}

inline Palette paletteOf(const Scene& scene, int colours, const std::vector<QRgb>& pinned = {})
{
    ColourHistogram histogram;
    for (const QImage& frame : scene.frames) {
        histogram.add(frame);
    }
    return Palette(histogram, colours, pinned);
}

// The palette that writeGif chooses.
inline Palette chosenPaletteOf(const Scene& scene, int colours)
{
    ColourHistogram histogram;
    for (const QImage& frame : scene.frames) {
        histogram.add(frame);
    }
    return Palette::smallest(histogram, colours);
}

inline int total(const std::vector<int>& delays)
{
    return std::accumulate(delays.begin(), delays.end(), 0);
}

} // namespace convoku
