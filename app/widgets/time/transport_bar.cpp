// SPDX-License-Identifier: MIT
#include "app/widgets/time/transport_bar.h"

#include "app/session/session.h"
#include "app/widgets/parts/flow_layout.h"
#include "app/widgets/parts/plain_text.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace convoku {

TransportBar::TransportBar(Session* session, const TransportActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_slider(new QSlider(Qt::Horizontal))
    , m_pass(new QSpinBox)
    , m_of(new PlainLabel)
    , m_speed(new QComboBox)
    , m_granularity(new QComboBox)
{
    // Time goes to the right, also where people read from the right: as on every player.
    setLayoutDirection(Qt::LeftToRight);
    // The slider has a row of its own: it is worth what width there is.
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(6, 4, 6, 4);
    rows->setSpacing(4);
    rows->addWidget(m_slider);
    // Two groups: a narrow window has them below each other.
    auto* groups = new FlowLayout(4);
    rows->addLayout(groups);
    const auto addGroup = [groups](Qt::Alignment alignment) {
        auto* group = new QWidget;
        auto* layout = new QHBoxLayout(group);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(4);
        groups->addWidget(group);
        groups->setAlignment(group, alignment);
        return layout;
    };
    QHBoxLayout* layout = addGroup(Qt::AlignLeft);
    for (QAction* action : {actions.first, actions.previousPass, actions.previousRule, actions.play, actions.nextRule,
             actions.nextPass, actions.last}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize({20, 20});
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(action->toolTip());
        layout->addWidget(button);
    }

    m_slider->setObjectName(QStringLiteral("run_slider"));
    m_slider->setAccessibleName(tr("Pass"));
    m_slider->setToolTip(tr("Drag to any pass of the run"));
    m_slider->setPageStep(10);

    layout = addGroup(Qt::AlignRight);
    auto* passLabel = new PlainLabel(tr("&Pass"));
    passLabel->setBuddy(m_pass);
    m_pass->setObjectName(QStringLiteral("pass_number"));
    m_pass->setKeyboardTracking(false);
    m_pass->setToolTip(tr("Type a pass to go there"));
    layout->addWidget(passLabel);
    layout->addWidget(m_pass);
    layout->addWidget(m_of);

    m_granularity->setObjectName(QStringLiteral("play_by"));
    m_granularity->setAccessibleName(tr("Play by"));
    m_granularity->setToolTip(tr("What play shows one by one; by layer, Step into goes by layers too"));
    m_granularity->addItem(tr("by pass"));
    m_granularity->addItem(tr("by rule"));
    m_granularity->addItem(tr("by layer"));
    layout->addWidget(m_granularity);

    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Speed of play"));
    for (const double factor : Session::speeds())
        m_speed->addItem(factor > 0 ? tr("%1×").arg(QLocale().toString(factor)) : tr("max"));
    layout->addWidget(m_speed);

    const auto goToPass = [this](int pass, bool sameJump) {
        if (m_session->hasPuzzle())
            m_session->goTo(m_session->recording()->endOf(pass), sameJump);
    };
    connect(m_slider, &QSlider::valueChanged, this, [this, goToPass](int pass) {
        m_session->setPlaying(false);
        goToPass(pass, m_dragging);
        m_dragging = m_slider->isSliderDown();
    });
    connect(m_slider, &QSlider::sliderReleased, this, [this] { m_dragging = false; });
    connect(m_pass, &QSpinBox::valueChanged, this, [goToPass](int pass) { goToPass(pass, false); });
    connect(m_speed, &QComboBox::activated, session, &Session::setSpeed);
    connect(m_granularity, &QComboBox::activated, session,
        [session](int index) { session->setGranularity(static_cast<Session::Granularity>(index)); });
    connect(session, &Session::positionChanged, this, &TransportBar::showPosition);
    connect(session, &Session::recordingReset, this, &TransportBar::showPosition);
    connect(session, &Session::recordingGrew, this, &TransportBar::showPosition);
    connect(session, &Session::speedChanged, this, &TransportBar::showSpeed);
    showPosition();
    showSpeed();
}

void TransportBar::showPosition()
{
    const int passes = m_session->hasPuzzle() ? m_session->recording()->passCount() : 0;
    const int pass = m_session->position().pass;
    const QSignalBlocker sliderBlocker(m_slider);
    const QSignalBlocker passBlocker(m_pass);
    m_slider->setRange(0, passes);
    m_slider->setValue(pass);
    m_pass->setRange(0, passes);
    m_pass->setValue(pass);
    m_of->setText(tr("of %1").arg(QLocale().toString(passes)));
    setEnabled(m_session->hasPuzzle());
}

void TransportBar::showSpeed()
{
    m_speed->setCurrentIndex(m_session->speed());
}

} // namespace convoku
