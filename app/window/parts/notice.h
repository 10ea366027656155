// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;

namespace convoku {

/// Shows passing messages: the answer of a command, the item under the mouse. It covers the lower edge of another
/// widget while it has a text, and takes no room of its own.
class Notice final : public QFrame
{
    Q_OBJECT

public:
    explicit Notice(QWidget* parent = nullptr);

    /// Inside the contents of that widget, which has the same window.
    void placeOver(QWidget* area);
    /// The room that may be covered, in the area's coordinates. A notice that does not fit there is not shown if it is
    /// about the item under the pointer, and is shown above the area if the user asked for it.
    void setFreeRoom(std::function<QRect()> freeRoom) { m_freeRoom = std::move(freeRoom); }
    /// While that page is shown, which covers the area, the notice lies over its lower edge. Null: there is none.
    void setCover(QWidget* page);
    /// Stands behind the text, whenever it is not hidden itself.
    void addButton(QWidget* button);

    /// 0: until something else is said.
    void showText(const QString& text, int milliseconds = 0);
    /// Shows a text about the item under the mouse; empty: removes it. Does not replace a message with a time limit.
    void point(const QString& text);
    void clear() { showText({}); }
    const QString& text() const { return m_text; }

Q_SIGNALS:
    /// Another text; empty where there is none any more.
    void announced(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void write(const QString& text);
    void place();
    /// Returns the width of the notice with all of its text, in pixels.
    int wantedWidth();

    QWidget* m_area = nullptr;
    QWidget* m_home = nullptr; ///< the parent, unless the area is covered
    QWidget* m_cover = nullptr;
    QLabel* m_label;
    QString m_text;
    QTimer m_hideTimer;
    bool m_pointed = false; ///< the text is about what is under the mouse
    std::function<QRect()> m_freeRoom;
};

} // namespace convoku
