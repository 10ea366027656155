// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/exportable.h"
#include "app/exporting/run_frames.h"
#include "solver/run/proof.h"

namespace convoku {

/// The pictures of a proof: the givens, then a picture a step with what it removed and the cells of its findings; dots
/// are what the rest still rests on, fewer and fewer, until only the candidate is left.
class ProofFrames final : public FrameSource
{
public:
    /// Uses width, delay, hold and style of the options. Neither recording nor proof may change during the object's
    /// lifetime.
    ProofFrames(std::shared_ptr<const Recording> recording, std::shared_ptr<const Proof> proof,
        const AnimationOptions& options);

    QSize size() const override { return m_size; }
    int count() const override { return static_cast<int>(m_proof->steps.size()) + 1; }
    void paint(QPainter& painter, int index) const override;
    int delay(int index) const override;

private:
    /// Returns the summary of the proof if `done` is 0, otherwise what the last of `done` steps did and why.
    QString sentenceOf(std::size_t done) const;

    std::shared_ptr<const Recording> m_recording;
    std::shared_ptr<const Proof> m_proof;
    AnimationOptions m_options;
    FrameRoom m_room;
    QSize m_size;
};

/// A proof of that run; neither may change any more.
Exportable proofExportable(const std::shared_ptr<const Recording>& recording, std::shared_ptr<const Proof> proof);

} // namespace convoku
