// SPDX-License-Identifier: MIT
#include "app/widgets/export_dialog.h"

#include "app/exporting/export_wording.h"
#include "app/session/kernel_slide.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace convoku {
namespace {

constexpr int kMillisecondsPerHundredth = 10;

QString key(const char* name)
{
    return QStringLiteral("export/") + QString::fromLatin1(name);
}

QSpinBox* makeSpin(const char* name, int low, int high, int value, int step, const QString& suffix)
{
    auto* spin = new QSpinBox;
    spin->setObjectName(QString::fromLatin1(name));
    spin->setRange(low, high);
    spin->setSingleStep(step);
    spin->setValue(value);
    spin->setSuffix(suffix);
    return spin;
}

QCheckBox* makeCheck(const char* name, const QString& text)
{
    auto* box = new QCheckBox(text);
    box->setObjectName(QString::fromLatin1(name));
    box->setChecked(true);
    return box;
}

} // namespace

ExportDialog::Subject ExportDialog::Subject::ofSlide(const LayerPicture& picture, const KernelSlide& slide)
{
    Subject subject;
    subject.layer = picture;
    subject.slide.order = slide.order();
    subject.slide.output = picture.element ? picture.element->output : 0;
    subject.slide.delay = slide.interval() / kMillisecondsPerHundredth;
    return subject;
}

ExportDialog::ExportDialog(Subject subject, Theme::Kind theme, QSettings& settings, QWidget* parent)
    : QDialog(parent)
    , m_subject(std::move(subject))
    , m_settings(settings)
    , m_choices(new QWidget)
    , m_picture(new QLabel)
    , m_facts(new QLabel)
    , m_message(new QLabel)
    , m_progress(new QProgressBar)
{
    setWindowTitle(m_subject.proof ? tr("Export the chain of a removal")
            : m_subject.layer      ? tr("Export the slide of a layer’s kernel")
                                   : tr("Export animated GIF"));
    auto* form = new QFormLayout(m_choices);
    form->setContentsMargins(0, 0, 0, 0);
    buildRange(form);
    if (!isRun()) {
        // A proof has a picture for each of its steps, whatever the passes, and a slide one for each number.
        for (int row = 0; row < form->rowCount(); ++row)
            form->setRowVisible(row, false);
    }
    buildPlanes(form);
    buildTiming(form);
    buildLook(form, theme);

    m_picture->setMinimumSize(320, 320);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setAccessibleName(tr("Preview"));
    m_facts->setObjectName(QStringLiteral("facts"));
    m_facts->setAlignment(Qt::AlignCenter);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto* left = new QVBoxLayout;
    left->addWidget(m_choices);
    left->addStretch(1);
    auto* right = new QVBoxLayout;
    right->addWidget(m_picture, 1);
    right->addWidget(m_facts);
    auto* columns = new QHBoxLayout;
    columns->addLayout(left);
    columns->addLayout(right, 1);

    auto* buttons = new QDialogButtonBox;
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole);
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setDefault(true);
    m_close = buttons->addButton(QDialogButtonBox::Close);
    m_close->setObjectName(QStringLiteral("close"));
    m_progress->setVisible(false);

    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(m_message);
    layout->addWidget(m_progress);
    layout->addWidget(buttons);

    m_preview.setSingleShot(true);
    m_estimateSoon.setSingleShot(true);
    m_estimateSoon.setInterval(250);
    restore();
    if (m_subject.range && isRun()) {
        m_from->setValue(m_subject.range->first);
        m_to->setValue(m_subject.range->last);
    }

    connect(m_export, &QPushButton::clicked, this, &ExportDialog::askAndExport);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(&m_preview, &QTimer::timeout, this, [this] {
        m_previewFrame = (m_previewFrame + 1) % m_frames->count();
        showPreview();
    });
    connect(&m_estimateSoon, &QTimer::timeout, this, [this] { m_estimator.startEstimating(m_frames, gif()); });
    connect(&m_estimator, &ExportJob::estimated, this, [this](qint64 bytes) {
        m_facts->setText(m_facts->text().section(QLatin1Char('\n'), 0, 0) + QLatin1Char('\n')
            + (bytes < 0 ? tr("size unknown")
                         : tr("about %1").arg(QLocale().formattedDataSize(bytes, 0, QLocale::DataSizeSIFormat))));
    });
    connect(&m_writer, &ExportJob::progress, this, [this](int done, int total) {
        m_progress->setRange(0, total);
        m_progress->setValue(done);
    });
    connect(&m_writer, &ExportJob::written, this, &ExportDialog::showResult);
    choicesChanged();
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::buildRange(QFormLayout* form)
{
    const int passes = m_subject.recording ? m_subject.recording->passCount() : 0;
    m_wholeRun = new QRadioButton(tr("&whole run"));
    m_wholeRun->setObjectName(QStringLiteral("whole_run"));
    m_wholeRun->setChecked(true);
    m_range = new QRadioButton(tr("&from"));
    m_range->setObjectName(QStringLiteral("range"));
    m_from = makeSpin("from", 0, passes, 0, 1, {});
    m_to = makeSpin("to", 0, passes, std::clamp(m_subject.currentPass, 0, passes), 1, {});
    auto* range = new QHBoxLayout;
    range->addWidget(m_range);
    range->addWidget(m_from);
    range->addWidget(new QLabel(tr("to")));
    range->addWidget(m_to);
    range->addStretch(1);
    form->addRow(tr("Passes"), m_wholeRun);
    form->addRow(QString(), range);

    m_frameFor = new QComboBox;
    m_frameFor->setObjectName(QStringLiteral("frame_for"));
    m_frameFor->addItem(tr("each pass"));
    m_frameFor->addItem(tr("each change: every rule, guess and return"));
    form->addRow(tr("&Picture for"), m_frameFor);
    m_fades = makeCheck("fades", tr("two fading pictures &between steps"));
    form->addRow(QString(), m_fades);

    // Choosing a bound means wanting a range.
    for (QSpinBox* bound : {m_from, m_to}) {
        connect(bound, &QSpinBox::valueChanged, this, [this] {
            m_range->setChecked(true);
            choicesChanged();
        });
    }
    connect(m_wholeRun, &QRadioButton::toggled, this, &ExportDialog::choicesChanged);
    connect(m_frameFor, &QComboBox::currentIndexChanged, this, &ExportDialog::choicesChanged);
    connect(m_fades, &QCheckBox::toggled, this, &ExportDialog::choicesChanged);
}

