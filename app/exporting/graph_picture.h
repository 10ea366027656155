// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/graph_painter.h"
#include "app/exporting/picture.h"
#include "solver/run/inspection.h"

#include <memory>

namespace convoku {

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
