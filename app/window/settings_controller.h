// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace convoku {

class FirstSteps;
struct WindowParts;

/// Saves the state of the window from one start to the next, and shows the hint of the first start.
class SettingsController final : public QObject
{
    Q_OBJECT

public:
    /// All other controllers are there.
    SettingsController(WindowParts& parts, QObject* parent);

    /// Above the board; closed until somebody begins it.
    FirstSteps* firstSteps() const { return m_firstSteps; }
    /// Returns true if the program has not been used with these settings before.
    bool isFirstStart() const;
    /// The hint of the first start, unless it has been seen.
    void offerFirstSteps();
    void restore();
    void save();

private:
    void addFirstSteps();
    void addMotion();
    void keep();
    /// Puzzle, rules and place, for the next start.
    void keepPlace();
    void savePlace();
    void keepWorkshop();
    void saveWorkshop();
    /// Once, where the settings cannot be written; a message that somebody may be reading goes first.
    void reportUnkept();

    WindowParts& m_parts;
    FirstSteps* m_firstSteps;
};

} // namespace convoku
