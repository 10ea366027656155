// SPDX-License-Identifier: MIT
#include "app/widgets/why/explanation_panel.h"

#include "app/session/layer_values.h"
#include "app/session/session.h"
#include "app/widgets/parts/dialog_parts.h"
#include "app/widgets/parts/flow_layout.h"
#include "app/widgets/parts/plain_text.h"
#include "app/widgets/why/voices_view.h"
#include "app/wording/constraint_wording.h"
#include "app/wording/explanation_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace convoku {
namespace {

QLabel* makeText(const char* name)
{
    auto* label = new PlainLabel;
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ExplanationPanel::ExplanationPanel(Session* session, Inquiry* inquiry, LayerValues* values, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_inquiry(inquiry)
    , m_values(values)
    , m_scroll(makeScrollRoom(new QWidget))
    , m_parts(new QVBoxLayout)
    , m_stepTitle(makeText("step_title"))
    , m_stepVoices(new VoicesView(QStringLiteral("step")))
    , m_voiceMenu(new QToolButton)
    , m_title(makeText("why_title"))
    , m_state(makeText("why_state"))
    , m_contradiction(makeText("why_contradiction"))
    , m_why(new VoicesView(QStringLiteral("why")))
    , m_also(makeText("why_also"))
    , m_reasons(new QTreeWidget)
    , m_back(new QPushButton(tr("Bac&k")))
    , m_goThere(new QPushButton(tr("&Go to the step")))
    , m_prove(new QPushButton(tr("&Chain to the givens")))
    , m_elsewhere(makeText("reasons_elsewhere"))
    , m_chain(new QWidget)
    , m_summary(makeText("chain_summary"))
    , m_steps(new QListWidget)
{
    buildReasons();
    buildChain();
    m_voiceMenu->setObjectName(QStringLiteral("voices"));
    m_voiceMenu->setText(tr("Voices"));
    m_voiceMenu->setToolTip(tr("Which of the three voices are shown"));
    m_voiceMenu->setPopupMode(QToolButton::InstantPopup);
    m_voiceMenu->setFocusPolicy(Qt::TabFocus);
    m_voiceMenu->setMenu(new QMenu(m_voiceMenu));
    m_back->setToolTip(tr("To the candidate whose reason this one is"));
    m_prove->setToolTip(tr("Follow the reasons back to the givens: every removal that this one rests on"));
    // In some languages they are too long for one row of a panel.
    auto* buttons = new FlowLayout(6);
    buttons->addWidget(m_back);
    buttons->addWidget(m_goThere);
    buttons->addWidget(m_prove);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setForegroundRole(QPalette::Mid);

    // The voices can be long, and the panel low: then all of it scrolls.
    auto* outside = new QVBoxLayout(m_scroll->widget());
    outside->setContentsMargins(6, 6, 6, 6);
    outside->addWidget(m_voiceMenu, 0, Qt::AlignRight);
    outside->addLayout(m_parts, 1);
    auto* step = new QVBoxLayout;
    step->addWidget(m_stepTitle);
    step->addWidget(m_stepVoices);
    auto* layout = new QVBoxLayout;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_title, m_state, m_contradiction, m_why, m_also})
        layout->addWidget(widget);
    layout->addLayout(buttons);
    layout->addWidget(m_elsewhere);
    layout->addWidget(m_reasons, 1);
    layout->addWidget(m_chain, 2);
    layout->addStretch(0);
    m_parts->addLayout(step);
    m_parts->addWidget(line);
    m_parts->addLayout(layout, 1);
    fitReasons();
    m_scroll->setObjectName(QStringLiteral("explanation_area"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_scroll);
    QFont bold = m_stepTitle->font();
    bold.setBold(true);
    m_stepTitle->setFont(bold);

    connect(m_back, &QPushButton::clicked, this, &ExplanationPanel::back);
    connect(m_goThere, &QPushButton::clicked, this, [this] {
        if (const auto& answer = m_inquiry->answer())
            m_session->goTo(m_session->recording()->events()[answer->event].position());
    });
    connect(m_prove, &QPushButton::clicked, this, [this] {
        m_session->setPlaying(false);
        m_inquiry->prove();
    });
    connect(session, &Session::pickedChanged, this, &ExplanationPanel::pickedChanged);
    connect(session, &Session::positionChanged, this, [this] {
        m_state->setText(stateSentence());
        showContradiction();
        showElsewhere();
        showStep();
        markStep();
    });
    connect(session, &Session::recordingReset, this, &ExplanationPanel::pickedChanged);
    connect(session, &Session::recordingReset, this, &ExplanationPanel::showStep);
    connect(session, &Session::runningChanged, this, &ExplanationPanel::showStep); // the end of the run is told there
    connect(inquiry, &Inquiry::answerChanged, this, &ExplanationPanel::showAnswer);
    connect(inquiry, &Inquiry::proofChanged, this, &ExplanationPanel::showProof);
    connect(inquiry, &Inquiry::findingsChanged, this, &ExplanationPanel::showStep);
    connect(values, &LayerValues::valuesChanged, this, &ExplanationPanel::showStep);
    pickedChanged();
    showProof();
    showStep();
}

void ExplanationPanel::setVoiceActions(const QList<QAction*>& actions)
{
    m_voiceMenu->menu()->addActions(actions);
}

void ExplanationPanel::setHeardVoices(const VoiceSet& heard)
{
    m_stepVoices->setHeard(heard);
    m_why->setHeard(heard);
}

void ExplanationPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_inquiry->setStepWatched(this, true);
    showStep();
}

void ExplanationPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_inquiry->setStepWatched(this, false);
    m_values->setWatched(this, false);
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
    known.findings = findings.get();
    known.values = m_values->pass() == position.pass ? values.get() : nullptr;
    known.picked = m_session->picked();
    return VoiceWording::ofPosition(*recording, position, known);
}

