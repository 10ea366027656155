// SPDX-License-Identifier: MIT
#include "app/widgets/why/chain_view.h"

#include "app/session/inquiry.h"
#include "app/session/session.h"
#include "app/widgets/parts/flow_layout.h"
#include "app/widgets/parts/plain_text.h"
#include "app/wording/explanation_wording.h"
#include "app/wording/headline_wording.h"
#include "app/wording/wording.h"

#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace convoku {

ChainView::ChainView(Session* session, Inquiry* inquiry, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_inquiry(inquiry)
    , m_button(new QPushButton(tr("&Chain to the givens")))
    , m_count(new PlainLabel)
    , m_open(new QWidget)
    , m_summary(new PlainLabel)
    , m_steps(new QListWidget)
{
    m_button->setObjectName(QStringLiteral("why_chain"));
    m_button->setToolTip(tr("Follow the reasons back to the givens: every removal that this one rests on"));
    m_count->setObjectName(QStringLiteral("chain_count"));
    m_count->setWordWrap(true);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_summary->setObjectName(QStringLiteral("chain_summary"));
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_steps->setObjectName(QStringLiteral("chain"));
    m_steps->setWordWrap(true);
    m_steps->setAlternatingRowColors(true);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setResizeMode(QListView::Adjust);
    m_steps->setAccessibleName(tr("Chain of removals"));
    auto* exportButton = new QPushButton(tr("E&xport chain…"));
    exportButton->setToolTip(tr("An animated GIF with a picture for each step of the chain"));
    auto* close = new QPushButton(tr("C&lose chain"));
    // In some languages they are too long for one row.
    auto* buttons = new FlowLayout(6);
    buttons->addWidget(exportButton);
    buttons->addWidget(close);
    auto* inside = new QVBoxLayout(m_open);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_summary);
    inside->addWidget(m_steps, 1);
    inside->addLayout(buttons);
    auto* ask = new QHBoxLayout;
    ask->setSpacing(12);
    ask->addWidget(m_button, 0, Qt::AlignLeft);
    ask->addWidget(m_count, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(ask);
    layout->addWidget(m_open, 1);

    connect(m_button, &QPushButton::clicked, this, &ChainView::wanted);
    connect(exportButton, &QPushButton::clicked, this, &ChainView::exportWanted);
    connect(close, &QPushButton::clicked, m_inquiry, &Inquiry::dropProof);
    connect(m_steps, &QListWidget::currentRowChanged, this, [this](int row) {
        const auto proof = m_inquiry->proof();
        if (row < 0 || !proof)
            return;
        m_session->jumpTo(
            m_session->recording()->events()[proof->steps[static_cast<std::size_t>(row)].event].position());
    });
    connect(session, &Session::positionChanged, this, &ChainView::markStep);
    connect(inquiry, &Inquiry::proofChanged, this, &ChainView::showProof);
    showProof();
}

void ChainView::setPossible(bool possible)
{
    m_button->setEnabled(possible);
}

bool ChainView::isOpen() const
{
    return m_inquiry->proof() != nullptr || m_inquiry->isProving();
}

void ChainView::showProof()
{
    const auto proof = m_inquiry->proof();
    m_open->setVisible(isOpen());
    m_button->setVisible(!isOpen());
    m_count->setVisible(proof != nullptr);
    const QSignalBlocker blocker(m_steps);
    m_steps->clear();
    m_steps->setVisible(proof != nullptr);
    if (!proof) {
        m_summary->setText(tr("Following the reasons…"));
        return;
    }
    const Recording& recording = *m_session->recording();
    m_count->setText(HeadlineWording::proof(recording, *proof));
    m_summary->setText(ExplanationWording::proofSummary(recording, *proof));
    for (const ProofStep& step : proof->steps) {
        const Position position = recording.events()[step.event].position();
        m_steps->addItem(QStringLiteral("%1  %2").arg(
            Wording::address(recording, position), ExplanationWording::proofStep(recording, step)));
    }
    // Enough of them to read in; with more the list scrolls.
    m_steps->setMinimumHeight(fontMetrics().lineSpacing() * 8);
    markStep();
}

void ChainView::markStep()
{
    const auto proof = m_inquiry->proof();
    if (!proof)
        return;
    const QSignalBlocker blocker(m_steps);
    // Only the row that the position is at: any other would seem to be what the board shows.
    const auto events = m_session->recording()->events();
    int row = -1;
    for (std::size_t i = 0; i < proof->steps.size(); ++i) {
        if (events[proof->steps[i].event].position() == m_session->position())
            row = static_cast<int>(i);
    }
    m_steps->setCurrentRow(row);
    if (row >= 0)
        m_steps->scrollToItem(m_steps->item(row));
}

} // namespace convoku
