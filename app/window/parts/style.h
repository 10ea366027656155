// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tokens.h"

#include <QFont>
#include <QRectF>

class QPainter;
class QStyle;
class QWidget;

namespace convoku {

/// The colours of the window now: of the theme that was chosen, or that go with the desktop's palette.
const Tokens& windowTokens();

/// The style of the window, drawn from windowTokens(): hairlines, one radius, the focus as a ring. For
/// QApplication::setStyle().
QStyle* makeWindowStyle();

/// Sets the application's font: Inter as large as the person's letters are, or the desktop's own font. What the
/// application had before counts as the desktop's.
void applyWindowFont(bool desktops);
/// Makes all letters so many times as large, until another size is set: for a room. 1: as large as they were.
void enlargeWindowFont(qreal times);

/// The application's font, so many times as large.
QFont textFont(qreal times);
/// A font in one of the three sizes, as much larger as the person's letters are.
QFont textFont(TextSize size, QFont::Weight weight = QFont::Normal);
/// Gives a widget such a font, and again whenever the application's font changes.
void setTextSize(QWidget* widget, TextSize size, QFont::Weight weight = QFont::Normal);
/// The ring around what has the focus; `rect` is its outer edge. For what paints itself.
void paintFocusRing(QPainter& painter, const QRectF& rect, qreal radius = space::kRadius);

/// Returns the font in the weight of titles.
QFont demiBold(QFont font);

} // namespace convoku
