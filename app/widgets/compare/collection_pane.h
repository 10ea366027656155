// SPDX-License-Identifier: MIT
#pragma once

#include "app/models/report_model.h"
#include "app/session/collection.h"
#include "app/session/report_job.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <memory>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;
class QToolButton;

namespace convoku {

class Picture;

/// What the networks of the columns make of the open collection: a table that fills network by network.
class CollectionPane final : public QWidget
{
    Q_OBJECT

public:
    /// `networks`: those that are compared when somebody asks.
    explicit CollectionPane(std::function<std::vector<ComparedNetwork>()> networks, QWidget* parent = nullptr);
    ~CollectionPane() override;

    /// The open one; null: there is none. It outlives the pane, or is taken away before.
    void setCollection(const Collection* collection);
    /// There are other networks in the columns than in the table.
    void networksChanged();

    bool isRunning() const { return m_job != nullptr; }
    const ReportModel& table() const { return m_model; }
    /// The table as text and as a picture; empty, null, while there is none.
    QString text() const;
    std::shared_ptr<const Picture> picture() const;

Q_SIGNALS:
    /// For the page's message: what could not be done.
    void failed(const QString& problem);
    /// Somebody wants the table as a picture in a file.
    void pictureAsked(const std::shared_ptr<const convoku::Picture>& picture);

private:
    void start();
    void stop();
    void take(const ReportRow& row);
    void tell(int network, qulonglong done);
    void end(const QString& error);
    void saveTable();
    void showState();
    std::size_t wanted() const;

    std::function<std::vector<ComparedNetwork>()> m_networks;
    QPointer<const Collection> m_collection;
    ReportModel m_model;
    std::vector<ComparedNetwork> m_compared; ///< by the table, or by the job
    std::size_t m_puzzles = 0; ///< that these are compared on
    std::unique_ptr<ReportJob> m_job;

    QLabel* m_title;
    QComboBox* m_limit;
    QPushButton* m_start;
    QPushButton* m_stop;
    QProgressBar* m_progress;
    QTableView* m_table;
    QLabel* m_note;
    QToolButton* m_copy;
    QToolButton* m_save;
    QToolButton* m_picture;
};

} // namespace convoku
