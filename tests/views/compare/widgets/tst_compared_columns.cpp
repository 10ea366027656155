// SPDX-License-Identifier: MIT
// Columns side by side: a blind search in one, one that goes by its own button, and what another window finds of them.
#include "app/document/found_network.h"
#include "app/exporting/picture.h"
#include "app/views/compare/widgets/collection_pane.h"
#include "app/views/compare/widgets/compared_board.h"
#include "app/views/compare/widgets/network_picker.h"
#include "app/views/compare/widgets/run_lanes_view.h"
#include "app/window/parts/chip.h"
#include "app/wording/language.h"
#include "app/wording/network_wording.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/views/compare/widgets/shown_compare_page.h"

#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

class TestComparedColumns : public QObject, private ShownComparePage
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init() { showPage(); }
    void cleanup() { closePage(); }

    void aBlindSearchInAColumn()
    {
        m_page->resize(1000, 900);
        open();
        auto* together = child<QToolButton>("boards_as_one");
        QTest::mouseClick(together, Qt::LeftButton);
        QVERIFY(child<ComparedBoard>("twin_board")->isVisible());
        // The seed is that of the page of blind search.
        BlindViewState viewState = m_workspace->blind()->viewState();
        viewState.choices.seed = 4;
        m_workspace->blind()->setViewState(viewState);
        NetworkPicker* picker = m_page->columns()[1]->picker();
        const int swaps = picker->findText(sentence("puzzle_lists.compare.blind_annealing"));
        QVERIFY(swaps > 0 && picker->findText(sentence("puzzle_lists.compare.blind_tpe")) > 0);
        const int place = picker->findText(sentence("puzzle_lists.compare.blind_tpe"));
        // By the keyboard, from the entry before it.
        picker->setFocus();
        const int networks = static_cast<int>(shippedNetworkIds().size());
        QVERIFY(place > networks);
        while (m_page->runs()->networkOf(1) != shippedModel(shippedNetworkIds().back().toStdString()))
            QTest::keyClick(picker, Qt::Key_Down);
        QTest::keyClick(picker, Qt::Key_Down);
        QVERIFY(!m_page->runs()->networkOf(1));
        QCOMPARE(m_page->runs()->blindOf(1)->method, BlindMethod::Tpe);
        QCOMPARE(m_page->runs()->blindOf(1)->seed, std::uint64_t{4});
        QCOMPARE(picker->currentText(), sentence("puzzle_lists.compare.blind_tpe_seed", {QStringLiteral("4")}));
        QVERIFY(picker->isEnabled());
        ended();
        const ComparedRun& run = *m_page->runs()->runs()[1];
        Chip* chip = m_page->columns()[1]->findChild<Chip*>();
        const int least = run.costs().back();
        QTRY_COMPARE(chip->text(), sentence("puzzle_lists.compare.ended_at_cost").arg(least));
        QVERIFY(chip->toolTip().contains(sentence("puzzle_lists.compare.not_solved")));
        // Whole grids and pencil marks are not one board.
        QVERIFY(!together->isEnabled() && !child<ComparedBoard>("twin_board")->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(m_page->runs()->solution(), kLong);
        m_page->runs()->goTo(1);
        QVERIFY2(
            placeOf(1).startsWith(sentence("puzzle_lists.compare.trial_cost_begins",
                                      {QStringLiteral("1"), QStringLiteral("200"), QString::number(run.costs()[1])})
                + QLatin1Char(' '))
                && placeOf(1).contains(sentence("puzzle_lists.compare.wrong_digits")),
            qPrintable(placeOf(1)));
        QCOMPARE(child<QLabel>("compare_position")->text().section(QLatin1Char(' '), 0, 0),
            sentence("puzzle_lists.compare.position_word"));
        // To who does not see it.
        ComparedBoard* board = m_page->columns()[1]->board();
        QVERIFY(board->accessibleDescription().contains(
            sentence("puzzle_lists.compare.trial", {QStringLiteral("1"), QStringLiteral("200")})));
        QVERIFY(!board->marks().wrong.empty());
        const Cell wrong = board->marks().wrong.front();
        QVERIFY(board->nameOf(wrong.index()).contains(sentence("puzzle_lists.compare.wrong_digit")));
        QVERIFY(child<RunLanesView>("run_lanes")
                    ->accessibleDescription()
                    .contains(sentence("puzzle_lists.compare.trial", {QStringLiteral("1"), QStringLiteral("200")})));
        QVERIFY(!svgOf(*m_page->picture(), Theme::Kind::Light).isEmpty());
        if (const QString shots = qEnvironmentVariable("CONVOKU_SHOTS"); !shots.isEmpty())
            m_page->grab().save(shots + QStringLiteral("/compare_blind.png"));
        // The table is for networks: without any there is nothing to compare.
        Collection collection;
        collection.begin(QStringLiteral("list.sdm"));
        append(collection, 2);
        m_page->setCollection(&collection);
        QVERIFY(child<QPushButton>("compare_collection")->isEnabled());
        QTest::mouseClick(
            m_page->columns()[0]->findChild<QToolButton*>(QStringLiteral("remove_column")), Qt::LeftButton);
        QCOMPARE(m_page->runs()->count(), 1);
        QVERIFY(!child<QPushButton>("compare_collection")->isEnabled());
        m_page->setCollection(nullptr);
    }

    /// The column whose button is clicked may be the one that goes.
    void theLastColumnGoesByItsOwnButton()
    {
        open();
        QTest::mouseClick(child<QToolButton>("add_column"), Qt::LeftButton);
        ended();
        const QPointer<ComparedColumn> last = m_page->columns().back();
        auto* remove = last->findChild<QToolButton*>(QStringLiteral("remove_column"));
        bool alive = false;
        // Heard behind the page: what the button does goes on.
        connect(remove, &QToolButton::clicked, this, [&] { alive = last && m_page->columns().size() == 2; });
        remove->setFocus();
        QTest::keyClick(remove, Qt::Key_Space);
        QVERIFY(alive && last && !last->isVisible());
        QCOMPARE(m_page->window()->focusWidget(), m_page->columns().back()->picker());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!last);
    }

    /// The pane is built again in another language; what it shows is not.
    void theTableStaysInAnotherWindow()
    {
        Collection collection;
        collection.begin(QStringLiteral("list.sdm"));
        append(collection, 20);
        m_page->setCollection(&collection);
        QTest::mouseClick(child<QPushButton>("compare_collection"), Qt::LeftButton);
        ComparePage other(m_workspace.get());
        other.setCollection(&collection);
        QVERIFY(other.collectionPane()->isRunning());
        m_page.reset();
        QTRY_VERIFY_WITH_TIMEOUT(!other.collectionPane()->isRunning(), kLong);
        QCOMPARE(other.collectionPane()->table().rows().size(), std::size_t{2});
        ComparePage third(m_workspace.get());
        third.setCollection(&collection);
        const auto& rows = third.collectionPane()->table().rows();
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].card.solved, std::size_t{20});
        QCOMPARE(rows[1].name, NetworkWording::name(*fastModel()));
        QVERIFY(third.collectionPane()->picture());
        // Another list: nothing is known of it.
        collection.begin(QStringLiteral("other.sdm"));
        QVERIFY(third.collectionPane()->table().rows().empty());
        third.setCollection(nullptr);
    }
};

CONVOKU_TEST(TestComparedColumns)
#include "tst_compared_columns.moc"
