// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/frame_painter.h"
#include "app/exporting/frame_source.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace convoku {

/// Contents and appearance of an animation of a run.
struct AnimationOptions
{
    enum class FrameFor {
        /// One picture for each pass: all that it did. Two for one that takes a guess back, and one for each rule of a
        /// pass that removes more than kMostAtOnce candidates, as the first one of a run mostly does.
        Pass,
        Change, ///< one for each rule that removed something and each event of the search
    };

    int firstPass = 0; ///< 0: from the start
    int lastPass = -1; ///< -1: to the end
    FrameFor frameFor = FrameFor::Pass;
    bool fades = true; ///< two more pictures a step in which what was removed fades, as in the article
    int width = 480; ///< pixels, kMinWidth … kMaxWidth
    int delay = 30; ///< hundredths of a second a picture stays, 2 … 65535
    int hold = 300; ///< the same for the last picture
    bool stacked = false; ///< several boards are one above the other, for narrow pages
    FrameStyle style;

    static constexpr int kMinWidth = 120;
    static constexpr int kMaxWidth = 4000;
    static constexpr int kMostAtOnce = 100; ///< removals of a pass that one picture shows
    /// From this width on a picture has room for the sentence, unless somebody wants it otherwise.
    static constexpr int kSentenceWidth = 600;
    int allowedWidth() const { return std::clamp(width, kMinWidth, kMaxWidth); }
};

/// Appearance of a step's removals in a picture, and how long it is shown.
struct RemovalShot
{
    bool marks = true; ///< stroke and edges
    double opacity = 1; ///< 0: gone
    int delay = 0; ///< hundredths of a second
};
/// The pictures of one step: what it removed first loses its marks, then fades, then is gone. A step that removes
/// nothing has one picture, which stays as long.
std::vector<RemovalShot> removalShots(bool fades, bool removes, int delay);
/// Returns true if the picture of a pass's end has marks of what the pass removed. False if the pass undoes a guess, or
/// is after the run's end.
bool showsRemovals(const Recording& recording, int pass);

/// The pictures of a run, one by one; not for two threads at once. The last one shows the last state without what its
/// step removed. Steps that remove nothing stay as long as the others.
class RunFrames final : public FrameSource
{
public:
    /// The recording must not change while this lives. Pass numbers outside it are clamped.
    RunFrames(std::shared_ptr<const Recording> recording, AnimationOptions options);

    QSize size() const override { return m_size; }
    int count() const override { return static_cast<int>(m_shots.size()); }
    QRegion redraw(QImage& picture, int shown, int index) const override;
    void paint(QPainter& painter, int index) const override;
    int delay(int index) const override { return m_shots.at(static_cast<std::size_t>(index)).delay; }

private:
    struct Shot : RemovalShot
    {
        Shot(Position at, RemovalShot how)
            : RemovalShot(how)
            , position(at)
        {
        }
        Position position;
    };

    const BoardScene& sceneAt(Position position) const;
    std::shared_ptr<const Frame> contentOf(int index) const;
    Frame makeContent(int index) const;
    /// The end of the run says how it ended, any other picture what its step did.
    QString sentenceOf(const Shot& shot) const;

    std::shared_ptr<const Recording> m_recording;
    AnimationOptions m_options;
    FrameRoom m_room;
    QSize m_size;
    std::vector<Shot> m_shots;

    /// The last ones: pictures that fade have one scene, and one that is drawn over another was asked for just before.
    struct LastScene
    {
        Position position;
        BoardScene scene;
    };
    struct LastContent
    {
        int index = -1;
        std::shared_ptr<const Frame> frame;
    };
    mutable std::optional<LastScene> m_scene;
    mutable std::array<LastContent, 2> m_contents;
};

} // namespace convoku
