// SPDX-License-Identifier: MIT
#include "app/views/collections/widgets/collection_panel.h"

#include "app/document/one_board.h"
#include "app/views/collections/widgets/filter_line.h"
#include "app/views/collections/widgets/histogram_view.h"
#include "app/window/parts/form.h"
#include "app/window/parts/row_table.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/wording.h"

#include <QAction>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QSplitter>
#include <QStyleHints>
#include <QTableView>
#include <QToolButton>

namespace convoku {
namespace {

constexpr int kLeastPanel = 210;
constexpr int kWidthForHistogram = 380;
constexpr int kTitleLetters = 44; ///< that are in sight beside the buttons
constexpr int kProgressUnits = 1000;

} // namespace

CollectionPanel::CollectionPanel(CollectionWork& work, QSettings& settings, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_work(work)
    , m_title(form::label("collection_title"))
    , m_notice(form::label("collection_notice", {.wraps = true}))
    , m_progress(form::named(new QProgressBar, "collection_progress"))
    , m_stop(form::button("collection_stop", tr("Stop")))
    , m_column(form::button("choose_column", tr("Choose column…"),
          tr("Several columns of this table contain puzzles. Choose the one to list")))
    , m_filter(new FilterLine)
    , m_splitter(form::named(new QSplitter, "collection_splitter"))
    , m_table(new QTableView)
    , m_histogram(new HistogramView)
{
    setUpRowTable(m_table, "collection", tr("Puzzles"), &m_work.model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->installEventFilter(this);
    QHeaderView* header = m_table->horizontalHeader();
    header->setStretchLastSection(true);
    header->setTextElideMode(Qt::ElideNone); // headings of two lines
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(m_work.model.sortColumn(), m_work.model.sortOrder());
    header->setMinimumSectionSize(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 4);
    m_table->setSortingEnabled(true);

    buildBar();
    m_notice->hide();
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_histogram);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    auto* content = form::column(
        {.margins = form::margins(4, 4), .spacing = 4}, m_bar, m_notice, m_filter, form::grow(m_splitter));
    form::fill(this, content);
    m_histogram->hide();
    setColumnWidths();
    showOutcomeColumns();
    connectParts();
    showWork();
    followTheme(this, [this] { m_work.model.setTheme(themeOf(this)); });
}

CollectionPanel::~CollectionPanel()
{
    // Disconnected first, so that these objects do not signal the panel while they are destroyed.
    for (QObject* part : std::initializer_list<QObject*>{&m_work.model, &m_work.analysis, &m_work.collection})
        part->disconnect(this);
    delete m_splitter;
}

void CollectionPanel::buildBar()
{
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress->setRange(0, kProgressUnits);
    m_progress->setTextVisible(true);
    m_progress->setMinimumWidth(fontMetrics().averageCharWidth() * 34);
    m_column->hide();
    auto* tools = form::flow(4, m_progress, m_stop, m_column);
    for (int i = 0; i < 4; ++i) {
        m_buttons << new QToolButton;
        m_buttons.back()->setToolButtonStyle(Qt::ToolButtonTextOnly);
        tools->addWidget(m_buttons.back());
    }
    m_tools = form::box(tools);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    m_tools->setSizePolicy(policy);
    m_bar = form::row({.spacing = 4}, form::grow(m_title), m_tools);
}

/// In a narrow panel the title has a row of its own, and the buttons as many as they need.
void CollectionPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int title = fontMetrics().averageCharWidth() * kTitleLetters;
    m_bar->setDirection(
        width() < m_tools->sizeHint().width() + title ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    showHistogram();
}

QSize CollectionPanel::minimumSizeHint() const
{
    return QWidget::minimumSizeHint().boundedTo({kLeastPanel, QWIDGETSIZE_MAX});
}

void CollectionPanel::showHistogram()
{
    m_histogram->setVisible(m_isHistogramWanted && width() >= kWidthForHistogram);
}

void CollectionPanel::setActions(const CollectionActions& actions)
{
    m_actions = actions;
    QAction* const shown[] = {actions.analyse, actions.random, actions.saveShown, actions.histogram};
    for (int i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setDefaultAction(shown[i]);
    m_buttons[2]->addAction(actions.saveSelected); // beside its own: adding that again would take it from the button
    m_buttons[2]->setPopupMode(QToolButton::MenuButtonPopup);
    connect(actions.analyse, &QAction::triggered, this, &CollectionPanel::analyse);
    connect(actions.random, &QAction::triggered, this, &CollectionPanel::openRandom);
    connect(actions.saveSelected, &QAction::triggered, this, [this] { askAndSave(true); });
    connect(actions.saveShown, &QAction::triggered, this, [this] { askAndSave(false); });
    connect(actions.histogram, &QAction::toggled, this, &CollectionPanel::showState);
    showState();
}

void CollectionPanel::connectParts()
{
    connect(m_filter, &FilterLine::filterChanged, this, [this](const CollectionFilter& filter) {
        m_work.filterText = m_filter->text();
        m_work.model.setFilter(filter);
        m_histogram->setChosen(filter.passes());
        showState();
    });
    connect(m_filter, &FilterLine::left, this, &CollectionPanel::leaveFilter);
    connect(m_histogram, &HistogramView::rangeChosen, this, [this](const std::optional<std::pair<int, int>>& range) {
        m_filter->setText(m_work.model.filter().textWithPasses(range));
    });
    connect(m_stop, &QPushButton::clicked, this, &CollectionPanel::stop);
    connect(m_column, &QPushButton::clicked, this, &CollectionPanel::columnAsked);
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& index) {
        // With Ctrl or Shift somebody selects rows.
        if (QGuiApplication::keyboardModifiers() == Qt::NoModifier)
            choose(index);
    });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        // A double click was a click before.
        if (!m_sinceChosen.isValid()
            || m_sinceChosen.elapsed() > QGuiApplication::styleHints()->mouseDoubleClickInterval())
            choose(index);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CollectionPanel::showSelection);
    connect(&m_work.model, &CollectionModel::modelAboutToBeReset, this, &CollectionPanel::rememberRows);
    connect(&m_work.model, &CollectionModel::modelReset, this, &CollectionPanel::findRowsAgain);
    connect(&m_work.model, &CollectionModel::passCountsChanged, this, [this] {
        m_histogram->setCounts(m_work.model.passCounts());
        showState();
    });
    connect(&m_work.collection, &Collection::networkChanged, this, [this] {
        m_filter->setNetwork(m_work.collection.network());
        setColumnWidths();
        showOutcomeColumns();
    });
    connect(&m_work.collection, &Collection::begun, this, &CollectionPanel::countChanged);
    connect(&m_work.collection, &Collection::grew, this, &CollectionPanel::countChanged);
    connect(&m_work.analysis, &CollectionAnalysis::changed, this, [this] {
        // The last outcomes are in sight with the end.
        if (!m_work.analysis.isRunning())
            m_work.model.refresh();
        showOutcomeColumns();
        showState();
    });
    connect(&m_work.analysis, &CollectionAnalysis::failed, this,
        [this](const QString& error) { Q_EMIT failed(tr("The analysis failed: %1").arg(error), {}); });
}