void ExportDialog::buildPlanes(QFormLayout* form)
{
    m_planes = new QComboBox;
    m_planes->setObjectName(QStringLiteral("planes"));
    m_planes->addItem(tr("the plane looked at"));
    m_planes->addItem(tr("all planes"));
    form->addRow(tr("S&lide over"), m_planes);
    form->setRowVisible(m_planes, m_subject.layer && m_subject.slide.order.shape.channels > 1);
    connect(m_planes, &QComboBox::currentIndexChanged, this, &ExportDialog::choicesChanged);
}

void ExportDialog::buildTiming(QFormLayout* form)
{
    // GIF counts hundredths of a second; browsers play less than two of them as ten.
    m_delay = makeSpin("delay", 20, 60000, 300, 50, tr(" ms"));
    m_hold = makeSpin("hold", 20, 600000, 3000, 500, tr(" ms"));
    form->addRow(tr("&Time of a picture"), m_delay);
    form->addRow(tr("&Last picture stays"), m_hold);
    m_loop = new QComboBox;
    m_loop->setObjectName(QStringLiteral("loop"));
    m_loop->addItem(tr("for ever"));
    m_loop->addItem(tr("once"));
    m_loop->addItem(tr("several times"));
    m_plays = makeSpin("plays", 2, 1000, 3, 1, {});
    auto* loop = new QHBoxLayout;
    loop->addWidget(m_loop, 1);
    loop->addWidget(m_plays);
    form->addRow(tr("Plays"), loop);
    connect(m_loop, &QComboBox::currentIndexChanged, this, &ExportDialog::choicesChanged);
    for (QSpinBox* spin : {m_delay, m_hold, m_plays})
        connect(spin, &QSpinBox::valueChanged, this, &ExportDialog::choicesChanged);
}

