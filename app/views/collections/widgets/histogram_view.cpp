// SPDX-License-Identifier: MIT
#include "app/views/collections/widgets/histogram_view.h"

#include "app/wording/collection_wording.h"

#include <QEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace convoku {

HistogramView::HistogramView(QWidget* parent)
    : PictureView(parent)
    , m_scale(new QToolButton(this))
{
    setCursorFollowsMouse();
    setSizes({300, 130}, {140, 70});
    setObjectName(QStringLiteral("histogram"));
    setAccessibleName(tr("Histogram of passes"));
    setToolTip(tr("Click a bar, or drag over several, to show only those puzzles"));
    m_scale->setObjectName(QStringLiteral("histogram_scale"));
    m_scale->setText(tr("Log"));
    m_scale->setCheckable(true);
    m_scale->setAutoRaise(true);
    m_scale->setCursor(Qt::ArrowCursor);
    m_scale->setToolTip(
        tr("Each bar covers more passes than the previous one, so that a few long runs do not compress the others"));
    m_scale->hide();
    connect(m_scale, &QToolButton::clicked, this, [this](bool on) {
        m_decided = true;
        m_logarithmic = on;
        m_dragFrom = kWhole;
        takeBars();
        setCursorPart(kWhole);
    });
    connect(this, &PictureView::pointedAt, this, [this] { setAccessibleDescription(title()); });
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
    const bool wants = HistogramGeometry::wantsLogarithmic(m_counts, room().width());
    if (!m_decided)
        m_logarithmic = wants;
    m_scale->setVisible(wants || m_logarithmic);
    m_scale->setChecked(m_logarithmic);
    m_scale->move(width() - m_scale->sizeHint().width() - 2, 1);
    takeBars();
}

void HistogramView::takeBars()
{
    std::vector<Range> bars;
    const HistogramGeometry geometry = geometryOfBars();
    for (const HistogramBar& bar : geometry.bars())
        bars.emplace_back(bar.first, bar.last);
    const bool others = bars != m_bars;
    m_bars = std::move(bars);
    if (m_dragFrom >= static_cast<int>(m_bars.size()))
        m_dragFrom = kWhole;
    partsChanged(others);
}

void HistogramView::setChosen(std::optional<Range> chosen)
{
    m_chosen = chosen;
    partsChanged();
}

HistogramGeometry HistogramView::geometryOfBars() const
{
    return {room(), m_counts, m_logarithmic, pixels()};
}

std::pair<int, int> HistogramView::markedBars() const
{
    return std::minmax({m_dragFrom == kWhole ? cursor() : m_dragFrom, cursor()});
}

QString HistogramView::title() const
{
    if (m_bars.empty())
        return tr("Puzzles by passes: none");
    if (cursor() == kWhole)
        return tr("Puzzles by passes");
    const HistogramGeometry geometry = geometryOfBars();
    const auto [from, to] = markedBars();
    std::uint64_t sum = 0;
    for (int bar = from; bar <= to; ++bar)
        sum += geometry.bars().at(static_cast<std::size_t>(bar)).count;
    return CollectionWording::passes(numbersOf({from, to}).first, numbersOf({from, to}).second, sum);
}

void HistogramView::paintPicture(QPainter& painter, const Theme& theme)
{
    HistogramScene scene{m_chosen, std::nullopt, title()};
    if (cursor() != kWhole)
        scene.marked = static_cast<std::size_t>(cursor());
    if (cursor() != kWhole && m_dragFrom != kWhole)
        scene.chosen = numbersOf(markedBars());
    paintHistogram(painter, geometryOfBars(), scene, room(), theme);
}

void HistogramView::resizeEvent(QResizeEvent*)
{
    adapt();
}

void HistogramView::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        adapt();
}

bool HistogramView::drag(Drag phase, QPointF place)
{
    const auto bar = geometryOfBars().barAt(place.x());
    if (!bar || (phase != Drag::Begin && m_dragFrom == kWhole))
        return false;
    const int part = static_cast<int>(*bar);
    if (phase == Drag::Begin)
        m_dragFrom = part;
    setCursorPart(part);
    if (phase == Drag::End) {
        const auto bars = markedBars();
        m_dragFrom = kWhole;
        setCursorPart(part);
        chooseBars(bars);
    }
    return true;
}

HistogramView::Range HistogramView::numbersOf(std::pair<int, int> bars) const
{
    return {
        m_bars.at(static_cast<std::size_t>(bars.first)).first, m_bars.at(static_cast<std::size_t>(bars.second)).second};
}

void HistogramView::chooseBars(std::pair<int, int> bars)
{
    const Range range = numbersOf(bars);
    Q_EMIT rangeChosen(range == m_chosen ? std::nullopt : std::optional(range));
}

bool HistogramView::activate(int part)
{
    chooseBars({part, part});
    return true;
}

bool HistogramView::takeKey(int key, bool shift)
{
    if (shift || key != Qt::Key_Escape || !m_chosen)
        return false;
    Q_EMIT rangeChosen(std::nullopt);
    return true;
}

int HistogramView::partCount()
{
    return static_cast<int>(m_bars.size());
}

QString HistogramView::nameOf(int part)
{
    const HistogramGeometry geometry = geometryOfBars();
    const HistogramBar& bar = geometry.bars().at(static_cast<std::size_t>(part));
    return CollectionWording::passes(bar.first, bar.last, bar.count);
}

QRectF HistogramView::partRect(int part) const
{
    return geometryOfBars().bars().at(static_cast<std::size_t>(part)).column;
}

int HistogramView::partAtPlace(QPointF place) const
{
    const HistogramGeometry geometry = geometryOfBars();
    const auto bar
        = room().contains(place) && place.y() >= geometry.axes.top() ? geometry.barAt(place.x()) : std::nullopt;
    return bar ? static_cast<int>(*bar) : kWhole;
}

QList<QWidget*> HistogramView::fields()
{
    return m_scale->isHidden() ? QList<QWidget*>{} : QList<QWidget*>{m_scale};
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
    activate(part);
}

} // namespace convoku
