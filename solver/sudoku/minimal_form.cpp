// SPDX-License-Identifier: MIT
#include "solver/sudoku/minimal_form.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace convoku {
namespace {

using Line = std::array<std::uint8_t, kMostSide>;
using Lines = std::array<Line, kMostSide>;

/// The first rows of a grid after a transform that is chosen only as far as those rows depend on it: columns that have
/// been alike so far keep their places open, and digits that have not appeared have no label.
struct Beginning
{
    bool transposed = false;
    std::array<std::uint8_t, kMostSide + 1> labels{}; ///< by digit; 0: none yet
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
        : m_board(grid.board())
        , m_side(static_cast<std::size_t>(m_board.side()))
        , m_boxRows(static_cast<std::size_t>(m_board.boxRows()))
        , m_boxColumns(static_cast<std::size_t>(m_board.boxColumns()))
    {
        for (std::size_t row = 0; row < m_side; ++row) {
            for (std::size_t column = 0; column < m_side; ++column) {
                const auto digit = static_cast<std::uint8_t>(grid.digit(static_cast<int>(row * m_side + column)));
                m_grids[0][row][column] = digit;
                m_grids[1][column][row] = digit;
            }
        }
        begin();
        for (std::size_t row = 0; row < m_side; ++row)
            addRow();
    }

    MinimalForm result() const
    {
        const Beginning& one = m_beginnings.front();
        MinimalForm form{Grid(m_board), Transform(m_board)};
        for (std::size_t i = 0; i < m_side; ++i) {
            for (std::size_t j = 0; j < m_side; ++j) {
                const std::size_t row = one.transposed ? one.columns[j] : one.rows[i];
                const std::size_t column = one.transposed ? one.rows[i] : one.columns[j];
                form.transform.cells[row * m_side + column] = static_cast<std::uint8_t>(i * m_side + j);
                form.grid.setDigit(m_board.cell(static_cast<int>(i), static_cast<int>(j)), m_lines[i][j]);
            }
        }
        std::uint8_t next = one.labelled;
        for (std::size_t digit = 1; digit <= m_side; ++digit)
            form.transform.digits[digit - 1]
                = static_cast<std::uint8_t>((one.labels[digit] != 0 ? one.labels[digit] : ++next) - 1);
        return form;
    }

private:
    void begin()
    {
        std::vector<std::uint8_t> stacks(m_side / m_boxColumns);
        std::iota(stacks.begin(), stacks.end(), std::uint8_t{0});
        do {
            for (const bool transposed : {false, true}) {
                if (transposed && m_board.turned() != m_board)
                    continue; // boxes would no longer be boxes
                Beginning& one = m_beginnings.emplace_back();
                one.transposed = transposed;
                for (std::size_t place = 0; place < m_side; ++place) {
                    one.columns[place]
                        = static_cast<std::uint8_t>(stacks[place / m_boxColumns] * m_boxColumns + place % m_boxColumns);
                    if (place % m_boxColumns != 0)
                        one.joined |= static_cast<std::uint16_t>(1U << place);
                }
            }
        } while (std::ranges::next_permutation(stacks).found);
    }

    void addRow()
    {
        m_best.fill(kMostSide + 1);
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
        const bool begunBand = one.usedRows % m_boxRows != 0;
        const std::size_t begun = begunBand ? one.rows[one.usedRows - 1U] / m_boxRows : m_side;
        bool emptyBand = false;
        for (std::size_t band = 0; band < m_side / m_boxRows; ++band) {
            if (begunBand ? band != begun : isUsed(band * m_boxRows))
                continue;
            bool emptyRow = false;
            std::size_t filled = 0;
            for (std::size_t row = band * m_boxRows; row < (band + 1) * m_boxRows; ++row) {
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
        if (place == m_side) {
            if (m_line < m_best)
                m_next.clear();
            m_best = m_line;
            m_next.push_back(one);
            return;
        }
        const Line& row = m_grids[one.transposed ? 1 : 0][one.rows[one.usedRows - 1U]];
        std::size_t end = place + 1;
        while (end < m_side && (one.joined >> end & 1U) != 0)
            ++end;
        const auto rankOf = [&](std::uint8_t column) -> int {
            const std::uint8_t digit = row[column];
            return digit == 0 ? 0 : one.labels[digit] != 0 ? one.labels[digit] : kMostSide + 1;
        };
        Beginning sorted = one;
        const auto first = sorted.columns.begin() + static_cast<std::ptrdiff_t>(place);
        const auto last = sorted.columns.begin() + static_cast<std::ptrdiff_t>(end);
        std::sort(first, last,
            [&](std::uint8_t a, std::uint8_t b) { return std::pair(rankOf(a), a) < std::pair(rankOf(b), b); });
        // Digits without a label take the next ones in every order.
        const auto unlabelled
            = std::find_if(first, last, [&](std::uint8_t column) { return rankOf(column) > kMostSide; });
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

    Board m_board;
    std::size_t m_side;
    std::size_t m_boxRows;
    std::size_t m_boxColumns;
    std::array<Lines, 2> m_grids{}; ///< as it is, and with rows as columns
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
