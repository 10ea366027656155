// SPDX-License-Identifier: MIT
#include "app/window/exporting/export_dialog.h"

#include "app/exporting/export_wording.h"
#include "app/exporting/file_names.h"
#include "app/window/exporting/animation_preview.h"
#include "app/window/exporting/saved_file_row.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/window/parts/puzzle_files.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>

#include <algorithm>

namespace convoku {
namespace {

const QString kExportFolderKey = QStringLiteral("export/folder");

} // namespace

QString ExportDialog::titleOf(ExportKind kind)
{
    switch (kind) {
    case ExportKind::Proof:
        return tr("Export the chain of a removal");
    case ExportKind::Cube:
        return tr("Export the turn of the cube");
    case ExportKind::Training:
        return tr("Export the training");
    case ExportKind::Layer:
        return tr("Export the slide of a layer’s kernel");
    case ExportKind::Blind:
        return tr("Export the search");
    case ExportKind::Compare:
        return tr("Export both runs");
    default:
        return tr("Export animation");
    }
}

ExportDialog::ExportDialog(Exportable exportable, Theme::Kind theme, QSettings& settings, QWidget* parent)
    : QDialog(parent)
    , m_exportable(std::move(exportable))
    , m_settings(settings)
    , m_choices(new ExportChoices(m_exportable, theme, settings))
    , m_preview(new AnimationPreview)
    , m_facts(form::label("facts", {.selectable = true}))
    , m_message(form::label("message", {.wraps = true}))
    , m_saved(new SavedFileRow)
    , m_progress(new QProgressBar)
{
    setWindowTitle(titleOf(m_exportable.kind));
    m_facts->setAlignment(Qt::AlignCenter);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto* right = form::column(form::grow(m_preview), m_facts);
    auto* columns = form::row(makeScrollRoom(m_choices), form::grow(right));
    auto* buttons = new QDialogButtonBox;
    m_export = form::named(buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole), "export");
    m_export->setDefault(true);
    m_close = form::named(buttons->addButton(QDialogButtonBox::Close), "close");
    m_progress->setVisible(false);

    form::layOut(this, form::column(form::grow(columns), m_message, m_saved, m_progress, buttons));
    fitToScreen(this, {980, 720});

    m_measureSoon.setSingleShot(true);
    m_measureSoon.setInterval(250);
    connect(m_choices, &ExportChoices::changed, this, &ExportDialog::choicesChanged);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::askAndExport);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(
        &m_measureSoon, &QTimer::timeout, this, [this] { m_measurer.startMeasuring(m_choices->frames(), output()); });
    connect(&m_maker, &FrameMaker::made, this, &ExportDialog::showFrames);
    connect(&m_measurer, &ExportJob::estimated, this, [this](qint64 bytes) {
        m_estimated = bytes;
        showFacts();
    });
    connect(&m_measurer, &ExportJob::measured, this, [this](const ExportResult& result) {
        m_measured = result;
        showFacts();
    });
    connect(&m_writer, &ExportJob::progress, this, [this](int done, int total) {
        m_progress->setRange(0, total);
        m_progress->setValue(done);
    });
    connect(&m_writer, &ExportJob::written, this, &ExportDialog::showResult);
    choicesChanged();
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::choicesChanged()
{
    m_measurer.cancel();
    m_estimated.reset();
    m_measured.reset();
    m_message->clear();
    m_saved->setFile({});
    m_playing.clear();
    m_maker.make(m_choices->frames());
    showFacts();
    m_measureSoon.start();
}

void ExportDialog::showFrames(const std::shared_ptr<const FrameSource>& frames)
{
    if (!frames) {
        m_playing = tr("The memory does not suffice for these pictures.");
        showFacts();
        return;
    }
    m_preview->setFrames(frames, output().plays);
    m_playing = tr("%1 × %2 pixels")
                    .arg(QLocale().toString(frames->size().width()), QLocale().toString(frames->size().height()));
    int duration = 0;
    for (int i = 0; i < frames->count(); ++i)
        duration += playedDelay(frames->delay(i));
    m_playing = QStringLiteral("%1 · %2").arg(tr("%1 s").arg(QLocale().toString(duration / 100.0, 'f', 1)), m_playing);
    showFacts();
}

void ExportDialog::showFacts()
{
    QString first = m_playing.isEmpty() ? tr("preparing the pictures …") : m_playing;
    QString second = tr("finding out the size …");
    if (m_measured && m_measured->status == ExportResult::Status::Done) {
        first = QStringLiteral("%1 · %2").arg(tr("%n picture(s)", nullptr, m_measured->pictures), first);
        //: a file's size
        second = tr("The file will have %1.").arg(fileSizeText(m_measured->bytes));
    } else if (m_measured) {
        second = exportProblem(*m_measured, {});
    } else if (m_estimated && *m_estimated >= 0) {
        second = tr("about %1, counting …").arg(fileSizeText(*m_estimated));
    }
    m_facts->setText(first + QLatin1Char('\n') + second);
}

void ExportDialog::askAndExport()
{
    if (m_writer.isRunning()) {
        m_writer.cancel();
        return;
    }
    const QString folder = saveFolder(m_settings, kExportFolderKey, QStandardPaths::PicturesLocation);
    QStringList filters{tr("Animated GIF (*.gif)"), tr("Animated WebP (*.webp)"), tr("Animated PNG (*.png *.apng)"),
        tr("MP4 video (*.mp4)"), tr("WebM video (*.webm)"), tr("Animated SVG (*.svg)")};
    const AnimationFormat format = output().format;
    filters.move(static_cast<int>(format), 0);
    const QString path = askForTarget(windowTitle(), suggestedPath(folder, suffixOf(format)), filters, this).first;
    if (!path.isEmpty())
        exportTo(path);
}

void ExportDialog::exportTo(const QString& path)
{
    m_choices->remember();
    m_settings.setValue(kExportFolderKey, QFileInfo(path).absolutePath());
    m_path = path;
    m_message->clear();
    m_saved->setFile({});
    setExporting(true);
    AnimationSettings settings = output();
    settings.format = animationFormatOf(path, settings.format);
    m_writer.startWriting(m_choices->frames(), settings, path);
}

void ExportDialog::setExporting(bool exporting)
{
    m_choices->setEnabled(!exporting);
    m_progress->setVisible(exporting);
    m_progress->setRange(0, 0);
    m_export->setText(exporting ? tr("&Cancel export") : tr("&Export…"));
    m_close->setEnabled(!exporting);
}

void ExportDialog::showResult(const ExportResult& result)
{
    setExporting(false);
    if (result.status == ExportResult::Status::Done) {
        //: a file, its pictures, its size
        m_message->setText(tr("Saved: %1 (%2, %3)")
                               .arg(QDir::toNativeSeparators(m_path), tr("%n picture(s)", nullptr, result.pictures),
                                   fileSizeText(result.bytes)));
        m_saved->setFile(m_path);
        Q_EMIT exported(m_path);
        return;
    }
    m_message->setText(exportProblem(result, m_path));
}

void ExportDialog::reject()
{
    if (m_writer.isRunning()) {
        m_writer.cancel();
        return;
    }
    m_choices->remember();
    QDialog::reject();
}

} // namespace convoku
