// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/mark_list.h"

#include "app/drawing/theme.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace convoku {
namespace {

enum Role { ValueRole = Qt::UserRole, HereRole, FaintRole, OffRole, AlarmRole, NameRole };

constexpr int kListMark = 16;
constexpr int kListMargin = 8;
constexpr int kListRadius = 6;
/// The rules of the program fit into these limits. More rows are scrolled, and longer names are cut.
constexpr int kMostRows = 14;
constexpr int kListMostLetters = 40;

int rowHeight(const QFontMetrics& metrics)
{
    return std::max(metrics.height() + 6, kListMark + 8);
}

class MarkDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QColor alarmGround;
    QColor alarmText;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return sizeOf(option.font, index.data(Qt::DisplayRole).toString(), index.data(ValueRole).toString());
    }

    static QSize sizeOf(const QFont& font, const QString& name, const QString& value)
    {
        const QFontMetrics metrics(strong(font));
        int width = 2 * kListMargin + kListMark;
        if (!name.isEmpty())
            width += kListMargin + metrics.horizontalAdvance(name);
        if (!value.isEmpty())
            width += (name.isEmpty() ? kListMargin : 2 * kListMargin) + metrics.horizontalAdvance(value);
        return {width, rowHeight(metrics)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool here = index.data(HereRole).toBool();
        const bool alarm = index.data(AlarmRole).toBool() && alarmGround.isValid();
        const bool off = index.data(OffRole).toBool();
        const QRectF row = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
        const QColor text = option.palette.color(QPalette::WindowText);
        if (here) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(alarm ? alarmGround : blended(option.palette.color(QPalette::Window), text, 0.08));
            painter->drawRoundedRect(row, kListRadius, kListRadius);
        }
        if (option.state & QStyle::State_HasFocus) {
            QColor ring = option.palette.color(QPalette::Highlight);
            painter->setPen(QPen(ring, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(row.adjusted(0.5, 0.5, -0.5, -0.5), kListRadius, kListRadius);
        }
        const bool faint = !here && (off || index.data(FaintRole).toBool());
        painter->setOpacity(off || faint ? 0.55 : 1);
        QRect rest = option.rect.adjusted(kListMargin, 0, -kListMargin, 0);
        index.data(Qt::DecorationRole)
            .value<QIcon>()
            .paint(painter, QRect(rest.left(), rest.center().y() - kListMark / 2 + 1, kListMark, kListMark));
        painter->setOpacity(1);
        rest.setLeft(rest.left() + kListMark + kListMargin);
        painter->setFont(here ? strong(option.font) : option.font);
        painter->setPen(here && alarm ? alarmText : faint ? option.palette.color(QPalette::PlaceholderText) : text);
        const QString value = index.data(ValueRole).toString();
        painter->drawText(rest, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, value);
        const QString name = index.data(Qt::DisplayRole).toString();
        if (!name.isEmpty()) {
            const QFontMetrics metrics(painter->font());
            if (!value.isEmpty())
                rest.setRight(rest.right() - metrics.horizontalAdvance(value) - kListMargin);
            painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                metrics.elidedText(name, Qt::ElideRight, rest.width()));
        }
        painter->restore();
    }

private:
    static QFont strong(QFont font)
    {
        font.setWeight(QFont::DemiBold);
        return font;
    }
};

} // namespace

MarkList::MarkList(QWidget* parent)
    : QListWidget(parent)
{
    setItemDelegate(new MarkDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::NoSelection);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTabKeyNavigation(false);
    setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { Q_EMIT chosen(row(item)); });
}

