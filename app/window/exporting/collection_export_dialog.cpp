// SPDX-License-Identifier: MIT
#include "app/window/exporting/collection_export_dialog.h"

#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/wording/collection_wording.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTreeWidget>

#include <algorithm>

namespace convoku {
namespace {

enum What { Animations, LastPictures, FirstPictures };
enum ExportedColumn { NumberColumn, PuzzleNameColumn, OutcomeColumn };
/// Runs that guess without end are exported as far as they went.
constexpr int kCollectionMostPasses = 2000;
constexpr int kPuzzleSteps = 100; ///< of the progress bar

QString collectionKey(const char* name)
{
    return QStringLiteral("collection_export/") + QString::fromLatin1(name);
}

} // namespace

CollectionExportDialog::CollectionExportDialog(std::vector<BatchPuzzle> puzzles, std::optional<std::vector<int>> shown,
    const PassOptions& options, BackendFactory backend, Theme::Kind theme, QSettings& settings, QWidget* parent)
    : SavingDialog(tr("Export collection"), false, settings, parent)
    , m_puzzles(std::move(puzzles))
    , m_shown(std::move(shown))
    , m_options(options)
    , m_backend(std::move(backend))
    , m_folder(form::line("folder"))
    , m_pattern(form::line(
          "pattern", {}, {.tip = tr("{number} is the puzzle’s position in the collection, {name} is its name")}))
    , m_example(form::label("example", {.wraps = true}))
    , m_results(form::named(new QTreeWidget, "outcomes", {.name = tr("Export results")}))
{
    m_exportable.kind = ExportKind::Collection;
    m_choices = new ExportChoices(m_exportable, theme, settings);
    const auto count = [](std::size_t number) { return static_cast<int>(number); };
    const auto filtered = [&](std::size_t number) { return tr("the %n shown by the filter", nullptr, count(number)); };
    m_which = form::combo(
        "which", {m_shown ? tr("all %n puzzle(s)", nullptr, count(m_puzzles.size())) : filtered(m_puzzles.size())});
    if (m_shown && m_shown->size() < m_puzzles.size() && !m_shown->empty())
        m_which->addItem(filtered(m_shown->size()));
    m_what = form::combo(
        "what", {tr("an animation of its run"), tr("a picture of the end of its run"), tr("a picture of the puzzle")});
    chooseIndex(m_what, settings.value(collectionKey("what"), 0).toInt());
    m_existing = form::combo("existing", {tr("skip the puzzle"), tr("replace the file"), tr("number the new file")});
    chooseIndex(m_existing, settings.value(collectionKey("existing"), 2).toInt());
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    m_folder->setText(QDir::toNativeSeparators(
        settings.value(collectionKey("folder"), pictures.isEmpty() ? QDir::homePath() : pictures).toString()));
    auto* browse = new QPushButton(tr("Ch&oose…"));
    browse->setAutoDefault(false);
    auto* folder = form::row(form::grow(m_folder), browse);
    m_pattern->setText(settings.value(collectionKey("pattern"), QStringLiteral("{number}")).toString());
    auto* fields = new QFormLayout;
    fields->addRow(tr("P&uzzles"), m_which);
    fields->addRow(tr("F&or each"), m_what);
    form::addRow(fields, tr("Fo&lder"), folder, m_folder);
    fields->addRow(tr("File &names"), m_pattern);
    fields->addRow(QString(), m_example);
    fields->addRow(tr("If a file &is there"), m_existing);
    auto* left = new QWidget;
    form::layOut(left, form::column(fields, m_choices, form::stretch(1)));

    m_results->setHeaderLabels({CollectionWording::heading(CollectionHeading::Number), tr("Name"), tr("Outcome")});
    m_results->setRootIsDecorated(false);
    m_results->setUniformRowHeights(true);
    m_results->header()->setStretchLastSection(true);
    layOut(left, form::column(form::grow(m_results)), {980, 720});
    m_copy = addButton("copy_outcomes", tr("&Copy outcomes"));
    m_copy->setEnabled(false);

    connect(browse, &QPushButton::clicked, this, &CollectionExportDialog::askForFolder);
    for (QComboBox* combo : {m_which, m_what, m_existing})
        connect(combo, &QComboBox::currentIndexChanged, this, &CollectionExportDialog::choiceChanged);
    for (QLineEdit* line : {m_folder, m_pattern})
        connect(line, &QLineEdit::textChanged, this, &CollectionExportDialog::choiceChanged);
    connect(m_choices, &ExportChoices::changed, this, &CollectionExportDialog::choiceChanged);
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(report()); });
    connect(&m_job, &BatchExportJob::progress, this,
        [this](int done, double part) { progress()->setValue(static_cast<int>((done + part) * kPuzzleSteps)); });
    connect(&m_job, &BatchExportJob::became, this, &CollectionExportDialog::add);
    connect(&m_job, &BatchExportJob::finished, this, &CollectionExportDialog::showEnd);
    choiceChanged();
}

CollectionExportDialog::~CollectionExportDialog() = default;

std::vector<BatchPuzzle> CollectionExportDialog::chosenPuzzles() const
{
    if (m_which->currentIndex() == 0)
        return m_puzzles;
    std::vector<BatchPuzzle> chosen;
    for (const int place : m_shown.value_or(std::vector<int>()))
        chosen.push_back(m_puzzles[static_cast<std::size_t>(place)]);
    return chosen;
}

