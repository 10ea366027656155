// SPDX-License-Identifier: MIT
#include "app/window/exporting/picture_dialog.h"

#include "app/drawing/theme_wording.h"
#include "app/exporting/file_names.h"
#include "app/window/exporting/saved_file_row.h"
#include "app/window/parts/form.h"
#include "app/window/parts/puzzle_files.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLocale>
#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace convoku {
namespace {

constexpr QSize kPreview{520, 460};
/// Nobody reads what is there for less time.
constexpr std::chrono::milliseconds kPictureSoon{200};

QString pictureKey(const char* name)
{
    return QStringLiteral("picture/") + QString::fromLatin1(name);
}

void choose(QComboBox* box, const QVariant& data)
{
    if (const int index = box->findData(data); index >= 0)
        box->setCurrentIndex(index);
}

} // namespace

PictureDialog::PictureDialog(
    std::shared_ptr<const Picture> picture, Theme::Kind theme, QSettings& settings, QWidget* parent)
    : QDialog(parent)
    , m_picture(std::move(picture))
    , m_settings(settings)
    , m_job(new PictureJob(this))
    , m_previewJob(new PictureJob(this))
    , m_form(new QFormLayout)
    , m_format(form::combo("picture_format"))
    , m_text(form::combo("picture_text"))
    , m_scale(form::combo("picture_scale"))
    , m_theme(form::combo("picture_theme"))
    , m_caption(form::check("picture_caption", tr("&caption")))
    , m_legend(form::check("picture_legend", tr("le&gend")))
    , m_preview(form::label("picture_preview"))
    , m_size(form::label("picture_size"))
    , m_message(form::label("picture_message", {.wraps = true}))
    , m_saved(new SavedFileRow)
    , m_save(form::named(new QPushButton(tr("&Save…")), "picture_save"))
    , m_copy(form::named(new QPushButton(tr("&Copy")), "picture_copy", {.tip = tr("Put the picture on the clipboard")}))
{
    setWindowTitle(tr("Export picture"));
    m_format->addItem(tr("PNG: pixels"), static_cast<int>(PictureFormat::Png));
    m_format->addItem(tr("SVG: lines and letters, sharp at any size"), static_cast<int>(PictureFormat::Svg));
    m_format->addItem(tr("PDF: a page with lines and letters"), static_cast<int>(PictureFormat::Pdf));
    m_text->addItem(tr("Letters: small, can be searched"), static_cast<int>(SvgText::Letters));
    m_text->addItem(tr("Outlines: the same everywhere"), static_cast<int>(SvgText::Outlines));
    for (const int scale : {1, 2, 4})
        m_scale->addItem(tr("%1×").arg(scale), scale);
    for (const Theme::Kind kind : Theme::kinds())
        m_theme->addItem(ThemeWording::name(kind), static_cast<int>(kind));
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setFixedSize(kPreview);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_message->hide();
    choose(m_format, m_settings.value(pictureKey("format"), static_cast<int>(PictureFormat::Png)).toInt());
    choose(m_text, m_settings.value(pictureKey("text"), static_cast<int>(SvgText::Letters)).toInt());
    choose(m_scale, m_settings.value(pictureKey("scale"), 2).toInt());
    choose(m_theme, m_settings.value(pictureKey("theme"), static_cast<int>(theme)).toInt());
    m_caption->setChecked(m_settings.value(pictureKey("caption"), true).toBool());
    m_legend->setChecked(m_settings.value(pictureKey("legend"), true).toBool());

    m_form->addRow(tr("&Format"), m_format);
    m_form->addRow(tr("S&ize"), m_scale);
    m_form->addRow(tr("Te&xt"), m_text);
    m_form->addRow(tr("&Theme"), m_theme);
    QWidget* with = form::box(form::column(m_caption, m_legend));
    m_form->addRow(tr("With"), with);
    m_form->setRowVisible(with, m_picture->withWords({}) != nullptr);
    m_form->addRow(QString(), m_size);
    auto* buttons = new QDialogButtonBox;
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    m_save->setDefault(true);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
    buttons->addButton(QDialogButtonBox::Close); // last, also for the Tab key
    auto* top = form::row(m_preview, form::grow(form::column(m_form, form::stretch(1))));
    form::layOut(this, form::column(top, m_message, m_saved, buttons));

    m_tellBusy.setSingleShot(true);
    m_tellBusy.setInterval(kPictureSoon);
    connect(&m_tellBusy, &QTimer::timeout, this, [this] { tell(tr("The picture is being drawn…")); });
    connect(m_previewJob, &PictureJob::drawn, this, [this](QImage image) {
        image.setDevicePixelRatio(devicePixelRatioF());
        m_preview->setPixmap(QPixmap::fromImage(image));
    });
    connect(m_job, &PictureJob::drawn, this, &PictureDialog::takeCopy);
    connect(m_job, &PictureJob::written, this, &PictureDialog::takeWritten);
    connect(m_save, &QPushButton::clicked, this, &PictureDialog::askForFile);
    connect(m_copy, &QPushButton::clicked, this, &PictureDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &PictureDialog::reject);
    for (QComboBox* box : {m_format, m_scale, m_text, m_theme})
        connect(box, &QComboBox::currentIndexChanged, this, &PictureDialog::showChoice);
    for (QCheckBox* box : {m_caption, m_legend})
        connect(box, &QCheckBox::toggled, this, &PictureDialog::showChoice);
    showChoice();
}

