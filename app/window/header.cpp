// SPDX-License-Identifier: MIT
#include "app/window/header.h"

#include "app/document/session.h"
#include "app/window/commands.h"
#include "app/window/parts/chip.h"
#include "app/window/parts/form.h"
#include "app/window/parts/segment_bar.h"
#include "app/window/parts/style.h"
#include "app/window/parts/verdict_look.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>

namespace convoku {
namespace {

/// A name is no shorter than this many letters, if it has so many.
constexpr int kFewestLetters = 12;

/// An end that is no solution, and one that is not the only one: nobody should have to look for it.
bool isLoud(VerdictState state)
{
    return state == VerdictState::SeveralSolutions || state == VerdictState::NoSolution
        || state == VerdictState::Stalled || state == VerdictState::Stopped;
}

QToolButton* buttonOf(QAction* action)
{
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("header_") + action->objectName());
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

Header::Header(
    Session* session, QActionGroup* perspectives, const QList<QAction*>& commands, QAction* stop, QWidget* parent)
    : QToolBar(tr("Puzzle"), parent)
    , m_session(session)
    , m_name(form::label("puzzle_name", form::kHeadline))
    , m_verdict(form::named(new Chip, "verdict"))
    , m_cost(form::label("cost", {.quiet = true}))
    , m_here(form::named(new Chip, "verdict_here"))
    , m_stop(buttonOf(stop))
    , m_segments(form::named(new SegmentBar(perspectives), "perspectives"))
    , m_about(form::label("about_line", {.quiet = true}))
    , m_content(new QWidget)
{
    setObjectName(QStringLiteral("header"));
    m_stop->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QAction* perspective : perspectives->actions())
        perspective->setIconText(Commands::label(perspective)); // a segment has no mnemonic

    auto* row = form::row({.margins = QMargins(), .spacing = space::kSmall}, m_name, m_verdict, m_cost, m_here, m_stop,
        form::stretch(1), m_segments, form::gap(space::kSmall));
    m_row = row;
    m_about->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_about->hide();
    form::layOut(
        m_content, form::column({.margins = form::margins(space::kSmall, space::kTight), .spacing = 0}, row, m_about));
    for (QAction* command : commands)
        row->addWidget(buttonOf(command));
    // The content can be as narrow as the window requires: fit() adapts it.
    m_content->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_content->layout()->setSizeConstraint(QLayout::SetNoConstraint);
    m_content->installEventFilter(this);
    addWidget(m_content);

    connect(session, &Session::recordingReset, this, &Header::showRun);
    connect(session, &Session::recordingGrew, this, &Header::showRun);
    connect(session, &Session::runningChanged, this, &Header::showRun);
    connect(session, &Session::positionChanged, this, &Header::followPosition);
    showRun();
}

void Header::setName(const QString& name)
{
    m_fullName = name;
    m_name->setToolTip(name);
    fit();
}

void Header::setAbout(const QString& about)
{
    m_about->setText(about);
    m_about->setToolTip(about);
    if (!about.isEmpty())
        m_about->show();
}

void Header::showAbout(bool shown)
{
    m_about->setVisible(shown && !m_about->text().isEmpty());
}

void Header::setRunShown(bool shown, const VerdictChip& instead)
{
    m_runShown = shown;
    m_instead = instead;
    showRun();
}

void Header::show(Chip* chip, const VerdictChip& verdict, bool filled)
{
    chip->setContent(verdict.text, toneOf(verdict.state), signOf(verdict.state));
    chip->setFilled(filled);
    chip->setToolTip(verdict.detail);
    chip->setAccessibleDescription(verdict.detail);
}

void Header::showRun()
{
    const bool shown = m_session->hasPuzzle() && m_runShown;
    const VerdictChip verdict = shown ? verdictHere() : m_instead;
    m_verdict->setVisible(!verdict.text.isEmpty());
    m_stop->setVisible(shown && m_session->isRunning());
    show(m_verdict, verdict, shown && isLoud(verdict.state));
    m_cost->setText(verdict.cost);
    // In a narrow header, only this tool tip shows the cost.
    const QStringList lines{verdict.text + QLatin1Char(' ') + verdict.cost, verdict.detail};
    m_verdict->setToolTip(lines.join(QLatin1Char('\n')).trimmed());
    fit();
    showPlace();
}

VerdictChip Header::verdictHere() const
{
    return VerdictWording::of(*m_session->recording(), m_session->isRunning(), m_session->position());
}

void Header::followPosition()
{
    // Almost nowhere does the chip say something else than at the position before.
    if (m_session->hasPuzzle() && m_runShown && verdictHere().text != m_verdict->text())
        showRun();
    else
        showPlace();
}

void Header::showPlace()
{
    std::optional<VerdictChip> here;
    if (m_session->hasPuzzle() && m_runShown)
        here = VerdictWording::at(*m_session->recording(), m_session->position());
    // A held key steps often, and almost nowhere this says something else.
    if (here.has_value() == !m_here->isHidden()
        && (!here || (here->text == m_here->text() && here->detail == m_here->toolTip())))
        return;
    m_here->setVisible(here.has_value());
    if (here)
        show(m_here, *here, true);
    fit();
}

void Header::fit()
{
    const QFontMetrics metrics(m_name->font());
    m_name->setText(m_fullName);
    m_cost->setVisible(!m_cost->text().isEmpty());
    m_segments->setFolded(false);
    const auto tooWide = [this] { return m_content->layout()->minimumSize().width() > m_content->width(); };
    // Both: the size of a layout inside another one is cached, too.
    const auto settle = [this] {
        m_row->invalidate();
        m_content->layout()->invalidate();
    };
    settle();
    if (tooWide()) {
        m_cost->hide();
        settle();
    }
    if (tooWide()) {
        m_segments->setFolded(true);
        settle();
    }
    if (tooWide()) {
        const int missing = m_content->layout()->minimumSize().width() - m_content->width();
        const int least = metrics.horizontalAdvance(QString(kFewestLetters, QLatin1Char('n')));
        m_name->setText(metrics.elidedText(
            m_fullName, Qt::ElideMiddle, std::max(least, metrics.horizontalAdvance(m_fullName) - missing)));
    }
}

bool Header::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_content && event->type() == QEvent::Resize) {
        const auto* resize = static_cast<QResizeEvent*>(event);
        if (m_about->text().isEmpty() && resize->size().width() != resize->oldSize().width())
            m_about->hide();
        fit();
    }
    return QToolBar::eventFilter(watched, event);
}

bool Header::event(QEvent* event)
{
    const bool taken = QToolBar::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        fit();
    return taken;
}

} // namespace convoku
