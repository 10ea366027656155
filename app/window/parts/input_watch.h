// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace convoku {

/// Watches the keyboard and the mouse for the application: what was used last, and whether Alt is held.
class InputWatch final : public QObject
{
    Q_OBJECT

public:
    /// Made by the first call. The application must exist.
    static InputWatch& instance();

    /// A key was pressed since the mouse was. False before anything is pressed.
    bool isByKey() const { return m_byKey; }
    /// For focus that a command moves: rings around it are only for who uses the keyboard.
    Qt::FocusReason focusReason() const { return m_byKey ? Qt::ShortcutFocusReason : Qt::MouseFocusReason; }
    bool isAltHeld() const { return m_altHeld; }

Q_SIGNALS:
    void altChanged();
    void mousePressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit InputWatch(QObject* parent);
    void setAltHeld(bool held);

    bool m_byKey = false;
    bool m_altHeld = false;
};

} // namespace convoku
