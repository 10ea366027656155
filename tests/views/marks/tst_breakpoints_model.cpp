// SPDX-License-Identifier: MIT
#include "app/document/breakpoints.h"
#include "app/document/examples.h"
#include "app/document/session.h"
#include "app/views/marks/breakpoint_wording.h"
#include "app/views/marks/breakpoints_model.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QSignalSpy>
#include <QTest>

using namespace convoku;

Q_DECLARE_METATYPE(convoku::Breakpoint)

namespace {

Breakpoint make(BreakpointKind kind, int number = 0)
{
    Breakpoint breakpoint;
    breakpoint.kind = kind;
    breakpoint.number = number;
    return breakpoint;
}

} // namespace

class TestBreakpointsModel : public QObject
{
    Q_OBJECT

    std::unique_ptr<Session> m_session;
    std::unique_ptr<Breakpoints> m_breakpoints;
    std::unique_ptr<BreakpointsModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;

    QString text(int row, int column, int role = Qt::DisplayRole) const
    {
        return m_model->index(row, column).data(role).toString();
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_session = std::make_unique<Session>(testing::makeBitwise);
        m_breakpoints = std::make_unique<Breakpoints>(m_session.get());
        m_model = std::make_unique<BreakpointsModel>(m_session.get(), m_breakpoints.get());
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_breakpoints.reset();
        m_session.reset();
    }

    void rowsFollowTheList()
    {
        QCOMPARE(m_model->rowCount(), 0);
        m_breakpoints->add(make(BreakpointKind::Push));
        m_breakpoints->add(make(BreakpointKind::Pop));
        m_breakpoints->insert(1, make(BreakpointKind::Contradiction));
        QCOMPARE(m_model->rowCount(), 3);
        QCOMPARE(text(0, BreakpointsModel::WhenColumn), testing::sentence("models.breakpoints.push"));
        QCOMPARE(text(1, BreakpointsModel::WhenColumn), testing::sentence("models.breakpoints.contradiction"));
        QCOMPARE(text(2, BreakpointsModel::WhenColumn), testing::sentence("models.breakpoints.pop"));
        QCOMPARE(text(0, BreakpointsModel::ConditionColumn), testing::sentence("models.breakpoints.always"));
        QCOMPARE(text(0, BreakpointsModel::HitsColumn), testing::sentence("models.breakpoints.no_hits"));
        m_breakpoints->change(1, make(BreakpointKind::PassNumber, 7));
        QCOMPARE(
            text(1, BreakpointsModel::WhenColumn), testing::sentence("models.breakpoints.pass", {QStringLiteral("7")}));
        QVERIFY(m_model->removeRows(0, 2));
        QCOMPARE(m_model->rowCount(), 1);
        QCOMPARE(text(0, BreakpointsModel::WhenColumn), testing::sentence("models.breakpoints.pop"));
        QVERIFY(!m_model->removeRows(0, 2));
        QVERIFY(!m_model->removeRows(-1, 1));
        QVERIFY(!m_model->removeRows(1, 1));
        QVERIFY(!m_model->removeRows(0, 1, m_model->index(0, 0)));
        m_breakpoints->setAll({make(BreakpointKind::Solved), make(BreakpointKind::NothingChanged)});
        QCOMPARE(m_model->rowCount(), 2);
        QCOMPARE(text(1, BreakpointsModel::WhenColumn), testing::sentence("models.breakpoints.nothing_changed"));
        QVERIFY(!m_model->index(2, 0).isValid());
    }

