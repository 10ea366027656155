// SPDX-License-Identifier: MIT
#pragma once

#include <QToolBar>

#include <vector>

class QDockWidget;
class QMenu;
class QToolButton;

namespace convoku {

/// Lists what the window can show, at its left edge: the views of the centre, one of which is in front, and below them
/// the panels that open beside it and close again.
class Rail final : public QToolBar
{
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);

    /// A view: its command is checked while it is in front. `label`: as short as it can be, shown below the sign.
    void addView(QAction* command, const QString& label);
    /// Opens the panel, brings it to the front, and closes it where it is in front already.
    void addPanel(QDockWidget* dock, const QIcon& icon, const QString& label);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* addButton(const QString& label);
    /// Divides the height among the items. If it is low, hides the labels, and then moves the panels into a menu.
    void fit();
    int itemHeight(std::size_t items) const;
    int labelWidth() const;

    std::vector<QToolButton*> m_buttons;
    QAction* m_separator; ///< above the panels
    std::vector<QAction*> m_panels;
    QToolButton* m_moreButton;
    QMenu* m_menu; ///< of the panels
    QAction* m_more; ///< shows its button
};

} // namespace convoku
