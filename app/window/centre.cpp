// SPDX-License-Identifier: MIT
#include "app/window/centre.h"

#include "app/document/workspace.h"
#include "app/views/blind/widgets/blind_page.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/chain/widgets/chain_page.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/views/cube/widgets/cube_page.h"
#include "app/views/graph/widgets/graph_thumbnails.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/training/widgets/learned_view.h"
#include "app/views/tree/widgets/search_tree_view.h"
#include "app/views/workshop/widgets/workshop_view.h"
#include "app/window/board_stage.h"
#include "app/window/view_pictures.h"

#include <QAction>
#include <QStackedWidget>

#include <algorithm>

namespace convoku {
namespace {

/// A stack of pages that needs no more room than the page in front: the others must not make the window larger.
class Pages final : public QStackedWidget
{
public:
    Pages()
    {
        connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
    }

    QSize minimumSizeHint() const override
    {
        const QWidget* page = currentWidget();
        return page == nullptr ? QSize() : page->minimumSizeHint().expandedTo(page->minimumSize());
    }
};

} // namespace

Centre::Centre(Workspace* workspace)
    : m_pages(new Pages)
    , m_board(new BoardView(workspace->session(), workspace->inquiry()))
    , m_stage(new BoardStage(m_board))
    , m_tree(new SearchTreeView(workspace->session()))
    , m_layers(new LayersPage(workspace))
    , m_graph(new RuleGraphView(workspace->session()))
    , m_compare(new ComparePage(workspace))
    , m_chain(new ChainPage(workspace->session(), workspace->inquiry()))
    , m_cube(new CubePage(workspace))
    , m_workshop(new WorkshopView(workspace))
    , m_learned(new LearnedView(workspace))
    , m_blind(new BlindPage(workspace))
{
    m_pages->setObjectName(QStringLiteral("centre"));
    new GraphThumbnails(m_graph, workspace->layerValues());
    for (BoardView* board : boards())
        board->setLayerValues(workspace->layerValues());
    add(m_board, "board", "board_page", tr("Board"),
        {.id = "board", .text = tr("Boar&d"), .help = tr("Show the board"), .sign = Sign::Board},
        [this, session = workspace->session()] { return boardPicture(*m_board, *session); });
    add(m_layers, "tensors", "layers_page", tr("Layers"),
        {.id = "tensors",
            .text = tr("&Layers"),
            .help = tr("Show what the layer at this place reads and computes"),
            .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)},
            .sign = Sign::Layers},
        [this] { return tensorsPicture(*m_layers->current(), *m_layers->trail()); });
    add(m_graph, "rule_graph", "rule_graph", tr("Graph"),
        {.id = "rule_graph",
            .text = tr("Rule &graph"),
            .help = tr("Show the layers of the step as a graph"),
            .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
            .sign = Sign::Graph},
        [this, workspace] { return graphPicture(*m_graph, *workspace); });
    add(m_tree, "search_tree", "search_tree", tr("Tree"),
        {.id = "search_tree",
            .text = tr("&Search tree"),
            .help = tr("Show the search as a tree instead of the board"),
            .keys = {QKeySequence(Qt::CTRL | Qt::Key_T)},
            .sign = Sign::Tree},
        [this] { return m_tree->picture(); });
    add(m_chain, "chain", "chain", tr("Chain"),
        {.id = "chain",
            .text = tr("C&hain"),
            .help = tr("Show what the absence of the picked candidate rests on, down to the givens"),
            .keys = {QKeySequence(Qt::CTRL | Qt::Key_J)},
            .sign = Sign::Chain},
        [this] { return m_chain->picture(); });
    add(m_cube, "cube", "cube", tr("Cube"),
        {.id = "cube",
            .text = tr("Cube", "menu"),
            .help = tr("Show the candidates as a cube, and the rule’s kernel turned in it"),
            .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_U)},
            .sign = Sign::Cube},
        [this] { return m_cube->picture(); });
    add(m_compare, "compare", "compare", tr("Compare"),
        {.id = "compare",
            .text = tr("Compare", "menu"),
            .help = tr("Show runs of the puzzle by several networks and rules side by side"),
            .sign = Sign::WhatIf},
        [this] { return m_compare->picture(); });
    add(m_workshop, "workshop", "workshop", tr("Workshop"),
        {.id = "workshop",
            .text = tr("Rule wor&kshop"),
            .help = tr("Write a rule, and see what its lines work out and what it removes here"),
            .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_W)},
            .sign = Sign::Workshop},
        [this] { return m_workshop->picture(); });
    add(m_learned, "learned", "learned", tr("Learned"),
        {.id = "learned",
            .text = tr("Written or learned", "menu"),
            .help = tr("Train a rule instead of writing it, and see what it finds"),
            .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_L)},
            .sign = Sign::Learned},
        [this] { return m_learned->picture(); });
    m_learned->addPage(m_blind, tr("Blind search"), [this] { return m_blind->picture(); });
    connect(m_blind, &BlindPage::hovered, m_learned, &LearnedView::hovered);
    connect(m_chain, &ChainPage::boardWanted, this, [this] { goTo(m_board); });
    connect(m_pages, &QStackedWidget::currentChanged, this, &Centre::currentChanged);
}

