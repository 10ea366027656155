// SPDX-License-Identifier: MIT
#include "app/views/compare/widgets/compare_page.h"

#include "app/document/collection_comparison.h"
#include "app/document/workspace.h"
#include "app/views/compare/widgets/collection_pane.h"
#include "app/views/compare/widgets/compared_board.h"
#include "app/views/compare/widgets/compared_column.h"
#include "app/views/compare/widgets/network_picker.h"
#include "app/views/compare/widgets/run_lanes_view.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/flow_layout.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/sign_tool.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/blind_wording.h"
#include "app/wording/network_wording.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QProgressBar>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace convoku {
namespace {

/// A column narrower than this goes to another row.
constexpr int kLeastColumn = 210;

} // namespace

ComparePage::ComparePage(Workspace* workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_runs(workspace->sideBySide())
    , m_message(new MessageBar)
    , m_boards(new QWidget)
    , m_grid(new QGridLayout(m_boards))
    , m_twins(buildTwins())
    , m_legend(new ComparedLegend)
    , m_pane(new CollectionPane(workspace->comparison(),
          [this] {
              std::vector<ComparedNetwork> networks;
              for (int column = 0; column < m_runs->count(); ++column) {
                  if (const ModelPtr network = m_runs->networkOf(column)) {
                      const bool search = network->search.has_value();
                      networks.push_back({m_runs->nameOf(column),
                          PassOptions{.rules = network->everyRule(), .search = search, .model = network}});
                  }
              }
              return networks;
          }))
    , m_lanes(new RunLanesView)
    , m_place(new PlainLabel)
{
    setObjectName(QStringLiteral("compare_page"));
    m_message->hide();
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(space::kUsual);
    auto* content = new QWidget;
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(space::kUsual, 0, space::kUsual, space::kSmall);
    inside->setSpacing(space::kSmall);
    inside->addWidget(m_boards, 1);
    inside->addWidget(m_legend);
    inside->addWidget(m_pane);
    QScrollArea* room = makeScrollRoom(content);
    room->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, space::kSmall, 0, 0);
    layout->setSpacing(space::kSmall);
    layout->addWidget(m_message);
    layout->addWidget(buildTools());
    layout->addWidget(room, 1);
    layout->addWidget(buildTime());
    // The window may have been built again in another language.
    for (int column = 0; column < m_runs->count(); ++column) {
        if (const ModelPtr network = m_runs->networkOf(column); network && comesWithProgram(network))
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
    cancelAnimation();
}

QWidget* ComparePage::buildTools()
{
    auto* headline = new PlainLabel(tr("The same puzzle, side by side"));
    setTextSize(headline, TextSize::Headline, QFont::DemiBold);
    m_add = makeSignTool("add_column", Sign::Several, tr("One more network"));
    m_stop
        = makeSignTool("stop_runs", Sign::Stop, tr("Stop the runs"), tr("Stop computing and keep the passes so far"));
    m_stop->hide();
    m_picture = makeSignTool(
        "picture_of_boards", Sign::Export, tr("Picture…"), tr("Save a picture of the boards as they are now"));
    m_animation = makeSignTool("animation_of_boards", Sign::Export, tr("Animation…"),
        tr("Save the boards over the timeline as an animated GIF or WebP"));
    m_together = makeSignTool("boards_as_one", Sign::WhatIf, tr("Both as one"),
        tr("One more board: what both have removed, and what one of them alone has; for two networks"));
    m_together->setCheckable(true);
    m_exported = new QProgressBar;
    m_exported->setObjectName(QStringLiteral("animation_progress"));
    m_exported->setAccessibleName(tr("Progress of the export"));
    m_cancel = makeSignTool("cancel_animation", Sign::Stop, tr("Cancel export"));
    for (QToolButton* tool : {m_add, m_stop, m_together, m_picture, m_animation, m_cancel})
        tool->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto* tools = new QWidget;
    auto* flow = new FlowLayout(space::kSmall, tools);
    flow->setContentsMargins(space::kUsual, 0, space::kUsual, 0);
    for (QWidget* tool : std::initializer_list<QWidget*>{
             headline, m_add, m_stop, m_together, m_picture, m_animation, m_exported, m_cancel})
        flow->addWidget(tool);
    showExport(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    tools->setSizePolicy(policy);
    return tools;
}

QWidget* ComparePage::buildTwins()
{
    auto* heading = new PlainLabel(tr("Both as one"));
    setTextSize(heading, TextSize::Body, QFont::DemiBold);
    m_twinBoard = new ComparedBoard;
    m_twinBoard->setObjectName(QStringLiteral("twin_board"));
    m_twinBoard->setAccessibleName(heading->text());
    m_twinPlace = new PlainLabel;
    m_twinPlace->setObjectName(QStringLiteral("twin_place"));
    m_twinPlace->setWordWrap(true);
    m_twinPlace->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextSize(m_twinPlace, TextSize::Label);
    auto* twins = new QWidget(m_boards);
    twins->hide();
    auto* layout = new QVBoxLayout(twins);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kTight);
    layout->addWidget(heading);
    m_twinGap = new QSpacerItem(0, 0);
    layout->addItem(m_twinGap);
    layout->addWidget(m_twinBoard, 1);
    layout->addWidget(m_twinPlace);
    return twins;
}

void ComparePage::showTwins()
{
    if (!m_runs->isTogether()) {
        m_twinBoard->setBoard({}, {}, {});
        m_twinPlace->clear();
        return;
    }
    const ComparedMarks marks = twinMarksOf(m_runs->runs(), m_runs->place(), m_runs->solution());
    const QString said = ComparedWording::twins(m_runs->runs(), m_runs->place(), marks);
    m_twinPlace->setText(said);
    // Beside a board that has a picker and a verdict above it.
    const int above = m_twins->layout()->itemAt(0)->sizeHint().height() + space::kTight;
    m_twinGap->changeSize(0, std::max(0, m_columns.front()->board()->y() - above));
    m_twins->layout()->invalidate();
    m_twinBoard->setBoard(twinSceneOf(m_runs->runs(), m_runs->place()), marks, said);
}

QWidget* ComparePage::buildTime()
{
    m_first = makeSignTool("compare_first", Sign::First, tr("To the start"));
    m_back = makeSignTool("compare_back", Sign::PreviousPass, tr("A pass back"));
    m_play = makeSignTool("compare_play", Sign::Play, tr("Play"));
    m_on = makeSignTool("compare_on", Sign::NextPass, tr("A pass on"));
    m_last = makeSignTool("compare_last", Sign::Last, tr("To the end of the longest run"));
    m_difference = makeSignTool("compare_difference", Sign::WhatIf, tr("To the first difference"),
        tr("To the first pass at whose end the boards are not all alike"));
    m_mistake = makeSignTool("compare_mistake", Sign::No, tr("To the first mistake"),
        tr("To the first pass that loses a digit of the solution"));
    m_place->setObjectName(QStringLiteral("compare_position"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kTight);
    for (QToolButton* button : {m_first, m_back, m_play, m_on, m_last})
        buttons->addWidget(button);
    buttons->addSpacing(space::kSmall);
    buttons->addWidget(m_place, 1);
    buttons->addWidget(m_difference);
    buttons->addWidget(m_mistake);
    auto* time = new QWidget;
    // Time goes to the right, also where people read from the right.
    time->setLayoutDirection(Qt::LeftToRight);
    auto* layout = new QVBoxLayout(time);
    layout->setContentsMargins(space::kUsual, 0, space::kUsual, space::kSmall);
    layout->setSpacing(space::kTight);
    layout->addLayout(buttons);
    layout->addWidget(m_lanes);
    return time;
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
    connect(m_runs, &SideBySide::playingChanged, this, [this] {
        const bool playing = m_runs->isPlaying();
        m_play->setIcon(icon(playing ? Sign::Pause : Sign::Play));
        m_play->setText(playing ? tr("Pause") : tr("Play"));
        m_play->setToolTip(m_play->text());
        m_play->setAccessibleName(m_play->text());
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
            bool there = false;
            for (int column = 0; column < m_runs->count(); ++column)
                there = there || m_runs->networkOf(column) == network;
            if (!there) {
                m_runs->addNetwork(NetworkWording::name(*network), network);
                return;
            }
        }
    });
    connect(m_together, &QToolButton::toggled, m_runs, &SideBySide::setTogether);
    connect(m_picture, &QToolButton::clicked, this, [this] { askForPicture(picture(), tr("side-by-side")); });
    connect(m_animation, &QToolButton::clicked, this, &ComparePage::askForAnimation);
    connect(m_pane, &CollectionPane::failed, this, &ComparePage::tell);
    connect(m_pane, &CollectionPane::pictureAsked, this,
        [this](const std::shared_ptr<const Picture>& table) { askForPicture(table, tr("networks")); });
    connect(&m_pictureJob, &PictureJob::written, this, &ComparePage::tell);
    connect(&m_pictureJob, &PictureJob::written, this, &ComparePage::saved);
    connect(m_cancel, &QToolButton::clicked, this, &ComparePage::cancelAnimation);
    connect(&m_exportJob, &ExportJob::progress, this, [this](int done, int total) {
        m_exported->setRange(0, total);
        m_exported->setValue(done);
    });
    connect(&m_exportJob, &ExportJob::written, this, &ComparePage::takeAnimation);
}

ComparedColumn* ComparePage::makeColumn()
{
    auto* column = new ComparedColumn;
    column->picker()->setRecent(m_recent);
    const auto place = [this, column] { return static_cast<int>(m_columns.indexOf(column)); };
    connect(column->picker(), &NetworkPicker::picked, this,
        [this, place](const QString& name, const ModelPtr& network) { m_runs->setNetwork(place(), name, network); });
    connect(column->picker(), &NetworkPicker::blindPicked, this, [this, place](BlindMethod method) {
        BlindSettings settings = BlindSettings::of(method);
        settings.seed = m_workspace->blind()->desk().choices.seed;
        m_runs->setBlind(place(), BlindWording::amongNetworks(settings), settings);
    });
    connect(column->picker(), &NetworkPicker::failed, this, &ComparePage::tell);
    m_message->follow(column->picker()->opening());
    connect(column->picker(), &NetworkPicker::opened, this, &ComparePage::networkOpened);
    connect(column, &ComparedColumn::removeAsked, this, [this, place] { m_runs->remove(place()); });
    return column;
}

void ComparePage::placeColumns()
{
    const bool together = m_runs->isTogetherWanted() && m_runs->canBeTogether();
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
    m_twins->setVisible(together);
    m_legend->setTwins(together);
    m_add->setEnabled(m_runs->count() < SideBySide::kMost);
    m_together->setEnabled(m_runs->canBeTogether());
    m_together->setChecked(m_runs->isTogetherWanted());
    if (hadFocus && (lostFocus || QWidget::window()->focusWidget() == nullptr))
        m_columns.back()->picker()->setFocus(Qt::OtherFocusReason);
    showPosition();
}

void ComparePage::showRuns()
{
    {
        const QSignalBlocker blocked(m_lanes);
        m_lanes->setRuns(m_runs->runs());
    }
    m_lanes->setVisible(!m_runs->runs().empty());
    limitLanes();
    // All passes of all runs are looked at: once, not each time that there is more of them.
    const bool grow = m_runs->isRunning();
    m_stop->setVisible(grow);
    m_difference->setEnabled(!grow && m_runs->firstDifference().has_value());
    m_mistake->setEnabled(!grow && m_runs->firstMistake().has_value());
    showPosition();
}

void ComparePage::showPosition()
{
    {
        const QSignalBlocker blocked(m_lanes);
        m_lanes->setValue(m_runs->position());
    }
    m_lanes->say();
    const bool puzzle = m_workspace->session()->hasPuzzle();
    for (int column = 0; column < m_columns.size() && column < m_runs->count(); ++column)
        m_columns[column]->show(*m_runs, column, puzzle);
    showTwins();
    const bool any = !m_runs->runs().empty();
    m_place->setText(any ? ComparedWording::position(m_runs->runs(), m_runs->position()) : QString());
    m_picture->setEnabled(any);
    m_animation->setEnabled(any && !m_exportJob.isRunning());
    m_play->setEnabled(m_runs->last() > 0);
    for (QToolButton* back : {m_first, m_back})
        back->setEnabled(m_runs->position() > 0);
    for (QToolButton* on : {m_on, m_last})
        on->setEnabled(m_runs->position() < m_runs->last());
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

void ComparePage::tell(const QString& problem)
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
    placeColumns();
    limitLanes();
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
        return m_runs->step(-1);
    case Qt::Key_Right:
        return m_runs->step(1);
    case Qt::Key_Home:
        return m_runs->goTo(0);
    case Qt::Key_End:
        return m_runs->goTo(m_runs->last());
    case Qt::Key_Space:
        return m_runs->setPlaying(!m_runs->isPlaying());
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace convoku
