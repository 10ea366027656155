// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/watch.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace convoku {

/// Result of reading a typed watch.
struct ReadWatch
{
    std::optional<Watch> watch;
    QString problem; ///< what was expected, in a sentence; empty if it is a watch
};

/// Reads "r4c5=7", "r4c5", "row 4", "row 4 = 7", "column 3", "box 9" (short: r4, c3=7, b9), "count", "count 7",
/// "decided", "depth". Blanks and case do not matter. What the board does not have is a problem.
ReadWatch readWatch(const QString& text, Board board = {});
/// The same the other way: what readWatch() reads as this watch, for files.
QString watchText(const Watch& watch);

/// The watches of a session, each of them once. Indices must be in 0 … count() − 1.
class Watches : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    int count() const { return static_cast<int>(m_list.size()); }
    const Watch& at(int index) const { return m_list.at(static_cast<std::size_t>(index)); }
    /// -1 where it is not in the list.
    int find(const Watch& watch) const;
    /// At the end of the list; returns where it is now, also where it was there already.
    int add(const Watch& watch);
    void remove(int index);
    /// All of them at once, as from a file.
    void setAll(const std::vector<Watch>& watches);

Q_SIGNALS:
    void aboutToInsert(int index);
    void inserted(int index);
    void aboutToRemove(int index);
    void removed(int index);
    void aboutToReset();
    void wasReset();
    /// After every one of those that has been done.
    void listChanged();

private:
    std::vector<Watch> m_list;
};

} // namespace convoku
