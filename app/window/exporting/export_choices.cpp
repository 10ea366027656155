// SPDX-License-Identifier: MIT
#include "app/window/exporting/export_choices.h"

#include "app/drawing/theme_wording.h"
#include "app/views/layers/kernel_slide.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QRadioButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace convoku {
namespace {

constexpr int kChoicesMsPerHundredth = 10;
constexpr int kHundredthsPerSecond = 100;

QString exportKey(const char* name)
{
    return QStringLiteral("export/") + QString::fromLatin1(name);
}

QSpinBox* exportSpin(const char* id, int least, int most, int value, const form::Hint& hint = {}, int step = 1,
    const QString& suffix = {})
{
    QSpinBox* spin = form::spin(id, least, most, hint);
    spin->setSingleStep(step);
    spin->setSuffix(suffix);
    spin->setValue(value);
    return spin;
}

} // namespace

struct ExportChoices::Preset
{
    QString name;
    int width = 480;
    Theme::Kind theme = Theme::Kind::Light;
    int delay = 30; ///< hundredths of a second
    int hold = 300;
    bool words = true; ///< caption, legend and numbers
};

/// The first one stands for what was chosen otherwise.
const std::vector<ExportChoices::Preset>& ExportChoices::presets()
{
    static const std::vector<Preset> all{
        {tr("own choice")},
        {tr("article: 338 px, the board alone"), 338, Theme::Kind::Article, 30, 300, false},
        {tr("web page: 480 px"), 480, Theme::Kind::Light, 30, 300, true},
        {tr("slide: 720 px, slower"), 720, Theme::Kind::Light, 60, 500, true},
        {tr("large, for print: 1080 px"), 1080, Theme::Kind::Print, 60, 500, true},
    };
    return all;
}

ExportSubject ExportSubject::ofSlide(const LayerPicture& picture, const KernelSlide& slide)
{
    ExportSubject subject;
    subject.layer = picture;
    subject.slide.order = slide.order();
    subject.slide.allAtOnce = picture.allAtOnce;
    subject.slide.output = picture.element ? picture.element->output : 0;
    subject.slide.delay = slide.interval() / kChoicesMsPerHundredth;
    return subject;
}

ExportChoices::ExportChoices(const ExportSubject& subject, Theme::Kind theme, QSettings& settings, QWidget* parent)
    : QWidget(parent)
    , m_subject(subject)
    , m_settings(settings)
    , m_form(new QFormLayout(this))
{
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    QStringList names;
    for (const Preset& preset : presets())
        names << preset.name;
    m_preset = form::combo("preset", names);
    m_form->addRow(tr("Pr&eset"), m_preset);
    m_format = form::combo("format", {tr("GIF: plays everywhere"), tr("WebP: smaller, all colours exact")});
    m_form->addRow(tr("For&mat"), m_format);
    m_pictureFormat = form::combo("picture_format", {});
    for (const PictureFormat format : kPictureFormats)
        m_pictureFormat->addItem(suffixOf(format).toUpper(), static_cast<int>(format));
    m_form->addRow(tr("For&mat"), m_pictureFormat);
    m_text = form::combo("picture_text", {tr("letters"), tr("outlines: the same everywhere")});
    m_form->addRow(tr("Te&xt"), m_text);
    buildRange(m_form);
    buildPlanes(m_form);
    buildTiming(m_form);
    buildLook(m_form, theme);
    restore(theme);
    m_settling = false;
    connect(m_preset, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index > 0)
            take(presets().at(static_cast<std::size_t>(index)));
    });
    for (QComboBox* combo : {m_format, m_pictureFormat, m_text})
        connect(combo, &QComboBox::currentIndexChanged, this, [this] {
            showWhatFollows();
            Q_EMIT changed();
        });
    showWhatFollows();
}

int ExportChoices::passes() const
{
    const int first = m_subject.recording ? m_subject.recording->passCount() : 0;
    return std::max(first, m_subject.compared ? positionsOf(m_subject.compared->runs) - 1 : 0);
}

