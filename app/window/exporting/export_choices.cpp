// SPDX-License-Identifier: MIT
#include "app/window/exporting/export_choices.h"

#include "app/drawing/theme_wording.h"
#include "app/exporting/picture_frames.h"
#include "app/exporting/titled_frames.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
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
        {tr("custom")},
        {tr("article: 338 px, the board alone"), 338, Theme::Kind::Article, 30, 300, false},
        {tr("web page: 480 px"), 480, Theme::Kind::Light, 30, 300, true},
        {tr("slide: 720 px, slower"), 720, Theme::Kind::Light, 60, 500, true},
        {tr("large, for print: 1080 px"), 1080, Theme::Kind::Print, 60, 500, true},
    };
    return all;
}

ExportChoices::ExportChoices(const Exportable& exportable, Theme::Kind theme, QSettings& settings, QWidget* parent)
    : QWidget(parent)
    , m_exportable(exportable)
    , m_settings(settings)
    , m_still(exportable.still != nullptr)
    , m_form(new QFormLayout(this))
{
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    QStringList names;
    for (const Preset& preset : presets())
        names << preset.name;
    m_preset = form::combo("preset", names);
    m_form->addRow(tr("Pr&eset"), m_preset);
    m_format = form::combo("format");
    for (const auto& [name, filter] : formats())
        m_format->addItem(name);
    m_form->addRow(tr("For&mat"), m_format);
    m_pictureFormat = form::combo("picture_format",
        {tr("PNG: pixels"), tr("SVG: vector graphics, sharp at any size"), tr("PDF: a page of vector graphics")});
    m_form->addRow(tr("For&mat"), m_pictureFormat);
    m_text = form::combo("picture_text", {tr("Letters: small, can be searched"), tr("Outlines: the same everywhere")});
    m_form->addRow(tr("Te&xt"), m_text);
    m_scale = form::combo("scale");
    for (const int scale : {1, 2, 4})
        m_scale->addItem(tr("%1×").arg(scale), scale);
    m_form->addRow(tr("S&ize"), m_scale);
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
    for (QComboBox* combo : {m_format, m_pictureFormat, m_text, m_scale})
        connect(combo, &QComboBox::currentIndexChanged, this, [this] {
            showWhatFollows();
            Q_EMIT changed();
        });
    showWhatFollows();
}

std::vector<std::pair<QString, QString>> ExportChoices::formats()
{
    return {{tr("GIF: plays everywhere"), tr("Animated GIF (*.gif)")},
        {tr("WebP: smaller, all colours exact"), tr("Animated WebP (*.webp)")},
        {tr("Animated PNG: for browsers"), tr("Animated PNG (*.png *.apng)")},
        {tr("MP4 video"), tr("MP4 video (*.mp4)")}, {tr("WebM video"), tr("WebM video (*.webm)")},
        {tr("Animated SVG: sharp at any size"), tr("Animated SVG (*.svg)")}};
}

QStringList ExportChoices::fileFilters() const
{
    QStringList filters;
    if (m_still) {
        for (const PictureFormat each : kPictureFormats)
            filters << tr("%1 pictures (*.%2)").arg(suffixOf(each).toUpper(), suffixOf(each));
        filters.move(m_pictureFormat->currentIndex(), 0);
        return filters;
    }
    for (const auto& [name, filter] : formats())
        filters << filter;
    filters.move(m_format->currentIndex(), 0);
    return filters;
}

AnimationFormat ExportChoices::format() const
{
    return kAnimationFormats[static_cast<std::size_t>(std::max(0, m_format->currentIndex()))];
}

void ExportChoices::buildRange(QFormLayout* form)
{
    m_wholeRun
        = form::radio("whole_run", m_exportable.kind == ExportKind::Compare ? tr("&whole runs") : tr("&whole run"));
    m_wholeRun->setChecked(true);
    m_range = form::radio("range", tr("&from"));
    m_from = exportSpin("from", 0, m_exportable.passes, 0, {.name = tr("First pass")});
    m_to = exportSpin("to", 0, m_exportable.passes, std::clamp(m_exportable.currentPass, 0, m_exportable.passes),
        {.name = tr("Last pass")});
    m_rangeRow = form::box(form::row(m_range, m_from, form::text(tr("to")), m_to, form::stretch(1)));
    form->addRow(tr("Passes"), m_wholeRun);
    form->addRow(QString(), m_rangeRow);
    m_frameFor = form::combo("frame_for", {tr("each pass"), tr("each change: every rule, guess and backtrack")});
    form->addRow(tr("&Picture for"), m_frameFor);
    m_boards = form::combo("boards", {tr("side by side"), tr("one above the other")});
    form->addRow(tr("&Boards"), m_boards);
    connect(m_boards, &QComboBox::currentIndexChanged, this, &ExportChoices::changed);
    m_fades = form::check("fades", tr("two fading pictures &between steps"));
    m_fades->setChecked(true);
    form->addRow(QString(), m_fades);
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
    m_planes = form::combo("planes");
    const auto add = [this](const QString& text, SlideMode mode) { m_planes->addItem(text, static_cast<int>(mode)); };
    add(m_exportable.planes > 1 ? tr("the plane looked at") : tr("the plane"), SlideMode::OnePlane);
    if (m_exportable.planes > 1)
        add(tr("all planes"), SlideMode::AllPlanes);
    add(tr("all numbers at once"), SlideMode::AllAtOnce);
    form->addRow(tr("S&lide over"), m_planes);
    connect(m_planes, &QComboBox::currentIndexChanged, this, &ExportChoices::changed);
}

