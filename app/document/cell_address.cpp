// SPDX-License-Identifier: MIT
#include "app/document/cell_address.h"

#include <QRegularExpression>

namespace convoku {
namespace {

int digitOf(const QRegularExpressionMatch& match, int group)
{
    return match.captured(group).toInt() - 1;
}

} // namespace

std::optional<Cell> readCell(const QString& text, Board board)
{
    static const QRegularExpression kPattern(
        QStringLiteral("^\\s*r([1-9])\\s*c([1-9])\\s*$"), QRegularExpression::CaseInsensitiveOption);
    const auto match = kPattern.match(text);
    if (!match.hasMatch() || digitOf(match, 1) >= board.side() || digitOf(match, 2) >= board.side())
        return std::nullopt;
    return board.cell(digitOf(match, 1), digitOf(match, 2));
}

std::optional<Candidate> readCandidate(const QString& text, Board board)
{
    const auto at = text.indexOf(QLatin1Char('='));
    const auto cell = at < 0 ? std::nullopt : readCell(text.left(at), board);
    const QString digit = text.mid(at + 1).trimmed();
    if (!cell || digit.size() != 1 || digit < QLatin1String("1") || digit > QString::number(board.side()))
        return std::nullopt;
    return Candidate::of(digit.toInt() - 1, *cell);
}

QString candidateText(Candidate candidate)
{
    return QString::fromStdString(cellName(candidate.cell())) + QStringLiteral("=%1").arg(candidate.digit + 1);
}

} // namespace convoku
