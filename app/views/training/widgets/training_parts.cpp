// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/training_parts.h"

#include "app/window/parts/plain_text.h"
#include "app/window/parts/style.h"
#include "app/window/parts/wheel.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace convoku {
QLabel* makeTrainingLabel(const char* name, TextSize size, QFont::Weight weight)
{
    auto* label = new PlainLabel;
    label->setObjectName(QString::fromLatin1(name));
    setTextSize(label, size, weight);
    return label;
}

QPushButton* makeTrainingButton(const char* name, const QString& text, const QString& tip)
{
    auto* button = new QPushButton(text);
    button->setObjectName(QString::fromLatin1(name));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    return button;
}

QWidget* withName(const QString& name, QWidget* field)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kTight);
    auto* label = new PlainLabel(name);
    label->setBuddy(field);
    field->setAccessibleName(name);
    layout->addWidget(label);
    layout->addWidget(field);
    keepFromWheel(field);
    return row;
}

} // namespace convoku
