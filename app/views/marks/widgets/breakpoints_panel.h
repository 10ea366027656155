// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/marks/breakpoints_model.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QTableView;

namespace convoku {

class BreakpointDialog;
class Breakpoints;
class Session;
struct Breakpoint;

/// The breakpoints as a table with what can be done to them. In the table Insert adds, Enter edits (on the hits: goes
/// to the next one, with Shift to the previous one), Delete removes and Space enables.
class BreakpointsPanel : public QWidget
{
    Q_OBJECT

public:
    BreakpointsPanel(Session* session, Breakpoints* breakpoints, QWidget* parent = nullptr);
    ~BreakpointsPanel() override;

public Q_SLOTS:
    /// Asks for a new breakpoint: the picked candidate's, where there is one.
    void addBreakpoint();
    void editSelected();
    void removeSelected();
    /// To the next (previous) hit of the selected one, whether it is enabled or not.
    void goToHit(bool forward);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QTableView* buildTable();
    /// At the side of a window condition and first hit stand in a second line below the sentence.
    void fitColumns();
    void buildKeys();
    BreakpointDialog* ask(const Breakpoint& breakpoint);
    int selected() const;
    void select(int row);
    void act(const QModelIndex& index, bool forward);
    void toggleSelected();
    void showProblem(const QString& problem);
    void updateButtons();
    void updateList();

    Session* m_session;
    Breakpoints* m_breakpoints;
    BreakpointsModel m_model;
    QLabel* m_empty;
    QLabel* m_problem;
    QTableView* m_table;
    QPushButton* m_add;
    QPushButton* m_edit;
    QPushButton* m_remove;
    QPushButton* m_previous;
    QPushButton* m_next;
    std::optional<bool> m_narrow; ///< as the columns are fitted; not yet
};

} // namespace convoku
