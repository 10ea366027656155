// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/explanation_panel.h"

#include "app/document/chain_model.h"
#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/drawing/marks.h"
#include "app/views/why/widgets/card_row.h"
#include "app/views/why/widgets/chain_button.h"
#include "app/views/why/widgets/how_it_works.h"
#include "app/views/why/widgets/reason_chips.h"
#include "app/views/why/widgets/voices_view.h"
#include "app/views/why/widgets/why_headline.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/explanation_wording.h"
#include "app/wording/headline_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"
#include "solver/run/evidence.h"
#include "solver/run/navigation.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace convoku {
namespace {

/// More deductions of the same step are only counted; the stepper below the board leads to all of them.
constexpr std::size_t kMostOthers = 6;
/// Below the headline; with less of them nothing could be read of a voice.
constexpr int kExplanationPanelLeastLines = 8;

bool isContradiction(const Recording& recording, Position position)
{
    return position.pass > 0 && position.layer == 0 && position.step == recording.verdictStep()
        && eventAt(recording, position, EventKind::Contradiction) != nullptr;
}

} // namespace

ExplanationPanel::ExplanationPanel(Session* session, Inquiry* inquiry, LayerValues* values, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_inquiry(inquiry)
    , m_values(values)
{
    layOut();
    m_late.setSingleShot(true);
    m_late.setInterval(80); // ms: seldom needed, and shorter than anybody reads
    connect(&m_late, &QTimer::timeout, this, &ExplanationPanel::showCard);
    connect(m_headline, &WhyHeadline::closed, this, [this] { m_session->pick(std::nullopt); });
    connect(m_headline, &WhyHeadline::backRequested, this, &ExplanationPanel::back);
    connect(m_reasons, &ReasonChips::chosen, this, &ExplanationPanel::choose);
    connect(m_goThere, &QPushButton::clicked, this, [this] {
        if (const auto& answer = m_inquiry->answer())
            m_session->jumpTo(m_session->recording()->events()[answer->event].position());
    });
    connect(m_undoGuess, &QPushButton::clicked, this, [this] {
        m_session->setPlaying(false);
        m_session->stepRule(true);
    });
    connect(m_chain, &ChainButton::wanted, this, &ExplanationPanel::prove);
    connect(session, &Session::pickedChanged, this, &ExplanationPanel::pickedChanged);
    connect(session, &Session::positionChanged, this, &ExplanationPanel::positionChanged);
    connect(session, &Session::pickedHistoryGrew, this, &ExplanationPanel::showCard);
    connect(session, &Session::recordingReset, this, &ExplanationPanel::pickedChanged);
    connect(session, &Session::recordingGrew, this, &ExplanationPanel::positionChanged);
    for (const auto signal : {&Inquiry::answerChanged, &Inquiry::proofChanged, &Inquiry::findingChosen})
        connect(inquiry, signal, this, &ExplanationPanel::showCard);
    connect(inquiry, &Inquiry::findingsChanged, this, &ExplanationPanel::positionChanged);
    connect(values, &LayerValues::valuesChanged, this, &ExplanationPanel::showCard);
    connect(values, &LayerValues::questionPositionChanged, this, &ExplanationPanel::showCard);
    pickedChanged();
    followTheme(this, [this] { showCard(); });
}

void ExplanationPanel::setVoiceActions(const QList<QAction*>& actions)
{
    m_headline->addVoices(actions);
}

void ExplanationPanel::setEnabledVoices(const VoiceSet& enabled)
{
    m_voices->setEnabledVoices(enabled);
}

void ExplanationPanel::setFolded(bool folded)
{
    m_folded = folded;
    m_body->setVisible(!folded && m_introduction->isHidden());
    updateGeometry();
}

void ExplanationPanel::setIntroduced(bool introduced)
{
    if (m_introduced == introduced)
        return;
    m_introduced = introduced;
    showCard();
}

void ExplanationPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_inquiry->setStepWatched(this, true);
    showCard();
}

void ExplanationPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_inquiry->setStepWatched(this, false);
    m_values->setWatched(this, false);
}

void ExplanationPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool low
        = height() < m_headline->sizeHint().height() + kExplanationPanelLeastLines * fontMetrics().lineSpacing();
    if (low != m_folded)
        setFolded(low);
}

void ExplanationPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_session->picked()) {
        m_session->pick(std::nullopt);
        return;
    }
    QWidget::keyPressEvent(event);
}

