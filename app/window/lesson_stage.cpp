// SPDX-License-Identifier: MIT
#include "app/window/lesson_stage.h"

#include "app/document/address.h"
#include "app/document/cell_address.h"
#include "app/document/inquiry.h"
#include "app/document/layer_values.h"
#include "app/document/training_work.h"
#include "app/exporting/recurrence_picture.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/layers/widgets/row_sum_view.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/views/lessons/lesson_check.h"
#include "app/views/lessons/lesson_views.h"
#include "app/views/lessons/lesson_walk.h"
#include "app/views/lessons/lit_finding.h"
#include "app/views/lessons/widgets/lesson_browser.h"
#include "app/views/lessons/widgets/lesson_panel.h"
#include "app/views/lessons/widgets/lesson_picture_view.h"
#include "app/views/lessons/widgets/question_view.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/window/centre.h"
#include "app/window/docks.h"
#include "app/window/panels.h"
#include "app/window/parts/notice.h"
#include "app/window/window_parts.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QUrl>

#include <algorithm>
#include <set>

namespace convoku {

LessonStage::LessonStage(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    const LessonBrowser* text = parts.panels->lessons->text();
    connect(text, &LessonBrowser::linkPointed, this, &LessonStage::pointAt);
    connect(text, &LessonBrowser::linkChosen, this, &LessonStage::choose);
    connect(parts.workspace()->inquiry(), &Inquiry::findingsChanged, this, &LessonStage::lookAtLit);
    connect(&parts.model->walk, &LessonWalk::answeringChanged, this, &LessonStage::hideAnswer);
    connect(parts.panels->lessons, &LessonPanel::drawingAsked, this, &LessonStage::drawPicture);
    connect(parts.session(), &Session::runningChanged, this, &LessonStage::drawPicture);
    connectAnswers();
}

void LessonStage::connectAnswers()
{
    TensorView* tensors = m_parts.centre->view<LayersPage>()->tensors();
    for (BoardView* board : m_parts.centre->boards()) {
        connect(board, &BoardView::candidateChosen, this, qOverload<Candidate>(&LessonStage::answerWith));
        connect(board, &BoardView::cellChosen, this, qOverload<Cell>(&LessonStage::answerWith));
        board->installEventFilter(this);
    }
    tensors->canvas()->installEventFilter(this);
    tensors->rowSum()->installEventFilter(this);
    connect(tensors->canvas(), &TensorCanvas::spotClicked, this, [this, tensors](const TensorSpot& spot) {
        const Layer* layer = tensors->layer();
        if (layer == nullptr)
            return;
        const int inputs = tensors->canvas()->inputCount();
        const ValueId value = spot.picture < inputs
            ? layer->inputs.at(static_cast<std::size_t>(spot.picture))
            : layer->outputs.at(static_cast<std::size_t>(spot.picture - inputs));
        const Places places = placesOf(tensors->shownValues()->network(), value);
        const auto cells = cellsOf(places, spot.element);
        const auto digits = digitsOf(places, spot.element);
        if (cells.size() != 1)
            return;
        if (digits.size() == 1)
            answerWith(Candidate::of(digits.front(), cells.front()));
        else
            answerWith(cells.front());
    });
}

bool LessonStage::eventFilter(QObject* watched, QEvent* event)
{
    const BoardView* board = qobject_cast<BoardView*>(watched);
    // On a board with a cursor, a digit means the candidate in the cursor's cell.
    const bool isCursors = board != nullptr && board->cursorCell().has_value();
    if (event->type() == QEvent::KeyPress && !isCursors
        && m_parts.panels->lessons->question()->takeKey(*static_cast<QKeyEvent*>(event)))
        return true;
    return QObject::eventFilter(watched, event);
}

void LessonStage::answerWith(Candidate candidate)
{
    LessonWalk& walk = m_parts.model->walk;
    if (!walk.isOpen() || !walk.isAsking())
        return;
    if (walk.stop().question->kind == LessonQuestion::Kind::Cell)
        walk.answer(candidate.cell());
    else if (walk.stop().question->kind == LessonQuestion::Kind::Candidate
        || walk.stop().question->kind == LessonQuestion::Kind::Erase)
        walk.answer(candidate);
}

void LessonStage::answerWith(Cell cell)
{
    LessonWalk& walk = m_parts.model->walk;
    if (walk.isOpen() && walk.isAsking() && walk.stop().question->kind == LessonQuestion::Kind::Cell)
        walk.answer(cell);
}

void LessonStage::hideAnswer()
{
    const LessonWalk& walk = m_parts.model->walk;
    std::optional<Position> place;
    if (walk.isOpen() && walk.isHiding() && asksAboutLayer(*walk.stop().question))
        place = walk.stop().positionIn(*m_parts.session()->recording(), !m_parts.session()->isRunning());
    const auto* number = walk.given() ? std::get_if<int>(&*walk.given()) : nullptr;
    m_parts.centre->view<LayersPage>()->tensors()->rowSum()->setAnswer(
        place && number != nullptr ? std::optional(*number) : std::nullopt,
        place && walk.answering() == LessonWalk::Answering::Wrong);
    m_parts.workspace()->layerValues()->setQuestionPosition(place);
}

void LessonStage::showStop()
{
    const LessonPanel& panel = *m_parts.panels->lessons;
    const QDockWidget* dock = m_parts.panels->lessonDock;
    const QWidget* focused = QApplication::focusWidget();
    const bool kept = focused != nullptr && (takesPlainKeys(focused) || dock->isAncestorOf(focused));
    showViews(m_parts.model->walk.stop().show, true);
    train(m_parts.model->walk.stop());
    // Space must go on going on, also where the board is hidden now.
    focused = QApplication::focusWidget();
    if (kept && (focused == nullptr || !(takesPlainKeys(focused) || dock->isAncestorOf(focused))))
        panel.text()->setFocus(Qt::OtherFocusReason);
}

void LessonStage::train(const LessonStop& stop)
{
    if (!stop.train)
        return;
    TrainingWork* work = m_parts.workspace()->training();
    const LearningTask task = countIsOne(articleModel());
    const TrainingWork::Request request{.setup = {.seed = *stop.train}};
    work->setRequest(request);
    // Kept so that a user who returns finds the training unchanged.
    if (!work->isOf(task))
        work->begin(task, request.setup, request.starts);
    work->choose(0);
}

bool LessonStage::takesPlainKeys(const QWidget* widget) const
{
    const LayersPage& layers = *m_parts.centre->view<LayersPage>();
    const LessonPanel& panel = *m_parts.panels->lessons;
    return std::ranges::count(m_parts.centre->boards(), widget) > 0 || widget == layers.tensors()->canvas()
        || widget == layers.tensors()->rowSum() || widget == m_parts.panels->timeline || widget == panel.text()
        || widget == panel.endText();
}

void LessonStage::showPlace()
{
    const LessonStop& stop = m_parts.model->walk.stop();
    TensorView* tensors = m_parts.centre->view<LayersPage>()->tensors();
    Session& session = *m_parts.session();
    // The number that a question asks about is selected, before and after the answer.
    const bool asksForNumber
        = stop.question && stop.question->kind == LessonQuestion::Kind::Number && asksAboutLayer(*stop.question);
    const QString number = asksForNumber ? stop.question->answer->address : stop.number;
    if (!number.isEmpty()) {
        const Recording& recording = *session.recording();
        const Position place = session.position();
        const Network& network = *recording.networkOf(place.pass);
        const NamedElement named = namedElement(number, network, recording, place);
        if (named.element) {
            // Also where the tensors are not in sight: a candidate's number is the candidate.
            if (const auto candidate = candidateOf(network, named.layer->outputs.front(), *named.element))
                session.pick(candidate);
            tensors->pickWhenShown(place, {0, *named.element});
        }
    }
    tensors->choosePlanesWhenShown(session.position(), stop.planes);
    hideAnswer();
    setOtherRules(stop);
    drawPicture();
    light();
    lookAtLit();
}

void LessonStage::drawPicture()
{
    const LessonWalk& walk = m_parts.model->walk;
    const Session& session = *m_parts.session();
    if (!walk.isOpen() || !walk.stop().picture || walk.stop().picture->kind != LessonPicture::Kind::Recurrence)
        return;
    // While the user tries other rules, the picture stays that of the stop.
    if (session.isRunning() || !session.hasPuzzle() || !(session.recording()->startingGrid() == walk.stop().start)
        || !(session.recording()->options() == walk.stop().options))
        return;
    const auto picture = std::make_shared<RecurrencePicture>(*session.recording(), RecurrencePicture::Shape::Narrow);
    m_parts.panels->lessons->picture()->setDrawing(picture, picture->inWords());
}

void LessonStage::setOtherRules(const LessonStop& stop)
{
    auto& before = m_parts.model->beforeLesson;
    if (!before || (!stop.otherRun && !before->changedOtherRules))
        return;
    PassOptions other = stop.otherRun.value_or(stop.options);
    if (!stop.otherRun && before->otherRules.model == other.model)
        other = before->otherRules;
    before->changedOtherRules = stop.otherRun.has_value();
    m_parts.workspace()->sideBySide()->setOtherRules(other);
}

void LessonStage::lookAtLit()
{
    Inquiry* inquiry = m_parts.workspace()->inquiry();
    const auto& step = inquiry->findings();
    const auto& picked = m_parts.session()->picked();
    if (!step || step->findings.empty())
        return;
    std::vector<BoardPlace> places = litByStop();
    if (picked && !places.empty())
        places.emplace_back(*picked);
    if (const auto index = findingAt(places, step->findings))
        inquiry->selectFinding(*index);
}

void LessonStage::showViews(const QStringList& names, bool remember)
{
    auto& before = m_parts.model->beforeLesson;
    std::set<QString> wanted;
    for (const QString& name : names) {
        const LessonView* view = lessonViewNamed(name);
        if (view == nullptr)
            continue;
        if (view->centre) {
            if (name == QLatin1String("what_if"))
                m_parts.workspace()->sideBySide()->show(SideBySide::Columns::OtherRules);
            m_parts.centre->show(m_parts.window->findChild<QWidget*>(QLatin1String(view->object)));
            continue;
        }
        const QString object = QLatin1String(view->object);
        if (before && !m_parts.docks->isShown(object))
            before->shown.insert(object);
        wanted.insert(object);
        m_parts.docks->setShown(object, true);
    }
    if (!remember || !before)
        return;
    // Hide what only an earlier stop needed.
    for (auto it = before->shown.begin(); it != before->shown.end();) {
        if (wanted.contains(*it)) {
            ++it;
            continue;
        }
        m_parts.docks->setShown(*it, false);
        it = before->shown.erase(it);
    }
}

std::vector<BoardPlace> LessonStage::litByStop() const
{
    const LessonWalk& walk = m_parts.model->walk;
    if (!walk.isOpen() || walk.isWaiting())
        return {};
    const auto kept = readLessonLink(m_parts.model->keptLink);
    if (kept && kept->kind == LessonLink::Kind::Light)
        return readBoardPlaces(kept->target, walk.stop().board()).value_or(std::vector<BoardPlace>{});
    std::vector<BoardPlace> lit = walk.stop().light;
    // Light the answer as soon as it may be shown.
    if (walk.stop().question && !walk.isAsking()) {
        const LessonAnswer answer = walk.given().value_or(rightAnswer(*walk.stop().question));
        if (const auto* cell = std::get_if<Cell>(&answer))
            lit.emplace_back(*cell);
        else if (const auto* candidate = std::get_if<Candidate>(&answer))
            lit.emplace_back(*candidate);
    }
    return lit;
}

void LessonStage::light()
{
    light(litByStop());
}

void LessonStage::light(const std::vector<BoardPlace>& places)
{
    std::vector<Cell> cells;
    std::vector<std::uint16_t> candidates;
    for (const BoardPlace& place : places) {
        if (const auto* candidate = std::get_if<Candidate>(&place)) {
            candidates.push_back(static_cast<std::uint16_t>(candidate->index()));
            continue;
        }
        for (const Cell cell : cellsOf(place)) {
            if (std::find(cells.begin(), cells.end(), cell) == cells.end())
                cells.push_back(cell); // tints don't add up
        }
    }
    m_parts.centre->board()->setLit(cells, candidates);
    m_parts.centre->view<LayersPage>()->setLit(cells, candidates);
}

void LessonStage::pointAt(const QString& target)
{
    const auto link = readLessonLink(target);
    m_parts.centre->view<LayersPage>()->tensors()->point(std::nullopt);
    if (!link || !m_parts.model->walk.isOpen()) {
        light();
        m_parts.notice->clear();
        return;
    }
    const Board board = m_parts.model->walk.stop().board();
    switch (link->kind) {
    case LessonLink::Kind::Light:
        light(readBoardPlaces(link->target, board).value_or(std::vector<BoardPlace>{}));
        break;
    case LessonLink::Kind::Pick:
        if (const auto candidate = readCandidate(link->target, board))
            light({*candidate});
        m_parts.showMessage(tr("Click to pick %1").arg(link->target), 0);
        break;
    case LessonLink::Kind::Number:
        pointAtNumber(link->target);
        break;
    case LessonLink::Kind::Go:
        //: an address of the run, or “start” or “end”
        m_parts.showMessage(tr("Click to go to %1").arg(link->target), 0);
        break;
    case LessonLink::Kind::Show:
        m_parts.showMessage(tr("A click shows %1").arg(link->target), 0);
        break;
    case LessonLink::Kind::Web:
        m_parts.showMessage(link->target, 0);
        break;
    }
}

void LessonStage::pointAtNumber(const QString& number)
{
    const Session& session = *m_parts.session();
    const Recording& recording = *session.recording();
    const Network& network = *recording.networkOf(session.position().pass);
    const NamedElement named = namedElement(number, network, recording, session.position());
    if (!named.element)
        return;
    const Places places = placesOf(network, named.layer->outputs.front());
    std::vector<BoardPlace> cells;
    for (const Cell cell : cellsOf(places, *named.element))
        cells.emplace_back(cell);
    light(cells);
    if (!m_parts.centre->view<LayersPage>()->tensors()->point(*named.element))
        m_parts.showMessage(tr("A click shows %1").arg(number), 0);
}

void LessonStage::choose(const QString& target)
{
    const auto link = readLessonLink(target);
    WindowModel& model = *m_parts.model;
    Session& session = *m_parts.session();
    if (!link || !model.walk.isOpen())
        return;
    switch (link->kind) {
    case LessonLink::Kind::Light:
        model.keptLink = target == model.keptLink ? QString() : target;
        m_parts.panels->lessons->text()->setKept(model.keptLink);
        light();
        break;
    case LessonLink::Kind::Pick:
        session.pick(readCandidate(link->target, model.walk.stop().board()));
        break;
    case LessonLink::Kind::Number:
        chooseNumber(link->target);
        break;
    case LessonLink::Kind::Go: {
        LessonStop there;
        there.go = link->target;
        if (const auto place = there.positionIn(*session.recording(), !session.isRunning())) {
            session.jumpTo(*place);
        }
        break;
    }
    case LessonLink::Kind::Show:
        showViews(link->target.split(QLatin1Char(',')), false);
        break;
    case LessonLink::Kind::Web:
        QDesktopServices::openUrl(QUrl(link->target));
        break;
    }
}

void LessonStage::chooseNumber(const QString& number)
{
    const Session& session = *m_parts.session();
    const Recording& recording = *session.recording();
    const Network& network = *recording.networkOf(session.position().pass);
    const NamedElement named = namedElement(number, network, recording, session.position());
    if (named.element) {
        TensorView* tensors = m_parts.centre->view<LayersPage>()->tensors();
        tensors->pickWhenShown(session.position(), {0, *named.element});
        // A plane that the stop leaves out comes into sight when it is asked for.
        const std::vector<int>& shown = m_parts.model->walk.stop().planes;
        const ValueId value = named.layer->outputs.front();
        const auto digits = digitsOf(placesOf(network, value), *named.element);
        const auto isShown
            = [&shown](int digit) { return std::find(shown.begin(), shown.end(), digit) != shown.end(); };
        if (!shown.empty() && !digits.empty())
            tensors->choosePlanesWhenShown(
                session.position(), std::all_of(digits.begin(), digits.end(), isShown) ? shown : digits);
    }
    showViews({QStringLiteral("tensors")}, false);
}

} // namespace convoku
