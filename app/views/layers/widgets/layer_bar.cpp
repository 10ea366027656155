// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/layer_bar.h"

#include "app/views/layers/kernel_slide.h"
#include "app/views/layers/widgets/tensor_canvas.h"
#include "app/window/parts/form.h"
#include "app/window/parts/sentence_bar.h"
#include "app/wording/layer_wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

namespace convoku {
namespace {

QToolButton* slideButton(const char* id, Sign sign, const QString& tip)
{
    QToolButton* button = form::tool(id, sign, tip);
    button->setIconSize({18, 18});
    button->hide();
    return button;
}

/// A button with a sign and, in a wide bar, a text. A click leaves the focus on the pictures, whose keys go on.
QToolButton* layerTool(const char* id, Sign sign, const QString& text, const QString& tip = {})
{
    QToolButton* button = form::tool(id, sign, tip);
    button->setText(text);
    return button;
}

} // namespace

LayerBar::LayerBar(KernelSlide* slide, TensorCanvas* canvas)
    : ViewBar({}, "layer_line")
    , m_slide(slide)
    , m_canvas(canvas)
    , m_layers(form::shortCombo("tensor_layers", 24, {.name = tr("Layer of the step"), .tip = tr("Layer of the step")}))
    , m_place(form::label("slide_place", {.quiet = true}))
    , m_goThere(form::tool("go_to_pinned", tr("Go there"), tr("Go to this layer in the run")))
    , m_first(slideButton("slide_first", Sign::First, tr("Move the kernel to the first number")))
    , m_previous(slideButton("slide_previous", Sign::PreviousRule, tr("Back by one number")))
    , m_next(slideButton("slide_next", Sign::NextRule, tr("Forward by one number")))
    , m_last(slideButton("slide_last", Sign::Last, tr("Move the kernel to the last number")))
    , m_pin(form::named(new QToolButton, "pin_button"))
    , m_play(layerTool("slide_play", Sign::Play, tr("Slide the kernel")))
    , m_show(layerTool("tensor_show", Sign::More, tr("Show"), tr("Choose which planes and numbers are shown")))
    , m_export(
          layerTool("layer_export", Sign::Export, tr("E&xport"), tr("Export this layer as a picture or an animation")))
    , m_planes(form::combo("tensor_planes",
          {tr("One plane"), tr("All planes"), tr("Picked digit"), tr("Picked cell")}, // as in TensorCanvas::Planes
          {.name = tr("Planes"),
              .tip = tr("Planes to show. Keys on the tensors: P: one plane; a digit: its plane; D: the picked digit; "
                        "C: the picked cell; 0: all")}))
    , m_comparisons(form::combo("tensor_comparison", {tr("After"), tr("Before"), tr("Difference")},
          {.name = tr("Before or after the layer"), .tip = tr("Show the output, its input or the difference")}))
    , m_numbers(form::check("tensor_numbers", tr("&Numbers"), tr("Show the numbers where there is room")))
    , m_speed(form::combo("slide_speed", {}, {.name = tr("Speed of the slide"), .tip = tr("Speed of the slide")}))
    , m_allPlanes(form::check(
          "slide_all_planes", tr("&All planes"), tr("Slide over all output planes, not only the current one")))
    , m_atOnce(form::tool("slide_at_once", tr("All at &once"),
          tr("Compute all numbers of the layer in one step, as the network does (A on the pictures)")))
{
    setObjectName(QStringLiteral("layer_bar"));
    for (QWidget* hidden : std::initializer_list<QWidget*>{m_layers, m_goThere, m_pin, m_planes})
        hidden->hide();
    m_layers->setMinimumWidth(1);
    m_layers->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_numbers->setChecked(true);
    for (const double factor : KernelSlide::speeds())
        m_speed->addItem(tr("%1×").arg(QLocale().toString(factor)));
    m_speed->setCurrentIndex(slide->speed());
    m_atOnce->setCheckable(true);
    auto* exports = new QMenu(m_export);
    exports->addAction(tr("&Picture (PNG, SVG, PDF)…"), this, [this] { Q_EMIT exportRequested(false); });
    exports->addAction(tr("&Animation (GIF, WebP)…"), this, [this] { Q_EMIT exportRequested(true); });
    m_export->setMenu(exports);
    auto* choices = new QFormLayout;
    choices->setContentsMargins(form::margins(12, 10));
    choices->addRow(tr("Planes:"), m_planes);
    choices->addRow(tr("Output:"), m_comparisons);
    choices->addRow(QString(), m_numbers);
    choices->addRow(tr("Speed of the slide:"), m_speed);
    choices->addRow(QString(), m_allPlanes);
    choices->addRow(QString(), m_atOnce);
    auto* content = new QWidget;
    content->setLayout(choices);
    setSheet(m_show, content);
    m_export->setPopupMode(QToolButton::InstantPopup);
    addTools({m_layers, m_goThere, m_place, m_first, m_previous, m_next, m_last, m_pin, m_play, m_show, m_export});

    connect(m_goThere, &QToolButton::clicked, this, &LayerBar::goThere);
    connect(m_first, &QToolButton::clicked, slide, [slide] { slide->goTo(0); });
    connect(m_previous, &QToolButton::clicked, slide, [slide] { slide->step(false); });
    connect(m_play, &QToolButton::clicked, slide, [slide] { slide->setPlaying(!slide->isPlaying()); });
    connect(m_next, &QToolButton::clicked, slide, [slide] { slide->step(true); });
    connect(m_last, &QToolButton::clicked, slide, [slide] { slide->goTo(slide->order().count() - 1); });
    connect(m_atOnce, &QToolButton::clicked, slide, [slide](bool on) { on ? slide->showAllAtOnce() : slide->end(); });
    connect(m_planes, &QComboBox::activated, canvas, [canvas](int planes) {
        canvas->choosePlanes(static_cast<TensorCanvas::Planes>(planes), canvas->fixedDigits());
    });
    connect(canvas, &TensorCanvas::planesChanged, this, &LayerBar::showPlanes);
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

void LayerBar::setHasLayer(bool has)
{
    for (QToolButton* button : {m_play, m_show, m_export})
        button->setVisible(has);
    m_pin->setVisible(has && m_pin->defaultAction() != nullptr);
}

void LayerBar::setListsLayers(bool lists)
{
    m_layers->setVisible(lists);
    setTextsShown(!lists);
}

void LayerBar::setPinned(const QString& text)
{
    setListsLayers(false);
    setName(text);
    m_goThere->show();
}

void LayerBar::setPinAction(QAction* pin)
{
    m_pin->setDefaultAction(pin);
    m_pin->setVisible(!m_play->isHidden());
}

void LayerBar::showPlanes()
{
    const QSignalBlocker quiet(m_planes);
    const auto fixed = static_cast<int>(TensorCanvas::Planes::Fixed);
    while (m_planes->count() > fixed)
        m_planes->removeItem(fixed);
    const std::vector<int>& digits = m_canvas->fixedDigits();
    if (digits.size() == 1)
        m_planes->addItem(tr("Digit %1 only").arg(digits.front() + 1));
    else if (digits.size() == 2)
        m_planes->addItem(tr("Digits %1 and %2").arg(digits.front() + 1).arg(digits.back() + 1));
    m_planes->setCurrentIndex(static_cast<int>(m_canvas->planes()));
    m_planes->setVisible(!m_canvas->pictures().empty());
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
        text = tr("%1 · paused by the mouse").arg(text);
    m_place->setText(text);
    m_place->setToolTip(playing && m_slide->isHeld() ? LayerWording::slideWaits() : QString());
}

} // namespace convoku
