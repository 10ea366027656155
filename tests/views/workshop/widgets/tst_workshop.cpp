// SPDX-License-Identifier: MIT
// The rule workshop in the window: typing, mistakes, completion, what lines make, running, versions, files.
#include "app/document/workshop.h"
#include "app/document/workspace.h"
#include "app/drawing/tensor_thumbnail.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/views/compare/widgets/compared_column.h"
#include "app/views/workshop/widgets/line_layers.h"
#include "app/window/centre.h"
#include "app/window/parts/board_widget.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/views/workshop/widgets/workshop_testing.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QElapsedTimer>
#include <QListWidget>
#include <QLocale>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTextBlock>
#include <QToolButton>

using namespace convoku;
using namespace convoku::testing;

class TestWorkshop : public WorkshopTest
{
    Q_OBJECT

    /// Returns the texts at the underlined places.
    QStringList underlined()
    {
        QStringList texts;
        for (const QTextEdit::ExtraSelection& selection : editor()->extraSelections()) {
            if (selection.format.underlineStyle() == QTextCharFormat::WaveUnderline)
                texts << selection.cursor.selectedText();
        }
        return texts;
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init() { openWindow(); }
    void cleanup() { m_fixture.reset(); }

    void opensWithARule()
    {
        openWorkshop();
        QVERIFY(editor()->toPlainText().startsWith(QLatin1String("rule hidden_single")));
        QVERIFY(label("workshop_mistake")->isHidden());
        QVERIFY(editor()->hasFocus());
        QVERIFY(button("workshop_use")->isEnabled());
        QVERIFY(workshop()->versions().size() == 1);
    }

    /// The example for starting from scratch compiles and removes nothing.
    void theEmptyRuleCompiles()
    {
        openHard();
        openWorkshop();
        action("example_empty")->trigger();
        QVERIFY(editor()->toPlainText().startsWith(QLatin1String("rule my_rule(")));
        QTRY_VERIFY_WITH_TIMEOUT(button("workshop_use")->isEnabled(), kLong);
        QVERIFY(workshop()->draft().mistakes.empty());
        QTRY_VERIFY_WITH_TIMEOUT(isWorkedOut(), kLong);
        for (const auto& house : workshop()->values()->houses)
            QVERIFY(house.removed.empty());
    }

    /// The picture beside a line is the one of numbers that a loop counts.
    void picturesAreOfTheNumbersHere()
    {
        openHard();
        openWorkshop();
        goTo({17, 4, 0}); // hidden single in rows, which removes 3 from r1c7
        QTRY_VERIFY_WITH_TIMEOUT(
            isWorkedOut() && workshop()->values()->before == session().moment().stateBefore().candidates, kLong);
        const Candidates before = session().moment().stateBefore().candidates;
        std::vector<float> count;
        std::vector<float> one;
        for (int digit = 0; digit < kSide; ++digit) {
            for (int row = 0; row < kSide; ++row) {
                int places = 0;
                for (int column = 0; column < kSide; ++column)
                    places += before.has(Candidate{digit, row, column}) ? 1 : 0;
                count.push_back(static_cast<float>(places));
                one.push_back(places == 1 ? 1 : 0);
            }
        }
        const auto picture = [&](Range range, const std::vector<float>& numbers) {
            QImage image = tensorThumbnail({9, 9, 1}, range, numbers, Theme::of(Theme::Kind::Light), 30);
            return image.convertToFormat(QImage::Format_ARGB32);
        };
        const auto shown = [&](int line) {
            const LineNote* note = editor()->noteOf(line);
            return note == nullptr ? QImage() : note->picture.convertToFormat(QImage::Format_ARGB32);
        };
        QTRY_COMPARE(shown(4), picture({0, 9}, count));
        QCOMPARE(shown(5), picture({0, 1}, one));
        QVERIFY(shown(5) != shown(4));
        QCOMPARE(editor()->noteOf(5)->layers, QStringLiteral("2–6"));
        QCOMPARE(editor()->noteOf(5)->shape, QStringLiteral("[9, 9, 1]"));
        QVERIFY(editor()->noteOf(1) == nullptr);
        // The view shows what the rule removes, why, and how many candidates in each house.
        const BoardScene& scene = view()->board()->scene();
        QVERIFY(!view()->board()->isBlank());
        QCOMPARE(scene.removals.size(), std::size_t{1});
        QCOMPARE(static_cast<int>(scene.removals.front().candidate), (Candidate{2, 0, 6}.index()));
        QCOMPARE(label("workshop_why")->text(),
            sentence("workshop_page.why_in_row", {QStringLiteral("1"), QStringLiteral("r1c7"), QStringLiteral("1")}));
        int all = 0;
        for (int i = 0; i < kCandidates; ++i)
            all += before.has(i) ? 1 : 0;
        QCOMPARE(label("workshop_place")->text(),
            sentence("workshop_page.place", {QStringLiteral("17.4"), QString::number(all), QString::number(all - 1)}));
        QCOMPARE(action("workshop_house_0")->text(), sentence("workshop_page.house_row", {QStringLiteral("1")}));
        QCOMPARE(action("workshop_house_1")->text(), sentence("workshop_page.house_column", {QStringLiteral("0")}));
        // Another house: other shapes.
        auto* box = m_fixture->child<QToolButton>("segment_workshop_house_2");
        QTest::mouseClick(box, Qt::LeftButton);
        QTRY_VERIFY(editor()->noteOf(4) != nullptr && editor()->noteOf(4)->shape == QLatin1String("[9, 3, 3]"));
    }

    void theLineThatTheCursorIsInShowsItsLayers()
    {
        openHard();
        openWorkshop();
        QTRY_VERIFY_WITH_TIMEOUT(isWorkedOut(), kLong);
        auto* layers = m_fixture->child<LineLayers>("line_layers");
        putCursor(1);
        QCOMPARE(layers->firstLayer(), 0);
        putCursor(4);
        QTest::keyClick(editor(), Qt::Key_Down);
        QCOMPARE(editor()->line(), 5);
        QCOMPARE(layers->firstLayer(), 2);
        QCOMPARE(layers->lastLayer(), 6);
        QCOMPARE(layers->findChildren<QToolButton*>().size(), 5);
    }

    /// To a layer's view by its picture, and back to its line.
    void betweenLayersAndLines()
    {
        openHard();
        openWorkshop();
        goTo({17, 4, 0});
        QTRY_VERIFY_WITH_TIMEOUT(isWorkedOut() && !editor()->pictureRect(5).isEmpty(), kLong);
        QTest::mouseClick(editor()->margin(), Qt::LeftButton, {}, editor()->pictureRect(5).center());
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("layers_page"));
        QCOMPARE(session().position(), (Position{17, 4, 6}));
        session().goTo({17, 4, 8});
        QVERIFY(action("line_of_layer")->isEnabled());
        action("line_of_layer")->trigger();
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("workshop"));
        QTRY_COMPARE(editor()->line(), 7); // only_place
        session().goTo(session().recording()->endOf(17));
        action("line_of_layer")->trigger();
        QVERIFY(noticeOf(*m_fixture->window).isVisible());
        // A rule that is not in the text: a copy of the network brings it.
        session().goTo({17, 9, 7});
        action("line_of_layer")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(
            editor()->textCursor().block().text().contains(QLatin1String("in_cell = count")), kLong);
        QCOMPARE(workshop()->part()->part.id, std::string("naked_pair"));
    }

    /// All that a kernel of the program makes stands in the line that lays it: one click is one layer.
    void layersOfALaidRule()
    {
        openHard();
        openWorkshop();
        workshop()->open(
            QStringLiteral("\n\nrule mine(house: row) = subset(value=cell, group=house, place=digit, k=2):\n"
                           "    \"x\"\n"),
            {});
        QTRY_VERIFY_WITH_TIMEOUT(isWorkedOut() && !editor()->pictureRect(3).isEmpty(), kLong);
        const int last = workshop()->lines().back().lastLayer;
        QVERIFY(last > 10);
        QCOMPARE(editor()->noteOf(3)->layers, QStringLiteral("1–%1").arg(last));
        const QSignalSpy asked(view(), &WorkshopView::layerRequested);
        QTest::mouseClick(editor()->margin(), Qt::LeftButton, {}, editor()->pictureRect(3).center());
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toInt(), last);
    }

    /// Lines in a kernel of the same text are those of the rule that is looked at, for its house.
    void linesOfAKernelInTheText()
    {
        openHard();
        openWorkshop();
        const std::string_view kernel = shippedText("subset");
        workshop()->open(
            QStringLiteral("rule mine(house: row, box) = own(value=digit, group=house, place=cell, k=2):\n    \"x\"\n")
                + QString::fromUtf8(kernel.data(), static_cast<qsizetype>(kernel.size()))
                      .replace(QLatin1String("kernel subset"), QLatin1String("kernel own")),
            {});
        constexpr int kOutside = 6; // outside = convolution(…)
        QTRY_VERIFY_WITH_TIMEOUT(isWorkedOut() && !editor()->pictureRect(kOutside).isEmpty(), kLong);
        const QSignalSpy asked(view(), &WorkshopView::layerRequested);
        QTest::mouseClick(editor()->margin(), Qt::LeftButton, {}, editor()->pictureRect(kOutside).center());
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toInt(), workshop()->lines()[1].lastLayer);
        QVERIFY(editor()->noteOf(kOutside) != nullptr); // the rule is still looked at
        // Back from a layer of the rule for boxes, where more layers come before.
        button("workshop_use")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        const Recording& recording = *session().recording();
        const int step = static_cast<int>(recording.options().rules.size());
        QCOMPARE(recording.ruleAt(step).id, std::string("mine_box"));
        const int row = workshop()->part()->lines[0][1].lastLayer;
        const int box = workshop()->part()->lines[1][1].lastLayer;
        QVERIFY(box > row);
        goTo({1, step, box});
        action("line_of_layer")->trigger();
        QTRY_COMPARE(editor()->line(), kOutside);
    }

    /// A copy of the network that is one kernel: k stands in the header of each rule.
    void aKThatIsChangedCostsMore()
    {
        RunOptions options;
        options.pass = {.rules = shippedModel("one_kernel")->everyRule(), .model = shippedModel("one_kernel")};
        session().setOptions(options);
        openWorkshop();
        action("edit_network")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && workshop()->draft().mistakes.empty(), kLong);
        QTextCursor cursor = editor()->document()->find(QStringLiteral("rule hidden_pair(house"));
        QVERIFY(!cursor.isNull());
        editor()->goToLine(cursor.blockNumber() + 1);
        const QString two = label("cost")->text();
        QVERIFY(two.startsWith(sentence("workshop_page.cost_layers_begins") + QLatin1Char(' ')));
        cursor = editor()->document()->find(QStringLiteral("k=2"), cursor);
        cursor.setPosition(cursor.selectionEnd());
        editor()->setTextCursor(cursor);
        QTest::keyClick(editor(), Qt::Key_Backspace);
        QTest::keyClick(editor(), '3');
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && workshop()->draft().network != nullptr, kLong);
        QCOMPARE(workshop()->part()->part.laid->k, 3);
        const auto additions = [](const QString& cost) {
            return QLocale().toLongLong(cost.section(sentence("workshop_page.cost_additions") + QLatin1Char(' '), 1));
        };
        QVERIFY(additions(label("cost")->text()) > additions(two)); // 84 threes in place of 36 pairs
        QVERIFY(additions(two) > 0);
    }

    void mistakesAreUnderlinedAsOneTypes()
    {
        openWorkshop();
        QVERIFY(underlined().isEmpty());
        const ModelPtr before = workshop()->network();
        putCursor(8);
        QTest::keyClick(editor(), Qt::Key_Return);
        typeText(QStringLiteral("a = equals(digit_, 1) # w"));
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_COMPARE(underlined(), QStringList{QStringLiteral("digit_")});
        QVERIFY(label("workshop_mistake")
                    ->text()
                    .startsWith(sentence("workshop_page.mistake_place", {QStringLiteral("9"), QStringLiteral("16")})
                        + QLatin1Char(' ')));
        QVERIFY(label("workshop_mistake")->text().contains(QLatin1String("digit_")));
        QCOMPARE(workshop()->network(), before);
        QVERIFY(!button("workshop_use")->isEnabled());
        // Lines above and below tell what they told, the new one nothing.
        QVERIFY(editor()->noteOf(8) != nullptr && editor()->noteOf(10) != nullptr && editor()->noteOf(9) == nullptr);
        // Mended by a key.
        QTextCursor cursor = editor()->textCursor();
        cursor.setPosition(editor()->extraSelections().front().cursor.selectionEnd());
        editor()->setTextCursor(cursor);
        QTest::keyClick(editor(), Qt::Key_Backspace);
        QTest::keyClick(editor(), 's');
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(underlined().isEmpty() && isRead(), kLong);
        QTRY_VERIFY(editor()->noteOf(9) != nullptr);
        QVERIFY(workshop()->network() != before);
    }

    void completion_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("offered"); // the first ones
        QTest::newRow("word") << "x = eq" << QStringList{QStringLiteral("equals")};
        QTest::newRow("name above") << "x = on" << QStringList{QStringLiteral("only_place"), QStringLiteral("one")};
        QTest::newRow("axis") << "x = count(one, over=bo"
                              << QStringList{QStringLiteral("box"), QStringLiteral("board")};
        QTest::newRow("option") << "x = count(one, ov" << QStringList{QStringLiteral("over")};
        QTest::newRow("keyword") << "re" << QStringList{QStringLiteral("remember"), QStringLiteral("return")};
        QTest::newRow("remember") << "remember m = th" << QStringList{QStringLiteral("there")};
        QTest::newRow("cause") << "cause th" << QStringList{QStringLiteral("there")};
        QTest::newRow("comment") << "# eq" << QStringList{};
    }
    void completion()
    {
        openWorkshop();
        QFETCH(QString, typed);
        QFETCH(QStringList, offered);
        putCursor(8);
        QTest::keyClick(editor(), Qt::Key_Return);
        typeText(typed);
        QCOMPARE(editor()->completions().mid(0, offered.size()), offered);
        const bool shows = editor()->completer()->popup()->isVisible();
        QCOMPARE(shows, !offered.isEmpty());
        if (!shows)
            return;
        QTest::keyClick(editor()->completer()->popup(), Qt::Key_Return);
        const QString line = editor()->textCursor().block().text();
        QVERIFY2(line.endsWith(offered.front()), qPrintable(line));
        QCOMPARE(editor()->line(), 9);
    }

    void plainTextIsPasted()
    {
        openWorkshop();
        auto* mime = new QMimeData;
        mime->setHtml(QStringLiteral("<b>bold</b> <img src=\"file:///etc/passwd\">"));
        mime->setText(QStringLiteral("# plain <b>"));
        QApplication::clipboard()->setMimeData(mime);
        putCursor(12);
        QTest::keyClick(editor(), Qt::Key_Return);
        editor()->paste();
        QVERIFY(editor()->toPlainText().contains(QLatin1String("# plain <b>")));
        QVERIFY(!editor()->document()->toHtml().contains(QLatin1String("passwd")));
    }

    /// Whatever is typed or pasted, the window answers.
    void hostileTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("64 KiB") << QString(64 * 1024, QLatin1Char('a'));
        QTest::newRow("1,000 lines") << QStringLiteral("    a = b & ~c # d; e\n").repeated(1000);
        QTest::newRow("long line") << QStringLiteral("rule a(house: row):\n    \"x\"\n    b = ")
                + QStringLiteral("candidates & ").repeated(4000);
        QTest::newRow("control characters") << QStringLiteral("rule \x01\x02 a\x7f\t(\n\v\f");
    }
    void hostileTexts()
    {
        openWorkshop();
        QFETCH(QString, text);
        QElapsedTimer timer;
        timer.start();
        QApplication::clipboard()->setText(text);
        editor()->selectAll();
        editor()->paste();
        QTest::keyClick(editor(), 'x');
        constexpr int kSlow = 3000; // a machine that does much else
        QVERIFY2(timer.elapsed() < kSlow, qPrintable(QString::number(timer.elapsed())));
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), kLong);
        QVERIFY(!label("workshop_mistake")->text().isEmpty());
        QVERIFY(!button("workshop_use")->isEnabled());
    }

    void runsAndIsComparedWithTheNetworkWithoutIt()
    {
        openHard();
        openWorkshop();
        const int passes = session().recording()->passCount();
        button("workshop_use")->click();
        QCOMPARE(session().options().pass.model, workshop()->network());
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QCOMPARE(session().recording()->passCount(), passes); // it is the same rule
        QVERIFY(!button("workshop_use")->isEnabled());
        QCOMPARE(button("workshop_use")->text(), sentence("workshop_page.it_runs"));
        QCOMPARE(workshop()->base(), articleModel());
        button("workshop_what_if")->click();
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("compare"));
        const auto* compare = m_fixture->child<ComparePage>("compare");
        QCOMPARE(compare->runs()->optionsOf(1)->rules.size(), std::size_t{6}); // without three of nine
        int ticked = 0;
        const auto* rules = compare->columns()[1]->findChild<QListWidget*>(QStringLiteral("column_rules"));
        for (int i = 0; i < rules->count(); ++i)
            ticked += rules->item(i)->checkState() == Qt::Checked ? 1 : 0;
        QCOMPARE(ticked, 6);
        action("undo")->trigger();
        QCOMPARE(session().options().pass.model, articleModel());
    }

    /// A wrong rule fails, and the board shows where.
    void aCheckThatFailsShowsItsBoard()
    {
        openWorkshop();
        CheckRun* checks = workshop()->checks();
        putCursor(5);
        QTextCursor cursor = editor()->document()->find(QStringLiteral("count, 1)"));
        cursor.setPosition(cursor.selectionEnd() - 1);
        editor()->setTextCursor(cursor);
        QTest::keyClick(editor(), Qt::Key_Backspace);
        QTest::keyClick(editor(), '2');
        QTRY_VERIFY_WITH_TIMEOUT(checks->isDone() && checks->count(CheckState::Fails) > 0, kLong);
        QVERIFY(label("verdict")->isVisible());
        QVERIFY(label("verdict")->text().startsWith(sentence("workshop_page.checks_that_fail") + QLatin1Char(' ')));
        QVERIFY(workshop()->versions().front().verdict.contains(checks->entries()[1].check->title()));
        const QList<QPushButton*> buttons = view()->findChildren<QPushButton*>(QStringLiteral("check_show"));
        QCOMPARE(buttons.size(), static_cast<qsizetype>(checks->entries().size()));
        QVERIFY(!buttons[0]->isVisibleTo(view()) && buttons[1]->isVisibleTo(view()));
        buttons[1]->click();
        const BoardScene& scene = view()->board()->scene();
        QVERIFY(!view()->board()->isBlank());
        QVERIFY(scene.candidates == checks->entries()[1].counterexample->after);
        QVERIFY(scene.litCandidates == checks->entries()[1].counterexample->wrong);
        QCOMPARE(label("workshop_why")->text(), checks->entries()[1].counterexample->sentence);
    }

    /// The worth of a rule is measured on the open list if the user chooses that.
    void aRuleIsMeasuredOnAList()
    {
        openWorkshop();
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), kLong);
        auto* puzzles = m_fixture->child<QComboBox>("check_puzzles");
        QVERIFY(puzzles->isHidden());
        // A puzzle alone is no list.
        openHard();
        QVERIFY(puzzles->isHidden());
        m_fixture->window->openText(QString::fromLatin1(kArticleHard).append(QLatin1Char('\n')).repeated(7));
        QTRY_VERIFY(!puzzles->isHidden());
        QCOMPARE(puzzles->count(), 2);
        QCOMPARE(puzzles->currentIndex(), 0);
        if (!view()->isVisible())
            openWorkshop();
        workshop()->openShipped("hidden_single");
        m_fixture->child<QTabWidget>("workshop_below")->setCurrentIndex(0);
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && workshop()->checks()->isDone(), kLong);
        QCOMPARE(label("verdict")->text(), sentence("workshop_page.proved"));
        const auto worth = [&] { return workshop()->checks()->entries().back().detail; };
        QVERIFY2(
            !worth().contains(sentence("workshop_page.worth_puzzles", {QStringLiteral("7")})), qPrintable(worth()));
        puzzles->setFocus();
        QTest::keyClick(puzzles, Qt::Key_Down);
        QCOMPARE(puzzles->currentIndex(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(workshop()->checks()->isDone()
                && worth().contains(sentence("workshop_page.worth_puzzles", {QStringLiteral("7")})),
            kLong);
        // With another list one chooses again.
        m_fixture->window->openText(QString::fromLatin1(kArticleEasy).append(QLatin1Char('\n')).repeated(5));
        QTRY_VERIFY_WITH_TIMEOUT(!workshop()->puzzles() && !puzzles->isHidden(), kLong);
        QCOMPARE(puzzles->currentIndex(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(workshop()->checks()->isDone()
                && !worth().contains(sentence("workshop_page.worth_puzzles", {QStringLiteral("7")})),
            kLong);
    }

    void versionsCanBeGoneBackTo()
    {
        openWorkshop();
        const QString first = editor()->toPlainText();
        putCursor(5);
        QTest::keyClick(editor(), 's');
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_COMPARE_WITH_TIMEOUT(workshop()->versions().size(), std::size_t{2}, kLong);
        auto* versions = m_fixture->child<QListWidget>("workshop_versions");
        QCOMPARE(versions->count(), 2);
        versions->setCurrentRow(1);
        button("workshop_go_back")->click();
        QCOMPARE(editor()->toPlainText(), first);
        QCOMPARE(workshop()->text(), first);
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), kLong);
        editor()->undo();
        QVERIFY(editor()->toPlainText() != first);
    }

    /// The version that is chosen stays chosen, and the keyboard where it is, when another one comes.
    void theSameVersionStaysChosen()
    {
        openWorkshop();
        const QString first = editor()->toPlainText();
        putCursor(5);
        QTest::keyClick(editor(), 's');
        QTRY_COMPARE_WITH_TIMEOUT(workshop()->versions().size(), std::size_t{2}, kLong);
        auto* versions = m_fixture->child<QListWidget>("workshop_versions");
        versions->setCurrentRow(1);
        const QString next = editor()->toPlainText() + QStringLiteral("# more\n");
        workshop()->open(next, {});
        m_fixture->child<QTabWidget>("workshop_below")->setCurrentIndex(1);
        button("workshop_go_back")->setFocus();
        QTRY_COMPARE_WITH_TIMEOUT(workshop()->versions().size(), std::size_t{3}, kLong);
        QCOMPARE(versions->currentRow(), 2);
        QVERIFY(button("workshop_go_back")->hasFocus());
        button("workshop_go_back")->click();
        QCOMPARE(editor()->toPlainText(), first);
    }

    void aTextSurvivesTheEndOfTheProgram()
    {
        openWorkshop();
        putCursor(12);
        QTest::keyClick(editor(), Qt::Key_Return);
        typeText(QStringLiteral("# not saved, and not even right ("));
        const QString text = editor()->toPlainText();
        m_fixture->window->close();
        m_fixture->open();
        QCOMPARE(workshop()->text(), text);
        QCOMPARE(editor()->toPlainText(), text);
        QVERIFY(!workshop()->isSaved());
        QCOMPARE(label("workshop_saved")->text(), sentence("workshop_page.changed"));
    }

    void linesAreInsertedAndMakeSense()
    {
        openWorkshop();
        putCursor(8);
        action("insert_is_one")->trigger();
        QCOMPARE(
            editor()->textCursor().block().text(), QStringLiteral("    is_one = equals(digits, 1)  # there is one"));
        action("insert_is_one")->trigger();
        QVERIFY(editor()->textCursor().block().text().startsWith(QLatin1String("    is_one_2 = equals(is_one, 1)")));
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && workshop()->draft().mistakes.empty(), kLong);
        QTRY_VERIFY(editor()->noteOf(10) != nullptr);
    }

    void everyShippedPartIsAnExample_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const PartText& part : shippedNetworks().parts)
            QTest::newRow(part.id.c_str()) << QByteArray::fromStdString(part.id);
    }
    void everyShippedPartIsAnExample()
    {
        openWorkshop();
        QFETCH(QByteArray, id);
        action(("example_" + id).constData())->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), kLong);
        QCOMPARE(label("workshop_name")->text(), QString::fromLatin1(id));
        if (id == "clashes_in_own_houses") { // the network that runs has none
            QCOMPARE(workshop()->draft().mistakes.size(), std::size_t{1});
            return;
        }
        QVERIFY2(workshop()->draft().mistakes.empty(),
            qPrintable(workshop()->draft().mistakes.empty() ? QString() : workshop()->draft().mistakes[0].sentence));
    }
};

CONVOKU_TEST(TestWorkshop)
#include "tst_workshop.moc"
