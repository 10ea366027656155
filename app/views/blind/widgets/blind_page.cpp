// SPDX-License-Identifier: MIT
#include "app/views/blind/widgets/blind_page.h"

#include "app/document/blind_work.h"
#include "app/document/workspace.h"
#include "app/views/blind/widgets/blind_choices.h"
#include "app/views/blind/widgets/cost_lane_view.h"
#include "app/views/blind/widgets/trial_board.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/window/parts/sentence_bar.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/transport_strip.h"
#include "app/wording/blind_wording.h"

#include <QComboBox>
#include <QEvent>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kBlindPageBeside = 640; ///< from this width on the words stand beside the board
constexpr form::Look kBlindNote{.quiet = true, .wraps = true, .selectable = true};
constexpr int kTickMs = 40;
constexpr std::size_t kPlayTicks = 250; ///< a run of any length is played in ten seconds, or trial by trial

} // namespace

BlindPage::BlindPage(Workspace* workspace, QWidget* parent)
    : QWidget(parent)
    , m_session(workspace->session())
    , m_work(workspace->blind())
    , m_choices(new BlindChoices)
    , m_method(new MenuWord("blind_method_word", tr("Method for creating the next trial grid"),
          [this](QMenu* menu) { fillMethods(menu); }))
    , m_search(form::button("blind_search", QString(), tr("Try grids until the search ends or is paused")))
    , m_step(form::button("blind_step", tr("Step"), tr("Try one more grid")))
    , m_forget(form::button("blind_forget", tr("Clear curves"), tr("Discard the searches and their curves")))
    , m_export(form::button("blind_export", tr("Export")))
    , m_knows(form::label("blind_knows", kBlindNote))
    , m_cost(form::label("blind_cost", kBlindNote))
    , m_board(new TrialBoard)
    , m_middle(nullptr)
    , m_trial(form::label(
          "blind_trial", {.size = TextSize::Headline, .weight = QFont::DemiBold, .wraps = true, .selectable = true}))
    , m_outcome(form::label("blind_outcome", form::kParagraph))
    , m_cell(form::label("blind_cell", kBlindNote))
    , m_leftOut(form::label("blind_left_out", kBlindNote))
    , m_stride(form::combo("blind_stride", {tr("trial"), tr("improvement"), tr("chain")}))
    , m_lane(new CostLaneView)
    , m_strip(buildStrip())
{
    setObjectName(QStringLiteral("blind_page"));
    auto* words = form::column(
        {.spacing = space::kSmall}, m_trial, m_outcome, m_cell, m_leftOut, form::stretch(), m_knows, m_cost);
    m_middle = form::row({.margins = form::margins(space::kUsual, space::kSmall), .spacing = space::kUsual},
        form::grow(m_board), form::grow(words));
    auto* room = form::named(makeScrollRoom(form::box(m_middle)), "blind_room");
    room->setMinimumHeight(space::kWide);
    form::fill(this, form::column({.spacing = 0}, buildBar(), form::grow(room), m_strip));

    connect(m_search, &QPushButton::clicked, this, &BlindPage::searchOrPause);
    connect(m_step, &QPushButton::clicked, this, &BlindPage::stepOnce);
    connect(m_forget, &QPushButton::clicked, this, &BlindPage::forgetCurves);
    connect(m_choices, &BlindChoices::changed, this, &BlindPage::showWords);
    connect(m_work, &BlindWork::changed, this, &BlindPage::takeRecord);
    connect(m_work, &BlindWork::searchingChanged, this, &BlindPage::showWords);
    connect(m_work, &BlindWork::failed, this, &BlindPage::failed);
    connect(m_board, &TrialBoard::pointedAt, this, [this](const QString& text) {
        m_cell->setText(text.isEmpty() ? pointHint() : text);
        if (isVisible()) // a search goes on behind other views
            Q_EMIT hovered(text);
    });
    connect(m_lane, &CostLaneView::placeRequested, this, [this](std::size_t place) {
        setPlaying(false);
        goTo(place);
    });
    connect(m_lane, &CostLaneView::stepRequested, this, [this](bool forward) { stepTo(chosenStride(), forward); });
    connect(m_lane, &CostLaneView::strideRequested, this, &BlindPage::stepTo);
    connect(m_lane, &CostLaneView::playRequested, this, [this] { setPlaying(!isPlaying()); });
    connect(&m_player, &QTimer::timeout, this, &BlindPage::playOn);
    m_player.setInterval(kTickMs);
    connect(m_session, &Session::puzzleChanged, this, &BlindPage::takePuzzle);
    m_cell->setText(pointHint());
    setFocusProxy(m_lane);
    takeUp(BlindViewState(m_work->viewState()));
}

