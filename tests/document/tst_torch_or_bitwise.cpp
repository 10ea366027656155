// SPDX-License-Identifier: MIT
#include "app/document/session.h"
#include "app/document/torch_or_bitwise.h"
#include "tests/support/loop_backend.h"
#include "tests/support/needs_torch.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <atomic>

using namespace convoku;
using namespace convoku::testing;

namespace {

const BackendModule& nowhere()
{
    static const BackendModule module = BackendModule::open("torch", "/nowhere/at/all");
    return module;
}

} // namespace

class TestTorchOrBitwise : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void torchWhereItIs();
    void bitwiseWhereItIsNot();
    void aSessionRuns_data();
    void aSessionRuns();
};

void TestTorchOrBitwise::torchWhereItIs()
{
    CONVOKU_NEEDS_TORCH();
    const TorchOrBitwise make([](const std::string& problem) { QFAIL(problem.c_str()); });
    QCOMPARE(make()->name(), std::string("torch"));
}

void TestTorchOrBitwise::bitwiseWhereItIsNot()
{
    std::vector<std::string> reported;
    const TorchOrBitwise make([&reported](const std::string& problem) { reported.push_back(problem); }, nowhere);
    const TorchOrBitwise copy = make;
    QCOMPARE(make()->name(), std::string("bitwise"));
    QCOMPARE(copy()->name(), std::string("bitwise"));
    QCOMPARE(make()->name(), std::string("bitwise"));
    QCOMPARE(reported.size(), std::size_t(1)); // once for all copies
    QVERIFY2(reported[0].find("/nowhere/at/all/convoku_torch.so") != std::string::npos, reported[0].c_str());
}

void TestTorchOrBitwise::aSessionRuns_data()
{
    QTest::addColumn<bool>("missing");
#ifndef CONVOKU_NO_TORCH
    QTest::newRow("LibTorch") << false;
#endif
    QTest::newRow("without") << true;
}

// Window and worker as in the program: the module is opened in the thread of the run.
void TestTorchOrBitwise::aSessionRuns()
{
    QFETCH(bool, missing);
    std::atomic<int> reported = 0;
    const std::function<const BackendModule&()> module = missing ? nowhere : BackendModule::torch;
    Session session(TorchOrBitwise([&reported](const std::string&) { ++reported; }, module));
    QString failure;
    QObject::connect(&session, &Session::failed, [&failure](const QString& error) { failure = error; });
    session.open(gridOf(kArticleHard), {});
    QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 60000);
    QCOMPARE(failure, QString());
    QCOMPARE(reported.load(), missing ? 1 : 0);

    LoopBackend loops;
    const Recording expected = record(loops, gridOf(kArticleHard), {});
    QCOMPARE(session.recording()->result(), expected.result());
    QCOMPARE(session.recording()->passCount(), expected.passCount());
    QCOMPARE(session.recording()->events().size(), expected.events().size());
    for (int pass = 1; pass <= expected.passCount(); ++pass)
        QVERIFY(session.recording()->stateAt(expected.endOf(pass)) == expected.stateAt(expected.endOf(pass)));
}

CONVOKU_GUILESS_TEST(TestTorchOrBitwise)
#include "tst_torch_or_bitwise.moc"
