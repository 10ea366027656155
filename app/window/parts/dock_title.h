// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QDockWidget;
class QHBoxLayout;
class QLabel;
class QTabBar;
class QToolButton;

namespace convoku {

/// The title of a dock: its name and two quiet buttons, for a window of its own and for closing. Where docks share a
/// place their tabs are the title, and what the buttons do stands in the tab's menu: nothing is said twice.
class DockTitle : public QWidget
{
    Q_OBJECT

public:
    /// Makes itself the title of the dock, which takes it over.
    explicit DockTitle(QDockWidget* dock);

    /// Between the name and the buttons: what belongs to all of the panel.
    void addWidget(QWidget* widget);
    /// Hides the title while the panel is docked. The panel shows a name of its own.
    void setBare(bool bare);
    /// The dock shares its place with others: its tab says its name.
    bool isInTabs() const { return m_inTabs; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// The title has no height.
    bool isAway() const;
    void follow();
    /// Tabs come and go with others' docks, of which nobody tells: soon, once for many.
    void followSoon();
    QTabBar* tabs() const;
    void openMenu(QTabBar* tabs, QPoint at);

    QDockWidget* m_dock;
    QLabel* m_name;
    QHBoxLayout* m_row;
    QToolButton* m_float;
    QToolButton* m_close;
    bool m_inTabs = false;
    bool m_bare = false;
    bool m_soon = false;
};

} // namespace convoku
