// SPDX-License-Identifier: MIT
#include "app/window/comfort/first_steps.h"

#include "app/document/session.h"
#include "app/window/parts/form.h"
#include "app/window/parts/style.h"
#include "solver/run/navigation.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace convoku {
namespace {

/// Time until the hint closes when all steps are done: enough to read its last sentence.
constexpr std::chrono::seconds kRead{8};
constexpr int kKnowsHow = 10; ///< steps
constexpr int kKeyPadding = 8;
constexpr int kHintHeight = 30;
constexpr int kCapHeight = 22;

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

KeyHint::KeyHint(QWidget* parent)
    : QPushButton(parent)
{
    setAutoDefault(false);
    setCursor(Qt::PointingHandCursor);
}

void KeyHint::setHint(const QString& key, const QString& what, State state)
{
    const QString shown = state == State::Done ? QStringLiteral("✓") : key;
    if (shown == m_key && what == m_what && state == m_state)
        return;
    m_key = shown;
    m_what = what;
    m_state = state;
    //: a key, and what it does
    const QString text = tr("%1: %2").arg(key, what);
    //: what a screen reader says of a step that is crossed off
    setAccessibleName(state == State::Done ? tr("%1, done").arg(text) : text);
    updateGeometry();
    update();
}

QFont KeyHint::keyFont() const
{
    return demiBold(font());
}

int KeyHint::keyWidth() const
{
    return std::max(kHintHeight, QFontMetrics(keyFont()).horizontalAdvance(m_key) + 2 * kKeyPadding);
}

QSize KeyHint::sizeHint() const
{
    const int text = QFontMetrics(demiBold(font())).horizontalAdvance(m_what);
    return {keyWidth() + text + 4 * kKeyPadding, std::max(kHintHeight, fontMetrics().height() + kKeyPadding)};
}

void KeyHint::paintEvent(QPaintEvent*)
{
    const Tokens& t = windowTokens();
    const bool next = m_state == State::Next;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    if (next || isDown() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.selected);
        painter.drawRoundedRect(all, space::kRadius, space::kRadius);
    }
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto placed
        = [&](const QRectF& place) { return QStyle::visualRect(layoutDirection(), rect(), place.toRect()); };
    const QRectF cap = placed({kKeyPadding, (height() - kCapHeight) / 2.0, qreal(keyWidth()), kCapHeight});
    painter.setPen(next ? QPen(Qt::NoPen) : QPen(t.controlEdge, 1));
    painter.setBrush(next ? t.ink : t.surface);
    painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setFont(keyFont());
    painter.setPen(next ? t.onInk : m_state == State::Done ? t.text3 : t.text1);
    painter.drawText(cap, Qt::AlignCenter, m_key);
    painter.setFont(next ? demiBold(font()) : font());
    painter.setPen(!isEnabled() || m_state == State::Done ? t.text3 : t.text1);
    painter.drawText(
        placed({keyWidth() + 2.0 * kKeyPadding, 0, width() - keyWidth() - 3.0 * kKeyPadding, qreal(height())}),
        static_cast<int>((mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter) | Qt::TextSingleLine, m_what);
}

FirstSteps::FirstSteps(Session* session, QAction* stepOn, QAction* play, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_title(form::label("first_steps_title", form::kTitle))
    , m_actions{stepOn, play}
    , m_close(form::tool("first_steps_close", Sign::Close, tr("Close the hint")))
{
    setObjectName(QStringLiteral("first_steps"));
    setAutoFillBackground(true);
    auto* layout = form::flow(2, m_title);
    for (std::size_t i = 0; i < kSteps; ++i) {
        m_hints[i] = new KeyHint;
        m_hints[i]->setObjectName(QStringLiteral("first_step_%1").arg(i + 1));
        layout->addWidget(m_hints[i]);
    }
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        connect(m_hints[i], &QPushButton::clicked, m_actions[i], &QAction::trigger);
        connect(m_actions[i], &QAction::changed, this, &FirstSteps::showSteps);
    }
    connect(m_hints.back(), &QPushButton::clicked, this, &FirstSteps::pickFound);
    m_close->setFocusPolicy(Qt::StrongFocus);
    // Beside the steps, not behind them: on a small screen a row less is a larger board.
    form::fill(
        this, form::row({.margins = QMargins(0, 2, 6, 2)}, form::grow(layout), form::aligned(m_close, Qt::AlignTop)));
    connect(m_close, &QToolButton::clicked, this, &FirstSteps::close);
    connect(session, &Session::positionChanged, this, &FirstSteps::follow);
    connect(session, &Session::playingChanged, this, [this] {
        if (m_session->isPlaying())
            take(1);
    });
    connect(session, &Session::pickedChanged, this, [this] {
        if (m_session->picked())
            take(2);
    });
    // A new run starts at position 0: that is not a step.
    connect(session, &Session::recordingReset, this, [this] { m_position = m_session->position(); });
    for (const auto signal : {&Session::recordingReset, &Session::recordingGrew, &Session::runningChanged})
        connect(session, signal, this, &FirstSteps::showSteps);
    m_hideTimer.setSingleShot(true);
    connect(&m_hideTimer, &QTimer::timeout, this, &FirstSteps::close);
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
    if (isStepBetween(*recording, before, position) && !m_session->isPlaying())
        take(0);
    showSteps();
    if (!isHidden() && ++m_moves >= kKnowsHow)
        close();
}

void FirstSteps::pickFound()
{
    const auto recording = m_session->recording();
    if (!recording)
        return;
    const Candidates candidates = recording->stateAt(m_session->position()).candidates;
    for (int index = 0; index < candidates.board().cells(); ++index) {
        const Cell cell = candidates.board().cell(index);
        const int digit = candidates.soleDigit(cell);
        if (digit >= 0 && !recording->givens().isGiven(cell)) {
            m_session->pick(Candidate::of(digit, cell));
            return;
        }
    }
}

void FirstSteps::take(std::size_t step)
{
    if (isHidden() || m_done[step])
        return;
    m_done[step] = true;
    showSteps();
    Q_EMIT changed();
    if (std::find(m_done.begin(), m_done.end(), false) == m_done.end()) {
        m_hideTimer.start(kRead);
        Q_EMIT finished();
    }
}

void FirstSteps::close()
{
    m_hideTimer.stop();
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
    return m_title->text() + QLatin1Char(' ')
        + m_hints[static_cast<std::size_t>(next - m_done.begin())]->accessibleName();
}

void FirstSteps::showSteps()
{
    const bool atEnd = m_session->hasPuzzle() && m_session->isAtEnd() && !m_session->isRunning();
    const std::array<QString, kSteps> keys{QStringLiteral("→"), tr("Space", "key"), tr("Click")};
    const std::array<QString, kSteps> texts{atEnd ? tr("One step, from the start") : tr("One step on"),
        atEnd ? tr("Play it again") : tr("Play"), tr("a digit: why is it there?")};
    const auto next = std::find(m_done.begin(), m_done.end(), false);
    m_title->setText(next == m_done.end() ? tr("That is how it works. Press F1 for help.") : tr("Things to try"));
    m_title->setVisible(m_titled || next == m_done.end());
    for (std::size_t i = 0; i < kSteps; ++i) {
        const bool isNext = next != m_done.end() && next - m_done.begin() == static_cast<std::ptrdiff_t>(i);
        m_hints[i]->setHint(keys[i], texts[i],
            m_done[i]    ? KeyHint::State::Done
                : isNext ? KeyHint::State::Next
                         : KeyHint::State::Open);
        if (i < m_actions.size())
            m_hints[i]->setEnabled(m_actions[i]->isEnabled());
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
