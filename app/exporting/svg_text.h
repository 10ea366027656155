// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace convoku {

/// Qt writes an SVG with all of the painter's state around every line. This is the same picture without what says
/// nothing: empty groups, attributes that repeat what the group around them has, the state of letters where there are
/// none. Pixels of images stay pixels where they are enlarged. Returns the text as it is if it is not an SVG of Qt's.
QByteArray compactSvg(const QByteArray& svg);

} // namespace convoku
