// SPDX-License-Identifier: MIT
// The few words of the Why card: headlines, who says so, chips, tiles, how a clash came; against sentences written by
// hand from the article's hard puzzle, whose run is known step by step.
#include "app/views/why/layer_tiles.h"
#include "app/wording/headline_wording.h"
#include "app/wording/language.h"
#include "app/wording/reason_wording.h"
#include "app/wording/wording.h"
#include "solver/run/evidence.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::Position)
Q_DECLARE_METATYPE(convoku::Candidate)

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

/// English plurals, also where their forms are not written down yet.
QString counted(const QString& text)
{
    static const QRegularExpression kOne(QStringLiteral("\\b1 (\\w+)\\((e?s)\\)"));
    static const QRegularExpression kMany(QStringLiteral("\\((e?s)\\)"));
    QString result = text;
    return result.replace(kOne, QStringLiteral("1 \\1")).replace(kMany, QStringLiteral("\\1"));
}

QStringList textsOf(const std::vector<ReasonChip>& chips)
{
    QStringList texts;
    for (const ReasonChip& chip : chips) {
        const char* mark = chip.kind == ReasonChip::Kind::Present ? "+"
            : chip.kind == ReasonChip::Kind::Absent               ? "-"
            : chip.kind == ReasonChip::Kind::Given                ? "#"
                                                                  : "?";
        texts << QString::fromLatin1(mark) + chip.text
                + (chip.since.isEmpty() ? QString() : QStringLiteral(" @") + chip.since);
    }
    return texts;
}

} // namespace

class TestWhyWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        m_hard = std::make_unique<Recording>(record(m_backend, gridOf(kArticleHard), {}));
        QCOMPARE(m_hard->passCount(), 25);
    }

    /// The findings of passes 17 and 10 are worded as in the pictures of the window.
    void findings_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QString>("headline"); // one of the findings
        QTest::addColumn<QString>("speaker");
        QTest::addColumn<QString>("because");
        QTest::addColumn<QStringList>("chips");
        QTest::newRow("pointing")
            << Position{17, 3, 0} << sentence("why.findings.pointing.headline")
            << sentence("why.findings.pointing.speaker") << sentence("why.findings.pointing.because")
            << QStringList{
                   QStringLiteral("+") + sentence("why.chips.present", {QStringLiteral("2"), QStringLiteral("r3c5")}),
                   QStringLiteral("-") + sentence("why.chips.absent", {QStringLiteral("2"), QStringLiteral("r3c4")})
                       + QStringLiteral(" @17.1"),
                   QStringLiteral("-") + sentence("why.chips.absent", {QStringLiteral("2"), QStringLiteral("r3c6")})
                       + QStringLiteral(" @17.1"),
                   QStringLiteral("-") + sentence("why.chips.absent", {QStringLiteral("2"), QStringLiteral("r1c4")})
                       + QStringLiteral(" @1.2"),
                   QStringLiteral("-") + sentence("why.chips.absent", {QStringLiteral("2"), QStringLiteral("r1c6")})
                       + QStringLiteral(" @1.2"),
                   QStringLiteral("#") + sentence("why.chips.given", {QStringLiteral("r2c4, r2c6")})};
        QTest::newRow("naked pair") << Position{10, 7, 0} << sentence("why.findings.naked_pair.headline")
                                    << sentence("why.findings.naked_pair.speaker")
                                    << sentence("why.findings.naked_pair.because") << QStringList{};
        // In pass 1 row 1 has its 1 in r1c7 or r1c8; in pass 17 only r1c7 is left for it.
        QTest::newRow("hidden single") << Position{17, 4, 0} << sentence("why.findings.hidden_single.headline")
                                       << sentence("why.findings.hidden_single.speaker")
                                       << sentence("why.findings.hidden_single.because") << QStringList{};
        // Givens have nothing behind them.
        QTest::newRow("naked single") << Position{1, 1, 0} << sentence("why.findings.naked_single.headline")
                                      << QString() << sentence("why.findings.naked_single.because")
                                      << QStringList{QStringLiteral("#")
                                             + sentence("why.chips.given", {QStringLiteral("r1c1")})};
    }
    void findings()
    {
        QFETCH(Position, position);
        QFETCH(QString, headline);
        QFETCH(QString, speaker);
        QFETCH(QStringList, chips);
        const StepFindings found = findingsAt(position);
        const RuleId rule = m_hard->events()[found.event].rule;
        const auto match = std::find_if(found.findings.begin(), found.findings.end(),
            [&](const Finding& finding) { return HeadlineWording::finding(infoOf(rule).family, finding) == headline; });
        QVERIFY(match != found.findings.end());
        QCOMPARE(HeadlineWording::position(*m_hard, position, &*match), headline);
        if (!speaker.isEmpty())
            QCOMPARE(counted(HeadlineWording::speaker(*m_hard, position, &*match)), speaker);
        QTEST(HeadlineWording::because(*match), "because");
        if (!chips.isEmpty())
            QCOMPARE(textsOf(ReasonWording::ofCause(
                         *m_hard, infoOf(rule).family, match->cause, {position.pass, position.step, 1})),
                chips);
    }

    void onlyOneDigitOfAPairMayGo()
    {
        const Cause pair{House{HouseKind::Row, 4}, {Cell{4, 1}, Cell{4, 6}}, {2, 7}, -1};
        QCOMPARE(HeadlineWording::finding(RuleFamily::NakedPair, {pair, {candidateIndex(8, 5, 9)}}),
            sentence("why.findings.naked_pair_one_digit"));
        // A finding whose candidates were all removed by another finding has the usual headline.
        QCOMPARE(
            HeadlineWording::finding(RuleFamily::NakedPair, {pair, {}}), sentence("why.findings.naked_pair.headline"));
    }

    void positions_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QString>("headline");
        QTest::addColumn<QString>("speaker");
        QTest::newRow("start") << Position{0, 0, 0} << sentence("why.positions.start.headline")
                               << sentence("why.positions.start.speaker");
        QTest::newRow("a rule, before it is known why")
            << Position{17, 3, 0} << sentence("why.positions.a_rule_before_it_is_known_why.headline")
            << sentence("why.positions.a_rule_before_it_is_known_why.speaker");
        QTest::newRow("a rule without a finding")
            << Position{17, 2, 0} << sentence("why.positions.a_rule_without_a_finding.headline")
            << sentence("why.positions.a_rule_without_a_finding.speaker");
        QTest::newRow("a layer") << Position{17, 3, 1} << QString() << QString();
        QTest::newRow("a contradiction") << Position{10, 10, 0} << sentence("why.positions.a_contradiction.headline")
                                         << sentence("why.positions.a_contradiction.speaker");
        QTest::newRow("a verdict that sees nothing")
            << Position{17, 10, 0} << sentence("why.positions.a_verdict_that_sees_nothing.headline")
            << sentence("why.positions.a_verdict_that_sees_nothing.speaker");
        QTest::newRow("a guess") << Position{7, 11, 0} << sentence("why.positions.a_guess.headline")
                                 << sentence("why.positions.a_guess.speaker");
        QTest::newRow("taken back") << Position{10, 11, 0} << sentence("why.positions.taken_back.headline")
                                    << sentence("why.positions.taken_back.speaker");
        QTest::newRow("a pass") << Position{17, 11, 0} << sentence("why.positions.a_pass.headline")
                                << sentence("why.positions.a_pass.speaker");
        QTest::newRow("solved") << Position{25, 10, 0} << sentence("why.positions.solved.headline")
                                << sentence("why.positions.solved.speaker");
    }
    void positions()
    {
        QFETCH(Position, position);
        QFETCH(QString, headline);
        QFETCH(QString, speaker);
        if (headline.isEmpty()) {
            const QString text = HeadlineWording::position(*m_hard, position);
            QVERIFY2(!text.isEmpty() && text[0].isUpper(), qPrintable(text));
            return;
        }
        QCOMPARE(counted(HeadlineWording::position(*m_hard, position)), headline);
        QCOMPARE(counted(HeadlineWording::speaker(*m_hard, position)), speaker);
    }

    void candidates_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<Candidate>("candidate");
        QTest::addColumn<QString>("text");
        QTest::newRow("gone") << Position{17, 3, 0} << Candidate{1, 3, 4} << sentence("why.candidates.gone");
        QTest::newRow("there") << Position{17, 2, 0} << Candidate{1, 3, 4} << sentence("why.candidates.there");
        QTest::newRow("given") << Position{17, 2, 0} << Candidate{7, 0, 0} << sentence("why.candidates.given");
    }
    void candidates()
    {
        QFETCH(Position, position);
        QFETCH(Candidate, candidate);
        QTEST(HeadlineWording::candidate(*m_hard, position, candidate), "text");
    }

    void theClashAndHowItCame()
    {
        const Position verdict{10, 10, 0};
        QCOMPARE(ReasonWording::clashTitle(*m_hard, verdict), sentence("why.clash.title", {QStringLiteral("7")}));
        const std::vector<ClashOrigin> origins = ReasonWording::clash(*m_hard, verdict);
        QCOMPARE(origins.size(), std::size_t(2));
        QCOMPARE(origins[0].cell, (Cell{2, 7}));
        QCOMPARE(origins[0].before + QStringLiteral(">") + origins[0].after, s("4 7>7"));
        QCOMPARE(origins[0].address, s("10.3"));
        QCOMPARE(origins[0].reason, sentence("why.clash.reason_pointing"));
        QCOMPARE(origins[0].candidate, candidateIndex(4, 3, 8));
        QCOMPARE(origins[1].cell, (Cell{4, 7}));
        QCOMPARE(origins[1].before + QStringLiteral(">") + origins[1].after, s("3 7 8>7"));
        QCOMPARE(origins[1].address, s("10.7"));
        QCOMPARE(origins[1].reason, sentence("why.clash.reason_naked_pair"));
        QCOMPARE(textsOf(ReasonWording::guesses(*m_hard, verdict)),
            QStringList{QStringLiteral("?") + sentence("why.clash.guess", {QStringLiteral("r1c2 = 7")})
                + QStringLiteral(" @") + sentence("why.clash.guess_since", {QStringLiteral("7")})});
        QCOMPARE(textsOf(ReasonWording::guesses(*m_hard, {17, 3, 0})),
            (QStringList{QStringLiteral("?") + sentence("why.clash.guess", {QStringLiteral("r1c4 = 4")})
                    + QStringLiteral(" @") + sentence("why.clash.guess_since", {QStringLiteral("12")}),
                QStringLiteral("?") + sentence("why.clash.guess", {QStringLiteral("r2c2 = 2")}) + QStringLiteral(" @")
                    + sentence("why.clash.guess_since", {QStringLiteral("14")})}));
        QVERIFY(ReasonWording::clash(*m_hard, {17, 10, 0}).empty());
        QVERIFY(ReasonWording::clashTitle(*m_hard, {17, 10, 0}).isEmpty());
    }

    void anEmptyCell()
    {
        // r9c9 loses all nine digits: all but 1 in the first step of the second pass, 1 in its second.
        Recording recording(smallGivens(), smallGivens().startingCandidates(), PassOptions{});
        PassRecord pass;
        pass.events.push_back({EventKind::Rule, article::NakedSingleBox, 1, 0, {}});
        for (int digit = 2; digit <= 9; ++digit)
            pass.events.back().changed.push_back(candidateIndex(digit, 9, 9));
        pass.events.push_back({EventKind::Rule, article::PointingRow, 2, 0, {candidateIndex(1, 9, 9)}});
        pass.events.push_back({EventKind::Contradiction, article::NakedSingleBox, 10, 0, {}});
        recording.append(pass);
        QCOMPARE(HeadlineWording::position(recording, {1, 10, 0}),
            sentence("why.empty_cell.headline", {QStringLiteral("r9c9")}));
        QCOMPARE(HeadlineWording::speaker(recording, {1, 10, 0}),
            sentence("why.positions.a_verdict_that_sees_nothing.speaker"));
        QCOMPARE(ReasonWording::clashTitle(recording, {1, 10, 0}),
            sentence("why.empty_cell.title", {QStringLiteral("r9c9")}));
        const auto origins = ReasonWording::clash(recording, {1, 10, 0});
        QCOMPARE(origins.size(), std::size_t(1));
        QCOMPARE(origins[0].before, s("1"));
        QCOMPARE(origins[0].after, QString());
        QCOMPARE(origins[0].reason, sentence("why.empty_cell.reason"));
        QVERIFY(!TileWording::ofClash(recording, {1, 10, 0}));
    }

    void tiles()
    {
        const StepFindings found = findingsAt({17, 3, 0});
        // Box 2 has its 2 in the middle one of its columns; the same for 1 in box 9. The second one's evidence is read
        // from the numbers of the first.
        QCOMPARE(found.findings.size(), std::size_t(2));
        for (const Finding& finding : found.findings) {
            const auto tiles = TileWording::ofEvidence(ruleOf(article::PointingColumn),
                evidenceFor(*found.evidence, ruleOf(article::PointingColumn), finding.cause));
            QVERIFY(tiles);
            QCOMPARE(tiles->terms, (std::vector{0, 1, 0}));
            QCOMPARE(tiles->sum, 1);
            QVERIFY(tiles->yes);
            QCOMPARE(TileWording::text(*tiles), sentence("why.tiles.text"));
            QVERIFY2(tiles->caption.contains(sentence("why.tiles.box_part", {QString::number(finding.cause.box + 1)})),
                qPrintable(tiles->caption));
        }
        const auto clash = TileWording::ofClash(*m_hard, {10, 10, 0});
        QVERIFY(clash);
        QCOMPARE(clash->terms, (std::vector{0, 0, 1, 0, 1, 0, 0, 0, 0}));
        QCOMPARE(clash->caption, sentence("why.tiles.clash"));
        QVERIFY(!clash->yes);
    }

    /// Another cause's evidence is the one that the network is asked for.
    void evidenceOfAnotherCause()
    {
        for (const Event& event : m_hard->events()) {
            if (event.kind != EventKind::Rule || event.pass % 4 != 1)
                continue;
            const StepFindings found = findingsAt(event.position());
            Explainer explainer(m_backend);
            const Candidates before = m_hard->stateAt({static_cast<int>(event.pass), event.step, 1}).candidates;
            const Finding& last = found.findings.back();
            const Evidence asked = explainer.evidence(event.rule, before, last.cause);
            const Evidence derived = evidenceFor(*found.evidence, ruleOf(event.rule), last.cause);
            QCOMPARE(derived.layer->words, asked.layer->words);
            QVERIFY(derived.element == asked.element);
            const ValueId sum = asked.layer->outputs.front();
            QCOMPARE(derived.values->at(sum, derived.element), decidingCount(ruleOf(event.rule)));
            QCOMPARE(asked.values->at(sum, asked.element), decidingCount(ruleOf(event.rule)));
        }
    }

    void proofs()
    {
        const Recording small = smallRecording();
        const Cause cause{House{HouseKind::Box, 0}, {Cell{0, 0}}, {4}, -1};
        const Cause other{House{HouseKind::Box, 0}, {Cell{2, 2}}, {6}, -1};
        Proof proof;
        // Two candidates of one finding are one deduction.
        proof.steps = {{1, {candidateIndex(5, 1, 2), candidateIndex(5, 2, 3)}, {cause, cause}},
            {1, {candidateIndex(7, 1, 2)}, {other}}, {3, {candidateIndex(2, 1, 2)}, {}}};
        proof.givens = {Cell{0, 0}};
        QCOMPARE(counted(HeadlineWording::proof(small, proof)), sentence("why.proofs.with_a_guess"));
        proof.steps.pop_back();
        proof.givens.clear();
        QCOMPARE(
            counted(HeadlineWording::proof(small, proof)), sentence("why.proofs.deductions", {QStringLiteral("2")}));
    }

private:
    StepFindings findingsAt(Position position)
    {
        const auto events = m_hard->eventsOf(position.pass);
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (events[i].kind != EventKind::Rule || events[i].step != position.step)
                continue;
            Explainer explainer(m_backend);
            return findingsOf(explainer, m_hard->firstEventOf(position.pass) + i, events[i].rule,
                m_hard->stateAt({position.pass, position.step, 1}).candidates, m_hard->changed(events[i]));
        }
        return {};
    }

    LoopBackend m_backend;
    std::unique_ptr<Recording> m_hard;
};

CONVOKU_GUILESS_TEST(TestWhyWording)
#include "tst_why_wording.moc"
