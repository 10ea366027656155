// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson.h"

#include "app/document/address.h"
#include "app/document/cell_address.h"

namespace convoku {
namespace {

std::optional<BoardPlace> readBoardPlace(const QString& text, Board board)
{
    if (const auto candidate = readCandidate(text, board))
        return *candidate;
    if (const auto cell = readCell(text, board))
        return *cell;
    const QString name = text.trimmed().toLower();
    const int index = name.size() == 2 ? name[1].digitValue() - 1 : -1;
    if (index < 0 || index >= board.side())
        return std::nullopt;
    switch (name[0].toLatin1()) {
    case 'r':
        return House{HouseKind::Row, index, board};
    case 'c':
        return House{HouseKind::Column, index, board};
    case 'b':
        return House{HouseKind::Box, index, board};
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<std::vector<BoardPlace>> readBoardPlaces(const QString& text, Board board)
{
    std::vector<BoardPlace> places;
    const QStringList parts = text.split(QLatin1Char(','));
    for (const QString& part : parts) {
        const auto place = readBoardPlace(part, board);
        if (!place)
            return std::nullopt;
        places.push_back(*place);
    }
    return places;
}

std::vector<Cell> cellsOf(const BoardPlace& place)
{
    if (const auto* cell = std::get_if<Cell>(&place))
        return {*cell};
    if (const auto* candidate = std::get_if<Candidate>(&place))
        return {candidate->cell()};
    const auto cells = std::get<House>(place).cells();
    return {cells.begin(), cells.end()};
}

std::optional<LessonLink> readLessonLink(const QString& target)
{
    using Kind = LessonLink::Kind;
    static const std::pair<const char*, Kind> kKinds[] = {{"light", Kind::Light}, {"number", Kind::Number},
        {"go", Kind::Go}, {"show", Kind::Show}, {"pick", Kind::Pick}, {"http", Kind::Web}, {"https", Kind::Web}};
    const auto colon = target.indexOf(QLatin1Char(':'));
    const QString scheme = target.left(colon);
    for (const auto& [name, kind] : kKinds) {
        if (colon > 0 && scheme == QLatin1String(name))
            return LessonLink{kind, kind == Kind::Web ? target : target.mid(colon + 1), 0};
    }
    return std::nullopt;
}

std::optional<Position> LessonStop::positionIn(const Recording& recording, bool runEnded) const
{
    if (go == QLatin1String("start"))
        return recording.first();
    if (go == QLatin1String("end"))
        return runEnded ? std::optional(recording.last()) : std::nullopt;
    return readAddress(go, recording).position;
}

} // namespace convoku
