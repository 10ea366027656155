// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/bookmarks.h"
#include "app/document/session.h"
#include "app/document/watches.h"
#include "solver/run/breakpoint.h"

#include <QByteArray>
#include <QJsonObject>

#include <optional>
#include <vector>

namespace convoku {

/// The content of a session file, read and checked, ready to be opened.
struct SessionContent
{
    QString problem; ///< why it is not a session, in a sentence; then the rest is empty
    StartingGrid start;
    RunOptions options;
    std::optional<Position> position;
    std::optional<Candidate> picked;
    std::optional<PassRange> range;
    std::vector<Breakpoint> breakpoints;
    std::vector<Bookmark> bookmarks;
    std::vector<Watch> watches;
    std::vector<Position> pins;
    QByteArray layout; ///< of the window, as Workspace::toJson() was given it
    int leftOut = 0; ///< breakpoints, bookmarks, watches and pins that can't be read, or are more than there can be
};

/// Reads what Workspace::toJson() wrote. Its network is read and checked too, which can take long and be cancelled
/// (CancelScope). From any thread.
SessionContent readSession(const QJsonObject& json);
/// Returns true if reading can take long: the session's network did not come with the program.
bool isSlowToRead(const QJsonObject& json);

} // namespace convoku
