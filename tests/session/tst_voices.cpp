// SPDX-License-Identifier: MIT
#include "app/wording/explanation_wording.h"
#include "app/wording/language.h"
#include "app/wording/layer_wording.h"
#include "app/wording/voices.h"
#include "app/wording/wording.h"
#include "solver/run/contradiction.h"
#include "solver/run/runner.h"
#include "solver/run/tensors.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/made_run.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::Position)

namespace {

/// A puzzle with its run, and the values of any pass of it as plain loops compute them.
struct Run
{
    explicit Run(const char* puzzle, int maxPasses = 0)
        : recording(record(backend, gridOf(puzzle), {{}, maxPasses}))
    {
    }

    Inspection valuesOf(int pass)
    {
        const auto& network = recording.networkOf(pass);
        const auto loaded = backend.load(network);
        return Inspection::ofPass(network, *loaded, recording.stateAt(recording.endOf(pass - 1)));
    }

    LoopBackend backend;
    Recording recording;
};

int sumOf(const Tensor& tensor)
{
    float sum = 0;
    for (const float number : tensor.of(0))
        sum += number;
    return static_cast<int>(sum);
}

/// The only number of a value with these words.
int numberWith(const Inspection& values, const char* words)
{
    for (const Layer& layer : values.network().layers) {
        if (layer.words == words)
            return sumOf(values.value(layer.outputs.front()));
    }
    return -1;
}

/// What stands in the brackets of a pattern that must be found.
QStringList parts(const QString& text, const char* pattern)
{
    const auto match = QRegularExpression(QString::fromUtf8(pattern)).match(text);
    return match.hasMatch() ? match.capturedTexts().mid(1) : QStringList{QStringLiteral("nothing in: ") + text};
}

void compareSaid(const EventVoices& voices, const QString& where)
{
    for (const Voice voice : kVoices) {
        const QString& text = voices.of(voice);
        QVERIFY2(!text.isEmpty(), qPrintable(where + VoiceWording::name(voice)));
        QVERIFY2(!text.contains(QLatin1Char('%')) && !text.contains(QStringLiteral("  ")), qPrintable(where + text));
        QVERIFY2(text.endsWith(QLatin1Char('.')), qPrintable(where + text));
    }
}

} // namespace

