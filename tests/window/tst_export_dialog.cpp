// SPDX-License-Identifier: MIT
#include "app/views/chain/proof_frames.h"
#include "app/views/compare/compared_pictures.h"
#include "app/window/exporting/animation_preview.h"
#include "app/window/exporting/export_dialog.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImageReader>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QSemaphore>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

using namespace convoku;
using convoku::testing::sentence;

namespace {

/// Draws when it may.
class SlowFrames final : public FrameSource
{
public:
    QSize size() const override { return {10, 10}; }
    int count() const override { return 1; }
    int delay(int) const override { return 10; }
    QImage frame(int) const override
    {
        begun.release();
        proceed.acquire();
        return QImage(size(), QImage::Format_RGB32);
    }

    mutable QSemaphore begun;
    mutable QSemaphore proceed;
};

} // namespace

class TestExportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

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
        // Passes 1 and 5 remove something, 2 guesses, 3 is a contradiction and what is taken back, 4 does nothing.
        QTest::newRow("whole run") << -1 << -1 << false << true << 1 + 3 + 1 + 2 + 1 + 3 + 1 << 30 + 6 * 90 + 300;
        QTest::newRow("without fades") << -1 << -1 << false << false << 1 + 6 + 1 << 7 * 30 + 300;
        QTest::newRow("every change") << -1 << -1 << true << true << 1 + 3 + 3 + 1 + 3 + 1 + 1 + 3 + 1
                                      << 30 + 7 * 90 + 300;
        QTest::newRow("passes 2 to 3") << 2 << 3 << false << true << 1 + 2 + 1 << 3 * 90 + 300;
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
        child<QCheckBox>("sentence")->setChecked(true);
        child<QCheckBox>("legend")->setChecked(false);
        child<QCheckBox>("labels")->setChecked(false);
        child<QComboBox>("theme")->setCurrentIndex(2);
        child<QComboBox>("colours")->setCurrentIndex(1);
        const AnimationOptions animation = m_dialog->animation();
        QCOMPARE(animation.delay, 50);
        QCOMPARE(animation.hold, 200);
        QVERIFY((animation.style == FrameStyle{Theme::Kind::Article, false, false, false, true}));
        QCOMPARE(m_dialog->output().colours, 255);
        QCOMPARE(m_dialog->output().plays, 0);
        child<QComboBox>("loop")->setCurrentIndex(1);
        QCOMPARE(m_dialog->output().plays, 1);
        child<QComboBox>("loop")->setCurrentIndex(2);
        child<QSpinBox>("plays")->setValue(7);
        QCOMPARE(m_dialog->output().plays, 7);
        const RunFrames frames(std::make_shared<const Recording>(testing::smallRecording()), animation);
        QCOMPARE(frames.size().width(), 338);
        QVERIFY(frames.size().height() > 338); // the sentence's room

        // The next dialog begins with them.
        m_dialog->show();
        QTest::mouseClick(child<QPushButton>("close"), Qt::LeftButton);
        const auto next = makeDialog();
        QCOMPARE(next->animation().width, 338);
        QCOMPARE(next->animation().delay, 50);
        QVERIFY(next->animation().style == animation.style);
        QCOMPARE(next->output().plays, 7);
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
        QVERIFY2(child<QLabel>("message")->text().contains(sentence("puzzle_lists.export.cant_be_written")),
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
        QTRY_VERIFY_WITH_TIMEOUT(
            child<QLabel>("message")->text().contains(sentence("puzzle_lists.export.cancelled")), 30000);
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("what was there"));
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("old*")}).size(), 1);
    }

    void saysBeforeWhatTheFileWillBe_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("gif") << QStringLiteral("before.gif");
        QTest::newRow("webp") << QStringLiteral("before.webp");
    }

    void saysBeforeWhatTheFileWillBe()
    {
        QFETCH(QString, name);
        child<QSpinBox>("width")->setValue(200);
        child<QComboBox>("format")->setCurrentIndex(name.endsWith(QStringLiteral("webp")) ? 1 : 0);
        QVERIFY(!m_dialog->measured());
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->measured(), 30000);
        const ExportResult before = *m_dialog->measured();
        const QString path = m_folder.filePath(name);
        QSignalSpy exported(m_dialog.get(), &ExportDialog::exported);
        m_dialog->exportTo(path);
        QTRY_COMPARE_WITH_TIMEOUT(exported.count(), 1, 30000);
        QCOMPARE(before.bytes, QFileInfo(path).size());
        const QString facts = child<QLabel>("facts")->text();
        const QString pictures = sentence("puzzle_lists.export.pictures", {QString::number(before.pictures)});
        QVERIFY2(facts.startsWith(pictures), qPrintable(facts));
        QVERIFY2(child<QLabel>("message")->text().contains(pictures), qPrintable(child<QLabel>("message")->text()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        if (name.endsWith(QStringLiteral("gif"))) {
            QImageReader reader(path);
            QCOMPARE(reader.imageCount(), before.pictures);
        } else {
            QCOMPARE(bytes.count("ANMF"), before.pictures);
        }
        // The run that it shows.
        QVERIFY(bytes.contains("Address: 0-5"));
        // Another choice: what is said is out of date at once.
        child<QSpinBox>("width")->setValue(220);
        QVERIFY(!m_dialog->measured());
        QVERIFY(child<QLabel>("message")->text().isEmpty());
    }

    void thePreviewPlaysWhatWillBeWritten()
    {
        child<QSpinBox>("width")->setValue(200);
        child<QSpinBox>("delay")->setValue(20);
        child<QSpinBox>("hold")->setValue(20);
        child<QComboBox>("loop")->setCurrentIndex(1);
        auto* preview = m_dialog->findChild<AnimationPreview*>();
        QSignalSpy shown(preview, &AnimationPreview::shownChanged);
        m_dialog->show();
        const RunFrames frames(std::make_shared<const Recording>(testing::smallRecording()), m_dialog->animation());
        // Once, to its end; then it stands.
        QTRY_VERIFY_WITH_TIMEOUT(!preview->isPlaying(), 30000);
        QCOMPARE(preview->shown(), frames.count() - 1);
        std::vector<int> order;
        for (const auto& signal : shown) {
            if (order.empty() || order.back() != signal[0].toInt())
                order.push_back(signal[0].toInt());
        }
        for (std::size_t i = 1; i < order.size(); ++i)
            QVERIFY(order[i] == order[i - 1] + 1 || order[i] == 0);
        QCOMPARE(order.back(), frames.count() - 1);
        QCOMPARE(preview->image().convertToFormat(QImage::Format_RGB32), frames.frame(frames.count() - 1));

        // By hand, picture by picture.
        const auto press = [&](const char* name) { QTest::mouseClick(child<QToolButton>(name), Qt::LeftButton); };
        press("preview_back");
        QTRY_COMPARE_WITH_TIMEOUT(preview->shown(), frames.count() - 2, 30000);
        QCOMPARE(preview->image().convertToFormat(QImage::Format_RGB32), frames.frame(frames.count() - 2));
        press("preview_on");
        QTRY_COMPARE_WITH_TIMEOUT(preview->shown(), frames.count() - 1, 30000);
        press("preview_on"); // there is no more
        child<QSlider>("preview_slider")->setValue(3);
        QTRY_COMPARE_WITH_TIMEOUT(preview->shown(), 3, 30000);
        int before = 0;
        for (int i = 0; i < 3; ++i)
            before += frames.delay(i);
        QCOMPARE(child<QLabel>("preview_place")->text(),
            sentence("puzzle_lists.export.picture_place",
                {QStringLiteral("4"), QString::number(frames.count()), QString::number(before / 100.0, 'f', 1),
                    QString::number(frames.duration() / 100.0, 'f', 1)}));
        press("preview_play");
        QVERIFY(preview->isPlaying());
        // It stands again: while it plays, the first picture is gone before a busy machine looks.
        QTRY_VERIFY_WITH_TIMEOUT(!preview->isPlaying(), 30000);
        QCOMPARE(preview->shown(), frames.count() - 1);

        // Larger than there is room for: made smaller, nothing cut off.
        child<QSpinBox>("width")->setValue(3000);
        QTRY_VERIFY_WITH_TIMEOUT(preview->shown() == 0 && preview->image().width() > 200, 30000);
        QVERIFY(preview->image().width() < 1500);
    }

    /// Other frames begin at their first one, whatever was in sight before, also where the room changes meanwhile.
    void thePreviewOfOtherFramesBeginsAtTheFront()
    {
        const auto recording = std::make_shared<const Recording>(testing::smallRecording());
        AnimationOptions options;
        options.width = 200;
        AnimationPreview preview;
        preview.resize(300, 400);
        preview.setVisible(true);
        preview.setFrames(std::make_shared<RunFrames>(recording, options), 0);
        preview.goTo(5); // pauses
        QTRY_COMPARE_WITH_TIMEOUT(preview.shown(), 5, 30000);
        QSignalSpy shown(&preview, &AnimationPreview::shownChanged);
        preview.setFrames(std::make_shared<RunFrames>(recording, options), 0);
        QCOMPARE(preview.shown(), -1);
        preview.resize(320, 420);
        QTRY_VERIFY_WITH_TIMEOUT(!shown.isEmpty(), 30000);
        QCOMPARE(shown.first().first().toInt(), 0);
        QCOMPARE(preview.shown(), 0);
    }

    /// However long a picture takes, a window that closes does not wait for it.
    void thePreviewGoesWhileItsPictureIsDrawn()
    {
        m_dialog.reset(); // its own previews have threads that wait for more
        auto frames = std::make_shared<SlowFrames>();
        const std::weak_ptr<SlowFrames> kept = frames;
        auto preview = std::make_unique<AnimationPreview>();
        preview->setFrames(frames, 0);
        frames->begun.acquire();
        preview.reset(); // the picture is not done
        frames->proceed.release();
        frames.reset();
        waitForBackgroundWork();
        QVERIFY(kept.expired());
    }

    /// Settings of another version, or written by hand.
    void choicesThatSettingsDoNotKnow()
    {
        for (const char* name : {"format", "picture_format", "picture_text", "frame_for", "loop", "colours", "theme"}) {
            for (const int value : {99, -1}) {
                m_settings->clear();
                m_settings->setValue(QStringLiteral("export/") + QLatin1String(name), value);
                const auto dialog = makeDialog();
                for (const QComboBox* combo : dialog->findChildren<QComboBox*>())
                    QVERIFY2(combo->currentIndex() >= 0, qPrintable(combo->objectName()));
            }
        }
    }

    void presetsAndRates()
    {
        child<QComboBox>("preset")->setCurrentIndex(1);
        QCOMPARE(m_dialog->animation().width, 338);
        QVERIFY((m_dialog->animation().style == FrameStyle{Theme::Kind::Article, false, false, false}));
        child<QComboBox>("preset")->setCurrentIndex(3);
        QCOMPARE(m_dialog->animation().width, 720);
        QCOMPARE(m_dialog->animation().delay, 60);
        QVERIFY(m_dialog->animation().style.caption);
        QCOMPARE(child<QComboBox>("preset")->currentIndex(), 3);
        child<QSpinBox>("width")->setValue(700); // somebody's own choice
        QCOMPARE(child<QComboBox>("preset")->currentIndex(), 0);

        // Pictures a second, in the steps that files hold: 100 / n.
        auto* rate = child<QDoubleSpinBox>("rate");
        rate->setValue(20);
        QCOMPARE(child<QSpinBox>("delay")->value(), 50);
        rate->setValue(30); // 100 / 3
        QCOMPARE(child<QSpinBox>("delay")->value(), 30);
        QCOMPARE(rate->value(), 33.33);
        child<QSpinBox>("delay")->setValue(500);
        QCOMPARE(rate->value(), 2.0);
        m_dialog->show();
        QVERIFY(!child<QLabel>("rate_warning")->isVisible());
        rate->setValue(100);
        QVERIFY(child<QLabel>("rate_warning")->isVisible());
    }

    void aSavedFileCanBeCopied()
    {
        child<QSpinBox>("width")->setValue(200);
        m_dialog->show();
        QVERIFY(!child<QPushButton>("saved_copy")->isVisible());
        const QString path = m_folder.filePath(QStringLiteral("copied.gif"));
        QSignalSpy exported(m_dialog.get(), &ExportDialog::exported);
        m_dialog->exportTo(path);
        QTRY_COMPARE_WITH_TIMEOUT(exported.count(), 1, 30000);
        QVERIFY(child<QPushButton>("saved_copy")->isVisible());
        QTest::mouseClick(child<QPushButton>("saved_copy"), Qt::LeftButton);
        const QMimeData* data = QApplication::clipboard()->mimeData();
        QCOMPARE(data->urls(), QList<QUrl>{QUrl::fromLocalFile(path)});
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(data->data(QStringLiteral("image/gif")), file.readAll());
        // This format is what file managers of GNOME paste.
        QCOMPARE(data->data(QStringLiteral("x-special/gnome-copied-files")),
            "copy\n" + QUrl::fromLocalFile(path).toEncoded());
    }

    void fitsSmallScreens()
    {
        m_dialog->show();
        QVERIFY2(m_dialog->minimumSizeHint().height() <= 560, QByteArray::number(m_dialog->minimumSizeHint().height()));
        QVERIFY2(m_dialog->minimumSizeHint().width() <= 900, QByteArray::number(m_dialog->minimumSizeHint().width()));
    }

    void twoRunsSideBySide()
    {
        const auto recording = std::make_shared<const Recording>(testing::smallRecording());
        const auto run = std::make_shared<RecordedRun>(QStringLiteral("run"), *recording, false);
        m_dialog = std::make_unique<ExportDialog>(
            comparedExportable(ComparedShow{{run, run}}, recording, 0), Theme::Kind::Light, *m_settings);
        m_dialog->show();
        QVERIFY(!child<QComboBox>("frame_for")->isVisible());
        QVERIFY(child<QRadioButton>("whole_run")->isVisible());
        QCOMPARE(m_dialog->animation().width, 960);
        child<QSpinBox>("width")->setValue(400);
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->measured(), 30000);
        QCOMPARE(m_dialog->measured()->status, ExportResult::Status::Done);
    }

    void startsWithTheRangeOfTheTimeline()
    {
        m_dialog = std::make_unique<ExportDialog>(
            runExportable(std::make_shared<const Recording>(testing::smallRecording()), 5, PassRange{2, 4}),
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
            proofExportable(std::make_shared<const Recording>(recording), proof), Theme::Kind::Light, *m_settings);
        m_dialog->show();
        QTRY_VERIFY_WITH_TIMEOUT(
            child<QLabel>("facts")->text().contains(sentence("puzzle_lists.export.pictures", {QStringLiteral("2")})),
            30000);
        QVERIFY(!child<QRadioButton>("whole_run")->isVisible());
        QVERIFY(!child<QComboBox>("frame_for")->isVisible());
        const QString path = m_folder.filePath(QStringLiteral("proof.gif"));
        QSignalSpy exported(m_dialog.get(), &ExportDialog::exported);
        m_dialog->exportTo(path);
        QTRY_COMPARE_WITH_TIMEOUT(exported.count(), 1, 60000);
        QImageReader reader(path);
        QCOMPARE(reader.imageCount(), 2);
    }

    /// A proof goes slower than a run, so each has a delay of its own; how wide both are is one choice.
    void aProofKeepsItsOwnDelay()
    {
        const auto recording = std::make_shared<const Recording>(testing::smallRecording());
        auto proof = std::make_shared<Proof>();
        proof->candidate = testing::candidateIndex(9, 1, 2);
        proof->steps.push_back({recording->firstEventOf(2), {proof->candidate}, {}});
        const auto choose = [&](bool ofProof, int delay, int width) {
            m_dialog = ofProof
                ? std::make_unique<ExportDialog>(proofExportable(recording, proof), Theme::Kind::Light, *m_settings)
                : makeDialog();
            const QList<int> found{child<QSpinBox>("delay")->value(), child<QSpinBox>("width")->value()};
            child<QSpinBox>("delay")->setValue(delay);
            child<QSpinBox>("width")->setValue(width);
            m_dialog->show();
            QTest::mouseClick(child<QPushButton>("close"), Qt::LeftButton);
            return found;
        };
        const auto kept = [&](const char* name) { return m_settings->value(QLatin1String(name)).toInt(); };
        QCOMPARE(choose(true, 2000, 410).front(), 1500);
        QCOMPARE(kept("export/proof_delay"), 2000);
        QCOMPARE(kept("export/width"), 410);
        QVERIFY(!m_settings->contains(QStringLiteral("export/delay")));
        QCOMPARE(choose(false, 700, 420), (QList<int>{300, 410}));
        QCOMPARE(kept("export/delay"), 700);
        QCOMPARE(kept("export/proof_delay"), 2000);
        QCOMPARE(choose(true, 2500, 430), (QList<int>{2000, 420}));
        QCOMPARE(choose(false, 700, 430), (QList<int>{700, 430}));
        QCOMPARE(kept("export/proof_delay"), 2500);
    }

private:
    std::unique_ptr<ExportDialog> makeDialog()
    {
        return std::make_unique<ExportDialog>(
            runExportable(std::make_shared<const Recording>(testing::smallRecording()), 2), Theme::Kind::Light,
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

CONVOKU_TEST(TestExportDialog)
#include "tst_export_dialog.moc"
