// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <QObject>
#include <QString>

#include <vector>

namespace convoku {

struct Bookmark
{
    Position position;
    QString note;

    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// Places of a run that somebody wants to find again, in their order, each at most once.
class Bookmarks : public QObject
{
    Q_OBJECT

public:
    explicit Bookmarks(QObject* parent = nullptr);

    const std::vector<Bookmark>& list() const { return m_list; }
    /// Sets a bookmark there, or takes it away. Returns its index, or -1 where it is gone now.
    int toggle(Position position);
    void setNote(int index, const QString& note);
    void remove(int index);
    /// Replaces all; doubles and their order are mended.
    void setList(std::vector<Bookmark> list);

Q_SIGNALS:
    void changed();

private:
    std::vector<Bookmark> m_list;
};

} // namespace convoku
