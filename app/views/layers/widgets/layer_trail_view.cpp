// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/layer_trail_view.h"

#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/drawing/group_thumbnails.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/graph_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/plot_wording.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace convoku {
namespace {

constexpr int kTrailMargin = 12;

} // namespace

LayerTrailView::LayerTrailView(Session* session, LayerValues* values, QWidget* parent)
    : PictureView(parent)
    , m_session(session)
    , m_values(values)
    , m_bar(new QScrollBar(Qt::Horizontal, this))
{
    setObjectName(QStringLiteral("layer_trail"));
    setAccessibleName(tr("Layers of the step"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_bar->hide();
    m_bar->setCursor(Qt::ArrowCursor);
    connect(m_bar, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_passage, &Passage::moved, this, qOverload<>(&QWidget::update));
    connect(session, &Session::positionChanged, this, &LayerTrailView::refresh);
    connect(session, &Session::recordingReset, this, &LayerTrailView::refresh);
    connect(session, &Session::puzzleChanged, this, &LayerTrailView::refresh);
    connect(session, &Session::playingChanged, this, [this] { setQuiet(m_session->isPlaying()); });
    connect(values, &LayerValues::questionPositionChanged, this, [this] { update(); });
    connect(values, &LayerValues::valuesChanged, this, &LayerTrailView::showThumbnails);
    refresh();
    followTheme(this, [this] {
        m_shownValues = nullptr;
        showThumbnails();
    });
}

LayerTrailView::~LayerTrailView()
{
    m_values->setWatched(this, false);
}

void LayerTrailView::setDigit(int digit)
{
    m_digit = digit;
    showThumbnails();
}

void LayerTrailView::refresh()
{
    const auto recording = m_session->recording();
    const Position at = m_session->position();
    const bool hadTrail = hasTrail();
    const int height = sizeHint().height();
    const int before = m_trail.stopOf(m_current);
    const auto where = std::tuple(m_network.get(), m_firstLayer, m_pass);
    if (!recording || at.pass == 0) {
        m_trail = {};
        m_network.reset();
        m_current = m_done = 0;
        m_name.clear();
        m_place.clear();
    } else {
        const auto& network = recording->networkOf(at.pass);
        const Group& group = recording->groupAt(at);
        if (network != m_network || m_firstLayer != static_cast<int>(group.firstLayer) || !hadTrail) {
            m_network = network;
            m_firstLayer = static_cast<int>(group.firstLayer);
            m_trail = trailOf(*network, group);
            m_shownValues = nullptr;
            invalidateParts();
        }
        const int count = static_cast<int>(group.layerCount);
        const Layer* looked = layerAtPosition(*network, *recording, at).layer;
        const int layer = looked == nullptr ? 0 : static_cast<int>(looked - network->layers.data()) - m_firstLayer + 1;
        m_current = layer >= 1 && layer <= count ? layer : 0;
        m_done = at.layer == 0 ? count : at.layer;
        m_name = GraphWording::group(group);
        m_place = at.layer == 0 ? PlotWording::allDone(count) : PlotWording::here(at.layer, count);
    }
    m_recording = recording;
    m_pass = at.pass;
    m_step = at.step;
    setAccessibleDescription(m_name.isEmpty() ? QString() : QStringLiteral("%1, %2").arg(m_name, m_place));
    arrange();
    showThumbnails();
    bringIntoSight();
    m_passage.finish();
    const int now = m_trail.stopOf(m_current);
    if (before >= 0 && now >= 0 && before != now && where == std::tuple(m_network.get(), m_firstLayer, m_pass)
        && isVisible() && !m_session->isPlaying()) {
        m_passedFrom = before;
        m_passage.start();
    }
    partsChanged();
    if (hadTrail != hasTrail() || height != sizeHint().height())
        Q_EMIT trailChanged();
}

void LayerTrailView::showThumbnails()
{
    const auto& values = m_values->values();
    if (!hasTrail() || !isVisible())
        return;
    if (!values || m_values->pass() != m_pass || m_recording != m_session->recording()) {
        // Keep the old thumbnails while the values are computed, unless they belong to a different step.
        if (m_shownValues == nullptr && !m_thumbnails.empty()) {
            m_thumbnails.clear();
            update();
        }
        return;
    }
    if (values.get() == m_shownValues && m_digit == m_shownDigit)
        return;
    m_shownValues = values.get();
    m_shownDigit = m_digit;
    m_thumbnails = planeThumbnailsOf(
        *values, values->network().groups.at(static_cast<std::size_t>(m_step) - 1), m_digit, themeOf(this));
    update();
}

bool LayerTrailView::scrolls() const
{
    // By the full one, whichever is shown: or else it would hang on which was shown before.
    const qreal room = static_cast<qreal>(width()) - 2 * kTrailMargin;
    return hasTrail() && std::ceil(LayerTrailGeometry(m_trail, room, textScale(this), open()).size().width()) > room;
}

int LayerTrailView::heightIf(bool compact) const
{
    const qreal scale = textScale(this);
    const int bar = scrolls() ? style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this) : 0;
    const qreal body = compact ? LayerTrailGeometry::compactHeight(scale) : LayerTrailGeometry::heightFor(scale);
    return static_cast<int>(std::ceil(body)) + (compact ? 0 : bar) + 8;
}

void LayerTrailView::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    m_passage.finish();
    arrange();
    bringIntoSight();
    updateGeometry();
    update();
}

