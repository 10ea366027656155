// SPDX-License-Identifier: MIT
#include "app/document/breakpoint_json.h"
#include "app/document/breakpoints.h"
#include "app/document/cell_address.h"
#include "tests/document/session_testing.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace convoku;
using convoku::testing::hard;
using convoku::testing::kLong;
using convoku::testing::makeBitwise;

Q_DECLARE_METATYPE(convoku::Breakpoint)

namespace {

Breakpoint make(BreakpointKind kind, int fromHit = 1, const char* condition = "")
{
    Breakpoint breakpoint;
    breakpoint.kind = kind;
    breakpoint.fromHit = fromHit;
    breakpoint.condition = std::get<Condition>(Condition::parse(condition));
    return breakpoint;
}

/// The stops of a list by the plainest way: every breakpoint looks at the whole recording.
std::set<Position> plainStops(const Breakpoints& breakpoints, const Recording& recording)
{
    std::set<Position> stops;
    for (int i = 0; i < breakpoints.count(); ++i) {
        const Breakpoint& breakpoint = breakpoints.at(i);
        BreakpointHits hits(breakpoint);
        hits.update(recording);
        int number = 0;
        for (const Position position : hits.positions()) {
            if (++number >= breakpoint.fromHit && breakpoint.enabled)
                stops.insert(position);
        }
    }
    return stops;
}

} // namespace

class TestBreakpoints : public QObject
{
    Q_OBJECT

    std::unique_ptr<Session> m_session;
    std::unique_ptr<Breakpoints> m_breakpoints;

