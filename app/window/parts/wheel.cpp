// SPDX-License-Identifier: MIT
#include "app/window/parts/wheel.h"

#include <QEvent>
#include <QWidget>

namespace convoku {
namespace {

class WheelKeeper final : public QObject
{
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* field = qobject_cast<QWidget*>(watched);
        if (event->type() != QEvent::Wheel || field == nullptr || field->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

void keepFromWheel(QWidget* field)
{
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(new WheelKeeper(field));
}

} // namespace convoku
