// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

namespace convoku {

class FirstSteps;
struct Position;
struct WindowParts;

/// As long as the hint of the first start is open, the first step from the start is not shown as one: what its rule
/// found goes house by house, each with its sentence. Whoever goes on meanwhile is not held up, and where nothing may
/// move by itself all of it is there at once.
class FirstRule final : public QObject
{
    Q_OBJECT

public:
    FirstRule(WindowParts& parts, const FirstSteps* hint);

    /// There is more to come by itself.
    bool isUnderWay() const { return m_beat.isActive(); }

private:
    void positionChanged();
    /// The findings are there.
    void begin();
    /// The next house.
    void goOn();
    /// All of it is there.
    void end();
    void holdBack();

    WindowParts& m_parts;
    const FirstSteps* m_hint;
    bool m_fromStart = true; ///< the position was the start
    bool m_waits = false; ///< for the findings
    std::vector<std::vector<int>> m_groups; ///< findings by house, as indices
    std::size_t m_shown = 0; ///< groups that are there
    QTimer m_beat;
};

} // namespace convoku
