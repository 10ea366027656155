// SPDX-License-Identifier: MIT
#include "solver/check/same_networks.h"

#include "solver/check/network_circuit.h"
#include "solver/check/renaming.h"
#include "solver/error.h"
#include "solver/run/tensors.h"

#include <algorithm>
#include <set>

namespace convoku::check {
namespace {

using Clock = Patience::Clock;

void requireAlike(const Network& first, const Network& second)
{
    const auto require = [&](bool holds) {
        if (!holds)
            throw Error(second.id, "has other inputs or outputs than " + first.id);
    };
    require(first.board == second.board);
    require(first.inputs.size() == second.inputs.size() && first.outputs.size() == second.outputs.size());
    for (std::size_t i = 0; i < first.inputs.size(); ++i) {
        const Value& a = first.value(first.inputs[i]);
        const Value& b = second.value(second.inputs[i]);
        require(a.shape == b.shape && a.range == b.range);
    }
    for (std::size_t i = 0; i < first.outputs.size(); ++i)
        require(first.value(first.outputs[i]).shape == second.value(second.outputs[i]).shape);
}

class Comparison
{
public:
    Comparison(const Network& first, const Network& second, const CheckLimits& limits, Sameness& answer)
        : m_network(first)
        , m_first(m_circuit, first)
        , m_second(m_circuit, second)
        , m_limits(limits)
        , m_answer(answer)
        , m_patience{Patience::in(limits.seconds), limits.keepRunning}
        , m_isBoard(first.inputs.size() == 1 && first.value(first.inputs[0]).shape == candidatesShape(first.board)
              && first.value(first.inputs[0]).range == Range{0, 1})
    {
    }

    void run(const Network& second)
    {
        int elements = 0;
        for (const ValueId output : m_network.outputs)
            elements += m_network.value(output).shape.elements();
        int done = 0;
        for (std::size_t output = 0; output < m_network.outputs.size(); ++output) {
            for (int element = 0; element < m_network.value(m_network.outputs[output]).shape.elements(); ++element) {
                if (m_limits.progress)
                    m_limits.progress(static_cast<double>(done++) / elements);
                const Question::Answer is = m_patience.isOver()
                    ? Question::Answer::Open
                    : compare(m_first.number(m_network.outputs[output], element),
                        m_second.number(second.outputs[output], element), m_network.outputs[output],
                        second.outputs[output], element);
                if (is == Question::Answer::No)
                    continue;
                m_answer.output = output;
                m_answer.element = element;
                m_answer.verdict = is == Question::Answer::Yes ? Sameness::Verdict::Refuted : Sameness::Verdict::Open;
                m_answer.reason = is == Question::Answer::Yes ? Soundness::Reason::None : Soundness::Reason::OutOfTime;
                return;
            }
        }
        m_answer.verdict = Sameness::Verdict::Proved;
    }

private:
    Question::Answer compare(const Number& a, const Number& b, ValueId ofFirst, ValueId ofSecond, int element)
    {
        std::set<int> values(a.table.begin(), a.table.end());
        values.insert(b.table.begin(), b.table.end());
        std::vector<Literal> differences;
        for (const int limit : values) {
            const Literal x = m_first.atLeast(ofFirst, element, limit);
            const Literal y = m_second.atLeast(ofSecond, element, limit);
            differences.push_back(m_circuit.andOf({x, notOf(y)}));
            differences.push_back(m_circuit.andOf({y, notOf(x)}));
        }
        const Literal differs = m_circuit.orOf(std::move(differences));
        return ask(differs, element);
    }

    /// Returns true if the literal is known never to be true, also under other names. Appends these to `names`:
    /// canonical ones, which recognise more, or those that are quickly found.
    bool isKnown(Literal literal, int element, bool canonical, std::vector<Literal>& names)
    {
        if (literal == kFalse)
            return true;
        if (!m_isBoard)
            return false;
        const Board board = m_network.board;
        const Candidate candidate = board.candidate(element % board.candidates());
        for (const bool transposed : {false, true}) {
            if (transposed && !canBeTransposed(board))
                break;
            const Renaming renaming = canonical ? canonicalRenaming(m_circuit, literal, candidate, transposed)
                                                : toTheFirst(candidate, transposed);
            Renamer renamer(m_circuit, renamedInputs(m_circuit, renaming, m_circuit.input(0)));
            names.push_back(renamer(literal));
            if (m_proved.contains(names.back()))
                return true;
        }
        return false;
    }

    Question::Answer ask(Literal differs, int element)
    {
        std::vector<Literal> names;
        if (isKnown(differs, element, false, names) || isKnown(differs, element, true, names))
            return Question::Answer::No;
        Question question(m_circuit);
        question.demand({question.of(differs)});
        const std::vector<std::uint32_t> inputs = m_circuit.inputsOf(std::span(&differs, 1));
        for (const std::uint32_t input : inputs)
            demandOrder(question, input);
        ++m_answer.questions;
        const Question::Answer is = question.ask(m_patience);
        if (is == Question::Answer::No)
            m_proved.insert(names.begin(), names.end());
        if (is == Question::Answer::Yes)
            keepInputs(question, inputs);
        return is;
    }

    /// "At least 3" is "at least 2" too, also where only one of the two is asked for.
    void demandOrder(Question& question, std::uint32_t input)
    {
        for (; m_first.impliesTheOneBefore(input); --input)
            question.demand({-question.of(m_circuit.input(input)), question.of(m_circuit.input(input - 1))});
    }

    void keepInputs(Question& question, const std::vector<std::uint32_t>& asked)
    {
        // Inputs that were not asked about are as low as they can be.
        std::vector<bool> holds(m_first.inputs(), false);
        for (const std::uint32_t input : asked) {
            const bool is = question.holds(question.of(m_circuit.input(input)));
            for (std::uint32_t all = input;; --all) {
                holds[all] = holds[all] || is;
                if (!m_first.impliesTheOneBefore(all))
                    break;
            }
        }
        for (const ValueId value : m_network.inputs) {
            const Value& input = m_network.value(value);
            Tensor& tensor = m_answer.inputs.emplace_back(1, input.shape);
            for (int element = 0; element < input.shape.elements(); ++element) {
                int number = input.range.low;
                for (int step = 0; step < input.range.high - input.range.low; ++step)
                    number += holds[m_first.firstInput(value, element) + static_cast<std::uint32_t>(step)] ? 1 : 0;
                tensor.data[static_cast<std::size_t>(element)] = static_cast<float>(number);
            }
        }
    }

    const Network& m_network;
    Circuit m_circuit;
    NetworkCircuit m_first;
    NetworkCircuit m_second;
    const CheckLimits& m_limits;
    Sameness& m_answer;
    Patience m_patience;
    bool m_isBoard; ///< its inputs are candidates, which have other names
    std::set<Literal> m_proved; ///< never true, under canonical names
};

} // namespace

Sameness sameForEveryInput(const Network& first, const Network& second, const CheckLimits& limits)
{
    requireAlike(first, second);
    const Clock::time_point start = Clock::now();
    Sameness answer;
    if (!first.isWhole() || !second.isWhole()) {
        answer.reason = Soundness::Reason::RealNumbers;
        return answer;
    }
    try {
        Comparison(first, second, limits, answer).run(second);
    } catch (const CircuitTooLarge&) {
        answer.reason = Soundness::Reason::TooLarge;
    }
    if (answer.reason == Soundness::Reason::OutOfTime && limits.keepRunning && !limits.keepRunning())
        answer.reason = Soundness::Reason::Cancelled;
    answer.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return answer;
}

} // namespace convoku::check
