// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QObject>
#include <QVariant>

namespace convoku {

/// Decides whether anything in the window may move automatically. What the user starts (play, the kernel's slide)
/// always moves.
class Motion final : public QObject
{
    Q_OBJECT

public:
    static Motion& instance();

    bool isReduced() const { return m_reduced; }
    /// Takes effect at once, also on the styles' own effects.
    void setReduced(bool reduced);
    /// Sets the user's choice for this program. The desktop's setting is then ignored.
    void choose(bool reduced);
    /// Follows the desktop's setting: calls setReduced() later if it asks for less motion, and at every later change.
    /// Does nothing if there is no such setting.
    void askDesktop();
    /// A setting of the desktop, as its portal tells it at the start, or later when it has changed.
    void takeSetting(const QString& group, const QString& key, const QVariant& value, bool changed);

Q_SIGNALS:
    void changed();

private:
    Motion() = default;

    bool m_reduced = false;
    bool m_followsDesktop = false;
    QMap<QString, bool> m_requestForm; ///< for less motion, by who says so
};

} // namespace convoku
