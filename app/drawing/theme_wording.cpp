// SPDX-License-Identifier: MIT
#include "app/drawing/theme_wording.h"

#include "app/wording/wording.h"

#include <QLocale>

namespace convoku {

QString ThemeWording::name(Theme::Kind kind)
{
    switch (kind) {
    case Theme::Kind::Light:
        return tr("Light");
    case Theme::Kind::Dark:
        return tr("Dark");
    case Theme::Kind::Article:
        return tr("Like the article");
    case Theme::Kind::HighContrast:
        return tr("High contrast");
    case Theme::Kind::Print:
        return tr("For print");
    case Theme::Kind::Own:
        break;
    }
    return tr("My colours");
}

QString ThemeWording::colour(int index)
{
    if (index >= kFirstOperationColour) {
        const QString names[] = {tr("Sums over a window"), tr("Other places"), tr("Sums and products"), tr("Logic")};
        return names[index - kFirstOperationColour];
    }
    if (index >= kFirstDepthColour)
        return tr("Depth %1").arg(index - kFirstDepthColour + 1);
    if (index >= kFirstFamilyColour)
        return Wording::family(Theme::kHueFamilies.at(static_cast<std::size_t>(index - kFirstFamilyColour)));
    const QString names[] = {tr("Background"), tr("Board"), tr("Cell of a given"), tr("Given digit"), tr("Found digit"),
        tr("Candidate"), tr("Thin line"), tr("Thick line"), tr("Label"), tr("Cell of a contradiction"),
        tr("Sign of a contradiction"), tr("Digit on a depth’s square"), tr("Cursor"), tr("Solution")};
    return names[index];
}

QString ThemeWording::meaning(int index)
{
    if (index >= kFirstOperationColour)
        return tr("Names and symbols of these layers in the rule graph");
    if (index >= kFirstDepthColour)
        return tr("Candidates set aside by a guess at this search depth; its ring; its branch in the tree");
    if (index >= kFirstFamilyColour)
        return tr("Candidates that these rules removed; their bars in the timeline");
    const QString meanings[] = {tr("Background of everything, including the window"), tr("Background of the cells"),
        tr("Background of the given cells"), tr("Puzzle digits, and most text in the window"),
        tr("Digits found by the network"), tr("Candidates; filled numbers of tensors"),
        tr("Lines between the cells of a box"), tr("Lines between boxes and around the board"),
        tr("Row and column numbers, and side notes"), tr("Background of a cell without candidates or with a clash"),
        tr("Frame and cross of a contradiction, and of failed guesses in the tree"),
        tr("Digit and number on the squares of set-aside candidates"),
        tr("Cursor, picked candidate, its explanation, current position in the timeline"),
        tr("A solution in the search tree")};
    return meanings[index];
}

QString ThemeWording::problem(const ThemeProblem& problem)
{
    const QLocale locale;
    const auto number = [&](double value) { return locale.toString(value, 'f', 1); };
    const QString what = colour(problem.colour);
    const QString other = colour(problem.other);
    const QString value = number(problem.value);
    const QString needed = number(problem.needed);
    switch (problem.kind) {
    case ThemeProblem::Kind::Text:
        return tr("%1 is hard to read on %2: contrast %3, needed %4.").arg(what, other, value, needed);
    case ThemeProblem::Kind::TextOnTint:
        return tr("%1 is hard to read on the tint of %2: contrast %3, needed %4.").arg(what, other, value, needed);
    case ThemeProblem::Kind::TextOnLit:
        return tr("%1 is hard to read on a cell lit with %2: contrast %3, needed %4.").arg(what, other, value, needed);
    case ThemeProblem::Kind::Mark:
        return tr("%1 is hard to see on %2: contrast %3, needed %4.").arg(what, other, value, needed);
    case ThemeProblem::Kind::Alike:
        break;
    }
    switch (problem.vision) {
    case Vision::Usual:
        return tr("%1 and %2 look alike: difference %3, needed %4.").arg(what, other, value, needed);
    case Vision::Protan:
        return tr("%1 and %2 look alike to people who cannot see red (protanopia): difference %3, needed %4.")
            .arg(what, other, value, needed);
    case Vision::Deutan:
        return tr("%1 and %2 look alike to people who cannot see green (deuteranopia): difference %3, needed %4.")
            .arg(what, other, value, needed);
    case Vision::Tritan:
        break;
    }
    return tr("%1 and %2 look alike to people who cannot see blue (tritanopia): difference %3, needed %4.")
        .arg(what, other, value, needed);
}

QString ThemeWording::fault(const ThemeFault& fault)
{
    const auto sentence = [&fault]() -> QString {
        switch (fault.code) {
        case ThemeFault::Code::CannotRead:
            return tr("The file cannot be read: %1").arg(fault.value);
        case ThemeFault::Code::NotJson:
            return tr("This is not JSON: %1").arg(fault.value);
        case ThemeFault::Code::NotATheme:
            return tr("This is not a Convoku colour file.");
        case ThemeFault::Code::TooNew:
            return tr("A newer version of Convoku wrote this file (version %1).").arg(fault.value);
        case ThemeFault::Code::UnknownBase:
            return tr("The base theme “%1” does not exist.").arg(fault.value);
        case ThemeFault::Code::UnknownName:
            return tr("The colour “%1” does not exist; it is ignored.").arg(fault.name);
        case ThemeFault::Code::BadColour:
            break;
        }
        return tr("“%1” is not a colour (#rrggbb); “%2” keeps the colour of the base theme.")
            .arg(fault.value, fault.name);
    }();
    return fault.line > 0 ? tr("Line %1: %2").arg(fault.line).arg(sentence) : sentence;
}

} // namespace convoku
