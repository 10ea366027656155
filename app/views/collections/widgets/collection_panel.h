// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/collections/widgets/collection_actions.h"
#include "app/views/collections/widgets/collection_work.h"

#include <QElapsedTimer>
#include <QWidget>

#include <memory>

class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSettings;
class QSplitter;
class QTableView;
class QToolButton;

namespace convoku {

class FilterLine;
class HistogramView;

/// The puzzles of a file as a table to find them in: by what they are, and by what the network makes of them.
class CollectionPanel : public QWidget
{
    Q_OBJECT

public:
    /// Collections up to this size are analysed without being asked.
    static constexpr std::size_t kAutomatic = 2000;
    /// More rows are saved rather than copied.
    static constexpr std::size_t kMostCopied = 100'000;

    /// Shows what there is, and goes on with what is under way. `work` and `settings` must outlive the panel.
    CollectionPanel(CollectionWork& work, QSettings& settings, QWidget* parent = nullptr);
    ~CollectionPanel() override;

    void setActions(const CollectionActions& actions);
    /// The rules that puzzles are analysed with.
    void setOptions(const RunOptions& options);

    /// `choice`: they are from a table that has other columns of puzzles too.
    void setPuzzles(const QString& name, const std::vector<Puzzle>& puzzles, bool choice = false);
    /// Reads them in a thread; the old ones stay until the first of them is there, and then firstArrived() is told.
    void read(const PuzzleText& text, const ReadHint& hint, bool choice = false);
    /// Another panel shows the list from now on, and hears of what is under way.
    void leave();
    bool isReading() const { return m_work.reader != nullptr; }
    bool isSaving() const { return m_work.writer != nullptr; }

    const Collection& collection() const { return m_work.collection; }
    const CollectionModel& model() const { return m_work.model; }
    const CollectionAnalysis& analysis() const { return m_work.analysis; }
    int count() const { return static_cast<int>(m_work.collection.size()); }
    Puzzle puzzle(int place) const { return m_work.collection.puzzle(static_cast<std::size_t>(place)); }
    /// Places of the puzzles that the filter shows, as they are shown.
    std::vector<int> shown() const { return {m_work.model.shown().begin(), m_work.model.shown().end()}; }
    /// Selects the puzzle that is open; none where it is not one of the list.
    void markOpen(const StartingGrid& start);
    /// Opens the puzzle after (before) the one that is open, of those that are shown; nothing at the ends.
    void openNeighbour(bool next);
    /// Saves puzzles as the panel's commands do, but without asking for a file. Must not be called while isSaving().
    void save(std::vector<std::uint32_t> puzzles, const QString& path, CollectionFormat format);
    /// Waits for what is being saved and tells what became of it. False: it could not be saved.
    bool endSaving();
    std::vector<std::uint32_t> selectedPuzzles() const;

    /// Small enough for a narrow window: the histogram is hidden, and the table scrolls.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const convoku::StartingGrid& start, const QString& name);
    void columnAsked();
    void firstArrived();
    /// All that could be read is there. `problems`: as in PuzzleSource. Nothing arrived: the old collection is still
    /// there.
    void readingEnded(const QString& name, const QStringList& problems, bool anyArrived);
    /// Emitted when the puzzles are replaced, or when there are more of them.
    void countChanged();
    void announced(const QString& message);
    void failed(const QString& title, const QStringList& lines);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildBar();
    void showHistogram();
    void connectParts();
    void connectReader();
    void connectWriter();
    void showWork();
    void begin(const QString& name, bool choice);
    void choose(const QModelIndex& index);
    void openRow(int row);
    void openRandom();
    void analyse();
    void analyseIfSmall();
    void stop();
    void showState();
    void showSelection();
    void showOutcomeColumns();
    QString title() const;
    QString progressText() const;
    void setColumnWidths();
    void rememberRows();
    void findRowsAgain();
    void copySelected();
    void askAndSave(bool onlySelected);
    void saved(const QString& problem);
    void leaveFilter();

    QSettings& m_settings;
    CollectionWork& m_work;
    CollectionActions m_actions;
    // While the rows are put in another order
    std::vector<std::uint32_t> m_keptSelection;
    bool m_keptAll = false;
    std::optional<std::size_t> m_keptCurrent;
    int m_keptScroll = 0;
    QElapsedTimer m_sinceChosen;

    QLabel* m_title;
    QLabel* m_notice;
    QProgressBar* m_progress;
    QPushButton* m_stop;
    QPushButton* m_column;
    QList<QToolButton*> m_buttons;
    FilterLine* m_filter;
    QBoxLayout* m_bar = nullptr; ///< the title and m_tools, which stand below it in a narrow panel
    QWidget* m_tools = nullptr;
    QSplitter* m_splitter;
    QTableView* m_table;
    HistogramView* m_histogram;
    bool m_isHistogramWanted = false; ///< where there is room: a window that closes may resize it when all else is gone
};

} // namespace convoku
