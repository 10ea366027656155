// SPDX-License-Identifier: MIT
// The window, or a dialog, goes away in the middle of whatever it does: nothing crashes or hangs, and no file is left
// half written. Each row lets it work a little longer before.
#include "app/document/session.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/collections/widgets/generate_dialog.h"
#include "app/window/exporting/collection_export_dialog.h"
#include "app/window/exporting/export_dialog.h"
#include "app/wording/language.h"
#include "tests/support/bitwise.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QDir>
#include <QImageReader>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr int kMoments[] = {0, 1, 5, 20, 60, 150};

QString writeLines(const QTemporaryDir& folder, int lines)
{
    const QString path = folder.filePath(QStringLiteral("lines.txt"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write((QByteArray(kArticleHard) + '\n').repeated(lines));
    return path;
}

/// Returns the length of an animation in hundredths of a second; −1 if a picture is broken or the file ends too soon.
int lengthOf(const QString& path)
{
    QImageReader reader(path);
    int length = 0;
    while (reader.canRead()) {
        if (reader.read().isNull())
            return -1;
        length += reader.nextImageDelay() / 10;
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.readAll().endsWith(';')) // the GIF's last byte
        return -1;
    return length;
}

} // namespace

class TestClosing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void window_data()
    {
        QTest::addColumn<QString>("work");
        QTest::addColumn<int>("moment");
        const std::string works[] = {"run", "play", "what if", "read a collection", "analyse a collection", "generate"};
        for (const std::string& work : works) {
            for (const int moment : kMoments)
                QTest::addRow("%s, %d ms", work.c_str(), moment) << QString::fromStdString(work) << moment;
        }
    }

    void window()
    {
        QFETCH(const QString, work);
        QFETCH(const int, moment);
        WindowFixture fixture;
        QStringList expected{QStringLiteral("settings.conf")};
        if (work.contains(QLatin1String("collection"))) {
            const bool read = work.startsWith(QLatin1String("read"));
            expected.prepend(QStringLiteral("lines.txt"));
            fixture.window->openFile(writeLines(fixture.folder, read ? 200000 : 3000));
            if (!read) {
                QTRY_VERIFY_WITH_TIMEOUT(!fixture.window->findChild<CollectionPanel*>()->isReading(), kLong);
                fixture.child<QAction>("analyse_collection")->trigger();
            }
        } else {
            fixture.window->openText(QString::fromLatin1(kArticleHard));
            if (work == QLatin1String("play") || work == QLatin1String("what if")) {
                QTRY_VERIFY_WITH_TIMEOUT(fixture.session().hasPuzzle() && !fixture.session().isRunning(), kLong);
                fixture.child<QAction>(work == QLatin1String("play") ? "play" : "what_if")->trigger();
            } else if (work == QLatin1String("generate")) {
                fixture.child<QAction>("generate")->trigger();
                auto* dialog = fixture.window->findChild<GenerateDialog*>();
                dialog->findChild<QSpinBox*>(QStringLiteral("count"))->setValue(1000);
                QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("generate_start")), Qt::LeftButton);
            }
        }
        QTest::qWait(moment);
        QVERIFY(fixture.window->close());
        fixture.window.reset();
        fixture.settings.sync();
        QCOMPARE(fixture.settings.status(), QSettings::NoError);
        QCOMPARE(QDir(fixture.folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name), expected);
        // A window that is opened afterwards works.
        fixture.open();
        fixture.window->openText(QString::fromLatin1(kArticleEasy));
        QTRY_VERIFY_WITH_TIMEOUT(fixture.session().hasPuzzle() && !fixture.session().isRunning(), kLong);
    }

    void moments_data()
    {
        QTest::addColumn<int>("moment");
        for (const int moment : kMoments)
            QTest::addRow("%d ms", moment) << moment;
        QTest::addRow("when it may be done") << 700;
    }

    void animation_data() { moments_data(); }
    void animation()
    {
        QFETCH(const int, moment);
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.conf")), settingsFormat());
        const QString path = folder.filePath(QStringLiteral("run.gif"));
        int length = 0;
        {
            ExportDialog dialog(
                runExportable(std::make_shared<const Recording>(smallRecording()), 2), Theme::Kind::Light, settings);
            dialog.findChild<QSpinBox*>(QStringLiteral("width"))->setValue(600);
            dialog.show();
            length = RunFrames(std::make_shared<const Recording>(smallRecording()), dialog.animation()).duration();
            dialog.exportTo(path);
            QTest::qWait(moment);
        }
        const QStringList found = QDir(folder.path()).entryList({QStringLiteral("run*")}, QDir::Files | QDir::Hidden);
        if (!found.isEmpty()) {
            QCOMPARE(found, QStringList(QStringLiteral("run.gif")));
            QVERIFY(length > 100);
            QCOMPARE(lengthOf(path), length);
        }
    }

    void manyAnimations_data() { moments_data(); }
    void manyAnimations()
    {
        QFETCH(const int, moment);
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.conf")), settingsFormat());
        const QString files = folder.filePath(QStringLiteral("files"));
        {
            std::vector<BatchPuzzle> puzzles;
            for (int number = 1; number <= 30; ++number)
                puzzles.push_back({gridOf(kArticleEasy), number, QString()});
            CollectionExportDialog dialog(puzzles, {}, PassOptions(), makeBitwise, Theme::Kind::Light, settings);
            dialog.findChild<QLineEdit*>(QStringLiteral("folder"))->setText(files);
            dialog.findChild<QLineEdit*>(QStringLiteral("pattern"))->setText(QStringLiteral("{number}"));
            dialog.findChild<QSpinBox*>(QStringLiteral("width"))->setValue(150);
            dialog.show();
            QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("export")), Qt::LeftButton);
            QTest::qWait(moment);
        }
        const QDir written(files);
        for (const QString& name : written.entryList(QDir::Files | QDir::Hidden)) {
            QVERIFY2(name.endsWith(QLatin1String(".gif")), qPrintable(name));
            QVERIFY2(lengthOf(written.filePath(name)) > 100, qPrintable(name));
        }
    }
};

CONVOKU_TEST(TestClosing)
#include "tst_closing.moc"