EventVoices ExplanationPanel::stepVoices() const
{
    const auto recording = m_session->recording();
    if (!recording)
        return {};
    const Position position = m_session->position();
    const auto findings = m_inquiry->findings();
    const auto values = m_values->values();
    StepKnowledge known;
    const bool shown = m_values->pass() == position.pass && !m_values->isInQuestion(position);
    known.values = shown ? values.get() : nullptr;
    known.picked = m_session->picked();
    const Finding* looked = m_inquiry->finding();
    if (looked == nullptr)
        return VoiceWording::ofPosition(*recording, position, known);
    // Explain only the selected finding: the others have their turn.
    const RuleInfo& rule = recording->ruleOf(recording->events()[findings->event]);
    StepFindings one{findings->event, {*looked}, {}};
    if (findings->evidence)
        one.evidence = evidenceFor(*findings->evidence, rule, looked->cause);
    known.findings = &one;
    EventVoices voices = VoiceWording::ofPosition(*recording, position, known);
    voices.puzzle = ExplanationWording::cause(rule.family, looked->cause);
    return voices;
}

void ExplanationPanel::pickedChanged()
{
    if (!m_following)
        m_trail.clear();
    m_headline->setPicked(m_session->picked().has_value(), !m_trail.empty());
    m_scroll->verticalScrollBar()->setValue(0);
    showCard();
}

/// A rule has found something, and what it is will be known in a moment.
bool ExplanationPanel::isPending() const
{
    const auto recording = m_session->recording();
    return recording && !m_session->picked() && m_inquiry->findings() == nullptr && m_session->position().pass > 0
        && m_session->position().layer == 0 && eventAt(*recording, m_session->position(), EventKind::Rule) != nullptr;
}

void ExplanationPanel::positionChanged()
{
    // Without this the card would flash at every step.
    if (isVisible() && isPending()) {
        if (!m_late.isActive())
            m_late.start();
        return;
    }
    showCard();
}

void ExplanationPanel::showCard()
{
    m_late.stop();
    if (!isVisible())
        return;
    const auto recording = m_session->recording();
    const bool introduced = m_introduced && recording && recording->passCount() > 0 && !m_session->picked();
    if (introduced)
        m_introduction->setRun(*recording);
    m_introduction->setVisible(introduced);
    m_headline->setVisible(!introduced);
    m_body->setVisible(!introduced && !m_folded);
    // Numbers of a layer take a run of its pass: not for every pass that someone plays through.
    m_values->setWatched(this, recording && m_session->position().layer > 0);
    for (QWidget* part : std::initializer_list<QWidget*>{
             m_contradiction, m_also, m_clashTitle, m_elsewhere, m_goThere, m_nextTitle, m_next, m_undoGuess})
        part->hide();
    clearRows(m_clash);
    clearRows(m_others);
    m_headline->setPicture({}, {});
    m_reasonsTitle->setText(tr("Reasons"));
    if (!recording) {
        m_headline->setTexts(LayerWording::noPuzzle(), {}, {});
        m_voices->setTiles({}, {}, {});
        m_voices->setVoices({});
        setReasons({}, {});
    } else if (m_session->picked()) {
        showPicked();
    } else {
        showStep();
    }
    m_chain->setVisible(chainSubject(*m_session, *m_inquiry).has_value());
    m_reasons->setVisible(!m_reasons->chips().empty());
    m_reasonsTitle->setVisible(!m_reasons->chips().empty());
}

void ExplanationPanel::showStep()
{
    const Recording& recording = *m_session->recording();
    const Position position = m_session->position();
    const Finding* looked = m_inquiry->finding();
    m_headline->setTexts(HeadlineWording::position(recording, position, looked),
        positionMark(recording, position, themeOf(this)), HeadlineWording::speaker(recording, position, looked));
    setTiles({}, {});
    m_voices->setVoices(stepVoices());
    setReasons({}, {});
    if (looked != nullptr)
        showFindings();
    else if (isContradiction(recording, position))
        showContradiction();
}

