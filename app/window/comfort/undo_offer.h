// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/bookmarks.h"
#include "app/document/session.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

class QPushButton;

namespace convoku {

class Notice;
class Workspace;

/// Offers to restore what was discarded outside the editor: the last item by a button in the notice for a while, and by
/// Undo as long as the puzzle is open.
class UndoOffer final : public QObject
{
    Q_OBJECT

public:
    UndoOffer(Notice* notice, QObject* parent);

    /// `what` is told: "Bookmark removed: 12.7". `ofPuzzle`: it makes no sense for another puzzle.
    void offer(const QString& what, bool ofPuzzle, std::function<void()> undo);
    bool canUndo() const { return !m_steps.empty(); }
    /// Returns the description of what undo() reverts; empty if there is nothing.
    QString what() const { return canUndo() ? m_steps.back().what : QString(); }
    void undo();
    /// Drops the items that belong to the previously open puzzle.
    void forgetPuzzle();

Q_SIGNALS:
    void changed();

private:
    struct Step
    {
        QString what;
        bool ofPuzzle;
        std::function<void()> undo;
    };
    void showButton(bool shown);

    Notice* m_notice;
    QPushButton* m_button;
    QTimer m_hide;
    std::vector<Step> m_steps;
    bool m_undoing = false; ///< what this takes back is not offered again
};

/// Offers what is removed from a workspace: breakpoints, watches, bookmarks, also those that go with their puzzle.
class RemovalWatch final : public QObject
{
    Q_OBJECT

public:
    using Reopen = std::function<void(const StartingGrid& start, const QString& name)>;

    /// `restoresPuzzle`: returns true if the replaced puzzle will be restored automatically, so that no undo is
    /// offered.
    RemovalWatch(Workspace* workspace, UndoOffer* offer, std::function<bool()> restoresPuzzle, Reopen reopen);

private:
    void watchBreakpoints();
    void watchWatches();
    void bookmarksChanged();
    void puzzleChanged();
    void keepBookmarks();

    Workspace* m_workspace;
    UndoOffer* m_offer;
    std::function<bool()> m_restoresPuzzle;
    Reopen m_reopen;
    StartingGrid m_start; ///< of the puzzle that the bookmarks belong to
    QString m_name;
    std::vector<Bookmark> m_bookmarks;
};

} // namespace convoku
