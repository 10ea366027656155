// SPDX-License-Identifier: MIT
#include "app/exporting/run_frames.h"

#include "app/wording/wording.h"
#include "solver/run/navigation.h"

#include <QPainter>
#include <QSet>

#include <algorithm>
#include <span>
#include <utility>

namespace convoku {

std::vector<RemovalShot> removalShots(bool fades, bool removes, int delay)
{
    constexpr double kFades[] = {1, 0.4};
    if (!fades || !removes)
        return {{true, 1, fades ? delay * (1 + static_cast<int>(std::size(kFades))) : delay}};
    std::vector<RemovalShot> shots{{true, 1, delay}};
    for (const double opacity : kFades)
        shots.push_back({false, opacity, delay});
    return shots;
}

bool showsRemovals(const Recording& recording, int pass)
{
    if (pass > recording.passCount())
        return false;
    const auto events = recording.eventsOf(pass);
    const auto has = [&](EventKind kind) {
        return std::any_of(events.begin(), events.end(), [kind](const Event& event) { return event.kind == kind; });
    };
    return has(EventKind::Rule) && !has(EventKind::Pop);
}

namespace {

/// A pass that removes more than can be followed is shown rule by rule.
bool isTooMuchAtOnce(std::span<const Event> events)
{
    int removed = 0;
    for (const Event& event : events)
        removed += event.kind == EventKind::Rule ? event.changedCount : 0;
    return removed > AnimationOptions::kMostAtOnce;
}

/// Returns an explanation of the rule if it removed more than a sentence can list; otherwise an empty text.
QString sentenceOfRule(const Recording& recording, Position position)
{
    for (const Event& event : recording.eventsOf(position.pass)) {
        if (event.kind == EventKind::Rule && event.step == position.step && event.changedCount > Wording::kMaxNamed)
            return Wording::ruleHelp(recording.ruleOf(event));
    }
    return {};
}

} // namespace

RunFrames::RunFrames(std::shared_ptr<const Recording> recording, AnimationOptions options)
    : m_recording(std::move(recording))
    , m_options(options)
{
    const int passes = m_recording->passCount();
    const int first = std::clamp(options.firstPass, 0, passes);
    const int last = options.lastPass < 0 ? passes : std::clamp(options.lastPass, first, passes);
    m_room.board = m_recording->board();
    m_room.families = familiesIn(*m_recording);
    // Only depths that the chosen part shows.
    for (int pass = first; pass <= last; ++pass) {
        for (const Event& event : m_recording->eventsOf(pass)) {
            m_room.depths = std::max(m_room.depths, static_cast<int>(event.depth));
            m_room.returns |= event.kind == EventKind::Pop;
        }
    }
    const auto addStep = [this](Position position, bool removes) {
        for (const RemovalShot& shot : removalShots(m_options.fades && position.pass > 0, removes, m_options.delay))
            m_shots.push_back({position, shot});
    };
    for (int pass = first; pass <= last; ++pass) {
        const auto events = m_recording->eventsOf(pass);
        if (pass == 0) {
            addStep({}, false);
        } else if (options.frameFor == AnimationOptions::FrameFor::Pass && !isTooMuchAtOnce(events)) {
            if (const auto before = beforeBacktrack(*m_recording, pass))
                addStep(*before, false);
            addStep(m_recording->endOf(pass), showsRemovals(*m_recording, pass));
        } else {
            for (const Event& event : events) {
                if (event.kind != EventKind::End)
                    addStep(event.position(), event.kind == EventKind::Rule);
            }
        }
    }
    // The end: everything in place. For a part of the run too, so that the last step is seen to be done.
    const Position end = m_recording->endOf(last);
    m_shots.push_back({end, {false, 0, m_options.hold}});

    const int width = options.allowedWidth();
    if (options.style.sentence) {
        QSet<QString> measured;
        for (const Shot& shot : m_shots) {
            // Pictures that fade have the sentence of the one before them.
            if (!shot.marks && shot.opacity > 0)
                continue;
            const QString sentence = sentenceOf(shot);
            if (measured.contains(sentence))
                continue;
            measured.insert(sentence);
            m_room.sentenceLines = std::max(m_room.sentenceLines, sentenceLines(sentence, width));
            if (m_room.sentenceLines == kMostSentenceLines)
                break;
        }
    }
    m_size = frameSize(width, options.style, m_room);
}

QString RunFrames::sentenceOf(const Shot& shot) const
{
    if (shot.opacity <= 0 && shot.position == m_recording->last() && m_recording->result())
        return Wording::endSentence(*m_recording);
    if (const QString rule = sentenceOfRule(*m_recording, shot.position); !rule.isEmpty())
        return rule;
    return Wording::stepSentence(*m_recording, shot.position);
}

const BoardScene& RunFrames::sceneAt(Position position) const
{
    if (!m_scene || m_scene->position != position)
        m_scene = LastScene{position, convoku::sceneAt(*m_recording, position)};
    return m_scene->scene;
}

std::shared_ptr<const Frame> RunFrames::contentOf(int index) const
{
    if (m_contents[0].index != index)
        std::swap(m_contents[0], m_contents[1]);
    if (m_contents[0].index != index)
        m_contents[0] = {index, std::make_shared<const Frame>(makeContent(index))};
    return m_contents[0].frame;
}

Frame RunFrames::makeContent(int index) const
{
    const Shot& shot = m_shots.at(static_cast<std::size_t>(index));
    Frame frame;
    frame.scene = sceneAt(shot.position);
    if (shot.opacity <= 0) {
        frame.counted = frame.scene.removals;
        frame.scene = withoutStep(std::move(frame.scene));
    }
    if (m_options.style.caption)
        frame.caption = Wording::caption(*m_recording, shot.position);
    if (m_options.style.sentence)
        frame.sentence = sentenceOf(shot);
    frame.room = m_room;
    frame.scene.removalMarks = shot.marks;
    frame.scene.removalOpacity = shot.opacity;
    frame.scene.tintDerived = false; // many colours for little: a picture of a few hundred pixels is busy enough
    return frame;
}

void RunFrames::paint(QPainter& painter, int index) const
{
    paintFrame(painter, QRectF(QPointF(), m_size), *contentOf(index), m_options.style);
}

QRegion RunFrames::redraw(QImage& picture, int shown, int index) const
{
    QPainter painter(&picture);
    const auto before = contentOf(shown);
    const auto now = contentOf(index);
    return repaintFrame(painter, m_size, *before, *now, m_options.style);
}

} // namespace convoku
