// SPDX-License-Identifier: MIT
#include "app/exporting/graph_picture.h"

#include "app/drawing/group_thumbnails.h"
#include "app/wording/graph_wording.h"

#include <QPainter>

namespace convoku {
namespace {

void paintAll(QPainter& painter, const Network& network, const NetworkGraph& graph, const GraphLayout& layout,
    const Thumbnails* thumbnails, const Theme& theme)
{
    const QRectF all(QPointF(), layout.size());
    painter.fillRect(all, theme.background);
    GraphScene scene{&network, &graph, &layout};
    scene.thumbnails = thumbnails;
    paintGraph(painter, all, scene, {}, theme);
}

NetworkGraph graphFor(const Network& network, const Group* group)
{
    return group ? graphOf(network, *group) : graphOfGroups(network);
}

/// What lives as long as the call that it is made for.
class GivenGraph : public Picture
{
public:
    explicit GivenGraph(const GraphPicture& picture)
        : m_picture(picture)
        , m_graph(graphFor(*picture.network, picture.group))
        , m_layout(layOut(m_graph))
    {
    }

    QSizeF size() const override { return m_layout.size(); }
    QString title() const override { return graphTitle(m_picture); }
    void paint(QPainter& painter, Theme::Kind theme) const override
    {
        paintAll(painter, *m_picture.network, m_graph, m_layout, m_picture.thumbnails, Theme::of(theme));
    }

private:
    const GraphPicture& m_picture;
    NetworkGraph m_graph;
    GraphLayout m_layout;
};

} // namespace

QImage graphImage(const GraphPicture& picture, double pixelRatio)
{
    return imageOf(GivenGraph(picture), picture.theme, pixelRatio);
}

QByteArray graphSvg(const GraphPicture& picture)
{
    return svgOf(GivenGraph(picture), picture.theme);
}

QString graphTitle(const GraphPicture& picture)
{
    return picture.group ? GraphWording::group(*picture.group) : GraphWording::pass();
}

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
    return graphTitle({m_network.get(), group()});
}

void NetworkPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    Thumbnails thumbnails;
    if (m_values)
        thumbnails = m_group < 0 ? thumbnailsOfGroups(*m_values, theme) : thumbnailsOf(*m_values, *group(), theme);
    paintAll(painter, *m_network, m_graph, m_layout, &thumbnails, theme);
}

} // namespace convoku
