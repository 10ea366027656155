// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/why_headline.h"

#include "app/window/parts/plain_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QStyleOptionToolButton>
#include <QToolButton>

namespace convoku {
namespace {

constexpr int kHeadlineMark = 16;
constexpr int kPictureGap = 8;
constexpr qreal kTitleScale = 16.0 / 13.0;

/// Its dots say that there is a menu: an arrow in their corner says it twice.
class DotsButton final : public QToolButton
{
protected:
    void initStyleOption(QStyleOptionToolButton* option) const override
    {
        QToolButton::initStyleOption(option);
        option->features &= ~QStyleOptionToolButton::HasMenu;
    }
};

QToolButton* setUp(QToolButton* button, const char* name, const QString& text, const QString& tip)
{
    button->setObjectName(QString::fromLatin1(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

WhyHeadline::WhyHeadline(QWidget* parent)
    : QWidget(parent)
    , m_picture(new PlainLabel)
    , m_title(makeParagraph("why_title"))
    , m_mark(new PlainLabel)
    , m_speaker(makeParagraph("why_speaker"))
    , m_back(setUp(new QToolButton, "why_back", QStringLiteral("‹"), tr("To the candidate whose reason this one is")))
    , m_close(setUp(new QToolButton, "why_close", QStringLiteral("×"), tr("Back to the step: no candidate is picked")))
    , m_voices(setUp(new DotsButton, "voices", QStringLiteral("…"), tr("Which of the three voices are shown")))
{
    m_voices->setPopupMode(QToolButton::InstantPopup);
    m_voices->setMenu(new QMenu(m_voices));
    m_mark->setFixedSize(kHeadlineMark, kHeadlineMark);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    buttons->addWidget(m_back);
    buttons->addWidget(m_close);
    buttons->addWidget(m_voices);
    auto* speaker = new QHBoxLayout;
    speaker->setSpacing(6);
    speaker->addWidget(m_mark, 0, Qt::AlignTop);
    speaker->addWidget(m_speaker, 1);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_picture, 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(m_title, 0, 1);
    grid->addLayout(buttons, 0, 2, Qt::AlignTop);
    grid->addLayout(speaker, 1, 1, 1, 2);
    m_picture->setObjectName(QStringLiteral("why_picture"));
    m_picture->setContentsMargins(0, 0, kPictureGap, 0);
    m_picture->hide();
    connect(m_back, &QToolButton::clicked, this, &WhyHeadline::wentBack);
    connect(m_close, &QToolButton::clicked, this, &WhyHeadline::closed);
    setPicked(false, false);
    scaleTitle();
}

void WhyHeadline::setPicture(const QPixmap& picture, const QString& name)
{
    m_picture->setPixmap(picture);
    m_picture->setAccessibleName(name);
    m_picture->setVisible(!picture.isNull());
}

void WhyHeadline::setTexts(const QString& title, const QIcon& mark, const QString& speaker)
{
    m_title->setText(title);
    m_speaker->setText(speaker);
    m_speaker->setVisible(!speaker.isEmpty());
    m_mark->setPixmap(mark.pixmap(QSize(kHeadlineMark, kHeadlineMark), devicePixelRatioF()));
    m_mark->setVisible(!mark.isNull() && !speaker.isEmpty());
}

QString WhyHeadline::title() const
{
    return m_title->text();
}

QString WhyHeadline::speaker() const
{
    return m_speaker->text();
}

void WhyHeadline::setPicked(bool picked, bool trail)
{
    m_back->setVisible(picked && trail);
    m_close->setVisible(picked);
}

void WhyHeadline::addVoices(const QList<QAction*>& actions)
{
    m_voices->menu()->addActions(actions);
}

void WhyHeadline::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        scaleTitle();
}

void WhyHeadline::scaleTitle()
{
    QFont large = font();
    large.setWeight(QFont::DemiBold);
    if (large.pixelSize() > 0)
        large.setPixelSize(qRound(large.pixelSize() * kTitleScale));
    else
        large.setPointSizeF(large.pointSizeF() * kTitleScale);
    m_title->setFont(large);
}

} // namespace convoku