QSize LayerTrailView::sizeHint() const
{
    return {600, heightIf(m_compact)};
}

QSize LayerTrailView::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

LayerTrailGeometry LayerTrailView::geometryOfTrail() const
{
    const qreal room = static_cast<qreal>(width()) - 2 * kTrailMargin;
    return m_compact ? LayerTrailGeometry::compact(m_trail, room, textScale(this))
                     : LayerTrailGeometry(m_trail, room, textScale(this), open());
}

QPointF LayerTrailView::origin() const
{
    return QPointF(kTrailMargin - m_bar->value(), 4);
}

void LayerTrailView::arrange()
{
    const int needs = hasTrail() ? static_cast<int>(std::ceil(geometryOfTrail().size().width())) + 2 * kTrailMargin : 0;
    const int thickness = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int before = m_bar->maximum();
    m_bar->setRange(0, std::max(0, needs - width()));
    m_bar->setPageStep(std::max(1, width()));
    m_bar->setSingleStep(40);
    m_bar->setVisible(m_bar->maximum() > 0);
    m_bar->setGeometry(0, height() - thickness, width(), thickness);
    if ((before > 0) != (m_bar->maximum() > 0))
        updateGeometry();
}

void LayerTrailView::bringIntoSight()
{
    const int stop = m_trail.stopOf(m_current);
    if (stop < 0 || m_bar->maximum() == 0)
        return;
    // With some of what comes before and after.
    const QRectF rect = geometryOfTrail().stop(stop);
    const qreal room = std::min<qreal>(120, width() / 4.0);
    const qreal left = rect.left() + kTrailMargin - room;
    const qreal right = rect.right() + kTrailMargin + room;
    if (left < m_bar->value())
        m_bar->setValue(static_cast<int>(left));
    else if (right > m_bar->value() + width())
        m_bar->setValue(static_cast<int>(right) - width());
}

const Group& LayerTrailView::group() const
{
    return m_recording->groupAt({m_pass, m_step, 0});
}

QRectF LayerTrailView::rectOfStop(int stop) const
{
    return geometryOfTrail().stop(stop).translated(origin());
}

int LayerTrailView::partAtPlace(QPointF place) const
{
    return hasTrail() ? geometryOfTrail().stopAt(place - origin()) : kWhole;
}

