// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/puzzle_source.h"
#include "app/session/workspace.h"

#include <QMainWindow>

#include <memory>

class QDockWidget;
class QLabel;
class QMenu;
class QSettings;
class QTabWidget;

namespace convoku {

class BoardView;
class BookmarksPanel;
class BreakpointsPanel;
class CollectionPanel;
class Docks;
class EventsPanel;
class ExplanationPanel;
class GraphThumbnails;
class KeySettings;
class LayersPage;
class LegendPanel;
class MessageBar;
class RuleGraphView;
class RunStatus;
class SearchTreeView;
class StackPanel;
class TimelineView;
class WhatIfView;
class WindowActions;

/// Puts the parts together: board, transport, docks, menus, and the ways in which puzzles and sessions come in.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `settings` must outlive the window.
    MainWindow(const BackendFactory& backend, QSettings& settings);
    ~MainWindow() override;

    Session& session() { return *m_session; }
    Workspace& workspace() { return *m_workspace; }
    KeySettings& keySettings() { return *m_keys; }

    /// Opens a file, or the puzzle itself. Problems are shown in the window.
    void openFileOrPuzzle(const QString& argument);
    /// Puzzles or a session.
    void openFile(const QString& path);
    void openText(const QString& text);
    void openGrid(const Grid& givens, const QString& name);
    /// Replaces the file when it is complete; problems are shown in the window.
    bool saveSessionTo(const QString& path);

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
    void connectStepping();
    void connectMarks();
    void connectView();
    void restore();

    void take(const PuzzleSource& source);
    void openSession(const QString& path);
    void saveSession(bool askForName);
    void rememberFile(const QString& path);
    void fillRecent();
    void askForFile();
    void paste();
    void editPuzzle(const Grid& givens);
    void acceptEdited();
    void endEditing();
    void exportGif(const std::shared_ptr<const Proof>& proof);
    void setAppearance(int appearance);
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
    void updateActions();

    QSettings& m_settings;
    Workspace* m_workspace;
    Session* m_session;
    WindowActions* m_actions;
    std::unique_ptr<KeySettings> m_keys;
    Docks* m_docks;
    RunStatus* m_status;
    BoardView* m_board;
    SearchTreeView* m_tree;
    WhatIfView* m_whatIf;
    LayersPage* m_layersPage;
    RuleGraphView* m_graph;
    GraphThumbnails* m_thumbnails;
    QTabWidget* m_tabs;
    MessageBar* m_messages;
    QLabel* m_sentence;
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
    QMenu* m_recent;
    QString m_sessionPath; ///< where Save goes; empty: it asks
    bool m_keyRepeats = false; ///< the key that is down is held
};

} // namespace convoku
