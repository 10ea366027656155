// SPDX-License-Identifier: MIT
#include "app/drawing/tokens.h"
#include "tests/drawing/colour_sight.h"
#include "tests/support/test_program.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

Theme randomTheme(QRandomGenerator& random)
{
    Theme theme = Theme::of(random.bounded(2) == 0 ? Theme::Kind::Light : Theme::Kind::Dark);
    for (QColor* colour : coloursOf(theme))
        *colour = QColor(QRgb(random.bounded(0x1000000)));
    return theme;
}

/// Returns a description of each pair of colours with too little contrast to read.
QStringList unreadable(const Tokens& t)
{
    QStringList bad;
    const auto on = [&bad](const char* what, const QColor& ink, const QColor& ground, double least) {
        if (const double contrast = wcagContrast(ink, ground); contrast < least)
            bad << QStringLiteral("%1 %2 on %3: %4").arg(QLatin1String(what), ink.name(), ground.name()).arg(contrast);
    };
    for (const QColor& ground : {t.canvas, t.surface, t.sunken, t.selected}) {
        on("text 1", t.text1, ground, 4.5);
        on("text 2", t.text2, ground, 4.5);
        on("text 3", t.text3, ground, 4.5);
        on("accent", t.accent, ground, 4.5);
    }
    for (const QColor& ground : {t.canvas, t.surface}) {
        on("field's edge", t.fieldEdge, ground, 3);
        on("solved", t.solved, ground, 4.5);
        on("contradiction", t.contradiction, ground, 4.5);
        on("ink", t.ink, ground, 4.5);
    }
    on("on ink", t.onInk, t.ink, 4.5);
    on("solved on its tint", t.solved, t.solvedGround, 4.5);
    on("contradiction on its tint", t.contradiction, t.contradictionGround, 4.5);
    on("on solved", t.onSolved, t.solved, 4.5);
    on("on contradiction", t.onContradiction, t.contradiction, 4.5);
    return bad;
}

} // namespace

class TestTokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Light and dark have the colours that the design names.
    void lightAndDarkAreThoseThatWereChosen_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("token");
        QTest::addColumn<QColor>("expected");
        struct Row
        {
            const char* token;
            unsigned light;
            unsigned dark;
        };
        for (const Row& row :
            {Row{"canvas", 0xf5f6f8, 0x121418}, Row{"surface", 0xffffff, 0x1a1d23}, Row{"sunken", 0xebedf0, 0x272b33},
                Row{"selected", 0xe8ebf0, 0x262b33}, Row{"hairline", 0xe1e5ea, 0x2a2f37},
                Row{"control edge", 0xc9cfd7, 0x444b56}, Row{"field edge", 0x616a77, 0x8f98a5},
                Row{"board line", 0xc6ccd4, 0x3a404a}, Row{"board frame", 0x262a31, 0x9aa3af},
                Row{"text 1", 0x14171c, 0xf1f3f6}, Row{"text 2", 0x47505c, 0xb9c0ca}, Row{"text 3", 0x616a77, 0x8f98a5},
                Row{"ink", 0x16191e, 0xf1f3f6}, Row{"on ink", 0xffffff, 0x14161b}, Row{"accent", 0x2460cf, 0x86b1ff},
                Row{"found digit", 0x1b4f9c, 0x9cc1ff}, Row{"pencil mark", 0x525b67, 0xb0b8c3},
                Row{"naked single", 0x2065c4, 0x4da6fe}, Row{"pointing", 0xb34500, 0xe8983f},
                Row{"hidden single", 0x055b4a, 0x2fe0a6}, Row{"naked pair", 0x8b3278, 0xf8bada},
                Row{"depth 1", 0xe8093a, 0xfa6e77}, Row{"depth 2", 0x452fb1, 0xbdb9fb},
                Row{"depth 3", 0x08818f, 0x4ea3a1}, Row{"depth 4", 0x677d53, 0xc2d21f},
                Row{"contradiction", 0xc0261f, 0xff8f84}, Row{"its cell", 0xfde7e5, 0x5a1d1b},
                Row{"solved", 0x0a6f51, 0x35cf9f}}) {
            QTest::addRow("light %s", row.token)
                << int(Theme::Kind::Light) << QString::fromLatin1(row.token) << QColor(QRgb(row.light));
            QTest::addRow("dark %s", row.token)
                << int(Theme::Kind::Dark) << QString::fromLatin1(row.token) << QColor(QRgb(row.dark));
        }
    }

    void lightAndDarkAreThoseThatWereChosen()
    {
        QFETCH(int, kind);
        QFETCH(QString, token);
        QFETCH(QColor, expected);
        const Theme& theme = Theme::of(static_cast<Theme::Kind>(kind));
        const Tokens t = tokensOf(theme);
        const QHash<QString, QColor> all{{QStringLiteral("canvas"), t.canvas}, {QStringLiteral("surface"), t.surface},
            {QStringLiteral("sunken"), t.sunken}, {QStringLiteral("selected"), t.selected},
            {QStringLiteral("hairline"), t.hairline}, {QStringLiteral("control edge"), t.controlEdge},
            {QStringLiteral("field edge"), t.fieldEdge}, {QStringLiteral("board line"), theme.thinLine},
            {QStringLiteral("board frame"), theme.thickLine}, {QStringLiteral("text 1"), t.text1},
            {QStringLiteral("text 2"), t.text2}, {QStringLiteral("text 3"), t.text3}, {QStringLiteral("ink"), t.ink},
            {QStringLiteral("on ink"), t.onInk}, {QStringLiteral("accent"), t.accent},
            {QStringLiteral("found digit"), theme.foundDigit}, {QStringLiteral("pencil mark"), theme.candidate},
            {QStringLiteral("naked single"), theme.family(RuleFamily::NakedSingle)},
            {QStringLiteral("pointing"), theme.family(RuleFamily::Pointing)},
            {QStringLiteral("hidden single"), theme.family(RuleFamily::HiddenSingle)},
            {QStringLiteral("naked pair"), theme.family(RuleFamily::NakedPair)},
            {QStringLiteral("depth 1"), theme.depth(1)}, {QStringLiteral("depth 2"), theme.depth(2)},
            {QStringLiteral("depth 3"), theme.depth(3)}, {QStringLiteral("depth 4"), theme.depth(4)},
            {QStringLiteral("contradiction"), t.contradiction}, {QStringLiteral("its cell"), theme.contradictionCell},
            {QStringLiteral("solved"), t.solved}};
        QVERIFY(all.contains(token));
        QCOMPARE(all.value(token).name(), expected.name());
    }

    void everyThemesTokensCanBeRead_data()
    {
        QTest::addColumn<int>("kind");
        for (const Theme::Kind kind : Theme::builtIn())
            QTest::newRow(qPrintable(Theme::idOf(kind))) << static_cast<int>(kind);
    }

    void everyThemesTokensCanBeRead()
    {
        QFETCH(int, kind);
        const QStringList bad = unreadable(tokensOf(Theme::of(static_cast<Theme::Kind>(kind))));
        QVERIFY2(bad.isEmpty(), qPrintable(bad.join(QLatin1Char('\n'))));
    }

    /// The focus is seen: as its ring looks where it lies on the canvas and on a card.
    void theFocusIsSeen()
    {
        for (const Theme::Kind kind : Theme::builtIn()) {
            const Tokens t = tokensOf(Theme::of(kind));
            for (const QColor& ground : {t.canvas, t.surface}) {
                const QColor ring = blended(ground, t.accent, t.focusRing.alphaF());
                QVERIFY2(deltaE2000(labSeen(ring, 0), labSeen(ground, 0)) > 12, qPrintable(Theme::idOf(kind)));
            }
        }
        QCOMPARE(qRound(tokensOf(Theme::of(Theme::Kind::Light)).focusRing.alphaF() * 100), 38);
        QCOMPARE(qRound(tokensOf(Theme::of(Theme::Kind::Dark)).focusRing.alphaF() * 100), 38);
    }

    /// Whatever somebody chooses: where a colour can be read on both grounds, one is found.
    void ownColoursStayReadable()
    {
        QRandomGenerator random(18);
        for (int i = 0; i < 400; ++i) {
            Theme theme = randomTheme(random);
            // Grounds near each other, as a window has them: on black and white at once nothing can be read.
            for (QColor* ground : {&theme.givenCell, &theme.background})
                *ground = blended(theme.board, *ground, 0.08);
            theme.givenDigit = wcagContrast(Qt::black, theme.board) > 4.6 ? QColor(Qt::black) : QColor(Qt::white);
            if (std::abs(wcagContrast(Qt::black, theme.board) - 4.6) < 1.5)
                continue; // greys in the middle: neither black nor white has room for tints
            theme.contradictionCell = blended(theme.board, theme.contradictionMark, 0.1);
            const QStringList bad = unreadable(tokensOf(theme));
            QVERIFY2(bad.isEmpty(), qPrintable(QString::number(i) + QLatin1Char('\n') + bad.join(QLatin1Char('\n'))));
        }
    }

    /// A family's colour is of pictures: the window stays as it was.
    void anotherFamilyLeavesTheWindow()
    {
        Theme mine = Theme::of(Theme::Kind::Dark);
        mine.families[1] = QColor(0xff00ff);
        QCOMPARE(tokensOf(mine), tokensOf(Theme::of(Theme::Kind::Dark)));
        mine.background = QColor(0x202020);
        QVERIFY(tokensOf(mine) != tokensOf(Theme::of(Theme::Kind::Dark)));
        QCOMPARE(tokensOf(mine).canvas, QColor(0x202020));
    }

    void tints_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("tint");
        QTest::addColumn<double>("part");
        const auto row = [](const char* name, Theme::Kind kind, Tint tint, double part) {
            QTest::newRow(name) << int(kind) << int(tint) << part;
        };
        row("derived, light", Theme::Kind::Light, Tint::Derived, 0.1);
        row("derived, dark", Theme::Kind::Dark, Tint::Derived, 0.15);
        row("house, light", Theme::Kind::Light, Tint::House, 0.1);
        row("house, dark", Theme::Kind::Dark, Tint::House, 0.13);
        row("acted on, light", Theme::Kind::Light, Tint::HouseActedOn, 0.05);
        row("acted on, dark", Theme::Kind::Dark, Tint::HouseActedOn, 0.065);
        row("derived, paper", Theme::Kind::Print, Tint::Derived, 0);
        row("house, paper", Theme::Kind::Print, Tint::House, 0);
    }

    void tints()
    {
        QFETCH(int, kind);
        QFETCH(int, tint);
        QFETCH(double, part);
        const Theme& theme = Theme::of(static_cast<Theme::Kind>(kind));
        QCOMPARE(tintPart(theme, static_cast<Tint>(tint)), part);
        const QColor hue(0, 0, 255);
        const QColor ground(255, 255, 255);
        QCOMPARE(tinted(theme, ground, hue, static_cast<Tint>(tint)).red(), qRound(255 * (1 - part)));
        if (static_cast<Tint>(tint) == Tint::Derived)
            QCOMPARE(theme.derivedGround(1), tinted(theme, theme.board, theme.depth(1), Tint::Derived));
    }

    /// Families' colours, candidates and found digits are readable on the tints of a house in the families' hues.
    void familiesCanBeReadInTheirHouse()
    {
        for (const Theme::Kind kind : {Theme::Kind::Light, Theme::Kind::Dark}) {
            const Theme& theme = Theme::of(kind);
            for (const QColor& family : theme.families) {
                for (const Tint tint : {Tint::House, Tint::HouseActedOn}) {
                    const QColor ground = tinted(theme, theme.board, family, tint);
                    QVERIFY2(wcagContrast(family, ground) >= 4.5, qPrintable(family.name()));
                    QVERIFY2(wcagContrast(theme.candidate, ground) >= 4.5, qPrintable(family.name()));
                    QVERIFY2(wcagContrast(theme.foundDigit, ground) >= 4.5, qPrintable(family.name()));
                }
            }
        }
    }
};

CONVOKU_TEST(TestTokens)
#include "tst_tokens.moc"