void ExportDialog::buildLook(QFormLayout* form, Theme::Kind theme)
{
    m_width = makeSpin("width", AnimationOptions::kMinWidth, AnimationOptions::kMaxWidth, 480, 20, tr(" px"));
    form->addRow(tr("&Size (width)"), m_width);
    m_theme = new QComboBox;
    m_theme->setObjectName(QStringLiteral("theme"));
    m_theme->addItem(tr("light"), QVariant::fromValue(static_cast<int>(Theme::Kind::Light)));
    m_theme->addItem(tr("dark"), QVariant::fromValue(static_cast<int>(Theme::Kind::Dark)));
    m_theme->addItem(tr("like the article"), QVariant::fromValue(static_cast<int>(Theme::Kind::Article)));
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(theme)));
    form->addRow(tr("T&heme"), m_theme);
    m_caption = makeCheck("caption", tr("&caption"));
    m_legend = makeCheck("legend", tr("le&gend"));
    m_labels = makeCheck("labels", tr("&row and column numbers"));
    form->addRow(tr("With"), m_caption);
    form->addRow(QString(), m_legend);
    form->addRow(QString(), m_labels);
    // A layer's picture is of one piece.
    for (QCheckBox* box : {m_caption, m_legend, m_labels})
        form->setRowVisible(box, !m_subject.layer);
    m_colours = new QComboBox;
    m_colours->setObjectName(QStringLiteral("colours"));
    m_colours->addItem(QStringLiteral("127"), 127);
    m_colours->addItem(QStringLiteral("255"), 255);
    form->addRow(tr("C&olours"), m_colours);
    connect(m_width, &QSpinBox::valueChanged, this, &ExportDialog::choicesChanged);
    for (QComboBox* combo : {m_theme, m_colours})
        connect(combo, &QComboBox::currentIndexChanged, this, &ExportDialog::choicesChanged);
    for (QCheckBox* box : {m_caption, m_legend, m_labels})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::choicesChanged);
}

AnimationOptions ExportDialog::animation() const
{
    AnimationOptions options;
    if (m_range->isChecked()) {
        options.firstPass = std::min(m_from->value(), m_to->value());
        options.lastPass = std::max(m_from->value(), m_to->value());
    }
    options.frameFor = static_cast<AnimationOptions::FrameFor>(m_frameFor->currentIndex());
    options.fades = m_fades->isChecked();
    options.width = m_width->value();
    options.delay = m_delay->value() / kMillisecondsPerHundredth;
    options.hold = m_hold->value() / kMillisecondsPerHundredth;
    options.style = {static_cast<Theme::Kind>(m_theme->currentData().toInt()), m_labels->isChecked(),
        m_caption->isChecked(), m_legend->isChecked()};
    return options;
}

GifSettings ExportDialog::gif() const
{
    GifSettings settings;
    settings.colours = m_colours->currentData().toInt();
    settings.plays = m_loop->currentIndex() == 0 ? 0 : m_loop->currentIndex() == 1 ? 1 : m_plays->value();
    settings.pinned = Theme::of(animation().style.theme).flatColours();
    return settings;
}

SlideOptions ExportDialog::slide() const
{
    SlideOptions options = m_subject.slide;
    options.order.allPlanes = m_planes->currentIndex() == 1;
    options.width = m_width->value();
    options.delay = m_delay->value() / kMillisecondsPerHundredth;
    options.hold = m_hold->value() / kMillisecondsPerHundredth;
    return options;
}

std::shared_ptr<const FrameSource> ExportDialog::chosenFrames() const
{
    if (m_subject.layer) {
        LayerPicture picture = *m_subject.layer;
        picture.theme = animation().style.theme;
        return std::make_shared<LayerFrames>(picture, slide());
    }
    if (m_subject.proof)
        return std::make_shared<ProofFrames>(m_subject.recording, m_subject.proof, animation());
    return std::make_shared<RunFrames>(m_subject.recording, animation());
}

QString ExportDialog::ownKey(const char* name) const
{
    if (m_subject.layer)
        return key("layer_") + QString::fromLatin1(name);
    // A proof's pictures are those of a run, only slower.
    const bool delay = qstrcmp(name, "delay") == 0;
    return m_subject.proof && delay ? key("proof_delay") : key(name);
}

