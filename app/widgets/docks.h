// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>

class QAction;
class QActionGroup;
class QDockWidget;
class QMainWindow;
class QSettings;

namespace convoku {

/// What a person is at: each perspective has its own arrangement of docks, which is kept.
enum class Perspective { Puzzle, Teach, Debug, Present };
inline constexpr int kPerspectiveCount = 4;

/// The docks of the window and how they are arranged. Every perspective remembers what was made of it and can be reset.
class Docks : public QObject
{
    Q_OBJECT

public:
    /// `settings` must outlive it.
    Docks(QMainWindow* window, QSettings& settings);

    /// Adds a dock; `shownIn`: the perspectives that show it at first. Its toggle action goes to actions().
    QDockWidget* add(const char* id, const QString& title, QWidget* content, Qt::DockWidgetArea area,
        std::initializer_list<Perspective> shownIn);
    /// A dock that comes and goes with what is open: no perspective shows or hides it.
    void leaveAlone(QDockWidget* dock);
    /// All docks are there: takes the arrangement that the settings remember.
    void restore();
    /// Into the settings.
    void save();
    /// Something else decides what is in sight: freeze() was called.
    bool isFrozen() const { return m_frozen; }

    Perspective perspective() const { return m_perspective; }
    void setPerspective(Perspective perspective);
    /// The perspective as it was made.
    void reset();
    /// Hides all docks (but those that are left alone), for as long as something else decides what is in sight: until
    /// thaw() nothing of the arrangement is remembered.
    void freeze();
    /// The arrangement is again the one that the perspective remembers.
    void thaw();
    /// The window's arrangement for a session file, and back; false where it is not one, or not as it was written.
    QByteArray state() const;
    bool setState(const QByteArray& state);

    /// Shows a dock, brings it to the front and gives it the focus.
    void bringUp(QDockWidget* dock);

    /// The first widget of a dock that takes the focus; null where nothing does.
    static QWidget* focusTarget(const QDockWidget* dock);

    /// Shows and hides a dock each, in the order in which they were added.
    const QList<QAction*>& actions() const { return m_actions; }
    /// One of these is checked; data() is the perspective.
    QActionGroup* perspectives() const { return m_perspectives; }

Q_SIGNALS:
    void perspectiveChanged();

private:
    /// Whatever is dragged is let go where it is. A dock that is dragged stands twice in what Qt knows of the window:
    /// to lay the window out anew would end the program, or no other dock could be dragged afterwards.
    void endDrag() const;

    struct Entry
    {
        QDockWidget* dock;
        Qt::DockWidgetArea area;
        QList<Perspective> shownIn;
    };
    void arrange(Perspective perspective);
    /// As it was made, and then as it is remembered.
    void recall();
    void keep();
    bool isArranged(const QDockWidget* dock) const { return !m_alone.contains(dock); }

    QMainWindow* m_window;
    QSettings& m_settings;
    QList<Entry> m_entries;
    QList<const QDockWidget*> m_alone;
    QList<QAction*> m_actions;
    QActionGroup* m_perspectives;
    Perspective m_perspective = Perspective::Puzzle;
    bool m_frozen = false;
};

} // namespace convoku
