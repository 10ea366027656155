// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

class QAction;
class QActionGroup;
class QDockWidget;
class QMainWindow;
class QSettings;
class QToolBar;

namespace convoku {

/// Names the user's activity. Each perspective has its own arrangement of docks, which is kept.
enum class Perspective { Puzzle, Teach, Debug, Present };
inline constexpr int kPerspectiveCount = 4;

/// The docks of the window and how they are arranged. Every perspective remembers what was made of it and can be reset.
/// Under Wayland no program can drag a window, and a dock that is dragged would be stuck between the two: there a panel
/// gets a window of its own by the button in its title, and closing that window puts it back.
class Docks : public QObject
{
    Q_OBJECT

public:
    /// `settings` must outlive it.
    Docks(QMainWindow* window, QSettings& settings);

    /// Adds a dock; `shownIn`: the perspectives that show it at first. Its toggle action goes to actions().
    QDockWidget* add(const char* id, const QString& title, QWidget* content, Qt::DockWidgetArea area,
        std::initializer_list<Perspective> shownIn);
    /// In that perspective the dock is at another side.
    void moveIn(Perspective perspective, QDockWidget* dock, Qt::DockWidgetArea area);
    /// In that perspective it stands below the others of its side instead of sharing their place, if the window is high
    /// enough for both.
    void putBelowIn(Perspective perspective, QDockWidget* dock);
    /// In a low window the dock is at that side and shares its place with the others there: below the board its list
    /// would have no room.
    void moveInLow(QDockWidget* dock, Qt::DockWidgetArea area);
    /// Puts a dock that appears on the side that suits the window's height, unless the user has moved it.
    void place(QDockWidget* dock);
    /// Returns true if the window is too low for docks one above the other.
    bool isLow() const;
    /// A bar along an edge of the window, which stays where it is; shown in these perspectives at first. Its toggle
    /// action goes to actions() too.
    QToolBar* addBar(const char* id, const QString& title, QWidget* content, Qt::ToolBarArea area,
        std::initializer_list<Perspective> shownIn);
    /// The same for one that is always there, unless it is hidden for all of them by setEdgesShown().
    void addEdge(QToolBar* bar, Qt::ToolBarArea area);
    void setEdgesShown(bool shown)
    {
        m_edgesShown = shown;
        placeBars();
    }
    /// Adds a part that is not a dock, but is shown and hidden with the perspectives like one. `show` gets true if the
    /// part is wanted. The part's action is added to actions(), too.
    void addPart(const char* id, const QString& title, std::initializer_list<Perspective> shownIn,
        std::function<void(bool)> show);
    /// A view shows what the dock shows, and wants its room: a dock that has its side for itself is out of sight as
    /// long as that holds, and as long as nobody asks for it. In what is remembered of the arrangement it is where it
    /// was.
    void setAside(QDockWidget* dock, bool aside);
    /// A dock that comes and goes with what is open: no perspective shows or hides it.
    void leaveAlone(QDockWidget* dock);
    /// All docks are there: takes the arrangement that the settings remember.
    void restore();
    /// Into the settings.
    void save();
    /// Something else decides what is in sight: freeze() was called.
    bool isFrozen() const { return m_frozen; }

    Perspective perspective() const { return m_perspective; }
    /// "puzzle", "teach", "debug", "present": as files and settings have it.
    static QString idOf(Perspective perspective);
    static std::optional<Perspective> perspectiveOf(const QString& id);
    void setPerspective(Perspective perspective);
    /// The perspective as it was made.
    void reset();
    /// Hides all docks and parts (but those that are left alone), and shows the perspective's bars, for as long as
    /// something else decides what is in sight: until thaw() nothing of the arrangement is remembered. `bare`: hides
    /// the bars too, but for those at the top.
    void freeze(bool bare = false);
    /// The arrangement is again the one that the perspective remembers.
    void thaw();
    /// The window's arrangement for a session file, and back; false where it is not one, or not as it was written.
    /// In a window that is not in sight yet the docks get their sizes when it has its own.
    QByteArray state();
    bool setState(const QByteArray& state);