void ExportChoices::buildRange(QFormLayout* form)
{
    m_wholeRun = form::radio("whole_run", m_subject.compared ? tr("&whole runs") : tr("&whole run"));
    m_wholeRun->setChecked(true);
    m_range = form::radio("range", tr("&from"));
    m_from = exportSpin("from", 0, passes(), 0, {.name = tr("First pass")});
    m_to = exportSpin("to", 0, passes(), std::clamp(m_subject.currentPass, 0, passes()), {.name = tr("Last pass")});
    auto* range = form::row(m_range, m_from, form::text(tr("to")), m_to, form::stretch(1));
    form->addRow(tr("Passes"), m_wholeRun);
    form->addRow(QString(), range);
    m_frameFor = form::combo("frame_for", {tr("each pass"), tr("each change: every rule, guess and return")});
    form->addRow(tr("&Picture for"), m_frameFor);
    m_fades = form::check("fades", tr("two fading pictures &between steps"));
    m_fades->setChecked(true);
    form->addRow(QString(), m_fades);
    // A proof has a picture for each of its steps, whatever the passes, and a slide one for each number.
    form->setRowVisible(m_wholeRun, isRun() && !m_subject.everyPuzzle);
    form->setRowVisible(range, isRun() && !m_subject.everyPuzzle);
    // Two runs have their passes in common, and nothing else.
    form->setRowVisible(m_frameFor, isRun() && !m_subject.compared);
    form->setRowVisible(m_fades, isRun());

    // Choosing a bound means wanting a range.
    for (QSpinBox* bound : {m_from, m_to}) {
        connect(bound, &QSpinBox::valueChanged, this, [this] {
            const QSignalBlocker quiet(m_wholeRun);
            m_range->setChecked(true);
            Q_EMIT changed();
        });
    }
    connect(m_wholeRun, &QRadioButton::toggled, this, &ExportChoices::changed);
    connect(m_frameFor, &QComboBox::currentIndexChanged, this, &ExportChoices::changed);
    connect(m_fades, &QCheckBox::toggled, this, &ExportChoices::changed);
}

void ExportChoices::buildPlanes(QFormLayout* form)
{
    // In the order of SlideWay.
    m_planes = form::combo("planes",
        {m_subject.slide.order.shape.channels > 1 ? tr("the plane looked at") : tr("the plane"), tr("all planes"),
            tr("all numbers at once")});
    if (m_subject.slide.order.shape.channels == 1)
        m_planes->removeItem(AllPlanes);
    form->addRow(tr("S&lide over"), m_planes);
    form->setRowVisible(m_planes, m_subject.layer.has_value());
    connect(m_planes, &QComboBox::currentIndexChanged, this, &ExportChoices::changed);
}

void ExportChoices::buildTiming(QFormLayout* form)
{
    // Files count hundredths of a second: both fields go in steps of these.
    m_delay = exportSpin("delay", 10, 600000, 300, {.name = tr("Time of a picture")}, 50, tr(" ms"));
    m_rate = form::decimal(
        "rate", 0.01, kHundredthsPerSecond, 2, {.name = tr("Pictures a second"), .tip = tr("Pictures a second")});
    m_rate->setKeyboardTracking(false);
    //: pictures a second
    m_rate->setSuffix(tr(" /s"));
    m_timeRow = form::box(form::row(form::grow(m_delay), form::grow(m_rate)));
    form->addRow(form::labelOf(m_delay, tr("&Time of a picture")), m_timeRow);
    m_warning = form::label(
        "rate_warning", tr("Browsers play more than 50 pictures a second slowly: the file has 50."), {.wraps = true});
    form->addRow(m_warning);
    m_hold = exportSpin("hold", 20, 600000, 3000, {}, 500, tr(" ms"));
    form->addRow(tr("&Last picture stays"), m_hold);
    m_loop = form::combo("loop", {tr("for ever"), tr("once"), tr("several times")});
    m_plays = exportSpin("plays", 2, 1000, 3, {.name = tr("How often it plays")});
    m_loopRow = form::box(form::row(form::grow(m_loop), m_plays));
    form->addRow(tr("Plays"), m_loopRow);
    connect(m_loop, &QComboBox::currentIndexChanged, this, [this] {
        showWhatFollows();
        choiceMade();
    });
    connect(m_rate, &QDoubleSpinBox::valueChanged, this, [this](double rate) {
        m_delay->setValue(
            std::max(1, static_cast<int>(std::lround(kHundredthsPerSecond / rate))) * kChoicesMsPerHundredth);
        showWhatFollows();
    });
    for (QSpinBox* spin : {m_delay, m_hold}) {
        connect(spin, &QSpinBox::editingFinished, spin, [spin] {
            spin->setValue(
                (spin->value() + kChoicesMsPerHundredth / 2) / kChoicesMsPerHundredth * kChoicesMsPerHundredth);
        });
    }
    connect(m_delay, &QSpinBox::valueChanged, this, [this] {
        showWhatFollows();
        choiceMade();
    });
    for (QSpinBox* spin : {m_hold, m_plays})
        connect(spin, &QSpinBox::valueChanged, this, &ExportChoices::choiceMade);
}

