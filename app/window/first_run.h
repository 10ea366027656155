// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace convoku {

class FirstSteps;
class Header;
struct WindowParts;

/// The first minute. The example's run plays once and rests at its end. There the header says what this is, and the Why
/// card how it works, until somebody steps or opens something else. A step onwards begins at the start of the run.
class FirstRun final : public QObject
{
    Q_OBJECT

public:
    FirstRun(WindowParts& parts, Header* header, const FirstSteps* hint);

    /// Plays the run; where nothing may move by itself it is at its end as soon as it is there.
    void begin();
    /// In a window that is built in another language: rests there, if the one before did.
    void resume();

Q_SIGNALS:
    /// The run has been shown.
    void rested();

protected:
    /// Any key or click while it plays leads to its end.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void stopPlaying();
    void introduce(bool introduced);

    WindowParts& m_parts;
    Header* m_header;
    const FirstSteps* m_hint;
    bool m_plays = false;
    bool m_rests = false;
    int m_speed = 0; ///< that was set before it played
};

} // namespace convoku
