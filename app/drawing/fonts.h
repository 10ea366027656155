// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>

namespace convoku {

/// The bundled font, so that pictures look the same on every machine. Needs a QGuiApplication.
/// pixelSize: in the painter's units, at least 1.
QFont pictureFont(qreal pixelSize, QFont::Weight weight = QFont::Normal);

/// Returns true if pictures can be drawn with the letters of a language, given by its id as in languages(). The letters
/// of Chinese and Japanese are not bundled: they come from any font of the system that has them. Needs a
/// QGuiApplication.
bool canWrite(const QString& language);

/// Flags of QPainter::drawText() and of QFontMetricsF::boundingRect() for text that wraps, from the top left corner on.
inline constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace convoku
