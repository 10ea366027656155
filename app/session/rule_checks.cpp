// SPDX-License-Identifier: MIT
// What can be found out about a rule by running it.
#include "app/session/network_checks.h"

#include "app/session/network_draft.h"
#include "app/wording/wording.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/formats/puzzle_text.h"
#include "solver/network/pass.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <mutex>
#include <random>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class ChecksText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::NetworkChecks)
};

constexpr std::size_t kAtOnce = 256; ///< boards side by side: a few milliseconds
constexpr std::size_t kRandomBoards = 4096;
constexpr std::size_t kStates = 10'000;
constexpr std::size_t kComparedBoards = 64;
constexpr int kMostPasses = 20'000; ///< of a puzzle, for rules that lead a search astray

QString number(std::size_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

Tensor tensorOf(std::span<const Candidates> boards)
{
    Tensor tensor(static_cast<int>(boards.size()), {kSide, kSide, kSide});
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const auto numbers = tensor.of(static_cast<int>(i));
        for (const std::uint16_t candidate : boards[i].indices())
            numbers[candidate] = 1;
    }
    return tensor;
}

Candidates candidatesOf(std::span<const float> numbers)
{
    Candidates candidates;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] > 0)
            candidates.add(static_cast<int>(i));
    }
    return candidates;
}

/// Boards of all densities, from nothing at all to everything: the same ones each time.
std::vector<Candidates> randomBoards(std::size_t count)
{
    std::mt19937 random(20);
    std::vector<Candidates> boards(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto share = i % 11; // tenths
        for (int candidate = 0; candidate < kCandidates; ++candidate) {
            if (random() % 10 < share)
                boards[i].add(candidate);
        }
    }
    return boards;
}

/// The rule for each of its houses, ready to run.
struct LoadedRule
{
    RuleInfo rule;
    std::shared_ptr<const Network> network;
    std::unique_ptr<LoadedNetwork> loaded;
};

std::vector<LoadedRule> load(const PartText& part, Backend& backend)
{
    const ModelPtr alone = ruleAlone(part);
    std::vector<LoadedRule> rules;
    for (const RuleId rule : alone->everyRule()) {
        auto network = std::make_shared<const Network>(buildRule(*alone, rule));
        auto loaded = backend.load(network);
        rules.push_back({alone->rule(rule), std::move(network), std::move(loaded)});
    }
    return rules;
}

/// Runs the rule for all houses on all boards; `look` is shown each and may end it with a counterexample. None: there
/// was none, or it is not wanted.
std::optional<Counterexample> search(const PartText& part, std::span<const Candidates> boards,
    const NetworkCheck::GoOn& goOn,
    const std::function<std::optional<Counterexample>(const RuleInfo&, std::size_t board, const Candidates& after)>&
        look)
{
    const auto backend = makeBitwiseBackend();
    std::vector<LoadedRule> rules = load(part, *backend);
    for (std::size_t from = 0; from < boards.size(); from += kAtOnce) {
        const auto some = boards.subspan(from, std::min(kAtOnce, boards.size() - from));
        const Tensor input = tensorOf(some);
        for (LoadedRule& rule : rules) {
            if (!goOn(static_cast<double>(from) / static_cast<double>(boards.size())))
                return std::nullopt;
            const auto left = rule.loaded->run(std::span(&input, 1), rule.network->outputs);
            for (std::size_t i = 0; i < some.size(); ++i) {
                if (auto found = look(rule.rule, from + i, candidatesOf(left.front().of(static_cast<int>(i)))))
                    return found;
            }
        }
    }
    return std::nullopt;
}