    void run(const Grid& givens)
    {
        m_session->open(givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
    }
    bool stopsArePlain() const
    {
        const auto stops = m_breakpoints->stops();
        const auto plain = plainStops(*m_breakpoints, *m_session->recording());
        return std::equal(stops.begin(), stops.end(), plain.begin(), plain.end());
    }

private Q_SLOTS:
    void init()
    {
        m_session = std::make_unique<Session>(makeBitwise);
        m_breakpoints = std::make_unique<Breakpoints>(m_session.get());
    }
    void cleanup()
    {
        m_breakpoints.reset();
        m_session.reset();
    }

    void hitsAreKnownBothWays()
    {
        run(hard()); // three guesses, one taken back: pushes in passes 7 …, the pop in pass 10
        m_breakpoints->add(make(BreakpointKind::Push));
        m_breakpoints->add(make(BreakpointKind::Pop));
        QCOMPARE(m_breakpoints->hits(0).size(), std::size_t(3));
        QCOMPARE(m_breakpoints->hits(1).size(), std::size_t(1));
        const Position pop = m_breakpoints->hits(1).front();
        QVERIFY((pop == Position{10, 11}));
        QVERIFY((m_breakpoints->hits(0).front() == Position{7, 11}));

        // Forwards and backwards from stop to stop: four places, and the ends.
        std::vector<Position> on;
        for (auto next = m_breakpoints->nextStop({0, 0}); next && on.size() < 9; next = m_breakpoints->nextStop(*next))
            on.push_back(*next);
        QCOMPARE(on.size(), std::size_t(4));
        QVERIFY(std::ranges::equal(on, m_breakpoints->stops()));
        std::vector<Position> back;
        for (auto next = m_breakpoints->previousStop({25, 11}); next && back.size() < 9;
             next = m_breakpoints->previousStop(*next))
            back.push_back(*next);
        std::ranges::reverse(back);
        QVERIFY(on == back);
        QVERIFY(m_breakpoints->stoppingAt(pop) == std::vector<int>{1});
        QVERIFY(m_breakpoints->stoppingAt({1, 1}).empty());
        // Inside the step of a hit it is still to come.
        QVERIFY((m_breakpoints->nextStop({10, 11, 1}) == pop));
        QVERIFY((m_breakpoints->previousStop({10, 11, 1}) == m_breakpoints->previousStop(pop)));

        // k of n
        QCOMPARE(m_breakpoints->hitsUpTo(0, {0, 0}), 0);
        QCOMPARE(m_breakpoints->hitsUpTo(0, {7, 10}), 0);
        QCOMPARE(m_breakpoints->hitsUpTo(0, {7, 11}), 1);
        QCOMPARE(m_breakpoints->hitsUpTo(0, {25, 11}), 3);
        QVERIFY((m_breakpoints->nextHit(1, {0, 0}) == pop));
        QVERIFY(!m_breakpoints->nextHit(1, pop));
        QVERIFY((m_breakpoints->previousHit(1, {25, 11}) == pop));
        QVERIFY(!m_breakpoints->previousHit(1, pop));

        // A disabled one doesn't stop, but is counted; nor do the hits before the one that it stops from.
        m_breakpoints->toggle(1);
        QVERIFY(!m_breakpoints->at(1).enabled);
        QCOMPARE(m_breakpoints->stops().size(), std::size_t(3));
        QCOMPARE(m_breakpoints->hits(1).size(), std::size_t(1));
        QVERIFY(m_breakpoints->nextHit(1, {0, 0}).has_value());
        m_breakpoints->change(0, make(BreakpointKind::Push, 3));
        QCOMPARE(m_breakpoints->stops().size(), std::size_t(1));
        QVERIFY(m_breakpoints->stops().front() == m_breakpoints->hits(0)[2]);
        QVERIFY(m_breakpoints->nextStop({0, 0}) == m_breakpoints->hits(0)[2]);
        QVERIFY(m_breakpoints->stoppingAt({7, 11}).empty());
        m_breakpoints->change(0, make(BreakpointKind::Push, 4));
        QVERIFY(m_breakpoints->stops().empty() && !m_breakpoints->nextStop({0, 0}));
    }

    void twoBreakpointsAtOnePlaceAreOneStop()
    {
        run(hard());
        m_breakpoints->add(make(BreakpointKind::Push));
        m_breakpoints->add(make(BreakpointKind::DepthOver));
        QCOMPARE(m_breakpoints->stops().size(), std::size_t(3));
        QVERIFY((m_breakpoints->stoppingAt({7, 11}) == std::vector<int>{0, 1}));
    }

    void anyListHasThePlainStops()
    {
        run(Grid(hard()));
        std::mt19937 random(3);
        const auto number = [&](int low, int high) { return std::uniform_int_distribution(low, high)(random); };
        const auto any = [&] {
            Breakpoint breakpoint = make(static_cast<BreakpointKind>(number(0, kBreakpointKindCount - 1)),
                number(0, 2) == 0 ? number(1, 20) : 1, number(0, 2) == 0 ? "removed > 2 or depth > 1" : "");
            if (number(0, 1) == 0)
                breakpoint.rule = allRules()[static_cast<std::size_t>(number(0, kRuleCount - 1))].id;
            breakpoint.candidate = Candidate::fromIndex(number(0, kCandidates - 1));
            breakpoint.cell = Cell::fromIndex(number(0, kCells - 1));
            breakpoint.house = allHouses().at(static_cast<std::size_t>(number(0, 26)));
            breakpoint.number = number(0, 25);
            breakpoint.enabled = number(0, 4) > 0;
            return breakpoint;
        };
        const Recording& recording = *m_session->recording();
        std::vector<Breakpoint> expected;
        for (int round = 0; round < 300; ++round) {
            const int count = m_breakpoints->count();
            const int index = count == 0 ? 0 : number(0, count - 1);
            const auto place = expected.begin() + index;
            switch (count == 0 ? 0 : number(0, 5)) {
            case 0:
            case 1:
                expected.insert(place, any());
                m_breakpoints->insert(index, expected[static_cast<std::size_t>(index)]);
                break;
            case 2:
                expected.erase(place);
                m_breakpoints->remove(index);
                break;
            case 3:
                *place = any();
                m_breakpoints->change(index, *place);
                break;
            case 4:
                place->enabled = !place->enabled;
                m_breakpoints->toggle(index);
                break;
            default:
                expected.push_back(any());
                m_breakpoints->add(expected.back());
            }
            QCOMPARE(m_breakpoints->count(), static_cast<int>(expected.size()));
            for (int i = 0; i < m_breakpoints->count(); ++i)
                QVERIFY(m_breakpoints->at(i) == expected[static_cast<std::size_t>(i)]);
            QVERIFY(stopsArePlain());
            const Position from{number(1, recording.passCount()), number(1, 11), number(0, 1)};
            const auto plain = plainStops(*m_breakpoints, recording);
            const auto next = plain.upper_bound(from);
            QVERIFY(m_breakpoints->nextStop(from) == (next == plain.end() ? std::nullopt : std::optional(*next)));
            const auto here = plain.lower_bound(from);
            QVERIFY(m_breakpoints->previousStop(from)
                == (here == plain.begin() ? std::nullopt : std::optional(*std::prev(here))));
        }
        m_breakpoints->setAll({});
        QCOMPARE(m_breakpoints->count(), 0);
        QVERIFY(m_breakpoints->stops().empty());
        m_breakpoints->setAll(expected);
        QVERIFY(stopsArePlain());
    }

    void theyFollowTheRun()
    {
        m_breakpoints->add(make(BreakpointKind::RuleFires));
        m_breakpoints->add(make(BreakpointKind::NothingChanged));
        QVERIFY(m_breakpoints->hits(0).empty() && m_breakpoints->stops().empty()); // no puzzle yet
        QSignalSpy hitsSpy(m_breakpoints.get(), &Breakpoints::hitsChanged);
        bool inStep = true;
        connect(
            m_session.get(), &Session::recordingGrew, m_breakpoints.get(), [&] { inStep = inStep && stopsArePlain(); });
        QElapsedTimer timer;
        timer.start();
        run(hard());
        QVERIFY(inStep);
        QVERIFY(stopsArePlain());
        const std::size_t stops = m_breakpoints->stops().size();
        QVERIFY(stops > 25);
        QTest::qWait(120); // what was not told yet is told now
        QVERIFY(hitsSpy.count() >= 2);
        QVERIFY2(hitsSpy.count() <= 3 + timer.elapsed() / 50, qPrintable(QString::number(hitsSpy.count())));

        // Another puzzle: the same breakpoints, other hits.
        run(Grid(examples().at(1).givens));
        QCOMPARE(m_breakpoints->count(), 2);
        QVERIFY(stopsArePlain());
        QVERIFY(m_breakpoints->stops().size() < stops);
        // Other rules: another run.
        m_session->setRuleEnabled(article::HiddenSingleRow, false);
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QVERIFY(stopsArePlain());
    }

    void theyGoOnWithARunThatGoesOn()
    {
        RunOptions options;
        options.maxPasses = 9;
        m_session->setOptions(options);
        m_breakpoints->add(make(BreakpointKind::RuleFires));
        m_breakpoints->add(make(BreakpointKind::Solved));
        run(hard());
        QVERIFY(m_breakpoints->hits(1).empty());
        m_session->continueRun();
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QVERIFY(stopsArePlain());
        QVERIFY((m_breakpoints->hits(1).front() == Position{25, 10}));
    }

    void changesAreTold()
    {
        run(hard());
        QSignalSpy list(m_breakpoints.get(), &Breakpoints::listChanged);
        QSignalSpy hits(m_breakpoints.get(), &Breakpoints::hitsChanged);
        QSignalSpy inserted(m_breakpoints.get(), &Breakpoints::inserted);
        QSignalSpy removed(m_breakpoints.get(), &Breakpoints::removed);
        QSignalSpy changed(m_breakpoints.get(), &Breakpoints::changed);
        // A query during a notification already returns the new state.
        bool inStep = true;
        for (const auto signal : {&Breakpoints::inserted, &Breakpoints::removed, &Breakpoints::changed})
            connect(m_breakpoints.get(), signal, this, [&] { inStep = inStep && stopsArePlain(); });
        m_breakpoints->add(make(BreakpointKind::Push));
        m_breakpoints->insert(0, make(BreakpointKind::Pop));
        QVERIFY(m_breakpoints->at(0).kind == BreakpointKind::Pop);
        m_breakpoints->change(1, make(BreakpointKind::Push)); // it is that already
        m_breakpoints->setEnabled(1, true);
        QCOMPARE(changed.count(), 0);
        m_breakpoints->change(1, make(BreakpointKind::Contradiction));
        m_breakpoints->remove(0);
        QCOMPARE(inserted.count(), 2);
        QCOMPARE(removed.count(), 1);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(list.count(), 4);
        QCOMPARE(hits.count(), 4);
        QVERIFY(inStep);
        QCOMPARE(m_breakpoints->find(make(BreakpointKind::Contradiction, 5)), 0);
        QCOMPARE(m_breakpoints->find(make(BreakpointKind::Contradiction, 1, "depth > 0")), -1);
        QCOMPARE(m_breakpoints->find(make(BreakpointKind::Push)), -1);
    }

    void jsonKeepsThem_data()
    {
        QTest::addColumn<Breakpoint>("breakpoint");
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const Breakpoint& breakpoint, const char* json) {
            QTest::newRow(json) << breakpoint << QByteArray(json);
        };
        Breakpoint any = make(BreakpointKind::RuleFires, 3, "removed >= 3");
        row(any, R"({"condition":"removed >= 3","enabled":true,"from_hit":3,"kind":"rule_fires"})");
        any.rule = "pointing_row";
        any.enabled = false;
        any.condition = {};
        row(any, R"({"condition":"","enabled":false,"from_hit":3,"kind":"rule_fires","rule":"pointing_row"})");
        Breakpoint candidate = make(BreakpointKind::CandidateChanges);
        candidate.candidate = {6, 3, 4};
        row(candidate,
            R"({"candidate":[4,5,7],"condition":"","enabled":true,"from_hit":1,"kind":"candidate_changes"})");
        Breakpoint cell = make(BreakpointKind::CellChanges);
        cell.cell = {8, 0};
        row(cell, R"({"cell":[9,1],"condition":"","enabled":true,"from_hit":1,"kind":"cell_changes"})");
        Breakpoint house = make(BreakpointKind::HouseChanges);
        house.house = {HouseKind::Box, 8};
        row(house,
            R"({"condition":"","enabled":true,"from_hit":1,"house":{"kind":"box","number":9},"kind":"house_changes"})");
        Breakpoint depth = make(BreakpointKind::DepthOver);
        row(depth, R"({"condition":"","depth":0,"enabled":true,"from_hit":1,"kind":"depth_over"})");
        Breakpoint pass = make(BreakpointKind::PassNumber);
        pass.number = 12;
        row(pass, R"({"condition":"","enabled":true,"from_hit":1,"kind":"pass_number","pass":12})");
        row(make(BreakpointKind::Push), R"({"condition":"","enabled":true,"from_hit":1,"kind":"push"})");
        row(make(BreakpointKind::Pop), R"({"condition":"","enabled":true,"from_hit":1,"kind":"pop"})");
        row(make(BreakpointKind::Contradiction),
            R"({"condition":"","enabled":true,"from_hit":1,"kind":"contradiction"})");
        row(make(BreakpointKind::NothingChanged),
            R"({"condition":"","enabled":true,"from_hit":1,"kind":"nothing_changed"})");
        row(make(BreakpointKind::Solved), R"({"condition":"","enabled":true,"from_hit":1,"kind":"solved"})");
    }

