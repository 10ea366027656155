// SPDX-License-Identifier: MIT
// What an edited cell is called, by what it holds.
#include "app/views/board/edit_wording.h"
#include "tests/support/sentences.h"
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
        for (const testing::Sentence& row :
            testing::sentencesOf(QStringLiteral("wording"), QStringLiteral("edited_cell"))) {
            const QByteArray digits = row.arguments == QStringLiteral("none") ? QByteArray() : row.arguments.toLatin1();
            QTest::newRow(qPrintable(row.id)) << digits << row.text;
        }
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
