// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace convoku {

class SentenceArea;
struct WindowParts;

/// The reason line: what it says, where it stands, and who hears of it.
class SentenceController final : public QObject
{
    Q_OBJECT

public:
    SentenceController(WindowParts& parts, QObject* parent);

    SentenceArea* area() const { return m_area; }
    /// Of the place that is looked at, of the puzzle that is edited, or what to do where there is none.
    void show();

private:
    void write();
    /// As wide as the board and its legend, or as the view that is in front.
    void place();
    void say();

    WindowParts& m_parts;
    SentenceArea* m_area;
};

} // namespace convoku
