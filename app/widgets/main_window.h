// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson_parser.h"
#include "app/lessons/lesson_progress.h"
#include "app/session/puzzle_source.h"
#include "app/session/workspace.h"
#include "solver/run/batch_engine.h"

#include <QMainWindow>

#include <functional>
#include <memory>
#include <optional>

class QDockWidget;
class QLabel;
class QMenu;
class QSettings;
class QTabWidget;
class QTemporaryDir;

namespace convoku {

class BoardEdit;
class BoardView;
class BookmarksPanel;
class BreakpointsPanel;
class CollectionPanel;
class Docks;
class EditBar;
class EventsPanel;
class ExplanationPanel;
class GenerateDialog;
class GraphThumbnails;
class HelpWindow;
class KeySettings;
class LayersPage;
class LegendPanel;
class LessonCheckJob;
class LessonPanel;
class LessonWalk;
class MessageBar;
class Picture;
class PuzzleEdit;
class PuzzleValidity;
class RuleGraphView;
class RunStatus;
class SearchTreeView;
class StackPanel;
class TimelineView;
class TransportBar;
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
    ~MainWindow() override;

    Session& session() { return *m_session; }
    Workspace& workspace() { return *m_workspace; }
    KeySettings& keySettings() { return *m_keys; }

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
    /// What a link of the help asks for: "convoku:graph/pointing_row" (also verdict, search, pass),
    /// "convoku:show/board" (a view of the centre, or a panel), "convoku:do/export_gif" (any command by its name).
    /// Empty: nothing known.
    std::function<void()> commandOf(const QUrl& link);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

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
    void restore();

    void openPuzzleText(const PuzzleText& text);
    void take(const PuzzleSource& source);
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
    /// Where somebody was before a lesson took the window over.
    struct BeforeLesson;
    void connectLessons();
    void beginLesson(const QString& path, std::shared_ptr<const Lesson> lesson);
    /// `givesBack`: puzzle and run come back as they were; else what is open stays.
    void endLesson(bool givesBack);
    void askForLesson();
    void fillRecentLessons();
    void showLessonDock();
    void stepInLesson(bool forward);
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
    BatchEngineFactory m_makeEngine; ///< for work on many puzzles
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
    QLabel* m_sentence;
    TransportBar* m_transport = nullptr;
    EditBar* m_editBar = nullptr; ///< in the place of the transport while a puzzle is edited
    QString m_editedName;
    QString m_titleBeforeEdit;
    std::unique_ptr<QTemporaryDir> m_dragged; ///< pictures as files, for those who take only files
    PuzzleText m_reading; ///< what the list is being read from
    ReadHint m_readingHint;
    bool m_readingChoice = false; ///< it is a table with several columns of puzzles
    PuzzleText m_table; ///< what the open puzzles were read from, if it is a table with several columns of them
    std::optional<std::size_t> m_column; ///< of m_table, chosen last
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
    std::shared_ptr<BeforeLesson> m_beforeLesson; ///< while one is open
    QString m_lessonPath;
    QString m_keptLink; ///< the link of the stop that is lit until another one is
    QMenu* m_recent;
    GenerateDialog* m_generate = nullptr; ///< null until somebody asks for it
    std::unique_ptr<HelpWindow> m_help; ///< null until somebody asks for it
    QString m_sessionPath; ///< where Save goes; empty: it asks
    bool m_keyRepeats = false; ///< the key that is down is held
};

} // namespace convoku
