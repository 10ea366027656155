// SPDX-License-Identifier: MIT
#include "app/views/cube/widgets/cube_view.h"

#include "app/drawing/tokens.h"
#include "app/views/cube/cube_painter.h"
#include "app/views/cube/cube_wording.h"
#include "app/wording/wording.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

constexpr int kTurnTime = 900; ///< ms
constexpr double kDegreesPerPixel = 0.5;
constexpr double kDegreesPerKey = 10;

} // namespace

CubeView::CubeView(QWidget* parent)
    : PictureView(parent)
    , m_motion(this, kTurnTime)
{
    setObjectName(QStringLiteral("cube_view"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Cube of candidates"));
    setCursor(Qt::OpenHandCursor);
    connect(&m_motion, &Passage::moved, this, [this] {
        if (!isTurning())
            m_before.reset();
        update();
    });
    m_from = m_to = seenFromAside(turnFor({}));
}

void CubeView::setScene(const CubeScene& scene, const std::optional<QQuaternion>& turn, bool moves)
{
    const auto hovered = m_scene.hovered;
    const CubeScene before = m_scene;
    m_scene = scene;
    m_scene.hovered = scene.board() == before.board() ? hovered : std::nullopt;
    invalidateParts();
    QStringList said;
    for (const Candidate candidate : listedCandidates())
        said << CubeWording::state(
            candidate, m_scene.candidates.has(candidate), m_scene.isLit(candidate), m_scene.isRemoved(candidate));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    if (turn)
        startMotion(*turn, moves, before);
    update();
    notifyAccessibility();
}

void CubeView::setHovered(std::optional<Candidate> candidate)
{
    if (candidate == m_scene.hovered)
        return;
    m_scene.hovered = candidate;
    update();
}

void CubeView::turnTo(const QQuaternion& turn)
{
    startMotion(turn, true, {});
    update();
}

void CubeView::setCovered(bool covered)
{
    m_motion.finish();
    m_covered = covered;
    update();
}

void CubeView::startMotion(const QQuaternion& to, bool moves, std::optional<CubeScene> before)
{
    m_from = shownTurn();
    m_to = to;
    m_motion.finish();
    if (moves && !m_covered && isVisible() && std::abs(QQuaternion::dotProduct(m_from, m_to)) <= 0.99999F)
        m_motion.start();
    if (before && before->board() != m_scene.board())
        before.reset();
    if (isTurning())
        m_before = std::move(before);
}

QQuaternion CubeView::shownTurn() const
{
    return isTurning() ? turnBetween(m_from, m_to, easedProgress(m_motion.progress())) : m_to;
}

CubeGeometry CubeView::geometryOfCube() const
{
    return {room(), shownTurn(), kCubeMargin, m_scene.board()};
}

QSize CubeView::sizeHint() const
{
    return scaled({460, 460});
}

QSize CubeView::minimumSizeHint() const
{
    return {180, 120};
}

void CubeView::paintPicture(QPainter& painter, const Theme& theme)
{
    if (m_covered)
        return;
    const double part = easedProgress(m_motion.progress());
    if (m_before && part < 0.5)
        paintCube(painter, geometryOfCube(), *m_before, theme, 1 - 2 * part);
    else
        paintCube(painter, geometryOfCube(), m_scene, theme, m_before ? 2 * part - 1 : 1);
}

std::optional<Candidate> CubeView::candidateAtPoint(QPointF point) const
{
    return cubeCandidateAt(geometryOfCube(), m_scene, point / scale());
}

QString CubeView::tipAt(QPointF place)
{
    const auto candidate = cubeCandidateAt(geometryOfCube(), m_scene, place);
    return candidate ? Wording::candidate(*candidate) : QString();
}

void CubeView::turnByHand(double right, double down)
{
    const QQuaternion from = shownTurn(); // where a motion has come to
    m_motion.finish();
    m_to = turnedBy(from, right, down);
    update();
    Q_EMIT turnedByHand();
}

void CubeView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position();
    m_dragged = false;
}

void CubeView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed) {
        Q_EMIT candidateHovered(candidateAtPoint(event->position()));
        return;
    }
    const QPointF moved = event->position() - *m_pressed;
    if (!m_dragged && moved.manhattanLength() < QApplication::startDragDistance())
        return;
    m_dragged = true;
    setCursor(Qt::ClosedHandCursor);
    m_pressed = event->position();
    turnByHand(moved.x() * kDegreesPerPixel, moved.y() * kDegreesPerPixel);
}

