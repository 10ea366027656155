// SPDX-License-Identifier: MIT
#include "app/window/hint_place.h"

#include "app/views/board/widgets/board_view.h"
#include "app/window/board_stage.h"
#include "app/window/centre.h"
#include "app/window/comfort/first_steps.h"
#include "app/window/window_parts.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScopedValueRollback>
#include <QStackedWidget>

namespace convoku {

HintPlace::HintPlace(WindowParts& parts, FirstSteps* hint, QBoxLayout* rows)
    : QObject(hint)
    , m_parts(parts)
    , m_hint(hint)
    , m_middle(rows->parentWidget())
    , m_room(new QWidget(rows->parentWidget()))
    , m_rows(rows)
    , m_row(rows->count())
{
    hint->setParent(rows->parentWidget());
    hint->hide();
    m_room->setObjectName(QStringLiteral("room_of_hint"));
    m_room->hide();
    rows->addWidget(m_room);
    connect(parts.centre->stage(), &BoardStage::placed, this, &HintPlace::place);
    connect(parts.centre, &Centre::currentChanged, this, &HintPlace::giveRoomBack);
    connect(parts.centre, &Centre::currentChanged, this, &HintPlace::place);
    connect(hint, &FirstSteps::changed, this, &HintPlace::place);
    hint->installEventFilter(this);
    parts.centre->widget()->installEventFilter(this);
    rows->parentWidget()->installEventFilter(this);
}

bool HintPlace::eventFilter(QObject* watched, QEvent* event)
{
    const bool isHint = watched == m_hint;
    const bool shown = isHint && event->type() == QEvent::ShowToParent;
    if (isHint && event->type() == QEvent::HideToParent)
        keepRoom();
    if (shown || (watched == m_middle && event->type() == QEvent::Resize))
        giveRoomBack();
    if (shown || (!isHint && (event->type() == QEvent::Move || event->type() == QEvent::Resize)))
        place();
    return QObject::eventFilter(watched, event);
}

void HintPlace::keepRoom()
{
    if (m_rows->indexOf(m_hint) < 0 || m_placing || m_parts.isEditing() || m_parts.model->walk.isOpen())
        return;
    m_room->setFixedHeight(m_hint->height());
    m_room->show();
}

void HintPlace::giveRoomBack()
{
    m_room->hide();
}

void HintPlace::place()
{
    if (m_placing || m_hint->isHidden())
        return;
    const QScopedValueRollback placing(m_placing, true);
    const BoardStage* stage = m_parts.centre->stage();
    const bool board = m_parts.centre->isCurrent(m_parts.centre->board());
    const QRect free = board ? stage->besideBoard() : QRect();
    const int height = m_hint->heightForWidth(free.width());
    // The row makes the stage lower, and the legend may then be there in full: beside it is place only because of the
    // row.
    const QSize middle = m_hint->parentWidget()->size();
    const bool fits
        = m_inRowAt != middle && free.width() >= m_hint->minimumSizeHint().width() && free.height() >= height;
    m_inRowAt = board && !fits ? middle : QSize();
    const bool inRow = m_rows->indexOf(m_hint) >= 0;
    m_hint->setTitled(fits);
    if (!fits && !inRow)
        m_rows->insertWidget(m_row, m_hint);
    if (fits && inRow)
        m_rows->removeWidget(m_hint);
    if (!fits)
        return;
    const QPoint corner = stage->mapTo(m_hint->parentWidget(), free.topLeft());
    m_hint->setGeometry(corner.x(), corner.y() + free.height() - height, free.width(), height);
    m_hint->raise();
}

} // namespace convoku
