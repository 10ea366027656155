// SPDX-License-Identifier: MIT
// Where a run can be asked how sure a trained rule was.
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/network/model.h"
#include "solver/network/text/part_text.h"
#include "solver/run/inspection.h"
#include "solver/run/runner.h"
#include "solver/run/sureness.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Returns a rule that keeps `likely`, a certainty: per candidate, per digit, not limited to 0 to 1, or whole.
std::string guessing(const char* id, const char* likely)
{
    return std::string("rule ") + id + "():\n    \"Guesses.\"\n    score = learned(candidates, a" + id
        + ", planes=9)  # a score\n    likely = " + likely
        + "\n    goes = candidates & ~at_least(sigmoid(score), 0.2)  # pressed; enough; not enough; goes\n    cause "
          "goes\n"
          "    keep likely\n    return candidates & ~goes  # stays; what stays\n\n";
}

Recording runOf(const std::string& parts, const std::string& rules)
{
    const ParsedFile parsed = parseNetworkFile(parts
        + "network mine:\n    \"Mine.\"\n    encoding digits_as_planes\n    rule " + rules + "\n    verdict clashes\n");
    const auto& file = std::get<NetworkFile>(parsed);
    RunOptions options;
    options.pass.model = modelOf(file.networks.front(), file.parts);
    options.pass.rules = options.pass.model->everyRule();
    options.pass.search = false;
    options.maxPasses = 2;
    const auto backend = makeScalarBackend();
    Runner runner(*backend, gridOf(kArticleEasy), options);
    Recording recording(gridOf(kArticleEasy), gridOf(kArticleEasy).startingCandidates(), options.pass);
    while (!runner.ended() && recording.passCount() < 2)
        recording.append(runner.nextPass());
    return recording;
}

} // namespace

class TestSureness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whichValues_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("is");
        QTest::newRow("of each candidate") << QByteArray("sigmoid(score)  # likely") << true;
        QTest::newRow("shares") << QByteArray("softmax(score, along=planes)  # likely") << true;
        QTest::newRow("below 0 too") << QByteArray("tanh(score)  # likely") << false;
        QTest::newRow("above 1 too") << QByteArray("scaled(sigmoid(score), by=2, plus=0)  # a; likely") << false;
        QTest::newRow("of rows") << QByteArray("average(sigmoid(score), over=row)  # a; likely") << false;
        QTest::newRow("whole") << QByteArray("at_least(score, 0.5)  # likely") << false;
    }
    void whichValues()
    {
        QFETCH(const QByteArray, value);
        QFETCH(const bool, is);
        const Recording recording = runOf(guessing("one", value.constData()), "one()");
        QVERIFY(recording.passCount() > 0);
        const auto found = surenessAt(recording, {1, 1, 0});
        QCOMPARE(found.has_value(), is);
        if (found)
            QCOMPARE(*found, recording.network().named("one.likely"));
    }

    void where_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<Position>("position");
        QTest::addColumn<QByteArray>("value"); // empty: none
        const auto row = [](const char* what, const char* rules, Position position, const char* value) {
            QTest::newRow(what) << QByteArray(rules) << position << QByteArray(value);
        };
        const char* const mixed = "naked_single(row), one()";
        row("its step", mixed, {1, 2, 0}, "one.likely");
        row("in its layers", mixed, {1, 2, 1}, "");
        row("another rule's step", mixed, {1, 1, 0}, "");
        row("before all", mixed, {0, 0, 0}, "");
        row("the end of the pass, behind the verdict", mixed, {1, 3, 0}, "one.likely");
        const char* const two = "one(), two()";
        row("the first of two", two, {1, 1, 0}, "one.likely");
        row("the second of two", two, {1, 2, 0}, "two.likely");
        row("the end, of two", two, {1, 3, 0}, "");
        row("none", "naked_single(row)", {1, 2, 0}, "");
    }
    void where()
    {
        QFETCH(const QByteArray, rules);
        QFETCH(const Position, position);
        QFETCH(const QByteArray, value);
        const char* const likely = "sigmoid(score)  # likely";
        const Recording recording = runOf(guessing("one", likely) + guessing("two", likely), rules.toStdString());
        QVERIFY(recording.passCount() > 0 && recording.contains(position));
        const auto found = surenessAt(recording, position);
        QCOMPARE(found.has_value(), !value.isEmpty());
        if (found)
            QCOMPARE(*found, recording.networkOf(position.pass)->named(value.toStdString()));
    }

    void theOneThatComesWithTheProgram()
    {
        const ModelPtr houses = shippedModel("houses");
        RunOptions options;
        options.pass = {.rules = houses->everyRule(), .model = houses};
        const auto backend = makeScalarBackend();
        Runner runner(*backend, gridOf(kArticleEasy), options);
        Recording recording(gridOf(kArticleEasy), gridOf(kArticleEasy).startingCandidates(), options.pass);
        recording.append(runner.nextPass());
        QCOMPARE(surenessAt(recording, recording.endOf(1)),
            std::optional(recording.network().named("unlikely_candidates.likely")));
    }
};

CONVOKU_GUILESS_TEST(TestSureness)
#include "tst_sureness.moc"
