// SPDX-License-Identifier: MIT
#include "app/document/workspace.h"

#include "app/document/breakpoint_json.h"
#include "app/document/collection_comparison.h"
#include "app/document/session_content.h"
#include "app/document/session_file.h"
#include "app/document/session_network.h"
#include "app/document/workshop.h"
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

/// Returns a breakpoint for what happened at a position: for a pass, the search's event rather than its rules; the pass
/// itself if nothing happened.
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
            // For a whole pass, its rules do not matter.
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
    , m_layerValues(new LayerValues(m_session, backend, this))
    , m_pins(new Pins(m_session, m_layerValues, this))
    , m_workshop(new Workshop(m_session, backend, this))
    , m_training(new TrainingWork(torchTrainers(), this))
    , m_sideBySide(new SideBySide(m_session, backend, this))
    , m_blind(new BlindWork(this))
    , m_comparison(new CollectionComparison(this))
{
    m_sideBySide->show(SideBySide::Columns::OtherRules);
    // Bookmarks are places of one puzzle's run; breakpoints and watches are kept for the next one.
    connect(m_session, &Session::puzzleChanged, m_bookmarks, [this] {
        m_changingPuzzle = true;
        m_bookmarks->setList({});
        m_changingPuzzle = false;
    });
    connect(m_session, &Session::puzzleChanged, this, &Workspace::followBoard);
    // Play stops where a breakpoint does.
    m_session->setStops([this](Position position) { return m_breakpoints->nextStop(position); },
        [this](Position position) { return m_breakpoints->previousStop(position); });
}

void Workspace::followBoard()
{
    const Board board = m_session->recording()->board();
    if (board == m_board)
        return;
    m_board = board;
    std::vector<Breakpoint> breakpoints;
    for (int i = 0; i < m_breakpoints->count(); ++i) {
        if (const auto there = breakpointFromJson(convoku::toJson(m_breakpoints->at(i)), board))
            breakpoints.push_back(*there);
    }
    m_breakpoints->setAll(breakpoints);
    std::vector<Watch> watches;
    for (int i = 0; i < m_watches->count(); ++i) {
        if (const auto there = readWatch(watchText(m_watches->at(i)), board).watch)
            watches.push_back(*there);
    }
    m_watches->setAll(watches);
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
    const SessionContent content = readSession(json);
    if (content.problem.isEmpty())
        open(content, name);
    *layout = content.layout;
    *leftOut = content.leftOut;
    return content.problem;
}

void Workspace::open(const SessionContent& content, const QString& name)
{
    m_session->open(content.start, name, content.options, content.position);
    m_session->pick(content.picked);
    m_breakpoints->setAll(content.breakpoints);
    m_bookmarks->setList(content.bookmarks);
    m_watches->setAll(content.watches);
    m_pins->restore(content.pins);
    if (content.range)
        m_session->setRangeWhenRecorded(*content.range);
}

} // namespace convoku
