// SPDX-License-Identifier: MIT
// A disk that has room for a part of what is written: the system's reason is said, and a file is as it was before.
#include "app/wording/language.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstring>

using namespace convoku;
using namespace convoku::testing;

namespace {

const QString kEasy = QString::fromLatin1(kArticleEasy);

} // namespace

class TestFullTarget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void theReasonIsSaid_data()
    {
        QTest::addColumn<QStringList>("arguments"); // without the target
        QTest::addColumn<QString>("name");
        const auto add = [](const char* command, const char* name) {
            QTest::newRow(qPrintable(QString::fromLatin1(command) + QLatin1Char(' ') + QString::fromLatin1(name)))
                << QString::fromLatin1(command).replace(QStringLiteral("EASY"), kEasy).split(QLatin1Char(' '))
                << QString::fromLatin1(name);
        };
        for (const char* name : {"x.png", "x.svg", "x.pdf", "x.gif", "x.webp"})
            add("export EASY --size 300", name);
        add("export layer 1.1.1 EASY", "x.gif");
        add("export graph encode", "x.svg");
        add("export --each EASY --size 300", "{number}.svg");
        add("convert --to candidates EASY", "x.txt");
        add("generate --seed 1", "x.sdm");
    }

    void theReasonIsSaid()
    {
        QFETCH(QStringList, arguments);
        QFETCH(const QString, name);
        const QTemporaryDir folder;
        arguments << QStringLiteral("-o") << folder.filePath(name);
        const bool each = arguments.contains(QStringLiteral("--each"));
        const QString target = folder.filePath(each ? QStringLiteral("1.svg") : name);
        if (each)
            arguments << QStringLiteral("--existing") << QStringLiteral("replace");
        const Ran room = runHere(arguments);
        QVERIFY2(room.code == ExitDone, qPrintable(room.err));
        const auto whole = QFileInfo(target).size();
        QVERIFY(whole > 80);
        writeFile(target, "what was there");

        for (const double part : {0., .5, .999}) {
            Ran ran;
            {
                const FileSizeLimit limit(
                    std::min(static_cast<rlim_t>(static_cast<double>(whole) * part), static_cast<rlim_t>(whole - 1)));
                ran = runHere(arguments);
            }
            QCOMPARE(ran.code, int(ExitBad));
            QVERIFY2(ran.err.contains(QString::fromLocal8Bit(std::strerror(EFBIG))), qPrintable(ran.err));
            QCOMPARE(readFile(target), QByteArray("what was there"));
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        }
    }

    void standardOutput_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (const char* format : {"png", "svg", "pdf", "gif", "webp"})
            QTest::newRow(format) << QStringList{QStringLiteral("export"), kEasy, QStringLiteral("--size"),
                QStringLiteral("300"), QStringLiteral("--format"), QString::fromLatin1(format), QStringLiteral("-o"),
                QStringLiteral("-")};
        QTest::newRow("solve") << QStringList{QStringLiteral("solve"), kEasy};
        QTest::newRow("convert") << QStringList{
            QStringLiteral("convert"), QStringLiteral("--to"), QStringLiteral("line"), kEasy};
        QTest::newRow("generate") << QStringList{QStringLiteral("generate"), QStringLiteral("--seed"),
            QStringLiteral("1"), QStringLiteral("-o"), QStringLiteral("-")};
    }

    void standardOutput()
    {
        QFETCH(const QStringList, arguments);
        const Ran room = runHere(arguments);
        QVERIFY2(room.code == ExitDone, qPrintable(room.err));
        const QTemporaryDir folder;
        QFile out(folder.filePath(QStringLiteral("out")));
        QVERIFY(out.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        Ran ran;
        {
            const FileSizeLimit limit(static_cast<rlim_t>(room.out.size() / 2));
            ran = runHere(arguments, {}, &out);
        }
        QCOMPARE(ran.code, int(ExitBad));
        QCOMPARE(ran.err.count(QString::fromLocal8Bit(std::strerror(EFBIG))), 1);
    }
};

CONVOKU_TEST(TestFullTarget)
#include "tst_full_target.moc"