PictureSettings PictureDialog::chosen() const
{
    return {static_cast<PictureFormat>(m_format->currentData().toInt()),
        static_cast<Theme::Kind>(m_theme->currentData().toInt()), m_scale->currentData().toDouble(),
        static_cast<SvgText>(m_text->currentData().toInt()), m_facts};
}

std::shared_ptr<const Picture> PictureDialog::picture() const
{
    auto picture = m_picture->withWords({m_caption->isChecked(), m_legend->isChecked()});
    return picture ? picture : m_picture;
}

void PictureDialog::showChoice()
{
    const PictureSettings settings = chosen();
    const auto picture = this->picture();
    const QSizeF size = picture->size();
    const double ratio = devicePixelRatioF();
    const double fit = std::min({1.0, kPreview.width() / size.width(), kPreview.height() / size.height()});
    // Drawn at least as large as it is, then made smaller: letters keep their shapes.
    m_previewJob->draw(picture, settings.theme, {std::max(fit * ratio, std::min(1.0, 2 * fit * ratio))},
        (size * fit * ratio).toSize());
    m_preview->setAccessibleName(tr("Preview of %1").arg(m_picture->title()));
    m_message->hide();
    m_saved->setFile({});

    const bool pixels = settings.format == PictureFormat::Png;
    m_scale->setEnabled(pixels);
    m_form->setRowVisible(m_text, settings.format == PictureFormat::Svg);
    const double scale = pixels ? settings.scale : 1;
    //: the size of a picture, in pixels
    m_size->setText(tr("%1 × %2 pixels")
                        .arg(QLocale().toString(static_cast<int>(std::ceil(size.width() * scale))),
                            QLocale().toString(static_cast<int>(std::ceil(size.height() * scale)))));
}

void PictureDialog::askForFile()
{
    const QString folder = saveFolder(m_settings, pictureKey("folder"), QStandardPaths::PicturesLocation);
    const PictureFormat chosenFormat = chosen().format;
    QStringList filters;
    for (const PictureFormat format : kPictureFormats) {
        const QString filter = tr("%1 pictures (*.%2)").arg(suffixOf(format).toUpper(), suffixOf(format));
        if (format == chosenFormat)
            filters.prepend(filter);
        else
            filters.append(filter);
    }
    const QString path
        = askForTarget(windowTitle(), suggestedPath(folder, suffixOf(chosenFormat)), filters, this).first;
    if (!path.isEmpty())
        saveTo(path);
}

void PictureDialog::saveTo(QString path)
{
    PictureSettings settings = chosen();
    if (QFileInfo(path).suffix().isEmpty())
        path += QLatin1Char('.') + suffixOf(settings.format);
    settings.format = formatOf(path, settings.format);
    remember();
    m_settings.setValue(pictureKey("folder"), QFileInfo(path).absolutePath());
    m_savedPath.clear();
    m_path = path;
    setBusy(true);
    m_job->write(picture(), settings, path);
}

void PictureDialog::takeWritten(const QString& problem)
{
    setBusy(false);
    if (!problem.isEmpty()) {
        tell(tr("%1 can’t be written: %2").arg(QDir::toNativeSeparators(m_path), problem));
        return;
    }
    m_savedPath = m_path;
    tell(tr("Saved: %1").arg(QDir::toNativeSeparators(m_path)));
    m_saved->setFile(m_path);
}

void PictureDialog::copy()
{
    remember();
    setBusy(true);
    m_job->draw(picture(), chosen().theme, {chosen().scale});
}

void PictureDialog::takeCopy(const QImage& image)
{
    setBusy(false);
    if (!image.isNull())
        QApplication::clipboard()->setImage(image);
    tell(image.isNull() ? tr("The picture is too large to be copied.") : tr("The picture is on the clipboard."));
}

void PictureDialog::setBusy(bool busy)
{
    m_message->hide();
    m_saved->setFile({});
    if (busy) {
        m_tellBusy.start();
        m_before = focusWidget();
    } else {
        m_tellBusy.stop();
    }
    for (QWidget* widget :
        std::initializer_list<QWidget*>{m_format, m_text, m_theme, m_caption, m_legend, m_save, m_copy})
        widget->setEnabled(!busy);
    m_scale->setEnabled(!busy && chosen().format == PictureFormat::Png);
    if (!busy && m_before)
        m_before->setFocus(); // a widget that can't be used loses it
}

void PictureDialog::tell(const QString& text)
{
    m_message->setText(text);
    m_message->show();
}

void PictureDialog::remember()
{
    m_settings.setValue(pictureKey("format"), m_format->currentData());
    m_settings.setValue(pictureKey("scale"), m_scale->currentData());
    m_settings.setValue(pictureKey("text"), m_text->currentData());
    m_settings.setValue(pictureKey("theme"), m_theme->currentData());
    m_settings.setValue(pictureKey("caption"), m_caption->isChecked());
    m_settings.setValue(pictureKey("legend"), m_legend->isChecked());
}

void PictureDialog::reject()
{
    remember();
    QDialog::reject();
}

} // namespace convoku
