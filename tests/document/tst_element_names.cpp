// SPDX-License-Identifier: MIT
// The names of numbers in a tensor and of the values between layers.
#include "app/wording/language.h"
#include "app/wording/layer_wording.h"
#include "solver/network/network_builder.h"
#include "solver/network/pass.h"
#include "tests/document/layer_run.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <numeric>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::Shape)
Q_DECLARE_METATYPE(convoku::Axes)
Q_DECLARE_METATYPE(convoku::ElementIndex)

class TestElementNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void elementsHaveNames_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<ElementIndex>("element");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("plane");
        const auto row = [](const char* id, Shape shape, ElementIndex element, const QString& name, const char* plane) {
            QTest::newRow(id) << shape << element << name << QString::fromUtf8(plane);
        };
        row("digit in a cell", {9, 9, 9}, {4, 3, 6}, sentence("layers.elements.digit_in_a_cell"), "5");
        row("cell", {1, 9, 9}, {0, 3, 6}, QStringLiteral("r4c7"), "");
        row("pair in a cell", {36, 9, 9}, {10, 0, 0}, sentence("layers.elements.pair_in_a_cell"), "2 5");
        row("digit in a row", {9, 9, 1}, {4, 3, 0}, sentence("layers.elements.digit_in_a_row"), "5");
        row("pair in a column", {36, 1, 9}, {35, 0, 8}, sentence("layers.elements.pair_in_a_column"), "8 9");
        row("row", {1, 9, 1}, {0, 3, 0}, sentence("layers.elements.row"), "");
        row("digit in a box", {9, 3, 3}, {0, 2, 1}, sentence("layers.elements.digit_in_a_box"), "1");
        row("digit in a row of a box", {9, 9, 3}, {4, 3, 2}, sentence("layers.elements.digit_in_a_row_of_a_box"), "5");
        row("digit in a column of a box", {9, 3, 9}, {4, 1, 8}, sentence("layers.elements.digit_in_a_column_of_a_box"),
            "5");
        row("digit", {9, 1, 1}, {8, 0, 0}, sentence("layers.elements.digit"), "9");
        row("board", {1, 1, 1}, {0, 0, 0}, sentence("layers.elements.board"), "");
        row("no place", {2, 4, 4}, {1, 2, 3}, QStringLiteral("[2, 3, 4]"), "2");
    }

    void elementsHaveNames()
    {
        QFETCH(Shape, shape);
        QFETCH(ElementIndex, element);
        QFETCH(QString, name);
        QFETCH(QString, plane);
        QCOMPARE(LayerWording::element(placesOf(shape), element), name);
        QCOMPARE(LayerWording::plane(shape, placesOf(shape), element.channel), plane);
    }

    /// Elements of tensors with other axes have names.
    void turnedElementsHaveNames_data()
    {
        QTest::addColumn<Axes>("axes");
        QTest::addColumn<ElementIndex>("element");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("plane");
        QTest::addColumn<QString>("words"); // of the plane
        QTest::addColumn<QString>("all"); // what the dimensions stand for
        const auto row = [](const char* id, Axes axes, ElementIndex element, const QString& name, const char* plane,
                             const QString& words, const QString& all) {
            QTest::newRow(id) << axes << element << name << QString::fromUtf8(plane) << words << all;
        };
        // Pairs: 1 2 … 1 9 are eight, 2 3, 2 4, 2 5 the next ones. Triples: 1 2 3 … 1 2 9 are seven, then 1 3 4.
        row("columns row digit", {Axis::PairOfColumns, Axis::Row, Axis::Digit}, {10, 2, 1},
            sentence("layers.turned.columns_row_digit.name"), "c25", sentence("layers.turned.columns_row_digit.plane"),
            sentence("layers.turned.columns_row_digit.all"));
        row("rows column", {Axis::PairOfRows, Axis::Column, Axis::One}, {10, 2, 0},
            sentence("layers.turned.rows_column.name"), "r25", sentence("layers.turned.rows_column.plane"),
            sentence("layers.turned.rows_column.all"));
        row("column row digit", {Axis::Column, Axis::Row, Axis::Digit}, {4, 2, 1},
            sentence("layers.turned.column_row_digit.name"), "c5", sentence("layers.turned.column_row_digit.plane"),
            sentence("layers.turned.column_row_digit.all"));
        row("digits box cell", {Axis::TripleOfDigits, Axis::Box, Axis::PlaceInBox}, {7, 3, 4},
            sentence("layers.turned.digits_box_cell.name"), "1 3 4", sentence("layers.turned.digits_box_cell.plane"),
            sentence("layers.turned.digits_box_cell.all"));
        row("cells box digit", {Axis::QuadOfPlaces, Axis::Box, Axis::Digit}, {0, 3, 4},
            sentence("layers.turned.cells_box_digit.name"), "1 2 3 4", sentence("layers.turned.cells_box_digit.plane"),
            sentence("layers.turned.cells_box_digit.all"));
        row("subset row digit", {Axis::Subset, Axis::Row, Axis::Digit}, {10, 2, 1},
            sentence("layers.turned.subset_row_digit.name"), "11", sentence("layers.turned.subset_row_digit.plane"),
            QString());
        row("feature", {Axis::Feature, Axis::Row, Axis::Digit}, {10, 2, 1}, QStringLiteral("[11, 3, 2]"), "11",
            sentence("layers.turned.feature.plane"), QString());
    }
    void turnedElementsHaveNames()
    {
        QFETCH(Axes, axes);
        QFETCH(ElementIndex, element);
        const Shape shape{126, 9, 9};
        const Places places = placesOf(axes, {});
        QTEST(LayerWording::element(places, element), "name");
        QTEST(LayerWording::plane(shape, places, element.channel), "plane");
        QTEST(LayerWording::planeName(shape, places, element.channel), "words");
        QTEST(LayerWording::axesList(axes), "all");
    }

    /// The board's caption for a layer whose numbers are shown on it depends on the value's shape and the chosen digit.
    void onTheBoard_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<int>("digit"); // from 1; 0: none
        QTest::addColumn<QString>("ends");
        const auto row = [](const char* name, Shape shape, int digit, const QString& ends) {
            QTest::newRow(name) << shape << digit << ends;
        };
        row("one number", {1, 1, 1}, 0, QStringLiteral("here: 1"));
        row("one number, a digit", {1, 1, 1}, 3, QStringLiteral("here: 1"));
        row("a number each digit", {9, 1, 1}, 3,
            sentence("layers.on_board.digit_and_number",
                {QStringLiteral("here"), QStringLiteral("3"), QStringLiteral("3")}));
        row("a number each digit, none asked for", {9, 1, 1}, 0,
            sentence("layers.on_board.whole_board", {QStringLiteral("here")}));
        row("a number each pair", {36, 1, 1}, 3, sentence("layers.on_board.whole_board", {QStringLiteral("here")}));
        row("cells", {1, 9, 9}, 0, QStringLiteral("here"));
        row("cells and digits", {9, 9, 9}, 4, QStringLiteral("here"));
        row("cells and pairs", {36, 9, 9}, 0, sentence("layers.on_board.pairs", {QStringLiteral("here")}));
        row("rows", {1, 9, 1}, 2, QStringLiteral("here"));
        row("rows and digits", {9, 9, 1}, 2,
            sentence("layers.on_board.digit", {QStringLiteral("here"), QStringLiteral("2")}));
        row("rows and digits, none asked for", {9, 9, 1}, 0,
            sentence("layers.on_board.every_digit", {QStringLiteral("here")}));
        row("boxes and pairs", {36, 3, 3}, 2, sentence("layers.on_board.pairs", {QStringLiteral("here")}));
        row("elsewhere", {1, 7, 7}, 2, sentence("layers.on_board.elsewhere", {QStringLiteral("here")}));
    }
    void onTheBoard()
    {
        QFETCH(Shape, shape);
        QFETCH(int, digit);
        std::vector<float> numbers(static_cast<std::size_t>(shape.elements()));
        std::iota(numbers.begin(), numbers.end(), 0.F);
        const Run run({{shape, numbers}},
            [](NetworkBuilder& net, const auto& in) { return net.affine(in[0], 1, 1, "the number here"); });
        const ValueId value = run.layer().outputs.front();
        QTEST(LayerWording::onBoard(*run.inspection, value, digit == 0 ? std::nullopt : std::optional(digit - 1))
                  .remove(QStringLiteral("the number ")),
            "ends");
    }

    void digitsInAPlane()
    {
        QCOMPARE(LayerWording::element(Places::Digits, {0, 4, 0}), sentence("layers.elements.digit_five"));
        QCOMPARE(LayerWording::plane({1, 9, 1}, Places::Digits, 0), QString());
    }

    void inputsHaveNames()
    {
        const Network network = buildPass({}).network;
        QCOMPARE(LayerWording::value(network, network.named("candidates")), sentence("layers.inputs.candidates"));
        QVERIFY(LayerWording::value(network, network.named("stack")).startsWith(sentence("layers.inputs.stack_start")));
        QCOMPARE(LayerWording::value(network, network.named("naked_pair_row.pair")), sentence("layers.inputs.pair"));
        const Layer& first = network.layers.at(network.groups.at(1).firstLayer);
        QCOMPARE(LayerWording::layerEntry(first, 1), sentence("layers.inputs.first_layer"));
    }
};

CONVOKU_GUILESS_TEST(TestElementNames)
#include "tst_element_names.moc"
