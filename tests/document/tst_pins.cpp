// SPDX-License-Identifier: MIT
#include "app/document/workspace.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

class TestPins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_workspace = makeWorkspace();
        m_session = m_workspace->session();
        m_pins = m_workspace->pins();
        m_session->open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
    }
    void cleanup() { m_workspace.reset(); }

    void theStartHasNoLayer()
    {
        m_session->goToFirst();
        QVERIFY(!m_pins->pinHere());
        QVERIFY(m_pins->list().empty());
    }

    void valuesAreThoseOfThePass()
    {
        const Recording& recording = *m_session->recording();
        const Network& network = recording.network();
        const std::vector<Position> places{{5, 4, 1}, {7, 11, 2}, {10, 3, 0}};
        for (const Position place : places) {
            m_session->goTo(place);
            QVERIFY(m_pins->pinHere());
            QVERIFY(!m_pins->pinHere()); // once is enough
        }
        m_session->goTo({20, 1, 1}); // and it goes on before they are there
        QTRY_VERIFY_WITH_TIMEOUT(allHaveValues(), kLong);
        LoopBackend backend;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Pin& pin = m_pins->list()[i];
            QVERIFY(pin.position == places[i]);
            const State before = recording.stateAt(recording.endOf(places[i].pass - 1));
            const auto expected
                = runOnce(backend, network, tensorsOf(std::span(&before, 1), true), everyValue(network));
            for (ValueId value = 0; value < static_cast<ValueId>(network.values.size()); ++value)
                QVERIFY(pin.values->value(value) == expected[static_cast<std::size_t>(value)]);
        }
    }

    void orderAndRemoval()
    {
        pin({{1, 1, 1}, {2, 2, 2}, {3, 3, 3}});
        const int second = m_pins->list()[1].id;
        const QSignalSpy changed(m_pins, &Pins::changed);
        m_pins->move(1, 0);
        QCOMPARE(m_pins->positions(), (std::vector<Position>{{2, 2, 2}, {1, 1, 1}, {3, 3, 3}}));
        QCOMPARE(m_pins->list()[0].id, second);
        m_pins->remove(1);
        QCOMPARE(m_pins->positions(), (std::vector<Position>{{2, 2, 2}, {3, 3, 3}}));
        QVERIFY(changed.count() >= 2);
        QVERIFY(!m_pins->contains({1, 1, 1}) && m_pins->contains({3, 3, 3}));
    }

    void anotherRunHasNone()
    {
        pin({{5, 4, 1}});
        m_session->continueRun(); // the same run, if it does anything
        QCOMPARE(m_pins->list().size(), std::size_t(1));
        m_session->setRuleEnabled(article::NakedPairRow, false);
        QVERIFY(m_pins->list().empty());
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QTest::qWait(50); // values that were asked for come too late
        QVERIFY(m_pins->list().empty());
    }

    void sessionFilesKeepThem()
    {
        pin({{3, 3, 3}, {21, 2, 0}});
        QJsonObject json = m_workspace->toJson({});
        QCOMPARE(json.value(QStringLiteral("pins")).toArray().size(), qsizetype(2));
        // One that is no position is left out and counted, one that the run never reaches just left out.
        QJsonArray pins = json.value(QStringLiteral("pins")).toArray();
        pins.append(QJsonArray{900, 1, 1});
        pins.append(QJsonArray{1, -1});
        json[QStringLiteral("pins")] = pins;

        const auto other = makeWorkspace();
        QByteArray layout;
        int leftOut = 0;
        QCOMPARE(other->open(json, {}, &layout, &leftOut), QString());
        QCOMPARE(leftOut, 1);
        // Saved again before the run has come that far they are all there.
        QVERIFY(other->pins()->positions().size() >= 2);
        QTRY_VERIFY_WITH_TIMEOUT(!other->session()->isRunning(), kLong);
        QTRY_COMPARE_WITH_TIMEOUT(other->pins()->list().size(), std::size_t(2), kLong);
        QCOMPARE(other->pins()->positions(), (std::vector<Position>{{3, 3, 3}, {21, 2, 0}}));
        QTRY_VERIFY_WITH_TIMEOUT(other->pins()->list()[0].values && other->pins()->list()[1].values, kLong);
        for (int i = 0; i < 2; ++i) {
            const auto which = static_cast<std::size_t>(i);
            QVERIFY(other->pins()->list()[which].values->value(7) == m_pins->list()[which].values->value(7));
        }
    }

private:
    static std::unique_ptr<Workspace> makeWorkspace() { return std::make_unique<Workspace>(makeBitwise); }
    bool allHaveValues() const
    {
        return std::all_of(
            m_pins->list().begin(), m_pins->list().end(), [](const Pin& pin) { return pin.values != nullptr; });
    }
    void pin(const std::vector<Position>& places)
    {
        for (const Position place : places) {
            m_session->goTo(place);
            QVERIFY(m_pins->pinHere());
        }
        QTRY_VERIFY_WITH_TIMEOUT(allHaveValues(), kLong);
    }

    std::unique_ptr<Workspace> m_workspace;
    Session* m_session = nullptr;
    Pins* m_pins = nullptr;
};

CONVOKU_GUILESS_TEST(TestPins)
#include "tst_pins.moc"