class OnlyRemoves final : public NetworkCheck
{
public:
    QString title() const override { return ChecksText::tr("Only removes"); }
    CheckOutcome run(const CheckSubject& subject, const GoOn& goOn) const override
    {
        const std::vector<Candidates> boards = randomBoards(kRandomBoards);
        auto found = search(subject.part, boards, goOn,
            [&](const RuleInfo& rule, std::size_t board, const Candidates& after) -> std::optional<Counterexample> {
                const std::vector<std::uint16_t> back = after.without(boards[board]).indices();
                if (back.empty())
                    return std::nullopt;
                return Counterexample{rule, boards[board], after, back,
                    ChecksText::tr("%1: it brings %2 back.").arg(Wording::rule(rule), Wording::candidateList(back))};
            });
        if (found)
            return {CheckState::Fails, found->sentence, std::move(found)};
        return {CheckState::Holds,
            ChecksText::tr("no candidate comes back on %1 random boards").arg(number(boards.size())), {}};
    }
};

/// Puzzles that come with the program: with guesses, and without where each rule removes something.
std::vector<Grid> shippedPuzzles()
{
    std::vector<QString> names{QStringLiteral("guessing"), QStringLiteral("deep")};
    for (const Model::Rule& rule : articleModel()->rules)
        names.push_back(QString::fromStdString(rule.id));
    std::vector<Grid> puzzles;
    for (const QString& name : names) {
        QFile file(QStringLiteral(":/collections/%1.sdm").arg(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const Puzzle& puzzle : readPuzzles(file.readAll().toStdString()).puzzles)
            puzzles.push_back(puzzle.givens);
    }
    return puzzles;
}

struct Outcomes
{
    std::vector<SolveOutcome> all;
    bool done = false;
};

Outcomes solveAll(const std::vector<Grid>& puzzles, const BatchOptions& options, const std::function<bool()>& goOn)
{
    Outcomes outcomes;
    outcomes.all.resize(puzzles.size());
    BitwiseBatch engine;
    outcomes.done = engine.solve(
        puzzlesInOrder(puzzles.size(), [&](std::size_t i) { return StartingGrid(puzzles[i]); }), options,
        [&](std::size_t i, const SolveOutcome& outcome) { outcomes.all[i] = outcome; }, goOn);
    return outcomes;
}

/// A state of a real run, and the solution that is still in it.
struct Samples
{
    std::vector<Candidates> states;
    std::vector<Candidates> solutions; ///< of each state
};

/// Runs the program's rules on its puzzles, rule by rule, and where they don't get on sets a cell as the solution has
/// it. Null: not wanted any more.
std::shared_ptr<const Samples> makeSamples(const std::function<bool()>& goOn)
{
    const std::vector<Grid> puzzles = shippedPuzzles();
    const BatchOptions options;
    Outcomes outcomes = solveAll(puzzles, options, goOn);
    if (!outcomes.done)
        return nullptr;
    std::vector<Candidates> now;
    std::vector<Candidates> solutions;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (outcomes.all[i].solutions.empty())
            continue;
        now.push_back(puzzles[i].startingCandidates());
        solutions.push_back(outcomes.all[i].solutions.front().startingCandidates());
    }
    auto samples = std::make_shared<Samples>();
    PassOptions passOptions;
    passOptions.search = false;
    const PassPtr pass = buildSharedPass(passOptions);
    const auto backend = makeBitwiseBackend();
    const auto loaded = backend->load(networkOf(pass));
    std::mt19937 random(1);
    const auto take = [&](std::size_t i, const Candidates& state) {
        if (samples->states.size() < kStates) {
            samples->states.push_back(state);
            samples->solutions.push_back(solutions[i]);
        }
    };
    for (std::size_t i = 0; i < now.size(); ++i)
        take(i, now[i]);
    while (samples->states.size() < kStates && !now.empty()) {
        if (!goOn())
            return nullptr;
        const Tensor input = tensorOf(now);
        const std::vector<Tensor> after = loaded->run(std::span(&input, 1), pass->afterRule);
        std::vector<Candidates> next;
        std::vector<Candidates> left;
        for (std::size_t i = 0; i < now.size(); ++i) {
            Candidates state = now[i];
            for (const Tensor& rule : after) {
                const Candidates its = candidatesOf(rule.of(static_cast<int>(i)));
                if (its == state)
                    continue;
                state = its;
                take(i, state);
            }
            if (state == now[i] && state != solutions[i]) {
                // The rules don't get on: a right guess, in any cell that is open.
                std::vector<Cell> open;
                for (int cell = 0; cell < kCells; ++cell) {
                    if (state.countIn(Cell::fromIndex(cell)) > 1)
                        open.push_back(Cell::fromIndex(cell));
                }
                const Cell cell = open[random() % open.size()];
                for (int digit = 0; digit < kSide; ++digit) {
                    const Candidate candidate = Candidate::of(digit, cell);
                    if (!solutions[i].has(candidate))
                        state.remove(candidate);
                }
                take(i, state);
            }
            if (state == solutions[i])
                continue;
            next.push_back(state);
            left.push_back(solutions[i]);
        }
        now = std::move(next);
        solutions = std::move(left);
    }
    return samples;
}

