// SPDX-License-Identifier: MIT
#include "app/window/comfort/panel_cover.h"

#include <QDockWidget>
#include <QEvent>

namespace convoku {

PanelCover::PanelCover(const QString& text, QDockWidget* dock)
    : PlainLabel(text, dock)
    , m_dock(dock)
{
    setObjectName(QStringLiteral("panel_cover"));
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setMargin(8);
    setAutoFillBackground(true);
    setForegroundRole(QPalette::PlaceholderText);
    setToolTip(text); // where the panel is too small for it
    dock->widget()->setEnabled(false); // also for the Tab key
    dock->widget()->installEventFilter(this);
    cover();
    show();
}

void PanelCover::lift()
{
    m_dock->widget()->setEnabled(true);
    delete this;
}

bool PanelCover::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show)
        cover();
    return PlainLabel::eventFilter(watched, event);
}

void PanelCover::cover()
{
    setGeometry(m_dock->widget()->geometry());
    raise();
}

} // namespace convoku
