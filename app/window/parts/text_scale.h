// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

class QFont;
class QWidget;

namespace convoku {

/// How much larger than usual a widget's letters are, from 1 to 3: views that are painted in sizes of their own are
/// drawn that much larger. The usual differences between desktops (9 to 11 points) count as none.
qreal textScale(const QWidget* widget);
qreal textScale(const QFont& font);

} // namespace convoku
