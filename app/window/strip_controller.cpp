// SPDX-License-Identifier: MIT
#include "app/window/strip_controller.h"

#include "app/views/tree/widgets/search_tree_view.h"
#include "app/views/tree/widgets/tree_strip.h"
#include "app/window/centre.h"
#include "app/window/docks.h"
#include "app/window/edit_controller.h"
#include "app/window/parts/appearance.h"
#include "app/window/parts/text_scale.h"
#include "app/window/view_controller.h"
#include "app/window/window_parts.h"

#include <QEvent>
#include <QMainWindow>

namespace convoku {
namespace {

constexpr int kStripLowWindow = 720; ///< in which the board needs its height

} // namespace

StripController::StripController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_strip(new TreeStrip(parts.session()))
{
    m_strip->hide();
    parts.docks->addPart("tree_strip", tr("Guesses below the board"), {Perspective::Debug}, [this](bool wanted) {
        m_wanted = wanted;
        show();
    });
    connect(m_strip, &TreeStrip::changed, this, &StripController::show);
    connect(parts.centre, &Centre::currentChanged, this, &StripController::show);
    connect(parts.editing, &EditController::modeChanged, this, &StripController::show);
    parts.window->installEventFilter(this);
}

void StripController::show()
{
    m_strip->setVisible(m_wanted && !m_parts.isEditing() && m_strip->hasPuzzle()
        && m_parts.window->height() >= kStripLowWindow * textScale(m_parts.window)
        && !m_parts.centre->isCurrent(m_parts.centre->view<SearchTreeView>()));
}

bool StripController::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_parts.window && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        show();
    return QObject::eventFilter(watched, event);
}

} // namespace convoku
