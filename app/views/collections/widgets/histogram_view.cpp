// SPDX-License-Identifier: MIT
#include "app/views/collections/widgets/histogram_view.h"

#include "app/window/parts/widget_theme.h"
#include "app/wording/collection_wording.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace convoku {

HistogramView::HistogramView(QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
    , m_scale(new QToolButton(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setObjectName(QStringLiteral("histogram"));
    setAccessibleName(tr("Histogram of passes"));
    setToolTip(tr("Click a bar, or drag over several, to show only those puzzles"));
    m_scale->setObjectName(QStringLiteral("histogram_scale"));
    m_scale->setText(tr("Log"));
    m_scale->setCheckable(true);
    m_scale->setAutoRaise(true);
    m_scale->setCursor(Qt::ArrowCursor);
    m_scale->setToolTip(
        tr("Bars stand for more and more passes, so that a few long runs don’t press the others together"));
    m_scale->hide();
    connect(m_scale, &QToolButton::clicked, this, [this](bool on) {
        m_decided = true;
        m_logarithmic = on;
        m_marked.reset();
        m_dragFrom.reset();
        takeBars();
        update();
    });
}

void HistogramView::setCounts(std::vector<std::uint32_t> counts)
{
    if (counts == m_counts)
        return;
    m_counts = std::move(counts);
    if (m_counts.empty())
        m_decided = false; // another collection
    adapt();
}

void HistogramView::adapt()
{
    const bool wants = HistogramGeometry::wantsLogarithmic(m_counts, width());
    if (!m_decided)
        m_logarithmic = wants;
    m_scale->setVisible(wants || m_logarithmic);
    m_scale->setChecked(m_logarithmic);
    m_scale->move(width() - m_scale->sizeHint().width() - 2, 1);
    const std::size_t bars = geometryOfBars().bars().size();
    if (m_marked && *m_marked >= bars)
        m_marked.reset();
    if (m_dragFrom && *m_dragFrom >= bars)
        m_dragFrom.reset();
    takeBars();
    update();
}

void HistogramView::takeBars()
{
    std::vector<Range> bars;
    const HistogramGeometry geometry = geometryOfBars();
    for (const HistogramBar& bar : geometry.bars())
        bars.emplace_back(bar.first, bar.last);
    if (bars != m_bars) {
        m_bars = std::move(bars);
        forgetParts();
    }
    tellParts();
}

void HistogramView::setChosen(std::optional<Range> chosen)
{
    m_chosen = chosen;
    update();
    tellParts();
}

HistogramGeometry HistogramView::geometryOfBars() const
{
    const QFontMetricsF metrics(font());
    return {QRectF(rect()), m_counts, m_logarithmic, metrics.height(), metrics.horizontalAdvance(QLatin1Char('0')),
        devicePixelRatioF()};
}

QString HistogramView::title() const
{
    const HistogramGeometry geometry = geometryOfBars();
    if (geometry.bars().empty())
        return tr("Puzzles by passes: none");
    if (!m_marked || *m_marked >= geometry.bars().size())
        return tr("Puzzles by passes");
    const std::size_t from = std::min(m_dragFrom.value_or(*m_marked), *m_marked);
    const std::size_t to = std::max(m_dragFrom.value_or(*m_marked), *m_marked);
    std::uint64_t sum = 0;
    for (std::size_t bar = from; bar <= to; ++bar)
        sum += geometry.bars()[bar].count;
    return CollectionWording::passes(geometry.bars()[from].first, geometry.bars()[to].last, sum);
}

void HistogramView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const HistogramGeometry geometry = geometryOfBars();
    HistogramScene scene{m_chosen, m_marked, title()};
    if (m_dragFrom && m_marked) {
        scene.chosen = {geometry.bars()[std::min(*m_dragFrom, *m_marked)].first,
            geometry.bars()[std::max(*m_dragFrom, *m_marked)].last};
    }
    paintHistogram(painter, geometry, scene, QRectF(rect()), themeOf(this));
    if (hasFocus()) {
        painter.setPen(QPen(themeOf(this).cursor, 1));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void HistogramView::resizeEvent(QResizeEvent*)
{
    adapt();
}

void HistogramView::mark(std::optional<std::size_t> bar)
{
    if (bar == m_marked)
        return;
    m_marked = bar;
    setAccessibleDescription(title());
    update();
    tellParts();
}

void HistogramView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_dragFrom = geometryOfBars().barAt(event->position().x());
    mark(m_dragFrom);
}

void HistogramView::mouseMoveEvent(QMouseEvent* event)
{
    mark(geometryOfBars().barAt(event->position().x()));
}

void HistogramView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_dragFrom)
        return;
    const auto to = geometryOfBars().barAt(event->position().x());
    const auto from = std::exchange(m_dragFrom, std::nullopt);
    update();
    setAccessibleDescription(title());
    if (to)
        chooseBars(*from, *to);
}

