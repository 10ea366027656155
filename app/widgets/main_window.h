// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/puzzle_source.h"
#include "app/session/session.h"

#include <QMainWindow>

class QDockWidget;
class QLabel;
class QMenu;
class QPushButton;
class QSettings;
class QTreeView;

namespace convoku {

class BoardView;
class CollectionPanel;
class EventsModel;
class LegendPanel;
class MessageBar;
class WindowActions;

/// Puts the parts together: board, transport, docks, menus, and the ways in which puzzles come in.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `settings` must outlive the window.
    MainWindow(BackendFactory backend, QSettings& settings);
    ~MainWindow() override;

    Session& session() { return *m_session; }

    /// Opens a file, or the puzzle itself. Problems are shown in the window.
    void openFileOrPuzzle(const QString& argument);
    void openFile(const QString& path);
    void openText(const QString& text);
    void openGrid(const Grid& givens, const QString& name);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildCentre();
    void buildDocks();
    void buildMenus();
    void buildStatusBar();
    void connectActions();
    void restoreLayout();

    void take(const PuzzleSource& source);
    void rememberFile(const QString& path);
    void fillRecent();
    void askForFile();
    void paste();
    void editPuzzle(const Grid& givens);
    void acceptEdited();
    void endEditing();
    void exportGif();
    void setAppearance(int appearance);

    void showPosition();
    void showRun();
    void selectEvent();
    void updateActions();

    QSettings& m_settings;
    Session* m_session;
    WindowActions* m_actions;
    BoardView* m_board;
    MessageBar* m_messages;
    QLabel* m_sentence;
    EventsModel* m_eventsModel;
    QTreeView* m_events;
    LegendPanel* m_legend;
    CollectionPanel* m_collection;
    QDockWidget* m_eventsDock;
    QDockWidget* m_legendDock;
    QDockWidget* m_historyDock;
    QDockWidget* m_collectionDock;
    QMenu* m_recent;
    QLabel* m_place;
    QLabel* m_left;
    QLabel* m_verdict;
    QPushButton* m_stop;
    QByteArray m_defaultLayout;
};

} // namespace convoku
