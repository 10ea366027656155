// SPDX-License-Identifier: MIT
#include "app/drawing/theme.h"

#include "app/drawing/tokens.h"

#include <QLatin1String>

#include <cmath>
#include <deque>
#include <iterator>
#include <mutex>
#include <type_traits>
#include <utility>

namespace convoku {
namespace {

Theme light()
{
    Theme theme;
    theme.background = QColor(0xf5f6f8);
    theme.board = QColor(0xffffff);
    theme.givenCell = QColor(0xebedf0);
    theme.givenDigit = QColor(0x14171c);
    theme.foundDigit = QColor(0x1b4f9c);
    theme.candidate = QColor(0x525b67);
    theme.thinLine = QColor(0xc6ccd4);
    theme.thickLine = QColor(0x262a31);
    theme.label = QColor(0x616a77);
    theme.contradictionCell = QColor(0xfde7e5);
    theme.contradictionMark = QColor(0xc0261f);
    theme.onColour = QColor(0xffffff);
    theme.cursor = QColor(0x2460cf);
    theme.families = {QColor(0x2065c4), QColor(0xb34500), QColor(0x055b4a), QColor(0x8b3278), QColor(0x332a00)};
    theme.depths = {QColor(0xe8093a), QColor(0x452fb1), QColor(0x08818f), QColor(0x677d53), QColor(0x702124),
        QColor(0x1419ff), QColor(0x8a5a78), QColor(0x640547)};
    theme.solution = QColor(0x0a6f51);
    theme.operations = {QColor(0x2457b8), QColor(0x00705a), QColor(0x8a5300), QColor(0x8f2f72)};
    return theme;
}

Theme dark()
{
    Theme theme;
    theme.background = QColor(0x121418);
    theme.board = QColor(0x1a1d23);
    theme.givenCell = QColor(0x272b33);
    theme.givenDigit = QColor(0xf1f3f6);
    theme.foundDigit = QColor(0x9cc1ff);
    theme.candidate = QColor(0xb0b8c3);
    theme.thinLine = QColor(0x3a404a);
    theme.thickLine = QColor(0x9aa3af);
    theme.label = QColor(0x8f98a5);
    theme.contradictionCell = QColor(0x5a1d1b);
    theme.contradictionMark = QColor(0xff8f84);
    theme.onColour = QColor(0x14161b);
    theme.cursor = QColor(0x86b1ff);
    theme.families = {QColor(0x4da6fe), QColor(0xe8983f), QColor(0x2fe0a6), QColor(0xf8bada), QColor(0xf2f27a)};
    theme.depths = {QColor(0xfa6e77), QColor(0xbdb9fb), QColor(0x4ea3a1), QColor(0xc2d21f), QColor(0xc57731),
        QColor(0x0486ef), QColor(0xa09a85), QColor(0xdfcb6b)};
    theme.solution = QColor(0x35cf9f);
    theme.operations = {QColor(0x86b2ff), QColor(0x3fcfa6), QColor(0xf0b04a), QColor(0xeb9bcc)};
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
    theme.families.fill(QColor(0xd01818));
    return theme;
}

Theme highContrast()
{
    Theme theme = dark();
    theme.background = QColor(Qt::black);
    theme.board = QColor(Qt::black);
    theme.givenCell = QColor(0x2b2b2b);
    theme.givenDigit = QColor(Qt::white);
    theme.foundDigit = QColor(0x9ecbff);
    theme.candidate = QColor(0xe6e6e6);
    theme.thinLine = QColor(0x8c8c8c);
    theme.thickLine = QColor(Qt::white);
    theme.label = QColor(0xe6e6e6);
    theme.contradictionCell = QColor(0x5c0000);
    theme.contradictionMark = QColor(0xff9a8f);
    theme.onColour = QColor(Qt::black);
    theme.cursor = QColor(0xffff33);
    theme.families = {QColor(0x6ec1f3), QColor(0xfdb421), QColor(0xb7f0c5), QColor(0xff6cb8), QColor(0xb8a498)};
    theme.depths = {QColor(0xcd8d77), QColor(0xa18cff), QColor(0x31a8a9), QColor(0xd4ec7c), QColor(0xffb8d5),
        QColor(0x979c2c), QColor(0xddcb90), QColor(0x4dedeb)};
    theme.operations = {QColor(0x9ec5ff), QColor(0x4fe0b4), QColor(0xffc04d), QColor(0xffb0de)};
    theme.solution = QColor(0x4fe0b4);
    return theme;
}

/// Greys and lines: a printer without colours, and little ink.
Theme print()
{
    Theme theme = article();
    theme.inkOnly = true;
    theme.givenCell = QColor(0xffffff);
    theme.foundDigit = QColor(0x4a4a4a);
    theme.candidate = QColor(0x585858);
    theme.thinLine = QColor(0x9a9a9a);
    theme.label = QColor(0x4a4a4a);
    theme.contradictionCell = QColor(0xffffff);
    theme.contradictionMark = QColor(Qt::black);
    theme.onColour = QColor(0xffffff);
    theme.cursor = QColor(0x303030);
    theme.solution = QColor(Qt::black);
    theme.families = {QColor(Qt::black), QColor(0x747474), QColor(0x202020), QColor(0x565656), QColor(0x3a3a3a)};
    for (std::size_t i = 0; i < theme.depths.size(); ++i)
        theme.depths[i] = i % 2 == 0 ? QColor(Qt::black) : QColor(0x6a6a6a);
    theme.operations = {QColor(Qt::black), QColor(0x4c4c4c), QColor(0x2a2a2a), QColor(0x6a6a6a)};
    return theme;
}

const Theme& lightTheme()
{
    static const Theme kLight = light();
    return kLight;
}

/// Never shorter again: somebody may still hold a reference to an old one.
class OwnThemes
{
public:
    const Theme& newest() const
    {
        const std::lock_guard lock(m_mutex);
        return m_themes.empty() ? lightTheme() : m_themes.back();
    }

