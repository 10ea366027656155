// SPDX-License-Identifier: MIT
// "Find the bent weight", played with mouse and keys.
#include "app/views/workshop/widgets/bent_weight_dialog.h"
#include "app/views/workshop/widgets/candidate_row.h"
#include "app/views/workshop/widgets/weight_cells.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>

using namespace convoku;
using namespace convoku::testing;

class TestBentWeightDialog : public QObject
{
    Q_OBJECT

    std::unique_ptr<BentWeightDialog> m_dialog;
    template <typename Widget>
    Widget* child(const QString& name)
    {
        return m_dialog->findChild<Widget*>(name);
    }
    QString said() { return child<QLabel>(QStringLiteral("bent_said"))->text(); }
    QPushButton* button(const char* name) { return child<QPushButton>(QString::fromLatin1(name)); }
    WeightCells* numbers(std::size_t layer) { return child<WeightCells>(QStringLiteral("bent_numbers_%1").arg(layer)); }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_dialog = std::make_unique<BentWeightDialog>(3);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    void cleanup() { m_dialog.reset(); }

    void candidatesAreDrawn()
    {
        auto* row = child<CandidateRow>(QStringLiteral("bent_row"));
        QVERIFY(row->hasFocus());
        QCOMPARE(row->candidates().count(), 0);
        QTest::mouseClick(row, Qt::LeftButton, {}, row->rectOf(CandidateRow::partOf(4, 6)).center());
        QVERIFY(row->candidates().has(Candidate{6, 0, 4}));
        QCOMPARE(row->nameOf(4 * 9 + 6),
            sentence("workshop_page.bent.candidate_possible", {QStringLiteral("5"), QStringLiteral("7")}));
        // From there: two to the right is the first column of the next cell but one place.
        QTest::keyClick(row, Qt::Key_Right);
        QTest::keyClick(row, Qt::Key_Up);
        QTest::keyClick(row, Qt::Key_Space);
        QVERIFY(row->candidates().has(Candidate{4, 0, 4}));
        QTest::keyClick(row, Qt::Key_9);
        QVERIFY(row->candidates().has(Candidate{8, 0, 4}));
        QTest::keyClick(row, Qt::Key_9);
        QCOMPARE(row->candidates().count(), 2);
        QTest::mouseClick(button("bent_all"), Qt::LeftButton);
        QCOMPARE(row->candidates().count(), 81);
        QTest::mouseClick(button("bent_none"), Qt::LeftButton);
        QCOMPARE(row->candidates().count(), 0);
        // The row with the result is for display only.
        auto* left = child<CandidateRow>(QStringLiteral("bent_left"));
        QTest::mouseClick(left, Qt::LeftButton, {}, left->rectOf(CandidateRow::partOf(0, 0)).center());
        QCOMPARE(left->candidates().count(), 0);
    }

    void aRiddleIsSolved()
    {
        const Bend answer = m_dialog->game().answer();
        QVERIFY(said().startsWith(sentence("workshop_page.bent.leaves_begins")));
        QVERIFY(!button("bent_is_it")->isEnabled());
        QVERIFY(!numbers(answer.layer)->isEnabled());
        auto* row = child<CandidateRow>(QStringLiteral("bent_row"));
        for (const std::uint16_t index : m_dialog->game().telling().indices()) {
            const Candidate candidate = Candidate::fromIndex(index);
            QTest::mouseClick(
                row, Qt::LeftButton, {}, row->rectOf(CandidateRow::partOf(candidate.column, candidate.digit)).center());
        }
        QVERIFY2(said().startsWith(sentence("workshop_page.bent.is_wrong_begins")), qPrintable(said()));
        auto* left = child<CandidateRow>(QStringLiteral("bent_left"));
        QVERIFY(left->candidates() == m_dialog->game().leftOf(row->candidates()).bent);
        // Another number first.
        QVERIFY(!button("bent_is_it")->isEnabled());
        auto* numbersOfLayer = numbers(answer.layer);
        const int right = static_cast<int>(answer.number);
        const std::size_t otherLayer = answer.layer == 0 ? m_dialog->game().numbers().back().layer : 0;
        QTest::mouseClick(numbers(otherLayer)->cell(0), Qt::LeftButton);
        QTest::mouseClick(button("bent_is_it"), Qt::LeftButton);
        auto* answerLabel = child<QLabel>(QStringLiteral("bent_answer"));
        QVERIFY2(answerLabel->text().startsWith(sentence("workshop_page.bent.no_begins") + QLatin1Char(' ')),
            qPrintable(answerLabel->text()));
        QTest::mouseClick(numbersOfLayer->cell(right), Qt::LeftButton);
        QVERIFY(!numbers(otherLayer)->cell(0)->isChecked());
        QTest::mouseClick(button("bent_is_it"), Qt::LeftButton);
        QVERIFY2(answerLabel->text().startsWith(sentence("workshop_page.bent.right_begins") + QLatin1Char(' ')),
            qPrintable(answerLabel->text()));
        QVERIFY(answerLabel->text().contains(
            sentence("workshop_page.bent.tries", {QStringLiteral("2"), QStringLiteral("1")})));
        QVERIFY(!button("bent_is_it")->isEnabled());
        QVERIFY(button("bent_next")->hasFocus());
        QTest::keyClick(button("bent_next"), Qt::Key_Space);
        QVERIFY(answerLabel->text().isEmpty());
        QVERIFY(!m_dialog->game().isFound());
        QCOMPARE(row->candidates().count(), 0);
        // A row can be shown.
        QTest::mouseClick(button("bent_show"), Qt::LeftButton);
        QVERIFY(said().startsWith(sentence("workshop_page.bent.is_wrong_begins")));
    }

    void opensFromTheMenu()
    {
        WindowFixture fixture;
        fixture.child<QAction>("find_bent_weight")->trigger();
        auto* dialog = fixture.window->findChild<BentWeightDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QVERIFY(dialog->width() <= 1000 && dialog->height() <= 700);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        fixture.child<QAction>("find_bent_weight")->trigger();
        QCOMPARE(fixture.window->findChildren<BentWeightDialog*>().size(), 1);
    }
};

CONVOKU_TEST(TestBentWeightDialog)
#include "tst_bent_weight_dialog.moc"
