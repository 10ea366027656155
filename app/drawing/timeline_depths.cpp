// SPDX-License-Identifier: MIT
#include "app/drawing/timeline_depths.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

/// Marks of one search are this far apart on the average at least.
constexpr qreal kMarkRoom = 12;
constexpr qreal kDepthHeight = 9;
constexpr qreal kBehind = 6;

/// Lines that are open while passes are walked through.
class Walk
{
public:
    Walk(const RunOverview& run, const TimelineGeometry& geometry, TimelineDepths& depths)
        : m_run(run)
        , m_geometry(geometry)
        , m_depths(depths)
    {
    }

    void go(int first, int last)
    {
        while (first > 0 && static_cast<int>(m_open.size()) < m_run.pass(first - 1).depth)
            m_open.push_back({static_cast<int>(m_open.size()) + 1, static_cast<double>(first), 0, false, false});
        for (int pass = first; pass <= last; ++pass)
            take(pass, m_run.pass(pass));
        while (!m_open.empty())
            close(last + 1, false);
    }

private:
    void take(int pass, const PassNumbers& numbers)
    {
        const double over = pass + 1.0;
        const bool another = (numbers.flags & PushFlag) && (numbers.flags & PopFlag);
        if (numbers.flags & SolvedFlag)
            mark(DepthMark::Kind::Solution, pass, static_cast<int>(m_open.size()));
        else if (numbers.flags & EndFlag)
            mark(DepthMark::Kind::End, pass, static_cast<int>(m_open.size()));
        while (static_cast<int>(m_open.size()) > numbers.depth - (another ? 1 : 0)) {
            if (!(numbers.flags & SolvedFlag))
                mark(DepthMark::Kind::Backtrack, pass, m_open.back().depth);
            close(over, true);
        }
        while (static_cast<int>(m_open.size()) < numbers.depth) {
            m_open.push_back({static_cast<int>(m_open.size()) + 1, over, 0, true, false});
            mark(DepthMark::Kind::Guess, pass, m_open.back().depth);
        }
    }

    void close(double time, bool ends)
    {
        DepthLine line = m_open.back();
        m_open.pop_back();
        line.to = time;
        line.ends = ends;
        m_depths.lines.push_back(line);
    }

    void mark(DepthMark::Kind kind, int pass, int depth)
    {
        // A solution closes all guesses that stand, so it stands in their middle.
        const bool ofAll = kind == DepthMark::Kind::Solution || kind == DepthMark::Kind::End;
        const double level = ofAll ? (depth + 1) / 2.0 : depth;
        m_depths.marks.push_back({kind, pass, depth, {m_geometry.markAt(pass + 1), depthY(m_run, m_geometry, level)}});
    }

    const RunOverview& m_run;
    const TimelineGeometry& m_geometry;
    TimelineDepths& m_depths;
    std::vector<DepthLine> m_open;
};

} // namespace

qreal depthHeight(const RunOverview& run, const TimelineGeometry& geometry)
{
    return std::min(kDepthHeight, geometry.lane(TimelineLane::Depth).height() / std::max(run.all().maxDepth, 1));
}

qreal depthY(const RunOverview& run, const TimelineGeometry& geometry, double depth)
{
    const QRectF& lane = geometry.lane(TimelineLane::Depth);
    return lane.bottom() - (std::max(depth, 1.0) - 0.5) * depthHeight(run, geometry);
}

TimelineDepths depthsOf(const RunOverview& run, const TimelineGeometry& geometry)
{
    TimelineDepths depths;
    if (run.isEmpty())
        return depths;
    const int first = std::clamp(static_cast<int>(std::floor(geometry.from())), 0, run.passCount());
    const int last = std::clamp(static_cast<int>(std::ceil(geometry.to())) - 1, first, run.passCount());
    const RangeNumbers all = run.range(first, last);
    depths.gathered = (all.pushes + all.pops) * kMarkRoom > geometry.plot().width();
    Walk walk(run, geometry, depths);
    if (!depths.gathered)
        walk.go(first, last);
    else if (last == run.passCount() && (run.pass(last).flags & EndFlag))
        walk.go(last, last);
    const bool lane = geometry.lanes().depth;
    if (depths.gathered || !lane) {
        depths.lines.clear();
        std::erase_if(depths.marks, [](const DepthMark& mark) {
            return mark.kind == DepthMark::Kind::Guess || mark.kind == DepthMark::Kind::Backtrack;
        });
    }
    // Without a lane of its own an end stands behind the bar of its pass.
    for (DepthMark& mark : depths.marks) {
        if (!lane)
            mark.at = {geometry.xAt(mark.pass + 1) + kBehind, geometry.lane(TimelineLane::Removals).bottom() - kBehind};
    }
    return depths;
}

} // namespace convoku
