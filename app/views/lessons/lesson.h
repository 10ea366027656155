// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/pass_options.h"
#include "solver/run/recording.h"
#include "solver/sudoku/grid.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace convoku {

/// Describes a problem of a lesson file: what is wrong, where, and what was expected.
struct LessonProblem
{
    int line = 0; ///< from 1; 0 where no line is meant
    QString what;

    friend bool operator==(const LessonProblem&, const LessonProblem&) = default;
};

/// Something of the board that a lesson names: a cell, a house, or a candidate.
using BoardPlace = std::variant<Cell, House, Candidate>;
/// In the order in which they stand; "r4c5", "r4", "c5", "b6", "r4c5=7", several with commas. None where one of them is
/// none of these, or not on the board.
std::optional<std::vector<BoardPlace>> readBoardPlaces(const QString& text, Board board = {});
std::vector<Cell> cellsOf(const BoardPlace& place);

/// A link in a stop's text that does something in the window.
struct LessonLink
{
    enum class Kind { Light, Number, Go, Show, Pick, Web };
    Kind kind = Kind::Light;
    QString target; ///< without the kind
    int line = 0;
};
/// "light:r1c1,r4" → Light, "r1c1,r4"; none where it is no kind of link that a lesson can have.
std::optional<LessonLink> readLessonLink(const QString& target);

/// Something that must be true at a stop.
struct LessonCheck
{
    enum class Kind {
        CandidatesOf, ///< cell, digits
        CandidateCount, ///< number
        Decided, ///< number
        RemovedCandidate, ///< candidate
        RemovedCount, ///< number
        RestoredCandidate, ///< candidate
        RestoredCount, ///< number
        Step, ///< word: the id of a group
        Layer, ///< layer; extent, where one is named
        Number, ///< address, number
        Window, ///< address, number
        Depth, ///< number
        Level, ///< number
        StackNumber, ///< candidate, number
        GuessNumber, ///< candidate, number
        Guess, ///< candidate
        Failed, ///< candidate
        Contradiction, ///< cell
        Result, ///< result
        Passes, ///< number
        Pushes, ///< number
        Pops, ///< number
        UniqueSolution,
        SeveralSolutions,
    };
    Kind kind = Kind::CandidateCount;
    int line = 0;
    bool ofOther = false; ///< it is about the run beside, as a whole
    Cell cell; ///< on the board of the stop, as the candidate, whether it is asked about or not
    Candidate candidate;
    std::uint16_t digits = 0; ///< bit 0 stands for digit 1
    int number = 0;
    QString word;
    QString address; ///< of an element
    LayerKind layer = LayerKind::Relu;
    std::optional<Extent> extent;
    RunResult result = RunResult::Solved;
};

/// A number of a rule's layer.
struct LessonNumber
{
    std::string rule; ///< id of the rule's text
    std::size_t layer = 0; ///< from 0
    std::size_t number = 0; ///< place in the layer, from 0

    friend bool operator==(const LessonNumber&, const LessonNumber&) = default;
};

/// Holds the question of a stop. Its words name places in braces, so that they can follow a symmetry of the board: see
/// resources/lessons/README.md.
struct LessonQuestion
{
    /// Turn and Erase change the network or the grid of the stop. The run with that change is judged.
    enum class Kind { Number, Cell, Candidate, Choice, Turn, Erase };
    struct Choice
    {
        QString words;
        bool right = false;
        int line = 0;
        QString reply; ///< shown in place of the hint when this wrong choice was made; may be empty

        friend bool operator==(const Choice&, const Choice&) = default;
    };
    /// A number that the reader sets.
    struct Turn
    {
        LessonNumber number;
        double from = 0;
        double to = 0;
        double step = 1; ///< 1 or 0.1
        double solution = 0; ///< with which the answer holds
        QString label; ///< may be empty
        int line = 0;
    };

    Kind kind = Kind::Number;
    int line = 0; ///< of "ask:"
    QString words;
    /// Check that holds with the right answer in it; a question of Kind::Choice may have none.
    std::optional<LessonCheck> answer;
    std::vector<int> numbers; ///< that are offered; none: any can be typed
    std::vector<Choice> choices;
    std::vector<Turn> turns; ///< of Kind::Turn
    std::optional<Candidate> erased; ///< of Kind::Erase: with which the answer holds
    QString hint; ///< may be empty
    bool hides = true; ///< what would give the answer away is not in sight until it is answered
};

/// A picture that belongs to a lesson's file, or one that is drawn of the stop's run.
struct LessonPicture
{
    enum class Kind { File, Recurrence };

    Kind kind = Kind::File;
    QString name; ///< a plain file name; none of what is drawn
    int line = 0;
    QByteArray png; ///< as it was read with the lesson
};

/// Holds the state of the window at a stop, and the text there.
struct LessonStop
{
    int line = 0; ///< of its heading
    QString title;
    QString text; ///< Markdown, without heading and settings
    std::vector<LessonLink> links;

    StartingGrid start;
    QString puzzleName;
    PassOptions options;
    int bends = 0; ///< numbers that somebody asked to bend up to here, in whichever network
    int otherBends = 0; ///< the same of the runs beside
    int turns = 0; ///< "turn" lines up to here
    QString go = QStringLiteral("start"); ///< "start", "end", or an address
    int goLine = 0; ///< 0: nothing is said, and it is the start
    std::optional<Candidate> pick;
    int pickLine = 0; ///< where this very stop picks; 0: it is as before
    QStringList show; ///< names of LessonViews
    QString number; ///< address of an element; empty: none
    int numberLine = 0;
    /// The digits (from 0) whose planes the tensors show, all of the board for all planes; none: the one plane that the
    /// number is on.
    std::vector<int> planes;
    std::vector<BoardPlace> light;
    std::vector<LessonCheck> checks;
    std::optional<LessonQuestion> question;
    int answerLine = 0; ///< of what belongs to a question, where it has been said; else 0
    /// The run beside the stop's own, as "what_if" shows it: with other rules, or other numbers in them.
    std::optional<PassOptions> otherRun;
    int otherRunLine = 0;
    std::optional<LessonPicture> picture;
    /// "Is the count 1?" is trained with the numbers that the view Learned begins with, from this seed on; the first
    /// start is looked at.
    std::optional<std::uint64_t> train;

    /// Returns the board of the stop's network; in a lesson without problems also that of its puzzle.
    Board board() const { return options.model->board; }
    /// The place that `go` means, as far as the run is recorded; none where the run has no such place (yet).
    std::optional<Position> positionIn(const Recording& recording, bool runEnded) const;
};

/// A text with stops; see resources/lessons/README.md for how it is written.
struct Lesson
{
    QString title;
    QString summary; ///< Markdown
    std::vector<LessonStop> stops;
};

} // namespace convoku