void CubeView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_pressed || event->button() != Qt::LeftButton)
        return;
    m_pressed.reset();
    setCursor(Qt::OpenHandCursor);
    if (const auto candidate = candidateAtPoint(event->position()); candidate && !m_dragged)
        Q_EMIT candidateChosen(*candidate);
}

void CubeView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !candidateAtPoint(event->position()))
        Q_EMIT resetRequested();
}

void CubeView::leaveEvent(QEvent* event)
{
    PictureView::leaveEvent(event);
    Q_EMIT candidateHovered(std::nullopt);
}

bool CubeView::takeKey(int key, bool shift)
{
    const double by = kDegreesPerKey * (shift ? 3 : 1);
    switch (key) {
    case Qt::Key_Left:
        turnByHand(-by, 0);
        return true;
    case Qt::Key_Right:
        turnByHand(by, 0);
        return true;
    case Qt::Key_Up:
        turnByHand(0, -by);
        return true;
    case Qt::Key_Down:
        turnByHand(0, by);
        return true;
    case Qt::Key_Home:
        Q_EMIT resetRequested();
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        Q_EMIT sliceRequested(key == Qt::Key_PageUp ? -1 : 1);
        return true;
    default:
        return false;
    }
}

// For screen readers

std::vector<Candidate> CubeView::listedCandidates() const
{
    std::vector<Candidate> all;
    if (m_scene.laying && m_scene.lit) {
        for (const int place : m_scene.lit->places) {
            for (const int value : m_scene.lit->values) {
                const Candidate candidate = candidateAt(*m_scene.laying, value, m_scene.group, place, m_scene.board());
                if (m_scene.candidates.has(candidate))
                    all.push_back(candidate);
            }
        }
    }
    for (const std::uint16_t index : m_scene.removed)
        all.push_back(m_scene.board().candidate(index));
    return all;
}

int CubeView::partCount()
{
    return static_cast<int>(listedCandidates().size());
}

QString CubeView::nameOf(int part)
{
    const Candidate candidate = listedCandidates().at(static_cast<std::size_t>(part));
    return CubeWording::state(
        candidate, m_scene.candidates.has(candidate), m_scene.isLit(candidate), m_scene.isRemoved(candidate));
}

QRectF CubeView::partRect(int part) const
{
    const CubeGeometry geometry = geometryOfCube();
    const QPointF middle
        = geometry.toPicture(CubeGeometry::placeOf(listedCandidates().at(static_cast<std::size_t>(part))));
    const qreal half = std::max(2. / scale(), geometry.scale() / 2);
    return {middle - QPointF(half, half), middle + QPointF(half, half)};
}

int CubeView::partAtPlace(QPointF place) const
{
    const auto candidate = cubeCandidateAt(geometryOfCube(), m_scene, place);
    const std::vector<Candidate> all = listedCandidates();
    const auto found = candidate ? std::ranges::find(all, *candidate) : all.end();
    return found == all.end() ? kWhole : static_cast<int>(found - all.begin());
}

std::vector<int> CubeView::selectedParts()
{
    const std::vector<Candidate> all = listedCandidates();
    const auto found = m_scene.picked ? std::ranges::find(all, *m_scene.picked) : all.end();
    if (found == all.end())
        return {};
    return {static_cast<int>(found - all.begin())};
}

void CubeView::moveTo(int part)
{
    Q_EMIT candidateChosen(listedCandidates()[static_cast<std::size_t>(part)]);
}

} // namespace convoku
