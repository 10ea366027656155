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

/// For each element the element of something else that is read for it.
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

/// One plane of a value as a function of at most four planes in memory: what layers did to it since. As a function it
/// is simplified by itself: select(a, a & b, c) becomes a & (b | ~c), whatever layers said it.
struct Expression
{
    int elements = 0;
    std::uint16_t truth = 0; ///< bit by the leaves' values, the first leaf lowest
    std::vector<Leaf> leaves; ///< all of them matter; none: a constant
};
/// Shared, because it turns into a read of memory for everybody once somebody needs it there.
using Bit = std::shared_ptr<Expression>;

/// a & … & ~(b & …)
struct Product
{
    std::vector<Leaf> positives;
    std::vector<Leaf> negatives;
};

/// The steps of a program while their results have no places in memory yet.
class Draft
{
public:
    const Map* intern(Map map);

    Bit constant(int elements, bool value) const;
    /// A constant that differs from element to element.
    Bit pattern(const std::vector<bool>& values);
    /// A plane that is there already.
    Bit given(Offset offset, int elements);

    /// f of one to three bits over the same elements; bit a + 2b + 4c of `truth` is f(a, b, c).
    Bit combine(std::uint8_t truth, std::vector<Bit> operands);
    Bit notOf(const Bit& a) { return combine(0b01, {a}); }
    Bit andOf(const Bit& a, const Bit& b) { return combine(0b1000, {a, b}); }
    Bit orOf(const Bit& a, const Bit& b) { return combine(0b1110, {a, b}); }
    /// a where s is 0, b where s is 1.
    Bit muxOf(const Bit& s, const Bit& a, const Bit& b) { return combine(0b1110'0010, {a, s, b}); }
    Bit xor3(const Bit& a, const Bit& b, const Bit& c) { return combine(0b1001'0110, {a, b, c}); }
    Bit majority(const Bit& a, const Bit& b, const Bit& c) { return combine(0b1110'1000, {a, b, c}); }

    /// The same bit over other elements: element e of the result is element (*map)[e] of the bit.
    Bit remap(const Bit& bit, const Map* map);
    /// The question for each output o, of the terms taps[o · terms] … of `bit`.
    Bit count(CountIs question, const Bit& bit, const Map* taps, int terms);

    /// Puts the bit there, and reads it from there from now on. It can take the place of a given plane: whoever reads
    /// that does so before.
    void store(const Bit& bit, Offset offset);

    /// Gives everything a place behind `firstFree`. What is not needed any more makes room.
    Program assemble(Offset firstFree);

private:
    struct Storage
    {
        int elements = 0;
        std::optional<Offset> fixed;
        std::optional<int> replaces; ///< a given plane that lies in the same place
        std::vector<bool> pattern; ///< of a constant
    };
    struct Drafted
    {
        enum class Kind { Logic, Count } kind = Kind::Logic;
        int out = 0;
        std::uint8_t truth = 0; ///< Logic
        std::vector<Leaf> leaves;
        CountIs question = CountIs::AtLeastOne; ///< Count
        std::size_t positives = 0; ///< so many of the leaves
        const Map* taps = nullptr;
        int terms = 0;
    };

    int newStorage(int elements);
    /// Steps that do the same as others with fewer reads.
    void simplifyCounts();
    void assume(Drafted& count, const Leaf& known);
    void maskOperands(Drafted& count, std::vector<Drafted>& before);
    void maskGroup(std::vector<Leaf>& group, const Map& taps, std::vector<Drafted>& before);
    void materialise(const Bit& bit, int storage);
    void materialise(const Bit& bit);
    /// The bit as a product, or none.
    static std::optional<Product> productOf(std::uint16_t truth, const std::vector<Leaf>& leaves);

    /// Place of a storage's words, and the number of words after which they repeat: a storage that lives inside a group
    /// of tiled steps has one tile.
    struct Lying
    {
        Offset offset = 0;
        std::uint32_t period = 0;
    };
    /// Consecutive steps of the program that are run tile by tile.
    struct Group
    {
        std::size_t first = 0;
        std::size_t count = 0;
        std::uint32_t tiles = 1;
    };

    int elementsOf(int storage) const { return m_storages[static_cast<std::size_t>(storage)].elements; }
    /// Large steps of logic are run in tiles: a ninth of the candidates, the plane of a digit.
    static constexpr int kTile = 81;
    bool isLarge(const Drafted& step) const;
    std::vector<int> producers() const;
    /// For each step those that must be through with a plane which it replaces.
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
    std::map<std::tuple<int, int, const Map*>, int> m_masked; ///< storages of maskGroup
    std::map<std::pair<Offset, int>, int> m_given; ///< storages
    std::set<int> m_replaced; ///< of these
    /// Storages of expressions, by elements, truth and leaves: what several layers come to is computed once.
    std::map<std::tuple<int, std::uint16_t, std::vector<std::pair<int, const Map*>>>, int> m_computed;
};

} // namespace convoku::bitwise
