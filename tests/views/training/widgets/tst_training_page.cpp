// SPDX-License-Identifier: MIT
// Training a rule in the window: with clicks and keys, and trainers whose way can be counted.
#include "app/document/workspace.h"
#include "app/exporting/picture.h"
#include "app/views/training/widgets/acquired_view.h"
#include "app/views/training/widgets/error_table.h"
#include "app/views/training/widgets/learned_view.h"
#include "app/views/training/widgets/start_tiles_view.h"
#include "app/views/training/widgets/study_pane.h"
#include "app/views/training/widgets/training_head_view.h"
#include "app/views/training/widgets/training_page.h"
#include "app/views/training/widgets/training_timeline.h"
#include "app/window/exporting/export_dialog.h"
#include "app/window/parts/motion.h"
#include "app/window/parts/passage.h"
#include "app/window/parts/sentence_bar.h"
#include "app/window/parts/text_scale.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/straight_trainer.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QDoubleSpinBox>
#include <QImageReader>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <bit>
#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

using Stage = TrainingWork::State;

double roof(double sum)
{
    return std::max(0.0, 1 - std::abs(sum - 1));
}

/// Rows of a board, digit by digit, that these numbers answer otherwise than "one place".
int wrongRows(const Candidates& board, const std::vector<float>& numbers)
{
    int wrong = 0;
    for (int digit = 0; digit < 9; ++digit) {
        for (int row = 0; row < 9; ++row) {
            double sum = numbers.back();
            int places = 0;
            for (int column = 0; column < 9; ++column) {
                if (!board.has(Candidate{digit, row, column}))
                    continue;
                ++places;
                sum += numbers[static_cast<std::size_t>(column)];
            }
            wrong += (roof(sum) >= 0.5) != (places == 1) ? 1 : 0;
        }
    }
    return wrong;
}

} // namespace

