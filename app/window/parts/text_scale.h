// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

class QFont;
class QWidget;

namespace convoku {

/// Returns the factor by which a widget's text is larger than usual, from 1 to 3. Views that are painted in their own
/// sizes are enlarged by this factor. The usual differences between desktops (9 to 11 points) give 1.
qreal textScale(const QWidget* widget);
qreal textScale(const QFont& font);

} // namespace convoku
