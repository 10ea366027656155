// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

namespace convoku {

class FirstSteps;
struct Position;
struct WindowParts;

/// Shows the first step from the start house by house, each with its sentence, as long as the hint of the first start
/// is open. The user can step on meanwhile without delay. With reduced motion everything is shown at once.
class FirstRule final : public QObject
{
    Q_OBJECT

public:
    FirstRule(WindowParts& parts, const FirstSteps* hint);

    /// Returns whether more will be shown automatically.
    bool isUnderWay() const { return m_timer.isActive(); }

private:
    void positionChanged();
    /// Begins with the first house when the findings are known.
    void begin();
    /// Shows the next house.
    void advance();
    /// Shows everything that is left.
    void end();
    void holdBack();

    WindowParts& m_parts;
    const FirstSteps* m_hint;
    bool m_fromStart = true; ///< the position was the start
    bool m_waits = false; ///< for the findings
    std::vector<std::vector<int>> m_groups; ///< findings by house, as indices
    std::size_t m_shown = 0; ///< groups that are there
    QTimer m_timer;
};

} // namespace convoku
