// SPDX-License-Identifier: MIT
#include "app/window/parts/widget_theme.h"

#include "app/window/parts/appearance.h"

#include <QApplication>
#include <QEvent>
#include <QHash>
#include <QWidget>

#include <utility>

namespace convoku {
namespace {

/// The widgets that were given a theme.
QHash<const QObject*, const Theme*>& givenThemes()
{
    static QHash<const QObject*, const Theme*> given;
    return given;
}

QEvent::Type themeChange()
{
    static const auto kType = static_cast<QEvent::Type>(QEvent::registerEventType());
    return kType;
}

void notifyAll(QWidget* widget)
{
    QEvent event(themeChange());
    QCoreApplication::sendEvent(widget, &event);
    widget->update();
    for (QObject* child : widget->children()) {
        if (child->isWidgetType() && !givenThemes().contains(child))
            notifyAll(static_cast<QWidget*>(child));
    }
}

/// Calls a function when the theme of its parent changes.
class ThemeFollower : public QObject
{
public:
    ThemeFollower(QWidget* widget, std::function<void()> work)
        : QObject(widget)
        , m_work(std::move(work))
    {
        widget->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == parent() && event->type() == themeChange())
            m_work();
        return false;
    }

private:
    std::function<void()> m_work;
};

} // namespace

const Theme& themeOf(const QWidget* widget)
{
    const QHash<const QObject*, const Theme*>& given = givenThemes();
    for (; widget != nullptr && !given.empty(); widget = widget->parentWidget()) {
        if (const Theme* theme = given.value(widget))
            return *theme;
    }
    return Theme::of(boardThemeOfPalette());
}

void setThemeOf(QWidget* widget, const Theme& theme)
{
    if (!givenThemes().contains(widget))
        QObject::connect(widget, &QObject::destroyed, [](QObject* gone) { givenThemes().remove(gone); });
    givenThemes().insert(widget, &theme);
    notifyAll(widget);
}

void followTheme(QWidget* widget, std::function<void()> work)
{
    work();
    new ThemeFollower(widget, std::move(work));
}

void notifyThemeChange()
{
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (!givenThemes().contains(widget))
            notifyAll(widget);
    }
}

} // namespace convoku
