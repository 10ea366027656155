// SPDX-License-Identifier: MIT
#include "app/window/first_run.h"

#include "app/views/board/widgets/board_view.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/why/widgets/explanation_panel.h"
#include "app/views/why/widgets/how_it_works.h"
#include "app/window/centre.h"
#include "app/window/comfort/first_steps.h"
#include "app/window/header.h"
#include "app/window/panels.h"
#include "app/window/parts/motion.h"
#include "app/window/window_parts.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>

namespace convoku {
namespace {

constexpr int kFirstRunInterval = 160; ///< milliseconds per pass; a run of 25 passes takes 4 s

} // namespace

FirstRun::FirstRun(WindowParts& parts, Header* header, const FirstSteps* hint)
    : QObject(header)
    , m_parts(parts)
    , m_header(header)
    , m_hint(hint)
{
    const Session* session = parts.session();
    connect(session, &Session::playingChanged, this, &FirstRun::follow);
    connect(session, &Session::runningChanged, this, &FirstRun::follow);
    connect(session, &Session::recordingReset, this, [this] {
        if (m_plays)
            stopPlaying();
        introduce(false);
    });
    connect(session, &Session::positionChanged, this, [this] {
        if (m_rests)
            introduce(false);
    });
    connect(session, &Session::stepRefused, this, [this](bool forward) {
        // At the end, the hint offers a step from the start.
        if (!forward || !m_hint->isVisible() || m_parts.session()->isRunning())
            return;
        m_parts.session()->goToFirst();
        m_parts.session()->stepOn(true);
    });
    connect(parts.centre, &Centre::currentChanged, this,
        [this] { m_header->showAbout(m_parts.centre->isCurrent(m_parts.centre->board())); });
    const HowItWorks* card = parts.panels->explanation->introduction();
    connect(card, &HowItWorks::layersRequested, this, [this] {
        m_parts.session()->goTo({1, 1, 1});
        m_parts.centre->goTo(m_parts.centre->view<LayersPage>());
    });
    connect(card, &HowItWorks::lessonRequested, this, [this] { (*m_parts.commands)["lesson_1"]->trigger(); });
}

void FirstRun::begin()
{
    Session* session = m_parts.session();
    m_plays = session->hasPuzzle();
    if (m_plays && !Motion::instance().isReduced()) {
        session->setPlayInterval(kFirstRunInterval);
        qApp->installEventFilter(this);
        session->setPlaying(true);
    } else {
        follow();
    }
}

void FirstRun::resume()
{
    if (m_hint->isOpen() && !m_hint->isDone(0) && m_parts.session()->isAtEnd())
        introduce(true);
}

bool FirstRun::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!m_plays || (!isKey && event->type() != QEvent::MouseButtonPress))
        return QObject::eventFilter(watched, event);
    if (event->type() != QEvent::ShortcutOverride) {
        m_parts.session()->setPlaying(false);
        return isKey;
    }
    // Accepted, so that the key triggers no shortcut and arrives as a key press.
    event->accept();
    return true;
}

void FirstRun::follow()
{
    Session* session = m_parts.session();
    if (!m_plays || session->isPlaying() || session->isRunning())
        return;
    session->goToLast();
    stopPlaying();
    introduce(true);
    Q_EMIT rested();
}

void FirstRun::stopPlaying()
{
    m_plays = false;
    qApp->removeEventFilter(this);
    m_parts.session()->setSpeed(m_parts.session()->speed());
}

void FirstRun::introduce(bool introduced)
{
    if (m_rests == introduced)
        return;
    m_rests = introduced;
    const bool solved = introduced && !m_parts.session()->recording()->solutions().empty();
    QString about;
    if (introduced)
        about = tr("A neural network that was never trained: every weight is set by hand, and you can read each one.");
    if (solved)
        about += QLatin1Char(' ') + tr("It has just solved this Sudoku.");
    m_header->setAbout(about);
    m_parts.panels->explanation->setIntroduced(introduced);
}

} // namespace convoku
