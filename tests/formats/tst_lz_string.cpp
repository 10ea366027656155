// SPDX-License-Identifier: MIT
#include "solver/formats/lz_string.h"

#include "solver/formats/puzzle_writer.h"
#include "tests/formats/formats_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QCryptographicHash>
#include <QTest>

using namespace convoku;
using namespace convoku::formats;
using namespace convoku::testing;

// The packing of f-puzzles' links.
class TestLzString : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The strings are those of the original library (lz-string 1.5, compressToBase64).
    void packed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("packed");
        QTest::newRow("nothing") << QByteArray() << QByteArray("Q===");
        QTest::newRow("a") << QByteArray("a") << QByteArray("IZA=");
        QTest::newRow("hello") << QByteArray("hello") << QByteArray("BYUwNmD2Q===");
        QTest::newRow("repeated, with units beyond a byte")
            << QByteArray("abababababab é☃ abab") << QByteArray("IYI17SAIEvGAyKEg");
        QTest::newRow("pairs of units") << QByteArray("😀😀") << QByteArray("rwbgA91A");
    }
    void packed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, packed);
        QCOMPARE(QByteArray::fromStdString(compressToBase64(text.toStdString())), packed);
        QCOMPARE(QByteArray::fromStdString(decompressFromBase64(packed.toStdString(), 1000).value_or("?")), text);
    }

    /// Around what stands for pairs of units.
    void comesBack_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char32_t point : {0x7FU, 0x80U, 0x7FFU, 0x800U, 0xD7FFU, 0xE000U, 0xFFFFU, 0x10000U, 0x10FFFFU})
            QTest::addRow("U+%X", static_cast<unsigned>(point)) << QString::fromUcs4(&point, 1).toUtf8();
    }
    void comesBack()
    {
        QFETCH(QByteArray, text);
        for (const QByteArray& whole : {text, "a" + text, text + "b", text + text}) {
            const std::string packed = compressToBase64(whole.toStdString());
            QCOMPARE(QByteArray::fromStdString(decompressFromBase64(packed, 1000).value_or("?")), whole);
        }
    }

    void aLongTextIsPackedLikeTheOriginal()
    {
        QString text;
        for (int i = 0; i < 3000; ++i)
            text += QChar(32 + (i * i * 7 + i) % 700);
        const std::string packed = compressToBase64(text.toStdString());
        QCOMPARE(packed.size(), std::size_t{3212});
        QCOMPARE(QCryptographicHash::hash(QByteArray::fromStdString(packed), QCryptographicHash::Sha256).toHex(),
            QByteArray("2e95fa5467218df3ad77c055ba4482e400a62044e5435c61bceb25f79c0a9c0d"));
    }

    // f-puzzles' own link of the example begins like this and is this long.
    void theExampleIsPackedAsFPuzzlesDoes()
    {
        Puzzle puzzle;
        puzzle.givens = gridOf(kExample);
        const std::string link = writePuzzle(PuzzleFormat::FPuzzles, puzzle);
        const std::string prefix = "https://f-puzzles.com/?load=";
        QVERIFY(link.starts_with(prefix + "N4IgzglgXgpiBcBOANCA5gJw"));
        QCOMPARE(link.size() - prefix.size(), std::size_t{360});
        // The same in the ways that links are passed on.
        QByteArray escaped = QByteArray::fromStdString(link.substr(prefix.size()));
        const QByteArray packed = escaped;
        escaped.replace("+", "%2B").replace("/", "%2f").replace("=", "%3D");
        for (const QByteArray& text :
            {QByteArray::fromStdString(link), prefix.c_str() + escaped, "https://sudokupad.app/fpuzzles" + packed,
                "https://sudokupad.app/?puzzleid=fpuzzles" + escaped + "&x=1", "fpuzzles" + packed}) {
            const PuzzleTextResult result = readBytes(text);
            QVERIFY2(result.errorCount == 0, text.constData());
            QCOMPARE(digitsOf(result.puzzles.at(0).givens), QByteArray(kExample));
        }
    }

    void textsAreUnpacked_data()
    {
        QTest::addColumn<int>("alphabet");
        QTest::addColumn<int>("length");
        for (const int alphabet : {1, 2, 16, 200, 5000})
            for (const int length : {1, 2, 3, 10, 100, 1000, 20000})
                QTest::addRow("%d of %d", length, alphabet) << alphabet << length;
    }
    void textsAreUnpacked()
    {
        QFETCH(int, alphabet);
        QFETCH(int, length);
        Random random(static_cast<unsigned>(alphabet * 31 + length));
        QString text;
        for (int i = 0; i < length; ++i) {
            const int character = randomNumber(random, 0, alphabet - 1);
            if (alphabet > 1000 && character % 50 == 0)
                text += QString::fromUcs4(U"\U0001F600", 1); // two units of UTF-16
            else
                text += QChar(32 + character);
        }
        const std::string utf8 = text.toStdString();
        const std::string packed = compressToBase64(utf8);
        QCOMPARE(packed.size() % 4, std::size_t{0});
        const auto unpacked = decompressFromBase64(packed, 100000);
        QVERIFY(unpacked.has_value());
        QVERIFY(*unpacked == utf8);
        QVERIFY(!decompressFromBase64(packed, static_cast<std::size_t>(text.size()) / 2));
        if (length > 3)
            QVERIFY(!decompressFromBase64(packed.substr(0, packed.size() / 2), 100000));
    }

    void bytesThatAreNoUtf8BecomeAReplacement()
    {
        QCOMPARE(*decompressFromBase64(compressToBase64("a\xFFz"), 10), std::string("a\xEF\xBF\xBDz"));
    }

    void whatIsNoPackedTextIsRefused_data()
    {
        QTest::addColumn<QByteArray>("packed");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a strange character") << QByteArray("IZ$=");
        QTest::newRow("no end") << QByteArray("IZ");
        QTest::newRow("an entry that is not there yet") << QByteArray("////");
    }
    void whatIsNoPackedTextIsRefused()
    {
        QFETCH(QByteArray, packed);
        QVERIFY(!decompressFromBase64(packed.toStdString(), 1000));
    }

    void randomCharactersAreRefusedOrUnpacked()
    {
        Random random(3);
        for (int round = 0; round < 20000; ++round) {
            std::string packed;
            for (int i = randomNumber(random, 0, 40); i > 0; --i)
                packed
                    += "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"[randomNumber(random, 0, 63)];
            const auto text = decompressFromBase64(packed, 500);
            QVERIFY(!text || text->size() <= 1500);
        }
    }
};

CONVOKU_GUILESS_TEST(TestLzString)
#include "tst_lz_string.moc"
