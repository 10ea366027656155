// SPDX-License-Identifier: MIT
#include "tests/monkey/monkey.h"

#include <QApplication>
#include <QScreen>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

namespace convoku::monkey {

// Through the window, as from outside: so Qt decides who gets what, and modality, popups and grabs hold.
void Monkey::clickSomewhere(QWidget* widget, Random& random)
{
    QWindow* window = widget->window()->windowHandle();
    if (window == nullptr)
        return;
    const QPointer<QWindow> guard(window);
    // Half of the time on something, half of the time anywhere: small widgets would hardly ever be hit.
    QPoint place(random.below(window->width()), random.below(window->height()));
    QWidget* hit = nullptr;
    if (random.oneIn(2)) {
        QList<QWidget*> children;
        for (QWidget* child : widget->findChildren<QWidget*>()) {
            if (child->isVisible() && child->window() == widget->window())
                children << child;
        }
        if (!children.isEmpty()) {
            hit = random.of(children);
            place = hit->mapTo(hit->window(), QPoint(random.below(hit->width()), random.below(hit->height())));
        }
    }
    if (hit == nullptr)
        hit = widget->window()->childAt(place);
    const QString where = QStringLiteral("%1,%2 of %3(%4) in %5(%6)")
                              .arg(place.x())
                              .arg(place.y())
                              .arg(hit == nullptr ? QString() : QString::fromLatin1(hit->metaObject()->className()),
                                  hit == nullptr ? QString() : hit->objectName(),
                                  QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
    static const QList<Qt::KeyboardModifiers> kModifiers{
        {}, {}, {}, Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
    const Qt::KeyboardModifiers modifiers = random.of(kModifiers);
    const int kind = random.below(12);
    const Qt::MouseButton button = kind < 8 ? Qt::LeftButton : kind == 8 ? Qt::RightButton : Qt::MiddleButton;
    if (kind < 5 || kind == 8 || kind == 9) {
        record(QStringLiteral("click %1 at ").arg(button) + where);
        QTest::mouseClick(window, button, modifiers, place);
    } else if (kind == 5) {
        record(QStringLiteral("double click at ") + where);
        QTest::mouseDClick(window, button, modifiers, place);
    } else if (kind <= 7) {
        record(QStringLiteral("drag from ") + where);
        QTest::mousePress(window, button, modifiers, place);
        for (int i = random.between(1, 12); i > 0 && guard && guard->isVisible(); --i) {
            place += QPoint(random.between(-60, 60), random.between(-60, 60));
            QTest::mouseMove(window, place);
        }
        if (guard && guard->isVisible())
            QTest::mouseRelease(window, button, modifiers, place);
    } else if (kind == 10) {
        record(QStringLiteral("move over ") + where);
        for (int i = random.between(1, 6); i > 0 && guard; --i) {
            QTest::mouseMove(window, place);
            place += QPoint(random.between(-30, 30), random.between(-30, 30));
        }
    } else {
        record(QStringLiteral("turn the wheel at ") + where);
        for (int i = random.between(1, 10); i > 0 && guard && guard->isVisible(); --i) {
            QWidget* under = widget->window()->childAt(place);
            if (under == nullptr)
                break;
            QWheelEvent turn(QPointF(under->mapFrom(under->window(), place)), QPointF(window->mapToGlobal(place)), {},
                QPoint(0, random.between(-2, 2) * 120), Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
            QApplication::sendEvent(under, &turn);
        }
    }
}

} // namespace convoku::monkey
