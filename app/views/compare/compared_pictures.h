// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/compared_run.h"
#include "app/exporting/exportable.h"
#include "app/exporting/run_frames.h"
#include "app/exporting/run_pictures.h"
#include "solver/run/comparison.h"

#include <functional>
#include <optional>

namespace convoku {

/// Boards that are compared, in pictures.
struct ComparedShow
{
    ComparedRuns runs; ///< one to four
    std::optional<Grid> solution = {};
    bool together = false; ///< of two, with both as one
};

/// A board of several as a picture shows it: how its run ended, where it is, and what is wrong.
BoardsPage::Side sideOf(
    const ComparedRuns& runs, std::size_t which, const ComparedPlace& place, const std::optional<Grid>& solution);

/// All boards at one place, with what their marks mean.
std::shared_ptr<const Picture> picturesSideBySide(const ComparedShow& show, const ComparedPlace& place);

/// The boards from the puzzle to the end of the longest run, in step by pass; a run that ends before the others stays
/// at its end. A pass in which a guess of any run fails has a picture of the moment before. The text below the boards
/// says of two networks where they part and, at the end, what the second one costs or saves.
class ComparedFrames final : public FrameSource
{
public:
    /// Uses of the options: the positions as passes, fades, width, delay, hold, and the theme of the style.
    /// `keepRunning` is called for each position while the texts are measured, which takes seconds for thousands of
    /// them; once it returns false, the frames cannot be used.
    ComparedFrames(ComparedShow show, const AnimationOptions& options, const std::function<bool()>& keepRunning = {});

    QSize size() const override { return m_size; }
    int count() const override { return static_cast<int>(m_shots.size()); }
    void paint(QPainter& painter, int index) const override;
    int delay(int index) const override { return m_shots.at(static_cast<std::size_t>(index)).removal.delay; }

private:
    struct Shot
    {
        RemovalShot removal;
        ComparedPlace place;
        bool isLast = false;
    };
    void makeRoom(const std::function<bool()>& keepRunning);
    QString textOf(const Shot& shot) const;

    ComparedShow m_show;
    AnimationOptions m_options;
    std::optional<Comparison> m_comparison; ///< of two networks
    QString m_legend;
    std::vector<Shot> m_shots;
    BoardsPage m_page;
    QSize m_size;
};

/// Boards that are compared; `recording`: the run that the file's facts are of.
Exportable comparedExportable(
    const ComparedShow& show, const std::shared_ptr<const Recording>& recording, int currentPass);

} // namespace convoku
