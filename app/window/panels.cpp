// SPDX-License-Identifier: MIT
#include "app/window/panels.h"

#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/lessons/widgets/lesson_panel.h"
#include "app/views/marks/widgets/bookmarks_panel.h"
#include "app/views/marks/widgets/breakpoints_panel.h"
#include "app/views/marks/widgets/watch_panel.h"
#include "app/views/timeline/widgets/events_panel.h"
#include "app/views/timeline/widgets/stack_panel.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/views/why/widgets/explanation_panel.h"
#include "app/views/why/widgets/history_panel.h"
#include "app/views/why/widgets/legend_panel.h"
#include "app/window/comfort/panel_cover.h"
#include "app/window/docks.h"

#include <QDockWidget>
#include <QScrollArea>

namespace convoku {

Panels::Panels(WindowModel& model, QSettings& settings)
    : timeline(new TimelineView(model.workspace.session()))
    , events(new EventsPanel(model.workspace.session()))
    , rules(new LegendPanel(model.workspace.session()))
    , explanation(
          new ExplanationPanel(model.workspace.session(), model.workspace.inquiry(), model.workspace.layerValues()))
    , stack(new StackPanel(model.workspace.session()))
    , breakpoints(new BreakpointsPanel(model.workspace.session(), model.workspace.breakpoints()))
    , bookmarks(new BookmarksPanel(model.workspace.session(), model.workspace.bookmarks()))
    , collection(new CollectionPanel(model.collection, settings))
    , lessons(nullptr)
    , progress(settings)
    , m_model(model)
{
    lessons = new LessonPanel(&model.walk, &progress);
}

void Panels::addTo(Docks& docks)
{
    using enum Perspective;
    const auto add = [this, &docks](const char* id, const QString& title, QWidget* panel, Qt::DockWidgetArea area,
                         std::initializer_list<Perspective> shownIn) {
        m_docks << docks.add(id, title, panel, area, shownIn);
        return m_docks.back();
    };
    Session* session = m_model.workspace.session();
    // It tells of lessons also while a puzzle is edited.
    lessonDock = docks.add("lesson_dock", tr("Lesson"), lessons, Qt::LeftDockWidgetArea, {});
    docks.leaveAlone(lessonDock);
    lessonDock->hide();
    eventsDock = add("events_dock", tr("Events"), events, Qt::LeftDockWidgetArea, {Debug});
    bookmarksDock = add("bookmarks_dock", tr("Bookmarks"), bookmarks, Qt::LeftDockWidgetArea, {Debug});
    explanationDock = add("explanation_dock", tr("Why"), explanation, Qt::RightDockWidgetArea, {Puzzle, Teach, Debug});
    breakpointsDock = add("breakpoints_dock", tr("Breakpoints"), breakpoints, Qt::RightDockWidgetArea, {Debug});
    add("watch_dock", tr("Watch"), new WatchPanel(session, m_model.workspace.watches()), Qt::RightDockWidgetArea,
        {Debug});
    stackDock = add("stack_dock", tr("Stack"), stack, Qt::LeftDockWidgetArea, {Debug});
    docks.moveIn(Debug, stackDock, Qt::RightDockWidgetArea);
    // The left side belongs to the lesson.
    for (QDockWidget* dock : {eventsDock, bookmarksDock, stackDock})
        docks.moveIn(Teach, dock, Qt::RightDockWidgetArea);
    // The title shows the number of active guesses, even if the panel is behind another one.
    const auto countGuesses = [session, dock = stackDock] {
        const int depth = session->hasPuzzle() ? session->moment().state().depth() : 0;
        //: %1: how many guesses stand
        dock->setWindowTitle(depth > 0 ? tr("Stack %1").arg(depth) : tr("Stack"));
    };
    QObject::connect(session, &Session::positionChanged, stackDock, countGuesses);
    QObject::connect(session, &Session::recordingReset, stackDock, countGuesses);
    historyDock = add("history_dock", tr("Candidate"), new HistoryPanel(session, m_model.workspace.inquiry()),
        Qt::RightDockWidgetArea, {Debug});
    docks.putBelowIn(Debug, historyDock);
    collectionDock = docks.add("collection_dock", tr("Collection"), collection, Qt::BottomDockWidgetArea, {});
    docks.leaveAlone(collectionDock);
    docks.moveInLow(collectionDock, Qt::RightDockWidgetArea);
    collectionDock->hide();
}

void Panels::setCovered(bool covered)
{
    if (covered && m_covers.isEmpty()) {
        for (QDockWidget* dock : m_docks)
            m_covers << new PanelCover(tr("The edited puzzle has no run yet."), dock);
    }
    if (!covered) {
        for (PanelCover* cover : m_covers)
            cover->lift();
        m_covers.clear();
    }
}

} // namespace convoku
