// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/why/history_model.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace convoku {

class Inquiry;
class Session;

/// Lists the events of the picked candidate, from the start of the run to its end. Choosing a row goes to its event.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    HistoryPanel(Session* session, Inquiry* inquiry, QWidget* parent = nullptr);

private:
    void showPicked();
    void showPosition();
    void showAnswer();

    Session* m_session;
    Inquiry* m_inquiry;
    HistoryModel m_model;
    QLabel* m_title;
    QLabel* m_also; ///< other rules that would have removed it in the same pass
    QTableView* m_table;
};

} // namespace convoku
