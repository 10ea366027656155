// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace convoku {

/// A custom theme: the colours of a built-in theme, some of them replaced.
struct OwnTheme
{
    Theme::Kind base = Theme::Kind::Light; ///< a built-in one
    Theme colours = Theme::of(Theme::Kind::Light);

    /// All colours as the built-in theme has them.
    static OwnTheme like(Theme::Kind base);

    friend bool operator==(const OwnTheme&, const OwnTheme&) = default;
};

/// An error in a file of colours.
struct ThemeFault
{
    enum class Code {
        CannotRead, ///< value: the operating system's words
        NotJson, ///< value: the parser's words
        NotATheme, ///< another kind of file
        TooNew,
        UnknownBase,
        UnknownName, ///< the colour is left out
        BadColour, ///< the colour is left as the base has it
    };
    Code code = Code::NotATheme;
    int line = 0; ///< from 1; 0: the file as a whole
    QString name; ///< of the colour
    QString value; ///< what stands there

    friend bool operator==(const ThemeFault&, const ThemeFault&) = default;
};

struct ThemeReading
{
    std::optional<OwnTheme> theme; ///< none where the file can't be used at all
    std::vector<ThemeFault> faults;
};

/// {"format": "convoku-theme", "version": 1, "base": "dark", "colours": {"pointing": "#fabb3a"}}. Colours that are not
/// there are those of the base; fields that it does not know it ignores.
ThemeReading themeFromJson(const QByteArray& json);
ThemeReading themeFromFile(const QString& path);

/// Only the colours that differ from the base's.
QByteArray themeToJson(const OwnTheme& theme);

/// "#1b4" or "#11bb44", letters in any case; none for anything else.
std::optional<QColor> colourFromText(const QString& text);

} // namespace convoku