void ExportChoices::buildLook(QFormLayout* form, Theme::Kind theme)
{
    m_width = exportSpin("width", AnimationOptions::kMinWidth, AnimationOptions::kMaxWidth, 480, {}, 20, tr(" px"));
    form->addRow(tr("&Size (width)"), m_width);
    m_theme = form::combo("theme", {});
    for (const Theme::Kind kind : Theme::kinds())
        m_theme->addItem(ThemeWording::name(kind), static_cast<int>(kind));
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(theme)));
    form->addRow(tr("T&heme"), m_theme);
    m_caption = form::check("caption", tr("&caption"));
    m_sentence = form::check("sentence", tr("what each step did, in a se&ntence"));
    m_legend = form::check("legend", tr("le&gend"));
    m_labels = form::check("labels", tr("&row and column numbers"));
    // One row, so that all of it goes below its name where letters are large.
    QWidget* with = form::box(form::column(m_caption, m_sentence, m_legend, m_labels));
    for (QCheckBox* box : {m_caption, m_legend, m_labels})
        box->setChecked(true);
    form->addRow(tr("With"), with);
    // A layer's picture, the cube, a trial, a training, and one of two boards, is of one piece.
    form->setRowVisible(
        with, !m_subject.layer && !m_subject.cube && !m_subject.blind && !m_subject.training && !m_subject.compared);
    m_colours = form::combo("colours", {});
    for (const int colours : {Palette::Small, Palette::Large})
        m_colours->addItem(QString::number(colours), colours);
    form->addRow(tr("C&olours"), m_colours);
    connect(m_width, &QSpinBox::valueChanged, this, [this, wide = false](int width) mutable {
        const bool before = std::exchange(wide, width >= AnimationOptions::kSentenceWidth);
        if (wide != before)
            m_sentence->setChecked(wide);
        choiceMade();
    });
    connect(m_theme, &QComboBox::currentIndexChanged, this, &ExportChoices::choiceMade);
    connect(m_colours, &QComboBox::currentIndexChanged, this, &ExportChoices::changed);
    for (QCheckBox* box : {m_caption, m_sentence, m_legend, m_labels})
        connect(box, &QCheckBox::toggled, this, &ExportChoices::choiceMade);
}

void ExportChoices::take(const Preset& preset)
{
    m_settling = true;
    m_width->setValue(preset.width);
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(preset.theme)));
    m_delay->setValue(preset.delay * kChoicesMsPerHundredth);
    m_hold->setValue(preset.hold * kChoicesMsPerHundredth);
    for (QCheckBox* box : {m_caption, m_legend, m_labels})
        box->setChecked(preset.words);
    m_sentence->setChecked(preset.words && preset.width >= AnimationOptions::kSentenceWidth);
    m_settling = false;
    showWhatFollows();
    Q_EMIT changed();
}

void ExportChoices::choiceMade()
{
    if (m_settling)
        return;
    // What somebody chooses himself is no preset any more.
    m_preset->setCurrentIndex(0);
    Q_EMIT changed();
}

void ExportChoices::showWhatFollows()
{
    m_plays->setVisible(m_loop->currentIndex() == 2);
    const int delay = m_delay->value() / kChoicesMsPerHundredth;
    m_form->setRowVisible(m_warning, !m_still && playedDelay(delay) != delay);
    m_form->setRowVisible(m_colours, !m_still && m_format->currentIndex() == static_cast<int>(AnimationFormat::Gif));
    for (QWidget* row : std::initializer_list<QWidget*>{m_format, m_timeRow, m_hold, m_loopRow})
        m_form->setRowVisible(row, !m_still);
    m_form->setRowVisible(m_frameFor, !m_still && isRun() && !m_subject.compared);
    m_form->setRowVisible(m_fades, !m_still && isRun());
    m_form->setRowVisible(m_pictureFormat, m_still);
    m_form->setRowVisible(m_text, m_still && picture().format == PictureFormat::Svg);
    m_form->setRowVisible(m_width, !m_still || picture().format == PictureFormat::Png);
    const QSignalBlocker quiet(m_rate);
    m_rate->setValue(static_cast<double>(kHundredthsPerSecond) / std::max(1, delay));
}

void ExportChoices::setStill(bool still)
{
    m_still = still;
    showWhatFollows();
}

PictureSettings ExportChoices::picture() const
{
    PictureSettings settings;
    settings.format = static_cast<PictureFormat>(m_pictureFormat->currentData().toInt());
    settings.theme = animation().style.theme;
    settings.text = static_cast<SvgText>(m_text->currentIndex());
    return settings;
}

