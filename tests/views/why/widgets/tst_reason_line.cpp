// SPDX-License-Identifier: MIT
// The cause of a step, without a click: on the board and in the line below it, and how one goes through several.
#include "app/document/inquiry.h"
#include "app/views/board/widgets/sentence_area.h"
#include "app/window/parts/accessible_views.h"
#include "app/window/parts/announcer.h"
#include "app/window/parts/notice.h"
#include "app/wording/finding_wording.h"
#include "tests/support/loop_causes.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QToolTip>

#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

// In step 3 of pass 17 of the article's puzzle, 1 is in box 9 only in r7c8, and 2 in box 2 only in r3c5.
constexpr Position kTwo{17, 3};
// The finding that removed the most comes first: kFirst removed four, kSecond three.
const QString kFirst = sentence("views.reason_only_cell_of_box",
    {QStringLiteral("2"), QStringLiteral("r3c5"), QStringLiteral("2"), QStringLiteral("5")});
const QString kSecond = sentence("views.reason_only_cell_of_box",
    {QStringLiteral("9"), QStringLiteral("r7c8"), QStringLiteral("1"), QStringLiteral("8")});
// In step 4 of it, one thing is found.
constexpr Position kOne{17, 4};

} // namespace

class TestReasonLine : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;
    BoardView* m_board = nullptr;
    QLabel* m_sentence = nullptr;
    Inquiry* m_inquiry = nullptr;

    void goTo(Position position)
    {
        m_fixture->session().goTo(position);
        QTRY_VERIFY_WITH_TIMEOUT(m_inquiry->findings() != nullptr, kLong);
    }

    QString number() const { return m_fixture->child<QLabel>("finding_number")->text(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_board = m_fixture->board;
        m_sentence = m_fixture->child<QLabel>("sentence");
        m_inquiry = m_fixture->window->workspace().inquiry();
        m_fixture->window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
    }
    void cleanupTestCase() { m_fixture.reset(); }
    void init()
    {
        m_fixture->session().goToFirst();
        m_board->setFocus();
    }

    // Wherever a rule did something: the board is asked for it, nobody clicks.
    void everyRuleShowsItsCause()
    {
        const auto recording = m_fixture->session().recording();
        std::set<RuleId> seen;
        for (std::size_t i = 0; i < recording->events().size(); ++i) {
            const Event& event = recording->events()[i];
            if (event.kind != EventKind::Rule || !seen.insert(event.rule).second)
                continue;
            goTo(event.position());
            const BoardScene& scene = m_board->scene();
            QVERIFY(scene.focus.has_value());
            QCOMPARE(scene.focus->rule.id, recording->ruleOf(event).id);
            // The cause is one of a removed candidate's, as plain loops find them; what removed the most comes first.
            const Candidates before = recording->stateAt({static_cast<int>(event.pass), event.step, 1}).candidates;
            bool isCause = false;
            for (const std::uint16_t one : recording->changed(event)) {
                for (const Cause& cause : loopCauses(event.rule, before, Candidate::fromIndex(one)))
                    isCause = isCause || cause.cells == scene.focus->cells;
            }
            QVERIFY(isCause);
            for (const Finding& other : m_inquiry->findings()->findings)
                QVERIFY(other.removed.size() <= m_inquiry->finding()->removed.size());
            QCOMPARE(
                m_sentence->text(), FindingWording::sentence(recording->ruleOf(event).family, *m_inquiry->finding()));
        }
        QVERIFY(seen.size() >= 6);
        // The end of a pass shows the effects alone, and so does a layer.
        for (const Position elsewhere : {recording->endOf(17), Position{17, 3, 1}}) {
            goTo(kTwo);
            m_fixture->session().goTo(elsewhere);
            QVERIFY(!m_board->scene().focus);
        }
        QCOMPARE(m_sentence->text(), Wording::stepSentence(*recording, {17, 3, 1}));
    }

    void theStepperMovesBoardAndLine_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("clicks") << 0;
        QTest::newRow("keys") << 1;
        QTest::newRow("menu") << 2;
    }
    void theStepperMovesBoardAndLine()
    {
        QFETCH(const int, how);
        const auto go = [&](bool forward) {
            if (how == 0)
                QTest::mouseClick(
                    m_fixture->child<QToolButton>(forward ? "next_finding_button" : "previous_finding_button"),
                    Qt::LeftButton);
            else if (how == 1)
                QTest::keyClick(m_board, forward ? Qt::Key_Period : Qt::Key_Comma);
            else
                m_fixture->child<QAction>(forward ? "next_finding" : "previous_finding")->trigger();
        };
        goTo(kTwo);
        QCOMPARE(m_sentence->text(), kFirst);
        QCOMPARE(number(), sentence("views.reason_number", {QStringLiteral("1"), QStringLiteral("2")}));
        QVERIFY(m_fixture->child<QToolButton>("next_finding_button")->isVisible());
        QVERIFY((m_board->scene().focus->cells == std::vector<Cell>{{2, 4}}));
        QVERIFY((m_board->scene().focus->others == std::vector<Cell>{{6, 7}}));
        go(true);
        QCOMPARE(m_sentence->text(), kSecond);
        QCOMPARE(number(), sentence("views.reason_number", {QStringLiteral("2"), QStringLiteral("2")}));
        QVERIFY((m_board->scene().focus->cells == std::vector<Cell>{{6, 7}}));
        QVERIFY((m_board->scene().focus->houses == std::vector{House{HouseKind::Box, 8}}));
        QVERIFY((m_board->scene().focus->actedOn == std::vector{House{HouseKind::Column, 7}}));
        go(false);
        QCOMPARE(m_sentence->text(), kFirst);
        go(false); // from the first to the last
        QCOMPARE(m_sentence->text(), kSecond);
        go(true);
        QCOMPARE(m_sentence->text(), kFirst);
        QVERIFY(m_board->hasFocus());
        QVERIFY(m_fixture->session().position() == kTwo);
        // A step with a single finding has no stepper.
        goTo(kOne);
        QVERIFY(!m_fixture->child<QToolButton>("next_finding_button")->isVisible());
        QVERIFY(!m_fixture->child<QAction>("next_finding")->isEnabled());
        QVERIFY(!m_fixture->child<QAction>("previous_finding")->isEnabled());
    }

    void theStepperHasNamesAndTips()
    {
        goTo(kTwo);
        for (const char* name : {"next_finding_button", "previous_finding_button"}) {
            const auto* button = m_fixture->child<QToolButton>(name);
            QVERIFY(!button->toolTip().isEmpty());
            auto* accessible = QAccessible::queryAccessibleInterface(m_fixture->child<QToolButton>(name));
            QVERIFY(accessible->text(QAccessible::Name).contains(sentence("views.reason_finding_word")));
            QVERIFY(button->focusPolicy() & Qt::TabFocus);
        }
        QVERIFY(!m_fixture->child<QLabel>("reason_mark")->pixmap(Qt::ReturnByValue).isNull());
        QVERIFY(m_fixture->child<QLabel>("reason_mark")->isVisible());
        m_fixture->session().goToFirst();
        QVERIFY(!m_fixture->child<QLabel>("reason_mark")->isVisible());
    }

    // The line always has text: first what the step did, then what it found.
    void theLineIsNeverEmpty()
    {
        const auto recording = m_fixture->session().recording();
        m_fixture->session().goTo(kTwo);
        QVERIFY(m_inquiry->findings() == nullptr);
        QCOMPARE(m_sentence->text(), Wording::stepSentence(*recording, kTwo));
        QVERIFY(!m_fixture->child<QToolButton>("next_finding_button")->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(m_sentence->text(), kFirst, kLong);
    }

    /// The mouse on a struck candidate lights the causes of that one, as plain loops find them, until it leaves.
    void aStruckCandidateLightsItsCauses()
    {
        const auto recording = m_fixture->session().recording();
        goTo(kTwo);
        const std::vector<Cell> chosen = m_board->scene().focus->cells;
        const Event& event
            = *std::ranges::find_if(recording->events(), [](const Event& each) { return each.position() == kTwo; });
        const Candidates before = recording->stateAt({kTwo.pass, kTwo.step, 1}).candidates;
        const auto changed = recording->changed(event);
        std::set<int> seen; // cells that hold what was found
        for (const std::uint16_t index : changed) {
            const Candidate candidate = Candidate::fromIndex(index);
            QTest::mouseMove(m_board, m_board->geometryOfBoard().candidateRect(candidate).center().toPoint());
            const auto causes = loopCauses(event.rule, before, candidate);
            const std::vector<Cell>& cells = m_board->scene().focus->cells;
            QVERIFY(std::ranges::any_of(causes, [&](const Cause& cause) { return cause.cells == cells; }));
            seen.insert(cells.front().index());
        }
        QCOMPARE(seen.size(), std::size_t{2});
        QCOMPARE(m_sentence->text(), kFirst); // the sentence stays
        QTest::mouseMove(m_fixture->window.get(), QPoint(5, 5));
        QTRY_VERIFY(m_board->scene().focus->cells == chosen);
    }

    // A screen reader hears the finding, and each finding that the user selects.
    void findingsAreSaid()
    {
        listen([](QAccessibleEvent&) {}); // or nothing is said
        QTest::qWait(100);
        QSignalSpy said(m_fixture->window->findChild<Announcer*>(), &Announcer::said);
        goTo(kTwo);
        QTRY_VERIFY_WITH_TIMEOUT(!said.empty() && said.back().front().toString() == kFirst, kLong);
        QTest::keyClick(m_board, Qt::Key_Period);
        QTRY_VERIFY_WITH_TIMEOUT(said.back().front().toString() == kSecond, kLong);
        listen({});
    }

    // A picked candidate's reasons are alone on the board, until Escape.
    void reasonsTakeOverUntilEscape()
    {
        goTo(kTwo);
        const Candidate removed{1, 3, 4}; // the 2 of r4c5
        m_fixture->session().pick(removed);
        QTRY_VERIFY_WITH_TIMEOUT(m_board->scene().reasons.has_value(), kLong);
        QVERIFY(!m_board->scene().focus);
        QTest::keyClick(m_board, Qt::Key_Escape);
        QVERIFY(!m_board->scene().reasons);
        QVERIFY(m_board->scene().focus.has_value());
        // While B is held, the board shows the state before the step.
        QTest::keyPress(m_board, Qt::Key_B);
        QVERIFY(!m_board->scene().focus);
        QTest::keyRelease(m_board, Qt::Key_B);
        QVERIFY(m_board->scene().focus.has_value());
    }

    void whatIsEditedHasNoCause()
    {
        goTo(kTwo);
        QTest::keyClick(m_fixture->window.get(), Qt::Key_E, Qt::ControlModifier);
        QVERIFY(m_board->isEditing());
        QVERIFY(!m_board->scene().focus);
        QVERIFY(!m_fixture->child<QToolButton>("next_finding_button")->isVisible());
        const QString edited = m_sentence->text();
        m_inquiry->selectFinding(1);
        QCOMPARE(m_sentence->text(), edited);
        QVERIFY(!m_board->scene().focus);
        m_fixture->child<QAction>("discard_edits")->trigger();
        QVERIFY(!m_board->isEditing());
        QTRY_VERIFY_WITH_TIMEOUT(m_board->scene().focus.has_value(), kLong);
    }

    /// The signs of the board say what they are, where the mouse rests.
    void signsHaveTips_data()
    {
        QTest::addColumn<QPoint>("cell"); // column, row
        QTest::addColumn<int>("digit");
        QTest::addColumn<QString>("tip");
        QTest::newRow("cause") << QPoint(5, 3) << 2 << sentence("views.tip_cause");
        QTest::newRow("gone") << QPoint(4, 3) << 2 << sentence("views.tip_gone");
        QTest::newRow("another") << QPoint(8, 7) << 1 << sentence("views.tip_another_finding");
        QTest::newRow("struck") << QPoint(8, 1) << 1 << sentence("views.tip_removed");
    }
    void signsHaveTips()
    {
        QFETCH(const QPoint, cell);
        QFETCH(const int, digit);
        QFETCH(const QString, tip);
        goTo(kTwo);
        const Candidate candidate{digit - 1, cell.y() - 1, cell.x() - 1};
        const QPoint place = m_board->geometryOfBoard().candidateRect(candidate).center().toPoint();
        QHelpEvent event(QEvent::ToolTip, place, m_board->mapToGlobal(place));
        QApplication::sendEvent(m_board, &event);
        QVERIFY2(QToolTip::text().contains(tip), qPrintable(QToolTip::text()));
        QToolTip::hideText();
    }

    /// The line keeps its height whatever it says, and what it says has its room or can be scrolled.
    void theRoomIsFixed_data()
    {
        QTest::addColumn<int>("words");
        for (const int words : {0, 1, 12, 30, 60, 300})
            QTest::addRow("%d words", words) << words;
    }
    void theRoomIsFixed()
    {
        QFETCH(const int, words);
        SentenceArea line(&m_fixture->session(), m_inquiry);
        line.resize(480, line.height());
        line.show();
        const int height = line.height();
        auto* label = line.findChild<QLabel*>(QStringLiteral("sentence"));
        auto* scroll = line.findChild<QScrollArea*>(QStringLiteral("sentence_area"));
        line.setText(QStringLiteral("слово ").repeated(words).trimmed());
        QCoreApplication::processEvents();
        QCOMPARE(line.height(), height);
        QVERIFY(label->height() >= label->heightForWidth(label->width()));
        QCOMPARE(scroll->verticalScrollBar()->maximum() > 0, label->height() > scroll->viewport()->height());
        const QFontInfo usual(QApplication::font());
        QVERIFY(QFontInfo(label->font()).pixelSize() >= usual.pixelSize());
        // One line is in the size of a headline.
        if (words <= 1)
            QVERIFY(QFontInfo(label->font()).pixelSize() * 13 >= usual.pixelSize() * 15);
        if (words <= 12)
            QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
    }

    /// The notice about the part under the mouse appears beside the sentence or not at all. A notice that the user
    /// asked for always appears, and covers no words if it can. The test looks for drawn pixels under the notice.
    void theNoticeKeepsOffTheWords_data()
    {
        QTest::addColumn<int>("words");
        QTest::addColumn<int>("width");
        QTest::addColumn<QString>("pointedText");
        for (const int words : {1, 6, 9, 10, 13, 17, 20, 60}) {
            for (const int width : {480, 700}) {
                for (const char* pointedText : {"r1c1: empty", "r4c7: candidates 1, 2, 3, 5, 7, 8 and 9 of its row"})
                    QTest::addRow("%d words in %d px, %.4s", words, width, pointedText)
                        << words << width << QString::fromLatin1(pointedText);
            }
        }
    }
    void theNoticeKeepsOffTheWords()
    {
        QFETCH(const int, words);
        QFETCH(const int, width);
        QFETCH(const QString, pointedText);
        QWidget window;
        window.resize(width, 200);
        auto* line = new SentenceArea(&m_fixture->session(), m_inquiry, &window);
        line->setGeometry(0, 100, width, line->height());
        line->setText(QStringLiteral("слово ").repeated(words).trimmed());
        window.show();
        QCoreApplication::processEvents();
        Notice notice(&window);
        notice.placeOver(line);
        notice.setFreeRoom([line] { return line->freeRoom(); });
        const QImage drawn = line->grab().toImage();
        const auto inkUnder = [&drawn, line](const QRect& rect) {
            const QRect under = rect.translated(-line->pos()) & drawn.rect();
            for (int y = under.top(); y <= under.bottom(); ++y) {
                for (int x = under.left(); x <= under.right(); ++x) {
                    if (drawn.pixel(x, y) != drawn.pixel(0, 0))
                        return true;
                }
            }
            return false;
        };
        notice.point(pointedText);
        QVERIFY(!notice.isVisible() || !inkUnder(notice.geometry()));
        const bool pointed = notice.isVisible();
        if (words <= 6)
            QVERIFY(pointed);
        if (words == 60)
            QVERIFY(!pointed);
        notice.point({});
        notice.showText(pointedText);
        QVERIFY(notice.isVisible());
        QVERIFY(window.rect().contains(notice.geometry()));
        QVERIFY(!inkUnder(notice.geometry()));
    }
};

CONVOKU_TEST(TestReasonLine)
#include "tst_reason_line.moc"
