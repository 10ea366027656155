// SPDX-License-Identifier: MIT
#include "app/window/parts/form.h"

#include "app/window/parts/style.h"
#include "app/window/parts/wheel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QFrame>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>

namespace convoku::form {
namespace {

QToolButton* flatTool(const char* id, const Hint& hint)
{
    QToolButton* tool = named(new QToolButton, id, hint);
    tool->setAutoRaise(true);
    return tool;
}

QBoxLayout* boxLayout(QBoxLayout::Direction direction, std::initializer_list<Child> children, const Space& space)
{
    auto* layout = new QBoxLayout(direction);
    layout->setSpacing(space.spacing);
    if (space.margins)
        layout->setContentsMargins(*space.margins);
    for (const Child& child : children)
        add(layout, child);
    return layout;
}

} // namespace

void setHint(QWidget* widget, const Hint& hint)
{
    if (!hint.name.isEmpty())
        widget->setAccessibleName(hint.name);
    if (!hint.tip.isEmpty())
        widget->setToolTip(hint.tip);
}

PlainLabel* label(const char* id, const Look& look)
{
    return label(id, {}, look);
}

PlainLabel* label(const char* id, const QString& text, const Look& look)
{
    return named(form::text(text, look), id);
}

PlainLabel* text(const QString& text, const Look& look)
{
    auto* label = new PlainLabel(text);
    if (look.size != TextSize::Body || look.weight != QFont::Normal)
        setTextSize(label, look.size, look.weight);
    if (look.quiet)
        label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(look.wraps);
    if (look.selectable)
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (look.top)
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

PlainLabel* labelOf(QWidget* field, const QString& text)
{
    auto* label = new PlainLabel(text);
    label->setBuddy(field);
    return label;
}

QWidget* field(const QString& name, QWidget* widget)
{
    widget->setAccessibleName(name);
    keepFromWheel(widget);
    return box(row({.spacing = space::kTight}, labelOf(widget, name), widget));
}

QPushButton* button(const char* id, const QString& text, const QString& tip)
{
    QPushButton* button = named(new QPushButton(text), id, {.tip = tip});
    button->setAutoDefault(false);
    return button;
}

QPushButton* link(const char* id, const QString& text, const QString& tip)
{
    QPushButton* link = button(id, text, tip);
    link->setFlat(true);
    link->setCursor(Qt::PointingHandCursor);
    link->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    QFont underlined;
    underlined.setUnderline(true);
    link->setFont(underlined); // its size is still the window's
    return link;
}

QToolButton* tool(const char* id, Sign sign, const QString& tip)
{
    return tool(id, sign, Hint{tip, tip});
}

QToolButton* tool(const char* id, Sign sign, const Hint& hint)
{
    QToolButton* tool = flatTool(id, hint);
    tool->setIcon(icon(sign));
    return tool;
}

QToolButton* tool(const char* id, Sign sign, const QString& text, const QString& tip)
{
    QToolButton* tool = form::tool(id, sign, {text, tip});
    tool->setText(text);
    tool->setToolButtonStyle(Qt::ToolButtonIconOnly); // in a narrow window the view needs the room
    tool->setFocusPolicy(Qt::StrongFocus);
    return tool;
}

QToolButton* tool(const char* id, const QString& text, const QString& tip)
{
    QToolButton* tool = flatTool(id, {tip, tip});
    tool->setText(text);
    return tool;
}

QCheckBox* check(const char* id, const QString& text, const QString& tip)
{
    return named(new QCheckBox(text), id, {.tip = tip});
}

QRadioButton* radio(const char* id, const QString& text, const QString& tip)
{
    return named(new QRadioButton(text), id, {.tip = tip});
}

QComboBox* combo(const char* id, const QStringList& texts, const Hint& hint)
{
    QComboBox* combo = named(new QComboBox, id, hint);
    combo->addItems(texts);
    return combo;
}

QComboBox* shortCombo(const char* id, int letters, const Hint& hint)
{
    QComboBox* combo = named(new QComboBox, id, hint);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(letters);
    return combo;
}

QSpinBox* spin(const char* id, int least, int most, const Hint& hint)
{
    QSpinBox* spin = named(new QSpinBox, id, hint);
    spin->setRange(least, most);
    return spin;
}

QDoubleSpinBox* decimal(const char* id, double least, double most, int decimals, const Hint& hint)
{
    QDoubleSpinBox* spin = named(new QDoubleSpinBox, id, hint);
    spin->setDecimals(decimals);
    spin->setRange(least, most);
    return spin;
}

QLineEdit* line(const char* id, const QString& text, const Hint& hint)
{
    return named(new QLineEdit(text), id, hint);
}

QFrame* hairline()
{
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

QScrollArea* scroll(const char* id, QWidget* content)
{
    QScrollArea* area = named(new QScrollArea, id);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    return area;
}

Child grow(Child child, int factor)
{
    child.stretch = factor;
    return child;
}

Child aligned(QWidget* widget, Qt::Alignment alignment)
{
    Child child(widget);
    child.alignment = alignment;
    return child;
}

Child stretch(int factor)
{
    return {0, factor};
}

Child gap(int pixels)
{
    return {pixels, 0};
}

QBoxLayout* columnOf(std::initializer_list<Child> children, const Space& space)
{
    return boxLayout(QBoxLayout::TopToBottom, children, space);
}

QBoxLayout* rowOf(std::initializer_list<Child> children, const Space& space)
{
    return boxLayout(QBoxLayout::LeftToRight, children, space);
}

FlowLayout* flowOf(std::initializer_list<QWidget*> children, int spacing)
{
    auto* layout = new FlowLayout(spacing);
    for (QWidget* child : children)
        layout->addWidget(child);
    return layout;
}

void add(QBoxLayout* layout, const Child& child)
{
    if (child.widget != nullptr)
        layout->addWidget(child.widget, child.stretch, child.alignment);
    else if (child.layout != nullptr)
        layout->addLayout(child.layout, child.stretch);
    else if (child.gap > 0)
        layout->addSpacing(child.gap);
    else
        layout->addStretch(child.stretch);
}

void layOut(QWidget* widget, QLayout* layout)
{
    widget->setLayout(layout);
    // Qt asks for it when a layout changes that has a widget. This one was filled before: hints that are read before
    // the widget is shown would stay as they are then.
    QCoreApplication::postEvent(widget, new QEvent(QEvent::LayoutRequest));
}

void fill(QWidget* widget, QLayout* layout)
{
    // Set explicitly: margins that were not set are 0 only as long as a layout has no parent, then those of the style.
    layout->setContentsMargins(layout->contentsMargins());
    layOut(widget, layout);
}

QWidget* box(QLayout* layout)
{
    auto* widget = new QWidget;
    fill(widget, layout);
    return widget;
}

void addRow(QFormLayout* form, const QString& label, QLayout* layout, QWidget* field)
{
    form->addRow(labelOf(field, label), layout);
}

QDialogButtonBox* buttons(QDialog* dialog, QDialogButtonBox::StandardButtons standard)
{
    auto* buttons = new QDialogButtonBox(standard);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return buttons;
}

void setTabOrder(std::initializer_list<QWidget*> widgets)
{
    QWidget* before = nullptr;
    for (QWidget* widget : widgets) {
        if (before != nullptr)
            QWidget::setTabOrder(before, widget);
        before = widget;
    }
}

} // namespace convoku::form