void CollectionPanel::showWork()
{
    m_column->setVisible(m_work.hasColumns);
    m_filter->setText(m_work.filterText);
    m_histogram->setCounts(m_work.model.passCounts());
    if (m_work.reader)
        connectReader();
    if (m_work.writer)
        connectWriter();
    showState();
}

void CollectionPanel::leave()
{
    if (m_work.reader)
        m_work.reader->disconnect(this);
    if (m_work.writer)
        m_work.writer->disconnect(this);
}

// Contents

void CollectionPanel::begin(const QString& name, bool choice)
{
    m_work.hasColumns = choice;
    m_column->setVisible(choice);
    m_work.stoppedReading = false;
    m_sinceChosen.invalidate();
    m_work.collection.begin(name);
    m_keptCurrent.reset();
    m_filter->setText({});
    m_table->sortByColumn(CollectionModel::NumberColumn, Qt::AscendingOrder);
    m_table->scrollToTop();
    showOutcomeColumns();
}

void CollectionPanel::setPuzzles(const QString& name, const std::vector<Puzzle>& puzzles, bool choice)
{
    m_work.reader.reset();
    begin(name, choice);
    ChunkMaker chunks;
    OneBoard board;
    for (const Puzzle& puzzle : puzzles) {
        if (board.takes(puzzle))
            chunks.add(puzzle);
    }
    m_work.collection.append(chunks.takeAll());
    showState();
    analyseIfSmall();
}

