// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <QFrame>
#include <QPushButton>
#include <QTimer>

#include <array>

class QAction;
class QLabel;
class QToolButton;

namespace convoku {

class Session;

/// Shows a key and its effect. The next key to press is drawn in ink.
class KeyHint final : public QPushButton
{
    Q_OBJECT

public:
    enum class State { Open, Next, Done };

    explicit KeyHint(QWidget* parent = nullptr);

    void setHint(const QString& key, const QString& what, State state);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont keyFont() const;
    int keyWidth() const;

    QString m_key;
    QString m_what;
    State m_state = State::Open;
};

/// Shows the first things to do as three buttons: step on, play, and ask about a digit. Each is crossed off when it has
/// been done in any way; a jump is not a step. The hint closes eight seconds after the last one, or after ten steps.
class FirstSteps final : public QFrame
{
    Q_OBJECT

public:
    static constexpr std::size_t kSteps = 3;

    FirstSteps(Session* session, QAction* stepOn, QAction* play, QWidget* parent = nullptr);

    using Steps = std::array<bool, kSteps>;

    /// Starts the hint with these steps done; by default from the beginning.
    void begin(const Steps& done = {});
    /// Returns whether the hint has begun and was not closed, even if it is not visible now.
    bool isOpen() const { return m_open; }
    /// Hides the hint while something else needs the room and has its own hints; later it is shown again as it was.
    void setSuspended(bool suspended);
    /// Without its title, where it stands in a row that is short of room.
    void setTitled(bool titled);
    bool isDone(std::size_t step) const { return m_done.at(step); }
    const Steps& done() const { return m_done; }
    /// Returns the current text as a sentence.
    QString sentence() const;

Q_SIGNALS:
    /// Reports that the hint is not needed any more: all steps are done, or it was closed.
    void finished();
    /// Reports a different sentence.
    void changed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void take(std::size_t step);
    void follow();
    /// Picks a digit that the run has found, as a click on it does; does nothing if there is none.
    void pickFound();
    void close();
    void showSteps();

    Session* m_session;
    QLabel* m_title;
    std::array<QAction*, 2> m_actions;
    std::array<KeyHint*, kSteps> m_hints{};
    Steps m_done{};
    QToolButton* m_close;
    bool m_titled = true;
    bool m_open = false;
    bool m_suspended = false;
    Position m_position; ///< where the session was last
    int m_moves = 0; ///< since it is there
    QTimer m_hideTimer; ///< until it goes by itself
};

} // namespace convoku