BatchPlan CollectionExportDialog::plan() const
{
    BatchPlan plan;
    plan.run = {m_options, kCollectionMostPasses};
    plan.folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    plan.pattern = m_pattern->text().trimmed();
    const auto last = std::ranges::max_element(m_puzzles, {}, &BatchPuzzle::number);
    plan.digits = last == m_puzzles.end() ? 1 : static_cast<int>(QString::number(last->number).size());
    plan.existing = static_cast<BatchPlan::Existing>(m_existing->currentIndex());
    plan.animated = m_what->currentIndex() == Animations;
    plan.animation = m_choices->animation();
    plan.output = m_choices->output();
    plan.picture = m_choices->picture();
    plan.pass = m_what->currentIndex() == FirstPictures ? 0 : -1;
    plan.width = plan.animation.width;
    return plan;
}

void CollectionExportDialog::choiceChanged()
{
    m_choices->setStill(m_what->currentIndex() != Animations);
    const BatchPlan plan = this->plan();
    QString problem;
    if (plan.folder.isEmpty())
        problem = tr("Choose a folder.");
    else if (!BatchExport::tellsApart(plan.pattern))
        problem = tr("The file names need {number} or {name}; otherwise all are equal.");
    setWritable(problem.isEmpty());
    m_example->setText(problem.isEmpty() && !m_puzzles.empty()
            ? tr("such as %1").arg(BatchExport::stemOf(plan, m_puzzles.front()) + QLatin1Char('.') + plan.suffix())
            : problem);
}

void CollectionExportDialog::askForFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for the files"), m_folder->text());
    if (!folder.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(folder));
}

void CollectionExportDialog::write()
{
    m_outcomes.clear();
    m_results->clear();
    const BatchPlan plan = this->plan();
    if (!QDir(plan.folder).mkpath(QStringLiteral("."))) {
        showText(tr("%1 is not a folder and cannot be created as one.").arg(m_folder->text()));
        return;
    }
    std::vector<BatchPuzzle> puzzles = chosenPuzzles();
    m_expected = static_cast<int>(puzzles.size());
    m_job.start(m_backend, std::move(puzzles), plan);
    setBusy(true);
    m_copy->setEnabled(false);
    progress()->setRange(0, m_expected * kPuzzleSteps);
    progress()->setValue(0);
}

void CollectionExportDialog::add(const std::vector<BatchOutcome>& outcomes)
{
    QList<QTreeWidgetItem*> rows;
    for (const BatchOutcome& outcome : outcomes) {
        m_outcomes.push_back(outcome);
        const bool written = outcome.status == BatchOutcome::Status::Written;
        const QString words = written
            ? tr("%1, %2").arg(QFileInfo(outcome.path).fileName(), fileSizeText(outcome.bytes))
            : outcome.problem;
        auto* row = new QTreeWidgetItem({QString::number(outcome.number), outcome.name, words});
        row->setToolTip(OutcomeColumn, words);
        if (outcome.status == BatchOutcome::Status::Failed) {
            QFont font = row->font(OutcomeColumn);
            font.setBold(true);
            row->setFont(OutcomeColumn, font);
        }
        rows << row;
    }
    progress()->setValue(static_cast<int>(m_outcomes.size()) * kPuzzleSteps);
    m_results->addTopLevelItems(rows);
    m_results->scrollToBottom();
}

void CollectionExportDialog::showEnd()
{
    setBusy(false);
    m_copy->setEnabled(!m_outcomes.empty());
    const auto number = [this](BatchOutcome::Status status) {
        return static_cast<int>(std::ranges::count(m_outcomes, status, &BatchOutcome::status));
    };
    QStringList parts{tr("%n file(s) written", nullptr, number(BatchOutcome::Status::Written))};
    if (const int skipped = number(BatchOutcome::Status::Skipped); skipped > 0)
        parts << tr("%n skipped", nullptr, skipped);
    if (const int failed = number(BatchOutcome::Status::Failed); failed > 0)
        parts << tr("%n failed", nullptr, failed);
    if (const int left = m_expected - static_cast<int>(m_outcomes.size()); left > 0)
        parts << tr("cancelled: %n left", nullptr, left);
    showText(parts.join(QStringLiteral(", ")) + QLatin1Char('.'));
    Q_EMIT finished();
}

QString CollectionExportDialog::report() const
{
    QStringList lines;
    for (const BatchOutcome& outcome : m_outcomes) {
        lines << QStringLiteral("%1\t%2\t%3")
                     .arg(outcome.number)
                     .arg(outcome.name,
                         outcome.status == BatchOutcome::Status::Written ? QDir::toNativeSeparators(outcome.path)
                                                                         : outcome.problem);
    }
    return lines.join(QLatin1Char('\n'));
}

void CollectionExportDialog::remember() const
{
    m_choices->remember();
    settings().setValue(collectionKey("what"), m_what->currentIndex());
    settings().setValue(collectionKey("existing"), m_existing->currentIndex());
    settings().setValue(collectionKey("folder"), QDir::fromNativeSeparators(m_folder->text().trimmed()));
    settings().setValue(collectionKey("pattern"), m_pattern->text());
}

} // namespace convoku
