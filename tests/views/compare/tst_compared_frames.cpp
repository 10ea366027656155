// SPDX-License-Identifier: MIT
#include "app/exporting/animation.h"
#include "app/views/compare/compared_pictures.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace convoku;

namespace {

const char kEasy[] = ".54.87...329..1.......9.6.45..6..7.37.6..921..3..48..5.82.3.4...7...6.91...1...5.";

std::shared_ptr<const Recording> runOf(const RuleSet& rules)
{
    testing::LoopBackend backend;
    RunOptions options;
    options.pass.rules = rules;
    options.maxPasses = 14; // enough to be longer than the other one
    return std::make_shared<const Recording>(
        record(backend, readPuzzles(kEasy).puzzles.front().startingGrid(), options));
}

ComparedShow shown(const std::shared_ptr<const Recording>& first, const std::shared_ptr<const Recording>& second)
{
    return {{std::make_shared<RecordedRun>(QStringLiteral("first"), *first, false),
        std::make_shared<RecordedRun>(QStringLiteral("second"), *second, false)}};
}

/// The left or the right board with what stands around it.
QImage half(const QImage& frame, bool left)
{
    const int middle = frame.width() / 2;
    return frame.copy(left ? 0 : middle, 0, middle, frame.height() * 9 / 10);
}

/// Returns the part of the frame below one board, without the text below both boards.
QImage noteBelow(const QImage& frame, bool left)
{
    const QImage picture = half(frame, left);
    const int board = picture.width() + picture.width() / 10; // below its heading
    return picture.copy(0, board, picture.width(), picture.height() - board);
}

} // namespace

class TestComparedFrames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        m_all = runOf(allOrBasic(true));
        m_less = runOf(allOrBasic(false));
        QVERIFY2(m_less->passCount() > m_all->passCount(), "the test's rules make a difference");
    }

    void isAsLongAsTheLongerRun_data()
    {
        QTest::addColumn<bool>("swapped");
        QTest::newRow("the second is longer") << false;
        QTest::newRow("the first is longer") << true;
    }

    void isAsLongAsTheLongerRun()
    {
        QFETCH(bool, swapped);
        AnimationOptions options = small();
        options.fades = false;
        const auto first = swapped ? m_less : m_all;
        const auto second = swapped ? m_all : m_less;
        const ComparedFrames frames(shown(first, second), options);
        const int passes = m_less->passCount();
        // The start, the passes, the end; passes in which a guess fails in one of the runs are two.
        const int failures = failuresUpTo(passes);
        QVERIFY(failures > 0);
        QCOMPARE(frames.count(), passes + failures + 2);
        QCOMPARE(frames.duration(), (passes + failures + 1) * options.delay + options.hold);
        QCOMPARE(frames.size().width(), options.width);
        for (int i = 0; i < frames.count(); ++i)
            QCOMPARE(frames.frame(i).size(), frames.size());
        // The shorter one holds its end while the other goes on; the longer one still changes.
        const int end = m_all->passCount() + 1; // what its last pass removed is gone there
        const auto at = [&](int pass) { return pass + failuresUpTo(pass); };
        QVERIFY(half(frames.frame(at(end - 1)), !swapped) != half(frames.frame(at(end)), !swapped));
        for (int i = at(end); i < at(passes); ++i) {
            QCOMPARE(noteBelow(frames.frame(i), !swapped), noteBelow(frames.frame(i + 1), !swapped));
            QVERIFY(half(frames.frame(i), swapped) != half(frames.frame(i + 1), swapped));
        }
        const auto run = shown(first, second).runs[swapped ? 1 : 0];
        for (int pass = end; pass <= passes; ++pass) {
            QVERIFY(run->sceneAt(pass).removals.empty());
            QCOMPARE(run->candidatesAt(pass), m_all->lastState().candidates);
        }
    }

    void bothStartAlikeAndPartInTheFirstPassThatDiffers()
    {
        AnimationOptions options = small();
        options.fades = false;
        const ComparedFrames frames(shown(m_all, m_less), options);
        int parting = 1;
        while (m_all->stateAt(m_all->endOf(parting)).candidates == m_less->stateAt(m_less->endOf(parting)).candidates)
            ++parting;
        // The text below both changes there, and once more behind it.
        const auto textOf = [&](int index) {
            const QImage frame = frames.frame(index);
            return frame.copy(0, frame.height() * 94 / 100, frame.width(), frame.height());
        };
        const auto text = [&](int pass) { return textOf(pass + failuresUpTo(pass)); };
        for (int pass = 1; pass < parting; ++pass)
            QCOMPARE(text(pass), text(0));
        QVERIFY(text(parting) != text(parting - 1));
        QVERIFY(text(parting + 1) != text(parting));
        QCOMPARE(text(parting + 1), text(m_less->passCount()));
        QVERIFY(textOf(frames.count() - 1) != text(m_less->passCount())); // the costs
    }

    void rangesAndFades()
    {
        AnimationOptions options = small();
        options.firstPass = 1;
        options.lastPass = 2;
        const ComparedFrames frames(shown(m_all, m_less), options);
        QCOMPARE(frames.count(), 2 * 3 + 1); // both passes remove something, in both runs
        QCOMPARE(frames.duration(), 6 * options.delay + options.hold);
        QVERIFY(frames.frame(0) != frames.frame(1));
        QVERIFY(frames.frame(1) != frames.frame(2));
    }

    void becomesAFile()
    {
        const QTemporaryDir folder;
        const ComparedFrames frames(shown(m_all, m_less), small());
        const ExportResult result = writeAnimation(frames, {}, folder.filePath(QStringLiteral("two.gif")), {});
        QCOMPARE(result.status, ExportResult::Status::Done);
        QVERIFY(result.pictures > m_less->passCount());
    }

private:
    /// Passes up to this one in which a guess of one of the runs fails.
    int failuresUpTo(int last) const
    {
        std::set<std::uint32_t> passes;
        for (const auto& run : {m_all, m_less}) {
            for (const Event& event : run->events()) {
                if (event.kind == EventKind::Pop && event.pass <= static_cast<std::uint32_t>(last))
                    passes.insert(event.pass);
            }
        }
        return static_cast<int>(passes.size());
    }

    static RuleSet allOrBasic(bool all)
    {
        return all ? classicRules() : RuleSet{article::NakedSingleBox, article::HiddenSingleBox};
    }

    static AnimationOptions small()
    {
        AnimationOptions options;
        options.width = 500;
        return options;
    }

    std::shared_ptr<const Recording> m_all;
    std::shared_ptr<const Recording> m_less;
};

CONVOKU_TEST(TestComparedFrames)
#include "tst_compared_frames.moc"
