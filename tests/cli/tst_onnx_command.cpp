// SPDX-License-Identifier: MIT
// convoku-cli onnx: files that are written and solved with again, and what can't be.
#include "app/wording/language.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

} // namespace

class TestOnnxCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(s(name)); }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void whatIsWrittenSolves_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("as it is") << QString();
        QTest::newRow("a step") << s("--step --form image --precision qdq");
        QTest::newRow("gates") << s("--passes 3 --form s2d --precision gate --batch dynamic");
        QTest::newRow("basic") << s("--network basic --passes 1 --every-value --batch 4");
        QTest::newRow("some rules") << s("--rules naked_single_box,pointing_row --passes 2");
    }
    void whatIsWrittenSolves()
    {
        QFETCH(const QString, options);
        const QString file = path("a network.onnx");
        QFile::remove(file);
        const QStringList given = options.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const Ran wrote = runHere(QStringList{s("onnx"), s("-o"), file, s("--no-proof")} + given);
        QCOMPARE(wrote.err, QString());
        QCOMPARE(wrote.code, 0);
        QCOMPARE(wrote.out, sentence("cli.written", {file, QString::number(QFileInfo(file).size())}).toUtf8() + '\n');
        const Ran solved = runHere({s("solve"), s("--network"), file, s(kArticleHard)});
        QCOMPARE(solved.code, 0);
        QVERIFY(solved.out.startsWith(kArticleHardSolution));
        // On standard output the same.
        const Ran streamed = runHere(QStringList{s("onnx"), s("-o"), s("-"), s("--no-proof")} + given);
        QCOMPARE(streamed.code, 0);
        QCOMPARE(streamed.out, readFile(file));
    }

    void proofsStandInTheFile()
    {
        const Ran ran
            = runHere({s("onnx"), s("-o"), s("-"), s("--rules"), s("naked_single_box"), s("--passes"), s("1")});
        QCOMPARE(ran.code, 0);
        QVERIFY(ran.out.contains("{\"naked_single_box\":\"proved\"}"));
    }

    void whatCannotBe_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("expectedMessage");
        for (const Sentence& row : sentencesOf(s("cli_onnx_usage")))
            QTest::newRow(qPrintable(row.id)) << row.arguments << printed(row.text) + helpNamed("onnx");
        QTest::newRow("no runtime") << s("onnx --page x --runtime none") << printed(sentence("cli_onnx.no_runtime"));
        QTest::newRow("no folder") << s("onnx -o nowhere/x.onnx --no-proof")
                                   << printed(sentence("cli_onnx.no_folder", {path("nowhere")}));
    }
    void whatCannotBe()
    {
        QFETCH(const QString, arguments);
        QFETCH(const QString, expectedMessage);
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder.path()));
        const Ran ran = runHere(arguments.split(QLatin1Char(' ')));
        const bool wrote = QFileInfo::exists(s("x.onnx")) || QFileInfo::exists(s("x/index.html"));
        QDir::setCurrent(before);
        QCOMPARE(ran.code, 2);
        QVERIFY2(isPrinted(ran.err, expectedMessage), qPrintable(ran.err));
        QVERIFY(ran.out.isEmpty());
        QVERIFY(!wrote);
    }

    /// A network of somebody's own that no few layers can hold says which of its lines it is.
    void numbersThatHaveNoForm()
    {
        const QString network = path("own.network");
        writeFile(network,
            "rule real(house: row):\n"
            "    \"Means.\"\n"
            "    mean = average(candidates, over=row)  # how full the row is\n"
            "    x = spread(any(count(candidates, over=row)), over=row)  # places; some; there\n"
            "    y = product(spread(mean, over=row), x)  # there; how full\n"
            "    cause x\n"
            "    return candidates & x  # stays\n\n"
            "network own:\n    \"Mine.\"\n    encoding digits_as_planes\n    rule real(row)\n    verdict clashes\n");
        const QString file = path("own.onnx");
        const Ran image
            = runHere({s("onnx"), s("-o"), file, s("--network"), network, s("--form"), s("image"), s("--no-proof")});
        QCOMPARE(image.code, 2);
        QVERIFY2(isPrinted(image.err, printed(sentence("cli_onnx.real_numbers"))), qPrintable(image.err));
        QVERIFY(!QFileInfo::exists(file));
        const Ran direct
            = runHere({s("onnx"), s("-o"), file, s("--network"), network, s("--passes"), s("2"), s("--no-proof")});
        QCOMPARE(direct.err, QString());
        QCOMPARE(direct.code, 0);
        QCOMPARE(runHere({s("solve"), s("--network"), file, s(kArticleEasy)}).err, QString());
    }

    /// A fault that appears only when a network runs is reported like all others.
    void pageOfANetworkThatBreaksOff()
    {
        const QString network = path("back.network");
        writeFile(network,
            "rule back(house: row):\n    \"Puts back.\"\n"
            "    places = count(candidates, over=house)  # places\n"
            "    there = spread(any(places), over=house)  # some; everywhere\n"
            "    cause there\n    return candidates | there  # all\n\n"
            "network own:\n    \"Mine.\"\n    encoding digits_as_planes\n    rule back(row)\n    verdict clashes\n");
        QVERIFY(QDir(m_folder.path()).mkpath(s("modules/onnxruntime-web/dist")));
        for (const char* name : {"ort.wasm.min.js", "ort-wasm-simd-threaded.mjs", "ort-wasm-simd-threaded.wasm"})
            writeFile(path("modules/onnxruntime-web/dist/") + s(name), name);
        const Ran ran
            = runHere({s("onnx"), s("--page"), path("page"), s("--runtime"), path("modules"), s("--network"), network});
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.err, printed(sentence("cli_onnx.puts_candidates_back")));
        QVERIFY(!QFileInfo::exists(path("page/index.html")));
    }

    void cancelledLeavesNothing()
    {
        const QString file = path("cancelled.onnx");
        const Ran ran = runHere({s("onnx"), s("-o"), file}, {}, nullptr, [] { return true; });
        QCOMPARE(ran.code, 2);
        QVERIFY(!QFileInfo::exists(file));
    }
};

CONVOKU_GUILESS_TEST(TestOnnxCommand)
#include "tst_onnx_command.moc"
