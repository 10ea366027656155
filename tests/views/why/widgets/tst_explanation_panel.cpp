// SPDX-License-Identifier: MIT
// What the window explains: the step in three voices, the picked candidate, contradictions, the chain to the givens.
#include "app/views/why/widgets/evidence_tiles.h"
#include "app/views/why/widgets/explanation_panel.h"
#include "app/views/why/widgets/reason_chips.h"
#include "app/wording/language.h"
#include "solver/run/contradiction.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <set>

using namespace convoku;
using namespace convoku::testing;

class TestExplanationPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_window = m_fixture->window.get();
        m_board = m_fixture->board;
        QVERIFY(QTest::qWaitForWindowActive(m_window));
    }
    void cleanup() { m_fixture.reset(); }

    /// If there is too little room, the panel scrolls, and no part inside it does.
    void onlyThePanelScrolls()
    {
        openHard();
        Session& session = m_window->session();
        auto* area = m_fixture->child<QScrollArea>("explanation_area");
        m_window->resize(m_window->width(), 500);
        session.goTo({10, 10, 0}); // the contradiction has most to tell
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        for (const auto* inside : area->widget()->findChildren<QAbstractScrollArea*>())
            QVERIFY2(!inside->isVisible(), qPrintable(inside->objectName()));
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    }

    /// Without a click: the step of the reference picture.
    void theCardFollowsTheFinding()
    {
        openHard();
        Session& session = m_window->session();
        Inquiry* inquiry = m_window->workspace().inquiry();
        session.goTo({17, 3, 0});
        QTRY_VERIFY_WITH_TIMEOUT(inquiry->finding() != nullptr, kLong);
        const auto& findings = inquiry->findings()->findings;
        const bool isFirst = findings.front().cause.house.index == 4; // column 5
        // The other one is a click away, and the first one then.
        if (!isFirst) {
            QCOMPARE(
                text("why_title"), sentence("views.why_leaves_column", {QStringLiteral("1"), QStringLiteral("8")}));
            QTest::mouseClick(m_fixture->child<QAbstractButton>("other_finding"), Qt::LeftButton);
        }
        QCOMPARE(text("why_title"), sentence("views.why_leaves_column", {QStringLiteral("2"), QStringLiteral("5")}));
        QVERIFY2(text("why_speaker")
                     .startsWith(sentence("views.why_pointing_share_begins", {QStringLiteral("4"), QStringLiteral("7")})
                         + QLatin1Char(' ')),
            qPrintable(text("why_speaker")));
        QCOMPARE(text("why_puzzle"),
            sentence("views.why_box_only_in_column",
                {QStringLiteral("2"), QStringLiteral("2"), QStringLiteral("5"), QStringLiteral("r3c5")}));
        QCOMPARE(text("why_constraint"), sentence("views.why_constraint_column"));
        QCOMPARE(tiles()->accessibleName(),
            sentence("views.why_sum_equals", {QStringLiteral("0 + 1 + 0"), QStringLiteral("1")}));
        QVERIFY(tiles()->isVisibleTo(m_window));
        QCOMPARE(chipTexts(),
            (QStringList{sentence("views.chip_digits_in", {QStringLiteral("2"), QStringLiteral("r3c5")}),
                sentence(
                    "views.chip_no_digit_in", {QStringLiteral("2"), QStringLiteral("r3c4"), QStringLiteral("17.1")}),
                sentence(
                    "views.chip_no_digit_in", {QStringLiteral("2"), QStringLiteral("r3c6"), QStringLiteral("17.1")}),
                sentence(
                    "views.chip_no_digit_in", {QStringLiteral("2"), QStringLiteral("r1c4"), QStringLiteral("1.2")}),
                sentence(
                    "views.chip_no_digit_in", {QStringLiteral("2"), QStringLiteral("r1c6"), QStringLiteral("1.2")}),
                sentence("views.chip_given", {QStringLiteral("r2c4, r2c6")})}));
        const auto other = visible<QAbstractButton>("other_finding");
        QCOMPARE(other.size(), 1);
        QCOMPARE(other.front()->accessibleName(),
            sentence("views.why_leaves_because", {QStringLiteral("1"), QStringLiteral("8"), QStringLiteral("r7c8")}));
        QVERIFY(other.front()->focusPolicy() & Qt::TabFocus);
        other.front()->setFocus();
        QTest::keyClick(other.front(), Qt::Key_Space);
        QCOMPARE(text("why_title"), sentence("views.why_leaves_column", {QStringLiteral("1"), QStringLiteral("8")}));
        QCOMPARE(inquiry->findingIndex(), isFirst ? 1 : 0);
    }

    void aChipAsksWhy()
    {
        openHard();
        Session& session = m_window->session();
        session.goTo({17, 11});
        session.pick(Candidate{1, 3, 4});
        QTRY_VERIFY_WITH_TIMEOUT(!text("why_puzzle").isEmpty(), kLong);
        QCOMPARE(text("why_title"), sentence("views.why_not_in_cell", {QStringLiteral("2"), QStringLiteral("r4c5")}));
        QCOMPARE(text("why_speaker"), sentence("views.why_removed_by_pointing", {QStringLiteral("17.3")}));
        QCOMPARE(text("why_constraint"), sentence("views.why_constraint_cell"));
        QVERIFY(m_board->scene().reasons.has_value());
        QVERIFY((m_board->scene().reasons->cells == std::vector<Cell>{{2, 4}}));
        QVERIFY(chipTexts().contains(sentence("views.chip_digits_in", {QStringLiteral("2"), QStringLiteral("r3c5")})));
        auto* close = m_fixture->child<QToolButton>("why_close");
        auto* back = m_fixture->child<QToolButton>("why_back");
        QVERIFY(close->isVisibleTo(m_window) && !back->isVisibleTo(m_window));

        // The reason's own reason, and back.
        chip(sentence("views.chip_no_digit_in_begins", {QStringLiteral("2"), QStringLiteral("r3c4")}))->click();
        QVERIFY((session.picked() == Candidate{1, 2, 3}));
        QTRY_COMPARE_WITH_TIMEOUT(
            text("why_speaker"), sentence("views.why_removed_by_naked_single", {QStringLiteral("17.1")}), kLong);
        QVERIFY(back->isVisibleTo(m_window));
        back->click();
        QVERIFY((session.picked() == Candidate{1, 3, 4}));
        QVERIFY(!back->isVisibleTo(m_window));

        // Elsewhere in the run the marks are gone, the words stay, and say where the marks are.
        auto* elsewhere = m_fixture->child<QLabel>("reasons_elsewhere");
        auto* goThere = m_fixture->child<QPushButton>("why_go_there");
        QVERIFY(!elsewhere->isVisibleTo(m_window));
        session.goTo({20, 11});
        QTRY_VERIFY_WITH_TIMEOUT(elsewhere->isVisibleTo(m_window), kLong);
        QVERIFY(elsewhere->text().contains(sentence("views.why_elsewhere_pass", {QStringLiteral("17")})));
        QVERIFY(!m_board->scene().reasons);
        QVERIFY(goThere->isVisibleTo(m_window));
        goThere->click();
        QVERIFY((session.position() == Position{17, 3, 0}));
        QVERIFY(!goThere->isVisibleTo(m_window));
        // Before it went there is nothing to tell.
        session.goTo({16, 11});
        QVERIFY(chipTexts().isEmpty() && text("why_puzzle").isEmpty());

        // Escape in the card, or its button, gives it back to the step.
        close->setFocus();
        QTest::keyClick(close, Qt::Key_Escape);
        QVERIFY(!session.picked());
        QVERIFY2(text("why_title")
                     .startsWith(sentence("views.why_pass_removes_begins", {QStringLiteral("16"), QStringLiteral("7")})
                         + QLatin1Char(' ')),
            qPrintable(text("why_title")));
        session.pick(Candidate{1, 3, 4});
        close->click();
        QVERIFY(!session.picked() && !close->isVisibleTo(m_window));
    }

    void aGuessOfAReasonIsGoneTo()
    {
        openHard();
        Session& session = m_window->session();
        session.goTo({10, 10, 0});
        QTRY_COMPARE(chipTexts(),
            QStringList{sentence(
                "views.chip_guess_of_pass", {QStringLiteral("r1c2"), QStringLiteral("7"), QStringLiteral("7")})});
        chip(sentence("views.chip_guess", {QStringLiteral("r1c2"), QStringLiteral("7")}))->click();
        QVERIFY((session.position() == Position{7, 11, 0}));
        QCOMPARE(text("why_title"), sentence("views.why_tried", {QStringLiteral("7"), QStringLiteral("r1c2")}));
    }

    void aContradictionAndTheWayOn()
    {
        openHard();
        Session& session = m_window->session();
        session.goTo({10, 10, 0});
        QTRY_COMPARE(
            text("why_title"), sentence("views.why_column_cant_hold_two", {QStringLiteral("8"), QStringLiteral("7")}));
        QCOMPARE(text("why_speaker"), sentence("views.why_verdict_speaks"));
        QCOMPARE(tiles()->accessibleName(),
            sentence(
                "views.why_sum_at_most", {QStringLiteral("0 + 0 + 1 + 0 + 1 + 0 + 0 + 0 + 0"), QStringLiteral("2")}));
        QCOMPARE(text("clash_title"), sentence("views.clash_how_two_came", {QStringLiteral("7")}));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->workspace().inquiry()->clashCauses() != nullptr, kLong);
        const auto rows = visible<QAbstractButton>("clash_origin");
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0]->accessibleName(), sentence("views.clash_origin_taken_by_column"));
        QCOMPARE(rows[1]->accessibleName(), sentence("views.clash_origin_taken_by_pair"));
        // The chips are those of the picture: the guess, and what the two lines name.
        QStringList chips;
        for (const auto* chip : m_window->findChildren<ReasonChipButton*>()) {
            if (chip->isVisibleTo(m_window))
                chips << chip->text();
        }
        QCOMPARE(chips,
            QStringList({sentence("views.chip_guess", {QStringLiteral("r1c2"), QStringLiteral("7")}),
                sentence("views.chip_digits_in", {QStringLiteral("4"), QStringLiteral("r7c8")}),
                sentence("views.chip_digits_in", {QStringLiteral("3 8"), QStringLiteral("r5c2")}),
                sentence("views.chip_digits_in", {QStringLiteral("3 8"), QStringLiteral("r5c7")})}));
        QVERIFY(
            text("why_next").contains(sentence("views.clash_leaves", {QStringLiteral("7"), QStringLiteral("r1c2")})));
        auto* undoGuess = m_fixture->child<QPushButton>("why_take_back");
        QVERIFY(undoGuess->isVisibleTo(m_window));
        QTest::mouseClick(undoGuess, Qt::LeftButton);
        QVERIFY((session.position() == Position{10, 11, 0}));
        QVERIFY(!undoGuess->isVisibleTo(m_window));
        QCOMPARE(
            text("why_title"), sentence("views.why_guess_taken_back", {QStringLiteral("r1c2"), QStringLiteral("7")}));
        // A click on how it came asks why.
        session.goTo({10, 10, 0});
        visible<QAbstractButton>("clash_origin")[1]->click();
        QVERIFY((session.picked() == Candidate{2, 4, 7}));
        // Without a clash, the panel does not have this part.
        session.pick(std::nullopt);
        session.goTo({17, 10, 0});
        QVERIFY(visible<QAbstractButton>("clash_origin").isEmpty() && !undoGuess->isVisibleTo(m_window));
    }

    void folded()
    {
        openHard();
        auto* panel = m_window->findChild<ExplanationPanel*>();
        m_window->session().goTo({10, 10, 0});
        QTRY_VERIFY(label("why_puzzle")->isVisibleTo(m_window));
        panel->setFixedHeight(100); // too low for a voice
        QTRY_VERIFY(panel->isFolded());
        QVERIFY(panel->isFolded() && !label("why_puzzle")->isVisibleTo(m_window));
        QVERIFY(label("why_title")->isVisibleTo(m_window) && label("why_speaker")->isVisibleTo(m_window));
        m_window->session().goTo({7, 11, 0});
        QCOMPARE(text("why_title"), sentence("views.why_tried", {QStringLiteral("7"), QStringLiteral("r1c2")}));
        QVERIFY(!label("why_puzzle")->isVisibleTo(m_window));
        panel->setMinimumHeight(0);
        panel->setMaximumHeight(QWIDGETSIZE_MAX);
        QTRY_VERIFY(!panel->isFolded());
        QVERIFY(label("why_puzzle")->isVisibleTo(m_window));
    }

    /// Text from other sources is shown as plain text.
    void nothingIsHtml()
    {
        auto* panel = m_window->findChild<ExplanationPanel*>();
        for (const QLabel* label : panel->findChildren<QLabel*>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
    }

    /// By hand from what convoku-cli trace tells of the run: 9 leaves r1c2 while the guess r1c2 = 7 stands.
    void theLastChangeAndTheNext_data()
    {
        QTest::addColumn<Candidate>("candidate");
        QTest::addColumn<int>("pass"); // its end
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("later");
        const Candidate back{8, 0, 1};
        QTest::newRow("there, and what is next")
            << back << 5 << sentence("views.change_possible", {QStringLiteral("0")})
            << sentence("views.later_set_aside",
                   {QStringLiteral("r1c2"), QStringLiteral("7"), QStringLiteral("1"), QStringLiteral("7")});
        QTest::newRow("gone, but not for ever")
            << back << 8
            << sentence("views.change_set_aside",
                   {QStringLiteral("7"), QStringLiteral("r1c2"), QStringLiteral("7"), QStringLiteral("1")})
            << QString();
        QTest::newRow("there for ever, alone")
            << back << 10
            << sentence("views.found_last_went", {QStringLiteral("9"), QStringLiteral("7"), QStringLiteral("10")})
            << QString();
        const Candidate failed{6, 0, 1};
        QTest::newRow("a guess, and what is next")
            << failed << 7
            << sentence("views.found_last_went", {QStringLiteral("7"), QStringLiteral("9"), QStringLiteral("7")})
            << sentence("views.later_failed", {QStringLiteral("10")});
        QTest::newRow("gone for ever") << failed << 12
                                       << sentence("views.change_failed_as_guess", {QStringLiteral("10")}) << QString();
        QTest::newRow("a given") << Candidate{7, 0, 0} << 20 << sentence("views.given_from_the_start") << QString();
    }
    void theLastChangeAndTheNext()
    {
        QFETCH(Candidate, candidate);
        QFETCH(int, pass);
        openHard();
        m_window->session().goTo(recording().endOf(pass));
        const auto later = [this] {
            const auto rows = visible<QAbstractButton>("later_change");
            return rows.isEmpty() ? QString() : rows.front()->accessibleName();
        };
        m_window->session().pick(candidate);
        QTEST(text("why_speaker"), "text");
        QTEST(later(), "later");
        // Also where it was picked elsewhere.
        m_window->session().goToFirst();
        m_window->session().goTo(recording().endOf(pass));
        QTEST(text("why_speaker"), "text");
        QTEST(later(), "later");
    }

    /// For a candidate that is still there, a link leads to the step that removes it.
    void whatRemovesItLaterIsALink()
    {
        openHard();
        Session& session = m_window->session();
        session.goTo({1, 1, 0});
        // The first candidate that a rule removes later, by the events alone.
        const Candidates now = recording().stateAt(session.position()).candidates;
        for (const Event& event : recording().events()) {
            if (event.kind != EventKind::Rule || event.pass < 2)
                continue;
            const Candidate candidate = Candidate::fromIndex(recording().changed(event).front());
            QVERIFY(now.has(candidate) && now.countIn(candidate.cell()) > 1);
            session.pick(candidate);
            const auto rows = visible<QAbstractButton>("later_change");
            QCOMPARE(rows.size(), 1);
            rows.front()->click();
            QVERIFY(session.position() == event.position());
            QVERIFY(visible<QAbstractButton>("later_change").isEmpty());
            return;
        }
        QFAIL("no rule removes anything");
    }

    /// A click anywhere in the cell of a found digit picks that digit. The expected text is made from the events of the
    /// cell.
    void aFoundDigitIsAskedAbout()
    {
        openHard();
        Session& session = m_window->session();
        Inquiry* inquiry = m_window->workspace().inquiry();
        const Cell cell{3, 0};
        const auto click = [&](int digit) {
            const QRectF rect = m_board->geometryOfBoard().candidateRect(Candidate::of(digit, cell));
            session.pick(std::nullopt);
            QTest::mouseClick(m_board, Qt::LeftButton, {}, rect.center().toPoint());
        };
        session.goTo({23, 1, 0});
        for (int digit = 0; digit < kSide; ++digit) {
            click(digit);
            QVERIFY2((session.picked() == Candidate::of(4, cell)), qPrintable(QString::number(digit + 1)));
        }
        QTRY_VERIFY_WITH_TIMEOUT(inquiry->cellCauses() != nullptr, kLong);
        QCOMPARE(text("why_title"), sentence("views.found_is", {QStringLiteral("r4c1"), QStringLiteral("5")}));
        QCOMPARE(text("why_speaker"),
            sentence("views.found_last_went", {QStringLiteral("5"), QStringLiteral("1"), QStringLiteral("22.2")}));
        QCOMPARE(text("clash_title"), sentence("views.found_title", {QStringLiteral("r4c1")}));
        // No guess of this run has touched the cell, so that each of the others went once.
        std::vector<std::pair<int, Position>> went;
        for (const Event& event : recording().events()) {
            for (const std::uint16_t index : recording().changed(event)) {
                if (event.kind == EventKind::Rule && event.position() <= session.position()
                    && Candidate::fromIndex(index).cell() == cell)
                    went.emplace_back(Candidate::fromIndex(index).digit + 1, event.position());
            }
        }
        QCOMPARE(went.size(), std::size_t{8});
        const auto rows = visible<QAbstractButton>("gone_digit");
        QStringList shownDigits;
        for (const QAbstractButton* row : rows) {
            const QStringList parts = row->accessibleName().split(QStringLiteral(", "));
            for (const QString& digit : parts.front().split(QLatin1Char(' ')))
                shownDigits << digit + QLatin1Char('@') + parts.back();
        }
        QStringList expected;
        for (const auto& [digit, at] : went)
            expected << QStringLiteral("%1@%2.%3").arg(digit).arg(at.pass).arg(at.step);
        std::sort(shownDigits.begin(), shownDigits.end());
        std::sort(expected.begin(), expected.end());
        QCOMPARE(shownDigits, expected);
        // The last: in box 5 only r4c5 can be 1.
        QVERIFY2(rows.back()->accessibleName().contains(QLatin1String("r4c5"))
                || rows.back()->accessibleName().contains(QLatin1Char('5')),
            qPrintable(rows.back()->accessibleName()));
        QVERIFY(m_board->scene().focus && m_board->scene().focus->cells == std::vector{Cell({3, 4})});
        QVERIFY(!m_board->scene().clashCauses.empty());
        rows.back()->click();
        QVERIFY((session.position() == Position{22, 2, 0}));
        // A candidate that this step struck out can be picked; elsewhere in the cell its digit is picked.
        click(0);
        QVERIFY((session.picked() == Candidate::of(0, cell)));
        click(7);
        QVERIFY((session.picked() == Candidate::of(4, cell)));
        // The chain is that of all eight.
        auto* chain = m_fixture->child<QPushButton>("why_chain");
        QVERIFY(chain->isVisibleTo(m_window));
        chain->click();
        QTRY_VERIFY_WITH_TIMEOUT(inquiry->proof() != nullptr, kLong);
        QVERIFY(inquiry->proof()->isLeft);
        std::set<std::uint16_t> gone;
        for (const ProofStep& step : inquiry->proof()->steps)
            gone.insert(step.removed.begin(), step.removed.end());
        for (int digit = 0; digit < kSide; ++digit)
            QCOMPARE(gone.count(static_cast<std::uint16_t>(Candidate::of(digit, cell).index())), digit == 4 ? 0U : 1U);
    }

    /// A given says that it is one, and has no list.
    void aGivenHasNoList()
    {
        openHard();
        m_window->session().goToLast();
        const QRectF rect = m_board->geometryOfBoard().candidateRect(Candidate::of(2, Cell{0, 0}));
        QTest::mouseClick(m_board, Qt::LeftButton, {}, rect.center().toPoint());
        QVERIFY((m_window->session().picked() == Candidate::of(7, Cell{0, 0})));
        QCOMPARE(text("why_speaker"), sentence("views.given_from_the_start"));
        QVERIFY(visible<QAbstractButton>("gone_digit").isEmpty());
        QVERIFY(!m_fixture->child<QPushButton>("why_chain")->isVisibleTo(m_window));
    }

    void voicesAreHiddenEverywhere()
    {
        openHard();
        m_window->session().goTo({17, 4}); // the step of the reference picture
        QTRY_VERIFY_WITH_TIMEOUT(text("why_puzzle")
                                     .startsWith(sentence("views.why_only_place_begins",
                                         {QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("r1c7")})),
            kLong);
        for (const char* name : {"why_puzzle", "why_constraint", "why_layer"})
            QVERIFY2(label(name)->isVisibleTo(m_window) && !label(name)->text().isEmpty(), name);
        auto* events = m_window->findChild<QTreeView*>(QStringLiteral("events"));
        const auto tip = [&] { return events->currentIndex().data(Qt::ToolTipRole).toString(); };
        QVERIFY2(tip().contains(sentence("views.constraint_each_row")), qPrintable(tip()));
        QVERIFY2(tip().contains(sentence("views.constraint_word")), qPrintable(tip()));

        const auto voice = [&](const char* name) { return m_window->findChild<QAction*>(QString::fromLatin1(name)); };
        // In the panel's own menu are the same actions as in the window's.
        const auto inPanel = m_fixture->child<QToolButton>("voices")->menu()->actions();
        QCOMPARE(inPanel, QList<QAction*>({voice("voice_puzzle"), voice("voice_constraint"), voice("voice_layer")}));
        voice("voice_constraint")->trigger();
        QVERIFY(!label("why_constraint")->isVisibleTo(m_window));
        QVERIFY(label("why_layer")->isVisibleTo(m_window) && tiles()->isVisibleTo(m_window));
        QVERIFY2(!tip().contains(sentence("views.constraint_word")), qPrintable(tip()));
        // One stays.
        voice("voice_layer")->trigger();
        QVERIFY(!tiles()->isVisibleTo(m_window));
        QVERIFY(!voice("voice_puzzle")->isEnabled());
        voice("voice_puzzle")->trigger();
        QVERIFY(voice("voice_puzzle")->isChecked() && label("why_puzzle")->isVisibleTo(m_window));
        // Copy copies the voice that is shown.
        QApplication::clipboard()->clear();
        voice("copy_voices")->trigger();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(
            copied.contains(label("why_puzzle")->text()) && copied.count(QLatin1Char('\n')) == 0, qPrintable(copied));
        events->actions().first()->trigger();
        QVERIFY2(QApplication::clipboard()->text().startsWith(sentence("views.copied_puzzle_voice_begins")),
            qPrintable(QApplication::clipboard()->text()));
        // The next start has them as they were.
        m_window->close();
        m_fixture->open();
        m_window = m_fixture->window.get();
        QVERIFY(voice("voice_puzzle")->isChecked() && !voice("voice_constraint")->isChecked());
        QVERIFY(!voice("voice_layer")->isChecked() && !voice("voice_puzzle")->isEnabled());
        voice("voice_layer")->trigger();
        QVERIFY(voice("voice_puzzle")->isEnabled());
    }

    void contradictionsAreExplained()
    {
        openHard();
        const Recording& run = recording();
        const auto events = run.events();
        const auto at = std::find_if(
            events.begin(), events.end(), [](const Event& event) { return event.kind == EventKind::Contradiction; });
        QVERIFY(at != events.end());
        auto* text = m_fixture->child<QLabel>("why_contradiction");
        m_window->session().goTo(at->position());
        const Contradictions wrong = contradictionsIn(run.stateAt(at->position()).candidates);
        const Cell cell = wrong.emptyCells.empty() ? wrong.clashingCells.front() : wrong.emptyCells.front();
        m_window->session().pick(Candidate::of(0, cell));
        QVERIFY2(text->text().contains(Wording::cell(cell)), qPrintable(text->text()));
        QVERIFY(text->isVisibleTo(m_window));
        // The end of the pass, where the guess has been taken back, is another moment.
        m_window->session().goTo(run.endOf(static_cast<int>(at->pass)));
        QVERIFY(text->text().isEmpty() && !text->isVisibleTo(m_window));
        m_window->session().goTo(at->position());
        QVERIFY(text->text().contains(Wording::cell(cell)));
        m_window->session().goTo({1, 11});
        QVERIFY(text->text().isEmpty() && !text->isVisibleTo(m_window));
    }

    void theChainGoesDownToTheGivens()
    {
        openHard();
        m_window->session().goTo({17, 3, 0});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->workspace().inquiry()->finding() != nullptr, kLong);
        const Finding looked = *m_window->workspace().inquiry()->finding();
        auto* button = m_fixture->child<QPushButton>("why_chain");
        QVERIFY(button->isVisibleTo(m_window) && button->isEnabled());
        button->click();
        // The chain proves the first candidate that the finding removed.
        QCOMPARE(m_window->session().picked()->index(), int(looked.removed.front()));
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("chain"));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->workspace().inquiry()->proof() != nullptr, kLong);
        const auto proof = m_window->workspace().inquiry()->proof();
        QVERIFY2(text("chain_count").contains(QLatin1Char(' ') + sentence("views.chain_count_from") + QLatin1Char(' ')),
            qPrintable(text("chain_count")));
        // Once more: it is the same proof, and its view comes to the front.
        m_fixture->child<QAction>("board")->trigger();
        QVERIFY(button->isVisibleTo(m_window));
        button->click();
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("chain"));
        QCOMPARE(m_window->workspace().inquiry()->proof(), proof);
        m_window->session().goTo(recording().events()[proof->steps[0].event].position());
        QVERIFY(m_board->scene().needed == absencesInUse(recording(), *proof, 1));
        m_window->session().goToLast();
        QCOMPARE(m_board->scene().needed, std::vector{proof->candidate});
        m_window->workspace().inquiry()->dropProof();
        QVERIFY(m_board->scene().needed.empty());
    }

