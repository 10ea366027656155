// SPDX-License-Identifier: MIT
// The window fits on a small screen, in every language, perspective, view, panel and lesson, with letters of the usual
// size; it never changes its size by itself, and its lists show enough rows to be read.
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/lessons/lesson_library.h"
#include "app/views/lessons/widgets/lesson_panel.h"
#include "app/wording/language.h"
#include "tests/support/test_letters.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QTimer>

#include <optional>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The room that 1024×600, and 1080 lines at 200 %, leave beside the desktop's panels.
constexpr QSize kScreen(1000, 560);
constexpr QSize kFrame(20, 40); ///< of a dialog's window
constexpr int kRows = 6;

constexpr const char* kPerspectives[]
    = {"perspective_teach", "perspective_debug", "perspective_present", "perspective_puzzle"};
constexpr const char* kDialogs[] = {"export_gif", "export_picture", "export_layer", "export_step", "export_slide",
    "export_cube", "export_collection", "export_onnx", "export_page", "generate", "colours", "keys", "commands",
    "add_breakpoint", "rename_digits", "about"};

/// Returns what makes the window so wide or high: the minimum sizes of the centre and of the visible docks.
QString askedBy(const MainWindow& window)
{
    const auto described = [](const QWidget* widget) {
        const QSize size = widget->minimumSizeHint().expandedTo(widget->minimumSize());
        return QStringLiteral("%1 %2×%3").arg(widget->objectName()).arg(size.width()).arg(size.height());
    };
    QStringList parts{QStringLiteral("centre ") + described(window.centralWidget())};
    for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        if (dock->isVisible())
            parts << described(dock);
    }
    return parts.join(QStringLiteral(", "));
}

/// Lists in sight that have six rows, or more, and show fewer.
QStringList lowLists(const QWidget* top)
{
    QStringList low;
    for (const QAbstractItemView* list : top->findChildren<QAbstractItemView*>()) {
        const QModelIndex root = list->rootIndex();
        const int rows = list->model() == nullptr ? 0 : list->model()->rowCount(root);
        // The legend is cut before the board is, and a lesson in the list of lessons is a paragraph.
        const bool isCut
            = list->objectName() == QLatin1String("board_signs") || list->objectName() == QLatin1String("lesson_list");
        if (!list->isVisible() || list->visibleRegion().isEmpty() || rows == 0 || isCut
            || list->inherits("QComboBoxListView"))
            continue;
        const int needed = std::min(rows, kRows) * list->visualRect(list->model()->index(0, 0, root)).height();
        if (list->viewport()->height() < needed)
            low << QStringLiteral("%1 has %2 of %3 px")
                       .arg(list->objectName())
                       .arg(list->viewport()->height())
                       .arg(needed);
    }
    return low;
}

void settle()
{
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
}

/// A dialog, or another window beside that of the program; null: none is open.
QWidget* windowBeside(const MainWindow& window)
{
    if (QWidget* dialog = QApplication::activeModalWidget())
        return dialog;
    for (QWidget* top : QApplication::topLevelWidgets()) {
        if (top->isVisible() && top != &window && (top->inherits("QDialog") || top->inherits("QMainWindow")))
            return top;
    }
    return nullptr;
}

} // namespace

class TestWindowSize : public QObject
{
    Q_OBJECT

    /// Collects the places at which the window does not fit.
    struct Looks
    {
        WindowFixture& fixture;
        QStringList faults;
        QSize most;
        QString widest; ///< where, and who asked

        void verify() const
        {
            for (const QString& fault : faults)
                qWarning("%s", qPrintable(fault)); // all of them: a message of a check is cut
            QVERIFY(faults.isEmpty());
        }

        void at(const QString& where, bool lists = true)
        {
            settle();
            const MainWindow& window = *fixture.window;
            const QSize size = window.minimumSizeHint();
            if (size.width() > most.width() || size.height() > most.height())
                widest = where + QStringLiteral(": ") + askedBy(window);
            most = most.expandedTo(size);
            if (size.width() > kScreen.width() || size.height() > kScreen.height())
                faults << QStringLiteral("%1: %2×%3: %4")
                              .arg(where)
                              .arg(size.width())
                              .arg(size.height())
                              .arg(askedBy(window));
            if (window.size() != kScreen)
                faults << QStringLiteral("%1: the window has become %2×%3")
                              .arg(where)
                              .arg(window.width())
                              .arg(window.height());
            if (lists && !lowLists(&window).isEmpty())
                faults << where + QStringLiteral(": ") + lowLists(&window).join(QStringLiteral(", "));
            fixture.window->resize(kScreen);
        }
    };

