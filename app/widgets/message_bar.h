// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QPushButton;

namespace convoku {

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
    QString text() const;
    Kind kind() const { return m_kind; }

private:
    Kind m_kind = Kind::Information;
    QLabel* m_label;
    QPushButton* m_close;
};

} // namespace convoku
