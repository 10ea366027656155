// SPDX-License-Identifier: MIT
#include "app/window/parts/row_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace convoku {
namespace {

/// Keeps the room of a table's rows.
class RowRoom final : public QObject
{
public:
    explicit RowRoom(QTableView* table)
        : QObject(table)
        , m_table(table)
    {
        const QAbstractItemModel* model = table->model();
        for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
            connect(model, signal, this, &RowRoom::fit);
        connect(model, &QAbstractItemModel::modelReset, this, &RowRoom::fit);
        connect(table->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &RowRoom::fit);
        table->installEventFilter(this);
        fit();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
            QMetaObject::invokeMethod(this, &RowRoom::fit, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    void fit()
    {
        // The model may be destroyed before the table, which then hides and changes the range of its scroll bar.
        if (m_table->model() == nullptr || m_table->maximumHeight() < QWIDGETSIZE_MAX)
            return;
        const int rows = std::clamp(m_table->model()->rowCount(), 1, kLeastRows);
        const QScrollBar* bar = m_table->horizontalScrollBar();
        m_table->setMinimumHeight(rows * m_table->verticalHeader()->defaultSectionSize()
            + m_table->horizontalHeader()->sizeHint().height() + 2 * m_table->frameWidth()
            + (bar->maximum() > 0 ? bar->sizeHint().height() : 0));
    }

    QTableView* m_table;
};

} // namespace

void setUpRowTable(QTableView* table, const char* objectName, const QString& accessibleName, QAbstractItemModel* model)
{
    table->setObjectName(QString::fromLatin1(objectName));
    table->setAccessibleName(accessibleName);
    table->setModel(model);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
    table->horizontalHeader()->setHighlightSections(false);
    new RowRoom(table);
}

} // namespace convoku