void LayerTrailView::hover(int part)
{
    setCursor(part != kWhole && stopOf(part).layer > 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

QString LayerTrailView::tipOf(int part)
{
    const LayerTrail::Stop& stop = stopOf(part);
    if (geometryOfTrail().isOpen(stop.word))
        return helpOf(part);
    // All layers of the word.
    const LayerTrail::Word& word = m_trail.words.at(static_cast<std::size_t>(stop.word));
    QStringList names;
    for (int layerStop = word.firstStop; layerStop <= word.lastStop; ++layerStop)
        names << nameOf(layerStop);
    return names.join(QLatin1Char('\n'));
}

int LayerTrailView::homePart()
{
    return m_trail.stopOf(1);
}

/// Returns the layer before or after the current one; with `down`, the first layer of the word before or after.
int LayerTrailView::neighbour(int, int across, int down)
{
    const int layers = std::max(m_trail.stops.back().layer, 1);
    if (down == 0)
        return m_trail.stopOf(std::clamp(m_current + across, 1, layers));
    const int from = m_trail.stopOf(std::clamp(m_current, 1, layers));
    const int word = stopOf(from).word + (m_current == 0 ? 0 : down);
    for (const LayerTrail::Word& other : m_trail.words) {
        if (other.lastLayer > 0 && stopOf(other.firstStop).word == word)
            return other.firstStop;
    }
    return from;
}

// For screen readers

int LayerTrailView::partCount()
{
    return static_cast<int>(m_trail.stops.size());
}

QString LayerTrailView::nameOf(int part)
{
    const LayerTrail::Stop& stop = stopOf(part);
    if (stop.layer == 0)
        return GraphWording::value(*m_network, stop.value);
    return LayerWording::layerEntry(
        m_network->layers.at(group().firstLayer + static_cast<std::size_t>(stop.layer) - 1), stop.layer);
}

QString LayerTrailView::helpOf(int part)
{
    if (part == kWhole)
        return {};
    const LayerTrail::Stop& stop = stopOf(part);
    return stop.layer == 0
        ? GraphWording::inputSentence(*m_network, stop.value)
        : GraphWording::layerSentence(*m_network, group(), static_cast<int>(group().firstLayer) + stop.layer - 1);
}

int LayerTrailView::focusedPart()
{
    const int stop = m_current == 0 ? -1 : m_trail.stopOf(m_current);
    return stop < 0 ? kWhole : stop;
}

std::vector<int> LayerTrailView::selectedParts()
{
    const int current = focusedPart();
    return current == kWhole ? std::vector<int>() : std::vector{current};
}

void LayerTrailView::addStates(int part, QAccessible::State& state)
{
    const bool goes = part >= 0 && stopOf(part).layer > 0;
    state.focusable = goes;
    state.selectable = goes;
}

void LayerTrailView::moveTo(int part)
{
    if (const int layer = stopOf(part).layer; layer > 0)
        m_session->jumpTo({m_pass, m_step, layer});
}

void LayerTrailView::paintPicture(QPainter& painter, const Theme& theme)
{
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.fillRect(rect(), theme.background);
    if (!hasTrail())
        return;
    painter.save();
    painter.translate(origin());
    const LayerTrailGeometry geometry = geometryOfTrail();
    LayerTrailScene scene{&m_trail, &m_thumbnails, m_current, m_done};
    scene.hovered = hoveredPart();
    scene.asked = m_values->isInQuestion(m_session->position());
    if (const int stop = m_trail.stopOf(m_current); m_passage.isRunning() && stop >= 0) {
        const QPointF from = geometry.stop(m_passedFrom).topLeft();
        const QRectF to = geometry.stop(stop);
        scene.frame = QRectF(from + (to.topLeft() - from) * easedProgress(m_passage.progress()), to.size());
    }
    paintLayerTrail(painter, geometry, scene, theme);
    painter.restore();
    painter.setPen(QPen(theme.thinLine, 1));
    painter.drawLine(QPointF(kTrailMargin, height() - 0.5), QPointF(width() - kTrailMargin, height() - 0.5));
}

void LayerTrailView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
    bringIntoSight();
}

void LayerTrailView::wheelEvent(QWheelEvent* event)
{
    if (m_bar->maximum() == 0) {
        QWidget::wheelEvent(event);
        return;
    }
    const QPoint turned = event->angleDelta();
    const int by = std::abs(turned.x()) > std::abs(turned.y()) ? turned.x() : turned.y();
    m_bar->setValue(m_bar->value() - by * 2 / 5);
    event->accept();
}

void LayerTrailView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_values->setWatched(this, true);
    showThumbnails();
}

void LayerTrailView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_values->setWatched(this, false);
}

} // namespace convoku