void ExplanationPanel::showFindings()
{
    const Recording& recording = *m_session->recording();
    const Position position = m_session->position();
    const auto known = m_inquiry->findings();
    const auto& findings = known->findings;
    const Finding& looked = *m_inquiry->finding();
    const RuleInfo& rule = recording.ruleOf(recording.events()[known->event]);
    const RuleFamily family = rule.family;
    if (known->evidence)
        setTiles(TileWording::ofEvidence(rule, evidenceFor(*known->evidence, rule, looked.cause)),
            themeOf(this).family(family));
    setReasons(ReasonWording::ofCause(recording, family, looked.cause, {position.pass, position.step, 1}), family);
    std::size_t said = 0;
    for (std::size_t i = 0; i < findings.size() && said < kMostOthers; ++i) {
        if (static_cast<int>(i) == m_inquiry->findingIndex())
            continue;
        auto* row = new CardRow({HeadlineWording::finding(family, findings[i]), {}, {},
            HeadlineWording::because(findings[i]), {}, true, tr("Another deduction of this step")});
        row->setObjectName(QStringLiteral("other_finding"));
        connect(row, &QAbstractButton::clicked, this, [this, i] { m_inquiry->selectFinding(static_cast<int>(i)); });
        m_others->addWidget(row);
        row->show();
        ++said;
    }
    if (const int more = static_cast<int>(findings.size() - said) - 1; more > 0)
        m_others->addWidget(new PlainLabel(tr("and %n more", nullptr, more)));
}

void ExplanationPanel::showContradiction()
{
    const Recording& recording = *m_session->recording();
    const Position position = m_session->position();
    setTiles(TileWording::ofClash(recording, position), themeOf(this).contradictionMark);
    m_clashTitle->setText(ReasonWording::clashTitle(recording, position));
    m_clashTitle->setVisible(!m_clashTitle->text().isEmpty());
    const std::vector<ClashCause> causes
        = m_inquiry->clashCauses() ? *m_inquiry->clashCauses() : std::vector<ClashCause>();
    for (const ClashOrigin& origin : ReasonWording::clash(recording, position, causes)) {
        const QString became = origin.after.isEmpty() ? tr("nothing") : origin.after;
        const QString change = origin.before.isEmpty() ? became : QStringLiteral("%1 → %2").arg(origin.before, became);
        auto* row = new CardRow({Wording::cell(origin.cell), change,
            origin.rule ? ruleMark(recording.model().rule(*origin.rule), themeOf(this)) : QIcon(), origin.address,
            origin.reason, false, tr("Click to see why.")});
        row->setObjectName(QStringLiteral("clash_origin"));
        connect(row, &QAbstractButton::clicked, this, [this, candidate = origin.candidate] { follow(candidate); });
        m_clash->addWidget(row);
        row->show();
    }
    setReasons(ReasonWording::ofClash(recording, position, causes), {});
    if (const Event* pop = eventIn(recording, position.pass, EventKind::Pop)) {
        m_next->setText(Wording::eventSentence(recording, *pop));
        for (QWidget* part : std::initializer_list<QWidget*>{m_nextTitle, m_next, m_undoGuess})
            part->show();
    }
}

void ExplanationPanel::setReasons(const std::vector<ReasonChip>& chips, std::optional<RuleFamily> family)
{
    m_reasons->setChips(chips, family);
}

void ExplanationPanel::setTiles(const std::optional<LayerTiles>& tiles, const QColor& colour)
{
    m_voices->setTiles(tiles, colour, themeOf(this).onColour);
}

void ExplanationPanel::clearRows(QBoxLayout* rows)
{
    // One of them may be what was just clicked.
    while (QLayoutItem* item = rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

void ExplanationPanel::choose(const ReasonChip& chip)
{
    if (chip.kind == ReasonChip::Kind::Guess && chip.place)
        m_session->jumpTo(*chip.place);
    else
        follow(chip.candidate);
}

void ExplanationPanel::follow(std::uint16_t candidate)
{
    if (m_session->picked())
        m_trail.push_back(*m_session->picked());
    m_following = true;
    m_session->pick(m_session->recording()->board().candidate(candidate));
    m_following = false;
}

void ExplanationPanel::back()
{
    if (m_trail.empty())
        return;
    const Candidate candidate = m_trail.back();
    m_trail.pop_back();
    m_following = true;
    m_session->pick(candidate);
    m_following = false;
}

void ExplanationPanel::prove()
{
    // A chain that is there stays as it was folded and looked at.
    if (proveChainSubject(*m_session, *m_inquiry))
        Q_EMIT chainRequested();
}

} // namespace convoku
