// SPDX-License-Identifier: MIT
#include "app/window/exporting/export_dialog.h"

#include "app/exporting/export_wording.h"
#include "app/window/exporting/animation_preview.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace convoku {

QString ExportDialog::titleOf(ExportKind kind)
{
    switch (kind) {
    case ExportKind::Picture:
        return tr("Export picture");
    case ExportKind::Proof:
        return tr("Export the chain of a removal");
    case ExportKind::Cube:
        return tr("Export the cube’s rotation");
    case ExportKind::Training:
        return tr("Export the training");
    case ExportKind::Layer:
        return tr("Export the sliding kernel of a layer");
    case ExportKind::Blind:
        return tr("Export the search");
    case ExportKind::Compare:
        return tr("Export both runs");
    default:
        return tr("Export animation");
    }
}

ExportDialog::ExportDialog(Exportable exportable, Theme::Kind theme, QSettings& settings, QWidget* parent)
    : SavingDialog(titleOf(exportable.kind), true, settings, parent)
    , m_exportable(std::move(exportable))
    , m_choices(new ExportChoices(m_exportable, theme, settings))
    , m_preview(new AnimationPreview)
    , m_facts(form::label("facts", {.selectable = true}))
{
    m_facts->setAlignment(Qt::AlignCenter);
    layOut(m_choices, form::column(form::grow(m_preview), m_facts), {980, 720});
    if (isStill()) {
        QPushButton* copyButton = addButton("copy", tr("&Copy"));
        copyButton->setToolTip(tr("Copy the picture to the clipboard"));
        connect(copyButton, &QPushButton::clicked, this, &ExportDialog::copy);
    }

    m_measureSoon.setSingleShot(true);
    m_measureSoon.setInterval(250);
    connect(m_choices, &ExportChoices::changed, this, &ExportDialog::choicesChanged);
    connect(&m_measureSoon, &QTimer::timeout, this, &ExportDialog::measure);
    connect(&m_maker, &FrameMaker::made, this, &ExportDialog::showFrames);
    connect(&m_copier, &PictureJob::drawn, this, [this](const QImage& image) {
        if (!image.isNull())
            QApplication::clipboard()->setImage(image);
        showText(image.isNull() ? tr("The picture is too large to copy.") : tr("The picture is on the clipboard."));
    });
    connect(&m_measurer, &ExportJob::estimated, this, [this](qint64 bytes) {
        m_estimated = bytes;
        showFacts();
    });
    connect(&m_measurer, &ExportJob::measured, this, [this](const ExportResult& result) {
        m_measured = result;
        showFacts();
    });
    connect(&m_writer, &ExportJob::progress, this, [this](int done, int total) {
        progress()->setRange(0, total);
        progress()->setValue(done);
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
    showText({});
    m_playing.clear();
    m_maker.make(m_choices->frames());
    showFacts();
    m_measureSoon.start();
}

void ExportDialog::measure()
{
    if (isStill())
        m_measurer.startMeasuring(m_choices->still(), picture());
    else
        m_measurer.startMeasuring(frames(), output());
}

void ExportDialog::showFrames(const std::shared_ptr<const FrameSource>& frames)
{
    if (!frames) {
        m_playing = tr("There is not enough memory for these pictures.");
        showFacts();
        return;
    }
    m_preview->setFrames(frames, isStill() ? 1 : output().plays);
    m_playing = tr("%1 × %2 pixels")
                    .arg(QLocale().toString(frames->size().width()), QLocale().toString(frames->size().height()));
    int duration = 0;
    for (int i = 0; i < frames->count(); ++i)
        duration += playedDelay(frames->delay(i));
    if (!isStill())
        m_playing
            = QStringLiteral("%1 · %2").arg(tr("%1 s").arg(QLocale().toString(duration / 100.0, 'f', 1)), m_playing);
    showFacts();
}

void ExportDialog::showFacts()
{
    QString first = m_playing.isEmpty() ? tr("preparing the pictures …") : m_playing;
    QString second = tr("finding out the size …");
    if (m_measured && m_measured->status == ExportResult::Status::Done) {
        if (!isStill())
            first = QStringLiteral("%1 · %2").arg(tr("%n picture(s)", nullptr, m_measured->pictures), first);
        //: a file's size
        second = tr("File size: %1").arg(fileSizeText(m_measured->bytes));
    } else if (m_measured) {
        second = exportProblem(*m_measured, {});
    } else if (m_estimated && *m_estimated >= 0) {
        second = tr("about %1, counting …").arg(fileSizeText(*m_estimated));
    }
    m_facts->setText(first + QLatin1Char('\n') + second);
}

void ExportDialog::write()
{
    const QString folderKey = isStill() ? QStringLiteral("picture/folder") : QStringLiteral("export/folder");
    const QString suffix = isStill() ? suffixOf(picture().format) : suffixOf(output().format);
    const QString path = askForFile(folderKey, QStandardPaths::PicturesLocation, suffix, m_choices->fileFilters());
    if (!path.isEmpty())
        exportTo(path);
}

void ExportDialog::exportTo(QString path)
{
    PictureSettings still = picture();
    AnimationSettings moving = output();
    if (QFileInfo(path).suffix().isEmpty())
        path += QLatin1Char('.') + (isStill() ? suffixOf(still.format) : suffixOf(moving.format));
    still.format = formatOf(path, still.format);
    moving.format = animationFormatOf(path, moving.format);
    m_path = path;
    setBusy(true);
    if (isStill())
        m_writer.startWriting(m_choices->still(), still, path);
    else
        m_writer.startWriting(frames(), moving, path);
}

void ExportDialog::copy()
{
    showText(tr("The picture is being drawn…"));
    m_copier.draw(m_choices->still(), picture().theme, {picture().scale});
}

void ExportDialog::showResult(const ExportResult& result)
{
    setBusy(false);
    if (result.status != ExportResult::Status::Done) {
        showText(exportProblem(result, m_path));
        return;
    }
    const QString name = QDir::toNativeSeparators(m_path);
    const QString size = fileSizeText(result.bytes);
    showWritten(m_path,
        //: a file, its size
        isStill() ? tr("Saved: %1 (%2)").arg(name, size)
                  //: a file, its pictures, its size
                  : tr("Saved: %1 (%2, %3)").arg(name, tr("%n picture(s)", nullptr, result.pictures), size));
    Q_EMIT exported(m_path);
}

} // namespace convoku
