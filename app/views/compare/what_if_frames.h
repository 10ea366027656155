// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/run_frames.h"
#include "app/exporting/run_pictures.h"
#include "solver/run/comparison.h"

namespace convoku {

/// Two runs of one puzzle side by side, in step by pass: the one that ends before the other shows its end until both
/// have ended. Below the boards stand their passes, at the end what they cost; the text says from which pass on the two
/// differ.
class WhatIfFrames final : public FrameSource
{
public:
    /// Of the options: the range of passes, fades, width, delay, hold, and of the style the theme. The recordings are
    /// of one puzzle and must not change while this lives.
    WhatIfFrames(
        std::shared_ptr<const Recording> run, std::shared_ptr<const Recording> other, const AnimationOptions& options);

    QSize size() const override { return m_size; }
    int count() const override { return static_cast<int>(m_shots.size()); }
    QImage frame(int index) const override;
    int delay(int index) const override { return m_shots.at(static_cast<std::size_t>(index)).delay; }

private:
    struct Shot : RemovalShot
    {
        enum class Moment {
            BeforeTakingBack, ///< of a run whose pass takes a guess back; of the other one the end of the pass
            EndOfPass,
            Last,
        };
        Shot(int ofPass, RemovalShot how, Moment ofMoment)
            : RemovalShot(how)
            , pass(ofPass)
            , moment(ofMoment)
        {
        }
        int pass;
        Moment moment;
    };
    static Position placeIn(const Recording& recording, const Shot& shot);
    BoardScene sceneOf(const Recording& recording, const Shot& shot) const;
    QString noteOf(const Recording& recording, const RunCost& cost, const Shot& shot) const;
    QString textOf(const Shot& shot) const;

    std::shared_ptr<const Recording> m_run;
    std::shared_ptr<const Recording> m_other;
    AnimationOptions m_options;
    Comparison m_comparison;
    std::vector<Shot> m_shots;
    BoardsPage m_page;
    QSize m_size;
};

} // namespace convoku
