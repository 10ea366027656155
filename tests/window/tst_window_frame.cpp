// SPDX-License-Identifier: MIT
// What stands around the board: the header, the rail, the legend; and how large the board is between them.
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/views/why/widgets/legend_panel.h"
#include "app/window/board_stage.h"
#include "app/window/docks.h"
#include "app/window/header.h"
#include "app/window/parts/chip.h"
#include "app/window/parts/segment_bar.h"
#include "app/window/rail.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_letters.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QLabel>
#include <QMap>
#include <QSignalSpy>
#include <QToolButton>

#include <array>
#include <map>
#include <optional>
#include <utility>

using namespace convoku;
using namespace convoku::testing;

namespace {

struct LayoutRequests : QObject
{
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return false;
    }
    int count = 0;
};

} // namespace

class TestWindowFrame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
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

    void init()
    {
        useLanguage(QStringLiteral("en"));
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_fixture->window->resize(1366, 768);
    }
    void cleanup() { m_fixture.reset(); }

    // The spec's sizes: the board wins.

    void theBoardIsLarge_data()
    {
        QTest::addColumn<QString>("language");
        addLongLanguages();
    }
    /// Prints the side of the board for each size and perspective, and with the hint of the first start.
    void theBoardIsLarge()
    {
        QFETCH(const QString, language);
        useLanguage(language);
        m_fixture->open();
        openHard();
        m_fixture->session().goTo({17, 3});
        constexpr std::array kSizes{QSize(1000, 700), QSize(1366, 768), QSize(1600, 1000), QSize(1920, 1080)};
        // sides in pixels that the specification requires; 0: no requirement
        const std::map<QString, std::array<int, 4>> floors{{QStringLiteral("puzzle"), {400, 480, 640, 640}},
            {QStringLiteral("hint"), {400, 480, 640, 640}}, {QStringLiteral("teach"), {}},
            {QStringLiteral("debug"), {0, 380, 380, 380}}, {QStringLiteral("present"), {400, 480, 640, 640}}};
        QStringList tooSmall;
        for (const char* arrangement : {"puzzle", "teach", "debug", "present", "hint"}) {
            const QString name = QString::fromLatin1(arrangement);
            const bool hint = name == QLatin1String("hint");
            m_fixture->child<QAction>(hint ? "perspective_puzzle" : qPrintable(QStringLiteral("perspective_") + name))
                ->trigger();
            if (hint)
                m_fixture->window->offerFirstSteps();
            QStringList sides;
            for (std::size_t i = 0; i < kSizes.size(); ++i) {
                m_fixture->window->resize(kSizes[i]);
                m_fixture->child<QAction>("reset_layout")->trigger();
                QTest::qWait(50);
                m_fixture->window->resize(kSizes[i]); // what was there before may have asked for more
                QTest::qWait(50);
                if (floors.at(name)[i] > 0)
                    QCOMPARE(m_fixture->window->size(), kSizes[i]);
                const qreal side = m_fixture->board->geometryOfBoard().board().width();
                sides << QString::number(side);
                if (side < floors.at(name)[i])
                    tooSmall << QStringLiteral("%1 %2: %3").arg(name).arg(kSizes[i].width()).arg(side);
            }
            qInfo("%s %s: %s", qPrintable(language), arrangement, qPrintable(sides.join(QStringLiteral(", "))));
        }
        QVERIFY2(tooSmall.isEmpty(), qPrintable(tooSmall.join(QLatin1Char('\n'))));
    }

    // The stage

    /// When room gets short the names of the legend go first, then all of it; the board never gives more than a little.
    void theLegendMakesRoom()
    {
        openHard();
        auto* stage = m_fixture->window->findChild<BoardStage*>();
        auto* legend = m_fixture->window->findChild<LegendPanel*>();
        // Results from threads, such as explanations, take room of their own when they arrive.
        const auto rests = [stage] {
            const QSignalSpy placed(stage, &BoardStage::placed);
            QTest::qWait(100);
            return placed.count() == 0;
        };
        m_fixture->window->resize(1700, 760);
        QTRY_VERIFY_WITH_TIMEOUT(rests(), 20000);
        // By the room of the stage: a panel beside it that becomes narrower gives it more.
        QMap<int, QStringList> formsByRoom;
        for (int width = 1700; width >= 640; width -= 20) {
            m_fixture->window->resize(width, 760);
            QTest::qWait(1);
            const QString form = !legend->isVisible() ? QStringLiteral("none")
                : legend->isCompact()                 ? QStringLiteral("compact")
                                                      : QStringLiteral("full");
            formsByRoom[stage->width()] << form;
            const QRect board = m_fixture->board->geometry();
            QVERIFY(stage->rect().contains(board));
            QVERIFY(board.width() >= 0.8 * std::min(stage->width(), stage->height()));
            if (legend->isVisible()) {
                QVERIFY(stage->rect().contains(legend->geometry()));
                QVERIFY(!legend->geometry().intersects(board));
                QVERIFY(legend->width() >= legend->sizeHint().width());
            }
        }
        QStringList forms;
        for (const QStringList& roomForms : std::as_const(formsByRoom)) {
            for (const QString& form : roomForms) {
                if (forms.isEmpty() || forms.back() != form)
                    forms << form;
            }
        }
        QCOMPARE(forms, (QStringList{QStringLiteral("none"), QStringLiteral("compact"), QStringLiteral("full")}));
    }

    /// A window that rests does nothing, in whichever form the legend stands.
    void theStageComesToRest_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {1500, 1150, 1050, 700})
            QTest::addRow("%d", width) << width;
    }
    void theStageComesToRest()
    {
        QFETCH(int, width);
        openHard();
        m_fixture->window->resize(width, 760);
        m_fixture->session().goTo({17, 3});
        auto* stage = m_fixture->window->findChild<BoardStage*>();
        // Findings arrive from a thread later. A layout that alternates between two states never rests.
        const auto rests = [stage] {
            const QSignalSpy placed(stage, &BoardStage::placed);
            LayoutRequests requests;
            stage->installEventFilter(&requests);
            QTest::qWait(200);
            return placed.count() == 0 && requests.count == 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(rests(), 20000);
    }

    void theLegendIsAPanelToo()
    {
        openHard();
        auto* legend = m_fixture->window->findChild<LegendPanel*>();
        QVERIFY(legend->isVisible());
        auto* action = m_fixture->child<QAction>("show_rules_dock");
        QVERIFY(action->isChecked());
        action->trigger();
        QVERIFY(!legend->isVisible());
        m_fixture->child<QAction>("perspective_present")->trigger();
        QVERIFY(!legend->isVisible());
        m_fixture->child<QAction>("perspective_debug")->trigger();
        QVERIFY(action->isChecked());
        m_fixture->child<QAction>("perspective_puzzle")->trigger();
        QVERIFY(!action->isChecked());
        m_fixture->child<QAction>("reset_layout")->trigger();
        QVERIFY(legend->isVisible());
    }

    // The header

    void theHeaderTellsTheRun()
    {
        const auto* name = m_fixture->child<QLabel>("puzzle_name");
        auto* verdict = m_fixture->child<Chip>("verdict");
        auto* here = m_fixture->child<Chip>("verdict_here");
        QVERIFY(!verdict->isVisible() && !here->isVisible());
        openHard();
        QCOMPARE(name->text(), QStringLiteral("<b>hard</b>"));
        QCOMPARE(name->textFormat(), Qt::PlainText);
        // At the start the end lies ahead.
        QVERIFY(verdict->isVisible());
        QCOMPARE(verdict->text(), sentence("window.verdict.solves", {QStringLiteral("25")}));
        QVERIFY(verdict->tone() == Chip::Tone::Plain && !verdict->isFilled());
        QCOMPARE(m_fixture->child<QLabel>("cost")->text(),
            sentence("window.cost.with_guesses", {QStringLiteral("3"), QStringLiteral("1")}));
        m_fixture->session().goToLast();
        QCOMPARE(verdict->text(), sentence("window.verdict.solved"));
        QVERIFY(verdict->tone() == Chip::Tone::Solved && !verdict->isFilled());
        QCOMPARE(m_fixture->child<QLabel>("cost")->text(),
            sentence(
                "window.cost.solved_with_guesses", {QStringLiteral("25"), QStringLiteral("3"), QStringLiteral("1")}));
        QVERIFY(!here->isVisible());
        // Before the first guess, r1c2 = 7, is taken back in pass 10.
        const Recording& recording = *m_fixture->session().recording();
        for (const Event& event : recording.eventsOf(10)) {
            if (event.kind == EventKind::Contradiction)
                m_fixture->session().goTo(event.position());
        }
        QVERIFY(here->isVisible() && here->isFilled());
        QVERIFY(here->tone() == Chip::Tone::Contradiction);
        QCOMPARE(verdict->text(), sentence("window.verdict.solves", {QStringLiteral("25")}));
        m_fixture->session().goToLast();
        QVERIFY(!here->isVisible());
        // A puzzle in the editor has no run.
        m_fixture->child<QAction>("edit")->trigger();
        QVERIFY(!verdict->isVisible() && !m_fixture->child<QLabel>("cost")->isVisible());
        m_fixture->child<QAction>("edit")->trigger();
        QVERIFY(verdict->isVisible());
        // A view that is not about the run has its own heading, and says what it is for.
        const auto* heading = m_fixture->child<QLabel>("puzzle_name");
        const QString puzzle = heading->text();
        m_fixture->child<QAction>("learned")->trigger();
        QVERIFY(!verdict->isVisible());
        QCOMPARE(heading->text(), sentence("window.learned"));
        QCOMPARE(m_fixture->child<QLabel>("cost")->text(), sentence("window.learned_help"));
        // The workshop shows there what its checks have come to.
        m_fixture->child<QAction>("workshop")->trigger();
        QCOMPARE(heading->text(), sentence("window.workshop"));
        QTRY_COMPARE_WITH_TIMEOUT(verdict->text(), sentence("workshop_page.proved"), kLong);
        QVERIFY(verdict->isVisible() && verdict->tone() == Chip::Tone::Solved);
        m_fixture->child<QAction>("board")->trigger();
        QVERIFY(verdict->isVisible());
        QCOMPARE(verdict->text(), sentence("window.verdict.solved"));
        QCOMPARE(heading->text(), puzzle);
        m_fixture->window->openGrid(gridOf(kNoSolution), QStringLiteral("none"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
        QVERIFY(verdict->tone() == Chip::Tone::Contradiction);
    }

    /// First the cost goes, then the perspectives become a menu, then the name is cut; a name of any length.
    void theHeaderFits_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("short") << QStringLiteral("hard");
        QTest::newRow("long") << QString(200, QLatin1Char('w'));
    }
    void theHeaderFits()
    {
        QFETCH(const QString, name);
        m_fixture->window->openGrid(gridOf(kArticleHard), name);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
        auto* header = m_fixture->window->findChild<Header*>();
        const auto* shown = m_fixture->child<QLabel>("puzzle_name");
        const auto* cost = m_fixture->child<QLabel>("cost");
        const auto* segments = header->findChild<SegmentBar*>();
        bool hadCost = true;
        bool hadSegments = true;
        for (int width = 1600; width >= 640; width -= 40) {
            m_fixture->window->resize(width, 700);
            QTest::qWait(1);
            QCOMPARE(m_fixture->window->width(), width);
            QVERIFY(hadCost || !cost->isVisible());
            QVERIFY(hadSegments || segments->isFolded());
            QVERIFY(!cost->isVisible() || !segments->isFolded());
            QVERIFY(segments->isFolded() || shown->text() == name || name.size() > 100);
            hadCost = cost->isVisible();
            hadSegments = !segments->isFolded();
            for (const auto* chip : header->findChildren<Chip*>())
                QVERIFY2(!chip->isVisible() || chip->width() >= chip->sizeHint().width(), qPrintable(chip->text()));
            for (const auto* segment : segments->findChildren<QToolButton*>()) {
                QVERIFY(!segment->isVisible() || segments->rect().contains(segment->geometry()));
                QVERIFY(!segment->isVisible() || segment->width() >= segment->sizeHint().width());
            }
            for (const auto* button : header->findChildren<QToolButton*>()) {
                if (button->isVisible())
                    QVERIFY(header->rect().contains(QRect(button->mapTo(header, QPoint()), button->size())));
            }
        }
        QCOMPARE(shown->toolTip(), name);
    }

    /// The cost at the end of the run is longer than at its start, in a header as wide as before.
    void theHeaderFitsWhatTheRunSays()
    {
        openHard();
        const auto* header = m_fixture->window->findChild<Header*>();
        const auto* segments = header->findChild<SegmentBar*>();
        for (int width = 700; width <= 1200; width += 10) {
            m_fixture->window->resize(width, 700);
            for (const bool end : {false, true}) {
                end ? m_fixture->session().goToLast() : m_fixture->session().goToFirst();
                QTest::qWait(1);
                for (const auto* segment : segments->findChildren<QToolButton*>()) {
                    const bool whole = segments->rect().contains(segment->geometry())
                        && segment->width() >= segment->sizeHint().width();
                    QVERIFY2(!segment->isVisible() || whole, qPrintable(QString::number(width)));
                }
                QVERIFY(segments->width() >= segments->sizeHint().width());
            }
        }
    }

    void thePerspectivesAreThere()
    {
        const auto* docks = m_fixture->window->findChild<Docks*>();
        for (QToolButton* segment :
            m_fixture->window->findChild<Header*>()->findChild<SegmentBar*>()->findChildren<QToolButton*>()) {
            if (!segment->isVisible() || segment->objectName() != QStringLiteral("segment_perspective_debug"))
                continue;
            QTest::mouseClick(segment, Qt::LeftButton);
            QVERIFY(docks->perspective() == Perspective::Debug);
            return;
        }
        QFAIL("there is no segment for Debug");
    }

    /// In a view that is not about the run, the verdict, the reason and the timeline are hidden. Notices then appear at
    /// the lower edge.
    void theRunGoesWithItsViews()
    {
        openHard();
        m_fixture->session().goTo({1, 1, 0});
        const QList<QWidget*> about{m_fixture->child<QWidget>("verdict"), m_fixture->child<QWidget>("cost"),
            m_fixture->child<QWidget>("reason_line"), m_fixture->window->findChild<TimelineView*>()};
        for (const ViewRow& row : m_fixture->views()) {
            m_fixture->child<QAction>(row.id)->trigger();
            for (const QWidget* part : about) {
                const bool isVerdict = part == about[0] || part == about[1];
                const bool isReason = part == about[2];
                const bool shown = row.about == ViewRow::About::Run || (row.about == ViewRow::About::Runs && isVerdict)
                    || (row.about == ViewRow::About::Search && !isReason) // its nodes say the reason
                    || (row.about == ViewRow::About::Other && part == about[1]); // it says what the view is for
                QTRY_VERIFY2(part->isVisible() == shown, qPrintable(QLatin1String(row.id) + part->objectName()));
            }
        }
        m_fixture->child<QAction>("workshop")->trigger();
        Notice& notice = noticeOf(*m_fixture->window);
        notice.showText(QStringLiteral("Saved"));
        QVERIFY(notice.isVisible());
        QCOMPARE(notice.geometry().bottom(), notice.parentWidget()->rect().bottom());
        m_fixture->child<QAction>("board")->trigger();
        QTRY_VERIFY(about.back()->isVisible());
    }

    // The rail

    void theRailShowsTheViews()
    {
        openHard();
        QList<const char*> views;
        for (const ViewRow& row : m_fixture->views())
            views << row.id;
        std::rotate(views.begin(), views.begin() + 1, views.end()); // the board is in front at first
        for (const char* id : views) {
            auto* button = m_fixture->child<QToolButton>((QByteArray("rail_") + id).constData());
            QVERIFY2(button != nullptr && button->isVisible(), id);
            QVERIFY(!button->isChecked());
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY2(button->isChecked() && m_fixture->child<QAction>(id)->isChecked(), id);
            int checked = 0;
            for (const char* other : views)
                checked += m_fixture->child<QToolButton>((QByteArray("rail_") + other).constData())->isChecked();
            QCOMPARE(checked, 1);
        }
        QCOMPARE(m_fixture->viewInFront(), m_fixture->board);
        // The board is there: nothing to go back to.
        QTest::mouseClick(m_fixture->child<QToolButton>("rail_board"), Qt::LeftButton);
        QVERIFY(m_fixture->child<QToolButton>("rail_board")->isChecked());
        QCOMPARE(m_fixture->viewInFront(), m_fixture->board);
    }

    void theRailOpensPanels()
    {
        openHard();
        auto* events = m_fixture->child<QDockWidget>("events_dock");
        auto* stack = m_fixture->child<QDockWidget>("stack_dock");
        auto* button = m_fixture->child<QToolButton>("rail_events_dock");
        QVERIFY(!events->isVisible() && !button->isChecked());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(events->isVisible() && button->isChecked());
        // Another one comes before it, in the same place.
        QTest::mouseClick(m_fixture->child<QToolButton>("rail_stack_dock"), Qt::LeftButton);
        QTRY_VERIFY(Docks::isInFront(stack));
        QTRY_VERIFY(!button->isChecked());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(Docks::isInFront(events));
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!events->isVisible() && !button->isChecked());
        // Closed elsewhere.
        QTest::mouseClick(button, Qt::LeftButton);
        events->close();
        QVERIFY(!button->isChecked());
    }

    /// It goes without its words where there is no room for them, and nothing can hide it.
    void theRailStays()
    {
        auto* rail = m_fixture->window->findChild<Rail*>();
        auto* button = m_fixture->child<QToolButton>("rail_board");
        m_fixture->window->resize(1200, 900);
        QTRY_COMPARE(button->toolButtonStyle(), Qt::ToolButtonTextUnderIcon);
        const int width = rail->width();
        m_fixture->window->resize(1200, 480);
        QTRY_COMPARE(button->toolButtonStyle(), Qt::ToolButtonIconOnly);
        QTRY_VERIFY(rail->width() < width);
        for (const auto* other : rail->findChildren<QToolButton*>()) {
            if (other->objectName().startsWith(QLatin1String("rail_")) && other->isVisible())
                QVERIFY2(rail->rect().contains(other->geometry()), qPrintable(other->objectName()));
        }
        // At this height, the panels are in a menu.
        QTRY_VERIFY(!m_fixture->child<QToolButton>("rail_stack_dock")->isVisible());
        QTRY_VERIFY(m_fixture->child<QToolButton>("rail_more")->isVisible());
        rail->hide();
        auto* docks = m_fixture->window->findChild<Docks*>();
        const QByteArray without = docks->state();
        rail->show();
        QVERIFY(docks->setState(without));
        QVERIFY(rail->isVisible());
    }

private:
    void openHard()
    {
        m_fixture->window->openGrid(gridOf(kArticleHard), QStringLiteral("<b>hard</b>"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
    }

    std::optional<TestLetters> m_letters;
    std::unique_ptr<WindowFixture> m_fixture;
};

CONVOKU_TEST(TestWindowFrame)
#include "tst_window_frame.moc"