    void jsonKeepsThem()
    {
        QFETCH(Breakpoint, breakpoint);
        QFETCH(QByteArray, json);
        QCOMPARE(QJsonDocument(toJson(breakpoint)).toJson(QJsonDocument::Compact), json);
        QJsonObject object = QJsonDocument::fromJson(json).object();
        QVERIFY(breakpointFromJson(object) == breakpoint);
        object.insert(QStringLiteral("colour"), QStringLiteral("red"));
        QVERIFY(breakpointFromJson(object) == breakpoint);
    }

    void jsonThatIsNone_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<bool>("good");
        const auto row = [](const char* json, bool good = false) { QTest::newRow(json) << QByteArray(json) << good; };
        row(R"({"kind":"push"})", true);
        row(R"({"kind":"push","rule":"nothing of mine"})", true);
        row(R"({"kind":"rule_fires"})", true);
        row(R"({"kind":"pass_number","pass":999999999})", true);
        row(R"({})");
        row(R"({"kind":"PUSH"})");
        row(R"({"kind":7})");
        row(R"({"kind":"rule_fires","rule":"Pointing row"})");
        row(R"({"kind":"rule_fires","rule":null})");
        row(R"({"kind":"rule_fires","rule":3})");
        row(R"({"kind":"candidate_changes"})");
        row(R"({"kind":"candidate_changes","candidate":[4,5]})");
        row(R"({"kind":"candidate_changes","candidate":[4,5,10]})");
        row(R"({"kind":"candidate_changes","candidate":[0,5,1]})");
        row(R"({"kind":"candidate_changes","candidate":[4,5,1.5]})");
        row(R"({"kind":"candidate_changes","candidate":[4,5,"7"]})");
        row(R"({"kind":"candidate_changes","candidate":"r4c5=7"})");
        row(R"({"kind":"cell_changes","cell":[1,2,3]})");
        row(R"({"kind":"house_changes","house":"row 4"})");
        row(R"({"kind":"house_changes","house":{"kind":"line","number":4}})");
        row(R"({"kind":"house_changes","house":{"kind":"row","number":0}})");
        row(R"({"kind":"house_changes","house":{"kind":"row"}})");
        row(R"({"kind":"depth_over","depth":-1})");
        row(R"({"kind":"depth_over","depth":81})");
        row(R"({"kind":"pass_number","pass":0})");
        row(R"({"kind":"pass_number","pass":1e300})");
        row(R"({"kind":"pass_number","number":4})");
        row(R"({"kind":"push","enabled":1})");
        row(R"({"kind":"push","condition":3})");
        row(R"({"kind":"push","condition":"depth >"})");
        row(R"({"kind":"push","from_hit":0})");
        row(R"({"kind":"push","from_hit":"2"})");
    }

    void jsonThatIsNone()
    {
        QFETCH(QByteArray, json);
        QFETCH(bool, good);
        QJsonParseError error;
        const auto document = QJsonDocument::fromJson(json, &error);
        QCOMPARE(error.error, QJsonParseError::NoError);
        QCOMPARE(breakpointFromJson(document.object()).has_value(), good);
    }

    void cellsAndCandidatesAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("cell");
        QTest::addColumn<int>("candidate");
        const auto row = [](const char* text, int cell, int candidate) {
            QTest::newRow(text) << QString::fromUtf8(text) << cell << candidate;
        };
        row("r4c5", 3 * 9 + 4, -1);
        row(" R9 C1 ", 8 * 9, -1);
        row("r4c5=7", -1, 6 * 81 + 3 * 9 + 4);
        row(" r1c1 = 1 ", -1, 0);
        row("R9C9=9", -1, 728);
        row("", -1, -1);
        row("=", -1, -1);
        row("r4c5=", -1, -1);
        row("r4c5=0", -1, -1);
        row("r4c5=10", -1, -1);
        row("r4c5=7=7", -1, -1);
        row("r4c5=x", -1, -1);
        row("r0c5", -1, -1);
        row("r10c5", -1, -1);
        row("c5r4", -1, -1);
        row("4,5", -1, -1);
        row("r4c5=٧", -1, -1);
    }

    void cellsAndCandidatesAreRead()
    {
        QFETCH(QString, text);
        QFETCH(int, cell);
        QFETCH(int, candidate);
        const auto readC = readCell(text);
        QCOMPARE(readC ? readC->index() : -1, cell);
        const auto read = readCandidate(text);
        QCOMPARE(read ? read->index() : -1, candidate);
        if (read)
            QVERIFY(readCandidate(candidateText(*read)) == read);
    }
};

CONVOKU_GUILESS_TEST(TestBreakpoints)
#include "tst_breakpoints.moc"
