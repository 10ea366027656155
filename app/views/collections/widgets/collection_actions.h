// SPDX-License-Identifier: MIT
#pragma once

class QAction;

namespace convoku {

/// The commands of a collection; the window shows them in menus too.
struct CollectionActions
{
    QAction* analyse = nullptr;
    QAction* random = nullptr;
    QAction* saveSelected = nullptr;
    QAction* saveShown = nullptr;
    QAction* histogram = nullptr; ///< checked: it is in sight
};

} // namespace convoku
