// SPDX-License-Identifier: MIT
#include "app/views/graph/widgets/rule_graph_view.h"

#include "app/document/session.h"
#include "app/document/workspace.h"
#include "app/exporting/graph_picture.h"
#include "app/views/graph/widgets/graph_thumbnails.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/view_bar.h"
#include "app/window/parts/view_row.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/graph_wording.h"
#include "app/wording/wording.h"

#include <QLabel>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace convoku {

RuleGraphView::RuleGraphView(Session* session, QWidget* parent)
    : NodeCanvas(parent)
    , m_session(session)
    , m_trail(new PlainLabel)
{
    setAccessibleName(tr("Rule graph"));
    setSizes({760, 560}, minimumSizeHint());
    m_trail->setObjectName(QStringLiteral("rule_graph_trail"));
    m_trail->setTextFormat(Qt::RichText);
    // By mouse only: Backspace does the same, and Tab need not stop here.
    m_trail->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    m_trail->setFocusPolicy(Qt::NoFocus);
    m_trail->setWordWrap(true);
    addBar("graph", {.fitTip = tr("Show the whole graph (Z)"), .exportTip = tr("Save the graph as a picture")}, m_trail)
        ->setTextsShown(false);
    connect(m_trail, &QLabel::linkActivated, this, &RuleGraphView::goUp);
    connect(session, &Session::recordingReset, this, &RuleGraphView::reset);
    connect(session, &Session::recordingGrew, this, &RuleGraphView::updateTrail);
    connect(session, &Session::positionChanged, this, &RuleGraphView::showPosition);
    connect(session, &Session::playingChanged, this, [this] { setQuiet(m_session->isPlaying()); });
    reset();
    followTheme(this, [this] { updateTrail(); });
}

ViewRow RuleGraphView::row(Workspace* workspace)
{
    auto* graph = new RuleGraphView(workspace->session());
    new GraphThumbnails(graph, workspace->layerValues());
    return {.id = "rule_graph",
        .name = "rule_graph",
        .title = tr("Graph"),
        .text = tr("Rule &graph"),
        .help = tr("Show the layers of the step as a graph"),
        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
        .sign = SignDrawing()
                    .box(7.5, 3, 5, 4.5, 1)
                    .box(3, 12.5, 5, 4.5, 1)
                    .box(12, 12.5, 5, 4.5, 1)
                    .line({{10, 7.5}, {10, 10}})
                    .line({{5.5, 12.5}, {5.5, 10}, {14.5, 10}, {14.5, 12.5}}),
        .helpPage = "layers.md#graph",
        .widget = graph,
        .picture = [graph, values = workspace->layerValues()] { return graph->picture(*values); }};
}

std::shared_ptr<const Picture> RuleGraphView::picture(const LayerValues& values) const
{
    const auto recording = m_session->recording();
    if (!recording)
        return {};
    // That of the view, whose values these are: behind a first solution the search is another one.
    return std::make_shared<NetworkPicture>(
        recording->networkOf(m_session->position().pass), m_step - 1, values.hasQuestion() ? nullptr : values.values());
}

void RuleGraphView::setThumbnails(Thumbnails thumbnails)
{
    m_thumbnails = std::move(thumbnails);
    update();
}

void RuleGraphView::setWrittenLine(const WrittenLine& line)
{
    if (line == m_written)
        return;
    m_written = line;
    describe();
    updateTrail();
    update();
}

const std::pair<int, int>* RuleGraphView::writtenLayers() const
{
    const auto layers = m_written.layers.find(m_step);
    return m_recording == nullptr || m_step == 0 || layers == m_written.layers.end() ? nullptr : &layers->second;
}

bool RuleGraphView::isWritten(int node) const
{
    const std::pair<int, int>* layers = writtenLayers();
    const int layer = node - m_graph.firstPart() + 1;
    return layers != nullptr && layers->first <= layer && layer <= layers->second;
}

void RuleGraphView::reset()
{
    if (m_recording != m_session->recording()) {
        // Thumbnails go by the network's values, and this is another network.
        m_thumbnails.clear();
        m_recording = m_session->recording();
        m_drawn.clear();
        m_network = m_recording ? m_recording->networkOf(0) : nullptr;
        m_graph = {};
        m_layout = {};
        m_step = 0; // it may have no step of the old number
        m_current = -1;
        setCursorNode(-1);
        m_staysUp = false;
        setHovered(-1);
        invalidateParts();
    }
    showPosition();
}

const Group* RuleGraphView::group() const
{
    return m_network && m_step > 0 ? &m_network->groups.at(static_cast<std::size_t>(m_step) - 1) : nullptr;
}

void RuleGraphView::showPosition()
{
    if (!m_recording) {
        m_graph = {};
        m_layout = {};
        m_step = 0;
        m_current = -1;
        setCursorNode(-1);
        setHovered(-1);
        updateScrollBars();
        describe();
        return;
    }
    const Position position = m_session->position();
    if (m_recording->isEndOfPass(position) || position.layer > 0)
        m_staysUp = false;
    if (!isVisible())
        return;
    showStep(m_recording->isEndOfPass(position) || m_staysUp ? 0 : position.step);
    if (!isDragging())
        scrollTo(m_current);
}