    std::optional<TestLetters> m_letters;

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
        addLongLanguages();
    }
    void fits()
    {
        QFETCH(const QString, language);
        useLanguage(language);
        WindowFixture fixture;
        fixture.window->resize(kScreen);
        Looks looks{fixture, {}, {}, {}};
        fixture.window->openGrid(gridOf(kArticleHard), QStringLiteral("a puzzle"));
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        fixture.session().goTo({14, 2, 0});
        fixture.session().pick(Candidate::of(0, Cell{3, 0}));
        fixture.window->offerFirstSteps();
        looks.at(QStringLiteral("first start"));
        fixture.child<QAction>("perspective_puzzle")->trigger();
        for (const char* perspective : kPerspectives) {
            fixture.child<QAction>(perspective)->trigger();
            for (const ViewRow& row : fixture.views()) {
                const char* view = row.id;
                // Another view than the board ends a presentation.
                if (qstrcmp(perspective, "perspective_present") == 0 && qstrcmp(view, "board") != 0)
                    continue;
                if (!fixture.child<QAction>(view)->isChecked())
                    fixture.child<QAction>(view)->trigger();
                looks.at(QStringLiteral("%1, %2").arg(QLatin1String(perspective), QLatin1String(view)));
            }
            fixture.child<QAction>("board")->trigger();
            for (QDockWidget* dock : fixture.window->findChildren<QDockWidget*>()) {
                const bool was = dock->isVisible();
                if (!was)
                    dock->toggleViewAction()->trigger();
                dock->raise();
                looks.at(QStringLiteral("%1, %2").arg(QLatin1String(perspective), dock->objectName()));
                dock->setVisible(was);
            }
        }
        fixture.window->showProblem(QStringLiteral("Something is wrong with all of it. ").repeated(4));
        looks.at(QStringLiteral("a message"));
        fixture.child<QAction>("edit")->trigger();
        looks.at(QStringLiteral("editor"));
        fixture.child<QAction>("edit")->trigger();
        qInfo("%s: at most %d×%d; %s", qPrintable(language), looks.most.width(), looks.most.height(),
            qPrintable(looks.widest));
        looks.verify();
    }

    /// A list while it is analysed and after, in every perspective.
    void aCollectionFits_data() { fits_data(); }
    void aCollectionFits()
    {
        QFETCH(const QString, language);
        useLanguage(language);
        WindowFixture fixture;
        fixture.window->resize(kScreen);
        Looks looks{fixture, {}, {}, {}};
        const QString two
            = QLatin1String(kArticleHard) + QLatin1Char('\n') + QLatin1String(kArticleEasy) + QLatin1Char('\n');
        fixture.window->openText(two.repeated(20));
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        looks.at(QStringLiteral("opened"));
        fixture.child<QAction>("analyse_collection")->trigger();
        looks.at(QStringLiteral("being analysed"));
        QTRY_VERIFY_WITH_TIMEOUT(fixture.window->findChild<CollectionPanel*>()->isVisible(), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.child<QAction>("show_histogram")->isEnabled(), kLong);
        for (const char* perspective : kPerspectives) {
            fixture.child<QAction>(perspective)->trigger();
            looks.at(QLatin1String(perspective));
            for (const ViewRow& row : fixture.views()) {
                const char* view = row.id;
                if (!fixture.child<QAction>(view)->isChecked())
                    fixture.child<QAction>(view)->trigger();
                looks.at(QStringLiteral("%1, %2").arg(QLatin1String(perspective), QLatin1String(view)));
            }
            fixture.child<QAction>("board")->trigger();
        }
        looks.verify();
    }

    void lessonsFit_data() { fits_data(); }
    void lessonsFit()
    {
        QFETCH(const QString, language);
        useLanguage(language);
        WindowFixture fixture;
        fixture.window->resize(kScreen);
        Looks looks{fixture, {}, {}, {}};
        auto* panel = fixture.window->findChild<LessonPanel*>();
        for (const LibraryEntry& entry : lessonLibrary()) {
            fixture.window->openLesson(entry.path);
            for (int stop = 0; stop <= entry.stops; ++stop) {
                QCOMPARE(panel->isAtEnd(), stop == entry.stops);
                fixture.child<QDockWidget>("explanation_dock")->show();
                looks.at(QStringLiteral("%1, stop %2").arg(entry.path).arg(stop + 1));
                fixture.child<QAction>("next_stop")->trigger();
            }
        }
        looks.verify();
    }

    void dialogsFit_data() { fits_data(); }
    void dialogsFit()
    {
        QFETCH(const QString, language);
        useLanguage(language);
        WindowFixture fixture;
        fixture.window->resize(kScreen);
        fixture.window->openText((QLatin1String(kArticleEasy) + QLatin1Char('\n')).repeated(8));
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        fixture.session().goTo({1, 1, 1});
        QStringList faults;
        for (const char* name : kDialogs) {
            const QLatin1String action(name);
            const bool edits = action == QLatin1String("rename_digits");
            if (action == QLatin1String("export_layer"))
                fixture.showTensors();
            if (action == QLatin1String("export_cube"))
                fixture.child<QAction>("cube")->trigger();
            if (edits)
                fixture.child<QAction>("edit")->trigger();
            QTRY_VERIFY2_WITH_TIMEOUT(fixture.child<QAction>(name)->isEnabled(), name, kLong);
            bool seen = false;
            QTimer timer;
            connect(&timer, &QTimer::timeout, this, [&] {
                QWidget* dialog = windowBeside(*fixture.window);
                if (dialog == nullptr)
                    return;
                timer.stop();
                seen = true;
                settle();
                const QSize room = kScreen - kFrame;
                const QSize least = dialog->minimumSizeHint().expandedTo(dialog->minimumSize());
                if (least.width() > room.width() || least.height() > room.height())
                    faults << QStringLiteral("%1 needs %2×%3").arg(action).arg(least.width()).arg(least.height());
                dialog->resize(dialog->size().boundedTo(room));
                settle();
                if (!lowLists(dialog).isEmpty())
                    faults << QStringLiteral("%1: %2").arg(action, lowLists(dialog).join(QStringLiteral(", ")));
                dialog->close();
            });
            timer.start(20);
            fixture.child<QAction>(name)->trigger();
            QTRY_VERIFY2(seen, name);
            if (edits)
                fixture.child<QAction>("edit")->trigger();
        }
        for (const QString& fault : faults)
            qWarning("%s", qPrintable(fault));
        QVERIFY(faults.isEmpty());
    }
};

CONVOKU_TEST(TestWindowSize)
#include "tst_window_size.moc"
