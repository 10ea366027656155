// SPDX-License-Identifier: MIT
#include "app/views/cube/widgets/slice_view.h"

#include "app/views/cube/cube_wording.h"

namespace convoku {

SliceView::SliceView(QWidget* parent)
    : PictureView(parent)
{
    setObjectName(QStringLiteral("slice_view"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Slice under the kernel"));
}

void SliceView::setScene(const CubeScene& scene)
{
    const auto hovered = m_scene.hovered;
    const bool otherBoard = scene.board() != m_scene.board();
    const bool others = scene.laying != m_scene.laying || scene.group != m_scene.group || otherBoard;
    m_scene = scene;
    m_scene.hovered = otherBoard ? std::nullopt : hovered;
    setAccessibleDescription(scene.laying ? CubeWording::roles(*scene.laying, scene.group, scene.board()) : QString());
    partsChanged(others);
}

void SliceView::setHovered(std::optional<Candidate> candidate)
{
    if (candidate == m_scene.hovered)
        return;
    m_scene.hovered = candidate;
    update();
}

SliceGeometry SliceView::geometryOfSlice() const
{
    return SliceGeometry(room(), pixels(), m_scene.board());
}

QSize SliceView::sizeHint() const
{
    return scaled({440, 420});
}

QSize SliceView::minimumSizeHint() const
{
    return {180, 120};
}

void SliceView::paintPicture(QPainter& painter, const Theme& theme)
{
    if (m_scene.laying)
        paintSlice(painter, geometryOfSlice(), m_scene, theme);
}

QRectF SliceView::partRect(int part) const
{
    const int side = m_scene.board().side();
    return geometryOfSlice().square(part / side, part % side);
}

int SliceView::partAtPlace(QPointF place) const
{
    const auto at = geometryOfSlice().squareAt(place);
    return at && m_scene.laying ? at->place * m_scene.board().side() + at->value : kWhole;
}

Candidate SliceView::candidateOf(int part) const
{
    const int side = m_scene.board().side();
    return sliceCandidate(m_scene, {part / side, part % side});
}

bool SliceView::activate(int part)
{
    Q_EMIT candidateChosen(candidateOf(part));
    return true;
}

void SliceView::hover(int part)
{
    Q_EMIT candidateHovered(part == kWhole ? std::nullopt : std::optional(candidateOf(part)));
}

bool SliceView::takeKey(int key, bool shift)
{
    if (shift || !m_scene.laying || (key != Qt::Key_PageUp && key != Qt::Key_PageDown))
        return false;
    Q_EMIT sliceRequested(key == Qt::Key_PageUp ? -1 : 1);
    return true;
}

int SliceView::partCount()
{
    return m_scene.laying ? m_scene.board().cells() : 0;
}

QString SliceView::nameOf(int part)
{
    const Candidate candidate = candidateOf(part);
    return CubeWording::state(
        candidate, m_scene.candidates.has(candidate), m_scene.isLit(candidate), m_scene.isRemoved(candidate));
}

int SliceView::columnsOf(int part) const
{
    return part == kWhole ? m_scene.board().side() : 0;
}

QString SliceView::rowName(int /*part*/, int row)
{
    return m_scene.laying
        ? CubeWording::label(*m_scene.laying, m_scene.laying->place, m_scene.group, row, m_scene.board())
        : QString();
}

QString SliceView::columnName(int /*part*/, int column)
{
    return m_scene.laying
        ? CubeWording::label(*m_scene.laying, m_scene.laying->value, m_scene.group, column, m_scene.board())
        : QString();
}

std::vector<int> SliceView::selectedParts()
{
    if (!m_scene.picked || !m_scene.isInSlice(*m_scene.picked))
        return {};
    return {coordinateOf(m_scene.laying->place, *m_scene.picked) * m_scene.board().side()
        + coordinateOf(m_scene.laying->value, *m_scene.picked)};
}

} // namespace convoku
