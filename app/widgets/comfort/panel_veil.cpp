// SPDX-License-Identifier: MIT
#include "app/widgets/comfort/panel_veil.h"

#include <QDockWidget>
#include <QEvent>

namespace convoku {

PanelVeil::PanelVeil(const QString& text, QDockWidget* dock)
    : PlainLabel(text, dock)
    , m_dock(dock)
{
    setObjectName(QStringLiteral("panel_veil"));
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

void PanelVeil::lift()
{
    m_dock->widget()->setEnabled(true);
    delete this;
}

bool PanelVeil::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show)
        cover();
    return PlainLabel::eventFilter(watched, event);
}

void PanelVeil::cover()
{
    setGeometry(m_dock->widget()->geometry());
    raise();
}

} // namespace convoku
