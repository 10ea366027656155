// SPDX-License-Identifier: MIT
#include "app/views/board/widgets/board_view.h"

#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/document/workspace.h"
#include "app/drawing/board_painter.h"
#include "app/exporting/run_pictures.h"
#include "app/views/board/edit_wording.h"
#include "app/views/board/layer_caption.h"
#include "app/views/board/widgets/board_edit.h"
#include "app/window/parts/view_row.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/wording.h"
#include "solver/run/navigation.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace convoku {
namespace {

constexpr double kUntouched = 0.42; ///< while the rules reach one house after the other
constexpr qreal kBoardViewMargin = 6;
constexpr qreal kFrameRoom = 0.4; // in cells: the row and column numbers

/// The cell in which the rules removed the last candidate up to the end of a pass; none if they removed none.
std::optional<Cell> lastCell(const Recording& run, int pass)
{
    std::optional<Cell> cell;
    for (; pass > 0 && !cell; --pass) {
        for (const Event& event : run.eventsOf(pass)) {
            if (event.kind == EventKind::Rule)
                cell = Candidate::fromIndex(run.changed(event).back()).cell();
        }
    }
    return cell;
}

} // namespace

BoardView::BoardView(Session* session, Inquiry* inquiry, QWidget* parent)
    : BoardWidget(parent)
    , m_session(session)
    , m_inquiry(inquiry)
{
    setAccessibleName(tr("Board"));
    connect(session, &Session::positionChanged, this, &BoardView::showPosition);
    connect(session, &Session::recordingReset, this, &BoardView::showPosition);
    connect(session, &Session::pickedChanged, this, &BoardView::showPosition);
    connect(session, &Session::playingChanged, this, [this] { setQuiet(m_session->isPlaying()); });
    connect(&m_growth, &Passage::moved, this, [this] {
        m_scene.growth = easedWay(m_growth.way());
        if (!m_growth.isRunning())
            m_scene.growing.clear();
        update();
    });
    connect(&m_finish, &Passage::moved, this, [this] {
        m_scene.finish = easedWay(m_finish.way());
        update();
    });
    if (inquiry != nullptr) {
        connect(inquiry, &Inquiry::answerChanged, this, &BoardView::showPosition);
        connect(inquiry, &Inquiry::proofChanged, this, &BoardView::showPosition);
        const auto show = [this] {
            if (showFocus())
                Q_EMIT sceneChanged(m_scene);
        };
        connect(inquiry, &Inquiry::findingsChanged, this, show);
        connect(inquiry, &Inquiry::findingChosen, this, show);
    }
    showPosition();
}

ViewRow BoardView::row(Workspace* workspace)
{
    auto* board = new BoardView(workspace->session(), workspace->inquiry());
    board->setLayerValues(workspace->layerValues());
    return {.id = "board",
        .name = "board_page",
        .title = tr("Board"),
        .text = tr("Boar&d"),
        .help = tr("Show the board"),
        .sign = SignDrawing()
                    .box(3, 3, 14, 14)
                    .line({{7.67, 3}, {7.67, 17}})
                    .line({{12.33, 3}, {12.33, 17}})
                    .line({{3, 7.67}, {17, 7.67}})
                    .line({{3, 12.33}, {17, 12.33}}),
        .helpPage = "board.md#signs",
        .widget = board,
        .picture = [board] { return board->runPicture(); }};
}

std::shared_ptr<const Picture> BoardView::runPicture() const
{
    if (!m_session->hasPuzzle() || isEditing())
        return {};
    Frame frame = frameAt(*m_session->recording(), m_session->position(), {}, BoardPicture::kWidth);
    // As it is shown: the reasons that are marked, the state before.
    frame.scene = scene();
    frame.scene.hovered.reset();
    frame.scene.cursor.reset();
    frame.scene.growing.clear();
    frame.scene.finish = 1;
    frame.room.focus = frame.scene.focus.has_value() && !frame.scene.reasons;
    frame.room.reasons = frame.scene.reasons.has_value();
    return std::make_shared<BoardPicture>(std::move(frame));
}

