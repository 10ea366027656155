// SPDX-License-Identifier: MIT
#include "app/window/window_parts.h"

#include "app/window/parts/message_bar.h"
#include "app/window/parts/notice.h"

namespace convoku {

Board WindowParts::board() const
{
    if (isEditing())
        return model->edit.board();
    return session()->hasPuzzle() ? session()->recording()->board() : session()->network().board;
}

void WindowParts::showMessage(const QString& sentence, int milliseconds) const
{
    notice->showText(sentence, milliseconds);
}

void WindowParts::showProblem(const QString& title, const QStringList& lines) const
{
    messages->showMessage(MessageBar::Kind::Problem, title, lines);
}

} // namespace convoku
