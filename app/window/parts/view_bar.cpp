// SPDX-License-Identifier: MIT
#include "app/window/parts/view_bar.h"

#include "app/window/parts/form.h"
#include "app/window/parts/text_scale.h"

#include <QEvent>
#include <QLayout>
#include <QToolButton>

namespace convoku {
namespace {

// The width of a bar in which the tools have words.
constexpr int kWidthOfName = 300;
constexpr int kWidthOfTool = 120;

} // namespace

ViewBar::ViewBar(const QString& name, const char* id, const QList<QWidget*>& tools, QWidget* beside)
    : m_name(form::label("view_name", form::kTitle))
    , m_label(form::label(id, {.quiet = true}))
{
    m_name->setText(name);
    m_name->setMinimumWidth(1);
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_label->installEventFilter(this);
    auto* row = form::row({.margins = form::margins(space::kUsual, 5), .spacing = space::kSmall}, m_name);
    if (beside != nullptr)
        form::add(row, beside);
    form::add(row, form::grow(m_label));
    form::fill(this, row);
    addTools(tools);
    setMinimumHeight(kHeight);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ViewBar::addTools(const QList<QWidget*>& tools)
{
    for (QWidget* tool : tools) {
        layout()->addWidget(tool);
        if (auto* button = qobject_cast<QToolButton*>(tool);
            button && !button->icon().isNull() && !button->text().isEmpty())
            m_tools.append(button);
    }
}

void ViewBar::setName(const QString& name)
{
    m_name->setText(name);
}

void ViewBar::setTextsShown(bool shown)
{
    m_name->setVisible(shown);
    m_label->setVisible(shown);
}

void ViewBar::setLine(const QString& line)
{
    m_line = line;
    m_label->setToolTip(line);
    m_label->setAccessibleName(line);
    showLine();
}

void ViewBar::showLine()
{
    m_label->setText(m_label->fontMetrics().elidedText(m_line, Qt::ElideRight, m_label->width()));
}

void ViewBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int needed = kWidthOfName + kWidthOfTool * static_cast<int>(m_tools.size());
    const bool words = width() >= needed * textScale(this);
    for (QToolButton* tool : m_tools)
        tool->setToolButtonStyle(words ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

bool ViewBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        showLine();
    return QWidget::eventFilter(watched, event);
}

} // namespace convoku
