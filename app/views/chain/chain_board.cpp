// SPDX-License-Identifier: MIT
#include "app/views/chain/chain_board.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/contrast.h"
#include "app/drawing/fonts.h"
#include "app/drawing/tokens.h"
#include "app/views/chain/chain_painter.h"

#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

/// The sides of marks, for one of the place that a candidate has.
constexpr qreal kChainBoardSquare = 0.42;
constexpr qreal kDisc = 0.8;

void paintMark(QPainter& painter, QPointF middle, qreal place, ChainBoardScene::State state, const QColor& colour)
{
    switch (state) {
    case ChainBoardScene::State::Gone:
    case ChainBoardScene::State::ToGo: {
        const qreal side = std::max(3.0, place * kChainBoardSquare);
        const QRectF square(middle - QPointF(side, side) / 2, QSizeF(side, side));
        const bool gone = state == ChainBoardScene::State::Gone;
        painter.setPen(gone ? QPen(Qt::NoPen) : QPen(colour, 1.2));
        painter.setBrush(gone ? QBrush(colour) : QBrush(Qt::NoBrush));
        painter.drawRect(square);
        break;
    }
    case ChainBoardScene::State::Now:
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(middle, place * kDisc / 2, place * kDisc / 2);
        break;
    }
}

} // namespace

ChainBoardScene chainBoardAt(const ChainContent& content, int row)
{
    ChainBoardScene scene;
    const Recording& recording = *content.recording;
    const ProofLines& lines = *content.lines;
    scene.givens = recording.givens();
    scene.candidate = content.proof->candidate;
    const ProofRow& what = content.rows[row];
    const int done = content.rows.linesDone(row);
    const int first = what.kind == ProofRow::Kind::Block ? content.rows.block(what.index).first : done - 1;
    for (int i = 0; i < lines.size(); ++i) {
        const ProofLine& line = lines[i];
        const Event& event = recording.events()[line.event];
        using enum ChainBoardScene::State;
        ChainBoardScene::Mark mark;
        mark.state = i >= done ? ToGo : i >= first ? Now : Gone;
        if (line.kind == ProofLine::Kind::Deduction)
            mark.family = recording.ruleOf(event).family;
        mark.depth = event.depth + (line.kind == ProofLine::Kind::Failed ? 1 : 0);
        if (line.kind == ProofLine::Kind::Guess && i < done)
            scene.guesses.push_back({event.candidate, event.depth});
        for (const std::uint16_t removed : line.removed) {
            mark.candidate = removed;
            scene.marks.push_back(mark);
        }
    }
    if (what.kind == ProofRow::Kind::Line && lines[what.index].kind == ProofLine::Kind::Deduction) {
        const RuleInfo& rule = recording.ruleOf(recording.events()[lines[what.index].event]);
        scene.family = rule.family;
        scene.hasHouse = rule.ownHouse < 0;
        scene.cause = lines[what.index].cause;
    }
    return scene;
}

void paintChainBoard(
    QPainter& painter, const QRectF& area, const ChainBoardScene& scene, const Theme& theme, qreal devicePixelRatio)
{
    const Board size = scene.givens.board();
    const BoardGeometry geometry(area, true, devicePixelRatio, size);
    if (geometry.isEmpty())
        return;
    BoardScene board = sceneOfGivens(scene.givens);
    for (int index = 0; index < size.cells(); ++index) {
        const Cell cell = size.cell(index);
        if (scene.givens.isGiven(cell))
            continue;
        for (int digit = 0; digit < size.side(); ++digit)
            board.candidates.remove(Candidate::of(digit, cell));
    }
    for (const ChainBoardScene::Guess& guess : scene.guesses) {
        board.candidates.add(guess.candidate);
        board.guessDepth[guess.candidate] = static_cast<std::uint8_t>(guess.depth);
    }
    paintBoard(painter, geometry, board, theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto wash = [&](Cell cell, const QColor& hue, qreal alpha) {
        const qreal line = geometry.thickLine() / 2;
        painter.fillRect(geometry.cellRect(cell).adjusted(line, line, -line, -line), withAlpha(hue, alpha));
    };
    if (scene.family && !theme.inkOnly) {
        const QColor& hue = theme.family(*scene.family);
        if (scene.hasHouse) {
            for (const Cell cell : scene.cause.house.cells())
                wash(cell, hue, 0.08);
        }
        for (const Cell cell : scene.cause.cells)
            wash(cell, hue, 0.16);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene.family) {
        const QColor& hue = theme.family(*scene.family);
        painter.setFont(pictureFont(geometry.cellSide() * 0.3 * geometry.markScale(), QFont::DemiBold));
        painter.setPen(hue);
        for (const Cell cell : scene.cause.cells) {
            if (scene.givens.isGiven(cell) || board.candidates.countIn(cell) > 0)
                continue;
            for (const int digit : scene.cause.digits)
                painter.drawText(
                    geometry.candidateRect(Candidate::of(digit, cell)), Qt::AlignCenter, QString::number(digit + 1));
        }
    }
    const qreal place = geometry.cellSide() / 3 * geometry.markScale();
    for (const ChainBoardScene::Mark& mark : scene.marks) {
        const Candidate candidate = size.candidate(mark.candidate);
        // In a cell with a large digit all others are gone: nothing is seen below it.
        if (board.candidates.countIn(candidate.cell()) > 0)
            continue;
        const QColor hue = mark.family ? theme.family(*mark.family) : theme.depth(std::max(1, mark.depth));
        const QColor colour = mark.state == ChainBoardScene::State::Now ? hue : blended(theme.board, hue, 0.62);
        paintMark(painter, geometry.candidateRect(candidate).center(), place, mark.state, colour);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.givenDigit, std::max(1.4, place * 0.14)));
    painter.drawEllipse(geometry.candidateRect(size.candidate(scene.candidate)).center(), place * 0.62, place * 0.62);
    painter.restore();
}

void paintChainMark(QPainter& painter, const QRectF& square, ChainBoardScene::State state, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintMark(painter, square.center(), square.width(), state, colour);
    painter.restore();
}

void paintChainCurve(QPainter& painter, const QRectF& area, const ProofLines& lines, int done, const Theme& theme)
{
    const Tokens tokens = tokensOf(theme);
    const int most = std::max(1, lines.marks());
    const int count = std::max(1, lines.size());
    const auto x = [&](int line) { return area.left() + area.width() * line / count; };
    const auto y = [&](int left) { return area.bottom() - area.height() * left / most; };
    QPolygonF steps;
    for (int i = 0; i <= lines.size(); ++i) {
        const qreal height = y(lines.marksLeft[static_cast<std::size_t>(i)]);
        // More steps than pixels are as good as those that are seen.
        if (!steps.isEmpty() && i < lines.size() && x(i) - steps.last().x() < 0.25)
            continue;
        if (!steps.isEmpty())
            steps << QPointF(x(i), steps.last().y());
        steps << QPointF(x(i), height);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPolygonF below = steps;
    below << QPointF(area.right(), area.bottom()) << area.bottomLeft();
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.selected);
    painter.drawPolygon(below);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tokens.text3, 1.2));
    painter.drawPolyline(steps);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRectF(x(done) - 1, area.top(), 2, area.height()), tokens.ink);
    painter.restore();
}

} // namespace convoku
