// SPDX-License-Identifier: MIT
#include "app/views/collections/widgets/collection_panel.h"
#include "app/window/exporting/collection_export_dialog.h"
#include "app/wording/language.h"
#include "tests/support/bitwise.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTimer>
#include <QTreeWidget>

using namespace convoku;
using namespace convoku::testing;

namespace {

std::vector<BatchPuzzle> puzzles()
{
    const char* texts[] = {".54.87...329..1.......9.6.45..6..7.37.6..921..3..48..5.82.3.4...7...6.91...1...5.",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286.7.",
        "..4678912672195348198342567859761423426853791713924856961537284287419635345286.7."};
    std::vector<BatchPuzzle> all;
    for (const char* text : texts) {
        const auto number = static_cast<int>(all.size()) + 1;
        all.push_back({readPuzzles(text).puzzles.front().startingGrid(), number, QStringLiteral("p%1").arg(number)});
    }
    return all;
}

} // namespace

class TestCollectionExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        open({0, 1, 2});
    }

    void cleanup() { m_dialog.reset(); }

    void writesAFileForEach_data()
    {
        QTest::addColumn<int>("what");
        QTest::addColumn<int>("format");
        QTest::addColumn<QStringList>("files");
        const auto files = [](const char* end) {
            QStringList all;
            for (int i = 1; i <= 3; ++i)
                all << QStringLiteral("%1 p%1.%2").arg(i).arg(QString::fromLatin1(end));
            return all;
        };
        QTest::newRow("animations") << 0 << -1 << files("gif");
        QTest::newRow("pictures of the end") << 1 << 0 << files("png");
        QTest::newRow("drawings of the puzzle") << 2 << 1 << files("svg");
        QTest::newRow("pages") << 2 << 2 << files("pdf");
    }

    void writesAFileForEach()
    {
        QFETCH(int, what);
        QFETCH(int, format);
        QFETCH(QStringList, files);
        child<QComboBox>("what")->setCurrentIndex(what);
        QCOMPARE(child<QComboBox>("format")->isVisible(), what == 0);
        QCOMPARE(child<QComboBox>("picture_format")->isVisible(), what != 0);
        if (format >= 0)
            child<QComboBox>("picture_format")->setCurrentIndex(format);
        child<QLineEdit>("pattern")->setText(QStringLiteral("{number} {name}"));
        QVERIFY2(
            child<QLabel>("example")->text().contains(files.front()), qPrintable(child<QLabel>("example")->text()));
        exportAll();
        QCOMPARE(found(), files);
        QVERIFY2(child<QLabel>("message")->text().contains(
                     sentence("puzzle_lists.export.files_written", {QStringLiteral("3")})),
            qPrintable(child<QLabel>("message")->text()));
        auto* rows = child<QTreeWidget>("outcomes");
        QCOMPARE(rows->topLevelItemCount(), 3);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(rows->topLevelItem(i)->text(0), QString::number(i + 1));
            QVERIFY(rows->topLevelItem(i)->text(2).startsWith(files[i]));
        }
        QTest::mouseClick(child<QPushButton>("copy_outcomes"), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), m_dialog->report());
        QCOMPARE(m_dialog->report().count(QLatin1Char('\n')), 2);
    }

    void aFailureIsARowAndTheOthersAreWritten()
    {
        child<QComboBox>("what")->setCurrentIndex(1);
        child<QComboBox>("existing")->setCurrentIndex(1);
        QVERIFY(QDir(files()).mkpath(QStringLiteral("2.png"))); // not to be replaced by a file
        exportAll();
        QVERIFY(QFileInfo(files() + QStringLiteral("/1.png")).isFile());
        QVERIFY(QFileInfo(files() + QStringLiteral("/3.png")).isFile());
        const QString message = child<QLabel>("message")->text();
        QVERIFY2(message.contains(sentence("puzzle_lists.export.files_written", {QStringLiteral("2")}))
                && message.contains(sentence("puzzle_lists.export.failed", {QStringLiteral("1")})),
            qPrintable(message));
        QVERIFY2(child<QTreeWidget>("outcomes")
                     ->topLevelItem(1)
                     ->text(2)
                     .contains(sentence("puzzle_lists.export.cant_be_written")),
            qPrintable(m_dialog->report()));
    }

    void whatIsThereCanBeSkipped()
    {
        child<QComboBox>("what")->setCurrentIndex(1);
        exportAll();
        child<QComboBox>("existing")->setCurrentIndex(0);
        exportAll();
        QCOMPARE(found().size(), 3);
        QVERIFY(
            child<QLabel>("message")->text().contains(sentence("puzzle_lists.export.skipped", {QStringLiteral("3")})));
        child<QComboBox>("existing")->setCurrentIndex(2);
        exportAll();
        QCOMPARE(found().size(), 6);
    }

    void cancelling()
    {
        child<QPushButton>("export")->click();
        QVERIFY(!child<QPushButton>("close")->isEnabled());
        QSignalSpy finished(m_dialog.get(), &CollectionExportDialog::finished);
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape); // cancels, and stays
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, kLong);
        QVERIFY(m_dialog->isVisible());
        const QStringList whole = found();
        for (const QString& file : whole)
            QVERIFY(QImageReader(files() + QLatin1Char('/') + file).imageCount() > 0);
        QCOMPARE(QDir(files()).entryList(QDir::Files | QDir::Hidden).size(), whole.size());
    }

    void onlyWhatTheFilterShows()
    {
        open({1});
        child<QComboBox>("which")->setCurrentIndex(1);
        child<QComboBox>("what")->setCurrentIndex(2);
        exportAll();
        QCOMPARE(found(), QStringList(QStringLiteral("2.png")));
    }

    void namesThatAreAllOneAreRefused()
    {
        child<QLineEdit>("pattern")->setText(QStringLiteral("picture"));
        QVERIFY(!child<QPushButton>("export")->isEnabled());
        QVERIFY(child<QLabel>("example")->text().contains(QStringLiteral("{number}")));
        child<QLineEdit>("pattern")->setText(QStringLiteral("picture {number}"));
        QVERIFY(child<QPushButton>("export")->isEnabled());
    }

    /// Given many puzzles, the window exports only those that the filter shows, with their numbers in the collection.
    void ofManyOnlyThoseThatTheFilterShows()
    {
        WindowFixture fixture;
        const QString line = QString::fromStdString(puzzles().front().start.givens.toText()) + QLatin1Char('\n');
        fixture.window->openText(line.repeated(20001));
        auto* panel = fixture.window->findChild<CollectionPanel*>();
        QTRY_VERIFY_WITH_TIMEOUT(panel->count() == 20001 && !panel->isReading(), kLong);
        auto* filter = fixture.child<QLineEdit>("collection_filter");
        filter->setText(QStringLiteral("number < 4"));
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(panel->shown().size(), std::size_t{3});
        QStringList which;
        QString name;
        const auto open = [&] {
            which.clear();
            QTimer::singleShot(0, this, [&] {
                auto* dialog = qobject_cast<CollectionExportDialog*>(QApplication::activeModalWidget());
                if (dialog == nullptr)
                    return;
                const auto* combo = dialog->findChild<QComboBox*>(QStringLiteral("which"));
                for (int i = 0; i < combo->count(); ++i)
                    which << combo->itemText(i);
                name = dialog->findChild<QLabel*>(QStringLiteral("example"))->text();
                dialog->close();
            });
            fixture.child<QAction>("export_collection")->trigger();
        };
        open();
        QCOMPARE(which, QStringList(sentence("puzzle_lists.export.shown_by_filter", {QStringLiteral("3")})));
        QVERIFY2(name.contains(sentence("puzzle_lists.export.such_as", {QStringLiteral("1.gif")})), qPrintable(name));
        // Names sort as the puzzles do.
        filter->setText(QStringLiteral("number = 9..12"));
        QTest::keyClick(filter, Qt::Key_Return);
        open();
        QCOMPARE(which, QStringList(sentence("puzzle_lists.export.shown_by_filter", {QStringLiteral("4")})));
        QVERIFY2(name.contains(sentence("puzzle_lists.export.such_as", {QStringLiteral("09.gif")})), qPrintable(name));
    }

    void theWindowOpensItForItsCollection()
    {
        WindowFixture fixture;
        QAction* action = fixture.child<QAction>("export_collection");
        QVERIFY(!action->isEnabled());
        QString text;
        for (const BatchPuzzle& puzzle : puzzles())
            text += QString::fromStdString(puzzle.start.givens.toText()) + QStringLiteral(" # %1\n").arg(puzzle.name);
        fixture.window->openText(text);
        QTRY_VERIFY_WITH_TIMEOUT(action->isEnabled(), kLong);
        QString name;
        QTimer::singleShot(0, this, [&name] {
            auto* dialog = qobject_cast<CollectionExportDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            dialog->findChild<QLineEdit*>(QStringLiteral("pattern"))->setText(QStringLiteral("{name}"));
            name = dialog->findChild<QLabel*>(QStringLiteral("example"))->text();
            dialog->close();
        });
        action->trigger();
        QVERIFY2(name.contains(QStringLiteral("p1.gif")), qPrintable(name));
    }

private:
    void open(std::vector<int> shown)
    {
        m_dialog = std::make_unique<CollectionExportDialog>(
            puzzles(), std::move(shown), PassOptions(), makeBitwise, Theme::Kind::Light, *m_settings);
        child<QLineEdit>("folder")->setText(files());
        child<QLineEdit>("pattern")->setText(QStringLiteral("{number}"));
        m_dialog->findChild<QSpinBox*>(QStringLiteral("width"))->setValue(150);
        m_dialog->show();
    }

    void exportAll()
    {
        QSignalSpy finished(m_dialog.get(), &CollectionExportDialog::finished);
        QTest::mouseClick(child<QPushButton>("export"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, kLong);
    }

    QString files() const { return m_folder->filePath(QStringLiteral("files")); }
    QStringList found() const { return QDir(files()).entryList(QDir::Files, QDir::Name); }

    template <typename T>
    T* child(const char* name)
    {
        return m_dialog->findChild<T*>(QString::fromLatin1(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<CollectionExportDialog> m_dialog;
};

CONVOKU_TEST(TestCollectionExport)
#include "tst_collection_export.moc"
