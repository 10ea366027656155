// SPDX-License-Identifier: MIT
#include "app/views/timeline/widgets/timeline_accessible.h"

#include "app/views/timeline/widgets/timeline_view.h"

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
    auto* timeline = qobject_cast<TimelineView*>(object);
    return timeline != nullptr ? new TimelineAccessible(timeline) : nullptr;
}

} // namespace

void installTimelineAccessible()
{
    QAccessible::installFactory(&makeAccessible); // Qt keeps each factory once
}

} // namespace convoku