class TestTrainingPage : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    LearnedView* view() { return m_fixture->child<LearnedView>("learned"); }
    TrainingPage* page() { return view()->training(); }
    TrainingWork* work() { return page()->work(); }
    StartTilesView* tiles() { return m_fixture->child<StartTilesView>("start_tiles"); }
    PassBarsView* passes() { return m_fixture->child<PassBarsView>("pass_errors"); }
    TrainingTimeline* timeline() { return m_fixture->child<TrainingTimeline>("training_timeline"); }
    QPushButton* button(const char* name) { return m_fixture->child<QPushButton>(name); }
    LearnedStudy* study() { return m_fixture->child<StudyPane>("study_pane")->study(); }
    const std::optional<TrainingHead>& head() { return m_fixture->child<TrainingHeadView>("training_head")->head(); }
    QString said(const char* name) { return m_fixture->child<QLabel>(name)->text(); }
    /// A button of the page, or of the sheet that its settings open.
    void press(const char* name)
    {
        QVERIFY2(button(name)->isEnabled(), name);
        if (!button(name)->isVisible())
            QTest::mouseClick(button("training_settings"), Qt::LeftButton);
        QTest::mouseClick(button(name), Qt::LeftButton);
        if (QWidget* sheet = QApplication::activePopupWidget())
            QTest::keyClick(sheet, Qt::Key_Escape);
    }
    MenuWord* word(const char* name) { return m_fixture->child<MenuWord>(name); }
    void set(const char* name, int value) { m_fixture->child<QSpinBox>(name)->setValue(value); }

    void trainToTheEnd(int steps = 80, int starts = 4)
    {
        set("training_steps", steps);
        set("training_starts", starts);
        set("training_batch", 1);
        press("training_train");
        QTRY_VERIFY_WITH_TIMEOUT(work()->state() == Stage::Ended, kLong);
        QCOMPARE(work()->lastStep(), steps);
    }
    void choose(std::size_t start)
    {
        work()->choose(start);
        QTRY_VERIFY_WITH_TIMEOUT(
            head()->learned.title == sentence("workshop_page.training.found_by").arg(start + 1), kLong);
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->resize(1600, 1000);
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_fixture->window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
        work()->setTrainers(straightTrainers());
        m_fixture->child<QAction>("learned")->trigger();
        QVERIFY(page()->isVisible());
    }
    void cleanup() { m_fixture.reset(); }

    /// Before anything is trained it shows the training that comes with the program.
    void opensOnARecordedTraining()
    {
        QVERIFY(work()->record() != nullptr);
        QCOMPARE(work()->state(), Stage::Ended);
        QCOMPARE(work()->lastStep(), 4000);
        QCOMPARE(work()->position(), 4000);
        QCOMPARE(tiles()->tiles().tiles.size(), 10U);
        QCOMPARE(tiles()->tiles().tiles.front().outcome, TrainingOutcome::Found);
        QCOMPARE(work()->chosen(), tiles()->tiles().tiles.front().start);
        QVERIFY(view()->picture() != nullptr);
        const QString description = m_fixture->child<QWidget>("training_head")->accessibleDescription();
        QVERIFY(description.startsWith(head()->title));
        QVERIFY(description.contains(QLocale().toString(100.0, 'f', 1)));
        QVERIFY(m_fixture->child<QAction>("export_training")->isEnabled());
        QCOMPARE(button("training_train")->text(), sentence("workshop_page.training.train"));
        // A training takes its place, and is not replaced by it.
        trainToTheEnd(10, 2);
        const auto record = work()->record();
        m_fixture->child<QAction>("board")->trigger();
        m_fixture->child<QAction>("learned")->trigger();
        QCOMPARE(work()->record(), record);
    }

    void trainBecomesStop()
    {
        set("training_steps", 100'000);
        set("training_batch", 1);
        press("training_train");
        QTRY_VERIFY_WITH_TIMEOUT(work()->state() == Stage::Running, kLong);
        QCOMPARE(button("training_train")->text(), sentence("workshop_page.training.stop"));
        press("training_train");
        QTRY_VERIFY_WITH_TIMEOUT(work()->state() == Stage::Ended, kLong);
        QVERIFY(work()->lastStep() < 100'000);
        QCOMPARE(button("training_train")->text(), sentence("workshop_page.training.train"));
    }

    void whatAStartLearnedWhen()
    {
        m_fixture->window->resize(1600, 700); // so that the lanes are out of sight at first
        trainToTheEnd(24);
        auto* lanes = m_fixture->child<AcquiredView>("training_acquired");
        auto* scroll = m_fixture->child<QScrollArea>("training_scroll");
        scroll->verticalScrollBar()->setValue(0);
        QTest::qWait(200);
        QVERIFY(lanes->work()->isIncomplete()); // out of sight
        // The known history is still that of the previous training.
        QVERIFY(lanes->work()->history() == nullptr || lanes->work()->history()->frames.size() != 25U);
        scroll->ensureWidgetVisible(lanes);
        QTRY_VERIFY_WITH_TIMEOUT(!lanes->work()->isIncomplete(), 2 * kLong); // the boards are made too
        QVERIFY(lanes->instead().isEmpty());
        const AcquiredHistory& history = *lanes->work()->history();
        QCOMPARE(history.frames.size(), 25U);
        // Start 1 goes to the written numbers of the row's hidden single, the fourth rule.
        constexpr int kHidden = 3;
        QCOMPARE(lanes->lanes().lanes.size(), 11U);
        QCOMPARE(lanes->lanes().lanes[kHidden].shares.back(), QPointF(24, 1));
        const int from = lanes->lanes().lanes[kHidden].from.value_or(-1);
        QVERIFY(from > 0 && from < 24);
        const QString when = sentence("workshop_page.training.from_step").arg(from);
        QCOMPARE(lanes->lanes().lanes[kHidden].when, when);
        QCOMPARE(lanes->lanes().lanes[8].when, sentence("workshop_page.training.never"));
        QVERIFY(lanes->accessibleDescription().contains(
            sentence("views.rule.hidden_single_row") + QLatin1String(": ") + when));
        QCOMPARE(
            said("training_acquired_title"), sentence("workshop_page.training.acquired_title", {QStringLiteral("1")}));
        QVERIFY(said("training_acquired_note").contains(sentence("workshop_page.training.at_least_half")));
        // For screen readers, and under the mouse.
        QCOMPARE(lanes->countIn(PictureParts::kWhole), 11);
        QVERIFY(lanes->nameOf(kHidden).contains(
            sentence("workshop_page.training.share_at_step", {QStringLiteral("100.0"), QStringLiteral("24")})));
        const QSignalSpy hovered(lanes, &AcquiredView::pointedAt);
        const AcquiredLanesGeometry geometry = lanes->geometryOfLanes();
        QTest::mouseMove(lanes, geometry.lane(kHidden).center().toPoint());
        QTRY_VERIFY(hovered.contains(QVariantList{lanes->nameOf(kHidden)}));
        // Its steps stand above those of the timeline where its words have room beside them, at both ends or at none.
        const QRectF below = timeline()->plotOfLines().axes;
        const qreal left = timeline()->mapToGlobal(QPoint()).x() - lanes->mapToGlobal(QPoint()).x();
        const auto meets = [](qreal some, qreal others) { return std::abs(some - others) < 1; };
        QCOMPARE(
            meets(geometry.across.at(0), below.left() + left), meets(geometry.across.at(24), below.right() + left));
        // A click goes to the step.
        QTest::mouseClick(
            lanes, Qt::LeftButton, {}, QPointF(geometry.across.at(10), geometry.lane(1).center().y()).toPoint());
        QCOMPARE(work()->position(), 10);
        QVERIFY(lanes->nameOf(kHidden).contains(sentence("workshop_page.training.at_step", {QStringLiteral("10")})));
        // The fourth start always says no.
        choose(3);
        QTRY_VERIFY_WITH_TIMEOUT(!lanes->work()->isIncomplete(), kLong);
        QCOMPARE(lanes->lanes().lanes[kHidden].when, sentence("workshop_page.training.never"));
        QCOMPARE(
            said("training_acquired_title"), sentence("workshop_page.training.acquired_title", {QStringLiteral("4")}));
    }

    void trainsAndSaysWhatBecameOfTheStarts()
    {
        trainToTheEnd();
        const StartTiles& shown = tiles()->tiles();
        QCOMPARE(shown.tiles.size(), 4U);
        // Goals 1 and 3 are the rule, plain and mirrored; 2 counts in four columns; 4 says no.
        QCOMPARE(shown.tiles[0].outcome, TrainingOutcome::Found);
        QCOMPARE(shown.tiles[1].outcome, TrainingOutcome::Found);
        QCOMPARE(shown.tiles[2].start, 1U);
        QCOMPARE(shown.tiles[2].outcome, TrainingOutcome::SomethingElse);
        QCOMPARE(shown.tiles[2].caption, sentence("workshop_page.training.minus_4_and_1"));
        QCOMPARE(shown.tiles[3].start, 3U);
        QCOMPARE(shown.tiles[3].outcome, TrainingOutcome::Stuck);
        QVERIFY(said("training_counts_note").contains(sentence("workshop_page.training.property_of_set_up")));
        choose(1);
        // The steps on the way have sentences that begin alike; on a busy machine one of them is still there.
        QTRY_VERIFY_WITH_TIMEOUT(head()->meaning.contains(sentence("workshop_page.training.misses_5_of_9")), kLong);
        QVERIFY(head()->meaning.startsWith(sentence("workshop_page.training.yes_only_in_place_begins")));
        QVERIFY(std::abs(head()->learned.bars->numbers[1] + 4) < 0.01);
        QCOMPARE(head()->written.bars->numbers, std::vector<double>(9, 1));
        QVERIFY(!head()->plot.curve.isEmpty());
        QVERIFY(view()->picture() != nullptr);
    }

    /// A tile that changes its group moves there in 200 ms, or at once where motion is reduced.
    void tilesMoveBetweenGroups()
    {
        StartTilesView view;
        view.resize(900, 200);
        StartTiles first;
        first.titles.fill(QStringLiteral("starts"));
        for (const std::size_t start : {std::size_t{0}, std::size_t{1}, std::size_t{2}})
            first.tiles.push_back(
                {start, TrainingOutcome::Stuck, QStringLiteral("90 %"), {1}, QStringLiteral("stuck")});
        StartTiles second = first;
        std::rotate(second.tiles.begin(), second.tiles.begin() + 2, second.tiles.end());
        second.tiles.front().outcome = TrainingOutcome::Found;
        Passage::showWithoutScreen(true);
        for (const bool reduced : {true, false}) {
            Motion::instance().setReduced(reduced);
            view.setTiles({});
            view.setTiles(first);
            const QRect from = view.rectOf(2);
            view.setTiles(second);
            const StartTilesGeometry end(second, view.width() / textScale(&view));
            const auto arrived = [&] { return std::abs(view.rectOf(0).left() - end.tile(0).left()) <= 1; };
            QVERIFY(std::abs(end.tile(0).left() - from.left()) > 50);
            QCOMPARE(arrived(), reduced);
            QVERIFY(reduced || std::abs(view.rectOf(0).left() - from.left()) < 50);
            QTRY_VERIFY_WITH_TIMEOUT(arrived(), kLong);
        }
        Passage::showWithoutScreen(false);
        Motion::instance().setReduced(false);
    }

    void tilesAreChosenByClickAndByKey()
    {
        trainToTheEnd();
        const QRectF third = tiles()->geometryOfTiles().tile(2);
        QTest::mouseClick(tiles(), Qt::LeftButton, {}, third.center().toPoint());
        QCOMPARE(work()->chosen(), tiles()->tiles().tiles[2].start);
        tiles()->setFocus();
        QTest::keyClick(tiles(), Qt::Key_Right);
        QCOMPARE(work()->chosen(), tiles()->tiles().tiles[3].start);
        QTest::keyClick(tiles(), Qt::Key_Right);
        QCOMPARE(work()->chosen(), tiles()->tiles().tiles[3].start);
        QTest::keyClick(tiles(), Qt::Key_Home);
        QCOMPARE(work()->chosen(), tiles()->tiles().tiles[0].start);
        QCOMPARE(tiles()->selectedParts(), std::vector<int>{0});
    }

    void pausesStepsAndGoesOn()
    {
        set("training_steps", 200);
        set("training_starts", 2);
        set("training_batch", 1);
        press("training_step");
        QTRY_VERIFY_WITH_TIMEOUT(work()->state() == Stage::Paused && work()->lastStep() == 10, kLong);
        QCOMPARE(button("training_pause")->text(), sentence("workshop_page.training.go_on"));
        press("training_step");
        QTRY_COMPARE_WITH_TIMEOUT(work()->lastStep(), 20, kLong);
        press("training_pause");
        QTRY_VERIFY_WITH_TIMEOUT(work()->state() == Stage::Ended, kLong);
        QCOMPARE(button("training_train")->text(), sentence("workshop_page.training.train"));
    }

    /// It would begin the same anew. Of another set-up it is the first step.
    void afterTheEndThereIsNoStep()
    {
        set("training_steps", 20);
        set("training_starts", 2);
        set("training_batch", 1);
        press("training_step");
        press("training_step");
        QTRY_VERIFY_WITH_TIMEOUT(work()->state() == Stage::Ended, kLong);
        QVERIFY(!button("training_step")->isEnabled());
        set("training_steps", 30);
        press("training_step");
        QTRY_VERIFY_WITH_TIMEOUT(work()->state() == Stage::Paused && work()->lastStep() == 10, kLong);
        QCOMPARE(work()->record()->setup.steps, 30);
    }

    /// Settings that another part requests, such as a lesson, are shown on the page and used for training.
    void showsWhatIsWishedFor()
    {
        TrainingWork::Request request;
        request.setup.seed = 123'456'789;
        request.setup.steps = 25;
        request.setup.batch = 2;
        request.setup.density = 0.45;
        request.setup.start = TrainingSetup::Start::NearWritten;
        request.starts = 3;
        work()->setRequest(request);
        QCOMPARE(m_fixture->child<QSpinBox>("training_seed")->value(), 123'456'789);
        QCOMPARE(m_fixture->child<QSpinBox>("training_steps")->value(), 25);
        QCOMPARE(m_fixture->child<QSpinBox>("training_starts")->value(), 3);
        QCOMPARE(m_fixture->child<QDoubleSpinBox>("training_density")->value(), 45);
        QCOMPARE(word("training_beginning")->accessibleName(), sentence("workshop_page.training.near_the_written"));
        QVERIFY(work()->request() == request);
        press("training_train");
        QTRY_VERIFY_WITH_TIMEOUT(work()->state() == Stage::Ended, kLong);
        QVERIFY(work()->record()->setup == request.setup);
        QCOMPARE(work()->record()->runs.size(), 3U);
        set("training_seed", 7);
        QCOMPARE(work()->request().setup.seed, 7U);
    }

    /// Everything shows the step at the flag, by drag and by key, also where another part of the page has the focus.
    void theFlagMovesAllOfThePage()
    {
        trainToTheEnd();
        QCOMPARE(work()->position(), 80);
        timeline()->setFocus();
        QTest::keyClick(timeline(), Qt::Key_Home);
        QCOMPARE(work()->position(), 0);
        QCOMPARE(head()->learned.bars->numbers, head()->learned.bars->begun);
        QTest::keyClick(timeline(), Qt::Key_Right);
        QCOMPARE(work()->position(), 10);
        QVERIFY(head()->learned.bars->numbers != head()->learned.bars->begun);
        // Up and Down are the page's: it scrolls, and another start is not chosen.
        work()->choose(1);
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_PageDown})
            QTest::keyClick(timeline(), key);
        QCOMPARE(work()->chosen(), 1U);
        QCOMPARE(work()->position(), 10);
        const QPointF at = timeline()->plotOfLines().toPicture({40, 0.01});
        QTest::mouseClick(timeline(), Qt::LeftButton, {}, at.toPoint());
        QVERIFY(std::abs(work()->position() - 40) <= 1);
        const Position run = m_fixture->session().position();
        button("study_snap")->setFocus();
        QTest::keyClick(button("study_snap"), Qt::Key_End);
        QCOMPARE(work()->position(), 80);
        QTest::keyClick(button("study_snap"), Qt::Key_Home);
        QCOMPARE(work()->position(), 0);
        QCOMPARE(m_fixture->session().position(), run);
    }

    void errorsOnTheBoardAndByPass()
    {
        trainToTheEnd(200);
        choose(1);
        const std::vector<float> numbers = work()->frame()->numbers;
        Session& session = m_fixture->session();
        const Recording& recording = *session.recording();
        session.goTo(recording.endOf(3));
        const int here = wrongRows(session.moment().state().candidates, numbers);
        auto* table = m_fixture->child<ErrorTable>("training_errors");
        QTRY_VERIFY_WITH_TIMEOUT(
            said("training_errors_title").contains(sentence("workshop_page.training.board_at", {QStringLiteral("3")})),
            kLong);
        QTRY_COMPARE_WITH_TIMEOUT(table->rowCount(), here, kLong);
        QCOMPARE(static_cast<int>(passes()->bars().counts.size()), recording.passCount());
        for (int pass = 1; pass <= recording.passCount(); ++pass) {
            QCOMPARE(passes()->bars().counts[static_cast<std::size_t>(pass) - 1],
                wrongRows(recording.stateAt(recording.endOf(pass)).candidates, numbers));
        }
        QCOMPARE(passes()->bars().current, std::optional(2));
        QTest::mouseClick(passes(), Qt::LeftButton, {}, passes()->geometryOfBars().column(4).center().toPoint());
        QCOMPARE(session.position(), recording.endOf(5));
        QTRY_COMPARE_WITH_TIMEOUT(passes()->bars().current, std::optional(4), kLong);
        passes()->setFocus();
        QTest::keyClick(passes(), Qt::Key_Right);
        QCOMPARE(session.position(), recording.endOf(6));
    }

    /// Start 3 goes to the mirrored rule: turned and rounded it is the written one, and that is proved.
    void snapsToTheWrittenRule()
    {
        trainToTheEnd(300);
        choose(2);
        press("study_snap");
        QTRY_VERIFY_WITH_TIMEOUT(study()->snapped().has_value(), kLong);
        QCOMPARE(study()->snapped()->verdict, Snapped::Verdict::Equal);
        QVERIFY(study()->snapped()->changed.empty());
        QVERIFY2(
            said("study_said").contains(sentence("workshop_page.training.proved")), qPrintable(said("study_said")));
        QVERIFY(!m_fixture->child<QWidget>("study_board")->isVisible());
        press("study_open");
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("workshop"));
    }

    /// Start 2 counts in four columns only: the board that is shown is one where it errs.
    void snapsToAnotherRuleAndShowsWhere()
    {
        trainToTheEnd(300);
        choose(1);
        press("study_snap");
        QTRY_VERIFY_WITH_TIMEOUT(study()->snapped().has_value(), kLong);
        QCOMPARE(study()->snapped()->verdict, Snapped::Verdict::Differs);
        QVERIFY(study()->snapped()->board.has_value());
        const std::vector<float>& rounded = study()->snapped()->rounded;
        for (const float number : rounded)
            QCOMPARE(number, std::round(number));
        QVERIFY(wrongRows(*study()->snapped()->board, rounded) > 0);
        QVERIFY(m_fixture->child<QWidget>("study_board")->width() < page()->width() / 2);
        QVERIFY(m_fixture->child<QWidget>("study_board")->isVisibleTo(page()));
    }

    void theRoadAndTheNoise()
    {
        trainToTheEnd(300);
        choose(1);
        press("study_road");
        QTRY_VERIFY_WITH_TIMEOUT(!study()->roadPoints().empty(), 3 * kLong);
        auto* way = m_fixture->child<QSlider>("study_way");
        QVERIFY(way->isVisibleTo(page()));
        way->setFocus();
        QTest::keyClick(way, Qt::Key_End);
        QVERIFY2(said("study_said").startsWith(sentence("workshop_page.training.all_the_way_begins")),
            qPrintable(said("study_said")));
        QVERIFY2(said("study_said").contains(sentence("workshop_page.training.all_answers_right")),
            qPrintable(said("study_said")));
        QTest::keyClick(way, Qt::Key_Home);
        QVERIFY(said("study_said").startsWith(sentence("workshop_page.training.none_of_the_way_begins")));
        press("study_noise");
        QTRY_VERIFY_WITH_TIMEOUT(!study()->noisePoints().empty(), 3 * kLong);
        QVERIFY(!way->isVisibleTo(page()));
        QCOMPARE(study()->noisePoints().front().losing, 0); // without noise it is the written rule
        QVERIFY(said("study_said").startsWith(sentence("workshop_page.training.up_to_noise_begins")));
        press("study_road");
        press("study_stop");
        QVERIFY(!study()->working().has_value());
    }

    void runsAndComparesTheLearnedNetwork()
    {
        trainToTheEnd(300);
        choose(1);
        Session& session = m_fixture->session();
        const ModelPtr written = session.options().pass.model;
        press("study_what_if");
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("compare"));
        QCOMPARE(session.options().pass.model, written);
        SideBySide* runs = m_fixture->window->workspace().sideBySide();
        QVERIFY(runs->isOwn(0) && runs->shown() == SideBySide::Columns::OtherRules);
        QVERIFY(runs->networkOf(1) != written);
        QVERIFY(runs->optionsOf(1) == runs->otherRules());
        m_fixture->child<QAction>("learned")->trigger();
        press("study_run");
        QVERIFY(session.options().pass.model != written);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(session.recording()->passCount() > 0);
        // The record of the training stays, with the model that it was made from.
        QCOMPARE(work()->record()->task.model, written);
    }

    void exportsItsSteps()
    {
        trainToTheEnd(30);
        const QString path = m_fixture->folder.filePath(QStringLiteral("training.gif"));
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            timer.stop();
            connect(dialog, &ExportDialog::exported, dialog, &QDialog::reject);
            dialog->exportTo(path);
        });
        timer.start(100);
        QTest::mouseClick(button("training_export"), Qt::LeftButton);
        QVERIFY(!timer.isActive());
        QImageReader reader(path);
        QVERIFY(reader.canRead());
        QCOMPARE(reader.imageCount(), 31); // of steps 0 … 30, none like the other
    }

    void newStartsAreOthers()
    {
        trainToTheEnd(10);
        const auto before = work()->record()->runs.front().frames.front().numbers;
        press("training_new_starts");
        QTRY_VERIFY_WITH_TIMEOUT(work()->state() == Stage::Ended, kLong);
        QCOMPARE(work()->record()->setup.seed, 5U); // 1 and four starts
        QVERIFY(work()->record()->runs.front().frames.front().numbers != before);
    }

    void whereLibTorchIsMissingThePageSaysSo()
    {
        work()->setTrainers([] { return TrainerLibrary{{}, "libtorch.so: no such file"}; });
        press("training_train");
        QTRY_VERIFY_WITH_TIMEOUT(said("training_said").contains(QStringLiteral("libtorch.so: no such file")), kLong);
        QVERIFY(button("training_train")->isEnabled());
        QCOMPARE(work()->record()->runs.size(), 10U); // the recorded one
    }

    void anotherPageAndTheTrainingStays()
    {
        trainToTheEnd(20);
        const auto record = work()->record();
        QVERIFY(record != nullptr);
        press("training_blind");
        QCOMPARE(view()->currentWidget()->objectName(), QStringLiteral("blind_page"));
        QVERIFY(view()->picture() == nullptr);
        press("blind_training");
        QCOMPARE(view()->currentWidget(), page());
        QCOMPARE(work()->record(), record);
    }

    void fitsNarrowWindows()
    {
        trainToTheEnd(20);
        m_fixture->window->resize(1000, 700);
        QTest::qWait(50);
        QVERIFY(page()->minimumSizeHint().width() <= 480);
        auto* scroll = m_fixture->child<QScrollArea>("training_scroll");
        QVERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
            qPrintable(QStringLiteral("%1 > %2").arg(scroll->widget()->width()).arg(scroll->viewport()->width())));
        QVERIFY(scroll->height() > 150);
        // With large letters and little height the sentence scrolls, so that nothing of it is cut.
        QWidget* inBar = button("training_export");
        QVERIFY(!scroll->isAncestorOf(inBar));
        QFont font = page()->font();
        font.setPixelSize(2 * QFontInfo(font).pixelSize());
        page()->setFont(font);
        m_fixture->window->resize(1000, 560);
        QTRY_VERIFY(scroll->isAncestorOf(inBar));
        QVERIFY(inBar->parentWidget()->height() >= inBar->sizeHint().height());
        m_fixture->window->resize(1000, 1000);
        QTRY_VERIFY(!scroll->isAncestorOf(inBar));
    }
};

CONVOKU_TEST(TestTrainingPage)
#include "tst_training_page.moc"
