// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/side_by_side.h"
#include "app/views/compare/compared_pictures.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <memory>

class QAction;
class QGridLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace convoku {

class Collection;
class CollectionPane;
class ComparedBoard;
class ComparedColumn;
class ComparedLegend;
class MessageBar;
class RunLanesView;
class ViewBar;
class Workspace;
struct ViewRow;

/// The view *Compare*: up to four runs of the session's puzzle, side by side on one timeline – networks with their
/// rules switched on or off, and blind searches – and a table of what the networks make of the open collection.
class ComparePage final : public QWidget
{
    Q_OBJECT

public:
    explicit ComparePage(Workspace* workspace, QWidget* parent = nullptr);
    ~ComparePage() override;
    static ViewRow row(Workspace* workspace);

    /// The open one; null: there is none. It outlives the page, or is taken away before.
    void setCollection(const Collection* collection);
    /// Files that were opened before, the newest first.
    void setRecentNetworks(const QStringList& paths);

    SideBySide* runs() const { return m_runs; }
    CollectionPane* collectionPane() const { return m_pane; }
    QList<ComparedColumn*> columns() const { return m_columns; }

    /// The boards for pictures and animations.
    ComparedShow shown() const;
    /// The boards at this place; null while there are none.
    std::shared_ptr<const Picture> picture() const;
    /// Returns what the second run costs or saves, rule by rule; empty unless two networks with the same rules are
    /// compared.
    QString text() const;

Q_SIGNALS:
    /// A network's file was opened.
    void networkOpened(const QString& path);
    /// The boards are to become a file.
    void exportRequested(bool animation);
    void pictureRequested(const std::shared_ptr<const convoku::Picture>& picture);
    /// Emitted with a description of what is under the mouse; empty if there is nothing.
    void hovered(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void buildBar();
    QMenu* buildExports();
    QWidget* buildTransport();
    void connectParts();
    /// Creates one column per run, and arranges the columns in as many rows as the width needs.
    void placeColumns();
    ComparedColumn* makeColumn();
    void follow(ComparedBoard* board);
    /// The boards come first: lanes are lower where they would take more than a third of the page.
    void limitLanes();
    bool isLow() const;
    void showRuns();
    void showPosition();
    void showBefore(bool before);
    void showProblem(const QString& problem);

    Workspace* m_workspace;
    SideBySide* m_runs;
    QStringList m_recent;
    QList<ComparedColumn*> m_columns;
    int m_across = 0; ///< columns in a row now
    bool m_before = false; ///< B is held: the state before the step
    int m_wheelRest = 0; ///< turned but not yet stepped, in eighths of a degree
    MessageBar* m_message;
    QWidget* m_boards;
    QGridLayout* m_grid;
    ComparedColumn* m_twins; ///< two boards as one
    ComparedLegend* m_legend;
    CollectionPane* m_pane;
    QLabel* m_place;
    ViewBar* m_bar = nullptr;
    QToolButton* m_stop; ///< shown while a run is running
    QToolButton* m_add;
    QToolButton* m_together;
    QToolButton* m_collection;
    QToolButton* m_export;
    QAction* m_picture = nullptr;
    QAction* m_animation = nullptr;
    QAction* m_copy = nullptr;
    QToolButton* m_first;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_on;
    QToolButton* m_last;
    QToolButton* m_difference;
    QToolButton* m_mistake;
    RunLanesView* m_lanes;
};

} // namespace convoku
