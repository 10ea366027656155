// SPDX-License-Identifier: MIT
#include "app/window/parts/segment_bar.h"

#include "app/window/parts/style.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyleOptionToolButton>
#include <QToolButton>

namespace convoku {
namespace {

constexpr int kTrack = 2; ///< of the track beside a segment

/// A word on the track; chosen, a card that lies on it.
class Segment final : public QToolButton
{
public:
    using QToolButton::QToolButton;

    QSize sizeHint() const override
    {
        // Always reserve the width of the bold text, so that nothing moves when another segment is chosen.
        const QFontMetrics metrics(textFont(TextSize::Body, QFont::DemiBold));
        return {metrics.horizontalAdvance(text()) + 2 * space::kUsual, metrics.height() + space::kSmall};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Tokens& t = windowTokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF card = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        if (isChecked()) {
            painter.setPen(t.controlEdge);
            painter.setBrush(t.surface);
            painter.drawRoundedRect(card, space::kRadius, space::kRadius);
        } else if (underMouse() && isEnabled()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(blended(t.sunken, t.surface, 0.5));
            painter.drawRoundedRect(card, space::kRadius, space::kRadius);
        }
        painter.setFont(textFont(TextSize::Body, isChecked() ? QFont::DemiBold : QFont::Normal));
        painter.setPen(isEnabled() ? (isChecked() ? t.text1 : t.text2)
                                   : palette().color(QPalette::Disabled, QPalette::ButtonText));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, text());
        if (hasFocus())
            paintFocusRing(painter, rect(), space::kRadius);
    }
};

} // namespace

SegmentBar::SegmentBar(QActionGroup* group, QWidget* parent)
    : QWidget(parent)
    , m_group(group)
    , m_folded(new QToolButton(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kTrack, kTrack, kTrack, kTrack);
    row->setSpacing(kTrack);
    auto* menu = new QMenu(this);
    for (QAction* action : group->actions()) {
        auto* segment = new Segment(this);
        segment->setDefaultAction(action);
        segment->setObjectName(QStringLiteral("segment_") + action->objectName());
        segment->installEventFilter(this);
        row->addWidget(segment);
        m_segments.append(segment);
        menu->addAction(action);
        connect(action, &QAction::toggled, this, &SegmentBar::follow);
        connect(action, &QAction::changed, this, &SegmentBar::follow);
    }
    m_folded->setObjectName(QStringLiteral("segments_folded"));
    m_folded->setMenu(menu);
    m_folded->setPopupMode(QToolButton::InstantPopup);
    m_folded->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_folded->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_folded);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFolded(false);
    follow();
}

void SegmentBar::setFolded(bool folded)
{
    for (QToolButton* segment : m_segments)
        segment->setVisible(!folded);
    m_folded->setVisible(folded);
    updateGeometry();
    update();
}

bool SegmentBar::isFolded() const
{
    return !m_folded->isHidden();
}

void SegmentBar::follow()
{
    const QAction* chosen = m_group->checkedAction();
    for (QToolButton* segment : m_segments) {
        const bool stands = segment->defaultAction() == chosen || (chosen == nullptr && segment == m_segments.front());
        // A click leaves the keys to what they were for: they would choose another segment instead of stepping.
        segment->setFocusPolicy(stands ? Qt::TabFocus : Qt::NoFocus);
        if (stands && m_segments.contains(window()->focusWidget()))
            segment->setFocus();
        segment->updateGeometry();
    }
    m_folded->setText(chosen != nullptr ? chosen->iconText() : QString());
    m_folded->setAccessibleName(m_folded->text());
}

void SegmentBar::paintEvent(QPaintEvent*)
{
    if (isFolded())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(windowTokens().sunken);
    painter.drawRoundedRect(rect(), space::kSegmentRadius, space::kSegmentRadius);
}

void SegmentBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        for (QToolButton* segment : m_segments)
            segment->updateGeometry();
    }
    QWidget::changeEvent(event);
}

bool SegmentBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int here = static_cast<int>(m_segments.indexOf(static_cast<QToolButton*>(watched)));
    const int last = static_cast<int>(m_segments.size()) - 1;
    const int onwards = isRightToLeft() ? -1 : 1;
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Left:
        choose(here - onwards, -onwards);
        return true;
    case Qt::Key_Right:
        choose(here + onwards, onwards);
        return true;
    case Qt::Key_Home:
        choose(0, 1);
        return true;
    case Qt::Key_End:
        choose(last, -1);
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

/// The first that can be chosen from there on; none where they end.
void SegmentBar::choose(int index, int direction)
{
    for (; index >= 0 && index < m_segments.size(); index += direction) {
        QToolButton* segment = m_segments[index];
        if (!segment->isEnabled())
            continue;
        segment->setFocus(Qt::TabFocusReason);
        if (!segment->isChecked())
            segment->click();
        return;
    }
}

} // namespace convoku
