// SPDX-License-Identifier: MIT
#include "app/window/mark_controller.h"

#include "app/views/layers/widgets/layers_page.h"
#include "app/views/marks/breakpoint_wording.h"
#include "app/views/marks/widgets/bookmarks_panel.h"
#include "app/views/marks/widgets/breakpoints_panel.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/window/centre.h"
#include "app/window/docks.h"
#include "app/window/panels.h"
#include "app/window/run_controller.h"
#include "app/window/window_parts.h"
#include "app/wording/wording.h"

#include <QAction>
#include <QDockWidget>

namespace convoku {

MarkController::MarkController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    addBreakpoints();
    addBookmarks();
    addPicked();
    Workspace* workspace = parts.workspace();
    connect(workspace->breakpoints(), &Breakpoints::hitsChanged, this, &MarkController::show);
    connect(workspace->breakpoints(), &Breakpoints::listChanged, this, &MarkController::show);
    connect(workspace->bookmarks(), &Bookmarks::changed, this, &MarkController::show);
    connect(parts.run, &RunController::rested, this, &MarkController::announceStop);
}

void MarkController::addBreakpoints()
{
    Commands& commands = *m_parts.commands;
    const auto has = [this] { return m_parts.hasRun(); };
    // A held key asks for no more hits than can be shown.
    const auto step = [this](bool forward) { return m_parts.run->step([this, forward] { goToHit(forward); }); };
    commands.add({.id = "toggle_breakpoint",
        .text = tr("Toggle &breakpoint"),
        .help = tr("Stop when the picked candidate changes or, if none is picked, when this step’s event happens"),
        .keys = {QKeySequence(Qt::Key_F9)},
        .does = [this] { toggleBreakpoint(); },
        .enabled = has});
    commands.add({.id = "add_breakpoint",
        .text = tr("&Add breakpoint…"),
        .help = tr("Choose what to stop at"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_F9)},
        .does =
            [this] {
                m_parts.docks->bringUp(m_parts.panels->breakpointsDock);
                m_parts.panels->breakpoints->addBreakpoint();
            },
        .enabled = [this] { return !m_parts.isEditing(); }});
    commands.add({.id = "next_hit",
        .text = tr("&Next hit"),
        .help = tr("Go to the next breakpoint hit"),
        .keys = {QKeySequence(Qt::Key_F4)},
        .does = step(true),
        .enabled = has});
    commands.add({.id = "previous_hit",
        .text = tr("&Previous hit"),
        .help = tr("Go to the previous breakpoint hit"),
        .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F4)},
        .does = step(false),
        .enabled = has});
}

void MarkController::addBookmarks()
{
    constexpr int kNumbered = 10;
    Commands& commands = *m_parts.commands;
    const Bookmarks* bookmarks = m_parts.workspace()->bookmarks();
    commands.add({.id = "toggle_bookmark",
        .text = tr("Toggle book&mark"),
        .help = tr("Set or remove a bookmark at this position"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_B)},
        .does = [this] { toggleBookmark(); },
        .enabled = [this] { return m_parts.hasRun(); }});
    for (int number = 1; number <= kNumbered; ++number) {
        const auto place = static_cast<std::size_t>(number) - 1;
        commands.add({.id = qPrintable(QStringLiteral("bookmark_%1").arg(number)),
            .text = tr("Bookmark %1").arg(number),
            .help = tr("Go to bookmark %1").arg(number),
            .keys = {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number % kNumbered))},
            .does =
                [this, bookmarks, place] {
                    if (place < bookmarks->list().size())
                        m_parts.session()->jumpTo(bookmarks->list()[place].position);
                },
            .enabled = [this, bookmarks, place] { return m_parts.hasRun() && place < bookmarks->list().size(); }});
    }
}

