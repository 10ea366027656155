// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/layer_bar.h"

#include "app/views/layers/kernel_slide.h"
#include "app/views/layers/widgets/tensor_canvas.h"
#include "app/views/layers/widgets/tensor_planes_box.h"
#include "app/window/parts/form.h"
#include "app/window/parts/sentence_bar.h"
#include "app/wording/layer_wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

namespace convoku {
namespace {

/// Least width in pixels for buttons with text.
constexpr int kWidthForButtonWords = 620;
constexpr int kBarHeight = 42;

QToolButton* slideButton(const char* id, const QString& tip)
{
    QToolButton* button = form::tool(id, QString(), tip);
    button->setIconSize({18, 18});
    button->hide();
    return button;
}

} // namespace

LayerBar::LayerBar(KernelSlide* slide, TensorCanvas* canvas, QWidget* parent)
    : QWidget(parent)
    , m_slide(slide)
    , m_layers(form::shortCombo("tensor_layers", 24, {.name = tr("Layer of the step"), .tip = tr("Layer of the step")}))
    , m_name(form::label("layer_name", form::kTitle))
    , m_line(form::label("layer_line", {.quiet = true}))
    , m_place(form::label("slide_place", {.quiet = true}))
    , m_goThere(form::tool("go_to_pinned", tr("Go there"), tr("Go to the place of this layer in the run")))
    , m_first(slideButton("slide_first", tr("The kernel over the first number")))
    , m_previous(slideButton("slide_previous", tr("Back by one number")))
    , m_next(slideButton("slide_next", tr("On by one number")))
    , m_last(slideButton("slide_last", tr("The kernel over the last number")))
    , m_play(form::tool("slide_play", tr("Slide the kernel"), {}))
    , m_export(form::tool("layer_export", tr("E&xport"), tr("Export this layer as a picture or an animation")))
    , m_show(form::tool("tensor_show", tr("Show"), tr("Choose which planes and numbers are shown")))
    , m_comparisons(form::combo("tensor_comparison", {tr("After"), tr("Before"), tr("Difference")},
          {.name = tr("Before or after the layer"), .tip = tr("The output, what it was made from, or what changed")}))
    , m_numbers(form::check("tensor_numbers", tr("&Numbers"), tr("Write the numbers where there is room for them")))
    , m_speed(form::combo("slide_speed", {}, {.name = tr("Speed of the slide"), .tip = tr("Speed of the slide")}))
    , m_allPlanes(form::check("slide_all_planes", tr("&All planes"),
          tr("Slide over all planes of the output, not only over the one looked at")))
    , m_atOnce(form::tool("slide_at_once", tr("All at &once"),
          tr("What the network does: all numbers of the layer in one step (A on the pictures)")))
{
    setObjectName(QStringLiteral("layer_bar"));
    m_layers->hide();
    m_goThere->hide();
    for (QWidget* cut : std::initializer_list<QWidget*>{m_name, m_line, m_layers})
        cut->setMinimumWidth(1);
    m_line->installEventFilter(this);
    m_numbers->setChecked(true);
    for (const double factor : KernelSlide::speeds())
        m_speed->addItem(tr("%1×").arg(QLocale().toString(factor)));
    m_speed->setCurrentIndex(slide->speed());
    m_atOnce->setCheckable(true);
    for (QToolButton* button : {m_play, m_export, m_show})
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);

    auto* exports = new QMenu(m_export);
    exports->addAction(tr("&Picture (PNG, SVG, PDF)…"), this, [this] { Q_EMIT exportRequested(false); });
    exports->addAction(tr("&Animation (GIF, WebP)…"), this, [this] { Q_EMIT exportRequested(true); });
    m_export->setMenu(exports);
    auto* choices = new QFormLayout;
    choices->setContentsMargins(form::margins(12, 10));
    choices->addRow(tr("Planes:"), new TensorPlanesBox(canvas));
    choices->addRow(tr("Output:"), m_comparisons);
    choices->addRow(QString(), m_numbers);
    choices->addRow(tr("Speed of the slide:"), m_speed);
    choices->addRow(QString(), m_allPlanes);
    choices->addRow(QString(), m_atOnce);
    auto* content = new QWidget;
    content->setLayout(choices);
    setSheet(m_show, content);
    m_export->setPopupMode(QToolButton::InstantPopup);
    form::fill(this,
        form::row({.margins = form::margins(16, 5), .spacing = space::kSmall}, m_name, form::grow(m_line),
            form::grow(m_layers), m_goThere, m_place, m_first, m_previous, m_next, m_last, m_play, m_show, m_export));