QSize BoardView::sizeHint() const
{
    return {700, 700};
}

QSize BoardView::minimumSizeHint() const
{
    return {260, 260};
}

BoardGeometry BoardView::geometryOfBoard() const
{
    QRectF area = QRectF(rect()).adjusted(kBoardViewMargin, kBoardViewMargin, -kBoardViewMargin, -kBoardViewMargin);
    // A board that is narrower than high has room below it anyway.
    if (shownValue() && area.height() < area.width() + 2 * kLayerCaptionHeight)
        area.adjust(0, 0, 0, -kLayerCaptionHeight);
    return {area, true, devicePixelRatioF()};
}

void BoardView::setTintDerived(bool tint)
{
    m_tintDerived = tint;
    m_scene.tintDerived = tint;
    update();
    Q_EMIT sceneChanged(m_scene);
}

void BoardView::showPosition()
{
    if (isEditing())
        return;
    const std::optional<Cell> hoveredCell = m_scene.hovered;
    std::vector<Cell> growing = std::move(m_scene.growing);
    if (!m_session->hasPuzzle())
        m_scene = sceneOfGivens({});
    else
        m_scene = m_before ? m_session->moment().sceneBefore() : m_session->moment().scene();
    for (const std::uint16_t candidate : m_heldBack) {
        m_scene.candidates.add(candidate);
        std::erase_if(m_scene.removals, [candidate](const auto& removal) { return removal.candidate == candidate; });
    }
    if (!m_heldBack.empty())
        m_scene.untouched = kUntouched;
    showNumbers();
    m_scene.tintDerived = m_tintDerived;
    m_scene.picked = m_session->picked();
    m_scene.cursor = m_cursor;
    m_scene.hovered = hoveredCell;
    animateMove(std::move(growing));
    showReasons();
    showFocus();
    showLayer();
    describeBoard();
    tellParts();
    if (m_hovered)
        tellHovered();
    m_drawn = false;
    update();
    Q_EMIT sceneChanged(m_scene);
}

void BoardView::animateMove(std::vector<Cell> growing)
{
    const Position before = std::exchange(m_shown, m_session->position());
    const bool isMove = before != m_shown;
    // No animation while a held key or a drag changes the position quickly.
    const bool isSlow = isMove && !(m_sinceMove.isValid() && m_sinceMove.elapsed() < kHeldKey);
    if (isMove)
        m_sinceMove.start();
    std::bitset<kCells> large;
    for (int i = 0; i < kCells; ++i)
        large[static_cast<std::size_t>(i)] = m_scene.isShownLarge(Cell::fromIndex(i));
    if (large != m_large) {
        growing.clear();
        for (int i = 0; i < kCells && isSlow; ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (large[at] && !m_large[at] && !m_scene.givens.isGiven(Cell::fromIndex(i)))
                growing.push_back(Cell::fromIndex(i));
        }
        m_large = large;
        m_growth.finish();
        if (!growing.empty())
            m_growth.start();
    }
    m_scene.growth = easedWay(m_growth.way());
    m_scene.growing = m_growth.isRunning() ? std::move(growing) : std::vector<Cell>();
    if (isMove) {
        m_finish.finish();
        m_finishedBy = isSlow ? finishFrom(before) : std::nullopt;
        if (m_finishedBy)
            m_finish.start();
    }
    m_scene.finishedBy = m_finishedBy.value_or(Cell());
    m_scene.finish = easedWay(m_finish.way());
}

std::optional<Cell> BoardView::finishFrom(Position before) const
{
    if (!m_session->hasPuzzle() || m_session->isRunning() || m_before)
        return std::nullopt;
    const Recording& run = *m_session->recording();
    if (std::ranges::count(run.solutions(), m_shown) == 0)
        return std::nullopt;
    // A step of whatever size begins at the end of the pass before, or later.
    const bool isStep = before < m_shown && before >= run.endOf(m_shown.pass - 1);
    return isStep ? lastCell(run, m_shown.pass) : std::nullopt;
}

