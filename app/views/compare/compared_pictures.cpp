// SPDX-License-Identifier: MIT
#include "app/views/compare/compared_pictures.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class ComparedPictureText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::ComparedPictures)
};

/// What the marks mean, by their shapes: those that there are.
QString legendOf(const std::vector<BoardsPage::Side>& sides)
{
    const auto any = [&sides](auto list) {
        return std::ranges::any_of(sides, [list](const BoardsPage::Side& side) { return !(side.marks.*list).empty(); });
    };
    QStringList legend;
    if (any(&ComparedMarks::onlyHereGone))
        legend << ComparedPictureText::tr("Ring: gone on this board only.");
    if (any(&ComparedMarks::onlyHereThere))
        legend << ComparedPictureText::tr("Dot: still there on this board only.");
    if (any(&ComparedMarks::lost))
        legend << ComparedPictureText::tr("Cross: the solution’s digit is gone.");
    if (any(&ComparedMarks::wrong))
        legend << ComparedPictureText::tr("Frame with a cross: a wrong digit.");
    if (any(&ComparedMarks::goneOnBoth))
        legend << ComparedPictureText::tr("Point: gone on both boards.");
    if (any(&ComparedMarks::goneOnFirst) || any(&ComparedMarks::goneOnSecond))
        legend << ComparedPictureText::tr("Half a disc: gone on the first (left half) or the second board only.");
    return legend.join(QLatin1Char(' '));
}

/// Where a run is, how it ended if it has, and what is wrong there.
QString noteOf(const ComparedRun& run, int position, const ComparedMarks& marks)
{
    QString note = run.sentenceAt(position);
    if (run.shownAt(position) == run.count() - 1)
        //: a place in a run, and how it ended: Pass 12 of 12: solved
        note = ComparedPictureText::tr("%1: %2").arg(note, run.verdict().text);
    if (const QString fault = ComparedWording::fault(run, position, marks); !fault.isEmpty())
        //: a place in a run, and what is wrong there: Pass 12 of 12: illegal board
        note = ComparedPictureText::tr("%1: %2").arg(note, fault);
    return note;
}

std::vector<BoardsPage::Side> sidesOf(
    const ComparedRuns& runs, int position, const std::optional<Grid>& solution, bool together)
{
    std::vector<BoardsPage::Side> sides;
    for (std::size_t i = 0; i < runs.size(); ++i)
        sides.push_back(sideOf(runs, i, position, solution));
    if (together) {
        const ComparedMarks marks = twinMarksOf(runs, position, solution);
        sides.push_back({twinSceneOf(runs, position), ComparedPictureText::tr("Both as one"),
            ComparedWording::twins(runs, position, marks), marks});
    }
    return sides;
}

QString textOf(const ComparedRuns& runs, int position, const std::vector<BoardsPage::Side>& sides)
{
    const QString legend = legendOf(sides);
    const QString place = ComparedWording::position(runs, position);
    //: where all runs are, and what signs mean
    return legend.isEmpty() ? place : ComparedPictureText::tr("%1. %2").arg(place, legend);
}

} // namespace

BoardsPage::Side sideOf(const ComparedRuns& runs, std::size_t which, int position, const std::optional<Grid>& solution)
{
    const ComparedRun& run = *runs.at(which);
    const ComparedMarks marks = marksOf(runs, which, position, solution);
    BoardsPage::Side side{run.sceneAt(position), run.name(), noteOf(run, position, marks), marks};
    side.scene.tintDerived = false;
    return side;
}

std::shared_ptr<const Picture> picturesSideBySide(
    const ComparedRuns& runs, int position, const std::optional<Grid>& solution, bool together)
{
    std::vector<BoardsPage::Side> sides = sidesOf(runs, position, solution, together);
    const QString text = textOf(runs, position, sides);
    return std::make_shared<BoardsPicture>(std::move(sides), text, ComparedPictureText::tr("Side by side"));
}

ComparedFrames::ComparedFrames(ComparedRuns runs, const std::optional<Grid>& solution, const AnimationOptions& options,
    bool together, const std::function<bool()>& goOn)
    : m_runs(std::move(runs))
    , m_solution(solution)
    , m_options(options)
    , m_together(together)
{
    const int end = positionsOf(m_runs) - 1;
    m_first = std::clamp(options.firstPass, 0, end);
    m_last = options.lastPass < 0 ? end : std::clamp(options.lastPass, m_first, end);
    // Room for the longest of everything, so that nothing jumps.
    BoardsPage::Words words;
    const std::size_t boards = m_runs.size() + (together ? 1 : 0);
    words.headings.resize(boards);
    words.notes.resize(boards);
    for (int position = m_first; position <= m_last && (!goOn || goOn()); ++position) {
        const std::vector<BoardsPage::Side> sides = sidesOf(m_runs, position, m_solution, m_together);
        for (std::size_t i = 0; i < sides.size(); ++i) {
            words.headings[i] << sides[i].heading;
            words.notes[i] << sides[i].note;
        }
        words.texts << textOf(m_runs, position, sides);
    }
    for (std::size_t i = 0; i < boards; ++i) {
        words.headings[i].removeDuplicates();
        words.notes[i].removeDuplicates();
    }
    words.texts.removeDuplicates();
    m_page = BoardsPage(words);
    const int width = options.allowedWidth();
    m_size = QSize(width, qRound(m_page.size().height() * width / m_page.size().width()));
}

QImage ComparedFrames::frame(int index) const
{
    const int position = m_first + index;
    QImage image(m_size, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    std::vector<BoardsPage::Side> sides = sidesOf(m_runs, position, m_solution, m_together);
    const QString text = textOf(m_runs, position, sides);
    // The last picture is the state, without what the last step removed.
    if (index + 1 == count()) {
        for (BoardsPage::Side& side : sides)
            side.scene = withoutStep(std::move(side.scene));
    }
    const Theme& theme = Theme::of(m_options.style.theme);
    image.fill(theme.background);
    QPainter painter(&image);
    const double scale = m_size.width() / m_page.size().width();
    painter.scale(scale, scale);
    m_page.paint(painter, sides, text, theme);
    return image;
}

} // namespace convoku
