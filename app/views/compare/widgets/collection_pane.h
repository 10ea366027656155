// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/collection_comparison.h"
#include "app/views/compare/report_model.h"

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

/// Compares the networks of the columns on the open collection: a table that fills network by network. Omits searches
/// without rules, because one of them could take minutes per puzzle.
class CollectionPane final : public QWidget
{
    Q_OBJECT

public:
    /// `networks`: those that are compared when somebody asks.
    CollectionPane(CollectionComparison* comparison, std::function<std::vector<ComparedNetwork>()> networks,
        QWidget* parent = nullptr);
    ~CollectionPane() override;

    /// The open one; null: there is none. It outlives the pane, or is taken away before.
    void setCollection(const Collection* collection);
    /// Updates the pane after the networks of the columns have changed.
    void networksChanged();

    bool isRunning() const { return m_comparison->isRunning(); }
    const ReportModel& table() const { return m_model; }
    /// The table as text and as a picture; empty, null, while there is none.
    QString text() const;
    std::shared_ptr<const Picture> picture() const;

Q_SIGNALS:
    /// For the page's message: what could not be done.
    void failed(const QString& problem);
    /// Emitted to export the table as a picture to a file.
    void pictureAsked(const std::shared_ptr<const convoku::Picture>& picture);

private:
    void start();
    void stop();
    void take();
    void showProgress();
    void saveTable();
    void showState();
    std::size_t wanted() const;

    std::function<std::vector<ComparedNetwork>()> m_networks;
    CollectionComparison* m_comparison;
    const Collection* m_watched = nullptr; ///< that this hears of
    ReportModel m_model; ///< of the comparison's rows

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