AnimationOptions ExportChoices::animation() const
{
    AnimationOptions options;
    if (m_range->isChecked()) {
        options.firstPass = std::min(m_from->value(), m_to->value());
        options.lastPass = std::max(m_from->value(), m_to->value());
    }
    options.frameFor = static_cast<AnimationOptions::FrameFor>(m_frameFor->currentIndex());
    options.fades = m_fades->isChecked();
    options.width = m_width->value();
    options.delay = m_delay->value() / kChoicesMsPerHundredth;
    options.hold = m_hold->value() / kChoicesMsPerHundredth;
    options.style = {static_cast<Theme::Kind>(m_theme->currentData().toInt()), m_labels->isChecked(),
        m_caption->isChecked(), m_legend->isChecked(), m_sentence->isChecked()};
    return options;
}

ExportChoices::SlideWay ExportChoices::slideWay() const
{
    const int index = m_planes->currentIndex();
    return index + 1 == m_planes->count() ? AllAtOnce : static_cast<SlideWay>(index);
}

SlideOptions ExportChoices::slide() const
{
    SlideOptions options = m_subject.slide;
    options.order.allPlanes = slideWay() == AllPlanes;
    options.allAtOnce = slideWay() == AllAtOnce;
    options.width = m_width->value();
    options.delay = m_delay->value() / kChoicesMsPerHundredth;
    options.hold = m_hold->value() / kChoicesMsPerHundredth;
    return options;
}

AnimationSettings ExportChoices::output() const
{
    const AnimationOptions options = animation();
    AnimationSettings settings;
    settings.format = static_cast<AnimationFormat>(m_format->currentIndex());
    settings.plays = m_loop->currentIndex() == 0 ? 0 : m_loop->currentIndex() == 1 ? 1 : m_plays->value();
    settings.colours = m_colours->currentData().toInt();
    settings.pinned = Theme::of(options.style.theme).flatColours();
    if (m_subject.layer)
        settings.facts.title = layerTitle(*m_subject.layer);
    else if (m_subject.recording)
        settings.facts = DocumentFacts::ofPasses(*m_subject.recording, options.firstPass, options.lastPass);
    if (m_subject.cube) {
        settings.facts = m_subject.cube->facts;
        settings.facts.title = cubeTitle(*m_subject.cube);
    }
    if (m_subject.blind)
        settings.facts = BlindPicture(m_subject.blind->scene).facts().value();
    if (m_subject.training)
        settings.facts.title = TrainingPicture(m_subject.training->shown).title();
    return settings;
}

FrameFactory ExportChoices::frames() const
{
    const AnimationOptions options = animation();
    if (m_subject.layer) {
        LayerPicture picture = *m_subject.layer;
        picture.theme = options.style.theme;
        const SlideOptions slide = this->slide();
        if (slide.order.allPlanes && !slide.allAtOnce)
            picture.cuts.clear(); // it goes over planes that were not looked at
        return [picture, slide] { return std::make_shared<LayerFrames>(picture, slide); };
    }
    if (m_subject.cube) {
        CubeTurning turning = *m_subject.cube;
        turning.theme = options.style.theme;
        turning.width = options.width;
        turning.delay = options.delay;
        turning.hold = options.hold;
        return [turning] { return std::make_shared<CubeFrames>(turning); };
    }
    if (m_subject.blind) {
        BlindShow show = *m_subject.blind;
        show.theme = options.style.theme;
        show.width = options.width;
        show.delay = options.delay;
        show.hold = options.hold;
        return [show] { return std::make_shared<BlindFrames>(show); };
    }
    if (m_subject.training) {
        TrainingFilm film = *m_subject.training;
        film.theme = options.style.theme;
        film.width = options.width;
        film.delay = options.delay;
        film.hold = options.hold;
        return [film] { return std::make_shared<TrainingFrames>(film); };
    }
    if (m_subject.proof) {
        return [run = m_subject.recording, proof = m_subject.proof, options] {
            return std::make_shared<ProofFrames>(run, proof, options);
        };
    }
    if (m_subject.compared)
        return [show = *m_subject.compared, options] { return std::make_shared<ComparedFrames>(show, options); };
    return [run = m_subject.recording, options] { return std::make_shared<RunFrames>(run, options); };
}

QString ExportChoices::ownKey(const char* name) const
{
    if (m_subject.layer)
        return exportKey("layer_") + QString::fromLatin1(name);
    if (m_subject.cube)
        return exportKey("cube_") + QString::fromLatin1(name);
    if (m_subject.blind)
        return exportKey("blind_") + QString::fromLatin1(name);
    if (m_subject.training)
        return exportKey("training_") + QString::fromLatin1(name);
    if (m_subject.compared && qstrcmp(name, "width") == 0)
        return exportKey("what_if_width");
    // A proof's pictures are those of a run, only slower.
    return m_subject.proof && qstrcmp(name, "delay") == 0 ? exportKey("proof_delay") : exportKey(name);
}

