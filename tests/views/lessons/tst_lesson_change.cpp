// SPDX-License-Identifier: MIT
// Questions in which the reader changes the grid or a number of the network: what the author writes, how it is checked,
// and how the run with the change is judged. On 4×4, where it can be worked out by hand.
#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/views/lessons/come_back.h"
#include "app/views/lessons/lesson_change.h"
#include "app/views/lessons/lesson_checker.h"
#include "app/views/lessons/lesson_parser.h"
#include "app/views/lessons/lesson_walk.h"
#include "app/wording/language.h"
#include "tests/support/bitwise.h"
#include "tests/support/loop_backend.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using convoku::testing::kLong;
using convoku::testing::makeBitwise;
using convoku::testing::sentence;

namespace {

using Kind = LessonQuestion::Kind;
using Answering = LessonWalk::Answering;

/// r1c1 has the candidates 1 and 2, every other cell has all four.
QString twoInTheFirst()
{
    return QStringLiteral("12..") + QStringLiteral("1234").repeated(15);
}

/// A lesson of one stop, whose heading is line 7, with these lines, divided by "|", below it.
QString textWith(const QString& lines)
{
    return QStringLiteral("# Title\nnetwork: article_4\npuzzle: %1\n\nSummary.\n\n## Stop\n").arg(twoInTheFirst())
        + QString(lines).replace(QLatin1Char('|'), QLatin1Char('\n')) + QStringLiteral("\n\nText.\n");
}

QString problemsOf(const QString& lines)
{
    ReadLesson read = parseLesson(textWith(lines));
    testing::LoopBackend backend;
    if (read.problems.empty())
        read.problems = checkLesson(read.lesson, backend);
    QStringList all;
    for (const LessonProblem& problem : read.problems)
        all << QStringLiteral("%1: %2").arg(problem.line).arg(problem.what);
    return all.join(QLatin1Char('\n'));
}

// With 2 erased, r1c1 is a single, and the first rule removes its 1 from the rest of the box.
const QString kErase = QStringLiteral("go: 1.1|ask: Erase one.|erase: r1c1=2|answer: removed r1c2=1");
// The count of r1c2 is 4 and a bias, which is 0 as it is written.
const QString kTurn = QStringLiteral("go: 1.1.1|ask: Set it.|turn: naked_single 1 5 0..3 = 2|answer: number r1c2 = 6");

} // namespace

class TestLessonChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void theAuthorsSolutionIsRun_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("problem"); // begins with it; empty: none
        const auto row = [](const char* name, const QString& lines, const QString& problem) {
            QTest::newRow(name) << lines << problem;
        };
        row("erased", kErase, {});
        row("turned", kTurn, {});
        row("two turned",
            QStringLiteral("go: 1.1.1|ask: Set.|turn: naked_single 1 2 1..2 = 2|turn: naked_single 1 5 0..3 = 3"
                           "|answer: number r1c2 = 8"),
            {});
        row("another candidate does not do it", QString(kErase).replace(QStringLiteral("=2|"), QStringLiteral("=1|")),
            QStringLiteral("11: With the solution: "));
        row("nor another number", QString(kTurn).replace(QStringLiteral("= 2|"), QStringLiteral("= 3|")),
            QStringLiteral("11: With the solution: "));
        row("true already", QString(kTurn).replace(QStringLiteral("= 6"), QStringLiteral("= 4")),
            QStringLiteral("11: ") + sentence("lessons.problems.true_already"));
        // A count of halves is none that "equals" accepts: the rule has no layers.
        row("no layers", QStringLiteral("go: 1.1.1|ask: S.|turn: naked_single 1 5 0.0..3.0 = 0.5|answer: depth = 1"),
            QStringLiteral("11: ") + sentence("lessons.problems.solution_without_layers"));
    }
    void theAuthorsSolutionIsRun()
    {
        QFETCH(QString, lines);
        QFETCH(QString, problem);
        const QString found = problemsOf(lines);
        QVERIFY2(problem.isEmpty() ? found.isEmpty() : found.startsWith(problem), qPrintable(found));
    }

    void whatIsWrongIsSaidWithItsLine_data()
    {
        QTest::addColumn<QString>("lines"); // the first is line 8
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* lines, int line, const QString& says) {
            QTest::newRow(lines) << QString::fromLatin1(lines) << line << says;
        };
        row("ask: A|answer: depth = 1|erase: r1c9=2", 10, QStringLiteral("r1c9=2"));
        row("ask: A|answer: depth = 1|erase: r1c1=3", 8, sentence("lessons.problems.not_on_the_grid"));
        row("ask: A|erase: r1c1=2", 8, sentence("lessons.problems.no_answer_after_the_change"));
        row("ask: A|answer: depth = 1|erase: r1c1=2|erase: r1c2=2", 11, QStringLiteral("r1c2=2"));
        row("ask: A|answer: depth = 1|turn: naked_single", 10, QStringLiteral("hidden_single 1 5 -3..3 = 1"));
        row("ask: A|answer: depth = 1|turn: naked_single 1 5 0..3", 10, QStringLiteral("hidden_single 1 5 -3..3 = 1"));
        row("ask: A|answer: depth = 1|turn: naked_single 1 5 0..3 = 4", 10, QStringLiteral("0..3"));
        row("ask: A|answer: depth = 1|turn: naked_single 1 2 3..0 = 2", 10, QStringLiteral("3..0"));
        row("ask: A|answer: depth = 1|turn: nowhere 1 2 0..3 = 2", 10, QStringLiteral("nowhere"));
        row("ask: A|answer: depth = 1|turn: naked_single 1 6 0..3 = 2", 10, QStringLiteral("naked_single"));
        row("ask: A|answer: depth = 1|turn: naked_single 0 1 0..3 = 2", 10, QStringLiteral("naked_single"));
        row("ask: A|answer: depth = 1|turn: naked_single 1 5 0..3 = 2, in r1c1", 10, QStringLiteral("{r1c1}"));
        row("ask: A|answer: depth = 1|turn: naked_single 1 5 0..3 = 2|choice: a|right: b", 8,
            sentence("lessons.problems.one_way_to_answer"));
        row("ask: A|answer: depth = 1|turn: naked_single 1 5 0..3 = 2|erase: r1c1=2", 8,
            sentence("lessons.problems.one_way_to_answer"));
        row("ask: A|reply: no|choice: a|right: b", 9, sentence("lessons.problems.reply_without_choice"));
        row("ask: A|choice: a|reply: no|reply: no|right: b", 11, sentence("lessons.problems.reply_without_choice"));
        row("ask: A|choice: a|right: b|reply: no", 11, sentence("lessons.problems.reply_without_choice"));
        // A later network may not have the rule.
        row("ask: A|answer: depth = 1|turn: naked_single 1 5 0..3 = 2|turn: naked_single 1 5 0..3 = 2|"
            "turn: naked_single 1 5 0..3 = 2|turn: naked_single 1 5 0..3 = 2",
            13, QStringLiteral("3"));
    }
    void whatIsWrongIsSaidWithItsLine()
    {
        QFETCH(QString, lines);
        QFETCH(int, line);
        QFETCH(QString, says);
        const ReadLesson read = parseLesson(textWith(lines));
        QVERIFY(!read.problems.empty());
        QCOMPARE(read.problems.front().line, line);
        QVERIFY2(read.problems.front().what.contains(says), qPrintable(read.problems.front().what));
    }

    /// For each number the layers of its rule are made, so that a file must not have any number of them.
    void numbersToSetHaveAnEnd()
    {
        const QString stop
            = QStringLiteral("## A\nask: B\nanswer: depth = 1\nturn: naked_single 1 5 0..3 = 2\n\nText.\n\n");
        const ReadLesson read
            = parseLesson(textWith(QStringLiteral("go: start")) + QLatin1Char('\n') + stop.repeated(22));
        QCOMPARE(read.problems.size(), std::size_t(2));
        QVERIFY2(
            read.problems.front().what.contains(sentence("lessons.problems.too_many_turns", {QStringLiteral("20")})),
            qPrintable(read.problems.front().what));
    }

    void repliesBelongToTheirChoice()
    {
        const ReadLesson read = parseLesson(
            textWith(QStringLiteral("ask: Why?|choice: a|reply: Not {r1c1}.|right: b|choice: c|hint: Look.")));
        QVERIFY(read.problems.empty());
        const auto& choices = read.lesson.stops.at(0).question->choices;
        QCOMPARE(choices.at(0).reply, QStringLiteral("Not {r1c1}."));
        QVERIFY(choices.at(1).reply.isEmpty() && choices.at(2).reply.isEmpty());
    }

    void theStopIsChanged()
    {
        const LessonStop erase = parseLesson(textWith(kErase)).lesson.stops.at(0);
        QVERIFY(!changedStop(erase, Candidate::of(2, Cell{0, 0, erase.board()}))); // 3 is not there
        QVERIFY(!changedStop(erase, Candidate::of(1, Cell{0, 0}))); // of another board
        QVERIFY(!changedStop(erase, TurnedNumbers{{1}}));
        const auto erased = changedStop(erase, Candidate::of(1, Cell{0, 0, erase.board()}));
        QVERIFY(erased);
        QCOMPARE(erased->start.candidates.count(), 61);
        QVERIFY(erased->options == erase.options);

        const LessonStop turn = parseLesson(textWith(kTurn)).lesson.stops.at(0);
        QCOMPARE(valuesToTurn(turn), std::vector<double>{0});
        QVERIFY(!changedStop(turn, TurnedNumbers{{1, 1}}));
        QVERIFY(!changedStop(turn, 1));
        // Set to what it is, it is the same network.
        QCOMPARE(changedStop(turn, TurnedNumbers{{0}})->options.model, turn.options.model);
        const auto turned = changedStop(turn, TurnedNumbers{{3}});
        QVERIFY(turned && turned->options.model != turn.options.model);
        QCOMPARE(valuesToTurn(*turned), std::vector<double>{3});
        QVERIFY(turned->start == turn.start);
    }

    void erasingIsJudgedByTheRun()
    {
        Session session(makeBitwise);
        LayerValues values(&session, makeBitwise);
        LessonWalk walk(&session, &values);
        QSignalSpy answered(&walk, &LessonWalk::answered);
        const auto lesson = std::make_shared<const Lesson>(parseLesson(textWith(kErase)).lesson);
        const StartingGrid start = lesson->stops[0].start;
        const auto candidate = [&start](int digit, int column) {
            return Candidate::of(digit - 1, Cell{0, column, start.givens.board()});
        };
        walk.begin(lesson, 0);
        QTRY_VERIFY_WITH_TIMEOUT(!walk.isWaiting() && !session.isRunning(), kLong);
        QVERIFY(walk.isAsking() && !walk.isHiding());
        walk.answer(candidate(1, 0)); // leaves the 2, which goes from r1c2
        QTRY_VERIFY_WITH_TIMEOUT(walk.answering() == Answering::Wrong, kLong);
        QCOMPARE(session.recording()->startingGrid().candidates.count(), 61);
        QVERIFY(!walk.hasStrayed());
        walk.answer(candidate(3, 0)); // is not there
        QVERIFY(walk.answering() == Answering::Wrong);
        QTRY_VERIFY_WITH_TIMEOUT(session.recording()->startingGrid() == start, kLong);
        // Each try begins with the stop's own grid.
        walk.answer(candidate(2, 0));
        QTRY_VERIFY_WITH_TIMEOUT(walk.answering() == Answering::Right, kLong);
        QCOMPARE(session.recording()->startingGrid().candidates.count(), 61);
        QVERIFY((session.position() == Position{1, 1, 0}));
        QVERIFY(!walk.hasStrayed());
        // Tries are no misses.
        QCOMPARE(answered.count(), 1);
        QCOMPARE(answered[0], (QVariantList{true, true}));
        walk.goToStop(0);
        QTRY_VERIFY_WITH_TIMEOUT(session.recording()->startingGrid() == start, kLong);
        QVERIFY(walk.answering() == Answering::Right);
    }

    void turningIsJudgedByTheRun()
    {
        Session session(makeBitwise);
        LayerValues values(&session, makeBitwise);
        LessonWalk walk(&session, &values);
        QSignalSpy answered(&walk, &LessonWalk::answered);
        const auto lesson = std::make_shared<const Lesson>(parseLesson(textWith(kTurn)).lesson);
        const ModelPtr written = lesson->stops[0].options.model;
        walk.begin(lesson, 0);
        QTRY_VERIFY_WITH_TIMEOUT(!walk.isWaiting() && !session.isRunning(), kLong);
        QVERIFY(!walk.isHiding());
        walk.answer(TurnedNumbers{{1}});
        QTRY_VERIFY_WITH_TIMEOUT(walk.answering() == Answering::Wrong, kLong);
        QVERIFY(session.options().pass.model != written);
        QVERIFY((session.position() == Position{1, 1, 1}));
        // A later number replaces one that is still being judged.
        walk.answer(TurnedNumbers{{3}});
        walk.answer(TurnedNumbers{{2}});
        QTRY_VERIFY_WITH_TIMEOUT(walk.answering() == Answering::Right, kLong);
        QVERIFY(walk.given() == LessonAnswer(TurnedNumbers{{2}}));
        QCOMPARE(answered.count(), 1);
        walk.begin(lesson, 0);
        QTRY_VERIFY_WITH_TIMEOUT(!walk.isWaiting() && !session.isRunning(), kLong);
        QVERIFY(session.options().pass.model == written);
        // "Show me" runs the author's solution.
        walk.reveal();
        QVERIFY(walk.answering() == Answering::Shown);
        QTRY_VERIFY_WITH_TIMEOUT(!walk.isWaiting() && !session.isRunning(), kLong);
        QCOMPARE(valuesToTurn(walk.shownStop()), std::vector<double>{2});
        QVERIFY(session.options().pass.model == walk.shownStop().options.model);
    }

    /// An erased candidate moves with a symmetry of the board; a number has its place in the kernel.
    void changesComeBack()
    {
        QTemporaryDir folder;
        const auto comesBack = [&folder](const QString& lines) {
            const QString path = folder.filePath(QStringLiteral("x.md"));
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(textWith(lines).toUtf8()) < 0)
                return LessonStop{};
            file.close();
            const auto backend = makeBitwise();
            const QStringList keys = questionKeys(readLessonFile(path).lesson);
            return comeBackOf({{path, keys.at(0)}}, 3, *backend).lesson.stops.at(0);
        };
        const StartingGrid start = parseLesson(textWith(kErase)).lesson.stops.at(0).start;
        const LessonStop erase = comesBack(kErase);
        QVERIFY(!(erase.start == start));
        QVERIFY(erase.question->erased && erase.start.candidates.has(*erase.question->erased));
        QCOMPARE(erase.start.candidates.countIn(erase.question->erased->cell()), 2);
        QVERIFY(comesBack(kTurn).start == start);
    }
};

CONVOKU_GUILESS_TEST(TestLessonChange)
#include "tst_lesson_change.moc"
