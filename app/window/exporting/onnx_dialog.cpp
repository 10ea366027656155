// SPDX-License-Identifier: MIT
#include "app/window/exporting/onnx_dialog.h"

#include "app/exporting/file_names.h"
#include "app/window/exporting/long_label.h"
#include "app/window/exporting/onnx_choices.h"
#include "app/window/exporting/onnx_graph_view.h"
#include "app/window/exporting/saved_file_row.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/window/parts/puzzle_files.h"
#include "app/wording/graph_wording.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSignalBlocker>
#include <QToolButton>

namespace convoku {
namespace {

constexpr int kProgressSteps = 1000;
constexpr int kWholePass = -1; ///< in the box of the preview, beside the places of the groups

const QString kOnnxFolderKey = QStringLiteral("onnx/folder");

} // namespace

OnnxDialog::OnnxDialog(const OnnxExport& subject, QSettings& settings, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_job(new OnnxJob(subject.model, this))
    , m_choices(new OnnxChoices(subject, settings))
    , m_part(form::shortCombo("onnx_part", 12)) // names of rules may be long, and anybody's
    , m_graph(form::named(new OnnxGraphView, "onnx_graph"))
    , m_facts(new LongLabel("onnx_facts"))
    , m_message(new LongLabel("onnx_message"))
    , m_saved(new SavedFileRow)
    , m_progress(new QProgressBar)
{
    setWindowTitle(tr("Export network as ONNX"));
    m_graph->tell(tr("The graph is being made…"));
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();

    auto* fit = form::tool("onnx_fit", tr("All"), tr("Show all of the graph (Z)"));
    auto* smaller = form::tool("onnx_smaller", QStringLiteral("−"), tr("Smaller (-)"));
    auto* larger = form::tool("onnx_larger", QStringLiteral("+"), tr("Larger (+)"));
    auto* head = form::row(form::labelOf(m_part, tr("Sho&wn")), form::grow(m_part), smaller, larger, fit);
    auto* right = form::column(head, form::grow(m_graph), m_facts);
    auto* columns = form::row(makeScrollRoom(m_choices), form::grow(right));
    auto* buttons = new QDialogButtonBox;
    m_save = form::named(buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole), "onnx_save");
    m_save->setDefault(true);
    m_close = form::named(buttons->addButton(QDialogButtonBox::Close), "onnx_close");
    form::layOut(this, form::column(form::grow(columns), m_message, m_saved, m_progress, buttons));
    m_message->hide();
    fitToScreen(this, {980, 720});

    m_lookSoon.setSingleShot(true);
    m_lookSoon.setInterval(200);
    connect(&m_lookSoon, &QTimer::timeout, this, [this] { m_job->look(chosen(), m_choices->proves()); });
    connect(m_choices, &OnnxChoices::changed, this, &OnnxDialog::choicesChanged);
    connect(m_part, &QComboBox::currentIndexChanged, this, &OnnxDialog::showGraph);
    connect(m_graph, &OnnxGraphView::groupWanted, this,
        [this](int group) { m_part->setCurrentIndex(m_part->findData(group)); });
    connect(smaller, &QToolButton::clicked, m_graph, &OnnxGraphView::zoomOut);
    connect(larger, &QToolButton::clicked, m_graph, &OnnxGraphView::zoomIn);
    connect(fit, &QToolButton::clicked, m_graph, &OnnxGraphView::fit);
    connect(m_save, &QPushButton::clicked, this, &OnnxDialog::saveOrCancel);
    connect(m_close, &QPushButton::clicked, this, &OnnxDialog::reject);
    connect(m_job, &OnnxJob::passMade, this, &OnnxDialog::takePass);
    connect(m_job, &OnnxJob::measured, this, &OnnxDialog::showMeasure);
    connect(m_job, &OnnxJob::impossible, this, &OnnxDialog::showImpossible);
    connect(m_job, &OnnxJob::proving, this, [this](const QString& rule, int number, int count, double part) {
        say(tr("Proving %1, %2 of %3 …").arg(rule, QLocale().toString(number), QLocale().toString(count)));
        m_progress->setRange(0, kProgressSteps);
        m_progress->setValue(static_cast<int>(part * kProgressSteps));
    });
    connect(m_job, &OnnxJob::making, this, [this] {
        say(tr("The file is being made, and checked by ONNX…"));
        m_progress->setRange(0, 0);
    });
    connect(m_job, &OnnxJob::written, this, &OnnxDialog::takeWritten);
    choicesChanged();
}

OnnxExport OnnxDialog::chosen() const
{
    return m_choices->chosen();
}

void OnnxDialog::choicesChanged()
{
    m_measured.reset();
    m_save->setEnabled(true);
    m_facts->setText(tr("counting…"));
    m_message->hide();
    m_saved->setFile({});
    m_lookSoon.start();
}

void OnnxDialog::takePass(const std::shared_ptr<const Network>& pass)
{
    m_pass = pass;
    const QVariant shown = m_part->currentData();
    {
        const QSignalBlocker quiet(m_part);
        m_part->clear();
        m_part->addItem(chosen().passes == 0 ? tr("One step of the search") : GraphWording::pass(), kWholePass);
        for (std::size_t i = 0; i < pass->groups.size(); ++i)
            m_part->addItem(GraphWording::group(pass->groups[i]), static_cast<int>(i));
        m_part->setCurrentIndex(std::max(0, m_part->findData(shown)));
    }
    m_part->setEnabled(true);
    showGraph();
}

void OnnxDialog::showGraph()
{
    if (m_pass && m_part->currentIndex() >= 0)
        m_graph->showGraph(m_pass, m_part->currentData().toInt());
}

void OnnxDialog::showMeasure(const OnnxMeasure& measure)
{
    m_measured = measure;
    const QLocale locale;
    QStringList operators;
    for (const auto& [name, count] : measure.facts.operators)
        operators << QStringLiteral("%1 %2").arg(QString::fromStdString(name), locale.toString(count));
    m_facts->setText(operators.join(QStringLiteral(", "))
        + QLatin1Char('\n')
        //: an ONNX file: what it is made of; its size, "1.2 MB"
        + tr("Layers: %1; nodes: %2; weights: %3; file: %4. ONNX’s own check takes it.")
              .arg(locale.toString(measure.layers), locale.toString(measure.facts.nodes),
                  locale.toString(static_cast<qlonglong>(measure.facts.weights)), fileSizeText(measure.bytes)));
}

void OnnxDialog::showImpossible(const QString& why)
{
    m_pass.reset();
    m_part->setEnabled(false);
    m_graph->tell(why);
    m_facts->setText(why);
    m_save->setEnabled(m_job->isRunning()); // it cancels then
}

void OnnxDialog::saveOrCancel()
{
    if (!m_job->isRunning()) {
        askForFile();
        return;
    }
    if (!m_job->cancel())
        return;
    setBusy(false);
    say(tr("Cancelled: nothing was written."));
}

void OnnxDialog::askForFile()
{
    const QString folder = saveFolder(m_settings, kOnnxFolderKey, QStandardPaths::DocumentsLocation);
    const QString suffix = QStringLiteral("onnx");
    const QString path
        = askForTarget(windowTitle(), suggestedPath(folder, suffix), {tr("ONNX files (*.%1)").arg(suffix)}, this).first;
    if (!path.isEmpty())
        saveTo(path);
}

void OnnxDialog::saveTo(const QString& path)
{
    m_choices->remember();
    m_settings.setValue(kOnnxFolderKey, QFileInfo(path).absolutePath());
    m_path = path;
    m_saved->setFile({});
    setBusy(true);
    m_job->write(chosen(), m_choices->proves(), path);
}

void OnnxDialog::setBusy(bool busy)
{
    if (busy)
        m_before = focusWidget();
    m_choices->setEnabled(!busy);
    m_progress->setVisible(busy);
    m_progress->setRange(0, 0);
    m_save->setText(busy ? tr("&Cancel export") : tr("&Save…"));
    m_close->setEnabled(!busy);
    if (!busy && m_before)
        m_before->setFocus(); // a widget that can't be used loses it
}

void OnnxDialog::takeWritten(const QString& problem, qint64 bytes)
{
    setBusy(false);
    const QString name = QDir::toNativeSeparators(m_path);
    if (!problem.isEmpty()) {
        say(tr("%1 can’t be written: %2").arg(name, problem));
        return;
    }
    //: a file, its size
    say(tr("Saved: %1 (%2)").arg(name, fileSizeText(bytes)));
    m_saved->setFile(m_path);
}

void OnnxDialog::say(const QString& text)
{
    m_message->setText(text);
    m_message->show();
}

void OnnxDialog::reject()
{
    if (m_job->isRunning()) {
        saveOrCancel();
        return;
    }
    m_choices->remember();
    QDialog::reject();
}

} // namespace convoku
