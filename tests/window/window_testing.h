// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/settings_format.h"
#include "app/document/opening_work.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/window/centre.h"
#include "app/window/main_window.h"
#include "app/window/parts/notice.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/thorough.h"

#include <QAction>
#include <QSettings>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace convoku::testing {

/// Returns the widget for short notices. The window must have one.
inline Notice& noticeOf(const QWidget& window)
{
    return *window.findChild<Notice*>(QStringLiteral("notice"));
}

/// Until what is read in a thread is there.
inline void waitForOpening(const QObject& owner)
{
    for (const OpeningWork* work : owner.findChildren<OpeningWork*>())
        QTRY_VERIFY_WITH_TIMEOUT(!work->isBusy(), kLong);
}

/// A session or a network; puzzles and lessons are there at once.
inline void openFileAndWait(MainWindow& window, const QString& path)
{
    window.openFileOrPuzzle(path);
    waitForOpening(window);
}

/// A row for each language that asks most of a window: German and Russian have the longest words, Japanese the widest
/// letters. Where CONVOKU_THOROUGH is set, for all languages.
inline void addLongLanguages()
{
    const QStringList longOnes{QStringLiteral("de"), QStringLiteral("ja"), QStringLiteral("ru")};
    for (const Language& language : languages()) {
        if (oneCaseOf() == 1 || longOnes.contains(language.id))
            QTest::newRow(qPrintable(language.id)) << language.id;
    }
}

/// A window with settings of its own, shown and active.
struct WindowFixture
{
    WindowFixture()
        : settings(folder.filePath(QStringLiteral("settings.conf")), settingsFormat())
    {
        open();
    }

    /// Opens another window with the same settings, like a new start of the program.
    void open()
    {
        window.reset();
        window = std::make_unique<MainWindow>(makeBitwise, settings);
        window->show();
        window->activateWindow();
        board = window->findChild<BoardView*>(QStringLiteral("board_page"));
    }

    Session& session() { return window->session(); }
    /// Returns the views of the centre.
    const std::vector<ViewRow>& views() const { return window->findChild<Centre*>()->views(); }

    template <typename T>
    T* child(const char* name)
    {
        return window->findChild<T*>(QString::fromLatin1(name));
    }

    /// Opens the tensors' view and waits until it has a layer's values.
    void showTensors()
    {
        child<QAction>("tensors")->trigger();
        const auto* tensors = window->findChild<TensorView*>();
        QTRY_VERIFY_WITH_TIMEOUT(tensors->layer() != nullptr, kLong);
    }

    /// Returns the view in front in the centre: the page, or the board itself if it is on that page.
    QWidget* viewInFront()
    {
        QWidget* page = child<QStackedWidget>("centre")->currentWidget();
        return board->parentWidget() == page ? board : page;
    }

    QTemporaryDir folder;
    QSettings settings;
    std::unique_ptr<MainWindow> window;
    BoardView* board = nullptr;
};

} // namespace convoku::testing
