// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/graph_painter.h"
#include "app/exporting/picture.h"
#include "solver/run/inspection.h"

#include <memory>

namespace convoku {

/// What a picture of a network's graph is to show, for documents: all of it, and nothing marked.
struct GraphPicture
{
    const Network* network = nullptr;
    const Group* group = nullptr; ///< null: the network's groups
    Theme::Kind theme = Theme::Kind::Light;
    const Thumbnails* thumbnails = nullptr;
};

/// At zoom 1; pixelRatio: image pixels for one of the layout's, at least 0.1.
QImage graphImage(const GraphPicture& picture, double pixelRatio = 1);
/// UTF-8. Letters stay letters, in the program's font where the reader has it.
QByteArray graphSvg(const GraphPicture& picture);
/// What the picture is called: "Pointing in row", "One pass"
QString graphTitle(const GraphPicture& picture);

/// The graph of a network's group, or of all its groups, with thumbnails of values.
class NetworkPicture : public Picture
{
public:
    /// `group`: index in the network's groups; -1: the groups. `values`: of a network with the same values; null: there
    /// are no thumbnails.
    NetworkPicture(
        std::shared_ptr<const Network> network, int group, std::shared_ptr<const Inspection> values = nullptr);

    QSizeF size() const override { return m_layout.size(); }
    QString title() const override;
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    const Group* group() const;

    std::shared_ptr<const Network> m_network;
    std::shared_ptr<const Inspection> m_values;
    int m_group;
    NetworkGraph m_graph;
    GraphLayout m_layout;
};

} // namespace convoku