    void hitsFollowThePosition()
    {
        m_breakpoints->add(make(BreakpointKind::Push));
        QSignalSpy changed(m_model.get(), &BreakpointsModel::dataChanged);
        m_session->open(examples().front().givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), 60000);
        // Guesses in pass 7 and twice later.
        const QModelIndex hits = m_model->index(0, BreakpointsModel::HitsColumn);
        QCOMPARE(hits.data().toString(),
            testing::sentence("models.breakpoints.hits", {QStringLiteral("0"), QStringLiteral("3")}));
        QTRY_VERIFY(changed.count() > 0);
        changed.clear();
        m_session->goTo({7, 11});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.front().front().toModelIndex(), hits);
        QCOMPARE(hits.data().toString(),
            testing::sentence("models.breakpoints.hits_here", {QStringLiteral("1"), QStringLiteral("3")}));
        QVERIFY(hits.data(BreakpointsModel::IsHereRole).toBool() && hits.data(Qt::FontRole).value<QFont>().bold());
        m_session->goTo({8, 11});
        QCOMPARE(hits.data().toString(),
            testing::sentence("models.breakpoints.hits", {QStringLiteral("1"), QStringLiteral("3")}));
        QVERIFY(!hits.data(BreakpointsModel::IsHereRole).toBool() && !hits.data(Qt::FontRole).isValid());
        m_session->goToLast();
        QCOMPARE(hits.data().toString(),
            testing::sentence("models.breakpoints.hits", {QStringLiteral("3"), QStringLiteral("3")}));
        // Hits are counted also where it does not stop.
        m_breakpoints->setEnabled(0, false);
        QCOMPARE(hits.data().toString(),
            testing::sentence("models.breakpoints.hits", {QStringLiteral("3"), QStringLiteral("3")}));
    }

    void hitsHavePlacesInTheRun()
    {
        m_breakpoints->add(make(BreakpointKind::Push));
        QVERIFY(m_model->hitParts(0, 10).isEmpty());
        QCOMPARE(m_model->partOfHere(0, 10), -1);
        m_session->open(examples().front().givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), 60000);
        // The ends of passes 7, 12 and 14 of 0 to 25: 8, 13 and 15 of 26.
        QTRY_COMPARE(m_model->hitParts(0, 100), QList<int>({30, 50, 57}));
        QCOMPARE(m_model->hitParts(0, 300), QList<int>({92, 150, 173}));
        QCOMPARE(m_model->hitParts(0, 5), QList<int>({1, 2}));
        QCOMPARE(m_model->hitParts(0, 1), QList<int>({0}));
        m_session->goTo({12, 10});
        QCOMPARE(m_model->partOfHere(0, 100), -1);
        m_session->goTo({12, 11});
        QCOMPARE(m_model->partOfHere(0, 100), 50);
    }

    void cellsAreEdited()
    {
        m_breakpoints->add(make(BreakpointKind::RuleFires));
        QSignalSpy refused(m_model.get(), &BreakpointsModel::refused);
        const QModelIndex when = m_model->index(0, BreakpointsModel::WhenColumn);
        const QModelIndex condition = m_model->index(0, BreakpointsModel::ConditionColumn);
        const QModelIndex fromHit = m_model->index(0, BreakpointsModel::FromHitColumn);
        const QModelIndex hits = m_model->index(0, BreakpointsModel::HitsColumn);
        QVERIFY(when.flags().testFlag(Qt::ItemIsUserCheckable) && !when.flags().testFlag(Qt::ItemIsEditable));
        QVERIFY(condition.flags().testFlag(Qt::ItemIsEditable) && fromHit.flags().testFlag(Qt::ItemIsEditable));
        QVERIFY(!hits.flags().testFlag(Qt::ItemIsEditable));

        QCOMPARE(when.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
        QVERIFY(m_model->setData(when, Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(!m_breakpoints->at(0).enabled);
        QCOMPARE(when.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));

        QVERIFY(m_model->setData(condition, QStringLiteral(" removed >= 3 ")));
        QCOMPARE(condition.data().toString(), QStringLiteral("removed >= 3"));
        QCOMPARE(condition.data(Qt::EditRole).toString(), QStringLiteral("removed >= 3"));
        QVERIFY(m_breakpoints->at(0).condition.holds({1, 1, 0, 3, 100}));
        QVERIFY(!m_breakpoints->at(0).condition.holds({1, 1, 0, 2, 100}));
        QCOMPARE(refused.count(), 0);
        QVERIFY(!m_model->setData(condition, QStringLiteral("removed >= many")));
        QCOMPARE(refused.count(), 1);
        const QString problem = refused.front().front().toString();
        QVERIFY2(
            problem.startsWith(testing::sentence("models.conditions.column_start", {QStringLiteral("12"), QString()}))
                && problem.contains(QStringLiteral("“many”")),
            qPrintable(problem));
        QCOMPARE(condition.data().toString(), QStringLiteral("removed >= 3"));
        QVERIFY(m_model->setData(condition, QString()));
        QCOMPARE(condition.data().toString(), testing::sentence("models.breakpoints.always"));
        QCOMPARE(condition.data(Qt::EditRole).toString(), QString());

        QVERIFY(m_model->setData(fromHit, 17));
        QCOMPARE(m_breakpoints->at(0).fromHit, 17);
        for (const QVariant& bad : {QVariant(0), QVariant(-3), QVariant(QStringLiteral("x"))})
            QVERIFY(!m_model->setData(fromHit, bad));
        QCOMPARE(refused.count(), 4);
        QCOMPARE(fromHit.data().toInt(), 17);

        QVERIFY(!m_model->setData(hits, 1));
        QVERIFY(!m_model->setData(when, QStringLiteral("When")));
    }

    void sentencesSayWhatItStopsAt_data()
    {
        QTest::addColumn<Breakpoint>("breakpoint");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const Breakpoint& breakpoint, const QString& expected) {
            QTest::newRow(name) << breakpoint << expected;
        };
        Breakpoint rule = make(BreakpointKind::RuleFires);
        row("any rule", rule, testing::sentence("models.breakpoints.any_rule"));
        rule.rule = "pointing_row";
        row("rule", rule, testing::sentence("models.breakpoints.rule"));
        rule.rule = "of_another_network";
        row("rule of another network", rule,
            testing::sentence("models.breakpoints.rule_of_another_network", {QStringLiteral("of_another_network")}));
        Breakpoint candidate = make(BreakpointKind::CandidateChanges);
        candidate.candidate = {6, 3, 4};
        row("candidate", candidate,
            testing::sentence("models.breakpoints.candidate", {QStringLiteral("7"), QStringLiteral("r4c5")}));
        Breakpoint cell = make(BreakpointKind::CellChanges);
        cell.cell = {3, 4};
        row("cell", cell, testing::sentence("models.breakpoints.cell", {QStringLiteral("r4c5")}));
        Breakpoint house = make(BreakpointKind::HouseChanges);
        house.house = {HouseKind::Box, 8};
        row("house", house, testing::sentence("models.breakpoints.house"));
        row("depth", make(BreakpointKind::DepthOver, 2),
            testing::sentence("models.breakpoints.depth", {QStringLiteral("2")}));
        row("solved", make(BreakpointKind::Solved), testing::sentence("models.breakpoints.solved"));
    }

    void sentencesSayWhatItStopsAt()
    {
        QFETCH(Breakpoint, breakpoint);
        QFETCH(QString, sentence);
        QCOMPARE(BreakpointWording::sentence(breakpoint, *articleModel()), sentence);
    }

    void everyKindHasWordsOfItsOwn()
    {
        QSet<QString> kinds;
        QSet<QString> sentences;
        for (int i = 0; i < kBreakpointKindCount; ++i) {
            kinds << BreakpointWording::kind(static_cast<BreakpointKind>(i));
            sentences << BreakpointWording::sentence(make(static_cast<BreakpointKind>(i)), *articleModel());
        }
        QCOMPARE(kinds.size(), kBreakpointKindCount);
        QCOMPARE(sentences.size(), kBreakpointKindCount);
    }

    void mistakesAreSaidWithTheirPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* text, const QString& problem) {
            QTest::newRow(text) << QString::fromUtf8(text) << problem;
        };
        row("removed", testing::sentence("models.conditions.comparison"));
        row("depth > 1 and", testing::sentence("models.conditions.end"));
        row("depth > ö", testing::sentence("models.conditions.number"));
        row("(depth > 1", testing::sentence("models.conditions.parenthesis"));
        row("depth > 1 %1", testing::sentence("models.conditions.end_or_word"));
        row("left < 1234567890", testing::sentence("models.conditions.too_many_digits"));
    }

    void mistakesAreSaidWithTheirPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const auto parsed = Condition::parse(text.toStdString());
        QCOMPARE(BreakpointWording::conditionProblem(std::get<ConditionError>(parsed)), problem);
    }
};

CONVOKU_TEST(TestBreakpointsModel)
#include "tst_breakpoints_model.moc"
