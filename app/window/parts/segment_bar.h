// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QWidget>

class QActionGroup;
class QToolButton;

namespace convoku {

/// One of several, side by side on one track: the checkable actions of an exclusive group. The arrow keys go from one
/// to the next, and Tab reaches the one that is chosen. Folded it is a button with a menu: for narrow windows.
class SegmentBar : public QWidget
{
    Q_OBJECT

public:
    /// `group` must outlive it. Its actions are those that it has now.
    explicit SegmentBar(QActionGroup* group, QWidget* parent = nullptr);

    void setFolded(bool folded);
    bool isFolded() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void choose(int index, int direction);

    QActionGroup* m_group;
    QList<QToolButton*> m_segments;
    QToolButton* m_folded;
};

} // namespace convoku
