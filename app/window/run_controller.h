// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/timeline/widgets/time_bar.h"
#include "app/window/commands.h"

#include <QObject>

namespace convoku {

struct WindowParts;

/// Adds the commands that move through the run, play it and continue it.
class RunController final : public QObject
{
    Q_OBJECT

public:
    RunController(WindowParts& parts, QObject* parent);

    const TransportActions& transport() const { return m_transport; }
    /// LibTorch could not be opened, and the bitwise backend stands in; `problem` as BackendModule has it; each is told
    /// once.
    void reportMissingTorch(const QString& problem);
    /// The sign of play or pause, in the colours of the palette: Qt keeps it as it was drawn.
    void showPlaying();
    /// A command that steps. A held key repeats faster than a large board may be drawn: what can't be shown is not
    /// stepped, so that steps never queue up.
    std::function<void()> step(std::function<void()> call) const;

Q_SIGNALS:
    /// Play has come to rest.
    void rested();

protected:
    /// Shortcuts don't say whether their key repeats.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addSteps();
    void addJumps();
    void addPlay();
    void addRun();
    /// After an error: the same puzzle from its start, to the place that was looked at.
    void runAgain();
    void goToNextSolution();
    void goToFirstWrongGuess();
    void goToWhereItFailed();

    WindowParts& m_parts;
    TransportActions m_transport;
    bool m_keyRepeats = false; ///< the key that is down is held
};

} // namespace convoku
