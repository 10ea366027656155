// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/learned_view.h"

#include "app/drawing/tokens.h"
#include "app/exporting/picture.h"
#include "app/views/training/widgets/training_page.h"
#include "app/window/parts/form.h"
#include "app/window/parts/segment_bar.h"
#include "app/window/parts/view_row.h"
#include "app/window/parts/widget_theme.h"

#include <QAction>
#include <QActionGroup>
#include <QStackedWidget>

namespace convoku {

LearnedView::LearnedView(Workspace* workspace, QWidget* parent)
    : QWidget(parent)
    , m_stack(new QStackedWidget)
    , m_layout(form::column({.spacing = 0}, form::grow(m_stack)))
    , m_training(new TrainingPage(workspace))
{
    form::fill(this, m_layout);
    addPage(m_training, tr("Train a rule"), [this] { return m_training->picture(); });
    connect(m_training, &TrainingPage::hovered, this, &LearnedView::hovered);
}

ViewRow LearnedView::row(Workspace* workspace)
{
    auto* learned = new LearnedView(workspace);
    return {.id = "learned",
        .name = "learned",
        .title = tr("Learned"),
        .text = tr("Written or learned", "menu"),
        .help = tr("Train a rule instead of writing it, and see what it finds"),
        .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_L)},
        .sign
        = SignDrawing().line({{3.5, 3}, {3.5, 16.5}, {17, 16.5}}).curve({6, 4}, {7, 11}, {10, 13.25}, {16.5, 13.5}),
        .helpPage = "learned.md#train",
        .card = ViewRow::Card::Goes,
        .about = ViewRow::About::Other,
        .widget = learned,
        .picture = [learned] { return learned->picture(); }};
}

void LearnedView::addPage(QWidget* page, const QString& title, std::function<std::shared_ptr<const Picture>()> picture)
{
    m_stack->addWidget(page);
    m_pages.push_back({page, title, std::move(picture)});
    setFocusProxy(m_stack->currentWidget());
    if (m_pages.size() > 1)
        buildBar();
}

void LearnedView::buildBar()
{
    // Its bar has the actions that its group has when it is made.
    delete m_barRow;
    delete m_group;
    m_group = new QActionGroup(this);
    for (const Page& page : m_pages) {
        QAction* action = m_group->addAction(page.title);
        action->setCheckable(true);
        action->setChecked(page.widget == m_stack->currentWidget());
        connect(action, &QAction::triggered, this, [this, widget = page.widget] { showPage(widget); });
    }
    auto* bar = form::named(new SegmentBar(m_group), "learned_pages", {.name = tr("Pages")});
    m_barRow = form::box(
        form::row({.margins = QMargins(space::kUsual, space::kSmall, space::kUsual, 0)}, bar, form::stretch()));
    m_layout->insertWidget(0, m_barRow);
}

QWidget* LearnedView::currentPage() const
{
    return m_stack->currentWidget();
}

QSize LearnedView::minimumSizeHint() const
{
    constexpr QSize kMost(440, 300);
    return QWidget::minimumSizeHint().boundedTo(kMost);
}

void LearnedView::showPage(QWidget* page)
{
    m_stack->setCurrentWidget(page);
    setFocusProxy(page);
    if (m_group == nullptr)
        return;
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        if (m_pages[i].widget == page)
            m_group->actions().at(static_cast<qsizetype>(i))->setChecked(true);
    }
}

std::shared_ptr<const Picture> LearnedView::picture() const
{
    for (const Page& page : m_pages) {
        if (page.widget == m_stack->currentWidget() && page.picture)
            return page.picture();
    }
    return nullptr;
}

} // namespace convoku
