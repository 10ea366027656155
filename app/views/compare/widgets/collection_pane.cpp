// SPDX-License-Identifier: MIT
#include "app/views/compare/widgets/collection_pane.h"

#include "app/base/output_file.h"
#include "app/views/compare/report_picture.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/flow_layout.h"
#include "app/window/parts/form.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/puzzle_files.h"
#include "app/window/parts/row_table.h"
#include "app/window/parts/style.h"
#include "app/window/parts/wheel.h"
#include "app/wording/collection_wording.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QHeaderView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace convoku {
namespace {

/// Puzzles at most; a collection may have millions.
constexpr std::array<std::size_t, 4> kLimits{100, 1000, 10'000, 100'000};
constexpr int kUsualLimit = 1;

} // namespace

CollectionPane::CollectionPane(
    CollectionComparison* comparison, std::function<std::vector<ComparedNetwork>()> networks, QWidget* parent)
    : QWidget(parent)
    , m_networks(std::move(networks))
    , m_comparison(comparison)
    , m_title(new PlainLabel)
    , m_limit(new QComboBox)
    , m_start(new QPushButton(tr("Compare over the collection")))
    , m_stop(new QPushButton(tr("Stop")))
    , m_progress(new QProgressBar)
    , m_table(new QTableView)
    , m_note(new PlainLabel)
    , m_copy(form::tool("copy_report", Sign::List, tr("Copy"), tr("Copy the table as text")))
    , m_save(
          form::tool("save_report", Sign::Export, tr("CSV…"), tr("Save the table as CSV for spreadsheets and scripts")))
    , m_picture(form::tool("picture_of_report", Sign::Export, tr("Picture…"), tr("Save a picture of the table")))
{
    for (QToolButton* tool : {m_copy, m_save, m_picture})
        tool->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setTextSize(m_title, TextSize::Body, QFont::DemiBold);
    m_title->setWordWrap(true);
    m_limit->setObjectName(QStringLiteral("report_limit"));
    m_limit->setAccessibleName(tr("Puzzles to compare on"));
    for (const std::size_t limit : kLimits)
        m_limit->addItem(tr("first %1").arg(QLocale().toString(static_cast<qulonglong>(limit))));
    m_limit->setCurrentIndex(kUsualLimit);
    keepFromWheel(m_limit);
    m_start->setObjectName(QStringLiteral("compare_collection"));
    m_stop->setObjectName(QStringLiteral("stop_comparing"));
    for (QPushButton* button : {m_start, m_stop})
        button->setAutoDefault(false);
    m_progress->setObjectName(QStringLiteral("report_progress"));
    m_progress->setAccessibleName(tr("Progress of the comparison"));
    setUpRowTable(m_table, "report_table", tr("Networks compared"), &m_model);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // All of it: the page scrolls.
    const int rows = m_model.rowCount() + 1;
    m_table->setFixedHeight(
        rows * m_table->verticalHeader()->defaultSectionSize() + m_table->horizontalHeader()->sizeHint().height());
    m_note->setObjectName(QStringLiteral("report_note"));
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* line = new FlowLayout(space::kSmall);
    for (QWidget* part :
        std::initializer_list<QWidget*>{m_start, m_limit, m_stop, m_progress, m_copy, m_save, m_picture})
        line->addWidget(part);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, space::kSmall, 0, 0);
    layout->setSpacing(space::kSmall);
    layout->addWidget(m_title);
    layout->addLayout(line);
    layout->addWidget(m_table);
    layout->addWidget(m_note);

    connect(m_start, &QPushButton::clicked, this, &CollectionPane::start);
    connect(m_stop, &QPushButton::clicked, this, &CollectionPane::stop);
    connect(m_comparison, &CollectionComparison::changed, this, &CollectionPane::take);
    connect(m_comparison, &CollectionComparison::found, this, &CollectionPane::take);
    connect(m_comparison, &CollectionComparison::progressed, this, &CollectionPane::showProgress);
    connect(m_comparison, &CollectionComparison::failed, this, &CollectionPane::failed);
    connect(m_copy, &QToolButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
    connect(m_save, &QToolButton::clicked, this, &CollectionPane::saveTable);
    connect(m_picture, &QToolButton::clicked, this, [this] { Q_EMIT pictureAsked(picture()); });
    m_comparison->nameAgain();
    take();
    showProgress();
}

