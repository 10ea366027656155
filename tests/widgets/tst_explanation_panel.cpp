// SPDX-License-Identifier: MIT
// What the window explains: the step in three voices, the picked candidate, contradictions, the chain to the givens.
#include "app/widgets/why/explanation_panel.h"
#include "app/wording/language.h"
#include "solver/run/contradiction.h"
#include "tests/widgets/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeWidget>

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

    /// Where there is no room the panel scrolls, and not the list in it too.
    void onlyThePanelScrolls()
    {
        openHard();
        Session& session = m_window->session();
        const Recording& recording = *session.recording();
        auto* reasons = m_fixture->child<QTreeWidget>("reasons");
        auto* area = m_fixture->child<QScrollArea>("explanation_area");
        m_window->resize(m_window->width(), 500);
        int most = 0;
        for (const Event& event : recording.events()) {
            // Naked pairs have the most reasons.
            if (event.kind != EventKind::Rule || event.step < 7 || most >= 12)
                continue;
            session.goTo(event.position());
            session.pick(Candidate::fromIndex(recording.changed(event).front()));
            QTRY_VERIFY_WITH_TIMEOUT(reasons->topLevelItemCount() > 0, kLong);
            most = std::max(most, reasons->topLevelItemCount());
            QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
            QCOMPARE(reasons->verticalScrollBar()->maximum(), 0);
            session.pick(std::nullopt);
            QTRY_COMPARE(reasons->topLevelItemCount(), 0);
        }
        QVERIFY2(most >= 12, qPrintable(QString::number(most)));
    }

    void reasonsAreToldMarkedAndFollowed()
    {
        openHard();
        m_window->session().goTo({17, 11});
        m_window->session().pick(Candidate{1, 3, 4});
        auto* sentence = m_fixture->child<QLabel>("why_puzzle");
        QTRY_VERIFY_WITH_TIMEOUT(!sentence->text().isEmpty(), kLong);
        // Pass 17 is the one of the reference picture: 2 in box 2 has only r3c5 left.
        QCOMPARE(sentence->text(),
            QStringLiteral("In box 2, 2 is only in column 5 (r3c5), so it goes from the rest of column 5."));
        // Box 2 has its 2 in one of its three columns.
        auto* layer = m_fixture->child<QLabel>("why_layer");
        QCOMPARE(layer->text(), QStringLiteral("1·0 + 1·1 + 1·0 = 1; equals 1 → 1"));
        QCOMPARE(m_fixture->child<QLabel>("why_constraint")->text(),
            QStringLiteral("alldifferent(box 2) needs 2 in {r3c5} ∧ alldifferent(column 5) ⇒ r4c5 ≠ 2."));
        QVERIFY(m_board->scene().reasons.has_value());
        QVERIFY((m_board->scene().reasons->cells == std::vector<Cell>{{2, 4}}));
        auto* reasons = m_fixture->child<QTreeWidget>("reasons");
        QStringList texts;
        for (int i = 0; i < reasons->topLevelItemCount(); ++i)
            texts << reasons->topLevelItem(i)->text(0);
        QVERIFY(texts.contains(QStringLiteral("2 in r3c5 was there")));
        QVERIFY(texts.contains(QStringLiteral("2 in r3c4 was gone")));

        // The reason's own reason, and back.
        reasons->setCurrentItem(
            reasons->topLevelItem(static_cast<int>(texts.indexOf(QStringLiteral("2 in r3c4 was gone")))));
        Q_EMIT reasons->itemActivated(reasons->currentItem(), 0);
        QVERIFY((m_window->session().picked() == Candidate{1, 2, 3}));
        auto* panel = m_window->findChild<ExplanationPanel*>();
        for (QPushButton* button : panel->findChildren<QPushButton*>()) {
            if (button->text().contains(QStringLiteral("Bac")))
                button->click();
        }
        QVERIFY((m_window->session().picked() == Candidate{1, 3, 4}));

        // Elsewhere in the run the marks are gone, the words stay, and say where the marks are.
        auto* elsewhere = m_fixture->child<QLabel>("reasons_elsewhere");
        QVERIFY(!elsewhere->isVisible());
        m_window->session().goTo({20, 11});
        QTRY_VERIFY_WITH_TIMEOUT(elsewhere->isVisible(), kLong);
        QVERIFY(elsewhere->text().contains(QStringLiteral("pass 17 ")));
        QVERIFY(!m_board->scene().reasons);
        QTRY_VERIFY_WITH_TIMEOUT(!sentence->text().isEmpty(), kLong);
        // Before it went there is nothing to tell.
        m_window->session().goTo({16, 11});
        QVERIFY(!sentence->isVisible());
    }

    /// By hand from what convoku-cli trace tells of the run: 9 leaves r1c2 while the guess r1c2 = 7 stands.
    void theLastChangeAndTheNext_data()
    {
        QTest::addColumn<Candidate>("candidate");
        QTest::addColumn<int>("pass"); // its end
        QTest::addColumn<QString>("text");
        const Candidate back{8, 0, 1};
        QTest::newRow("there, and what is next")
            << back << 5
            << QStringLiteral("0: possible at the start (next, 7: set aside: r1c2 = 7 is guessed at depth 1)");
        QTest::newRow("gone, but not for ever")
            << back << 8 << QStringLiteral("7: set aside: r1c2 = 7 is guessed at depth 1");
        QTest::newRow("there for ever") << back << 10 << QStringLiteral("10: came back: the guess r1c2 = 7 failed");
        const Candidate failed{6, 0, 1};
        QTest::newRow("a guess, and what is next")
            << failed << 7 << QStringLiteral("7: guessed at depth 1 (next, 10: failed as a guess, and is gone)");
        QTest::newRow("gone for ever") << failed << 12 << QStringLiteral("10: failed as a guess, and is gone");
        QTest::newRow("a given") << Candidate{7, 0, 0} << 20 << QStringLiteral("0: possible at the start");
    }
    void theLastChangeAndTheNext()
    {
        QFETCH(Candidate, candidate);
        QFETCH(int, pass);
        openHard();
        m_window->session().goTo(recording().endOf(pass));
        m_window->session().pick(candidate);
        QTEST(m_fixture->child<QLabel>("why_state")->text(), "text");
        // Also where it was picked elsewhere.
        m_window->session().goToFirst();
        m_window->session().goTo(recording().endOf(pass));
        QTEST(m_fixture->child<QLabel>("why_state")->text(), "text");
    }

    void voicesAreHiddenEverywhere()
    {
        openHard();
        m_window->session().goTo({17, 4}); // the step of the reference picture
        m_window->session().pick(Candidate{1, 3, 4});
        const auto label = [&](const char* name) { return m_fixture->child<QLabel>(name); };
        QTRY_VERIFY_WITH_TIMEOUT(!label("why_layer")->text().isEmpty(), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(
            label("step_puzzle")->text().startsWith(QStringLiteral("In row 1, 1 has only one place, r1c7")), kLong);
        for (const char* name : {"step_puzzle", "step_constraint", "step_layer", "why_layer", "why_puzzle"})
            QVERIFY2(label(name)->isVisibleTo(m_window) && !label(name)->text().isEmpty(), name);
        auto* events = m_window->findChild<QTreeView*>(QStringLiteral("events"));
        const auto tip = [&] { return events->currentIndex().data(Qt::ToolTipRole).toString(); };
        QVERIFY2(tip().contains(QStringLiteral("alldifferent(each row)")), qPrintable(tip()));

        const auto voice = [&](const char* name) { return m_window->findChild<QAction*>(QString::fromLatin1(name)); };
        // In the panel's own menu are the same actions as in the window's.
        const auto inPanel = m_fixture->child<QToolButton>("voices")->menu()->actions();
        QCOMPARE(inPanel, QList<QAction*>({voice("voice_puzzle"), voice("voice_constraint"), voice("voice_layer")}));
        voice("voice_constraint")->trigger();
        QVERIFY(!label("step_constraint")->isVisibleTo(m_window) && !label("why_constraint")->isVisibleTo(m_window));
        QVERIFY(label("step_layer")->isVisibleTo(m_window) && label("why_layer")->isVisibleTo(m_window));
        QVERIFY2(!tip().contains(QStringLiteral("alldifferent")), qPrintable(tip()));
        // One stays.
        voice("voice_layer")->trigger();
        QVERIFY(!voice("voice_puzzle")->isEnabled());
        voice("voice_puzzle")->trigger();
        QVERIFY(voice("voice_puzzle")->isChecked() && label("step_puzzle")->isVisibleTo(m_window));
        // What is copied is what is heard.
        QApplication::clipboard()->clear();
        voice("copy_voices")->trigger();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(
            copied.contains(label("step_puzzle")->text()) && copied.count(QLatin1Char('\n')) == 0, qPrintable(copied));
        events->actions().first()->trigger();
        QVERIFY2(QApplication::clipboard()->text().startsWith(QStringLiteral("puzzle: Hidden single in row removes")),
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
        // At the end of the pass, too, though the guess has been taken back.
        m_window->session().goTo(run.endOf(static_cast<int>(at->pass)));
        QVERIFY(text->text().contains(Wording::cell(cell)));
        m_window->session().goTo({1, 11});
        QVERIFY(text->text().isEmpty() && !text->isVisibleTo(m_window));
    }

    void theChainGoesDownToTheGivens()
    {
        openHard();
        m_window->session().goTo({17, 11});
        m_window->session().pick(Candidate{1, 3, 4});
        m_window->workspace().inquiry()->prove();
        auto* steps = m_fixture->child<QListWidget>("chain");
        QTRY_VERIFY_WITH_TIMEOUT(steps->count() > 0, kLong);
        const auto proof = m_window->workspace().inquiry()->proof();
        QCOMPARE(steps->count(), static_cast<int>(proof->steps.size()));
        QCOMPARE(steps->currentRow(), -1); // the end of the pass is none of its steps
        m_window->session().goTo(recording().events()[proof->steps.back().event].position());
        QCOMPARE(steps->currentRow(), steps->count() - 1);
        steps->setCurrentRow(0);
        QVERIFY(m_window->session().position() == recording().events()[proof->steps[0].event].position());
        QVERIFY(m_board->scene().needed == absencesInUse(recording(), *proof, 1));
        m_window->session().goToLast();
        QCOMPARE(m_board->scene().needed, std::vector{proof->candidate});
        m_window->workspace().inquiry()->dropProof();
        QVERIFY(m_board->scene().needed.empty());
    }

private:
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

QTEST_MAIN(TestExplanationPanel)
#include "tst_explanation_panel.moc"
