// SPDX-License-Identifier: MIT
#include "app/views/compare/compared_pictures.h"

#include "app/wording/comparison_wording.h"
#include "solver/run/navigation.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <span>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class ComparedPictureText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::ComparedPictures)
};

QString meaningOf(ComparedMark mark)
{
    switch (mark) {
    case ComparedMark::OnlyHereRemoved:
        return ComparedPictureText::tr("Ring: removed on this board only.");
    case ComparedMark::OnlyHereThere:
        return ComparedPictureText::tr("Dot: still present on this board only.");
    case ComparedMark::Lost:
        return ComparedPictureText::tr("Cross: the solution’s digit is removed.");
    case ComparedMark::Wrong:
        return ComparedPictureText::tr("Frame with a cross: a wrong digit.");
    case ComparedMark::RemovedOnBoth:
        return ComparedPictureText::tr("Point: removed on both boards.");
    case ComparedMark::RemovedOnFirst:
    case ComparedMark::RemovedOnSecond:
        break;
    }
    return ComparedPictureText::tr("Half a disc: removed on the first (left half) or the second board only.");
}

/// Returns the meanings of the marks that satisfy the predicate, described by their shapes.
template <typename Predicate>
QString legendOf(Predicate has)
{
    QStringList legend;
    for (const std::span<const ComparedMark> marks : {std::span<const ComparedMark>(kComparedMarks), {kTwinMarks}}) {
        for (const ComparedMark mark : marks) {
            if (has(mark))
                legend << meaningOf(mark);
        }
    }
    legend.removeDuplicates();
    return legend.join(QLatin1Char(' '));
}

/// Returns in words the position of a run, its verdict if that is its last pass, and the fault, if any.
QString noteOf(const ComparedRun& run, const ComparedPlace& place, const QString& fault)
{
    QString note = run.sentenceAt(place);
    if (run.shownAt(place.pass) == run.count() - 1)
        //: a place in a run, and how it ended: Pass 12 of 12: solved
        note = ComparedPictureText::tr("%1: %2").arg(note, run.verdict().text);
    if (!fault.isEmpty())
        //: a place in a run, and what is wrong there: Pass 12 of 12: illegal board
        note = ComparedPictureText::tr("%1: %2").arg(note, fault);
    return note;
}

std::vector<BoardsPage::Side> sidesOf(const ComparedShow& show, const ComparedPlace& place)
{
    std::vector<BoardsPage::Side> sides;
    for (std::size_t i = 0; i < show.runs.size(); ++i)
        sides.push_back(sideOf(show.runs, i, place, show.solution));
    if (show.together) {
        const ComparedMarks marks = twinMarksOf(show.runs, place, show.solution);
        sides.push_back({twinSceneOf(show.runs, place), ComparedPictureText::tr("Both as one"),
            ComparedWording::twins(show.runs, place, marks), marks});
    }
    return sides;
}

QString withLegend(const QString& text, const QString& legend)
{
    //: where all runs are, and what signs mean
    return legend.isEmpty() ? text : ComparedPictureText::tr("%1. %2").arg(text, legend);
}

} // namespace

BoardsPage::Side sideOf(
    const ComparedRuns& runs, std::size_t which, const ComparedPlace& place, const std::optional<Grid>& solution)
{
    const ComparedRun& run = *runs.at(which);
    const ComparedMarks marks = marksOf(runs, which, place, solution);
    BoardsPage::Side side{
        run.sceneAt(place), run.name(), noteOf(run, place, ComparedWording::fault(run, place, marks)), marks};
    side.scene.tintDerived = false;
    return side;
}

std::shared_ptr<const Picture> picturesSideBySide(const ComparedShow& show, const ComparedPlace& place)
{
    std::vector<BoardsPage::Side> sides = sidesOf(show, place);
    const QString legend = legendOf([&sides](ComparedMark mark) {
        return std::ranges::any_of(sides, [mark](const BoardsPage::Side& side) { return side.marks.count(mark) > 0; });
    });
    return std::make_shared<BoardsPicture>(std::move(sides),
        withLegend(ComparedWording::position(show.runs, place.pass), legend), ComparedPictureText::tr("Side by side"));
}

