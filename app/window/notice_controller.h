// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace convoku {

class SentenceArea;
struct WindowParts;

/// Collects the texts of the notice (items under the mouse, status tips of menu commands, answers to steps) and passes
/// them on to screen readers.
class NoticeController final : public QObject
{
    Q_OBJECT

public:
    NoticeController(WindowParts& parts, QObject* parent);

    /// Over the lower line of the reason, which is a child of that widget.
    void place(SentenceArea* area, QWidget* centre);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A step found nothing in its direction.
    void refuse(bool forward);
    /// The run is at another place, or has more: what refuse() said is no longer true.
    void withdraw();

    WindowParts& m_parts;
    bool m_refused = false; ///< the notice says that a step found nothing
};

} // namespace convoku
