// SPDX-License-Identifier: MIT
#include "app/window/parts/board_widget.h"

#include "app/drawing/board_painter.h"
#include "app/wording/wording.h"

#include <algorithm>

namespace convoku {
namespace {

constexpr qreal kBoardMargin = 2;

bool isAmong(Cell cell, const std::vector<Cell>& cells)
{
    return std::ranges::find(cells, cell) != cells.end();
}

} // namespace

BoardWidget::BoardWidget(QWidget* parent)
    : PictureView(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BoardWidget::setScene(BoardScene scene, const QString& said)
{
    m_scene = std::move(scene);
    m_blank = false;
    setAccessibleDescription(said);
    partsChanged();
}

void BoardWidget::clear(const QString& said, Board board)
{
    m_scene = {};
    m_scene.givens = Grid(board);
    m_scene.candidates = Candidates(board);
    m_blank = true;
    setAccessibleDescription(said);
    partsChanged();
}

BoardGeometry BoardWidget::geometryOfBoard() const
{
    return {room().adjusted(kBoardMargin, kBoardMargin, -kBoardMargin, -kBoardMargin), true, pixels(), m_scene.board()};
}

CellFacts BoardWidget::factsOf(Cell cell) const
{
    CellFacts facts;
    facts.cell = cell;
    facts.digits = m_scene.candidates.digitsOf(cell);
    facts.given = m_scene.givens.isGiven(cell);
    facts.empty = isAmong(cell, m_scene.emptyCells);
    facts.clashes = isAmong(cell, m_scene.clashingCells);
    facts.derivedDepth = m_scene.derivedDepth[static_cast<std::size_t>(cell.index())];
    for (int digit = 0; digit < cell.board.side(); ++digit) {
        const auto index = static_cast<std::size_t>(Candidate::of(digit, cell).index());
        facts.guessDepth = std::max<int>(facts.guessDepth, m_scene.guessDepth[index]);
        if (m_scene.asideDepth[index] > 0)
            facts.aside.emplace_back(digit, m_scene.asideDepth[index]);
        if (m_scene.failed && *m_scene.failed == index)
            facts.failed.emplace(digit, m_scene.failedDepth);
        for (const BoardScene::Removal& removal : m_scene.removals) {
            if (removal.candidate == index)
                facts.removed.emplace_back(digit, ruleName(removal.rule));
        }
        for (const std::uint16_t restored : m_scene.restored) {
            if (restored == index)
                facts.restored.push_back(digit);
        }
    }
    return facts;
}

void BoardWidget::paintPicture(QPainter& painter, const Theme& theme)
{
    if (const BoardGeometry geometry = geometryOfBoard(); !geometry.isEmpty())
        paintBoard(painter, geometry, m_scene, theme);
}

QRectF BoardWidget::partRect(int part) const
{
    return geometryOfBoard().cellRect(m_scene.board().cell(part));
}

int BoardWidget::partAtPlace(QPointF place) const
{
    const auto cell = geometryOfBoard().cellAt(place);
    return cell ? cell->index() : kWhole;
}

int BoardWidget::partCount()
{
    return !m_blank ? m_scene.board().cells() : 0;
}

QString BoardWidget::nameOf(int part)
{
    return CellWording::sentence(factsOf(m_scene.board().cell(part)));
}

int BoardWidget::columnsOf(int part) const
{
    return part == kWhole ? m_scene.board().side() : 0;
}

QString BoardWidget::rowName(int /*part*/, int row)
{
    return Wording::house({HouseKind::Row, row, m_scene.board()});
}

QString BoardWidget::columnName(int /*part*/, int column)
{
    return Wording::house({HouseKind::Column, column, m_scene.board()});
}

void BoardWidget::addStates(int /*part*/, QAccessible::State& state)
{
    state.readOnly = true;
}

} // namespace convoku
