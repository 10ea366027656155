// SPDX-License-Identifier: MIT
#include "app/document/session_content.h"

#include "app/document/breakpoint_json.h"
#include "app/document/session_file.h"
#include "app/document/session_network.h"
#include "app/wording/wording.h"
#include "solver/formats/puzzle_text.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class SessionText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Workspace)
};

/// Limits for a session file: more would take long to restore, and each pinned layer keeps the numbers of its pass.
constexpr std::size_t kMostBreakpoints = 1000;
constexpr std::size_t kMostBookmarks = 10'000;
constexpr std::size_t kMostPins = 50;

/// Positions are checked against the recording when there is one; here only that they can be any.
std::optional<Position> positionFromJson(const QJsonValue& value)
{
    const QJsonArray numbers = value.toArray();
    if (numbers.size() != 3)
        return std::nullopt;
    const Position position{numbers[0].toInt(-1), numbers[1].toInt(-1), numbers[2].toInt(-1)};
    if (position.pass < 0 || position.step < 0 || position.layer < 0)
        return std::nullopt;
    return position;
}

/// The options of a run; none where a rule is unknown or stands twice.
std::optional<RunOptions> optionsFromJson(const QJsonObject& json, const ModelPtr& network)
{
    RunOptions options;
    options.pass.model = network;
    options.pass.rules.clear();
    for (const QJsonValue& value : json.value(QStringLiteral("rules")).toArray()) {
        const auto rule = network->find(value.toString().toStdString());
        const RuleSet& rules = options.pass.rules;
        if (!rule || std::find(rules.begin(), rules.end(), *rule) != rules.end())
            return std::nullopt;
        options.pass.rules.push_back(*rule);
    }
    options.pass.search = network->search && json.value(QStringLiteral("search")).toBool(true);
    options.maxPasses = std::clamp(json.value(QStringLiteral("max_passes")).toInt(), 0, Runner::kMostPasses);
    return options;
}

std::optional<Candidates> candidatesOf(const QString& text, Board board)
{
    const PuzzleTextResult read = readPuzzles(text.toStdString(), {.board = board});
    if (read.puzzles.size() != 1 || read.errorCount > 0 || read.puzzles.front().format != PuzzleFormat::CandidateLine)
        return std::nullopt;
    return read.puzzles.front().startingCandidates();
}

/// The givens with the candidates of the session, if it has any; none where those are no candidates of these givens.
std::optional<StartingGrid> startFromJson(const QJsonObject& json, const Puzzle& puzzle)
{
    const QJsonValue candidates = json.value(QStringLiteral("candidates"));
    if (candidates.isUndefined())
        return puzzle.givens;
    const Board board = puzzle.givens.board();
    const auto read = candidatesOf(candidates.toString(), board);
    if (!read)
        return std::nullopt;
    const StartingGrid start{puzzle.givens, *read};
    for (int i = 0; i < board.cells(); ++i) {
        const Cell cell = board.cell(i);
        if (start.givens.isGiven(cell) && start.candidates.soleDigit(cell) != start.givens.digit(cell) - 1)
            return std::nullopt;
    }
    return start;
}

std::optional<Candidate> candidateFromJson(const QJsonValue& value, Board board)
{
    const QJsonArray numbers = value.toArray(); // row, column, digit from 1
    if (numbers.size() != 3)
        return std::nullopt;
    for (const QJsonValue& number : numbers) {
        if (number.toInt() < 1 || number.toInt() > board.side())
            return std::nullopt;
    }
    return Candidate::of(numbers[2].toInt() - 1, board.cell(numbers[0].toInt() - 1, numbers[1].toInt() - 1));
}

} // namespace

SessionContent readSession(const QJsonObject& json)
{
    const auto failed = [](const QString& problem) {
        SessionContent content;
        content.problem = problem;
        return content;
    };
    if (const QString problem = sessionProblem(json); !problem.isEmpty())
        return failed(problem);
    // For 36 and 64 cells, only the network determines the size of the boxes.
    const FoundNetwork network = networkOfSession(json, SessionText::tr("The session’s network"));
    const Board board = network.network ? network.network->board : Board();
    const PuzzleTextResult puzzle
        = readPuzzles(json.value(QStringLiteral("puzzle")).toString().toStdString(), {.board = board});
    if (puzzle.puzzles.size() != 1 || puzzle.errorCount > 0)
        return failed(SessionText::tr(
            "The session’s puzzle is invalid: expected %n character(s) under “puzzle”.", nullptr, board.cells()));
    const Board boardOfPuzzle = puzzle.puzzles.front().givens.board();
    const auto start = startFromJson(json, puzzle.puzzles.front());
    if (!start)
        return failed(
            SessionText::tr("The session’s candidates do not match its puzzle: expected %n character(s) under "
                            "“candidates”, with no other digit in the cells of givens.",
                nullptr, boardOfPuzzle.candidates()));
    if (!network.problem.isEmpty())
        return failed(network.problem);
    if (!network.network)
        return failed(SessionText::tr("The session’s network is not included in this program. Expected one of %1 under "
                                      "“network”, or its text under “network_text”.")
                          .arg(shippedNetworkIds().join(QStringLiteral(", "))));
    if (boardOfPuzzle != board)
        return failed(Wording::otherBoard(boardOfPuzzle, board));
    const auto options = optionsFromJson(json, network.network);
    if (!options)
        return failed(SessionText::tr(
            "The session’s rules do not match its network. Expected known ids, each once, under “rules”."));

    SessionContent content;
    content.start = *start;
    content.options = *options;
    content.position = positionFromJson(json.value(QStringLiteral("position")));
    content.picked = candidateFromJson(json.value(QStringLiteral("picked")), board);
    const auto count = [&content](bool read) { content.leftOut += read ? 0 : 1; };
    for (const QJsonValue& value : json.value(QStringLiteral("breakpoints")).toArray()) {
        const auto breakpoint = breakpointFromJson(value.toObject(), board);
        const bool taken = breakpoint && content.breakpoints.size() < kMostBreakpoints;
        count(taken);
        if (taken)
            content.breakpoints.push_back(*breakpoint);
    }
    for (const QJsonValue& value : json.value(QStringLiteral("bookmarks")).toArray()) {
        const QJsonObject object = value.toObject();
        const auto position = positionFromJson(object.value(QStringLiteral("position")));
        const bool taken = position && content.bookmarks.size() < kMostBookmarks;
        count(taken);
        if (taken)
            content.bookmarks.push_back({*position, object.value(QStringLiteral("note")).toString()});
    }
    for (const QJsonValue& value : json.value(QStringLiteral("watches")).toArray()) {
        const ReadWatch read = readWatch(value.toString(), board);
        count(read.watch.has_value());
        if (read.watch)
            content.watches.push_back(*read.watch);
    }

    for (const QJsonValue& value : json.value(QStringLiteral("pins")).toArray()) {
        const auto position = positionFromJson(value);
        const bool taken = position && content.pins.size() < kMostPins;
        count(taken);
        if (taken)
            content.pins.push_back(*position);
    }

    const QJsonArray range = json.value(QStringLiteral("range")).toArray();
    if (range.size() == 2)
        content.range = PassRange{range[0].toInt(), range[1].toInt()};
    content.layout = QByteArray::fromBase64(json.value(QStringLiteral("layout")).toString().toLatin1());
    return content;
}

bool isSlowToRead(const QJsonObject& json)
{
    return std::ranges::any_of(std::array{"network_text", "network_onnx", "learned"},
        [&json](const char* key) { return json.contains(QLatin1String(key)); });
}

} // namespace convoku
