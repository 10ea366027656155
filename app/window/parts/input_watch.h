// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace convoku {

/// Watches all input of the application: whether the keyboard or the mouse was used last, and whether Alt is held.
class InputWatch final : public QObject
{
    Q_OBJECT

public:
    /// Creates the object at the first call. The application must exist, and owns it.
    static InputWatch& instance();

    /// Returns true if a key was pressed after the last mouse button; false before any input.
    bool isByKey() const { return m_byKey; }
    /// Returns the reason for a command to move the focus: focus rings appear only for keyboard users.
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
