// SPDX-License-Identifier: MIT
#include "app/window/parts/notice.h"

#include "app/window/parts/plain_text.h"
#include "app/window/parts/style.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>
#include <array>

namespace convoku {

Notice::Notice(QWidget* parent)
    : QFrame(parent)
    , m_label(new PlainLabel)
{
    setObjectName(QStringLiteral("notice"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setFocusPolicy(Qt::NoFocus);
    m_label->setObjectName(QStringLiteral("notice_text"));
    m_label->setForegroundRole(QPalette::Text);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::kSmall, 1, space::kSmall, 1);
    row->setSpacing(space::kSmall);
    row->addWidget(m_label, 1);
    m_hideTimer.setSingleShot(true);
    connect(&m_hideTimer, &QTimer::timeout, this, &Notice::clear);
    hide();
}

void Notice::placeOver(QWidget* area)
{
    m_area = area;
    m_home = parentWidget();
    for (QWidget* widget = area; widget != nullptr && widget != parentWidget(); widget = widget->parentWidget())
        widget->installEventFilter(this);
    parentWidget()->installEventFilter(this);
    place();
}

void Notice::setCover(QWidget* page)
{
    m_cover = page;
    if (page != nullptr)
        page->installEventFilter(this);
    place();
}

void Notice::addButton(QWidget* button)
{
    layout()->addWidget(button);
    button->installEventFilter(this);
}

void Notice::showText(const QString& text, int milliseconds)
{
    m_pointed = false;
    m_hideTimer.stop();
    if (milliseconds > 0 && !text.isEmpty())
        m_hideTimer.start(milliseconds);
    write(text);
}

void Notice::point(const QString& text)
{
    if (m_hideTimer.isActive() || (text.isEmpty() && !m_pointed))
        return;
    m_pointed = !text.isEmpty();
    write(text);
}

void Notice::write(const QString& text)
{
    if (m_text == text) {
        place();
        return;
    }
    m_text = text;
    setAccessibleName(text);
    place();
    Q_EMIT announced(text);
}

int Notice::wantedWidth()
{
    m_label->setVisible(!m_text.isEmpty());
    m_label->setText(m_text);
    m_label->setMinimumWidth(0);
    layout()->invalidate();
    return layout()->sizeHint().width() + 2 * frameWidth();
}

/// At the lower edge, as wide as the text, if there is room.
void Notice::place()
{
    const auto isButton = [this](const QObject* child) {
        const auto* widget = qobject_cast<const QWidget*>(child);
        return widget != nullptr && widget != m_label && !widget->isHidden();
    };
    QWidget* parent = m_cover != nullptr && !m_cover->isHidden() ? m_cover : m_home;
    if (parent != parentWidget())
        setParent(parent);
    const bool asked = std::any_of(children().begin(), children().end(), isButton);
    if (m_area == nullptr || (!asked && m_text.isEmpty())) {
        hide();
        return;
    }
    // If the reason line is hidden, the notice is at the lower edge of the parent.
    const bool inLine = parent == m_home && m_area->isVisibleTo(parent);
    const QRect room
        = inLine ? m_area->contentsRect() : parentWidget()->rect().adjusted(space::kUsual, 0, -space::kUsual, 0);
    const QRect free = m_freeRoom && inLine ? m_freeRoom() & room : room;
    const int wanted = wantedWidth();
    const bool fits = wanted <= free.width();
    if (m_pointed && !asked && !fits && free != room) {
        hide();
        return;
    }
    const int width = std::min(wanted, room.width());
    if (wanted > width) {
        // Whole in the tip.
        const int text = m_label->sizeHint().width() - (wanted - width);
        m_label->setText(m_label->fontMetrics().elidedText(m_text, Qt::ElideRight, std::max(text, 0)));
    }
    m_label->setToolTip(m_text);
    const QMargins margins = layout()->contentsMargins();
    const int height
        = std::max(layout()->sizeHint().height(), m_label->fontMetrics().height() + margins.top() + margins.bottom())
        + 2 * frameWidth();
    // The notice is at the beginning of the line if that is free; otherwise at its end, away from the words.
    const bool atBegin = fits && (isRightToLeft() ? free.right() == room.right() : free.left() == room.left());
    const bool left = atBegin != isRightToLeft();
    const QPoint corner = inLine ? m_area->mapTo(parentWidget(), QPoint()) : QPoint();
    const bool above = !fits && free != room && corner.y() >= height;
    const QPoint at(left ? room.left() : room.right() + 1 - width, above ? -height : room.bottom() + 1 - height);
    setGeometry(QRect(corner + at, QSize(width, height)));
    show();
    raise();
}

bool Notice::eventFilter(QObject* watched, QEvent* event)
{
    static constexpr std::array kMoving{QEvent::Resize, QEvent::Move, QEvent::ContentsRectChange, QEvent::Show,
        QEvent::Hide, QEvent::ShowToParent, QEvent::HideToParent};
    if (std::find(kMoving.begin(), kMoving.end(), event->type()) != kMoving.end()
        && (watched->parent() != this || event->type() == QEvent::ShowToParent
            || event->type() == QEvent::HideToParent))
        place();
    return QFrame::eventFilter(watched, event);
}

void Notice::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        place();
}

} // namespace convoku
