// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/docks.h"

namespace convoku {

class PresentView;
struct WindowParts;

/// In the perspective Present the board for a room lies over the whole window, as long as there is a run to show. Any
/// other view fills the window itself, with larger letters and nothing around it. Esc leads back to the perspective
/// before.
class PresentController final : public QObject
{
    Q_OBJECT

public:
    PresentController(WindowParts& parts, QObject* parent);
    /// The view goes before what it looks at.
    ~PresentController() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void leave();
    void fillWindow(bool fills);

    WindowParts& m_parts;
    PresentView* m_view;
    bool m_fills = false; ///< a view other than the board fills the window
    Perspective m_before = Perspective::Puzzle;
};

} // namespace convoku
