// SPDX-License-Identifier: MIT
// The editor of networks' texts alone: completion, colours, new lines, what is pasted.
#include "app/document/workshop.h"
#include "app/views/workshop/widgets/rule_editor.h"
#include "app/views/workshop/widgets/rule_highlighter.h"
#include "app/wording/language.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QWheelEvent>

using namespace convoku;

class TestRuleEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void completionOfKernels_data()
    {
        QTest::addColumn<QString>("above");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("offered"); // all of them
        const QString kernel = QStringLiteral("kernel own(values, k):");
        const QString rule = QStringLiteral("rule a(house: row):");
        const QString header = QStringLiteral("rule a(house: row) = subset(");
        QTest::newRow("kernel") << QString() << "ke" << QStringList{QStringLiteral("kernel"), QStringLiteral("keep")};
        QTest::newRow("values") << kernel << "    x = va" << QStringList{QStringLiteral("values")};
        QTest::newRow("no candidates") << kernel << "    x = can" << QStringList{};
        QTest::newRow("candidates") << rule << "    x = can" << QStringList{QStringLiteral("candidates")};
        QTest::newRow("place") << kernel << "    x = count(values, over=pl"
                               << QStringList{
                                      QStringLiteral("plane"), QStringLiteral("place"), QStringLiteral("planes")};
        QTest::newRow("no place") << rule << "    x = count(candidates, over=pl"
                                  << QStringList{QStringLiteral("plane"), QStringLiteral("planes")};
        QTest::newRow("others") << kernel << "    x = convolution(values, ot" << QStringList{QStringLiteral("others")};
        QTest::newRow("laid") << rule << "    x = la" << QStringList{QStringLiteral("largest"), QStringLiteral("laid")};
        QTest::newRow("laid by") << rule << "    x = laid(candidates, gr" << QStringList{QStringLiteral("group")};
        QTest::newRow("which kernel") << kernel << "rule a(house: row) = "
                                      << QStringList{QStringLiteral("own"), QStringLiteral("subset")};
        QTest::newRow("laying") << QString() << header + QStringLiteral("va") << QStringList{QStringLiteral("value")};
        QTest::newRow("k") << QString() << header + QStringLiteral("value=digit, ")
                           << QStringList{QStringLiteral("value"), QStringLiteral("group"), QStringLiteral("place"),
                                  QStringLiteral("k")};
        QTest::newRow("coordinate") << QString() << header + QStringLiteral("value=")
                                    << QStringList{
                                           QStringLiteral("digit"), QStringLiteral("house"), QStringLiteral("cell")};
        QTest::newRow("number") << QString() << header + QStringLiteral("k=") << QStringList{};
    }
    void completionOfKernels()
    {
        QFETCH(QString, above);
        QFETCH(QString, typed);
        RuleEditor alone;
        alone.replaceText(above + QLatin1Char('\n') + typed);
        alone.moveCursor(QTextCursor::End);
        QTEST(alone.completions(), "offered");
    }

    void theWheelScrolls_data()
    {
        QTest::addColumn<QString>("over");
        QTest::newRow("text") << "qt_scrollarea_viewport";
        QTest::newRow("numbers") << "line_numbers";
        QTest::newRow("notes") << "line_notes";
    }
    void theWheelScrolls()
    {
        QFETCH(QString, over);
        RuleEditor alone;
        alone.replaceText(QStringLiteral("# line\n").repeated(500));
        alone.resize(600, 300);
        alone.show();
        QVERIFY(QTest::qWaitForWindowExposed(&alone));
        auto* under = alone.findChild<QWidget*>(over);
        QVERIFY(under != nullptr);
        for (const int turn : {-120, 120}) {
            const int before = alone.verticalScrollBar()->value();
            const QPointF at(5, 50);
            QWheelEvent event(
                at, under->mapToGlobal(at), {}, {0, turn}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QVERIFY(QApplication::sendEvent(under, &event));
            QCOMPARE(alone.verticalScrollBar()->value() > before, turn < 0);
        }
        QCOMPARE(alone.verticalScrollBar()->value(), 0);
    }

    /// All rows have the same height, also those of a line that is wrapped, whose continuation is indented further.
    void rowsHaveTheSameHeight_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("wrapped often") << 320;
        QTest::newRow("wrapped") << 600;
        QTest::newRow("wide") << 2000;
    }
    void rowsHaveTheSameHeight()
    {
        QFETCH(int, width);
        RuleEditor alone;
        alone.resize(width, 900);
        alone.show();
        QVERIFY(QTest::qWaitForWindowExposed(&alone));
        alone.replaceText(
            QStringLiteral("rule a(house: row, column, box):\n"
                           "    \"A cell that is the only place for a digit in its house loses all others.\"\n"
                           "    one = equals(count(candidates, over=house), 1)  # the digit has one place\n"
                           "\n"
                           "        deep = one & candidates & one & candidates & one & candidates\n"
                           "    return deep\n"));
        LineNote note;
        note.text = QStringLiteral("    return deep");
        note.picture = QImage(22, 22, QImage::Format_RGB32);
        alone.setNotes({{6, note}});
        alone.moveCursor(QTextCursor::Start);
        QList<int> tops{alone.cursorRect().top()};
        int wrapped = 0;
        int left = 0; // of the first letter of the line
        for (QTextCursor cursor = alone.textCursor(); cursor.movePosition(QTextCursor::Down);) {
            cursor.movePosition(QTextCursor::StartOfLine);
            const QString text = cursor.block().text();
            const auto blanks = text.size() - text.trimmed().size();
            if (cursor.positionInBlock() == 0) {
                QTextCursor first = cursor;
                first.setPosition(cursor.position() + static_cast<int>(blanks));
                left = alone.cursorRect(first).left();
            } else {
                ++wrapped;
                QVERIFY(alone.cursorRect(cursor).left() > left);
            }
            tops << alone.cursorRect(cursor).top();
        }
        QCOMPARE(wrapped > 0, width < 2000);
        for (qsizetype i = 2; i < tops.size(); ++i)
            QCOMPARE(tops[i] - tops[i - 1], tops[1] - tops[0]);
        QVERIFY(tops[1] - tops[0] >= 22);
    }

    /// A comment that has no room behind its line is not torn apart; one that stands alone begins where it is.
    void commentsStayTogether()
    {
        RuleEditor alone;
        alone.resize(460, 900);
        alone.setPlainText(
            QStringLiteral("    # Where it is the only place for two digits, both stay, which is a long comment.\n"
                           "    one = equals(count, 1)                      # the digit has one place\n"
                           "    count count"));
        alone.show();
        QVERIFY(QTest::qWaitForWindowExposed(&alone));
        const auto startsOf = [&alone](int line) {
            const QTextBlock block = alone.document()->findBlockByNumber(line);
            QStringList starts;
            for (int i = 0; i < block.layout()->lineCount(); ++i)
                starts << block.text()
                              .mid(block.layout()->lineAt(i).textStart())
                              .trimmed()
                              .section(QLatin1Char(' '), 0, 1);
            return starts;
        };
        int torn = 0; // widths that have room for a part of the comment
        for (int width = 480; width < 800; width += 5) {
            alone.resize(width, 900);
            QCoreApplication::processEvents();
            const QStringList starts = startsOf(1);
            torn += starts.size() > 1 ? 1 : 0;
            QVERIFY2(starts.size() == 1 || starts[1] == QStringLiteral("# the"), qPrintable(starts.join(u'|')));
        }
        QVERIFY(torn > 20);
        alone.resize(480, 900);
        QCoreApplication::processEvents();
        QCOMPARE(startsOf(0).front(), QStringLiteral("# Where"));
        QVERIFY(startsOf(0).size() > 1);
        QCOMPARE(startsOf(2).size(), qsizetype{1});
    }

    void newLinesStandAsFarIn_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("blanks");
        QTest::newRow("rule") << "rule a(house: row):" << 4;
        QTest::newRow("line") << "    a = b" << 4;
        QTest::newRow("open") << "    a = count(b," << 8;
        QTest::newRow("return") << "    return a" << 0;
        QTest::newRow("name like it") << "    returned = a" << 4;
        QTest::newRow("colon in a comment") << "    a = b # c:" << 4;
    }
    void newLinesStandAsFarIn()
    {
        QFETCH(QString, line);
        QFETCH(int, blanks);
        RuleEditor alone;
        alone.replaceText(line);
        QTest::keyClick(&alone, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClick(&alone, Qt::Key_Return);
        QCOMPARE(alone.toPlainText(), line + QLatin1Char('\n') + QString(blanks, QLatin1Char(' ')));
        alone.undo();
        QCOMPARE(alone.toPlainText(), line);
    }

    void coloursOfALine()
    {
        RuleEditor alone;
        using Part = RuleHighlighter::Part;
        const auto spans = [&](const QString& line) { return alone.highlighter()->spansOf(line); };
        QCOMPARE(spans(QStringLiteral("    one = equals(count, 1) # count(")),
            (QList<RuleHighlighter::Span>{
                {4, 3, Part::Name}, {10, 6, Part::Word}, {24, 1, Part::Number}, {27, 8, Part::Comment}}));
        QCOMPARE(spans(QStringLiteral("    count count")), (QList<RuleHighlighter::Span>{{4, 5, Part::Keyword}}));
        QCOMPARE(
            spans(QStringLiteral("kernel own(values, k):")), (QList<RuleHighlighter::Span>{{0, 6, Part::Keyword}}));
        QCOMPARE(spans(QStringLiteral("rule a(house: row) = own(value=cell, k=2)")),
            (QList<RuleHighlighter::Span>{{0, 4, Part::Keyword}, {7, 5, Part::Word}, {14, 3, Part::Word},
                {25, 5, Part::Word}, {31, 4, Part::Word}, {37, 1, Part::Word}, {39, 1, Part::Number}}));
        QCOMPARE(spans(QStringLiteral("    a = laid(b, place=digit)")).size(), 4);
        QCOMPARE(spans(QStringLiteral("    \"a # b\"")), (QList<RuleHighlighter::Span>{{4, 7, Part::String}}));
    }

    /// Selected text makes room for the text that replaces it.
    void aLongTextIsPastedOverAnother()
    {
        RuleEditor alone;
        alone.replaceText(QString(Workshop::kMostLetters, QLatin1Char('a')));
        const QString other(Workshop::kMostLetters, QLatin1Char('b'));
        QApplication::clipboard()->setText(other);
        alone.selectAll();
        alone.paste();
        QVERIFY(alone.toPlainText() == other);
        alone.paste();
        QVERIFY(alone.toPlainText() == other); // no more goes in
    }

    /// Rows end at words, but in a text with a line of thousands of letters anywhere: that takes no time to find.
    void aLongLineIsBrokenAnywhere()
    {
        RuleEditor alone;
        const QString shortLines = QStringLiteral("a few words\n").repeated(1000);
        alone.replaceText(shortLines);
        QCOMPARE(alone.wordWrapMode(), QTextOption::WrapAtWordBoundaryOrAnywhere);
        QApplication::clipboard()->setText(QString(5000, QLatin1Char('b')));
        alone.paste();
        QCOMPARE(alone.wordWrapMode(), QTextOption::WrapAnywhere);
        alone.replaceText(shortLines);
        QCOMPARE(alone.wordWrapMode(), QTextOption::WrapAtWordBoundaryOrAnywhere);
        alone.replaceText(shortLines + QString(5000, QLatin1Char('c')));
        QCOMPARE(alone.wordWrapMode(), QTextOption::WrapAnywhere);
    }
};

CONVOKU_TEST(TestRuleEditor)
#include "tst_rule_editor.moc"
