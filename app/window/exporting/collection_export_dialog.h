// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/run_job.h"
#include "app/exporting/batch_export_job.h"
#include "app/window/exporting/export_choices.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace convoku {

/// A file for each puzzle of a collection: chooses what and where, writes them, and tells what became of each.
class CollectionExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `puzzles`: all of the collection, or those that its filter shows. `shown`: places in them of those that the
    /// filter shows; none: all of them are. `settings` must outlive the dialog.
    CollectionExportDialog(std::vector<BatchPuzzle> puzzles, std::optional<std::vector<int>> shown,
        const PassOptions& options, BackendFactory backend, Theme::Kind theme, QSettings& settings,
        QWidget* parent = nullptr);
    ~CollectionExportDialog() override;

    BatchPlan plan() const;
    /// Begins with the choices as they are.
    void startExport();
    /// What became of them, a line each, for the clipboard.
    QString report() const;

Q_SIGNALS:
    void finished();

protected:
    void reject() override;

private:
    std::vector<BatchPuzzle> chosenPuzzles() const;
    void choiceChanged();
    void askForFolder();
    void add(const std::vector<BatchOutcome>& outcomes);
    void setExporting(bool exporting);
    void showEnd();
    void remember();

    std::vector<BatchPuzzle> m_puzzles;
    std::optional<std::vector<int>> m_shown;
    PassOptions m_options;
    BackendFactory m_backend;
    QSettings& m_settings;
    Exportable m_exportable;
    BatchExportJob m_job;
    std::vector<BatchOutcome> m_outcomes;
    int m_expected = 0;

    QWidget* m_left;
    QComboBox* m_which;
    QComboBox* m_what;
    QLineEdit* m_folder;
    QLineEdit* m_pattern;
    QLabel* m_example;
    QComboBox* m_existing;
    ExportChoices* m_choices;
    QTreeWidget* m_results;
    QLabel* m_message;
    QProgressBar* m_progress;
    QPushButton* m_export;
    QPushButton* m_copy;
    QPushButton* m_close;
};

} // namespace convoku