void MarkController::addPicked()
{
    Commands& commands = *m_parts.commands;
    const auto picked = [this] { return m_parts.hasRun() && m_parts.session()->picked().has_value(); };
    commands.add({.id = "explain_picked",
        .text = tr("E&xplain the picked candidate"),
        .help = tr("Show why the picked candidate was removed (on the board)"),
        .keys = {QKeySequence(Qt::Key_E)},
        .does = [this] { m_parts.docks->bringUp(m_parts.panels->explanationDock); },
        .enabled = picked,
        .where = Command::Keys::OnBoards});
    commands.add({.id = "history_of_picked",
        .text = tr("&History of the picked candidate"),
        .help = tr("Show what happened to the picked candidate (on the board)"),
        .keys = {QKeySequence(Qt::Key_H)},
        .does = [this] { m_parts.docks->bringUp(m_parts.panels->historyDock); },
        .enabled = picked,
        .where = Command::Keys::OnBoards});
    QAction* pin = commands.add({.id = "pin_layer",
        .text = tr("Pin this la&yer"),
        .help = tr("Keep the tensors of the layer at this position in a separate tab"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_P)},
        .does = [this] { pinLayer(); },
        .enabled = [this] { return m_parts.hasRun() && !m_parts.session()->isAtStart(); },
        .onButton = tr("Pin")});
    m_parts.centre->view<LayersPage>()->setPinAction(pin);
}

void MarkController::show()
{
    const auto stops = m_parts.workspace()->breakpoints()->stops();
    TimelineView* timeline = m_parts.panels->timeline;
    timeline->setHits({stops.begin(), stops.end()});
    std::vector<Position> bookmarks;
    for (const Bookmark& bookmark : m_parts.workspace()->bookmarks()->list())
        bookmarks.push_back(bookmark.position);
    timeline->setBookmarks(std::move(bookmarks));
    m_parts.commands->update();
}

void MarkController::goToHit(bool forward)
{
    if (m_parts.workspace()->goToStop(forward)) {
        announceStop();
        return;
    }
    if (m_parts.workspace()->breakpoints()->count() == 0)
        m_parts.showMessage(tr("No breakpoints. Press F9 to set one, Ctrl+F9 to choose what to stop at."));
    else
        m_parts.showMessage(
            forward ? tr("There is no later hit of a breakpoint.") : tr("There is no earlier hit of a breakpoint."));
}

void MarkController::toggleBreakpoint()
{
    const auto [breakpoint, set] = m_parts.workspace()->toggleBreakpointHere();
    m_parts.panels->breakpointsDock->show();
    m_parts.panels->breakpointsDock->raise();
    const QString sentence = BreakpointWording::sentence(breakpoint, m_parts.session()->network());
    //: a breakpoint in words: When candidate 7 of r6c1 changes
    m_parts.showMessage(
        set ? tr("Breakpoint set: %1").arg(sentence) : tr("Breakpoint removed: %1").arg(sentence), 10000);
}

void MarkController::announceStop()
{
    const Breakpoints* breakpoints = m_parts.workspace()->breakpoints();
    QStringList sentences;
    for (const int index : breakpoints->stoppingAt(m_parts.session()->position()))
        sentences << BreakpointWording::sentence(breakpoints->at(index), m_parts.session()->network());
    if (!sentences.isEmpty())
        m_parts.showMessage(tr("Stopped: %1").arg(sentences.join(QStringLiteral("; "))), 10000);
}

void MarkController::toggleBookmark()
{
    const int index = m_parts.workspace()->bookmarks()->toggle(m_parts.session()->position());
    if (index < 0)
        return;
    m_parts.panels->bookmarksDock->show();
    m_parts.panels->bookmarksDock->raise();
    m_parts.panels->bookmarks->editNote(index);
}

void MarkController::pinLayer()
{
    const bool pinned = m_parts.workspace()->pins()->pinHere();
    m_parts.centre->show(m_parts.centre->view<LayersPage>());
    const QString address = Wording::address(*m_parts.session()->recording(), m_parts.session()->position());
    m_parts.showMessage(
        pinned ? tr("Pinned in a separate tab: %1").arg(address) : tr("%1 is pinned already").arg(address));
}

} // namespace convoku
