// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/program.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <tuple>

namespace convoku::bitwise {

/// Maps each element to the source element that is read for it.
using Map = std::vector<std::uint32_t>;

/// Source of an operand: a plane in memory, read through a map.
struct Leaf
{
    int storage = 0;
    const Map* map = nullptr; ///< interned, so that equal maps have one address; null: element by element

    friend bool operator==(const Leaf&, const Leaf&) = default;
};

/// Returns the element of the leaf's storage that is read for `element`.
inline std::uint32_t elementOf(const Leaf& leaf, std::size_t element)
{
    return leaf.map != nullptr ? (*leaf.map)[element] : static_cast<std::uint32_t>(element);
}

/// Represents one plane of a value as a function of at most four planes in memory, and so combines several layers. The
/// truth table simplifies the function: select(a, a & b, c) becomes a & (b | ~c), whichever layers it came from.
struct Expression
{
    int elements = 0;
    /// Truth table, indexed by the values of the leaves; the first leaf is the lowest bit of the index.
    std::uint16_t truth = 0;
    std::vector<Leaf> leaves; ///< all affect the result; empty: a constant
};
/// Shared: once a reader needs the bit in memory, the expression becomes a read of that memory for all readers.
using Bit = std::shared_ptr<Expression>;

/// Holds the factors of a & … & ~(b & …).
struct Product
{
    std::vector<Leaf> positives;
    std::vector<Leaf> negatives;
};

/// Collects the steps of a program before their results have places in memory.
class Draft
{
public:
    const Map* intern(Map map);

    Bit constant(int elements, bool value) const;
    /// Returns a constant with a separate value for each element.
    Bit pattern(const std::vector<bool>& values);
    /// Returns a plane that memory already holds at `offset`.
    Bit given(Offset offset, int elements);

    /// Returns a function f of one to three bits with the same number of elements; bit a + 2b + 4c of `truth` is f(a,
    /// b, c).
    Bit combine(std::uint8_t truth, std::vector<Bit> operands);
    Bit notOf(const Bit& a) { return combine(0b01, {a}); }
    Bit andOf(const Bit& a, const Bit& b) { return combine(0b1000, {a, b}); }
    Bit orOf(const Bit& a, const Bit& b) { return combine(0b1110, {a, b}); }
    /// Returns a if s is 0, b if s is 1.
    Bit muxOf(const Bit& s, const Bit& a, const Bit& b) { return combine(0b1110'0010, {a, s, b}); }
    Bit xor3(const Bit& a, const Bit& b, const Bit& c) { return combine(0b1001'0110, {a, b, c}); }
    Bit majority(const Bit& a, const Bit& b, const Bit& c) { return combine(0b1110'1000, {a, b, c}); }

    /// Returns a bit whose element e is element (*map)[e] of `bit`.
    Bit remap(const Bit& bit, const Map* map);
    /// Returns the answer to the question for each output o; its terms are the elements taps[o · terms] … of `bit`.
    Bit count(CountIs question, const Bit& bit, const Map* taps, int terms);

    /// Stores the bit at `offset`, from where later uses read it. It may replace a given plane: steps that read the
    /// given plane run first.
    void store(const Bit& bit, Offset offset);

    /// Assigns places in memory from `firstFree` on and returns the program. Memory of results that are no longer
    /// needed is reused.
    Program assemble(Offset firstFree);

private:
    struct Storage
    {
        int elements = 0;
        std::optional<Offset> fixed;
        std::optional<int> replaces; ///< storage of the given plane at the same offset
        std::vector<bool> pattern; ///< values of a constant, by element
    };
    struct Drafted
    {
        enum class Kind { Logic, Count } kind = Kind::Logic;
        int out = 0;
        std::uint8_t truth = 0; ///< Logic
        std::vector<Leaf> leaves;
        CountIs question = CountIs::AtLeastOne; ///< Count
        std::size_t positives = 0; ///< number of positive leaves, which come first
        const Map* taps = nullptr;
        int terms = 0;
    };

    int newStorage(int elements);
    /// Replaces count steps by equivalent ones with fewer reads.
    void simplifyCounts();
    void assume(Drafted& count, const Leaf& known);
    void maskOperands(Drafted& count, std::vector<Drafted>& before);
    void maskGroup(std::vector<Leaf>& group, const Map& taps, std::vector<Drafted>& before);
    void materialise(const Bit& bit, int storage);
    void materialise(const Bit& bit);
    /// Returns the function as a product; none if it is not a product.
    static std::optional<Product> productOf(std::uint16_t truth, const std::vector<Leaf>& leaves);

    /// Describes the place of a storage: its first word, and the number of words after which the place repeats. A
    /// storage used only inside a group of tiled steps has memory for one tile.
    struct Lying
    {
        Offset offset = 0;
        std::uint32_t period = 0;
    };
    /// Describes consecutive steps of the program that run tile by tile.
    struct Group
    {
        std::size_t first = 0;
        std::size_t count = 0;
        std::uint32_t tiles = 1;
    };

    int elementsOf(int storage) const { return m_storages[static_cast<std::size_t>(storage)].elements; }
    /// Elements per tile of large logic steps: a ninth of the candidates, which is the plane of one digit.
    static constexpr int kTile = 81;
    bool isLarge(const Drafted& step) const;
    std::vector<int> producers() const;
    /// Returns, for each step, the steps that read the plane it replaces and must therefore run first.
    std::vector<std::vector<std::size_t>> readersBefore(const std::vector<bool>& needed) const;
    std::vector<std::size_t> timesOfNeed(const std::vector<int>& producer,
        const std::vector<std::vector<std::size_t>>& readers, const std::vector<bool>& needed) const;
    std::vector<Drafted> ordered() const;
    std::vector<Group> grouped(const std::vector<Drafted>& steps) const;
    std::vector<Lying> places(
        const std::vector<Drafted>& steps, const std::vector<Group>& groups, Offset firstFree, Offset& end) const;
    Offset addressOf(const std::vector<Lying>& lying, const Leaf& leaf, std::size_t element) const;
    void addLogicSteps(const Drafted& drafted, const std::vector<Lying>& lying, std::uint32_t tiles,
        std::vector<LogicStep>& steps) const;
    CountStep countStep(const Drafted& drafted, const std::vector<Lying>& lying) const;
    AnyStep anyStep(const Drafted& drafted, const std::vector<Lying>& lying) const;

    std::set<Map> m_maps;
    std::vector<Storage> m_storages;
    std::vector<Drafted> m_steps;
    std::map<std::tuple<int, int, const Map*>, int> m_masked; ///< storages that maskGroup() has made
    std::map<std::pair<Offset, int>, int> m_given; ///< storages, by offset and number of elements
    std::set<int> m_replaced; ///< given storages that store() has replaced
    /// Storages of expressions, by elements, truth and leaves, so that an expression that several layers share is
    /// computed once.
    std::map<std::tuple<int, std::uint16_t, std::vector<std::pair<int, const Map*>>>, int> m_computed;
};

} // namespace convoku::bitwise
