// SPDX-License-Identifier: MIT
// Sessions whose run begins with candidates, and what of a run leaves in a format.
#include "app/document/puzzle_target.h"
#include "app/document/workspace.h"
#include "solver/formats/puzzle_text.h"
#include "solver/formats/puzzle_writer.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The article's hard puzzle without some candidates that its solution does not need.
StartingGrid startWithGaps()
{
    StartingGrid start = gridOf(kArticleHard);
    const Grid solution = gridOf(kArticleHardSolution);
    for (int cell = 0; cell < 81; cell += 3) {
        const Candidate wrong = Candidate::of(solution.digit(cell) % 9, Cell::fromIndex(cell));
        if (!start.givens.isGiven(wrong.cell()))
            start.candidates.remove(wrong);
    }
    return start;
}

} // namespace

class TestWorkspace : public QObject
{
    Q_OBJECT

    std::unique_ptr<Workspace> m_workspace;
    Session* m_session = nullptr;

private Q_SLOTS:
    void init()
    {
        m_workspace = std::make_unique<Workspace>(makeBitwise);
        m_session = m_workspace->session();
    }

    /// A file can't ask for more than is recorded without a limit.
    void passesOfAFile()
    {
        m_session->open(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QJsonObject json = m_workspace->toJson({});
        for (const auto& [asked, taken] : {std::pair{-3, 0}, std::pair{0, 0}, std::pair{7, 7},
                 std::pair{100'000, 100'000}, std::pair{2'000'000'000, 100'000}}) {
            json[QStringLiteral("max_passes")] = asked;
            QByteArray layout;
            int leftOut = 0;
            QCOMPARE(m_workspace->open(json, {}, &layout, &leftOut), QString());
            QCOMPARE(m_session->options().maxPasses, taken);
        }
    }

    void candidatesAreKept()
    {
        const StartingGrid start = startWithGaps();
        m_session->open(start, {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        const QJsonObject json = m_workspace->toJson({});
        // 729 characters, cell by cell: counted here by hand.
        const QString text = json.value(QStringLiteral("candidates")).toString();
        QCOMPARE(text.size(), 729);
        for (int i = 0; i < 729; ++i) {
            const bool there = start.candidates.has(Candidate{i % 9, i / 81, i / 9 % 9});
            QCOMPARE(text[i], there ? QChar(u'1' + i % 9) : QChar(u'.'));
        }

        m_session->open(gridOf(kArticleEasy), {});
        QByteArray layout;
        int leftOut = 0;
        QCOMPARE(m_workspace->open(json, {}, &layout, &leftOut), QString());
        QVERIFY(m_session->recording()->startingGrid() == start);
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QVERIFY(Grid::fromDecided(m_session->recording()->lastState().candidates) == gridOf(kArticleHardSolution));

        // Other rules run from the same start.
        m_session->setRuleEnabled(article::NakedPairRow, false);
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QVERIFY(m_session->recording()->startingGrid() == start);
    }

    void givensNeedNoCandidates()
    {
        m_session->open(gridOf(kArticleHard), {});
        QVERIFY(!m_workspace->toJson({}).contains(QStringLiteral("candidates")));
    }

    void badCandidatesAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("too short") << QString(728, u'.');
        QTest::newRow("a puzzle") << QString::fromLatin1(kArticleHard);
        QTest::newRow("nothing in the cells of givens") << QString(729, u'.');
        QTest::newRow("empty") << QString();
    }
    void badCandidatesAreRefused()
    {
        QFETCH(QString, text);
        m_session->open(gridOf(kArticleHard), {});
        QJsonObject json = m_workspace->toJson({});
        json[QStringLiteral("candidates")] = text;
        QByteArray layout;
        int leftOut = 0;
        QVERIFY(!m_workspace->open(json, {}, &layout, &leftOut).isEmpty());
        QVERIFY(m_session->recording()->startingGrid().isOfGivens());
    }

    /// Formats with candidates get those of the position, others the givens.
    void whatIsWritten()
    {
        m_session->open(startWithGaps(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        const Recording& recording = *m_session->recording();
        QTemporaryDir folder;
        for (const PuzzleFormatInfo& info : puzzleFormats()) {
            if (!info.written)
                continue;
            for (const int pass : {0, 3, recording.passCount()}) {
                const Candidates state = recording.stateAt(recording.endOf(pass)).candidates;
                const QString path = folder.filePath(QStringLiteral("puzzle"));
                const Puzzle puzzle = puzzleToWrite(recording, recording.endOf(pass), info.format);
                QCOMPARE(writePuzzleFile(path, info.format, puzzle), QString());
                QFile file(path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                const PuzzleTextResult read = readPuzzles(file.readAll().toStdString());
                QCOMPARE(read.errorCount, std::size_t{0});
                QCOMPARE(read.puzzles.size(), std::size_t{1});
                const Puzzle& back = read.puzzles.front();
                if (!info.placed && !info.candidates)
                    QVERIFY(back.givens == recording.givens());
                else if (!info.alwaysCandidates)
                    QVERIFY2(back.values().agreesWith(recording.givens()), info.id.data());
                if (info.format == PuzzleFormat::CandidateGrid && Grid::fromDecided(state).isComplete())
                    QVERIFY(back.values().isComplete());
                if (info.alwaysCandidates)
                    QVERIFY2(back.startingCandidates() == state, info.id.data());
            }
        }
        QVERIFY(!writePuzzleFile(folder.filePath(QStringLiteral("none/puzzle")), PuzzleFormat::Line, {}).isEmpty());
    }
};

CONVOKU_GUILESS_TEST(TestWorkspace)
#include "tst_workspace.moc"
