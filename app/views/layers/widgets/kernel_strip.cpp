// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/kernel_strip.h"

#include "app/views/layers/kernel_slide.h"
#include "app/views/layers/widgets/function_plot_view.h"
#include "app/views/layers/widgets/kernel_view.h"
#include "app/window/parts/form.h"
#include "app/wording/layer_wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace convoku {
namespace {

// For a usual font; larger ones get more.
constexpr int kUsualLine = 17;
constexpr int kHighHeight = 124; ///< columns of nine weights can be read
constexpr int kFullHeight = 104;
constexpr int kLowHeight = 68;
constexpr int kPlotHeight = 156;
constexpr int kHighPlotHeight = 180; ///< with how many there are of each number
constexpr int kLowPlotHeight = 84;
constexpr int kBareHeight = 34; ///< of the slide's buttons alone
/// What the tensors above and the sentences below need first.
constexpr int kNeededElsewhere = 300;
/// What a plane of nine rows, its title and the row of the other planes need beyond that, so that nothing is scrolled.
constexpr int kForAWholePlane = 50;

QToolButton* slideButton(const char* id, const QString& tip)
{
    QToolButton* button = form::tool(id, QString(), tip);
    button->setIconSize({18, 18});
    return button;
}

} // namespace

KernelStrip::KernelStrip(KernelSlide* slide, QWidget* parent)
    : QWidget(parent)
    , m_slide(slide)
    , m_view(form::named(new KernelView, "kernel_view"))
    , m_plot(form::named(new FunctionPlotView, "function_plot"))
    , m_first(slideButton("slide_first", tr("The kernel over the first number")))
    , m_previous(slideButton("slide_previous", tr("Back by one number")))
    , m_play(slideButton("slide_play", {}))
    , m_next(slideButton("slide_next", tr("On by one number")))
    , m_last(slideButton("slide_last", tr("The kernel over the last number")))
    , m_atOnce(form::named(new QToolButton, "slide_at_once",
          {.name = tr("All at once"),
              .tip = tr("What the network does: all numbers of the layer in one step (A on the pictures)")}))
    , m_speed(form::combo("slide_speed", {}, {.name = tr("Speed of the slide"), .tip = tr("Speed of the slide")}))
    , m_allPlanes(form::check("slide_all_planes", tr("&All planes"),
          tr("Slide over all planes of the output, not only over the one looked at")))
    , m_export(slideButton("layer_export", tr("Export this layer as a picture or an animation")))
    , m_place(form::label("slide_place"))
    , m_transport(nullptr)
{
    setObjectName(QStringLiteral("kernel_strip"));
    m_plot->hide();
    for (const double factor : KernelSlide::speeds())
        m_speed->addItem(tr("%1×").arg(QLocale().toString(factor)));
    m_speed->setCurrentIndex(slide->speed());
    m_atOnce->setText(tr("All at &once"));
    m_atOnce->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_atOnce->setFocusPolicy(Qt::TabFocus);
    m_atOnce->setCheckable(true);
    m_export->setText(tr("E&xport"));
    m_export->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_export->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_export);
    menu->addAction(tr("&Picture (PNG, SVG, PDF)…"), this, &KernelStrip::exportPicture);
    menu->addAction(tr("&Animation (GIF, WebP)…"), this, &KernelStrip::exportAnimation);
    m_export->setMenu(menu);

    auto* buttons = form::row(
        {.spacing = 0}, m_first, m_previous, m_play, m_next, m_last, form::gap(4), m_speed, form::stretch(1), m_export);
    auto* choices = form::row({.spacing = 6}, m_atOnce, m_allPlanes, form::stretch(1));
    m_transport
        = form::column({.margins = QMargins(4, 2, 8, 2), .spacing = 2}, buttons, choices, m_place, form::stretch(1));
    form::fill(this, form::row({.spacing = 0}, form::grow(m_view), form::grow(m_plot), m_transport));

    takeIcons();
    connect(m_first, &QToolButton::clicked, slide, [slide] { slide->goTo(0); });
    connect(m_previous, &QToolButton::clicked, slide, [slide] { slide->step(false); });
    connect(m_play, &QToolButton::clicked, slide, [slide] { slide->setPlaying(!slide->isPlaying()); });
    connect(m_next, &QToolButton::clicked, slide, [slide] { slide->step(true); });
    connect(m_last, &QToolButton::clicked, slide, [slide] { slide->goTo(slide->order().count() - 1); });
    connect(m_atOnce, &QToolButton::clicked, slide, [slide](bool on) { on ? slide->showAllAtOnce() : slide->end(); });
    connect(m_speed, &QComboBox::activated, slide, &KernelSlide::setSpeed);
    connect(m_allPlanes, &QCheckBox::toggled, this, [this] { Q_EMIT allPlanesChanged(); });
    connect(slide, &KernelSlide::moved, this, &KernelStrip::showSlide);
    connect(slide, &KernelSlide::playingChanged, this, &KernelStrip::showSlide);
    connect(slide, &KernelSlide::heldChanged, this, &KernelStrip::showSlide);
    showSlide();
}

