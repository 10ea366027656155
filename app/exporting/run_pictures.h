// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/compared_marks.h"
#include "app/drawing/frame_painter.h"
#include "app/drawing/tree_painter.h"
#include "app/exporting/picture.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace convoku {

/// The board at a position, with a caption and a legend if the style has them; the style's theme does not count.
class BoardPicture : public Picture
{
public:
    static constexpr int kWidth = 720;

    explicit BoardPicture(Frame frame, const FrameStyle& style = {});

    QSizeF size() const override;
    QString title() const override { return m_frame.caption; }
    void paint(QPainter& painter, Theme::Kind theme) const override;
    std::shared_ptr<const Picture> withWords(const PictureWords& words) const override;

private:
    Frame m_frame;
    FrameStyle m_style;
};

/// Lays out one to four boards side by side, each with texts above and below it, and a text below all. Four boards are
/// placed in two rows.
class BoardsPage
{
public:
    struct Side
    {
        BoardScene scene;
        QString heading;
        QString note;
        ComparedMarks marks = {};
    };
    /// All that will ever stand there, by board: there is room for the longest.
    struct Words
    {
        std::vector<QStringList> headings;
        std::vector<QStringList> notes;
        QStringList texts;
        bool stacked = false; ///< the boards are one above the other, with larger letters
    };

    BoardsPage() = default;
    explicit BoardsPage(const Words& words);

    QSizeF size() const { return m_size; }
    /// Draws the page. There must be as many sides as the words have.
    void paint(QPainter& painter, const std::vector<Side>& sides, const QString& text, const Theme& theme) const;

private:
    std::size_t m_across = 1; ///< boards in a row
    double m_side = 0; ///< of a board
    double m_headingHeight = 0;
    double m_noteHeight = 0;
    double m_rowHeight = 0;
    double m_below = 0; ///< where the text begins
    QSizeF m_size;
};

class BoardsPicture : public Picture
{
public:
    using Side = BoardsPage::Side;

    BoardsPicture(std::vector<Side> sides, QString text, QString title);

    QSizeF size() const override { return m_page.size(); }
    QString title() const override { return m_title; }
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    std::vector<Side> m_sides;
    QString m_text;
    QString m_title;
    BoardsPage m_page;
};

/// The whole search tree as it is folded, with boards as large as a picture has room for.
class TreePicture : public Picture
{
public:
    static constexpr double kMostSide = 8000; ///< at scale 1, so that a larger scale is left

    /// Without `folding`, the tree is whole if it has room for its words; otherwise failed branches are folded.
    TreePicture(Recording recording, std::optional<TreeFolding> folding, Position position, QString title);

    QSizeF size() const override { return m_size; }
    QString title() const override { return m_title; }
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    Recording m_recording;
    SearchTree m_tree;
    TreeLayout m_layout;
    Position m_position;
    TreeCamera m_camera;
    QSizeF m_size;
    QString m_title;
};

} // namespace convoku
