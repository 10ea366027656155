// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

class QLabel;

namespace convoku {

class Session;

/// A small line for an address, where the position stands: Enter goes there, Escape leaves. What can be typed stands
/// above it, and why a text is no address of this run; the text stays then.
class AddressEdit final : public QLineEdit
{
    Q_OBJECT

public:
    AddressEdit(Session* session, QWidget* parent);
    ~AddressEdit() override;

    /// Returns the text above the line.
    QString said() const;

Q_SIGNALS:
    /// Emitted when the editing has ended; the object then deletes itself.
    void left(bool hadFocus);
    /// Why the text is no address.
    void refused(const QString& problem);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void go();
    void leave();
    void showText(const QString& text);
    void placeBubble();

    Session* m_session;
    QLabel* m_bubble; ///< lies over the window, so that it has room
    bool m_isLeft = false;
};

} // namespace convoku