/// The reasons of a removal are marked where it happened: in its pass, from its step on. The dots of a chain go with
/// the position all along.
void BoardView::showReasons()
{
    m_scene.lit = m_lit;
    m_scene.litCandidates = m_litCandidates;
    if (!m_session->hasPuzzle() || m_before || m_inquiry == nullptr)
        return;
    const Recording& recording = *m_session->recording();
    const Position position = m_session->position();
    const auto& answer = m_inquiry->answer();
    if (answer && answer->explanation && static_cast<int>(recording.events()[answer->event].pass) == position.pass)
        m_scene.reasons = reasonsOf(*answer->explanation);
    if (const auto proof = m_inquiry->proof())
        m_scene.needed = absencesInUse(recording, *proof, stepsDone(recording, *proof, position));
}

void BoardView::setHeldBack(std::vector<std::uint16_t> candidates)
{
    if (candidates == m_heldBack)
        return;
    m_heldBack = std::move(candidates);
    showPosition();
}

void BoardView::setLit(std::vector<Cell> cells, std::vector<std::uint16_t> candidates)
{
    if (cells == m_lit && candidates == m_litCandidates)
        return;
    m_lit = std::move(cells);
    m_litCandidates = std::move(candidates);
    showPosition();
}

void BoardView::setEdit(BoardEdit* edit)
{
    if (m_edit != nullptr)
        m_edit->disconnect(this);
    m_edit = edit;
    m_dragsFrom.reset();
    watchLayer();
    watchStep();
    if (edit == nullptr) {
        m_scene = {};
        showPosition();
        tellHovered();
        return;
    }
    m_editedCursor = edit->cursor();
    connect(edit, &BoardEdit::changed, this, &BoardView::showEdited);
    showEdited();
    setFocus();
}

void BoardView::showEdited()
{
    const Cell cursor = m_edit->cursor();
    // Where keys move the cursor, a mouse that rests elsewhere says nothing any more.
    if (cursor != m_editedCursor && m_hovered && m_hovered->cell() != cursor)
        m_hovered.reset();
    m_editedCursor = cursor;
    m_scene = m_edit->scene();
    m_scene.hovered = m_hovered ? std::optional(m_hovered->cell()) : std::nullopt;
    describeBoard();
    tellParts();
    tellHovered();
    m_drawn = false;
    update();
}

void BoardView::describeBoard()
{
    QString text;
    if (isEditing()) {
        text = EditWording::cell(m_edit->puzzle()->start(), m_edit->cursor());
    } else if (m_session->hasPuzzle()) {
        text = Wording::caption(*m_session->recording(), m_session->position());
        if (m_scene.layer)
            text += QStringLiteral(" · ") + m_scene.layer->caption;
    }
    setAccessibleDescription(text);
}

void BoardView::paintPicture(QPainter& painter, const Theme& theme)
{
    painter.fillRect(rect(), theme.background);
    BoardWidget::paintPicture(painter, theme);
    if (m_scene.layer) {
        const BoardGeometry geometry = geometryOfBoard();
        const QRectF board = geometry.board();
        const QPointF corner(board.left(), board.bottom() + geometry.thickLine());
        paintLayerCaption(painter,
            QRectF(corner, QSizeF(width() - kBoardViewMargin - corner.x(), height() - corner.y())), *m_scene.layer,
            theme, geometry.pixel());
    }
    m_drawn = true;
}

/// No ring around a cell: the scene itself shows the cell with the cursor.
QRectF BoardView::focusRect()
{
    return isEditing() || m_cursor ? QRectF() : QRectF(rect());
}

