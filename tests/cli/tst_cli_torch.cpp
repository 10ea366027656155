// SPDX-License-Identifier: MIT
// What the command line does where LibTorch is not installed, and that nothing but --backend torch asks for it.
#include "tests/cli/cli_testing.h"
#include "tests/support/needs_torch.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Counts who asks.
struct Ask
{
    bool missing = true;
    int count = 0;

    const BackendModule& operator()()
    {
        static const BackendModule nowhere = BackendModule::open("torch", "/nowhere/at/all");
        ++count;
        return missing ? nowhere : BackendModule::torch();
    }
};

Ran runAsking(const QStringList& arguments, Ask& ask)
{
    QBuffer in;
    QBuffer out;
    QBuffer err;
    in.open(QIODevice::ReadOnly);
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    CommandLineContext context;
    context.torch = [&ask]() -> const BackendModule& { return ask(); };
    context.in = &in;
    context.out = &out;
    context.err = &err;
    Ran ran;
    ran.code = runCommandLine(arguments, context);
    ran.out = out.data();
    ran.err = QString::fromUtf8(err.data());
    return ran;
}

QStringList words(const QString& commandLine)
{
    return commandLine.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace

class TestCliTorch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyAsks_data();
    void nobodyAsks();
    void torchIsMissing_data();
    void torchIsMissing();
    void bothGiveTheSame();

private:
    QStringList arguments(QString line) const
    {
        return words(line.replace(QLatin1Char('@'), m_folder.path())
                         .replace(QLatin1String("EASY"), QLatin1String(kArticleEasy))
                         .replace(QLatin1String("HARD"), QLatin1String(kArticleHard)));
    }

    QTemporaryDir m_folder;
};

void TestCliTorch::nobodyAsks_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line : {"solve EASY", "solve --backend bitwise HARD", "trace HARD", "trace --format jsonl EASY",
             "export EASY --size 120 -o @/a.gif", "export EASY --at 1.1.1 --size 120 -o @/a.png",
             "export layer 4.4.1 HARD -o @/layer.png", "export proof r1c2=5 HARD --size 120 -o @/proof.gif",
             "export EASY HARD --each --size 120 -o @/{number}.png", "bench --compare 0 --rounds 1 EASY",
             "generate --count 1 --seed 1", "convert EASY --to grid", "lesson :/nothing.md", "pictures @/pictures",
             "--version", "--help"})
        QTest::newRow(line) << QString::fromLatin1(line);
}

void TestCliTorch::nobodyAsks()
{
    QFETCH(QString, line);
    Ask ask;
    const Ran ran = runAsking(arguments(line), ask);
    QVERIFY2(ran.code == 0 || line.startsWith(QLatin1String("lesson")), qPrintable(ran.err));
    QCOMPARE(ask.count, 0);
}

void TestCliTorch::torchIsMissing_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("said");
    const QString file = QStringLiteral("/nowhere/at/all/convoku_torch.so: %1"); // what the system says
    const QString refused = printed(sentence("cli.no_torch", {file}));
    QTest::newRow("solve") << QStringLiteral("solve --backend torch EASY") << 2 << refused;
    QTest::newRow("trace") << QStringLiteral("trace --backend torch EASY") << 2 << refused;
    QTest::newRow("generate") << QStringLiteral("generate --count 1 --seed 1 --backend torch") << 2 << refused;
    QTest::newRow("bench") << QStringLiteral("bench --rounds 1 --backend torch EASY") << 2 << refused;
    QTest::newRow("a comparison that was asked for")
        << QStringLiteral("bench --rounds 1 --compare 1 EASY") << 2 << refused;
    QTest::newRow("the usual comparison")
        << QStringLiteral("bench --rounds 1 EASY") << 0 << printed(sentence("cli.no_comparison", {file}));
}

void TestCliTorch::torchIsMissing()
{
    QFETCH(QString, line);
    QFETCH(int, code);
    QFETCH(QString, said);
    Ask ask;
    const Ran ran = runAsking(arguments(line), ask);
    QCOMPARE(ran.code, code);
    QVERIFY2(isPrinted(ran.err, said), qPrintable(ran.err));
    QCOMPARE(ran.err.count(QLatin1Char('\n')), 1);
}

void TestCliTorch::bothGiveTheSame()
{
    CONVOKU_NEEDS_TORCH();
    Ask ask{false, 0};
    const Ran torch = runAsking(arguments(QStringLiteral("solve --format json --backend torch EASY HARD")), ask);
    QCOMPARE(ask.count, 1);
    QCOMPARE(torch.code, 0);
    QCOMPARE(torch.lines().size(), 2);
    QCOMPARE(torch.out, runAsking(arguments(QStringLiteral("solve --format json EASY HARD")), ask).out);
    const Ran traced = runAsking(arguments(QStringLiteral("trace --format jsonl --backend torch HARD")), ask);
    QCOMPARE(ask.count, 2);
    QCOMPARE(traced.code, 0);
    QCOMPARE(traced.out, runAsking(arguments(QStringLiteral("trace --format jsonl HARD")), ask).out);
    const Ran nothing = runAsking(arguments(QStringLiteral("solve --backend torch --device cuda EASY")), ask);
    QVERIFY(nothing.code == 2 || nothing.out == runAsking(arguments(QStringLiteral("solve EASY")), ask).out);
}

CONVOKU_TEST(TestCliTorch)
#include "tst_cli_torch.moc"
