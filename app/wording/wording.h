// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle_text.h"
#include "solver/run/history.h"
#include "solver/run/recording.h"
#include "solver/run/search_tree.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Every word for people that speaks of the puzzle, the network and the run: the one place where codes become
/// sentences. Rows, columns, boxes and digits count from 1.
class Wording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Wording)

public:
    /// "r4c7"
    static QString cell(Cell cell);
    /// "r4c7=5", as in addresses
    static QString candidate(Candidate candidate);
    /// "row 4", "box 9"
    static QString house(House house);
    /// The same, or a house of a network's own by its name.
    static QString house(const HouseCells& house);
    /// "row", "column", "box"
    static QString houseKind(HouseKind kind);
    /// Returns the house of a rule: "row", or the name of a custom house of its network.
    static QString ruleHouse(const RuleInfo& rule);
    /// "Pointing in row"; of a rule that the program does not know its own name, which may be anything: "lonely in row"
    static QString rule(const RuleInfo& rule);
    /// "Pointing"
    static QString family(RuleFamily family);
    /// The same with the size of what is looked for: "Naked triple", "X-wing". Not of an Other rule.
    static QString familyOf(RuleKind rule);
    /// Returns the common name of the rules of one text: their family, or the name that their author gave them.
    static QString sortOf(const Model::Rule& rule);
    /// "a", "a and b", "a, b and c"
    static QString listed(QStringList all);
    /// Lists of these: "r1c1 and r1c2", "3, 5 and 8". Digits are from 0.
    static QString cells(const std::vector<Cell>& cells);
    static QString digits(const std::vector<int>& digits);
    /// Lines of one kind: "row 2", "rows 2 and 6".
    static QString houses(const std::vector<House>& lines);
    /// Explains what the rule does, in one sentence. `own`: the network's text about it, for a rule that the program
    /// does not know: plain text, which may be anything.
    static QString ruleHelp(RuleKind rule, const std::string& own);
    static QString ruleHelp(const Model::Rule& rule);
    /// "Solved", "No solution", "Stalled", "Out of passes", "One solution", "Several solutions"
    static QString result(RunResult result);
    /// `unsure`: of a network whose layers nobody here can read, which a contradiction says nothing of the puzzle for.
    static QString result(RunResult result, bool unsure);
    static QString result(const Recording& recording);

    /// The short name of an event for a list: "Pointing in row", "Guess r1c2 = 7", "Solved".
    static QString eventName(const Recording& recording, const Event& event);
    /// Longer lists of candidates end with how many are left out.
    static constexpr int kMaxNamed = 12;

    /// One or two sentences that say what the event did. `maxNamed`: see kMaxNamed.
    static QString eventSentence(const Recording& recording, const Event& event, int maxNamed = kMaxNamed);
    /// Describes what the step that ends at this position did: the whole pass at its end, one rule inside it. If a pass
    /// undoes a guess, the contradiction and the undoing have a sentence each, and the pass has none.
    static QString stepSentence(const Recording& recording, Position position);
    /// The name of a step: "Pointing in row", "Verdict", "Search".
    static QString step(const Recording& recording, int step);
    /// "convolution", "max pooling"
    static QString layerKind(LayerKind kind);
    /// Describes what the layer at a position with a layer computes: its words, and what it has numbers for.
    static QString layerSentence(const Recording& recording, Position position);
    /// Describes how the run ended: "Solved after 25 passes with 3 guesses, 1 undone."
    static QString endSentence(const Recording& recording);
    /// A picture's heading: "Pass 17 of 25 · depth 2 · 302 candidates", "Pass 10 of 25 · 7 twice in column 8"
    static QString caption(const Recording& recording, Position position);
    /// "set aside at depth 2"
    static QString setAsideAt(int depth);
    /// In a legend, the square of what a guess has set aside: "kept in mind by guess 2"
    static QString keptInMind(int depth);
    /// After it, for the last depth with a hue of its own: "8, deeper ones in turn"
    static QString andDeeper(int depth);
    /// In a legend, the bar below what a failed guess gives back.
    static QString returned();
    /// Returns the meaning of a dashed cell (a dot) in the pictures of a proof.
    static QString findingCell();
    static QString stillNeeded();
    /// Returns the meaning of the mark for all removals, in a picture that does not distinguish rules.
    static QString removedCandidates();
    /// "Pass 12 · Pointing in row · layer 3", "Start": a place in the run by its names.
    static QString placeName(const Recording& recording, Position position);
    /// "12.7", "12.7.3", or "12" at the end of pass 12
    static QString address(const Recording& recording, Position position);

    /// Describes a change of a candidate, without naming the candidate: "removed by Pointing in row".
    static QString candidateChange(const Recording& recording, Candidate candidate, const CandidateEvent& change);
    /// Returns the text for a candidate that was not there at the start though no given excludes it.
    static QString notAtStart();
    /// Returns the name of a puzzle format on the board: "81 characters"
    static QString format(PuzzleFormat format, Board board = {});

    /// Candidates grouped by digit: "2 from r3c4, r3c6; 1 from r7c7".
    static QString candidateList(std::span<const std::uint16_t> candidates, Board board, int maxNamed = kMaxNamed);

    /// Why a line is not a puzzle, with its place and what was expected.
    static QString puzzleError(const PuzzleTextError& error);
    /// "6×6 with boxes of 2×3"
    static QString board(Board board);
    /// Reports that puzzle and network have different boards, and lists the built-in networks for the puzzle's board.
    static QString otherBoard(Board puzzle, Board network);
    /// Describes the contradiction in a few words: "7 twice in column 8", "no digit in r7c5".
    static QString contradiction(const Contradictions& found);
    /// Two equal givens in a house.
    static QString clash(const Contradictions::Clash& clash);

    /// A guess in a list of events, and that it is taken back: "Guess r1c2 = 7", "Take back r1c2 = 7".
    static QString guessed(Candidate candidate);
    static QString undoneGuess(Candidate candidate);
    /// "r1c2 = 7"
    static QString guess(Candidate candidate);
    /// Returns the name of a search tree's root, which is listed beside the guesses.
    static QString searchRoot();
    /// Describes a node of the search: its guess, its passes, how it ended, and how many guesses are below it.
    static QString nodeSentence(const SearchTree& tree, int node);
    /// Returns the text that is shown instead of a tree without guesses; the recording may be null.
    static QString noGuess(const Recording* recording);
};

} // namespace convoku
