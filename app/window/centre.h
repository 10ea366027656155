// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/commands.h"
#include "app/window/parts/view_row.h"

#include <QObject>
#include <QStackedWidget>

#include <array>
#include <functional>
#include <vector>

namespace convoku {

class BoardStage;
class BoardView;
class CubePassage;
class Workspace;

/// The views in the centre, of which one is in front.
class Centre final : public QObject
{
    Q_OBJECT

public:
    explicit Centre(Workspace* workspace);

    QStackedWidget* widget() const { return m_pages; }
    BoardStage* stage() const { return m_stage; }
    BoardView* board() const { return m_boards.front(); }
    /// The view of that class, or the page of one.
    template <typename View>
    View* view() const;
    /// Returns the boards that show the current position of the run: the main board, and the one beside the tensors.
    const std::array<BoardView*, 2>& boards() const { return m_boards; }

    const std::vector<ViewRow>& views() const { return m_views; }
    /// Null where there is none of that id.
    const ViewRow* row(const QString& id) const;
    const ViewRow& current() const;
    bool isCurrent(const QWidget* view) const;
    template <typename View>
    bool isCurrent() const
    {
        return qobject_cast<View*>(current().widget) != nullptr;
    }
    void show(QWidget* view);
    /// Brings a view to the front and gives it the focus.
    void goTo(QWidget* view);
    /// Does what the views' commands do: brings a view to the front or, if it is there already, the board. Sets the
    /// focus.
    void toggle(QWidget* view);

    /// The commands that show the views, and can be given where `enabled` says so.
    void addCommands(Commands& commands, const std::function<bool()>& enabled);

Q_SIGNALS:
    void currentChanged();
    /// A person has gone from one view to another; currentChanged() comes first.
    void opened();
    /// Describes the item under the mouse, in words; empty if there is none.
    void hovered(const QString& text);

private:
    /// Creates a view by its ViewRow.
    template <typename View, typename... Parts>
    View* add(Parts*... parts);

    std::vector<ViewRow> m_views; ///< in the order of the pages
    QStackedWidget* m_pages;
    std::array<BoardView*, 2> m_boards; ///< see boards()
    BoardStage* m_stage;
    CubePassage* m_passage; ///< between the board and the cube
};

template <typename View>
View* Centre::view() const
{
    for (const ViewRow& row : m_views) {
        if (auto* view = qobject_cast<View*>(row.widget))
            return view;
    }
    return m_pages->findChild<View*>();
}

} // namespace convoku
