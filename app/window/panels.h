// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson_progress.h"
#include "app/window/window_model.h"

class QDockWidget;
class QSettings;

namespace convoku {

class BookmarksPanel;
class BreakpointsPanel;
class CollectionPanel;
class EventsPanel;
class ExplanationPanel;
class LegendPanel;
class LessonPanel;
class PanelCover;
class StackPanel;
class TimelineView;

/// The panels around the centre, each in a dock.
class Panels final
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Panels)

public:
    /// `settings` must outlive it.
    Panels(WindowModel& model, QSettings& settings);

    /// Each gets its dock, in the perspectives that show it at first.
    void addTo(Docks& docks);
    /// While a puzzle is edited, what tells of a run is covered: the puzzle has none yet.
    void setCovered(bool covered);

    TimelineView* timeline;
    EventsPanel* events;
    LegendPanel* rules;
    ExplanationPanel* explanation;
    StackPanel* stack;
    BreakpointsPanel* breakpoints;
    BookmarksPanel* bookmarks;
    CollectionPanel* collection;
    LessonPanel* lessons;
    LessonProgress progress; ///< in the lessons, as their panel shows it

    QDockWidget* eventsDock = nullptr;
    QDockWidget* stackDock = nullptr;
    QDockWidget* explanationDock = nullptr;
    QDockWidget* historyDock = nullptr;
    QDockWidget* breakpointsDock = nullptr;
    QDockWidget* bookmarksDock = nullptr;
    QDockWidget* collectionDock = nullptr; ///< there while there is a list of puzzles
    QDockWidget* lessonDock = nullptr; ///< there while somebody is at lessons

private:
    WindowModel& m_model;
    QList<QDockWidget*> m_docks; ///< that tell of a run
    QList<PanelCover*> m_covers;
};

} // namespace convoku
