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
#include "tests/support/sentences.h"
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
        const auto row = [](const char* id) {
            const QString address = QStringLiteral("findings.names.%1.").arg(QLatin1String(id));
            QTest::newRow(id) << QByteArray(id) << sentence(qPrintable(address + QStringLiteral("name")))
                              << sentence(qPrintable(address + QStringLiteral("family")));
        };
        row("naked_single_row");
        row("naked_pair_box");
        row("naked_triple_column");
        row("naked_quad_row");
        row("hidden_single_row");
        row("hidden_pair_row");
        row("hidden_triple_box");
        row("hidden_quad_row");
        row("x_wing_row");
        row("swordfish_column");
        row("jellyfish_row");
        row("claiming_column");
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
        QCOMPARE(Wording::listed({QStringLiteral("a"), QStringLiteral("b")}),
            sentence("findings.lists.two", {QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(Wording::listed({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}),
            sentence("findings.lists.three", {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
        QCOMPARE(Wording::houses({{HouseKind::Row, 1}, {HouseKind::Row, 5}}),
            sentence("findings.lists.rows", {QStringLiteral("2"), QStringLiteral("6")}));
        QCOMPARE(Wording::houses({{HouseKind::Column, 2}, {HouseKind::Column, 3}, {HouseKind::Column, 8}}),
            sentence("findings.lists.columns", {QStringLiteral("3"), QStringLiteral("4"), QStringLiteral("9")}));
        QCOMPARE(Wording::houses({{HouseKind::Column, 2}}), sentence("findings.lists.column", {QStringLiteral("3")}));
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
        const auto row = [](const char* id, const Cause& cause, std::vector<std::uint16_t> removed) {
            const auto text = [&](const char* what) {
                return sentence(
                    qPrintable(QStringLiteral("findings.findings.%1.%2").arg(QLatin1String(id), QLatin1String(what))));
            };
            QTest::newRow(id) << QByteArray(id) << Finding{cause, std::move(removed)} << text("sentence")
                              << text("headline") << text("cause") << text("constraint") << text("houses")
                              << text("lost");
        };
        const House row3{HouseKind::Row, 2};
        const House box2{HouseKind::Box, 1};
        row("naked_pair_row", {row3, {{2, 0}, {2, 4}}, {3, 6}, -1}, {candidateIndex(4, 3, 9)});
        row("naked_triple_row", {row3, {{2, 0}, {2, 4}, {2, 7}}, {0, 3, 6}, -1},
            {candidateIndex(1, 3, 2), candidateIndex(7, 3, 9)});
        row("hidden_pair_row", {row3, {{2, 7}, {2, 8}}, {3, 6}, -1},
            {candidateIndex(1, 3, 8), candidateIndex(2, 3, 8)});
        row("x_wing_row",
            {{HouseKind::Column, 2}, {{1, 2}, {1, 7}, {5, 2}, {5, 7}}, {3}, -1, {}, {},
                {{HouseKind::Row, 1}, {HouseKind::Row, 5}}, {{HouseKind::Column, 2}, {HouseKind::Column, 7}}},
            {candidateIndex(4, 9, 3)});
        row("claiming_row", {box2, {{2, 3}, {2, 4}}, {1}, -1, {}, {}, {row3}, {}}, {candidateIndex(2, 1, 5)});
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
