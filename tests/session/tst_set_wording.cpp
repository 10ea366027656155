// SPDX-License-Identifier: MIT
// What is said of sets, fish and claiming, in every place that tells a finding: by hand.
#include "app/wording/chain_wording.h"
#include "app/wording/constraint_wording.h"
#include "app/wording/explanation_wording.h"
#include "app/wording/finding_wording.h"
#include "app/wording/headline_wording.h"
#include "app/wording/language.h"
#include "app/wording/reason_wording.h"
#include "app/wording/wording.h"
#include "tests/support/kernel_rules.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::Finding)

namespace {

RuleInfo ruleNamed(const char* id)
{
    return kernelRules()->rule(kernelRules()->find(id).value());
}

} // namespace

class TestSetWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void names_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("family");
        const auto row = [](const char* id, const char* name, const char* family) {
            QTest::newRow(id) << QByteArray(id) << QString::fromUtf8(name) << QString::fromUtf8(family);
        };
        row("naked_single_row", "Naked single in row", "Naked single");
        row("naked_pair_box", "Naked pair in box", "Naked pair");
        row("naked_triple_column", "Naked triple in column", "Naked triple");
        row("naked_quad_row", "Naked quad in row", "Naked quad");
        row("hidden_single_row", "Hidden single in row", "Hidden single");
        row("hidden_pair_row", "Hidden pair in row", "Hidden pair");
        row("hidden_triple_box", "Hidden triple in box", "Hidden triple");
        row("hidden_quad_row", "Hidden quad in row", "Hidden quad");
        row("x_wing_row", "X-wing in rows", "X-wing");
        row("swordfish_column", "Swordfish in columns", "Swordfish");
        row("jellyfish_row", "Jellyfish in rows", "Jellyfish");
        row("claiming_column", "Claiming in column", "Claiming");
    }
    void names()
    {
        QFETCH(const QByteArray, id);
        const RuleInfo rule = ruleNamed(id.constData());
        QTEST(Wording::rule(rule), "name");
        QTEST(Wording::familyOf(rule), "family");
    }

    void lists()
    {
        QCOMPARE(Wording::listed({}), QString());
        QCOMPARE(Wording::listed({QStringLiteral("a")}), QStringLiteral("a"));
        QCOMPARE(Wording::listed({QStringLiteral("a"), QStringLiteral("b")}), QStringLiteral("a and b"));
        QCOMPARE(Wording::listed({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}),
            QStringLiteral("a, b and c"));
        QCOMPARE(Wording::houses({{HouseKind::Row, 1}, {HouseKind::Row, 5}}), QStringLiteral("rows 2 and 6"));
        QCOMPARE(Wording::houses({{HouseKind::Column, 2}, {HouseKind::Column, 3}, {HouseKind::Column, 8}}),
            QStringLiteral("columns 3, 4 and 9"));
        QCOMPARE(Wording::houses({{HouseKind::Column, 2}}), QStringLiteral("column 3"));
    }

    void findings_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<Finding>("finding");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("headline");
        QTest::addColumn<QString>("cause");
        QTest::addColumn<QString>("constraint");
        QTest::addColumn<QString>("houses");
        QTest::addColumn<QString>("lost");
        const auto row
            = [](const char* id, const Cause& cause, std::vector<std::uint16_t> removed, const char* sentence,
                  const char* headline, const char* why, const char* constraint, const char* houses, const char* lost) {
                  const auto text = [](const char* its) { return QString::fromUtf8(its); };
                  QTest::newRow(id) << QByteArray(id) << Finding{cause, std::move(removed)} << text(sentence)
                                    << text(headline) << text(why) << text(constraint) << text(houses) << text(lost);
              };
        const House row3{HouseKind::Row, 2};
        const House box2{HouseKind::Box, 1};
        row("naked_pair_row", {row3, {{2, 0}, {2, 4}}, {3, 6}, -1}, {candidateIndex(4, 3, 9)},
            "r3c1 and r3c5 hold only 4 and 7, so 4 leaves the rest of row 3.", "4 leaves row 3",
            "r3c1 and r3c5 have only 4 and 7, so both digits go from the rest of row 3.",
            "domain(r3c1) ∪ domain(r3c5) = {4, 7}, a Hall set ∧ alldifferent(row 3) ⇒ r3c9 ≠ 4.", "alldifferent(row 3)",
            "4 left: r3c1 and r3c5 need both");
        row("naked_triple_row", {row3, {{2, 0}, {2, 4}, {2, 7}}, {0, 3, 6}, -1},
            {candidateIndex(1, 3, 2), candidateIndex(7, 3, 9)},
            "r3c1, r3c5 and r3c8 hold only 1, 4 and 7, so 1 and 7 leave the rest of row 3.", "1 and 7 leave row 3",
            "r3c1, r3c5, r3c8 have only 1, 4 and 7, so these digits go from the rest of row 3.",
            "domain(r3c1) ∪ domain(r3c5) ∪ domain(r3c8) = {1, 4, 7}, a Hall set ∧ alldifferent(row 3) ⇒ r3c2 ≠ 1, "
            "r3c9 ≠ 7.",
            "alldifferent(row 3)", "1 and 7 left: r3c1, r3c5 and r3c8 need them all");
        row("hidden_pair_row", {row3, {{2, 7}, {2, 8}}, {3, 6}, -1}, {candidateIndex(1, 3, 8), candidateIndex(2, 3, 8)},
            "In row 3, 4 and 7 fit only in r3c8 and r3c9, so all other digits leave these cells.",
            "4 and 7 take r3c8 and r3c9",
            "In row 3, 4 and 7 have only these places: r3c8, r3c9. So the other candidates of these cells go.",
            "alldifferent(row 3) and nine values for nine cells: only {r3c8, r3c9} have {4, 7}, as many ⇒ r3c8 ≠ 1, "
            "r3c8 ≠ 2.",
            "alldifferent(row 3)", "1 and 2 left: row 3 has no other places for 4 and 7");
        row("x_wing_row",
            {{HouseKind::Column, 2}, {{1, 2}, {1, 7}, {5, 2}, {5, 7}}, {3}, -1, {}, {},
                {{HouseKind::Row, 1}, {HouseKind::Row, 5}}, {{HouseKind::Column, 2}, {HouseKind::Column, 7}}},
            {candidateIndex(4, 9, 3)},
            "In rows 2 and 6, 4 fits only in columns 3 and 8, so 4 leaves the rest of columns 3 and 8.",
            "4 leaves columns 3 and 8",
            "In rows 2 and 6, 4 is only in columns 3 and 8 (r2c3, r2c8, r6c3, r6c8), so it goes from the rest of "
            "columns 3 and 8.",
            "alldifferent(row 2) ∧ alldifferent(row 6) need 4 in columns 3 and 8 ∧ alldifferent(column 3) ∧ "
            "alldifferent(column 8) ⇒ r9c3 ≠ 4.",
            "alldifferent(row 2) ∧ alldifferent(row 6) ∧ alldifferent(column 3) ∧ alldifferent(column 8)",
            "4 left: rows 2 and 6 have it in columns 3 and 8 only");
        row("claiming_row", {box2, {{2, 3}, {2, 4}}, {1}, -1, {}, {}, {row3}, {}}, {candidateIndex(2, 1, 5)},
            "In row 3 only r3c4 and r3c5 can still be 2, so 2 leaves the rest of box 2.", "2 leaves box 2",
            "In row 3, 2 is only in box 2 (r3c4, r3c5), so it goes from the rest of box 2.",
            "alldifferent(row 3) needs 2 in {r3c4, r3c5} ∧ alldifferent(box 2) ⇒ r1c5 ≠ 2.",
            "alldifferent(row 3) ∧ alldifferent(box 2)", "2 left: row 3 has it in box 2 only");
    }
    void findings()
    {
        QFETCH(const QByteArray, id);
        QFETCH(const Finding, finding);
        const RuleInfo rule = ruleNamed(id.constData());
        QTEST(FindingWording::sentence(rule.family, finding), "sentence");
        QTEST(HeadlineWording::finding(rule.family, finding), "headline");
        QTEST(ExplanationWording::cause(rule.family, finding.cause), "cause");
        QTEST(ConstraintWording::finding(rule, finding.cause, finding.removed), "constraint");
        QTEST(ExplanationWording::constraint(finding.cause), "houses");
        QTEST(ReasonWording::lost(rule.family, finding), "lost");
    }
};

CONVOKU_GUILESS_TEST(TestSetWording)
#include "tst_set_wording.moc"
