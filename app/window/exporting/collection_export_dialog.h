// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/run_job.h"
#include "app/exporting/batch_export_job.h"
#include "app/window/exporting/export_choices.h"
#include "app/window/exporting/saving_dialog.h"

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace convoku {

/// A file for each puzzle of a collection: chooses what and where, writes them, and tells what became of each.
class CollectionExportDialog final : public SavingDialog
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
    /// Returns the outcomes of the puzzles, one line per puzzle, for the clipboard.
    QString report() const;

Q_SIGNALS:
    void finished();

private:
    /// Begins with the choices as they are.
    void write() override;
    void cancelWriting() override { m_job.cancel(); }
    void remember() const override;
    std::vector<BatchPuzzle> chosenPuzzles() const;
    void choiceChanged();
    void askForFolder();
    void add(const std::vector<BatchOutcome>& outcomes);
    void showEnd();

    std::vector<BatchPuzzle> m_puzzles;
    std::optional<std::vector<int>> m_shown;
    PassOptions m_options;
    BackendFactory m_backend;
    Exportable m_exportable;
    BatchExportJob m_job;
    std::vector<BatchOutcome> m_outcomes;
    int m_expected = 0;

    QComboBox* m_which;
    QComboBox* m_what;
    QLineEdit* m_folder;
    QLineEdit* m_pattern;
    QLabel* m_example;
    QComboBox* m_existing;
    ExportChoices* m_choices;
    QTreeWidget* m_results;
    QPushButton* m_copy;
};

} // namespace convoku
