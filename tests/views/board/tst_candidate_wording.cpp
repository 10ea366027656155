// SPDX-License-Identifier: MIT
// The sentence about a candidate, for each way in which a board can show it.
#include "app/views/board/candidate_wording.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>
#include <map>

using namespace convoku;
using namespace convoku::testing;

class TestCandidateWording : public QObject
{
    Q_OBJECT

    static constexpr Candidate kCandidate{1, 3, 4}; // digit 2 of r4c5

private Q_SLOTS:
    void eachSign_data()
    {
        QTest::addColumn<QString>("expected");
        for (const Sentence& row : sentencesOf(QStringLiteral("wording"), QStringLiteral("candidate")))
            QTest::newRow(qPrintable(row.id)) << row.text;
    }
    void eachSign()
    {
        QFETCH(QString, expected);
        const auto index = static_cast<std::uint16_t>(kCandidate.index());
        const RuleId rule = *ruleNamed("naked_single_box");
        BoardScene scene;
        scene.candidates = Candidates::all();
        BoardFocus focus;
        focus.rule = ruleOf(rule);
        const std::map<QByteArray, std::function<void()>> show{
            {"possible", [&] { scene.focus = focus; }},
            {"gone", [&] { scene.candidates.remove(index); }},
            {"found",
                [&] {
                    for (int digit = 0; digit < kSide; ++digit) {
                        if (digit != kCandidate.digit)
                            scene.candidates.remove(Candidate::of(digit, kCandidate.cell()));
                    }
                }},
            {"given", [&] { scene.givens.setDigit(kCandidate.cell(), 2); }},
            {"guess", [&] { scene.guessDepth[index] = 3; }},
            {"aside", [&] { scene.asideDepth[index] = 3; }},
            {"removed",
                [&] {
                    scene.removals = {{index, rule, focus.rule}};
                }},
            {"number",
                [&] {
                    scene.removals = {{index, rule, focus.rule}};
                    scene.removalsAsNumbers = true;
                }},
            {"held",
                [&] {
                    focus.held = {index};
                    scene.focus = focus;
                }},
            {"dot",
                [&] {
                    scene.candidates.remove(index);
                    focus.gone = {index};
                    scene.focus = focus;
                }},
            {"other",
                [&] {
                    focus.others = {kCandidate.cell()};
                    scene.focus = focus;
                }},
        };
        show.at(QTest::currentDataTag())();
        QCOMPARE(CandidateWording::sentence(scene, kCandidate, *articleModel()), expected);
        // The sentence about another candidate of the cell does not mention this removal.
        if (expected.contains(QStringLiteral("removed"))) {
            const Candidate next{kCandidate.digit + 1, kCandidate.row, kCandidate.column};
            QVERIFY(!CandidateWording::sentence(scene, next, *articleModel()).contains(QStringLiteral("removed")));
        }
    }
};

CONVOKU_APPLESS_TEST(TestCandidateWording)
#include "tst_candidate_wording.moc"