std::shared_ptr<const Samples> samplesOfRuns(const std::function<bool()>& goOn)
{
    static std::mutex mutex;
    static std::shared_ptr<const Samples> known; // the same for every rule
    const std::lock_guard lock(mutex);
    if (!known)
        known = makeSamples(goOn);
    return known;
}

class KeepsSolutions final : public NetworkCheck
{
public:
    QString title() const override { return ChecksText::tr("Never loses a solution"); }
    CheckOutcome run(const CheckSubject& subject, const GoOn& goOn) const override
    {
        const auto samples = samplesOfRuns([&] { return goOn(0); });
        if (!samples)
            return {};
        std::vector<bool> loses(samples->states.size()); // for any of its houses
        std::optional<Counterexample> first;
        search(subject.part, samples->states, goOn,
            [&](const RuleInfo& rule, std::size_t board, const Candidates& after) -> std::optional<Counterexample> {
                const std::vector<std::uint16_t> gone = samples->solutions[board].without(after).indices();
                if (gone.empty())
                    return std::nullopt;
                loses[board] = true;
                // The board with the fewest candidates shows best what happens.
                if (!first || samples->states[board].count() < first->before.count()) {
                    first = Counterexample{rule, samples->states[board], after, gone,
                        ChecksText::tr("%1: it removes %2, and the solution has it.")
                            .arg(Wording::rule(rule), Wording::candidateList(std::span(gone).first(1)))};
                }
                return std::nullopt;
            });
        const QString tried = number(samples->states.size());
        const auto lost = static_cast<std::size_t>(std::ranges::count(loses, true));
        if (first)
            return {CheckState::Fails, ChecksText::tr("loses it on %1 of %2 states of runs").arg(number(lost), tried),
                std::move(first)};
        return {CheckState::Holds, ChecksText::tr("sampled: %1 states of runs keep it").arg(tried), {}};
    }
};

class WaysAgree final : public NetworkCheck
{
public:
    QString title() const override { return ChecksText::tr("Both ways of running agree"); }
    CheckOutcome run(const CheckSubject& subject, const GoOn& goOn) const override
    {
        const auto bits = makeBitwiseBackend();
        const auto numbers = makeScalarBackend();
        std::vector<LoadedRule> byBits = load(subject.part, *bits);
        std::vector<LoadedRule> byNumbers = load(subject.part, *numbers);
        const std::vector<Candidates> boards = randomBoards(kComparedBoards);
        const Tensor input = tensorOf(boards);
        std::size_t layers = 0;
        for (std::size_t rule = 0; rule < byBits.size(); ++rule) {
            if (!goOn(static_cast<double>(rule) / static_cast<double>(byBits.size())))
                return {};
            const Network& network = *byBits[rule].network;
            if (!network.isWhole())
                return {
                    CheckState::Open, ChecksText::tr("it has real numbers, which are run number by number only"), {}};
            std::vector<ValueId> all;
            std::vector<std::size_t> layerOf; // of each, from 1
            for (std::size_t layer = 0; layer < network.layers.size(); ++layer) {
                for (const ValueId output : network.layers[layer].outputs) {
                    all.push_back(output);
                    layerOf.push_back(layer + 1);
                }
            }
            const auto one = byBits[rule].loaded->run(std::span(&input, 1), all);
            const auto other = byNumbers[rule].loaded->run(std::span(&input, 1), all);
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (one[i] == other[i])
                    continue;
                return {CheckState::Fails,
                    ChecksText::tr("%1: the values of layer %2 differ")
                        .arg(Wording::rule(byBits[rule].rule), QString::number(layerOf[i])),
                    {}};
            }
            layers += network.layers.size();
        }
        return {CheckState::Holds,
            ChecksText::tr("bits and numbers, every number of %1 layers on %2 boards")
                .arg(number(layers), number(boards.size())),
            {}};
    }
};

