// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace convoku {

class TreeStrip;
struct WindowParts;

/// When the strip of the search's guesses is there: where the perspective wants it, the window is high enough, and
/// there is a puzzle: also without a guess, for the board would move with the first one.
class StripController final : public QObject
{
    Q_OBJECT

public:
    StripController(WindowParts& parts, QObject* parent);

    TreeStrip* strip() const { return m_strip; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();

    WindowParts& m_parts;
    TreeStrip* m_strip;
    bool m_wanted = true;
};

} // namespace convoku
