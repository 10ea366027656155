// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/exporting/document_facts.h"
#include "app/exporting/gif_export.h"
#include "app/exporting/svg_text.h"

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QPainter;

namespace convoku {

/// Words around what a picture shows: a line above, and what its signs mean below.
struct PictureWords
{
    bool caption = true;
    bool legend = true;

    friend bool operator==(const PictureWords&, const PictureWords&) = default;
};

/// Something that can be drawn for a document, with nothing of the window around it. Holds all that it shows: what it
/// was made from may change, or go, before it is drawn.
class Picture
{
public:
    Picture() = default;
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;
    virtual ~Picture() = default;

    /// At scale 1, in pixels; at least 1 × 1.
    virtual QSizeF size() const = 0;
    /// "Pointing in row"
    virtual QString title() const = 0;
    /// Fills the rectangle from the origin to size().
    virtual void paint(QPainter& painter, Theme::Kind theme) const = 0;
    /// The same with these words alone; null where there is no choice: all of it is the picture.
    virtual std::shared_ptr<const Picture> withWords(const PictureWords& words) const
    {
        static_cast<void>(words);
        return nullptr;
    }
    /// Returns the facts for its file; none: those of the open run apply.
    virtual std::optional<DocumentFacts> facts() const { return std::nullopt; }
};

enum class PictureFormat { Png, Svg, Pdf };
/// All of them, the usual one first.
inline constexpr PictureFormat kPictureFormats[] = {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf};

struct PictureSettings
{
    PictureFormat format = PictureFormat::Png;
    Theme::Kind theme = Theme::Kind::Light;
    double scale = 1; ///< Png: pixels for one of the picture's, at least 0.1
    SvgText text = SvgText::Letters; ///< Svg
    DocumentFacts facts = {}; ///< its title does not count: the picture has one

    friend bool operator==(const PictureSettings&, const PictureSettings&) = default;
};

/// A size that PNG readers and painters cope with.
inline constexpr int kMaxPictureSide = 32767;

/// In pixels for a scale of 1, with the scale as its device pixel ratio; opaque unless the theme's background is not. A
/// null image where it is too large.
QImage imageOf(const Picture& picture, Theme::Kind theme, double scale = 1);
/// UTF-8. Letters stay letters, in the program's font where the reader has it, or become outlines, which look the same
/// everywhere. The same picture gives the same bytes.
QByteArray svgOf(
    const Picture& picture, Theme::Kind theme, SvgText text = SvgText::Letters, const DocumentFacts& facts = {});
/// One page of the picture's size, with all that is lines and letters; the font is in it. The same picture gives the
/// same bytes: its date is that of SOURCE_DATE_EPOCH, or it has none, and its identifier follows from its contents.
QByteArray pdfOf(const Picture& picture, Theme::Kind theme, const DocumentFacts& facts = {});
/// The file's contents; empty where the picture is too large.
QByteArray bytesOf(const Picture& picture, const PictureSettings& settings);

/// Replaces the file when the new one is complete. Asks `isCancelled`, if there is one, before the file is begun. With
/// an empty path it writes nothing and says what the file would be.
ExportResult writePicture(const Picture& picture, const PictureSettings& settings, const QString& path,
    const std::function<bool()>& isCancelled = {});

/// By the end of the file's name, in any case; `otherwise` where it has another one.
PictureFormat formatOf(const QString& path, PictureFormat otherwise);
/// "png", "svg", "pdf"
QString suffixOf(PictureFormat format);

} // namespace convoku
