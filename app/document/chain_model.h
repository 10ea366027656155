// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/chain_geometry.h"

#include <QObject>

#include <functional>
#include <optional>

namespace convoku {

class Inquiry;
class Session;

/// Returns the candidate that a chain would explain now: the picked candidate if it is gone or the only one left, else
/// the first one that the current deduction removed, else one of the clashing digits. Returns none if no candidate is
/// gone or the answer is still being worked out.
std::optional<Candidate> chainSubject(const Session& session, const Inquiry& inquiry);
/// Picks that candidate and proves it; a proof of it that is there stays. False where there is nothing to prove.
bool proveChainSubject(Session& session, Inquiry& inquiry);

/// The proof that was asked for, line by line, with what is folded and what is selected: list, graph and board of the
/// chain's view look at the same one. It goes with another picked candidate or run.
class ChainModel : public QObject
{
    Q_OBJECT

public:
    enum class State { Nothing, Proving, Ready };

    ChainModel(Session* session, Inquiry* inquiry, QObject* parent = nullptr);

    State state() const;
    /// Empty unless ready.
    const ChainContent& content() const { return m_content; }
    int rowCount() const { return m_content.rows.size(); }
    /// A row, at first that of the candidate itself; -1 where there is none.
    int selected() const { return m_selected; }
    void select(int row);
    /// Folds or unfolds a block. The selected row stays selected; if it disappears, its block or the block's first line
    /// is selected instead.
    void setFolded(int block, bool folded);
    void setAllFolded(bool folded);
    /// Returns the position at which a row happened; for a folded pass, that of its last line.
    Position placeOf(int row) const;
    /// Returns the positions of all lines, ascending, each once.
    std::vector<Position> places() const;
    /// To where the selected row happened.
    void goToSelected();
    void cancel();

Q_SIGNALS:
    /// Another proof, or none, or the search for one began.
    void proofChanged();
    /// The rows have other numbers.
    void rowsChanged();
    void selectionChanged();
    /// The session was sent to a line's place.
    void went();

private:
    void showProof();
    void keepSelected(const std::function<void()>& change);

    Session* m_session;
    Inquiry* m_inquiry;
    ChainContent m_content;
    int m_selected = -1;
};

} // namespace convoku
