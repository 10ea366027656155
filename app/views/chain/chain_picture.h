// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/picture.h"
#include "app/views/chain/chain_graph.h"

namespace convoku {

/// A proof line by line, as it is folded, with arcs to what each line rests on and its question above. Of a very long
/// one all is drawn smaller.
class ChainPicture : public Picture
{
public:
    static constexpr double kMostSide = 16000; ///< at scale 1, so that a larger scale is left

    explicit ChainPicture(ChainContent content);

    QSizeF size() const override;
    QString title() const override;
    void paint(QPainter& painter, Theme::Kind theme) const override;
    const ChainContent& content() const { return m_content; }

private:
    QSizeF fullSize() const;

    ChainContent m_content;
    ChainGeometry m_geometry;
    double m_above = 0; ///< of the question and its summary
};

/// The same as a graph.
class ChainGraphPicture : public Picture
{
public:
    explicit ChainGraphPicture(ChainContent content);

    QSizeF size() const override;
    QString title() const override;
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    ChainContent m_content;
    ChainGraph m_graph;
};

} // namespace convoku
