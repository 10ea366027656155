// SPDX-License-Identifier: MIT
#include "app/views/collections/widgets/generate_dialog.h"

#include "app/base/output_file.h"
#include "app/views/collections/generate_wording.h"
#include "app/views/collections/puzzle_pattern.h"
#include "app/views/collections/widgets/generate_request_form.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/window/parts/puzzle_files.h"
#include "app/window/parts/row_table.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/wording.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHeaderView>
#include <QHideEvent>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>

namespace convoku {
namespace {

constexpr int kMostPuzzles = 100'000;
constexpr int kPatternSide = 166;
constexpr int kTextLines = 4;

/// 32 bits: a number that people can type again.
QString newSeed()
{
    return QString::number(QRandomGenerator::system()->generate());
}

} // namespace

/// The givens of the selected puzzle.
class PatternView : public QWidget
{
public:
    PatternView() { setFixedSize(kPatternSide, kPatternSide); }

    void setPuzzle(const Grid& puzzle)
    {
        m_puzzle = puzzle;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paintPuzzlePattern(painter, QRectF(rect()).adjusted(1.5, 1.5, -2.5, -2.5), m_puzzle, themeOf(this));
    }

private:
    Grid m_puzzle; ///< empty: none is selected
};

GenerateDialog::GenerateDialog(BatchEngineFactory engine, QSettings& settings, QWidget* parent)
    : QDialog(parent)
    , m_engine(std::move(engine))
    , m_settings(settings)
    , m_count(form::spin("count", 1, kMostPuzzles))
    , m_seed(form::line("seed", {}, {.tip = tr("The same seed and criteria give the same puzzles.")}))
    , m_requestForm(new GenerateRequestForm)
    , m_table(new QTableView)
    , m_pattern(new PatternView)
    , m_bar(form::named(new QProgressBar, "generate_bar"))
    , m_progress(form::label("generate_progress"))
    , m_advice(form::label("generate_advice", form::kTopParagraph))
    , m_command(form::line("generate_command", {}, {.name = tr("Command that generates the same puzzles")}))
    , m_generate(form::button("generate_start", {}))
    , m_clear(form::button("generate_clear", tr("C&lear"), tr("Empty the list")))
    , m_open(form::button("generate_open", tr("&Open"), tr("Open the selected puzzle in the window")))
    , m_keep(form::button("generate_keep", tr("&Keep as collection"), tr("List these puzzles in the Collection panel")))
    , m_save(form::button("generate_save", tr("&Save…"), tr("Save these puzzles as an .sdm file")))
{
    setWindowTitle(tr("Generate puzzles"));
    m_command->setReadOnly(true);
    m_command->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* copies = form::button("generate_copy", tr("Cop&y"), tr("Copy the command to the clipboard"));
    auto* columns = form::row(buildOrder(), form::grow(buildResult()));
    auto* command = form::row(form::labelOf(m_command, tr("The sa&me as a command:")), form::grow(m_command), copies);
    auto* buttons = new QDialogButtonBox;
    for (QPushButton* button : {m_generate, m_clear, m_open, m_keep, m_save})
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    buttons->addButton(QDialogButtonBox::Close)->setAutoDefault(false); // last, also for the Tab key
    m_generate->setAutoDefault(true);
    m_generate->setDefault(true);
    form::layOut(this, form::column(form::grow(columns), command, buttons));

    m_count->setValue(settings.value(QStringLiteral("generate/count"), 20).toInt());
    m_seed->setText(settings.value(QStringLiteral("generate/seed"), newSeed()).toString());
    m_requestForm->restore(settings);

    connect(m_generate, &QPushButton::clicked, this, [this] { isRunning() ? stop() : start(); });
    connect(m_clear, &QPushButton::clicked, this, &GenerateDialog::clear);
    connect(m_open, &QPushButton::clicked, this, &GenerateDialog::openSelected);
    connect(m_keep, &QPushButton::clicked, this, &GenerateDialog::keep);
    connect(m_save, &QPushButton::clicked, this, &GenerateDialog::askForFile);
    connect(copies, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_command->text()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableView::doubleClicked, this, &GenerateDialog::openSelected);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &GenerateDialog::showSelected);
    connect(m_count, &QSpinBox::valueChanged, this, &GenerateDialog::showChoice);
    connect(m_seed, &QLineEdit::textChanged, this, &GenerateDialog::showChoice);
    connect(m_requestForm, &GenerateRequestForm::changed, this, &GenerateDialog::showChoice);
    showChoice();
    showProgress();
    showSelected();
    fitToScreen(this, {1020, 640});
}

