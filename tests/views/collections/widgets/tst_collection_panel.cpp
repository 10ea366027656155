// SPDX-License-Identifier: MIT
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/collections/widgets/column_dialog.h"
#include "app/views/collections/widgets/histogram_view.h"
#include "app/wording/collection_wording.h"
#include "app/wording/language.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QClipboard>
#include <QCompleter>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTimer>
#include <QToolButton>

using namespace convoku;
using namespace convoku::testing;

class TestCollectionPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_window = std::make_unique<WindowFixture>();
        m_panel = m_window->window->findChild<CollectionPanel*>();
        m_table = m_panel->findChild<QTableView*>();
        m_filter = m_window->child<QLineEdit>("collection_filter");
        m_histogram = m_panel->findChild<HistogramView*>();
    }
    void cleanup() { m_window.reset(); }

    void smallOnesAreAnalysedAtOnce()
    {
        openThree();
        QVERIFY(m_panel->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->analysis().isComplete() && !m_panel->analysis().isRunning(), kLong);
        QTRY_COMPARE(textAt(0, CollectionModel::VerdictColumn), sentence("puzzle_lists.verdict_unique"));
        QCOMPARE(textAt(1, CollectionModel::VerdictColumn), sentence("puzzle_lists.verdict_unique"));
        QCOMPARE(textAt(2, CollectionModel::VerdictColumn), sentence("puzzle_lists.verdict_none"));
        QVERIFY(!m_table->isColumnHidden(CollectionModel::PassesColumn));
        // The numbers of the puzzle that is open are those of its run.
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isRunning(), kLong);
        QCOMPARE(textAt(0, CollectionModel::PassesColumn).toInt(), m_window->session().recording()->passCount());
        QVERIFY(m_histogram->isVisible());
        QVERIFY(!action("analyse_collection")->isEnabled());
    }

    /// Only what has been run is counted, and only what has a solution counts as solved.
    void countsAreOfWhatWasRun()
    {
        const auto* title = m_window->child<QLabel>("collection_title");
        openThree();
        QVERIFY2(!title->text().contains(sentence("puzzle_lists.title_solved_word")), qPrintable(title->text()));
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->analysis().isComplete() && !m_panel->analysis().isRunning(), kLong);
        QTRY_VERIFY2(title->text().endsWith(sentence(
                         "puzzle_lists.title_solved", {QStringLiteral("3"), QStringLiteral("2"), QStringLiteral("3")})),
            qPrintable(title->text()));
        QVERIFY(title->text().contains(sentence("puzzle_lists.title_solved_word")));
        m_filter->setText(QStringLiteral("none"));
        QTRY_VERIFY2(title->text().endsWith(
                         sentence("puzzle_lists.title_solved_end", {QStringLiteral("0"), QStringLiteral("1")})),
            qPrintable(title->text()));
        m_filter->setText(QStringLiteral("easy"));
        QTRY_VERIFY2(title->text().endsWith(
                         sentence("puzzle_lists.title_solved_end", {QStringLiteral("1"), QStringLiteral("1")})),
            qPrintable(title->text()));
        QCOMPARE(CollectionWording::solved(12, 20, 40),
            sentence("puzzle_lists.solved_of_run", {QStringLiteral("12"), QStringLiteral("20")}));
    }

    /// After an analysis, rows and the columns with the answers are visible without scrolling, and rules have their
    /// names.
    void rowsAndAnswersAreInSight()
    {
        m_window->window->resize(1366, 768);
        openThree();
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->analysis().isComplete() && !m_panel->analysis().isRunning(), kLong);
        QCoreApplication::processEvents();
        QVERIFY2(m_table->viewport()->height() >= 3 * m_table->rowHeight(0),
            qPrintable(QString::number(m_table->viewport()->height())));
        for (const int column : {CollectionModel::VerdictColumn, CollectionModel::PassesColumn,
                 CollectionModel::GuessesColumn, CollectionModel::DepthColumn}) {
            const int right = m_table->columnViewportPosition(column) + m_table->columnWidth(column);
            QVERIFY2(right <= m_table->viewport()->width(), qPrintable(QString::number(column)));
        }
        const int rule = CollectionModel::FirstRuleColumn + static_cast<int>(article::HiddenSingleRow);
        const QString heading = m_table->model()->headerData(rule, Qt::Horizontal).toString();
        QCOMPARE(heading, sentence("puzzle_lists.heading_hidden_single_row"));
        QVERIFY(m_table->fontMetrics().size(0, heading).width() < m_table->columnWidth(rule));
        QVERIFY(m_table->horizontalHeader()->height() >= 2 * m_table->fontMetrics().height());
    }

    void otherRulesMakeNumbersOld()
    {
        openThree();
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->analysis().isComplete(), kLong);
        m_window->child<QDockWidget>("collection_dock")->hide();
        m_window->session().setRuleEnabled(article::HiddenSingleRow, false);
        QVERIFY(m_panel->analysis().isOld());
        QVERIFY(!m_window->child<QLabel>("collection_notice")->isHidden());
        QVERIFY(action("analyse_collection")->isEnabled());
        // Opening the panel again computes the new numbers.
        m_window->child<QDockWidget>("collection_dock")->show();
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->analysis().isComplete(), kLong);
        QVERIFY(m_window->child<QLabel>("collection_notice")->isHidden());
        QCOMPARE(textAt(0, CollectionModel::FirstRuleColumn + static_cast<int>(article::HiddenSingleRow)),
            QStringLiteral("0"));
    }

    void filtersAsOneTypes()
    {
        openThree();
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->analysis().isComplete(), kLong);
        m_filter->setFocus();
        QTest::keyClicks(m_filter, QStringLiteral("no guess"));
        QTRY_COMPARE(m_table->model()->rowCount(), 1);
        QVERIFY(m_window->child<QLabel>("collection_title")
                    ->text()
                    .contains(sentence("puzzle_lists.title_filtered", {QStringLiteral("1"), QStringLiteral("3")})));
        // A mistake is said with its place, and what is shown stays.
        QTest::keyClicks(m_filter, QStringLiteral(", dept > 1"));
        auto* error = m_window->child<QLabel>("filter_error");
        QTRY_VERIFY(error->isVisible());
        QVERIFY(error->text().contains(QStringLiteral("11")) && error->text().contains(QStringLiteral("dept")));
        QCOMPARE(m_table->model()->rowCount(), 1);
        m_filter->clear();
        QTRY_COMPARE(m_table->model()->rowCount(), 3);
        QVERIFY(error->isHidden());
        // Enter: to the rows, and Enter there opens.
        QTest::keyClicks(m_filter, QStringLiteral("none"));
        QTest::keyClick(m_filter, Qt::Key_Return);
        QCOMPARE(m_table->model()->rowCount(), 1);
        QVERIFY(m_table->hasFocus());
        QTest::keyClick(m_table, Qt::Key_Return);
        QCOMPARE(m_window->session().recording()->givens(), gridOf(kNoSolution));
    }

    void completesNamesAndOffersTerms()
    {
        openThree();
        m_filter->setFocus();
        QTest::keyClicks(m_filter, QStringLiteral("unique, naked_pair_c"));
        auto* completer = m_panel->findChild<QCompleter*>();
        QCOMPARE(completer->currentCompletion(), QStringLiteral("naked_pair_column"));
        Q_EMIT completer->activated(completer->currentCompletion());
        QCOMPARE(m_filter->text(), QStringLiteral("unique, naked_pair_column"));
        // From the menu, behind what is there.
        const QList<QAction*> terms = m_window->child<QToolButton>("filter_terms")->menu()->actions();
        int triggered = 0;
        for (QAction* term : terms) {
            if (term->text() != Wording::rule(ruleOf(article::PointingRow)))
                continue;
            term->trigger();
            ++triggered;
        }
        QCOMPARE(triggered, 1);
        QCOMPARE(m_filter->text(), QStringLiteral("unique, naked_pair_column, pointing_row"));
        // All that it offers is understood.
        for (QAction* term : terms) {
            m_filter->clear();
            term->trigger();
            QVERIFY2(!CollectionFilter(m_filter->text()).error(), qPrintable(m_filter->text()));
        }
    }

    void sortsByAHeadingAndKeepsTheSelection()
    {
        openThree();
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->analysis().isComplete(), kLong);
        clickRow(0);
        QHeaderView* header = m_table->horizontalHeader();
        const auto clickHeading = [&](int column) {
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                QPoint(header->sectionViewportPosition(column) + 5, header->height() / 2));
        };
        clickHeading(CollectionModel::PassesColumn);
        clickHeading(CollectionModel::PassesColumn);
        QVERIFY(m_panel->model().shown() != (std::vector<std::uint32_t>{0, 1, 2}));
        QVERIFY(m_panel->selectedPuzzles() == std::vector<std::uint32_t>{0});
        QCOMPARE(m_panel->model().puzzleAt(m_table->currentIndex().row()), std::size_t{0});
        // The next one is the next of those shown.
        const int row = m_table->currentIndex().row();
        const std::size_t next = m_panel->model().puzzleAt(row == 2 ? 1 : row + 1);
        QTest::keyClick(m_window->window.get(), row == 2 ? Qt::Key_PageUp : Qt::Key_PageDown, Qt::ControlModifier);
        QVERIFY(m_panel->collection().isStart(next, m_window->session().recording()->startingGrid()));
    }

    void theHistogramFilters()
    {
        openThree();
        QTRY_VERIFY_WITH_TIMEOUT(m_panel->analysis().isComplete() && m_histogram->isVisible(), kLong);
        QTRY_VERIFY(!m_histogram->geometryOfBars().bars().empty());
        const auto middle = [&](int passes) {
            const HistogramGeometry geometry = m_histogram->geometryOfBars();
            for (const HistogramBar& bar : geometry.bars()) {
                if (bar.first <= passes && passes <= bar.last)
                    return bar.column.center().toPoint();
            }
            return QPoint();
        };
        const int passes = static_cast<int>(m_panel->collection().outcome(0).passes);
        QTest::mouseClick(m_histogram, Qt::LeftButton, {}, middle(passes));
        QVERIFY(m_filter->text().startsWith(QStringLiteral("passes = ")));
        QVERIFY(CollectionFilter(m_filter->text()).matches(m_panel->collection(), 0));
        const int shown = m_table->model()->rowCount();
        QVERIFY(shown < 3);
        // The same bar again: all are back. The bars stay all the time.
        QTest::mouseClick(m_histogram, Qt::LeftButton, {}, middle(passes));
        QCOMPARE(m_filter->text(), QString());
        QCOMPARE(m_table->model()->rowCount(), 3);
        // A drag over all of them.
        const auto bars = m_histogram->geometryOfBars().bars();
        QTest::mousePress(m_histogram, Qt::LeftButton, {}, bars.front().column.center().toPoint());
        QTest::mouseMove(m_histogram, bars.back().column.center().toPoint());
        QTest::mouseRelease(m_histogram, Qt::LeftButton, {}, bars.back().column.center().toPoint());
        QCOMPARE(m_table->model()->rowCount(), 3);
        QVERIFY(m_filter->text().contains(QStringLiteral("..")));
        // By keys.
        m_histogram->setFocus();
        QTest::keyClick(m_histogram, Qt::Key_Escape);
        QCOMPARE(m_filter->text(), QString());
        QTest::keyClick(m_histogram, Qt::Key_Left);
        QTest::keyClick(m_histogram, Qt::Key_Right); // the last bar
        QVERIFY(m_histogram->accessibleDescription().contains(
            sentence("puzzle_lists.histogram_puzzles", {QStringLiteral("1")})));
        QTest::keyClick(m_histogram, Qt::Key_Return);
        QCOMPARE(m_table->model()->rowCount(), 1);
    }

    void selectedRowsAreCopiedAndSaved()
    {
        openThree();
        clickRow(0);
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, Qt::ControlModifier, placeOf(2));
        // Ctrl only selects.
        QCOMPARE(m_window->session().recording()->givens(), gridOf(kArticleEasy));
        QVERIFY((m_panel->selectedPuzzles() == std::vector<std::uint32_t>{0, 2}));
        m_table->setFocus();
        QTest::keyClick(m_table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(),
            QLatin1String(kArticleEasy) + QStringLiteral(" # easy\n") + QLatin1String(kNoSolution) + QLatin1Char('\n'));
        QVERIFY(action("save_selected_puzzles")->isEnabled());
        const QString path = m_window->folder.filePath(QStringLiteral("out.csv"));
        QSignalSpy announcedSpy(m_panel, &CollectionPanel::announced);
        m_panel->save(m_panel->selectedPuzzles(), path, CollectionFormat::Csv);
        QVERIFY(announcedSpy.wait(kLong));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 3);
    }

    /// The folder of the last saved file is offered for the next one. While a file is being written, no other can be
    /// saved.
    void savingIsOneAtATimeAndRemembersItsFolder()
    {
        openThree();
        m_window->settings.setValue(QStringLiteral("file/folder"), QStringLiteral("/nowhere"));
        m_panel->save(
            m_panel->model().shown(), m_window->folder.filePath(QStringLiteral("out.txt")), CollectionFormat::Lines);
        QVERIFY(m_panel->isSaving());
        clickRow(1);
        QVERIFY(!action("save_selected_puzzles")->isEnabled());
        QVERIFY(!action("save_shown_puzzles")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!m_panel->isSaving(), kLong);
        QVERIFY(action("save_selected_puzzles")->isEnabled());
        QCOMPARE(m_window->settings.value(QStringLiteral("file/folder")).toString(), m_window->folder.path());
    }

    /// The window is closed the moment that saving has begun.
    void whatIsBeingSavedIsWholeWhenTheWindowCloses()
    {
        m_window->window->openFile(large(200000));
        QTRY_VERIFY_WITH_TIMEOUT(!m_panel->isReading(), kLong);
        const QString path = m_window->folder.filePath(QStringLiteral("out.csv"));
        m_panel->save(m_panel->model().shown(), path, CollectionFormat::Csv);
        QVERIFY(m_window->window->close());
        QVERIFY(!m_panel->isSaving());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 199999);
    }

    /// If saving fails, the window stays open and reports it; otherwise the user would believe that the file exists.
    void theWindowStaysWhereSavingFails()
    {
        openThree();
        m_panel->save(m_panel->model().shown(), m_window->folder.filePath(QStringLiteral("none/out.txt")),
            CollectionFormat::Lines);
        QVERIFY(!m_window->window->close());
        QVERIFY(m_window->window->isVisible());
        QVERIFY(saysSomewhere(sentence("puzzle_lists.could_not_be_saved")));
        QVERIFY(m_window->window->close());
    }

    /// Signs that stand for something in texts of the program may stand in the name of a file too.
    void namesOfFilesStayAsTheyAre()
    {
        const QString fileName = QStringLiteral("100 %1 %2.txt");
        const QString path = m_window->folder.filePath(fileName);
        write(path, QByteArray(kArticleEasy) + '\n' + kArticleHard + '\n');
        m_window->window->openFile(path);
        QVERIFY2(m_window->window->windowTitle().startsWith(
                     sentence("puzzle_lists.puzzle_of_file", {fileName, QStringLiteral("1")}) + QLatin1Char(' ')),
            qPrintable(m_window->window->windowTitle()));
        QSignalSpy chosen(m_panel, &CollectionPanel::chosen);
        clickRow(1);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(
            chosen.first().at(1).toString(), sentence("puzzle_lists.puzzle_of_file", {fileName, QStringLiteral("2")}));
        QVERIFY(m_window->child<QLabel>("collection_title")->text().startsWith(QStringLiteral("100 %1 %2.txt: 2 ")));
    }

    void aRandomPuzzleIsOneOfThoseShown()
    {
        openThree();
        m_filter->setText(QStringLiteral("easy"));
        QTest::keyClick(m_filter, Qt::Key_Return);
        clickRow(0);
        for (int i = 0; i < 5; ++i) {
            action("random_puzzle")->trigger();
            QCOMPARE(m_window->session().recording()->givens(), gridOf(kArticleEasy));
        }
    }

    /// A large file comes through the thread: the first puzzle opens, problems are listed at the end, and nothing is
    /// analysed unasked.
    void aLargeFileArrivesInParts()
    {
        m_window->window->openFile(large(200000));
        QVERIFY(m_panel->isReading());
        QTRY_VERIFY_WITH_TIMEOUT(!m_panel->isReading(), kLong);
        QCOMPARE(m_panel->count(), 199998);
        QVERIFY(m_panel->isVisible());
        QCOMPARE(m_window->session().recording()->givens(), gridOf(kArticleEasy));
        QVERIFY(!m_panel->analysis().isRunning());
        QVERIFY(action("analyse_collection")->isEnabled());
        QVERIFY(saysSomewhere(QStringLiteral("100000")));
        QTest::keyClick(m_window->window.get(), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(m_window->session().recording()->givens(), gridOf(kArticleHard));
        // Another one takes its place, a small one too.
        openThree();
        QCOMPARE(m_panel->count(), 3);
    }

    void readingAndAnalysingStop()
    {
        auto* stop = m_window->child<QPushButton>("collection_stop");
        auto* progress = m_window->child<QProgressBar>("collection_progress");
        // Presses Stop as soon as the first puzzles arrive.
        bool pressed = false;
        connect(m_panel, &CollectionPanel::firstArrived, this, [&] {
            pressed = m_panel->isReading() && !stop->isHidden();
            stop->click();
        });
        m_window->window->openFile(large(200000));
        QVERIFY(m_panel->isReading());
        QCOMPARE(progress->text(), sentence("puzzle_lists.reading_progress", {QStringLiteral("0")}));
        QTRY_VERIFY_WITH_TIMEOUT(!m_panel->isReading(), kLong);
        QVERIFY(pressed);
        QVERIFY2(
            m_window->child<QLabel>("collection_title")->text().contains(sentence("puzzle_lists.reading_was_stopped")),
            qPrintable(m_window->child<QLabel>("collection_title")->text()));
        const int count = m_panel->count();
        action("analyse_collection")->trigger();
        QVERIFY(m_panel->analysis().isRunning());
        QVERIFY(stop->isVisible());
        QVERIFY(progress->isVisible());
        QVERIFY2(progress->text().startsWith(
                     sentence("puzzle_lists.analysed_begins", {QStringLiteral("0")}) + QLatin1Char(' ')),
            qPrintable(progress->text()));
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_panel->analysis().isRunning(), kLong);
        QVERIFY(stop->isHidden());
        QCOMPARE(m_panel->count(), count);
        QVERIFY(action("analyse_collection")->isEnabled());
    }

    void aLargeFileWithoutAPuzzleLeavesWhatWasThere()
    {
        // A table with two columns of puzzles: which of them is read can still be chosen afterwards.
        const QString table = m_window->folder.filePath(QStringLiteral("table.csv"));
        write(table,
            QByteArray("first,second\n") + kArticleEasy + ',' + kArticleHard + '\n' + kArticleHard + ',' + kArticleEasy
                + '\n');
        m_window->window->openFile(table);
        QCOMPARE(m_panel->puzzle(0).givens, gridOf(kArticleEasy));
        const QString path = m_window->folder.filePath(QStringLiteral("bad.txt"));
        write(path, QByteArray("no puzzle here at all\n").repeated(40000));
        m_window->window->openFile(path);
        QVERIFY(m_panel->isReading());
        QTRY_VERIFY_WITH_TIMEOUT(!m_panel->isReading(), kLong);
        QCOMPARE(m_panel->count(), 2);
        QVERIFY(saysSomewhere(QStringLiteral("bad.txt")));
        bool asked = false;
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<ColumnDialog*>(QApplication::activeModalWidget());
            asked = dialog != nullptr && dialog->column() == 0;
            if (dialog != nullptr)
                dialog->reject();
        });
        QTest::mouseClick(m_window->child<QPushButton>("choose_column"), Qt::LeftButton);
        QVERIFY(asked);
    }

    void nothingIsSaidToBeReadThatIsNot()
    {
        m_window->window->openFile(large(200000));
        const Notice* bar = &noticeOf(*m_window->window);
        QVERIFY2(bar->text().contains(QStringLiteral("large200000.txt")), qPrintable(bar->text()));
        openThree();
        QVERIFY(!m_panel->isReading());
        QCOMPARE(bar->text(), QString());
    }

    void closingWhileItIsAtWork()
    {
        m_window->window->openFile(large(50000));
        QTRY_VERIFY_WITH_TIMEOUT(!m_panel->isReading(), kLong);
        action("analyse_collection")->trigger();
        m_window->window->openFile(large(60000));
        m_window.reset();
    }

