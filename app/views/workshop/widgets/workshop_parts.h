// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tokens.h"

#include <QFont>
#include <QString>

class QLabel;
class QPushButton;

namespace convoku {

// What the workshop's view is made of.

QLabel* makeWorkshopLabel(const char* name, TextSize size = TextSize::Body, QFont::Weight weight = QFont::Normal);
QPushButton* makeWorkshopButton(const char* name, const QString& text, const QString& tip);

} // namespace convoku
