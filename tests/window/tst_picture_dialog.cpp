// SPDX-License-Identifier: MIT
#include "app/document/layer_values.h"
#include "app/exporting/export_wording.h"
#include "app/exporting/run_pictures.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/window/exporting/animation_preview.h"
#include "app/window/exporting/export_dialog.h"
#include "app/wording/language.h"
#include "tests/support/gate.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QStackedWidget>
#include <QSvgRenderer>
#include <QTimer>

using namespace convoku;
using namespace convoku::testing;

namespace {

const QString kEasy
    = QStringLiteral(".54.87...329..1.......9.6.45..6..7.37.6..921..3..48..5.82.3.4...7...6.91...1...5.");

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Not drawn before it may be.
class SlowPicture final : public Picture
{
public:
    QSizeF size() const override { return {100, 100}; }
    QString title() const override { return QStringLiteral("slow"); }
    void paint(QPainter&, Theme::Kind) const override { gate.pass(); }

    mutable Gate gate;
};

} // namespace

class TestPictureDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_fixture->window->openText(kEasy);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
    }

    void cleanup() { m_fixture.reset(); }

    void everyViewBecomesAPicture_data()
    {
        QTest::addColumn<int>("tab");
        QTest::newRow("board") << 0;
        QTest::newRow("tensors") << 1;
        QTest::newRow("rule graph") << 2;
        QTest::newRow("search tree") << 3;
        QTest::newRow("compare") << 6;
    }

    void everyViewBecomesAPicture()
    {
        QFETCH(int, tab);
        m_fixture->session().goTo({1, 2, 3});
        m_fixture->child<QStackedWidget>("centre")->setCurrentIndex(tab);
        if (tab == 1)
            QTRY_VERIFY_WITH_TIMEOUT(m_fixture->window->findChild<TensorView*>()->layer() != nullptr, kLong);
        std::shared_ptr<const Picture> picture;
        QTRY_VERIFY_WITH_TIMEOUT((picture = m_fixture->window->shownPicture()) != nullptr, kLong);
        QVERIFY(!picture->title().isEmpty());
        for (const PictureFormat format : kPictureFormats) {
            const QString path = m_fixture->folder.filePath(QStringLiteral("picture.") + suffixOf(format));
            ExportDialog dialog(pictureExportable(picture, {}), Theme::Kind::Light, m_fixture->settings);
            QVERIFY(saved(dialog, path));
            if (format == PictureFormat::Svg)
                QVERIFY(QSvgRenderer(path).isValid());
            else if (format == PictureFormat::Pdf)
                QVERIFY(contentsOf(path).startsWith("%PDF-"));
            else // twice as large is what it begins with
                QVERIFY(std::abs(QImage(path).width() - 2 * picture->size().width()) <= 2);
        }
    }

    void titlesSpeakTheLanguage()
    {
        m_fixture->session().goTo({1, 2, 3});
        m_fixture->child<QStackedWidget>("centre")->setCurrentIndex(1);
        const auto* tensors = m_fixture->window->findChild<TensorView*>();
        QTRY_VERIFY_WITH_TIMEOUT(tensors->layer() != nullptr, kLong);
        // "what the layers do: what this one does": each part is in the table for itself.
        const QStringList english = QString::fromStdString(tensors->layer()->words).split(QStringLiteral(": "));
        useLanguage(QStringLiteral("de"));
        QStringList german;
        for (const QString& part : english)
            german.append(QCoreApplication::translate("convoku::LayerWords", part.toUtf8().constData()));
        const auto picture = m_fixture->window->shownPicture();
        useLanguage({});
        QVERIFY(german.front() != english.front());
        QCOMPARE(picture->title(), german.join(QStringLiteral(": ")));
    }

    void theGraphIsThatOfItsPass()
    {
        Session& session = m_fixture->session();
        session.lookForAnother();
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        m_fixture->child<QStackedWidget>("centre")->setCurrentIndex(2);
        const int search = session.recording()->stepsPerPass();
        const auto sizeAt = [&](int pass) {
            session.goTo({pass, search, 1});
            return m_fixture->window->shownPicture()->size();
        };
        const QSizeF before = sizeAt(1);
        // A pass that undoes the solution, to look for another one, has more layers.
        const Recording& recording = *session.recording();
        int pass = 1;
        while (pass <= recording.passCount()
            && recording.layersAt({pass, search, 1}) == recording.layersAt({1, search, 1}))
            ++pass;
        QVERIFY(pass <= recording.passCount());
        QVERIFY(sizeAt(pass) != before);
    }

    void theChoicesAreKeptAndTold()
    {
        const auto picture = m_fixture->window->shownPicture();
        const QString width = QString::number(BoardPicture::kWidth * 4);
        {
            ExportDialog dialog(pictureExportable(picture, {}), Theme::Kind::Dark, m_fixture->settings);
            QCOMPARE(dialog.picture().theme, Theme::Kind::Dark);
            QTRY_VERIFY(!preview(dialog).isNull());
            const QImage before = preview(dialog);
            child<QComboBox>(dialog, "theme")->setCurrentIndex(2);
            QTRY_VERIFY(preview(dialog) != before);
            child<QComboBox>(dialog, "scale")->setCurrentIndex(2);
            const auto facts = [&] { return child<QLabel>(dialog, "facts")->text().remove(QLatin1Char(',')); };
            QTRY_VERIFY2(facts().startsWith(width), facts().toUtf8());
            // The size of its file, too.
            QTRY_VERIFY_WITH_TIMEOUT(dialog.measured().has_value(), kLong);
            const qint64 bytes = dialog.measured()->bytes;
            const QString path = m_fixture->folder.filePath(QStringLiteral("measured.png"));
            QVERIFY(saved(dialog, path));
            QCOMPARE(QFileInfo(path).size(), bytes);
            QTest::mouseClick(child<QPushButton>(dialog, "copy"), Qt::LeftButton);
            QTRY_COMPARE(QApplication::clipboard()->image().width(), BoardPicture::kWidth * 4);
        }
        ExportDialog dialog(pictureExportable(picture, {}), Theme::Kind::Light, m_fixture->settings);
        QVERIFY((dialog.picture() == PictureSettings{PictureFormat::Png, Theme::Kind::Article, 4}));
        child<QComboBox>(dialog, "picture_format")->setCurrentIndex(1);
        dialog.show();
        QTRY_VERIFY(!child<QSlider>(dialog, "preview_slider")->isVisible()); // nothing moves
        QVERIFY(!child<QComboBox>(dialog, "scale")->isVisible());
        QVERIFY(child<QComboBox>(dialog, "picture_text")->isVisible());
        child<QComboBox>(dialog, "picture_text")->setCurrentIndex(1);
        QVERIFY(saved(dialog, m_fixture->folder.filePath(QStringLiteral("outlines"))));
        QCOMPARE(dialog.savedPath(), m_fixture->folder.filePath(QStringLiteral("outlines.svg")));
        QVERIFY(!contentsOf(dialog.savedPath()).contains("<text"));
    }

    void theWindowsPicturesSayWhatTheyShow()
    {
        m_fixture->session().goTo({2, 1, 0});
        QString path;
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            path = m_fixture->folder.filePath(QStringLiteral("said.png"));
            QVERIFY(saved(*dialog, path));
            dialog->reject();
        });
        m_fixture->child<QAction>("export_picture")->trigger();
        const QImage image(path);
        QCOMPARE(image.text(QStringLiteral("Puzzle")), kEasy);
        QCOMPARE(image.text(QStringLiteral("Address")), QStringLiteral("2.1"));
    }

    void namesAndProblems()
    {
        ExportDialog dialog(
            pictureExportable(m_fixture->window->shownPicture(), {}), Theme::Kind::Light, m_fixture->settings);
        const QDir folder(m_fixture->folder.path());
        QVERIFY(saved(dialog, folder.filePath(QStringLiteral("plain"))));
        QVERIFY(folder.exists(QStringLiteral("plain.png")));
        QVERIFY(saved(dialog, folder.filePath(QStringLiteral("lines.svg")))); // against the chosen format
        QVERIFY(QSvgRenderer(folder.filePath(QStringLiteral("lines.svg"))).isValid());
        QVERIFY(!saved(dialog, folder.filePath(QStringLiteral("nowhere/a.png"))));
        auto* problem = child<QLabel>(dialog, "message");
        QVERIFY(!problem->isHidden());
        QVERIFY2(problem->text().contains(QStringLiteral("No such file or directory")), problem->text().toUtf8());
    }

    /// The dialog stays open like that of animations, reports where the file is, and offers to open it.
    void staysOpenAndSaysWhere()
    {
        ExportDialog dialog(
            pictureExportable(m_fixture->window->shownPicture(), {}), Theme::Kind::Light, m_fixture->settings);
        dialog.show();
        for (const char* name : {"one.png", "two.svg"}) {
            const QString path = m_fixture->folder.filePath(QString::fromLatin1(name));
            QVERIFY(saved(dialog, path));
            QVERIFY(dialog.isVisible());
            QVERIFY(child<QLabel>(dialog, "message")->text().contains(QDir::toNativeSeparators(path)));
            QVERIFY(child<QPushButton>(dialog, "saved_open")->isVisible());
        }
        // Another choice is another picture: that one is not saved.
        child<QComboBox>(dialog, "theme")->setCurrentIndex(2);
        QVERIFY(!child<QPushButton>(dialog, "saved_open")->isVisible());
        QVERIFY(!child<QLabel>(dialog, "message")->isVisible());
    }

    void captionAndLegendAreChosen()
    {
        const auto picture = m_fixture->window->shownPicture();
        const auto heightOf = [&](ExportDialog& dialog, bool caption, bool legend) {
            child<QCheckBox>(dialog, "caption")->setChecked(caption);
            child<QCheckBox>(dialog, "legend")->setChecked(legend);
            const QString path = m_fixture->folder.filePath(QStringLiteral("words.png"));
            return saved(dialog, path) ? QImage(path).height() : 0;
        };
        {
            ExportDialog dialog(pictureExportable(picture, {}), Theme::Kind::Light, m_fixture->settings);
            const int all = heightOf(dialog, true, true);
            const int caption = heightOf(dialog, true, false);
            const int legend = heightOf(dialog, false, true);
            const int none = heightOf(dialog, false, false);
            QVERIFY(none > 0 && none < legend && none < caption && caption < all && legend < all);
            QVERIFY(all - legend == caption - none); // the caption's line
            dialog.reject();
        }
        ExportDialog again(pictureExportable(picture, {}), Theme::Kind::Light, m_fixture->settings);
        QVERIFY(!child<QCheckBox>(again, "caption")->isChecked());
        // The tree is all picture: nothing can be left out.
        m_fixture->child<QStackedWidget>("centre")->setCurrentIndex(3);
        ExportDialog tree(
            pictureExportable(m_fixture->window->shownPicture(), {}), Theme::Kind::Light, m_fixture->settings);
        tree.show();
        QVERIFY(!child<QCheckBox>(tree, "caption")->isVisible());
    }

    void isClosedWhileItIsDrawn()
    {
        const auto picture = std::make_shared<SlowPicture>();
        const QString path = m_fixture->folder.filePath(QStringLiteral("late.png"));
        auto dialog
            = std::make_unique<ExportDialog>(pictureExportable(picture, {}), Theme::Kind::Light, m_fixture->settings);
        dialog->exportTo(path);
        picture->gate.waitUntilReached();
        QVERIFY(dialog->isBusy());
        QVERIFY(!child<QComboBox>(*dialog, "theme")->isEnabled());
        dialog.reset();
        picture->gate.open();
        QTRY_COMPARE_WITH_TIMEOUT(picture.use_count(), 1L, kLong); // the window's own threads go on
        QVERIFY(picture->gate.wasOpened());
        QVERIFY(!QFile::exists(path));
    }

    void isCancelledWhileItIsDrawn()
    {
        const auto picture = std::make_shared<SlowPicture>();
        const QString path = m_fixture->folder.filePath(QStringLiteral("cancelled.png"));
        ExportDialog dialog(pictureExportable(picture, {}), Theme::Kind::Light, m_fixture->settings);
        dialog.exportTo(path);
        picture->gate.waitUntilReached();
        dialog.reject();
        picture->gate.open();
        for (int i = 0; i < 2; ++i) // the preview, and how large the file would be
            picture->gate.open();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isBusy(), kLong);
        QVERIFY(!QFile::exists(path));
        QCOMPARE(child<QLabel>(dialog, "message")->text(), exportProblem({ExportResult::Status::Cancelled}, path));
        QVERIFY(dialog.savedPath().isEmpty());
    }

    void theKeysDoIt()
    {
        bool opened = false;
        QTimer::singleShot(0, this, [&opened] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            opened = dialog != nullptr;
            if (dialog)
                dialog->reject();
        });
        QTest::keyClick(m_fixture->window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(opened);
        m_fixture->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        QApplication::clipboard()->clear();
        QTest::keyClick(m_fixture->window.get(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE(QApplication::clipboard()->image().width(), 2 * BoardPicture::kWidth);
    }

private:
    template <typename T>
    static T* child(const QDialog& dialog, const char* name)
    {
        return dialog.findChild<T*>(QString::fromLatin1(name));
    }

    /// Waits until it is, or is not.
    static bool saved(ExportDialog& dialog, const QString& path)
    {
        dialog.exportTo(path);
        return QTest::qWaitFor([&dialog] { return !dialog.isBusy(); }, kLong) && !dialog.savedPath().isEmpty();
    }

    static QImage preview(const QDialog& dialog) { return dialog.findChild<AnimationPreview*>()->image(); }

    std::unique_ptr<WindowFixture> m_fixture;
};

CONVOKU_TEST(TestPictureDialog)
#include "tst_picture_dialog.moc"