void ExplanationPanel::showStep()
{
    if (!isVisible())
        return;
    const auto recording = m_session->recording();
    // Numbers of a layer take a run of its pass: not for every pass that someone plays through.
    m_values->setWatched(this, recording && m_session->position().layer > 0);
    m_stepTitle->setText(recording ? tr("This step: %1").arg(Wording::placeName(*recording, m_session->position()))
                                   : LayerWording::noPuzzle());
    m_stepVoices->setVoices(stepVoices());
}

void ExplanationPanel::showContradiction()
{
    const auto recording = m_session->recording();
    const auto picked = m_session->picked();
    const auto found
        = recording && picked ? contradictionIn(*recording, m_session->position(), picked->cell()) : std::nullopt;
    const QString text = found ? ExplanationWording::contradiction(*recording, picked->cell(), *found) : QString();
    m_contradiction->setVisible(!text.isEmpty());
    const auto& answer = m_inquiry->answer();
    const bool explained = answer && answer->explanation;
    if (text == m_contradiction->text() && (explained || (m_reasons->topLevelItemCount() > 0) == found.has_value()))
        return;
    m_contradiction->setText(text);
    if (explained)
        return;
    // Each candidate that is missing in these cells has an explanation of its own.
    m_reasons->clear();
    m_reasons->setVisible(found && m_chain->isHidden());
    if (!found)
        return;
    std::vector<Cell> cells{picked->cell()};
    for (const CellContradiction::Clash& clash : found->clashes) {
        if (std::find(cells.begin(), cells.end(), clash.other) == cells.end())
            cells.push_back(clash.other);
    }
    for (const Cell cell : cells) {
        for (const CellRemoval& removal : removalsIn(*recording, cell, found->seen)) {
            for (const std::uint16_t candidate : removal.candidates)
                addReason(candidate, tr("%1 was gone").arg(ExplanationWording::candidate(candidate)),
                    ExplanationWording::since(*recording, cell, removal.event));
        }
    }
    fitReasons();
}

void ExplanationPanel::addReason(std::uint16_t candidate, const QString& text, const QString& since)
{
    auto* item = new QTreeWidgetItem({text, since});
    item->setData(0, Qt::UserRole, candidate);
    item->setToolTip(1, since);
    m_reasons->addTopLevelItem(item);
}

void ExplanationPanel::buildReasons()
{
    m_reasons->setObjectName(QStringLiteral("reasons"));
    m_reasons->setColumnCount(2);
    m_reasons->setHeaderLabels({tr("Reason"), tr("Since")});
    m_reasons->setRootIsDecorated(false);
    m_reasons->setUniformRowHeights(true);
    m_reasons->setAllColumnsShowFocus(true);
    // A narrow panel scrolls to the side: a rule's name that is cut may lose its house.
    m_reasons->header()->setStretchLastSection(false);
    m_reasons->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_reasons->setAccessibleName(tr("Reasons"));
    m_reasons->setToolTip(
        tr("Each of these, the other way round and by itself, would have saved the candidate. Enter or "
           "a double click explains a reason in turn."));
    connect(m_reasons, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) { follow(item); });
}

