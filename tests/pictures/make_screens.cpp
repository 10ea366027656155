// SPDX-License-Identifier: MIT
// make_screens FOLDER: pictures of the window, as the documents show it. Run by the target update_screens.
// make_screens --check FOLDER: compares the pictures in the folder with the window, and fails if one shows something
// else.
#include "app/document/examples.h"
#include "app/drawing/fonts.h"
#include "app/exporting/palette.h"
#include "app/exporting/picture.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/window/exporting/animation_preview.h"
#include "app/window/exporting/export_dialog.h"
#include "app/window/main_window.h"
#include "app/window/parts/appearance.h"
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/run/bitwise_batch.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QSettings>
#include <QSpinBox>
#include <QStyle>
#include <QTemporaryDir>
#include <QUrl>

#include <cstdio>
#include <cstdlib>
#include <functional>

using namespace convoku;

namespace {

/// Takes part in what the program does until `done`, and a little longer, for what follows from it.
bool wait(const std::function<bool()>& done)
{
    constexpr int kLongest = 60'000;
    constexpr int kAfter = 700;
    QElapsedTimer timer;
    timer.start();
    const auto run = [] { QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20); };
    while (!done()) {
        if (timer.elapsed() > kLongest)
            return false;
        run();
    }
    for (timer.restart(); timer.elapsed() < kAfter;)
        run();
    return true;
}

bool always()
{
    return true;
}

