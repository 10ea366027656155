// SPDX-License-Identifier: MIT
#include "app/views/board/widgets/board_view.h"

#include "app/document/inquiry.h"
#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/document/step_marks.h"
#include "app/document/workspace.h"
#include "app/drawing/board_painter.h"
#include "app/exporting/run_pictures.h"
#include "app/views/board/candidate_wording.h"
#include "app/views/board/edit_wording.h"
#include "app/views/board/layer_caption.h"
#include "app/views/board/widgets/board_edit.h"
#include "app/window/parts/view_row.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/wording.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

namespace convoku {
namespace {

constexpr double kUntouched = 0.42; ///< while the rules reach one house after the other
constexpr qreal kBoardViewMargin = 6;
constexpr qreal kFrameRoom = 0.4; // in cells: the row and column numbers

} // namespace

BoardView::BoardView(Session* session, Inquiry* inquiry, QWidget* parent)
    : BoardWidget(parent)
    , m_session(session)
    , m_inquiry(inquiry)
    , m_layer(session, this)
{
    setAccessibleName(tr("Board"));
    connect(session, &Session::positionChanged, this, &BoardView::showPosition);
    connect(session, &Session::recordingReset, this, &BoardView::showPosition);
    connect(session, &Session::pickedChanged, this, &BoardView::showPosition);
    connect(session, &Session::playingChanged, this, [this] { setQuiet(m_session->isPlaying()); });
    connect(&m_effects, &MoveEffects::moved, this, [this] {
        m_effects.addTo(m_scene);
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

BoardView::~BoardView()
{
    if (m_inquiry != nullptr)
        m_inquiry->setStepWatched(this, false);
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
    // Show the board as it is in the window: with the marked reasons, or the state before the step.
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
    if (!isEditing() && m_layer.value() && area.height() < area.width() + 2 * kLayerCaptionHeight)
        area.adjust(0, 0, 0, -kLayerCaptionHeight);
    return {area, true, devicePixelRatioF(), m_scene.board()};
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
    if (!m_session->hasPuzzle())
        m_scene = sceneOfGivens(Grid(m_session->network().board));
    else
        m_scene = m_before ? m_session->moment().sceneBefore() : m_session->moment().scene();
    if (m_cursor && m_cursor->board != m_scene.board())
        m_cursor.reset();
    if (m_hovered && m_hovered->board != m_scene.board())
        m_hovered.reset();
    for (const std::uint16_t candidate : m_heldBack) {
        m_scene.candidates.add(candidate);
        std::erase_if(m_scene.removals, [candidate](const auto& removal) { return removal.candidate == candidate; });
    }
    if (!m_heldBack.empty())
        m_scene.untouched = kUntouched;
    m_scene.removalsAsNumbers = m_removalsAsNumbers;
    m_layer.watch(isVisible());
    if (!m_before)
        m_layer.addTo(m_scene);
    m_scene.tintDerived = m_tintDerived;
    m_scene.picked = m_session->picked();
    m_scene.cursor = m_cursor;
    m_scene.hovered = m_hovered ? hoveredCell : std::nullopt;
    const bool mayFinish = m_session->hasPuzzle() && !m_session->isRunning() && !m_before;
    m_effects.moveTo(m_session->position(), m_scene, mayFinish ? m_session->recording().get() : nullptr);
    m_effects.addTo(m_scene);
    showReasons();
    showFocus();
    describeBoard();
    notifyAccessibility();
    if (m_hovered)
        announceHovered();
    m_drawn = false;
    update();
    Q_EMIT sceneChanged(m_scene);
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

/// Findings come from a thread, a little after the position, and are only laid over what is there already. Where a
/// picked candidate's reasons are marked, or a lesson speaks of something else, that is what to see. Whether the scene
/// has another focus now.
bool BoardView::showFocus()
{
    if (isEditing())
        return false;
    StepMarks marks;
    const bool speaksOfElse = m_scene.reasons || !m_lit.empty() || !m_litCandidates.empty();
    if (m_inquiry != nullptr && m_session->hasPuzzle() && !m_before && !speaksOfElse)
        marks = stepMarksOf(*m_inquiry, *m_session->recording(), m_hovered);
    if (marks == StepMarks{m_scene.focus, m_scene.clashCauses})
        return false;
    m_scene.focus = std::move(marks.focus);
    m_scene.clashCauses = std::move(marks.causes);
    if (m_hovered)
        announceHovered();
    update();
    return true;
}

void BoardView::setLayerValues(LayerValues* values)
{
    m_layer.setValues(values);
    const auto show = [this] {
        if (m_layer.showsValue())
            showPosition();
    };
    connect(values, &LayerValues::valuesChanged, this, show);
    connect(values, &LayerValues::questionPositionChanged, this, show);
    connect(m_session, &Session::playingChanged, this, &BoardView::showPosition);
    showPosition();
}

void BoardView::setShowsLayer(bool shows)
{
    m_layer.setShown(shows);
    showPosition();
}

void BoardView::setRemovalsAsNumbers(bool asNumbers)
{
    if (asNumbers == m_removalsAsNumbers)
        return;
    m_removalsAsNumbers = asNumbers;
    showPosition();
}

/// Values and findings are computed only for a board that is visible.
void BoardView::watch()
{
    m_layer.watch(isVisible() && !isEditing());
    if (m_inquiry != nullptr)
        m_inquiry->setStepWatched(this, isVisible() && !isEditing());
}

void BoardView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    watch();
    if (m_layer.showsValue())
        showPosition();
}

void BoardView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    watch();
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
    watch();
    if (edit == nullptr) {
        m_scene = {};
        showPosition();
        announceHovered();
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
    // When keys move the cursor, a mouse that rests elsewhere no longer counts.
    if (cursor != m_editedCursor && m_hovered && m_hovered->cell() != cursor)
        m_hovered.reset();
    m_editedCursor = cursor;
    m_scene = m_edit->scene();
    if (m_hovered && m_hovered->board != m_scene.board())
        m_hovered.reset();
    m_scene.hovered = m_hovered ? std::optional(m_hovered->cell()) : std::nullopt;
    describeBoard();
    notifyAccessibility();
    announceHovered();
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

/// No ring around a cell: the scene itself shows the cell with the cursor. No ring for keys that step through the run.
QRectF BoardView::focusRect()
{
    return isEditing() || m_cursor || !isReached() ? QRectF() : QRectF(rect());
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
    announceHovered();
    if (!m_hovered && dragsPicture(*event))
        Q_EMIT hovered(tr("Drag the board from here into another program as a picture, a file or text"));
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
void BoardView::announceHovered()
{
    if (isEditing()) {
        const Cell cell = m_hovered ? m_hovered->cell() : m_edit->cursor();
        Q_EMIT hovered(EditWording::cell(m_edit->puzzle()->start(), cell));
    } else if (m_hovered && m_session->hasPuzzle()) {
        const QString layer = m_layer.text(m_scene, *m_hovered);
        Q_EMIT hovered(CandidateWording::sentence(m_scene, *m_hovered, m_session->network())
            + (layer.isEmpty() ? layer : QStringLiteral(" · ") + layer));
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
    announceHovered();
}

bool BoardView::showTip(const QHelpEvent& event)
{
    const auto candidate = askedAt(event.pos());
    if (!candidate || isEditing() || !m_session->hasPuzzle()) {
        QToolTip::hideText();
        return false;
    }
    // Another place has another tip.
    QToolTip::showText(event.globalPos(), CandidateWording::sentence(m_scene, *candidate, m_session->network()), this,
        geometryOfBoard().candidateRect(*candidate).toAlignedRect());
    return true;
}

bool BoardView::event(QEvent* event)
{
    return event->type() == QEvent::ToolTip ? showTip(*static_cast<QHelpEvent*>(event)) : BoardWidget::event(event);
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
