// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "app/drawing/theme.h"
#include "solver/run/search_tree.h"

#include <QCache>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QString>

#include <array>
#include <unordered_map>

class QPainter;

namespace convoku {

/// Texts beside a node of a search tree.
class TreeWords
{
    Q_DECLARE_TR_FUNCTIONS(convoku::TreeWords)

public:
    /// "Puzzle", "r1c2 = 7"
    static QString title(const SearchTree& tree, int node);
    /// "depth 1, passes 7–10", "passes 1–6, rules alone: 585 → 227"
    static QString when(const Recording& recording, const SearchTree& tree, int node);
    /// Why a failed node failed: "7 stands twice in column 8, at r3c8 and r5c8, so the guess r1c2 = 7 was wrong."
    static QString failure(const Recording& recording, const SearchTree& tree, int node);
    /// The same in a few words: "7 twice in column 8". Of a solution "Solved in pass 25"; empty for other nodes.
    static QString end(const Recording& recording, const SearchTree& tree, int node);
    /// Returns what the search did after the state that the node shows: the next guess, or what it restored.
    static QString after(const Recording& recording, const SearchTree& tree, int node);
};

/// The boards of the nodes of one run. Small ones are kept as a sign for each cell, large ones as pictures up to a
/// number of bytes.
class TreeBoards
{
public:
    /// The state that a node shows: the contradiction or the solution that ended it, or the one before its first child.
    static Position shownAt(const Recording& recording, const SearchTree& tree, int node);
    /// Only what its own guess led to is marked.
    static BoardScene sceneOf(const Recording& recording, const SearchTree& tree, int node);

    /// Forgets all nodes, for another run.
    void reset();
    /// Work on new nodes ends after a time, so that a frame stays short; those are missing. 0: there is no limit.
    void begin(int milliseconds);
    /// Returns true if nodes are missing since begin().
    bool isIncomplete() const { return m_incomplete; }

    enum class Sign : std::uint8_t { Empty, Given, Here, Before };
    struct Small
    {
        Position shown;
        Board board;
        std::array<Sign, kMostCells> signs{};
        QString end; ///< TreeWords::end() of a leaf
    };
    /// Null if there was no time for it.
    const Small* small(const Recording& recording, const SearchTree& tree, int node);

    /// Draws a node as a board, with a side of whole cells, and dots for open candidates. One that is kept is copied.
    void paintBoard(QPainter& painter, const QRectF& rect, const Recording& recording, const SearchTree& tree, int node,
        const Theme& theme);
    static void paintNewBoard(QPainter& painter, const QRectF& rect, const Recording& recording, const SearchTree& tree,
        int node, const Theme& theme);
    /// Returns the colour of cells that were found before the node's guess, in a small board.
    static QColor beforeColour(const Theme& theme) { return blended(theme.board, theme.candidate, 0.4); }
    /// Draws a node as cells in the colours of the theme.
    static void paintSmall(QPainter& painter, const QRectF& rect, const Small& small, int depth, const Theme& theme);

private:
    struct Large
    {
        Position shown;
        Theme theme;
        double side = 0;
        QImage image;
    };

    bool isLate();

    std::unordered_map<int, Small> m_small;
    QCache<int, Large> m_large{48 << 10}; // KiB
    QElapsedTimer m_time;
    int m_most = 0; ///< milliseconds
    bool m_incomplete = false;
    bool m_hasAny = false; ///< since begin(); at least one board per frame is made, so that painting ends
};

} // namespace convoku