void CollectionPanel::read(const PuzzleText& text, const ReadHint& hint, bool choice)
{
    m_work.reader = std::make_unique<CollectionReader>(text, hint);
    m_work.readName = text.path.isEmpty() ? text.name : QFileInfo(text.path).fileName();
    m_work.readChoice = choice;
    m_work.readPart = 0;
    m_work.anyArrived = false;
    connectReader();
    showState();
}

void CollectionPanel::connectReader()
{
    connect(m_work.reader.get(), &CollectionReader::arrived, this, [this](const PuzzleChunks& chunks, double part) {
        m_work.readPart = part;
        if (!chunks.empty()) {
            const bool first = !std::exchange(m_work.anyArrived, true);
            if (first)
                begin(m_work.readName, m_work.readChoice);
            m_work.collection.append(chunks);
            if (first)
                Q_EMIT firstArrived();
        }
        showState();
    });
    connect(m_work.reader.get(), &CollectionReader::finished, this, [this](const QStringList& problems) {
        m_work.stoppedReading = m_work.anyArrived && m_work.reader->isCancelled();
        m_work.reader.release()->deleteLater();
        showState();
        Q_EMIT readingEnded(m_work.readName, problems, m_work.anyArrived);
        analyseIfSmall();
    });
}

void CollectionPanel::stop()
{
    if (m_work.reader)
        m_work.reader->cancel();
    m_work.analysis.cancel();
}

void CollectionPanel::setOptions(const RunOptions& options)
{
    m_work.analysis.setOptions(options);
    showState();
    analyseIfSmall();
}

void CollectionPanel::analyse()
{
    if (!m_work.analysis.fits())
        Q_EMIT announced(Wording::otherBoard(m_work.collection.board(), m_work.collection.network()->board));
    m_work.analysis.start();
}

void CollectionPanel::analyseIfSmall()
{
    // One puzzle is not listed, and of more nobody wants to know who doesn't see them.
    if (m_work.collection.size() > 1 && m_work.collection.size() <= kAutomatic && isVisible() && !m_work.reader
        && !m_work.analysis.isComplete())
        m_work.analysis.start();
}

void CollectionPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    analyseIfSmall();
}

// Appearance

void CollectionPanel::setColumnWidths()
{
    const int digit = m_table->fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const QFontMetrics letters = m_table->horizontalHeader()->fontMetrics(); // heavier than those of the rows
    const int mark = 36; // of a rule, with its margins
    const int arrow = 18; // of the sort indicator
    for (int column = 0; column < m_work.model.columnCount(); ++column) {
        const QString heading = m_work.model.headerData(column, Qt::Horizontal).toString();
        int width = std::max(letters.horizontalAdvance(heading) + arrow, digit * 5) + digit;
        if (column == CollectionModel::NumberColumn)
            width = digit * 10;
        else if (column == CollectionModel::VerdictColumn)
            width = std::max(width,
                m_table->fontMetrics().horizontalAdvance(CollectionWording::verdict(PuzzleVerdict::OutOfPasses))
                    + 2 * digit);
        else if (m_work.model.isRule(column))
            width = letters.size(0, heading).width() + mark;
        else if (column == m_work.model.puzzleColumn())
            width = QFontMetrics(QFontDatabase::systemFont(QFontDatabase::FixedFont))
                        .horizontalAdvance(QString(m_work.collection.board().cells(), QLatin1Char('0')))
                + 2 * digit;
        m_table->setColumnWidth(column, width);
    }
}

