// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/drawing/tokens.h"
#include "app/drawing/tree_boards.h"
#include "app/drawing/tree_camera.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace convoku {

/// Measures the words of a tree. `scale`: of its letters.
TreeText treeText(const Recording& recording, const SearchTree& tree, const TreeLayout& layout, double scale);

/// Writes the words of a search tree. The functions return where the next line begins.
class TreeWriter
{
public:
    TreeWriter(QPainter& painter, const Recording& recording, const SearchTree& tree, const Theme& theme, double scale);

    static QFont bodyFont(double scale, QFont::Weight weight = QFont::Normal);
    static QFont titleFont(double scale);
    /// From the left edge of a sentence about an end to its words: there is a sign before them.
    static double signWidth(double scale) { return 22 * scale; }
    static double heightOf(const QString& text, const QFont& font, double width);

    QFont body(QFont::Weight weight = QFont::Normal) const { return bodyFont(m_scale, weight); }
    QColor hueOf(int depth) const { return depth == 0 ? m_theme.givenDigit : m_theme.depth(depth); }

    /// Wrapped in a width. An empty text takes no room.
    double text(QPointF at, double width, const QString& text, const QFont& font, const QColor& colour);
    /// The title of a node and its passes.
    double head(int node, QPointF at, double width);
    double headHeight(int node, double width);
    /// The end of a branch with its sign; nothing for other nodes.
    double end(int node, QPointF at, double width);
    /// Writes what the search did after the state of a node.
    double after(int node, QPointF at, double width);
    /// The sign of a guess.
    void ring(QPointF centre, int depth);

    /// The card of a node: its board, words and guesses.
    static double cardWidth();
    double cardHeight(int node);
    void paintCard(const QRectF& rect, int node);

private:
    double cardContent(QPointF at, int node);

    QPainter& m_painter;
    const Recording& m_recording;
    const SearchTree& m_tree;
    const Theme& m_theme;
    Tokens m_tokens;
    double m_scale;
    bool m_measures = false; ///< nothing is painted
};

} // namespace convoku
