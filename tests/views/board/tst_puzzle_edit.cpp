// SPDX-License-Identifier: MIT
#include "app/views/board/puzzle_edit.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Models an editor in the plainest form: a digit per cell, and a set of digits for each cell without one.
struct PlainBoard
{
    std::array<int, 81> digits{};
    std::array<std::set<int>, 81> marks;

    PlainBoard() { marks.fill({1, 2, 3, 4, 5, 6, 7, 8, 9}); }

    void setDigit(int cell, int digit)
    {
        digits[static_cast<std::size_t>(cell)] = digit;
        marks[static_cast<std::size_t>(cell)] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    }

    bool isShownBy(const StartingGrid& start) const
    {
        for (int cell = 0; cell < 81; ++cell) {
            const int digit = digits[static_cast<std::size_t>(cell)];
            if (start.givens.digit(cell) != digit)
                return false;
            for (int mark = 1; mark <= 9; ++mark) {
                const bool has = start.candidates.has(Candidate::of(mark - 1, Cell::fromIndex(cell)));
                const bool expected
                    = digit != 0 ? mark == digit : marks[static_cast<std::size_t>(cell)].count(mark) == 1;
                if (has != expected)
                    return false;
            }
        }
        return true;
    }
};

bool sees(int a, int b)
{
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
}

} // namespace

class TestPuzzleEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    /// Random edits beside the plain board; then all of them back, and all of them again.
    void randomEdits_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 8; ++seed)
            QTest::addRow("%d", seed) << seed;
    }
    void randomEdits()
    {
        QFETCH(int, seed);
        Random random(static_cast<unsigned>(seed));
        PuzzleEdit edit;
        edit.begin(Grid());
        std::vector<PlainBoard> states{PlainBoard()};
        std::vector<StartingGrid> starts{edit.start()};
        for (int i = 0; i < 300; ++i) {
            PlainBoard board = states.back();
            std::vector<Cell> cells;
            std::vector<int> indices;
            for (int n = randomNumber(random, 1, 4); n > 0; --n) {
                const int cell = randomNumber(random, 0, 80);
                if (std::find(indices.begin(), indices.end(), cell) != indices.end())
                    continue;
                indices.push_back(cell);
                cells.push_back(Cell::fromIndex(cell));
            }
            const int digit = randomNumber(random, 1, 9);
            const auto marksOf
                = [&board](int cell) -> std::set<int>& { return board.marks[static_cast<std::size_t>(cell)]; };
            const auto isGiven = [&board](int cell) { return board.digits[static_cast<std::size_t>(cell)] != 0; };
            switch (randomNumber(random, 0, 12)) {
            case 0:
            case 1:
            case 2:
                edit.setDigit(cells, digit);
                for (const int cell : indices)
                    board.setDigit(cell, digit);
                break;
            case 3:
                edit.clear(cells);
                for (const int cell : indices)
                    board.setDigit(cell, 0);
                break;
            case 4:
            case 5:
            case 6:
            case 7: {
                edit.toggleCandidate(cells, digit);
                bool all = true;
                for (const int cell : indices)
                    all = all && (isGiven(cell) || marksOf(cell).count(digit) == 1);
                for (const int cell : indices) {
                    if (isGiven(cell))
                        continue;
                    if (all)
                        marksOf(cell).erase(digit);
                    else
                        marksOf(cell).insert(digit);
                }
                break;
            }
            case 8:
                edit.setCandidates(cells, 0b101); // 1 and 3
                for (const int cell : indices) {
                    if (!isGiven(cell))
                        marksOf(cell) = {1, 3};
                }
                break;
            case 9:
                edit.clearCandidates();
                for (int cell = 0; cell < 81; ++cell)
                    marksOf(cell) = {1, 2, 3, 4, 5, 6, 7, 8, 9};
                break;
            case 10:
                edit.fillCandidates();
                for (int cell = 0; cell < 81; ++cell) {
                    marksOf(cell) = {1, 2, 3, 4, 5, 6, 7, 8, 9};
                    for (int other = 0; other < 81; ++other) {
                        if (other != cell && sees(cell, other))
                            marksOf(cell).erase(board.digits[static_cast<std::size_t>(other)]);
                    }
                }
                break;
            case 11:
                edit.transform(rotation(2));
                std::reverse(board.digits.begin(), board.digits.end());
                std::reverse(board.marks.begin(), board.marks.end());
                break;
            default:
                if (randomNumber(random, 0, 5) == 0) {
                    edit.clearAll();
                    board = PlainBoard();
                }
            }
            QVERIFY2(board.isShownBy(edit.start()), qPrintable(QStringLiteral("edit %1").arg(i)));
            if (!(edit.start() == starts.back())) {
                states.push_back(board);
                starts.push_back(edit.start());
            }
        }
        QVERIFY(starts.size() > 100);
        QVERIFY(edit.isModified());
        // A change without effect is not a step.
        for (std::size_t i = starts.size(); i-- > 1;) {
            QVERIFY(edit.canUndo());
            edit.undo();
            QVERIFY(edit.start() == starts[i - 1]);
        }
        QVERIFY(!edit.canUndo() && !edit.isModified());
        for (std::size_t i = 1; i < starts.size(); ++i) {
            QVERIFY(edit.canRedo());
            edit.redo();
        }
        QVERIFY(edit.start() == starts.back() && !edit.canRedo());
    }

    void aGestureIsOneStep()
    {
        PuzzleEdit edit;
        edit.begin(gridOf(kArticleEasy));
        const StartingGrid before = edit.start();
        edit.beginGesture();
        for (const Cell cell : {Cell{0, 0}, Cell{0, 3}, Cell{0, 6}})
            edit.setDigit(std::vector<Cell>{cell}, 6);
        edit.endGesture();
        edit.setDigit(std::vector<Cell>{{8, 8}}, 2);
        edit.undo();
        QCOMPARE(edit.start().givens.givenCount(), before.givens.givenCount() + 3);
        edit.undo();
        QVERIFY(edit.start() == before && !edit.canUndo());
        edit.redo();
        QCOMPARE(edit.start().givens.digit(Cell{0, 6}), 6);
        // A gesture that ends where it began is none.
        edit.undo();
        edit.beginGesture();
        edit.setDigit(std::vector<Cell>{{0, 0}}, 6);
        edit.clear(std::vector<Cell>{{0, 0}});
        edit.endGesture();
        QVERIFY(!edit.canUndo() && edit.start() == before);
    }

    void changesBackAreNoChanges()
    {
        PuzzleEdit edit;
        edit.begin(gridOf(kArticleEasy));
        QVERIFY(!edit.isModified() && !edit.canUndo());
        edit.setDigit(std::vector<Cell>{{0, 0}}, 1);
        QVERIFY(edit.isModified());
        edit.clear(std::vector<Cell>{{0, 0}});
        QVERIFY(!edit.isModified() && edit.canUndo());
        edit.setDigit(std::vector<Cell>{{0, 0}}, 1);
        edit.setSaved();
        QVERIFY(!edit.isModified());
        edit.undo();
        QVERIFY(edit.isModified());
        const QSignalSpy changed(&edit, &PuzzleEdit::changed);
        edit.begin(Grid());
        QCOMPARE(changed.count(), 1);
        QVERIFY(!edit.isModified() && !edit.canUndo() && !edit.canRedo());
    }

    /// A state: what is decided becomes a given, what is left stays.
    void theStateIsTaken()
    {
        PuzzleEdit edit;
        edit.begin(gridOf(kArticleEasy));
        Candidates state = gridOf(kArticleEasySolution).startingCandidates();
        state.add(Candidate{8, 0, 0}); // r1c1: 6 or 9
        edit.takeState(state);
        QCOMPARE(edit.start().givens.givenCount(), 80);
        QVERIFY(edit.start().candidates == state);
        QCOMPARE(edit.undoText(), QStringLiteral("take the position"));
        edit.undo();
        QVERIFY(edit.start() == StartingGrid(gridOf(kArticleEasy)));
    }

    void candidatesOfTheStartAreKept()
    {
        Candidates candidates = gridOf(kArticleEasy).startingCandidates();
        candidates.remove(Candidate{8, 0, 0});
        const StartingGrid start{gridOf(kArticleEasy), candidates};
        PuzzleEdit edit;
        edit.begin(start);
        QVERIFY(edit.start() == start && !edit.isModified());
        // One that disagrees with its given is put right, and that is no change of the person's.
        candidates.add(Candidate{0, 0, 1});
        edit.begin({gridOf(kArticleEasy), candidates});
        QVERIFY(edit.start() == start && !edit.isModified());
    }
};

CONVOKU_TEST(TestPuzzleEdit)
#include "tst_puzzle_edit.moc"
