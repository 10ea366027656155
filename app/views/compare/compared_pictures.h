// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/compared_run.h"
#include "app/exporting/run_frames.h"
#include "app/exporting/run_pictures.h"

#include <functional>
#include <optional>

namespace convoku {

/// A board of several as a picture shows it: how its run ended, where it is, and what is wrong.
BoardsPage::Side sideOf(const ComparedRuns& runs, std::size_t which, int position, const std::optional<Grid>& solution);

/// All boards at one position, with what their marks mean. `together`: and two of them as one.
std::shared_ptr<const Picture> picturesSideBySide(
    const ComparedRuns& runs, int position, const std::optional<Grid>& solution, bool together = false);

/// The boards from the puzzle to the end of the longest run, a picture a position; a run that ends before the others
/// stays at its end.
class ComparedFrames final : public FrameSource
{
public:
    /// Of the options: the positions as passes, width, delay, hold, and of the style the theme. `runs`: one to four.
    /// `together`: of two, with both as one. `goOn`: asked at each position while their texts are measured, which takes
    /// seconds for thousands of them; once it is false, the pictures are good for nothing.
    ComparedFrames(ComparedRuns runs, const std::optional<Grid>& solution, const AnimationOptions& options,
        bool together = false, const std::function<bool()>& goOn = {});

    QSize size() const override { return m_size; }
    int count() const override { return m_last - m_first + 1; }
    QImage frame(int index) const override;
    int delay(int index) const override { return index + 1 < count() ? m_options.delay : m_options.hold; }

private:
    ComparedRuns m_runs;
    std::optional<Grid> m_solution;
    AnimationOptions m_options;
    bool m_together;
    int m_first;
    int m_last;
    BoardsPage m_page;
    QSize m_size;
};

} // namespace convoku
