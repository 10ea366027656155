// SPDX-License-Identifier: MIT
#include "app/window/parts/flow_layout.h"

#include <QGuiApplication>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace convoku {

FlowLayout::FlowLayout(int spacing, QWidget* parent)
    : QLayout(parent)
{
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

/// All in one row.
QSize FlowLayout::sizeHint() const
{
    int width = 0;
    for (const QLayoutItem* item : m_items)
        width += item->isEmpty() ? 0 : item->sizeHint().width() + spacing();
    const QMargins margins = contentsMargins();
    return {width + margins.left() + margins.right(), minimumSize().height()};
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool place) const
{
    const QRect inside = rect.marginsRemoved(contentsMargins());
    const Qt::LayoutDirection direction
        = parentWidget() != nullptr ? parentWidget()->layoutDirection() : QGuiApplication::layoutDirection();
    int x = inside.x();
    int y = inside.y();
    int rowHeight = 0;
    QList<std::pair<QLayoutItem*, QRect>> row;
    const auto endRow = [&] {
        const int free = row.isEmpty() ? 0 : std::max(0, inside.right() - row.back().second.right());
        bool toTheRight = false;
        // In the middle of the row's height: buttons and labels stand on one line.
        for (auto& [item, at] : row) {
            toTheRight = toTheRight || item->alignment() & Qt::AlignRight;
            at.moveTop(y + (rowHeight - at.height()) / 2);
            if (toTheRight)
                at.translate(free, 0);
            if (place)
                item->setGeometry(QStyle::visualRect(direction, inside, at));
        }
        row.clear();
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint().boundedTo({std::max(inside.width(), item->minimumSize().width()), 1 << 14});
        if (!row.isEmpty() && x + size.width() > inside.right() + 1) {
            endRow();
            x = inside.x();
            y += rowHeight + spacing();
            rowHeight = 0;
        }
        row.append({item, QRect(QPoint(x, y), size)});
        x += size.width() + spacing();
        rowHeight = std::max(rowHeight, size.height());
    }
    endRow();
    const QMargins margins = contentsMargins();
    return y + rowHeight - inside.y() + margins.top() + margins.bottom();
}

} // namespace convoku