    /// A dock or a part by its id; false where there is none of that id.
    bool isShown(const QString& id) const;
    /// Shows it, a dock before the others that share its place, or hides it.
    void setShown(const QString& id, bool shown);
    /// It is in sight: not behind another one that shares its place.
    static bool isInFront(const QDockWidget* dock);

    /// Shows a dock, brings it to the front and gives it the focus.
    void bringUp(QDockWidget* dock);

    /// The first widget of a dock that takes the focus; null where nothing does.
    static QWidget* focusTarget(const QDockWidget* dock);

    /// Returns whether floating docks can follow the mouse. False under Wayland, which hides the places of windows.
    static bool canBeDragged();

    /// Shows and hides a dock each, in the order in which they were added.
    const QList<QAction*>& actions() const { return m_actions; }
    /// One of these is checked; data() is the perspective.
    QActionGroup* perspectives() const { return m_perspectives; }

Q_SIGNALS:
    void perspectiveChanged();
    /// The user asks for a dock, which is shown in this perspective.
    void asked(QDockWidget* dock);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Whatever is dragged is let go where it is. A dock that is dragged stands twice in what Qt knows of the window:
    /// to lay the window out anew would end the program, or no other dock could be dragged afterwards.
    void endDrag() const;

    struct Entry
    {
        QDockWidget* dock;
        Qt::DockWidgetArea area;
        QList<Perspective> shownIn;
        QHash<Perspective, Qt::DockWidgetArea> elsewhere;
        QList<Perspective> below; ///< where it shares no place
        std::optional<Qt::DockWidgetArea> whenLow;
        Qt::DockWidgetArea areaIn(Perspective perspective, bool low) const
        {
            return low && whenLow ? *whenLow : elsewhere.value(perspective, area);
        }
    };
    struct Bar
    {
        QToolBar* bar;
        Qt::ToolBarArea area;
        QList<Perspective> shownIn;
        bool always = false;
    };
    struct Part
    {
        QString id;
        QAction* action; ///< checked: it is wanted
        QList<Perspective> shownIn;
    };
    /// The parts that are wanted, a bit each, as they are kept behind an arrangement.
    char partsShown() const;
    void showParts(char shown);
    QDockWidget* dock(const QString& id) const;
    Entry& entryOf(const QDockWidget* dock);
    void arrange(Perspective perspective);
    /// Puts the dock before the others of a side, as a tab.
    void shareSide(QDockWidget* dock, Qt::DockWidgetArea area);
    /// An arrangement may come from anywhere, and say that a bar is at another edge, or that one is hidden which is
    /// always there.
    void placeBars();
    /// QMainWindow::restoreState. Told of an arrangement while it is hidden and will be maximized or full screen, Qt
    /// (seen in 6.4) keeps a copy of it to try again, with docks in it that may be deleted by then: it is told later
    /// that the window will be so large, and fit() tries again.
    bool restoreUnseen(const QByteArray& arrangement);
    /// The window was smaller when it came than it is now: the docks get the sizes that were remembered.
    void fit();
    /// `change` does nothing to whether the docks that are left alone are in sight.
    void keepingAlone(const std::function<void()>& change);
    /// Arranges the docks in the initial way, then as remembered.
    void recall();
    void keep();
    void stepAside();
    void comeBack();
    /// Returns true if the arrangement shows the bar by default.
    bool isAtFirst(const Bar& bar) const;
    bool isArranged(const QDockWidget* dock) const { return !m_alone.contains(dock); }
    /// Panels in windows of their own that came before this one lie behind it.
    void bringFloatingForward() const;

    QMainWindow* m_window;
    QSettings& m_settings;
    QList<Entry> m_entries;
    QList<Bar> m_bars;
    QList<Part> m_parts;
    QList<QDockWidget*> m_alone;
    QDockWidget* m_aside = nullptr; ///< whose room a view wants
    bool m_steppedAside = false; ///< it was in sight
    QList<QAction*> m_actions;
    QActionGroup* m_perspectives;
    Perspective m_perspective = Perspective::Puzzle;
    bool m_frozen = false;
    bool m_bare = false; ///< frozen without bars
    bool m_edgesShown = true;
    QByteArray m_unfitted; ///< set while the window was hidden; empty as soon as another arrangement is made
};

} // namespace convoku
