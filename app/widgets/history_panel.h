// SPDX-License-Identifier: MIT
#pragma once

#include "app/models/history_model.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace convoku {

class Session;

/// What happened to the picked candidate, from the start of the run to its end; a row leads there.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(Session* session, QWidget* parent = nullptr);

private:
    void showPicked();
    void showPosition();

    Session* m_session;
    HistoryModel m_model;
    QLabel* m_title;
    QTableView* m_table;
};

} // namespace convoku