private:
    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    void openThree()
    {
        const QString path = m_window->folder.filePath(QStringLiteral("three.txt"));
        write(path, QByteArray(kArticleEasy) + " # easy\n" + kArticleHard + " # hard\n" + kNoSolution + "\n");
        m_window->window->openFile(path);
    }

    /// Two lines of it are bad: the first one of each hundred thousand.
    QString large(int lines)
    {
        const QString path = m_window->folder.filePath(QStringLiteral("large%1.txt").arg(lines));
        QByteArray text;
        for (int i = 1; i <= lines; ++i) {
            const QByteArray puzzle = i % 2 == 1 ? kArticleEasy : kArticleHard;
            text += (i % 100000 == 0 ? puzzle.left(60) : puzzle) + '\n';
        }
        write(path, text);
        return path;
    }

    bool saysSomewhere(const QString& words)
    {
        const auto texts = m_window->window->findChildren<QLabel*>();
        return std::any_of(texts.begin(), texts.end(),
            [&](const QLabel* label) { return label->text().contains(words) && label->isVisible(); });
    }

    QAction* action(const char* name) { return m_window->child<QAction>(name); }
    QString textAt(int row, int column) const { return m_table->model()->index(row, column).data().toString(); }
    QPoint placeOf(int row) const { return m_table->visualRect(m_table->model()->index(row, 1)).center(); }
    void clickRow(int row) { QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, placeOf(row)); }

    std::unique_ptr<WindowFixture> m_window;
    CollectionPanel* m_panel = nullptr;
    QTableView* m_table = nullptr;
    QLineEdit* m_filter = nullptr;
    HistogramView* m_histogram = nullptr;
};

CONVOKU_TEST(TestCollectionPanel)
#include "tst_collection_panel.moc"
