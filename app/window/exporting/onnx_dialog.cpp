// SPDX-License-Identifier: MIT
#include "app/window/exporting/onnx_dialog.h"

#include "app/window/exporting/long_label.h"
#include "app/window/exporting/onnx_choices.h"
#include "app/window/exporting/onnx_graph_view.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/wording/graph_wording.h"

#include <QComboBox>
#include <QDir>
#include <QLocale>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QToolButton>

namespace convoku {
namespace {

constexpr int kProgressSteps = 1000;
constexpr int kWholePass = -1; ///< in the box of the preview, beside the places of the groups

} // namespace

OnnxDialog::OnnxDialog(const OnnxExport& subject, QSettings& settings, QWidget* parent)
    : SavingDialog(tr("Export network as ONNX"), true, settings, parent)
    , m_job(new OnnxJob(subject.model, this))
    , m_choices(new OnnxChoices(subject, settings))
    , m_part(form::shortCombo("onnx_part", 12)) // names of rules may be long, and anybody's
    , m_graph(form::named(new OnnxGraphView, "onnx_graph"))
    , m_facts(new LongLabel("onnx_facts"))
{
    m_graph->showText(tr("Building the graph…"));
    auto* fit = form::tool("onnx_fit", tr("All"), tr("Show the whole graph (Z)"));
    auto* smaller = form::tool("onnx_smaller", QStringLiteral("−"), tr("Smaller (-)"));
    auto* larger = form::tool("onnx_larger", QStringLiteral("+"), tr("Larger (+)"));
    auto* head = form::row(form::labelOf(m_part, tr("Sho&wn")), form::grow(m_part), smaller, larger, fit);
    layOut(m_choices, form::column(head, form::grow(m_graph), m_facts), {980, 720});

    m_lookSoon.setSingleShot(true);
    m_lookSoon.setInterval(200);
    connect(&m_lookSoon, &QTimer::timeout, this, [this] { m_job->look(chosen(), m_choices->proves()); });
    connect(m_choices, &OnnxChoices::changed, this, &OnnxDialog::choicesChanged);
    connect(m_part, &QComboBox::currentIndexChanged, this, &OnnxDialog::showGraph);
    connect(m_graph, &OnnxGraphView::groupRequested, this,
        [this](int group) { m_part->setCurrentIndex(m_part->findData(group)); });
    connect(smaller, &QToolButton::clicked, m_graph, &OnnxGraphView::zoomOut);
    connect(larger, &QToolButton::clicked, m_graph, &OnnxGraphView::zoomIn);
    connect(fit, &QToolButton::clicked, m_graph, &OnnxGraphView::fit);
    connect(m_job, &OnnxJob::passMade, this, &OnnxDialog::takePass);
    connect(m_job, &OnnxJob::measured, this, &OnnxDialog::showMeasure);
    connect(m_job, &OnnxJob::impossible, this, &OnnxDialog::showImpossible);
    connect(m_job, &OnnxJob::proving, this, [this](const QString& rule, int number, int count, double part) {
        showText(tr("Proving %1, %2 of %3 …").arg(rule, QLocale().toString(number), QLocale().toString(count)));
        progress()->setRange(0, kProgressSteps);
        progress()->setValue(static_cast<int>(part * kProgressSteps));
    });
    connect(m_job, &OnnxJob::making, this, [this] {
        showText(tr("Creating the file and checking it with ONNX…"));
        progress()->setRange(0, 0);
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
    setWritable(true);
    m_facts->setText(tr("counting…"));
    showText({});
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
        + tr("Layers: %1; nodes: %2; weights: %3; file: %4. ONNX’s own check accepts it.")
              .arg(locale.toString(measure.layers), locale.toString(measure.facts.nodes),
                  locale.toString(static_cast<qlonglong>(measure.facts.weights)), fileSizeText(measure.bytes)));
}

void OnnxDialog::showImpossible(const QString& why)
{
    m_pass.reset();
    m_part->setEnabled(false);
    m_graph->showText(why);
    m_facts->setText(why);
    setWritable(false);
}

void OnnxDialog::write()
{
    const QString suffix = QStringLiteral("onnx");
    const QString path = askForFile(QStringLiteral("onnx/folder"), QStandardPaths::DocumentsLocation, suffix,
        {tr("ONNX files (*.%1)").arg(suffix)});
    if (!path.isEmpty())
        saveTo(path);
}

void OnnxDialog::saveTo(const QString& path)
{
    m_path = path;
    setBusy(true);
    m_job->write(chosen(), m_choices->proves(), path);
}

void OnnxDialog::cancelWriting()
{
    if (!m_job->cancel())
        return;
    setBusy(false);
    showText(tr("Cancelled: nothing was written."));
}

void OnnxDialog::remember() const
{
    m_choices->remember();
}

void OnnxDialog::takeWritten(const QString& problem, qint64 bytes)
{
    setBusy(false);
    const QString name = QDir::toNativeSeparators(m_path);
    if (problem.isEmpty())
        //: a file, its size
        showWritten(m_path, tr("Saved: %1 (%2)").arg(name, fileSizeText(bytes)));
    else
        showText(tr("%1 cannot be written: %2").arg(name, problem));
}

} // namespace convoku
