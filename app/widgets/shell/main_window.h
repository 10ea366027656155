// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson_progress.h"
#include "app/widgets/shell/desk.h"

#include <QMainWindow>

#include <array>
#include <functional>
#include <memory>
#include <optional>

class QDockWidget;
class QLabel;
class QMenu;
class QSettings;
class QTabWidget;

namespace convoku {

class Announcer;
class BoardView;
class BookmarksPanel;
class BreakpointsPanel;
class CollectionPanel;
class EditBar;
class EventsPanel;
class ExplanationPanel;
class FirstSteps;
class GenerateDialog;
class GraphThumbnails;
class HelpWindow;
class KeySettings;
class LayersPage;
class LegendPanel;
class LessonCheckJob;
class LessonPanel;
class MessageBar;
class Picture;
class RuleGraphView;
class RunStatus;
class SearchTreeView;
class StackPanel;
class TimelineView;
class TransportBar;
class UndoOffer;
class WhatIfView;
class WindowActions;

/// Puts the parts together: board, transport, docks, menus, and the ways in which puzzles and sessions come in.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `settings` must outlive the window.
    /// `engine`: for many puzzles at once; none: the backend.
    MainWindow(const BackendFactory& backend, QSettings& settings, BatchEngineFactory engine = {});
    /// Goes on with what lies on the desk.
    MainWindow(std::shared_ptr<Desk> desk, QSettings& settings);
    ~MainWindow() override;

    const std::shared_ptr<Desk>& desk() const { return m_desk; }
    /// What a window for the same desk takes over, beside what is in the settings.
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

    Session& session() { return *m_session; }
    Workspace& workspace() { return *m_workspace; }
    KeySettings& keySettings() { return *m_keys; }

    /// Checks it in the menu.
    void showLanguage(const QString& chosen);
    /// Above the board, until somebody closes it.
    void tellProblem(const QString& sentence);
    /// Opens a file, or the puzzle itself. Problems are shown in the window.
    void openFileOrPuzzle(const QString& argument);
    /// Puzzles, a session or a lesson.
    void openFile(const QString& path);
    /// One that comes with the program (":/lessons/…"), or a file, which is checked first. Problems are shown in the
    /// window.
    void openLesson(const QString& path);
    void openText(const QString& text);
    void openGrid(const StartingGrid& start, const QString& name);
    /// Replaces the file when it is complete; problems are shown in the window.
    bool saveSessionTo(const QString& path);
    /// What the view in the centre shows, for a document; null, and a word in the status bar, where there is nothing.
    std::shared_ptr<const Picture> shownPicture();
    /// LibTorch could not be opened, and the bitwise backend stands in; `problem` as BackendModule has it; each is told
    /// once.
    void tellMissingTorch(const QString& problem);
    /// What a link of the help asks for: "convoku:graph/pointing_row" (also verdict, search, pass),
    /// "convoku:show/board" (a view of the centre, or a panel), "convoku:do/export_gif" (any command by its name).
    /// Empty: nothing known.
    std::function<void()> commandOf(const QUrl& link);
    /// The hint of the first start, unless it has been seen.
    void offerFirstSteps();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// Somebody wants to read another language: its id, or empty for the system's.
    void languageChosen(const QString& id);

private:
    void buildCentre();
    void buildDocks();
    void buildMenus();
    void connectFile();
    void connectEdit();
    void connectStepping();
    void connectMarks();
    void connectView();
    void connectDocuments();
    void connectExports();
    /// What makes the window easy to live with: what is said to screen readers, what can be taken back, settings that
    /// are kept at once, the hint of the first start, motion.
    void connectComfort();
    void offerLayoutBack();
    /// The hint of the first start is in sight only where neither a lesson nor the editor is open.
    void makeRoom();
    /// After an error: the same puzzle from its start, to the place that was looked at.
    void runAgain();
    /// Beside the message that a file could not be written: to choose another one.
    void offerElsewhere(std::function<void()> save);
    void restore();
    void saveSettings();
    /// Once, where the settings cannot be written; a message that somebody may be reading goes first.
    void tellUnkeptSettings();
    void resumeLesson();
    void lendKeysToTensors();
    GenerateDialog* connectGenerate(GenerateDialog* dialog);

