// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QStringList>

#include <functional>

class QLabel;
class QPushButton;

namespace convoku {

class OpeningWork;

/// A message above the board that stays until it is read: what was wrong with an input, or what a mode expects. Never
/// blocks.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Information, Problem };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Long lists are cut in the bar; the tooltip has all of it.
    void showMessage(Kind kind, const QString& title, const QStringList& lines = {});
    /// A button beside the message that is shown, until the next one.
    void offer(const QString& text, std::function<void()> action);
    /// Shows a message with a Stop button while reading a file takes long.
    void follow(OpeningWork* work);
    QString text() const;
    Kind kind() const { return m_kind; }

Q_SIGNALS:
    /// A new message.
    void announced();

private:
    Kind m_kind = Kind::Information;
    const OpeningWork* m_followed = nullptr; ///< the message says that it takes long
    QLabel* m_label;
    QPushButton* m_offer;
    QPushButton* m_close;
    std::function<void()> m_action;
};

} // namespace convoku
