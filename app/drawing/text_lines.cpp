// SPDX-License-Identifier: MIT
#include "app/drawing/text_lines.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <QTextOption>

namespace convoku {

QStringList linesOf(const QString& text, const QFont& font, qreal width, int most)
{
    QStringList lines;
    if (text.isEmpty())
        return lines; // which Qt gives a line too
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (lines.size() + 1 == most) {
            lines << QFontMetricsF(font).elidedText(text.mid(line.textStart()), Qt::ElideRight, width);
            break;
        }
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace convoku
