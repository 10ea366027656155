// SPDX-License-Identifier: MIT
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstring>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

/// While one is there the file cannot be read beyond so many bytes: its disk says EIO.
class BrokenFile
{
public:
    BrokenFile(const QString& path, qint64 readable)
    {
        s_path = QFile::encodeName(path);
        s_left = readable;
    }
    ~BrokenFile() { mend(); }
    static void mend() { s_path.clear(); }

    static bool isMeant(int file)
    {
        if (s_path.isEmpty())
            return false;
        char target[4096];
        const QByteArray link = "/proc/self/fd/" + QByteArray::number(file);
        const ssize_t size = readlink(link.constData(), target, sizeof target);
        return size == s_path.size() && std::equal(target, target + size, s_path.constData());
    }

    static inline QByteArray s_path;
    static inline qint64 s_left = 0;
};

} // namespace

/// The C library's, for everybody in this process.
extern "C" ssize_t read(int file, void* place, size_t size)
{
    const bool broken = BrokenFile::isMeant(file);
    if (broken && BrokenFile::s_left == 0) {
        errno = EIO;
        return -1;
    }
    const size_t most = broken ? std::min(size, static_cast<size_t>(BrokenFile::s_left)) : size;
    const ssize_t count = syscall(SYS_read, file, place, most);
    if (broken && count > 0)
        BrokenFile::s_left -= count;
    return count;
}

