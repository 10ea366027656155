// SPDX-License-Identifier: MIT
#include "app/views/present/present_sentence.h"

#include "app/wording/finding_wording.h"
#include "app/wording/headline_wording.h"
#include "app/wording/wording.h"
#include "solver/run/contradiction.h"
#include "solver/run/navigation.h"

#include <QRegularExpression>

#include <algorithm>

namespace convoku {
namespace {

using Ring = PresentSpan::Ring;

bool isAmong(Cell cell, const std::vector<Cell>& cells)
{
    return std::ranges::find(cells, cell) != cells.end();
}

/// Returns the ring of the cell, or of its candidate, on the board; Ring::None if it has none.
PresentSpan ringOf(Cell cell, int digit, const BoardScene& scene)
{
    PresentSpan span;
    for (int other = 0; other < cell.board.side(); ++other) {
        const auto index = static_cast<std::size_t>(Candidate::of(other, cell).index());
        const int depth = scene.failed && *scene.failed == index ? scene.failedDepth : scene.guessDepth[index];
        if (depth > 0 && (digit < 0 || digit == other))
            span = {digit < 0 ? QString() : QString::number(digit + 1), false, Ring::Guess, depth};
    }
    if (span.ring != Ring::None || digit >= 0)
        return span;
    if (scene.focus && isAmong(cell, scene.focus->cells))
        span.ring = Ring::Cause;
    else if (isAmong(cell, scene.emptyCells) || isAmong(cell, scene.clashingCells))
        span.ring = Ring::Wrong;
    return span;
}

void append(std::vector<PresentSpan>& spans, const QString& sentence, bool wrong, const BoardScene& scene)
{
    // "r3c5", or "r1c2 = 7": the same in every language.
    static const QRegularExpression name(QStringLiteral("r([1-9])c([1-9])(?: = ([1-9]))?"));
    qsizetype done = 0;
    auto names = name.globalMatch(sentence);
    while (names.hasNext()) {
        const QRegularExpressionMatch match = names.next();
        const auto number = [&match](int part) { return match.captured(part).toInt() - 1; };
        PresentSpan ring = ringOf(scene.board().cell(number(1), number(2)), number(3), scene);
        if (ring.ring == Ring::None)
            continue;
        ring.name = match.captured();
        spans.push_back({sentence.mid(done, match.capturedStart() - done), wrong});
        spans.push_back(ring);
        done = match.capturedEnd();
    }
    spans.push_back({sentence.mid(done), wrong});
}

} // namespace

std::vector<PresentSpan> PresentSentence::of(
    const Recording& recording, Position position, const Finding* looked, const BoardScene& scene)
{
    std::vector<PresentSpan> spans;
    const bool whole = position.layer == 0;
    if (whole && eventAt(recording, position, EventKind::Contradiction) != nullptr) {
        const Contradictions found = contradictionsAt(recording, position);
        if (const auto* clash = found.clash())
            //: a digit and a house: 7 stands twice in column 8.
            append(
                spans, tr("%1 occurs twice in %2.").arg(clash->digit).arg(Wording::house(clash->house)), true, scene);
        else if (!found.emptyCells.empty())
            //: a cell: No digit is left in r7c5.
            append(spans, tr("No digit is left in %1.").arg(Wording::cell(found.emptyCells.front())), true, scene);
        if (const Event* pop = eventIn(recording, position.pass, EventKind::Pop))
            //: a guess: So the guess r1c2 = 7 was wrong.
            append(spans,
                QChar(QChar::LineSeparator)
                    + tr("So the guess %1 was wrong.").arg(Wording::guess(recording.board().candidate(pop->candidate))),
                false, scene);
        if (!spans.empty())
            return spans;
    }
    if (whole && looked != nullptr) {
        if (const Event* rule = eventAt(recording, position, EventKind::Rule)) {
            append(spans, FindingWording::sentence(recording.ruleOf(*rule).family, *looked), false, scene);
            return spans;
        }
    }
    const bool isEndpoint = position.pass == 0 || (recording.result() && position == recording.last());
    append(spans,
        !isEndpoint              ? HeadlineWording::position(recording, position, looked)
            : position.pass == 0 ? Wording::stepSentence(recording, position)
                                 : Wording::endSentence(recording),
        false, scene);
    return spans;
}

QString PresentSentence::laidOut(const PresentSpan& span)
{
    const QString blanks = QChar(QChar::Nbsp) + QString(QChar(0x202f)); // the second one is narrow
    return span.ring == Ring::None ? span.text : blanks + (span.text.isEmpty() ? blanks : span.text) + blanks;
}

} // namespace convoku
