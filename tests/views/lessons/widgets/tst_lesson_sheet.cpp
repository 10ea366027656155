// SPDX-License-Identifier: MIT
// The sheet of an open lesson: its width, what flows in it, and the window around it.
#include "app/document/examples.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/layers/widgets/row_sum_view.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/views/lessons/widgets/lesson_browser.h"
#include "app/views/lessons/widgets/lesson_panel.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

using namespace convoku;
using namespace convoku::testing;

class TestLessonSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_panel = m_fixture->window->findChild<LessonPanel*>();
        m_text = m_panel->text();
        m_dock = m_fixture->child<QDockWidget>("lesson_dock");
    }
    void cleanup() { m_fixture.reset(); }

    /// 560 pixels, narrower windows 42 % of theirs and 400 at least; the text has no bar of its own.
    void theLessonIsASheet_data()
    {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<int>("width");
        QTest::newRow("wide") << QSize(1600, 900) << 560;
        QTest::newRow("usual") << QSize(1366, 768) << 560;
        QTest::newRow("narrow") << QSize(1100, 700) << 462;
        QTest::newRow("small") << QSize(940, 560) << 400;
    }
    void theLessonIsASheet()
    {
        QFETCH(QSize, window);
        QFETCH(int, width);
        m_fixture->window->resize(1500, 800);
        m_fixture->window->openLesson(QStringLiteral(":/lessons/04_hidden_single.md"));
        m_fixture->window->resize(window);
        QTRY_COMPARE_WITH_TIMEOUT(m_panel->width(), width, kLong);
        QCOMPARE(m_fixture->window->size(), window);
        QCOMPARE(m_dock->titleBarWidget()->height(), 0);
        m_fixture->child<QAction>("next_stop")->trigger(); // which shows the layers
        QTRY_COMPARE_WITH_TIMEOUT(m_panel->width(), width, kLong);
        // The question is in the same scroll area as the text.
        const QWidget* question = m_fixture->child<QWidget>("lesson_question");
        const auto* area = m_fixture->child<QScrollArea>("lesson_scroll");
        QVERIFY(question->isVisible() && area->isAncestorOf(question) && area->isAncestorOf(m_text));
        QTRY_VERIFY(question->mapTo(area->widget(), QPoint()).y() >= m_text->geometry().bottom());
        QTRY_COMPARE_WITH_TIMEOUT(
            m_text->height(), static_cast<int>(std::ceil(m_text->document()->size().height())), kLong);
        QVERIFY(area->widget()->width() <= area->viewport()->width());
        // From the text, too, keys scroll.
        QScrollBar* bar = area->verticalScrollBar();
        m_text->setFocus();
        QTest::keyClick(m_text, Qt::Key_End);
        QCOMPARE(bar->value(), bar->maximum());
        QTest::keyClick(m_text, Qt::Key_Home);
        QCOMPARE(bar->value(), 0);
        // The list has a title again, but cannot be closed while the lesson is open.
        QTest::mouseClick(m_fixture->child<QPushButton>("lesson_list_button"), Qt::LeftButton);
        QTRY_VERIFY(m_dock->titleBarWidget()->height() > 0);
        QVERIFY(!m_dock->features().testFlag(QDockWidget::DockWidgetClosable));
        m_fixture->child<QAction>("next_stop")->trigger();
        QTRY_COMPARE(m_dock->titleBarWidget()->height(), 0);
    }

    /// The header names the lesson and its puzzle: the run's verdict is not the subject.
    void theHeaderNamesThePuzzle()
    {
        m_fixture->window->resize(1500, 800);
        m_fixture->window->openLesson(QStringLiteral(":/lessons/04_hidden_single.md"));
        const std::vector<Example> all = examples();
        const auto example = std::find_if(all.begin(), all.end(),
            [this](const Example& each) { return each.givens == m_fixture->session().recording()->givens(); });
        QVERIFY(example != all.end());
        QCOMPARE(m_fixture->child<QLabel>("cost")->text(), example->name);
        QVERIFY(m_fixture->child<QLabel>("cost")->isVisible());
        QVERIFY(!m_fixture->child<QWidget>("verdict")->isVisible());
        m_fixture->window->openGrid(examples()[1].givens, QStringLiteral("mine"));
        QVERIFY(m_fixture->child<QWidget>("verdict")->isVisible());
        QVERIFY(m_fixture->child<QLabel>("cost")->text() != example->name);
    }

    /// With letters twice as large in a small window nothing is cut, and nothing scrolls sideways.
    void largeLettersFit()
    {
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 2);
        QApplication::setFont(large);
        m_fixture->window->resize(1000, 560);
        m_fixture->window->openLesson(QStringLiteral(":/lessons/04_hidden_single.md"));
        QStringList cut;
        while (m_panel->isReading()) {
            QTest::qWait(50);
            for (const QPushButton* button : m_panel->findChildren<QPushButton*>()) {
                if (button->isVisible() && button->width() < button->sizeHint().width())
                    cut << button->text();
            }
            const auto* area = m_fixture->child<QScrollArea>("lesson_scroll");
            if (area->widget()->width() > area->viewport()->width())
                cut << area->objectName();
            QTest::keyClick(m_text, Qt::Key_Space);
        }
        QApplication::setFont(usual);
        QCOMPARE(cut.join(QLatin1Char('\n')), QString());
    }

    /// A kernel over a row: its number is an empty field until it is answered, and has the answer in it.
    void theSumHasAnEmptyField()
    {
        m_fixture->window->resize(1366, 768);
        m_fixture->window->openLesson(QStringLiteral(":/lessons/04_hidden_single.md"));
        m_fixture->child<QAction>("next_stop")->trigger();
        const TensorView* tensors = m_fixture->window->findChild<LayersPage*>()->tensors();
        RowSumView* sum = tensors->rowSum();
        QTRY_VERIFY_WITH_TIMEOUT(sum->isVisible(), kLong);
        QVERIFY(!tensors->canvas()->isVisible());
        QCOMPARE(sum->resultText(), QStringLiteral("?"));
        // Row 1 has a 9 in columns 7 and 9.
        for (int column = 1; column <= 9; ++column)
            QVERIFY2(sum->nameOf(column - 1)
                         .endsWith(column == 7 || column == 9 ? QStringLiteral("1 · 1") : QStringLiteral("1 · 0")),
                qPrintable(sum->nameOf(column - 1)));
        QTest::keyClick(sum, Qt::Key_3);
        // It counts along: the sum so far, up to 2, and a frame around what has been added.
        QSet<QString> counted;
        const auto isCounted = [&] {
            counted << sum->resultText();
            return sum->isMarked(6) && sum->isMarked(8) && !sum->isMarked(7) && counted.contains(QStringLiteral("2"));
        };
        QTRY_VERIFY_WITH_TIMEOUT(isCounted(), kLong);
        counted.remove(QStringLiteral("3")); // the answer, while it is judged
        QCOMPARE(counted, (QSet<QString>{QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2")}));
        QVERIFY(m_fixture->child<QLabel>("question_verdict")->text().startsWith(QStringLiteral("✗")));
        QTRY_COMPARE_WITH_TIMEOUT(sum->resultText(), QStringLiteral("3"), kLong);
        for (int column = 0; column < 9; ++column)
            QCOMPARE(sum->isMarked(column), column == 6 || column == 8);
        QTest::keyClick(sum, Qt::Key_2);
        QTRY_VERIFY_WITH_TIMEOUT(
            m_fixture->child<QLabel>("question_verdict")->text().startsWith(QStringLiteral("✓")), kLong);
        QCOMPARE(sum->resultText(), QStringLiteral("2"));
        QVERIFY(!sum->isMarked(6));
        // The next stop has no such kernel.
        m_fixture->child<QAction>("next_stop")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!sum->isVisible() && tensors->canvas()->isVisible(), kLong);
        m_fixture->child<QAction>("previous_stop")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(sum->isVisible(), kLong);
        // Outside of a lesson there are the tables.
        m_fixture->child<QAction>("close_lesson")->trigger();
        m_fixture->window->openGrid(examples()[1].givens, QStringLiteral("mine"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
        m_fixture->session().goTo({1, 4, 1});
        m_fixture->showTensors();
        QVERIFY(tensors->canvas()->isVisible() && !sum->isVisible());
    }

    /// All of it is in sight, whatever room there is.
    void theSumFits()
    {
        RowSumView sum;
        for (const QSize size :
            {QSize(806, 560), QSize(580, 300), QSize(580, 480), QSize(400, 250), QSize(1400, 900)}) {
            sum.resize(size);
            for (int row : {0, 4, 8}) {
                RowSum shown;
                shown.row = row;
                sum.setSum(shown);
                for (int part = 0; part < sum.partCount(); ++part) {
                    QVERIFY2(sum.rect().contains(sum.rectOf(part)), qPrintable(QString::number(size.width())));
                    QCOMPARE(sum.partAt(sum.rectOf(part).center()), part);
                }
            }
        }
    }

    void closingTheWindowKeepsNoLesson()
    {
        m_fixture->window->openLesson(QStringLiteral(":/lessons/04_hidden_single.md"));
        m_fixture->window->close();
        m_fixture->open();
        QVERIFY(m_fixture->child<QAction>("perspective_puzzle")->isChecked());
        QVERIFY(!m_fixture->child<QDockWidget>("lesson_dock")->isVisible());
        for (const char* part : {"time_bar", "rail", "reason_line"})
            QVERIFY2(m_fixture->child<QWidget>(part)->isVisible(), part);
        QVERIFY(m_fixture->child<QDockWidget>("lesson_dock")->features().testFlag(QDockWidget::DockWidgetClosable));
    }

private:
    std::unique_ptr<WindowFixture> m_fixture;
    LessonPanel* m_panel = nullptr;
    LessonBrowser* m_text = nullptr;
    QDockWidget* m_dock = nullptr;
};

CONVOKU_TEST(TestLessonSheet)
#include "tst_lesson_sheet.moc"