class Screens
{
public:
    Screens(const QString& folder, bool checks)
        : m_folder(folder)
        , m_checks(checks)
        , m_settings(m_temporary.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
    {
        m_settings.setValue(QStringLiteral("view/appearance"), static_cast<int>(Appearance::Light));
    }

    int make()
    {
        window();
        boardAndTree();
        tensors();
        lesson();
        exporting();
        return m_failures;
    }

private:
    std::unique_ptr<MainWindow> opened(QSize size, const char* perspective)
    {
        m_settings.remove(QStringLiteral("layout")); // as the first time
        auto window = std::make_unique<MainWindow>(
            [] { return makeBitwiseBackend(); }, m_settings, [] { return std::make_unique<BitwiseBatch>(); });
        window->resize(size);
        window->show();
        command(*window, QStringLiteral("do/perspective_") + QLatin1String(perspective));
        return window;
    }

    void command(MainWindow& window, const QString& link)
    {
        const auto call = window.commandOf(QUrl(QStringLiteral("convoku:") + link));
        if (call)
            call();
        else
            fail(link);
    }

    void openExample(MainWindow& window, const char* id)
    {
        for (const Example& example : examples()) {
            if (QLatin1String(id) == QString::fromLatin1(example.id))
                window.openGrid(example.givens, example.name);
        }
        if (!wait([&window] { return window.session().recording()->result().has_value(); }))
            fail(QString::fromLatin1(id));
    }

    static Candidate candidate(int row, int column, int digit)
    {
        return Candidate::of(digit - 1, {row - 1, column - 1});
    }

    /// Lines of letters differ in many pixels; rounded colours of the palette differ little.
    void check(const QImage& image, const QString& path)
    {
        constexpr int kSame = 24; // of a channel, after scaling
        constexpr int kMostOthers = 12; // pixels: less than a short word
        const QImage kept(path);
        if (kept.size() != image.size()) {
            fail(QStringLiteral("%1 has another size, or is missing. Run the target update_screens.").arg(path));
            return;
        }
        const QSize small = image.size() / 4;
        const auto scaled = [&small](const QImage& full) {
            return full.convertToFormat(QImage::Format_RGB32)
                .scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        const QImage now = scaled(image);
        const QImage then = scaled(kept);
        int others = 0;
        for (int y = 0; y < small.height(); ++y) {
            for (int x = 0; x < small.width(); ++x) {
                const QColor a = now.pixelColor(x, y);
                const QColor b = then.pixelColor(x, y);
                if (std::abs(a.red() - b.red()) > kSame || std::abs(a.green() - b.green()) > kSame
                    || std::abs(a.blue() - b.blue()) > kSame)
                    ++others;
            }
        }
        if (others > kMostOthers)
            fail(QStringLiteral("%1 is not what the window shows now: %2 pixels differ. Run the target update_screens.")
                     .arg(path)
                     .arg(others));
    }

    void save(const QImage& image, const char* name)
    {
        const QString path = QDir(m_folder).filePath(QLatin1String(name) + QStringLiteral(".png"));
        if (m_checks) {
            check(image, path);
            return;
        }
        // A table of colours makes the file a third as large, and nobody sees the difference.
        const QImage rgb = image.convertToFormat(QImage::Format_RGB32);
        ColourHistogram histogram;
        histogram.add(rgb);
        QImage mapped = Palette(histogram, Palette::Large).map(rgb);
        mapped.setDotsPerMeterX(rgb.dotsPerMeterX());
        constexpr int kSmallest = 0; // the quality that Qt turns into the slowest compression
        if (mapped.save(path, "PNG", kSmallest))
            std::printf("%s: %d x %d, %lld bytes\n", qPrintable(path), mapped.width(), mapped.height(),
                static_cast<long long>(QFileInfo(path).size()));
        else
            fail(path);
    }

    void save(QWidget& widget, const char* name)
    {
        wait(always);
        save(widget.grab().toImage(), name);
    }

    void fail(const QString& what)
    {
        std::fprintf(stderr, "Not to be had: %s\n", qPrintable(what));
        ++m_failures;
    }

    void window()
    {
        const auto window = opened({1320, 880}, "puzzle");
        openExample(*window, "article");
        Session& session = window->session();
        session.goTo(session.recording()->endOf(17));
        session.pick(candidate(4, 5, 2));
        save(*window, "window");
    }

    void boardAndTree()
    {
        const auto window = opened({1320, 880}, "puzzle");
        openExample(*window, "article");
        Session& session = window->session();
        session.goTo(session.recording()->endOf(17));
        wait(always);
        picture(*window, "board");
        openExample(*window, "deep");
        command(*window, QStringLiteral("show/search_tree"));
        wait([&session] { return !session.isRunning(); });
        session.goTo(session.recording()->endOf(session.recording()->passCount()));
        wait(always);
        picture(*window, "search_tree");
    }

    void picture(MainWindow& window, const char* name)
    {
        if (const auto shown = window.shownPicture())
            save(imageOf(*shown, Theme::Kind::Light, 2), name);
        else
            fail(QString::fromLatin1(name));
    }

    void tensors()
    {
        const auto window = opened({1320, 880}, "puzzle");
        openExample(*window, "article");
        Session& session = window->session();
        command(*window, QStringLiteral("show/tensors"));
        command(*window, QStringLiteral("do/show_time_bar")); // away: the tensors need the room
        session.goTo({17, 4, 1});
        TensorView* view = window->findChild<LayersPage*>()->tensors();
        view->pickWhenShown({17, 4, 1}, {0, {3, 2, 0}}); // row 3, digit 4
        if (!wait([view] { return view->picked().has_value(); }))
            fail(QStringLiteral("tensors"));
        save(*window, "tensors");
    }

    void lesson()
    {
        const auto window = opened({1320, 880}, "teach");
        openExample(*window, "article");
        window->openLesson(QStringLiteral(":/lessons/04_hidden_single.md"));
        TensorView* view = window->findChild<LayersPage*>()->tensors();
        if (!wait([&window] { return window->session().recording()->result().has_value(); }))
            fail(QStringLiteral("lesson"));
        command(*window, QStringLiteral("do/next_stop"));
        if (!wait([view] { return view->picked().has_value(); }))
            fail(QStringLiteral("lesson"));
        save(*window, "lesson");
    }

    void exporting()
    {
        const auto window = opened({1320, 880}, "puzzle");
        openExample(*window, "article");
        auto recording = std::make_shared<const Recording>(*window->session().recording());
        ExportDialog dialog(runExportable(std::move(recording), 17), Theme::Kind::Light, m_settings);
        dialog.resize(940, 660);
        dialog.show();
        auto* facts = dialog.findChild<QLabel*>(QStringLiteral("facts"));
        if (!wait([facts] { return facts->text().contains(QLatin1String("File size: ")); }))
            fail(QStringLiteral("export"));
        constexpr int kFrame = 47; // of pass 17
        dialog.findChild<AnimationPreview*>()->goTo(kFrame);
        save(dialog, "export");
    }

    QString m_folder;
    bool m_checks;
    QTemporaryDir m_temporary;
    QSettings m_settings;
    int m_failures = 0;
};

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    QFont letters = pictureFont(1); // its family
    constexpr double kPoints = 9;
    letters.setPointSizeF(kPoints);
    QApplication::setFont(letters);
    useLanguage(QStringLiteral("en"));
    QStringList arguments = QApplication::arguments();
    const bool checks = arguments.removeAll(QStringLiteral("--check")) > 0;
    if (arguments.size() != 2 || !QDir().mkpath(arguments[1])) {
        std::fputs("make_screens [--check] FOLDER\n", stderr);
        return 2;
    }
    return Screens(arguments[1], checks).make() == 0 ? 0 : 1;
}