void RuleGraphView::showStep(int step)
{
    const auto& network = m_recording->networkOf(m_session->position().pass);
    if (m_graph.nodes.empty() || step != m_step || network != m_network) {
        m_step = step;
        m_network = network;
        // Runs go through the same groups over and over.
        const auto [drawn, isNew] = m_drawn.try_emplace({network.get(), step});
        if (isNew) {
            drawn->second.first = step == 0 ? graphOfGroups(*network) : graphOf(*network, *group());
            drawn->second.second = layOut(drawn->second.first);
        }
        m_graph = drawn->second.first;
        m_layout = drawn->second.second;
        setCursorNode(-1);
        invalidateParts();
        setHovered(-1);
        markPosition();
        beginDrawing();
        Q_EMIT shownStepChanged(m_step);
    }
    markPosition();
}

void RuleGraphView::markPosition()
{
    const Position position = m_session->position();
    const int old = m_current;
    m_current = -1;
    if (m_step == 0) {
        const bool atStart = position.pass == 0;
        m_lookedAt = atStart ? 0 : position.layer > 0 ? position.step - 1 : position.step;
        if (!atStart && !m_recording->isEndOfPass(position))
            m_current = m_graph.nodeOf(GraphNode::Kind::Group, position.step - 1);
    } else if (position.step == m_step && position.pass > 0) {
        m_lookedAt = position.layer > 0 ? position.layer : static_cast<int>(group()->layerCount);
        if (position.layer > 0)
            m_current = m_graph.firstPart() + position.layer - 1;
    } else {
        m_lookedAt = position.step > m_step ? static_cast<int>(group()->layerCount) : 0;
    }
    // The keyboard goes on from where the position is.
    if (m_current != old && m_current >= 0)
        setCursorNode(m_current);
    describe();
    updateTrail();
    update();
}

void RuleGraphView::describe()
{
    QString text;
    if (!m_recording)
        text = GraphWording::noGraph();
    else if (m_step == 0)
        text = GraphWording::passGraphSentence(*m_network, m_lookedAt);
    else
        text = GraphWording::graphSentence(*group(), m_lookedAt);
    if (const std::pair<int, int>* written = writtenLayers())
        text += QLatin1Char(' ') + GraphWording::writtenSentence(m_written.line, written->first, written->second);
    if (cursorNode() >= 0)
        text += QLatin1Char(' ') + nameOf(cursorNode());
    if (text != accessibleDescription())
        setAccessibleDescription(text);
    notifyAccessibility();
}

void RuleGraphView::updateTrail()
{
    m_trail->setVisible(m_recording != nullptr);
    if (!m_recording)
        return;
    const Position position = m_session->position();
    const QString pass
        = position.pass == 0 ? GraphWording::pass() : tr("Pass %1").arg(QLocale().toString(position.pass));
    QString text = pass.toHtmlEscaped();
    if (const Group* shown = group()) {
        const QString arrow = QStringLiteral(" ▸ ");
        // The colour is in the text: a label keeps the one that its links had when they were set.
        text = QStringLiteral("<a href=\"up\" style=\"color:%1\">%2</a>").arg(themeOf(this).cursor.name(), text) + arrow
            + QStringLiteral("<b>%1</b>").arg(GraphWording::group(*shown).toHtmlEscaped()) + arrow;
        text += (m_current >= 0
                ? GraphWording::layerOf(m_current - m_graph.firstPart() + 1, static_cast<int>(shown->layerCount))
                : GraphWording::size(*shown))
                    .toHtmlEscaped();
        if (const std::pair<int, int>* written = writtenLayers())
            text += QStringLiteral(" · %1").arg(
                GraphWording::written(m_written.line, written->first, written->second).toHtmlEscaped());
    }
    if (text != m_trail->text())
        m_trail->setText(text);
    placeBar();
}

GraphScene RuleGraphView::scene() const
{
    GraphScene scene{m_network.get(), &m_graph, &m_layout};
    scene.lookedAt = m_lookedAt;
    scene.current = m_current;
    scene.cursor = hasFocus() ? cursorNode() : -1;
    scene.hovered = hoveredPart();
    scene.thumbnails = &m_thumbnails;
    if (const std::pair<int, int>* written = writtenLayers()) {
        scene.firstLit = m_graph.firstPart() + written->first - 1;
        scene.lastLit = m_graph.firstPart() + written->second - 1;
        scene.litName = GraphWording::textLine(m_written.line);
    }
    return scene;
}

void RuleGraphView::paintNodes(QPainter& painter, const Theme& theme) const
{
    paintGraph(painter, view(), scene(), camera(), theme);
}

void RuleGraphView::showEvent(QShowEvent* event)
{
    NodeCanvas::showEvent(event);
    showPosition();
    if (!hasBegun())
        beginDrawing();
}

} // namespace convoku
