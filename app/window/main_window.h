// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/window_parts.h"

#include <QMainWindow>

#include <array>
#include <functional>
#include <memory>
#include <optional>

class QSettings;

namespace convoku {

class FirstRun;
class Header;
class KeySettings;
class LearnedController;
class NoticeController;
class PresentController;
class Picture;
class SentenceController;
class SettingsController;
class StripController;
class TimeBar;

/// Puts the parts together: the centre, panels, menus, and the controllers that know what to do with them.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `settings` must outlive the window. `engine`: for many puzzles at once; none: the backend.
    MainWindow(const BackendFactory& backend, QSettings& settings, BatchEngineFactory engine = {});
    /// Goes on with what the model has.
    MainWindow(std::shared_ptr<WindowModel> model, QSettings& settings);
    ~MainWindow() override;

    const std::shared_ptr<WindowModel>& model() const { return m_model; }
    /// Holds what a new window for the same model takes over, besides the settings.
    struct Look
    {
        QByteArray docks;
        int tab = 0;
        Perspective perspective = Perspective::Puzzle;
        bool help = false; ///< its window is open
        std::optional<std::array<bool, 3>> firstSteps; ///< the hint is there, and what of it is done
    };
    /// Also writes the settings.
    Look look();
    /// The generator stays as it is, in its old language: what was made there would be lost.
    void takeOver(const Look& look, MainWindow& before);

    Session& session() { return m_model->session(); }
    Workspace& workspace() { return m_model->workspace; }
    KeySettings& keySettings() { return *m_keys; }

    /// Checks it in the menu.
    void showLanguage(const QString& chosen);
    /// Above the board, until somebody closes it.
    void showProblem(const QString& sentence);
    /// A start that names no puzzle: it goes on where the last one ended, or with the example.
    void begin();
    /// Opens a file, or the puzzle itself. Problems are shown in the window, as with all that follow.
    void openFileOrPuzzle(const QString& argument);
    void openFile(const QString& path);
    /// One that comes with the program (":/lessons/…"), or a file, which is checked first.
    void openLesson(const QString& path);
    void openText(const QString& text);
    void openGrid(const StartingGrid& start, const QString& name);
    /// Replaces the file when it is complete.
    bool saveSessionTo(const QString& path);
    /// Returns the picture of the view in the centre, for a document. If there is none, reports that in the notice and
    /// returns null.
    std::shared_ptr<const Picture> shownPicture();
    /// LibTorch could not be opened, and the bitwise backend stands in; `problem` as BackendModule has it; each is told
    /// once.
    void reportMissingTorch(const QString& problem);
    /// Returns the command of a link; see HelpController::commandOf().
    std::function<void()> commandOf(const QUrl& link);
    /// The hint of the first start, unless it has been seen.
    void offerFirstSteps();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

Q_SIGNALS:
    /// Reports that the user has chosen a language: its id, or empty for the system's.
    void languageChosen(const QString& id);

private:
    void makeControllers();
    void buildCentre();
    void connectParts();
    void showTitle();
    void showEditing();
    /// Shows or hides timeline and verdict: a puzzle that is being edited has none, nor have views about other things.
    /// A lesson shows the puzzle's name instead of the verdict.
    void showRunParts();

    QSettings& m_settings;
    std::shared_ptr<WindowModel> m_model;
    WindowParts m_parts;
    std::unique_ptr<Panels> m_panels;
    std::vector<QObject*> m_controllers; ///< in the order in which they were made
    SettingsController* m_kept = nullptr;
    std::unique_ptr<KeySettings> m_keys;
    TimeBar* m_time = nullptr;
    Header* m_header = nullptr;
    FirstRun* m_firstRun = nullptr;
    SentenceController* m_sentence = nullptr;
    NoticeController* m_notice = nullptr;
    PresentController* m_present = nullptr;
    StripController* m_strip = nullptr;
    LearnedController* m_learned = nullptr;
};

} // namespace convoku