BlindPage::~BlindPage() = default;

QWidget* BlindPage::buildBar()
{
    m_search->setDefault(true);
    auto* settings = form::button("blind_settings", tr("Settings"));
    setSheet(settings,
        form::box(form::column({.margins = form::margins(space::kUsual, space::kUsual)}, m_choices,
            form::row(form::stretch(), m_forget, m_step))));
    auto* training = form::button("blind_training", tr("Train a rule"));
    connect(training, &QPushButton::clicked, this, &BlindPage::trainingRequested);
    auto* exports = new QMenu(this);
    form::named(
        exports->addAction(tr("Export &picture of the trial…"), this, [this] { Q_EMIT exportRequested(false); }),
        "blind_export_picture");
    form::named(
        exports->addAction(tr("Export &animation of the search…"), this, [this] { Q_EMIT exportRequested(true); }),
        "blind_export_animation");
    m_export->setMenu(exports);
    //: %1: a method, "Random trials"; %2: the button "Search"
    const QString sentence = tr("Fill the empty cells · Method: %1 · %2");
    return sentenceBar(sentence, {m_method, m_search}, {settings, training, m_export});
}

void BlindPage::fillMethods(QMenu* menu)
{
    for (int i = 0; i < kBlindMethods; ++i) {
        const auto method = static_cast<BlindMethod>(i);
        MenuWord::addChoice(menu, BlindWording::method(method), m_choices->settings().method == method,
            [this, method] { m_choices->choose(method); });
    }
}

TransportStrip* BlindPage::buildStrip()
{
    connect(m_stride, &QComboBox::currentIndexChanged, this, &BlindPage::showWords);
    m_stride->setToolTip(tr("Target of the arrow keys and the two step buttons. With Ctrl, the arrow keys go to "
                            "improvements. Page Up and Page Down go to the ends of chains"));
    //: in front of: trial, improvement, chain
    QWidget* stride = form::field(tr("Step by"), m_stride);
    auto* choices = form::row(stride, form::stretch());
    auto* strip = new TransportStrip(QStringLiteral("blind"),
        {tr("First trial"), tr("Step back"), tr("Play or pause the trials"), tr("Step forward"), tr("Last trial")},
        choices, m_lane);
    connect(strip, &TransportStrip::moveRequested, this, [this](TransportStrip::Move move) {
        switch (move) {
        case TransportStrip::Move::Play:
            setPlaying(!isPlaying());
            break;
        case TransportStrip::Move::First:
            setPlaying(false);
            goTo(0);
            break;
        case TransportStrip::Move::Last:
            setPlaying(false);
            if (record() != nullptr && !record()->trials.empty())
                goTo(record()->trials.size() - 1);
            break;
        default:
            stepTo(chosenStride(), move == TransportStrip::Move::Forward);
        }
    });
    return strip;
}

QString BlindPage::pointHint()
{
    return tr("Point at a cell to see here where else its digit appears.");
}

QSize BlindPage::minimumSizeHint() const
{
    constexpr int kNarrow = 480;
    const QSize least = QWidget::minimumSizeHint();
    return {std::min(least.width(), kNarrow), least.height()};
}

void BlindPage::showPuzzle()
{
    m_board->setPuzzle(m_session->hasPuzzle() ? m_session->recording()->givens() : Grid(m_session->network().board));
}

