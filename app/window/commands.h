// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/icons.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>
#include <optional>
#include <type_traits>

class QAction;
class QWidget;

namespace convoku {

/// Wraps the function of a command. It takes no argument or, for a switch, whether the switch is on.
class CommandHandler
{
public:
    CommandHandler() = default;
    template <typename Function>
    CommandHandler(Function function) // NOLINT(google-explicit-constructor): tables contain lambdas
    {
        if constexpr (std::is_invocable_v<Function, bool>)
            m_call = std::move(function);
        else
            m_call = [function = std::move(function)](bool) { function(); };
    }
    explicit operator bool() const { return static_cast<bool>(m_call); }
    void operator()(bool on) const { m_call(on); }

private:
    std::function<void(bool)> m_call;
};

/// A row of the table of commands. Menus, tool bar, palette, key settings, help and lessons know a command by its id.
struct Command
{
    enum class Kind {
        Plain,
        Shows, ///< a switch that shows what is so: `checked` says it, and a click does something
        Switch, ///< a switch that is itself what counts: every change does something
    };
    enum class Keys {
        Everywhere, ///< in the whole window: F-keys and what has Ctrl or Alt
        OnBoards, ///< where the board or the timeline has the focus: elsewhere they would be typed
    };

    const char* id = nullptr; ///< snake_case; in settings, links and tests
    QString text; ///< with the key of its menu
    QString help; ///< a sentence: notice and tip
    QList<QKeySequence> keys = {};
    CommandHandler does = {};
    std::function<bool()> enabled = {}; ///< none: always
    std::function<bool()> checked = {}; ///< of Kind::Shows
    Kind kind = Kind::Plain;
    bool on = false; ///< how a switch begins
    Keys where = Keys::Everywhere;
    std::optional<Sign> sign = {};
    QString onButton = {}; ///< shorter than `text`; empty: as in the menu
};

/// The table of the window's commands. Each is an action of the window, whose object name is its id.
class Commands final : public QObject
{
    Q_OBJECT

public:
    /// The actions become actions of the window; those with plain keys of `boards`.
    Commands(QWidget* window, QList<QWidget*> boards);

    QAction* add(const Command& command);
    /// Returns the action with this id, which must exist.
    QAction* operator[](const char* id) const;
    QList<QAction*> operator[](std::initializer_list<const char*> ids) const;
    /// In the order in which they were added.
    const QList<QAction*>& all() const { return m_actions; }
    /// Asks every command whether it can be given now, and every switch that shows something whether it is on.
    void update();

    /// The text without its menu's key: "Open…" of "&Open…", and of "開く(&O)…" too.
    static QString label(const QAction* action);
    /// Gives an action keys and shows the first one in its tip.
    static void setKeys(QAction* action, const QList<QKeySequence>& keys);

Q_SIGNALS:
    /// All have been asked: for who has more to say of a command than that.
    void updated();

private:
    struct Row
    {
        QAction* action;
        std::function<bool()> enabled;
        std::function<bool()> checked;
    };

    QWidget* m_window;
    QList<QWidget*> m_boards;
    QList<QAction*> m_actions;
    std::vector<Row> m_rows;
};

} // namespace convoku
