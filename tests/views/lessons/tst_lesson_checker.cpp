// SPDX-License-Identifier: MIT
// What lessons claim: of every kind a true one holds and a false one is found. And the lessons that come with the
// program hold, all of them.
#include "app/views/lessons/lesson_check.h"
#include "app/views/lessons/lesson_checker.h"
#include "app/views/lessons/lesson_library.h"
#include "app/views/lessons/lesson_parser.h"
#include "app/views/lessons/lesson_settings.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/run/runner.h"
#include "tests/support/loop_backend.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace convoku;
using testing::sentence;

class TestLessonChecker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void everyKindOfCheck_data()
    {
        QTest::addColumn<QString>("settings"); // two lines
        QTest::addColumn<QString>("holds");
        QTest::addColumn<QString>("fails");
        const auto row = [](const char* settings, const char* holds, const char* fails) {
            QTest::addRow("%s: %s", settings, holds)
                << QString::fromLatin1(settings).replace(QLatin1Char(';'), QLatin1Char('\n'))
                << QString::fromLatin1(holds) << QString::fromLatin1(fails);
        };
        // By hand, on 53..7…: 30 givens, 51 · 9 + 30 candidates; box 1 holds 5 3 6 9 8.
        row("puzzle: no_guess;go: start", "candidates = 489", "candidates = 488");
        row("puzzle: no_guess;go: start", "decided = 30", "decided = 31");
        row("puzzle: no_guess;go: start", "candidates r1c3 = 1 2 3 4 5 6 7 8 9", "candidates r1c3 = 1 2");
        row("puzzle: no_guess;go: 1.1", "candidates r1c3 = 1 2 4 7", "candidates r1c3 = 1 2 4");
        row("puzzle: no_guess;go: 1.1", "removed r1c3=5", "removed r1c3=4");
        // At the end of a pass it is all of the pass, inside it the step alone.
        row("puzzle: no_guess;go: 1", "removed r1c3=5", "removed r1c3=4");
        row("puzzle: no_guess;go: 1.2", "step pointing_row", "removed r1c3=5");
        row("puzzle: no_guess;go: 1.1", "step naked_single_box", "step pointing_row");
        row("puzzle: no_guess;go: 1", "step search", "step verdict");
        row("puzzle: no_guess;go: 1.4.1", "layer convolution 1x9", "layer convolution 9x1");
        row("puzzle: no_guess;go: 1.4.1", "layer convolution", "layer relu");
        // 5 is given in row 1: it has one place there. Nine numbers make the sum.
        row("puzzle: no_guess;go: 1.4.1", "number r1=5 = 1", "number r1=5 = 2");
        row("puzzle: no_guess;go: 1.4.1", "window r1=5 = 9", "window r1=5 = 81");
        // Only the pair's two of the nine digits count.
        row("puzzle: no_guess;go: 1.7.1", "window r4c5=27 = 2", "window r4c5=27 = 9");
        row("puzzle: no_guess;go: end", "result solved", "result no_solution");
        row("puzzle: no_guess;go: start", "pushes = 0", "pushes = 1");
        row("puzzle: no_solution;go: start", "result no_solution", "result solved");
        row("puzzle: article;search: off", "result stalled", "result solved");
        // The article's puzzle: three guesses, the first in pass 7, taken back in pass 10.
        row("puzzle: article;go: 7", "guess r1c2=7", "guess r1c2=9");
        row("puzzle: article;go: 7", "candidates = 226", "candidates = 227");
        row("puzzle: article;go: 7", "depth = 1", "depth = 0");
        row("puzzle: article;go: 7", "level = 3", "level = 1");
        row("puzzle: article;go: 7", "stack r1c2=9 = 1", "stack r1c2=9 = 2");
        row("puzzle: article;go: 7", "guessed r1c2=7 = 1", "guessed r1c2=7 = 0");
        // Before that 7 stands twice in column 8; what the rules of the pass did is counted there too.
        row("puzzle: article;go: 10.10", "contradiction r3c8", "contradiction r1c2");
        row("puzzle: article;go: 10.10", "removed = 23", "removed = 24");
        row("puzzle: article;go: 10.10", "candidates = 170", "restored = 57");
        row("puzzle: article;go: 10.10", "depth = 1", "failed r1c2=7");
        row("puzzle: article;go: 10", "restored = 57", "contradiction r3c8");
        row("puzzle: article;go: 10", "failed r1c2=7", "failed r1c2=9");
        row("puzzle: article;go: 10", "restored r1c2=9", "restored r1c2=7");
        row("puzzle: article;go: start", "passes = 25", "passes = 24");
        row("puzzle: article;go: start", "pushes = 3", "pushes = 2");
        row("puzzle: article;go: start", "pops = 1", "pops = 0");
        row("puzzle: article;go: start", "unique_solution", "several_solutions");
        row("puzzle: empty;go: start", "several_solutions", "unique_solution");
    }

    void everyKindOfCheck()
    {
        QFETCH(QString, settings);
        QFETCH(QString, holds);
        QFETCH(QString, fails);
        const auto problems = [&](const QString& check) {
            return problemsOf(settings + QStringLiteral("\n\nText.\n\ncheck: ") + check);
        };
        const auto good = problems(holds);
        QVERIFY2(good.empty(), good.empty() ? "" : qPrintable(good.front().what));
        const auto bad = problems(fails);
        QCOMPARE(bad.size(), std::size_t(1));
        QCOMPARE(bad.front().line, 10);
        QVERIFY(!bad.front().what.isEmpty());
    }

    /// The numbers of changes follow from the states before and after.
    void changesAreCounted()
    {
        testing::LoopBackend backend;
        const Recording run = record(backend, givensOf(QStringLiteral("article")), {});
        const Candidates before = run.stateAt(run.endOf(9)).candidates;
        const Candidates ruled = run.stateAt({10, 10}).candidates;
        const Candidates after = run.stateAt(run.endOf(10)).candidates;
        const int removed = before.without(ruled).count();
        const int restored = after.without(ruled).count();
        QVERIFY(removed > 0 && restored > 0);
        const QString text
            = QStringLiteral("puzzle: article\ngo: 10\n\nText.\n\ncheck: removed = %1\ncheck: restored = %2");
        const auto good = problemsOf(text.arg(removed).arg(restored));
        QVERIFY2(good.empty(), good.empty() ? "" : qPrintable(good.front().what));
        QCOMPARE(problemsOf(text.arg(removed + 1).arg(restored - 1)).size(), std::size_t(2));
    }

    void placesThatAreNotThereAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* name, const char* text, int line, const QString& part) {
            QTest::newRow(name) << QStringLiteral("puzzle: article\n") + QString::fromLatin1(text) << line << part;
        };
        row("a pass", "go: 26\n\nText.", 6, sentence("lessons.places.passes", {QStringLiteral("25")}));
        row("a step", "go: 3.12\n\nText.", 6, sentence("lessons.places.steps", {QStringLiteral("11")}));
        row("a layer", "go: 3.1.99\n\nText.", 6, sentence("lessons.places.no_layer", {QStringLiteral("99")}));
        row("a number of the wrong kind", "go: 3.4.1\nnumber: r1c1=1\n\nText.", 7, QStringLiteral("r1=1"));
        row("a number at the start", "number: r1c1=1\n\nText.", 6, sentence("lessons.places.no_numbers"));
        row("a number beside the pick", "go: 3\nnumber: r1c1=1\npick: r2c2=2\n\nText.", 7,
            sentence("lessons.problems.line", {QStringLiteral("8")}));
        row("a link to a pass", "\nSee [it](go:26).", 7, sentence("lessons.places.passes", {QStringLiteral("25")}));
        row("a link to a number", "go: 3.4.1\n\nSee [it](number:c1=1).", 8, QStringLiteral("r1=1"));
    }

    void placesThatAreNotThereAreFound()
    {
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(QString, part);
        const auto problems = problemsOf(text);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems.front().line, line);
        QVERIFY2(problems.front().what.contains(part), qPrintable(problems.front().what));
    }

    /// Stops of one puzzle and the same rules share a run; with another puzzle or other rules each has its own.
    void everyStopIsCheckedInItsOwnRun_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        const auto row = [](const char* name, const char* first, const char* second) {
            QTest::newRow(name) << QString::fromLatin1(first) << QString::fromLatin1(second);
        };
        row("other rules", "puzzle: article\nsearch: on\n\nText.\n\ncheck: result solved",
            "puzzle: article\nsearch: off\n\nText.\n\ncheck: result stalled");
        row("another puzzle", "puzzle: article\n\nText.\n\ncheck: pushes = 3",
            "puzzle: no_guess\n\nText.\n\ncheck: pushes = 0");
        // 5 is given in r1c1: its place counts three times.
        row("a bent weight",
            "puzzle: no_guess\nbend: hidden_single 1 1 3\ngo: 1.4.1\n\nText.\n\ncheck: number r1=5 = 3",
            "puzzle: no_guess\nnetwork: article\ngo: 1.4.1\n\nText.\n\ncheck: number r1=5 = 1");
        // Solutions are lost if a digit counts as single with two places.
        row("a bent k", "puzzle: no_guess\nbend: hidden_single 2 1 2\ngo: end\n\nText.\n\ncheck: result no_solution",
            "puzzle: no_guess\nnetwork: article\ngo: end\n\nText.\n\ncheck: result solved");
    }
    void everyStopIsCheckedInItsOwnRun()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        for (const QString& stops :
            {first + QStringLiteral("\n\n## S\n") + second, second + QStringLiteral("\n\n## S\n") + first}) {
            const auto problems = problemsOf(stops);
            QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problems.front().what));
        }
    }

    void whatIsSaidOfTheOtherRunIsChecked_data()
    {
        QTest::addColumn<QString>("check");
        QTest::addColumn<QString>("problem"); // empty: it holds
        QTest::newRow("its end") << QStringLiteral("other result no_solution") << QString();
        QTest::newRow("the stop's own") << QStringLiteral("result solved") << QString();
        QTest::newRow("its guesses") << QStringLiteral("other pops = 0") << QString();
        QTest::newRow("another end") << QStringLiteral("other result solved")
                                     << sentence("lessons.runs.other_run", {QString()});
        QTest::newRow("the stop's end is another")
            << QStringLiteral("result no_solution") << sentence("lessons.runs.start");
    }
    /// The other run loses solutions, because there a digit counts as single with two places.
    void whatIsSaidOfTheOtherRunIsChecked()
    {
        QFETCH(QString, check);
        QFETCH(QString, problem);
        const auto problems = problemsOf(
            QStringLiteral("puzzle: no_guess\nwhat_if: bend hidden_single 2 1 2\n\nText.\n\ncheck: %1").arg(check));
        QCOMPARE(problems.size(), problem.isEmpty() ? std::size_t{0} : std::size_t{1});
        if (problem.isEmpty())
            return;
        QCOMPARE(problems.front().line, 10);
        QVERIFY2(problems.front().what.startsWith(problem), qPrintable(problems.front().what));
    }

    void theProgramsLessonsHold_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* folder : {CONVOKU_LESSONS, CONVOKU_TEST_LESSONS}) {
            const QDir dir(QString::fromUtf8(folder));
            const QStringList names = dir.entryList({QStringLiteral("[0-9][0-9]_*.md")}, QDir::Files, QDir::Name);
            for (const QString& name : names)
                QTest::newRow(qPrintable(name)) << dir.filePath(name);
        }
    }

    void theProgramsLessonsHold()
    {
        QFETCH(QString, path);
        testing::LoopBackend backend;
        const ReadLesson read = readAndCheckLesson(path, backend);
        QStringList lines;
        for (const LessonProblem& problem : read.problems)
            lines << QStringLiteral("%1:%2: %3").arg(path).arg(problem.line).arg(problem.what);
        QVERIFY2(lines.isEmpty(), qPrintable(lines.join(QLatin1Char('\n'))));
        for (const LessonStop& stop : read.lesson.stops)
            QVERIFY2(!stop.checks.empty(), qPrintable(stop.title + QStringLiteral(" claims nothing")));
    }

    /// The number that a stop looks at shows what a layer does: no clamp, which changes nothing in them, and no switch
    /// between two equal numbers. A lesson about a rule has a stop where a candidate is seen to go.
    void stopsShowWhatHappens_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("rule");
        QTest::newRow("tensor") << "01_the_tensor.md" << false;
        QTest::newRow("naked single") << "02_counting.md" << true;
        QTest::newRow("hidden single") << "04_hidden_single.md" << true;
        QTest::newRow("pointing") << "06_pointing.md" << true;
        QTest::newRow("naked pair") << "07_naked_pair.md" << true;
        QTest::newRow("select") << "08_select.md" << false;
        QTest::newRow("pick one") << "09_pick_one.md" << false;
        QTest::newRow("stack") << "10_the_stack.md" << false;
    }
    void stopsShowWhatHappens()
    {
        QFETCH(QString, name);
        QFETCH(bool, rule);
        const Lesson lesson = readLessonFile(QStringLiteral(CONVOKU_LESSONS "/") + name).lesson;
        testing::LoopBackend backend;
        const ModelPtr model = lesson.stops.at(0).options.model;
        RunOptions options;
        options.pass = lesson.stops.at(0).options;
        const Recording run = record(backend, lesson.stops.at(0).start.givens, options);
        const auto network = std::make_shared<const Network>(run.network());
        const auto loaded = backend.load(network);
        bool removes = false;
        for (const LessonStop& stop : lesson.stops) {
            if (stop.options.model != model)
                continue; // it has another run
            const auto place = stop.positionIn(run, true);
            QVERIFY2(place, qPrintable(stop.title));
            if (stop.number.isEmpty() || place->layer == 0)
                continue;
            const Inspection values = Inspection::ofPass(network, *loaded, run.stateAt(run.endOf(place->pass - 1)));
            const NamedElement named = namedElement(stop.number, *network, run, *place);
            QVERIFY2(named.element, qPrintable(stop.title));
            QVERIFY2(named.layer->kind != LayerKind::Clamp, qPrintable(stop.title));
            const auto read = windowOf(*network, *named.layer, 0, *named.element).taps;
            const auto numberOf = [&](const Tap& tap) {
                return values.at(named.layer->inputs.at(static_cast<std::size_t>(tap.input)), tap.element);
            };
            if (named.layer->kind == LayerKind::Select)
                QVERIFY2(numberOf(read.at(0)) != numberOf(read.at(1)), qPrintable(stop.title));
            removes = removes
                || (place->layer >= run.layersIn(place->step) - 1 && numberOf(read.at(0)) == 1
                    && values.at(named.layer->outputs.front(), *named.element) == 0);
        }
        QCOMPARE(removes || !rule, true);
    }

    void theExampleOfTheDescriptionHolds()
    {
        QFile file(QString::fromUtf8(CONVOKU_LESSONS "/README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString example = QString::fromUtf8(file.readAll()).section(QStringLiteral("```"), 1, 1);
        QVERIFY(example.contains(QStringLiteral("check:")));
        const ReadLesson read = parseLesson(example);
        testing::LoopBackend backend;
        const auto problems = read.problems.empty() ? checkLesson(read.lesson, backend) : read.problems;
        QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problems.front().what));
    }

    /// They ask, each at least twice, and each answer is in the run.
    void theProgramsLessonsAsk()
    {
        QVERIFY(lessonLibrary().size() >= 8);
        for (const LibraryEntry& entry : lessonLibrary())
            QVERIFY2(entry.questions >= 2, qPrintable(entry.path));
    }

    /// The example lesson in the help is a valid lesson in every language.
    void theExampleOfTheHelpHolds_data()
    {
        QTest::addColumn<QString>("path");
        for (const Language& language : languages()) {
            const QString folder = language.id == QLatin1String("en") ? QString() : language.id + QLatin1Char('/');
            QTest::newRow(qPrintable(language.id))
                << QStringLiteral(CONVOKU_LESSONS "/../help/%1lessons_writing.md").arg(folder);
        }
    }
    void theExampleOfTheHelpHolds()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        const QString example = page.section(QStringLiteral("```\n"), 1, 1);
        const ReadLesson read = parseLesson(example);
        QVERIFY2(read.problems.empty(), read.problems.empty() ? "" : qPrintable(read.problems.front().what));
        QVERIFY(read.lesson.stops.at(0).question);
        testing::LoopBackend backend;
        const auto problems = checkLesson(read.lesson, backend);
        QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problems.front().what));
        // All settings that there are stand on the page.
        for (const QString& word : lessonSettingWords())
            QVERIFY2(page.contains(QLatin1Char('`') + word + QLatin1Char('`')), qPrintable(word));
    }

    void theLibraryHasThemAll()
    {
        const QDir dir(QString::fromUtf8(CONVOKU_LESSONS));
        const auto files = dir.entryList({QStringLiteral("[0-9][0-9]_*.md")}, QDir::Files);
        QCOMPARE(static_cast<qsizetype>(lessonLibrary().size()), files.size());
    }

private:
    static Grid givensOf(const QString& puzzle)
    {
        return parseLesson(QStringLiteral("# T\n\nS.\n\n## S\npuzzle: %1\n\nText.").arg(puzzle))
            .lesson.stops.front()
            .start.givens;
    }

    /// Returns the problems of a lesson with one stop of these lines, which begin at line 5.
    static std::vector<LessonProblem> problemsOf(const QString& lines)
    {
        testing::LoopBackend backend;
        ReadLesson read = parseLesson(QStringLiteral("# T\n\nS.\n## S\n") + lines);
        return read.problems.empty() ? checkLesson(read.lesson, backend) : read.problems;
    }
};

CONVOKU_GUILESS_TEST(TestLessonChecker)
#include "tst_lesson_checker.moc"