void MarkList::setRows(const std::vector<MarkRow>& rows)
{
    const int count = static_cast<int>(rows.size());
    while (this->count() > count)
        delete takeItem(this->count() - 1);
    while (this->count() < count)
        addItem(new QListWidgetItem);
    for (int i = 0; i < count; ++i) {
        const MarkRow& row = rows[static_cast<std::size_t>(i)];
        QListWidgetItem* listItem = item(i);
        // From what is looked at the keyboard goes on.
        if (row.here && !listItem->data(HereRole).toBool())
            setCurrentRow(i); // and into sight
        listItem->setIcon(row.mark);
        listItem->setText(m_compact ? QString() : row.name);
        listItem->setData(NameRole, row.name);
        listItem->setData(ValueRole, row.value);
        listItem->setData(HereRole, row.here);
        listItem->setData(FaintRole, row.faint);
        listItem->setData(OffRole, row.off);
        listItem->setData(AlarmRole, row.alarm);
        listItem->setData(Qt::AccessibleTextRole, row.spoken);
        listItem->setToolTip(row.tip);
        listItem->setFlags(Qt::ItemIsEnabled);
    }
    setVerticalScrollBarPolicy(count > kMostRows ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    updateGeometry();
}

void MarkList::setCompact(bool compact)
{
    if (m_compact == compact)
        return;
    m_compact = compact;
    m_widest = 0;
    for (int i = 0; i < count(); ++i)
        item(i)->setText(compact ? QString() : item(i)->data(NameRole).toString());
    updateGeometry();
}

void MarkList::setAlarm(const QColor& ground, const QColor& text)
{
    auto* delegate = static_cast<MarkDelegate*>(itemDelegate());
    delegate->alarmGround = ground;
    delegate->alarmText = text;
    viewport()->update();
}

void MarkList::reserveValue(const QString& value)
{
    m_reserved = value;
    updateGeometry();
}

void MarkList::reserveRows(const std::vector<std::pair<QString, QString>>& rows)
{
    m_reservedRows = rows;
    updateGeometry();
}

QSize MarkList::sizeHint() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(bold);
    const int reserved = metrics.horizontalAdvance(m_reserved);
    int height = 0;
    QStyleOptionViewItem option;
    option.font = font();
    for (const auto& [name, value] : m_reservedRows)
        m_widest = std::max(m_widest, MarkDelegate::sizeOf(font(), m_compact ? QString() : name, value).width());
    for (int i = 0; i < count(); ++i) {
        QSize size = itemDelegate()->sizeHint(option, model()->index(i, 0));
        size.setWidth(std::min(size.width(), kListMostLetters * metrics.averageCharWidth()));
        const QString value = item(i)->data(ValueRole).toString();
        const int more = value.isEmpty() ? reserved + kListMargin : reserved - metrics.horizontalAdvance(value);
        m_widest = std::max(m_widest, size.width() + (m_reserved.isEmpty() ? 0 : std::max(more, 0)));
        height += i < kMostRows ? size.height() : 0;
    }
    return {m_widest, height};
}

QSize MarkList::minimumSizeHint() const
{
    const QSize wanted = sizeHint();
    // One that may be cut says so with its policy.
    const int height = sizePolicy().verticalPolicy() == QSizePolicy::Fixed ? wanted.height() : 0;
    return {m_reserved.isEmpty() && !m_compact ? 0 : wanted.width(), height};
}

void MarkList::keyPressEvent(QKeyEvent* event)
{
    const bool asksForMenu
        = event->key() == Qt::Key_Menu || (event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier);
    if (asksForMenu && currentItem() != nullptr) {
        const QRect rect = visualItemRect(currentItem());
        Q_EMIT menuRequested(currentRow(), viewport()->mapToGlobal(rect.bottomLeft() + QPoint(kListMargin, 0)));
        return;
    }
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
    if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentItem() != nullptr) {
        Q_EMIT chosen(currentRow());
        return;
    }
    const bool moves = plain
        && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down || event->key() == Qt::Key_Home
            || event->key() == Qt::Key_End);
    if (!moves) {
        // Letters and Space are the window's keys; a list would look for them in its rows.
        event->ignore();
        return;
    }
    const int before = currentRow();
    QListWidget::keyPressEvent(event);
    if (currentRow() != before)
        Q_EMIT chosen(currentRow());
}

void MarkList::contextMenuEvent(QContextMenuEvent* event)
{
    // The keys for it are asked above; some platforms send this too.
    if (event->reason() == QContextMenuEvent::Keyboard)
        return;
    if (const QListWidgetItem* listItem = itemAt(event->pos()))
        Q_EMIT menuRequested(row(listItem), event->globalPos());
}

void MarkList::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        QListWidget::mousePressEvent(event);
}

void MarkList::changeEvent(QEvent* event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_widest = 0;
        updateGeometry();
    }
}

} // namespace convoku
