// SPDX-License-Identifier: MIT
// Making puzzles in the window: by clicks and keys.
#include "app/document/examples.h"
#include "app/document/puzzle_source.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/collections/widgets/generate_dialog.h"
#include "app/wording/language.h"
#include "tests/support/article_rules.h"
#include "tests/support/backtracking_engine.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Depth and rules as the givens' digits say, so that wishes about them have something to choose from.
void fill(const Grid& givens, const BatchOptions&, SolveOutcome& outcome)
{
    outcome.depth = givens.digit(0) % 3;
    outcome.pushes = 2 * outcome.depth;
    outcome.fired[6] = givens.digit(1); // naked pair in row
}

} // namespace

class TestGenerateDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings
            = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        open();
    }

    void cleanup()
    {
        m_dialog.reset();
        m_settings.reset();
    }

    void rareGivensAreTold()
    {
        QCOMPARE(child<QSpinBox>("givens_from")->value(), 22);
        QCOMPARE(child<QSpinBox>("givens_to")->value(), 32);
        auto* rareNote = child<QLabel>("rare_givens");
        QVERIFY(!rareNote->isVisible());
        type("givens_from", QStringLiteral("18"));
        QVERIFY(!rareNote->isVisible());
        type("givens_to", QStringLiteral("20"));
        QVERIFY(rareNote->isVisible());
        QCOMPARE(rareNote->text(), sentence("cli_generate.rare_givens", {QStringLiteral("20")}));
        type("givens_to", QStringLiteral("21"));
        QVERIFY(!rareNote->isVisible());
    }

    void fieldsMakeTheCommand()
    {
        type("count", QStringLiteral("6"));
        child<QLineEdit>("seed")->setText(QString());
        QTest::keyClicks(child<QLineEdit>("seed"), QStringLiteral("42"));
        QCOMPARE(command(), QStringLiteral("convoku-cli generate --count 6 --seed 42"));
        type("givens_to", QStringLiteral("44"));
        type("givens_from", QStringLiteral("30"));
        QTest::keyClick(child<QComboBox>("symmetry"), Qt::Key_Down);
        QTest::mouseClick(
            child<QCheckBox>("minimal"), Qt::LeftButton, {}, QPoint(8, child<QCheckBox>("minimal")->height() / 2));
        QTest::keyClick(child<QCheckBox>("fires_naked_pair_row"), Qt::Key_Space);
        QTest::keyClick(child<QComboBox>("guesses"), Qt::Key_Down);
        QVERIFY(!child<QSpinBox>("depth")->isVisible());
        type("passes_to", QStringLiteral("12"));
        QCOMPARE(command(),
            QStringLiteral("convoku-cli generate --count 6 --seed 42 --givens 30..44 --symmetry half_turn --minimal "
                           "--fires naked_pair_row --no-guess --passes 1..12"));
        QTest::keyClick(child<QComboBox>("guesses"), Qt::Key_Down);
        QVERIFY(child<QSpinBox>("depth")->isVisible());
        type("depth", QStringLiteral("3"));
        QVERIFY(command().contains(QStringLiteral("--depth 3..")));
        QTest::mouseClick(child<QPushButton>("generate_copy"), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), command());
    }

    void endsPushEachOther()
    {
        type("givens_to", QStringLiteral("30"));
        type("givens_from", QStringLiteral("50"));
        QCOMPARE(child<QSpinBox>("givens_to")->value(), 50);
        type("givens_to", QStringLiteral("28"));
        QCOMPARE(child<QSpinBox>("givens_from")->value(), 28);
        type("passes_from", QStringLiteral("9"));
        QCOMPARE(child<QSpinBox>("passes_to")->value(), 0); // no limit stays none
        QVERIFY(command().contains(QStringLiteral("--passes 9..")));
        type("passes_to", QStringLiteral("4"));
        QCOMPARE(child<QSpinBox>("passes_from")->value(), 4);
    }

    void seedsThatAreNone_data()
    {
        QTest::addColumn<bool>("searched");
        QTest::newRow("at first") << false;
        QTest::newRow("after a search") << true;
    }

    void seedsThatAreNone()
    {
        QFETCH(const bool, searched);
        if (searched) {
            order(QStringLiteral("1"), QStringLiteral("7"));
            QTest::mouseClick(child<QPushButton>("generate_start"), Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isRunning(), kLong);
        }
        const auto advises
            = [&](const QString& words) { return child<QLabel>("generate_advice")->text().contains(words); };
        QLineEdit* seed = child<QLineEdit>("seed");
        seed->clear();
        QVERIFY(!child<QPushButton>("generate_start")->isEnabled());
        QVERIFY(advises(QStringLiteral("18446744073709551615")));
        QTest::keyClicks(seed, QStringLiteral("99999999999999999999"));
        QVERIFY(!child<QPushButton>("generate_start")->isEnabled());
        QVERIFY(advises(QStringLiteral("18446744073709551615")));
        QTest::mouseClick(child<QPushButton>("new_seed"), Qt::LeftButton);
        QVERIFY(child<QPushButton>("generate_start")->isEnabled());
        QCOMPARE(child<QLabel>("generate_advice")->text(), QString());
        const QString first = seed->text();
        QTest::mouseClick(child<QPushButton>("new_seed"), Qt::LeftButton);
        QVERIFY(seed->text() != first);
        m_dialog->setRules(articleModel(), {});
        QVERIFY(!child<QPushButton>("generate_start")->isEnabled());
        QVERIFY(advises(sentence("puzzle_lists.generate.switched_off")));
    }

    void makesListsOpensKeeps()
    {
        order(QStringLiteral("5"), QStringLiteral("7"));
        QTest::keyClick(child<QCheckBox>("fires_naked_pair_row"), Qt::Key_Space);
        QTest::keyClick(child<QLineEdit>("seed"), Qt::Key_Return);
        QVERIFY(m_dialog->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isRunning(), kLong);
        const QAbstractItemModel* list = child<QTableView>("generated")->model();
        QCOMPARE(list->rowCount(), 5);
        const std::vector<GeneratedPuzzle> expected = made(5);
        for (int row = 0; row < 5; ++row) {
            const GeneratedPuzzle& puzzle = expected.at(static_cast<std::size_t>(row));
            const auto number = [&](int column) { return list->index(row, column).data().toInt(); };
            QCOMPARE(number(GeneratedModel::GivensColumn), puzzle.givens.givenCount());
            QCOMPARE(number(GeneratedModel::PassesColumn), puzzle.solved.passes);
            QCOMPARE(number(GeneratedModel::GuessesColumn), puzzle.solved.pushes);
            QCOMPARE(number(GeneratedModel::DepthColumn), puzzle.solved.depth);
            const QString rules = list->index(row, GeneratedModel::RulesColumn).data().toString();
            QVERIFY2(rules.startsWith(
                         sentence("puzzle_lists.generate.naked_pair_in_rows_begins").arg(puzzle.givens.digit(1))),
                qPrintable(rules));
        }
        QVERIFY(
            child<QLabel>("generate_progress")
                ->text()
                .startsWith(sentence("puzzle_lists.generate.made_begins", {QStringLiteral("5"), QStringLiteral("5")})
                    + QLatin1Char(' ')));

        QSignalSpy opened(m_dialog.get(), &GenerateDialog::openRequested);
        auto* table = child<QTableView>("generated");
        const QPoint third = table->visualRect(list->index(2, 1)).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, third);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, third);
        QCOMPARE(opened.count(), 1);
        QVERIFY(opened[0][0].value<Grid>() == expected[2].givens);
        QCOMPARE(opened[0][1].toString(),
            sentence("puzzle_lists.generate.seed_and_number", {QStringLiteral("7"), QStringLiteral("3")}));
        QTest::mouseClick(child<QPushButton>("generate_open"), Qt::LeftButton);
        QCOMPARE(opened.count(), 2);

        QSignalSpy kept(m_dialog.get(), &GenerateDialog::collectionMade);
        QTest::mouseClick(child<QPushButton>("generate_keep"), Qt::LeftButton);
        QCOMPARE(kept[0][0].value<std::vector<Grid>>().size(), std::size_t{5});

        const QString path = m_folder->filePath(QStringLiteral("made.sdm"));
        QVERIFY(m_dialog->saveTo(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readLine()).trimmed(),
            QStringLiteral("# convoku-cli generate --count 5 --seed 7 --givens 40.. --fires naked_pair_row"));
        const PuzzleSource saved = readPuzzleFile(path);
        QCOMPARE(saved.problems, QStringList());
        for (std::size_t i = 0; i < 5; ++i)
            QVERIFY(saved.puzzles.at(i).givens == expected[i].givens);
        QVERIFY(!m_dialog->saveTo(m_folder->filePath(QStringLiteral("none/made.sdm"))));
        QVERIFY(child<QLabel>("generate_advice")->text().contains(sentence("puzzle_lists.could_not_be_saved")));

        QTest::mouseClick(child<QPushButton>("generate_clear"), Qt::LeftButton);
        QCOMPARE(list->rowCount(), 0);
        for (const char* button : {"generate_open", "generate_keep", "generate_save", "generate_clear"})
            QVERIFY2(!child<QPushButton>(button)->isEnabled(), button);
    }

    void stopKeepsWhatIsThere()
    {
        order(QStringLiteral("99999"), QStringLiteral("3"));
        QPushButton* button = child<QPushButton>("generate_start");
        QTest::mouseClick(button, Qt::LeftButton);
        const QAbstractItemModel* list = child<QTableView>("generated")->model();
        QTRY_VERIFY_WITH_TIMEOUT(list->rowCount() > 3, kLong);
        QCOMPARE(button->text(), sentence("puzzle_lists.generate.stop"));
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isRunning(), kLong);
        const int found = list->rowCount();
        QVERIFY(found < 99999);
        QVERIFY(m_dialog->saveTo(m_folder->filePath(QStringLiteral("some.sdm"))));
        QFile file(m_folder->filePath(QStringLiteral("some.sdm")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        // The command makes those that were found, not those that were wished.
        QVERIFY(file.readLine().contains(QStringLiteral("--count %1 --seed 3").arg(found).toUtf8()));
        QCOMPARE(button->text(), sentence("puzzle_lists.generate.generate"));
    }

    void closingStops()
    {
        order(QStringLiteral("99999"), QStringLiteral("3"));
        QTest::mouseClick(child<QPushButton>("generate_start"), Qt::LeftButton);
        const QAbstractItemModel* list = child<QTableView>("generated")->model();
        QTRY_VERIFY_WITH_TIMEOUT(list->rowCount() > 3, kLong);
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(!m_dialog->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isRunning(), kLong);
        QVERIFY(list->rowCount() > 3);
        // Deleted in the middle, too.
        m_dialog->show();
        QTest::mouseClick(child<QPushButton>("generate_start"), Qt::LeftButton);
        QVERIFY(m_dialog->isRunning());
        m_dialog.reset();
    }

    void saysWhatIsRare()
    {
        order(QStringLiteral("5"), QStringLiteral("3"));
        type("givens_from", QStringLiteral("78"));
        type("passes_from", QStringLiteral("50")); // the engine never needs as many
        QTest::mouseClick(child<QPushButton>("generate_start"), Qt::LeftButton);
        QLabel* advice = child<QLabel>("generate_advice");
        QTRY_VERIFY_WITH_TIMEOUT(!advice->text().isEmpty(), kLong);
        QVERIFY2(
            advice->text().contains(sentence("puzzle_lists.generate.passes_was_wrong")), qPrintable(advice->text()));
        QVERIFY2(advice->text().contains(
                     sentence("puzzle_lists.generate.range", {QStringLiteral("1"), QStringLiteral("1")})),
            qPrintable(advice->text()));
        QTest::mouseClick(child<QPushButton>("generate_start"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isRunning(), kLong);
        QVERIFY(
            child<QLabel>("generate_progress")
                ->text()
                .startsWith(sentence("puzzle_lists.generate.made_begins", {QStringLiteral("0"), QStringLiteral("5")})
                    + QLatin1Char(' ')));
    }

    void remembersTheWishes()
    {
        order(QStringLiteral("1"), QStringLiteral("1234"));
        QTest::keyClick(child<QComboBox>("symmetry"), Qt::Key_Down);
        QTest::keyClick(child<QCheckBox>("fires_pointing_row"), Qt::Key_Space);
        QTest::keyClick(child<QComboBox>("guesses"), Qt::Key_End);
        type("passes_to", QStringLiteral("70"));
        const QString requested = command();
        QTest::mouseClick(child<QPushButton>("generate_start"), Qt::LeftButton);
        open();
        QCOMPARE(command(), requested);
    }

    void onlyRulesThatRun()
    {
        QVERIFY(child<QCheckBox>("fires_naked_pair_row")->isVisible());
        QTest::keyClick(child<QCheckBox>("fires_naked_pair_row"), Qt::Key_Space);
        m_dialog->setRules(articleModel(), basicRules());
        QVERIFY(!child<QCheckBox>("fires_naked_pair_row")->isVisible());
        QVERIFY(child<QCheckBox>("fires_pointing_row")->isVisible());
        QVERIFY(command().contains(QStringLiteral("--rules basic")));
        QVERIFY(!command().contains(QStringLiteral("naked_pair_row")));
    }

    void theWindowTakesThem()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        fixture.child<QAction>("generate")->trigger();
        auto* dialog = fixture.window->findChild<GenerateDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        fixture.session().setRuleEnabled(article::PointingRow, false);
        QVERIFY(!dialog->findChild<QCheckBox*>(QStringLiteral("fires_pointing_row"))->isVisible());
        dialog->findChild<QSpinBox*>(QStringLiteral("count"))->setValue(2);
        dialog->findChild<QSpinBox*>(QStringLiteral("givens_from"))->setValue(80);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("generate_start")), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isRunning(), 4 * kLong);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("generate_keep")), Qt::LeftButton);
        QCOMPARE(fixture.window->findChild<CollectionPanel*>()->count(), 2);
        QVERIFY(fixture.session().recording()->givens().givenCount() >= 80);
        QVERIFY(fixture.window->findChild<CollectionPanel*>()->isVisible());
        const Grid first = fixture.session().recording()->givens();
        auto* table = dialog->findChild<QTableView*>(QStringLiteral("generated"));
        table->selectRow(1);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("generate_open")), Qt::LeftButton);
        QVERIFY(!(fixture.session().recording()->givens() == first));
    }

    void collectionsOpen()
    {
        WindowFixture fixture;
        const auto* menu = fixture.child<QMenu>("collections");
        const auto offered = exampleCollections();
        QCOMPARE(menu->actions().size(), static_cast<qsizetype>(offered.size()));
        for (std::size_t i = 0; i < offered.size(); ++i) {
            menu->actions().at(static_cast<qsizetype>(i))->trigger();
            const PuzzleSource source = readPuzzleFile(offered[i].path);
            QCOMPARE(fixture.window->findChild<CollectionPanel*>()->count(), static_cast<int>(source.puzzles.size()));
            QVERIFY(fixture.session().recording()->givens() == source.puzzles.front().givens);
            QVERIFY(fixture.window->windowTitle().contains(offered[i].name));
        }
    }

