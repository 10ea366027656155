// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tokens.h"
#include "app/window/parts/flow_layout.h"
#include "app/window/parts/icons.h"
#include "app/window/parts/plain_text.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QFont>
#include <QMargins>
#include <QString>
#include <QStringList>

#include <initializer_list>
#include <optional>

class QCheckBox;
class QComboBox;
class QDialog;
class QDoubleSpinBox;
class QFormLayout;
class QFrame;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QScrollArea;
class QSpinBox;
class QToolButton;

namespace convoku {

/// Builds pages and dialogs. One call makes a widget with its object name (`id`), accessible name and tool tip, or a
/// layout with its contents. Widgets get their parent when layOut(), fill() or box() receives the
/// layout; the Tab key then follows the order in which they are written.
namespace form {

/// The accessible name of a widget, and its tool tip.
struct Hint
{
    QString name = {};
    QString tip = {};
};

void setHint(QWidget* widget, const Hint& hint);
/// Returns the widget, or action, with that object name.
template <typename T>
T* named(T* object, const char* id)
{
    object->setObjectName(QString::fromLatin1(id));
    return object;
}
template <typename T>
T* named(T* widget, const char* id, const Hint& hint)
{
    setHint(widget, hint);
    return named(widget, id);
}

/// Describes the look and the behaviour of a text.
struct Look
{
    TextSize size = TextSize::Body;
    QFont::Weight weight = QFont::Normal;
    bool quiet = false; ///< in the colour of side notes
    bool wraps = false;
    bool selectable = false; ///< by the mouse
    bool top = false; ///< at the top of a room that is higher than the text
};
inline constexpr Look kTitle{.weight = QFont::DemiBold};
inline constexpr Look kHeadline{.size = TextSize::Headline, .weight = QFont::DemiBold};
inline constexpr Look kParagraph{.wraps = true, .selectable = true};
inline constexpr Look kTopParagraph{.wraps = true, .selectable = true, .top = true};
inline constexpr Look kNote{.quiet = true, .wraps = true, .selectable = true};
inline constexpr Look kHeadlineParagraph{
    .size = TextSize::Headline, .weight = QFont::DemiBold, .wraps = true, .selectable = true};

PlainLabel* label(const char* id, const Look& look = {});
PlainLabel* label(const char* id, const QString& text, const Look& look = {});
/// A label that no other code looks for.
PlainLabel* text(const QString& text, const Look& look = {});
/// The name of a field: its mnemonic leads to the field.
PlainLabel* labelOf(QWidget* field, const QString& text);
/// A widget that contains a field and, in front of it, its name. The field keeps the wheel only while it has the focus.
QWidget* field(const QString& name, QWidget* widget);

/// Enter in a field of a dialog does not press this button, as it would press those of a QDialogButtonBox.
QPushButton* button(const char* id, const QString& text, const QString& tip = {});
/// A button that looks like a link in a text.
QPushButton* link(const char* id, const QString& text, const QString& tip = {});
/// A flat button with a sign alone. `tip` is its accessible name too.
QToolButton* tool(const char* id, Sign sign, const QString& tip);
QToolButton* tool(const char* id, Sign sign, const Hint& hint);
/// The same with a text for a wide bar (ViewBar), which is its accessible name. A click gives it the focus.
QToolButton* tool(const char* id, Sign sign, const QString& text, const QString& tip);
/// A flat button with a text.
QToolButton* tool(const char* id, const QString& text, const QString& tip);

QCheckBox* check(const char* id, const QString& text, const QString& tip = {});
QRadioButton* radio(const char* id, const QString& text, const QString& tip = {});
QComboBox* combo(const char* id, const QStringList& texts = {}, const Hint& hint = {});
/// A combo box with the width of `letters` letters; longer texts are elided.
QComboBox* shortCombo(const char* id, int letters, const Hint& hint = {});
QSpinBox* spin(const char* id, int least, int most, const Hint& hint = {});
QDoubleSpinBox* decimal(const char* id, double least, double most, int decimals, const Hint& hint = {});
QLineEdit* line(const char* id, const QString& text = {}, const Hint& hint = {});

/// A horizontal line between two parts.
QFrame* hairline();
/// Scrolls the content up and down. Has no frame, and the Tab key does not stop at it.
QScrollArea* scroll(const char* id, QWidget* content);

/// Distances of a layout: those of the style, or of the layout around it, unless they are given.
struct Space
{
    std::optional<QMargins> margins = {};
    int spacing = -1;
};

/// The same margins on the left and right, and above and below.
constexpr QMargins margins(int horizontal, int vertical)
{
    return {horizontal, vertical, horizontal, vertical};
}

/// Something that a row or column contains.
struct Child
{
    Child(QWidget* part) // NOLINT(google-explicit-constructor): a row is written as the widgets in it
        : widget(part)
    {
    }
    Child(QLayout* part) // NOLINT(google-explicit-constructor)
        : layout(part)
    {
    }
    Child(int pixels, int factor)
        : gap(pixels)
        , stretch(factor)
    {
    }

    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int gap = 0; ///< pixels; used if there is neither widget nor layout
    int stretch = 0;
    Qt::Alignment alignment = {};
};

/// The child takes the free room.
Child grow(Child child, int factor = 1);
Child aligned(QWidget* widget, Qt::Alignment alignment);
/// Empty room.
Child stretch(int factor = 0);
Child gap(int pixels);

QBoxLayout* columnOf(std::initializer_list<Child> children, const Space& space = {});
QBoxLayout* rowOf(std::initializer_list<Child> children, const Space& space = {});
FlowLayout* flowOf(std::initializer_list<QWidget*> children, int spacing);

/// Widgets and layouts from top to bottom: column({.spacing = space::kSmall}, m_title, row(m_back, grow(m_text))).
template <typename... Children>
QBoxLayout* column(const Space& space, Children... children)
{
    return columnOf({Child(children)...}, space);
}
template <typename... Children>
QBoxLayout* column(Children... children)
{
    return columnOf({Child(children)...});
}
/// Widgets and layouts in the direction of reading.
template <typename... Children>
QBoxLayout* row(const Space& space, Children... children)
{
    return rowOf({Child(children)...}, space);
}
template <typename... Children>
QBoxLayout* row(Children... children)
{
    return rowOf({Child(children)...});
}
/// Widgets one after the other, in as many rows as the width needs.
template <typename... Children>
FlowLayout* flow(int spacing, Children... children)
{
    return flowOf({children...}, spacing);
}

/// Adds a child to an existing layout.
void add(QBoxLayout* layout, const Child& child);

/// Lays out a dialog: with the margins of the style unless the layout has its own.
void layOut(QWidget* widget, QLayout* layout);
/// Lays out a page: to its edges unless the layout has margins.
void fill(QWidget* widget, QLayout* layout);
/// A widget that contains the layout, to its edges unless the layout has margins.
QWidget* box(QLayout* layout);

/// A row of a form whose label leads to `field`, which the layout contains.
void addRow(QFormLayout* form, const QString& label, QLayout* layout, QWidget* field);

/// The buttons below a dialog, which accept and reject it.
QDialogButtonBox* buttons(QDialog* dialog, QDialogButtonBox::StandardButtons standard);

/// Sets the order of the Tab key if it is not that of the layout.
void setTabOrder(std::initializer_list<QWidget*> widgets);

} // namespace form
} // namespace convoku
