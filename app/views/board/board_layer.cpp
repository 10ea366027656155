// SPDX-License-Identifier: MIT
#include "app/views/board/board_layer.h"

#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/wording/layer_wording.h"
#include "solver/run/sureness.h"

#include <algorithm>
#include <utility>

namespace convoku {

BoardLayer::BoardLayer(const Session* session, const QObject* board)
    : m_session(session)
    , m_board(board)
{
}

BoardLayer::~BoardLayer()
{
    if (m_isWatched)
        m_values->setWatched(m_board, false);
}

void BoardLayer::watch(bool isSeen)
{
    m_sureness = m_session->hasPuzzle() ? surenessAt(*m_session->recording(), m_session->position()) : std::nullopt;
    const bool watches = isSeen && showsValue();
    if (std::exchange(m_isWatched, watches) != watches)
        m_values->setWatched(m_board, watches);
}

std::optional<ValueId> BoardLayer::value() const
{
    if (m_values == nullptr || !m_isShown || !m_session->hasPuzzle())
        return std::nullopt;
    const Position position = m_session->position();
    return position.layer > 0 ? m_session->recording()->layerAt(position).outputs.front() : m_sureness;
}

bool BoardLayer::showsValue() const
{
    return value() && (m_session->position().layer > 0 || !m_session->isPlaying());
}

void BoardLayer::addTo(BoardScene& scene) const
{
    const Position position = m_session->position();
    if (!showsValue() || m_values->isInQuestion(position)) // a lesson asks for these numbers
        return;
    showRemovalsOfLastLayer(scene, *m_session->recording(), position);
    if (!m_values->values() || m_values->pass() != position.pass)
        return;
    const auto picked = m_session->picked();
    scene.layer = meaningOf(*m_values->values(), *value(), picked ? std::optional(picked->digit) : std::nullopt);
    if (position.layer == 0 && scene.layer->candidates)
        keepOpen(scene, *scene.layer->candidates);
}

void BoardLayer::keepOpen(const BoardScene& scene, std::array<double, kMostCandidates>& numbers)
{
    const Board board = scene.board();
    for (std::uint16_t i = 0; i < board.candidates(); ++i) {
        const bool removed = std::ranges::count(scene.removals, i, &BoardScene::Removal::candidate) > 0;
        const bool open = scene.candidates.has(i) && !scene.isShownLarge(board.candidate(i).cell());
        if (!removed && !open)
            numbers[i] = 0;
    }
}

QString BoardLayer::text(const BoardScene& scene, Candidate candidate) const
{
    const auto shown = value();
    if (!scene.layer || !shown || !m_values->values())
        return {};
    const bool isAsked = m_session->position().layer > 0 || !scene.layer->candidates
        || (*scene.layer->candidates)[static_cast<std::size_t>(candidate.index())] != 0;
    if (!isAsked)
        return {};
    const Inspection& values = *m_values->values();
    const auto element = elementOf(placesOf(values.network(), *shown), candidate);
    return element ? LayerWording::elementValue(values, *shown, *element) : QString();
}

} // namespace convoku
