// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/why_headline.h"
#include "app/window/parts/form.h"

#include <QEvent>
#include <QGridLayout>
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

} // namespace

WhyHeadline::WhyHeadline(QWidget* parent)
    : QWidget(parent)
    , m_picture(form::label("why_picture"))
    , m_title(form::label("why_title", form::kParagraph))
    , m_mark(new PlainLabel)
    , m_speaker(form::label("why_speaker", form::kParagraph))
    , m_back(form::tool("why_back", QStringLiteral("‹"), tr("Back to the candidate that this explains")))
    , m_close(form::tool("why_close", QStringLiteral("×"), tr("Back to the step: no candidate is picked")))
    , m_voices(form::named(new DotsButton, "voices",
          {tr("Choose which of the three voices to show"), tr("Choose which of the three voices to show")}))
{
    m_voices->setText(QStringLiteral("…"));
    m_voices->setAutoRaise(true);
    m_voices->setPopupMode(QToolButton::InstantPopup);
    m_voices->setMenu(new QMenu(m_voices));
    m_mark->setFixedSize(kHeadlineMark, kHeadlineMark);
    auto* buttons = form::row({.spacing = 0}, m_back, m_close, m_voices);
    auto* speaker = form::row({.spacing = 6}, form::aligned(m_mark, Qt::AlignTop), form::grow(m_speaker));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_picture, 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(m_title, 0, 1);
    grid->addLayout(buttons, 0, 2, Qt::AlignTop);
    grid->addLayout(speaker, 1, 1, 1, 2);
    m_picture->setContentsMargins(0, 0, kPictureGap, 0);
    m_picture->hide();
    connect(m_back, &QToolButton::clicked, this, &WhyHeadline::backRequested);
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
