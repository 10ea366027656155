// SPDX-License-Identifier: MIT
#include "app/window/comfort/undo_offer.h"

#include "app/document/workspace.h"
#include "app/views/marks/breakpoint_wording.h"
#include "app/window/parts/form.h"
#include "app/window/parts/notice.h"
#include "app/wording/watch_wording.h"
#include "app/wording/wording.h"

#include <QPushButton>

#include <algorithm>
#include <chrono>
#include <utility>

namespace convoku {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kUndoOffered = 20s;
constexpr std::size_t kMostSteps = 30;

} // namespace

UndoOffer::UndoOffer(Notice* notice, QObject* parent)
    : QObject(parent)
    , m_notice(notice)
    , m_button(form::button("undo_offer", tr("Undo")))
{
    m_button->hide();
    notice->addButton(m_button);
    m_hide.setSingleShot(true);
    m_hide.setInterval(kUndoOffered);
    connect(&m_hide, &QTimer::timeout, this, [this] { showButton(false); });
    connect(m_button, &QPushButton::clicked, this, &UndoOffer::undo);
}

void UndoOffer::offer(const QString& what, bool ofPuzzle, std::function<void()> undo)
{
    if (m_undoing)
        return;
    m_steps.push_back({what, ofPuzzle, std::move(undo)});
    if (m_steps.size() > kMostSteps)
        m_steps.erase(m_steps.begin());
    showButton(true);
    m_notice->showText(what, static_cast<int>(std::chrono::milliseconds(kUndoOffered).count()));
    Q_EMIT changed();
}

void UndoOffer::undo()
{
    if (m_steps.empty())
        return;
    const Step step = std::move(m_steps.back());
    m_steps.pop_back();
    m_undoing = true;
    step.undo();
    m_undoing = false;
    showButton(false);
    m_notice->clear();
    Q_EMIT changed();
}

void UndoOffer::forgetPuzzle()
{
    if (m_undoing || std::erase_if(m_steps, [](const Step& step) { return step.ofPuzzle; }) == 0)
        return;
    showButton(false);
    Q_EMIT changed();
}

void UndoOffer::showButton(bool shown)
{
    if (!shown) {
        m_hide.stop();
        m_button->hide();
        return;
    }
    //: %1: what happened, as in: Take back: Bookmark removed
    m_button->setToolTip(tr("Undo: %1").arg(what()));
    m_button->setAccessibleDescription(m_button->toolTip());
    m_button->show();
    m_hide.start();
}

RemovalWatch::RemovalWatch(Workspace* workspace, UndoOffer* offer, std::function<bool()> restoresPuzzle, Reopen reopen)
    : QObject(offer)
    , m_workspace(workspace)
    , m_offer(offer)
    , m_restoresPuzzle(std::move(restoresPuzzle))
    , m_reopen(std::move(reopen))
{
    watchBreakpoints();
    watchWatches();
    keepBookmarks();
    connect(workspace->bookmarks(), &Bookmarks::changed, this, &RemovalWatch::bookmarksChanged);
    // The workspace, which was there first, has dropped the bookmarks by then.
    connect(workspace->session(), &Session::puzzleChanged, this, &RemovalWatch::puzzleChanged);
}

void RemovalWatch::watchBreakpoints()
{
    Breakpoints* list = m_workspace->breakpoints();
    connect(list, &Breakpoints::aboutToRemove, this, [this, list](int index) {
        const Breakpoint removed = list->at(index);
        //: a breakpoint in words: When candidate 7 of r6c1 changes
        m_offer->offer(
            tr("Breakpoint removed: %1").arg(BreakpointWording::sentence(removed, m_workspace->session()->network())),
            false, [list, removed, index] { list->insert(std::min(index, list->count()), removed); });
    });
}

void RemovalWatch::watchWatches()
{
    Watches* list = m_workspace->watches();
    connect(list, &Watches::aboutToRemove, this, [this, list](int index) {
        const Watch removed = list->at(index);
        m_offer->offer(tr("Watch removed: %1").arg(WatchWording::name(removed)), false, [list, removed, index] {
            std::vector<Watch> all;
            for (int i = 0; i < list->count(); ++i)
                all.push_back(list->at(i));
            all.insert(all.begin() + std::min(index, list->count()), removed);
            list->setAll(all);
        });
    });
}

void RemovalWatch::keepBookmarks()
{
    m_bookmarks = m_workspace->bookmarks()->list();
    const Session& session = *m_workspace->session();
    m_start = session.hasPuzzle() ? session.recording()->startingGrid() : StartingGrid();
    m_name = session.name();
}

void RemovalWatch::bookmarksChanged()
{
    if (m_workspace->isChangingPuzzle())
        return; // puzzleChanged() is next
    Bookmarks* list = m_workspace->bookmarks();
    if (list->list().size() < m_bookmarks.size()) {
        const auto gone
            = std::mismatch(m_bookmarks.begin(), m_bookmarks.end(), list->list().begin(), list->list().end());
        const QString address = Wording::address(*m_workspace->session()->recording(), gone.first->position);
        //: %1: a place in the run: 12.7
        m_offer->offer(
            tr("Bookmark removed: %1").arg(address), true, [list, before = m_bookmarks] { list->setList(before); });
    }
    keepBookmarks();
}

void RemovalWatch::puzzleChanged()
{
    m_offer->forgetPuzzle();
    if (!m_bookmarks.empty() && !m_restoresPuzzle()) {
        const int count = static_cast<int>(m_bookmarks.size());
        m_offer->offer(tr("%n bookmark(s) removed with the previous puzzle", nullptr, count), true,
            [this, start = m_start, name = m_name, bookmarks = m_bookmarks] {
                m_reopen(start, name);
                m_workspace->bookmarks()->setList(bookmarks);
            });
    }
    keepBookmarks();
}

} // namespace convoku
