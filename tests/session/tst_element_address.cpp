// SPDX-License-Identifier: MIT
#include "app/session/element_address.h"
#include "solver/network/pass.h"
#include "tests/support/board_places.h"

#include <QTest>

#include <set>

using namespace convoku;

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

    void everyNumberOfAPassHasATextOfItsOwn()
    {
        const Network network = buildPass({}).network;
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

QTEST_GUILESS_MAIN(TestElementAddress)
#include "tst_element_address.moc"
