// SPDX-License-Identifier: MIT
#include "app/window/centre.h"

#include "app/document/workspace.h"
#include "app/views/blind/widgets/blind_page.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/chain/widgets/chain_page.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/views/cube/widgets/cube_page.h"
#include "app/views/cube/widgets/cube_passage.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/training/widgets/learned_view.h"
#include "app/views/training/widgets/training_page.h"
#include "app/views/tree/widgets/search_tree_view.h"
#include "app/views/workshop/widgets/workshop_view.h"
#include "app/window/board_stage.h"
#include "app/window/context_help.h"
#include "app/window/parts/input_watch.h"

#include <QAction>

#include <algorithm>
#include <type_traits>

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

BoardView* boardBesideTensors(Workspace* workspace)
{
    auto* board = new BoardView(workspace->session(), workspace->inquiry());
    board->setObjectName(QStringLiteral("lit_board"));
    board->setLayerValues(workspace->layerValues());
    return board;
}

} // namespace

Centre::Centre(Workspace* workspace)
    : m_pages(new Pages)
    , m_boards{add<BoardView>(workspace), boardBesideTensors(workspace)}
    , m_stage(new BoardStage(board()))
    , m_passage(nullptr)
{
    m_pages->setObjectName(QStringLiteral("centre"));
    m_pages->addWidget(m_stage);
    auto* layers = add<LayersPage>(workspace, m_boards.back());
    connect(layers, &LayersPage::lit, m_boards.back(), &BoardView::setLit);
    connect(m_boards.back(), &BoardView::hovered, layers, &LayersPage::hovered);
    add<RuleGraphView>(workspace);
    add<SearchTreeView>(workspace);
    auto* chain = add<ChainPage>(workspace);
    m_passage = new CubePassage(add<CubePage>(workspace)->cube(), m_pages);
    add<ComparePage>(workspace);
    add<WorkshopView>(workspace);
    auto* learned = add<LearnedView>(workspace);

    auto* blind = new BlindPage(workspace);
    learned->addPage(blind, [blind] { return blind->picture(); });
    connect(learned->training(), &TrainingPage::blindSearchRequested, learned, [=] { learned->showPage(blind); });
    connect(blind, &BlindPage::trainingRequested, learned, [=] { learned->showPage(learned->training()); });
    connect(blind, &BlindPage::hovered, learned, &LearnedView::hovered);
    connect(chain, &ChainPage::boardRequested, this, [this] { goTo(board()); });
    connect(m_pages, &QStackedWidget::currentChanged, this, &Centre::currentChanged);
}

template <typename View, typename... Parts>
View* Centre::add(Parts*... parts)
{
    ViewRow row = View::row(parts...);
    auto* view = static_cast<View*>(row.widget);
    view->setObjectName(QLatin1String(row.name));
    view->setProperty(kHelpPage, QByteArray(row.helpPage));
    if constexpr (!std::is_same_v<View, BoardView>) // whose page is the stage
        m_pages->addWidget(view);
    if constexpr (requires { &View::hovered; })
        connect(view, &View::hovered, this, &Centre::hovered);
    else if constexpr (requires { &View::pointedAt; })
        connect(view, &View::pointedAt, this, &Centre::hovered);
    m_views.push_back(std::move(row));
    return view;
}

const ViewRow* Centre::row(const QString& id) const
{
    const auto it = std::find_if(
        m_views.begin(), m_views.end(), [&id](const ViewRow& view) { return id == QLatin1String(view.id); });
    return it != m_views.end() ? &*it : nullptr;
}

const ViewRow& Centre::current() const
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
    const bool stays = isCurrent(view) && view == board();
    goTo(isCurrent(view) ? board() : view);
    if (stays)
        Q_EMIT currentChanged(); // its command has been unchecked
}

void Centre::goTo(QWidget* view)
{
    const bool isOther = !isCurrent(view);
    const QWidget* cube = Centre::view<CubePage>();
    if (m_pages->isVisible() && ((view == cube && isCurrent(board())) || (view == board() && isCurrent(cube)))) {
        const auto cells
            = [this] { return board()->geometryOfBoard().board().translated(QPointF(board()->mapToGlobal(QPoint()))); };
        m_passage->start(cells, view == cube);
    }
    show(view);
    m_passage->raise(); // the stack has raised the page
    if (isOther)
        Q_EMIT opened();
    QWidget* shown = current().widget;
    // A view that is no field itself has one to begin with.
    QWidget* target = shown;
    while (target->focusProxy() == nullptr && target->focusPolicy() == Qt::NoFocus
        && shown->isAncestorOf(target->nextInFocusChain()))
        target = target->nextInFocusChain();
    target->setFocus(InputWatch::instance().focusReason());
}

void Centre::addCommands(Commands& commands, const std::function<bool()>& enabled)
{
    for (const ViewRow& view : m_views) {
        QAction* action = commands.add({.id = view.id,
            .text = view.text,
            .help = view.help,
            .keys = view.keys,
            .does = [this, widget = view.widget] { toggle(widget); },
            .enabled = enabled,
            .checked = [this, widget = view.widget] { return isCurrent(widget); },
            .kind = Command::Kind::Shows});
        action->setIcon(icon(view.sign));
    }
}

} // namespace convoku
