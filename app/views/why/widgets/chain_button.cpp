// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/chain_button.h"

#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/window/parts/form.h"
#include "app/wording/headline_wording.h"

#include <QPushButton>

namespace convoku {

ChainButton::ChainButton(Session* session, Inquiry* inquiry, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_inquiry(inquiry)
    , m_button(form::button("why_chain", tr("&Chain to the givens"),
          tr("Trace the reasons back to the givens: all removals that this one depends on")))
    , m_count(form::label("chain_count", {.quiet = true, .wraps = true}))
{
    form::fill(this, form::row({.spacing = 12}, form::aligned(m_button, Qt::AlignLeft), form::grow(m_count)));
    connect(m_button, &QPushButton::clicked, this, &ChainButton::wanted);
    connect(inquiry, &Inquiry::proofChanged, this, &ChainButton::showProof);
    showProof();
}

void ChainButton::showProof()
{
    const auto proof = m_inquiry->proof();
    m_count->setText(proof ? HeadlineWording::proof(*m_session->recording(), *proof) : QString());
}

} // namespace convoku
