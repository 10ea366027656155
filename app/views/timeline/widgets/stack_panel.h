// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/timeline/stack_model.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace convoku {

class Session;

/// The guesses that stand at the session's position; a row leads to where its guess was made.
class StackPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StackPanel(Session* session, QWidget* parent = nullptr);

private:
    void showStack();
    void showTitle();
    /// That no guess stands, and where the next one is made.
    QString noneStands() const;
    void goTo(const QModelIndex& index);

    Session* m_session;
    StackModel m_model;
    QLabel* m_title;
    QTableView* m_table;
};

} // namespace convoku
