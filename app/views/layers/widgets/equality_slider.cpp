// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/equality_slider.h"

#include "app/window/parts/form.h"
#include "app/wording/plot_wording.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

namespace convoku {

EqualitySlider::EqualitySlider(QWidget* parent)
    : QWidget(parent)
    , m_text(form::label("trial_k", form::kTitle))
    , m_slider(form::named(new QSlider(Qt::Horizontal), "trial_slider",
          {.name = tr("k, the number that the layer compares with"), .tip = tr("Try a different k in this view")}))
    , m_note(form::label("trial_note", {.quiet = true}))
    , m_back(form::link("trial_back", {}, tr("Compare with the network’s own number again")))
{
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setPageStep(1);
    m_slider->setMinimumWidth(90);
    m_slider->setMaximumWidth(200);
    m_note->setMinimumWidth(1);
    m_note->setText(tr("A trial: the run keeps its own k."));
    form::fill(this, form::row(m_text, form::grow(m_slider, 9), m_back, m_note, form::stretch(1)));
    connect(m_slider, &QSlider::valueChanged, this, [this](int k) {
        showTrial();
        Q_EMIT kChanged(k);
    });
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_slider->setFocus(); // the button hides itself
        m_slider->setValue(m_ownK);
    });
    setQuestion(0, {0, 9}); // every button has a name from the beginning
}

void EqualitySlider::setQuestion(int k, Range range)
{
    const QSignalBlocker quiet(m_slider);
    m_ownK = k;
    m_slider->setRange(range.low, range.high);
    m_slider->setValue(k);
    m_back->setText(tr("Back to k = %1").arg(k));
    showTrial();
}

void EqualitySlider::showTrial()
{
    const bool isTrial = m_slider->value() != m_ownK;
    m_text->setText(PlotWording::held(QStringLiteral("k"), m_slider->value()));
    m_note->setVisible(isTrial);
    m_back->setVisible(isTrial);
    m_slider->setAccessibleDescription(isTrial ? m_note->text() : QString());
}

} // namespace convoku
