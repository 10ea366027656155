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

/// What a picture says of the parts that it draws, to who can't see them. A widget that is one too is more to screen
/// readers than a rectangle: a table, a tree, a list (see PictureAccessible). Parts have numbers of the picture's own
/// choosing, from 0; a part lies in the picture itself, kWhole, or in another part. Nothing is kept of a part before
/// somebody asks for it: a tree of ten thousand nodes costs what is read of it.
class PictureParts
{
public:
    static constexpr int kWhole = -1;

    virtual ~PictureParts() = default;

    // What there is. Parts that lie in the picture itself are its numbers 0, 1, 2 … where nothing else is said.

    /// Of a part, or of the picture.
    virtual QAccessible::Role roleOf(int part) const = 0;
    virtual int countIn(int part) = 0;
    virtual int partIn(int part, int index);
    /// What a part lies in.
    virtual int wholeOf(int part);
    virtual int indexOf(int part);
    virtual QString nameOf(int part) = 0;
    /// What there is to say beside the name.
    virtual QString helpOf(int part);
    /// In the widget; empty where it is not drawn.
    virtual QRect rectOf(int part) = 0;
    /// The innermost part at a place of the widget, or kWhole.
    virtual int partAt(QPoint point) = 0;
    /// The columns of what is a table; 0: it is none.
    virtual int columnsOf(int part) const;
    virtual QString rowName(int part, int row);
    virtual QString columnName(int part, int column);
    /// Widgets in the picture that people use.
    virtual QList<QWidget*> fields();

    // Where one is

    /// Where the keyboard is; kWhole: nowhere.
    virtual int focusedPart() = 0;
    virtual std::vector<int> selectedParts() = 0;
    /// Beside those that follow from the above.
    virtual void addStates(int part, QAccessible::State& state);

    // What can be done

    virtual void goToPart(int part) = 0;
    /// Beside going there; names as in QAccessibleActionInterface.
    virtual QStringList actionsOf(int part);
    virtual void act(int part, const QString& action);

    /// The name, for a screen reader, which is told from then on when it changes.
    QString readPart(int part);
    /// What was said of parts before another age is no longer true: their numbers stand for others.
    int age() const { return m_age; }
    QWidget* picture() const { return m_picture; }

protected:
    explicit PictureParts(QWidget* picture);

    /// The numbers stand for other parts now.
    void forgetParts();
    /// There are more parts than before.
    void partsGrew();
    /// Says what changed: names that were read, what is selected, where the keyboard is.
    void tellParts();
    /// These states of a part have changed.
    void tellState(int part, QAccessible::State changed);
    /// The keyboard came to the picture, or went.
    void focusMoved() { m_toldFocus = kUntold; }
    /// While a run is played more changes than anybody could hear: it is told where it stops.
    void setQuiet(bool quiet);

private:
    static constexpr int kUntold = -2;

    void tellNames();
    void tellSelection();
    void tellFocus();
    void tellOf(int part, QAccessible::Event event);

    QWidget* m_picture;
    int m_age = 0;
    bool m_quiet = false;
    bool m_otherParts = false; ///< not told yet
    int m_toldFocus = kUntold;
    std::vector<int> m_toldSelection;
    QHash<int, QString> m_read; ///< what screen readers know
};

} // namespace convoku
