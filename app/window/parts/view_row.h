// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/icons.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>
#include <memory>

class QWidget;

namespace convoku {

class Picture;

/// What a view of the centre says about itself. Rail, menus, palette, key settings, links, lessons, the help that fits
/// what has the focus and pictures for documents read it. A view has `static ViewRow row(Workspace*)`, which makes it,
/// and a line in Centre::Centre(); lessons name it in lesson_views.cpp.
struct ViewRow
{
    /// What becomes of the card that explains the step while the view is in front.
    enum class Card {
        Stays,
        NeedsWidth, ///< goes where the window is too narrow for both
        Goes, ///< the view explains the step itself
    };

    /// What the view is about, which says what stands around it.
    enum class About {
        Run, ///< with its verdict, its reason and its timeline
        Runs, ///< several, each with its own; the verdict is that of the session's run
        Other, ///< without all of these
    };

    const char* id; ///< of the command that shows it, and in links ("convoku:show/tensors"); snake_case
    const char* name; ///< the object name of its widget
    QString title; ///< as short as it can be: below its sign
    QString text; ///< in the menu, with its key there
    QString help; ///< a sentence: notice and tip
    QList<QKeySequence> keys = {};
    SignDrawing sign;
    const char* helpPage; ///< "layers.md#cube"
    Card card = Card::Stays;
    About about = About::Run;
    QWidget* widget;
    std::function<std::shared_ptr<const Picture>()> picture; ///< null where there is nothing to show yet
};

} // namespace convoku
