// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tokens.h"

#include <QFont>
#include <QString>

class QAbstractSpinBox;
class QComboBox;
class QLabel;
class QPushButton;
class QWidget;

namespace convoku {

// What the pages about learning are made of.

QLabel* makeTrainingLabel(const char* name, TextSize size = TextSize::Body, QFont::Weight weight = QFont::Normal);
QPushButton* makeTrainingButton(const char* name, const QString& text, const QString& tip);
/// The field with its name before it, for a row of such.
QWidget* withName(const QString& name, QWidget* field);

} // namespace convoku
