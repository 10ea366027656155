// SPDX-License-Identifier: MIT
#include "solver/run/append_only.h"
#include "solver/run/runner.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The passes of a run, to be recorded again and again.
std::vector<PassRecord> passesOf(Backend& backend, const Grid& puzzle, const RunOptions& options)
{
    Runner runner(backend, puzzle, options);
    std::vector<PassRecord> passes;
    while (!runner.ended())
        passes.push_back(runner.nextPass());
    return passes;
}

/// A recording that shares nothing with another one.
Recording recordingOf(const Grid& puzzle, const std::vector<PassRecord>& passes, std::size_t count)
{
    Recording recording(puzzle, puzzle.startingCandidates(), {});
    for (std::size_t pass = 0; pass < count; ++pass)
        recording.append(passes[pass]);
    return recording;
}

bool isSame(const Event& a, const Event& b)
{
    return a.kind == b.kind && a.rule == b.rule && a.step == b.step && a.depth == b.depth
        && a.candidatesLeft == b.candidatesLeft && a.candidate == b.candidate && a.pass == b.pass;
}

/// Empty where the two tell the same.
std::string difference(const Recording& a, const Recording& b)
{
    if (a.passCount() != b.passCount() || a.events().size() != b.events().size() || a.result() != b.result())
        return "lengths or results";
    for (std::size_t i = 0; i < a.events().size(); ++i) {
        if (!isSame(a.events()[i], b.events()[i])
            || !std::ranges::equal(a.changed(a.events()[i]), b.changed(b.events()[i])))
            return "event " + std::to_string(i);
    }
    for (int pass = 0; pass <= a.passCount(); pass += pass + 7 < a.passCount() ? 7 : 1) {
        if (a.firstEventOf(pass) != b.firstEventOf(pass) || a.stateAt(a.endOf(pass)) != b.stateAt(b.endOf(pass)))
            return "pass " + std::to_string(pass);
    }
    return a.lastState() == b.lastState() ? "" : "the last state";
}

} // namespace

// Copies of a recording share what they have in common, and nobody sees what another one appends.
class TestRecordingCopies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Copies that grow in turn, from each other and back, against vectors that are really copied.
    void listsAreWhatVectorsAre()
    {
        Random random(1);
        std::vector<AppendOnly<int>> lists(1);
        std::vector<std::vector<int>> vectors(1);
        for (int step = 0; step < 4000; ++step) {
            const auto which = static_cast<std::size_t>(randomNumber(random, 0, static_cast<int>(lists.size()) - 1));
            switch (randomNumber(random, 0, 9)) {
            case 0: // another copy
                if (lists.size() < 12) {
                    lists.push_back(lists[which]);
                    vectors.push_back(vectors[which]);
                }
                break;
            case 1: { // one becomes a copy of another one; its own elements go
                const auto from = static_cast<std::size_t>(randomNumber(random, 0, static_cast<int>(lists.size()) - 1));
                lists[which] = AppendOnly<int>(lists[from]);
                vectors[which] = std::vector<int>(vectors[from]);
                break;
            }
            case 2:
                if (!vectors[which].empty()) {
                    lists[which].pop_back();
                    vectors[which].pop_back();
                }
                break;
            case 3: {
                const std::vector<int> more(static_cast<std::size_t>(randomNumber(random, 0, 40)), step);
                lists[which].append(more);
                vectors[which].insert(vectors[which].end(), more.begin(), more.end());
                break;
            }
            default:
                lists[which].push_back(step);
                vectors[which].push_back(step);
                QCOMPARE(lists[which].back(), step);
            }
            for (std::size_t i = 0; i < lists.size(); ++i)
                QVERIFY2(std::ranges::equal(lists[i].all(), vectors[i]), qPrintable(QString::number(step)));
        }
    }

    void copiesShareUntilOneOutgrowsItsRoom()
    {
        AppendOnly<int> list;
        list.append(std::vector<int>(99, 7));
        list.push_back(7); // into a room with places that are left
        AppendOnly<int> other = list;
        QCOMPARE(other.all().data(), list.all().data());
        list.push_back(1); // behind the common part: the other one's place is taken
        QCOMPARE(other.all().data(), list.all().data());
        other.push_back(2);
        QVERIFY(other.all().data() != list.all().data());
        QCOMPARE(list[100], 1);
        QCOMPARE(other[100], 2);
    }

    // A copy at each pass, while the run goes on in the one that was copied: each stays as it was.
    void copiesStayWhileTheRunGoesOn()
    {
        const auto backend = makeTestedBackend();
        const Grid puzzle = gridOf(kLosesCandidateHard);
        const std::vector<PassRecord> passes = passesOf(*backend, puzzle, {{}, 150});
        Recording recording(puzzle, puzzle.startingCandidates(), {});
        std::vector<Recording> copies{recording};
        for (const PassRecord& pass : passes) {
            recording.append(pass);
            copies.push_back(recording);
        }
        for (std::size_t count = 0; count < copies.size(); ++count) {
            const std::string wrong = difference(copies[count], recordingOf(puzzle, passes, count));
            QVERIFY2(wrong.empty(), (std::to_string(count) + ": " + wrong).c_str());
        }
    }

    // A run that is put aside and taken up again, twice: both go on from the same place.
    void copiesGoOnByThemselves()
    {
        const auto backend = makeTestedBackend();
        const Grid puzzle = gridOf(kLosesCandidateHard);
        const std::vector<PassRecord> passes = passesOf(*backend, puzzle, {{}, 150});
        const Recording kept = recordingOf(puzzle, passes, 70);
        Recording first = kept;
        Recording second = kept;
        for (std::size_t pass = 70; pass < passes.size(); ++pass) {
            first.append(passes[pass]);
            if (pass < 100)
                second.append(passes[pass]);
        }
        QCOMPARE(difference(first, recordingOf(puzzle, passes, passes.size())), std::string());
        QCOMPARE(difference(second, recordingOf(puzzle, passes, 100)), std::string());
        QCOMPARE(difference(kept, recordingOf(puzzle, passes, 70)), std::string());
    }

    void theEndStaysWhereItIsTakenBackElsewhere_data()
    {
        QTest::addColumn<int>("maxPasses");
        QTest::newRow("solved") << 0;
        QTest::newRow("out of passes") << 9;
    }
    void theEndStaysWhereItIsTakenBackElsewhere()
    {
        QFETCH(int, maxPasses);
        const auto backend = makeTestedBackend();
        const Grid puzzle = gridOf(kArticleHard);
        Recording recording = record(*backend, puzzle, {{}, maxPasses});
        const Recording before = recording;
        const Recording expected = record(*backend, puzzle, {{}, maxPasses}); // shares nothing
        recording.reopen();
        Runner runner(*backend, recording, 0);
        while (!runner.ended())
            recording.append(runner.nextPass());
        QVERIFY(recording.passCount() > before.passCount());
        QCOMPARE(difference(before, expected), std::string());
        QVERIFY(before.events().back().kind == EventKind::End);
        QVERIFY(recording.events()[before.events().size() - 1].kind != EventKind::End);
    }
};

CONVOKU_GUILESS_TEST(TestRecordingCopies)
#include "tst_recording_copies.moc"
