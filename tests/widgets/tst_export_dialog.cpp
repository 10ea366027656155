// SPDX-License-Identifier: MIT
#include "app/widgets/export_dialog.h"
#include "app/wording/wording.h"
#include "tests/support/small_recording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;

class TestExportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Wording::install(*QCoreApplication::instance()); }

    void init()
    {
        m_settings
            = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        m_settings->clear();
        m_dialog = makeDialog();
    }

    void framesFollowTheChoices_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<bool>("changes");
        QTest::addColumn<bool>("fades");
        QTest::addColumn<int>("pictures");
        QTest::addColumn<int>("hundredths");
        // By hand from the table in small_recording.h; 30 hundredths a picture, 300 for the last.
        // Passes 1, 3, 5 remove something, 2 and 4 do not.
        QTest::newRow("whole run") << -1 << -1 << false << true << 1 + 3 + 1 + 3 + 1 + 3 + 1 << 30 + 5 * 90 + 300;
        QTest::newRow("without fades") << -1 << -1 << false << false << 1 + 5 + 1 << 6 * 30 + 300;
        QTest::newRow("every change") << -1 << -1 << true << true << 1 + 3 + 3 + 1 + 3 + 1 + 1 + 3 + 1
                                      << 30 + 7 * 90 + 300;
        QTest::newRow("passes 2 to 3") << 2 << 3 << false << true << 1 + 3 + 1 << 2 * 90 + 300;
        QTest::newRow("only the start") << 0 << 0 << false << true << 2 << 330;
    }

    void framesFollowTheChoices()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(bool, changes);
        QFETCH(bool, fades);
        QFETCH(int, pictures);
        QFETCH(int, hundredths);
        if (from >= 0) {
            child<QSpinBox>("from")->setValue(from);
            child<QSpinBox>("to")->setValue(to);
            child<QRadioButton>("range")->setChecked(true);
        }
        child<QComboBox>("frame_for")->setCurrentIndex(changes ? 1 : 0);
        child<QCheckBox>("fades")->setChecked(fades);
        const RunFrames frames(std::make_shared<const Recording>(testing::smallRecording()), m_dialog->animation());
        QCOMPARE(frames.count(), pictures);
        QCOMPARE(frames.duration(), hundredths);
        for (int i = 0; i < frames.count(); ++i)
            QCOMPARE(frames.frame(i).size(), frames.size());
    }

    void choicesBecomeSettings()
    {
        child<QSpinBox>("delay")->setValue(500);
        child<QSpinBox>("hold")->setValue(2000);
        child<QSpinBox>("width")->setValue(338);
        child<QCheckBox>("caption")->setChecked(false);
        child<QCheckBox>("legend")->setChecked(false);
        child<QCheckBox>("labels")->setChecked(false);
        child<QComboBox>("theme")->setCurrentIndex(2);
        child<QComboBox>("colours")->setCurrentIndex(1);
        const AnimationOptions animation = m_dialog->animation();
        QCOMPARE(animation.delay, 50);
        QCOMPARE(animation.hold, 200);
        QVERIFY((animation.style == FrameStyle{Theme::Kind::Article, false, false, false}));
        QCOMPARE(m_dialog->gif().colours, 255);
        QCOMPARE(m_dialog->gif().plays, 0);
        child<QComboBox>("loop")->setCurrentIndex(1);
        QCOMPARE(m_dialog->gif().plays, 1);
        child<QComboBox>("loop")->setCurrentIndex(2);
        child<QSpinBox>("plays")->setValue(7);
        QCOMPARE(m_dialog->gif().plays, 7);
        const RunFrames frames(std::make_shared<const Recording>(testing::smallRecording()), animation);
        QCOMPARE(frames.size(), QSize(338, 338));

        // The next dialog begins with them.
        m_dialog->show();
        QTest::mouseClick(child<QPushButton>("close"), Qt::LeftButton);
        const auto next = makeDialog();
        QCOMPARE(next->animation().width, 338);
        QCOMPARE(next->animation().delay, 50);
        QCOMPARE(next->gif().plays, 7);
    }

    void writesWhatItShowed()
    {
        const QString path = m_folder.filePath(QStringLiteral("run.gif"));
        child<QSpinBox>("width")->setValue(200);
        QSignalSpy exported(m_dialog.get(), &ExportDialog::exported);
        m_dialog->exportTo(path);
        QVERIFY(!child<QPushButton>("close")->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(exported.count(), 1, 30000);
        QVERIFY(child<QLabel>("message")->text().contains(QStringLiteral("run.gif")));
        QImageReader reader(path);
        const RunFrames frames(std::make_shared<const Recording>(testing::smallRecording()), m_dialog->animation());
        QCOMPARE(reader.size(), frames.size());
        int total = 0;
        while (reader.canRead()) {
            QVERIFY(!reader.read().isNull());
            total += reader.nextImageDelay() / 10;
        }
        QCOMPARE(total, frames.duration());
        QVERIFY(child<QPushButton>("close")->isEnabled());
    }

    void anUnwritableFileIsExplained()
    {
        m_dialog->exportTo(m_folder.filePath(QStringLiteral("no such folder/run.gif")));
        QTRY_VERIFY_WITH_TIMEOUT(!child<QLabel>("message")->text().isEmpty(), 30000);
        QVERIFY2(child<QLabel>("message")->text().contains(QStringLiteral("can’t be written")),
            qPrintable(child<QLabel>("message")->text()));
    }

    void cancellingLeavesTheOldFile()
    {
        const QString path = m_folder.filePath(QStringLiteral("old.gif"));
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("what was there");
        old.close();
        child<QSpinBox>("width")->setValue(2000); // long enough to be cancelled
        m_dialog->show();
        m_dialog->exportTo(path);
        QTest::mouseClick(child<QPushButton>("export"), Qt::LeftButton); // says "Cancel export" now
        QTRY_VERIFY_WITH_TIMEOUT(child<QLabel>("message")->text().contains(QStringLiteral("Cancelled")), 30000);
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("what was there"));
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("old*")}).size(), 1);
    }

    void estimatesTheSize()
    {
        child<QSpinBox>("width")->setValue(200);
        QTRY_VERIFY_WITH_TIMEOUT(child<QLabel>("facts")->text().contains(QStringLiteral("about")), 30000);
        QVERIFY(child<QLabel>("facts")->text().contains(QStringLiteral("13 pictures")));
    }

    void startsWithTheRangeOfTheTimeline()
    {
        m_dialog = std::make_unique<ExportDialog>(
            ExportDialog::Subject{std::make_shared<const Recording>(testing::smallRecording()), 5, PassRange{2, 4}},
            Theme::Kind::Light, *m_settings);
        QCOMPARE(m_dialog->animation().firstPass, 2);
        QCOMPARE(m_dialog->animation().lastPass, 4);
    }

    void aProofHasAPictureForEachStep()
    {
        // By hand: r1c2 = 9 is set aside by the guess of pass 2.
        auto proof = std::make_shared<Proof>();
        proof->candidate = testing::candidateIndex(9, 1, 2);
        const Recording recording = testing::smallRecording();
        proof->steps.push_back({recording.firstEventOf(2), {proof->candidate}, {}});
        m_dialog = std::make_unique<ExportDialog>(
            ExportDialog::Subject{std::make_shared<const Recording>(recording), 5, {}, proof}, Theme::Kind::Light,
            *m_settings);
        m_dialog->show();
        QVERIFY(child<QLabel>("facts")->text().contains(QStringLiteral("2 pictures")));
        QVERIFY(!child<QRadioButton>("whole_run")->isVisible());
        QVERIFY(!child<QComboBox>("frame_for")->isVisible());
        const QString path = m_folder.filePath(QStringLiteral("proof.gif"));
        QSignalSpy exported(m_dialog.get(), &ExportDialog::exported);
        m_dialog->exportTo(path);
        QTRY_COMPARE_WITH_TIMEOUT(exported.count(), 1, 60000);
        QImageReader reader(path);
        QCOMPARE(reader.imageCount(), 2);
    }

private:
    std::unique_ptr<ExportDialog> makeDialog()
    {
        return std::make_unique<ExportDialog>(
            ExportDialog::Subject{std::make_shared<const Recording>(testing::smallRecording()), 2}, Theme::Kind::Light,
            *m_settings);
    }

    template <typename T>
    T* child(const char* name)
    {
        return m_dialog->findChild<T*>(QString::fromLatin1(name));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<ExportDialog> m_dialog;
};

QTEST_MAIN(TestExportDialog)
#include "tst_export_dialog.moc"
