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
    /// Shows the sentence for the current position or for the edited puzzle; without a puzzle, shows what to do.
    void show();

private:
    void write();
    /// Makes the line as wide as the board with its legend, or as the view in front.
    void place();
    void announceStep();

    WindowParts& m_parts;
    SentenceArea* m_area;
};

} // namespace convoku
