// SPDX-License-Identifier: MIT
// The window fits on a small screen: in every language, perspective and lesson, with letters of the usual size.
#include "app/lessons/lesson_library.h"
#include "app/widgets/lessons/lesson_panel.h"
#include "app/wording/language.h"
#include "tests/support/test_letters.h"
#include "tests/support/test_program.h"
#include "tests/widgets/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>

#include <optional>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr QSize kScreen(1000, 700);

/// What makes it so wide or high: the visible docks with what they ask for, and the centre.
QString askedBy(const MainWindow& window)
{
    const auto told = [](const QWidget* widget) {
        const QSize size = widget->minimumSizeHint().expandedTo(widget->minimumSize());
        return QStringLiteral("%1 %2×%3").arg(widget->objectName()).arg(size.width()).arg(size.height());
    };
    QStringList parts{QStringLiteral("centre ") + told(window.centralWidget())};
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        if (dock->isVisible())
            parts << told(dock);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

class TestWindowSize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // The usual one of desktops; the platform's own differs.
        QFont font = QApplication::font();
        font.setPixelSize(13);
        QApplication::setFont(font);
        m_letters.emplace();
    }
    void cleanupTestCase()
    {
        useLanguage({});
        m_letters.reset();
    }

    void fits_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.id)) << language.id;
    }
    void fits()
    {
        QFETCH(const QString, language);
        useLanguage(language);
        WindowFixture fixture;
        fixture.window->resize(kScreen);
        QStringList tooBig;
        QSize most;
        QString widest; // where, and who asked
        const auto look = [&](const QString& where) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            const QSize size = fixture.window->minimumSizeHint();
            if (size.width() > most.width())
                widest = where + QStringLiteral(": ") + askedBy(*fixture.window);
            most = most.expandedTo(size);
            // Debugging has panels on all four sides: that is for higher screens.
            const bool isHigh = !where.startsWith(QLatin1String("perspective_debug"));
            if (size.width() > kScreen.width() || (isHigh && size.height() > kScreen.height()))
                tooBig << QStringLiteral("%1: %2×%3: %4")
                              .arg(where)
                              .arg(size.width())
                              .arg(size.height())
                              .arg(askedBy(*fixture.window));
        };
        fixture.window->openGrid(gridOf(kArticleHard), QStringLiteral("a puzzle"));
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        for (const char* perspective :
            {"perspective_teach", "perspective_debug", "perspective_present", "perspective_puzzle"}) {
            fixture.child<QAction>(perspective)->trigger();
            for (const char* view :
                {"search_tree", "tensors", "rule_graph", "what_if", "chain", "workshop", "learned"}) {
                fixture.child<QAction>(view)->trigger();
                look(QStringLiteral("%1, %2").arg(QLatin1String(perspective), QLatin1String(view)));
            }
        }
        fixture.child<QAction>("edit")->trigger();
        look(QStringLiteral("editor"));
        fixture.child<QAction>("edit")->trigger();
        auto* panel = fixture.window->findChild<LessonPanel*>();
        for (const LibraryEntry& entry : lessonLibrary()) {
            fixture.window->openLesson(entry.path);
            for (int stop = 0; stop <= entry.stops; ++stop) {
                QCOMPARE(panel->isAtEnd(), stop == entry.stops);
                fixture.child<QDockWidget>("explanation_dock")->show();
                look(QStringLiteral("%1, stop %2").arg(entry.path).arg(stop + 1));
                fixture.child<QAction>("next_stop")->trigger();
            }
        }
        qInfo("%s: at most %d×%d; %s", qPrintable(language), most.width(), most.height(), qPrintable(widest));
        QVERIFY2(tooBig.isEmpty(), qPrintable(QLatin1Char('\n') + tooBig.join(QLatin1Char('\n'))));
    }

private:
    std::optional<TestLetters> m_letters;
};

CONVOKU_TEST(TestWindowSize)
#include "tst_window_size.moc"
