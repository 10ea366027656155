// SPDX-License-Identifier: MIT
#include "app/window/parts/accessible_views.h"

#include "app/window/parts/announcer.h"
#include "app/window/parts/picture_accessible.h"

#include <QAccessibleWidget>

namespace convoku {
namespace {

QAccessibleInterface* makeAccessible(const QString&, QObject* object)
{
    if (auto* announcement = qobject_cast<Announcement*>(object))
        return new QAccessibleWidget(announcement, QAccessible::Notification);
    if (auto* parts = dynamic_cast<PictureParts*>(object))
        return new PictureAccessible(parts->picture(), parts);
    return nullptr;
}

std::function<void(QAccessibleEvent&)> theListener;

} // namespace

bool isScreenReaderActive()
{
    return theListener || QAccessible::isActive();
}

void notifyScreenReader(QAccessibleEvent& event)
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
