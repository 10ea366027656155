// SPDX-License-Identifier: MIT
#include "app/views/compare/widgets/compare_page.h"

#include "app/document/collection_comparison.h"
#include "app/document/workspace.h"
#include "app/views/compare/widgets/collection_pane.h"
#include "app/views/compare/widgets/compared_board.h"
#include "app/views/compare/widgets/compared_column.h"
#include "app/views/compare/widgets/network_picker.h"
#include "app/views/compare/widgets/run_lanes_view.h"
#include "app/window/parts/form.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/view_bar.h"
#include "app/window/parts/view_row.h"
#include "app/wording/blind_wording.h"
#include "app/wording/comparison_wording.h"
#include "app/wording/network_wording.h"

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

namespace convoku {
namespace {

/// A column narrower than this goes to another row.
constexpr int kLeastColumn = 210;
/// In a page lower than this, the boards have the room of the legend and of the lines below them.
constexpr int kLowPage = 540;

} // namespace

ComparePage::ComparePage(Workspace* workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_runs(workspace->sideBySide())
    , m_message(new MessageBar)
    , m_boards(new QWidget)
    , m_grid(new QGridLayout(m_boards))
    , m_twins(new ComparedColumn(m_boards))
    , m_legend(form::named(new ComparedLegend, "compared_legend"))
    , m_pane(new CollectionPane(workspace->comparison(),
          [this] {
              std::vector<ComparedNetwork> networks;
              for (int column = 0; column < m_runs->count(); ++column) {
                  if (const auto options = m_runs->optionsOf(column))
                      networks.push_back({m_runs->headingOf(column), *options});
              }
              return networks;
          }))
    , m_place(form::label("compare_position"))
    , m_stop(form::tool("stop_runs", Sign::Stop, tr("Stop the runs"), tr("Stop computing and keep the passes so far")))
    , m_add(form::tool("add_column", Sign::Several, tr("One more network"), tr("One more network")))
    , m_together(form::tool("boards_as_one", Sign::WhatIf, tr("Both as one"),
          tr("For two networks: one more board that shows what both removed and what only one removed")))
    , m_collection(form::tool("on_collection", Sign::List, tr("Compare on a collection…"),
          tr("Compare the networks on the puzzles of the open collection")))
    , m_export(form::tool("export_compared", Sign::Export, tr("Export"),
          tr("Save the boards as a picture or an animation, or copy the comparison as text")))
    , m_first(form::tool("compare_first", Sign::First, tr("Go to the start")))
    , m_back(form::tool("compare_back", Sign::PreviousPass, tr("Back one pass")))
    , m_play(form::tool("compare_play", Sign::Play, tr("Play")))
    , m_on(form::tool("compare_on", Sign::NextPass, tr("Forward one pass")))
    , m_last(form::tool("compare_last", Sign::Last, tr("Go to the end of the longest run")))
    , m_difference(form::tool("compare_difference", Sign::WhatIf, tr("Go to the first difference"),
          tr("Go to the first pass after which the boards differ")))
    , m_mistake(form::tool("compare_mistake", Sign::No, tr("Go to the first mistake"),
          tr("Go to the first pass that loses a digit of the solution")))
    , m_lanes(new RunLanesView(buildTransport()))
{
    m_message->hide();
    m_twins->hide();
    m_twins->board()->setObjectName(QStringLiteral("twin_board"));
    follow(m_twins->board());
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(space::kUsual);
    m_pane->hide();
    QScrollArea* room = form::scroll("compare_room",
        form::box(form::column(
            {.margins = QMargins(space::kUsual, 0, space::kUsual, space::kSmall), .spacing = space::kSmall},
            form::grow(m_boards), m_legend, m_pane)));
    // Time goes to the right, also where people read from the right.
    m_lanes->setLayoutDirection(Qt::LeftToRight);
    buildBar();
    form::fill(this, form::column({.spacing = 0}, m_message, m_bar, form::grow(room), m_lanes));
    // The window may have been built again in another language.
    for (int column = 0; column < m_runs->count(); ++column) {
        if (const ModelPtr network = m_runs->networkOf(column); network && isShipped(network))
            m_runs->rename(column, NetworkWording::name(*network));
        if (const auto blind = m_runs->blindOf(column))
            m_runs->rename(column, BlindWording::amongNetworks(*blind));
    }
    connectParts();
    placeColumns();
    showRuns();
}

ComparePage::~ComparePage()
{
    m_runs->setWatched(this, false);
}

ViewRow ComparePage::row(Workspace* workspace)
{
    auto* page = new ComparePage(workspace);
    return {.id = "compare",
        .name = "compare",
        .title = tr("Compare"),
        .text = tr("Compare", "menu"),
        .help = tr("Show runs of the puzzle by several networks and rules side by side"),
        .sign = drawingOf(Sign::WhatIf),
        .helpPage = "why.md#what-if",
        .card = ViewRow::Card::Goes,
        .about = ViewRow::About::Runs,
        .widget = page,
        .picture = [page] { return page->picture(); }};
}

void ComparePage::buildBar()
{
    m_stop->hide();
    m_together->setCheckable(true);
    m_collection->setCheckable(true);
    m_export->setMenu(buildExports());
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_bar = new ViewBar(tr("Compare"), "compare_summary", {m_stop, m_add, m_together, m_collection, m_export}, m_place);
}

QMenu* ComparePage::buildExports()
{
    auto* menu = new QMenu(this);
    const auto add = [menu](const char* id, const QString& text, const QString& tip) {
        QAction* action = form::named(menu->addAction(text), id);
        action->setToolTip(tip);
        return action;
    };
    m_picture = add("picture_of_boards", tr("Picture…"), tr("Save a picture of the boards as they are now"));
    m_animation = add(
        "animation_of_boards", tr("Animation…"), tr("Save the boards over the timeline as an animated GIF or WebP"));
    m_copy = add("copy_comparison", tr("Copy as text"), tr("Copy the comparison as text, rule by rule"));
    menu->setToolTipsVisible(true);
    connect(m_picture, &QAction::triggered, this, [this] { Q_EMIT exportRequested(false); });
    connect(m_animation, &QAction::triggered, this, [this] { Q_EMIT exportRequested(true); });
    connect(m_copy, &QAction::triggered, this, [this] { QApplication::clipboard()->setText(text()); });
    return menu;
}

QWidget* ComparePage::buildTransport()
{
    return form::box(
        form::row({.spacing = 0}, m_first, m_back, m_play, m_on, m_last, m_difference, m_mistake, form::stretch(1)));
}

void ComparePage::connectParts()
{
    connect(m_runs, &SideBySide::columnsChanged, this, [this] {
        placeColumns();
        m_pane->networksChanged();
    });
    connect(m_runs, &SideBySide::runsChanged, this, &ComparePage::showRuns);
    connect(m_runs, &SideBySide::positionChanged, this, &ComparePage::showPosition);
    // Also while nobody looks and nothing runs.
    connect(m_workspace->session(), &Session::recordingReset, this, &ComparePage::showPosition);
    connect(m_workspace->session(), &Session::pickedChanged, this, &ComparePage::showPosition);
    connect(qApp, &QApplication::focusChanged, this, [this] { showBefore(false); });
    connect(m_runs, &SideBySide::playingChanged, this, [this] {
        const bool playing = m_runs->isPlaying();
        m_play->setIcon(icon(playing ? Sign::Pause : Sign::Play));
        m_play->setText(playing ? tr("Pause") : tr("Play"));
        form::setHint(m_play, {m_play->text(), m_play->text()});
    });
    connect(m_lanes, &QAbstractSlider::valueChanged, this, [this](int position) { m_runs->goTo(position, true); });
    connect(m_first, &QToolButton::clicked, this, [this] { m_runs->goTo(0); });
    connect(m_back, &QToolButton::clicked, this, [this] { m_runs->step(-1); });
    connect(m_play, &QToolButton::clicked, this, [this] { m_runs->setPlaying(!m_runs->isPlaying()); });
    connect(m_on, &QToolButton::clicked, this, [this] { m_runs->step(1); });
    connect(m_last, &QToolButton::clicked, this, [this] { m_runs->goTo(m_runs->last()); });
    connect(m_difference, &QToolButton::clicked, this, [this] {
        if (const auto position = m_runs->firstDifference())
            m_runs->goTo(*position);
    });
    connect(m_mistake, &QToolButton::clicked, this, [this] {
        if (const auto position = m_runs->firstMistake())
            m_runs->goTo(*position);
    });
    connect(m_stop, &QToolButton::clicked, m_runs, &SideBySide::stopRuns);
    connect(m_add, &QToolButton::clicked, this, [this] {
        // One that is not there yet, if there is one.
        for (const char* id : {"basic", "one_kernel", "diagonals", "article", "fast"}) {
            const ModelPtr network = shippedModel(id);
            bool shown = false;
            for (int column = 0; column < m_runs->count(); ++column)
                shown = shown || m_runs->networkOf(column) == network;
            if (!shown)
                return m_runs->addNetwork(NetworkWording::name(*network), network);
        }
    });
    connect(m_together, &QToolButton::toggled, m_runs, &SideBySide::setTogether);
    connect(m_collection, &QToolButton::toggled, m_pane, &QWidget::setVisible);
    connect(m_pane, &CollectionPane::failed, this, &ComparePage::showProblem);
    connect(m_pane, &CollectionPane::pictureAsked, this, &ComparePage::pictureRequested);
}

void ComparePage::follow(ComparedBoard* board)
{
    connect(board, &ComparedBoard::pointedAt, this, &ComparePage::hovered);
    connect(board, &ComparedBoard::stepRequested, m_runs, &SideBySide::stepOn);
    connect(board, &ComparedBoard::cellPointed, this, [this](int part) {
        for (ComparedBoard* each : m_boards->findChildren<ComparedBoard*>())
            each->setRinged(part);
    });
}

ComparedColumn* ComparePage::makeColumn()
{
    auto* column = new ComparedColumn;
    column->picker()->setRecent(m_recent);
    follow(column->board());
    const auto place = [this, column] { return static_cast<int>(m_columns.indexOf(column)); };
    connect(column->picker(), &NetworkPicker::picked, this,
        [this, place](const QString& name, const ModelPtr& network) { m_runs->setNetwork(place(), name, network); });
    connect(column->picker(), &NetworkPicker::blindPicked, this, [this, place](BlindMethod method) {
        BlindSettings settings = BlindSettings::of(method);
        settings.seed = m_workspace->blind()->viewState().choices.seed;
        m_runs->setBlind(place(), BlindWording::amongNetworks(settings), settings);
    });
    connect(column->picker(), &NetworkPicker::failed, this, &ComparePage::showProblem);
    m_message->follow(column->picker()->opening());
    connect(column->picker(), &NetworkPicker::opened, this, &ComparePage::networkOpened);
    connect(column, &ComparedColumn::rulesChosen, this,
        [this, place](const PassOptions& options) { m_runs->setOptions(place(), options); });
    connect(column, &ComparedColumn::removeAsked, this, [this, place] { m_runs->remove(place()); });
    connect(column->board(), &ComparedBoard::candidateChosen, this, [this, place](Candidate candidate) {
        if (m_runs->isOwn(place()))
            m_workspace->session()->pick(candidate);
    });
    return column;
}

void ComparePage::placeColumns()
{
    const bool together = m_runs->isTogetherRequested() && m_runs->canBeTogether();
    const int count = m_runs->count() + (together ? 1 : 0);
    const bool hadFocus = m_boards->isAncestorOf(QWidget::window()->focusWidget());
    bool lostFocus = false;
    while (m_columns.size() > m_runs->count()) {
        ComparedColumn* gone = m_columns.takeLast();
        lostFocus = lostFocus || gone->isAncestorOf(QWidget::window()->focusWidget());
        m_grid->removeWidget(gone);
        gone->hide();
        gone->deleteLater(); // its button may be the one that is being clicked
    }
    while (m_columns.size() < m_runs->count())
        m_columns << makeColumn();
    const int least = kLeastColumn * fontMetrics().height() / QFontMetrics(QFont()).height();
    const int fit = std::max(1, (width() - space::kUsual) / (least + space::kUsual));
    // Four in rows of three and one would look like a mistake.
    m_across = count <= fit ? count : fit >= 2 ? 2 : 1;
    for (int i = 0; i < SideBySide::kMost; ++i) {
        m_grid->setColumnStretch(i, i < m_across ? 1 : 0);
        m_grid->setRowStretch(i, i < (count + m_across - 1) / m_across ? 1 : 0);
    }
    for (int i = 0; i < m_columns.size(); ++i)
        m_grid->addWidget(m_columns[i], i / m_across, i % m_across);
    if (together)
        m_grid->addWidget(m_twins, (count - 1) / m_across, (count - 1) % m_across);
    setFocusProxy(m_columns.front()->board());
    m_twins->setVisible(together);
    m_legend->setMeanings(together);
    m_add->setEnabled(m_runs->count() < SideBySide::kMost);
    m_together->setEnabled(m_runs->canBeTogether());
    m_together->setChecked(m_runs->isTogetherRequested());
    if (hadFocus && (lostFocus || QWidget::window()->focusWidget() == nullptr))
        m_columns.back()->picker()->setFocus(Qt::OtherFocusReason);
    showPosition();
}

void ComparePage::showRuns()
{
    std::vector<std::optional<int>> partings;
    for (int column = 0; column < m_runs->count(); ++column) {
        const auto& comparison = m_runs->comparisonOf(column);
        if (m_runs->runOf(column))
            partings.push_back(comparison ? comparison->firstDifferentPass : std::nullopt);
    }
    {
        const QSignalBlocker blocked(m_lanes);
        m_lanes->setRuns(m_runs->runs(), partings);
    }
    m_lanes->setVisible(!m_runs->runs().empty());
    limitLanes();
    // All passes of all runs are looked at: once, not each time that there is more of them.
    const bool grow = m_runs->isRunning();
    m_stop->setVisible(grow);
    m_difference->setEnabled(m_runs->firstDifference().has_value());
    m_mistake->setEnabled(!grow && m_runs->firstMistake().has_value());
    const auto comparison = m_runs->count() == 2 ? m_runs->comparisonOf(1) : std::nullopt;
    m_copy->setEnabled(!text().isEmpty());
    m_bar->setLine(comparison ? ComparisonWording::summary(*comparison) : QString());
    showPosition();
}

void ComparePage::showPosition()
{
    {
        const QSignalBlocker blocked(m_lanes);
        m_lanes->setValue(m_runs->position());
    }
    m_lanes->updateDescription();
    const Session* session = m_workspace->session();
    for (int column = 0; column < m_columns.size() && column < m_runs->count(); ++column)
        m_columns[column]->show(
            *m_runs, column, {session->hasPuzzle(), m_before, session->picked(), isLow() && !m_runs->isTogether()});
    m_twins->showTwins(*m_runs);
    const bool any = !m_runs->runs().empty();
    m_place->setText(any ? ComparedWording::position(m_runs->runs(), m_runs->position()) : QString());
    for (QAction* of : {m_picture, m_animation})
        of->setEnabled(any);
    m_play->setEnabled(m_runs->last() > 0);
    for (QToolButton* back : {m_first, m_back})
        back->setEnabled(m_runs->position() > 0);
    for (QToolButton* on : {m_on, m_last})
        on->setEnabled(m_runs->position() < m_runs->last());
}

void ComparePage::showBefore(bool before)
{
    if (before == m_before)
        return;
    m_before = before;
    showPosition();
    Q_EMIT hovered(before ? tr("The state before this step while you hold B") : QString());
}

ComparedShow ComparePage::shown() const
{
    return {m_runs->runs(), m_runs->solution(), m_runs->isTogether()};
}

std::shared_ptr<const Picture> ComparePage::picture() const
{
    return m_runs->runs().empty() ? nullptr : picturesSideBySide(shown(), m_runs->place());
}

QString ComparePage::text() const
{
    if (m_runs->count() != 2 || !m_runs->comparisonOf(1))
        return {};
    const PassOptions first = m_runs->optionsOf(0).value();
    const PassOptions second = m_runs->optionsOf(1).value();
    return first.model->rules.size() == second.model->rules.size()
        ? ComparisonWording::text(*m_runs->comparisonOf(1), first, second)
        : QString();
}

void ComparePage::setCollection(const Collection* collection)
{
    m_pane->setCollection(collection);
}

void ComparePage::setRecentNetworks(const QStringList& paths)
{
    m_recent = paths;
    for (ComparedColumn* column : m_columns)
        column->picker()->setRecent(paths);
}

void ComparePage::showProblem(const QString& problem)
{
    if (problem.isEmpty())
        m_message->hide();
    else
        m_message->showMessage(MessageBar::Kind::Problem, problem);
}

void ComparePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_runs->setWatched(this, true);
}

void ComparePage::hideEvent(QHideEvent* event)
{
    m_runs->setWatched(this, false);
    QWidget::hideEvent(event);
}

void ComparePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_legend->setVisible(!isLow());
    placeColumns();
    limitLanes();
}

