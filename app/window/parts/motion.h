// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QObject>
#include <QVariant>

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
    /// What a person wants for this program. The desktop is no longer asked.
    void choose(bool reduced);
    /// What the desktop asks for: calls setReduced() later if it wants less motion, and whenever it wants something
    /// else from then on. Nothing happens where nobody knows.
    void askDesktop();
    /// A setting of the desktop, as its portal tells it at the start, or later when it has changed.
    void takeSetting(const QString& group, const QString& key, const QVariant& value, bool changed);

Q_SIGNALS:
    void changed();

private:
    Motion() = default;

    bool m_reduced = false;
    bool m_followsDesktop = false;
    QMap<QString, bool> m_wishes; ///< for less motion, by who says so
};

} // namespace convoku
