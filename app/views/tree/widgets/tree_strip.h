// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tree_layout.h"
#include "app/window/parts/picture_view.h"

#include <memory>
#include <vector>

namespace convoku {

class Session;

/// The search of a session's run in a low strip: from the left the puzzle, its guesses in columns of their depth, and
/// how each branch ended; a row a branch. The one that is current has a ring, and is always in sight. A click, or an
/// arrow key, goes to where a guess was made or a branch ended.
class TreeStrip final : public PictureView
{
    Q_OBJECT

public:
    explicit TreeStrip(Session* session, QWidget* parent = nullptr);

    bool hasPuzzle() const;

    /// Describes a place to go to: a guess, or the end of its branch. Sorted from left to right and branch by branch.
    struct Item
    {
        int node = 0;
        bool end = false; ///< of its branch: the contradiction, or the solution
        Position place;
        int row = 0;
    };
    const std::vector<Item>& items() const { return m_items; }
    QString textOf(const Item& item) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // For screen readers: a list of guesses and ends.
    int partCount() override;
    QString nameOf(int part) override;
    QString helpOf(int part) override;
    int focusedPart() override { return m_items.empty() ? kWhole : m_current; }
    std::vector<int> selectedParts() override;
    void moveTo(int part) override;

Q_SIGNALS:
    /// Another run, or more of it: there may be guesses now.
    void changed();

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    qreal scale() const override { return 1; } // the fonts are the widget's
    void hover(int part) override;
    QString tipOf(int part) override { return helpOf(part); }
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void reset();
    void grow();
    void showPosition();
    void readTree();
    void layOut();
    int rowOf(int node) const;
    void follow();
    int rowHeight() const;
    int rowsShown() const;
    int columnWidth() const;
    double xOf(int node) const;
    double yOf(int row) const;
    double middleOfRoot() const;
    QRectF rectOfItem(const Item& item) const;
    void paintLinks(QPainter& painter, const Theme& theme) const;
    void paintItem(QPainter& painter, const Theme& theme, int index) const;

    Session* m_session;
    std::shared_ptr<const Recording> m_recording;
    SearchTree m_tree;
    TreeFolding m_folding;
    std::vector<Item> m_items;
    TreeLayout m_layout;
    int m_node = 0; ///< that is current
    int m_current = 0; ///< its item, or that of its end
    int m_top = 0; ///< the first row in sight
    int m_left = 0; ///< the first column in sight
    bool m_old = true; ///< the recording has more than the tree
};

} // namespace convoku
