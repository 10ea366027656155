// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/chain_button.h"

#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/window/parts/plain_text.h"
#include "app/wording/headline_wording.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace convoku {

ChainButton::ChainButton(Session* session, Inquiry* inquiry, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_inquiry(inquiry)
    , m_button(new QPushButton(tr("&Chain to the givens")))
    , m_count(new PlainLabel)
{
    m_button->setObjectName(QStringLiteral("why_chain"));
    m_button->setToolTip(tr("Follow the reasons back to the givens: every removal that this one rests on"));
    m_count->setObjectName(QStringLiteral("chain_count"));
    m_count->setWordWrap(true);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(m_button, 0, Qt::AlignLeft);
    layout->addWidget(m_count, 1);

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
