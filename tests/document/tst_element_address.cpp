// SPDX-License-Identifier: MIT
#include "app/document/element_address.h"
#include "solver/network/model.h"
#include "solver/network/pass.h"
#include "tests/support/board_places.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace convoku;

Q_DECLARE_METATYPE(convoku::Axes)

namespace {

Network passOf(const ModelPtr& model)
{
    PassOptions options;
    options.model = model;
    options.rules = model->everyRule();
    return buildPass(options).network;
}

} // namespace

class TestElementAddress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data()
    {
        QTest::addColumn<QList<int>>("shape");
        QTest::addColumn<int>("places");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("element");
        const auto row = [](const char* text, const QList<int>& shape, Places places, const QList<int>& element) {
            QTest::addRow("%s of %d planes", text, shape[0])
                << shape << static_cast<int>(places) << QString::fromLatin1(text) << element;
        };
        // channel, row, column from 0
        row("r4c5=7", {9, 9, 9}, Places::Cells, {6, 3, 4});
        row("r4c5", {1, 9, 9}, Places::Cells, {0, 3, 4});
        row("r4c5=12", {36, 9, 9}, Places::Cells, {0, 3, 4});
        row("r4c5=19", {36, 9, 9}, Places::Cells, {7, 3, 4});
        row("r4c5=23", {36, 9, 9}, Places::Cells, {8, 3, 4});
        row("r4c5=89", {36, 9, 9}, Places::Cells, {35, 3, 4});
        row("r1=1", {9, 9, 1}, Places::Rows, {0, 0, 0});
        row("r9=89", {36, 9, 1}, Places::Rows, {35, 8, 0});
        row("c5=7", {9, 1, 9}, Places::Columns, {6, 0, 4});
        row("b6=7", {9, 3, 3}, Places::Boxes, {6, 1, 2});
        // The part of row 4 inside box 5; of column 5 inside box 2.
        row("r4b5=7", {9, 9, 3}, Places::RowParts, {6, 3, 1});
        row("c5b2=7", {9, 3, 9}, Places::ColumnParts, {6, 0, 4});
        row("board=7", {9, 1, 1}, Places::Board, {6, 0, 0});
        row("board", {1, 1, 1}, Places::Board, {0, 0, 0});
        row("board=7", {1, 9, 1}, Places::Digits, {0, 6, 0});
        row("r4c5#2", {2, 9, 9}, Places::Cells, {1, 3, 4});
        row("[1,2,3]", {1, 5, 7}, Places::Nothing, {0, 1, 2});
    }

    void texts()
    {
        QFETCH(QList<int>, shape);
        QFETCH(int, places);
        QFETCH(QString, text);
        QFETCH(QList<int>, element);
        const Shape of{shape[0], shape[1], shape[2]};
        const ElementIndex expected{element[0], element[1], element[2]};
        QCOMPARE(elementText(of, placesAs(static_cast<Places::Kind>(places), of), expected), text);
        QVERIFY(readElement(text, of, placesAs(static_cast<Places::Kind>(places), of)) == expected);
        QVERIFY(readElement(QStringLiteral(" ") + text.toUpper() + QLatin1Char(' '), of,
                    placesAs(static_cast<Places::Kind>(places), of))
            == expected);
    }

    /// Tensors that are laid another way: what each of their sides stands for, wherever it lies.
    void turned_data()
    {
        QTest::addColumn<Axes>("axes");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("element");
        // The pairs of nine are 1 2, 1 3 … 1 9 (eight of them), 2 3, 2 4, 2 5: the eleventh is 2 5.
        QTest::newRow("hidden pair in a row")
            << Axes{Axis::PairOfColumns, Axis::Row, Axis::Digit} << "r3c25=2" << QList<int>{10, 2, 1};
        QTest::newRow("X-wing") << Axes{Axis::PairOfColumns, Axis::Digit, Axis::Row} << "r3c25=2"
                                << QList<int>{10, 1, 2};
        QTest::newRow("columns") << Axes{Axis::PairOfRows, Axis::Column, Axis::Digit} << "r25c3=2"
                                 << QList<int>{10, 2, 1};
        QTest::newRow("one number a row")
            << Axes{Axis::PairOfColumns, Axis::Row, Axis::One} << "r3c25" << QList<int>{10, 2, 0};
        QTest::newRow("box") << Axes{Axis::PairOfPlaces, Axis::Box, Axis::Digit} << "b4p25=7" << QList<int>{10, 3, 6};
        QTest::newRow("box, digits") << Axes{Axis::PairOfDigits, Axis::Box, Axis::PlaceInBox} << "b4p7=25"
                                     << QList<int>{10, 3, 6};
        // The triples that begin with 1 2 are seven, then comes 1 3 4.
        QTest::newRow("triple") << Axes{Axis::TripleOfColumns, Axis::Row, Axis::Digit} << "r1c134=9"
                                << QList<int>{7, 0, 8};
        QTest::newRow("quad") << Axes{Axis::QuadOfDigits, Axis::Row, Axis::Column} << "r1c9=6789"
                              << QList<int>{125, 0, 8};
        QTest::newRow("candidates") << Axes{Axis::Column, Axis::Row, Axis::Digit} << "r3c5=2" << QList<int>{4, 2, 1};
        QTest::newRow("nobody knows") << Axes{Axis::Subset, Axis::Row, Axis::Digit} << "[11,3,2]"
                                      << QList<int>{10, 2, 1};
        QTest::newRow("rows of rows") << Axes{Axis::PairOfRows, Axis::Row, Axis::Digit} << "[11,3,2]"
                                      << QList<int>{10, 2, 1};
    }
    void turned()
    {
        QFETCH(Axes, axes);
        QFETCH(QString, text);
        QFETCH(QList<int>, element);
        const auto extent = [](Axis axis) {
            const auto subsets = subsetAxis(axis);
            constexpr int kMany[] = {0, 9, 36, 84, 126};
            return axis == Axis::One ? 1 : axis == Axis::Subset ? 36 : kMany[subsets ? subsets->size : 1];
        };
        const Shape shape{extent(axes.channels), extent(axes.rows), extent(axes.columns)};
        const ElementIndex expected{element[0], element[1], element[2]};
        QCOMPARE(elementText(shape, placesOf(axes, {}), expected), text);
        QVERIFY(readElement(text, shape, placesOf(axes, {})) == expected);
    }

    void everyNumberOfAPassHasATextOfItsOwn_data()
    {
        QTest::addColumn<QString>("model");
        for (const char* id : {"article", "one_kernel", "diagonals"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void everyNumberOfAPassHasATextOfItsOwn()
    {
        QFETCH(QString, model);
        const Network network = passOf(shippedModel(model.toStdString()));
        std::set<std::tuple<int, int, int, Places>> seen;
        for (std::size_t i = 0; i < network.values.size(); ++i) {
            const Shape shape = network.values[i].shape;
            const Places places = placesOf(network, static_cast<ValueId>(i));
            if (!seen.insert({shape.channels, shape.rows, shape.columns, places}).second || shape.elements() > 729)
                continue;
            std::set<QString> texts;
            for (int offset = 0; offset < shape.elements(); ++offset) {
                const ElementIndex element = ElementIndex::at(offset, shape);
                const QString text = elementText(shape, places, element);
                QVERIFY2(texts.insert(text).second, qPrintable(text));
                QVERIFY2(readElement(text, shape, places) == element, qPrintable(text));
            }
        }
        QVERIFY(seen.size() > 8);
    }

    void otherTextsAreNone_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
            {"", "r4", "r4c5=", "r4c5=0", "r4c5=77", "r0c5=7", "r4c10=7", "b5=7", "board", "r4c5=7x"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void otherTextsAreNone()
    {
        QFETCH(QString, text);
        QVERIFY(!readElement(text, {9, 9, 9}, {Places::Cells, Axis::Digit}));
    }

    void partsOutsideTheirBoxAreNone()
    {
        // Row 4 lies in boxes 4 to 6.
        QVERIFY(!readElement(QStringLiteral("r4b2=7"), {9, 9, 3}, {Places::RowParts, Axis::Digit}));
        QVERIFY(!readElement(QStringLiteral("c5b3=7"), {9, 3, 9}, {Places::ColumnParts, Axis::Digit}));
    }
};

CONVOKU_GUILESS_TEST(TestElementAddress)
#include "tst_element_address.moc"