private:
    QLabel* label(const char* name) { return m_fixture->child<QLabel>(name); }
    QString text(const char* name) { return label(name)->text(); }
    EvidenceTiles* tiles() { return m_fixture->child<EvidenceTiles>("why_tiles"); }
    template <typename T>
    QList<T*> visible(const char* name)
    {
        QList<T*> found = m_window->findChildren<T*>(QString::fromLatin1(name));
        found.removeIf([this](const T* widget) { return !widget->isVisibleTo(m_window); });
        return found;
    }
    QList<ReasonChipButton*> chips()
    {
        QList<ReasonChipButton*> found = m_window->findChildren<ReasonChipButton*>();
        found.removeIf([this](const QWidget* widget) { return !widget->isVisibleTo(m_window); });
        return found;
    }
    QStringList chipTexts()
    {
        QStringList texts;
        for (const ReasonChipButton* chip : chips())
            texts << chip->accessibleName();
        return texts;
    }
    QAbstractButton* chip(const QString& name)
    {
        for (ReasonChipButton* chipButton : chips()) {
            if (chipButton->text() == name)
                return chipButton;
        }
        return nullptr;
    }
    const Recording& recording() { return *m_window->session().recording(); }

    void openHard()
    {
        m_window->openText(QString::fromLatin1(kArticleHard));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), kLong);
        QCOMPARE(recording().passCount(), 25);
    }

    std::unique_ptr<WindowFixture> m_fixture;
    MainWindow* m_window = nullptr;
    BoardView* m_board = nullptr;
};

CONVOKU_TEST(TestExplanationPanel)
#include "tst_explanation_panel.moc"
