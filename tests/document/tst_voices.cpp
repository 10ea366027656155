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
#include "tests/support/sentences.h"
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
int numberWith(const Inspection& values, const QString& words)
{
    for (const Layer& layer : values.network().layers) {
        if (QString::fromStdString(layer.words) == words)
            return sumOf(values.value(layer.outputs.front()));
    }
    return -1;
}

const QString kDigit = QStringLiteral("(\\d)");
const QString kNumber = QStringLiteral("(\\d+)");
const QString kWord = QStringLiteral("(\\S+)");

/// Finds the first pattern and, further on, the second one.
QRegularExpression inOneText(const QRegularExpression& first, const QRegularExpression& second)
{
    return QRegularExpression(first.pattern() + QStringLiteral(" .* ") + second.pattern());
}

/// Returns the texts in the brackets of a pattern. If the pattern is not found, returns one message that holds the
/// text.
QStringList parts(const QString& text, const QRegularExpression& pattern)
{
    const auto match = pattern.match(text);
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
        const auto row = [](const char* name, Position position) { QTest::newRow(name) << position; };
        row("start", {0, 0});
        row("a rule", {1, 2});
        row("a rule with many", {1, 1});
        row("a rule that finds nothing", {1, 3});
        row("a verdict", {1, 10});
        row("a guess", {2, 11});
        // 5 is given, 1 is guessed.
        row("a contradiction", {3, 10});
        row("a pop", {3, 11});
        row("a pass in which nothing happens", {4, 11});
        row("out of passes", {5, 11});
        row("a layer that counts", {1, 4, 1});
        row("a layer that compares", {1, 4, 6});
    }

    void factsAreNamed()
    {
        QFETCH(Position, position);
        const QString name = QString::fromLatin1(QTest::currentDataTag()).replace(QLatin1Char(' '), QLatin1Char('_'));
        const EventVoices voices = VoiceWording::ofPosition(smallRecording(), position);
        const QString ids[] = {QStringLiteral("puzzle"), QStringLiteral("constraint"), QStringLiteral("layer")};
        for (const Voice voice : kVoices) {
            const QString address
                = QStringLiteral("voices.facts.%1.%2").arg(name, ids[static_cast<std::size_t>(voice)]);
            for (const QString& fact : sentence(qPrintable(address)).split(QStringLiteral(" … ")))
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
        QVERIFY2(first.constraint.contains(sentence("voices.contradictions.clash.constraint_part")),
            qPrintable(first.constraint));
        QVERIFY2(first.layer.contains(sentence("voices.contradictions.clash.layer_part")), qPrintable(first.layer));
        QVERIFY(first.layer.contains(sentence("voices.contradictions.clash.verdict_part")));
        const EventVoices second = VoiceWording::ofEvent(recording, recording.eventsOf(2).back());
        QVERIFY2(second.constraint.contains(sentence("voices.contradictions.empty_cell.constraint_part")),
            qPrintable(second.constraint));
        QVERIFY2(
            second.layer.contains(sentence("voices.contradictions.empty_cell.layer_part")), qPrintable(second.layer));

        const auto spoken = [&](Position position, Cell cell) {
            const auto found = contradictionIn(recording, position, cell);
            return found ? ExplanationWording::contradiction(recording, cell, *found) : QString();
        };
        QCOMPARE(spoken({1, 10}, {0, 8}), sentence("voices.contradictions.clash_from_r1c9"));
        QCOMPARE(spoken({1, 11}, {0, 0}), sentence("voices.contradictions.clash_from_r1c1"));
        QCOMPARE(spoken({2, 10}, {8, 8}), sentence("voices.contradictions.empty_cell"));
        // Before the verdict has looked, and where nothing is wrong, there is nothing to tell.
        QCOMPARE(spoken({2, 9}, {8, 8}), QString());
        QCOMPARE(spoken({2, 10, 3}, {8, 8}), QString());
        QCOMPARE(spoken({2, 10}, {4, 4}), QString());
        QCOMPARE(spoken({1, 10}, {8, 8}), QString());
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
        QVERIFY2(voices.puzzle.contains(sentence("voices.hidden_single.puzzle_part")), qPrintable(voices.puzzle));
        QVERIFY2(voices.puzzle.contains(sentence("voices.hidden_single.removes_part")), qPrintable(voices.puzzle));
        QVERIFY2(voices.constraint.contains(sentence("voices.hidden_single.house_part"))
                && voices.constraint.contains(sentence("voices.hidden_single.constraint_part")),
            qPrintable(voices.constraint));
        QVERIFY2(voices.layer.startsWith(sentence("voices.hidden_single.layer_start", {QString()}))
                && voices.layer.contains(sentence("voices.hidden_single.equals_part")),
            qPrintable(voices.layer));
    }

    void everyFindingIsOfItsFamily_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::newRow("the article's") << QString::fromLatin1(kArticleHard);
        QTest::newRow("one that needs pairs") << QString::fromLatin1(kLosesCandidateHard);
    }

    // Candidates removed because of a finding are in its house or its cell; the layer's numbers are those of the pass.
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
            QCOMPARE(parts(voices.layer, sentencePattern("voices.numbers.sum_of_a_step", {kNumber, kNumber})),
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
        const QRegularExpression level = sentencePattern("voices.numbers.level", {kNumber, kNumber});
        const QString smallestDigit = sentence("voices.words.smallest_digit");
        for (int pass = 1; pass <= recording.passCount(); ++pass) {
            const Inspection values = run.valuesOf(pass);
            const Network& network = values.network();
            const auto at = [&](const char* name) { return sumOf(values.value(network.named(name))); };
            const QString number = QStringLiteral("%1");
            for (const Event& event : recording.eventsOf(pass))
                compareSaid(VoiceWording::ofEvent(recording, event), Wording::address(recording, event.position()));
            compareSaid(VoiceWording::ofPosition(recording, recording.endOf(pass)), QString::number(pass));
            const QString verdict = VoiceWording::ofPosition(recording, {pass, recording.verdictStep()}).layer;
            QCOMPARE(parts(verdict, sentencePattern("voices.numbers.verdict", {kNumber, kDigit, kDigit})),
                (QStringList{number.arg(numberWith(values, sentence("voices.words.decided_cells"))),
                    number.arg(at("contradiction")), number.arg(at("solved"))}));
            const QString whole = VoiceWording::ofPosition(recording, recording.endOf(pass)).layer;
            const int before = at("candidates");
            const int after = sumOf(values.value(network.groups.at(8).outputs.front()));
            // If a guess is undone, the end of the pass describes only that.
            QVERIFY2(whole.contains(sentence("voices.numbers.sum_part")) == (at("pop") != 1), qPrintable(whole));
            if (at("pop") != 1)
                QCOMPARE(parts(whole, sentencePattern("voices.numbers.sum", {QStringLiteral("(.*?)"), QString()})),
                    QStringList{before == after
                            ? sentence("voices.numbers.sum_stays", {number.arg(before)})
                            : sentence("voices.numbers.sum_goes", {number.arg(before), number.arg(after)})});
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
                const QString anything = QStringLiteral(".*");
                const QRegularExpression guess = sentencePattern("voices.numbers.guess",
                    {kDigit, anything, kNumber, QStringLiteral("(r\\dc\\d)"), anything, kDigit, kNumber, kNumber,
                        kNumber});
                QCOMPARE(parts(whole, inOneText(guess, level)),
                    (QStringList{number.arg(10 - score), number.arg(index),
                        QStringLiteral("r%1c%2").arg(index / 9 + 1).arg(index % 9 + 1),
                        number.arg(numberWith(values, smallestDigit) == 1
                                ? [&] {
                                      for (const Layer& layer : network.layers) {
                                          if (QString::fromStdString(layer.words) == smallestDigit)
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
                // One candidate or several; the number is the first group in both alternatives.
                const QRegularExpression restored(
                    QStringLiteral("(?|%1|%2)")
                        .arg(sentencePattern("voices.numbers.one_restored", {kNumber}).pattern(),
                            sentencePattern("voices.numbers.several_restored", {kNumber}).pattern()));
                const auto said = parts(whole, inOneText(restored, level));
                QCOMPARE(said.mid(1), (QStringList{number.arg(at("level")), number.arg(at("next_level"))}));
                // The failed guess is gone too, where the rules had not cleared it.
                QVERIFY2(said.front().toInt() == cameBack || said.front().toInt() == cameBack + 1, qPrintable(whole));
            }
        }
        QVERIFY(pushes > 0);
    }

    // A layer's description states its numbers correctly.
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
                    QCOMPARE(
                        parts(voices.layer, sentencePattern("voices.numbers.range", {kWord, kWord, kNumber, kNumber})),
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
        QCOMPARE(VoiceWording::text(voices),
            sentence("voices.copied.all_voices", {QStringLiteral("a"), QStringLiteral("b < c"), QStringLiteral("d")}));
        QCOMPARE(VoiceWording::text(voices, {false, true, false}),
            sentence("voices.copied.constraint", {QStringLiteral("b < c")}));
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
