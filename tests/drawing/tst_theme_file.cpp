// SPDX-License-Identifier: MIT
#include "app/drawing/theme_file.h"
#include "app/drawing/theme_wording.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;

class TestThemeFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        QRandomGenerator random(11);
        for (int round = 0; round < 200; ++round) {
            OwnTheme theme = OwnTheme::like(Theme::builtIn()[static_cast<std::size_t>(round % 5)]);
            for (QColor* colour : coloursOf(theme.colours)) {
                if (random.bounded(3) == 0)
                    *colour = QColor(QRgb(random.bounded(0x1000000)));
            }
            const ThemeReading reading = themeFromJson(themeToJson(theme));
            QVERIFY(reading.faults.empty());
            QVERIFY(reading.theme.has_value());
            QCOMPARE(reading.theme->base, theme.base);
            const auto expected = coloursOf(theme.colours);
            const auto got = coloursOf(reading.theme->colours);
            for (std::size_t i = 0; i < expected.size(); ++i)
                QCOMPARE(got[i]->name(), expected[i]->name());
            QCOMPARE(reading.theme->colours.inkOnly, theme.base == Theme::Kind::Print);
        }
    }

    void aFileHasWhatWasChangedAlone()
    {
        OwnTheme theme = OwnTheme::like(Theme::Kind::Dark);
        theme.colours.families[1] = QColor(0xfabb3a);
        const QJsonObject root = QJsonDocument::fromJson(themeToJson(theme)).object();
        QCOMPARE(root.value(QLatin1String("format")).toString(), QStringLiteral("convoku-theme"));
        QCOMPARE(root.value(QLatin1String("version")).toInt(), 1);
        QCOMPARE(root.value(QLatin1String("base")).toString(), QStringLiteral("dark"));
        QCOMPARE(root.value(QLatin1String("colours")).toObject(),
            (QJsonObject{{QStringLiteral("pointing"), QStringLiteral("#fabb3a")}}));
    }

    void faults_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<bool>("usable");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("said");
        using Code = ThemeFault::Code;
        const auto row = [](const char* name, QByteArray json, bool usable, Code code, int line, const QString& said) {
            QTest::newRow(name) << json << usable << int(code) << line << said;
        };
        const QByteArray head = "{\"format\": \"convoku-theme\",\n \"version\": 1,\n \"base\": \"light\",\n";
        row("empty", "", false, Code::NotJson, 1, QStringLiteral("JSON"));
        row("broken", "{\n\"format\": \"convoku-theme\",\n oops}", false, Code::NotJson, 3,
            testing::sentence("painting.theme_faults.line_start", {QStringLiteral("3"), QString()}));
        row("list", "[]", false, Code::NotATheme, 0, testing::sentence("painting.theme_faults.not_of_convoku_part"));
        row("session", "{\"format\": \"convoku-session\", \"version\": 1}", false, Code::NotATheme, 0,
            testing::sentence("painting.theme_faults.not_a_file_part"));
        row("too new", "{\"format\": \"convoku-theme\",\n\"version\": 2, \"base\": \"light\"}", false, Code::TooNew, 2,
            testing::sentence("painting.theme_faults.version_part", {QStringLiteral("2")}));
        row("no version", "{\"format\": \"convoku-theme\"}", false, Code::NotATheme, 0,
            testing::sentence("painting.theme_faults.not_a_file_part"));
        row("no base", "{\"format\": \"convoku-theme\", \"version\": 1}", false, Code::UnknownBase, 0,
            testing::sentence("painting.theme_faults.no_theme_part"));
        row("base", "{\"format\": \"convoku-theme\", \"version\": 1,\n\n\"base\": \"pink\"}", false, Code::UnknownBase,
            3, QStringLiteral("“pink”"));
        row("own base", "{\"format\": \"convoku-theme\", \"version\": 1, \"base\": \"own\"}", false, Code::UnknownBase,
            1, QStringLiteral("“own”"));
        row("name", head + " \"colours\": {\n\"bord\": \"#ffffff\"}}", true, Code::UnknownName, 5,
            QStringLiteral("“bord”"));
        row("word", head + " \"colours\": {\"label\": \"#111111\",\n\"board\": \"blue\"}}", true, Code::BadColour, 5,
            QStringLiteral("“blue”"));
        row("number", head + " \"colours\": {\n\n\"board\": 7}}", true, Code::BadColour, 6, QStringLiteral("“7”"));
        row("short", head + " \"colours\": {\"board\": \"#12345\"}}", true, Code::BadColour, 4,
            QStringLiteral("#12345"));
        row("alpha", head + " \"colours\": {\"board\": \"#80ffffff\"}}", true, Code::BadColour, 4,
            QStringLiteral("#80ffffff"));
        row("list of colours", head + " \"colours\": {\"board\": [1]}}", true, Code::BadColour, 4,
            QStringLiteral("board"));
    }

    void faults()
    {
        QFETCH(QByteArray, json);
        QFETCH(bool, usable);
        QFETCH(int, code);
        QFETCH(int, line);
        QFETCH(QString, said);
        const ThemeReading reading = themeFromJson(json);
        QCOMPARE(reading.theme.has_value(), usable);
        QCOMPARE(reading.faults.size(), std::size_t(1));
        QCOMPARE(int(reading.faults.front().code), code);
        QCOMPARE(reading.faults.front().line, line);
        const QString sentence = ThemeWording::fault(reading.faults.front());
        QVERIFY2(sentence.contains(said), qPrintable(sentence));
        if (line > 0)
            QVERIFY2(sentence.startsWith(
                         testing::sentence("painting.theme_faults.line_start", {QString::number(line), QString()})),
                qPrintable(sentence));
        // Invalid text changes no colour.
        if (reading.theme)
            QCOMPARE(reading.theme->colours.board.name(), QStringLiteral("#ffffff"));
    }

    void coloursOfText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");
        QTest::newRow("six") << QStringLiteral("#12aBcF") << QStringLiteral("#12abcf");
        QTest::newRow("three") << QStringLiteral("#1aF") << QStringLiteral("#11aaff");
        for (const char* bad :
            {"", "#", "12abcf", "#12abc", "#12abcg", "red", "#12abcf ", "#12abcf\n", "#fff\n", "#12abcf00", "#1٣3"})
            QTest::newRow(bad) << QString::fromUtf8(bad) << QString();
    }

    void coloursOfText()
    {
        QFETCH(QString, text);
        QFETCH(QString, name);
        const auto colour = colourFromText(text);
        QCOMPARE(colour ? colour->name() : QString(), name);
    }

    void files()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.json"));
        ThemeReading reading = themeFromFile(path);
        QVERIFY(!reading.theme);
        QCOMPARE(reading.faults.front().code, ThemeFault::Code::CannotRead);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(themeToJson(OwnTheme::like(Theme::Kind::Print)));
        file.close();
        reading = themeFromFile(path);
        QVERIFY(reading.theme && reading.faults.empty());
        QCOMPARE(reading.theme->base, Theme::Kind::Print);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(2 << 20, ' '));
        file.close();
        QCOMPARE(themeFromFile(path).faults.front().code, ThemeFault::Code::NotATheme);
    }
};

CONVOKU_GUILESS_TEST(TestThemeFile)
#include "tst_theme_file.moc"
