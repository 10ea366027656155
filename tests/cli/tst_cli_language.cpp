// SPDX-License-Identifier: MIT
// The command line in other languages: what people read changes, what programs read does not.
#include "app/wording/language.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_letters.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QGuiApplication>
#include <QImageReader>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <optional>
#include <utility>

using namespace convoku;
using namespace convoku::testing;

namespace {

const QString kPuzzle
    = QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
const QString kUnsolvable
    = QStringLiteral("55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

const QString kHard = QString::fromLatin1(kArticleHard);

/// Splits a command into words and replaces EASY and HARD by puzzles.
QStringList words(const char* command)
{
    QStringList words = QString::fromLatin1(command).split(QLatin1Char(' '));
    words.replaceInStrings(QStringLiteral("EASY"), kPuzzle);
    words.replaceInStrings(QStringLiteral("HARD"), kHard);
    return words;
}

/// Removes all digits, so that the sizes of files do not matter.
QString withoutNumbers(const QByteArray& lines)
{
    return QString::fromUtf8(lines).remove(QRegularExpression(QStringLiteral("[0-9]")));
}

/// Returns all pictures of an animation, or the one of a picture file; none for an SVG file, which has letters.
QList<QImage> imagesOf(const QString& path)
{
    QList<QImage> images;
    if (path.endsWith(QLatin1String(".svg")))
        return images;
    QImageReader reader(path);
    for (QImage image = reader.read(); !image.isNull(); image = reader.read())
        images << image.convertToFormat(QImage::Format_RGB32).copy();
    return images;
}

/// Returns the width of a line on a terminal; a wide character takes two columns.
int columnsOf(const QString& line)
{
    int columns = 0;
    for (const QChar c : line) {
        const QChar::Script script = c.script();
        const bool wide = script == QChar::Script_Han || script == QChar::Script_Hiragana
            || script == QChar::Script_Katakana || (c >= QChar(0x3000) && c <= QChar(0x30FF))
            || (c >= QChar(0xFF00) && c <= QChar(0xFF60));
        columns += wide ? 2 : 1;
    }
    return columns;
}

void languageRows()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : languages()) {
        if (language.id != QLatin1String("en"))
            QTest::newRow(qPrintable(language.id)) << language.id;
    }
}

} // namespace

class TestCliLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { useLanguage(QStringLiteral("en")); }

    void whatProgramsRead_data() { languageRows(); }
    void whatProgramsRead()
    {
        QFETCH(QString, language);
        const QList<QStringList> commands{
            {QStringLiteral("solve"), QStringLiteral("--format"), QStringLiteral("json"), kPuzzle, kUnsolvable},
            {QStringLiteral("trace"), QStringLiteral("--format"), QStringLiteral("jsonl"), kPuzzle},
            {QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("sdk"), kPuzzle},
            {QStringLiteral("generate"), QStringLiteral("--count"), QStringLiteral("2"), QStringLiteral("--seed"),
                QStringLiteral("7")},
        };
        for (const QStringList& command : commands) {
            const Ran english = runHere(command);
            const Ran other = runHere(command + QStringList{QStringLiteral("--language"), language});
            QCOMPARE(other.out, english.out);
            QCOMPARE(other.code, english.code);
            useLanguage(QStringLiteral("en"));
        }
    }

    void help_data() { languageRows(); }
    void help()
    {
        QFETCH(QString, language);
        const QString english = QString::fromUtf8(runHere({QStringLiteral("generate"), QStringLiteral("--help")}).out);
        const QString help = QString::fromUtf8(
            runHere({QStringLiteral("generate"), QStringLiteral("--help"), QStringLiteral("--language=") + language})
                .out);
        QVERIFY(help != english);
        for (const char* option : {"--count", "--seed", "--symmetry", "--language LANG", "--help"})
            QVERIFY2(help.contains(QLatin1String(option)), option);
        for (const QString& line : help.split(QLatin1Char('\n')))
            QVERIFY2(columnsOf(line) <= 79, qPrintable(line));
    }

    void sentences_data() { languageRows(); }
    void sentences()
    {
        QFETCH(QString, language);
        const QStringList command{QStringLiteral("trace"), kPuzzle};
        const Ran english = runHere(command);
        const Ran other = runHere(command + QStringList{QStringLiteral("--language"), language});
        QVERIFY(other.out != english.out);
        QCOMPARE(other.lines().size(), english.lines().size());
    }

    void notSpoken()
    {
        const Ran ran = runHere({QStringLiteral("solve"), kPuzzle, QStringLiteral("--language"), QStringLiteral("pt")});
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(ran.err, printed(sentence("cli.no_such_language")) + helpNamed("solve"));
    }

    /// The option may come before the command, as in most programs; an option after the command takes precedence.
    void beforeTheCommand()
    {
        const QString option = QStringLiteral("--language");
        const QStringList command{QStringLiteral("trace"), kPuzzle};
        const Ran behind = runHere(command + QStringList{option, QStringLiteral("de")});
        const Ran english = runHere(command + QStringList{option, QStringLiteral("en")});
        QCOMPARE(behind.code, 0);
        QVERIFY(behind.out != english.out);
        for (const QStringList& front :
            {QStringList{option, QStringLiteral("de")}, QStringList{option + QStringLiteral("=de")},
                QStringList{option, QStringLiteral("fr"), option, QStringLiteral("de")}}) {
            const Ran ran = runHere(front + command);
            QCOMPARE(ran.code, 0);
            QCOMPARE(ran.out, behind.out);
        }
        QCOMPARE(
            runHere(QStringList{option, QStringLiteral("de")} + command + QStringList{option, QStringLiteral("en")})
                .out,
            english.out);
        // The overview speaks it too.
        const Ran overview = runHere({option, QStringLiteral("de"), QStringLiteral("--help")});
        QCOMPARE(overview.code, 0);
        QVERIFY2(overview.out.contains("Befehle:"), overview.out.constData());
        QVERIFY(overview.out.contains("--language LANG"));
        // Mistakes are told.
        for (const QStringList& wrong : {QStringList{option, QStringLiteral("pt")}, QStringList{option},
                 QStringList{option, QStringLiteral("pt"), QStringLiteral("solve"), kPuzzle},
                 QStringList{option, QStringLiteral("pt"), QStringLiteral("--help")}}) {
            const Ran ran = runHere(wrong);
            QCOMPARE(ran.code, 2);
            QVERIFY2(ran.err.contains(QStringLiteral("language")) && ran.out.isEmpty(), qPrintable(ran.err));
        }
    }

    void ofACountry()
    {
        const QStringList command{QStringLiteral("trace"), kPuzzle, QStringLiteral("--language")};
        const Ran austrian = runHere(command + QStringList{QStringLiteral("de_AT")});
        QCOMPARE(austrian.code, 0);
        QCOMPARE(austrian.out, runHere(command + QStringList{QStringLiteral("de")}).out);
    }

    /// If no font has the letters, pictures contain English instead of boxes. A message in the language reports this.
    void noLetters_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("file");
        const auto row = [](const char* language, const char* name, const char* command, const char* file) {
            QTest::addRow("%s, %s", language, name)
                << QString::fromLatin1(language) << words(command) << QString::fromLatin1(file);
        };
        row("ja", "place", "export EASY --at 2 --sentence -o place.png", "place.png");
        row("ja", "tree", "export tree HARD -o tree.png", "tree.png");
        row("ja", "run", "export EASY --from 1 --to 1 --sentence --size 300 -o run.gif", "run.gif");
        row("ja", "two runs", "export EASY --without naked_pair_row --to 1 --size 400 -o two.gif", "two.gif");
        row("ja", "proof", "export proof r1c3=8 EASY --size 300 -o proof.gif", "proof.gif");
        row("ja", "layer", "export layer 1.2.1 EASY -o layer.svg", "layer.svg");
        row("ja", "graph", "export graph pointing_row -o graph.svg", "graph.svg");
        row("ja", "each", "export --each EASY --at 1 -o {number}.svg", "1.svg");
        row("ja", "pictures", "pictures .", "pointing_row.svg");
        row("zh_CN", "place", "export EASY --at 2 -o place.svg", "place.svg");
    }
    void noLetters()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, command);
        QFETCH(QString, file);
        const auto written = [&](const QString& of, Ran& ran) {
            const QTemporaryDir folder;
            QDir::setCurrent(folder.path());
            ran = runHere(command + QStringList{QStringLiteral("--language"), of});
            const QList<QImage> images = imagesOf(file);
            const QByteArray letters = file.endsWith(QLatin1String(".svg")) ? readFile(file) : QByteArray();
            QDir::setCurrent(QDir::rootPath());
            return std::pair(images, letters);
        };
        Ran english;
        Ran other;
        const auto expected = written(QStringLiteral("en"), english);
        const auto drawn = written(language, other);
        QCOMPARE(english.code, 0);
        QCOMPARE(other.code, 0);
        QVERIFY(!expected.first.isEmpty() || !expected.second.isEmpty());
        QCOMPARE(drawn.first, expected.first);
        QCOMPARE(drawn.second, expected.second);
        QVERIFY(!english.err.contains(QLatin1String("fonts-noto-cjk")));
        QCOMPARE(other.err.count(QLatin1String("fonts-noto-cjk")), 1);
        const QString name = QLocale(language).nativeLanguageName();
        QVERIFY2(other.err.contains(name) && !other.err.contains(sentence("cli.no_font")), qPrintable(other.err));
        // Text that is not drawn but printed stays in the language.
        QVERIFY2(withoutNumbers(other.out) != withoutNumbers(english.out), other.out.constData());
    }

    /// Messages need no letters, even those of commands that draw.
    void messagesNeedNoLetters_data()
    {
        QTest::addColumn<QStringList>("command");
        const auto row = [](const char* name, const char* command) { QTest::newRow(name) << words(command); };
        row("help", "export --help");
        row("no target", "export EASY");
        row("no such place", "export EASY --at 99 -o never.svg");
        row("no such number", "export layer 1.2.1 EASY --number r99 -o never.svg");
        row("no removal", "export proof r1c3=4 EASY --max-passes 1 -o never.gif");
        row("no such group", "export graph never -o never.svg");
        row("folder is a file", "pictures /dev/null");
        row("overview", "--help");
    }
    void messagesNeedNoLetters()
    {
        QFETCH(QStringList, command);
        const Ran japanese = runHere(QStringList{QStringLiteral("--language"), QStringLiteral("ja")} + command);
        useLanguage(QStringLiteral("en"));
        const Ran english = runHere(command);
        QCOMPARE(japanese.code, english.code);
        QVERIFY(japanese.out != english.out || japanese.err != english.err);
        QVERIFY2(!japanese.err.contains(QLatin1String("fonts-noto-cjk")), qPrintable(japanese.err));
    }

    void englishMeanwhile()
    {
        const QByteArray start = sentence("cli.start").toUtf8();
        const QByteArray frames = sentence("cli.frames").toUtf8();
        const auto drawn = [&start] { return QCoreApplication::translate("convoku::Wording", start.constData()); };
        const auto said
            = [&frames] { return QCoreApplication::translate("convoku::CliText", frames.constData(), nullptr, 1); };
        useLanguage(QStringLiteral("ja"));
        const QString drawnBefore = drawn();
        const QString saidBefore = said();
        QVERIFY(drawnBefore != sentence("cli.start"));
        QVERIFY(saidBefore != sentence("cli.one_frame"));
        {
            const EnglishMeanwhile english({"convoku::CliText"});
            QCOMPARE(drawn(), sentence("cli.start"));
            QCOMPARE(said(), saidBefore);
            QCOMPARE(languageInUse(), QStringLiteral("en"));
            const EnglishMeanwhile all({});
            QCOMPARE(said(), sentence("cli.one_frame")); // with its plurals
        }
        QCOMPARE(drawn(), drawnBefore);
        QCOMPARE(said(), saidBefore);
        QCOMPARE(languageInUse(), QStringLiteral("ja"));
    }

    void numbersMeanwhile()
    {
        // Numbers are written in the style of the language, even if it is not the system's.
        useLanguage(QStringLiteral("de"));
        const auto number = [] { return QLocale().toString(1.5); };
        QCOMPARE(number(), QStringLiteral("1,5"));
        {
            const EnglishMeanwhile english({});
            QCOMPARE(number(), QStringLiteral("1.5"));
        }
        QCOMPARE(number(), QStringLiteral("1,5"));
    }

    /// The same board, another caption. The last of the tests: letters that were there once Qt 6.8 goes on to find.
    void pictures_data() { languageRows(); }
    void pictures()
    {
        QFETCH(QString, language);
        if (!m_letters)
            m_letters.emplace();
        QTemporaryDir folder;
        const auto written = [&](const QString& of) {
            const QString path = folder.filePath(of + QStringLiteral(".svg"));
            const Ran ran = runHere({QStringLiteral("export"), kPuzzle, QStringLiteral("--at"), QStringLiteral("2"),
                QStringLiteral("-o"), path, QStringLiteral("--language"), of});
            return ran.code == 0 && ran.err.isEmpty() ? readFile(path) : QByteArray();
        };
        const QByteArray english = written(QStringLiteral("en"));
        const QByteArray other = written(language);
        QVERIFY(!other.isEmpty());
        const QByteArray caption = sentence("cli.caption_of_pass_2").toUtf8();
        QVERIFY(english.contains(caption));
        QVERIFY(!other.contains(caption));
    }

private:
    std::optional<TestLetters> m_letters;
};

namespace {

int runWithoutSystemFonts(int argc, char** argv)
{
    // A terminal needs no font; what is drawn has those of the program and of this test.
    const NoSystemFonts none;
    return runTest<TestCliLanguage, QGuiApplication>(argc, argv);
}

} // namespace

CONVOKU_RUN_TEST(runWithoutSystemFonts)
#include "tst_cli_language.moc"