class TestVoices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void factsAreNamed_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QStringList>("puzzle");
        QTest::addColumn<QStringList>("constraint");
        QTest::addColumn<QStringList>("layer");
        const auto row = [](const char* name, Position position, QStringList puzzle, QStringList constraint,
                             QStringList layer) { QTest::newRow(name) << position << puzzle << constraint << layer; };
        const auto s = [](const char* text) { return QString::fromUtf8(text); };
        row("start", {0, 0}, {s("1 given"), s("721 candidates")}, {s("81 variables"), s("27 houses"), s("1 domain")},
            {s("[1, 9, 9] → [9, 9, 9]"), s("721"), s("level is 1")});
        row("a rule", {1, 2}, {s("Pointing in row"), s("5 from r1c4")},
            {s("alldifferent(each row)"), s("r1c4 ≠ 5"), s("r1c9 ≠ 5")},
            {s("Convolution 3×1"), s("groups 9"), s("[9, 9, 3] → [9, 3, 3]"), s("from 713 to 707"),
                s("whether it is 1")});
        row("a rule with many", {1, 1}, {s("Naked single in box")}, {s("r1c2 ≠ 5"), s("and 2 more")},
            {s("[9, 9, 9] → [1, 9, 9]"), s("from 721 to 713")});
        row("a rule that finds nothing", {1, 3}, {s("finds nothing")},
            {s("alldifferent(each column)"), s("domains stay")}, {s("stays 707")});
        row("a verdict", {1, 10}, {s("neither solved nor contradictory")}, {s("1 of 81 have one value")},
            {s("1 of 81"), s("contradiction = 0 and solved = 0")});
        row("a guess", {2, 11}, {s("r1c2 = 1"), s("depth 1"), s("2, 3, 4, 6, 7, 8, 9")},
            {s("fixpoint"), s("r1c2 = 1 ∨ r1c2 ≠ 1"), s("domain(r1c2) = {1, 2, 3, 4, 6, 7, 8, 9}")},
            {s("stays 707"), s("open cell are 8"), s("index 1, that is r1c2"), s("digit 1"),
                s("stack = 1 for the 7 set aside"), s("level 1 → 3"), s("max pooling with indices 9×9"), s("9×1")});
        // 5 is given, 1 is guessed.
        row("a contradiction", {3, 10}, {s("Contradiction")}, {s("2 of 81 have one value")}, {s("2 of 81")});
        row("a pop", {3, 11}, {s("r1c2 = 1 is taken back"), s("8 candidate")},
            {s("r1c2 = 1 allows no assignment ⇒ r1c2 ≠ 1")},
            {s("stack 2 or 1"), s("8 candidates"), s("guess 1, r1c2 = 1"), s("stack 0"), s("level 3 → 1")});
        row("a pass in which nothing happens", {4, 11}, {s("changes nothing")}, {s("fixpoint")},
            {s("stays 706"), s("push = 0 and pop = 0"), s("level stays 1")});
        row("out of passes", {5, 11}, {s("the limit")}, {s("after 5 passes")},
            {s("the limit is 5 passes"), s("from 706 to 705")});
        row("a layer that counts", {1, 4, 1},
            {s("Layer 1 of"), s("Hidden single in row"), s("places for the digit"), s("from 0 to 9"),
                s("each row and each digit")},
            {s("Σ “candidates"), s("how many")},
            {s("Convolution 1×9, groups 9, [9, 9, 9] → [9, 9, 1]"), s("window of 1×9")});
        row("a layer that compares", {1, 4, 6}, {s("the digit has one place"), s("1 for yes or 0 for no")},
            {s("truth value of “places for the digit in the house” = 1")},
            {s("Minimum, [9, 9, 1], [9, 9, 1]"), s("“Is it 1?”")});
    }

    void factsAreNamed()
    {
        QFETCH(Position, position);
        QFETCH(QStringList, puzzle);
        QFETCH(QStringList, constraint);
        QFETCH(QStringList, layer);
        const EventVoices voices = VoiceWording::ofPosition(smallRecording(), position);
        const QStringList facts[] = {puzzle, constraint, layer};
        for (const Voice voice : kVoices) {
            for (const QString& fact : facts[static_cast<std::size_t>(voice)])
                QVERIFY2(voices.of(voice).contains(fact), qPrintable(voices.of(voice) + QStringLiteral(" | ") + fact));
        }
    }

    void contradictionsAreNamed()
    {
        // 5 is given in r1c1; a rule leaves 5 alone in r1c9 too, and empties r9c9 afterwards.
        Recording recording(smallGivens(), smallGivens().startingCandidates(), PassOptions{});
        PassRecord clash;
        clash.events.push_back({EventKind::Rule, article::PointingRow, 2, 0, {}});
        PassRecord empty;
        empty.events
            = {{EventKind::Rule, article::NakedSingleBox, 1, 0, {}}, {EventKind::Rule, article::PointingRow, 2, 0, {}}};
        for (int digit = 1; digit <= 9; ++digit) {
            if (digit != 5)
                clash.events[0].changed.push_back(candidateIndex(digit, 1, 9));
            empty.events[digit < 3 ? 0U : 1U].changed.push_back(candidateIndex(digit, 9, 9));
        }
        clash.events.push_back({EventKind::Contradiction, {}, 10, 0, {}});
        empty.events.push_back({EventKind::Contradiction, {}, 10, 0, {}});
        recording.append(clash);
        recording.append(empty);

        const EventVoices first = VoiceWording::ofEvent(recording, recording.eventsOf(1).back());
        QVERIFY2(first.constraint.contains(QStringLiteral("r1c1 = r1c9 = 5 violates alldifferent(row 1)")),
            qPrintable(first.constraint));
        QVERIFY2(first.layer.contains(
                     QStringLiteral("Convolution 1×9, groups 9, [9, 9, 9] → [9, 9, 1], at row 1, digit 5: 2 cells")),
            qPrintable(first.layer));
        QVERIFY(first.layer.contains(QStringLiteral("contradiction = 1 and solved = 0")));
        const EventVoices second = VoiceWording::ofEvent(recording, recording.eventsOf(2).back());
        QVERIFY2(second.constraint.contains(QStringLiteral("domain(r9c9) = {}")), qPrintable(second.constraint));
        QVERIFY2(second.layer.contains(QStringLiteral("candidates in r9c9 is 0")), qPrintable(second.layer));

        const auto told = [&](Position position, Cell cell) {
            const auto found = contradictionIn(recording, position, cell);
            return found ? ExplanationWording::contradiction(recording, cell, *found) : QString();
        };
        QCOMPARE(told({1, 10}, {0, 8}),
            QStringLiteral("5 stands twice in row 1, in r1c9 (since 1.2 Pointing in row) and r1c1 (given)."));
        QCOMPARE(told({1, 11}, {0, 0}),
            QStringLiteral("5 stands twice in row 1, in r1c1 (given) and r1c9 (since 1.2 Pointing in row)."));
        QCOMPARE(told({2, 10}, {8, 8}),
            QStringLiteral(
                "r9c9 has no candidate left. 1, 2: 2.1 Naked single in box. 3, 4, 5, 6, 7, 8, 9: 2.2 Pointing "
                "in row."));
        // Before the verdict has looked, and where nothing is wrong, there is nothing to tell.
        QCOMPARE(told({2, 9}, {8, 8}), QString());
        QCOMPARE(told({2, 10, 3}, {8, 8}), QString());
        QCOMPARE(told({2, 10}, {4, 4}), QString());
        QCOMPARE(told({1, 10}, {8, 8}), QString());
    }

    // The step of the reference picture: what the rule found there is said with its numbers.
    void findingsAreSaid()
    {
        Run run(kArticleHard);
        const auto events = run.recording.eventsOf(17);
        const auto at = std::find_if(events.begin(), events.end(), [](const Event& event) { return event.step == 4; });
        QVERIFY(at != events.end());
        Explainer explainer(run.backend);
        const StepFindings found = findingsOf(
            explainer, 0, at->rule, run.recording.stateAt({17, 4, 1}).candidates, run.recording.changed(*at));
        const EventVoices voices = VoiceWording::ofPosition(run.recording, {17, 4}, {&found, nullptr, {}});
        QVERIFY2(
            voices.puzzle.contains(QStringLiteral("In row 1, 1 has only one place, r1c7")), qPrintable(voices.puzzle));
        QVERIFY2(voices.puzzle.contains(QStringLiteral("3 from r1c7")), qPrintable(voices.puzzle));
        QVERIFY2(voices.constraint.contains(QStringLiteral("alldifferent(row 1)"))
                && voices.constraint.contains(QStringLiteral("r1c7 = 1 ⇒ r1c7 ≠ 3")),
            qPrintable(voices.constraint));
        QVERIFY2(voices.layer.startsWith(
                     QStringLiteral("Convolution 1×9, groups 9, [9, 9, 9] → [9, 9, 1], at row 1, digit 1: "))
                && voices.layer.contains(QStringLiteral("= 1; equals 1 → 1")),
            qPrintable(voices.layer));
    }

    void everyFindingIsOfItsFamily_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::newRow("the article's") << QString::fromLatin1(kArticleHard);
        QTest::newRow("one that needs pairs") << QString::fromLatin1(kLosesCandidateHard);
    }

    // What goes because of a finding lies in its house, or in its cell; the numbers of the layer are those of the pass.
    void everyFindingIsOfItsFamily()
    {
        QFETCH(QString, puzzle);
        Run run(puzzle.toLatin1().constData(), 8);
        Explainer explainer(run.backend);
        for (const Event& event : run.recording.events()) {
            if (event.kind != EventKind::Rule)
                continue;
            const auto changed = run.recording.changed(event);
            const Candidates before = run.recording.stateAt({static_cast<int>(event.pass), event.step, 1}).candidates;
            const StepFindings found = findingsOf(explainer, 0, event.rule, before, changed);
            std::vector<std::uint16_t> all;
            for (const Finding& finding : found.findings) {
                all.insert(all.end(), finding.removed.begin(), finding.removed.end());
                const auto house = finding.cause.house.cells();
                for (const std::uint16_t removed : finding.removed)
                    QVERIFY(std::find(house.begin(), house.end(), Candidate::fromIndex(removed).cell()) != house.end());
            }
            std::sort(all.begin(), all.end());
            QVERIFY(std::equal(all.begin(), all.end(), changed.begin(), changed.end()));
            const EventVoices voices = VoiceWording::ofPosition(run.recording, event.position(), {&found, nullptr, {}});
            compareSaid(voices, Wording::address(run.recording, event.position()));
            QCOMPARE(parts(voices.layer, "sum of the candidates goes from (\\d+) to (\\d+)"),
                (QStringList{QString::number(before.count()), QString::number(event.candidatesLeft)}));
        }
    }

    void numbersAreTheNetworks_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::newRow("the article's") << QString::fromLatin1(kArticleHard);
        QTest::newRow("deep") << QString::fromLatin1(kLosesCandidateHard);
        QTest::newRow("no solution") << QString::fromLatin1(kNoSolution);
    }

    // Verdicts, guesses and backtracks of real runs, against what loops compute of the whole network.
    void numbersAreTheNetworks()
    {
        QFETCH(QString, puzzle);
        Run run(puzzle.toLatin1().constData(), 30);
        const Recording& recording = run.recording;
        int pushes = 0;
        for (int pass = 1; pass <= recording.passCount(); ++pass) {
            const Inspection values = run.valuesOf(pass);
            const Network& network = values.network();
            const auto at = [&](const char* name) { return sumOf(values.value(network.named(name))); };
            const QString number = QStringLiteral("%1");
            for (const Event& event : recording.eventsOf(pass))
                compareSaid(VoiceWording::ofEvent(recording, event), Wording::address(recording, event.position()));
            compareSaid(VoiceWording::ofPosition(recording, recording.endOf(pass)), QString::number(pass));
            const QString verdict = VoiceWording::ofPosition(recording, {pass, recording.verdictStep()}).layer;
            QCOMPARE(parts(verdict, "count is 1: (\\d+) of 81. That makes contradiction = (\\d) and solved = (\\d)"),
                (QStringList{number.arg(numberWith(values, "decided cells")), number.arg(at("contradiction")),
                    number.arg(at("solved"))}));
            const QString whole = VoiceWording::ofPosition(recording, recording.endOf(pass)).layer;
            const int before = at("candidates");
            const int after = sumOf(values.value(network.groups.at(8).outputs.front()));
            // Where a guess is taken back, the end of the pass is about that alone.
            if (at("pop") == 1)
                QVERIFY2(!whole.contains(QStringLiteral("sum of the candidates")), qPrintable(whole));
            else
                QCOMPARE(parts(whole, "sum of the candidates (.*?)\\. "),
                    QStringList{before == after ? QStringLiteral("stays %1").arg(before)
                                                : QStringLiteral("goes from %1 to %2").arg(before).arg(after)});
            if (at("push") == 1) {
                ++pushes;
                const auto& next = values.value(network.named("next_stack")).of(0);
                const auto aside = std::count(next.begin(), next.end(), static_cast<float>(at("level")));
                const Layer* pick = nullptr;
                for (const Layer& layer : network.layers) {
                    if (layer.kind == LayerKind::MaxPoolWithIndices && pick == nullptr)
                        pick = &layer;
                }
                const int score = sumOf(values.value(pick->outputs.front()));
                const int index = sumOf(values.value(pick->outputs.back()));
                QCOMPARE(parts(whole,
                             "open cell are (\\d): .* picks index (\\d+), that is (r\\dc\\d); .* picks the digit (\\d)\\. "
                             "stack = (\\d+) for the (\\d+) set aside, guess = (\\d+) .* level (\\d+) → (\\d+)"),
                    (QStringList{number.arg(10 - score), number.arg(index),
                        QStringLiteral("r%1c%2").arg(index / 9 + 1).arg(index % 9 + 1),
                        number.arg(numberWith(values, "the smallest digit: where the first maximum is") == 1
                                ? [&] {
                                      for (const Layer& layer : network.layers) {
                                          if (layer.words == "the smallest digit: where the first maximum is")
                                              return sumOf(values.value(layer.outputs.back())) + 1;
                                      }
                                      return -1;
                                  }()
                                : -1),
                        number.arg(at("level")), number.arg(aside), number.arg(at("level")), number.arg(at("level")),
                        number.arg(at("next_level"))}));
            }
            if (at("pop") == 1) {
                const int cameBack = at("next_candidates") - after;
                const auto said = parts(whole, "is 0: (\\d+) candidates?\\. .* level (\\d+) → (\\d+)");
                QCOMPARE(said.mid(1), (QStringList{number.arg(at("level")), number.arg(at("next_level"))}));
                // The failed guess is gone too, where the rules had not cleared it.
                QVERIFY2(said.front().toInt() == cameBack || said.front().toInt() == cameBack + 1, qPrintable(whole));
            }
        }
        QVERIFY(pushes > 0);
    }

    // What a layer says of its numbers is true of them.
    void layersTellTheirNumbers()
    {
        Run run(kArticleHard);
        for (const int pass : {7, 10}) { // a guess, and one that is taken back
            const Inspection values = run.valuesOf(pass);
            for (int step = 1; step <= run.recording.stepsPerPass(); ++step) {
                for (int k = 1; k <= run.recording.layersAt({pass, step}); ++k) {
                    const Position position{pass, step, k};
                    const EventVoices voices
                        = VoiceWording::ofPosition(run.recording, position, {nullptr, &values, Candidate{1, 3, 4}});
                    compareSaid(voices, Wording::address(run.recording, position));
                    const ValueId out = run.recording.layerAt(position).outputs.front();
                    const auto numbers = values.value(out).of(0);
                    if (numbers.size() == 1)
                        continue;
                    const auto [low, high] = std::minmax_element(numbers.begin(), numbers.end());
                    const auto zeros = std::count(numbers.begin(), numbers.end(), 0.F);
                    QCOMPARE(parts(voices.layer, "from (\\S+) to (\\S+), (\\d+) of (\\d+) are not 0"),
                        (QStringList{LayerWording::number(static_cast<int>(*low)),
                            LayerWording::number(static_cast<int>(*high)),
                            QString::number(static_cast<int>(numbers.size()) - zeros),
                            QString::number(numbers.size())}));
                }
            }
        }
    }

    // Runs that no network would make, with everything in them.
    void madeUpRunsHaveVoices()
    {
        for (const unsigned seed : {1U, 2U, 3U}) {
            const Recording recording = madeRun(300, seed, seed == 2);
            for (const Event& event : recording.events())
                compareSaid(VoiceWording::ofEvent(recording, event), Wording::address(recording, event.position()));
            for (int pass = 0; pass <= recording.passCount(); pass += 7)
                compareSaid(VoiceWording::ofPosition(recording, recording.endOf(pass)), QString::number(pass));
        }
    }

    void onlyHeardVoicesAreCopied()
    {
        const EventVoices voices{QStringLiteral("a"), QStringLiteral("b < c"), QStringLiteral("d")};
        QCOMPARE(VoiceWording::text(voices), QStringLiteral("puzzle: a\nconstraint: b < c\nlayer: d"));
        QCOMPARE(VoiceWording::text(voices, {false, true, false}), QStringLiteral("constraint: b < c"));
        QCOMPARE(VoiceWording::tip(voices), VoiceWording::text(voices));
    }

    /// A tip is plain text, whose lines are as long as they are written; nothing of it is lost where they are broken.
    void tipsHaveShortLines()
    {
        const QString sentence = QStringLiteral("r4c5 is no 7: <b>the box</b> has its 7 elsewhere & that is all. ");
        const QString letters = QString(300, QChar(0x6570)); // without blanks, as Chinese is written
        const EventVoices voices{sentence.repeated(9).trimmed(), letters, QString(200, QLatin1Char('x'))};
        const QStringList lines = VoiceWording::tip(voices).split(QLatin1Char('\n'));
        QVERIFY(lines.size() > 9);
        for (const QString& line : lines)
            QVERIFY2(line.size() <= 90 || line.contains(QLatin1String("xxx")), qPrintable(line));
        QString together = lines.join(QString());
        QCOMPARE(together.remove(QLatin1Char(' ')),
            VoiceWording::text(voices).remove(QLatin1Char('\n')).remove(QLatin1Char(' ')));
    }
};

CONVOKU_GUILESS_TEST(TestVoices)
#include "tst_voices.moc"
