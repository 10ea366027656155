// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/commands.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QStackedWidget;

namespace convoku {

class BlindPage;
class BoardStage;
class BoardView;
class ChainPage;
class ComparePage;
class CubePage;
class GraphThumbnails;
class LayersPage;
class LearnedView;
class Picture;
class RuleGraphView;
class SearchTreeView;
class Session;
class WorkshopView;
class Workspace;

/// One of the views in the centre of the window. A view is a row of Centre::Centre(): menus, palette, links of the
/// help, lessons, themes and pictures for documents read it there.
struct CentreView
{
    const char* id; ///< in links ("convoku:show/tensors")
    const char* name; ///< the object name of its widget, in lessons and for the help that fits what has the focus
    QString title; ///< as short as it can be: below its sign
    QWidget* widget;
    Command command; ///< brings it to the front, or the board where it is there
    std::function<std::shared_ptr<const Picture>()> picture; ///< null where there is nothing to show yet
};

/// The views in the centre, of which one is in front.
class Centre final : public QObject
{
    Q_OBJECT

public:
    explicit Centre(Workspace* workspace);

    QStackedWidget* widget() const { return m_pages; }
    BoardStage* stage() const { return m_stage; }
    BoardView* board() const { return m_board; }
    SearchTreeView* tree() const { return m_tree; }
    LayersPage* layers() const { return m_layers; }
    RuleGraphView* graph() const { return m_graph; }
    ComparePage* compare() const { return m_compare; }
    ChainPage* chain() const { return m_chain; }
    CubePage* cube() const { return m_cube; }
    WorkshopView* workshop() const { return m_workshop; }
    LearnedView* learned() const { return m_learned; }
    /// A page of that view.
    BlindPage* blind() const { return m_blind; }
    /// Those that show what the run is at: the board, and the one beside the tensors.
    std::array<BoardView*, 2> boards() const;

    const std::vector<CentreView>& views() const { return m_views; }
    /// Null where there is none of that id.
    const CentreView* view(const QString& id) const;
    const CentreView& current() const;
    bool isCurrent(const QWidget* view) const;
    void show(QWidget* view);
    /// To the front, with the focus.
    void goTo(QWidget* view);
    /// As the views' commands do: to the front, or the board where it is there already; it gets the focus.
    void toggle(QWidget* view);

    /// The commands that show the views, and can be given where `enabled` says so.
    void addCommands(Commands& commands, const std::function<bool()>& enabled);

Q_SIGNALS:
    void currentChanged();
    /// A person has gone from one view to another; currentChanged() comes first.
    void opened();
    /// What is under the mouse, in words; empty where nothing is.
    void hovered(const QString& text);

private:
    template <typename View>
    void add(View* widget, const char* id, const char* name, const QString& title, Command command,
        std::function<std::shared_ptr<const Picture>()> picture);

    QStackedWidget* m_pages;
    BoardView* m_board;
    BoardStage* m_stage;
    SearchTreeView* m_tree;
    LayersPage* m_layers;
    RuleGraphView* m_graph;
    ComparePage* m_compare;
    ChainPage* m_chain;
    CubePage* m_cube;
    WorkshopView* m_workshop;
    LearnedView* m_learned;
    BlindPage* m_blind;
    std::vector<CentreView> m_views;
};

} // namespace convoku
