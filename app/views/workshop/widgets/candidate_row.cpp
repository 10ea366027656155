// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/candidate_row.h"

#include "app/drawing/fonts.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kParts = kSide * kSide;
constexpr int kCandidateEdge = 2;

} // namespace

CandidateRow::CandidateRow(bool onlyShows, QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
    , m_onlyShows(onlyShows)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CandidateRow::setCandidates(const Candidates& candidates, const Candidates& removed)
{
    m_candidates = candidates;
    m_removed = removed;
    update();
    tellParts();
}

Candidate CandidateRow::candidateOf(int part)
{
    return Candidate{part % kSide, 0, part / kSide};
}

QRect CandidateRow::rectOf(int cell, int digit) const
{
    const int side = std::min((width() - 2 * kCandidateEdge) / kSide, height() - 2 * kCandidateEdge);
    const int third = (side - 2) / 3;
    return {kCandidateEdge + cell * side + 1 + digit % 3 * third, kCandidateEdge + 1 + digit / 3 * third, third, third};
}

void CandidateRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int side = std::min((width() - 2 * kCandidateEdge) / kSide, height() - 2 * kCandidateEdge);
    const QRect all(kCandidateEdge, kCandidateEdge, kSide * side, side);
    painter.fillRect(all, themeOf(this).board);
    for (int cell = 0; cell < kSide; ++cell) {
        painter.setPen(QPen(cell % 3 == 0 ? themeOf(this).thickLine : themeOf(this).thinLine, cell % 3 == 0 ? 2 : 1));
        painter.drawLine(all.left() + cell * side, all.top(), all.left() + cell * side, all.bottom());
        for (int digit = 0; digit < kSide; ++digit) {
            const Candidate candidate{digit, 0, cell};
            const QRect rect = rectOf(cell, digit);
            const bool removed = m_removed.has(candidate);
            if (!m_candidates.has(candidate) && !removed) {
                if (!m_onlyShows) {
                    painter.setPen(Qt::NoPen);
                    painter.setBrush(themeOf(this).thinLine);
                    painter.drawEllipse(QRectF(rect.center().x(), rect.center().y(), 2, 2));
                }
                continue;
            }
            painter.setFont(pictureFont(rect.height() * 0.78, removed ? QFont::Normal : QFont::DemiBold));
            painter.setPen(removed ? windowTokens().contradiction : themeOf(this).givenDigit);
            painter.drawText(rect.adjusted(-2, -2, 2, 2), Qt::AlignCenter, QString::number(digit + 1));
            if (removed) {
                painter.setPen(QPen(windowTokens().contradiction, 1.5));
                painter.drawLine(rect.bottomLeft(), rect.topRight());
            }
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(themeOf(this).thickLine, 2));
    painter.drawRect(all);
    if (hasFocus()) {
        painter.setPen(QPen(themeOf(this).cursor, 2));
        painter.drawRect(rectOf(m_cursor / kSide, m_cursor % kSide));
    }
}

void CandidateRow::toggle(int part)
{
    moveTo(part);
    if (m_onlyShows)
        return;
    const int candidate = candidateOf(part).index();
    if (m_candidates.has(candidate))
        m_candidates.remove(candidate);
    else
        m_candidates.add(candidate);
    update();
    tellParts();
    Q_EMIT candidatesChanged();
}

void CandidateRow::moveTo(int part)
{
    m_cursor = part;
    update();
    focusMoved();
}

void CandidateRow::mousePressEvent(QMouseEvent* event)
{
    const int part = partAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && part != kWhole)
        toggle(part);
}

void CandidateRow::keyPressEvent(QKeyEvent* event)
{
    const int cell = m_cursor / kSide;
    const int digit = m_cursor % kSide;
    // In threes, as they stand.
    const int across = cell * 3 + digit % 3;
    const int down = digit / 3;
    const auto at = [](int column, int row) { return column / 3 * kSide + row * 3 + column % 3; };
    switch (event->key()) {
    case Qt::Key_Left:
        moveTo(at(std::max(across - 1, 0), down));
        return;
    case Qt::Key_Right:
        moveTo(at(std::min(across + 1, 3 * kSide - 1), down));
        return;
    case Qt::Key_Up:
        moveTo(at(across, std::max(down - 1, 0)));
        return;
    case Qt::Key_Down:
        moveTo(at(across, std::min(down + 1, 2)));
        return;
    case Qt::Key_Space:
        toggle(m_cursor);
        return;
    default:
        break;
    }
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9 && !event->modifiers())
        toggle(cell * kSide + event->key() - Qt::Key_1);
    else
        QWidget::keyPressEvent(event);
}

void CandidateRow::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    focusMoved();
}

void CandidateRow::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

// For screen readers

QAccessible::Role CandidateRow::roleOf(int part) const
{
    return part == kWhole ? QAccessible::Grouping : m_onlyShows ? QAccessible::StaticText : QAccessible::CheckBox;
}

int CandidateRow::countIn(int part)
{
    return part == kWhole ? kParts : 0;
}

QString CandidateRow::nameOf(int part)
{
    const Candidate candidate = candidateOf(part);
    const QString place = tr("cell %1, digit %2").arg(part / kSide + 1).arg(part % kSide + 1);
    //: a cell and a digit, and what is so of them
    return tr("%1: %2").arg(place,
        m_candidates.has(candidate)    ? tr("possible")
            : m_removed.has(candidate) ? tr("removed")
                                       : tr("not possible"));
}

QRect CandidateRow::rectOf(int part)
{
    return part == kWhole ? rect() : rectOf(part / kSide, part % kSide);
}

int CandidateRow::partAt(QPoint point)
{
    for (int part = 0; part < kParts; ++part) {
        if (rectOf(part / kSide, part % kSide).contains(point))
            return part;
    }
    return kWhole;
}

int CandidateRow::focusedPart()
{
    return hasFocus() ? m_cursor : kWhole;
}

void CandidateRow::addStates(int part, QAccessible::State& state)
{
    if (part == kWhole)
        return;
    state.focusable = true;
    state.checkable = !m_onlyShows;
    state.checked = !m_onlyShows && m_candidates.has(candidateOf(part));
}

void CandidateRow::goToPart(int part)
{
    if (part != kWhole)
        moveTo(part);
}

QStringList CandidateRow::actionsOf(int part)
{
    return part == kWhole || m_onlyShows ? QStringList() : QStringList{QAccessibleActionInterface::toggleAction()};
}

void CandidateRow::act(int part, const QString& action)
{
    if (action == QAccessibleActionInterface::toggleAction() && part != kWhole)
        toggle(part);
}

} // namespace convoku
