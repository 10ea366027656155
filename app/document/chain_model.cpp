// SPDX-License-Identifier: MIT
#include "app/document/chain_model.h"

#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/wording/reason_wording.h"

#include <algorithm>

namespace convoku {

std::optional<Candidate> chainSubject(const Session& session, const Inquiry& inquiry)
{
    if (session.picked())
        return inquiry.answer() || inquiry.isPickedFound() ? session.picked() : std::nullopt;
    if (const Finding* looked = inquiry.finding(); looked != nullptr && !looked->removed.empty())
        return session.recording()->board().candidate(looked->removed.front());
    const Position position = session.position();
    if (!session.hasPuzzle() || position.pass == 0 || position.step != session.recording()->verdictStep()
        || position.layer != 0)
        return std::nullopt;
    // Empty if the verdict saw no contradiction.
    for (const ClashOrigin& origin : ReasonWording::clash(*session.recording(), position)) {
        if (origin.rule)
            return session.recording()->board().candidate(origin.candidate);
    }
    return std::nullopt;
}

bool proveChainSubject(Session& session, Inquiry& inquiry)
{
    const auto candidate = chainSubject(session, inquiry);
    if (!candidate)
        return false;
    session.setPlaying(false);
    session.pick(candidate);
    const auto proof = inquiry.proof();
    if (!proof || int{proof->candidate} != candidate->index())
        inquiry.prove();
    return true;
}

ChainModel::ChainModel(Session* session, Inquiry* inquiry, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_inquiry(inquiry)
{
    connect(inquiry, &Inquiry::proofChanged, this, &ChainModel::showProof);
    showProof();
}

ChainModel::State ChainModel::state() const
{
    if (m_inquiry->isProving())
        return State::Proving;
    return m_content.isEmpty() ? State::Nothing : State::Ready;
}

void ChainModel::showProof()
{
    const auto proof = m_inquiry->proof();
    m_content = proof && m_session->recording() ? ChainContent::of(m_session->recording(), proof) : ChainContent();
    m_selected = rowCount() - 1;
    Q_EMIT proofChanged();
}

void ChainModel::select(int row)
{
    if (row < 0 || row >= rowCount() || row == m_selected)
        return;
    m_selected = row;
    Q_EMIT selectionChanged();
}

void ChainModel::keepSelected(const std::function<void()>& change)
{
    if (m_selected < 0)
        return;
    ProofRows& rows = m_content.rows;
    const ProofRow was = rows[m_selected];
    change();
    switch (was.kind) {
    case ProofRow::Kind::Start:
        break;
    case ProofRow::Kind::Block:
        m_selected = rows.rowOf(rows.block(was.index).first);
        break;
    case ProofRow::Kind::Line:
        m_selected = rows.rowOf(was.index);
        break;
    }
    Q_EMIT rowsChanged();
}

void ChainModel::setFolded(int block, bool folded)
{
    ProofRows& rows = m_content.rows;
    if (block < 0 || !rows.canFold(block) || rows.isFolded(block) == folded)
        return;
    keepSelected([&] { rows.setFolded(block, folded); });
}

void ChainModel::setAllFolded(bool folded)
{
    keepSelected([&] { m_content.rows.setAllFolded(folded); });
}

Position ChainModel::placeOf(int row) const
{
    const int done = m_content.rows.linesDone(row);
    if (done == 0)
        return m_content.recording->first();
    return m_content.recording->events()[(*m_content.lines)[done - 1].event].position();
}

std::vector<Position> ChainModel::places() const
{
    std::vector<Position> places;
    if (m_content.isEmpty())
        return places;
    for (const ProofLine& line : m_content.lines->lines) {
        const Position position = m_content.recording->events()[line.event].position();
        if (places.empty() || places.back() != position)
            places.push_back(position);
    }
    return places;
}

void ChainModel::goToSelected()
{
    if (m_selected < 0)
        return;
    m_session->jumpTo(placeOf(m_selected));
    Q_EMIT went();
}

void ChainModel::cancel()
{
    m_inquiry->dropProof();
}

} // namespace convoku
