// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

#include <functional>
#include <initializer_list>

class QAbstractButton;
class QMenu;

namespace convoku {

/// A choice in a sentence, underlined with dashes. Pressing it opens a menu.
class MenuWord : public QToolButton
{
    Q_OBJECT

public:
    /// `fill` adds the choices to the menu each time it opens. `tip` says what is chosen.
    MenuWord(const char* id, const QString& tip, std::function<void(QMenu*)> fill);

    void setWord(const QString& word);
    /// Adds a choice with a check mark if it is the current one.
    static void addChoice(QMenu* menu, const QString& text, bool current, const std::function<void()>& choose);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {sizeHint().height(), sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont wordFont() const;
};

/// Returns the toolbar of a view: a sentence with widgets at its places %1, %2 …, and buttons at the right. A narrow
/// window shows it in several rows.
QWidget* sentenceBar(
    const QString& sentence, std::initializer_list<QWidget*> places, std::initializer_list<QWidget*> buttons);

/// Makes a button open the fields of a form below it, in a popup that the button owns. Escape closes it.
void setSheet(QAbstractButton* button, QWidget* fields);

} // namespace convoku
