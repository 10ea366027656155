// SPDX-License-Identifier: MIT
// What is opened comes to the front, takes its own place, and leaves without a trace; and the keys work at once.
#include "app/views/lessons/widgets/lesson_panel.h"
#include "app/views/timeline/widgets/timeline_popup.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/window/docks.h"
#include "app/window/parts/chip.h"
#include "app/window/parts/message_bar.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr Perspective kAll[] = {Perspective::Puzzle, Perspective::Teach, Perspective::Debug, Perspective::Present};

} // namespace

class TestOpening : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;
    Docks* m_docks = nullptr;

    Session& session() { return m_fixture->session(); }
    void trigger(const char* action) { m_fixture->child<QAction>(action)->trigger(); }
    QDockWidget* dock(const char* name) { return m_fixture->child<QDockWidget>(name); }
    /// Which docks are in sight, where, and how large the board is.
    QMap<QString, QRect> arrangement()
    {
        QTest::qWait(50); // docks that share a place are laid out later
        QMap<QString, QRect> places;
        for (const QDockWidget* dock : m_fixture->window->findChildren<QDockWidget*>()) {
            if (Docks::isInFront(dock))
                places[dock->objectName()] = dock->geometry();
            else if (!dock->isHidden())
                places[dock->objectName()] = {}; // behind another one
        }
        places[QStringLiteral("board")] = m_fixture->board->rect();
        return places;
    }
    void openAndWait()
    {
        m_fixture->window->openText(QString::fromLatin1(kArticleHard));
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
    }
    void openList()
    {
        m_fixture->window->openText(QString::fromLatin1(kArticleHard) + u'\n' + QLatin1String(kArticleEasy));
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->resize(1366, 768);
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_docks = m_fixture->window->findChild<Docks*>();
    }

    void resetGivesWhatShipped_data()
    {
        QTest::addColumn<int>("perspective");
        for (const Perspective each : kAll)
            QTest::newRow(qPrintable(Docks::idOf(each))) << static_cast<int>(each);
    }
    void resetGivesWhatShipped()
    {
        QFETCH(int, perspective);
        openAndWait();
        m_docks->setPerspective(static_cast<Perspective>(perspective));
        trigger("reset_layout"); // the window has its size only now
        const auto shipped = arrangement();
        for (QDockWidget* dock : m_fixture->window->findChildren<QDockWidget*>()) {
            if (dock->objectName() != QLatin1String("collection_dock"))
                dock->setVisible(!dock->isVisible());
            if (dock->isVisible())
                m_fixture->window->resizeDocks({dock}, {370}, Qt::Horizontal);
        }
        dock("explanation_dock")->setFloating(true);
        m_fixture->window->addDockWidget(Qt::LeftDockWidgetArea, dock("watch_dock"));
        QVERIFY(arrangement() != shipped);
        trigger("reset_layout");
        QCOMPARE(arrangement(), shipped);
        // It stays so when one goes to another perspective and comes back.
        m_docks->setPerspective(perspective == 0 ? Perspective::Debug : Perspective::Puzzle);
        m_docks->setPerspective(static_cast<Perspective>(perspective));
        QCOMPARE(arrangement(), shipped);
    }

    /// The card tells what the chain tells, and the chain needs its width.
    void theChainTakesTheCardsRoom()
    {
        openAndWait();
        const auto before = arrangement();
        const auto isShown = [this] { return !dock("explanation_dock")->isHidden(); };
        QVERIFY(isShown());
        trigger("chain");
        QVERIFY(!isShown());
        // It is no change of the arrangement: neither of what is kept nor in another perspective.
        const QByteArray kept = m_docks->state();
        QVERIFY(!isShown());
        m_docks->setPerspective(Perspective::Debug);
        QVERIFY2(isShown(), "there others share its side");
        m_docks->setPerspective(Perspective::Puzzle);
        QVERIFY(!isShown());
        // Something else may have come to its side meanwhile.
        dock("watch_dock")->show();
        QVERIFY(!m_docks->state().isEmpty());
        QVERIFY(!isShown());
        dock("watch_dock")->hide();
        trigger("reset_layout");
        QVERIFY(!isShown());
        QVERIFY(m_docks->setState(kept));
        QVERIFY(!isShown());
        trigger("board");
        QCOMPARE(arrangement(), before);
        dock("explanation_dock")->hide();
        QVERIFY(m_docks->setState(kept));
        QCOMPARE(arrangement(), before);

        // Opening the card keeps it open, and closing it keeps it closed.
        trigger("chain");
        trigger("show_explanation_dock");
        QVERIFY(isShown());
        QVERIFY(!m_docks->state().isEmpty());
        QVERIFY2(isShown(), "keeping is not asking");
        trigger("board");
        QCOMPARE(arrangement(), before);
        dock("explanation_dock")->hide();
        trigger("chain");
        QVERIFY(!isShown());
        trigger("board");
        QVERIFY(!isShown());
    }

    /// Tensors, their board and the card stand side by side only where all can be read.
    void theLayersTakeTheCardsRoomInANarrowWindow()
    {
        openAndWait();
        const auto isShown = [this] { return !dock("explanation_dock")->isHidden(); };
        m_fixture->window->resize(1366, 768);
        QVERIFY(isShown());
        trigger("tensors");
        QTRY_VERIFY(!isShown());
        m_fixture->window->resize(1700, 900);
        QTRY_VERIFY(isShown());
        m_fixture->window->resize(1366, 768);
        QTRY_VERIFY(!isShown());
        trigger("show_explanation_dock");
        QVERIFY(isShown());
        m_fixture->window->resize(1370, 760);
        QTest::qWait(20);
        QVERIFY2(isShown(), "who asked for it keeps it");
        trigger("board");
        QVERIFY(isShown());
        trigger("what_if");
        QVERIFY2(!isShown(), "compared boards need it too");
        trigger("board");
        QVERIFY(isShown());
    }

    /// The card tells of the failure then, not of a candidate that was picked for another question.
    void askingForTheFailureLetsThePickedGo_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::newRow("the guess") << QByteArray("first_wrong_guess");
        QTest::newRow("the contradiction") << QByteArray("why_it_failed");
    }
    void askingForTheFailureLetsThePickedGo()
    {
        QFETCH(QByteArray, command);
        openAndWait();
        trigger("first_wrong_guess");
        session().pick(Candidate::of(1, Cell{3, 4}));
        trigger(command.constData());
        QVERIFY(!session().picked());
        QVERIFY(session().position().pass == (command == "why_it_failed" ? 10 : 7));
    }

    /// Without a failing guess at this position the command goes to the next one, and says so if there is none.
    void whereTheGuessFailedGoesFromOneToTheNext_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::newRow("one failed guess") << QByteArray(kArticleHard);
        QTest::newRow("many") << QByteArray(
            "98.7.....6...5.8....4..8.9.7..6......5..8......9..4.3...2...3.9....1..2......24..");
    }
    void whereTheGuessFailedGoesFromOneToTheNext()
    {
        QFETCH(QByteArray, puzzle);
        m_fixture->window->openGrid(gridOf(puzzle.toStdString()), QStringLiteral("a puzzle"));
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        std::vector<Position> failures;
        Position seen;
        for (const Event& event : session().recording()->events()) {
            if (event.kind == EventKind::Contradiction)
                seen = event.position();
            if (event.kind == EventKind::Pop)
                failures.push_back(seen);
        }
        QVERIFY(!failures.empty());
        session().goTo({1, 1, 0});
        for (const Position failure : failures) {
            trigger("why_it_failed");
            QVERIFY(session().position() == failure);
        }
        trigger("why_it_failed");
        QVERIFY(session().position() == failures.back());
        QCOMPARE(noticeOf(*m_fixture->window).text(), sentence("window.no_later_failure"));
    }

    /// Layers opens where something is decided, and gives the place back when it is left.
    void layersOpenWhereSomethingIsDecided_data()
    {
        QTest::addColumn<int>("pass");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("layer"); ///< counted in the text of the rule; 0: any, tst_deciding_layer says which
        QTest::newRow("a naked single") << 1 << 1 << 1;
        QTest::newRow("pointing") << 17 << 3 << 2;
        QTest::newRow("two sevens in column 8") << 10 << 10 << 0;
    }
    void layersOpenWhereSomethingIsDecided()
    {
        QFETCH(int, pass);
        QFETCH(int, step);
        QFETCH(int, layer);
        openAndWait();
        const Position place{pass, step, 0};
        session().goTo(place);
        trigger("tensors");
        const Position inside = session().position();
        QVERIFY((inside == Position{pass, step, layer == 0 ? inside.layer : layer}));
        QVERIFY(inside.layer > 0);
        trigger("board");
        QVERIFY(session().position() == place);
        // A layer that the user chose stays selected.
        trigger("tensors");
        session().stepInto(true);
        const Position next = session().position();
        trigger("board");
        QVERIFY(session().position() == next);
        session().goToFirst();
        trigger("tensors");
        QVERIFY(session().isAtStart());
    }

    /// The preview of the timeline says what it shows: nothing says it again.
    void aPreviewIsToldOnce()
    {
        openAndWait();
        auto* timeline = m_fixture->window->findChild<TimelineView*>();
        QTest::mouseMove(timeline, timeline->rect().center());
        QTRY_VERIFY(timeline->findChild<TimelinePopup*>()->isVisible());
        QCOMPARE(noticeOf(*m_fixture->window).text(), QString());
    }

    /// A run that is shown as running has a Stop button.
    void theOtherRunCanBeStopped()
    {
        openAndWait();
        trigger("what_if");
        SideBySide* runs = m_fixture->window->workspace().sideBySide();
        PassOptions guessing = runs->otherRules();
        guessing.rules.clear(); // takes longer than anybody waits
        runs->setOtherRules(guessing);
        auto* stop = m_fixture->child<QToolButton>("stop_runs");
        QTRY_VERIFY_WITH_TIMEOUT(runs->isRunning() && stop->isVisible(), kLong);
        stop->click();
        QTRY_VERIFY_WITH_TIMEOUT(!runs->isRunning(), kLong);
        QTRY_VERIFY(!stop->isVisible());
    }

    /// Escape closes a message that can be closed, wherever the keyboard is.
    void escapeClosesAProblem()
    {
        openAndWait();
        auto* bar = m_fixture->window->findChild<MessageBar*>();
        for (QWidget* focus : {static_cast<QWidget*>(m_fixture->board),
                 static_cast<QWidget*>(m_fixture->window->findChild<TimelineView*>()),
                 static_cast<QWidget*>(m_fixture->window.get())}) {
            m_fixture->window->showProblem(QStringLiteral("wrong"));
            QVERIFY(bar->isVisible());
            focus->setFocus();
            session().pick(Candidate::of(0, Cell{0, 1}));
            QTest::keyClick(focus, Qt::Key_Escape);
            QVERIFY(!bar->isVisible());
            QVERIFY2(session().picked(), "one key closes one thing");
        }
        QTest::keyClick(m_fixture->board, Qt::Key_Escape);
        QVERIFY(!session().picked());
        // A message without a close button does not take the key.
        bar->showMessage(MessageBar::Kind::Information, QStringLiteral("a mode"));
        session().pick(Candidate::of(0, Cell{0, 1}));
        QTest::keyClick(m_fixture->board, Qt::Key_Escape);
        QVERIFY(bar->isVisible() && !session().picked());
    }

    /// The cells that a lesson lights replace the causes of the step.
    void whatIsLitComesBeforeTheCause()
    {
        openAndWait();
        session().goTo({1, 3, 0});
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->board->scene().focus.has_value(), kLong);
        m_fixture->board->setLit({Cell{0, 6}});
        QVERIFY(!m_fixture->board->scene().focus);
        m_fixture->board->setLit({});
        QVERIFY(m_fixture->board->scene().focus.has_value());
    }

    /// A list, a lesson and a message take room, and give it back everywhere.
    void nothingIsLeftBehind_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"lesson", "collection", "message"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void nothingIsLeftBehind()
    {
        QFETCH(QString, what);
        openAndWait();
        QMap<int, QMap<QString, QRect>> before;
        for (const Perspective each : kAll) {
            m_docks->setPerspective(each);
            before[static_cast<int>(each)] = arrangement();
        }
        m_docks->setPerspective(Perspective::Puzzle);
        if (what == QLatin1String("lesson")) {
            m_fixture->window->openLesson(QStringLiteral(":/lessons/01_the_tensor.md"));
            QVERIFY(dock("lesson_dock")->isVisible());
            trigger("next_stop");
            trigger("close_lesson");
        } else if (what == QLatin1String("collection")) {
            openList();
            QVERIFY(dock("collection_dock")->isVisible());
            for (const Perspective each : {Perspective::Debug, Perspective::Puzzle}) {
                m_docks->setPerspective(each);
                QVERIFY(dock("collection_dock")->isVisible());
            }
            openAndWait(); // one puzzle has no list
        } else {
            m_fixture->window->openText(QStringLiteral("no puzzle at all"));
            m_docks->setPerspective(Perspective::Debug);
            m_docks->setPerspective(Perspective::Puzzle);
            openAndWait();
        }
        for (const Perspective each : kAll) {
            m_docks->setPerspective(each);
            QCOMPARE(arrangement(), before[static_cast<int>(each)]);
        }
        m_fixture->window->close();
        m_fixture->open();
        m_fixture->window->resize(1366, 768);
        m_docks = m_fixture->window->findChild<Docks*>();
        openAndWait();
        for (const Perspective each : kAll) {
            m_docks->setPerspective(each);
            QCOMPARE(arrangement().keys(), before[static_cast<int>(each)].keys());
        }
    }

    void aSessionLightsItsPerspective()
    {
        openAndWait();
        m_docks->setPerspective(Perspective::Debug);
        const QString path = m_fixture->folder.filePath(QStringLiteral("debug.convoku"));
        QVERIFY(m_fixture->window->saveSessionTo(path));
        const auto debug = arrangement();
        m_docks->setPerspective(Perspective::Puzzle);
        const auto puzzle = arrangement();
        openFileAndWait(*m_fixture->window, path);
        QCOMPARE(m_docks->perspective(), Perspective::Debug);
        QVERIFY(m_fixture->child<QAction>("perspective_debug")->isChecked());
        QCOMPARE(arrangement(), debug);
        m_docks->setPerspective(Perspective::Puzzle);
        QCOMPARE(arrangement(), puzzle);

        // Files that say nothing of it, or nonsense, are arranged as they always were.
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
        file.close();
        for (const QJsonValue& wrong :
            {QJsonValue(QJsonValue::Undefined), QJsonValue(QStringLiteral("../x")), QJsonValue(7)}) {
            json[QStringLiteral("perspective")] = wrong;
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(QJsonDocument(json).toJson());
            file.close();
            openFileAndWait(*m_fixture->window, path);
            QCOMPARE(m_docks->perspective(), Perspective::Puzzle);
            QVERIFY(session().hasPuzzle());
            trigger("reset_layout");
        }
    }

    void aListComesToTheFront()
    {
        openList();
        QDockWidget* list = dock("collection_dock");
        QVERIFY(Docks::isInFront(list));
        QDockWidget* other = dock("watch_dock");
        m_fixture->window->addDockWidget(Qt::BottomDockWidgetArea, other);
        m_fixture->window->tabifyDockWidget(list, other);
        other->show();
        other->raise();
        QTRY_VERIFY(Docks::isInFront(other) && !Docks::isInFront(list));
        openList();
        QTRY_VERIFY(Docks::isInFront(list));
    }

    void keysWorkAfterOpening_data()
    {
        QTest::addColumn<QString>("focus");
        QTest::addColumn<QString>("opened");
        for (const char* focus : {"events", "list", "filter", "lessons"}) {
            for (const char* opened : {"puzzle", "list", "session"})
                QTest::addRow("from %s, %s", focus, opened)
                    << QString::fromLatin1(focus) << QString::fromLatin1(opened);
        }
    }
    void keysWorkAfterOpening()
    {
        QFETCH(QString, focus);
        QFETCH(QString, opened);
        openAndWait();
        const QString path = m_fixture->folder.filePath(QStringLiteral("a.convoku"));
        QVERIFY(m_fixture->window->saveSessionTo(path));
        QWidget* target = nullptr;
        if (focus == QLatin1String("events")) {
            m_docks->setPerspective(Perspective::Debug);
            target = dock("events_dock")->findChild<QTreeView*>();
        } else if (focus == QLatin1String("lessons")) {
            trigger("lesson_list");
            target = m_fixture->child<QListWidget>("lesson_list");
        } else {
            openList();
            target = focus == QLatin1String("list") ? static_cast<QWidget*>(m_fixture->child<QTableView>("collection"))
                                                    : dock("collection_dock")->findChild<QLineEdit*>();
        }
        QVERIFY(target != nullptr);
        target->setFocus();
        QCOMPARE(QApplication::focusWidget(), target);
        if (opened == QLatin1String("session"))
            openFileAndWait(*m_fixture->window, path);
        else if (opened == QLatin1String("list"))
            openList();
        else
            m_fixture->window->openText(QString::fromLatin1(kArticleEasy));
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        session().goToFirst();
        QWidget* now = QApplication::focusWidget();
        QCOMPARE(now, m_fixture->board);
        QTest::keyClick(now, Qt::Key_F10);
        QCOMPARE(session().position().pass, 1);
        QTest::keyClick(now, Qt::Key_F11);
        QCOMPARE(session().position().pass, 2);
        QVERIFY(!m_fixture->board->scene().cursor);
        QTest::keyClick(now, Qt::Key_Down); // brings the cursor
        QVERIFY(m_fixture->board->scene().cursor);
    }

    /// Opening a puzzle from a row of the list leaves the focus in the list.
    void theListKeepsItsKeys()
    {
        openList();
        auto* table = m_fixture->child<QTableView>("collection");
        table->setFocus();
        table->selectRow(1);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(session().recording()->givens() == gridOf(kArticleEasy));
        QCOMPARE(QApplication::focusWidget(), table);
    }

    void teachShowsTheLessons()
    {
        openAndWait();
        QDockWidget* lessons = dock("lesson_dock");
        QVERIFY(!lessons->isVisible());
        trigger("perspective_teach");
        QVERIFY(Docks::isInFront(lessons));
        auto* list = m_fixture->child<QListWidget>("lesson_list");
        QTRY_VERIFY(list->isVisible());
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus != nullptr && (focus == list || list->isAncestorOf(focus)));
        QVERIFY(list->currentRow() == 0);
        QTest::keyClick(focus, Qt::Key_Return);
        QVERIFY(m_fixture->window->findChild<LessonPanel*>()->isReading());
        trigger("close_lesson");
        QCOMPARE(m_docks->perspective(), Perspective::Teach);
        QVERIFY(Docks::isInFront(lessons));
        for (const char* other : {"perspective_puzzle", "perspective_debug", "perspective_present"}) {
            trigger(other);
            QVERIFY2(!lessons->isVisible(), other);
        }
        // The next start has it too.
        trigger("perspective_teach");
        m_fixture->window->close();
        m_fixture->open();
        QVERIFY(dock("lesson_dock")->isVisible());
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        QCOMPARE(QApplication::focusWidget(), m_fixture->board); // nobody asked for it this time
    }

    /// The verdict of the run is shown at its start, and emphasised if the run found no solution, or not the only one.
    void verdictsAreLoudAtTheStart_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<QString>("how");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("cost"); ///< its beginning
        QTest::addColumn<bool>("loud");
        QTest::newRow("solved") << QByteArray(kArticleHard) << QString()
                                << sentence("window.verdict.solves", {QStringLiteral("25")})
                                << sentence("window.cost.with_guesses", {QStringLiteral("3"), QStringLiteral("1")})
                                << false;
        QTest::newRow("no solution") << QByteArray(kNoSolution) << QString() << sentence("window.verdict.no_solution")
                                     << sentence("window.cost.after_begins") + QLatin1Char(' ') << true;
        QTest::newRow("several solutions")
            << QByteArray(81, '.') << QStringLiteral("another") << sentence("window.verdict.several_solutions")
            << sentence("window.cost.in_begins") + QLatin1Char(' ') << true;
        QTest::newRow("one solution") << QByteArray(kArticleHard) << QStringLiteral("another")
                                      << sentence("window.verdict.one_solution")
                                      << sentence("window.cost.in_begins") + QLatin1Char(' ') << false;
        QTest::newRow("stalled") << QByteArray(kArticleHard) << QStringLiteral("no search")
                                 << sentence("window.verdict.stalls_begins") << sentence("window.cost.without_guess")
                                 << true;
        QTest::newRow("out of passes") << QByteArray(kArticleHard) << QStringLiteral("3 passes")
                                       << sentence("window.verdict.stopped")
                                       << sentence("window.cost.at_the_limit", {QStringLiteral("3")}) << true;
    }
    void verdictsAreLoudAtTheStart()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QString, how);
        QFETCH(QString, said);
        QFETCH(QString, cost);
        QFETCH(bool, loud);
        RunOptions options;
        options.pass.search = how != QLatin1String("no search");
        options.maxPasses = how == QLatin1String("3 passes") ? 3 : 0;
        session().open(gridOf(puzzle.toStdString()), {}, options, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        if (how == QLatin1String("another")) {
            session().lookForAnother();
            QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        }
        session().goToFirst();
        const auto* chip = m_fixture->child<Chip>("verdict");
        QVERIFY(chip->isVisible());
        QVERIFY2(chip->text().startsWith(said), qPrintable(chip->text()));
        QCOMPARE(chip->isFilled(), loud);
        const auto* costLabel = m_fixture->child<QLabel>("cost");
        QVERIFY2(costLabel->text().startsWith(cost), qPrintable(costLabel->text()));
        QVERIFY2(chip->toolTip().startsWith(chip->text() + u' ' + costLabel->text()), qPrintable(chip->toolTip()));
    }

    void nothingIsSaidOfTheLastPuzzle()
    {
        openAndWait();
        noticeOf(*m_fixture->window).showText(QStringLiteral("of this one"));
        m_fixture->window->openText(QString::fromLatin1(kArticleEasy));
        QCOMPARE(noticeOf(*m_fixture->window).text(), QString());
    }
};

CONVOKU_TEST(TestOpening)
#include "tst_opening.moc"
