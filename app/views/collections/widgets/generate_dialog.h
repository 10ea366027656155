// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/collections/generate_job.h"
#include "app/views/collections/generated_model.h"

#include <QDialog>

#include <memory>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSettings;
class QSpinBox;
class QTableView;

namespace convoku {

class GenerateRequestForm;
class PatternView;

/// Makes puzzles as somebody wishes them and lists them as they come. Stays beside the window while one of them is
/// looked at there; closing it ends the search for more and keeps the list.
class GenerateDialog : public QDialog
{
    Q_OBJECT

public:
    /// `settings` must outlive the dialog.
    GenerateDialog(BatchEngineFactory engine, QSettings& settings, QWidget* parent = nullptr);
    ~GenerateDialog() override;

    /// The rules that the window's runs use.
    void setRules(const ModelPtr& network, const RuleSet& rules);
    bool isRunning() const { return m_job != nullptr; }
    /// Saves the list as an .sdm file that begins with the command that makes the same puzzles. Shows problems; returns
    /// false if there was one.
    bool saveTo(const QString& path);

    /// So many grids without a puzzle as wished, and the dialog says which wish stands in the way.
    static constexpr std::uint64_t kPatience = 2000;

Q_SIGNALS:
    /// Emitted to open the puzzle in the window.
    void openRequested(const convoku::Grid& givens, const QString& name);
    /// Emitted to open the list in the panel Collection.
    void collectionMade(const std::vector<convoku::Grid>& puzzles, const QString& name);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* buildOrder();
    QWidget* buildResult();
    PuzzleOrder chosenOrder() const;
    /// Returns the order that makes the list: the order that was started, limited to the number of listed puzzles.
    PuzzleOrder listedOrder() const;
    std::vector<Grid> listed() const;
    void start();
    void stop();
    void clear();
    bool hasBegun() const { return isRunning() || m_ended; }
    /// Why nothing can be made of what is chosen; empty: it can.
    QString problem() const;
    void showChoice();
    void showAdvice();
    void showProgress();
    void showSelected();
    void finish(const QString& error);
    void openSelected();
    void keep();
    void askForFile();

    BatchEngineFactory m_engine;
    QSettings& m_settings;
    GeneratedModel m_model;
    PuzzleOrder m_order; ///< of the list
    RequestTally m_tally; ///< of the list
    std::unique_ptr<GenerateJob> m_job; ///< while puzzles are being made
    bool m_ended = false; ///< the list is as long as it gets
    QSpinBox* m_count;
    QLineEdit* m_seed;
    GenerateRequestForm* m_requestForm;
    QTableView* m_table;
    PatternView* m_pattern;
    QProgressBar* m_bar;
    QLabel* m_progress;
    QLabel* m_advice;
    QLineEdit* m_command;
    QPushButton* m_generate;
    QPushButton* m_clear;
    QPushButton* m_open;
    QPushButton* m_keep;
    QPushButton* m_save;
};

} // namespace convoku
