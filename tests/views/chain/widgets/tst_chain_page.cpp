// SPDX-License-Identifier: MIT
// The proof as a view: its lines, its graph, the board beside them, and what stands there without a proof.
#include "app/document/chain_model.h"
#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/exporting/picture.h"
#include "app/views/chain/widgets/chain_graph_view.h"
#include "app/views/chain/widgets/chain_list.h"
#include "app/views/chain/widgets/chain_page.h"
#include "app/views/chain/widgets/chain_side.h"
#include "app/wording/language.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>
#include <QToolButton>

using namespace convoku;
using namespace convoku::testing;

class TestChainPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_session = std::make_unique<Session>(makeBitwise);
        m_inquiry = std::make_unique<Inquiry>(m_session.get(), makeBitwise);
        m_page = std::make_unique<ChainPage>(m_session.get(), m_inquiry.get());
        m_page->setObjectName(QStringLiteral("chain"));
        m_page->resize(1300, 620);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup()
    {
        m_page.reset();
        m_inquiry.reset();
        m_session.reset();
    }

    void withoutAProofItSaysHowToComeByOne()
    {
        QVERIFY(seen<QPushButton>("chain_to_board") && !seen<QPushButton>("chain_ask"));
        QVERIFY(!m_page->picture());
        QSignalSpy board(m_page.get(), &ChainPage::boardRequested);
        QTest::mouseClick(child<QPushButton>("chain_to_board"), Qt::LeftButton);
        QCOMPARE(board.count(), 1);
        open();
        m_session->pick(Candidate::of(1, Cell{3, 4}));
        QTRY_VERIFY_WITH_TIMEOUT(seen<QPushButton>("chain_ask"), kLong);
        QCOMPARE(child<QPushButton>("chain_ask")->text(),
            sentence("views.chain_of_candidate", {QStringLiteral("2"), QStringLiteral("r4c5")}));
        // One that is there has none.
        m_session->pick(Candidate::of(0, Cell{7, 1}));
        QTRY_VERIFY(!seen<QPushButton>("chain_ask") || m_inquiry->answer().has_value());
        m_session->pick(Candidate::of(1, Cell{3, 4}));
        QTRY_VERIFY_WITH_TIMEOUT(seen<QPushButton>("chain_ask"), kLong);
        QTest::mouseClick(child<QPushButton>("chain_ask"), Qt::LeftButton);
        QVERIFY(seen<QPushButton>("chain_cancel") && !seen<QPushButton>("chain_ask"));
        QTest::mouseClick(child<QPushButton>("chain_cancel"), Qt::LeftButton);
        QVERIFY(!m_inquiry->isProving() && !seen<QPushButton>("chain_cancel"));
        QVERIFY(seen<QPushButton>("chain_ask"));
        QTest::mouseClick(child<QPushButton>("chain_ask"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(seen<ChainList>("chain_list"), kLong);
        // It goes with what it is about.
        m_session->pick(std::nullopt);
        QVERIFY(!seen<ChainList>("chain_list") && seen<QPushButton>("chain_to_board"));
        QVERIFY(!m_page->picture());
    }

    void openedOnACandidateThatIsGoneItProves()
    {
        open();
        m_page->hide();
        m_session->pick(Candidate::of(1, Cell{3, 4}));
        QTRY_VERIFY_WITH_TIMEOUT(m_inquiry->answer().has_value(), kLong);
        QVERIFY2(!m_inquiry->isProving(), "nobody looks");
        m_page->show();
        QTRY_VERIFY_WITH_TIMEOUT(seen<ChainList>("chain_list"), kLong);
        QCOMPARE(child<QLabel>("chain_title")->text(),
            sentence("views.chain_title", {QStringLiteral("2"), QStringLiteral("r4c5")}));

        // Also where it is opened before anybody knows whether the candidate is gone.
        m_page->hide();
        m_session->pick(Candidate::of(7, Cell{3, 4}));
        QVERIFY(!m_inquiry->answer());
        m_page->show();
        QTRY_VERIFY_WITH_TIMEOUT(seen<ChainList>("chain_list"), kLong);

        // A cancelled proof stays cancelled until the page is opened again, even if another candidate is picked.
        m_page->hide();
        m_inquiry->dropProof();
        m_page->show();
        QTest::mouseClick(child<QPushButton>("chain_cancel"), Qt::LeftButton);
        QVERIFY(!m_inquiry->isProving() && seen<QPushButton>("chain_ask"));
        m_session->pick(Candidate::of(1, Cell{3, 4}));
        QTRY_VERIFY_WITH_TIMEOUT(m_inquiry->answer().has_value(), kLong);
        QVERIFY(!m_inquiry->isProving() && seen<QPushButton>("chain_ask"));
    }

    /// Without a picked candidate, the page proves the first candidate that the step removed, or that of the selected
    /// deduction.
    void openedOnAStepItProvesWhatThatTook()
    {
        open();
        m_page->hide();
        QVERIFY(!m_session->picked());
        m_page->show();
        QTRY_VERIFY_WITH_TIMEOUT(seen<ChainList>("chain_list"), kLong);
        QCOMPARE(child<QLabel>("chain_title")->text(),
            sentence("views.chain_title", {QStringLiteral("2"), QStringLiteral("r4c5")}));
        QVERIFY(m_session->picked() == Candidate::of(1, Cell{3, 4}));

        // The step's other deduction takes 1 from column 8.
        m_page->hide();
        m_session->pick(std::nullopt);
        m_inquiry->setStepWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(m_inquiry->finding() != nullptr, kLong);
        m_inquiry->selectFinding(1);
        m_page->show();
        QTRY_VERIFY_WITH_TIMEOUT(seen<ChainList>("chain_list"), kLong);
        QCOMPARE(child<QLabel>("chain_title")->text(),
            sentence("views.chain_title", {QStringLiteral("1"), QStringLiteral("r1c8")}));
        m_inquiry->setStepWatched(this, false);

        // After a jump in the run, the page asks again only when it is opened; until then it shows a button.
        m_session->pick(std::nullopt);
        m_session->goTo({17, 1, 0});
        QTRY_VERIFY_WITH_TIMEOUT(seen<QPushButton>("chain_ask"), kLong);
        QVERIFY(!m_inquiry->isProving() && !m_session->picked());
        QTest::mouseClick(child<QPushButton>("chain_ask"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(seen<ChainList>("chain_list"), kLong);

        // The start took nothing.
        m_session->pick(std::nullopt);
        m_session->goTo({0, 0, 0});
        QTRY_VERIFY(!seen<QPushButton>("chain_ask"));
        m_page->hide();
        m_page->show();
        QVERIFY(seen<QPushButton>("chain_to_board") && !m_inquiry->isProving());
    }

    void theArticlesChain()
    {
        prove();
        QCOMPARE(child<QLabel>("chain_title")->text(),
            sentence("views.chain_title", {QStringLiteral("2"), QStringLiteral("r4c5")}));
        QCOMPARE(child<QLabel>("chain_summary")->text(),
            sentence("views.chain_summary",
                {QStringLiteral("58"), QStringLiteral("18"), QStringLiteral("r1c4 = 4"), QStringLiteral("r2c2 = 2")}));
        // The words of the design.
        ChainList& list = *m_page->list();
        QCOMPARE(list.nameOf(0), sentence("views.chain_givens", {QStringLiteral("18")}));
        QVERIFY2(list.nameOf(1).startsWith(sentence("views.chain_pass_begins")), qPrintable(list.nameOf(1)));
        QCOMPARE(list.nameOf(2), sentence("views.chain_pointing_of_1"));
        QCOMPARE(list.nameOf(10), sentence("views.chain_naked_pair"));
        QCOMPARE(list.nameOf(11), sentence("views.chain_hidden_single"));
        QCOMPARE(list.nameOf(12),
            sentence("views.chain_failed_guess", {QStringLiteral("r1c2"), QStringLiteral("7"), QStringLiteral("10")}));
        QCOMPARE(list.nameOf(13),
            sentence("views.chain_guess",
                {QStringLiteral("1"), QStringLiteral("r1c4"), QStringLiteral("4"), QStringLiteral("12")}));
        QCOMPARE(list.nameOf(16), sentence("views.chain_pointing_of_7"));
        QCOMPARE(list.nameOf(20), sentence("views.chain_end"));
        QCOMPARE(list.countIn(PictureParts::kWhole), 21);
    }

    void keysWalkTheLines_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("to");
        QTest::newRow("up") << 20 << int(Qt::Key_Up) << 19;
        QTest::newRow("down") << 3 << int(Qt::Key_Down) << 4;
        QTest::newRow("down from the last") << 20 << int(Qt::Key_Down) << 20;
        QTest::newRow("up from the first") << 0 << int(Qt::Key_Up) << 0;
        QTest::newRow("home") << 7 << int(Qt::Key_Home) << 0;
        QTest::newRow("end") << 7 << int(Qt::Key_End) << 20;
    }
    void keysWalkTheLines()
    {
        QFETCH(int, from);
        QFETCH(int, key);
        QFETCH(int, to);
        prove();
        ChainModel& model = *m_page->model();
        QCOMPARE(model.selected(), 20); // the candidate itself
        model.select(from);
        QTest::keyClick(m_page->list(), static_cast<Qt::Key>(key));
        QCOMPARE(model.selected(), to);
        QCOMPARE(m_page->list()->focusedPart(), to);
        QVERIFY(!m_page->list()->rectOf(to).isEmpty());
    }

    void pagesAreAsLongAsWhatIsSeen()
    {
        prove();
        m_page->resize(1300, 330);
        QTest::keyClick(m_page->list(), Qt::Key_Home);
        int pages = 0;
        for (; m_page->model()->selected() < 20 && pages < 20; ++pages) {
            const int before = m_page->model()->selected();
            QTest::keyClick(m_page->list(), Qt::Key_PageDown);
            QVERIFY(m_page->model()->selected() > before + 1 || m_page->model()->selected() == 20);
            QVERIFY(!m_page->list()->rectOf(m_page->model()->selected()).isEmpty());
        }
        QVERIFY(pages > 1);
        QVERIFY(m_page->list()->scrolled().y() > 0);
        QTest::keyClick(m_page->list(), Qt::Key_PageUp);
        QVERIFY(m_page->model()->selected() < 19);
    }

    void passesFold()
    {
        prove();
        ChainModel& model = *m_page->model();
        const ProofRows& rows = model.content().rows;
        model.select(1);
        QTest::keyClick(m_page->list(), Qt::Key_Right);
        QCOMPARE(model.rowCount(), 21 - 1 + 42);
        QVERIFY((rows[1] == ProofRow{ProofRow::Kind::Line, 0}));
        QCOMPARE(model.selected(), 1);
        model.select(20);
        QTest::keyClick(m_page->list(), Qt::Key_Left);
        QCOMPARE(model.rowCount(), 21);
        QCOMPARE(model.selected(), 1);
        // A click on the arrow does it too, and another one undoes it; one beside it selects.
        QTest::mouseClick(m_page->list(), Qt::LeftButton, {}, m_page->list()->chevronOfRow(1).center());
        QCOMPARE(model.rowCount(), 62);
        QTest::mouseClick(m_page->list(), Qt::LeftButton, {}, m_page->list()->chevronOfRow(1).center());
        QCOMPARE(model.rowCount(), 21);
        QTest::mouseClick(m_page->list(), Qt::LeftButton, {}, m_page->list()->rectOf(5).center());
        QCOMPARE(model.selected(), 5);
        QCOMPARE(model.rowCount(), 21);
        // Line 43 to 46 are those of pass 2.
        QTest::mouseClick(m_page->list(), Qt::LeftButton, {}, m_page->list()->chevronOfRow(2).center());
        QVERIFY(rows[2].kind == ProofRow::Kind::Block);
        QCOMPARE(rows.block(rows[2].index).pass, 2);
        QTest::keyClick(m_page->list(), Qt::Key_Left, Qt::ShiftModifier);
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(
                rows[row].kind != ProofRow::Kind::Line || rows.blockAt(row) < 0 || !rows.canFold(rows.blockAt(row)));
        QTest::keyClick(m_page->list(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(model.rowCount(), 1 + model.content().lines->size());
        // A guess stands in no pass.
        for (int row = 0; row < model.rowCount(); ++row) {
            if (rows[row].kind == ProofRow::Kind::Line && rows.blockAt(row) < 0) {
                model.select(row);
                QTest::keyClick(m_page->list(), Qt::Key_Left);
                QCOMPARE(model.selected(), row);
            }
        }
        QCOMPARE(model.rowCount(), 1 + model.content().lines->size());
    }

    void aLineLeadsToItsPlace()
    {
        prove();
        QSignalSpy board(m_page.get(), &ChainPage::boardRequested);
        m_page->model()->select(18);
        QVERIFY((m_session->position() == Position{17, 3, 0})); // to look at it moves nothing
        QCOMPARE(child<QLabel>("chain_headline")->text(),
            sentence("views.chain_digit_leaves", {QStringLiteral("6"), QStringLiteral("r3c5")}));
        QCOMPARE(child<QLabel>("chain_sentence")->text(),
            sentence("views.chain_pair_holds_only",
                {QStringLiteral("r3c7"), QStringLiteral("r3c9"), QStringLiteral("6"), QStringLiteral("9")}));
        QCOMPARE(child<QLabel>("chain_marks_left")->text(),
            sentence("views.chain_marks_left", {QStringLiteral("3"), QStringLiteral("183")}));
        QCOMPARE(child<QPushButton>("chain_go")->text(), sentence("views.chain_go_to", {QStringLiteral("16.7")}));
        QTest::mouseClick(child<QPushButton>("chain_go"), Qt::LeftButton);
        QVERIFY((m_session->position() == Position{16, 7, 0}));
        QCOMPARE(board.count(), 1);
        m_page->model()->select(2);
        QTest::keyClick(m_page->list(), Qt::Key_Return);
        QVERIFY((m_session->position() == Position{2, 2, 0}));
        QTest::mouseDClick(m_page->list(), Qt::LeftButton, {}, m_page->list()->rectOf(13).center());
        QCOMPARE(m_page->model()->selected(), 2); // a press came with the first click
        QTest::mouseClick(m_page->list(), Qt::LeftButton, {}, m_page->list()->rectOf(13).center());
        QTest::mouseDClick(m_page->list(), Qt::LeftButton, {}, m_page->list()->rectOf(13).center());
        QVERIFY((m_session->position() == m_session->recording()->endOf(12)));
        QVERIFY(m_session->canGoBack());
        m_page->model()->select(0);
        QTest::keyClick(m_page->list(), Qt::Key_Enter);
        QVERIFY(m_session->isAtStart());
    }

    /// Each mark stands as the lines say, by a loop over them.
    void theBoardShowsWhatIsGone()
    {
        prove();
        const ChainContent& content = m_page->model()->content();
        for (int row = 0; row < content.rows.size(); ++row) {
            const ChainBoardScene scene = chainBoardAt(content, row);
            std::map<int, ChainBoardScene::State> expected;
            for (int i = 0; i < content.lines->size(); ++i) {
                const int lineRow = content.rows.rowOf(i);
                for (const std::uint16_t removed : (*content.lines)[i].removed)
                    expected[removed] = lineRow < row ? ChainBoardScene::State::Gone
                        : lineRow == row              ? ChainBoardScene::State::Now
                                                      : ChainBoardScene::State::ToGo;
            }
            std::map<int, ChainBoardScene::State> marks;
            for (const auto& mark : scene.marks)
                QVERIFY(marks.emplace(mark.candidate, mark.state).second);
            QVERIFY(marks == expected);
            QCOMPARE(scene.guesses.size(), std::size_t(row >= 15 ? 2 : row >= 13 ? 1 : 0));
            QCOMPARE(scene.family.has_value(), row > 1 && row != 12 && row != 13 && row != 15);
        }
    }

    void theGraphIsTheSameProof()
    {
        prove();
        chooseGraph();
        ChainGraphView& view = *m_page->graph();
        const ChainContent& content = m_page->model()->content();
        const ChainGraph& graph = view.graph();
        QCOMPARE(graph.boxCount(), content.rows.size());
        for (int row = 0; row < graph.boxCount(); ++row) {
            for (const int premise : content.rows.premises(row))
                QVERIFY(graph.box(premise).bottom() < graph.box(row).top());
            for (int other = 0; other < row; ++other)
                QVERIFY(!graph.box(other).intersects(graph.box(row)));
            QCOMPARE(graph.boxAt(graph.box(row).center()), row);
            QVERIFY(QRectF(QPointF(), graph.size()).contains(graph.box(row)));
        }
        // A selection in one view is the selection of the other.
        QTest::keyClick(&view, Qt::Key_Z);
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.rectOf(16).center());
        QCOMPARE(m_page->model()->selected(), 16);
        QCOMPARE(child<QLabel>("chain_headline")->text(),
            sentence("views.chain_digit_leaves", {QStringLiteral("7"), QStringLiteral("r3c5, r3c8, r3c9")}));
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(m_page->model()->selected(), 0);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(graph.layerOf(m_page->model()->selected()), 1);
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(m_page->model()->selected(), 0);
        const double before = view.zoom();
        QTest::keyClick(&view, Qt::Key_Plus);
        QVERIFY(view.zoom() > before);
        QTest::keyClick(&view, Qt::Key_End);
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY((m_session->position() == Position{17, 3, 0}));
    }

    void screenReadersHearIt()
    {
        prove();
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(m_page->list());
        QVERIFY(tree && tree->role() == QAccessible::Tree);
        QCOMPARE(tree->childCount(), 21);
        QAccessibleInterface* pass = tree->child(1);
        QVERIFY(pass->state().expandable && pass->state().collapsed);
        QVERIFY(tree->child(20)->state().selected);
        QVERIFY(pass->text(QAccessible::Name).startsWith(sentence("views.chain_pass", {QStringLiteral("1")})));
        pass->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QCOMPARE(tree->childCount(), 62);
        QVERIFY(!child<ChainBoard>("chain_board")->accessibleDescription().isEmpty());
        m_page->model()->select(m_page->model()->rowCount() - 3);
        QCOMPARE(child<ChainCurve>("chain_curve")->accessibleDescription(),
            sentence("views.chain_marks_left", {QStringLiteral("3"), QStringLiteral("183")}));
    }

    void picturesHaveEverything()
    {
        prove();
        m_page->resize(1300, 300); // of which the window shows a part
        const auto picture = m_page->picture();
        const QByteArray svg = svgOf(*picture, Theme::Kind::Light);
        for (const QString& text : {sentence("views.chain_title", {QStringLiteral("2"), QStringLiteral("r4c5")}),
                 sentence("views.chain_givens_begins", {QStringLiteral("18")}),
                 sentence("views.chain_pass", {QStringLiteral("1")}),
                 sentence("views.chain_box_only_row_begins",
                     {QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("3")}),
                 sentence("views.chain_digit_leaves", {QStringLiteral("2"), QStringLiteral("r4c5")}),
                 QStringLiteral("17.3")})
            QVERIFY2(svg.contains(text.toUtf8()), qPrintable(text));
        QVERIFY(QSvgRenderer(svg).isValid());
        QVERIFY(pdfOf(*picture, Theme::Kind::Light).startsWith("%PDF-"));
        for (const Theme::Kind kind : Theme::builtIn()) {
            const QImage image = imageOf(*picture, kind, 2);
            QCOMPARE(image.size(), (picture->size() * 2).toSize());
            // The picture has ink down to its last line.
            int ink = 0;
            for (int x = 0; x < image.width(); ++x)
                ink += image.pixelColor(x, image.height() - 2 * 16 - int(ChainGeometry::kRow))
                    != image.pixelColor(2, 2);
            QVERIFY(ink > 20);
        }
        const qreal folded = picture->size().height();
        m_page->model()->setAllFolded(false);
        QCOMPARE(m_page->picture()->size().height(), folded + 41 * ChainGeometry::kRow);
        chooseGraph();
        const QByteArray graph = svgOf(*m_page->picture(), Theme::Kind::Dark);
        QVERIFY(
            graph.contains(sentence("views.chain_digit_leaves", {QStringLiteral("6"), QStringLiteral("r3c5")}).toUtf8())
            && QSvgRenderer(graph).isValid());
    }

    void itFitsIntoLittleRoom()
    {
        prove();
        const auto side = [this] { return child<ChainSide>("chain_side")->geometry(); };
        QTRY_VERIFY(side().left() > m_page->list()->width());
        m_page->resize(620, 560);
        QTRY_VERIFY(side().top() >= m_page->list()->mapTo(m_page.get(), QPoint(0, m_page->list()->height())).y());
        QTRY_VERIFY(seen<ChainBoard>("chain_board"));
        QTRY_VERIFY(m_page->list()->height() > 150);
        m_page->resize(620, 400);
        QTRY_VERIFY(!seen<ChainBoard>("chain_board") && seen<QPushButton>("chain_go"));
        QVERIFY(m_page->minimumSizeHint().width() <= 620);
        // Texts give way and never lie on each other.
        for (const int width : {300, 420, 560, 700, 900, 1400}) {
            const ChainGeometry g(m_page->list()->widths(), 21, width);
            qreal x = g.arcEnd(0).x();
            for (const QRectF& rect :
                {g.number(3), g.chevron(3), g.sign(3), g.because(3), g.so(3), g.from(3), g.at(3)}) {
                QVERIFY2(rect.width() >= 0 && rect.left() >= x - 0.01, qPrintable(QString::number(width)));
                x = std::max(x, rect.right());
            }
            QVERIFY(x <= std::max<qreal>(width, ChainGeometry::kLeastWidth) + 0.01);
            QVERIFY(g.because(3).width() > 40 && g.so(3).width() > 40);
        }
    }

private:
    template <typename T>
    T* child(const char* name)
    {
        return m_page->findChild<T*>(QString::fromLatin1(name));
    }
    template <typename T>
    bool seen(const char* name)
    {
        return child<T>(name) != nullptr && child<T>(name)->isVisible();
    }

    void open()
    {
        m_session->open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        m_session->goTo({17, 3, 0});
    }
    void prove()
    {
        open();
        m_session->pick(Candidate::of(1, Cell{3, 4}));
        m_inquiry->prove();
        QTRY_VERIFY_WITH_TIMEOUT(m_page->model()->state() == ChainModel::State::Ready, kLong);
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void chooseGraph()
    {
        QTest::mouseClick(child<QToolButton>("segment_chain_form_graph"), Qt::LeftButton);
        QVERIFY(m_page->showsGraph() && m_page->graph()->isVisible());
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<Inquiry> m_inquiry;
    std::unique_ptr<ChainPage> m_page;
};

CONVOKU_TEST(TestChainPage)
#include "tst_chain_page.moc"
