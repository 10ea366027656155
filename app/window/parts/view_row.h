// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/icons.h"
#include "app/wording/verdict_wording.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>
#include <memory>

class QWidget;

namespace convoku {

class Picture;

/// Describes a view of the centre for rail, menus, palette, key settings, links, context help and exported pictures. A
/// view class has `static ViewRow row(Workspace*)`, which creates the view, and a line in Centre::Centre(). Its name
/// for lessons is in lesson_views.cpp.
struct ViewRow
{
    /// Visibility of the Why card while the view is in front.
    enum class Card {
        Stays,
        NeedsWidth, ///< hidden if the window is too narrow for both
        Goes, ///< hidden: the view explains the step itself
    };
    /// The subject of the view. It decides which parts of the window are shown around it.
    enum class About {
        Run, ///< verdict, reason line and timeline of the session's run
        Search, ///< verdict and timeline: the view itself contains the reasons
        Runs, ///< the verdict only: the view has a timeline for each of its runs
        Other, ///< none of these
    };

    const char* id; ///< of the command that shows it, and in links ("convoku:show/tensors"); snake_case
    const char* name; ///< the object name of its widget
    QString title; ///< short: the label in the rail
    QString text; ///< the menu item, with its mnemonic
    QString help; ///< a sentence, for the notice and the tool tip
    QList<QKeySequence> keys = {};
    SignDrawing sign;
    const char* helpPage; ///< "layers.md#cube"
    Card card = Card::Stays;
    About about = About::Run;
    QWidget* widget;
    /// For a view that is not about the run: its chip in the header, and the text beside the chip; both may be empty.
    std::function<VerdictChip()> verdict = {};
    std::function<std::shared_ptr<const Picture>()> picture; ///< returns null if there is nothing to show yet
};

} // namespace convoku
