// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/candidate_row.h"

#include "app/drawing/fonts.h"
#include "app/window/parts/style.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr Board kBoard = CandidateRow::kBoard;
constexpr int kCellsOfRow = kBoard.side();
constexpr int kDigits = kBoard.side();
constexpr int kAcross = kBoard.boxColumns(); ///< digits in a cell, beside one another and below
constexpr int kParts = kCellsOfRow * kDigits;
constexpr int kCandidateEdge = 2;

} // namespace

CandidateRow::CandidateRow(bool onlyShows, QWidget* parent)
    : PictureView(parent)
    , m_onlyShows(onlyShows)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CandidateRow::setCandidates(const Candidates& candidates, const Candidates& removed)
{
    m_candidates = candidates;
    m_removed = removed;
    partsChanged();
}

Candidate CandidateRow::candidateOf(int part)
{
    return Candidate::of(part % kDigits, kBoard.cell(0, part / kDigits));
}

qreal CandidateRow::side() const
{
    return std::floor(
        std::min((room().width() - 2 * kCandidateEdge) / kCellsOfRow, room().height() - 2 * kCandidateEdge));
}

QRectF CandidateRow::partRect(int part) const
{
    const int digit = part % kDigits;
    const qreal third = std::floor((side() - 2) / kAcross);
    return {kCandidateEdge + part / kDigits * side() + 1 + digit % kAcross * third,
        kCandidateEdge + 1 + digit / kAcross * third, third, third};
}

int CandidateRow::partAtPlace(QPointF place) const
{
    for (int part = 0; part < kParts; ++part) {
        if (partRect(part).contains(place))
            return part;
    }
    return kWhole;
}

void CandidateRow::paintPicture(QPainter& painter, const Theme& theme)
{
    const QRectF all(kCandidateEdge, kCandidateEdge, kCellsOfRow * side(), side());
    painter.fillRect(all, theme.board);
    for (int cell = 0; cell < kCellsOfRow; ++cell) {
        const bool ofBox = cell % kBoard.boxColumns() == 0;
        painter.setPen(QPen(ofBox ? theme.thickLine : theme.thinLine, ofBox ? 2 : 1));
        const qreal left = all.left() + cell * side();
        painter.drawLine(QPointF(left, all.top()), QPointF(left, all.bottom()));
        for (int digit = 0; digit < kDigits; ++digit) {
            const Candidate candidate = Candidate::of(digit, kBoard.cell(0, cell));
            const QRectF rect = partRect(partOf(cell, digit));
            const bool removed = m_removed.has(candidate);
            if (!m_candidates.has(candidate) && !removed) {
                if (!m_onlyShows) {
                    painter.setPen(Qt::NoPen);
                    painter.setBrush(theme.thinLine);
                    painter.drawEllipse(QRectF(rect.center().x(), rect.center().y(), 2, 2));
                }
                continue;
            }
            painter.setFont(pictureFont(rect.height() * 0.78, removed ? QFont::Normal : QFont::DemiBold));
            painter.setPen(removed ? windowTokens().contradiction : theme.givenDigit);
            painter.drawText(rect.adjusted(-2, -2, 2, 2), Qt::AlignCenter, QString::number(digit + 1));
            if (removed) {
                painter.setPen(QPen(windowTokens().contradiction, 1.5));
                painter.drawLine(rect.bottomLeft(), rect.topRight());
            }
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.thickLine, 2));
    painter.drawRect(all);
}

bool CandidateRow::activate(int part)
{
    if (m_onlyShows)
        return false;
    const int candidate = candidateOf(part).index();
    if (m_candidates.has(candidate))
        m_candidates.remove(candidate);
    else
        m_candidates.add(candidate);
    partsChanged();
    Q_EMIT candidatesChanged();
    return true;
}

int CandidateRow::neighbour(int part, int across, int down)
{
    // In threes, as they stand.
    const int column = std::clamp(part / kDigits * kAcross + part % kAcross + across, 0, kAcross * kCellsOfRow - 1);
    const int row = std::clamp(part % kDigits / kAcross + down, 0, kDigits / kAcross - 1);
    return partOf(column / kAcross, row * kAcross + column % kAcross);
}

bool CandidateRow::takeKey(int key, bool shift)
{
    if (shift || key < Qt::Key_1 || key >= Qt::Key_1 + kDigits)
        return false;
    const int part = partOf(std::max(cursor(), 0) / kDigits, key - Qt::Key_1);
    goToPart(part);
    return activate(part);
}

QAccessible::Role CandidateRow::roleOf(int part) const
{
    return part == kWhole ? QAccessible::Grouping : m_onlyShows ? QAccessible::StaticText : QAccessible::CheckBox;
}

int CandidateRow::partCount()
{
    return kParts;
}

QString CandidateRow::nameOf(int part)
{
    const Candidate candidate = candidateOf(part);
    const QString place = tr("cell %1, digit %2").arg(part / kDigits + 1).arg(part % kDigits + 1);
    //: a cell and a digit, and what is so of them
    return tr("%1: %2").arg(place,
        m_candidates.has(candidate)    ? tr("possible")
            : m_removed.has(candidate) ? tr("removed")
                                       : tr("not possible"));
}

void CandidateRow::addStates(int part, QAccessible::State& state)
{
    if (part == kWhole)
        return;
    state.focusable = true;
    state.checkable = !m_onlyShows;
    state.checked = !m_onlyShows && m_candidates.has(candidateOf(part));
}

QStringList CandidateRow::actionsOf(int part)
{
    return part == kWhole || m_onlyShows ? QStringList() : QStringList{QAccessibleActionInterface::toggleAction()};
}

void CandidateRow::act(int part, const QString& action)
{
    if (action == QAccessibleActionInterface::toggleAction() && part != kWhole)
        activate(part);
}

} // namespace convoku