    setMinimumHeight(kBarHeight);
    takeIcons();
    connect(m_goThere, &QToolButton::clicked, this, &LayerBar::goThere);
    connect(m_first, &QToolButton::clicked, slide, [slide] { slide->goTo(0); });
    connect(m_previous, &QToolButton::clicked, slide, [slide] { slide->step(false); });
    connect(m_play, &QToolButton::clicked, slide, [slide] { slide->setPlaying(!slide->isPlaying()); });
    connect(m_next, &QToolButton::clicked, slide, [slide] { slide->step(true); });
    connect(m_last, &QToolButton::clicked, slide, [slide] { slide->goTo(slide->order().count() - 1); });
    connect(m_atOnce, &QToolButton::clicked, slide, [slide](bool on) { on ? slide->showAllAtOnce() : slide->end(); });
    connect(m_speed, &QComboBox::activated, slide, &KernelSlide::setSpeed);
    connect(m_allPlanes, &QCheckBox::toggled, this, [this] { Q_EMIT allPlanesChanged(); });
    for (const auto change : {&KernelSlide::moved, &KernelSlide::playingChanged, &KernelSlide::heldChanged})
        connect(slide, change, this, &LayerBar::showSlide);
    showSlide();
}

bool LayerBar::allPlanes() const
{
    return m_allPlanes->isEnabled() && m_allPlanes->isChecked();
}

void LayerBar::setSeveralPlanes(bool several)
{
    m_allPlanes->setEnabled(several);
}

void LayerBar::setWords(const QString& name, const QString& line)
{
    m_name->setText(name);
    m_words = line;
    showWords();
}

void LayerBar::setHasLayer(bool has)
{
    for (QWidget* widget : std::initializer_list<QWidget*>{m_play, m_export, m_show, m_tool}) {
        if (widget != nullptr)
            widget->setVisible(has);
    }
}

void LayerBar::setListsLayers(bool lists)
{
    m_layers->setVisible(lists);
    m_name->setHidden(lists);
    m_line->setHidden(lists);
}

void LayerBar::setPinned(const QString& text)
{
    setListsLayers(false);
    m_name->setText(text);
    m_goThere->show();
}

void LayerBar::addTool(QWidget* tool)
{
    m_tool = tool;
    auto* row = qobject_cast<QBoxLayout*>(layout());
    row->insertWidget(row->indexOf(m_play), tool);
    tool->setVisible(!m_play->isHidden());
}

void LayerBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    // The signs are drawn in the palette's colour, but kept by Qt as they were.
    if (event->type() == QEvent::PaletteChange)
        takeIcons();
}

void LayerBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    for (QToolButton* button : {m_play, m_export, m_show})
        button->setToolButtonStyle(
            width() >= kWidthForButtonWords ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

bool LayerBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        showWords();
    return QWidget::eventFilter(watched, event);
}

void LayerBar::showWords()
{
    m_line->setText(m_line->fontMetrics().elidedText(m_words, Qt::ElideRight, m_line->width()));
    m_line->setToolTip(m_words);
}

void LayerBar::takeIcons()
{
    m_first->setIcon(icon(Sign::First));
    m_previous->setIcon(icon(Sign::PreviousRule));
    m_play->setIcon(icon(m_slide->isPlaying() ? Sign::Pause : Sign::Play));
    m_next->setIcon(icon(Sign::NextRule));
    m_last->setIcon(icon(Sign::Last));
    m_export->setIcon(icon(Sign::Export));
    m_show->setIcon(icon(Sign::More));
}

void LayerBar::showSlide()
{
    const bool playing = m_slide->isPlaying();
    m_play->setIcon(icon(playing ? Sign::Pause : Sign::Play));
    const QString tip = playing ? tr("Pause the slide (Space on the pictures)")
                                : tr("Slide the kernel over the input (Space on the pictures)");
    m_play->setToolTip(tip);
    m_play->setAccessibleName(tip);
    m_atOnce->setChecked(m_slide->atOnce() != KernelSlide::AtOnce::No);
    const auto place = m_slide->place();
    for (QToolButton* button : {m_first, m_previous, m_next, m_last})
        button->setVisible(place.has_value());
    QString text = place ? LayerWording::slidePlace(*place + 1, m_slide->order().count()) : QString();
    if (playing && m_slide->isHeld())
        //: behind "12 of 81": play goes on when the mouse has left the pictures
        text = tr("%1 · waits for the mouse").arg(text);
    m_place->setText(text);
    m_place->setToolTip(playing && m_slide->isHeld() ? LayerWording::slideWaits() : QString());
}

} // namespace convoku
