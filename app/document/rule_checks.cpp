// SPDX-License-Identifier: MIT
// What can be found out about a rule by running it.
#include "app/document/network_checks.h"

#include "app/document/examples.h"
#include "app/document/network_draft.h"
#include "app/wording/check_wording.h"
#include "app/wording/wording.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/check/rule_on_boards.h"
#include "solver/formats/puzzle_text.h"
#include "solver/network/pass.h"
#include "solver/run/tensors.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <random>
#include <span>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class ChecksText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::NetworkChecks)
};

constexpr std::size_t kAtOnce = 256; ///< boards side by side: a few milliseconds
constexpr std::size_t kRandomBoards = 4096;
constexpr std::size_t kComparedBoards = 64;

QString number(std::size_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

/// Boards of all densities, from nothing at all to everything: the same ones each time.
std::vector<Candidates> randomBoards(std::size_t count, Board board)
{
    std::mt19937 random(20);
    std::vector<Candidates> boards(count, Candidates(board));
    for (std::size_t i = 0; i < count; ++i) {
        const auto share = i % 11; // tenths
        for (int candidate = 0; candidate < board.candidates(); ++candidate) {
            if (random() % 10 < share)
                boards[i].add(candidate);
        }
    }
    return boards;
}

class OnlyRemoves final : public NetworkCheck
{
public:
    QString title() const override { return ChecksText::tr("Only removes"); }
    CheckOutcome run(const CheckSubject& subject, const KeepRunning& keepRunning) const override
    {
        const std::vector<Candidates> boards = randomBoards(kRandomBoards, subject.board);
        const ModelPtr alone = ruleAlone(subject.part, subject.board);
        std::size_t done = 0;
        for (const RuleId rule : alone->everyRule()) {
            check::RuleOnBoards ruleOnBoards(*alone, rule);
            for (std::size_t from = 0; from < boards.size(); from += kAtOnce) {
                const auto some = std::span(boards).subspan(from, std::min(kAtOnce, boards.size() - from));
                const std::vector<Candidates> left = ruleOnBoards.leftOf(some);
                for (std::size_t i = 0; i < some.size(); ++i) {
                    const std::vector<std::uint16_t> back = left[i].without(some[i]).indices();
                    if (back.empty())
                        continue;
                    const RuleInfo& info = alone->rule(rule);
                    const QString sentence = ChecksText::tr("%1: it restores %2.")
                                                 .arg(Wording::rule(info), Wording::candidateList(back, subject.board));
                    return {CheckState::Fails, sentence, Counterexample{info, some[i], left[i], back, sentence}};
                }
                done += some.size();
                if (!keepRunning(static_cast<double>(done) / static_cast<double>(boards.size() * alone->rules.size())))
                    return {};
            }
        }
        return {CheckState::Holds,
            ChecksText::tr("no candidate is restored on %1 random boards").arg(number(boards.size())), {}};
    }
};

/// The rule for each of its houses, ready to run.
struct LoadedRule
{
    RuleInfo rule;
    std::shared_ptr<const Network> network;
    std::unique_ptr<LoadedNetwork> loaded;
};

std::vector<LoadedRule> load(const PartText& part, Board board, Backend& backend)
{
    const ModelPtr alone = ruleAlone(part, board);
    std::vector<LoadedRule> rules;
    for (const RuleId rule : alone->everyRule()) {
        auto network = std::make_shared<const Network>(buildRule(*alone, rule));
        auto loaded = backend.load(network);
        rules.push_back({alone->rule(rule), std::move(network), std::move(loaded)});
    }
    return rules;
}

class BackendsAgree final : public NetworkCheck
{
public:
    QString title() const override { return ChecksText::tr("Both ways of running agree"); }
    CheckOutcome run(const CheckSubject& subject, const KeepRunning& keepRunning) const override
    {
        const auto bits = makeBitwiseBackend();
        const auto numbers = makeScalarBackend();
        std::vector<LoadedRule> byBits = load(subject.part, subject.board, *bits);
        std::vector<LoadedRule> byNumbers = load(subject.part, subject.board, *numbers);
        const std::vector<Candidates> boards = randomBoards(kComparedBoards, subject.board);
        const Tensor input = toTensor(boards);
        std::size_t layers = 0;
        for (std::size_t rule = 0; rule < byBits.size(); ++rule) {
            if (!keepRunning(static_cast<double>(rule) / static_cast<double>(byBits.size())))
                return {};
            const Network& network = *byBits[rule].network;
            if (!network.isWhole())
                return {CheckState::Open,
                    ChecksText::tr("it has real numbers, which are only computed number by number"), {}};
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
    CheckOutcome run(const CheckSubject& subject, const KeepRunning& keepRunning) const override
    {
        if (subject.network == nullptr || subject.rules.empty())
            return {CheckState::Open, ChecksText::tr("the network does not run this rule"), {}};
        RuleSet without = subject.network->everyRule();
        for (const RuleId rule : subject.rules)
            std::erase(without, rule);
        double done = 0;
        bool isCurrent = true;
        const auto ask = [&] { return isCurrent = isCurrent && keepRunning(done); };
        check::WorthLimits limits;
        limits.keepRunning = ask;
        limits.progress = [&](double part) {
            done = part;
            ask();
        };
        const Board board = subject.network->board;
        const bool hasOwn
            = subject.puzzles && (subject.puzzles->empty() || subject.puzzles->front().givens.board() == board);
        const std::vector<StartingGrid> shipped = hasOwn ? std::vector<StartingGrid>() : shippedPuzzles(board);
        const check::Worth worth = check::worthOf(subject.network, subject.network->everyRule(), without,
            hasOwn ? std::span(*subject.puzzles) : std::span(shipped), limits);
        if (!isCurrent)
            return {};
        const QString detail = CheckWording::worth(worth);
        if (worth.faulty || worth.with.solved < worth.without.solved)
            return {CheckState::Fails, detail, {}};
        const bool saves = worth.with.guesses < worth.without.guesses || worth.with.passes < worth.without.passes
            || worth.with.solved > worth.without.solved;
        return {saves ? CheckState::Holds : CheckState::Open, detail, {}};
    }
};

} // namespace

std::vector<StartingGrid> shippedPuzzles(Board board)
{
    if (board != Board())
        return {exampleFor(board)};
    std::vector<StartingGrid> puzzles;
    for (const ExampleCollection& collection : exampleCollections()) {
        QFile file(collection.path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const Puzzle& puzzle : readPuzzles(file.readAll().toStdString()).puzzles)
            puzzles.push_back(puzzle.startingGrid());
    }
    return puzzles;
}

NetworkCheckPtr onlyRemovesCheck()
{
    return std::make_shared<const OnlyRemoves>();
}

NetworkCheckPtr backendsAgreeCheck()
{
    return std::make_shared<const BackendsAgree>();
}

NetworkCheckPtr worthCheck()
{
    return std::make_shared<const Worth>();
}

} // namespace convoku
