// SPDX-License-Identifier: MIT
#include "app/drawing/theme_check.h"

#include <algorithm>

namespace convoku {
namespace {

// Indices of the colours in themeColourIds().
enum Index : int {
    Background,
    BoardGround,
    GivenCell,
    GivenDigit,
    FoundDigit,
    CandidateDigit,
    ThinLine,
    ThickLine,
    Label,
    ContradictionCell,
    ContradictionMark,
    OnColour,
    Cursor,
    Solution,
    FirstFamily = kFirstFamilyColour,
    FirstDepth = kFirstDepthColour,
    FirstOperation = kFirstOperationColour,
};
static_assert(Solution + 1 == FirstFamily);

class Check
{
public:
    explicit Check(const Theme& theme)
        : m_theme(theme)
        , m_colours(coloursOf(theme))
    {
    }

    std::vector<ThemeProblem> run()
    {
        checkText();
        checkMarks();
        checkDifferences();
        return std::move(m_problems);
    }

private:
    using Kind = ThemeProblem::Kind;

    const QColor& at(int index) const { return *m_colours[static_cast<std::size_t>(index)]; }

    void contrast(Kind kind, int colour, int other, const QColor& ground, double needed)
    {
        const double value = contrastRatio(at(colour), ground);
        if (value < needed)
            m_problems.push_back({kind, colour, other, value, needed, Vision::Usual});
    }

    void text(int colour, std::initializer_list<int> grounds)
    {
        for (const int ground : grounds)
            contrast(Kind::Text, colour, ground, at(ground), kReadableText);
    }

    void mark(int colour, std::initializer_list<int> grounds)
    {
        for (const int ground : grounds)
            contrast(Kind::Mark, colour, ground, at(ground), kVisibleMark);
    }

    void checkText()
    {
        text(GivenDigit, {BoardGround, GivenCell, Background, ContradictionCell});
        text(FoundDigit, {BoardGround, Background, ContradictionCell});
        text(CandidateDigit, {BoardGround, Background, ContradictionCell});
        text(Label, {BoardGround, Background});
        for (int i = 0; i < Theme::kFamilyHues; ++i)
            text(FirstFamily + i, {BoardGround, ContradictionCell});
        for (int i = 0; i < Theme::kDepthHues; ++i) {
            text(FirstDepth + i, {BoardGround}); // the digit of a guess that failed
            if (!m_theme.inkOnly)
                text(OnColour, {FirstDepth + i});
        }
        for (int i = 0; i < Theme::kOperationHues; ++i)
            text(FirstOperation + i, {BoardGround, Background});
        std::vector<int> inks{FoundDigit, CandidateDigit};
        for (int i = 0; i < Theme::kFamilyHues; ++i)
            inks.push_back(FirstFamily + i);
        for (const int colour : inks) {
            for (int depth = 1; depth <= Theme::kDepthHues; ++depth)
                contrast(Kind::TextOnTint, colour, FirstDepth + depth - 1, m_theme.derivedGround(depth), kReadableText);
        }
        for (const int colour : {GivenDigit, FoundDigit, CandidateDigit})
            contrast(Kind::TextOnLit, colour, Cursor, m_theme.litGround(m_theme.board), kReadableText);
    }

    void checkMarks()
    {
        mark(ThickLine, {BoardGround, Background});
        mark(Cursor, {BoardGround, GivenCell, Background, ContradictionCell});
        mark(ContradictionMark, {BoardGround, Background, ContradictionCell});
        mark(Solution, {Background});
        for (int i = 0; i < Theme::kFamilyHues; ++i)
            mark(FirstFamily + i, {Background});
        for (int i = 0; i < Theme::kDepthHues; ++i)
            mark(FirstDepth + i, {Background, GivenCell});
    }

    void apart(int one, int two, double needed)
    {
        const auto distance = [&](Vision vision) { return colourDistance(at(one), at(two), vision); };
        const Vision worst = *std::min_element(
            kVisions.begin(), kVisions.end(), [&](Vision a, Vision b) { return distance(a) < distance(b); });
        if (const double value = distance(worst); value < needed)
            m_problems.push_back({Kind::Alike, one, two, value, needed, worst});
    }

    void checkDifferences()
    {
        const auto& families = m_theme.families;
        const bool oneColour = std::all_of(
            families.begin(), families.end(), [&](const QColor& colour) { return colour.rgb() == families[0].rgb(); });
        for (int i = 0; i < Theme::kFamilyHues && !oneColour && !m_theme.inkOnly; ++i) {
            for (int j = i + 1; j < Theme::kFamilyHues; ++j)
                apart(FirstFamily + i, FirstFamily + j, kFamiliesApart);
        }
        for (int i = 0; i < Theme::kDepthHues; ++i)
            apart(FirstDepth + i, FirstDepth + (i + 1) % Theme::kDepthHues, kDepthsApart);
        for (int i = 0; i < Theme::kFamilyHues && !oneColour && !m_theme.inkOnly; ++i) {
            for (int j = 0; j < Theme::kDepthHues; ++j)
                apart(FirstFamily + i, FirstDepth + j, kFamilyFromDepth);
        }
    }

    const Theme& m_theme;
    std::array<const QColor*, kThemeColours> m_colours;
    std::vector<ThemeProblem> m_problems;
};

} // namespace

std::vector<ThemeProblem> problemsOf(const Theme& theme)
{
    return Check(theme).run();
}

} // namespace convoku
