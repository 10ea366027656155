// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QListWidget>

#include <utility>
#include <vector>

namespace convoku {

/// A row of a legend.
struct MarkRow
{
    QIcon mark;
    QString name;
    QString value; ///< at the right: a count, a guess
    QString spoken; ///< all of it, for who does not see it
    QString tip;
    bool here = false; ///< it is what is looked at
    bool faint = false; ///< nothing came of it
    bool off = false; ///< it is switched off
    bool alarm = false; ///< it tells a contradiction
};

/// A list of marks with their names and counts, as high as its rows, up to fourteen: beyond that it scrolls. What is
/// looked at is filled; where the keyboard is has a ring.
class MarkList : public QListWidget
{
    Q_OBJECT

public:
    explicit MarkList(QWidget* parent = nullptr);

    /// The current row is the one that is looked at as soon as another one is.
    void setRows(const std::vector<MarkRow>& rows);
    /// Only marks and values; names are in the tips.
    void setCompact(bool compact);
    bool isCompact() const { return m_compact; }
    /// Sets the background and text colours of rows that report a contradiction.
    void setAlarm(const QColor& ground, const QColor& text);

    /// Room for it is there whatever values come.
    void reserveValue(const QString& value);
    /// The same for rows of a name and a value.
    void reserveRows(const std::vector<std::pair<QString, QString>>& rows);

    /// The width never shrinks by itself: what stands beside it would move at every step.
    QSize sizeHint() const override;
    /// Returns the width 0 if names are shown and no room is reserved: they may be cut, and tips show them whole.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// By a click, Enter, or the arrows.
    void chosen(int row);
    /// Asks for the context menu of the row.
    void menuRequested(int row, QPoint globalPos);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool m_compact = false;
    QString m_reserved;
    std::vector<std::pair<QString, QString>> m_reservedRows;
    mutable int m_widest = 0;
};

} // namespace convoku