GenerateDialog::~GenerateDialog()
{
    if (m_job)
        m_job->disconnect(this);
}

QWidget* GenerateDialog::buildOrder()
{
    // Up to 18446744073709551615; what is above is told when it is typed.
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), m_seed));
    auto* newSeeds = form::button("new_seed", tr("&New seed"), tr("A different seed, for different puzzles"));
    connect(newSeeds, &QPushButton::clicked, this, [this] { m_seed->setText(newSeed()); });

    auto* fields = new QFormLayout;
    fields->addRow(tr("&How many"), m_count);
    form::addRow(fields, tr("See&d"), form::row(form::grow(m_seed), newSeeds), m_seed);
    QWidget* order = form::box(form::column({.margins = QMargins(0, 0, 8, 0)}, fields, form::grow(m_requestForm)));
    auto* scroll = new QScrollArea;
    scroll->setWidget(order);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(order->sizeHint().width() + scroll->verticalScrollBar()->sizeHint().width() + 4);
    return scroll;
}

QWidget* GenerateDialog::buildResult()
{
    setUpRowTable(m_table, "generated", tr("Generated puzzles"), &m_model);
    m_table->horizontalHeader()->setStretchLastSection(true);
    const int digit = m_table->fontMetrics().horizontalAdvance(QLatin1Char('0'));
    for (int column = 0; column < GeneratedModel::RulesColumn; ++column)
        m_table->setColumnWidth(column, digit * 9);
    m_bar->setTextVisible(false);
    m_bar->setMaximumHeight(8);
    m_advice->setMinimumHeight(kTextLines * m_advice->fontMetrics().lineSpacing());

    auto* below = form::row(m_pattern, form::grow(form::column(m_progress, m_bar, form::grow(m_advice))));
    return form::box(form::column(form::grow(m_table), below));
}

PuzzleOrder GenerateDialog::chosenOrder() const
{
    return {m_count->value(), m_seed->text().toULongLong(), m_requestForm->request()};
}

PuzzleOrder GenerateDialog::listedOrder() const
{
    PuzzleOrder order = m_order;
    order.count = m_model.rowCount();
    return order;
}

std::vector<Grid> GenerateDialog::listed() const
{
    std::vector<Grid> puzzles;
    for (const GeneratedPuzzle& puzzle : m_model.puzzles())
        puzzles.push_back(puzzle.givens);
    return puzzles;
}

void GenerateDialog::setRules(const ModelPtr& network, const RuleSet& rules)
{
    m_requestForm->setRules(network, rules);
    showSelected();
}

void GenerateDialog::start()
{
    m_settings.setValue(QStringLiteral("generate/count"), m_count->value());
    m_settings.setValue(QStringLiteral("generate/seed"), m_seed->text());
    m_requestForm->remember(m_settings);
    clear();
    m_order = chosenOrder();
    m_model.begin(m_order.request.model, m_order.request.rules);
    m_job = std::make_unique<GenerateJob>(m_engine, m_order);
    connect(m_job.get(), &GenerateJob::found, this, [this](const std::vector<GeneratedPuzzle>& puzzles) {
        const bool first = m_model.rowCount() == 0;
        m_model.append(puzzles);
        if (first)
            m_table->selectRow(0);
        showProgress();
    });
    connect(m_job.get(), &GenerateJob::progressed, this, [this](const RequestTally& tally) {
        m_tally = tally;
        showProgress();
    });
    connect(m_job.get(), &GenerateJob::finished, this, &GenerateDialog::finish);
    showProgress();
}

void GenerateDialog::stop()
{
    if (m_job)
        m_job->cancel();
}

void GenerateDialog::finish(const QString& error)
{
    m_job.release()->deleteLater(); // it is the one that calls
    m_ended = true;
    showProgress();
    if (!error.isEmpty())
        m_advice->setText(tr("The search for puzzles stopped: %1").arg(error));
}

void GenerateDialog::clear()
{
    if (m_job)
        m_job->disconnect(this);
    m_job.reset();
    m_ended = false;
    m_order = {};
    m_tally = {};
    m_model.begin(m_order.request.model, {});
    showProgress();
    showSelected();
}

