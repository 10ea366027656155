// SPDX-License-Identifier: MIT
#include "app/views/graph/widgets/graph_thumbnails.h"

#include "app/document/layer_values.h"
#include "app/drawing/group_thumbnails.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/window/parts/widget_theme.h"

#include <QEvent>

namespace convoku {

GraphThumbnails::GraphThumbnails(RuleGraphView* graph, LayerValues* values)
    : QObject(graph)
    , m_graph(graph)
    , m_values(values)
{
    graph->installEventFilter(this);
    connect(graph, &RuleGraphView::shownStepChanged, this, &GraphThumbnails::show);
    connect(values, &LayerValues::valuesChanged, this, &GraphThumbnails::show);
    connect(values, &LayerValues::questionPositionChanged, this, &GraphThumbnails::show);
    followTheme(graph, [this] { show(); });
}

bool GraphThumbnails::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        m_values->setWatched(m_graph, event->type() == QEvent::Show);
    return QObject::eventFilter(watched, event);
}

void GraphThumbnails::show()
{
    const auto& values = m_values->values();
    Thumbnails thumbnails;
    if (values && !m_values->hasQuestion() && m_graph->shownStep() > 0) {
        const Network& network = values->network();
        const Group& group = network.groups.at(static_cast<std::size_t>(m_graph->shownStep()) - 1);
        thumbnails = thumbnailsOf(*values, group, themeOf(m_graph));
    }
    m_graph->setThumbnails(std::move(thumbnails));
}

} // namespace convoku