private:
    void open()
    {
        m_dialog
            = std::make_unique<GenerateDialog>([] { return std::make_unique<BacktrackingEngine>(fill); }, *m_settings);
        m_dialog->show();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

    template <typename T>
    T* child(const char* name)
    {
        return m_dialog->findChild<T*>(QString::fromLatin1(name));
    }

    QString command() { return child<QLineEdit>("generate_command")->text(); }

    void type(const char* spin, const QString& text)
    {
        auto* field = child<QSpinBox>(spin);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Tab);
    }

    void order(const QString& count, const QString& seed)
    {
        type("count", count);
        child<QLineEdit>("seed")->clear();
        QTest::keyClicks(child<QLineEdit>("seed"), seed);
        type("givens_to", QStringLiteral("81"));
        type("givens_from", QStringLiteral("40"));
    }

    /// Returns the first `count` puzzles of a generator with the settings of makesListsOpensKeeps().
    static std::vector<GeneratedPuzzle> made(int count)
    {
        BacktrackingEngine engine(fill);
        PuzzleRequest request;
        request.givens = {40, kCells};
        request.fires = {article::NakedPairRow};
        PuzzleGenerator generator(engine, 7, request, {9, 1});
        std::vector<GeneratedPuzzle> puzzles;
        for (int i = 0; i < count; ++i)
            puzzles.push_back(generator.next({}).value());
        return puzzles;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<GenerateDialog> m_dialog;
};

CONVOKU_TEST(TestGenerateDialog)
#include "tst_generate_dialog.moc"
