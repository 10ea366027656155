// SPDX-License-Identifier: MIT
#include "app/drawing/fonts.h"

#include <QFontDatabase>
#include <QFontMetrics>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

QString loadFamily()
{
    QString family;
    for (const QString& file :
        {QStringLiteral(":/fonts/Inter-SemiBold.otf"), QStringLiteral(":/fonts/Inter-Regular.otf")}) {
        const QStringList families = QFontDatabase::applicationFontFamilies(QFontDatabase::addApplicationFont(file));
        if (!families.isEmpty())
            family = families.front();
    }
    return family;
}

} // namespace

QFont pictureFont(qreal pixelSize, QFont::Weight weight)
{
    static const QString family = loadFamily();
    QFont font(family);
    // Whole pixels: QFont takes no fractions here, and a size that jumps is steadier than hinting that does.
    font.setPixelSize(std::max(1, qRound(pixelSize)));
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

bool canWrite(const QString& language)
{
    // The letters themselves, as they will be looked for, and not what fonts say of themselves: kana and Chinese
    // characters as they are written there and not elsewhere.
    const std::pair<const char*, QString> letters[]
        = {{"ja", QStringLiteral("日本語かナ")}, {"zh_CN", QStringLiteral("简体数独选")}};
    const auto* const asked = std::find_if(std::begin(letters), std::end(letters),
        [&](const auto& sample) { return language == QLatin1String(sample.first); });
    if (asked == std::end(letters))
        return true;
    constexpr qreal kAnySize = 12;
    const QFontMetrics metrics(pictureFont(kAnySize));
    return std::all_of(
        asked->second.begin(), asked->second.end(), [&](QChar letter) { return metrics.inFont(letter); });
}

} // namespace convoku
