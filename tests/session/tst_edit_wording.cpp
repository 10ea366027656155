// SPDX-License-Identifier: MIT
// What an edited cell is called, by what it holds.
#include "app/wording/edit_wording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;

class TestEditWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// r1c4, with the digits counted from 1.
    void aCellAndItsDigits_data()
    {
        QTest::addColumn<QByteArray>("digits"); // that are possible; one that begins with a sign is given
        QTest::addColumn<QString>("expected");
        QTest::newRow("all") << QByteArray("123456789") << QStringLiteral("r1c4: empty");
        QTest::newRow("none") << QByteArray() << QStringLiteral("r1c4: no digit is possible");
        QTest::newRow("a given") << QByteArray("=7") << QStringLiteral("r1c4: 7");
        QTest::newRow("one") << QByteArray("1") << QStringLiteral("r1c4: 1 possible");
        QTest::newRow("three") << QByteArray("129") << QStringLiteral("r1c4: 1 2 9 possible");
        QTest::newRow("eight") << QByteArray("23456789") << QStringLiteral("r1c4: 2 3 4 5 6 7 8 9 possible");
    }
    void aCellAndItsDigits()
    {
        QFETCH(QByteArray, digits);
        QFETCH(QString, expected);
        const Cell cell{0, 3};
        Grid givens;
        if (digits.startsWith('='))
            givens.setDigit(cell, digits[1] - '0');
        StartingGrid start(givens);
        if (!digits.startsWith('=')) {
            for (int digit = 0; digit < kSide; ++digit) {
                if (!digits.contains(static_cast<char>('1' + digit)))
                    start.candidates.remove(Candidate::of(digit, cell));
            }
        }
        QCOMPARE(EditWording::cell(start, cell), expected);
    }
};

CONVOKU_APPLESS_TEST(TestEditWording)
#include "tst_edit_wording.moc"