void GenerateDialog::showChoice()
{
    m_command->setText(problem().isEmpty() ? commandLineOf(chosenOrder()) : QString());
    m_command->setCursorPosition(0);
    m_command->setToolTip(m_command->text());
    showAdvice();
}

QString GenerateDialog::problem() const
{
    if (m_requestForm->request().rules.empty())
        return tr("All rules are switched off. Switch some on in the Rules panel.");
    bool good = false;
    m_seed->text().toULongLong(&good);
    return good ? QString() : tr("The seed must be a number from 0 to 18446744073709551615.");
}

void GenerateDialog::showAdvice()
{
    const QString problem = isRunning() ? QString() : this->problem();
    m_generate->setEnabled(problem.isEmpty());
    const int found = m_model.rowCount();
    const std::uint64_t last = found > 0 ? m_model.puzzles().back().attempt : 0;
    const bool rare = hasBegun() && found < m_order.count && m_tally.grids >= last + kPatience;
    if (!problem.isEmpty() || !rare)
        m_advice->setText(problem);
    else
        m_advice->setText(tr("Such puzzles are rare: none among the last %L1 grids.")
                              .arg(static_cast<qulonglong>(m_tally.grids - last))
            + QLatin1Char('\n') + GenerateWording::advice(m_order.request, m_tally));
}

void GenerateDialog::showProgress()
{
    const int found = m_model.rowCount();
    m_generate->setText(isRunning() ? tr("S&top") : tr("&Generate"));
    m_generate->setToolTip(isRunning() ? tr("End the search and keep the puzzles found")
                                       : tr("Search for matching puzzles and start a new list"));
    for (QPushButton* button : {m_keep, m_save})
        button->setEnabled(found > 0);
    m_clear->setEnabled(found > 0 || hasBegun());
    m_bar->setVisible(isRunning());
    m_bar->setRange(0, std::max(1, m_order.count));
    m_bar->setValue(found);
    m_progress->setText(hasBegun() ? GenerateWording::progress(found, m_order.count, m_tally.grids) : QString());
    showAdvice();
}

void GenerateDialog::showSelected()
{
    const QModelIndex current = m_table->selectionModel()->hasSelection() ? m_table->currentIndex() : QModelIndex();
    m_open->setEnabled(current.isValid());
    const auto row = static_cast<std::size_t>(std::max(0, current.row()));
    m_pattern->setPuzzle(current.isValid() ? m_model.puzzles().at(row).givens : Grid(m_requestForm->request().board));
}

void GenerateDialog::openSelected()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return;
    //: the name of a puzzle that was made: its seed and its place in the list
    Q_EMIT openRequested(m_model.puzzles().at(static_cast<std::size_t>(current.row())).givens,
        tr("Seed %1, no. %2").arg(m_order.seed).arg(current.row() + 1));
}

void GenerateDialog::keep()
{
    Q_EMIT collectionMade(listed(), tr("Seed %1").arg(m_order.seed));
}

void GenerateDialog::askForFile()
{
    const QString folder = m_settings.value(QStringLiteral("file/folder"), QDir::homePath()).toString();
    const QString path = askForTarget(tr("Save puzzles"), QDir(folder).filePath(QStringLiteral("puzzles.sdm")),
        {filterOf(PuzzleFormat::Collection)}, this)
                             .first;
    if (!path.isEmpty())
        saveTo(path);
}

bool GenerateDialog::saveTo(const QString& path)
{
    const QString problem = writeWholeFile(path, fileOfPuzzles(listedOrder(), listed()));
    const QString shown = QDir::toNativeSeparators(path);
    m_advice->setText(problem.isEmpty() ? tr("Saved: %1").arg(shown)
                                        : tr("%1 could not be saved.").arg(shown) + QLatin1Char('\n') + problem);
    if (problem.isEmpty())
        m_settings.setValue(QStringLiteral("file/folder"), QFileInfo(path).absolutePath());
    return problem.isEmpty();
}

void GenerateDialog::hideEvent(QHideEvent* event)
{
    // Minimised it goes on; closed it must not.
    if (!event->spontaneous())
        stop();
    QDialog::hideEvent(event);
}

} // namespace convoku
