// SPDX-License-Identifier: MIT
#include "app/window/parts/sign_tool.h"

#include <QToolButton>

namespace convoku {

QToolButton* makeSignTool(const char* name, Sign sign, const QString& text, const QString& tip)
{
    auto* tool = new QToolButton;
    tool->setObjectName(QString::fromLatin1(name));
    tool->setIcon(icon(sign));
    tool->setText(text);
    tool->setToolTip(tip.isEmpty() ? text : tip);
    tool->setToolButtonStyle(Qt::ToolButtonIconOnly); // in a narrow window the boards need the room
    tool->setAccessibleName(text);
    tool->setAutoRaise(true);
    tool->setFocusPolicy(Qt::StrongFocus);
    return tool;
}

} // namespace convoku
