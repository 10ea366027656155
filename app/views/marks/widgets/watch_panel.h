// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/marks/watch_model.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QLineEdit;
class QPushButton;
class QTableView;

namespace convoku {

class Session;
class Watches;

/// Values to keep an eye on, with a field to add more. In the table Delete removes one; the row of a candidate picks
/// it.
class WatchPanel : public QWidget
{
    Q_OBJECT

public:
    WatchPanel(Session* session, Watches* watches, QWidget* parent = nullptr);

private:
    void buildTable();
    void add();
    void addPicked();
    void removeSelected();
    void pickFrom(const QModelIndex& index);
    void updateList();
    void updatePicked();

    Session* m_session;
    Watches* m_watches;
    WatchModel m_model;
    QLineEdit* m_field;
    QPushButton* m_addPicked;
    QLabel* m_problem;
    QLabel* m_empty;
    QScrollArea* m_emptyRoom;
    QTableView* m_table;
};

} // namespace convoku
