// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/layer_passage.h"

#include "app/drawing/all_windows.h"
#include "app/views/layers/widgets/tensor_canvas.h"
#include "app/window/parts/widget_theme.h"
#include "solver/run/layer_function.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace convoku {
namespace {

/// More frames than that on their way at once are a blur.
constexpr std::size_t kMostWindows = 243;
/// Parts of the way: until the numbers are where they are read, and from when on the windows shrink.
constexpr double kCarried = 0.6;
constexpr double kShrinks = 0.45;

QRectF between(const QRectF& from, const QRectF& to, double progress)
{
    const auto mixed = [progress](qreal a, qreal b) { return a + (b - a) * progress; };
    return {QPointF(mixed(from.left(), to.left()), mixed(from.top(), to.top())),
        QPointF(mixed(from.right(), to.right()), mixed(from.bottom(), to.bottom()))};
}

/// Returns true if the two layers follow each other directly in the same step.
bool areNeighbours(const Network& network, const Layer* one, const Layer* other)
{
    if (std::abs(one - other) != 1)
        return false;
    const auto index = static_cast<std::size_t>(std::min(one, other) - network.layers.data());
    return std::any_of(network.groups.begin(), network.groups.end(), [index](const Group& group) {
        return index >= group.firstLayer && index + 1 < group.firstLayer + group.layerCount;
    });
}

} // namespace

LayerPassage::LayerPassage(TensorCanvas* canvas)
    : QWidget(canvas)
    , m_canvas(canvas)
{
    setObjectName(QStringLiteral("layer_passage"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setVisible(false);
    lower(); // scroll bars stay where they are
    canvas->installEventFilter(this);
    connect(&m_passage, &Passage::moved, this, [this] {
        setVisible(m_passage.isRunning());
        update();
    });
    followTheme(this, [this] { m_passage.finish(); });
}

std::vector<LayerPassage::Picture> LayerPassage::picturesOf(const Layer& layer) const
{
    std::vector<Picture> pictures;
    const int count = static_cast<int>(m_canvas->pictures().size());
    for (int i = 0; i < count; ++i) {
        const int inputs = m_canvas->inputCount();
        const std::vector<ValueId>& values = i < inputs ? layer.inputs : layer.outputs;
        const auto which = static_cast<std::size_t>(i < inputs ? i : i - inputs);
        if (which < values.size())
            pictures.push_back({values[which], m_canvas->geometryOf(i).planes()});
    }
    return pictures;
}

void LayerPassage::take(std::shared_ptr<const Inspection> values, const Layer* layer)
{
    m_passage.finish();
    m_values = std::move(values);
    m_from = layer;
    m_to = nullptr;
    m_before = layer != nullptr ? m_canvas->drawn() : QPixmap();
    if (QWidget* middle = m_canvas->middle(); middle != nullptr && !m_before.isNull())
        middle->render(&m_before, middle->pos());
    m_old = layer != nullptr ? picturesOf(*layer) : std::vector<Picture>();
}

void LayerPassage::start(const std::shared_ptr<const Inspection>& values, const Layer* layer)
{
    const bool shows = !m_before.isNull() && m_from != nullptr && layer != nullptr && values != nullptr
        && values == m_values && areNeighbours(values->network(), m_from, layer) && m_canvas->isVisible();
    if (!shows) {
        m_before = {};
        return;
    }
    m_to = layer;
    findTracks();
    m_passage.start();
    setVisible(m_passage.isRunning());
}

void LayerPassage::findTracks()
{
    m_carried.clear();
    m_windows.clear();
    for (const Picture& now : picturesOf(*m_to)) {
        const auto was
            = std::find_if(m_old.begin(), m_old.end(), [&](const Picture& old) { return old.value == now.value; });
        if (was != m_old.end())
            m_carried.push_back({was->area, now.area});
    }
    if (m_to > m_from)
        findWindows();
    setGeometry(m_canvas->rect());
}

void LayerPassage::findWindows()
{
    const Network& network = m_values->network();
    const int output = m_canvas->inputCount();
    if (output == 0 || output >= static_cast<int>(m_canvas->pictures().size()))
        return;
    if (m_canvas->pictures()[static_cast<std::size_t>(output)].hidden)
        return; // which of them change would say it
    const TensorGeometry from = m_canvas->geometryOf(0);
    const TensorGeometry to = m_canvas->geometryOf(output);
    const bool sameShape = from.shape() == to.shape();
    for (const ElementIndex element : to.cut().elements()) {
        // If each number is made of the one in its place, only numbers that change are worth showing.
        if (sameShape && isElementWise(m_to->kind)
            && m_values->at(m_to->inputs.front(), element) == m_values->at(m_to->outputs.front(), element))
            continue;
        for (const WindowBox& box : windowBoxesOf(network, *m_to, element, 0)) {
            const ElementIndex first{box.channel, box.row, box.column};
            const ElementIndex last{box.channel, box.row + box.rows - 1, box.column + box.columns - 1};
            if (from.cut().contains(first) && from.cut().contains(last))
                m_windows.push_back({from.element(first).united(from.element(last)), to.element(element)});
        }
        if (m_windows.size() > kMostWindows) {
            m_windows.clear();
            return;
        }
    }
}

bool LayerPassage::eventFilter(QObject* watched, QEvent* event)
{
    // The strip below needs more room or less of it for the next layer.
    if (watched == m_canvas && event->type() == QEvent::Resize && m_passage.isRunning())
        findTracks();
    return QWidget::eventFilter(watched, event);
}

void LayerPassage::paintEvent(QPaintEvent*)
{
    if (!m_passage.isRunning())
        return;
    QPainter painter(this);
    constexpr int kFocusRing = 2;
    painter.setClipRect(rect().adjusted(kFocusRing, kFocusRing, -kFocusRing, -kFocusRing));
    const double progress = m_passage.progress();
    const double carried = easedProgress(progress / kCarried);
    painter.setOpacity(1 - carried);
    painter.drawPixmap(0, 0, m_before);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(1 - easedProgress((progress - kCarried) / (1 - kCarried)));
    const qreal ratio = m_before.devicePixelRatio();
    for (const Track& each : m_carried) {
        const QRectF source(each.from.topLeft() * ratio, each.from.size() * ratio);
        painter.drawPixmap(between(each.from, each.to, carried), m_before, source);
    }
    if (progress <= kShrinks)
        return;
    const double shrunk = easedProgress((progress - kShrinks) / (1 - kShrinks));
    painter.setOpacity(1 - shrunk * shrunk);
    painter.setPen(QPen(themeOf(this).family(RuleFamily::Pointing), 1.5));
    painter.setBrush(Qt::NoBrush);
    for (const Track& each : m_windows)
        painter.drawRect(between(each.from, each.to, shrunk).adjusted(1, 1, -1, -1));
}

} // namespace convoku