void BlindPage::takePuzzle()
{
    setPlaying(false);
    m_begun = false;
    m_scene = {};
    m_work->clear();
    showPuzzle();
    showAll();
}

void BlindPage::takeUp(const BlindViewState& viewState)
{
    m_choices->setSettings(viewState.choices);
    showPuzzle();
    for (const auto& record : viewState.before)
        m_scene.curves.push_back({record, BlindWording::run(record->settings)});
    m_follows = viewState.follows;
    m_scene.at = viewState.at;
    takeRecord();
    showAll();
}

void BlindPage::keepCurve()
{
    if (!m_begun)
        return;
    m_begun = false;
    if (record()->trials.empty())
        m_scene.curves.pop_back();
    m_scene.at.reset();
}

void BlindPage::forgetCurves()
{
    takePuzzle();
}

void BlindPage::beginIfOther()
{
    BlindSettings settings = m_choices->settings();
    const bool same = m_begun && record()->settings == settings;
    if (same && !m_work->isOver())
        return;
    if (same) {
        // The same once more would be the same: another seed.
        ++settings.seed;
        m_choices->setSettings(settings);
    }
    keepCurve();
    // The same search once more would lie on its own curve.
    std::erase_if(m_scene.curves, [&settings](const CostCurve& curve) { return curve.record->settings == settings; });
    while (m_scene.curves.size() >= CostLaneScene::kMostCurves)
        m_scene.curves.erase(m_scene.curves.begin());
    m_follows = true;
    m_work->begin(m_session->recording()->givens(), settings);
}

void BlindPage::searchOrPause()
{
    if (m_work->isSearching()) {
        m_work->pause();
        return;
    }
    if (!m_session->hasPuzzle())
        return;
    setPlaying(false);
    beginIfOther();
    m_follows = true;
    m_work->search();
}

void BlindPage::stepOnce()
{
    if (!m_session->hasPuzzle())
        return;
    setPlaying(false);
    if (!m_work->isSearching())
        beginIfOther();
    m_follows = true;
    m_work->step();
}

void BlindPage::takeRecord()
{
    const auto& record = m_work->record();
    if (!record)
        return;
    if (!m_begun) {
        m_scene.curves.push_back({record, BlindWording::run(record->settings)});
        m_begun = true;
    } else {
        // A long run is thinned while it goes on: the place is that of the trial.
        const auto number = m_scene.at ? std::optional(m_scene.front()->trials[*m_scene.at].number) : std::nullopt;
        m_scene.curves.back().record = record;
        if (number && !m_follows) {
            const std::size_t place = record->indexOf(*number);
            m_scene.at = place == BlindRecord::kNone ? std::nullopt : std::optional(place);
        }
    }
    if (record->trials.empty())
        m_scene.at.reset();
    else if (m_follows || !m_scene.at)
        m_scene.at = record->trials.size() - 1;
    showAll();
}

void BlindPage::goTo(std::size_t place)
{
    if (record() == nullptr || place >= record()->trials.size())
        return;
    m_scene.at = place;
    m_follows = place + 1 == record()->trials.size();
    showAll();
}

BlindRecord::Stride BlindPage::chosenStride() const
{
    return static_cast<BlindRecord::Stride>(m_stride->currentIndex());
}

void BlindPage::stepTo(BlindRecord::Stride stride, bool forward)
{
    setPlaying(false);
    if (record() == nullptr || !m_scene.at)
        return;
    if (const auto place = record()->from(*m_scene.at, stride, forward))
        goTo(*place);
}

void BlindPage::setPlaying(bool playing)
{
    const bool has = record() != nullptr && m_scene.at && record()->trials.size() > 1;
    if (playing && has) {
        m_work->pause();
        if (*m_scene.at + 1 == record()->trials.size())
            goTo(0);
        m_player.start();
    } else {
        m_player.stop();
    }
    showWords();
}

