// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace convoku {

class FirstSteps;
class Header;
struct WindowParts;

/// Shows the example's run at the first start: plays it once and stops at its end. There the header describes the
/// program and the Why card explains how the network works, until the position or the puzzle changes. A step forward
/// from that end starts at the first rule of the first pass.
class FirstRun final : public QObject
{
    Q_OBJECT

public:
    FirstRun(WindowParts& parts, Header* header, const FirstSteps* hint);

    /// Plays the run. If the desktop asks for reduced motion, goes to the end as soon as the run is complete.
    void begin();
    /// Restores the texts at the end of the run, after the window has been rebuilt in another language.
    void resume();

Q_SIGNALS:
    /// The run has reached its end.
    void rested();

protected:
    /// Ends the playback at any key or click.
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
};

} // namespace convoku
