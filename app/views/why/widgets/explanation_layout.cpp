// SPDX-License-Identifier: MIT
// Layout of the Why card.
#include "app/views/why/widgets/chain_button.h"
#include "app/views/why/widgets/explanation_panel.h"
#include "app/views/why/widgets/how_it_works.h"
#include "app/views/why/widgets/reason_chips.h"
#include "app/views/why/widgets/voices_view.h"
#include "app/views/why/widgets/why_headline.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"

#include <QFrame>
#include <QPushButton>
#include <QScrollArea>

namespace convoku {
namespace {

constexpr form::Look kQuietTitle{.weight = QFont::DemiBold, .quiet = true};

} // namespace

void ExplanationPanel::layOut()
{
    m_scroll = makeScrollRoom(new QWidget);
    m_introduction = new HowItWorks;
    m_introduction->hide();
    m_headline = new WhyHeadline;
    m_contradiction = form::label("why_contradiction", form::kParagraph);
    m_voices = new VoicesView(QStringLiteral("why"));
    m_also = form::label("why_also", form::kParagraph);
    m_clashTitle = form::label("clash_title", kQuietTitle);
    m_clash = form::column({.spacing = 0});
    m_reasonsTitle = form::text({}, kQuietTitle);
    m_reasons = new ReasonChips;
    m_elsewhere = form::label("reasons_elsewhere", form::kParagraph);
    m_goThere = form::button("why_go_there", tr("&Go to the step"));
    m_others = form::column({.spacing = 0});
    m_nextTitle = form::text(tr("Next"), kQuietTitle);
    m_next = form::label("why_next", form::kParagraph);
    //: steps on to where the search takes a failed guess back
    m_undoGuess = form::button("why_take_back", tr("Undo &the guess"));
    m_chain = new ChainButton(m_session, m_inquiry);

    // The links to further steps are at the bottom, so that they keep their place while the card changes.
    m_body = form::box(form::column({.spacing = 8}, form::hairline(), m_contradiction, m_voices, m_also, form::gap(4),
        m_clashTitle, m_clash, m_reasonsTitle, m_reasons, m_elsewhere, form::aligned(m_goThere, Qt::AlignLeft),
        form::stretch(1), m_nextTitle, m_next, form::aligned(m_undoGuess, Qt::AlignLeft), m_others, m_chain));
    // The voices can be long, and the panel low: then all of it scrolls.
    form::layOut(m_scroll->widget(),
        form::column(
            {.margins = QMargins(16, 8, 16, 12), .spacing = 8}, m_introduction, m_headline, form::grow(m_body)));
    m_scroll->setObjectName(QStringLiteral("explanation_area"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    form::fill(this, form::column(m_scroll));
}

} // namespace convoku
