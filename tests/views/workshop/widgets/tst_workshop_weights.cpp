// SPDX-License-Identifier: MIT
// Numbers of a rule are bent in the window: by key, by typing and sliding, into the text and back.
#include "app/document/weight_bench.h"
#include "app/document/workshop.h"
#include "app/document/workspace.h"
#include "app/views/workshop/widgets/band_slider.h"
#include "app/views/workshop/widgets/weight_cells.h"
#include "app/views/workshop/widgets/weights_pane.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/views/workshop/widgets/workshop_testing.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPicture>
#include <QSpinBox>
#include <QWheelEvent>

using namespace convoku;
using namespace convoku::testing;

class TestWorkshopWeights : public WorkshopTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init() { openWindow(); }
    void cleanup() { m_fixture.reset(); }

    void aNumberIsBentAndComesBack()
    {
        openHard();
        openWorkshop();
        goTo({17, 4, 0});
        const QString written = editor()->toPlainText();
        putCursor(4);
        view()->showWeights();
        auto* pane = view()->weights();
        QVERIFY(pane->isVisible());
        auto* cells = pane->findChild<WeightCells*>();
        QCOMPARE(cells->count(), 10); // nine places and a bias
        auto* fifth = cells->cell(4);
        QTest::mouseClick(fifth, Qt::LeftButton);
        QVERIFY(fifth->isChecked() && fifth->hasFocus());
        QCOMPARE(label("weight_which")->text(), sentence("workshop_page.weight_number", {QStringLiteral("5")}));
        // By key, by spin box, by slider; each of them in the text.
        QTest::keyClick(fifth, Qt::Key_PageUp);
        const auto has = [&](const char* text) { return editor()->toPlainText().contains(QLatin1String(text)); };
        QVERIFY(has("bent(count(candidates, over=house), place=5, to=2)"));
        QTRY_COMPARE_WITH_TIMEOUT(cells->cell(4)->number(), 2., kLong);
        QVERIFY(button("weight_back")->isEnabled());
        auto* box = m_fixture->child<QDoubleSpinBox>("weight_number");
        QCOMPARE(box->text(), QStringLiteral("2"));
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), kLong);
        box->setValue(0);
        QVERIFY(has("place=5, to=0)"));
        QTRY_COMPARE_WITH_TIMEOUT(cells->cell(4)->number(), 0., kLong);
        auto* slider = m_fixture->child<BandSlider>("weight_slider");
        QCOMPARE(slider->value(), 0);
        QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(static_cast<int>(slider->placeOf(-3)), 12));
        QVERIFY(has("place=5, to=-3)"));
        QTRY_COMPARE_WITH_TIMEOUT(cells->cell(4)->number(), -3., kLong);
        // All changes of one number in succession are one undo step.
        editor()->undo();
        QCOMPARE(editor()->toPlainText(), written);
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && !button("weight_back")->isEnabled(), kLong);
        editor()->redo();
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && button("weight_back")->isEnabled(), kLong);
        // The bent rule loses a solution, and the board shows where.
        QTest::mouseClick(button("weight_loses"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(
            label("workshop_board_title")->text(), sentence("workshop_page.where_it_fails"), kLong);
        QTest::mouseClick(button("weight_back"), Qt::LeftButton);
        QCOMPARE(editor()->toPlainText(), written);
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && !button("weight_back")->isEnabled(), kLong);
        QTRY_COMPARE_WITH_TIMEOUT(
            label("workshop_board_title")->text(), sentence("workshop_page.what_it_removes_here"), kLong);
        // Another number begins another step.
        cells->cell(4)->setFocus();
        QTest::keyClick(cells->cell(4), Qt::Key_Left);
        QVERIFY(cells->cell(3)->isChecked());
        QTest::keyClick(cells->cell(3), Qt::Key_Minus);
        QVERIFY(has("place=4, to=0)"));
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && cells->cell(3)->number() == 0, kLong);
        QTest::keyClick(cells->cell(3), Qt::Key_Right);
        QTest::keyClick(cells->cell(4), Qt::Key_Minus);
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && cells->cell(4)->number() == 0, kLong);
        editor()->undo();
        QVERIFY(has("place=4, to=0)") && !has("place=5"));
        // A number that cannot be built from layers is refused with a message.
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && cells->cell(4)->number() == 1, kLong);
        box->setValue(0.5);
        QVERIFY(label("weight_mistake")->isVisible());
        QVERIFY(!has("0.5"));
        QCOMPARE(box->value(), 1.);
    }

    /// Keys and drags that come while the text is being read add up, and lead back too.
    void bendsAreNotLost()
    {
        openWorkshop();
        putCursor(4);
        view()->showWeights();
        auto* cells = view()->weights()->findChild<WeightCells*>();
        QTRY_COMPARE_WITH_TIMEOUT(cells->count(), 10, kLong);
        auto* fifth = cells->cell(4);
        QTest::mouseClick(fifth, Qt::LeftButton);
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(fifth, Qt::Key_PageUp);
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && fifth->number() == 5, kLong);
        QVERIFY(editor()->toPlainText().contains(QLatin1String("place=5, to=5)")));
        QTest::keyClick(fifth, Qt::Key_PageUp);
        QTest::keyClick(fifth, Qt::Key_PageDown);
        QVERIFY(editor()->toPlainText().contains(QLatin1String("place=5, to=6)")));
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && fifth->number() == 5, kLong);
        editor()->undo(); // all of it
        QVERIFY(!editor()->toPlainText().contains(QLatin1String("bent(")));
    }

    /// Scrolling past a number with the wheel does not bend it.
    void wheelsBendOnlyWithFocus()
    {
        openWorkshop();
        putCursor(4);
        view()->showWeights();
        auto* cells = view()->weights()->findChild<WeightCells*>();
        QTRY_COMPARE_WITH_TIMEOUT(cells->count(), 10, kLong);
        const QString written = editor()->toPlainText();
        editor()->setFocus();
        const auto turn = [](QWidget* widget, int by) {
            const QPointF at(4, 4);
            QWheelEvent event(
                at, widget->mapToGlobal(at), {}, QPoint(0, by), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(widget, &event);
        };
        for (const char* name : {"weight_slider", "weight_number", "weight_layer", "weight_row"}) {
            auto* widget = m_fixture->child<QWidget>(name);
            QVERIFY2(!widget->hasFocus() && widget->focusPolicy() == Qt::StrongFocus, name);
            turn(widget, 120);
            QCOMPARE(editor()->toPlainText(), written);
        }
        QCOMPARE(workshop()->bench()->chosen()->layer, std::size_t{0});
        // A notch in parts.
        auto* first = cells->cell(0);
        first->setFocus();
        turn(first, 40);
        turn(first, 40);
        QCOMPARE(editor()->toPlainText(), written);
        turn(first, 40);
        QVERIFY(editor()->toPlainText().contains(QLatin1String("place=1, to=2)")));
    }

    /// Numbers are typed with a point or a comma, in whatever language.
    void pointsAndCommas()
    {
        openWorkshop();
        view()->showWeights();
        auto* box = m_fixture->child<QDoubleSpinBox>("weight_number");
        m_fixture->window->setLocale(QLocale(QLocale::German));
        for (const char* typed : {"0.125", "0,125"}) {
            QString text = QString::fromLatin1(typed);
            int at = 0;
            QVERIFY2(box->validate(text, at) == QValidator::Acceptable, typed);
            QCOMPARE(box->valueFromText(text), 0.125);
        }
    }

    /// The view shows as many numbers as there is room for; the box for the row leads to the others.
    void manyNumbersAreShownInStretches()
    {
        openWorkshop();
        view()->showWeights();
        editor()->setPlainText(
            QStringLiteral("rule wide(house: row):\n    \"S.\"\n"
                           "    a = convolution(candidates, above(ones(250, 9), ones(250, 9)))  # w\n"
                           "    x = any(convolution(a, beside(ones(1, 250), ones(1, 250))))  # w; w\n    cause x\n"
                           "    return candidates & ~x  # w; w\n"));
        workshop()->readNow();
        auto* bench = workshop()->bench();
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && bench->numbers().size() == 2, kLong);
        const NumbersOfLayer wide = bench->numbers()[1];
        QCOMPARE(wide.numbers.size(), std::size_t{501});
        bench->choose({wide.layer, 0});
        auto* cells = view()->weights()->findChild<WeightCells*>();
        auto* row = m_fixture->child<QSpinBox>("weight_row");
        QCOMPARE(cells->count(), 324);
        QCOMPARE(row->maximum(), 2);
        QVERIFY(row->isVisible());
        QCOMPARE(label("weight_row_label")->text(), QStringLiteral("1–324 / 501"));
        row->setValue(2);
        QCOMPARE(bench->chosen()->number, std::size_t{324});
        QCOMPARE(cells->count(), 177);
        QVERIFY(cells->cell(0)->isChecked());
        QTest::mouseClick(cells->cell(176), Qt::LeftButton);
        QCOMPARE(bench->chosen()->number, std::size_t{500});
        QCOMPARE(label("weight_which")->text(), sentence("workshop_page.bias"));
    }

    /// The lines of a rule that lays a kernel stand there, not in the rule.
    void numbersOfAKernelStay()
    {
        const std::string_view kernel = shippedText("subset");
        openWorkshop();
        view()->showWeights();
        editor()->setPlainText(
            QStringLiteral("rule my_pair(house: row, box) = subset(value=cell, group=house, place=digit, k=2):\n"
                           "    \"S.\"\n\n")
            + QString::fromUtf8(kernel.data(), static_cast<qsizetype>(kernel.size())));
        putCursor(1);
        workshop()->readNow();
        auto* layers = m_fixture->child<QComboBox>("weight_layer");
        QTRY_COMPARE_WITH_TIMEOUT(layers->count(), 5, kLong);
        layers->setFocus();
        QTest::keyClick(layers, Qt::Key_Down);
        QCOMPARE(layers->currentIndex(), 1);
        QCOMPARE(layers->count(), 5);
        QCOMPARE(editor()->line(), 1);
    }

    /// The same number of two rules is two steps.
    void undoTakesBackOneRule()
    {
        openWorkshop();
        view()->showWeights();
        const QString rule = QStringLiteral("rule %1(house: row):\n    \"S.\"\n"
                                            "    x = equals(count(candidates, over=house), 1)  # w; w\n    cause x\n"
                                            "    return candidates & ~x  # w; w\n\n");
        editor()->setPlainText(rule.arg(QStringLiteral("first")) + rule.arg(QStringLiteral("second")));
        workshop()->readNow();
        auto* box = m_fixture->child<QDoubleSpinBox>("weight_number");
        const auto isLooked = [this](const char* id) {
            return isRead() && workshop()->part() != nullptr && workshop()->part()->part.id == id;
        };
        const auto bends = [this] { return editor()->toPlainText().count(QLatin1String("bent(")); };
        putCursor(3);
        QTRY_VERIFY_WITH_TIMEOUT(isLooked("first"), kLong);
        box->setValue(3);
        QCOMPARE(bends(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), kLong);
        putCursor(9);
        QTRY_VERIFY_WITH_TIMEOUT(isLooked("second"), kLong);
        box->setValue(4);
        QCOMPARE(bends(), 2);
        editor()->undo();
        QCOMPARE(bends(), 1);
        QVERIFY(editor()->toPlainText().contains(QLatin1String("to=3)")));
    }

    /// However far a number is, only those are drawn that have room.
    void ticksHaveRoom()
    {
        BandSlider slider;
        slider.resize(320, 40);
        slider.setRange(-9, 9);
        QPicture few;
        slider.render(&few);
        slider.setRange(-1000000, 1000000);
        QPicture many;
        slider.render(&many);
        QVERIFY2(many.size() < 2 * few.size(), qPrintable(QString::number(many.size())));
    }

    /// The numbers follow the cursor, and lead to their line.
    void numbersAndLinesGoTogether()
    {
        openWorkshop();
        view()->showWeights();
        auto* layers = m_fixture->child<QComboBox>("weight_layer");
        QTRY_COMPARE_WITH_TIMEOUT(layers->count(), 3, kLong);
        putCursor(5);
        QCOMPARE(layers->currentIndex(), 1);
        QCOMPARE(label("weight_which")->text(), QStringLiteral("k"));
        layers->setFocus();
        QTest::keyClick(layers, Qt::Key_Down);
        QCOMPARE(editor()->line(), 8); // digits = count(…)
        putCursor(7); // a word of logic has none
        QCOMPARE(layers->currentIndex(), 2);
        // From the step of a rule to the numbers of its layer.
        openHard();
        goTo({17, 4, 1});
        action("bend_layer")->trigger();
        QVERIFY(view()->isVisible() && view()->weights()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && workshop()->bench()->chosen().has_value(), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(workshop()->part()->part.id == "hidden_single", kLong);
        QCOMPARE(workshop()->bench()->chosen()->layer, std::size_t{0});
    }
};

CONVOKU_TEST(TestWorkshopWeights)
#include "tst_workshop_weights.moc"
