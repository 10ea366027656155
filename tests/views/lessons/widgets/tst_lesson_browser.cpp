// SPDX-License-Identifier: MIT
// The text of a lesson by itself: it is as high as it needs, and never wider than it is.
#include "app/views/lessons/lesson_library.h"
#include "app/views/lessons/lesson_parser.h"
#include "app/views/lessons/widgets/lesson_browser.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextTable>

using namespace convoku;

class TestLessonBrowser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Every stop of every lesson, in the narrowest and the widest column of a sheet, and with letters twice as large.
    void allOfItFits_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<double>("letters");
        QTest::newRow("narrow") << 352 << 1.0;
        QTest::newRow("wide") << 464 << 1.0;
        QTest::newRow("large letters") << 477 << 2.0;
    }
    void allOfItFits()
    {
        QFETCH(int, width);
        QFETCH(double, letters);
        const QFont usual = QApplication::font();
        QFont font = usual;
        font.setPointSizeF(usual.pointSizeF() * letters);
        QApplication::setFont(font);
        LessonBrowser browser;
        browser.resize(width, 100);
        browser.show();
        QStringList wide;
        for (const LibraryEntry& entry : lessonLibrary()) {
            for (const LessonStop& stop : readLibraryLesson(entry.path).lesson.stops) {
                browser.setLesson(stop.text);
                if (browser.document()->size().width() > browser.viewport()->width() || isScrolled(browser))
                    wide << stop.title;
            }
        }
        QApplication::setFont(usual);
        QCOMPARE(wide.join(QLatin1Char('\n')), QString());
    }

    /// A line of code is wrapped, and the columns of a table shrink as far as they must, and no further.
    void codeAndTablesFit()
    {
        LessonBrowser browser;
        browser.resize(200, 100);
        browser.show();
        browser.setLesson(QStringLiteral("```\n%1\n```\n").arg(QStringLiteral("a line of code, ").repeated(12)));
        QVERIFY(browser.document()->size().width() <= browser.viewport()->width());
        QVERIFY(!isScrolled(browser));
        const QString cell = QStringLiteral("| unbreakable ");
        browser.setLesson(
            QStringLiteral("Text.\n\n%1|\n%2|\n%1|\n").arg(cell.repeated(3), QStringLiteral("|---").repeated(3)));
        QVERIFY(browser.document()->size().width() <= browser.viewport()->width());
        const double small = sizeOfTable(browser);
        QVERIFY(small < browser.document()->defaultFont().pointSizeF());
        browser.resize(700, browser.height());
        QCOMPARE(sizeOfTable(browser), browser.document()->defaultFont().pointSizeF());
        browser.resize(200, browser.height());
        QCOMPARE(sizeOfTable(browser), small);
    }

    /// The size of a table's letters must not depend on the scroll bar of the area around it, nor the bar on the
    /// letters: tables that just fit beside the bar, or without it, in texts about as high as the area.
    void aTableComesToRest()
    {
        QScrollArea area;
        auto* browser = new LessonBrowser;
        area.setWidget(browser);
        area.setWidgetResizable(true);
        area.resize(480, 400);
        area.show();
        for (int letters = 20; letters < 40; ++letters) {
            for (int rows = 8; rows < 20; ++rows) {
                browser->setLesson(QStringLiteral("| a | %1 |\n|---|---|\n").arg(QString(letters, QLatin1Char('m')))
                    + QStringLiteral("| 3 | 3 |\n").repeated(rows));
                for (int round = 0; round < 5; ++round)
                    QCoreApplication::processEvents();
                const int before = browser->width();
                for (int round = 0; round < 5; ++round)
                    QCoreApplication::processEvents();
                QCOMPARE(browser->width(), before);
            }
        }
    }

private:
    static bool isScrolled(const LessonBrowser& browser)
    {
        return browser.horizontalScrollBar()->maximum() > 0 || browser.verticalScrollBar()->maximum() > 0;
    }
    static double sizeOfTable(const LessonBrowser& browser)
    {
        for (const QTextFrame* frame : browser.document()->rootFrame()->childFrames()) {
            if (const auto* table = qobject_cast<const QTextTable*>(frame))
                return table->cellAt(1, 0)
                    .firstCursorPosition()
                    .block()
                    .begin()
                    .fragment()
                    .charFormat()
                    .fontPointSize();
        }
        return 0;
    }
};

CONVOKU_TEST(TestLessonBrowser)
#include "tst_lesson_browser.moc"