void ExportChoices::restore(Theme::Kind theme)
{
    chooseIndex(m_format, m_settings.value(exportKey("format"), 0).toInt());
    chooseIndex(m_pictureFormat, m_settings.value(exportKey("picture_format"), 0).toInt());
    chooseIndex(m_text, m_settings.value(exportKey("picture_text"), 0).toInt());
    chooseIndex(m_frameFor, m_settings.value(exportKey("frame_for"), 0).toInt());
    m_fades->setChecked(m_settings.value(exportKey("fades"), true).toBool());
    constexpr int kTwoBoards = 960;
    m_width->setValue(m_settings
                          .value(ownKey("width"),
                              m_subject.layer          ? m_subject.slide.width
                                  : m_subject.compared ? kTwoBoards
                                  : m_subject.blind    ? m_subject.blind->width
                                  : m_subject.training ? m_subject.training->width
                                                       : 480)
                          .toInt());
    // A finding takes longer to read than a picture of a run; a slide is as fast as it was on the screen.
    if (m_subject.layer)
        m_delay->setValue(m_subject.slide.delay * kChoicesMsPerHundredth);
    else
        m_delay->setValue(m_settings
                              .value(ownKey("delay"),
                                  m_subject.cube           ? m_subject.cube->delay * kChoicesMsPerHundredth
                                      : m_subject.blind    ? m_subject.blind->delay * kChoicesMsPerHundredth
                                      : m_subject.training ? m_subject.training->delay * kChoicesMsPerHundredth
                                      : m_subject.proof    ? 1500
                                                           : 300)
                              .toInt());
    m_planes->setCurrentIndex(m_subject.slide.allAtOnce                ? m_planes->count() - 1
            : m_subject.slide.order.allPlanes && m_planes->count() > 2 ? static_cast<int>(AllPlanes)
                                                                       : static_cast<int>(OnePlane));
    m_hold->setValue(m_settings.value(exportKey("hold"), 3000).toInt());
    chooseIndex(m_loop, m_settings.value(exportKey("loop"), 0).toInt());
    m_plays->setValue(m_settings.value(exportKey("plays"), 3).toInt());
    const int chosen = m_theme->findData(m_settings.value(exportKey("theme"), static_cast<int>(theme)).toInt());
    m_theme->setCurrentIndex(std::max(0, chosen));
    m_caption->setChecked(m_settings.value(exportKey("caption"), true).toBool());
    m_sentence->setChecked(m_settings.value(exportKey("sentence"), m_sentence->isChecked()).toBool());
    m_legend->setChecked(m_settings.value(exportKey("legend"), true).toBool());
    m_labels->setChecked(m_settings.value(exportKey("labels"), true).toBool());
    chooseIndex(m_colours, m_settings.value(exportKey("colours"), 0).toInt());
    m_wholeRun->setChecked(true);
    if (m_subject.range && isRun()) {
        m_from->setValue(m_subject.range->first);
        m_to->setValue(m_subject.range->last);
        m_range->setChecked(true);
    }
}

void ExportChoices::remember() const
{
    m_settings.setValue(exportKey("format"), m_format->currentIndex());
    m_settings.setValue(exportKey("picture_format"), m_pictureFormat->currentIndex());
    m_settings.setValue(exportKey("picture_text"), m_text->currentIndex());
    m_settings.setValue(exportKey("frame_for"), m_frameFor->currentIndex());
    m_settings.setValue(exportKey("fades"), m_fades->isChecked());
    m_settings.setValue(ownKey("width"), m_width->value());
    m_settings.setValue(ownKey("delay"), m_delay->value());
    m_settings.setValue(exportKey("hold"), m_hold->value());
    m_settings.setValue(exportKey("loop"), m_loop->currentIndex());
    m_settings.setValue(exportKey("plays"), m_plays->value());
    m_settings.setValue(exportKey("theme"), m_theme->currentData());
    m_settings.setValue(exportKey("caption"), m_caption->isChecked());
    m_settings.setValue(exportKey("sentence"), m_sentence->isChecked());
    m_settings.setValue(exportKey("legend"), m_legend->isChecked());
    m_settings.setValue(exportKey("labels"), m_labels->isChecked());
    m_settings.setValue(exportKey("colours"), m_colours->currentIndex());
}

} // namespace convoku
