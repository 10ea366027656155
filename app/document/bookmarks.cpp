// SPDX-License-Identifier: MIT
#include "app/document/bookmarks.h"

#include <algorithm>

namespace convoku {
namespace {

bool isBefore(const Bookmark& a, const Bookmark& b)
{
    return a.position < b.position;
}

} // namespace

Bookmarks::Bookmarks(QObject* parent)
    : QObject(parent)
{
}

int Bookmarks::toggle(Position position)
{
    const Bookmark bookmark{position, {}};
    const auto at = std::lower_bound(m_list.begin(), m_list.end(), bookmark, isBefore);
    int index = static_cast<int>(at - m_list.begin());
    if (at != m_list.end() && at->position == position) {
        m_list.erase(at);
        index = -1;
    } else {
        m_list.insert(at, bookmark);
    }
    Q_EMIT changed();
    return index;
}

void Bookmarks::setNote(int index, const QString& note)
{
    Bookmark& bookmark = m_list.at(static_cast<std::size_t>(index));
    if (bookmark.note == note)
        return;
    bookmark.note = note;
    Q_EMIT changed();
}

void Bookmarks::remove(int index)
{
    m_list.erase(m_list.begin() + index);
    Q_EMIT changed();
}

void Bookmarks::setList(std::vector<Bookmark> list)
{
    std::stable_sort(list.begin(), list.end(), isBefore);
    list.erase(std::unique(list.begin(), list.end(),
                   [](const Bookmark& a, const Bookmark& b) { return a.position == b.position; }),
        list.end());
    if (list == m_list)
        return;
    m_list = std::move(list);
    Q_EMIT changed();
}

} // namespace convoku
