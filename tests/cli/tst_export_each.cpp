// SPDX-License-Identifier: MIT
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QImageReader>
#include <QTemporaryDir>

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

// Solved within a few passes; the second one has no name.
const QByteArray kPuzzles
    = ".54.87...329..1.......9.6.45..6..7.37.6..921..3..48..5.82.3.4...7...6.91...1...5. # first/one\n"
      "534678912672195348198342567859761423426853791713924856961537284287419635345286.7.\n"
      ".54.87...329..1.......9.6.45..6..7.37.6..921..3..48..5.82.3.4...7...6.91...1...5. # first/one\n";

} // namespace

class TestExportEach : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        writeFile(path("puzzles.sdm"), kPuzzles);
    }

    void namesAndFormats_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("files");
        QTest::newRow("numbers") << QStringLiteral("{number}.gif") << QStringList{}
                                 << QStringList{
                                        QStringLiteral("1.gif"), QStringLiteral("2.gif"), QStringLiteral("3.gif")};
        QTest::newRow("new folders") << QStringLiteral("a/b/p{number}.webp") << QStringList{}
                                     << QStringList{QStringLiteral("a/b/p1.webp"), QStringLiteral("a/b/p2.webp"),
                                            QStringLiteral("a/b/p3.webp")};
        // A stroke can't be in a name; two puzzles of one name; one without a name has its number.
        QTest::newRow("names") << QStringLiteral("{name}.png")
                               << QStringList{QStringLiteral("--at"), QStringLiteral("0")}
                               << QStringList{QStringLiteral("2.png"), QStringLiteral("first_one-2.png"),
                                      QStringLiteral("first_one.png")};
        QTest::newRow("a folder for each") << QStringLiteral("n/{number}/{name}.svg")
                                           << QStringList{QStringLiteral("--text"), QStringLiteral("outlines")}
                                           << QStringList{QStringLiteral("n/1/first_one.svg"),
                                                  QStringLiteral("n/2/2.svg"), QStringLiteral("n/3/first_one.svg")};
        QTest::newRow("only a folder for each")
            << QStringLiteral("{name}/a/x.png") << QStringList{}
            << QStringList{QStringLiteral("2/a/x.png"), QStringLiteral("first_one/a/x-2.png"),
                   QStringLiteral("first_one/a/x.png")};
        // Percent signs that look like placeholders of a message.
        QTest::newRow("percent signs") << QStringLiteral("%2 {number}.png") << QStringList{}
                                       << QStringList{QStringLiteral("%2 1.png"), QStringLiteral("%2 2.png"),
                                              QStringLiteral("%2 3.png")};
        QTest::newRow("both") << QStringLiteral("{number} {name}")
                              << QStringList{QStringLiteral("--format"), QStringLiteral("svg"),
                                     QStringLiteral("--text"), QStringLiteral("outlines")}
                              << QStringList{QStringLiteral("1 first_one.svg"), QStringLiteral("2 2.svg"),
                                     QStringLiteral("3 first_one.svg")};
    }

    void namesAndFormats()
    {
        QFETCH(QString, pattern);
        QFETCH(QStringList, options);
        QFETCH(QStringList, files);
        const Ran ran = each(pattern, options + QStringList{QStringLiteral("--width"), QStringLiteral("150")});
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QCOMPARE(ran.err, summary(3, 0, 0));
        QCOMPARE(ran.lines().size(), 3);
        QCOMPARE(made(), files);
        for (const QString& file : files) {
            const QByteArray bytes = readFile(m_folder->filePath(file));
            QVERIFY(bytes.size() > 500);
            const QString said
                = sentence("cli.written", {m_folder->filePath(file), QString::number(bytes.size())}) + u'\n';
            QVERIFY2(QString::fromUtf8(ran.out).contains(said), ran.out.constData());
            if (file.endsWith(QLatin1String("svg")))
                QVERIFY(bytes.contains("</svg>") && !bytes.contains("<text"));
            else if (!file.endsWith(QLatin1String("webp")))
                QCOMPARE(QImageReader(m_folder->filePath(file)).size().width(), 150);
        }
    }

    void noNameClimbsOut_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("folder");
        QTest::newRow("up") << QByteArray("../../up") << QStringLiteral("_.._up");
        QTest::newRow("two points") << QByteArray("..") << QStringLiteral("1");
        QTest::newRow("a point") << QByteArray(".") << QStringLiteral("1");
        QTest::newRow("from the root") << QByteArray("/etc/x") << QStringLiteral("_etc_x");
        QTest::newRow("backwards") << QByteArray("..\\..\\x") << QStringLiteral("_.._x");
        QTest::newRow("a hidden folder") << QByteArray(".ssh") << QStringLiteral("ssh");
        QTest::newRow("a place") << QByteArray("{name}{number}/..") << QStringLiteral("{name}{number}_..");
        QTest::newRow("signs that are not seen") << QByteArray("a\x1b\xe2\x80\xae/") << QStringLiteral("a___");
    }

    void noNameClimbsOut()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const QString, folder);
        writeFile(path("puzzles.sdm"), kPuzzles.left(81) + " # " + name + '\n');
        const Ran ran = each(QStringLiteral("in/{name}/x.svg"), {QStringLiteral("--width"), QStringLiteral("150")});
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QCOMPARE(made(), QStringList(QStringLiteral("in/%1/x.svg").arg(folder)));
    }

    void aFolderThatCannotBe()
    {
        writeFile(path("first_one"), "a file");
        const Ran ran = each(QStringLiteral("{name}/x.svg"), {QStringLiteral("--width"), QStringLiteral("150")});
        QCOMPARE(ran.code, 2);
        const QString problem = sentence("cli_each.no_folder", {path("first_one")});
        QCOMPARE(ran.err,
            printed(sentence("cli_each.problem", {QStringLiteral("1"), problem}))
                + printed(sentence("cli_each.problem", {QStringLiteral("3"), problem})) + summary(1, 0, 2));
        QCOMPARE(made(), QStringList({QStringLiteral("2/x.svg"), QStringLiteral("first_one")}));
    }

    void everyFileIsThatOfItsPuzzle()
    {
        QCOMPARE(each(QStringLiteral("{number}.gif"), {QStringLiteral("--width"), QStringLiteral("150")}).code, 0);
        for (int i = 0; i < 3; ++i) {
            const QString alone = path("alone.gif");
            const QString puzzle = QString::fromLatin1(kPuzzles.split('\n')[i].left(81));
            QCOMPARE(runHere({QStringLiteral("export"), puzzle, QStringLiteral("-o"), alone, QStringLiteral("--width"),
                                 QStringLiteral("150")})
                         .code,
                0);
            QCOMPARE(readFile(m_folder->filePath(QStringLiteral("%1.gif").arg(i + 1))), readFile(alone));
        }
    }

    void aPictureMayHavePercentSignsInItsName()
    {
        const QString path = m_folder->filePath(QStringLiteral("a%2.png"));
        const QString puzzle = QString::fromLatin1(kPuzzles.left(81));
        const Ran ran = runHere({QStringLiteral("export"), puzzle, QStringLiteral("-o"), path});
        QVERIFY2(ran.out.startsWith(path.toUtf8() + ": "), ran.out.constData());
    }

    void whatIsThereAlready_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<int>("times");
        QTest::addColumn<QString>("existing");
        QTest::addColumn<QString>("says"); // the last time
        QTest::addColumn<QStringList>("files");
        const auto row = [](const char* pattern, int times, const char* existing, int written, int skipped,
                             const QStringList& stems) {
            QStringList files;
            for (const QString& stem : stems)
                files << stem + QStringLiteral(".png");
            QTest::addRow("%s, %d times, %s", pattern, times, existing)
                << QString::fromLatin1(pattern) << times << QString::fromLatin1(existing)
                << summary(written, skipped, 0) << files;
        };
        const auto names = [](const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); };
        row("{number}.png", 1, "number", 3, 0, names("1 2 2-2 3"));
        row("{number}.png", 1, "skip", 2, 1, names("1 2 3"));
        row("{number}.png", 1, "replace", 3, 0, names("1 2 3"));
        // The first and the third puzzle are of one name, the second one has none.
        row("{name}.png", 1, "number", 3, 0, names("2 2-2 first_one first_one-2"));
        row("{name}.png", 1, "skip", 2, 1, names("2 first_one first_one-2"));
        row("{name}.png", 1, "replace", 3, 0, names("2 first_one first_one-2"));
        row("{name}.png", 2, "number", 3, 0, names("2 2-2 2-3 first_one first_one-2 first_one-3 first_one-4"));
        row("{name}.png", 2, "skip", 0, 3, names("2 first_one first_one-2"));
        row("{name}.png", 2, "replace", 3, 0, names("2 first_one first_one-2"));
    }

    void whatIsThereAlready()
    {
        QFETCH(QString, pattern);
        QFETCH(int, times);
        QFETCH(QString, existing);
        QFETCH(QString, says);
        QFETCH(QStringList, files);
        writeFile(path("2.png"), "what was there");
        Ran ran;
        for (int i = 0; i < times; ++i)
            ran = each(pattern, {QStringLiteral("--existing"), existing, QStringLiteral("--at"), QStringLiteral("0")});
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.err.endsWith(says), qPrintable(ran.err));
        QCOMPARE(readFile(path("2.png")) == "what was there", existing != QLatin1String("replace"));
        QStringList found = QDir(m_folder->path()).entryList({QStringLiteral("*.png")});
        found.sort();
        files.sort();
        QCOMPARE(found, files);
    }

    void aFileThatIsThereKeepsNoOtherOfItsNameOut()
    {
        writeFile(path("first_one.png"), "what was there");
        const Ran ran = each(QStringLiteral("{name}.png"), {QStringLiteral("--existing"), QStringLiteral("skip")});
        QVERIFY2(ran.err.endsWith(summary(2, 1, 0)), qPrintable(ran.err));
        QVERIFY(QFileInfo::exists(path("first_one-2.png")));
        QCOMPARE(readFile(path("first_one.png")), QByteArray("what was there"));
    }

    void oneFailureKeepsNoOtherFromItsFile()
    {
        // A folder stands in the place of the second file, and is not to be replaced.
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("2.png")));
        const Ran ran = each(QStringLiteral("{number}.png"), {QStringLiteral("--existing"), QStringLiteral("replace")});
        QCOMPARE(ran.code, 2);
        const QString begin = printed(sentence("cli_each.problem", {QStringLiteral("2"), QString()})).chopped(1);
        QVERIFY2(ran.err.startsWith(begin), qPrintable(ran.err));
        QVERIFY2(ran.err.endsWith(summary(2, 0, 1)), qPrintable(ran.err));
        QVERIFY(QFileInfo(path("1.png")).isFile() && QFileInfo(path("3.png")).isFile());
    }

    void cancellingLeavesWholeFilesOnly()
    {
        int asked = 0;
        const Ran ran = runHere({QStringLiteral("export"), path("puzzles.sdm"), QStringLiteral("--each"),
                                    QStringLiteral("-o"), path("{number}.gif")},
            {}, nullptr, [&asked] { return ++asked > 30; });
        QCOMPARE(ran.code, 2);
        const QRegularExpression cancelled(
            patternOf("cli_each.cancelled", {QStringLiteral("[0-2]"), QStringLiteral("3")}));
        QVERIFY2(cancelled.match(ran.err).hasMatch(), qPrintable(ran.err));
        const QStringList files = QDir(m_folder->path()).entryList({QStringLiteral("*.gif*")});
        QVERIFY(files.size() < 3);
        for (const QString& file : files)
            QVERIFY(readFile(m_folder->filePath(file)).endsWith(';'));
    }

    void faults_data()
    {
        QTest::addColumn<QString>("arguments"); // F: a file with puzzles
        QTest::addColumn<QString>("says");
        for (const Sentence& row : sentencesOf(QStringLiteral("cli_each_usage")))
            QTest::newRow(qPrintable(row.id)) << row.arguments << printed(row.text) + helpNamed("export");
    }

    void faults()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, says);
        QStringList words = arguments.split(QLatin1Char(' '));
        words.replaceInStrings(QRegularExpression(QStringLiteral("^F$")), path("puzzles.sdm"));
        const Ran ran = runHere(words);
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.err, says);
    }

private:
    /// The last line.
    static QString summary(int written, int skipped, int failed)
    {
        return printed(sentence(
            "cli_each.summary", {QString::number(written), QString::number(skipped), QString::number(failed)}));
    }
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    Ran each(const QString& pattern, const QStringList& options) const
    {
        return runHere(QStringList{QStringLiteral("export"), path("puzzles.sdm"), QStringLiteral("--each"),
                           QStringLiteral("-o"), m_folder->filePath(pattern)}
            + options);
    }

    /// All files, sorted.
    QStringList made() const
    {
        QStringList files;
        const QDir folder(m_folder->path());
        QDirIterator all(m_folder->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QString file = folder.relativeFilePath(all.next());
            if (!file.endsWith(QLatin1String(".sdm")))
                files << file;
        }
        files.sort();
        return files;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

CONVOKU_TEST(TestExportEach)
#include "tst_export_each.moc"