void ExportChoices::buildTiming(QFormLayout* form)
{
    // Files count hundredths of a second: both fields go in steps of these.
    m_delay = exportSpin("delay", 10, 600000, 300, {.name = tr("Frame duration")}, 50, tr(" ms"));
    m_rate = form::decimal(
        "rate", 0.01, kHundredthsPerSecond, 2, {.name = tr("Frames per second"), .tip = tr("Frames per second")});
    m_rate->setKeyboardTracking(false);
    //: pictures a second
    m_rate->setSuffix(tr(" /s"));
    m_timeRow = form::box(form::row(form::grow(m_delay), form::grow(m_rate)));
    form->addRow(form::labelOf(m_delay, tr("Frame dura&tion")), m_timeRow);
    m_warning = form::label(
        "rate_warning", tr("Browsers slow down above 50 pictures per second, so the file has 50."), {.wraps = true});
    form->addRow(m_warning);
    m_hold = exportSpin("hold", 20, 600000, 3000, {}, 500, tr(" ms"));
    form->addRow(tr("Hold &last frame"), m_hold);
    m_loop = form::combo("loop", {tr("forever"), tr("once"), tr("several times")});
    m_plays = exportSpin("plays", 2, 1000, 3, {.name = tr("Number of times to play")});
    m_loopRow = form::box(form::row(form::grow(m_loop), m_plays));
    form->addRow(tr("Loop"), m_loopRow);
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
    m_title = form::line("title", {}, {.tip = tr("Opening picture with this text, shown for two seconds")});
    m_title->setPlaceholderText(tr("none"));
    form->addRow(tr("Opening t&itle"), m_title);
    m_caption = form::check("caption", tr("&caption"));
    m_ownCaption = form::line("own_caption", {}, {.name = tr("Text of the caption")});
    m_ownCaption->setPlaceholderText(tr("pass, depth, candidates left"));
    for (QLineEdit* line : {m_title, m_ownCaption})
        connect(line, &QLineEdit::textChanged, this, &ExportChoices::changed);
    connect(m_caption, &QCheckBox::toggled, m_ownCaption, &QWidget::setEnabled);
    m_sentence = form::check("sentence", tr("a se&ntence on what each step did"));
    m_legend = form::check("legend", tr("le&gend"));
    m_labels = form::check("labels", tr("&row and column numbers"));
    // One row, so that all of it goes below its name where letters are large.
    m_words = form::box(form::column(form::row(m_caption, form::grow(m_ownCaption)), m_sentence, m_legend, m_labels));
    for (QWidget* part : std::initializer_list<QWidget*>{m_ownCaption, m_sentence, m_labels})
        part->setVisible(m_exportable.kind != ExportKind::Picture);
    form->addRow(tr("With"), m_words);
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
    // A choice by the user is not a preset any more.
    m_preset->setCurrentIndex(0);
    Q_EMIT changed();
}

void ExportChoices::showWhatFollows()
{
    m_plays->setVisible(m_loop->currentIndex() == 2);
    const int delay = m_delay->value() / kChoicesMsPerHundredth;
    const bool isSvg = m_still ? picture().format == PictureFormat::Svg : format() == AnimationFormat::Svg;
    const bool isRange = has(ExportOption::Passes) && m_exportable.kind != ExportKind::Collection;
    const std::pair<QWidget*, bool> rows[] = {
        {m_preset, has(ExportOption::Width)},
        {m_format, !m_still},
        {m_pictureFormat, m_still},
        {m_text, isSvg},
        {m_wholeRun, isRange},
        {m_rangeRow, isRange},
        {m_frameFor, has(ExportOption::FrameFor)},
        {m_boards, has(ExportOption::Stacked)},
        {m_fades, has(ExportOption::Fades)},
        {m_planes, has(ExportOption::Planes)},
        {m_scale, has(ExportOption::Scale) && picture().format == PictureFormat::Png},
        {m_width, has(ExportOption::Width) && (!m_still || picture().format == PictureFormat::Png)},
        {m_timeRow, has(ExportOption::Delay)},
        {m_warning, has(ExportOption::Delay) && playedDelay(delay) != delay},
        {m_hold, has(ExportOption::Hold)},
        {m_loopRow, has(ExportOption::Plays) && takes(format(), ExportOption::Plays)},
        {m_title, has(ExportOption::Title)},
        {m_words, has(ExportOption::Words) && m_exportable.hasWords},
        {m_colours,
            has(ExportOption::Colours) && takes(format(), ExportOption::Colours) && format() != AnimationFormat::WebP},
    };
    for (const auto& [row, visible] : rows)
        m_form->setRowVisible(row, visible);
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
    settings.format = static_cast<PictureFormat>(m_pictureFormat->currentIndex());
    settings.theme = animation().style.theme;
    if (has(ExportOption::Scale))
        settings.scale = m_scale->currentData().toInt();
    settings.text = static_cast<SvgText>(m_text->currentIndex());
    if (m_exportable.facts)
        settings.facts = m_exportable.facts(values());
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
    options.stacked = has(ExportOption::Stacked) && m_boards->currentIndex() == 1;
    options.width = m_width->value();
    options.delay = m_delay->value() / kChoicesMsPerHundredth;
    options.hold = m_hold->value() / kChoicesMsPerHundredth;
    options.style = {static_cast<Theme::Kind>(m_theme->currentData().toInt()), m_labels->isChecked(),
        m_caption->isChecked(), m_legend->isChecked(), m_sentence->isChecked(), m_ownCaption->text().simplified()};
    return options;
}

