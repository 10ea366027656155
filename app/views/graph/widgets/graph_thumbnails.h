// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QObject>

namespace convoku {

class LayerValues;
class RuleGraphView;

/// Gives a rule graph small pictures of what its layers compute at the session's position. The values are asked for
/// only while the graph is seen.
class GraphThumbnails : public QObject
{
    Q_OBJECT

public:
    /// Lives no longer than the graph.
    GraphThumbnails(RuleGraphView* graph, LayerValues* values);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();

    RuleGraphView* m_graph;
    LayerValues* m_values;
};

} // namespace convoku
