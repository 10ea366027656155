// SPDX-License-Identifier: MIT
#include "app/views/chain/proof_frames.h"

#include "app/wording/explanation_wording.h"
#include "app/wording/wording.h"

#include <algorithm>

namespace convoku {

ProofFrames::ProofFrames(
    std::shared_ptr<const Recording> recording, std::shared_ptr<const Proof> proof, const AnimationOptions& options)
    : m_recording(std::move(recording))
    , m_proof(std::move(proof))
    , m_options(options)
{
    const int width = options.allowedWidth();
    m_room.board = m_recording->board();
    m_room.reasons = true;
    m_room.families = familiesIn(*m_recording);
    for (const ProofStep& step : m_proof->steps)
        m_room.depths = std::max(m_room.depths, static_cast<int>(m_recording->events()[step.event].depth));
    if (options.style.sentence) {
        for (std::size_t done = 0; done <= m_proof->steps.size() && m_room.sentenceLines < kMostSentenceLines; ++done)
            m_room.sentenceLines = std::max(m_room.sentenceLines, sentenceLines(sentenceOf(done), width));
    }
    m_size = frameSize(width, options.style, m_room);
}

QString ProofFrames::sentenceOf(std::size_t done) const
{
    return done == 0 ? ExplanationWording::proofSummary(*m_recording, *m_proof)
                     : ExplanationWording::proofStep(*m_recording, m_proof->steps[done - 1]);
}

int ProofFrames::delay(int index) const
{
    return index + 1 == count() ? m_options.hold : m_options.delay;
}

void ProofFrames::paint(QPainter& painter, int index) const
{
    const auto done = static_cast<std::size_t>(index);
    const Event& event = m_recording->events()[done == 0 ? 0 : m_proof->steps[done - 1].event];
    const Position position = event.position();
    Frame frame;
    frame.scene = stateSceneAt(*m_recording, position);
    frame.room = m_room;
    if (m_options.style.sentence)
        frame.sentence = sentenceOf(done);
    frame.caption = ExplanationWording::proofTitle(*m_proof) + QStringLiteral(" · ")
        + (done == 0 ? Wording::caption(*m_recording, position)
                     : QStringLiteral("%1 · %2").arg(
                         Wording::address(*m_recording, position), Wording::eventName(*m_recording, event)));
    frame.scene.picked = m_recording->board().candidate(m_proof->candidate);
    frame.scene.needed = absencesInUse(*m_recording, *m_proof, done);
    frame.scene.tintDerived = false;
    if (done > 0) {
        const ProofStep& step = m_proof->steps[done - 1];
        BoardScene::Reasons reasons;
        for (const Cause& cause : step.causes)
            reasons.cells.insert(reasons.cells.end(), cause.cells.begin(), cause.cells.end());
        frame.scene.reasons = std::move(reasons);
        if (event.kind == EventKind::Rule) {
            for (const std::uint16_t removed : step.removed)
                frame.scene.removals.push_back({removed, event.rule, m_recording->ruleOf(event)});
        }
        // The candidates that this step removes are struck through: a dot would hide the stroke.
        std::erase_if(frame.scene.needed, [&step](std::uint16_t absence) {
            return std::binary_search(step.removed.begin(), step.removed.end(), absence);
        });
    }
    paintFrame(painter, QRectF(QPointF(), m_size), frame, m_options.style);
}

Exportable proofExportable(const std::shared_ptr<const Recording>& recording, std::shared_ptr<const Proof> proof)
{
    Exportable exportable = runExportable(recording, 0);
    exportable.kind = ExportKind::Proof;
    exportable.delay = 150; // a finding takes longer to read than a picture of a run
    exportable.delayKey = "proof_delay";
    exportable.frames = [recording, proof = std::move(proof)](const ExportValues& values) -> FrameFactory {
        return [recording, proof, options = values.animation] {
            return std::make_shared<ProofFrames>(recording, proof, options);
        };
    };
    return exportable;
}

} // namespace convoku