void HistogramView::leaveEvent(QEvent*)
{
    mark(std::nullopt);
}

void HistogramView::chooseBars(std::size_t from, std::size_t to)
{
    const auto bars = geometryOfBars().bars();
    if (std::max(from, to) >= bars.size())
        return;
    const Range range{bars[std::min(from, to)].first, bars[std::max(from, to)].last};
    Q_EMIT rangeChosen(range == m_chosen ? std::nullopt : std::optional(range));
}

void HistogramView::keyPressEvent(QKeyEvent* event)
{
    const std::size_t count = geometryOfBars().bars().size();
    if (event->key() == Qt::Key_Escape && m_chosen) {
        Q_EMIT rangeChosen(std::nullopt);
    } else if (count > 0 && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)) {
        const bool right = event->key() == Qt::Key_Right;
        if (!m_marked)
            mark(right ? 0 : count - 1);
        else if (right ? *m_marked + 1 < count : *m_marked > 0)
            mark(right ? *m_marked + 1 : *m_marked - 1);
    } else if (m_marked && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        chooseBars(*m_marked, *m_marked);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void HistogramView::focusOutEvent(QFocusEvent* event)
{
    mark(std::nullopt);
    QWidget::focusOutEvent(event);
    update();
    focusMoved();
}

// For screen readers

QAccessible::Role HistogramView::roleOf(int part) const
{
    return part == kWhole ? QAccessible::List : QAccessible::ListItem;
}

int HistogramView::countIn(int part)
{
    return part == kWhole ? static_cast<int>(m_bars.size()) : 0;
}

QString HistogramView::nameOf(int part)
{
    const HistogramGeometry geometry = geometryOfBars();
    const HistogramBar& bar = geometry.bars().at(static_cast<std::size_t>(part));
    return CollectionWording::passes(bar.first, bar.last, bar.count);
}

QRect HistogramView::rectOf(int part)
{
    return geometryOfBars().bars().at(static_cast<std::size_t>(part)).column.toAlignedRect();
}

int HistogramView::partAt(QPoint point)
{
    const HistogramGeometry geometry = geometryOfBars();
    const auto bar = geometry.plot().contains(point) ? geometry.barAt(point.x()) : std::nullopt;
    return bar ? static_cast<int>(*bar) : kWhole;
}

QList<QWidget*> HistogramView::fields()
{
    return m_scale->isHidden() ? QList<QWidget*>{} : QList<QWidget*>{m_scale};
}

int HistogramView::focusedPart()
{
    return m_marked ? static_cast<int>(*m_marked) : kWhole;
}

std::vector<int> HistogramView::selectedParts()
{
    std::vector<int> chosen;
    for (std::size_t bar = 0; m_chosen && bar < m_bars.size(); ++bar) {
        if (m_bars[bar].first >= m_chosen->first && m_bars[bar].second <= m_chosen->second)
            chosen.push_back(static_cast<int>(bar));
    }
    return chosen;
}

QStringList HistogramView::actionsOf(int)
{
    return {QAccessibleActionInterface::pressAction()};
}

void HistogramView::act(int part, const QString&)
{
    chooseBars(static_cast<std::size_t>(part), static_cast<std::size_t>(part));
}

} // namespace convoku
