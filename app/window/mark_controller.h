// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace convoku {

struct WindowParts;

/// Manages the marks in a run: breakpoints and their hits, bookmarks, pinned layers, the picked candidate.
class MarkController final : public QObject
{
    Q_OBJECT

public:
    MarkController(WindowParts& parts, QObject* parent);

    /// On the timeline.
    void show();
    /// Which breakpoint stops here, if one does.
    void announceStop();

private:
    void addBreakpoints();
    void addBookmarks();
    void addPicked();
    void goToHit(bool forward);
    void toggleBreakpoint();
    void toggleBookmark();
    void pinLayer();

    WindowParts& m_parts;
};

} // namespace convoku
