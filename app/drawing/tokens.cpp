// SPDX-License-Identifier: MIT
#include "app/drawing/tokens.h"

#include "app/drawing/contrast.h"

#include <algorithm>
#include <initializer_list>

namespace convoku {
namespace {

constexpr double kFocusPart = 0.38;
constexpr double kChipTint = 0.14;

/// The colour, moved as little as is needed towards black or white until it has that contrast on all grounds; the
/// better of both where no colour has it.
QColor visibleOn(const QColor& colour, std::initializer_list<QColor> grounds, double needed)
{
    const auto worst = [&](const QColor& one) {
        double least = 21;
        for (const QColor& ground : grounds)
            least = std::min(least, contrastRatio(one, ground));
        return least;
    };
    QColor best = colour;
    constexpr int kSteps = 20;
    for (int step = 0; step <= kSteps; ++step) {
        for (const Qt::GlobalColor end : {Qt::black, Qt::white}) {
            const QColor moved = blended(colour, end, double(step) / kSteps);
            if (worst(moved) >= needed)
                return moved;
            if (worst(moved) > worst(best))
                best = moved;
        }
    }
    return best;
}

QColor ringOf(QColor accent)
{
    accent.setAlphaF(static_cast<float>(kFocusPart));
    return accent;
}

Tokens derived(const Theme& theme)
{
    Tokens t;
    const bool black = theme.background.lightness() == 0;
    const bool paper = theme.inkOnly;
    t.canvas = theme.background;
    t.surface = theme.board;
    t.sunken = theme.givenCell;
    t.selected = blended(theme.board, theme.givenDigit, black ? 0.22 : 0.08);
    t.hairline = black || paper ? theme.thinLine : blended(theme.board, theme.givenDigit, 0.12);
    const auto text = [&](const QColor& colour) {
        return visibleOn(colour, {t.canvas, t.surface, t.sunken, t.selected}, kReadableText);
    };
    const auto line = [&](const QColor& colour) { return visibleOn(colour, {t.canvas, t.surface}, kVisibleMark); };
    t.controlEdge = black || paper ? line(theme.label) : blended(theme.board, theme.givenDigit, 0.24);
    t.fieldEdge = line(theme.label);
    t.text1 = text(theme.givenDigit);
    t.text2 = text(blended(theme.givenDigit, theme.label, 0.5));
    t.text3 = text(theme.label);
    t.ink = t.text1;
    t.onInk = visibleOn(theme.background, {t.ink}, kReadableText);
    t.accent = text(theme.cursor);
    t.focusRing = black || paper ? t.accent : ringOf(t.accent);
    t.solvedGround = paper ? t.surface : blended(t.surface, theme.solution, kChipTint);
    t.solved = visibleOn(theme.solution, {t.canvas, t.surface, t.solvedGround}, kReadableText);
    t.contradictionGround = theme.contradictionCell;
    t.contradiction = visibleOn(theme.contradictionMark, {t.canvas, t.surface, t.contradictionGround}, kReadableText);
    t.onSolved = visibleOn(theme.onColour, {t.solved}, kReadableText);
    t.onContradiction = visibleOn(theme.onColour, {t.contradiction}, kReadableText);
    return t;
}

/// Copies the colours that the light and the dark window take from the theme.
void takeFrom(const Theme& theme, Tokens& t)
{
    t.canvas = theme.background;
    t.surface = theme.board;
    t.sunken = theme.givenCell;
    t.text1 = theme.givenDigit;
    t.text3 = theme.label;
    t.fieldEdge = theme.label;
    t.accent = theme.cursor;
    t.focusRing = ringOf(theme.cursor);
    t.solved = theme.solution;
    t.solvedGround = blended(theme.board, theme.solution, kChipTint);
    t.contradiction = theme.contradictionMark;
    t.contradictionGround = theme.contradictionCell;
    t.onSolved = theme.onColour;
    t.onContradiction = theme.onColour;
}

Tokens lightTokens(const Theme& theme)
{
    Tokens t;
    takeFrom(theme, t);
    t.selected = QColor(0xe8ebf0);
    t.hairline = QColor(0xe1e5ea);
    t.controlEdge = QColor(0xc9cfd7);
    t.text2 = QColor(0x47505c);
    t.ink = QColor(0x16191e);
    t.onInk = QColor(0xffffff);
    return t;
}

Tokens darkTokens(const Theme& theme)
{
    Tokens t;
    takeFrom(theme, t);
    t.selected = QColor(0x262b33);
    t.hairline = QColor(0x2a2f37);
    t.controlEdge = QColor(0x444b56);
    t.text2 = QColor(0xb9c0ca);
    t.ink = QColor(0xf1f3f6);
    t.onInk = QColor(0x14161b);
    return t;
}

/// Returns true if the window looks the same in both themes: custom colours may differ in those of the pictures only.
bool sameWindow(const Theme& a, const Theme& b)
{
    const auto window = [](const Theme& t) {
        return std::array{t.background, t.board, t.givenCell, t.givenDigit, t.label, t.cursor, t.solution,
            t.contradictionMark, t.contradictionCell, t.onColour};
    };
    return window(a) == window(b) && a.inkOnly == b.inkOnly;
}

} // namespace

Tokens tokensOf(const Theme& theme)
{
    if (sameWindow(theme, Theme::of(Theme::Kind::Light)))
        return lightTokens(theme);
    if (sameWindow(theme, Theme::of(Theme::Kind::Dark)))
        return darkTokens(theme);
    return derived(theme);
}

double tintPart(const Theme& theme, Tint tint)
{
    if (theme.inkOnly)
        return 0;
    const bool dark = theme.isDark();
    switch (tint) {
    case Tint::Derived:
        return dark ? 0.15 : 0.1;
    case Tint::House:
        return dark ? 0.13 : 0.1;
    case Tint::HouseActedOn:
        break;
    }
    return dark ? 0.065 : 0.05;
}

QColor tinted(const Theme& theme, const QColor& ground, const QColor& hue, Tint tint)
{
    return blended(ground, hue, tintPart(theme, tint));
}

} // namespace convoku
