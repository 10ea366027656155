// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/picture.h"
#include "app/painting/frame_painter.h"
#include "app/painting/tree_painter.h"

#include <QStringList>

#include <array>

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

/// Where two boards lie side by side, each with what stands above and below it, and a text below both.
class TwoBoardsPage
{
public:
    struct Side
    {
        BoardScene scene;
        QString heading;
        QString note;
    };
    /// All that will ever stand there: there is room for the longest.
    struct Words
    {
        std::array<QStringList, 2> headings;
        std::array<QStringList, 2> notes;
        QStringList texts;
    };

    TwoBoardsPage() = default;
    explicit TwoBoardsPage(const Words& words);

    QSizeF size() const { return m_size; }
    void paint(QPainter& painter, const Side& left, const Side& right, const QString& text, const Theme& theme) const;

private:
    double m_headingHeight = 0;
    double m_noteHeight = 0;
    QSizeF m_size;
};

class TwoBoardsPicture : public Picture
{
public:
    using Side = TwoBoardsPage::Side;

    TwoBoardsPicture(Side left, Side right, QString text, QString title);

    QSizeF size() const override { return m_page.size(); }
    QString title() const override { return m_title; }
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    Side m_left;
    Side m_right;
    QString m_text;
    QString m_title;
    TwoBoardsPage m_page;
};

/// The whole search tree as it is folded, as large as a picture may be.
class TreePicture : public Picture
{
public:
    static constexpr double kMostSide = 8000; ///< at scale 1, so that a larger scale is left

    TreePicture(SearchTree tree, const TreeFolding& folding, Position position, QString title);

    QSizeF size() const override { return m_size; }
    QString title() const override { return m_title; }
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    SearchTree m_tree;
    TreeLayout m_layout;
    Position m_position;
    TreeCamera m_camera;
    QSizeF m_size;
    QString m_title;
};

} // namespace convoku
