// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/card_row.h"

#include "app/drawing/theme.h"

#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kPad = 5;
constexpr int kCardGap = 10;
constexpr int kCardMark = 16;
constexpr int kChevron = 12;

} // namespace

CardRow::CardRow(const Words& words, QWidget* parent)
    : QAbstractButton(parent)
    , m_words(words)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    QStringList said{words.title, words.text, words.more, words.place};
    said.removeAll(QString());
    setText(words.title);
    setAccessibleName(said.join(QStringLiteral(", ")));
    setAccessibleDescription(words.help);
    setToolTip(words.help);
}

QFont CardRow::titleFont() const
{
    QFont result = font();
    result.setWeight(QFont::DemiBold);
    return result;
}

int CardRow::placeWidth() const
{
    int width = fontMetrics().horizontalAdvance(m_words.place);
    if (!m_words.mark.isNull())
        width += kCardMark + 4;
    if (m_words.leads)
        width += kChevron;
    return width;
}

QSize CardRow::sizeHint() const
{
    int width = QFontMetrics(titleFont()).horizontalAdvance(m_words.title) + kCardGap + placeWidth() + 2 * kPad;
    if (!m_words.text.isEmpty())
        width += kCardGap + fontMetrics().horizontalAdvance(m_words.text);
    return {width, heightForWidth(width)};
}

QSize CardRow::minimumSizeHint() const
{
    return {0, heightForWidth(width())};
}

bool CardRow::isBroken(int width) const
{
    const QFontMetrics bold(titleFont());
    int left = bold.horizontalAdvance(m_words.title);
    if (!m_words.text.isEmpty())
        left += kCardGap + fontMetrics().horizontalAdvance(m_words.text);
    return left + kCardGap + placeWidth() + 2 * kPad > width;
}

QRect CardRow::moreRect(int width) const
{
    if (m_words.more.isEmpty())
        return {};
    const int top = kPad + fontMetrics().height() * (isBroken(width) ? 2 : 1) + 1;
    const QRect room(kPad, top, std::max(width - 2 * kPad, 40), 10000);
    return fontMetrics().boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, m_words.more);
}

int CardRow::heightForWidth(int width) const
{
    const QRect more = moreRect(width);
    return more.isNull() ? 2 * kPad + fontMetrics().height() * (isBroken(width) ? 2 : 1) : more.bottom() + 1 + kPad;
}

void CardRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = palette().color(QPalette::Window);
    const QColor text = palette().color(QPalette::WindowText);
    const QColor muted = palette().color(QPalette::PlaceholderText);
    const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (underMouse() || isDown() || m_words.strong) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(blended(ground, text, isDown() ? 0.12 : m_words.strong ? 0.08 : 0.05));
        painter.drawRoundedRect(area, 6, 6);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area, 6, 6);
    }
    const int line = fontMetrics().height();
    QRect row(kPad, kPad, width() - 2 * kPad, line);
    painter.setFont(titleFont());
    painter.setPen(text);
    const auto left = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine;
    painter.drawText(row, left, m_words.title);
    painter.setFont(font());
    if (!m_words.text.isEmpty())
        painter.drawText(row.adjusted(QFontMetrics(titleFont()).horizontalAdvance(m_words.title) + kCardGap, 0, 0, 0),
            left, m_words.text);
    if (isBroken(width()))
        row.translate(0, line);
    painter.setPen(muted);
    int right = row.right();
    if (m_words.leads) {
        const qreal x = right - 2;
        const qreal y = row.center().y() + 0.5;
        painter.setPen(QPen(muted, 1.5));
        painter.drawPolyline(QPolygonF{{x - 4, y - 4}, {x, y}, {x - 4, y + 4}});
        right -= kChevron;
    }
    const int advance = fontMetrics().horizontalAdvance(m_words.place);
    painter.drawText(QRect(right - advance, row.top(), advance + 1, line), left, m_words.place);
    if (!m_words.mark.isNull())
        m_words.mark.paint(&painter,
            QRect(right - advance - kCardMark - 4, row.center().y() - kCardMark / 2 + 1, kCardMark, kCardMark));
    const QRect more = moreRect(width());
    if (!more.isNull())
        painter.drawText(more.adjusted(0, 0, 1, 1), Qt::AlignLeft | Qt::TextWordWrap, m_words.more);
}

} // namespace convoku
