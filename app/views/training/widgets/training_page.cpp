// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/training_page.h"

#include "app/document/workspace.h"
#include "app/views/training/recorded_training.h"
#include "app/views/training/training_wording.h"
#include "app/views/training/widgets/acquired_view.h"
#include "app/views/training/widgets/error_table.h"
#include "app/views/training/widgets/start_tiles_view.h"
#include "app/views/training/widgets/study_pane.h"
#include "app/views/training/widgets/training_head_view.h"
#include "app/views/training/widgets/training_setup_pane.h"
#include "app/views/training/widgets/training_timeline.h"
#include "app/window/parts/form.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/sentence_bar.h"
#include "app/window/parts/text_scale.h"
#include "app/wording/wording.h"
#include "solver/error.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

constexpr int kTrainingLeast = 360; ///< as wide as the page must be able to be
constexpr form::Look kTrainingHeading{.weight = QFont::DemiBold, .wraps = true};
constexpr int kLow = 300; ///< height below which the sentence scrolls
constexpr int kBelowBeside = 900; ///< from this width on errors and passes are side by side

} // namespace

TrainingPage::TrainingPage(Workspace* workspace, QWidget* parent)
    : QWidget(parent)
    , m_session(workspace->session())
    , m_work(workspace->training())
    , m_look(new LearnedLook(this))
    , m_what(new MenuWord("training_what", tr("Training task"), [this](QMenu* menu) { fillTasks(menu); }))
    , m_beginning(new MenuWord(
          "training_beginning", tr("Initial weights and bias"), [this](QMenu* menu) { fillBeginnings(menu); }))
    , m_starts(new MenuWord("training_how_many", tr("Number of starts"), [this](QMenu* menu) { fillStarts(menu); }))
    , m_train(form::button("training_train", QString()))
    , m_settings(form::button("training_settings", tr("Settings")))
    , m_step(form::button("training_step", tr("Step"), tr("Train each start by the step size set below")))
    , m_pause(form::button("training_pause", QString()))
    , m_newStarts(
          form::button("training_new_starts", QString(), tr("Repeat the training with different random numbers")))
    , m_export(form::button("training_export", tr("Export"), tr("Export the training as an animated GIF or WebP")))
    , m_said(form::label("training_said", {.wraps = true}))
    , m_setup(new TrainingSetupPane)
    , m_head(new TrainingHeadView)
    , m_tiles(new StartTilesView)
    , m_countsNote(form::label("training_counts_note", {.size = TextSize::Label, .wraps = true}))
    , m_errorsTitle(form::label("training_errors_title", kTrainingHeading))
    , m_errors(new ErrorTable)
    , m_passesTitle(form::label("training_passes_title", kTrainingHeading))
    , m_passes(new PassBarsView)
    , m_study(new StudyPane(m_work))
    , m_strip(new TrainingStrip(m_work))
    , m_acquired(new AcquiredPane(m_work, m_strip->timeline()))
{
    setObjectName(QStringLiteral("training_page"));
    m_said->setContentsMargins(space::kUsual, 0, space::kUsual, space::kTight);
    m_bar = buildBar();
    QScrollArea* scroll = form::scroll("training_scroll", buildBody());
    m_column = form::column({.spacing = 0}, m_bar, form::grow(scroll), m_strip);
    form::fill(this, m_column);
    setFocusProxy(m_train);

    connect(m_setup, &TrainingSetupPane::changed, this, [this] {
        change([this](TrainingWork::Request& request) {
            request.setup = m_setup->setup();
            request.starts = m_setup->starts();
        });
    });
    connect(m_setup, &TrainingSetupPane::rateChanged, m_work, &TrainingWork::setRate);
    connect(m_train, &QPushButton::clicked, this, &TrainingPage::train);
    connect(m_step, &QPushButton::clicked, this, [this] {
        if (!m_work->isUnderWay())
            trainAnew(false, true);
        m_work->step(m_work->stepBy());
    });
    connect(m_pause, &QPushButton::clicked, m_work,
        [this] { m_work->state() == TrainingWork::State::Paused ? m_work->resume() : m_work->pause(); });
    connect(m_export, &QPushButton::clicked, this, &TrainingPage::exportRequested);
    connect(m_newStarts, &QPushButton::clicked, this, [this] { trainAnew(true, false); });
    connect(m_tiles, &StartTilesView::chosen, this, [this](std::size_t start) {
        m_hasChosen = true;
        m_work->choose(start);
    });
    connect(m_passes, &PassBarsView::passChosen, this, [this](int pass) {
        if (m_session->hasPuzzle())
            m_session->jumpTo(m_session->recording()->endOf(std::min(pass, m_session->recording()->passCount())));
    });
    connect(m_passes, &PassBarsView::pointedAt, this, &TrainingPage::hovered);
    connect(m_head, &TrainingHeadView::pointedAt, this, &TrainingPage::hovered);
    connect(m_acquired->view(), &AcquiredView::pointedAt, this, &TrainingPage::hovered);
    connect(m_work, &TrainingWork::requestChanged, this, &TrainingPage::showRequest);
    connect(m_work, &TrainingWork::stateChanged, this, [this] {
        openRecorded(); // again where LibTorch is missing
        if (m_work->state() == TrainingWork::State::Opening)
            m_hasChosen = false;
        else if (m_work->state() == TrainingWork::State::Ended && !m_hasChosen)
            chooseBest();
        showState();
    });
    connect(m_work, &TrainingWork::recordChanged, this, &TrainingPage::showRecord);
    connect(m_work, &TrainingWork::positionChanged, this, &TrainingPage::showRecord);
    connect(m_work, &TrainingWork::chosenChanged, this, &TrainingPage::showRecord);
    connect(m_work, &TrainingWork::failed, this, &TrainingPage::showProblem);
    connect(m_look, &LearnedLook::changed, this, [this] {
        showStart();
        showErrors();
        if (std::exchange(m_asksAgain, false))
            askForSight();
    });
    for (const auto signal : {&Session::positionChanged, &Session::recordingReset, &Session::recordingGrew})
        connect(m_session, signal, this, &TrainingPage::askForSight);
    connect(m_session, &Session::optionsChanged, this, &TrainingPage::readModel);
    showRequest();
    showRecord();
}

