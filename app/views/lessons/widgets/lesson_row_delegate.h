// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace convoku {

/// Draws a lesson in a list: the first line of its text as a semibold title, the others below it.
class LessonRowDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace convoku
