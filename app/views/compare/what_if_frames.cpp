// SPDX-License-Identifier: MIT
#include "app/views/compare/what_if_frames.h"

#include "app/views/compare/comparison_wording.h"
#include "app/wording/wording.h"
#include "solver/run/navigation.h"

#include <QPainter>

#include <algorithm>

namespace convoku {

WhatIfFrames::WhatIfFrames(
    std::shared_ptr<const Recording> run, std::shared_ptr<const Recording> other, const AnimationOptions& options)
    : m_run(std::move(run))
    , m_other(std::move(other))
    , m_options(options)
    , m_comparison(compare(*m_run, *m_other))
{
    const int passes = std::max(m_run->passCount(), m_other->passCount());
    const int first = std::clamp(options.firstPass, 0, passes);
    const int last = options.lastPass < 0 ? passes : std::clamp(options.lastPass, first, passes);
    for (int pass = first; pass <= last; ++pass) {
        if (beforeTakingBack(*m_run, pass) || beforeTakingBack(*m_other, pass))
            m_shots.push_back(
                {pass, removalShots(options.fades, false, options.delay).front(), Shot::Moment::BeforeTakingBack});
        const bool removes = showsRemovals(*m_run, pass) || showsRemovals(*m_other, pass);
        for (const RemovalShot& shot : removalShots(options.fades && pass > 0, removes, options.delay))
            m_shots.push_back({pass, shot, Shot::Moment::EndOfPass});
    }
    m_shots.push_back({last, {false, 0, options.hold}, Shot::Moment::Last});

    // Room for the longest of everything, so that nothing jumps.
    BoardsPage::Words words;
    words.headings.resize(2);
    words.notes.resize(2);
    words.headings[0] << ComparisonWording::thisRun();
    words.headings[1] << ComparisonWording::otherRun(m_run->options(), m_other->options());
    for (const Shot& shot : m_shots) {
        // Pictures that fade have the words of the one before them.
        if (!shot.marks && shot.moment != Shot::Moment::Last)
            continue;
        words.notes[0] << noteOf(*m_run, m_comparison.first, shot);
        words.notes[1] << noteOf(*m_other, m_comparison.second, shot);
        words.texts << textOf(shot);
    }
    for (QStringList* const list : {&words.notes[0], &words.notes[1], &words.texts})
        list->removeDuplicates();
    m_page = BoardsPage(words);
    const int width = options.allowedWidth();
    m_size = QSize(width, qRound(m_page.size().height() * width / m_page.size().width()));
}

Position WhatIfFrames::placeIn(const Recording& recording, const Shot& shot)
{
    if (shot.moment == Shot::Moment::BeforeTakingBack) {
        if (const auto before = beforeTakingBack(recording, shot.pass))
            return *before;
    }
    return recording.endOf(std::min(shot.pass, recording.passCount()));
}

BoardScene WhatIfFrames::sceneOf(const Recording& recording, const Shot& shot) const
{
    const Position place = placeIn(recording, shot);
    // What its last pass removed is shown once, not until the other run has ended.
    const bool over = shot.pass > recording.passCount();
    BoardScene scene = shot.opacity <= 0 || over ? stateSceneAt(recording, place) : sceneAt(recording, place);
    scene.removalMarks = shot.marks;
    scene.removalOpacity = shot.opacity;
    scene.tintDerived = false;
    return scene;
}

QString WhatIfFrames::noteOf(const Recording& recording, const RunCost& cost, const Shot& shot) const
{
    return shot.moment == Shot::Moment::Last && shot.pass >= recording.passCount()
        ? ComparisonWording::cost(cost)
        : Wording::caption(recording, placeIn(recording, shot));
}

QString WhatIfFrames::textOf(const Shot& shot) const
{
    const bool all
        = shot.moment == Shot::Moment::Last && shot.pass >= std::max(m_run->passCount(), m_other->passCount());
    if (all)
        return ComparisonWording::summary(m_comparison);
    return ComparisonWording::atPass(m_comparison, shot.pass);
}

QImage WhatIfFrames::frame(int index) const
{
    const Shot& shot = m_shots.at(static_cast<std::size_t>(index));
    const BoardsPage::Side left{
        sceneOf(*m_run, shot), ComparisonWording::thisRun(), noteOf(*m_run, m_comparison.first, shot)};
    const BoardsPage::Side right{sceneOf(*m_other, shot),
        ComparisonWording::otherRun(m_run->options(), m_other->options()), noteOf(*m_other, m_comparison.second, shot)};
    QImage image(m_size, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    const Theme& theme = Theme::of(m_options.style.theme);
    image.fill(theme.background);
    QPainter painter(&image);
    const double scale = m_size.width() / m_page.size().width();
    painter.scale(scale, scale);
    m_page.paint(painter, {left, right}, textOf(shot), theme);
    return image;
}

} // namespace convoku
