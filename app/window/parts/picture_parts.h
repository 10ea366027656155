// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QHash>
#include <QList>
#include <QRect>
#include <QString>

#include <vector>

class QWidget;

namespace convoku {

/// Exposes the parts of a painted widget to screen readers. They see such a widget not as a rectangle but as a table, a
/// tree or a list (see PictureAccessible). The picture chooses the numbers of its parts, from 0. A part lies in the
/// picture itself, kWhole, or in another part. A part takes no memory before it is requested: a tree of ten thousand
/// nodes costs only what is read of it.
class PictureParts
{
public:
    static constexpr int kWhole = -1;

    virtual ~PictureParts() = default;

    // Structure. By default, the parts directly in the picture have the numbers 0, 1, 2 …

    /// Returns the role of a part, or of the picture.
    virtual QAccessible::Role roleOf(int part) const = 0;
    virtual int countIn(int part) = 0;
    virtual int partIn(int part, int index);
    /// Returns the part that contains this part, or kWhole.
    virtual int wholeOf(int part);
    virtual int indexOf(int part);
    virtual QString nameOf(int part) = 0;
    /// Returns a description besides the name.
    virtual QString helpOf(int part);
    /// Returns the rectangle in the widget; empty if the part is not drawn.
    virtual QRect rectOf(int part) = 0;
    /// The innermost part at a place of the widget, or kWhole.
    virtual int partAt(QPoint point) = 0;
    /// Returns the number of columns of a table; 0: not a table.
    virtual int columnsOf(int part) const;
    virtual QString rowName(int part, int row);
    virtual QString columnName(int part, int column);
    /// Widgets in the picture that people use.
    virtual QList<QWidget*> fields();

    // Cursor and selection

    /// Returns the part with the keyboard focus; kWhole: none.
    virtual int focusedPart() = 0;
    virtual std::vector<int> selectedParts() = 0;
    /// Adds states besides those that follow from the above.
    virtual void addStates(int part, QAccessible::State& state);

    // Actions

    virtual void goToPart(int part) = 0;
    /// Beside going there; names as in QAccessibleActionInterface.
    virtual QStringList actionsOf(int part);
    virtual void act(int part, const QString& action);

    /// The name, for a screen reader, which is told from then on when it changes.
    QString readPart(int part);
    /// Returns the age of the part numbers. Numbers of a different age refer to different parts.
    int age() const { return m_age; }
    QWidget* picture() const { return m_picture; }

protected:
    explicit PictureParts(QWidget* picture);

    /// Reports that the numbers refer to different parts now.
    void invalidateParts();
    /// Reports that there are more parts than before.
    void partsGrew();
    /// Says what changed: names that were read, what is selected, where the keyboard is.
    void notifyAccessibility();
    /// These states of a part have changed.
    void tellState(int part, QAccessible::State changed);
    /// The keyboard came to the picture, or went.
    void focusMoved() { m_announcedFocus = kUnannounced; }
    /// While a run is played more changes than anybody could hear: it is told where it stops.
    void setQuiet(bool quiet);

private:
    static constexpr int kUnannounced = -2;

    void notifyNames();
    void notifySelection();
    void notifyFocus();
    void notifyOf(int part, QAccessible::Event event);

    QWidget* m_picture;
    int m_age = 0;
    bool m_quiet = false;
    bool m_otherParts = false; ///< not told yet
    int m_announcedFocus = kUnannounced;
    std::vector<int> m_announcedSelection;
    QHash<int, QString> m_read; ///< what screen readers know
};

} // namespace convoku
