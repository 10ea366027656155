// SPDX-License-Identifier: MIT
#include "app/window/exporting/long_label.h"

namespace convoku {

LongLabel::LongLabel(const char* name, const QString& text)
    : PlainLabel(text)
{
    setObjectName(QString::fromLatin1(name));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setWordWrap(true);
    setAlignment(Qt::AlignLeading | Qt::AlignTop);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

QSize LongLabel::sizeHint() const
{
    // A form would leave it as much room as it needs at the width that it likes best.
    return {0, fontMetrics().height()};
}

} // namespace convoku