namespace convoku {

using namespace testing;

class TestConvertCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static Ran convert(const QString& input, const char* format, const QStringList& more = {})
    {
        return runHere(
            QStringList{QStringLiteral("convert"), input, QStringLiteral("--to"), QString::fromLatin1(format)} + more);
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    /// Written here by hand from the formats' descriptions.
    void formats_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("text");
        const QByteArray line(kArticleEasy);
        QByteArray zeros = line;
        zeros.replace('.', '0');
        QTest::newRow("line") << QByteArray("line") << line + '\n';
        QTest::newRow("sdm") << QByteArray("sdm") << zeros + '\n';
        QTest::newRow("hodoku") << QByteArray("hodoku") << ":0000:x:" + line + ":::\n";
        QTest::newRow("sudokuwiki") << QByteArray("sudokuwiki")
                                    << "https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros + '\n';
    }
    void formats()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, text);
        const Ran ran = convert(QString::fromLatin1(kArticleEasy), format.constData());
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.out, text);
        QVERIFY(ran.err.isEmpty());
    }

    /// Candidates go through all formats that carry them; the run begins with them.
    void candidates()
    {
        // HoDoKu: 1 and 2 are deleted from r1c1 of an empty grid.
        const QString puzzle = QStringLiteral(":0000:x:") + QString(81, u'.') + QStringLiteral(":111 211::");
        QByteArray expected;
        for (int cell = 0; cell < 81; ++cell)
            expected += cell == 0 ? "..3456789" : "123456789";
        QCOMPARE(convert(puzzle, "729").out, expected + '\n');
        for (const char* format : {"candidates", "sdk", "sdx", "ss", "hodoku", "fpuzzles", "sudokuwiki-state"}) {
            const Ran there = convert(puzzle, format);
            QCOMPARE(there.code, 0);
            const Ran back = runHere(
                {QStringLiteral("convert"), QStringLiteral("-"), QStringLiteral("--to"), QStringLiteral("729")},
                there.out);
            QVERIFY2(back.out == expected + '\n', format);
        }
        const Ran lost = convert(puzzle, "line");
        QCOMPARE(lost.code, 0);
        QCOMPARE(lost.err, printed(sentence("cli_convert.candidates_left_out")));

        const Ran solved
            = runHere({QStringLiteral("solve"), QStringLiteral("--format"), QStringLiteral("json"), puzzle});
        QCOMPARE(solved.code, 0);
        const QJsonObject json = QJsonDocument::fromJson(solved.out).object();
        QCOMPARE(json.value(QStringLiteral("start")).toString().toLatin1(), expected);
        QVERIFY(json.value(QStringLiteral("grid")).toString().at(0) >= QChar(u'3'));
        const Ran traced
            = runHere({QStringLiteral("trace"), QStringLiteral("--format"), QStringLiteral("jsonl"), puzzle});
        const QJsonObject start = QJsonDocument::fromJson(traced.lines().front()).object();
        QCOMPARE(start.value(QStringLiteral("start")).toString().toLatin1(), expected);
        QCOMPARE(start.value(QStringLiteral("candidates")).toInt(), 727);
    }

    /// HoDoKu's lines keep what they say of the next step, and comments; other formats say what they leave out.
    void whatFormatsLeaveOut()
    {
        const QByteArray grid(kArticleEasy);
        const QByteArray hodoku = ":0300:12:" + grid + "::112 213:hard: one\n";
        const QStringList input{QStringLiteral("convert"), QStringLiteral("-"), QStringLiteral("--to")};
        const Ran kept = runHere(input + QStringList{QStringLiteral("hodoku")}, hodoku);
        QCOMPARE(kept.out, hodoku);
        QVERIFY(kept.err.isEmpty());
        const Ran line = runHere(input + QStringList{QStringLiteral("line")}, hodoku);
        QCOMPARE(line.out, grid + " # hard: one\n");
        QCOMPARE(line.err, printed(sentence("cli_convert.techniques_left_out")));
        const Ran digits = runHere(input + QStringList{QStringLiteral("sdm")}, hodoku);
        QCOMPARE(digits.out, QByteArray(grid).replace('.', '0') + '\n');
        QCOMPARE(digits.err,
            printed(sentence("cli_convert.comments_left_out")) + printed(sentence("cli_convert.techniques_left_out")));
        // From a line to candidates and back.
        const Ran candidates = runHere(input + QStringList{QStringLiteral("729")}, line.out);
        QVERIFY(candidates.out.endsWith(" # hard: one\n") && candidates.err.isEmpty());
        QCOMPARE(runHere(input + QStringList{QStringLiteral("hodoku")}, candidates.out).out.right(11), ":hard: one\n");
        QByteArray sdk = "#A Me\n[Puzzle]\n";
        for (int row = 0; row < 9; ++row)
            sdk += grid.mid(row * 9, 9) + '\n';
        const Ran fields = runHere(input + QStringList{QStringLiteral("sdm")}, sdk + "\n" + sdk);
        QCOMPARE(fields.code, 0);
        QCOMPARE(fields.err, printed(sentence("cli_convert.fields_left_out")));
    }

    void jsonCarriesWhatTheTextSays()
    {
        const QByteArray text = "# a list\n\n" + QByteArray(kArticleEasy) + "  # hard – one\nGrid 07\n";
        QByteArray rows;
        for (int row = 0; row < 9; ++row)
            rows += QByteArray(kArticleEasy).mid(row * 9, 9) + '\n';
        const Ran ran = runHere(
            {QStringLiteral("solve"), QStringLiteral("--format"), QStringLiteral("json"), QStringLiteral("-")},
            text + rows);
        QCOMPARE(ran.code, 0);
        const QJsonObject first = QJsonDocument::fromJson(ran.lines().at(0)).object();
        QCOMPARE(first.value(QStringLiteral("line")).toInt(), 3);
        QCOMPARE(first.value(QStringLiteral("comment")).toString(), QStringLiteral("hard – one"));
        QVERIFY(!first.contains(QStringLiteral("name")));
        const QJsonObject second = QJsonDocument::fromJson(ran.lines().at(1)).object();
        QCOMPARE(second.value(QStringLiteral("line")).toInt(), 5);
        QCOMPARE(second.value(QStringLiteral("name")).toString(), QStringLiteral("Grid 07"));
    }

    /// A blank that nobody sees is named, not printed.
    void invisibleCharactersAreNamed()
    {
        const Ran ran
            = runHere({QStringLiteral("convert"), QStringLiteral("-"), QStringLiteral("--to"), QStringLiteral("line")},
                "q\n" + QByteArray(kArticleEasy).left(3) + "q\n\xE2\x80\xA8\n");
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.err.contains(QStringLiteral("U+2028")));
        QVERIFY(!ran.err.contains(QChar(0x2028)));
    }

    void files()
    {
        const QString in = m_folder.filePath(QStringLiteral("in.txt"));
        const QString out = m_folder.filePath(QStringLiteral("out.sdm"));
        writeFile(in, QByteArray(kArticleEasy) + "\n" + kArticleHard + "\nno puzzle\n");
        const Ran ran = convert(in, "sdm", {QStringLiteral("-o"), out});
        QCOMPARE(ran.code, 2); // a line was none
        QVERIFY(ran.out.isEmpty());
        const QString badLine
            = printed(sentence("cli.bad_sign", {in, QStringLiteral("3"), QStringLiteral("1"), QStringLiteral("n")}));
        QCOMPARE(ran.err, badLine + printed(sentence("cli_convert.nothing_written", {out})));
        QVERIFY(!QFileInfo::exists(out));
        writeFile(out, "what was there");
        QCOMPARE(convert(in, "sdm", {QStringLiteral("-o"), out}).code, 2);
        QCOMPARE(readFile(out), QByteArray("what was there"));

        QByteArray expected = QByteArray(kArticleEasy) + "\n" + kArticleHard + "\n";
        expected.replace('.', '0');
        const Ran skipped = convert(in, "sdm", {QStringLiteral("--skip-bad"), QStringLiteral("-o"), out});
        QCOMPARE(skipped.code, 0);
        QCOMPARE(skipped.err, badLine);
        QCOMPARE(readFile(out), expected);
        const Ran shown = convert(in, "sdm");
        QCOMPARE(shown.code, 2); // what has been written can't be taken back
        QCOMPARE(shown.out, expected);
        QCOMPARE(convert(in, "sdm", {QStringLiteral("--skip-bad")}).code, 0);
        // No line is bad here: an input is missing.
        for (const QString& missing : {m_folder.filePath(QStringLiteral("missing.txt")), m_folder.path()}) {
            const Ran none = convert(in, "line", {missing, QStringLiteral("--skip-bad"), QStringLiteral("-o"), out});
            QCOMPARE(none.code, 2);
            QCOMPARE(readFile(out), expected);
        }
    }

    /// Its disk fails in the middle of the file.
    void aReadErrorReplacesNothing_data()
    {
        QTest::addColumn<int>("readable"); // bytes
        QTest::addColumn<bool>("skipsBad");
        for (const bool skipsBad : {false, true}) {
            for (const int readable : {0, 82 * 10, 1'000'000, 3'000'000})
                QTest::addRow("%d bytes%s", readable, skipsBad ? ", --skip-bad" : "") << readable << skipsBad;
        }
    }
    void aReadErrorReplacesNothing()
    {
        QFETCH(int, readable);
        QFETCH(bool, skipsBad);
        const QString path = m_folder.filePath(QStringLiteral("b.txt"));
        const QByteArray text = (QByteArray(kArticleEasy) + '\n').repeated(49'162);
        writeFile(path, text);
        const QStringList before = QDir(m_folder.path()).entryList(QDir::Files);
        const BrokenFile broken(path, readable);
        QStringList more{QStringLiteral("-o"), path};
        if (skipsBad)
            more << QStringLiteral("--skip-bad");
        const Ran ran = convert(path, "line", more);
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.err.contains(QString::fromLocal8Bit(strerror(EIO))), qPrintable(ran.err));
        BrokenFile::mend();
        QVERIFY(readFile(path) == text);
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), before);
    }

    /// A file can be converted in its own place, and puzzles leave while others are still to come.
    void streams()
    {
        const QString path = m_folder.filePath(QStringLiteral("many.txt"));
        writeFile(path, (QByteArray(kArticleEasy) + '\n').repeated(50'000));
        class Pieces : public QIODevice
        {
        public:
            qint64 largest = 0;
            qint64 all = 0;

        protected:
            qint64 readData(char*, qint64) override { return -1; }
            qint64 writeData(const char*, qint64 size) override
            {
                largest = std::max(largest, size);
                all += size;
                return size;
            }
        } out;
        out.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
        QCOMPARE(
            runHere({QStringLiteral("convert"), path, QStringLiteral("--to"), QStringLiteral("sdm")}, {}, &out).code,
            0);
        QCOMPARE(out.all, qint64{50'000} * 82);
        QVERIFY2(out.largest < 100'000, qPrintable(QString::number(out.largest)));

        QCOMPARE(convert(path, "sdm", {QStringLiteral("-o"), path}).code, 0);
        QVERIFY(readFile(path) == (QByteArray(kArticleEasy).replace('.', '0') + '\n').repeated(50'000));
        const Ran grids = convert(path, "grid");
        QCOMPARE(grids.code, 0);
        QCOMPARE(
            runHere({QStringLiteral("convert"), QStringLiteral("-"), QStringLiteral("--to"), QStringLiteral("sdm")},
                grids.out)
                .out,
            readFile(path));
    }

    /// Told to stop, it leaves the file and no trace of another one.
    void cancelled()
    {
        const QString in = m_folder.filePath(QStringLiteral("long.txt"));
        const QString out = m_folder.filePath(QStringLiteral("kept.sdm"));
        writeFile(in, (QByteArray(kArticleEasy) + '\n').repeated(20'000));
        writeFile(out, "kept");
        const QStringList before = QDir(m_folder.path()).entryList(QDir::Files);
        int asked = 0;
        const Ran ran = runHere(
            {QStringLiteral("convert"), in, QStringLiteral("--to"), QStringLiteral("sdm"), QStringLiteral("-o"), out},
            {}, nullptr, [&asked] { return ++asked > 10'000; });
        QCOMPARE(ran.code, 2);
        QCOMPARE(readFile(out), QByteArray("kept"));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), before);
    }

    void compressedFilesAreReadAndWritten_data()
    {
        QTest::addColumn<QString>("end");
        QTest::addColumn<QString>("program");
        QTest::newRow("gzip") << QStringLiteral("gz") << QStringLiteral("gzip");
        QTest::newRow("Zstandard") << QStringLiteral("zst") << QStringLiteral("zstd");
    }

    void compressedFilesAreReadAndWritten()
    {
        QFETCH(const QString, end);
        QFETCH(const QString, program);
        const QTemporaryDir folder;
        const QString target = folder.filePath(QStringLiteral("puzzles.csv.") + end);
        const QByteArray text = QByteArray(kArticleEasy) + " # the first, and easy\n" + kArticleHard + '\n';
        const Ran ran = runHere({QStringLiteral("convert"), QStringLiteral("-"), QStringLiteral("--to"),
                                    QStringLiteral("csv"), QStringLiteral("-o"), target},
            text);
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QProcess unpacking;
        unpacking.start(program, {QStringLiteral("-dc"), target});
        QVERIFY(unpacking.waitForFinished());
        QCOMPARE(unpacking.readAllStandardOutput(),
            "puzzle,comment\n" + QByteArray(kArticleEasy) + ",\"the first, and easy\"\n" + kArticleHard + ",\n");
        const Ran back = runHere({QStringLiteral("convert"), target, QStringLiteral("--to"), QStringLiteral("line")});
        QCOMPARE(back.out, text);
        // A file that was cut gives what could be read, and says so.
        QFile file(target);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(file.size() - 3));
        file.close();
        const Ran cut = runHere({QStringLiteral("convert"), target, QStringLiteral("--to"), QStringLiteral("line")});
        QCOMPARE(cut.code, 2);
        QVERIFY2(cut.err.contains(QStringLiteral("ends too early")) || cut.err.contains(QStringLiteral("damaged")),
            qPrintable(cut.err));
    }

    void faults_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString puzzle = QString::fromLatin1(kArticleEasy);
        QTest::newRow("no format") << QStringList{puzzle};
        QTest::newRow("unknown format") << QStringList{puzzle, QStringLiteral("--to"), QStringLiteral("xyz")};
        QTest::newRow("a format that is only read")
            << QStringList{puzzle, QStringLiteral("--to"), QStringLiteral("tdoku")};
        QTest::newRow("no input") << QStringList{QStringLiteral("--to"), QStringLiteral("line")};
        QTest::newRow("no folder") << QStringList{
            puzzle, QStringLiteral("--to"), QStringLiteral("line"), QStringLiteral("-o"), QStringLiteral("/none/x")};
    }
    void faults()
    {
        QFETCH(QStringList, arguments);
        const Ran ran = runHere(QStringList(QStringLiteral("convert")) + arguments);
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.out.isEmpty());
        QVERIFY(!ran.err.isEmpty());
    }
};

} // namespace convoku

CONVOKU_GUILESS_TEST(convoku::TestConvertCommand)
#include "tst_convert_command.moc"
