// SPDX-License-Identifier: MIT
#include "app/window/commands.h"

#include <QAction>
#include <QRegularExpression>
#include <QWidget>

#include <algorithm>

namespace convoku {

Commands::Commands(QWidget* window, QList<QWidget*> boards)
    : QObject(window)
    , m_window(window)
    , m_boards(std::move(boards))
{
}

QAction* Commands::add(const Command& command)
{
    auto* action = new QAction(command.text, this);
    action->setObjectName(QString::fromLatin1(command.id));
    action->setStatusTip(command.help);
    setKeys(action, command.keys);
    if (command.sign)
        action->setIcon(icon(*command.sign));
    if (!command.onButton.isEmpty())
        action->setIconText(command.onButton);
    if (command.kind != Command::Kind::Plain) {
        action->setCheckable(true);
        action->setChecked(command.on);
    }
    if (command.does) {
        const auto signal = command.kind == Command::Kind::Switch ? &QAction::toggled : &QAction::triggered;
        connect(action, signal, this, [does = command.does](bool on) { does(on); });
    }
    if (command.where == Command::Keys::OnBoards) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        for (QWidget* board : m_boards)
            board->addAction(action);
    } else {
        m_window->addAction(action);
    }
    m_actions.append(action);
    m_rows.push_back({action, command.enabled, command.checked});
    return action;
}

QAction* Commands::operator[](const char* id) const
{
    const auto it = std::find_if(m_actions.begin(), m_actions.end(),
        [id](const QAction* action) { return action->objectName() == QLatin1String(id); });
    Q_ASSERT_X(it != m_actions.end(), "Commands", id);
    return *it;
}

QList<QAction*> Commands::operator[](std::initializer_list<const char*> ids) const
{
    QList<QAction*> actions;
    for (const char* id : ids)
        actions << (*this)[id];
    return actions;
}

void Commands::update()
{
    for (const Row& row : m_rows) {
        if (row.enabled)
            row.action->setEnabled(row.enabled());
        if (row.checked)
            row.action->setChecked(row.checked());
    }
    Q_EMIT updated();
}

void Commands::setKeys(QAction* action, const QList<QKeySequence>& keys)
{
    action->setShortcuts(keys);
    // Buttons don't show keys in their tips by themselves.
    const QString help = action->statusTip();
    action->setToolTip(
        keys.isEmpty() ? help : tr("%1 (%2)").arg(help, keys.front().toString(QKeySequence::NativeText)));
}

QString Commands::label(const QAction* action)
{
    static const QRegularExpression kKeyInBrackets(QStringLiteral("\\(&\\w\\)"));
    return action->text().remove(kKeyInBrackets).remove(QLatin1Char('&'));
}

} // namespace convoku
