// SPDX-License-Identifier: MIT
// convoku-cli lesson: what it says of good and bad files.
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

class TestLessonCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void goodAndBad()
    {
        const QByteArray good = "# Good\npuzzle: easy\n\nS.\n\n## S\ngo: 1\n\nText.\n\ncheck: depth = 0\n";
        const QString goodFile = m_folder.filePath(QStringLiteral("good.md"));
        const QString badFile = m_folder.filePath(QStringLiteral("bad.md"));
        writeFile(goodFile, good);
        writeFile(badFile, QByteArray(good).replace("depth = 0", "depth = 1").replace("go: 1\n", "go: 1\nlight: r1\n"));
        const Ran ran = runHere({QStringLiteral("lesson"), badFile, goodFile});
        QCOMPARE(ran.code, 2);
        const QString one = QStringLiteral("1");
        QCOMPARE(QString::fromUtf8(ran.out),
            sentence("cli_lesson.good", {goodFile, QStringLiteral("Good"), one, one}) + u'\n');
        QCOMPARE(ran.err, sentence("cli_lesson.wrong_depth", {badFile}) + u'\n');
        QCOMPARE(runHere({QStringLiteral("lesson"), goodFile}).code, 0);
    }

    void whatCantBeRead()
    {
        const Ran none = runHere({QStringLiteral("lesson")});
        QCOMPARE(none.code, 2);
        QCOMPARE(none.err, printed(sentence("cli_lesson.no_file")) + helpNamed("lesson"));
        const QString missing = m_folder.filePath(QStringLiteral("missing.md"));
        const Ran ran = runHere({QStringLiteral("lesson"), missing});
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.out.isEmpty());
        QVERIFY(ran.err.startsWith(missing + QStringLiteral(": ")));
        writeFile(missing, QByteArray("# \xff\xfe\n"));
        QCOMPARE(runHere({QStringLiteral("lesson"), missing}).err, sentence("cli_lesson.no_utf_8", {missing}) + u'\n');
    }

private:
    QTemporaryDir m_folder;
};

CONVOKU_GUILESS_TEST(TestLessonCommand)
#include "tst_lesson_command.moc"
