// SPDX-License-Identifier: MIT
// The hint of the first start, what can be taken back, settings that are kept at once, less motion.
#include "app/document/bookmarks.h"
#include "app/document/breakpoints.h"
#include "app/document/watches.h"
#include "app/views/why/widgets/legend_panel.h"
#include "app/window/comfort/first_steps.h"
#include "app/window/comfort/undo_offer.h"
#include "app/window/command_palette.h"
#include "app/window/docks.h"
#include "app/window/exporting/animation_preview.h"
#include "app/window/exporting/export_dialog.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/motion.h"
#include "app/wording/language.h"
#include "solver/formats/puzzle_text.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

using namespace convoku;
using namespace convoku::testing;

class TestComfort : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    MainWindow* window() { return m_fixture->window.get(); }
    Session& session() { return m_fixture->session(); }
    QPushButton* offer() { return m_fixture->child<QPushButton>("undo_offer"); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(window(), key, modifiers); }
    void trigger(const char* name) { m_fixture->child<QAction>(name)->trigger(); }
    /// Closes the modal dialog that comes up.
    static void closeDialogSoon()
    {
        auto* timer = new QTimer;
        QObject::connect(timer, &QTimer::timeout, timer, [timer] {
            if (QWidget* dialog = QApplication::activeModalWidget()) {
                dialog->close();
                timer->deleteLater();
            }
        });
        timer->start(20);
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(window()));
        window()->openGrid(gridOf(kArticleHard), QStringLiteral("first"));
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
    }
    void cleanup()
    {
        m_fixture.reset();
        Motion::instance().setReduced(false);
    }

    /// Its menu may be open while what it would export goes: then there is nothing, and no dialog.
    void nothingSearchedIsNoPicture()
    {
        for (const char* name : {"blind_export_picture", "blind_export_animation"}) {
            trigger(name);
            QVERIFY(QApplication::activeModalWidget() == nullptr);
        }
    }

    void commandsAreFoundByTheirNames_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QList<int>>("keys");
        QTest::addColumn<QString>("taken");
        QTest::newRow("nothing") << QString() << QList<int>{} << QStringLiteral("Zoom out");
        QTest::newRow("the nearest") << QStringLiteral("op") << QList<int>{} << QStringLiteral("Open");
        QTest::newRow("the whole name") << QStringLiteral("open all") << QList<int>{} << QStringLiteral("Open all");
        QTest::newRow("down") << QStringLiteral("op") << QList<int>{Qt::Key_Down} << QStringLiteral("Open all");
        QTest::newRow("to the end, over what cannot be used")
            << QStringLiteral("op") << QList<int>{Qt::Key_PageDown} << QStringLiteral("Reopen");
        QTest::newRow("up again") << QStringLiteral("op") << QList<int>{Qt::Key_PageDown, Qt::Key_Up}
                                  << QStringLiteral("Open all");
        QTest::newRow("up from the first") << QStringLiteral("op") << QList<int>{Qt::Key_Up} << QStringLiteral("Open");
        QTest::newRow("none") << QStringLiteral("no such command") << QList<int>{} << QString();
    }
    void commandsAreFoundByTheirNames()
    {
        QFETCH(const QString, typed);
        QFETCH(const QList<int>, keys);
        QFETCH(const QString, taken);
        QString triggered;
        QList<QAction*> actions;
        for (const char* name : {"Zoom out", "Reopen", "Op", "Open", "Open all"}) {
            auto* action = new QAction(QLatin1String(name), window());
            action->setEnabled(qstrcmp(name, "Op") != 0);
            connect(action, &QAction::triggered, this, [&triggered, action] { triggered = action->text(); });
            actions << action;
        }
        QTimer::singleShot(0, this, [&] {
            QWidget* palette = QApplication::activeModalWidget();
            auto* line = palette->findChild<QLineEdit*>();
            QTest::keyClicks(line, typed);
            for (const int key : keys)
                QTest::keyClick(line, static_cast<Qt::Key>(key));
            QTest::keyClick(line, Qt::Key_Return);
            palette->close();
        });
        showCommandPalette(actions, window());
        QCOMPARE(triggered, taken);
    }

    // The first steps

    void theHintIsThereOnceAndGoesOnWithWhatIsDone()
    {
        auto* hint = window()->findChild<FirstSteps*>();
        QVERIFY(hint->isHidden());
        window()->offerFirstSteps();
        QVERIFY(hint->isVisible());
        QVERIFY2(hint->sentence().contains(sentence("window.first_step_on")), qPrintable(hint->sentence()));
        key(Qt::Key_F10);
        QVERIFY(hint->isDone(0) && !hint->isDone(1));
        QVERIFY2(hint->sentence().contains(sentence("window.first_step_play")), qPrintable(hint->sentence()));
        trigger("play");
        QVERIFY(hint->isDone(1) && !hint->isDone(2));
        trigger("play");
        QVERIFY(!m_fixture->settings.value(QStringLiteral("hints/first_steps_seen")).toBool());
        // Its button asks about a digit that was found.
        session().goToLast();
        QTest::mouseClick(m_fixture->child<QPushButton>("first_step_3"), Qt::LeftButton);
        QVERIFY(hint->isDone(2));
        const auto picked = session().picked();
        QVERIFY(picked && !session().recording()->givens().isGiven(picked->cell()));
        QVERIFY(hint->isVisible()); // until somebody closes it
        QVERIFY(hint->sentence().contains(QStringLiteral("F1")));
        QVERIFY(m_fixture->settings.value(QStringLiteral("hints/first_steps_seen")).toBool());
        m_fixture->open();
        window()->offerFirstSteps();
        QVERIFY(window()->findChild<FirstSteps*>()->isHidden());
        // The command shows the hint again.
        trigger("first_steps");
        QVERIFY(window()->findChild<FirstSteps*>()->isVisible());
        QVERIFY(!window()->findChild<FirstSteps*>()->isDone(0));
    }

    void theHintIsClosedForGood()
    {
        auto* hint = window()->findChild<FirstSteps*>();
        window()->offerFirstSteps();
        auto* first = m_fixture->child<QPushButton>("first_step_1");
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Space); // each step can be done from the hint
        QVERIFY(hint->isDone(0));
        QCOMPARE(session().position().pass, 1);
        QTest::keyClick(first, Qt::Key_Escape);
        QVERIFY(hint->isHidden());
        QVERIFY(m_fixture->board->hasFocus());
        m_fixture->open();
        window()->offerFirstSteps();
        QVERIFY(window()->findChild<FirstSteps*>()->isHidden());
    }

    void aJumpIsNoStep()
    {
        auto* hint = window()->findChild<FirstSteps*>();
        window()->offerFirstSteps();
        key(Qt::Key_End, Qt::ControlModifier);
        session().jumpTo({1, 4});
        session().goToFirst();
        QVERIFY(!hint->isDone(0));
        key(Qt::Key_F11);
        QVERIFY(hint->isDone(0) && !hint->isDone(1));
    }

    void anotherPuzzleIsNoStep()
    {
        auto* hint = window()->findChild<FirstSteps*>();
        key(Qt::Key_End, Qt::ControlModifier);
        window()->offerFirstSteps();
        window()->openGrid(gridOf(kArticleHard), QStringLiteral("second"));
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QVERIFY(!hint->isDone(0) && !hint->isDone(1));
    }

    void theHintLeavesTheRoomToLessonsAndTheEditor()
    {
        auto* hint = window()->findChild<FirstSteps*>();
        window()->offerFirstSteps();
        trigger("lesson_1");
        QVERIFY(hint->isHidden());
        // Steps in the lesson are not these.
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        key(Qt::Key_F10);
        key(Qt::Key_F10);
        trigger("close_lesson");
        QVERIFY(hint->isVisible());
        QVERIFY(!hint->isDone(0) && !hint->isDone(1));
        trigger("edit");
        QVERIFY(hint->isHidden());
        trigger("edit");
        QVERIFY(hint->isVisible());
        // The command shows the hint there too.
        trigger("lesson_1");
        trigger("first_steps");
        QVERIFY(hint->isVisible());
        trigger("close_lesson");
        // Closed once, it stays away.
        m_fixture->child<QToolButton>("first_steps_close")->click();
        trigger("edit");
        trigger("edit");
        trigger("lesson_1");
        trigger("close_lesson");
        QVERIFY(hint->isHidden());
    }

    // Undo

    void aRuleIsSwitchedBackAndThePlaceIsThereAgain()
    {
        auto* search = m_fixture->child<QAction>("search");
        auto* rule = m_fixture->child<QAction>("hidden_single_row");
        const RunOptions before = session().options();
        const int passes = session().recording()->passCount();
        QVERIFY(passes > 20);
        session().goTo({15, 4});
        session().setRange(PassRange{3, 18});
        rule->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QVERIFY(!session().isRuleEnabled(article::HiddenSingleRow) && session().options() != before);
        QVERIFY2(noticeOf(*window()).text().startsWith(sentence("window.rule_switched_off_begins") + QLatin1Char(' ')),
            qPrintable(noticeOf(*window()).text()));
        QCOMPARE(session().position().pass, 15);
        QVERIFY(!session().range());
        session().goTo({2, 1});
        search->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QVERIFY(session().recording()->passCount() < 15);
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QVERIFY((session().position() == Position{2, 1}));
        QVERIFY(search->isChecked() && !rule->isChecked());
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QVERIFY((session().position() == Position{15, 4}));
        QVERIFY((session().range() == PassRange{3, 18}));
        QVERIFY(rule->isChecked() && session().options() == before);
        QCOMPARE(session().recording()->passCount(), passes);
        QVERIFY(!m_fixture->child<QAction>("undo")->isEnabled());
        // Opening another puzzle discards the undo step.
        rule->trigger();
        QVERIFY(m_fixture->child<QAction>("undo")->isEnabled());
        window()->openGrid(StartingGrid(), QStringLiteral("second"));
        QVERIFY(!m_fixture->child<QAction>("undo")->isEnabled());
    }

    void aBreakpointComesBackWhereItWas()
    {
        Breakpoints* list = window()->workspace().breakpoints();
        for (const int number : {3, 5, 7}) {
            Breakpoint breakpoint;
            breakpoint.kind = BreakpointKind::PassNumber;
            breakpoint.number = number;
            list->add(breakpoint);
        }
        QVERIFY(offer()->isHidden());
        list->remove(1);
        list->remove(0);
        QVERIFY(offer()->isVisible());
        QVERIFY(noticeOf(*window()).text().startsWith(sentence("window.breakpoint_removed_begins") + QLatin1Char(' ')));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(offer()->isHidden());
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(list->count(), 3);
        QCOMPARE(list->at(0).number, 3);
        QCOMPARE(list->at(1).number, 5);
        QVERIFY(!m_fixture->child<QAction>("undo")->isEnabled());
    }

    void aWatchComesBackWhereItWas()
    {
        Watches* list = window()->workspace().watches();
        for (const char* text : {"r1c1", "row 4", "depth"})
            list->add(*readWatch(QString::fromLatin1(text)).watch);
        list->remove(1);
        offer()->click();
        QCOMPARE(list->count(), 3);
        QCOMPARE(watchText(list->at(1)), QStringLiteral("row 4"));
    }

    void aBookmarkComesBackWithItsNote()
    {
        Bookmarks* list = window()->workspace().bookmarks();
        list->setList({{{3, 11}, QStringLiteral("here")}, {{7, 11}, QStringLiteral("there")}});
        list->remove(1);
        QCOMPARE(noticeOf(*window()).text(), sentence("window.bookmark_removed", {QStringLiteral("7")}));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(list->list().size(), std::size_t(2));
        QCOMPARE(list->list().back().note, QStringLiteral("there"));
        // Setting one is nothing to take back.
        list->toggle({9, 11});
        QVERIFY(offer()->isHidden());
    }

    void aPuzzleComesBackWithItsBookmarks()
    {
        session().goTo({12, 11});
        window()->workspace().bookmarks()->setList({{{3, 11}, QStringLiteral("here")}});
        const auto recording = session().recording();
        window()->openGrid(StartingGrid(), QStringLiteral("second"));
        QVERIFY(window()->workspace().bookmarks()->list().empty());
        QVERIFY(offer()->isVisible());
        QCOMPARE(noticeOf(*window()).text(), sentence("window.bookmark_left_behind"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(session().recording()->givens() == recording->givens());
        QCOMPARE(window()->workspace().bookmarks()->list().size(), std::size_t(1));
        QVERIFY(!m_fixture->child<QAction>("undo")->isEnabled());
        // Without bookmarks nothing is lost.
        window()->workspace().bookmarks()->setList({});
        window()->openGrid(StartingGrid(), QStringLiteral("third"));
        QVERIFY(offer()->isHidden());
    }

    void aLessonKeepsTheBookmarksByItself()
    {
        window()->workspace().bookmarks()->setList({{{3, 11}, QStringLiteral("here")}});
        trigger("lesson_1");
        QVERIFY(offer()->isHidden());
        trigger("close_lesson");
        QCOMPARE(window()->workspace().bookmarks()->list().size(), std::size_t(1));
        // Closing it can be taken back.
        QVERIFY(offer()->isVisible());
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_fixture->child<QAction>("close_lesson")->isEnabled());
        trigger("close_lesson");
    }

    void theLayoutComesBack()
    {
        window()->resize(1366, 768); // room for the legend
        auto* why = m_fixture->child<QDockWidget>("explanation_dock");
        auto* legend = m_fixture->window->findChild<LegendPanel*>();
        why->hide();
        trigger("show_rules_dock");
        QVERIFY(!legend->isVisible());
        trigger("reset_layout");
        QVERIFY(why->isVisible() && legend->isVisible());
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!why->isVisible() && !legend->isVisible());
    }

    void panelsOfTheirOwnAreDockedAgain()
    {
        auto* why = m_fixture->child<QDockWidget>("explanation_dock");
        why->setFloating(true);
        QVERIFY(why->isWindow());
        trigger("reset_layout");
        QVERIFY(!why->isFloating() && !why->isWindow());
    }

    void theLayoutComesBackDuringADrag_data()
    {
        QTest::addColumn<QByteArray>("action");
        for (const char* action : {"reset_layout", "perspective_teach", "perspective_debug"})
            QTest::newRow(action) << QByteArray(action);
    }
    void theLayoutComesBackDuringADrag()
    {
        QFETCH(QByteArray, action);
        for (const char* name : {"stack_dock", "events_dock", "explanation_dock"}) {
            auto* dock = m_fixture->child<QDockWidget>(name);
            dock->show();
            dock->raise();
            QTest::mousePress(dock, Qt::LeftButton, {}, {30, 8});
            for (int i = 1; i <= 3; ++i)
                QTest::mouseMove(dock, QPoint(30, 8) + i * QPoint(-60, 40));
            QVERIFY2(QWidget::mouseGrabber() == dock && dock->isFloating(), name);
            trigger(action.constData());
            QVERIFY2(QWidget::mouseGrabber() == nullptr && !dock->isFloating(), name);
            QTest::mouseRelease(dock, Qt::LeftButton);
            QVERIFY2(!dock->isFloating(), name);
            trigger("perspective_puzzle");
        }
    }

    void aStepThatLeadsNowhereIsSaidUntilTheNext()
    {
        session().goToLast();
        session().stepOn(true);
        QVERIFY(noticeOf(*window()).text().startsWith(sentence("window.end_of_run_begins")));
        session().stepOn(false);
        QVERIFY(!noticeOf(*window()).text().startsWith(sentence("window.end_of_run_begins")));
    }

    /// In the editor Ctrl+Z is the editor's.
    void theEditorComesFirst()
    {
        Watches* list = window()->workspace().watches();
        list->add(*readWatch(QStringLiteral("depth")).watch);
        list->remove(0);
        trigger("edit");
        QTest::keyClick(m_fixture->board, Qt::Key_Delete);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(list->count(), 0);
        trigger("edit");
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(list->count(), 1);
    }

    // Settings

    void whatIsChangedIsSavedSoon_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("action"); ///< a toggle
        QTest::newRow("tint") << QStringLiteral("view/tint_derived") << QStringLiteral("tint_derived");
        QTest::newRow("layer") << QStringLiteral("view/show_layer") << QStringLiteral("show_layer");
        QTest::newRow("idle") << QStringLiteral("play/skip_idle") << QStringLiteral("skip_idle");
        QTest::newRow("voice") << QStringLiteral("view/voice_layer") << QStringLiteral("voice_layer");
    }
    void whatIsChangedIsSavedSoon()
    {
        QFETCH(QString, setting);
        QFETCH(QString, action);
        const bool before = m_fixture->child<QAction>(qPrintable(action))->isChecked();
        m_fixture->child<QAction>(qPrintable(action))->trigger();
        // Read from the file, as another start of the program would.
        QTRY_COMPARE(QSettings(m_fixture->settings.fileName(), settingsFormat()).value(setting).toBool(), !before);
    }

    void theArrangementIsSavedSoon()
    {
        const auto file = [this](const char* key) {
            return QSettings(m_fixture->settings.fileName(), settingsFormat()).value(QLatin1String(key));
        };
        QTRY_VERIFY(file("layout/puzzle").isValid());
        QTest::qWait(700); // what the start brings has been written
        const QVariant layout = file("layout/puzzle");
        const QVariant geometry = file("window/geometry");
        m_fixture->child<QDockWidget>("explanation_dock")->hide();
        QTRY_VERIFY(file("layout/puzzle") != layout);
        window()->resize(window()->size() - QSize(40, 30));
        QTRY_VERIFY(file("window/geometry") != geometry);
        trigger("perspective_debug");
        QTRY_COMPARE(file("layout/perspective").toInt(), static_cast<int>(Perspective::Debug));
        session().setSpeed(4);
        QTRY_COMPARE(file("play/speed").toInt(), 4);
    }

    /// A lesson arranges the window for itself: that is nothing to remember.
    void aLessonsArrangementIsNotSaved()
    {
        QTest::qWait(700);
        trigger("lesson_1");
        QTest::qWait(700);
        const QSettings file(m_fixture->settings.fileName(), settingsFormat());
        QCOMPARE(file.value(QStringLiteral("layout/perspective")).toInt(), static_cast<int>(Perspective::Puzzle));
        trigger("close_lesson");
    }

    /// Said once, and neither again nor to the window in another language.
    void settingsThatCannotBeKept()
    {
        QFile file(m_fixture->folder.filePath(QStringLiteral("no folder")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QSettings settings(file.fileName() + QStringLiteral("/settings.conf"), settingsFormat());
        auto window = std::make_unique<MainWindow>(makeBitwise, settings);
        auto* bar = window->findChild<MessageBar*>();
        // A message that is already shown stays, so that it is read first.
        window->showProblem(QStringLiteral("something else"));
        window->show();
        QTest::qWait(700);
        QCOMPARE(bar->text(), QStringLiteral("something else"));
        bar->hide();
        auto* tint = window->findChild<QAction*>(QStringLiteral("tint_derived"));
        tint->trigger();
        QTRY_VERIFY(bar->isVisible());
        QVERIFY2(bar->text().contains(QDir::toNativeSeparators(settings.fileName())), qPrintable(bar->text()));
        bar->hide();
        tint->trigger();
        QTest::qWait(700);
        QVERIFY(!bar->isVisible());
        const std::shared_ptr<WindowModel> windowModel = window->model();
        window = std::make_unique<MainWindow>(windowModel, settings);
        window->show();
        window->findChild<QAction*>(QStringLiteral("tint_derived"))->trigger();
        QTest::qWait(700);
        QVERIFY(!window->findChild<MessageBar*>()->isVisible());
    }

    void settingsThatAreKeptAreNotTalkedAbout()
    {
        trigger("tint_derived");
        QTest::qWait(700);
        QVERIFY(!window()->findChild<MessageBar*>()->isVisible());
        trigger("tint_derived");
    }

    // Motion

    void lessMotionIsKept()
    {
        const int flash = QApplication::cursorFlashTime();
        trigger("less_motion");
        QVERIFY(Motion::instance().isReduced());
        QCOMPARE(QApplication::cursorFlashTime(), 0);
        QVERIFY(!AnimationPreview().isPlaying());
        m_fixture->open();
        QVERIFY(m_fixture->child<QAction>("less_motion")->isChecked());
        trigger("less_motion");
        QCOMPARE(QApplication::cursorFlashTime(), flash);
        QVERIFY(AnimationPreview().isPlaying());
    }

    /// Tests the settings that GTK and KDE write for their programs.
    void theDesktopIsAsked_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("less");
        const QString gtk = QStringLiteral("gtk-3.0/settings.ini");
        QTest::newRow("GTK: no animations") << gtk << QByteArray("[Settings]\ngtk-enable-animations=false\n") << true;
        QTest::newRow("GTK: 0") << gtk << QByteArray("[Settings]\ngtk-enable-animations=0\n") << true;
        QTest::newRow("GTK: animations") << gtk << QByteArray("[Settings]\ngtk-enable-animations=1\n") << false;
        QTest::newRow("KDE: none") << QStringLiteral("kdeglobals") << QByteArray("[KDE]\nAnimationDurationFactor=0\n")
                                   << true;
        QTest::newRow("KDE: half") << QStringLiteral("kdeglobals") << QByteArray("[KDE]\nAnimationDurationFactor=0.5\n")
                                   << false;
        QTest::newRow("nothing") << QStringLiteral("other") << QByteArray() << false;
    }
    void theDesktopIsAsked()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(bool, less);
        const QByteArray before = qgetenv("XDG_CONFIG_HOME");
        QTemporaryDir folder;
        qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
        const QString path = folder.filePath(file);
        QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
        QFile written(path);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(text);
        written.close();
        Motion::instance().askDesktop();
        qputenv("XDG_CONFIG_HOME", before);
        QCOMPARE(Motion::instance().isReduced(), less);
    }
};

CONVOKU_TEST(TestComfort)
#include "tst_comfort.moc"
