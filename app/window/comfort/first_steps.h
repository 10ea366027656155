// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <QFrame>
#include <QTimer>

#include <array>

class QAction;
class QLabel;
class QPushButton;
class QToolButton;

namespace convoku {

class Session;

/// What somebody needs to know first, in three steps that can be done right there: step on, step back, export. Each one
/// is crossed off when it is done, in whatever way: a jump is no step, and a dialog that was left no export. It goes by
/// itself: a while after the last one, or when somebody has gone on for long enough to know how.
class FirstSteps final : public QFrame
{
    Q_OBJECT

public:
    static constexpr std::size_t kSteps = 3;

    FirstSteps(Session* session, QAction* stepOn, QAction* stepBack, QAction* exportRun, QWidget* parent = nullptr);

    using Steps = std::array<bool, kSteps>;

    /// From where somebody was: with none of them done from the beginning.
    void begin(const Steps& done = {});
    /// Somebody has begun and not closed it, whether it is in sight now or not.
    bool isOpen() const { return m_open; }
    /// While something else needs the room and has hints of its own; it comes back where it was.
    void setSuspended(bool suspended);
    /// Without its title, where it stands in a row that is short of room.
    void setTitled(bool titled);
    bool isDone(std::size_t step) const { return m_done.at(step); }
    const Steps& done() const { return m_done; }
    /// A run has been exported.
    void takeExport() { take(2); }
    /// What it says now, in a sentence.
    QString sentence() const;

Q_SIGNALS:
    /// Nobody needs it any more.
    void finished();
    /// Another sentence.
    void changed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void take(std::size_t step);
    void follow();
    void close();
    void showSteps();

    Session* m_session;
    QLabel* m_title;
    std::array<QAction*, kSteps> m_actions;
    std::array<QPushButton*, kSteps> m_buttons{};
    Steps m_done{};
    QToolButton* m_close;
    bool m_titled = true;
    bool m_open = false;
    bool m_suspended = false;
    Position m_position; ///< where the session was last
    int m_moves = 0; ///< since it is there
    QTimer m_goes; ///< until it goes by itself
};

} // namespace convoku
