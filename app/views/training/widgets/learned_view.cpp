// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/learned_view.h"

#include "app/exporting/picture.h"
#include "app/views/training/widgets/training_page.h"
#include "app/window/parts/view_row.h"

namespace convoku {

LearnedView::LearnedView(Workspace* workspace, QWidget* parent)
    : QStackedWidget(parent)
    , m_training(new TrainingPage(workspace))
{
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
    addWidget(page);
    m_pictures.emplace(page, std::move(picture));
    setFocusProxy(currentWidget());
}

QSize LearnedView::minimumSizeHint() const
{
    constexpr QSize kMost(440, 300);
    return QStackedWidget::minimumSizeHint().boundedTo(kMost);
}

void LearnedView::showPage(QWidget* page)
{
    setCurrentWidget(page);
    setFocusProxy(page);
}

std::shared_ptr<const Picture> LearnedView::picture() const
{
    const auto& picture = m_pictures.at(currentWidget());
    return picture ? picture() : nullptr;
}

} // namespace convoku
