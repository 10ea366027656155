// SPDX-License-Identifier: MIT
#include "app/views/board/widgets/sentence_area.h"

#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/drawing/marks.h"
#include "app/window/parts/form.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/finding_wording.h"
#include "app/wording/wording.h"

#include <QAction>
#include <QEvent>
#include <QScrollArea>
#include <QStyle>
#include <QTextLayout>
#include <QToolButton>

#include <algorithm>

namespace convoku {
namespace {

constexpr qreal kReason = 16.0 / 13; // how much larger than usual the letters are
constexpr int kLines = 2;
constexpr int kSentenceEdge = 4;
constexpr int kSentenceMark = 18;

} // namespace

SentenceArea::SentenceArea(Session* session, Inquiry* inquiry, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_inquiry(inquiry)
    , m_mark(form::label("reason_mark"))
    , m_label(form::label("sentence", form::kTopParagraph))
    , m_scroll(form::named(new QScrollArea, "sentence_area", {.name = tr("Effect of this step")}))
    , m_stepper(nullptr)
    , m_number(form::label("finding_number"))
    , m_previous(form::tool("previous_finding_button", QString(), QString()))
    , m_next(form::tool("next_finding_button", QString(), QString()))
{
    setObjectName(QStringLiteral("reason_line"));
    m_mark->setAlignment(Qt::AlignCenter);
    m_label->setAccessibleDescription(tr("Effect of this step")); // its name is what it says
    m_scroll->setWidget(m_label);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_number->setAccessibleDescription(tr("Current finding of this step"));
    m_stepper = form::box(form::row({.spacing = kSentenceEdge}, m_number, m_previous, m_next));
    m_stepper->hide();

    auto* content
        = form::row({.margins = form::margins(2 * kSentenceEdge, kSentenceEdge), .spacing = 2 * kSentenceEdge},
            form::aligned(m_mark, Qt::AlignTop), form::grow(m_scroll), form::aligned(m_stepper, Qt::AlignTop));
    form::fill(this, content);
    setRoom();

    connect(inquiry, &Inquiry::findingsChanged, this, &SentenceArea::showFinding);
    connect(inquiry, &Inquiry::findingChosen, this, &SentenceArea::showFinding);
    followTheme(this, [this] { showMark(); });
}

SentenceArea::~SentenceArea()
{
    m_inquiry->setStepWatched(this, false);
}

void SentenceArea::setText(const QString& text)
{
    m_ofStep = false;
    m_stepper->hide();
    write(text);
    showMark();
}

void SentenceArea::showStep(const QString& instead)
{
    m_ofStep = true;
    const auto recording = m_session->recording();
    const auto& findings = m_inquiry->findings();
    const Finding* finding = m_inquiry->finding();
    const int count = findings ? static_cast<int>(findings->findings.size()) : 0;
    m_stepper->setVisible(count > 1);
    //: which of the findings of a step is looked at
    m_number->setText(count > 1 ? tr("%1 of %2", "finding").arg(m_inquiry->findingIndex() + 1).arg(count) : QString());
    write(!instead.isEmpty() ? instead
            : finding != nullptr
            ? FindingWording::sentence(recording->ruleOf(recording->events()[findings->event]).family, *finding)
            : Wording::stepSentence(*recording, m_session->position()));
    showMark();
}

/// Shows the current finding. Does nothing without one: findings disappear when the position changes, and then the code
/// that moved the position sets the text.
void SentenceArea::showFinding()
{
    if (!m_ofStep || !m_session->hasPuzzle() || m_inquiry->finding() == nullptr)
        return;
    showStep();
    Q_EMIT announced();
}

void SentenceArea::showMark()
{
    const QIcon mark = m_ofStep ? positionMark(*m_session->recording(), m_session->position(), themeOf(this)) : QIcon();
    m_mark->setVisible(!mark.isNull());
    if (!mark.isNull())
        m_mark->setPixmap(mark.pixmap(m_mark->size(), devicePixelRatioF()));
}

QString SentenceArea::text() const
{
    return m_label->text();
}

QRect SentenceArea::freeRoom() const
{
    const QRect room = contentsRect();
    const QFont font = m_label->font();
    QString text = m_label->text();
    text.replace(QLatin1Char('\n'), QChar::LineSeparator);
    QTextLayout lines(text, font);
    lines.beginLayout();
    int count = 0;
    qreal last = 0; // how far the last line reaches
    for (QTextLine line = lines.createLine(); line.isValid(); line = lines.createLine()) {
        line.setLineWidth(std::max(m_scroll->width(), 1));
        last = line.naturalTextWidth();
        ++count;
    }
    lines.endLayout();
    if (count > kLines)
        return {};
    QRect free = room;
    const int top = m_scroll->mapTo(this, QPoint()).y() + (kLines - 1) * QFontMetrics(font).lineSpacing();
    free.setTop(std::min(top, room.bottom()));
    if (count == kLines) {
        const int before = m_scroll->mapTo(this, QPoint()).x() - room.left();
        free.setLeft(room.left() + before + static_cast<int>(last) + space::kUsual);
    }
    return QStyle::visualRect(layoutDirection(), room, free);
}

void SentenceArea::write(const QString& text)
{
    if (m_label->text() == text)
        return;
    m_label->setText(text);
    fit();
}

/// In smaller letters where the usual ones need more than the two lines.
void SentenceArea::fit()
{
    layout()->activate();
    const auto needs = [this](const QFont& font) {
        const QRect room(0, 0, std::max(m_scroll->width(), 1), QWIDGETSIZE_MAX);
        const QFontMetrics metrics(font);
        return metrics.boundingRect(room, Qt::TextWordWrap, m_label->text()).height() - kLines * metrics.lineSpacing();
    };
    const QFont usual = textFont(kReason);
    m_label->setFont(needs(usual) > 0 ? textFont(1) : usual);
}

void SentenceArea::setRoom()
{
    const QFontMetrics metrics(textFont(kReason));
    setFixedHeight(metrics.lineSpacing() * kLines + 2 * kSentenceEdge + 2);
    const int side = std::max(kSentenceMark, metrics.height());
    m_mark->setFixedSize(side, side);
    if (m_ofStep)
        showMark();
    fit();
}

void SentenceArea::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setRoom();
}

void SentenceArea::setStepper(QAction* previous, QAction* next)
{
    m_previous->setDefaultAction(previous);
    m_next->setDefaultAction(next);
}

void SentenceArea::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void SentenceArea::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_inquiry->setStepWatched(this, true);
}

void SentenceArea::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_inquiry->setStepWatched(this, false);
}

} // namespace convoku