void CollectionPanel::showOutcomeColumns()
{
    // Empty columns would only be in the way of the puzzles.
    const bool any = m_work.analysis.isRunning() || m_work.collection.knownCount() > 0;
    for (int column = 0; column < m_work.model.columnCount(); ++column) {
        if (m_work.model.isOutcome(column) && m_table->isColumnHidden(column) == any)
            m_table->setColumnHidden(column, !any);
    }
}

QString CollectionPanel::title() const
{
    if (m_work.collection.size() == 0)
        return m_work.reader ? tr("Reading %1 …").arg(m_work.readName.isEmpty() ? tr("the text") : m_work.readName)
                             : tr("Open a file with several puzzles to choose one here.");
    //: a file's name and how many puzzles it has
    QString text = tr("%1: %2").arg(CollectionWording::name(m_work.collection.name()),
        CollectionWording::shown(m_work.model.shown().size(), m_work.collection.size()));
    if (m_work.model.run() > 0)
        text += QStringLiteral(" · ")
            + CollectionWording::solved(m_work.model.solved(), m_work.model.run(), m_work.model.shown().size());
    if (m_work.model.shown().empty())
        text += QStringLiteral(" · ") + tr("clear the filter to see all");
    return m_work.stoppedReading ? tr("%1 (incomplete: reading was stopped)").arg(text) : text;
}

QString CollectionPanel::progressText() const
{
    if (m_work.reader)
        return tr("Reading: %1 %").arg(static_cast<int>(m_work.readPart * 100));
    const QLocale locale;
    const QString done = locale.toString(static_cast<qulonglong>(m_work.analysis.done()));
    const QString total = locale.toString(static_cast<qulonglong>(m_work.analysis.total()));
    return m_work.analysis.stage() == CollectionAnalysis::Stage::Verdicts ? tr("Unique? %1 of %2").arg(done, total)
                                                                          : tr("Analysed: %1 of %2").arg(done, total);
}

void CollectionPanel::showState()
{
    m_title->setText(title());
    m_title->setToolTip(m_title->text());
    const bool busy = m_work.reader || m_work.analysis.isRunning();
    m_progress->setVisible(busy);
    m_stop->setVisible(busy);
    m_buttons.front()->setVisible(!busy); // Stop stands in its place
    if (busy) {
        const double part = m_work.reader ? m_work.readPart
                                          : static_cast<double>(m_work.analysis.done())
                / static_cast<double>(std::max<std::size_t>(m_work.analysis.total(), 1));
        m_progress->setValue(static_cast<int>(part * kProgressUnits));
        m_progress->setFormat(progressText());
    }
    const bool old = m_work.analysis.isOld() && !m_work.analysis.isRunning();
    m_notice->setVisible(old);
    if (old)
        m_notice->setText(
            tr("The numbers are from different rules. Analyse again to see what the rules of the run do."));
    const bool outcomes = m_work.collection.knownCount() > 0;
    if (m_actions.analyse == nullptr)
        return;
    m_actions.analyse->setEnabled(!busy && m_work.collection.size() > 0 && !m_work.analysis.isComplete());
    m_actions.analyse->setIconText(
        outcomes && !m_work.analysis.isComplete() && !old ? tr("Continue analysis") : tr("Analyse"));
    m_actions.random->setEnabled(m_work.model.rowCount() > 0);
    m_actions.saveShown->setEnabled(m_work.model.rowCount() > 0 && !m_work.writer);
    showSelection();
    m_actions.histogram->setEnabled(outcomes);
    m_isHistogramWanted = m_work.collection.knownCount() > 0 && m_actions.histogram->isChecked();
    showHistogram();
}

void CollectionPanel::showSelection()
{
    if (m_actions.saveSelected != nullptr)
        m_actions.saveSelected->setEnabled(m_table->selectionModel()->hasSelection() && !m_work.writer);
}

