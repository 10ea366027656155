// SPDX-License-Identifier: MIT
#include "app/window/comfort/first_steps.h"

#include "app/document/session.h"
#include "app/window/parts/form.h"
#include "solver/run/navigation.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace convoku {
namespace {

/// The keys that everybody knows, which do the same on the board: → and ←.
constexpr std::array<char16_t, 2> kOnBoard{0x2192, 0x2190};
/// How long it stays when all is done: as long as its last sentence takes to be read.
constexpr std::chrono::seconds kRead{8};
constexpr int kKnowsHow = 30; ///< steps

/// A step of whatever size leads from the one place to the other, and back; a jump is none.
bool isStepBetween(const Recording& recording, Position before, Position after)
{
    if (!recording.contains(before) || !recording.contains(after))
        return false;
    const auto leads = [&](auto next, auto previous, auto... skipIdle) {
        return after == next(recording, before, skipIdle...) && before == previous(recording, after, skipIdle...);
    };
    return leads(nextPass, previousPass) || leads(nextStep, previousStep, true) || leads(nextStep, previousStep, false)
        || leads(nextLayer, previousLayer, true) || leads(nextLayer, previousLayer, false);
}

} // namespace

FirstSteps::FirstSteps(Session* session, QAction* stepOn, QAction* stepBack, QAction* exportRun, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_title(form::label("first_steps_title"))
    , m_actions{stepOn, stepBack, exportRun}
    , m_close(form::tool("first_steps_close", Sign::Close, tr("Close the hint")))
{
    setObjectName(QStringLiteral("first_steps"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_title->setForegroundRole(QPalette::Text);
    auto* layout = form::flow(6, m_title);
    for (std::size_t i = 0; i < kSteps; ++i) {
        auto* button = new QPushButton;
        button->setObjectName(QStringLiteral("first_step_%1").arg(i + 1));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, m_actions[i], &QAction::trigger);
        connect(m_actions[i], &QAction::changed, this, &FirstSteps::showSteps);
        layout->addWidget(button);
        m_buttons[i] = button;
    }
    m_close->setFocusPolicy(Qt::StrongFocus);
    // Beside the steps, not behind them: on a small screen a row less is a larger board.
    form::fill(
        this, form::row({.margins = QMargins(10, 4, 6, 4)}, form::grow(layout), form::aligned(m_close, Qt::AlignTop)));
    connect(m_close, &QToolButton::clicked, this, &FirstSteps::close);
    connect(session, &Session::positionChanged, this, &FirstSteps::follow);
    // Another run begins at its start: that is no step back.
    connect(session, &Session::recordingReset, this, [this] { m_position = m_session->position(); });
    m_goes.setSingleShot(true);
    connect(&m_goes, &QTimer::timeout, this, &FirstSteps::close);
    showSteps();
    hide();
}

void FirstSteps::begin(const Steps& done)
{
    m_done = done;
    m_position = m_session->position();
    m_open = true;
    m_moves = 0;
    showSteps();
    setVisible(!m_suspended);
    if (!m_suspended)
        Q_EMIT changed();
}

void FirstSteps::setSuspended(bool suspended)
{
    m_suspended = suspended;
    setVisible(m_open && !suspended);
}

void FirstSteps::setTitled(bool titled)
{
    if (m_titled == titled)
        return;
    m_titled = titled;
    showSteps();
}

void FirstSteps::follow()
{
    const Position position = m_session->position();
    const Position before = std::exchange(m_position, position);
    const auto recording = m_session->recording();
    if (!recording)
        return;
    if (isStepBetween(*recording, before, position))
        take(0);
    else if (isStepBetween(*recording, position, before))
        take(1);
    if (!isHidden() && ++m_moves >= kKnowsHow)
        close();
}

void FirstSteps::take(std::size_t step)
{
    if (isHidden() || m_done[step])
        return;
    m_done[step] = true;
    showSteps();
    Q_EMIT changed();
    if (std::find(m_done.begin(), m_done.end(), false) == m_done.end()) {
        m_goes.start(kRead);
        Q_EMIT finished();
    }
}

void FirstSteps::close()
{
    m_goes.stop();
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_open = false;
    hide();
    if (hadFocus && nextInFocusChain() != nullptr)
        focusNextChild();
    Q_EMIT finished();
}

QString FirstSteps::sentence() const
{
    const auto next = std::find(m_done.begin(), m_done.end(), false);
    if (next == m_done.end())
        return m_title->text();
    return m_title->text() + QLatin1Char(' ') + m_buttons[static_cast<std::size_t>(next - m_done.begin())]->text();
}

void FirstSteps::showSteps()
{
    const std::array<QString, kSteps> texts{tr("Step on"), tr("Step back"), tr("Export as GIF")};
    const auto next = std::find(m_done.begin(), m_done.end(), false);
    m_title->setText(next == m_done.end() ? tr("That is how it goes. F1 opens the help.") : tr("First steps:"));
    m_title->setVisible(m_titled || next == m_done.end());
    for (std::size_t i = 0; i < kSteps; ++i) {
        const QKeySequence key = m_actions[i]->shortcut();
        const QString keys = i < kOnBoard.size() ? QString(QChar(kOnBoard[i])) : key.toString(QKeySequence::NativeText);
        //: the number of a step, what to do, and its key: 1. Step on (F10)
        QString text = keys.isEmpty() ? QStringLiteral("%1. %2").arg(i + 1).arg(texts[i])
                                      : tr("%1. %2 (%3)").arg(i + 1).arg(texts[i], keys);
        if (m_done[i])
            text = QStringLiteral("✓ ") + text;
        m_buttons[i]->setText(text);
        //: what a screen reader says of a step that is crossed off
        m_buttons[i]->setAccessibleName(m_done[i] ? tr("%1, done").arg(text.mid(2)) : text);
        m_buttons[i]->setToolTip(m_actions[i]->statusTip());
        QFont font = this->font();
        font.setBold(next != m_done.end() && next - m_done.begin() == static_cast<std::ptrdiff_t>(i));
        m_buttons[i]->setFont(font);
        m_buttons[i]->setEnabled(m_actions[i]->isEnabled());
    }
}

void FirstSteps::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

} // namespace convoku