void BlindPage::playOn()
{
    const std::size_t last = record() == nullptr ? 0 : record()->trials.size() - 1;
    if (record() == nullptr || !m_scene.at || *m_scene.at >= last) {
        setPlaying(false);
        return;
    }
    if (chosenStride() != BlindRecord::Stride::Trial) {
        const auto place = record()->from(*m_scene.at, chosenStride(), true);
        goTo(place.value_or(last));
    } else {
        const std::size_t by = std::max<std::size_t>(1, (last + 1) / kPlayTicks);
        goTo(std::min(*m_scene.at + by, last));
    }
    if (*m_scene.at >= last)
        setPlaying(false);
}

void BlindPage::showAll()
{
    m_lane->setScene(m_scene);
    if (record() != nullptr && m_scene.at)
        m_board->setTrial(m_scene.curves.back().record, *m_scene.at);
    else if (m_session->hasPuzzle())
        m_board->setPuzzle(m_session->recording()->givens());
    showWords();
}

void BlindPage::keepDesk()
{
    BlindViewState viewState{m_choices->settings(), {}, m_scene.at, m_follows};
    for (const CostCurve& curve : m_scene.curves)
        viewState.before.push_back(curve.record);
    if (m_begun)
        viewState.before.pop_back();
    m_work->setViewState(std::move(viewState));
}

void BlindPage::showWords()
{
    keepDesk();
    const BlindSettings settings = m_choices->settings();
    const bool has = m_session->hasPuzzle();
    const bool tried = record() != nullptr && m_scene.at.has_value();
    m_method->setWord(BlindWording::method(settings.method));
    m_knows->setText(BlindWording::knows(settings.method));
    m_cost->setText(BlindWording::cost(settings.counted));
    m_search->setText(m_work->isSearching() ? tr("Pause") : tr("Search"));
    m_search->setEnabled(has);
    m_step->setEnabled(has);
    m_forget->setEnabled(!m_scene.curves.empty());
    m_export->setEnabled(tried);
    if (!has) {
        m_trial->setText(tr("No puzzle is open."));
        m_outcome->clear();
    } else if (!tried) {
        m_trial->setText(tr("No grid has been tried yet."));
        m_outcome->clear();
    } else {
        m_trial->setText(BlindWording::trial(record()->trials[*m_scene.at], record()->settings.anneals()));
        m_outcome->setText(QStringList{BlindWording::outcome(*record()), BlindWording::end(*record())}
                               .join(QLatin1Char(' '))
                               .trimmed());
    }
    m_leftOut->setText(tried ? BlindWording::leftOut(*record()) : QString());
    m_leftOut->setVisible(!m_leftOut->text().isEmpty());
    const bool anneals = record() != nullptr && record()->settings.anneals();
    const auto steps
        = [&](bool forward) { return tried && record()->from(*m_scene.at, chosenStride(), forward).has_value(); };
    m_strip->setState({.first = tried && *m_scene.at > 0,
                          .back = steps(false),
                          .play = tried && record()->trials.size() > 1,
                          .forward = steps(true),
                          .last = tried && *m_scene.at + 1 < record()->trials.size()},
        isPlaying());
    m_stride->setEnabled(tried);
    if (!anneals && chosenStride() == BlindRecord::Stride::Chain)
        m_stride->setCurrentIndex(0);
}

std::shared_ptr<const Picture> BlindPage::picture() const
{
    if (record() == nullptr || !m_scene.at)
        return {};
    return std::make_shared<BlindPicture>(m_scene);
}

std::optional<BlindShow> BlindPage::animation() const
{
    if (record() == nullptr || !m_scene.at)
        return std::nullopt;
    BlindShow show;
    show.scene = m_scene;
    return show;
}

void BlindPage::place()
{
    const bool beside = width() >= kBlindPageBeside * textScale(this);
    m_middle->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_board->setMinimumSize(QSize(250, beside ? 250 : 300));
}

void BlindPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

void BlindPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        setPlaying(false);
}

void BlindPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

} // namespace convoku
