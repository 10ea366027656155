// SPDX-License-Identifier: MIT
#include "app/base/file_name.h"
#include "app/base/terminal_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;

class TestTerminalText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shown_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("words") << QByteArray("a b\tc \\x1b\n") << QByteArray("a b\tc \\x1b\n");
        QTest::newRow("letters") << QByteArray("é 数 Ж ﷺ \xf0\x9f\x98\x80") << QByteArray("é 数 Ж ﷺ \xf0\x9f\x98\x80");
        QTest::newRow("a title of the window") << QByteArray("\x1b]0;x\x07") << QByteArray("\\x1b]0;x\\x07");
        QTest::newRow("over the line") << QByteArray("no\ryes\b") << QByteArray("no\\x0dyes\\x08");
        QTest::newRow("DEL, NUL") << QByteArray("\x7f\0", 2) << QByteArray("\\x7f\\x00");
        QTest::newRow("C1") << QByteArray("\xc2\x9b"
                                          "31m\xc2\x85")
                            << QByteArray("\\x9b31m\\x85");
        QTest::newRow("C1 as bytes") << QByteArray("\x9b"
                                                   "31m")
                                     << QByteArray("\\x9b31m");
        QTest::newRow("override") << QByteArray("a\xe2\x80\xaetxt.exe\xe2\x80\xac")
                                  << QByteArray("a\\u202etxt.exe\\u202c");
        QTest::newRow("isolates") << QByteArray("\xe2\x81\xa6\xe2\x81\xa9") << QByteArray("\\u2066\\u2069");
        QTest::newRow("marks") << QByteArray("\xe2\x80\x8e\xe2\x80\x8f\xd8\x9c") << QByteArray("\\u200e\\u200f\\u061c");
        QTest::newRow("separators") << QByteArray("\xe2\x80\xa8\xe2\x80\xa9") << QByteArray("\\u2028\\u2029");
        QTest::newRow("a tag") << QByteArray("\xf3\xa0\x80\x81") << QByteArray("\\U000e0001");
        QTest::newRow("no UTF-8") << QByteArray("caf\xe9") << QByteArray("caf\\xe9");
    }

    void shown()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, shown);
        QCOMPARE(forTerminal(text), shown);
        QCOMPARE(forTerminal(fileNameFromBytes(text)).toUtf8(), shown);
        QCOMPARE(lineForTerminal(fileNameFromBytes(text)).toUtf8(), QByteArray(shown).replace("\n", "\\x0a"));
    }

    /// Names can hold what is no letter: every byte of a name that is not UTF-8, and halves of pairs.
    void halves()
    {
        for (int byte = 0x80; byte <= 0xff; ++byte)
            QCOMPARE(forTerminal(QByteArray(1, static_cast<char>(byte))), "\\x" + QByteArray::number(byte, 16));
        const auto shown = [](const QString& text) { return lineForTerminal(text); };
        const QChar high(0xd83d);
        const QChar low(0xde00);
        QCOMPARE(shown(QString(high)), QStringLiteral("\\ud83d"));
        QCOMPARE(shown(high + QStringLiteral("ab")), QStringLiteral("\\ud83dab"));
        QCOMPARE(shown(QStringLiteral("a") + low + QStringLiteral("b")), QStringLiteral("a\\ude00b"));
        QCOMPARE(shown(QString(high) + low + QStringLiteral("b")), QString(high) + low + QStringLiteral("b"));
    }

    /// By what Unicode says of the letters, as Qt knows it.
    void everyLetter()
    {
        for (char32_t c = 0; c <= 0x10ffff; ++c) {
            if (c >= 0xd800 && c < 0xe000)
                continue;
            const QString text = QString::fromUcs4(&c, 1);
            const QString shown = forTerminal(text);
            const auto direction = QChar::direction(c);
            const bool turns = (direction >= QChar::DirLRE && direction <= QChar::DirPDF && direction != QChar::DirAL)
                || (direction >= QChar::DirLRI && direction <= QChar::DirPDI);
            const bool controls = QChar::category(c) == QChar::Other_Control && c != U'\n' && c != U'\t';
            if (turns || controls)
                QVERIFY2(shown.startsWith(QLatin1Char('\\')), QByteArray::number(c, 16));
            if (QChar::isLetterOrNumber(c) || QChar::isPunct(c) || QChar::isSymbol(c) || QChar::isMark(c))
                QVERIFY2(shown == text, QByteArray::number(c, 16));
        }
    }
};

CONVOKU_GUILESS_TEST(TestTerminalText)
#include "tst_terminal_text.moc"
