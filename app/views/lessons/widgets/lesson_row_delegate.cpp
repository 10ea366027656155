// SPDX-License-Identifier: MIT
#include "app/views/lessons/widgets/lesson_row_delegate.h"

#include "app/window/parts/style.h"

#include <QApplication>
#include <QListView>
#include <QPainter>

namespace convoku {
namespace {

constexpr int kRowMargin = 8;
constexpr int kBelowLessonTitle = 2;
constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

/// The texts of a row and their places.
struct RowText
{
    RowText(const QStyleOptionViewItem& option, const QModelIndex& index, const QRect& row)
        : title(index.data(Qt::DisplayRole).toString().section(QLatin1Char('\n'), 0, 0))
        , rest(index.data(Qt::DisplayRole).toString().section(QLatin1Char('\n'), 1))
        , titleFont(demiBold(option.font))
    {
        const QRect room = row.adjusted(kRowMargin, kRowMargin, -kRowMargin, 0);
        titlePlace = QFontMetrics(titleFont).boundingRect(room, kWrapped, title);
        restPlace = titlePlace;
        if (!rest.isEmpty())
            restPlace
                = QFontMetrics(option.font)
                      .boundingRect(room.adjusted(0, titlePlace.height() + kBelowLessonTitle, 0, 0), kWrapped, rest);
    }

    QString title;
    QString rest;
    QFont titleFont;
    QRect titlePlace;
    QRect restPlace;
};

} // namespace

QSize LessonRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* list = qobject_cast<const QListView*>(option.widget);
    const int width = list == nullptr ? option.rect.width() : list->viewport()->width() - 2 * list->spacing();
    const RowText text(option, index, {0, 0, width, QWIDGETSIZE_MAX / 2});
    return {width, text.restPlace.bottom() + 1 + kRowMargin};
}

void LessonRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle* style = row.widget != nullptr ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);

    const RowText text(option, index, option.rect);
    const Tokens& t = windowTokens();
    painter->save();
    painter->setFont(text.titleFont);
    painter->setPen(t.text1);
    painter->drawText(text.titlePlace, kWrapped, text.title);
    painter->setFont(option.font);
    painter->setPen(t.text2);
    painter->drawText(text.restPlace, kWrapped, text.rest);
    painter->restore();
}

} // namespace convoku
