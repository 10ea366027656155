// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QSettings;
class QWidget;

namespace convoku {

/// The keys of all commands: those that they were made with, and those that a person has chosen instead. What was
/// chosen is kept in the settings under the commands' names.
class KeySettings
{
    Q_DECLARE_TR_FUNCTIONS(convoku::KeySettings)

public:
    /// The actions have the keys that they were made with. Takes over what the settings say. `settings` must outlive
    /// it; an action that goes is forgotten.
    KeySettings(const QList<QAction*>& actions, QSettings& settings);
    /// The same for others that have come; those that are known stay.
    void add(const QList<QAction*>& all);

    const QList<QAction*>& actions() const { return m_actions; }
    /// The action that has the keys; null where none has. Keys that begin with the same stroke are in each other's way
    /// too.
    QAction* holder(const QKeySequence& keys, const QAction* except) const;
    /// Why the keys can't be an action's, in a sentence; empty if they can.
    QString problem(const QAction* action, const QKeySequence& keys) const;
    /// The only keys of an action from now on; empty: none.
    void choose(QAction* action, const QKeySequence& keys);
    /// Restores the default keys of an action, except for those that another action has by now.
    void reset(QAction* action);
    void resetAll();
    bool isChosen(const QAction* action) const;

private:
    QList<QAction*> m_actions;
    QHash<const QAction*, QList<QKeySequence>> m_defaults;
    QSettings& m_settings;
    QObject m_watch; ///< hears of actions that go
};

/// Shows all commands with their keys and lets a person change them.
void showKeysDialog(KeySettings& keys, QWidget* window);

} // namespace convoku