void ExplanationPanel::buildChain()
{
    m_steps->setObjectName(QStringLiteral("chain"));
    m_steps->setWordWrap(true);
    m_steps->setAlternatingRowColors(true);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setResizeMode(QListView::Adjust);
    m_steps->setAccessibleName(tr("Chain of removals"));
    auto* exportButton = new QPushButton(tr("E&xport chain…"));
    exportButton->setToolTip(tr("An animated GIF with a picture for each step of the chain"));
    auto* close = new QPushButton(tr("C&lose chain"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(exportButton);
    buttons->addWidget(close);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(m_chain);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_summary);
    layout->addWidget(m_steps, 1);
    layout->addLayout(buttons);
    connect(exportButton, &QPushButton::clicked, this, &ExplanationPanel::exportProof);
    connect(close, &QPushButton::clicked, m_inquiry, &Inquiry::dropProof);
    connect(m_steps, &QListWidget::currentRowChanged, this, [this](int row) {
        const auto proof = m_inquiry->proof();
        if (row < 0 || !proof)
            return;
        m_session->jumpTo(
            m_session->recording()->events()[proof->steps[static_cast<std::size_t>(row)].event].position());
    });
}

void ExplanationPanel::pickedChanged()
{
    if (!m_following)
        m_trail.clear();
    m_back->setEnabled(!m_trail.empty());
    const auto picked = m_session->picked();
    // What was asked for stands first.
    m_parts->setDirection(picked ? QBoxLayout::BottomToTop : QBoxLayout::TopToBottom);
    m_scroll->verticalScrollBar()->setValue(0);
    m_title->setText(picked ? ExplanationWording::candidate(picked->index())
                            : tr("Click a candidate on the board, also one that is gone, to see why it is gone."));
    QFont font = m_state->font();
    font.setBold(picked.has_value());
    m_title->setFont(font);
    m_state->setText(stateSentence());
    showAnswer();
}

QString ExplanationPanel::stateSentence() const
{
    const auto recording = m_session->recording();
    const auto picked = m_session->picked();
    if (!recording || !picked)
        return {};
    const auto& history = m_session->pickedHistory();
    const int entry = entryAt(history, *recording, m_session->position());
    if (entry < 0)
        return {};
    const CandidateEvent& change = history[static_cast<std::size_t>(entry)];
    const QString place = Wording::address(*recording, recording->events()[change.event].position());
    //: the last thing that happened to a candidate, and where: 3.6: removed by Pointing in row
    const QString text = tr("%1: %2").arg(place, Wording::candidateChange(*recording, *picked, change));
    const auto next = static_cast<std::size_t>(entry) + 1;
    if (isGoneAfter(change.change) || next >= history.size())
        return text;
    return text + QLatin1Char(' ')
        + tr("(next, %1: %2)")
              .arg(Wording::address(*recording, recording->events()[history[next].event].position()),
                  Wording::candidateChange(*recording, *picked, history[next]));
}

void ExplanationPanel::showAnswer()
{
    const auto& answer = m_inquiry->answer();
    const bool explained = answer && answer->explanation;
    m_goThere->setEnabled(answer.has_value());
    m_prove->setEnabled(answer.has_value());
    m_reasons->setVisible(explained && m_chain->isHidden());
    m_reasons->clear();
    m_also->clear();
    EventVoices voices;
    if (explained) {
        const Explanation& explanation = *answer->explanation;
        const RuleFamily family = infoOf(explanation.rule).family;
        voices.puzzle = ExplanationWording::causes(explanation);
        voices.constraint
            = ConstraintWording::finding(family, explanation.causes.front(), std::span(&answer->candidate, 1));
        voices.layer = ExplanationWording::evidence(family, answer->evidence);
        m_also->setText(ExplanationWording::alsoRemovedBy(answer->rulesRemoving, explanation.rule));
        showReasons(*answer);
    }
    m_why->setVoices(voices);
    showContradiction();
    m_also->setVisible(!m_also->text().isEmpty());
    showElsewhere();
}

void ExplanationPanel::showElsewhere()
{
    const auto& answer = m_inquiry->answer();
    const bool explained = answer && answer->explanation;
    const int pass = explained ? static_cast<int>(m_session->recording()->events()[answer->event].pass) : 0;
    m_elsewhere->setVisible(explained && pass != m_session->position().pass);
    if (explained)
        m_elsewhere->setText(
            tr("The board marks these reasons in pass %1 only: go to the step to see them there.").arg(pass));
}

void ExplanationPanel::showReasons(const Inquiry::Answer& answer)
{
    const Recording& recording = *m_session->recording();
    const Event& event = recording.events()[answer.event];
    const Position before{static_cast<int>(event.pass), event.step, 1};
    // The finding comes first. Other flips would have saved the candidate too, by making the rule find something else.
    const RuleFamily family = infoOf(answer.explanation->rule).family;
    const auto isOfFinding = [&](Candidate candidate) {
        return std::any_of(
            answer.explanation->causes.begin(), answer.explanation->causes.end(), [&](const Cause& cause) {
                const std::vector<std::uint16_t> behind = absencesBehind(family, cause);
                const bool inCell
                    = std::find(cause.cells.begin(), cause.cells.end(), candidate.cell()) != cause.cells.end();
                const bool itsDigit
                    = std::find(cause.digits.begin(), cause.digits.end(), candidate.digit) != cause.digits.end();
                return (inCell && itsDigit)
                    || std::binary_search(behind.begin(), behind.end(), static_cast<std::uint16_t>(candidate.index()));
            });
    };
    int ofFinding = 0;
    const auto add = [&](std::uint16_t candidate, const QString& text, const QString& since) {
        auto* item = new QTreeWidgetItem({text, since});
        item->setData(0, Qt::UserRole, candidate);
        item->setToolTip(1, since);
        if (isOfFinding(Candidate::fromIndex(candidate))) {
            m_reasons->insertTopLevelItem(ofFinding++, item);
            return;
        }
        item->setText(1, since.isEmpty() ? tr("another way") : tr("%1 (another way)").arg(since));
        item->setToolTip(
            0, tr("Not part of the finding: the other way round it would have changed what the rule finds."));
        QFont slanted = m_reasons->font();
        slanted.setItalic(true);
        item->setFont(0, slanted);
        item->setFont(1, slanted);
        m_reasons->addTopLevelItem(item);
    };
    for (const std::uint16_t present : answer.explanation->present)
        //: a reason: a candidate that was possible
        add(present, tr("%1 was there").arg(ExplanationWording::candidate(present)), {});
    for (const std::uint16_t absent : answer.explanation->absent) {
        const auto removed = eventThatRemoved(recording, absent, before);
        //: a reason: a candidate that was not possible any more
        add(absent, tr("%1 was gone").arg(ExplanationWording::candidate(absent)),
            ExplanationWording::since(recording, Candidate::fromIndex(absent).cell(), removed.value_or(0)));
    }
    fitReasons();
}

/// As high as what is in it: then only the panel scrolls, and not the list in it too.
void ExplanationPanel::fitReasons()
{
    constexpr int kLeast = 3;
    constexpr int kMost = 24; // with more the list scrolls rather than that the panel gets endless
    const int rows = std::clamp(m_reasons->topLevelItemCount(), kLeast, kMost);
    const int row = std::max(m_reasons->sizeHintForRow(0), m_reasons->fontMetrics().lineSpacing());
    // A long reason brings a bar below the rows.
    m_reasons->setMinimumHeight(m_reasons->header()->sizeHint().height() + rows * row + 2 * m_reasons->frameWidth()
        + m_reasons->horizontalScrollBar()->sizeHint().height());
}

void ExplanationPanel::follow(const QTreeWidgetItem* item)
{
    if (item == nullptr || !m_session->picked())
        return;
    m_trail.push_back(*m_session->picked());
    m_following = true;
    m_session->pick(Candidate::fromIndex(item->data(0, Qt::UserRole).toInt()));
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

void ExplanationPanel::showProof()
{
    const auto proof = m_inquiry->proof();
    const bool chain = proof != nullptr || m_inquiry->isProving();
    m_chain->setVisible(chain);
    // The chain needs the room; what it rests on is told in its steps.
    m_reasons->setVisible(!chain && m_reasons->topLevelItemCount() > 0);
    const QSignalBlocker blocker(m_steps);
    m_steps->clear();
    if (!proof) {
        m_summary->setText(tr("Following the reasons…"));
        return;
    }
    const Recording& recording = *m_session->recording();
    m_summary->setText(ExplanationWording::proofSummary(recording, *proof));
    for (const ProofStep& step : proof->steps) {
        const Position position = recording.events()[step.event].position();
        m_steps->addItem(QStringLiteral("%1  %2").arg(
            Wording::address(recording, position), ExplanationWording::proofStep(recording, step)));
    }
    markStep();
}

void ExplanationPanel::markStep()
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
