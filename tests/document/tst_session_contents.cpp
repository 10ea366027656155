// SPDX-License-Identifier: MIT
// What a session's file says, at the ends of what it may say.
#include "app/document/session_file.h"
#include "app/document/workspace.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

class TestSessionContents : public QObject
{
    Q_OBJECT

    std::unique_ptr<Workspace> m_workspace;
    Session* m_session = nullptr;

private Q_SLOTS:
    void init()
    {
        m_workspace = std::make_unique<Workspace>([] { return makeBitwiseBackend(); });
        m_session = m_workspace->session();
        m_session->open(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        m_session->pick({});
    }
    void cleanup() { m_workspace.reset(); }

    /// Row, column and digit, each from 1.
    void whatIsPicked_data()
    {
        QTest::addColumn<QJsonArray>("numbers");
        QTest::addColumn<bool>("picked");
        QTest::newRow("the first") << QJsonArray{1, 1, 1} << true;
        QTest::newRow("the last") << QJsonArray{9, 9, 9} << true;
        QTest::newRow("each another") << QJsonArray{1, 9, 5} << true;
        QTest::newRow("row 0") << QJsonArray{0, 1, 1} << false;
        QTest::newRow("column 10") << QJsonArray{1, 10, 1} << false;
        QTest::newRow("digit 0") << QJsonArray{1, 1, 0} << false;
        QTest::newRow("a digit missing") << QJsonArray{1, 1} << false;
        QTest::newRow("one too many") << QJsonArray{1, 1, 1, 1} << false;
    }
    void whatIsPicked()
    {
        QFETCH(QJsonArray, numbers);
        QFETCH(bool, picked);
        open(QStringLiteral("picked"), numbers);
        QCOMPARE(m_session->picked().has_value(), picked);
        if (picked) {
            const Candidate expected{numbers[2].toInt() - 1, numbers[0].toInt() - 1, numbers[1].toInt() - 1};
            QVERIFY(*m_session->picked() == expected);
        }
    }

    void theRange_data()
    {
        QTest::addColumn<QJsonArray>("numbers");
        QTest::addColumn<bool>("range");
        QTest::newRow("two passes") << QJsonArray{1, 2} << true;
        QTest::newRow("one number") << QJsonArray{1} << false;
        QTest::newRow("three numbers") << QJsonArray{1, 2, 3} << false;
        QTest::newRow("none") << QJsonArray{} << false;
    }
    void theRange()
    {
        QFETCH(QJsonArray, numbers);
        QFETCH(bool, range);
        open(QStringLiteral("range"), numbers);
        QCOMPARE(m_session->range().has_value(), range);
        if (range) {
            QCOMPARE(m_session->range()->first, 1);
            QCOMPARE(m_session->range()->last, 2);
        }
    }

    /// The start has no layer whose values could be pinned.
    void thePins()
    {
        open(QStringLiteral("pins"), QJsonArray{QJsonArray{0, 0, 0}, QJsonArray{1, 1, 1}});
        QTRY_COMPARE_WITH_TIMEOUT(m_workspace->pins()->list().size(), std::size_t{1}, kLong);
        QVERIFY((m_workspace->pins()->list().front().position == Position{1, 1, 1}));
    }

    /// The same command sets a breakpoint and takes it away, whichever it is in the list.
    void aBreakpointIsTakenAwayAgain()
    {
        Breakpoints* breakpoints = m_workspace->breakpoints();
        m_session->goTo(m_session->recording()->endOf(1));
        const auto [here, set] = m_workspace->toggleBreakpointHere();
        QVERIFY(set);
        QCOMPARE(breakpoints->count(), 1);
        m_session->pick(Candidate{0, 0, 0});
        const auto [picked, setToo] = m_workspace->toggleBreakpointHere();
        QVERIFY(setToo);
        QCOMPARE(breakpoints->count(), 2);
        QVERIFY(picked.kind == BreakpointKind::CandidateChanges);
        QVERIFY((picked.candidate == Candidate{0, 0, 0}));
        QVERIFY(here.kind != BreakpointKind::CandidateChanges);

        QVERIFY(!m_workspace->toggleBreakpointHere().second);
        QCOMPARE(breakpoints->count(), 1);
        QVERIFY(breakpoints->at(0) == here);
        m_session->pick({});
        QVERIFY(!m_workspace->toggleBreakpointHere().second); // the first one of the list
        QCOMPARE(breakpoints->count(), 0);
    }

    /// The line in which a file stops being JSON, counted from 1.
    void whereAFileIsBroken_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("the first line") << QByteArray("x") << 1;
        QTest::newRow("the third line") << QByteArray("{\n\n  x: 1}\n") << 3;
        QTest::newRow("behind a mark") << QByteArray("\xef\xbb\xbf{\n  x: 1}\n") << 2;
    }
    void whereAFileIsBroken()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("broken.convoku"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        const QString problem = readSessionFile(path).problem;
        QVERIFY2(
            problem.startsWith(testing::sentence("session.contents.place_start", {QString::number(line), QString()})),
            qPrintable(problem));
    }

private:
    /// This session's file, with another value in it, opened again.
    void open(const QString& key, const QJsonArray& value)
    {
        QJsonObject json = m_workspace->toJson({});
        json[key] = value;
        QByteArray layout;
        int leftOut = 0;
        QCOMPARE(m_workspace->open(json, {}, &layout, &leftOut), QString());
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
    }
};

CONVOKU_GUILESS_TEST(TestSessionContents)
#include "tst_session_contents.moc"