bool ComparePage::isLow() const
{
    return height() < kLowPage * textScale(this);
}

void ComparePage::limitLanes()
{
    constexpr int kPart = 3;
    m_lanes->setMaximumHeight(std::max(m_lanes->minimumSizeHint().height(), height() / kPart));
}

void ComparePage::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return m_runs->stepOn(false);
    case Qt::Key_Right:
        return m_runs->stepOn(true);
    case Qt::Key_Home:
        return m_runs->goTo(0);
    case Qt::Key_End:
        return m_runs->goTo(m_runs->last());
    case Qt::Key_Space:
        return m_runs->setPlaying(!m_runs->isPlaying());
    case Qt::Key_B:
        return showBefore(true);
    default:
        QWidget::keyPressEvent(event);
    }
}

void ComparePage::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_B && !event->isAutoRepeat())
        showBefore(false);
    QWidget::keyReleaseEvent(event);
}

/// Steps; events reach the page only if nothing below it scrolls.
void ComparePage::wheelEvent(QWheelEvent* event)
{
    constexpr int kStep = 120; // one notch of a usual wheel
    m_wheelRest += event->angleDelta().y();
    for (; m_wheelRest <= -kStep; m_wheelRest += kStep)
        m_runs->stepOn(true);
    for (; m_wheelRest >= kStep; m_wheelRest -= kStep)
        m_runs->stepOn(false);
    event->accept();
}

} // namespace convoku