QWidget* TrainingPage::buildBar()
{
    m_train->setDefault(true);
    auto* blind
        = form::button("training_blind", tr("Blind search"), tr("Search for a solution without using the rules"));
    connect(blind, &QPushButton::clicked, this, &TrainingPage::blindSearchRequested);
    setSheet(m_settings,
        form::box(form::column({.margins = form::margins(space::kUsual, space::kUsual)}, m_setup,
            form::row(form::stretch(), m_newStarts, m_step, m_pause))));
    //: %1: the numbers that are trained, %2: "random numbers", %3: "10 starts", %4: the button "Train"
    const QString sentence = tr("Replace the %1 with %2 · %3 · %4");
    return form::box(form::column({.spacing = 0},
        sentenceBar(sentence, {m_what, m_beginning, m_starts, m_train}, {m_settings, blind, m_export}), m_said));
}

QWidget* TrainingPage::buildBody()
{
    const form::Space close{.spacing = space::kTight};
    m_errorsBox = form::box(form::column(close, m_errorsTitle, m_errors, form::stretch()));
    m_passesBox = form::box(form::column(close, m_passesTitle, m_passes, form::stretch()));
    m_below = form::row({.spacing = space::kWide}, form::grow(m_errorsBox, 4), form::grow(m_passesBox, 3));
    const form::Child apart = form::gap(space::kSmall);
    const QMargins edges(space::kUsual, space::kSmall, space::kUsual, space::kUsual);
    m_results = form::box(form::column({.margins = edges, .spacing = space::kSmall}, m_head, m_tiles, m_countsNote,
        apart, m_below, apart, m_acquired, apart, m_study));
    m_body = form::column({.spacing = 0}, m_results, form::stretch());
    return form::box(m_body);
}