QString BoardView::describe(Candidate candidate) const
{
    const auto index = static_cast<std::size_t>(candidate.index());
    const QString name = tr("%1: candidate %2").arg(Wording::cell(candidate.cell())).arg(candidate.digit + 1);
    for (const BoardScene::Removal& removal : m_scene.removals) {
        if (removal.candidate == index && m_scene.removalsAsNumbers)
            return tr("candidate %1 of %2: 1 before, 0 after (%3)")
                .arg(candidate.digit + 1)
                .arg(Wording::cell(candidate.cell()), Wording::rule(m_session->network().rule(removal.rule)));
        if (removal.candidate == index)
            return tr("%1 was removed in this step by %2")
                .arg(name, Wording::rule(m_session->network().rule(removal.rule)));
    }
    if (m_scene.asideDepth[index] > 0)
        return tr("%1 was set aside by the guess at depth %2").arg(name).arg(m_scene.asideDepth[index]);
    if (m_scene.guessDepth[index] > 0)
        return tr("%1 is the guess at depth %2").arg(name).arg(m_scene.guessDepth[index]);
    if (m_scene.givens.isGiven(candidate.cell()))
        return tr("%1 is given: %2").arg(Wording::cell(candidate.cell())).arg(m_scene.givens.digit(candidate.cell()));
    if (const QString focus = describeFocus(candidate); !focus.isEmpty())
        return focus;
    if (!m_scene.candidates.has(candidate))
        return tr("%1 is gone").arg(name);
    return m_scene.candidates.countIn(candidate.cell()) == 1
        //: a cell and its digit
        ? tr("%1 is %2").arg(Wording::cell(candidate.cell())).arg(candidate.digit + 1)
        : tr("%1 is possible").arg(name);
}

/// A press on the frame, where no cell is, or with Ctrl anywhere; cells of a puzzle that is edited have a use for Ctrl.
bool BoardView::dragsPicture(const QMouseEvent& event) const
{
    if (isEditing() || !m_session->hasPuzzle())
        return false;
    const QRectF frame
        = geometryOfBoard().board().marginsAdded(QMarginsF(1, 1, 1, 1) * kFrameRoom * geometryOfBoard().cellSide());
    return frame.contains(event.position())
        && (!geometryOfBoard().cellAt(event.position()) || event.modifiers() & Qt::ControlModifier);
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    const std::optional<Candidate> candidate = geometryOfBoard().candidateAt(event->position());
    m_dragsFrom.reset();
    if (isEditing()) {
        if (candidate)
            m_edit->press(*event, *candidate);
        return;
    }
    if (event->button() != Qt::LeftButton || !m_session->hasPuzzle())
        return;
    if (dragsPicture(*event))
        m_dragsFrom = event->position();
    else
        choose(askedAt(event->position()));
}

std::optional<Candidate> BoardView::askedAt(QPointF place) const
{
    const auto candidate = geometryOfBoard().candidateAt(place);
    if (!candidate || isEditing() || m_scene.layer)
        return candidate;
    const int digit = m_scene.candidates.soleDigit(candidate->cell());
    const auto index = static_cast<std::uint16_t>(candidate->index());
    const bool struck
        = m_scene.failed == index || std::ranges::count(m_scene.removals, index, &BoardScene::Removal::candidate) > 0;
    return digit < 0 || struck ? candidate : std::optional(Candidate::of(digit, candidate->cell()));
}

