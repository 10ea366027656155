// SPDX-License-Identifier: MIT
#include "app/drawing/theme_file.h"

#include "app/base/input_file.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kVersion = 1;
/// Far more than a file of colours needs: a wrong file is not read to its end.
constexpr qint64 kMostBytes = 1 << 20;
/// Each costs a look through the file for its line.
constexpr std::size_t kMostFaults = 100;

constexpr QLatin1String kFormat("convoku-theme");

int lineAt(const QByteArray& text, qsizetype offset)
{
    return 1 + static_cast<int>(text.left(offset).count('\n'));
}

/// Qt's reader keeps no places: the line where the name stands as a key.
int lineOf(const QByteArray& json, const QString& name)
{
    const QRegularExpression key(QStringLiteral("\"%1\"\\s*:").arg(QRegularExpression::escape(name)));
    const QString text = QString::fromUtf8(json);
    const auto found = key.match(text);
    return found.hasMatch() ? 1 + static_cast<int>(text.left(found.capturedStart()).count(QLatin1Char('\n'))) : 0;
}

ThemeReading unusable(ThemeFault::Code code, int line, const QString& value = {})
{
    return {std::nullopt, {{code, line, {}, value}}};
}

QString asText(const QJsonValue& value)
{
    return value.isString() ? value.toString()
        : value.isObject()  ? QStringLiteral("{…}")
        : value.isArray()   ? QStringLiteral("[…]")
                            : value.toVariant().toString();
}

} // namespace

OwnTheme OwnTheme::like(Theme::Kind base)
{
    return {base, Theme::of(base)};
}

std::optional<QColor> colourFromText(const QString& text)
{
    static const QRegularExpression kForm(QStringLiteral("^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})\\z"));
    if (!kForm.match(text).hasMatch())
        return std::nullopt;
    return QColor(text);
}

ThemeReading themeFromJson(const QByteArray& json)
{
    using Code = ThemeFault::Code;
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return unusable(Code::NotJson, lineAt(json, error.offset), error.errorString());
    const QJsonObject root = document.object();
    if (root.value(QLatin1String("format")).toString() != kFormat)
        return unusable(Code::NotATheme, 0);
    const QJsonValue version = root.value(QLatin1String("version"));
    if (version.toInt() != kVersion)
        return unusable(version.toDouble() > kVersion ? Code::TooNew : Code::NotATheme,
            lineOf(json, QStringLiteral("version")), asText(version));
    const QJsonValue base = root.value(QLatin1String("base"));
    const auto kind = Theme::kindOf(base.toString());
    if (!kind || *kind == Theme::Kind::Own)
        return unusable(Code::UnknownBase, lineOf(json, QStringLiteral("base")), asText(base));

    ThemeReading reading{OwnTheme::like(*kind), {}};
    const auto& ids = themeColourIds();
    const auto places = coloursOf(reading.theme->colours);
    const QJsonObject colours = root.value(QLatin1String("colours")).toObject();
    for (auto entry = colours.begin(); entry != colours.end(); ++entry) {
        const auto id = std::find(ids.begin(), ids.end(), entry.key());
        const auto fault = [&](Code code) {
            if (reading.faults.size() < kMostFaults)
                reading.faults.push_back({code, lineOf(json, entry.key()), entry.key(), asText(entry.value())});
        };
        if (id == ids.end())
            fault(Code::UnknownName);
        else if (const auto colour = colourFromText(entry.value().toString()))
            *places[static_cast<std::size_t>(id - ids.begin())] = *colour;
        else
            fault(Code::BadColour);
    }
    return reading;
}

ThemeReading themeFromFile(const QString& path)
{
    InputFile file(path);
    if (!file.openFile())
        return unusable(ThemeFault::Code::CannotRead, 0, file.errorString());
    const QByteArray json = file.read(kMostBytes + 1);
    if (json.size() > kMostBytes)
        return unusable(ThemeFault::Code::NotATheme, 0);
    return themeFromJson(json);
}

QByteArray themeToJson(const OwnTheme& theme)
{
    QJsonObject colours;
    const auto own = coloursOf(theme.colours);
    const auto base = coloursOf(Theme::of(theme.base));
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (own[i]->rgb() != base[i]->rgb())
            colours.insert(themeColourIds()[i], own[i]->name());
    }
    return QJsonDocument(QJsonObject{{QLatin1String("format"), kFormat}, {QLatin1String("version"), kVersion},
                             {QLatin1String("base"), Theme::idOf(theme.base)}, {QLatin1String("colours"), colours}})
        .toJson();
}

} // namespace convoku