QSize TrainingPage::minimumSizeHint() const
{
    return QWidget::minimumSizeHint().boundedTo({kTrainingLeast, QWIDGETSIZE_MAX});
}

void TrainingPage::arrange()
{
    const bool beside = width() >= kBelowBeside * textScale(this);
    m_below->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // In a low window with large letters the sentence has several rows: there it scrolls, too.
    QBoxLayout* place = height() < kLow * textScale(this) ? m_body : m_column;
    if (place->indexOf(m_bar) >= 0)
        return;
    QWidget* focus = window()->focusWidget(); // lost with the change of parents
    const bool keeps = focus != nullptr && m_bar->isAncestorOf(focus);
    place->insertWidget(0, m_bar);
    m_bar->show();
    if (keeps)
        focus->setFocus(Qt::OtherFocusReason);
}

void TrainingPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    arrange();
    readModel();
    openRecorded();
    showRecord();
}

void TrainingPage::openRecorded()
{
    if (!isVisible() || m_work->record() || m_work->isUnderWay())
        return;
    auto record = std::make_shared<const TrainingRecord>(recordedTraining());
    if (record->runs.empty())
        return;
    m_work->show(std::move(record));
    chooseBest();
}

void TrainingPage::chooseBest()
{
    const StartTiles tiles = startTilesOf(*m_work->record(), 0, m_work->position());
    if (!tiles.tiles.empty())
        m_work->choose(tiles.tiles.front().start);
}

void TrainingPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool TrainingPage::event(QEvent* event)
{
    // Keys that nobody in the page has wanted move the training, not the run.
    if (event->type() == QEvent::ShortcutOverride) {
        if (movesTraining(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void TrainingPage::keyPressEvent(QKeyEvent* event)
{
    if (!moveByKey(*m_work, *event))
        QWidget::keyPressEvent(event);
}

void TrainingPage::fillTasks(QMenu* menu)
{
    if (!m_model)
        return;
    const auto add = [this](QMenu* to, const QString& text, const std::string& rule, const std::string& value) {
        const TrainingWork::Request& now = m_work->request();
        MenuWord::addChoice(to, text, now.rule == rule && now.value == value, [this, rule, value] {
            change([&](TrainingWork::Request& request) {
                request.rule = rule;
                request.value = value;
            });
        });
    };
    add(menu, tr("Is the count 1?"), {}, {});
    menu->addSeparator();
    for (const Model::Rule& rule : m_model->rules) {
        const std::vector<LearnableValue> values = learnableIn(rule.id);
        if (values.empty())
            continue;
        QMenu* ofRule = menu->addMenu(withoutMnemonic(Wording::rule(rule)));
        for (const LearnableValue& value : values)
            add(ofRule, value.value.empty() ? tr("the remaining candidates") : QString::fromStdString(value.value),
                rule.id, value.value);
    }
}

void TrainingPage::fillBeginnings(QMenu* menu)
{
    for (const auto start : {TrainingSetup::Start::Random, TrainingSetup::Start::NearWritten}) {
        MenuWord::addChoice(menu, TrainingWording::beginning(start), m_work->request().setup.start == start,
            [this, start] { change([start](TrainingWork::Request& request) { request.setup.start = start; }); });
    }
}

void TrainingPage::fillStarts(QMenu* menu)
{
    for (const int starts : {1, 2, 5, 10, TrainingWork::kMostStarts}) {
        if (starts > m_setup->mostStarts())
            break;
        MenuWord::addChoice(menu, TrainingWording::starts(starts), m_work->request().starts == starts,
            [this, starts] { change([starts](TrainingWork::Request& request) { request.starts = starts; }); });
    }
}

void TrainingPage::readModel()
{
    const ModelPtr& model = m_session->options().pass.model;
    if (!isVisible() || model == m_model)
        return;
    m_model = model;
    m_taskRead.reset();
    showRequest();
}

void TrainingPage::change(const std::function<void(TrainingWork::Request&)>& edit)
{
    TrainingWork::Request request = m_work->request();
    edit(request);
    m_work->setRequest(request);
}

void TrainingPage::showRequest()
{
    if (m_model)
        readTask();
    const TrainingWork::Request& request = m_work->request();
    // Do not overwrite a field that is being edited.
    if (request.setup != m_setup->setup() || request.starts != m_setup->starts())
        m_setup->setSetup(request.setup, request.starts);
    m_what->setWord(m_task ? TrainingWording::trained(*m_task) : tr("numbers of a rule"));
    m_beginning->setWord(TrainingWording::beginning(request.setup.start));
    m_starts->setWord(TrainingWording::starts(request.starts));
    showState();
}

std::vector<LearnableValue> TrainingPage::learnableIn(const std::string& rule) const
{
    const auto place = m_model->find(rule);
    try {
        return place ? learnableValues(*m_model, *place) : std::vector<LearnableValue>();
    } catch (const Error&) {
        return {}; // its layers cannot be cut out
    }
}

void TrainingPage::readTask()
{
    TrainingWork::Request request = m_work->request();
    if (m_taskRead == std::pair(request.rule, request.value))
        return;
    if (!m_model->find(request.rule)) {
        request.rule.clear();
        request.value.clear();
    }
    m_task.reset();
    m_problem.clear();
    try {
        if (request.rule.empty()) {
            m_task = countIsOne(m_model);
        } else if (const auto values = learnableIn(request.rule); values.empty()) {
            m_problem = tr("This rule has no weights to learn.");
        } else {
            if (std::ranges::find(values, request.value, &LearnableValue::value) == values.end())
                request.value = values.front().value;
            m_task = taskOf(m_model, *m_model->find(request.rule), request.value);
        }
    } catch (const Error& error) {
        m_problem = QString::fromStdString(error.what());
    }
    const int most = m_task ? TrainingWork::mostStarts(learnedNumbersOf(*m_task->layers, m_task->learned).size())
                            : TrainingWork::kMostStarts;
    m_setup->setMostStarts(most);
    request.starts = std::min(request.starts, most);
    m_taskRead.emplace(request.rule, request.value);
    m_work->setRequest(request);
}

void TrainingPage::showProblem(const QString& problem)
{
    m_said->setText(problem);
    m_said->show();
}

void TrainingPage::train()
{
    if (m_work->isUnderWay())
        m_work->cancel();
    else
        trainAnew(false, false);
}

void TrainingPage::trainAnew(bool otherSeed, bool paused)
{
    if (!m_task) {
        showProblem(m_problem);
        return;
    }
    if (otherSeed)
        change(
            [](TrainingWork::Request& request) { request.setup.seed += static_cast<std::uint64_t>(request.starts); });
    m_work->begin(*m_task, m_work->request().setup, m_work->request().starts, paused);
}

void TrainingPage::showState()
{
    const TrainingWork::State state = m_work->state();
    const bool has = m_work->record() != nullptr;
    const bool underWay = m_work->isUnderWay();
    m_train->setText(underWay ? tr("Stop") : tr("Train"));
    m_train->setToolTip(
        underWay ? tr("Stop the training and keep its results so far") : tr("Replace the numbers and train them"));
    m_pause->setText(state == TrainingWork::State::Paused ? tr("Continue") : tr("Pause"));
    m_pause->setEnabled(state == TrainingWork::State::Running || state == TrainingWork::State::Paused);
    m_export->setEnabled(has);
    // After the end a step would begin the same anew; of another training it is the first.
    const bool canStep = underWay || !has || (m_task && !m_work->isOf(*m_task));
    if (!canStep && m_step->hasFocus())
        m_strip->timeline()->setFocus(Qt::OtherFocusReason);
    m_step->setEnabled(canStep);
    m_newStarts->setText(tr("%n new start(s)", nullptr, m_work->request().starts));
    m_newStarts->setEnabled(has);
    m_results->setVisible(has);
    QString said;
    if (!m_work->missing().isEmpty())
        said = tr("Training is not available because LibTorch cannot be used: %1").arg(m_work->missing());
    else if (state == TrainingWork::State::Opening)
        said = tr("LibTorch is being opened…");
    else if (const QString shown = has ? TrainingWording::task(m_work->record()->task) : QString();
             has && m_task && shown != TrainingWording::task(*m_task))
        said = tr("The results below are for “%1”.").arg(shown);
    m_said->setText(said);
    m_said->setVisible(!said.isEmpty());
}

void TrainingPage::showRecord()
{
    showState();
    if (!isVisible())
        return;
    if (!m_work->record()) {
        m_head->setHead(std::nullopt);
        m_tiles->setTiles({});
        return;
    }
    const TrainingRecord& record = *m_work->record();
    m_tiles->setTiles(startTilesOf(record, m_work->chosen(), m_work->position()));
    m_countsNote->setText(TrainingWording::countsNote());
    showStart();
    askForSight();
}

void TrainingPage::showStart()
{
    if (!m_work->record())
        return;
    m_head->setHead(trainingHeadOf(*m_work->record(), m_work->chosen(), m_work->position(), function(), meaning()));
}

QString TrainingPage::meaning() const
{
    const TrainingRecord& record = *m_work->record();
    const auto sight = m_look->sight();
    if (sight && sight->task == record.task && sight->rows)
        return TrainingWording::learned(*sight->rows, std::span(sight->numbers).first(kernelSize(record.task)));
    return tr("%1 of the answers are right.").arg(TrainingWording::share(m_work->frame()->right));
}

QPolygonF TrainingPage::function() const
{
    QPolygonF function;
    const auto sight = m_look->sight();
    if (sight && m_work->record() && sight->task == m_work->record()->task) {
        for (const LearnedLayers::Point& point : sight->function)
            function << QPointF(point.sum, point.result);
    }
    return function;
}

std::shared_ptr<const Picture> TrainingPage::picture() const
{
    const auto what = shown();
    return what ? std::make_shared<TrainingPicture>(*what) : nullptr;
}

std::optional<TrainingShown> TrainingPage::shown() const
{
    if (!m_work->record())
        return std::nullopt;
    return TrainingShown{m_work->record(), m_work->chosen(), m_work->position(), function(), meaning()};
}

void TrainingPage::askForSight()
{
    const TrainingFrame* frame = m_work->frame();
    if (!isVisible() || frame == nullptr)
        return;
    // Asked anew at each step of what plays, it would never come to an answer.
    if (m_look->isWorking()) {
        m_asksAgain = true;
        return;
    }
    std::shared_ptr<const Recording> run;
    Position position;
    if (m_session->hasPuzzle()) {
        run = std::make_shared<const Recording>(*m_session->recording());
        position = m_session->position();
    }
    m_look->ask(m_work->record()->task, frame->numbers, std::move(run), position);
}

void TrainingPage::showErrors()
{
    const auto sight = m_look->sight();
    if (!sight || !m_work->record())
        return;
    const QLocale locale;
    if (!sight->problem.isEmpty()) {
        showProblem(sight->problem);
        return;
    }
    const bool has = sight->here.has_value() && m_session->hasPuzzle();
    m_errorsTitle->setText(has ? tr("Errors: %1 of %2 answers on the board at %3")
                                     .arg(locale.toString(static_cast<int>(sight->here->errors.size())),
                                         locale.toString(sight->here->answers),
                                         Wording::address(*m_session->recording(), m_session->position()))
            : m_session->hasPuzzle() ? tr("Errors: the puzzle is on a different board")
                                     : tr("Errors: there is no puzzle"));
    if (sight->task.layers)
        m_errors->setErrors(sight->task, sight->here);
    PassBars bars;
    bars.counts = sight->byPass;
    bars.passesInBar = sight->passesInBar;
    if (const int pass = m_session->position().pass; has && pass > 0 && !bars.counts.empty())
        bars.current = std::clamp((pass - 1) / bars.passesInBar, 0, static_cast<int>(bars.counts.size()) - 1);
    m_passesTitle->setText(tr("Errors by pass, of %1 answers").arg(locale.toString(sight->answers)));
    m_passes->setBars(std::move(bars), sight->answers);
}

} // namespace convoku
