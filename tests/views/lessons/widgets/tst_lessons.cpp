// SPDX-License-Identifier: MIT
// The reader of lessons in the window: stops, links, leaving and coming back.
#include "app/document/examples.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/views/lessons/lesson_library.h"
#include "app/views/lessons/lesson_parser.h"
#include "app/views/lessons/lesson_views.h"
#include "app/views/lessons/widgets/lesson_browser.h"
#include "app/views/lessons/widgets/lesson_panel.h"
#include "app/window/docks.h"
#include "app/window/parts/message_bar.h"
#include "app/wording/language.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTextBlock>
#include <QTimer>
#include <QToolButton>

using namespace convoku;
using namespace convoku::testing;

namespace {

const QString kFirst = QStringLiteral(":/lessons/91_first.md");
const QString kSecond = QStringLiteral(":/lessons/92_second.md");

std::vector<Cell> cellsOfAll(const std::vector<BoardPlace>& places)
{
    std::vector<Cell> cells;
    for (const BoardPlace& place : places) {
        if (!std::holds_alternative<Candidate>(place)) {
            for (const Cell cell : cellsOf(place))
                cells.push_back(cell);
        }
    }
    return cells;
}

} // namespace

class TestLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        QVERIFY(libraryIndex(kFirst) >= 0);
        QCOMPARE(libraryIndex(kSecond), libraryIndex(kFirst) + 1);
    }

    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_panel = m_fixture->window->findChild<LessonPanel*>();
        m_text = m_panel->text();
        m_dock = m_fixture->child<QDockWidget>("lesson_dock");
        m_tabs = m_fixture->child<QStackedWidget>("centre");
    }

    void cleanup() { m_fixture.reset(); }

    void viewsOfLessonsAreTheWindows()
    {
        QStringList docks;
        for (const LessonView& view : lessonViews()) {
            const QString name = QString::fromLatin1(view.object);
            if (view.centre) {
                QVERIFY2(m_tabs->findChild<QWidget*>(name) != nullptr, view.name);
            } else {
                QVERIFY2(m_fixture->child<QAction>(("show_" + std::string(view.object)).c_str()) != nullptr, view.name);
                docks << name;
            }
        }
        QCOMPARE(
            std::count_if(lessonViews().begin(), lessonViews().end(), [](const LessonView& v) { return v.centre; }),
            static_cast<std::ptrdiff_t>(m_tabs->count()));
        // Every dock has a name, but for those that come with what is open.
        for (const QDockWidget* dock : m_fixture->window->findChildren<QDockWidget*>()) {
            const bool comes = dock == m_dock || dock->objectName() == QLatin1String("collection_dock");
            QVERIFY2(comes != docks.contains(dock->objectName()), qPrintable(dock->objectName()));
        }
    }

    void spaceGoesThroughAWholeLesson()
    {
        const Lesson lesson = readLessonFile(kFirst).lesson;
        m_fixture->window->resize(1000, 700);
        m_fixture->window->openLesson(kFirst);
        QVERIFY(m_dock->isVisible());
        QVERIFY(m_panel->isReading());
        QVERIFY(m_fixture->child<QAction>("perspective_teach")->isChecked());
        for (std::size_t i = 0; i < lesson.stops.size(); ++i) {
            const LessonStop& stop = lesson.stops[i];
            QTRY_VERIFY_WITH_TIMEOUT(isAt(stop), kLong);
            QVERIFY(m_text->toPlainText().contains(stop.title));
            const QString where
                = sentence("lesson_panel.stop").arg(libraryIndex(kFirst) + 1).arg(lessonLibrary().size());
            QCOMPARE(
                m_fixture->child<QPushButton>("lesson_list_button")->text(), where.arg(i + 1).arg(lesson.stops.size()));
            for (const QString& name : stop.show) {
                const LessonView* view = lessonViewNamed(name);
                if (view->centre)
                    QCOMPARE(m_fixture->viewInFront()->objectName(), QLatin1String(view->object));
                else
                    QVERIFY2(m_fixture->window->findChild<Docks*>()->isShown(QLatin1String(view->object)), view->name);
            }
            // No bar and no other dock is visible beside them.
            for (const char* part : {"time_bar", "rail", "reason_line"})
                QVERIFY2(!m_fixture->child<QWidget>(part)->isVisible(), part);
            for (const QString& name : shownDocks())
                QVERIFY2(std::any_of(stop.show.begin(), stop.show.end(),
                             [&](const QString& view) { return name == QLatin1String(lessonViewNamed(view)->object); }),
                    qPrintable(name));
            // Only the board that is in sight has the keys; the text has them always.
            if (i == 1) {
                auto* tensors = m_fixture->window->findChild<TensorView*>();
                QTRY_VERIFY_WITH_TIMEOUT((tensors->picked() == OutputElement{0, {4, 0, 0}}), kLong);
                QVERIFY((tensors->canvas()->fixedDigits() == std::vector{4}));
                QVERIFY2(
                    tensors->arithmeticText().endsWith(QStringLiteral("= 1")), qPrintable(tensors->arithmeticText()));
            } else {
                QVERIFY(m_fixture->session().picked() == stop.pick);
            }
            QVERIFY(m_fixture->board->scene().lit == cellsOfAll(stop.light));
            if (i + 1 < lesson.stops.size())
                QTest::keyClick(i == 0 ? static_cast<QWidget*>(m_fixture->board) : m_text, Qt::Key_Space);
        }
        QVERIFY(!m_fixture->session().isPlaying());
        // The stack was shown for one stop only.
        QVERIFY(!m_fixture->child<QDockWidget>("stack_dock")->isVisible());
        QTest::keyClick(m_text, Qt::Key_Space, Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(isAt(lesson.stops[1]), kLong);
        QTest::keyClick(m_text, Qt::Key_Backspace);
        QTRY_VERIFY_WITH_TIMEOUT(isAt(lesson.stops[0]), kLong);
        // The candidate is lit as one, on both boards.
        const std::vector<std::uint16_t> lit{static_cast<std::uint16_t>(Candidate{6, 8, 8}.index())};
        QVERIFY(m_fixture->board->scene().litCandidates == lit);
        QVERIFY(m_fixture->child<BoardView>("lit_board")->scene().litCandidates == lit);
    }

    void buttonsAndMenusGoOnToo()
    {
        m_fixture->window->openLesson(kFirst);
        auto* next = m_fixture->child<QPushButton>("lesson_next_button");
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(stopShown(), 2);
        // Space on a button is the button's.
        auto* back = m_fixture->child<QPushButton>("lesson_back_button");
        back->setFocus();
        QTest::keyClick(back, Qt::Key_Space);
        QCOMPARE(stopShown(), 1);
        QTest::keyClick(m_fixture->window.get(), Qt::Key_PageDown, Qt::AltModifier);
        QTest::keyClick(m_fixture->window.get(), Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(stopShown(), 3);
        QCOMPARE(next->text(), sentence("lesson_panel.end_of_lesson"));
        QTest::mouseClick(next, Qt::LeftButton);
        QVERIFY(m_panel->isAtEnd());
        auto* nextLesson = m_fixture->child<QPushButton>("lesson_end_next_button");
        QTest::mouseClick(nextLesson, Qt::LeftButton);
        QVERIFY(m_text->toPlainText().contains(QStringLiteral("The first guess")));
        QTRY_VERIFY_WITH_TIMEOUT((m_fixture->session().position() == Position{7, 11}), kLong);
        // Back leads from the next lesson to the last stop of the lesson before.
        QTest::mouseClick(back, Qt::LeftButton);
        QCOMPARE(stopShown(), 3);
        QVERIFY(m_fixture->window->windowTitle().contains(readLessonFile(kFirst).lesson.title));
        QTest::mouseClick(next, Qt::LeftButton);
        QTest::mouseClick(nextLesson, Qt::LeftButton);
        QVERIFY(m_text->toPlainText().contains(QStringLiteral("The first guess")));
        // The end of the last lesson leads to the list.
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(nextLesson->text(), sentence("lesson_panel.all_lessons"));
        auto* list = m_fixture->child<QListWidget>("lesson_list");
        QVERIFY(!list->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!m_panel->isReading() && !m_panel->isAtEnd());
        QVERIFY(list->hasFocus());
        QCOMPARE(list->count(), static_cast<int>(lessonLibrary().size()));
        QVERIFY(list->item(list->count() - 1)->text().contains(sentence("lesson_panel.lesson_read")));
    }

    /// One Space too many leaves everything where it is, wherever the keys go.
    void spaceStopsAtTheEndOfALesson()
    {
        const Lesson lesson = readLessonFile(kFirst).lesson;
        m_fixture->window->openGrid(examples()[1].givens, QStringLiteral("mine"));
        m_fixture->window->openLesson(kFirst);
        m_fixture->child<QAction>("next_stop")->trigger();
        m_fixture->child<QAction>("next_stop")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(isAt(lesson.stops[2]), kLong);
        auto* end = m_panel->endText();
        m_fixture->board->setFocus();
        QTest::keyClick(m_fixture->board, Qt::Key_Space);
        QVERIFY(m_panel->isAtEnd() && end->isVisible());
        QVERIFY(end->hasFocus());
        // The text at the end names the stops of the lesson and the next lesson.
        const QString said = end->toPlainText();
        for (const LessonStop& stop : lesson.stops)
            QVERIFY2(said.contains(stop.title), qPrintable(said));
        QVERIFY2(said.contains(readLessonFile(kSecond).lesson.title), qPrintable(said));
        for (int i = 0; i < 3; ++i) {
            QTest::keyClick(end, Qt::Key_Space);
            QTest::keyClick(m_fixture->window.get(), Qt::Key_PageDown, Qt::AltModifier);
            QTest::keyClick(m_fixture->board, Qt::Key_Space);
        }
        QVERIFY(m_panel->isAtEnd() && isAt(lesson.stops[2]) && !m_fixture->session().isPlaying());
        QVERIFY(end->hasFocus());
        QTest::keyClick(end, Qt::Key_Space, Qt::ShiftModifier);
        QCOMPARE(stopShown(), 3);
        QVERIFY(m_panel->isReading() && m_text->hasFocus());
        // Continuing from here reaches the end again; from there, Enter or the link opens the next lesson.
        for (const bool link : {false, true}) {
            m_fixture->window->openLesson(kFirst);
            while (!m_panel->isAtEnd())
                QTest::keyClick(m_text, Qt::Key_Space);
            if (link)
                QTest::keyClick(end, Qt::Key_Tab);
            QTest::keyClick(end, Qt::Key_Return);
            QVERIFY(m_panel->isReading());
            QVERIFY(m_text->toPlainText().contains(QStringLiteral("The first guess")));
            QVERIFY(m_text->hasFocus());
        }
        // And back to one's own puzzle.
        m_fixture->window->openLesson(kFirst);
        while (!m_panel->isAtEnd())
            QTest::keyClick(m_text, Qt::Key_Space);
        QTest::mouseClick(m_fixture->child<QPushButton>("lesson_end_close_button"), Qt::LeftButton);
        QVERIFY(m_fixture->session().recording()->givens() == examples()[1].givens);
        QVERIFY(!m_fixture->child<QAction>("close_lesson")->isEnabled());
    }

    /// The message about one Space too many at the end of a lesson disappears with that end.
    void theEndsSentenceStaysAtTheEnd_data()
    {
        QTest::addColumn<QString>("way"); // the button or the action that leads out
        QTest::newRow("the next lesson") << "lesson_end_next_button";
        QTest::newRow("back") << "lesson_end_back_button";
        QTest::newRow("the list") << "lesson_end_list_button";
        QTest::newRow("the own puzzle") << "lesson_end_close_button";
        QTest::newRow("a lesson from the list") << "";
    }
    void theEndsSentenceStaysAtTheEnd()
    {
        QFETCH(QString, way);
        m_fixture->window->openLesson(kFirst);
        while (!m_panel->isAtEnd())
            QTest::keyClick(m_text, Qt::Key_Space);
        const Notice* status = &noticeOf(*m_fixture->window);
        QVERIFY(status->text().isEmpty());
        QTest::keyClick(m_panel->endText(), Qt::Key_Space);
        QVERIFY2(status->text().contains(readLessonFile(kSecond).lesson.title), qPrintable(status->text()));
        if (way.isEmpty())
            m_fixture->window->openLesson(kSecond);
        else
            QTest::mouseClick(m_fixture->child<QPushButton>(way.toLatin1().constData()), Qt::LeftButton);
        QVERIFY(!m_panel->isAtEnd());
        QCOMPARE(status->text(), QString());
    }

    void theListOpensLessonsAndKnowsHowFarTheyAre()
    {
        QTest::keyClick(m_fixture->window.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_dock->isVisible());
        auto* list = m_fixture->child<QListWidget>("lesson_list");
        list->setCurrentRow(libraryIndex(kFirst));
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(m_panel->isReading());
        QTest::keyClick(m_text, Qt::Key_Space);
        QCOMPARE(stopShown(), 2);
        m_fixture->child<QAction>("close_lesson")->trigger();
        m_fixture->open();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        list = m_fixture->child<QListWidget>("lesson_list");
        QVERIFY(!m_fixture->child<QDockWidget>("lesson_dock")->isVisible());
        m_fixture->child<QAction>("lesson_list")->trigger();
        QListWidgetItem* item = list->item(libraryIndex(kFirst));
        QVERIFY2(item->text().contains(sentence("lesson_panel.read_to_stop_2")), qPrintable(item->text()));
        list->scrollToItem(item);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
        QCOMPARE(stopShown(), 2);
    }

    void linksLightWhatTheyName()
    {
        m_fixture->window->openLesson(kFirst);
        const Lesson lesson = readLessonFile(kFirst).lesson;
        QTRY_VERIFY_WITH_TIMEOUT(isAt(lesson.stops[0]), kLong);
        const auto lit = [this] { return m_fixture->board->scene().lit; };
        const auto byStop = lit();
        const std::vector<Cell> cell{{4, 4}};
        // The docks that go leave the text more room.
        QPoint link;
        const auto pointed = [&] {
            link = placeOf(QStringLiteral("light:r5c5"));
            QTest::mouseMove(m_text->viewport(), link);
            return lit() == cell;
        };
        QTRY_VERIFY_WITH_TIMEOUT(pointed(), kLong);
        QVERIFY(m_fixture->child<BoardView>("lit_board")->scene().lit == cell);
        QTest::mouseMove(m_text->viewport(), QPoint(3, m_text->viewport()->height() - 3));
        QVERIFY(lit() == byStop);
        // A click keeps it, another one lets it go.
        QTest::mouseClick(m_text->viewport(), Qt::LeftButton, {}, link);
        QTest::mouseMove(m_text->viewport(), QPoint(3, m_text->viewport()->height() - 3));
        QVERIFY(lit() == cell);
        QTest::mouseClick(m_text->viewport(), Qt::LeftButton, {}, link);
        QTest::mouseMove(m_text->viewport(), QPoint(3, m_text->viewport()->height() - 3));
        QVERIFY(lit() == byStop);
    }

    /// A link that names a number of a plane that the stop hides points at nothing: the sum would be of what nobody
    /// sees.
    void linksToHiddenPlanesPointAtNothing()
    {
        m_fixture->window->openLesson(QStringLiteral(":/lessons/04_hidden_single.md"));
        const Lesson lesson = readLessonFile(QStringLiteral(":/lessons/04_hidden_single.md")).lesson;
        QTRY_VERIFY_WITH_TIMEOUT(isAt(lesson.stops[0]), kLong);
        for (int stop = 1; stop <= 4; ++stop) {
            m_fixture->child<QAction>("next_stop")->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(isAt(lesson.stops[static_cast<std::size_t>(stop)]), kLong);
        }
        auto* tensors = m_fixture->window->findChild<LayersPage*>()->tensors();
        const QString of3 = sentence("lesson_panel.three_in_r1c7");
        QTRY_VERIFY_WITH_TIMEOUT(tensors->arithmeticText().startsWith(of3), kLong);
        QTest::mouseMove(m_text->viewport(), placeOf(QStringLiteral("number:r1c7=1")));
        QTest::qWait(20);
        QVERIFY2(tensors->arithmeticText().startsWith(of3), qPrintable(tensors->arithmeticText()));
        // A click brings its plane, and then it can be pointed at.
        QTest::mouseClick(m_text->viewport(), Qt::LeftButton, {}, placeOf(QStringLiteral("number:r1c7=1")));
        QTRY_VERIFY_WITH_TIMEOUT(tensors->arithmeticText().startsWith(sentence("lesson_panel.one_in_r1c7")), kLong);
    }

    void linksAreReachedWithTab()
    {
        m_fixture->window->openLesson(kFirst);
        const Lesson lesson = readLessonFile(kFirst).lesson;
        QTRY_VERIFY_WITH_TIMEOUT(isAt(lesson.stops[0]), kLong);
        const auto lit = [this] { return m_fixture->board->scene().lit; };
        // The third link names a candidate.
        m_text->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(m_text, Qt::Key_Tab);
        QVERIFY(lit().empty());
        QVERIFY((m_fixture->board->scene().litCandidates
            == std::vector<std::uint16_t>{static_cast<std::uint16_t>(Candidate{3, 0, 2}.index())}));
        QTest::keyClick(m_text, Qt::Key_Return);
        m_fixture->board->setFocus();
        QCOMPARE(m_fixture->board->scene().litCandidates.size(), std::size_t(1));
        // Another stop has its own.
        QTest::keyClick(m_fixture->board, Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(isAt(lesson.stops[1]), kLong);
        QVERIFY(lit().empty() && m_fixture->board->scene().litCandidates.empty());
    }

    void linksGoAndPickAndShow()
    {
        m_fixture->window->resize(1000, 700); // with room for the sheet, the layers and the stack
        m_fixture->window->openLesson(kFirst);
        QTest::keyClick(m_text, Qt::Key_Space);
        const Lesson lesson = readLessonFile(kFirst).lesson;
        QTRY_VERIFY_WITH_TIMEOUT(isAt(lesson.stops[1]), kLong);
        auto* tensors = m_fixture->window->findChild<TensorView*>();
        QTRY_VERIFY_WITH_TIMEOUT(tensors->picked().has_value(), kLong);
        click(QStringLiteral("number:r2=3"));
        QVERIFY((tensors->picked() == OutputElement{0, {2, 1, 0}}));
        // Its plane comes into sight, and that of the stop again with the stop's number.
        QVERIFY((tensors->canvas()->fixedDigits() == std::vector{2}));
        click(QStringLiteral("number:r1=5"));
        QVERIFY((tensors->canvas()->fixedDigits() == std::vector{4}));
        click(QStringLiteral("pick:r9c9=9"));
        QVERIFY((m_fixture->session().picked() == Candidate{8, 8, 8}));
        click(QStringLiteral("show:tree"));
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("search_tree"));
        auto* back = m_fixture->child<QPushButton>("lesson_return_button");
        QVERIFY(!back->isVisible());
        // The end of the second pass is known once the run has reached it.
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
        click(QStringLiteral("go:2"));
        QVERIFY((m_fixture->session().position() == Position{2, 11}));
        // He is elsewhere, and is led back.
        QVERIFY(back->isVisible());
        QTest::mouseClick(back, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(isAt(lesson.stops[1]), kLong);
        QVERIFY(!back->isVisible());
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("layers_page"));
    }

    void tensorsShowWhatIsNamed()
    {
        m_fixture->window->openLesson(kFirst);
        QTest::keyClick(m_text, Qt::Key_Space);
        auto* tensors = m_fixture->window->findChild<TensorView*>();
        QTRY_VERIFY_WITH_TIMEOUT(tensors->picked().has_value(), kLong);
        auto* page = m_fixture->window->findChild<LayersPage*>();
        // Row 3 is nine numbers of each plane of the input, and one of each plane of the sum.
        const auto row = House{HouseKind::Row, 2}.cells();
        page->setLit({row.begin(), row.end()}, {});
        const auto& marks = tensors->canvas()->marks();
        QCOMPARE(marks.at(0).lit.size(), std::size_t(81));
        QCOMPARE(marks.at(1).lit.size(), std::size_t(9));
        QVERIFY((m_fixture->child<BoardView>("lit_board")->scene().lit == std::vector<Cell>{row.begin(), row.end()}));
        for (const ElementIndex element : marks.at(0).lit)
            QCOMPARE(element.row, 2);
        // A candidate is one number of the input and none of the sum.
        page->setLit({}, {static_cast<std::uint16_t>(Candidate{6, 2, 1}.index())});
        QVERIFY((marks.at(0).lit == std::vector<ElementIndex>{{6, 2, 1}}));
        QVERIFY(marks.at(1).lit.empty());
        // And then the window of the picked number again.
        page->setLit({}, {});
        QCOMPARE(marks.at(0).lit.size(), std::size_t(9));
        const auto first = House{HouseKind::Row, 0}.cells();
        QVERIFY(
            (m_fixture->child<BoardView>("lit_board")->scene().lit == std::vector<Cell>{first.begin(), first.end()}));
    }

    void closingGivesThePuzzleBack()
    {
        m_fixture->window->openGrid(examples().at(1).givens, QStringLiteral("mine"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
        m_fixture->session().goTo({1, 5});
        m_fixture->session().pick(Candidate{2, 3, 4});
        m_fixture->session().setRuleEnabled(article::NakedPairBox, false);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
        m_fixture->session().goTo({1, 5});
        m_fixture->window->workspace().bookmarks()->setList({{{1, 2}, QStringLiteral("here")}});
        const QString saved = m_fixture->folder.filePath(QStringLiteral("mine.convoku"));
        QVERIFY(m_fixture->window->saveSessionTo(saved));
        const QString title = m_fixture->window->windowTitle();
        const auto bookmarks = m_fixture->window->workspace().bookmarks()->list();
        m_tabs->setCurrentIndex(2); // the graph, which keeps the Why card
        const QStringList docks = shownDocks();
        QVERIFY(docks.contains(QStringLiteral("explanation_dock")));
        m_fixture->window->openLesson(kFirst);
        QTest::keyClick(m_text, Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT((m_fixture->session().position() == Position{1, 4, 1}), kLong);
        QVERIFY(m_fixture->window->windowTitle() != title);
        // Save asks for another file: his own is of another puzzle.
        QTimer closer;
        int asked = 0;
        connect(&closer, &QTimer::timeout, this, [&asked] {
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                ++asked;
                dialog->reject();
            }
        });
        closer.start(10);
        m_fixture->child<QAction>("save_session")->trigger();
        closer.stop();
        QCOMPARE(asked, 1);
        m_fixture->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        const QString other = m_fixture->folder.filePath(QStringLiteral("lesson.convoku"));
        QVERIFY(m_fixture->window->saveSessionTo(other));
        m_fixture->window->openLesson(kSecond);
        QTest::mouseClick(m_fixture->child<QToolButton>("lesson_close_button"), Qt::LeftButton);

        QVERIFY(!m_dock->isVisible());
        for (const char* part : {"time_bar", "rail", "reason_line"})
            QVERIFY2(m_fixture->child<QWidget>(part)->isVisible(), part);
        QVERIFY(m_fixture->session().recording()->givens() == examples().at(1).givens);
        QVERIFY(!m_fixture->session().isRuleEnabled(article::NakedPairBox));
        QVERIFY((m_fixture->session().position() == Position{1, 5}));
        QVERIFY((m_fixture->session().picked() == Candidate{2, 3, 4}));
        QVERIFY(m_fixture->window->workspace().bookmarks()->list() == bookmarks);
        QCOMPARE(m_fixture->window->windowTitle(), title);
        QCOMPARE(m_tabs->currentIndex(), 2);
        QVERIFY(m_fixture->child<QAction>("perspective_puzzle")->isChecked());
        QCOMPARE(shownDocks(), docks);
        m_fixture->child<QAction>("perspective_teach")->trigger();
        QVERIFY2(shownDocks().contains(QStringLiteral("explanation_dock")), "what a lesson hid stays hidden");
        m_fixture->child<QAction>("perspective_puzzle")->trigger();
        QVERIFY(m_fixture->board->scene().lit.empty());
        // Space plays again, and Save goes to his file.
        m_tabs->setCurrentIndex(0);
        m_fixture->board->setFocus();
        m_fixture->child<QAction>("save_session")->trigger();
        QFile file(saved);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains(examples().at(1).givens.toText().c_str()));
        QTest::keyClick(m_fixture->board, Qt::Key_Space);
        QVERIFY(m_fixture->session().isPlaying());
    }

    void anotherPuzzleEndsTheLesson()
    {
        m_fixture->window->openGrid(examples().at(1).givens, QStringLiteral("mine"));
        m_fixture->window->openLesson(kFirst);
        m_fixture->window->openGrid(examples().at(3).givens, QStringLiteral("other"));
        QVERIFY(!m_panel->isReading());
        QVERIFY(m_fixture->session().recording()->givens() == examples().at(3).givens);
        QVERIFY(!m_fixture->child<QAction>("close_lesson")->isEnabled());
        QVERIFY(m_fixture->window->windowTitle().contains(QStringLiteral("other")));
    }

    void aTeachersFileIsCheckedAndOpened()
    {
        const QString path = write("# Mine\npuzzle: no_guess\n\nS.\n\n## One\ngo: 1\n\nText.\n\ncheck: depth = 0\n");
        m_fixture->window->openFileOrPuzzle(path);
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->isReading(), kLong);
        QTRY_VERIFY_WITH_TIMEOUT((m_fixture->session().position() == Position{1, 11}), kLong);
        QVERIFY(m_text->toPlainText().contains(QStringLiteral("Text.")));
        // It is offered again.
        m_fixture->child<QAction>("close_lesson")->trigger();
        auto* list = m_fixture->child<QListWidget>("lesson_list");
        QVERIFY(list->item(list->count() - 1)->text().contains(QStringLiteral("mine.md")));
    }

    void aBadFileIsAPageOfProblems()
    {
        const QByteArray bad = "# Mine\npuzzle: no_guess\n\nS.\n\n## One\ngo: 1\n\nText.\n\ncheck: depth = 1\n";
        const QString path = write(bad);
        m_fixture->window->openFile(path);
        auto* problems = m_fixture->child<QListWidget>("lesson_problems");
        QTRY_COMPARE_WITH_TIMEOUT(problems->count(), 1, kLong);
        QVERIFY(problems->item(0)->text().startsWith(sentence("lesson_panel.problem_line", {QStringLiteral("11")})));
        QVERIFY(!m_panel->isReading());
        QVERIFY(!m_fixture->session().hasPuzzle());
        // Mended, and read again.
        write(QByteArray(bad).replace("depth = 1", "depth = 0"));
        QTest::mouseClick(m_fixture->child<QPushButton>("lesson_again_button"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->isReading(), kLong);
    }

private:
    bool isAt(const LessonStop& stop)
    {
        const auto recording = m_fixture->session().recording();
        return recording && recording->givens() == stop.start.givens
            && stop.positionIn(*recording, !m_fixture->session().isRunning()) == m_fixture->session().position();
    }

    /// But the lesson's own.
    QStringList shownDocks()
    {
        QStringList shown;
        for (const QDockWidget* dock : m_fixture->window->findChildren<QDockWidget*>()) {
            if (dock != m_dock && !dock->isHidden())
                shown << dock->objectName();
        }
        shown.sort();
        return shown;
    }

    int stopShown() { return m_fixture->window->findChild<LessonPanel*>()->findChild<QProgressBar*>()->value(); }
    /// A point inside the link's text.
    QPoint placeOf(const QString& target)
    {
        for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                if (it.fragment().charFormat().anchorHref() != target)
                    continue;
                QTextCursor cursor(m_text->document());
                cursor.setPosition(it.fragment().position() + 1);
                return m_text->cursorRect(cursor).center() + QPoint(2, 0);
            }
        }
        qFatal("there is no link %s", qPrintable(target));
        return {};
    }

    void click(const QString& target)
    {
        QTest::mouseClick(m_text->viewport(), Qt::LeftButton, {}, placeOf(target));
        QTest::mouseMove(m_text->viewport(), QPoint(3, m_text->viewport()->height() - 3));
    }

    QString write(const QByteArray& content)
    {
        const QString path = m_fixture->folder.filePath(QStringLiteral("mine.md"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("can't write %s", qPrintable(path));
        return path;
    }

    std::unique_ptr<WindowFixture> m_fixture;
    LessonPanel* m_panel = nullptr;
    LessonBrowser* m_text = nullptr;
    QDockWidget* m_dock = nullptr;
    QStackedWidget* m_tabs = nullptr;
};

CONVOKU_TEST(TestLessons)
#include "tst_lessons.moc"
