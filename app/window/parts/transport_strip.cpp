// SPDX-License-Identifier: MIT
#include "app/window/parts/transport_strip.h"

#include "app/window/parts/form.h"
#include "app/window/parts/icons.h"
#include "app/window/parts/play_button.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"

#include <QPainter>
#include <QToolButton>

namespace convoku {
namespace {

constexpr QSize kStripIcon(20, 20);

} // namespace

TransportStrip::TransportStrip(const QString& prefix, const Texts& texts, QLayout* choices, QWidget* lane)
{
    // Time runs from left to right in right-to-left languages, too.
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* buttons = form::row({.spacing = space::kTight});
    const auto add = [&](QToolButton* button, const char* name, Sign sign, const QString& tip, Move move) {
        button->setObjectName(prefix + QLatin1String(name));
        form::setHint(button, {tip, tip});
        button->setIcon(icon(sign));
        button->setIconSize(kStripIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, [this, move] { Q_EMIT moveRequested(move); });
        buttons->addWidget(button);
        return button;
    };
    m_first = add(new QToolButton, "_first", Sign::First, texts.first, Move::First);
    m_back = add(new QToolButton, "_back", Sign::PreviousRule, texts.back, Move::Back);
    m_play = add(new PlayButton, "_play", Sign::Play, texts.play, Move::Play);
    m_forward = add(new QToolButton, "_forward", Sign::NextRule, texts.forward, Move::Forward);
    m_last = add(new QToolButton, "_last", Sign::Last, texts.last, Move::Last);
    buttons->addStretch();
    auto* walk = form::box(
        form::column({.margins = form::margins(0, space::kTight), .spacing = space::kTight}, buttons, choices));
    walk->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    form::fill(this,
        form::row({.margins = QMargins(space::kSmall, 1, space::kSmall, 0), .spacing = space::kSmall},
            form::aligned(walk, Qt::AlignTop), form::grow(lane)));
}

void TransportStrip::setState(const Possible& possible, bool playing)
{
    m_first->setEnabled(possible.first);
    m_back->setEnabled(possible.back);
    m_play->setEnabled(possible.play);
    m_play->setIcon(icon(playing ? Sign::Pause : Sign::Play));
    m_forward->setEnabled(possible.forward);
    m_last->setEnabled(possible.last);
}

void TransportStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), tokensOf(themeOf(this)).hairline);
}

} // namespace convoku