// Rows

void CollectionPanel::rememberRows()
{
    const QItemSelection selection = m_table->selectionModel()->selection();
    qsizetype rows = 0;
    for (const QItemSelectionRange& range : selection)
        rows += range.height();
    // Rows that stand together now may be scattered afterwards, and thousands of ranges are more than a view can bear.
    constexpr qsizetype kMostRanges = 1000;
    m_keptAll = rows > 1 && rows == m_work.model.rowCount();
    m_keptSelection = rows <= kMostRanges && !m_keptAll ? selectedPuzzles() : std::vector<std::uint32_t>();
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid())
        m_keptCurrent = m_work.model.puzzleAt(current.row());
    m_keptScroll = m_table->verticalScrollBar()->value();
}

void CollectionPanel::findRowsAgain()
{
    QItemSelection selection;
    const int last = m_work.model.columnCount() - 1;
    if (m_keptAll && m_work.model.rowCount() > 0) {
        selection.select(m_work.model.index(0, 0), m_work.model.index(m_work.model.rowCount() - 1, last));
    } else if (!m_keptSelection.empty()) {
        std::vector<bool> kept(m_work.collection.size());
        for (const std::uint32_t puzzle : m_keptSelection) {
            if (puzzle < kept.size())
                kept[puzzle] = true;
        }
        for (int row = 0; row < m_work.model.rowCount(); ++row) {
            if (kept[m_work.model.puzzleAt(row)])
                selection.select(m_work.model.index(row, 0), m_work.model.index(row, last));
        }
    }
    const int current = m_keptCurrent ? m_work.model.rowOf(*m_keptCurrent) : -1;
    if (current >= 0)
        m_table->selectionModel()->setCurrentIndex(m_work.model.index(current, 0), QItemSelectionModel::NoUpdate);
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    m_table->verticalScrollBar()->setValue(m_keptScroll);
    showState();
}

std::vector<std::uint32_t> CollectionPanel::selectedPuzzles() const
{
    std::vector<bool> rows(static_cast<std::size_t>(m_work.model.rowCount()));
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows[static_cast<std::size_t>(row)] = true;
    }
    std::vector<std::uint32_t> puzzles;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row])
            puzzles.push_back(m_work.model.shown()[row]);
    }
    return puzzles;
}

void CollectionPanel::markOpen(const StartingGrid& start)
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid() && m_work.collection.isStart(m_work.model.puzzleAt(current.row()), start))
        return; // of equal ones that which was chosen
    for (int row = 0; row < m_work.model.rowCount(); ++row) {
        if (m_work.collection.isStart(m_work.model.puzzleAt(row), start)) {
            m_table->selectRow(row);
            return;
        }
    }
    m_keptCurrent.reset();
    m_table->clearSelection();
    m_table->setCurrentIndex({});
}

void CollectionPanel::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    m_sinceChosen.start();
    const std::size_t puzzle = m_work.model.puzzleAt(index.row());
    Q_EMIT chosen(m_work.collection.start(puzzle), CollectionWording::place(m_work.collection.name(), puzzle + 1));
}

void CollectionPanel::openRow(int row)
{
    if (row < 0 || row >= m_work.model.rowCount())
        return;
    m_table->selectRow(row);
    m_table->scrollTo(m_work.model.index(row, m_table->columnAt(0)));
    choose(m_work.model.index(row, 0));
}

void CollectionPanel::openNeighbour(bool next)
{
    const QModelIndex current = m_table->currentIndex();
    openRow(current.isValid() ? current.row() + (next ? 1 : -1) : 0);
}

void CollectionPanel::openRandom()
{
    if (m_work.model.rowCount() > 0)
        openRow(QRandomGenerator::global()->bounded(m_work.model.rowCount()));
}

void CollectionPanel::leaveFilter()
{
    m_table->setFocus();
    if (!m_table->currentIndex().isValid() && m_work.model.rowCount() > 0)
        m_table->selectRow(0);
}

} // namespace convoku
