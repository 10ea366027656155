// SPDX-License-Identifier: MIT
#include "solver/sudoku/minimal_form.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace convoku {
namespace {

using Line = std::array<std::uint8_t, kSide>;
using Lines = std::array<Line, kSide>;

constexpr std::size_t kBox = 3;

/// The first rows of a grid after a transform that is chosen only as far as those rows depend on it: columns that have
/// been alike so far keep their places open, and digits that have not appeared have no label.
struct Beginning
{
    bool transposed = false;
    std::array<std::uint8_t, kSide + 1> labels{}; ///< by digit; 0: none yet
    std::uint8_t labelled = 0; ///< how many digits have one
    Line columns{}; ///< by place: the column of the grid
    std::uint16_t joined = 0; ///< a bit for each place whose column may change places with the one before it
    std::uint8_t usedRows = 0;
    Line rows{}; ///< of the grid, as many as are used
};

/// Finds the minimal form row by row. Of all beginnings only those with the least rows so far go on.
class Search
{
public:
    explicit Search(const Grid& grid)
    {
        for (std::size_t row = 0; row < kSide; ++row) {
            for (std::size_t column = 0; column < kSide; ++column) {
                const auto digit = static_cast<std::uint8_t>(grid.digit(static_cast<int>(row * kSide + column)));
                m_grids[0][row][column] = digit;
                m_grids[1][column][row] = digit;
            }
        }
        begin();
        for (std::size_t row = 0; row < kSide; ++row)
            addRow();
    }

    MinimalForm result() const
    {
        const Beginning& one = m_beginnings.front();
        MinimalForm form;
        for (std::size_t i = 0; i < kSide; ++i) {
            for (std::size_t j = 0; j < kSide; ++j) {
                const std::size_t row = one.transposed ? one.columns[j] : one.rows[i];
                const std::size_t column = one.transposed ? one.rows[i] : one.columns[j];
                form.transform.cells[row * kSide + column] = static_cast<std::uint8_t>(i * kSide + j);
                form.grid.setDigit({static_cast<int>(i), static_cast<int>(j)}, m_lines[i][j]);
            }
        }
        std::uint8_t next = one.labelled;
        for (std::size_t digit = 1; digit <= kSide; ++digit)
            form.transform.digits[digit - 1]
                = static_cast<std::uint8_t>((one.labels[digit] != 0 ? one.labels[digit] : ++next) - 1);
        return form;
    }

private:
    void begin()
    {
        std::array<std::uint8_t, kBox> stacks{0, 1, 2};
        do {
            for (const bool transposed : {false, true}) {
                Beginning& one = m_beginnings.emplace_back();
                one.transposed = transposed;
                for (std::size_t place = 0; place < kSide; ++place) {
                    one.columns[place] = static_cast<std::uint8_t>(stacks[place / kBox] * kBox + place % kBox);
                    if (place % kBox != 0)
                        one.joined |= static_cast<std::uint16_t>(1U << place);
                }
            }
        } while (std::ranges::next_permutation(stacks).found);
    }

    void addRow()
    {
        m_best.fill(kSide + 1);
        m_next.clear();
        for (const Beginning& one : m_beginnings)
            forEachNextRow(one, [&](std::uint8_t row) {
                Beginning longer = one;
                longer.rows[longer.usedRows++] = row;
                extend(longer, 0);
            });
        m_lines[m_beginnings.front().usedRows] = m_best;
        m_beginnings.swap(m_next);
    }

    /// Calls `use` with each row that may come next: the rest of the current band, or every row of the other bands. Of
    /// the empty rows of a band, and of the empty bands, only the first is tried, because the others give the same.
    template <typename Use>
    void forEachNextRow(const Beginning& one, Use use) const
    {
        const Lines& grid = m_grids[one.transposed ? 1 : 0];
        const auto isUsed = [&one](std::size_t row) {
            return std::find(one.rows.begin(), one.rows.begin() + one.usedRows, row) != one.rows.begin() + one.usedRows;
        };
        const bool begunBand = one.usedRows % kBox != 0;
        const std::size_t begun = begunBand ? one.rows[one.usedRows - 1U] / kBox : kBox;
        bool emptyBand = false;
        for (std::size_t band = 0; band < kBox; ++band) {
            if (begunBand ? band != begun : isUsed(band * kBox))
                continue;
            bool emptyRow = false;
            std::size_t filled = 0;
            for (std::size_t row = band * kBox; row < (band + 1) * kBox; ++row) {
                const bool empty = std::ranges::all_of(grid[row], [](std::uint8_t digit) { return digit == 0; });
                filled += empty ? 0 : 1;
                if (isUsed(row) || (empty && (emptyRow || emptyBand)))
                    continue;
                emptyRow = emptyRow || empty;
                use(static_cast<std::uint8_t>(row));
            }
            emptyBand = emptyBand || filled == 0;
        }
    }

    /// Fills the last row of a beginning from `place` on, in every way that may give the least row.
    void extend(const Beginning& one, std::size_t place)
    {
        if (place == kSide) {
            if (m_line < m_best)
                m_next.clear();
            m_best = m_line;
            m_next.push_back(one);
            return;
        }
        const Line& row = m_grids[one.transposed ? 1 : 0][one.rows[one.usedRows - 1U]];
        std::size_t end = place + 1;
        while (end < kSide && (one.joined >> end & 1U) != 0)
            ++end;
        const auto rankOf = [&](std::uint8_t column) -> int {
            const std::uint8_t digit = row[column];
            return digit == 0 ? 0 : one.labels[digit] != 0 ? one.labels[digit] : kSide + 1;
        };
        Beginning sorted = one;
        const auto first = sorted.columns.begin() + static_cast<std::ptrdiff_t>(place);
        const auto last = sorted.columns.begin() + static_cast<std::ptrdiff_t>(end);
        std::sort(first, last,
            [&](std::uint8_t a, std::uint8_t b) { return std::pair(rankOf(a), a) < std::pair(rankOf(b), b); });
        // Digits without a label take the next ones in every order.
        const auto unlabelled = std::find_if(first, last, [&](std::uint8_t column) { return rankOf(column) > kSide; });
        do {
            fill(sorted, row, place, end);
        } while (std::next_permutation(unlabelled, last));
    }

    /// Takes the columns from `place` to `end` in the order that they have now.
    void fill(Beginning filled, const Line& row, std::size_t place, std::size_t end)
    {
        for (std::size_t i = place; i < end; ++i) {
            const std::uint8_t digit = row[filled.columns[i]];
            if (digit != 0 && filled.labels[digit] == 0)
                filled.labels[digit] = ++filled.labelled;
            m_line[i] = filled.labels[digit];
            if (i > place && digit != row[filled.columns[i - 1]])
                filled.joined &= static_cast<std::uint16_t>(~(1U << i));
        }
        const auto filledEnd = m_line.begin() + static_cast<std::ptrdiff_t>(end);
        if (!std::lexicographical_compare(
                m_best.begin(), m_best.begin() + static_cast<std::ptrdiff_t>(end), m_line.begin(), filledEnd))
            extend(filled, end);
    }

    std::array<Lines, 2> m_grids; ///< as it is, and with rows as columns
    Lines m_lines{}; ///< of the minimal form
    std::vector<Beginning> m_beginnings;
    std::vector<Beginning> m_next; ///< those with one more row
    Line m_line{}; ///< that is being filled
    Line m_best{};
};

} // namespace

std::optional<MinimalForm> minimalForm(const Grid& grid)
{
    if (grid.hasClash())
        return std::nullopt;
    return Search(grid).result();
}

} // namespace convoku
