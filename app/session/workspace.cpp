// SPDX-License-Identifier: MIT
#include "app/session/workspace.h"

#include "app/session/breakpoint_json.h"
#include "app/session/collection_comparison.h"
#include "app/session/session_file.h"
#include "app/session/session_network.h"
#include "app/session/workshop.h"
#include "solver/formats/puzzle_text.h"
#include "solver/formats/puzzle_writer.h"

#include <QJsonArray>

#include <algorithm>

namespace convoku {
namespace {

QJsonArray positionToJson(Position position)
{
    return {position.pass, position.step, position.layer};
}

/// As many of each as a session can have: what comes of more would take long, and each pinned layer keeps the numbers
/// of its pass.
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

/// The givens with the candidates of the session, if it has any; none where those are no candidates of these givens.
std::optional<StartingGrid> startFromJson(const QJsonObject& json, const Puzzle& puzzle)
{
    const QJsonValue candidates = json.value(QStringLiteral("candidates"));
    if (candidates.isUndefined())
        return puzzle.givens;
    const PuzzleTextResult read = readPuzzles(candidates.toString().toStdString());
    if (read.puzzles.size() != 1 || read.errorCount > 0 || read.puzzles.front().format != PuzzleFormat::CandidateLine)
        return std::nullopt;
    const StartingGrid start{puzzle.givens, read.puzzles.front().startingCandidates()};
    for (int i = 0; i < kCells; ++i) {
        const Cell cell = Cell::fromIndex(i);
        if (start.givens.isGiven(cell) && start.candidates.soleDigit(cell) != start.givens.digit(cell) - 1)
            return std::nullopt;
    }
    return start;
}

std::optional<Candidate> candidateFromJson(const QJsonValue& value)
{
    const QJsonArray numbers = value.toArray(); // row, column, digit from 1
    if (numbers.size() != 3)
        return std::nullopt;
    for (const QJsonValue& number : numbers) {
        if (number.toInt() < 1 || number.toInt() > kSide)
            return std::nullopt;
    }
    return Candidate{numbers[2].toInt() - 1, numbers[0].toInt() - 1, numbers[1].toInt() - 1};
}

/// What happened at a position, as a breakpoint: the search's event of a pass before its rules, the pass itself where
/// nothing happened.
Breakpoint breakpointAt(const Recording& recording, Position position)
{
    Breakpoint breakpoint;
    breakpoint.kind = BreakpointKind::PassNumber;
    breakpoint.number = position.pass;
    const bool wholePass = recording.isEndOfPass(position);
    for (const Event& event : recording.eventsOf(position.pass)) {
        if (!wholePass && event.step != position.step)
            continue;
        switch (event.kind) {
        case EventKind::Rule:
            // Of a whole pass the rules are not the point.
            if (!wholePass) {
                breakpoint.kind = BreakpointKind::RuleFires;
                breakpoint.rule = recording.ruleOf(event).id;
            }
            break;
        case EventKind::Contradiction:
            breakpoint.kind = BreakpointKind::Contradiction;
            break;
        case EventKind::Push:
            breakpoint.kind = BreakpointKind::Push;
            break;
        case EventKind::Pop:
            breakpoint.kind = BreakpointKind::Pop;
            break;
        case EventKind::Start:
        case EventKind::Solution:
        case EventKind::End:
            break;
        }
    }
    if (breakpoint.kind != BreakpointKind::PassNumber)
        breakpoint.number = 0;
    return breakpoint;
}

} // namespace

Workspace::Workspace(const BackendFactory& backend, QObject* parent)
    : QObject(parent)
    , m_backend(backend)
    , m_session(new Session(backend, this))
    , m_inquiry(new Inquiry(m_session, backend, this))
    , m_breakpoints(new Breakpoints(m_session, this))
    , m_bookmarks(new Bookmarks(this))
    , m_watches(new Watches(this))
    , m_whatIf(new WhatIf(m_session, backend, this))
    , m_layerValues(new LayerValues(m_session, backend, this))
    , m_pins(new Pins(m_session, m_layerValues, this))
    , m_workshop(new Workshop(m_session, backend, this))
    , m_training(new TrainingWork(torchTrainers(), this))
    , m_sideBySide(new SideBySide(m_session, backend, this))
    , m_blind(new BlindWork(this))
    , m_comparison(new CollectionComparison(this))
{
    // Bookmarks are places of one puzzle's run; breakpoints and watches are kept for the next one.
    connect(m_session, &Session::puzzleChanged, m_bookmarks, [this] {
        m_changingPuzzle = true;
        m_bookmarks->setList({});
        m_changingPuzzle = false;
    });
    // Play stops where a breakpoint does.
    m_session->setStops([this](Position position) { return m_breakpoints->nextStop(position); },
        [this](Position position) { return m_breakpoints->previousStop(position); });
}

bool Workspace::goToStop(bool forward)
{
    const Position position = m_session->position();
    m_session->setPlaying(false);
    const auto stop = forward ? m_breakpoints->nextStop(position) : m_breakpoints->previousStop(position);
    if (stop)
        m_session->goTo(*stop);
    return stop.has_value();
}

std::pair<Breakpoint, bool> Workspace::toggleBreakpointHere()
{
    Breakpoint breakpoint;
    if (!m_session->hasPuzzle())
        return {breakpoint, false};
    if (const auto picked = m_session->picked()) {
        breakpoint.kind = BreakpointKind::CandidateChanges;
        breakpoint.candidate = *picked;
    } else {
        breakpoint = breakpointAt(*m_session->recording(), m_session->position());
    }
    const int at = m_breakpoints->find(breakpoint);
    if (at >= 0)
        m_breakpoints->remove(at);
    else
        m_breakpoints->add(breakpoint);
    return {breakpoint, at < 0};
}

QJsonObject Workspace::toJson(const QByteArray& layout) const
{
    const Recording& recording = *m_session->recording();
    const RunOptions& options = m_session->options();
    QJsonObject json = emptySessionJson();
    json[QStringLiteral("puzzle")] = QString::fromStdString(recording.givens().toText());
    // Older programs pass over it, and run the givens.
    if (const StartingGrid start = recording.startingGrid(); !start.isOfGivens())
        json[QStringLiteral("candidates")] = QString::fromStdString(
            writePuzzle(PuzzleFormat::CandidateLine, puzzleInState(start.givens, start.candidates)));
    json[QStringLiteral("name")] = m_session->name();
    QJsonArray rules;
    for (const RuleId rule : options.pass.rules)
        rules.append(QString::fromStdString(recording.model().rule(rule).id));
    putNetwork(json, options.pass.model);
    json[QStringLiteral("rules")] = rules;
    json[QStringLiteral("search")] = options.pass.search;
    json[QStringLiteral("max_passes")] = options.maxPasses;
    json[QStringLiteral("position")] = positionToJson(m_session->aim());
    if (const auto picked = m_session->picked())
        json[QStringLiteral("picked")] = QJsonArray{picked->row + 1, picked->column + 1, picked->digit + 1};
    if (const auto range = m_session->range())
        json[QStringLiteral("range")] = QJsonArray{range->first, range->last};
    QJsonArray breakpoints;
    for (int i = 0; i < m_breakpoints->count(); ++i)
        breakpoints.append(convoku::toJson(m_breakpoints->at(i)));
    json[QStringLiteral("breakpoints")] = breakpoints;
    QJsonArray bookmarks;
    for (const Bookmark& bookmark : m_bookmarks->list())
        bookmarks.append(QJsonObject{
            {QStringLiteral("position"), positionToJson(bookmark.position)}, {QStringLiteral("note"), bookmark.note}});
    json[QStringLiteral("bookmarks")] = bookmarks;
    QJsonArray watches;
    for (int i = 0; i < m_watches->count(); ++i)
        watches.append(watchText(m_watches->at(i)));
    json[QStringLiteral("watches")] = watches;
    QJsonArray pins;
    for (const Position pin : m_pins->positions())
        pins.append(positionToJson(pin));
    json[QStringLiteral("pins")] = pins;
    json[QStringLiteral("layout")] = QString::fromLatin1(layout.toBase64());
    return json;
}

QString Workspace::open(const QJsonObject& json, const QString& name, QByteArray* layout, int* leftOut)
{
    if (const QString problem = sessionProblem(json); !problem.isEmpty())
        return problem;
    const PuzzleTextResult puzzle = readPuzzles(json.value(QStringLiteral("puzzle")).toString().toStdString());
    if (puzzle.puzzles.size() != 1 || puzzle.errorCount > 0)
        return tr("The session’s puzzle is not one: expected 81 characters under “puzzle”.");
    const auto start = startFromJson(json, puzzle.puzzles.front());
    if (!start)
        return tr("The session’s candidates are not those of its puzzle: expected 729 characters under “candidates”, "
                  "with no other digit in the cells of givens.");
    const FoundNetwork network = networkOfSession(json, tr("The session’s network"));
    if (!network.problem.isEmpty())
        return network.problem;
    if (!network.network)
        return tr("The session’s network is not one of this program: expected one of %1 under “network”, or its text "
                  "under “network_text”.")
            .arg(shippedNetworkIds().join(QStringLiteral(", ")));
    const auto options = optionsFromJson(json, network.network);
    if (!options)
        return tr("The session’s rules are not those of its network: expected known ids, each once, under “rules”.");

    *leftOut = 0;
    const auto count = [leftOut](bool read) { *leftOut += read ? 0 : 1; };
    std::vector<Breakpoint> breakpoints;
    for (const QJsonValue& value : json.value(QStringLiteral("breakpoints")).toArray()) {
        const auto breakpoint = breakpointFromJson(value.toObject());
        const bool taken = breakpoint && breakpoints.size() < kMostBreakpoints;
        count(taken);
        if (taken)
            breakpoints.push_back(*breakpoint);
    }
    std::vector<Bookmark> bookmarks;
    for (const QJsonValue& value : json.value(QStringLiteral("bookmarks")).toArray()) {
        const QJsonObject object = value.toObject();
        const auto position = positionFromJson(object.value(QStringLiteral("position")));
        const bool taken = position && bookmarks.size() < kMostBookmarks;
        count(taken);
        if (taken)
            bookmarks.push_back({*position, object.value(QStringLiteral("note")).toString()});
    }
    std::vector<Watch> watches;
    for (const QJsonValue& value : json.value(QStringLiteral("watches")).toArray()) {
        const ReadWatch read = readWatch(value.toString());
        count(read.watch.has_value());
        if (read.watch)
            watches.push_back(*read.watch);
    }

    std::vector<Position> pins;
    for (const QJsonValue& value : json.value(QStringLiteral("pins")).toArray()) {
        const auto position = positionFromJson(value);
        const bool taken = position && pins.size() < kMostPins;
        count(taken);
        if (taken)
            pins.push_back(*position);
    }

    m_session->open(*start, name, *options, positionFromJson(json.value(QStringLiteral("position"))));
    m_session->pick(candidateFromJson(json.value(QStringLiteral("picked"))));
    m_breakpoints->setAll(breakpoints);
    m_bookmarks->setList(std::move(bookmarks));
    m_watches->setAll(watches);
    m_pins->restore(pins);
    const QJsonArray range = json.value(QStringLiteral("range")).toArray();
    if (range.size() == 2)
        m_session->setRangeWhenRecorded({range[0].toInt(), range[1].toInt()});
    *layout = QByteArray::fromBase64(json.value(QStringLiteral("layout")).toString().toLatin1());
    return {};
}

} // namespace convoku