void KernelStrip::setPlot(const std::optional<FunctionPlot>& plot)
{
    m_hasPlot = plot.has_value();
    if (plot)
        m_plot->setPlot(*plot);
}

bool KernelStrip::allPlanes() const
{
    return m_allPlanes->isEnabled() && m_allPlanes->isChecked();
}

void KernelStrip::setSeveralPlanes(bool several)
{
    m_allPlanes->setEnabled(several);
}

void KernelStrip::fitInto(QSize view, bool hasKernel)
{
    const auto scaled = [this](int height) { return std::max(height, height * fontMetrics().height() / kUsualLine); };
    const int room = view.height() - kNeededElsewhere;
    const bool full = room >= scaled(kFullHeight + kForAWholePlane);
    m_place->setVisible(full && hasKernel);
    // More of it where the tensors have enough; a sign needs little.
    const int height = room >= 2 * scaled(kHighHeight) ? kHighHeight : full ? kFullHeight : kLowHeight;
    const bool plots = m_hasPlot && room >= scaled(kLowPlotHeight + kForAWholePlane);
    const int plotHeight = room >= scaled(kHighPlotHeight + kForAWholePlane) ? kHighPlotHeight
        : room >= scaled(kPlotHeight)                                        ? kPlotHeight
                                                                             : kLowPlotHeight;
    // What has neither kernel nor room for its plot has its sign above the arrow: the tensors need the room more.
    const bool bare = !hasKernel && !plots && m_hasPlot;
    // Not both for a moment: the strip would need twice the width.
    (plots ? static_cast<QWidget*>(m_view) : m_plot)->hide();
    (plots ? static_cast<QWidget*>(m_plot) : m_view)->setVisible(!bare);
    m_transport->setDirection(bare ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    setFixedHeight(scaled(bare ? kBareHeight : plots ? plotHeight : hasKernel ? height : kLowHeight));
    setVisible(room >= scaled(kLowHeight) && view.width() >= minimumSizeHint().width());
}

void KernelStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    // The signs are drawn in the palette's colour, but kept by Qt as they were.
    if (event->type() == QEvent::PaletteChange)
        takeIcons();
}

void KernelStrip::takeIcons()
{
    m_first->setIcon(icon(Sign::First));
    m_previous->setIcon(icon(Sign::PreviousRule));
    m_play->setIcon(icon(m_slide->isPlaying() ? Sign::Pause : Sign::Play));
    m_next->setIcon(icon(Sign::NextRule));
    m_last->setIcon(icon(Sign::Last));
}

void KernelStrip::showSlide()
{
    const bool playing = m_slide->isPlaying();
    m_play->setIcon(icon(playing ? Sign::Pause : Sign::Play));
    const QString tip = playing ? tr("Pause the slide (Space on the pictures)")
                                : tr("Slide the kernel over the input (Space on the pictures)");
    m_play->setToolTip(tip);
    m_play->setAccessibleName(tip);
    const bool atOnce = m_slide->atOnce() != KernelSlide::AtOnce::No;
    m_atOnce->setChecked(atOnce);
    const auto place = m_slide->place();
    QString text = place ? LayerWording::slidePlace(*place + 1, m_slide->order().count()) : QString();
    if (playing && m_slide->isHeld())
        //: behind "12 of 81": play goes on when the mouse has left the pictures
        text = tr("%1 · waits for the mouse").arg(text);
    m_place->setText(text);
    m_place->setToolTip(playing && m_slide->isHeld() ? LayerWording::slideWaits() : QString());
}

} // namespace convoku