    void openPuzzleText(const PuzzleText& text);
    void take(const PuzzleSource& source);
    /// Says that it is no file, where it is a device or a pipe.
    void openAnyFile(const QString& path);
    bool tellsDevice(const QString& path);
    void tellProblems(const QString& name, const QStringList& problems, bool anyPuzzle);
    /// Of the table that puzzles come from, where nobody has chosen yet.
    void offerColumns();
    void showCollection();
    /// The first puzzle of the list.
    void openFirst(bool several);
    void connectCollection();
    /// `choice`: the text is a table with several columns of puzzles.
    void readAndOpen(const PuzzleText& text, const ReadHint& hint, bool choice);
    /// The list is of this text now.
    void keepSource(const PuzzleText& text, const ReadHint& hint, bool choice);
    void openSession(const QString& path);
    void saveSession(bool askForName);
    /// As it was opened, or with the candidates of the position.
    void savePuzzle(bool ofPosition);
    void rememberFile(const QString& path);
    void fillRecent();
    /// One that is gone can be taken off the list.
    void openRecent(const QString& path);
    void askForFile();
    void showGenerate();
    /// Puzzles that no file of a person holds: they become the collection.
    void takeMade(const PuzzleSource& source);
    /// The menu of the collections that come with the program.
    QMenu* buildCollections();
    void paste();
    /// The puzzle that is open, or an empty one.
    void editPuzzle();
    void beginEditing(const QString& name);
    /// The window as the editor needs it.
    void showEditing();
    /// The title, from what is open or edited.
    void showTitle();
    /// Runs the edited puzzle; where nothing has changed its run stays.
    void acceptEdited();
    /// What was edited is dropped.
    void endEditing();
    /// Asks where something edited would be lost. False: somebody goes on with it, here or by stepping through it.
    bool mayLeaveEdit();
    void transformEdited(const QString& name);
    void showDifference();
    QString editSentence() const;
    void updateEditActions();
    bool pasteIntoEdit(const QString& text);
    void copyEdited() const;
    /// Into another program.
    void dragPicture();
    /// The picked candidate, or the picked number of the layer in front.
    QString pickedAddress() const;
    /// Of a table: which column holds the puzzles.
    void chooseColumn();
    void connectLessons();
    void beginLesson(const QString& path, std::shared_ptr<const Lesson> lesson);
    /// `givesBack`: puzzle and run come back as they were; else what is open stays.
    void endLesson(bool givesBack);
    void askForLesson();
    void fillRecentLessons();
    void showLessonDock();
    void stepInLesson(bool forward);
    void openNextLesson();
    void showStop();
    void showStopsPlace();
    /// Brings views into sight, by their names in lessons.
    void showViews(const QStringList& names, bool remember);
    void pointAt(const QString& link);
    void choose(const QString& link);
    void light(const std::vector<BoardPlace>& places);
    /// What is lit as long as no link is pointed at.
    std::vector<BoardPlace> litByStop() const;
    bool takesPlainKeys(const QWidget* widget) const;

    void exportGif(const std::shared_ptr<const Proof>& proof);
    void showHelp(const QString& page);
    /// Of a group by its id, or of the pass, where it does something.
    void showGraphOf(const QString& groupId);
    void exportLayer(bool animation);
    void exportPicture(const std::shared_ptr<const Picture>& picture);
    void exportWhatIf();
    void exportCollection();
    void setAppearance(int appearance);
    void chooseColours();
    void setPerspective();

    void goToHit(bool forward);
    void toggleBreakpoint();
    /// Which breakpoint stops here.
    void tellStop();
    void toggleBookmark();
    void pinLayer();
    void goToNextSolution();
    void goToFirstWrongGuess();
    void goToWhereItFailed();
    /// Brings a view of the centre to the front, or the board where it is there already.
    void showTab(QWidget* view);
    void focusNextPanel(bool forward);

    void showSentence();
    void showMarks();
    void showVoices();
    void updateActions();

    QSettings& m_settings;
    std::shared_ptr<Desk> m_desk;
    Workspace* m_workspace;
    Session* m_session;
    WindowActions* m_actions;
    std::unique_ptr<KeySettings> m_keys;
    Docks* m_docks;
    RunStatus* m_status;
    PuzzleEdit* m_edit;
    BoardEdit* m_boardEdit;
    PuzzleValidity* m_validity;
    BoardView* m_board;
    SearchTreeView* m_tree;
    WhatIfView* m_whatIf;
    LayersPage* m_layersPage;
    RuleGraphView* m_graph;
    GraphThumbnails* m_thumbnails;
    QTabWidget* m_tabs;
    MessageBar* m_messages;
    UndoOffer* m_undo = nullptr;
    FirstSteps* m_firstSteps = nullptr;
    Announcer* m_announcer = nullptr;
    QLabel* m_sentence;
    TransportBar* m_transport = nullptr;
    EditBar* m_editBar = nullptr; ///< in the place of the transport while a puzzle is edited
    TimelineView* m_timeline;
    EventsPanel* m_events;
    LegendPanel* m_legend;
    ExplanationPanel* m_explanation;
    StackPanel* m_stack;
    BreakpointsPanel* m_breakpoints;
    BookmarksPanel* m_bookmarks;
    CollectionPanel* m_collection;
    QDockWidget* m_explanationDock;
    QDockWidget* m_historyDock;
    QDockWidget* m_breakpointsDock;
    QDockWidget* m_bookmarksDock;
    QDockWidget* m_collectionDock;
    LessonProgress m_progress;
    LessonWalk* m_walk;
    LessonPanel* m_lessons;
    QDockWidget* m_lessonDock;
    QMenu* m_recentLessons;
    std::unique_ptr<LessonCheckJob> m_lessonCheck;
    RecentFiles m_recentFiles;
    QMenu* m_recent;
    GenerateDialog* m_generate = nullptr; ///< null until somebody asks for it
    std::unique_ptr<HelpWindow> m_help; ///< null until somebody asks for it
    bool m_keyRepeats = false; ///< the key that is down is held
};

} // namespace convoku
