// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace convoku {

/// Draws a lesson of a list: the first line of its text is the title, in semibold; the others are wrapped.
class LessonRowDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace convoku
