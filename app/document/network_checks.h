// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "solver/network/model.h"
#include "solver/network/text/part_text.h"
#include "solver/sudoku/candidates.h"
#include "solver/sudoku/starting_grid.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace convoku {

/// Puzzles on which a rule shows what it is worth.
using WorthPuzzles = std::shared_ptr<const std::vector<StartingGrid>>;

namespace check {
struct Counterexample;
}

/// Subject of the checks: a rule, alone and in its network.
struct CheckSubject
{
    PartText part; ///< a rule that has layers
    ModelPtr network;
    RuleSet rules; ///< those of the network that the part makes; empty: it does not run it
    WorthPuzzles puzzles; ///< all on one board; null, or on another board: those that come with the program
    Board board; ///< that the rule is for
};

/// A board on which a rule does what it must not do.
struct Counterexample
{
    RuleInfo rule;
    Candidates before;
    Candidates after;
    std::vector<std::uint16_t> wrong; ///< candidates that must be otherwise
    QString sentence;
};

enum class CheckState : std::uint8_t {
    Waiting,
    Running,
    Holds,
    Fails,
    Open, ///< neither: nothing can be said, or there was no time to
};

struct CheckOutcome
{
    CheckState state = CheckState::Open;
    QString detail; ///< one line: what was tried, what came of it
    std::optional<Counterexample> counterexample;
};

/// Something to be found out about a rule. Run in a thread of its own; never changed, so any thread may ask.
class NetworkCheck
{
public:
    /// Told how far it has come, 0 … 1; false: the answer is not wanted any more, whatever is returned.
    using KeepRunning = std::function<bool(double part)>;

    virtual ~NetworkCheck() = default;
    /// "Only removes": what holds where the check does.
    virtual QString title() const = 0;
    virtual CheckOutcome run(const CheckSubject& subject, const KeepRunning& keepRunning) const = 0;
};
using NetworkCheckPtr = std::shared_ptr<const NetworkCheck>;

/// Returns what the prover found, for the rule of that model.
Counterexample counterexampleOf(const Model& model, RuleId rule, const check::Counterexample& found);
/// No candidate comes back on random boards.
NetworkCheckPtr onlyRemovesCheck();
/// Proved for every board that there can be, or refuted by the smallest one that shows it; where neither can be done in
/// a minute samples speak, and it says so.
NetworkCheckPtr soundCheck();
/// Bits and numbers give the same in every layer.
NetworkCheckPtr backendsAgreeCheck();
/// Returns the check of how much work the rule saves on puzzles.
NetworkCheckPtr worthCheck();
/// Returns the puzzles that come with the program, on that board.
std::vector<StartingGrid> shippedPuzzles(Board board = {});
/// All of them, in the order in which they run.
std::vector<NetworkCheckPtr> networkChecks();
inline constexpr std::size_t kSoundCheck = 1; ///< the place of soundCheck() in networkChecks()

/// Runs checks of the latest subject, one after the other.
class CheckRun : public QObject
{
    Q_OBJECT

public:
    struct Entry
    {
        NetworkCheckPtr check;
        CheckState state = CheckState::Waiting;
        double progress = 0;
        QString detail;
        std::optional<Counterexample> counterexample;
    };

    explicit CheckRun(std::vector<NetworkCheckPtr> checks, QObject* parent = nullptr);

    /// Another subject, or none: what was found of the one before is forgotten.
    void start(const std::optional<CheckSubject>& subject);
    const std::vector<Entry>& entries() const { return m_entries; }
    bool isRunning() const;
    bool isDone() const;
    int count(CheckState state) const;

Q_SIGNALS:
    void changed();

private:
    std::vector<Entry> m_entries;
    LatestTask<NoTool> m_task; // last: it ends before the rest goes
};

} // namespace convoku
