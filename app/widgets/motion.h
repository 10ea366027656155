// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace convoku {

/// Whether anything in the window may move by itself. What a person starts (play, the kernel's slide) moves anyway.
class Motion final : public QObject
{
    Q_OBJECT

public:
    static Motion& instance();

    bool isReduced() const { return m_reduced; }
    /// Takes effect at once, also on the styles' own effects.
    void setReduced(bool reduced);
    /// What the desktop asks for: calls setReduced() later if it wants less motion. Nothing happens where nobody knows.
    void askDesktop();

Q_SIGNALS:
    void changed();

private:
    Motion() = default;

    bool m_reduced = false;
};

} // namespace convoku