class Worth final : public NetworkCheck
{
public:
    QString title() const override { return ChecksText::tr("Saves work"); }
    CheckOutcome run(const CheckSubject& subject, const GoOn& goOn) const override
    {
        if (subject.network == nullptr || subject.rules.empty())
            return {CheckState::Open, ChecksText::tr("the network does not run this rule"), {}};
        const std::vector<Grid> puzzles = shippedPuzzles();
        if (puzzles.empty())
            return {CheckState::Open, ChecksText::tr("there are no puzzles to try it on"), {}};
        BatchOptions options;
        options.model = subject.network;
        options.search = subject.network->search.has_value();
        options.maxPasses = kMostPasses;
        options.rules = subject.network->everyRule();
        const Outcomes with = solveAll(puzzles, options, [&] { return goOn(0); });
        for (const RuleId rule : subject.rules)
            std::erase(options.rules, rule);
        const Outcomes without = solveAll(puzzles, options, [&] { return goOn(0.5); });
        if (!with.done || !without.done)
            return {};
        const Sum its = sumOf(with.all);
        const Sum others = sumOf(without.all);
        const QString detail
            = ChecksText::tr("%1 puzzles: %2 without a guess (%3 without the rule), guesses %4 (%5), passes %6 (%7)")
                  .arg(number(puzzles.size()), number(its.noGuess), number(others.noGuess), number(its.guesses),
                      number(others.guesses), number(its.passes), number(others.passes));
        if (its.solved < others.solved)
            return {CheckState::Fails,
                ChecksText::tr("%1 of %2 puzzles are no longer solved")
                    .arg(number(others.solved - its.solved), number(puzzles.size())),
                {}};
        const bool saves = its.guesses < others.guesses || its.passes < others.passes || its.solved > others.solved;
        return {saves ? CheckState::Holds : CheckState::Open, detail, {}};
    }

private:
    struct Sum
    {
        std::size_t solved = 0;
        std::size_t noGuess = 0;
        std::size_t guesses = 0;
        std::size_t passes = 0;
    };
    static Sum sumOf(const std::vector<SolveOutcome>& outcomes)
    {
        Sum sum;
        for (const SolveOutcome& outcome : outcomes) {
            const bool solved = !outcome.solutions.empty();
            sum.solved += solved ? 1 : 0;
            sum.noGuess += solved && outcome.pushes == 0 ? 1 : 0;
            sum.guesses += static_cast<std::size_t>(outcome.pushes);
            sum.passes += static_cast<std::size_t>(outcome.passes);
        }
        return sum;
    }
};

} // namespace

NetworkCheckPtr onlyRemovesCheck()
{
    return std::make_shared<const OnlyRemoves>();
}

NetworkCheckPtr keepsSolutionsCheck()
{
    return std::make_shared<const KeepsSolutions>();
}

NetworkCheckPtr waysAgreeCheck()
{
    return std::make_shared<const WaysAgree>();
}

NetworkCheckPtr worthCheck()
{
    return std::make_shared<const Worth>();
}

} // namespace convoku
