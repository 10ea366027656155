// SPDX-License-Identifier: MIT
// Where the parts of the Why card stand.
#include "app/views/why/widgets/chain_button.h"
#include "app/views/why/widgets/explanation_panel.h"
#include "app/views/why/widgets/reason_chips.h"
#include "app/views/why/widgets/voices_view.h"
#include "app/views/why/widgets/why_headline.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/plain_text.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace convoku {
namespace {

QLabel* makeQuietTitle(const QString& text)
{
    auto* label = new PlainLabel(text);
    QFont bold = label->font();
    bold.setWeight(QFont::DemiBold);
    label->setFont(bold);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QFrame* makeHairline()
{
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    return line;
}

QVBoxLayout* makeRows()
{
    auto* rows = new QVBoxLayout;
    rows->setSpacing(0);
    return rows;
}

} // namespace

void ExplanationPanel::layOut()
{
    m_scroll = makeScrollRoom(new QWidget);
    m_headline = new WhyHeadline;
    m_body = new QWidget;
    m_contradiction = makeParagraph("why_contradiction");
    m_voices = new VoicesView(QStringLiteral("why"));
    m_also = makeParagraph("why_also");
    m_clashTitle = makeQuietTitle({});
    m_clashTitle->setObjectName(QStringLiteral("clash_title"));
    m_clash = makeRows();
    m_reasonsTitle = makeQuietTitle({});
    m_reasons = new ReasonChips;
    m_elsewhere = makeParagraph("reasons_elsewhere");
    m_goThere = new QPushButton(tr("&Go to the step"));
    m_goThere->setObjectName(QStringLiteral("why_go_there"));
    m_others = makeRows();
    m_nextTitle = makeQuietTitle(tr("Next"));
    m_next = makeParagraph("why_next");
    //: steps on to where the search takes a failed guess back
    m_takeBack = new QPushButton(tr("&Take it back"));
    m_takeBack->setObjectName(QStringLiteral("why_take_back"));
    m_chain = new ChainButton(m_session, m_inquiry);

    auto* body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(8);
    const auto leftButton = [body](QPushButton* button) { body->addWidget(button, 0, Qt::AlignLeft); };
    body->addWidget(makeHairline());
    body->addWidget(m_contradiction);
    body->addWidget(m_voices);
    body->addWidget(m_also);
    body->addSpacing(4);
    body->addWidget(m_clashTitle);
    body->addLayout(m_clash);
    body->addWidget(m_reasonsTitle);
    body->addWidget(m_reasons);
    body->addWidget(m_elsewhere);
    leftButton(m_goThere);
    // What leads on stands at the bottom, where it stays while the card changes.
    body->addStretch(1);
    body->addWidget(m_nextTitle);
    body->addWidget(m_next);
    leftButton(m_takeBack);
    body->addLayout(m_others);
    body->addWidget(m_chain);

    // The voices can be long, and the panel low: then all of it scrolls.
    auto* inside = new QVBoxLayout(m_scroll->widget());
    inside->setContentsMargins(16, 8, 16, 12);
    inside->setSpacing(8);
    inside->addWidget(m_headline);
    inside->addWidget(m_body, 1);
    m_scroll->setObjectName(QStringLiteral("explanation_area"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_scroll);
}

} // namespace convoku
