// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/plain_text.h"

namespace convoku {

/// Text that may be long, and anybody's: it takes the width that there is, whatever it says, and the height that it
/// needs there.
class LongLabel : public PlainLabel
{
    Q_OBJECT

public:
    explicit LongLabel(const char* name, const QString& text = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace convoku
