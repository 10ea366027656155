// SPDX-License-Identifier: MIT
// The text of a lesson by itself: what of it may be wider than its panel.
#include "app/views/lessons/lesson_library.h"
#include "app/views/lessons/lesson_parser.h"
#include "app/views/lessons/widgets/lesson_browser.h"
#include "tests/support/test_program.h"

#include <QScrollBar>
#include <QTest>

using namespace convoku;

class TestLessonBrowser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Text is broken wherever a line ends; what can't be is scrolled to.
    void onlyTablesAndCodeAreScrolledAcross()
    {
        LessonBrowser browser;
        browser.setLesson(readLibraryLesson(QStringLiteral(":/lessons/09_one_kernel.md")).lesson.stops[3].text);
        browser.show();
        for (int width = 180; width < 420; ++width) {
            browser.resize(width, 900);
            QVERIFY2(!browser.horizontalScrollBar()->isVisible(), qPrintable(QString::number(width)));
        }
        browser.setLesson(QStringLiteral("```\n%1\n```\n").arg(QStringLiteral("a line of code, ").repeated(12)));
        browser.resize(180, 900);
        QTRY_VERIFY(browser.horizontalScrollBar()->isVisible());
    }
};

CONVOKU_TEST(TestLessonBrowser)
#include "tst_lesson_browser.moc"
