// SPDX-License-Identifier: MIT
// What is said of explanations, proofs and contradictions, on runs that can be counted on fingers.
#include "app/wording/explanation_wording.h"
#include "app/wording/language.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::Proof)

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

// Indices of the small recording's events.
constexpr std::size_t kNakedSingle = 1;
constexpr std::size_t kPointing = 2;
constexpr std::size_t kPush = 3;
constexpr std::size_t kHiddenSingle = 4;
constexpr std::size_t kPop = 6;

Cause nakedSingle()
{
    return {House{HouseKind::Box, 0}, {Cell{0, 0}}, {4}, -1};
}

Recording recordingOf(const StartingGrid& start, const std::vector<PassRecord>& passes)
{
    Recording recording(start.givens, start.candidates, PassOptions{});
    for (const PassRecord& pass : passes)
        recording.append(pass);
    return recording;
}

/// All nine of r9c9 but these.
std::vector<std::uint16_t> othersOf(int row, int column, std::initializer_list<int> kept)
{
    std::vector<std::uint16_t> others;
    for (int digit = 1; digit <= kSide; ++digit) {
        if (std::ranges::find(kept, digit) == kept.end())
            others.push_back(candidateIndex(digit, row, column));
    }
    return others;
}

} // namespace

class TestProofWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        using Kind = EventKind;
        const auto kindOf = [this](std::size_t event) { return m_recording.events()[event].kind; };
        QVERIFY(kindOf(kNakedSingle) == Kind::Rule && kindOf(kPointing) == Kind::Rule && kindOf(kPush) == Kind::Push
            && kindOf(kHiddenSingle) == Kind::Rule && kindOf(kPop) == Kind::Pop);
    }

    void steps()
    {
        const auto id = candidateIndex;
        const auto said = [this](const ProofStep& step) { return ExplanationWording::proofStep(m_recording, step); };
        QCOMPARE(said({kPush, {id(2, 1, 2), id(3, 1, 2)}, {}}), sentence("proofs.steps.guess"));
        QCOMPARE(said({kPop, {id(1, 1, 2)}, {}}), sentence("proofs.steps.failed_guess", {QStringLiteral("r1c2 = 1")}));
        // One finding that removes two candidates is said once, another one too.
        const Cause other{House{HouseKind::Box, 0}, {Cell{2, 2}}, {6}, -1};
        QCOMPARE(said({kNakedSingle, {id(5, 1, 2), id(5, 2, 3)}, {nakedSingle(), nakedSingle()}}),
            sentence("proofs.steps.one_finding"));
        QCOMPARE(said({kNakedSingle, {id(5, 1, 2), id(7, 1, 2)}, {nakedSingle(), other}}),
            sentence("proofs.steps.two_findings"));
    }

    void summaries_data()
    {
        QTest::addColumn<Proof>("proof");
        QTest::addColumn<QString>("summary");
        const auto row = [](const char* name, const Proof& proof, const QString& summary) {
            QTest::newRow(name) << proof << summary;
        };
        const auto id = candidateIndex;
        const ProofStep naked{kNakedSingle, {id(5, 1, 2), id(5, 1, 3)}, {}};
        const ProofStep pointing{kPointing, {id(5, 1, 4)}, {}};
        const ProofStep push{kPush, {id(2, 1, 2)}, {}};
        const ProofStep hidden{kHiddenSingle, {id(9, 9, 9)}, {}};
        const Cell given{0, 0};
        row("a given", {0, false, {}, {given}, {}}, sentence("proofs.summaries.a_given"));
        row("never there", {0, false, {}, {}, {7}}, sentence("proofs.summaries.never_there"));
        row("one step", {0, false, {pointing}, {given}, {}}, sentence("proofs.summaries.one_step"));
        row("two rules of a pass", {0, false, {naked, pointing}, {given, {1, 1}}, {}},
            sentence("proofs.summaries.two_rules_of_a_pass"));
        row("two passes", {0, false, {naked, hidden}, {}, {}}, sentence("proofs.summaries.two_passes"));
        row("a guess", {0, false, {pointing, push, hidden}, {given}, {}}, sentence("proofs.summaries.a_guess"));
        row("two guesses", {0, false, {push, push}, {given}, {}}, sentence("proofs.summaries.two_guesses"));
        row("something missing", {0, false, {pointing}, {}, {7, 8}}, sentence("proofs.summaries.something_missing"));
        row("something missing and a given", {0, false, {pointing}, {given}, {7}},
            sentence("proofs.summaries.something_missing_and_a_given"));
    }
    void summaries()
    {
        QFETCH(Proof, proof);
        QTEST(ExplanationWording::proofSummary(m_recording, proof), "summary");
    }

    void severalFindings()
    {
        Explanation explanation;
        explanation.rule = article::NakedSingleBox;
        explanation.causes = {nakedSingle()};
        const QString one = sentence("proofs.causes.one");
        QCOMPARE(ExplanationWording::causes(RuleFamily::NakedSingle, explanation), one);
        explanation.causes.push_back(nakedSingle());
        QCOMPARE(ExplanationWording::causes(RuleFamily::NakedSingle, explanation),
            sentence("proofs.causes.several", {QStringLiteral("2"), QString()}) + one + s(" ") + one);
        QCOMPARE(ExplanationWording::alsoRemovedBy(*articleModel(), {article::NakedSingleBox}, article::NakedSingleBox),
            QString());
        QCOMPARE(ExplanationWording::alsoRemovedBy(*articleModel(),
                     {article::NakedSingleBox, article::PointingRow, article::NakedPairRow}, article::PointingRow),
            sentence("proofs.causes.also_removed_by"));
        Proof proof;
        proof.candidate = candidateIndex(5, 6, 9);
        QCOMPARE(ExplanationWording::proofTitle(proof),
            sentence("proofs.causes.title", {QStringLiteral("5"), QStringLiteral("r6c9")}));
        proof.isLeft = true;
        QCOMPARE(ExplanationWording::proofTitle(proof),
            sentence("proofs.causes.title_of_a_digit", {QStringLiteral("r6c9"), QStringLiteral("5")}));
    }

    void sinceWhen()
    {
        QCOMPARE(ExplanationWording::since(m_recording, {0, 0}, 0), sentence("proofs.since.given"));
        QCOMPARE(ExplanationWording::since(m_recording, {0, 1}, 0), sentence("proofs.since.opened_without"));
        QCOMPARE(ExplanationWording::since(m_recording, {0, 3}, kPointing), sentence("proofs.since.rule"));
    }

    // Two rules of pass 1 empty r9c9, which had lost 9 before.
    void anEmptyCell()
    {
        StartingGrid start{Grid()};
        start.candidates.remove(candidateIndex(9, 9, 9));
        PassRecord pass;
        const auto id = candidateIndex;
        pass.events = {{EventKind::Rule, article::NakedSingleBox, 1, 0, {id(1, 9, 9), id(2, 9, 9)}},
            {EventKind::Rule, article::PointingRow, 2, 0, othersOf(9, 9, {1, 2, 9})}};
        const Recording recording = recordingOf(start, {pass});
        QCOMPARE(ExplanationWording::contradiction(recording, {8, 8}, {{1, 9}, -1, {}}),
            sentence("proofs.contradiction.an_empty_cell"));
    }

    // 5 is given in r1c1, r1c5 has only 5 from the start, and r1c9 since a rule of pass 1.
    void aClash()
    {
        Grid givens;
        givens.setDigit({0, 0}, 5);
        StartingGrid start(givens);
        for (const std::uint16_t other : othersOf(1, 5, {5}))
            start.candidates.remove(other);
        start.candidates.add(candidateIndex(5, 1, 5));
        PassRecord pass;
        pass.events = {{EventKind::Rule, article::NakedPairRow, 2, 0, othersOf(1, 9, {5})}};
        const Recording recording = recordingOf(start, {pass});
        const HouseCells& row = classicHouse({HouseKind::Row, 0});
        const auto said = [&](Cell cell, Cell other) {
            return ExplanationWording::contradiction(recording, cell, {{1, 9}, 4, {{row, other}}});
        };
        QCOMPARE(said({0, 0}, {0, 8}), sentence("proofs.clash.given_then_rule"));
        QCOMPARE(said({0, 8}, {0, 0}), sentence("proofs.clash.rule_then_given"));
        QCOMPARE(said({0, 4}, {0, 0}), sentence("proofs.clash.start_then_given"));
    }

private:
    Recording m_recording = smallRecording();
};

CONVOKU_GUILESS_TEST(TestProofWording)
#include "tst_proof_wording.moc"