ComparedFrames::ComparedFrames(
    ComparedShow show, const AnimationOptions& options, const std::function<bool()>& keepRunning)
    : m_show(std::move(show))
    , m_options(options)
{
    const ComparedRuns& runs = m_show.runs;
    if (runs.size() == 2 && runs[0]->recording() != nullptr && runs[1]->recording() != nullptr)
        m_comparison = compare(*runs[0]->recording(), *runs[1]->recording());
    const auto compared = std::ranges::count_if(runs, [](const auto& run) { return run->removes(); });
    // The same in all pictures, so that nothing jumps.
    m_legend = legendOf([&](ComparedMark mark) {
        const bool isOfSolution = mark == ComparedMark::Lost || mark == ComparedMark::Wrong;
        const bool isOfTwins = std::ranges::count(kTwinMarks, mark) > 0;
        return isOfSolution ? m_show.solution.has_value() : isOfTwins ? m_show.together : compared > 1;
    });
    const int end = positionsOf(runs) - 1;
    const int first = std::clamp(options.firstPass, 0, end);
    const int last = options.lastPass < 0 ? end : std::clamp(options.lastPass, first, end);
    const auto any = [&runs](int pass, auto does) {
        return std::ranges::any_of(
            runs, [&](const auto& run) { return run->recording() != nullptr && does(*run->recording(), pass); });
    };
    for (int pass = first; pass <= last; ++pass) {
        if (any(pass, beforeBacktrack)) {
            ComparedPlace before = pass;
            before.beforeBacktrack = true;
            m_shots.push_back({removalShots(options.fades, false, options.delay).front(), before});
        }
        for (const RemovalShot& shot : removalShots(options.fades && pass > 0, any(pass, showsRemovals), options.delay))
            m_shots.push_back({shot, pass});
    }
    m_shots.push_back({{false, 0, options.hold}, last, true});
    makeRoom(keepRunning);
}

/// Room for the longest of everything.
void ComparedFrames::makeRoom(const std::function<bool()>& keepRunning)
{
    BoardsPage::Words words;
    words.stacked = m_options.stacked;
    const auto& [runs, solution, together] = m_show;
    words.headings.resize(runs.size() + (together ? 1 : 0));
    words.notes.resize(words.headings.size());
    for (std::size_t i = 0; i < runs.size(); ++i)
        words.headings[i] << runs[i]->name();
    if (together)
        words.headings.back() << ComparedPictureText::tr("Both as one");
    for (const Shot& shot : m_shots) {
        // Pictures that fade have the words of the one before them.
        if (!shot.removal.marks && !shot.isLast)
            continue;
        if (keepRunning && !keepRunning())
            break;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            // Without a solution that is the worst, and looking at thousands of boards for it takes longer than all
            // else.
            const QString fault = solution
                ? ComparedWording::fault(*runs[i], shot.place, marksOf(runs, i, shot.place, solution))
                : ComparedWording::illegal();
            words.notes[i] << noteOf(*runs[i], shot.place, fault);
        }
        if (together)
            words.notes.back() << ComparedWording::twins(runs, shot.place, twinMarksOf(runs, shot.place, solution));
        words.texts << textOf(shot);
    }
    for (QStringList& notes : words.notes)
        notes.removeDuplicates();
    words.texts.removeDuplicates();
    m_page = BoardsPage(words);
    const int width = m_options.allowedWidth();
    m_size = QSize(width, qRound(m_page.size().height() * width / m_page.size().width()));
}

QString ComparedFrames::textOf(const Shot& shot) const
{
    const int pass = shot.place.pass;
    if (!m_comparison)
        return withLegend(ComparedWording::position(m_show.runs, pass), m_legend);
    const bool isEnd = shot.isLast && pass == positionsOf(m_show.runs) - 1;
    const QString text
        = isEnd ? ComparisonWording::summary(*m_comparison) : ComparisonWording::atPass(*m_comparison, pass);
    return QStringList{text, m_legend}.join(QLatin1Char(' ')).trimmed();
}

void ComparedFrames::paint(QPainter& painter, int index) const
{
    const Shot& shot = m_shots.at(static_cast<std::size_t>(index));
    std::vector<BoardsPage::Side> sides = sidesOf(m_show, shot.place);
    for (BoardsPage::Side& side : sides) {
        if (shot.removal.opacity <= 0)
            side.scene = withoutStep(std::move(side.scene));
        side.scene.removalMarks = shot.removal.marks;
        side.scene.removalOpacity = shot.removal.opacity;
    }
    const Theme& theme = Theme::of(m_options.style.theme);
    painter.fillRect(QRect(QPoint(), m_size), theme.background);
    const double scale = m_size.width() / m_page.size().width();
    painter.scale(scale, scale);
    m_page.paint(painter, sides, textOf(shot), theme);
}

Exportable comparedExportable(
    const ComparedShow& show, const std::shared_ptr<const Recording>& recording, int currentPass)
{
    constexpr int kTwoBoards = 960;
    Exportable exportable = runExportable(recording, currentPass);
    exportable.kind = ExportKind::Compare;
    exportable.passes = std::max(exportable.passes, positionsOf(show.runs) - 1);
    exportable.width = kTwoBoards;
    exportable.widthKey = "what_if_width";
    exportable.frames = [show](const ExportValues& values) -> FrameFactory {
        return [show, options = values.animation] { return std::make_shared<ComparedFrames>(show, options); };
    };
    return exportable;
}

} // namespace convoku