CollectionPane::~CollectionPane() = default;

void CollectionPane::setCollection(const Collection* collection)
{
    if (m_watched && m_watched == m_comparison->collection())
        disconnect(m_watched, nullptr, this, nullptr);
    m_watched = collection;
    m_comparison->setCollection(collection);
    if (collection != nullptr)
        connect(collection, &Collection::grew, this, &CollectionPane::showState);
    showState();
}

void CollectionPane::networksChanged()
{
    showState();
}

std::size_t CollectionPane::wanted() const
{
    return kLimits.at(static_cast<std::size_t>(std::max(0, m_limit->currentIndex())));
}

void CollectionPane::start()
{
    m_comparison->start(m_networks(), wanted());
    if (isRunning())
        m_stop->setFocus(Qt::OtherFocusReason); // the other button goes
}

void CollectionPane::stop()
{
    m_comparison->stop();
    m_start->setFocus(Qt::OtherFocusReason);
}

void CollectionPane::take()
{
    const std::vector<ReportRow>& rows = m_comparison->rows();
    if (rows.size() < m_model.rows().size())
        m_model.clear();
    for (std::size_t i = m_model.rows().size(); i < rows.size(); ++i)
        m_model.add(rows[i]);
    showState();
}

void CollectionPane::showProgress()
{
    constexpr int kParts = 1000;
    m_progress->setRange(0, kParts);
    m_progress->setValue(static_cast<int>(kParts * m_comparison->part()));
    const QString atWork = m_comparison->atWork();
    m_progress->setToolTip(atWork.isEmpty() ? tr("Finding the solutions") : atWork);
}

QString CollectionPane::text() const
{
    return m_model.rows().empty() ? QString() : ReportWording::text(m_model.rows(), false);
}

std::shared_ptr<const Picture> CollectionPane::picture() const
{
    return m_model.rows().empty() ? nullptr : std::make_shared<ReportPicture>(m_model.rows(), false);
}

void CollectionPane::saveTable()
{
    const QString path
        = askForTarget(tr("Save the table"), QDir::home().filePath(tr("networks") + QStringLiteral(".csv")),
            {tr("Table (%1)").arg(QStringLiteral("*.csv"))}, this)
              .first;
    if (path.isEmpty())
        return;
    if (const QString problem = writeWholeFile(path, reportCsv(m_model.rows())); !problem.isEmpty())
        Q_EMIT failed(problem);
}

void CollectionPane::showState()
{
    const Collection* collection = m_comparison->collection();
    const bool any = collection != nullptr && collection->size() > 0;
    m_title->setText(any ? tr("On the collection %1").arg(CollectionWording::name(collection->name()))
                         : tr("Open a collection to compare the networks on all its puzzles."));
    const bool hadFocus = m_stop->hasFocus();
    m_start->setVisible(any && !isRunning());
    m_start->setEnabled(!m_networks().empty());
    m_limit->setVisible(any && !isRunning());
    m_stop->setVisible(isRunning());
    m_progress->setVisible(isRunning());
    if (hadFocus && !isRunning())
        m_start->setFocus(Qt::OtherFocusReason);
    const bool rows = !m_model.rows().empty();
    m_table->setVisible(rows);
    m_note->setVisible(rows);
    for (QToolButton* tool : {m_copy, m_save, m_picture}) {
        tool->setVisible(rows);
        tool->setEnabled(!isRunning());
    }
    m_note->setText(ReportWording::notes(m_model.rows()).join(QLatin1Char('\n')));
}

} // namespace convoku