void BoardView::choose(const std::optional<Candidate>& candidate)
{
    m_session->pick(candidate);
    if (candidate)
        Q_EMIT candidateChosen(*candidate);
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    if (const auto hovered = askedAt(event->position()); hovered != m_hovered) {
        m_hovered = hovered;
        if (showFocus())
            Q_EMIT sceneChanged(m_scene);
    }
    if (m_dragsFrom && event->buttons() & Qt::LeftButton) {
        if ((event->position() - *m_dragsFrom).manhattanLength() >= QApplication::startDragDistance()) {
            m_dragsFrom.reset();
            Q_EMIT pictureDragged();
        }
        return;
    }
    if (isEditing() && m_hovered)
        m_edit->moveTo(*event, *m_hovered);
    if (dragsPicture(*event))
        setCursor(Qt::OpenHandCursor);
    else
        unsetCursor();
    const std::optional<Cell> cell = m_hovered ? std::optional(m_hovered->cell()) : std::nullopt;
    if (m_scene.hovered != cell) {
        m_scene.hovered = cell;
        update();
    }
    tellHovered();
    if (!m_hovered && dragsPicture(*event))
        Q_EMIT hovered(tr("Drag the board from here into another program: as a picture, a file or text"));
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    // A click, after all.
    if (const auto from = std::exchange(m_dragsFrom, std::nullopt))
        choose(askedAt(*from));
    if (isEditing())
        m_edit->release(*event);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const std::optional<Candidate> candidate = geometryOfBoard().candidateAt(event->position());
    if (isEditing() && candidate)
        m_edit->doubleClick(*event, *candidate);
    else
        mousePressEvent(event);
}

/// Also when the board changes under a mouse that rests.
void BoardView::tellHovered()
{
    if (isEditing()) {
        const Cell cell = m_hovered ? m_hovered->cell() : m_edit->cursor();
        Q_EMIT hovered(EditWording::cell(m_edit->puzzle()->start(), cell));
    } else if (m_hovered && m_session->hasPuzzle()) {
        const QString layer = describeLayer(*m_hovered);
        Q_EMIT hovered(describe(*m_hovered) + (layer.isEmpty() ? layer : QStringLiteral(" · ") + layer));
    } else {
        Q_EMIT hovered({});
    }
}

void BoardView::leaveEvent(QEvent*)
{
    m_hovered.reset();
    m_scene.hovered.reset();
    if (showFocus())
        Q_EMIT sceneChanged(m_scene);
    update();
    tellHovered();
}

bool BoardView::event(QEvent* event)
{
    return event->type() == QEvent::ToolTip ? showTip(*static_cast<QHelpEvent*>(event)) : BoardWidget::event(event);
}

/// While a puzzle is edited, the keys of the editor take precedence over shortcuts of the window.
bool BoardView::wantsKey(const QKeyEvent& event)
{
    return isEditing() && BoardEdit::wants(event);
}

bool BoardView::takeEvent(const QKeyEvent& event)
{
    if (isEditing())
        return m_edit->press(event);
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier))
        return false;
    return takeCursorKey(event) || takeRunKey(event.key());
}

bool BoardView::takeRunKey(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        m_session->stepOn(key == Qt::Key_Right);
        return true;
    case Qt::Key_Home:
        m_session->goToFirst();
        return true;
    case Qt::Key_End:
        m_session->goToLast();
        return true;
    case Qt::Key_Escape:
        m_session->pick(std::nullopt);
        return true;
    case Qt::Key_B:
        showBefore(true);
        return true;
    default:
        return false;
    }
}

void BoardView::showBefore(bool before)
{
    if (m_before == before)
        return;
    m_before = before;
    showPosition();
    if (before)
        Q_EMIT hovered(tr("The state before this step, as long as B is held"));
    else
        tellHovered();
}

void BoardView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_B && !event->isAutoRepeat())
        showBefore(false);
    QWidget::keyReleaseEvent(event);
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    showBefore(false);
    BoardWidget::focusOutEvent(event);
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    if (isEditing()) {
        QWidget::wheelEvent(event);
        return;
    }
    constexpr int kStep = 120; // one notch of a usual wheel
    m_wheelRest += event->angleDelta().y();
    for (; m_wheelRest <= -kStep; m_wheelRest += kStep)
        m_session->stepOn(true);
    for (; m_wheelRest >= kStep; m_wheelRest -= kStep)
        m_session->stepOn(false);
    event->accept();
}

} // namespace convoku
