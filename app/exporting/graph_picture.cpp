// SPDX-License-Identifier: MIT
#include "app/exporting/graph_picture.h"

#include "app/drawing/group_thumbnails.h"
#include "app/wording/graph_wording.h"

#include <QPainter>

namespace convoku {
namespace {

NetworkGraph graphFor(const Network& network, const Group* group)
{
    return group ? graphOf(network, *group) : graphOfGroups(network);
}

} // namespace

NetworkPicture::NetworkPicture(
    std::shared_ptr<const Network> network, int group, std::shared_ptr<const Inspection> values)
    : m_network(std::move(network))
    , m_values(std::move(values))
    , m_group(group)
    , m_graph(graphFor(*m_network, this->group()))
    , m_layout(layOut(m_graph))
{
}

const Group* NetworkPicture::group() const
{
    return m_group < 0 ? nullptr : &m_network->groups.at(static_cast<std::size_t>(m_group));
}

QString NetworkPicture::title() const
{
    return group() ? GraphWording::group(*group()) : GraphWording::pass();
}

void NetworkPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    Thumbnails thumbnails;
    if (m_values)
        thumbnails = m_group < 0 ? thumbnailsOfGroups(*m_values, theme) : thumbnailsOf(*m_values, *group(), theme);
    const QRectF all(QPointF(), m_layout.size());
    painter.fillRect(all, theme.background);
    GraphScene scene{m_network.get(), &m_graph, &m_layout};
    scene.thumbnails = &thumbnails;
    paintGraph(painter, all, scene, {}, theme);
}

} // namespace convoku
