// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/document_facts.h"

#include <QByteArray>

namespace convoku {

/// Form of letters in an SVG.
enum class SvgText {
    Letters, ///< letters, in the program's font where the reader has it
    Outlines, ///< shapes, which look the same everywhere and can't be searched
};

/// Qt writes an SVG with all of the painter's state around every line. This is the same picture without what says
/// nothing: empty groups, attributes that repeat what the group around them has, the state of letters where there are
/// none. Pixels of images stay pixels where they are enlarged. Returns the text as it is if it is not an SVG of Qt's.
/// The facts become its description and metadata.
QByteArray compactSvg(const QByteArray& svg, SvgText text = SvgText::Letters, const DocumentFacts& facts = {});

} // namespace convoku
