// SPDX-License-Identifier: MIT
// Questions in the window in which the reader makes something: sliders that set numbers of the network, a candidate
// that is erased, and what is said to each wrong choice.
#include "app/views/board/widgets/board_view.h"
#include "app/views/lessons/widgets/choice_button.h"
#include "app/views/lessons/widgets/lesson_browser.h"
#include "app/views/lessons/widgets/lesson_panel.h"
#include "app/views/lessons/widgets/question_view.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTemporaryDir>

using namespace convoku;
using namespace convoku::testing;

class TestLessonMaking : public QObject
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

    void aSliderSetsANumber()
    {
        open(QStringLiteral("## A\ngo: 1.1.1\nshow: tensors\n\nText.\n\nask: Set it.\nhint: Four and two.\n"
                            "turn: naked_single 1 5 0..3 = 2, the bias of {r1c2} & more\nanswer: number r1c2 = 6\n"));
        auto* slider = m_fixture->child<QSlider>("question_turn_0");
        auto* value = m_fixture->child<QDoubleSpinBox>("question_value_0");
        QCOMPARE(slider->accessibleName(), QStringLiteral("the bias of r1c2 & more"));
        QCOMPARE(slider->minimum(), 0);
        QCOMPARE(slider->maximum(), 3);
        QCOMPARE(slider->value(), 0);
        QCOMPARE(value->decimals(), 0);
        const ModelPtr written = m_fixture->session().options().pass.model;
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(value->value(), 1.0);
        QTRY_COMPARE_WITH_TIMEOUT(label("question_verdict")->text(), sentence("lesson_panel.not_yet"), kLong);
        QVERIFY(m_fixture->session().options().pass.model != written);
        QVERIFY(slider->isEnabled() && !label("question_hint")->isVisible());
        QTest::mouseClick(button("question_open_hint"), Qt::LeftButton);
        QCOMPARE(label("question_hint")->text(), QStringLiteral("Four and two."));
        value->setValue(2);
        QCOMPARE(slider->value(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(label("question_verdict")->text(), sentence("lesson_panel.right"), kLong);
        QVERIFY(!slider->isEnabled() && !value->isEnabled());
        QCOMPARE(value->value(), 2.0);
        // The lesson does not complain that the reader has left the stop.
        QVERIFY(!button("lesson_return_button")->isVisible());
    }

    void tenthsHaveADecimal()
    {
        open(QStringLiteral("## A\ngo: start\nshow: board\n\nText.\n\nask: Set it.\n"
                            "turn: naked_single 1 5 0..3.0 = 2\nanswer: number r1c2 = 6\n")
                 .replace(QStringLiteral("start"), QStringLiteral("1.1.1")));
        auto* slider = m_fixture->child<QSlider>("question_turn_0");
        QCOMPARE(slider->maximum(), 30);
        slider->setValue(13);
        QCOMPARE(m_fixture->child<QDoubleSpinBox>("question_value_0")->value(), 1.3);
        QTest::mouseClick(button("question_show"), Qt::LeftButton);
        QCOMPARE(slider->value(), 20);
        QVERIFY(!slider->isEnabled());
        QCOMPARE(label("question_verdict")->text(), sentence("lesson_panel.the_answer", {QStringLiteral("2")}));
    }

    void aCandidateIsErased()
    {
        open(QStringLiteral("## A\ngo: 1.1\nshow: board\n\nText.\n\nask: Erase one.\nerase: r1c1=2\n"
                            "answer: removed r1c2=1\n"));
        QTRY_VERIFY_WITH_TIMEOUT((m_fixture->session().position() == Position{1, 1, 0}), kLong);
        click(1);
        QTRY_VERIFY_WITH_TIMEOUT(label("question_verdict")->text().startsWith(QStringLiteral("✗")), kLong);
        QCOMPARE(m_fixture->session().recording()->startingGrid().candidates.count(), 61);
        click(2);
        QTRY_VERIFY_WITH_TIMEOUT(label("question_verdict")->text().startsWith(QStringLiteral("✓")), kLong);
        QVERIFY(m_fixture->session().recording()->startingGrid().candidates.has(
            Candidate::of(0, Cell{0, 0, m_fixture->session().recording()->startingGrid().givens.board()})));
    }

    void eachChoiceHasItsReply()
    {
        open(QStringLiteral("## A\ngo: start\n\nText.\n\nask: Why?\nchoice: a\nreply: <b>Not</b> {r1c1}.\nright: b\n"
                            "choice: c\nhint: Look.\n"));
        QTest::keyClick(m_panel->text(), Qt::Key_1);
        QCOMPARE(label("question_hint")->text(), QStringLiteral("<b>Not</b> r1c1."));
        QCOMPARE(label("question_hint")->textFormat(), Qt::PlainText);
        QTest::keyClick(m_panel->text(), Qt::Key_3);
        QCOMPARE(label("question_hint")->text(), QStringLiteral("Look."));
    }

private:
    void open(const QString& stops)
    {
        QFile file(m_folder.filePath(QStringLiteral("lesson.md")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write((
            QStringLiteral("# T\nnetwork: article_4\npuzzle: 12..%1\n\nS.\n\n").arg(QStringLiteral("1234").repeated(15))
            + stops)
                       .toUtf8());
        file.close();
        m_fixture->window->openLesson(file.fileName());
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->isReading(), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
    }
    void click(int digit)
    {
        const BoardView* board = m_fixture->board;
        const Board size = m_fixture->session().recording()->startingGrid().givens.board();
        const QRectF place = board->geometryOfBoard().candidateRect(Candidate::of(digit - 1, Cell{0, 0, size}));
        QTest::mouseClick(m_fixture->board, Qt::LeftButton, {}, place.center().toPoint());
    }
    QLabel* label(const char* name) const { return m_fixture->child<QLabel>(name); }
    QPushButton* button(const char* name) const { return m_fixture->child<QPushButton>(name); }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowFixture> m_fixture;
    LessonPanel* m_panel = nullptr;
};

CONVOKU_TEST(TestLessonMaking)
#include "tst_lesson_making.moc"