    const Theme& add(const Theme& theme)
    {
        const std::lock_guard lock(m_mutex);
        if (m_themes.empty() || m_themes.back() != theme)
            m_themes.push_back(theme);
        return m_themes.back();
    }

private:
    mutable std::mutex m_mutex;
    std::deque<Theme> m_themes; ///< a deque: those that are there stay where they are
};

OwnThemes& ownThemes()
{
    static OwnThemes own;
    return own;
}

struct KindName
{
    Theme::Kind kind;
    const char* id;
};

constexpr KindName kNames[]
    = {{Theme::Kind::Light, "light"}, {Theme::Kind::Dark, "dark"}, {Theme::Kind::Article, "article"},
        {Theme::Kind::HighContrast, "high_contrast"}, {Theme::Kind::Print, "print"}, {Theme::Kind::Own, "own"}};
static_assert(std::size(kNames) == Theme::kKinds);

/// One list of members for those who read and those who write.
template <typename AnyTheme, typename Colour = std::remove_reference_t<decltype((std::declval<AnyTheme&>().board))>>
std::array<Colour*, kThemeColours> allColours(AnyTheme& theme)
{
    std::array<Colour*, kThemeColours> all{&theme.background, &theme.board, &theme.givenCell, &theme.givenDigit,
        &theme.foundDigit, &theme.candidate, &theme.thinLine, &theme.thickLine, &theme.label, &theme.contradictionCell,
        &theme.contradictionMark, &theme.onColour, &theme.cursor, &theme.solution};
    std::size_t next = kFirstFamilyColour;
    for (auto& colour : theme.families)
        all[next++] = &colour;
    for (auto& colour : theme.depths)
        all[next++] = &colour;
    for (auto& colour : theme.operations)
        all[next++] = &colour;
    return all;
}

} // namespace

std::span<const Theme::Kind> Theme::kinds()
{
    static constexpr Kind kAll[] = {Kind::Light, Kind::Dark, Kind::Article, Kind::HighContrast, Kind::Print, Kind::Own};
    static_assert(std::size(kAll) == kKinds);
    return kAll;
}

std::span<const Theme::Kind> Theme::builtIn()
{
    return kinds().first(kKinds - 1);
}

QString Theme::idOf(Kind kind)
{
    return QLatin1String(kNames[static_cast<std::size_t>(kind)].id);
}

std::optional<Theme::Kind> Theme::kindOf(QStringView id)
{
    for (const KindName& name : kNames) {
        if (id == QLatin1String(name.id))
            return name.kind;
    }
    return std::nullopt;
}

const Theme& Theme::of(Kind kind)
{
    static const Theme kDark = dark();
    static const Theme kArticle = article();
    static const Theme kHighContrast = highContrast();
    static const Theme kPrint = print();
    switch (kind) {
    case Kind::Light:
        return lightTheme();
    case Kind::Dark:
        return kDark;
    case Kind::Article:
        return kArticle;
    case Kind::HighContrast:
        return kHighContrast;
    case Kind::Print:
        return kPrint;
    case Kind::Own:
        break;
    }
    return ownThemes().newest();
}

const Theme& Theme::install(const Theme& own)
{
    return ownThemes().add(own);
}

const std::array<QString, kThemeColours>& themeColourIds()
{
    static const std::array<QString, kThemeColours> kIds = [] {
        std::array<QString, kThemeColours> ids;
        std::size_t next = 0;
        for (const char* id : {"background", "board", "given_cell", "given_digit", "found_digit", "candidate",
                 "thin_line", "thick_line", "label", "contradiction_cell", "contradiction_mark", "on_colour", "cursor",
                 "solution", "naked_single", "pointing", "hidden_single", "naked_pair", "fish"})
            ids[next++] = QLatin1String(id);
        for (int depth = 1; depth <= Theme::kDepthHues; ++depth)
            ids[next++] = QStringLiteral("depth_%1").arg(depth);
        for (const char* id : {"layers_convolution", "layers_sampling", "layers_arithmetic", "layers_logic"})
            ids[next++] = QLatin1String(id);
        return ids;
    }();
    return kIds;
}

std::array<QColor*, kThemeColours> coloursOf(Theme& theme)
{
    return allColours(theme);
}

std::array<const QColor*, kThemeColours> coloursOf(const Theme& theme)
{
    return allColours(theme);
}

QColor Theme::derivedGround(int ofDepth) const
{
    return tinted(*this, board, depth(ofDepth), Tint::Derived);
}

QColor Theme::litGround(const QColor& ground) const
{
    return blended(ground, cursor, kLit);
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
