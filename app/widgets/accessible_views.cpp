// SPDX-License-Identifier: MIT
#include "app/widgets/accessible_views.h"

#include "app/widgets/announcer.h"
#include "app/widgets/picture_accessible.h"
#include "app/widgets/timeline_view.h"

#include <QAccessibleWidget>

namespace convoku {
namespace {

/// The timeline is a slider over the passes: its value is the pass that is looked at.
class TimelineAccessible final : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit TimelineAccessible(TimelineView* timeline)
        : QAccessibleWidget(timeline, QAccessible::Slider)
    {
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? widget()->accessibleDescription() : QAccessibleWidget::text(kind);
    }

    QVariant currentValue() const override { return timeline()->pass(); }
    void setCurrentValue(const QVariant& value) override { timeline()->goToPass(value.toInt()); }
    QVariant minimumValue() const override { return 0; }
    QVariant maximumValue() const override { return timeline()->lastPass(); }
    QVariant minimumStepSize() const override { return 1; }

private:
    TimelineView* timeline() const { return static_cast<TimelineView*>(widget()); }
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object)
{
    if (auto* timeline = qobject_cast<TimelineView*>(object))
        return new TimelineAccessible(timeline);
    if (auto* announcement = qobject_cast<Announcement*>(object))
        return new QAccessibleWidget(announcement, QAccessible::Notification);
    if (auto* parts = dynamic_cast<PictureParts*>(object))
        return new PictureAccessible(parts->picture(), parts);
    return nullptr;
}

std::function<void(QAccessibleEvent&)> theListener;

} // namespace

bool isHeard()
{
    return theListener || QAccessible::isActive();
}

void tell(QAccessibleEvent& event)
{
    if (theListener)
        theListener(event);
    QAccessible::updateAccessibility(&event);
}

void listen(std::function<void(QAccessibleEvent&)> listener)
{
    theListener = std::move(listener);
}

void installAccessibleViews()
{
    QAccessible::installFactory(&makeAccessible); // Qt keeps each factory once
}

} // namespace convoku