template <typename View>
void Centre::add(View* widget, const char* id, const char* name, const QString& title, Command command,
    std::function<std::shared_ptr<const Picture>()> picture)
{
    widget->setObjectName(QLatin1String(name));
    m_pages->addWidget(widget == static_cast<QWidget*>(m_board) ? m_stage : static_cast<QWidget*>(widget));
    if constexpr (requires { &View::hovered; })
        connect(widget, &View::hovered, this, &Centre::hovered);
    m_views.push_back({id, name, title, widget, std::move(command), std::move(picture)});
}

std::array<BoardView*, 2> Centre::boards() const
{
    return {m_board, m_layers->board()};
}

const CentreView* Centre::view(const QString& id) const
{
    const auto it = std::find_if(
        m_views.begin(), m_views.end(), [&id](const CentreView& view) { return id == QLatin1String(view.id); });
    return it != m_views.end() ? &*it : nullptr;
}

const CentreView& Centre::current() const
{
    return m_views.at(static_cast<std::size_t>(m_pages->currentIndex()));
}

bool Centre::isCurrent(const QWidget* view) const
{
    return current().widget == view;
}

void Centre::show(QWidget* view)
{
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        if (m_views[i].widget == view)
            m_pages->setCurrentIndex(static_cast<int>(i));
    }
}

void Centre::toggle(QWidget* view)
{
    const bool stays = isCurrent(view) && view == m_board;
    goTo(isCurrent(view) ? m_board : view);
    if (stays)
        Q_EMIT currentChanged(); // its command has been unchecked
}

void Centre::goTo(QWidget* view)
{
    const bool isOther = !isCurrent(view);
    show(view);
    if (isOther)
        Q_EMIT opened();
    QWidget* shown = current().widget;
    // A view that is no field itself has one to begin with.
    QWidget* target = shown;
    while (target->focusProxy() == nullptr && target->focusPolicy() == Qt::NoFocus
        && shown->isAncestorOf(target->nextInFocusChain()))
        target = target->nextInFocusChain();
    target->setFocus(Qt::ShortcutFocusReason);
}

void Centre::addCommands(Commands& commands, const std::function<bool()>& enabled)
{
    for (const CentreView& view : m_views) {
        Command command = view.command;
        command.kind = Command::Kind::Shows;
        command.does = [this, widget = view.widget] { toggle(widget); };
        command.enabled = enabled;
        command.checked = [this, widget = view.widget] { return isCurrent(widget); };
        commands.add(command);
    }
}

} // namespace convoku
