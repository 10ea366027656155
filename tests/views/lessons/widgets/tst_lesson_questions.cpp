// SPDX-License-Identifier: MIT
// Questions of lessons in the window: what is hidden until they are answered, clicks and keys that answer, and what the
// list of lessons says afterwards.
#include "app/document/examples.h"
#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/document/workspace.h"
#include "app/exporting/picture.h"
#include "app/exporting/recurrence_picture.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/views/compare/widgets/compared_column.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/views/lessons/lesson_progress.h"
#include "app/views/lessons/widgets/choice_button.h"
#include "app/views/lessons/widgets/lesson_browser.h"
#include "app/views/lessons/widgets/lesson_panel.h"
#include "app/views/lessons/widgets/lesson_picture_view.h"
#include "app/views/lessons/widgets/question_view.h"
#include "app/wording/language.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Enough for a hidden single in the fourth step: what is slow in this test is the run.
const QString kRules = QStringLiteral("naked_single_box, pointing_row, pointing_column, hidden_single_row");

} // namespace

class TestLessonQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_panel = m_fixture->window->findChild<LessonPanel*>();
    }
    void cleanup() { m_fixture.reset(); }

    void numbersAreHiddenUntilAnswered()
    {
        open(QStringLiteral("## A\ngo: 1.4.6\nshow: tensors\nnumber: r1=1\n\nText.\n\n"
                            "ask: {9} in {r1}?\nanswer: number r1=9 = 0\nnumbers: 0 1 2\nhint: Two ramps.\n\n"
                            "## B\n\nMore.\n"));
        const TensorCanvas* canvas = m_fixture->window->findChild<LayersPage*>()->tensors()->canvas();
        const auto output = [canvas]() -> const TensorPicture& { return canvas->pictures().back(); };
        QTRY_VERIFY_WITH_TIMEOUT(!canvas->pictures().empty() && output().hidden, kLong);
        // The hidden numbers cannot be read from the picture in any way.
        QVERIFY(
            std::all_of(output().numbers.begin(), output().numbers.end(), [](double number) { return number == 0; }));
        QVERIFY(!canvas->pictures().front().hidden);
        QCOMPARE(label("question_words")->text(), QStringLiteral("9 in 1?"));
        QVERIFY(button("lesson_next_button")->text().startsWith(sentence("lesson_panel.skip")));
        QVERIFY(!label("question_verdict")->isVisible());

        QTest::mouseClick(choice(1), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(
            label("question_verdict")->text().startsWith(sentence("lesson_panel.not_that", {QStringLiteral("1")})),
            kLong);
        QCOMPARE(label("question_hint")->text(), QStringLiteral("Two ramps."));
        QVERIFY(choice(1)->mark() == ChoiceButton::Mark::Wrong);
        QVERIFY(output().hidden);

        QTest::keyClick(m_panel->text(), Qt::Key_0);
        QTRY_VERIFY_WITH_TIMEOUT(
            label("question_verdict")->text().startsWith(sentence("lesson_panel.right_number", {QStringLiteral("0")})),
            kLong);
        QVERIFY(!output().hidden);
        QVERIFY(
            std::any_of(output().numbers.begin(), output().numbers.end(), [](double number) { return number == 1; }));
        QVERIFY(label("question_hint")->text().contains(sentence("lesson_panel.comes_back")));
        QVERIFY(button("lesson_next_button")->text().startsWith(sentence("lesson_panel.next")));
        QVERIFY(!button("question_show")->isVisible());
        QVERIFY(m_panel->text()->hasFocus()); // Space goes on
        QTest::keyClick(m_panel->text(), Qt::Key_Space);
        QVERIFY(!m_panel->question()->isVisible());
    }

    /// The hint opens before an answer, or with a wrong one; the button that goes on is meant once it is answered.
    void aHintOpensBelowTheAnswers()
    {
        open(QStringLiteral("## A\ngo: start\n\nText.\n\nask: How many?\nanswer: candidates = 457\n"
                            "numbers: 456 457 458\nhint: Count.\n\n## B\n\nMore.\n"));
        QLabel* hint = label("question_hint");
        QVERIFY(!hint->isVisible() && button("question_open_hint")->isVisible());
        QVERIFY(!button("lesson_next_button")->isDefault());
        // All of one size, side by side.
        QCOMPARE(choice(0)->size(), QSize(76, 56));
        QCOMPARE(choice(2)->size(), choice(0)->size());
        QCOMPARE(choice(2)->y(), choice(0)->y());
        QTest::mouseClick(button("question_open_hint"), Qt::LeftButton);
        QVERIFY(hint->isVisible() && !button("question_open_hint")->isVisible());
        QCOMPARE(hint->text(), QStringLiteral("Count."));
        QTRY_VERIFY(hint->y() > choice(0)->geometry().bottom());
        QTest::mouseClick(choice(1), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(choice(1)->mark() == ChoiceButton::Mark::Right, kLong);
        QVERIFY(!hint->isVisible());
        QVERIFY(button("lesson_next_button")->isDefault());
    }

    void showMe()
    {
        open(QStringLiteral("## A\ngo: 1.4\nshow: board\n\nText.\n\nask: Which?\nanswer: removed r1c7=3\n"));
        Session* session = &m_fixture->session();
        QTRY_COMPARE_WITH_TIMEOUT(session->position(), (Position{1, 3, 0}), kLong);
        QTest::mouseClick(button("question_show"), Qt::LeftButton);
        QCOMPARE(session->position(), (Position{1, 4, 0}));
        QCOMPARE(label("question_verdict")->text(), sentence("lesson_panel.the_answer", {QStringLiteral("3 in r1c7")}));
    }

    void clicksOnTheBoardAnswer_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("digit"); // from 1, in r1c7
        QTest::addColumn<bool>("keys");
        QTest::addColumn<bool>("right");
        QTest::newRow("candidate") << "removed r1c7=3" << 9 << false << true;
        QTest::newRow("wrong candidate") << "removed r1c7=3" << 1 << false << false;
        QTest::newRow("candidate by keys") << "removed r1c7=3" << 9 << true << true;
        QTest::newRow("cell") << "candidates r1c7 = 1" << 3 << false << true;
        QTest::newRow("cell by keys") << "candidates r1c7 = 1" << 0 << true << true;
        QTest::newRow("wrong cell") << "candidates r1c8 = 2 3" << 3 << false << false;
    }
    void clicksOnTheBoardAnswer()
    {
        QFETCH(QString, answer);
        QFETCH(int, digit);
        QFETCH(bool, keys);
        QFETCH(bool, right);
        open(QStringLiteral("## A\ngo: 1.4\nshow: board\n\nText.\n\nask: Which?\nanswer: %1\n").arg(answer));
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->session().position(), (Position{1, 3, 0}), kLong);
        BoardView* board = m_fixture->board;
        QVERIFY(board->isVisible());
        if (keys) {
            board->setFocus();
            board->setCursorCell(Cell{0, 6});
            QTest::keyClick(board, digit > 0 ? Qt::Key(Qt::Key_0 + digit) : Qt::Key_Return);
        } else {
            const QRectF place = board->geometryOfBoard().candidateRect(Candidate::of(digit - 1, {0, 6}));
            QTest::mouseClick(board, Qt::LeftButton, {}, place.center().toPoint());
        }
        QVERIFY2(label("question_verdict")->text().startsWith(right ? QStringLiteral("✓") : QStringLiteral("✗")),
            qPrintable(label("question_verdict")->text()));
    }

    void numbersAreTyped()
    {
        open(QStringLiteral("## A\ngo: start\nshow: board\n\nText.\n\nask: How many?\nanswer: candidates = 457\n"));
        auto* field = m_fixture->child<QLineEdit>("question_number");
        QVERIFY(!button("question_send")->isEnabled());
        QTest::keyClick(m_panel->text(), Qt::Key_4); // begins the number
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("57x"));
        QCOMPARE(field->text(), QStringLiteral("457"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(
            label("question_verdict")->text(), sentence("lesson_panel.right_number", {QStringLiteral("457")}), kLong);
    }

    /// With the keyboard, the focus stays on the answer until it is right; "Show me" is next to the answers.
    void theKeyboardStaysAfterAWrongAnswer()
    {
        open(QStringLiteral("## A\ngo: 1.4.6\nshow: tensors\n\nText.\n\n"
                            "ask: {9} in {r1}?\nanswer: number r1=9 = 0\nnumbers: 0 1 2\n\n"
                            "## B\ngo: 1.4.6\nshow: tensors\n\nText.\n\nask: {9} in {r1}?\nanswer: number r1=9 = 0\n"));
        choice(1)->setFocus(Qt::TabFocusReason);
        QTest::keyClick(choice(1), Qt::Key_Space);
        for (int i = 0; i < 3; ++i) {
            QVERIFY(QApplication::focusWidget() != nullptr);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        }
        QVERIFY(choice(1) != nullptr && choice(1)->hasFocus());
        QTRY_VERIFY_WITH_TIMEOUT(
            label("question_verdict")->text().startsWith(sentence("lesson_panel.not_that", {QStringLiteral("1")})),
            kLong);
        QVERIFY(choice(1)->hasFocus());
        QVERIFY(button("question_show")->isVisible());

        button("lesson_next_button")->click();
        auto* field = m_fixture->child<QLineEdit>("question_number");
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("7"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(
            label("question_verdict")->text().startsWith(sentence("lesson_panel.not_that", {QStringLiteral("7")})),
            kLong);
        QVERIFY(field->hasFocus());
    }

    void whatWasRightIsStillRightLater()
    {
        open(QStringLiteral("## A\ngo: start\nshow: board\n\nText.\n\nask: How many?\nanswer: candidates = 457\n\n"
                            "## B\n\nMore.\n"));
        auto* field = m_fixture->child<QLineEdit>("question_number");
        field->setText(QStringLiteral("457"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(
            label("question_verdict")->text(), sentence("lesson_panel.right_number", {QStringLiteral("457")}), kLong);
        button("lesson_next_button")->click();
        button("lesson_back_button")->click();
        QCOMPARE(label("question_verdict")->text(), sentence("lesson_panel.right_number", {QStringLiteral("457")}));
    }

    void choicesAreMadeWithDigits()
    {
        open(QStringLiteral("## A\ngo: start\n\nText.\n\nask: Why?\nchoice: a <b>word</b>\nright: Row {r1} & more\n"));
        QCOMPARE(choice(1)->accessibleName(), QStringLiteral("Row 1 & more"));
        QTest::keyClick(m_panel->text(), Qt::Key_3); // there is none
        QVERIFY(!label("question_verdict")->isVisible());
        QTest::keyClick(m_panel->text(), Qt::Key_2);
        QCOMPARE(label("question_verdict")->text(), sentence("lesson_panel.right"));
        QVERIFY(choice(1)->mark() == ChoiceButton::Mark::Right);
    }

    void readBecomesSolved()
    {
        const QString lesson = QStringLiteral("## A\ngo: start\n\nText.\n\nask: Why?\nchoice: a\nright: b\n");
        open(lesson);
        QTest::keyClick(m_panel->text(), Qt::Key_1);
        QTest::keyClick(m_panel->text(), Qt::Key_2);
        QVERIFY(listed().contains(sentence("lesson_panel.lesson_read_mark"))); // found, but at the second try
        // Nor after leaving the stop and coming back to it.
        open(lesson);
        QTest::keyClick(m_panel->text(), Qt::Key_1);
        m_fixture->window->findChild<QAction*>(QStringLiteral("next_stop"))->trigger();
        m_fixture->window->findChild<QAction*>(QStringLiteral("previous_stop"))->trigger();
        m_panel->text()->setFocus();
        QTest::keyClick(m_panel->text(), Qt::Key_2);
        QVERIFY(!listed().contains(sentence("lesson_panel.lesson_solved_mark")));
        open(lesson);
        QVERIFY(button("question_show")->isVisible()); // asked again
        QTest::keyClick(m_panel->text(), Qt::Key_2);
        QVERIFY(listed().contains(sentence("lesson_panel.lesson_solved_mark")));
        open(lesson);
        QVERIFY(!button("question_show")->isVisible());
        QCOMPARE(label("question_verdict")->text(), sentence("lesson_panel.answer_is_marked"));
    }

    void missedQuestionsComeBack()
    {
        open(QStringLiteral("## A\ngo: 1.4\nshow: board\n\nText.\n\nask: Which in {r1}?\nanswer: removed r1c7=3\n"));
        QTest::mouseClick(button("question_show"), Qt::LeftButton);
        QVERIFY(label("question_hint")->text().contains(sentence("lesson_panel.comes_back")));
        QTest::keyClick(m_panel->text(), Qt::Key_Space);
        QVERIFY(m_panel->isAtEnd());
        QVERIFY(m_panel->endText()->toPlainText().contains(
            sentence("lesson_panel.missed_questions", {QStringLiteral("1")})));
        m_panel->showList();
        auto* list = m_fixture->child<QListWidget>("lesson_list");
        QVERIFY(list->item(0)->text().startsWith(sentence("lesson_panel.missed_list_begins")));
        QVERIFY(list->item(0)->text().startsWith(sentence("lesson_panel.missed_word")));
        const StartingGrid before = m_fixture->session().recording()->startingGrid();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->isReading(), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
        const auto recording = m_fixture->session().recording();
        QVERIFY(!(recording->startingGrid() == before));
        QCOMPARE(recording->startingGrid().givens.givenCount(), before.givens.givenCount());
        // Finds a candidate that the step removes there, from the recording itself.
        std::optional<Candidate> gone;
        for (const Event& event : recording->eventsOf(1)) {
            if (event.step == 4 && event.kind == EventKind::Rule && !recording->changed(event).empty())
                gone = Candidate::fromIndex(recording->changed(event).front());
        }
        QVERIFY(gone);
        BoardView* board = m_fixture->board;
        QTest::mouseClick(board, Qt::LeftButton, {}, board->geometryOfBoard().candidateRect(*gone).center().toPoint());
        QVERIFY2(label("question_verdict")->text().startsWith(QStringLiteral("✓")),
            qPrintable(label("question_verdict")->text()));
        QVERIFY(listed().contains(sentence("lesson_panel.lesson_solved_mark")));
        QVERIFY(!list->item(0)->text().startsWith(sentence("lesson_panel.missed_word")));
        QVERIFY(!m_fixture->child<QAction>("missed_questions")->isEnabled());
    }

    /// If the user chooses to go on editing, the questions that came back stay open, and each answer counts for its own
    /// question.
    void goingOnWithEditingLeavesWhatCameBack()
    {
        open(QStringLiteral("## A\ngo: start\n\nText.\n\nask: Why?\nchoice: a\nright: b\n\n"
                            "## B\n\nText.\n\nask: How?\nchoice: a\nright: b\n"));
        const auto act = [this](const char* name) { m_fixture->child<QAction>(name)->trigger(); };
        const auto answer = [this](Qt::Key key) { QTest::keyClick(m_panel->text(), key); };
        answer(Qt::Key_1);
        act("next_stop");
        answer(Qt::Key_1);
        act("missed_questions");
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->isReading(), kLong);
        answer(Qt::Key_2);
        act("next_stop");

        const char* choice = "leave_cancel";
        int asked = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                ++asked;
                QTest::mouseClick(box->findChild<QPushButton*>(QString::fromLatin1(choice)), Qt::LeftButton);
            }
        });
        timer.start(20);
        act("missed_questions"); // one is left
        act("edit");
        QVERIFY(m_fixture->board->isEditing());
        Cell empty;
        while (m_fixture->session().recording()->givens().isGiven(empty))
            ++empty.column;
        m_fixture->board->setCursorCell(empty);
        QTest::keyClick(m_fixture->board, Qt::Key_6);
        QTRY_VERIFY_WITH_TIMEOUT(asked == 1, kLong);
        QVERIFY(m_fixture->board->isEditing());
        choice = "leave_discard";
        QTest::keyClick(m_fixture->board, Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->board->isEditing(), kLong);
        act("next_stop"); // back from the list
        QVERIFY(m_panel->isReading());
        answer(Qt::Key_2);
        QCOMPARE(label("question_verdict")->text(), sentence("lesson_panel.right"));
        QVERIFY(listed().contains(sentence("lesson_panel.lesson_solved_mark")));
    }

    void picturesStandBelowTheText()
    {
        QVERIFY(QImage(64, 32, QImage::Format_RGB32).save(m_folder.filePath(QStringLiteral("roof.png"))));
        open(QStringLiteral("## A\ngo: start\npicture: roof.png\n\nText.\n\n## B\n\nMore.\n"));
        auto* picture = m_fixture->window->findChild<LessonPictureView*>();
        QVERIFY(picture->isVisible());
        QCOMPARE(picture->image().size(), QSize(64, 32));
        QTest::keyClick(m_panel->text(), Qt::Key_Space);
        QVERIFY(!picture->isVisible());
        QTest::keyClick(m_panel->text(), Qt::Key_Space, Qt::ShiftModifier);
        QVERIFY(!picture->image().isNull());
        m_fixture->child<QAction>("close_lesson")->trigger();
        QVERIFY(picture->image().isNull());
    }

    void theRunIsDrawn()
    {
        open(QStringLiteral("## A\ngo: end\nsearch: on\npicture: recurrence\n\nText.\n\n## B\ngo: start\n\nMore.\n"));
        auto* view = m_fixture->window->findChild<LessonPictureView*>();
        QTRY_VERIFY_WITH_TIMEOUT(view->drawing() != nullptr, kLong);
        QVERIFY(view->isVisible());
        const Recording& recording = *m_fixture->session().recording();
        QVERIFY(recording.result() == RunResult::Solved);
        QVERIFY2(
            view->accessibleName().contains(sentence("lesson_panel.recurrence_fed_back").arg(recording.passCount())),
            qPrintable(view->accessibleName()));
        const RecurrencePicture expected(recording, RecurrencePicture::Shape::Narrow);
        QTRY_VERIFY2(view->width() >= expected.size().width(), qPrintable(QString::number(view->width())));
        const QImage shown = view->grab().toImage();
        const QImage drawn = imageOf(expected, Theme::Kind::Light);
        const int left = (view->width() - drawn.width()) / 2;
        QCOMPARE(shown.copy(left, 0, drawn.width(), drawn.height()).convertToFormat(QImage::Format_RGB32),
            drawn.convertToFormat(QImage::Format_RGB32));
        QCOMPARE(view->toolTip(), expected.inWords());
        // It comes back with its stop, though the run is where it was.
        QTest::keyClick(m_panel->text(), Qt::Key_Space);
        QVERIFY(!view->isVisible() && view->drawing() == nullptr);
        QTest::keyClick(m_panel->text(), Qt::Key_Space);
        QVERIFY(m_panel->isAtEnd());
        for (int back = 0; back < 2; ++back)
            m_fixture->child<QAction>("previous_stop")->trigger();
        QVERIFY(m_panel->isReading());
        QTRY_VERIFY_WITH_TIMEOUT(view->drawing() != nullptr, kLong);
        // The picture is that of the stop's own run, even if the user tries another run.
        m_fixture->session().setRuleEnabled(article::PointingRow, false);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
        QVERIFY(view->accessibleName().contains(expected.inWords()));
        QTest::keyClick(m_panel->text(), Qt::Key_Space);
        QVERIFY(!view->isVisible() && view->drawing() == nullptr);
        m_fixture->child<QAction>("close_lesson")->trigger();
        QVERIFY(view->accessibleName().isEmpty());
    }

    void whatIfHasItsRules()
    {
        SideBySide* runs = m_fixture->window->workspace().sideBySide();
        const PassOptions before = runs->otherRules();
        open(QStringLiteral("## A\ngo: start\nshow: what_if\nwhat_if: naked_single_box\n\nText.\n"));
        QTRY_VERIFY_WITH_TIMEOUT(runs->otherRules().rules.size() == 1, kLong);
        QVERIFY(runs->otherRules().rules != before.rules);
        // The view's list says so too.
        const auto* page = m_fixture->child<ComparePage>("compare");
        QVERIFY(page->isVisible());
        const auto ticked = [page] {
            const auto* list = page->columns()[1]->findChild<QListWidget*>(QStringLiteral("column_rules"));
            std::size_t count = 0;
            for (int row = 0; row < list->count(); ++row)
                count += list->item(row)->checkState() == Qt::Checked ? 1U : 0U;
            return count;
        };
        QCOMPARE(ticked(), std::size_t{1});
        m_fixture->child<QAction>("close_lesson")->trigger();
        QVERIFY(runs->otherRules() == before);
        QCOMPARE(ticked(), before.rules.size());

        // They are those of one stop.
        open(QStringLiteral("## A\ngo: start\nwhat_if: naked_single_box\n\nText.\n\n## B\n\nText.\n"));
        QTRY_VERIFY_WITH_TIMEOUT(runs->otherRules().rules.size() == 1, kLong);
        button("lesson_next_button")->click();
        QVERIFY(runs->otherRules() == before);
    }

    void whatIfHasItsNumbers()
    {
        SideBySide* runs = m_fixture->window->workspace().sideBySide();
        const PassOptions before = runs->otherRules();
        open(QStringLiteral("## A\ngo: start\nshow: what_if\nwhat_if: bend hidden_single 2 1 2\n\nText.\n\n"
                            "## B\ngo: start\n\nText.\n"));
        QTRY_COMPARE_WITH_TIMEOUT(runs->rulesOf(1), sentence("lesson_panel.with_other_numbers"), kLong);
        QVERIFY(m_fixture->session().options().pass.model == before.model);
        QVERIFY(runs->otherRules().model != before.model);
        QTRY_VERIFY_WITH_TIMEOUT(runs->comparisonOf(1) && runs->comparisonOf(1)->second.result, kLong);
        QVERIFY(runs->comparisonOf(1)->first.result == RunResult::Solved);
        QVERIFY(runs->comparisonOf(1)->second.result == RunResult::NoSolution);
        button("lesson_next_button")->click();
        QVERIFY(runs->otherRules() == before);
        QVERIFY(!runs->rulesOf(1).contains(sentence("lesson_panel.other_run_numbers_word")));
        QTest::keyClick(m_panel->text(), Qt::Key_Space, Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(runs->otherRules().model != before.model, kLong);
        m_fixture->child<QAction>("close_lesson")->trigger();
        QVERIFY(runs->otherRules() == before);
    }

    /// Also where the lesson runs another network, which the other run follows.
    void whatIfComesBackFromAnotherNetwork()
    {
        SideBySide* runs = m_fixture->window->workspace().sideBySide();
        m_fixture->session().open(examples().front().givens, {});
        PassOptions before = runs->otherRules();
        before.rules.pop_back();
        runs->setOtherRules(before);
        open(QStringLiteral("## A\nnetwork: diagonals\ngo: start\n\nText.\n"));
        QVERIFY(runs->otherRules() != before);
        m_fixture->child<QAction>("close_lesson")->trigger();
        QVERIFY(runs->otherRules() == before);
    }

    /// A picture for documents tells no more than the view does.
    void picturesOfTheGraphHideTheAnswer()
    {
        auto* graph = m_fixture->window->findChild<RuleGraphView*>();
        Workspace& workspace = m_fixture->window->workspace();
        open(QStringLiteral("## A\ngo: 1.4.6\nshow: tensors\n\nText.\n\nask: {9} in {r1}?\nanswer: number r1=9 = 0\n"));
        QTRY_VERIFY_WITH_TIMEOUT(workspace.layerValues()->values() != nullptr, kLong);
        const auto painted = [&] {
            const auto picture = graph->picture(*workspace.layerValues());
            QImage image(picture->size().toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            picture->paint(painter, Theme::Kind::Print);
            return image;
        };
        const QImage asked = painted();
        QTest::mouseClick(button("question_show"), Qt::LeftButton);
        const QImage shown = painted();
        QVERIFY(asked != shown);
        workspace.layerValues()->setQuestionPosition(Position{1, 1, 1}); // of any place
        QVERIFY(painted() == asked);
    }

private:
    void open(const QString& stops)
    {
        const QString path = m_folder.filePath(QStringLiteral("lesson.md"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QStringLiteral("# T\npuzzle: easy\nrules: %1\nsearch: off\n\nS.\n\n%2").arg(kRules, stops).toUtf8());
        file.close();
        m_fixture->window->openLesson(path);
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->isReading(), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
        m_panel->text()->setFocus();
    }
    QLabel* label(const char* name) { return m_fixture->child<QLabel>(name); }
    QPushButton* button(const char* name) { return m_fixture->child<QPushButton>(name); }
    ChoiceButton* choice(int which)
    {
        for (ChoiceButton* button : m_panel->findChildren<ChoiceButton*>()) {
            if (button->isVisible() && button->objectName() == QStringLiteral("question_choice_%1").arg(which))
                return button;
        }
        return nullptr;
    }
    /// Returns the text of the lesson in the list.
    QString listed()
    {
        m_panel->showList();
        auto* list = m_fixture->child<QListWidget>("lesson_list");
        return list->item(list->count() - 1)->text();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowFixture> m_fixture;
    LessonPanel* m_panel = nullptr;
};

CONVOKU_TEST(TestLessonQuestions)
#include "tst_lesson_questions.moc"