void ExportDialog::restore()
{
    m_frameFor->setCurrentIndex(m_settings.value(key("frame_for"), 0).toInt());
    m_fades->setChecked(m_settings.value(key("fades"), true).toBool());
    m_width->setValue(m_settings.value(ownKey("width"), m_subject.layer ? m_subject.slide.width : 480).toInt());
    // A finding takes longer to read than a picture of a run; a slide is as fast as it was on the screen.
    if (m_subject.layer)
        m_delay->setValue(m_subject.slide.delay * kMillisecondsPerHundredth);
    else
        m_delay->setValue(m_settings.value(ownKey("delay"), m_subject.proof ? 1500 : 300).toInt());
    m_planes->setCurrentIndex(m_subject.slide.order.allPlanes ? 1 : 0);
    m_hold->setValue(m_settings.value(key("hold"), 3000).toInt());
    m_loop->setCurrentIndex(m_settings.value(key("loop"), 0).toInt());
    m_plays->setValue(m_settings.value(key("plays"), 3).toInt());
    m_caption->setChecked(m_settings.value(key("caption"), true).toBool());
    m_legend->setChecked(m_settings.value(key("legend"), true).toBool());
    m_labels->setChecked(m_settings.value(key("labels"), true).toBool());
    m_colours->setCurrentIndex(m_settings.value(key("colours"), 0).toInt());
    m_wholeRun->setChecked(true);
}

void ExportDialog::remember() const
{
    m_settings.setValue(key("frame_for"), m_frameFor->currentIndex());
    m_settings.setValue(key("fades"), m_fades->isChecked());
    m_settings.setValue(ownKey("width"), m_width->value());
    m_settings.setValue(ownKey("delay"), m_delay->value());
    m_settings.setValue(key("hold"), m_hold->value());
    m_settings.setValue(key("loop"), m_loop->currentIndex());
    m_settings.setValue(key("plays"), m_plays->value());
    m_settings.setValue(key("caption"), m_caption->isChecked());
    m_settings.setValue(key("legend"), m_legend->isChecked());
    m_settings.setValue(key("labels"), m_labels->isChecked());
    m_settings.setValue(key("colours"), m_colours->currentIndex());
}

void ExportDialog::choicesChanged()
{
    if (m_export == nullptr)
        return; // still being built
    m_plays->setVisible(m_loop->currentIndex() == 2);
    m_frames = chosenFrames();
    const QSize size = m_frames->size();
    //: frames, seconds, width × height: 77 pictures · 25.5 s · 480 × 560 pixels
    m_facts->setText(tr("%1 · %2 s · %3 × %4 pixels")
                         .arg(tr("up to %n picture(s)", nullptr, m_frames->count()),
                             QLocale().toString(m_frames->duration() / 100.0, 'f', 1))
                         .arg(size.width())
                         .arg(size.height())
        + QLatin1Char('\n') + tr("estimating the size …"));
    m_previewFrame = 0;
    m_message->clear();
    showPreview();
    m_estimateSoon.start();
}

void ExportDialog::showPreview()
{
    const qreal ratio = devicePixelRatioF();
    QPixmap pixmap = QPixmap::fromImage(m_frames->frame(m_previewFrame));
    const QSize room = (QSizeF(m_picture->size()) * ratio).toSize();
    if (pixmap.width() > room.width() || pixmap.height() > room.height())
        pixmap = pixmap.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    pixmap.setDevicePixelRatio(ratio);
    m_picture->setPixmap(pixmap);
    m_preview.start(m_frames->delay(m_previewFrame) * kMillisecondsPerHundredth);
}

void ExportDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    showPreview();
}

void ExportDialog::askAndExport()
{
    if (m_writer.isRunning()) {
        m_writer.cancel();
        return;
    }
    const QString folder
        = m_settings.value(key("folder"), QStandardPaths::writableLocation(QStandardPaths::PicturesLocation))
              .toString();
    const QString name = QDir(folder.isEmpty() ? QDir::homePath() : folder).filePath(QStringLiteral("convoku.gif"));
    QString path = QFileDialog::getSaveFileName(this, tr("Export animated GIF"), name, tr("Animated GIF (*.gif)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".gif");
    exportTo(path);
}

void ExportDialog::exportTo(const QString& path)
{
    remember();
    m_settings.setValue(key("folder"), QFileInfo(path).absolutePath());
    m_path = path;
    m_message->clear();
    setExporting(true);
    m_writer.startWriting(m_frames, gif(), path);
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
                                   QLocale().formattedDataSize(result.bytes, 1, QLocale::DataSizeSIFormat)));
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
    remember();
    QDialog::reject();
}

} // namespace convoku
