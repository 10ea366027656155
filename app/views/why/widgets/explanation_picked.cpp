// SPDX-License-Identifier: MIT
// The Why card while a picked candidate has taken it over.
#include "app/document/session.h"
#include "app/drawing/marks.h"
#include "app/views/why/found_cell.h"
#include "app/views/why/found_wording.h"
#include "app/views/why/widgets/card_row.h"
#include "app/views/why/widgets/explanation_panel.h"
#include "app/views/why/widgets/voices_view.h"
#include "app/views/why/widgets/why_headline.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/constraint_wording.h"
#include "app/wording/explanation_wording.h"
#include "app/wording/headline_wording.h"
#include "app/wording/wording.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kFoundCell = 106; ///< side of the enlarged cell, with letters of the usual size

} // namespace

void ExplanationPanel::showPicked()
{
    if (m_inquiry->isPickedFound()) {
        showFound();
        return;
    }
    const Recording& recording = *m_session->recording();
    const Candidate picked = *m_session->picked();
    const auto& answer = m_inquiry->answer();
    const bool explained = answer && answer->explanation;
    m_headline->setTexts(HeadlineWording::candidate(recording, m_session->position(), picked),
        explained ? ruleMark(recording.model().rule(answer->explanation->rule), themeOf(this)) : QIcon(),
        stateSentence());
    setTiles({}, {});
    setReasons({}, {});
    m_goThere->setVisible(answer && recording.events()[answer->event].position() != m_session->position());
    if (explained)
        showAnswer(*answer);
    else
        m_voices->setVoices({});
    showLater();

    const auto found = contradictionIn(recording, m_session->position(), picked.cell());
    m_contradiction->setText(found ? ExplanationWording::contradiction(recording, picked.cell(), *found) : QString());
    m_contradiction->setVisible(found.has_value());
    if (!found || explained)
        return;
    // Each candidate that is missing in these cells has an explanation of its own.
    std::vector<Cell> cells{picked.cell()};
    for (const CellContradiction::Clash& clash : found->clashes) {
        if (std::find(cells.begin(), cells.end(), clash.other) == cells.end())
            cells.push_back(clash.other);
    }
    setReasons(ReasonWording::ofCells(recording, cells, found->seen), {});
}

void ExplanationPanel::showAnswer(const Inquiry::Answer& answer)
{
    const Recording& recording = *m_session->recording();
    const Explanation& explanation = *answer.explanation;
    const RuleInfo& rule = recording.model().rule(explanation.rule);
    const RuleFamily family = rule.family;
    EventVoices voices;
    voices.puzzle = ExplanationWording::causes(family, explanation);
    voices.constraint = ConstraintWording::finding(rule, explanation.causes.front(), std::span(&answer.candidate, 1));
    const bool counts = answer.evidence.layer != nullptr;
    if (counts)
        voices.layer = ExplanationWording::evidence(rule, answer.evidence);
    m_voices->setVoices(voices);
    if (counts)
        setTiles(TileWording::ofEvidence(rule, answer.evidence), themeOf(this).family(family));
    m_also->setText(ExplanationWording::alsoRemovedBy(recording.model(), answer.rulesRemoving, explanation.rule));
    m_also->setVisible(!m_also->text().isEmpty());
    const Event& event = recording.events()[answer.event];
    const int pass = static_cast<int>(event.pass);
    const Position before{pass, event.step, 1};
    std::vector<ReasonChip> chips = ReasonWording::ofCause(recording, family, explanation.causes.front(), before);
    const std::vector<ReasonChip> others = ReasonWording::alternatives(recording, explanation, before);
    chips.insert(chips.end(), others.begin(), others.end());
    setReasons(chips, family);
    m_elsewhere->setText(
        tr("The board marks these reasons only in pass %1. Go to the step to see them there.").arg(pass));
    m_elsewhere->setVisible(pass != m_session->position().pass);
}

QString ExplanationPanel::stateSentence() const
{
    const Recording& recording = *m_session->recording();
    const auto picked = m_session->picked();
    if (recording.givens().digit(picked->cell()) == picked->digit + 1)
        return tr("Given: the puzzle has it from the start.");
    const auto& history = m_session->pickedHistory();
    const int entry = entryAt(history, recording, m_session->position());
    if (entry < 0)
        return {};
    const CandidateEvent& change = history[static_cast<std::size_t>(entry)];
    const QString place = Wording::address(recording, recording.events()[change.event].position());
    //: the last thing that happened to a candidate, and where: 3.6: removed by Pointing in row
    return tr("%1: %2").arg(place, Wording::candidateChange(recording, *picked, change));
}

/// A candidate that is there leads on to what happens to it next.
void ExplanationPanel::showLater()
{
    const Recording& recording = *m_session->recording();
    const auto& history = m_session->pickedHistory();
    const int entry = entryAt(history, recording, m_session->position());
    if (entry < 0)
        return;
    const auto now = static_cast<std::size_t>(entry);
    const std::size_t next = now + 1;
    if (next >= history.size() || isRemovedAfter(history[now].change))
        return;
    const Event& event = recording.events()[history[next].event];
    auto* row = new CardRow({tr("Later"), Wording::candidateChange(recording, *m_session->picked(), history[next]),
        event.kind == EventKind::Rule ? ruleMark(recording.ruleOf(event), themeOf(this)) : QIcon(),
        Wording::address(recording, event.position()), {}, true, tr("Click to go to this step.")});
    row->setObjectName(QStringLiteral("later_change"));
    connect(row, &QAbstractButton::clicked, this, [this, place = event.position()] { m_session->jumpTo(place); });
    m_clash->addWidget(row);
    row->show();
}

/// Shows why a cell has its digit: the rules removed all other candidates.
void ExplanationPanel::showFound()
{
    const Recording& recording = *m_session->recording();
    const Position position = m_session->position();
    const Candidate found = *m_session->picked();
    const std::vector<FoundRow> rows = FoundWording::rows(recording, position, found, m_inquiry->cellCauses().get());
    m_headline->setPicture(foundCellPicture(recording, position, found, themeOf(this),
                               qRound(kFoundCell * textScale(this)), devicePixelRatioF()),
        tr("The cell, with its removed candidates crossed out"));
    m_headline->setTexts(
        HeadlineWording::candidate(recording, position, found), {}, FoundWording::summary(recording, position, found));
    setTiles({}, {});
    m_voices->setVoices({});
    m_goThere->hide();
    m_clashTitle->setText(tr("Missing from %1, and why").arg(Wording::cell(found.cell())));
    m_clashTitle->setVisible(!rows.empty());
    for (const FoundRow& one : rows) {
        auto* row = new CardRow(
            {one.digits, one.reason, one.rule ? ruleMark(recording.model().rule(*one.rule), themeOf(this)) : QIcon(),
                one.address, {}, false, tr("Click to go to this step."), &one == &rows.back()});
        row->setObjectName(QStringLiteral("gone_digit"));
        connect(row, &QAbstractButton::clicked, this, [this, place = one.place] { m_session->jumpTo(place); });
        m_clash->addWidget(row);
        row->show();
    }
    showLater();
    const int depth = m_session->moment().scene().derivedDepth[static_cast<std::size_t>(found.cell().index())];
    std::vector<ReasonChip> guesses = ReasonWording::guesses(recording, position);
    std::erase_if(guesses, [depth](const ReasonChip& chip) { return chip.depth > depth; });
    m_reasonsTitle->setText(tr("This holds while these guesses are active"));
    setReasons(guesses, {});
}

} // namespace convoku
