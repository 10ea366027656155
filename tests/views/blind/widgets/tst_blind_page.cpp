// SPDX-License-Identifier: MIT
// Blind search as a page: it searches, pauses and steps, every trial can be looked at, and curves stay.
#include "app/document/blind_work.h"
#include "app/document/workspace.h"
#include "app/views/blind/widgets/blind_choices.h"
#include "app/views/blind/widgets/blind_page.h"
#include "app/views/blind/widgets/cost_lane_view.h"
#include "app/views/blind/widgets/trial_board.h"
#include "app/window/exporting/export_dialog.h"
#include "app/window/parts/appearance.h"
#include "app/window/parts/sentence_bar.h"
#include "app/window/parts/style.h"
#include "app/wording/blind_wording.h"
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "tests/blind/blind_testing.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace convoku;
using namespace convoku::testing;

class TestBlindPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_workspace = std::make_unique<Workspace>([] { return makeBitwiseBackend(); });
        m_page = std::make_unique<BlindPage>(m_workspace.get());
        m_page->resize(1000, 760);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    void cleanup()
    {
        m_page.reset();
        m_workspace.reset();
    }

    void withoutAPuzzleThereIsNothing()
    {
        QCOMPARE(text("blind_trial"), sentence("workshop_page.blind.no_puzzle"));
        QVERIFY(!push("blind_search")->isEnabled() && !push("blind_step")->isEnabled());
        QVERIFY(!m_page->picture() && !m_page->animation());
        QTest::keyClick(m_page->lane(), Qt::Key_Space);
        QVERIFY(!m_page->isPlaying());
    }

    void searchesAsARunDoes()
    {
        open();
        QCOMPARE(text("blind_trial"), sentence("workshop_page.blind.nothing_tried"));
        choose("blind_method", BlindMethod::Tpe);
        child<QSpinBox>("blind_seed")->setValue(7);
        QTest::mouseClick(push("blind_search"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(work().isOver(), kLong);
        BlindSettings settings;
        settings.seed = 7;
        BlindRun run(gridOf(kBlindPuzzle), settings);
        while (run.step()) { }
        QVERIFY(*work().record() == run.record());
        const BlindTrial& last = run.record().trials.back();
        QCOMPARE(text("blind_trial"), BlindWording::trial(last, false));
        QVERIFY(text("blind_outcome").contains(BlindWording::outcome(run.record())));
        QCOMPARE(m_page->lane()->scene().at, std::optional<std::size_t>(199));
        QCOMPARE(gridShown(), last.grid);
    }

    void stepsOneTrialAtATime()
    {
        open();
        QTest::mouseClick(push("blind_settings"), Qt::LeftButton);
        for (int i = 1; i <= 3; ++i) {
            QTest::mouseClick(push("blind_step"), Qt::LeftButton);
            QTRY_COMPARE_WITH_TIMEOUT(work().record()->made, static_cast<std::uint64_t>(i), kLong);
            QVERIFY(text("blind_trial")
                        .startsWith((sentence("workshop_page.blind.trial_begins") + QLatin1Char(' ')).arg(i)));
        }
        QVERIFY(!work().isSearching());
        QApplication::activePopupWidget()->close();
    }

    void pausesAndGoesOn()
    {
        open();
        choose("blind_method", BlindMethod::Random);
        child<QSpinBox>("blind_trials")->setValue(static_cast<int>(BlindSettings::kMostTrials));
        QPushButton* button = push("blind_search");
        const QString search = button->text();
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(work().isSearching());
        QVERIFY(button->text() != search);
        QTRY_VERIFY_WITH_TIMEOUT(work().record()->made > 100, kLong);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!work().isSearching());
        QCOMPARE(button->text(), search);
        QTest::qWait(200);
        const std::uint64_t made = work().record()->made;
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(work().record()->made > made, kLong);
        QCOMPARE(m_page->lane()->scene().curves.size(), std::size_t{1}); // the same search
        QTRY_VERIFY_WITH_TIMEOUT(!text("blind_left_out").isEmpty(), kLong);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    /// A new page on the same workspace continues the search with the same choices, as after a change of the language.
    void anotherPageGoesOn()
    {
        open();
        search(BlindMethod::Tpe);
        choose("blind_method", BlindMethod::Random);
        child<QSpinBox>("blind_trials")->setValue(static_cast<int>(BlindSettings::kMostTrials));
        child<QSpinBox>("blind_seed")->setValue(5);
        QTest::mouseClick(push("blind_search"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(work().record()->made > 100, kLong);
        QTest::mouseClick(child<QToolButton>("blind_first"), Qt::LeftButton);
        QTest::mouseClick(child<QToolButton>("blind_forward"), Qt::LeftButton);
        const QString shown = text("blind_trial");
        const BlindSettings settings = m_page->choices()->settings();
        auto other = std::make_unique<BlindPage>(m_workspace.get());
        m_page = std::move(other);
        QVERIFY(work().isSearching());
        QVERIFY(m_page->choices()->settings() == settings);
        const CostLaneScene& scene = m_page->lane()->scene();
        QCOMPARE(scene.curves.size(), std::size_t{2});
        QCOMPARE(scene.curves.front().record->settings.method, BlindMethod::Tpe);
        QCOMPARE(scene.curves.back().name, BlindWording::run(settings));
        QCOMPARE(scene.at, std::optional<std::size_t>(1));
        QCOMPARE(text("blind_trial"), shown);
        // It is heard there, and ended.
        const std::uint64_t made = work().record()->made;
        QTRY_VERIFY_WITH_TIMEOUT(scene.curves.back().record->made > made, kLong);
        QTest::mouseClick(push("blind_search"), Qt::LeftButton);
        QVERIFY(!work().isSearching());
        // Another puzzle, another desk.
        m_workspace->session()->open(gridOf(kBlindSolution), {});
        QVERIFY(m_workspace->blind()->viewState().before.empty() && !work().record());
    }

    /// Behind another view it goes on and says nothing of cells.
    void speaksToNobodyWhileHidden()
    {
        open();
        choose("blind_method", BlindMethod::Random);
        child<QSpinBox>("blind_trials")->setValue(static_cast<int>(BlindSettings::kMostTrials));
        QTest::mouseClick(push("blind_search"), Qt::LeftButton);
        m_page->hide();
        const QSignalSpy hovered(m_page.get(), &BlindPage::hovered);
        const std::uint64_t made = work().record() ? work().record()->made : 0;
        QTRY_VERIFY_WITH_TIMEOUT(work().record() && work().record()->made > made + 100, kLong);
        QCOMPARE(hovered.count(), qsizetype{0});
        m_page->show();
        QTest::mouseClick(push("blind_search"), Qt::LeftButton);
    }

    /// While it goes on a place that was chosen stays at its trial, though the record is thinned.
    void aChosenPlaceStays()
    {
        open();
        choose("blind_method", BlindMethod::Random);
        child<QSpinBox>("blind_trials")->setValue(static_cast<int>(BlindSettings::kMostTrials));
        QTest::mouseClick(push("blind_search"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(work().record()->trials.size() > 100, kLong);
        const std::optional<std::size_t> best = work().record()->best();
        const BlindTrial trial = work().record()->trials.at(*best);
        Q_EMIT m_page->lane()->placeRequested(*best);
        const std::uint64_t made = work().record()->made;
        QTRY_VERIFY_WITH_TIMEOUT(work().record()->made > made + 50'000, kLong);
        QCOMPARE(shown().number, trial.number);
        QCOMPARE(gridShown(), trial.grid);
        QTest::mouseClick(push("blind_search"), Qt::LeftButton);
    }

    void keysGoThroughTheTrials()
    {
        open();
        search(BlindMethod::Swaps);
        CostLaneView* lane = m_page->lane();
        lane->setFocus();
        const BlindRecord& record = *work().record();
        QTest::keyClick(lane, Qt::Key_Home);
        QCOMPARE(place(), std::size_t{0});
        QTest::keyClick(lane, Qt::Key_Left);
        QCOMPARE(place(), std::size_t{0});
        QTest::keyClick(lane, Qt::Key_Right);
        QTest::keyClick(lane, Qt::Key_Right);
        QCOMPARE(place(), std::size_t{2});
        QTest::keyClick(lane, Qt::Key_Left);
        QCOMPARE(place(), std::size_t{1});
        QCOMPARE(text("blind_trial"), BlindWording::trial(record.trials[1], true));
        QCOMPARE(gridShown(), record.trials[1].grid);
        const std::size_t improvement = record.from(1, BlindRecord::Stride::Improvement, true).value();
        QTest::keyClick(lane, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(place(), improvement);
        QTest::keyClick(lane, Qt::Key_PageDown);
        QVERIFY(shown().endsChain);
        const std::size_t chain = place();
        QTest::keyClick(lane, Qt::Key_PageDown);
        QCOMPARE(place(), record.from(chain, BlindRecord::Stride::Chain, true).value());
        QTest::keyClick(lane, Qt::Key_PageUp);
        QCOMPARE(place(), chain);
        QTest::keyClick(lane, Qt::Key_End);
        QCOMPARE(place(), record.trials.size() - 1);
        QVERIFY(m_page->board()->scene().clashingCells.empty()); // solved
        QCOMPARE(gridShown(), gridOf(kBlindSolution));
    }

    void stepButtonsGoByWhatIsChosen()
    {
        open();
        search(BlindMethod::Swaps);
        QTest::mouseClick(tool("blind_first"), Qt::LeftButton);
        QVERIFY(!tool("blind_back")->isEnabled() && !tool("blind_first")->isEnabled());
        for (const auto stride : {BlindRecord::Stride::Improvement, BlindRecord::Stride::Chain}) {
            child<QComboBox>("blind_stride")->setCurrentIndex(static_cast<int>(stride));
            const std::size_t expected = work().record()->from(place(), stride, true).value();
            QTest::mouseClick(tool("blind_forward"), Qt::LeftButton);
            QCOMPARE(place(), expected);
        }
        QTest::mouseClick(tool("blind_back"), Qt::LeftButton);
        QTest::mouseClick(tool("blind_last"), Qt::LeftButton);
        QVERIFY(!tool("blind_last")->isEnabled());
    }

    /// After the last improvement there are more trials, but none to step to.
    void stepButtonsAreEnabledByWhatIsChosen()
    {
        open();
        search(BlindMethod::Random);
        child<QComboBox>("blind_stride")->setCurrentIndex(static_cast<int>(BlindRecord::Stride::Improvement));
        Q_EMIT m_page->lane()->placeRequested(0);
        for (std::size_t i = 0; i < work().record()->trials.size() && tool("blind_forward")->isEnabled(); ++i)
            QTest::mouseClick(tool("blind_forward"), Qt::LeftButton);
        QCOMPARE(place(), work().record()->best());
        QVERIFY(tool("blind_last")->isEnabled());
        Q_EMIT m_page->lane()->placeRequested(0);
        QVERIFY(tool("blind_forward")->isEnabled() && !tool("blind_back")->isEnabled());
    }

    void theMouseScrubs()
    {
        open();
        search(BlindMethod::Tpe);
        CostLaneView* lane = m_page->lane();
        QTest::mousePress(lane, Qt::LeftButton, {}, lane->pointOf(50).toPoint());
        QVERIFY2(place() >= 49 && place() <= 51, qPrintable(QString::number(place())));
        const QPointF to = lane->pointOf(120);
        QMouseEvent move(QEvent::MouseMove, to, lane->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(lane, &move);
        QVERIFY2(place() >= 119 && place() <= 121, qPrintable(QString::number(place())));
        QTest::mouseRelease(lane, Qt::LeftButton, {}, to.toPoint());
        QMouseEvent hover(QEvent::MouseMove, QPointF(10, 10), lane->mapToGlobal(QPointF(10, 10)), Qt::NoButton, {}, {});
        QApplication::sendEvent(lane, &hover);
        QVERIFY(place() >= 119 && place() <= 121);
    }

    void spacePlays()
    {
        open();
        search(BlindMethod::Tpe);
        CostLaneView* lane = m_page->lane();
        lane->setFocus();
        QTest::keyClick(lane, Qt::Key_Space);
        QVERIFY(m_page->isPlaying()); // from the start, since it was at the end
        QVERIFY(place() < 20);
        QTRY_VERIFY_WITH_TIMEOUT(place() > 3, kLong);
        QTest::keyClick(lane, Qt::Key_Space);
        QVERIFY(!m_page->isPlaying());
        const std::size_t stopped = place();
        QTest::qWait(150);
        QCOMPARE(place(), stopped);
        QTest::keyClick(lane, Qt::Key_End);
        QTest::keyClick(lane, Qt::Key_Left);
        QTest::mouseClick(tool("blind_play"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isPlaying(), kLong); // the end
        QCOMPARE(place(), std::size_t{199});
    }

    /// The window's keys step through the network's run; here they are the lane's.
    void keysAreNotTheWindows()
    {
        open();
        search(BlindMethod::Tpe);
        for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Space, Qt::Key_Home, Qt::Key_PageUp}) {
            QKeyEvent event(QEvent::ShortcutOverride, key, Qt::NoModifier);
            event.ignore();
            QApplication::sendEvent(m_page->lane(), &event);
            QVERIFY(event.isAccepted());
        }
        QKeyEvent other(QEvent::ShortcutOverride, Qt::Key_O, Qt::ControlModifier);
        other.ignore();
        QApplication::sendEvent(m_page->lane(), &other);
        QVERIFY(!other.isAccepted());
    }

    void curvesStay()
    {
        open();
        int seed = 0;
        for (const BlindMethod method :
            {BlindMethod::Random, BlindMethod::Tpe, BlindMethod::Swaps, BlindMethod::Tpe, BlindMethod::Random}) {
            child<QSpinBox>("blind_seed")->setValue(++seed);
            search(method);
        }
        const CostLaneScene& scene = m_page->lane()->scene();
        QCOMPARE(scene.curves.size(), CostLaneScene::kMostCurves); // the oldest is gone
        QCOMPARE(scene.curves[0].record->settings.method, BlindMethod::Tpe);
        QCOMPARE(scene.curves[1].record->settings.method, BlindMethod::Swaps);
        QCOMPARE(scene.curves[3].record->settings.method, BlindMethod::Random);
        QVERIFY(scene.curves[1].record->isSolved());
        // One that is there already takes its own place.
        child<QSpinBox>("blind_seed")->setValue(3);
        search(BlindMethod::Swaps);
        QCOMPARE(scene.curves.size(), CostLaneScene::kMostCurves);
        QCOMPARE(scene.curves[1].record->settings.method, BlindMethod::Tpe);
        QCOMPARE(scene.curves[3].record->settings.method, BlindMethod::Swaps);
        push("blind_forget")->click();
        QVERIFY(m_page->lane()->scene().curves.empty());
        QCOMPARE(text("blind_trial"), sentence("workshop_page.blind.nothing_tried"));
        QVERIFY(!m_page->picture());
    }

    void theSameAgainTakesAnotherSeed()
    {
        open();
        child<QSpinBox>("blind_seed")->setValue(4);
        search(BlindMethod::Tpe);
        const auto first = work().record();
        search(BlindMethod::Tpe);
        QCOMPARE(child<QSpinBox>("blind_seed")->value(), 5);
        QVERIFY(work().record()->trials[0].grid != first->trials[0].grid);
        QCOMPARE(m_page->lane()->scene().curves.size(), std::size_t{2});
    }

    void anotherPuzzleBeginsAnew()
    {
        open();
        search(BlindMethod::Tpe);
        Grid other;
        other.setDigit({4, 4}, 9);
        m_workspace->session()->open(other, QString());
        QVERIFY(m_page->lane()->scene().curves.empty());
        QVERIFY(!work().record());
        QCOMPARE(m_page->board()->scene().givens, other);
        search(BlindMethod::Swaps);
        QCOMPARE(work().record()->puzzle, other);
    }

    void showsTheNumbersOfItsMethod()
    {
        open();
        choose("blind_method", BlindMethod::Tpe);
        QVERIFY(child<QComboBox>("blind_parzen")->isVisibleTo(m_page->choices())
            && !child<QSpinBox>("blind_chain")->isVisibleTo(m_page->choices()));
        choose("blind_method", BlindMethod::Random);
        QVERIFY(!child<QComboBox>("blind_parzen")->isVisibleTo(m_page->choices())
            && !child<QSpinBox>("blind_chain")->isVisibleTo(m_page->choices()));
        choose("blind_method", BlindMethod::Anneal);
        QVERIFY(!child<QComboBox>("blind_parzen")->isVisibleTo(m_page->choices())
            && child<QSpinBox>("blind_chain")->isVisibleTo(m_page->choices()));
        QCOMPARE(child<MenuWord>("blind_method_word")->accessibleName(), BlindWording::method(BlindMethod::Anneal));
        QCOMPARE(m_page->choices()->settings(), BlindSettings::of(BlindMethod::Anneal));
        QCOMPARE(text("blind_knows"), BlindWording::knows(BlindMethod::Anneal));
        child<QComboBox>("blind_objective")->setCurrentIndex(0);
        QCOMPARE(text("blind_cost"), BlindWording::cost(CountedDigits::ZeroToEight));
        child<QDoubleSpinBox>("blind_temperature")->setValue(2.5);
        child<QDoubleSpinBox>("blind_cooling")->setValue(0.9);
        child<QSpinBox>("blind_chain")->setValue(100);
        child<QSpinBox>("blind_reheat")->setValue(7);
        const BlindSettings settings = m_page->choices()->settings();
        QCOMPARE(settings.counted, CountedDigits::ZeroToEight);
        QCOMPARE(settings.temperature, 2.5);
        QCOMPARE(settings.cooling, 0.9);
        QCOMPARE(settings.chain, 100);
        QCOMPARE(settings.reheatAfter, 7);
    }

    void saysWhatStandsWhere()
    {
        open();
        search(BlindMethod::Random);
        TrialBoard* board = m_page->board();
        QSignalSpy hovered(m_page.get(), &BlindPage::hovered);
        const QPoint at = board->rectOf(0).center();
        QTest::mouseMove(board, at + QPoint(2, 2));
        QTest::mouseMove(board, at);
        QTRY_COMPARE(text("blind_cell"), BlindWording::cell(gridOf(kBlindPuzzle), shown().grid, {0, 0}));
        QVERIFY(hovered.count() > 0);
        QTest::mouseMove(m_page.get(), QPoint(1, 1));
        board->setFocus();
        QTest::keyClick(board, Qt::Key_Down);
        QCOMPARE(board->focusedPart(), 0);
        QTest::keyClick(board, Qt::Key_Down);
        QTest::keyClick(board, Qt::Key_Right);
        QCOMPARE(board->focusedPart(), (Cell{1, 1}.index()));
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(board);
        QVERIFY(table != nullptr);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->tableInterface()->cellAt(1, 1)->text(QAccessible::Name),
            BlindWording::cell(gridOf(kBlindPuzzle), shown().grid, {1, 1}));
        QVERIFY(m_page->lane()->accessibleDescription().startsWith(
            sentence("workshop_page.blind.trial_begins", {QStringLiteral("200")}) + QLatin1Char(' ')));
        QTest::keyClick(board, Qt::Key_Escape);
        QCOMPARE(board->focusedPart(), PictureParts::kWhole);
    }

    void exportsWhatItShows()
    {
        open();
        search(BlindMethod::Tpe);
        QSignalSpy wanted(m_page.get(), &BlindPage::exportRequested);
        m_page->findChild<QAction*>(QStringLiteral("blind_export_picture"))->trigger();
        m_page->findChild<QAction*>(QStringLiteral("blind_export_animation"))->trigger();
        QCOMPARE(wanted.count(), 2);
        QCOMPARE(wanted[0][0].toBool(), false);
        QCOMPARE(wanted[1][0].toBool(), true);
        QVERIFY(m_page->picture());
        const BlindFrames frames(m_page->animation().value());
        QCOMPARE(frames.count(), 200);
    }

    void theSearchBecomesAFile()
    {
        open();
        child<QComboBox>("blind_method")->setCurrentIndex(static_cast<int>(BlindMethod::Tpe));
        child<QSpinBox>("blind_trials")->setValue(15);
        search(BlindMethod::Tpe);
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        ExportDialog dialog(blindExportable(m_page->animation().value()), Theme::Kind::Dark, settings);
        QCOMPARE(dialog.windowTitle(), sentence("workshop_page.blind.export_dialog"));
        QCOMPARE(dialog.output().facts.puzzle, QString::fromStdString(gridOf(kBlindPuzzle).toText()));
        dialog.findChild<QSpinBox*>(QStringLiteral("width"))->setValue(200);
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        const QString path = folder.filePath(QStringLiteral("search.gif"));
        dialog.exportTo(path);
        QVERIFY(exported.wait(kLong));
        QImageReader reader(path);
        QCOMPARE(reader.imageCount(), 15);
        QCOMPARE(reader.size().width(), 200);
    }

    void fits_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<double>("letters");
        QTest::addColumn<QString>("language");
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("ru")}) {
            QTest::addRow("480, %s", qPrintable(language)) << 480 << 1.0 << language;
            QTest::addRow("480, twice as large, %s", qPrintable(language)) << 480 << 2.0 << language;
            QTest::addRow("1000, %s", qPrintable(language)) << 1000 << 1.0 << language;
        }
    }

    /// No widget is cut off at the sides; vertically the page scrolls.
    void fits()
    {
        QFETCH(int, width);
        QFETCH(double, letters);
        QFETCH(QString, language);
        useLanguage(language);
        const QFont before = QApplication::font();
        QFont font = before;
        font.setPointSizeF(before.pointSizeF() * letters);
        QApplication::setFont(font);
        {
            BlindPage page(m_workspace.get());
            open();
            page.resize(width, 560);
            page.show();
            QVERIFY(QTest::qWaitForWindowExposed(&page));
            for (int method = 0; method < kBlindMethods; ++method) {
                page.findChild<QComboBox*>(QStringLiteral("blind_method"))->setCurrentIndex(method);
                QCoreApplication::processEvents();
                QVERIFY2(page.minimumSizeHint().width() <= 480,
                    qPrintable(QStringLiteral("%1").arg(page.minimumSizeHint().width())));
                const auto* room = page.findChild<QScrollArea*>(QStringLiteral("blind_room"));
                for (const QWidget* widget : room->widget()->findChildren<QWidget*>()) {
                    if (!widget->isVisible())
                        continue;
                    const QPoint left = widget->mapTo(&page, QPoint());
                    QVERIFY2(
                        left.x() >= 0 && left.x() + widget->width() <= page.width(), qPrintable(widget->objectName()));
                }
            }
        }
        QApplication::setFont(before);
        useLanguage({});
    }

    /// Pictures for people: CONVOKU_SHOTS names a folder.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("CONVOKU_SHOTS");
        if (folder.isEmpty())
            QSKIP("CONVOKU_SHOTS is not set");
        open();
        for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
            applyAppearance(appearance);
            applyWindowFont(false);
            for (const BlindMethod method : {BlindMethod::Random, BlindMethod::Tpe, BlindMethod::Swaps})
                search(method);
            for (const int width : {480, 1000}) {
                m_page->resize(width, 760);
                QTest::qWait(100);
                const QString name
                    = QStringLiteral("%1/blind_%2_%3")
                          .arg(
                              folder, appearance == Appearance::Dark ? QStringLiteral("dark") : QStringLiteral("light"))
                          .arg(width);
                m_page->grab().save(name + QStringLiteral(".png"));
                if (width == 480) {
                    QScrollBar* bar
                        = m_page->findChild<QScrollArea*>(QStringLiteral("blind_room"))->verticalScrollBar();
                    bar->setValue(bar->maximum());
                    QTest::qWait(50);
                    m_page->grab().save(name + QStringLiteral("_end.png"));
                    bar->setValue(0);
                }
            }
            push("blind_forget")->click();
            search(BlindMethod::Tpe);
            QTest::keyClick(m_page->lane(), Qt::Key_Home);
            m_page->grab().save(QStringLiteral("%1/blind_first_%2.png").arg(folder).arg(static_cast<int>(appearance)));
        }
    }

private:
    template <typename Widget>
    Widget* child(const char* name) const
    {
        auto* widget = m_page->findChild<Widget*>(QLatin1String(name));
        if (widget == nullptr)
            qFatal("there is no %s", name);
        return widget;
    }
    QString text(const char* name) const { return child<QLabel>(name)->text(); }
    QPushButton* push(const char* name) const { return child<QPushButton>(name); }
    QToolButton* tool(const char* name) const { return child<QToolButton>(name); }
    void choose(const char* name, BlindMethod method)
    {
        child<QComboBox>(name)->setCurrentIndex(static_cast<int>(method));
    }
    BlindWork& work() const { return *m_page->work(); }
    std::size_t place() const { return m_page->lane()->scene().at.value(); }
    const BlindTrial& shown() const { return m_page->lane()->scene().front()->trials.at(place()); }

    Grid gridShown() const { return Grid::fromDecided(m_page->board()->scene().candidates); }

    void open() { m_workspace->session()->open(gridOf(kBlindPuzzle), QString()); }

    void search(BlindMethod method)
    {
        choose("blind_method", method);
        const auto before = work().record();
        QTest::mouseClick(push("blind_search"), Qt::LeftButton);
        QVERIFY(work().record() != before);
        QTRY_VERIFY_WITH_TIMEOUT(work().isOver() && !work().isSearching(), kLong);
    }

    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<BlindPage> m_page;
};

CONVOKU_TEST(TestBlindPage)
#include "tst_blind_page.moc"
