// SPDX-License-Identifier: MIT
#include "app/painting/fonts.h"

#include <QFontDatabase>
#include <QStringList>

#include <algorithm>

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
    const std::pair<const char*, QFontDatabase::WritingSystem> systems[]
        = {{"ja", QFontDatabase::Japanese}, {"zh_CN", QFontDatabase::SimplifiedChinese}};
    const auto asked = std::find_if(std::begin(systems), std::end(systems),
        [&](const auto& system) { return language == QLatin1String(system.first); });
    return asked == std::end(systems) || !QFontDatabase::families(asked->second).isEmpty();
}

} // namespace convoku
