// SPDX-License-Identifier: MIT
#include "app/painting/theme.h"

#include <cmath>

namespace convoku {
namespace {

Theme light()
{
    Theme theme;
    theme.background = QColor(0xf6f7f9);
    theme.board = QColor(0xffffff);
    theme.givenCell = QColor(0xe9ebee);
    theme.givenDigit = QColor(0x12151a);
    theme.foundDigit = QColor(0x1d4f91);
    theme.candidate = QColor(0x59626e);
    theme.thinLine = QColor(0xc8ccd2);
    theme.thickLine = QColor(0x23272e);
    theme.label = QColor(0x6b7480);
    theme.contradictionCell = QColor(0xf8c4bd);
    theme.contradictionMark = QColor(0xb3261e);
    theme.onColour = QColor(0xffffff);
    theme.cursor = QColor(0x2f6fdb);
    theme.families = {QColor(0x0072b2), QColor(0xb26a00), QColor(0x008060), QColor(0xa8437f)};
    theme.depths = {QColor(0xd1432b), QColor(0x7a4fc9), QColor(0x0b7f8c), QColor(0x5d7f1a), QColor(0x8a5a3c)};
    return theme;
}

Theme dark()
{
    Theme theme;
    theme.background = QColor(0x14161a);
    theme.board = QColor(0x1b1e24);
    theme.givenCell = QColor(0x2a2e36);
    theme.givenDigit = QColor(0xf1f3f5);
    theme.foundDigit = QColor(0x8ab4f8);
    theme.candidate = QColor(0xa7b0bc);
    theme.thinLine = QColor(0x3a3f48);
    theme.thickLine = QColor(0x9aa3af);
    theme.label = QColor(0x8a939f);
    theme.contradictionCell = QColor(0x6b211b);
    theme.contradictionMark = QColor(0xff8a7d);
    theme.onColour = QColor(0x14161a);
    theme.cursor = QColor(0x7fb0ff);
    theme.families = {QColor(0x56b4e9), QColor(0xf0a830), QColor(0x2fc79a), QColor(0xe58fc0)};
    theme.depths = {QColor(0xff7b63), QColor(0xb9a1ff), QColor(0x4dd0dd), QColor(0xb5d65a), QColor(0xd9a88a)};
    return theme;
}

/// Like the pictures of the article: black on white, all removals in one red.
Theme article()
{
    Theme theme = light();
    theme.background = QColor(0xffffff);
    theme.givenCell = QColor(0xdcdcdc);
    theme.givenDigit = QColor(Qt::black);
    theme.foundDigit = QColor(Qt::black);
    theme.candidate = QColor(Qt::black);
    theme.thinLine = QColor(0xb0b0b0);
    theme.thickLine = QColor(Qt::black);
    theme.families.fill(QColor(0xe02020));
    return theme;
}

} // namespace

const Theme& Theme::of(Kind kind)
{
    static const Theme kLight = light();
    static const Theme kDark = dark();
    static const Theme kArticle = article();
    switch (kind) {
    case Kind::Light:
        return kLight;
    case Kind::Dark:
        return kDark;
    case Kind::Article:
        break;
    }
    return kArticle;
}

std::vector<QRgb> Theme::flatColours() const
{
    std::vector<QRgb> colours;
    for (const QColor& colour : {background, board, givenCell, givenDigit, foundDigit, candidate, thinLine, thickLine,
             label, contradictionCell, contradictionMark, onColour})
        colours.push_back(colour.rgb());
    for (const QColor& colour : families)
        colours.push_back(colour.rgb());
    for (const QColor& colour : depths)
        colours.push_back(colour.rgb());
    return colours;
}

QColor blended(const QColor& from, const QColor& to, double part)
{
    const auto blend = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
    return {blend(from.red(), to.red()), blend(from.green(), to.green()), blend(from.blue(), to.blue())};
}

} // namespace convoku
