// SPDX-License-Identifier: MIT
#include "app/views/lessons/widgets/choice_button.h"

#include "app/window/parts/plain_text.h"
#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

namespace convoku {
namespace {

constexpr int kInner = 14;
// Size of an answer that is a number: pixels, at the usual size of letters.
constexpr QSize kNumberSize{76, 56};

QFont numberFont()
{
    QFont font = textFont(24.0 / 13); // pixels, of the window's font
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

ChoiceButton::ChoiceButton(QWidget* parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover); // repaints when the mouse enters or leaves
}

void ChoiceButton::setWords(const QString& words, const QString& key)
{
    // An ampersand would be a key of the button.
    setText(withoutMnemonic(words));
    setAccessibleName(words);
    m_key = key;
    setTextSize(this, TextSize::Headline);
    const auto across = key.isEmpty() ? QSizePolicy::Fixed : QSizePolicy::Expanding;
    QSizePolicy policy(across, QSizePolicy::Minimum);
    policy.setHeightForWidth(!key.isEmpty());
    setSizePolicy(policy);
    setMark(Mark::None);
    updateGeometry();
    update();
}

void ChoiceButton::setMark(Mark mark)
{
    m_mark = mark;
    setAccessibleDescription(mark == Mark::Right ? tr("the right answer")
            : mark == Mark::Wrong                ? tr("not the answer")
                                                 : tr("one of the answers"));
    update();
}

int ChoiceButton::signWidth() const
{
    // A digit before the words, a sign behind them. What is as short as a number is centred without either.
    return m_key.isEmpty() ? 0 : fontMetrics().horizontalAdvance(QStringLiteral("8")) + 8;
}

void ChoiceButton::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

QRect ChoiceButton::textRect(int width) const
{
    const int signs = signWidth();
    const int room = width - 2 * kInner - 2 * signs;
    const int flags = static_cast<int>(m_key.isEmpty() ? Qt::AlignCenter : Qt::AlignLeft) | Qt::TextWordWrap;
    return fontMetrics().boundingRect(QRect(kInner + signs, 0, std::max(room, 20), 10000), flags, accessibleName());
}

int ChoiceButton::heightForWidth(int width) const
{
    return std::max(fontMetrics().height(), textRect(width).height()) + 2 * kInner;
}

QSize ChoiceButton::sizeHint() const
{
    if (m_key.isEmpty()) {
        const int words = QFontMetrics(numberFont()).horizontalAdvance(accessibleName());
        return (kNumberSize * textScale(textFont(1))).expandedTo({words + 2 * kInner, 0});
    }
    const int width = std::min(fontMetrics().horizontalAdvance(accessibleName()), fontMetrics().averageCharWidth() * 28)
        + 2 * kInner + 2 * signWidth();
    return {width, heightForWidth(width)};
}

QSize ChoiceButton::minimumSizeHint() const
{
    if (m_key.isEmpty())
        return sizeHint();
    const int width = 2 * kInner + 2 * signWidth() + fontMetrics().averageCharWidth() * 12;
    return {width, fontMetrics().height() + 2 * kInner};
}

void ChoiceButton::paintEvent(QPaintEvent*)
{
    const Tokens& t = windowTokens();
    const bool marked = m_mark != Mark::None;
    const QColor ground = m_mark == Mark::Right     ? t.solvedGround
        : m_mark == Mark::Wrong                     ? t.contradictionGround
        : isDown() || (underMouse() && isEnabled()) ? t.selected
                                                    : t.surface;
    const QColor ink = m_mark == Mark::Right ? t.solved : m_mark == Mark::Wrong ? t.contradiction : t.text1;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(marked ? ink : t.controlEdge, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), space::kRadius, space::kRadius);
    painter.setPen(isEnabled() || marked ? ink : t.text3);
    const QRect inner = rect().adjusted(kInner, 0, -kInner, 0);
    const int signs = signWidth();
    if (!m_key.isEmpty()) {
        const QPen words = painter.pen();
        painter.setPen(marked ? ink : t.text3);
        painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter, m_key);
        painter.setPen(words);
    }
    painter.setFont(m_key.isEmpty() ? numberFont() : font());
    painter.drawText(inner.adjusted(signs, 0, -signs, 0),
        static_cast<int>((m_key.isEmpty() ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter) | Qt::TextWordWrap,
        accessibleName());
    painter.setFont(font());
    // Not by colour alone.
    if (marked)
        painter.drawText(m_key.isEmpty() ? rect().adjusted(4, 2, -5, -2) : inner,
            static_cast<int>(Qt::AlignRight | (m_key.isEmpty() ? Qt::AlignTop : Qt::AlignVCenter)),
            m_mark == Mark::Right ? QStringLiteral("✓") : QStringLiteral("✗"));
    if (hasFocus())
        paintFocusRing(painter, rect());
}

/// Enter chooses as Space does, which goes on with the lesson elsewhere.
void ChoiceButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace convoku
