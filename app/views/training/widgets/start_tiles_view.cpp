// SPDX-License-Identifier: MIT
#include "app/views/training/widgets/start_tiles_view.h"

#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace convoku {
namespace {

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down
        || key == Qt::Key_Home || key == Qt::Key_End;
}

/// The keys that the widget takes itself are no shortcuts of the window.
bool takesOver(QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() != Qt::NoModifier || !isArrow(key->key()))
        return false;
    event->accept();
    return true;
}

QRect scaled(const QRectF& rect, qreal scale)
{
    return QRectF(rect.topLeft() * scale, rect.size() * scale).toAlignedRect();
}

} // namespace

StartTilesView::StartTilesView(QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
{
    setObjectName(QStringLiteral("start_tiles"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Starts"));
    setToolTip(tr("Click a start, or go to it with the arrow keys, to look at it above"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StartTilesView::setTiles(StartTiles tiles)
{
    std::vector<std::pair<std::size_t, TrainingOutcome>> before;
    std::vector<std::pair<std::size_t, TrainingOutcome>> now;
    for (const StartTiles::Tile& tile : m_tiles.tiles)
        before.emplace_back(tile.start, tile.outcome);
    for (const StartTiles::Tile& tile : tiles.tiles)
        now.emplace_back(tile.start, tile.outcome);
    const int high = heightForWidth(width());
    m_tiles = std::move(tiles);
    setAccessibleDescription(
        m_tiles.chosen ? nameOf(static_cast<int>(*m_tiles.chosen)) : tr("No start has been trained yet"));
    if (before != now)
        forgetParts();
    if (heightForWidth(width()) != high)
        updateGeometry();
    tellParts();
    update();
}

StartTilesGeometry StartTilesView::geometryOfTiles() const
{
    return {m_tiles, width() / textScale(this)};
}

int StartTilesView::heightForWidth(int width) const
{
    const qreal scale = textScale(this);
    return static_cast<int>(std::ceil(StartTilesGeometry(m_tiles, width / scale).height() * scale));
}

QSize StartTilesView::sizeHint() const
{
    constexpr int kWide = 900;
    return {kWide, heightForWidth(kWide)};
}

QSize StartTilesView::minimumSizeHint() const
{
    return {static_cast<int>(StartTilesGeometry::kLeast), 0};
}

void StartTilesView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const qreal scale = textScale(this);
    painter.save();
    painter.scale(scale, scale);
    const StartTilesGeometry geometry = geometryOfTiles();
    paintStartTiles(painter, geometry, m_tiles, themeOf(this));
    painter.restore();
    if (hasFocus() && m_tiles.chosen) {
        const QRectF tile = geometry.tile(*m_tiles.chosen);
        paintFocusRing(painter, QRectF(tile.topLeft() * scale, tile.size() * scale));
    }
}

bool StartTilesView::event(QEvent* event)
{
    if (takesOver(event))
        return true;
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        focusMoved();
        update();
    }
    return QWidget::event(event);
}

void StartTilesView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void StartTilesView::choose(std::size_t tile)
{
    if (tile < m_tiles.tiles.size())
        Q_EMIT chosen(m_tiles.tiles[tile].start);
}

void StartTilesView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto tile = geometryOfTiles().at(event->position() / textScale(this)))
        choose(*tile);
}

void StartTilesView::keyPressEvent(QKeyEvent* event)
{
    if (m_tiles.tiles.empty() || !isArrow(event->key()) || event->modifiers() != Qt::NoModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    const std::size_t now = m_tiles.chosen.value_or(0);
    const int key = event->key();
    if (key == Qt::Key_Home || key == Qt::Key_End)
        choose(key == Qt::Key_Home ? 0 : m_tiles.tiles.size() - 1);
    else
        choose(geometryOfTiles().neighbour(now,
            key == Qt::Key_Left        ? -1
                : key == Qt::Key_Right ? 1
                                       : 0,
            key == Qt::Key_Up         ? -1
                : key == Qt::Key_Down ? 1
                                      : 0));
}

QAccessible::Role StartTilesView::roleOf(int part) const
{
    return part == kWhole ? QAccessible::List : QAccessible::ListItem;
}

int StartTilesView::countIn(int part)
{
    return part == kWhole ? static_cast<int>(m_tiles.tiles.size()) : 0;
}

QString StartTilesView::nameOf(int part)
{
    const StartTiles::Tile& tile = m_tiles.tiles.at(static_cast<std::size_t>(part));
    return tr("start %1: %2 right, %3").arg(QString::number(tile.start + 1), tile.share, tile.caption);
}

QRect StartTilesView::rectOf(int part)
{
    return scaled(geometryOfTiles().tile(static_cast<std::size_t>(part)), textScale(this));
}

int StartTilesView::partAt(QPoint point)
{
    const auto tile = geometryOfTiles().at(QPointF(point) / textScale(this));
    return tile ? static_cast<int>(*tile) : kWhole;
}

int StartTilesView::focusedPart()
{
    return m_tiles.chosen ? static_cast<int>(*m_tiles.chosen) : kWhole;
}

std::vector<int> StartTilesView::selectedParts()
{
    return m_tiles.chosen ? std::vector<int>{static_cast<int>(*m_tiles.chosen)} : std::vector<int>{};
}

PassBarsView::PassBarsView(QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
{
    setObjectName(QStringLiteral("pass_errors"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Errors by pass"));
    setToolTip(tr("Click a bar, or use the arrow keys, to go to the end of that pass"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void PassBarsView::setBars(PassBars bars, int answers)
{
    const bool others = bars.counts.size() != m_bars.counts.size();
    m_bars = std::move(bars);
    m_answers = answers;
    setAccessibleDescription(m_bars.current ? nameOf(*m_bars.current)
            : m_bars.counts.empty()         ? tr("There is no run, or no pass yet")
                                            : tr("%n pass(es)", nullptr, static_cast<int>(m_bars.counts.size())));
    if (others)
        forgetParts();
    tellParts();
    update();
}

PassBarsGeometry PassBarsView::geometryOfBars() const
{
    const qreal scale = textScale(this);
    return {m_bars, QRectF(2, 0, width() / scale - 4, height() / scale)};
}

QSize PassBarsView::sizeHint() const
{
    return (QSizeF(300, 130) * textScale(this)).toSize();
}

QSize PassBarsView::minimumSizeHint() const
{
    return (QSizeF(120, 96) * textScale(this)).toSize();
}

void PassBarsView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const qreal scale = textScale(this);
    painter.save();
    painter.scale(scale, scale);
    paintPassBars(painter, geometryOfBars(), m_bars, themeOf(this));
    painter.restore();
    if (hasFocus())
        paintFocusRing(painter, QRectF(rect()));
}

bool PassBarsView::event(QEvent* event)
{
    if (takesOver(event))
        return true;
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        focusMoved();
        update();
    }
    return QWidget::event(event);
}

void PassBarsView::go(int bar)
{
    if (bar >= 0 && bar < static_cast<int>(m_bars.counts.size()))
        Q_EMIT passChosen((bar + 1) * m_bars.passesInBar);
}

void PassBarsView::mousePressEvent(QMouseEvent* event)
{
    const int part = partAt(event->pos());
    if (event->button() == Qt::LeftButton && part != kWhole)
        go(part);
}

void PassBarsView::mouseMoveEvent(QMouseEvent* event)
{
    const int part = partAt(event->pos());
    Q_EMIT hovered(part == kWhole ? QString() : nameOf(part));
}

void PassBarsView::leaveEvent(QEvent*)
{
    Q_EMIT hovered({});
}

void PassBarsView::keyPressEvent(QKeyEvent* event)
{
    const int count = static_cast<int>(m_bars.counts.size());
    if (!isArrow(event->key()) || event->modifiers() != Qt::NoModifier || count == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int now = m_bars.current.value_or(-1);
    switch (event->key()) {
    case Qt::Key_Home:
        go(0);
        break;
    case Qt::Key_End:
        go(count - 1);
        break;
    case Qt::Key_Left:
        go(std::max(now - 1, 0));
        break;
    case Qt::Key_Right:
        go(std::min(now + 1, count - 1));
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

QAccessible::Role PassBarsView::roleOf(int part) const
{
    return part == kWhole ? QAccessible::List : QAccessible::ListItem;
}

int PassBarsView::countIn(int part)
{
    return part == kWhole ? static_cast<int>(m_bars.counts.size()) : 0;
}

QString PassBarsView::nameOf(int part)
{
    const QLocale locale;
    return tr("pass %1: %2 of %3 answers are wrong")
        .arg(locale.toString((part + 1) * m_bars.passesInBar),
            locale.toString(m_bars.counts.at(static_cast<std::size_t>(part))), locale.toString(m_answers));
}

QRect PassBarsView::rectOf(int part)
{
    return scaled(geometryOfBars().column(part), textScale(this));
}

int PassBarsView::partAt(QPoint point)
{
    return geometryOfBars().at(QPointF(point) / textScale(this)).value_or(kWhole);
}

int PassBarsView::focusedPart()
{
    return m_bars.current.value_or(kWhole);
}

std::vector<int> PassBarsView::selectedParts()
{
    return m_bars.current ? std::vector<int>{*m_bars.current} : std::vector<int>{};
}

} // namespace convoku
