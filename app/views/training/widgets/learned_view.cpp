// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/learned_view.h"

#include "app/exporting/picture.h"
#include "app/views/training/widgets/training_page.h"
#include "app/window/parts/form.h"
#include "app/window/parts/view_row.h"

#include <QStackedWidget>

namespace convoku {

LearnedView::LearnedView(Workspace* workspace, QWidget* parent)
    : QWidget(parent)
    , m_stack(new QStackedWidget)
    , m_training(new TrainingPage(workspace))
{
    form::fill(this, form::column(m_stack));
    addPage(m_training, [this] { return m_training->picture(); });
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

void LearnedView::addPage(QWidget* page, std::function<std::shared_ptr<const Picture>()> picture)
{
    m_stack->addWidget(page);
    m_pages.push_back({page, std::move(picture)});
    setFocusProxy(m_stack->currentWidget());
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
