// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <QString>

class QComboBox;
class QScrollArea;
class QWidget;

namespace convoku {

// Parts that dialogs and windows share.

/// An index that comes from settings: one that the box doesn't have becomes the nearest that it has.
void chooseIndex(QComboBox* combo, int index);

/// Scrolls `content` up and down where the screen is too low for it, and never cuts off its width.
QScrollArea* makeScrollRoom(QWidget* content);

/// Returns the largest size of a window on the screen of `window`, without its frame and title bar.
QSize roomOnScreen(const QWidget& window);
/// This size, or less where the screen is smaller.
void fitToScreen(QWidget* window, const QSize& usual);

/// "1.2 MB"
QString fileSizeText(qint64 bytes);

} // namespace convoku