ExportValues ExportChoices::values() const
{
    return {animation(), static_cast<SlideMode>(m_planes->currentData().toInt())};
}

AnimationSettings ExportChoices::output() const
{
    AnimationSettings settings;
    settings.format = format();
    settings.plays = m_loop->currentIndex() == 0 ? 0 : m_loop->currentIndex() == 1 ? 1 : m_plays->value();
    settings.colours = m_colours->currentData().toInt();
    settings.pinned = Theme::of(animation().style.theme).flatColours();
    settings.text = static_cast<SvgText>(m_text->currentIndex());
    if (m_exportable.facts)
        settings.facts = m_exportable.facts(values());
    return settings;
}

FrameFactory ExportChoices::frames() const
{
    if (m_still)
        return [picture = still(), settings = picture()] {
            return std::make_shared<PictureFrames>(
                picture, settings.theme, settings.format == PictureFormat::Png ? settings.scale : 1);
        };
    const FrameFactory frames = m_exportable.frames(values());
    const QString title = has(ExportOption::Title) ? m_title->text().simplified() : QString();
    if (title.isEmpty())
        return frames;
    return [frames, title, theme = animation().style.theme] {
        return std::make_shared<TitledFrames>(frames(), title, theme);
    };
}

QString ExportChoices::keyOf(const char* name) const
{
    return (m_exportable.kind == ExportKind::Picture ? QStringLiteral("picture/") : QStringLiteral("export/"))
        + QLatin1String(name);
}

void ExportChoices::keep(const char* key, const QVariant& usual, QComboBox* combo, bool byData)
{
    const QVariant kept = m_settings.value(keyOf(key), usual);
    chooseIndex(combo, byData ? combo->findData(kept.toInt()) : kept.toInt());
    m_kept.emplace_back(keyOf(key), [=] { return byData ? combo->currentData() : QVariant(combo->currentIndex()); });
}

void ExportChoices::keep(const char* key, const QVariant& usual, QSpinBox* spin)
{
    spin->setValue(m_settings.value(keyOf(key), usual).toInt());
    m_kept.emplace_back(keyOf(key), [=] { return spin->value(); });
}

void ExportChoices::keep(const char* key, const QVariant& usual, QCheckBox* box)
{
    box->setChecked(m_settings.value(keyOf(key), usual).toBool());
    m_kept.emplace_back(keyOf(key), [=] { return box->isChecked(); });
}

void ExportChoices::restore(Theme::Kind theme)
{
    keep("theme", static_cast<int>(theme), m_theme, true);
    keep("caption", true, m_caption);
    keep("legend", true, m_legend);
    if (m_exportable.kind == ExportKind::Picture) {
        keep("format", 0, m_pictureFormat);
        keep("text", 0, m_text);
        keep("scale", 2, m_scale, true);
        return;
    }
    keep("format", 0, m_format);
    keep("picture_format", 0, m_pictureFormat);
    keep("picture_text", 0, m_text);
    keep("frame_for", 0, m_frameFor);
    keep("fades", true, m_fades);
    keep(m_exportable.widthKey, m_exportable.width, m_width);
    const int usualDelay = m_exportable.delay * kChoicesMsPerHundredth;
    keep(m_exportable.delayKey, usualDelay, m_delay);
    if (m_exportable.fixedDelay)
        m_delay->setValue(usualDelay);
    m_planes->setCurrentIndex(m_planes->findData(static_cast<int>(m_exportable.slide)));
    keep("hold", 3000, m_hold);
    keep("loop", 0, m_loop);
    keep("plays", 3, m_plays);
    keep("sentence", m_sentence->isChecked(), m_sentence); // the width decides, if nobody did
    keep("labels", true, m_labels);
    keep("colours", 0, m_colours);
    m_wholeRun->setChecked(true);
    if (m_exportable.range && has(ExportOption::Passes)) {
        m_from->setValue(m_exportable.range->first);
        m_to->setValue(m_exportable.range->last);
        m_range->setChecked(true);
    }
}

void ExportChoices::remember() const
{
    for (const auto& [key, choice] : m_kept)
        m_settings.setValue(key, choice());
}

} // namespace convoku
