// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/cost_lane.h"
#include "app/exporting/document_facts.h"
#include "app/exporting/exportable.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/picture.h"

#include <vector>

namespace convoku {

/// A trial of a blind search: its grid, what it costs, and the costs of all trials. The scene has a curve with trials,
/// and a place in it.
class BlindPicture final : public Picture
{
public:
    explicit BlindPicture(CostLaneScene scene);

    QSizeF size() const override;
    QString title() const override;
    void paint(QPainter& painter, Theme::Kind theme) const override;
    std::optional<DocumentFacts> facts() const override;

private:
    CostLaneScene m_scene;
};

/// Settings for an animation of the trials of a search.
struct BlindShow
{
    CostLaneScene scene; ///< its place does not count
    Theme::Kind theme = Theme::Kind::Light;
    int width = 640; ///< pixels
    int delay = 12; ///< hundredths of a second that a trial is shown; an improvement takes twice as long
    int hold = 250; ///< the same for the last one
};

/// The search from its first trial to its last: of many trials every improvement, and others at equal distances.
class BlindFrames final : public FrameSource
{
public:
    static constexpr std::size_t kMostTrials = 200;

    /// The scene has a curve with trials.
    explicit BlindFrames(BlindShow show);

    QSize size() const override { return m_size; }
    int count() const override { return static_cast<int>(m_places.size()); }
    void paint(QPainter& painter, int index) const override;
    int delay(int index) const override;
    /// The place in the front search's trials that a frame shows.
    std::size_t placeOf(int index) const { return m_places.at(static_cast<std::size_t>(index)); }

private:
    BlindShow m_show;
    std::vector<std::size_t> m_places; ///< ascending
    QSize m_size;
};

Exportable blindExportable(const BlindShow& show);

} // namespace convoku
