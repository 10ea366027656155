// SPDX-License-Identifier: MIT
// Lesson files: what is read, and what is said about what can't be.
#include "app/views/lessons/lesson_links.h"
#include "app/views/lessons/lesson_parser.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/network/pass.h"
#include "solver/network/text/part_text.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using testing::sentence;

namespace {

const QString kHead = QStringLiteral("# Title\npuzzle: article\n\nSummary.\n\n"); // five lines

/// A lesson of one stop, whose heading is line 6, with these lines below it.
QString lessonWith(const QString& lines)
{
    return kHead + QStringLiteral("## Stop\n") + lines;
}

/// Returns the text that a message must name: an id, a place, or an example of the syntax.
QString named(const char* text)
{
    return QString::fromUtf8(text);
}

} // namespace

class TestLessonParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void everySettingIsRead()
    {
        const ReadLesson read
            = parseLesson(QStringLiteral("\n# A lesson #\npuzzle: easy\nsearch: off\r\n\nTwo\nlines.\n\n"
                                         "## One\nrules: basic, -pointing_row\ngo: 2.3.4\n"
                                         "show: tensors, stack\npick: r1c7=3\nnumber: r1=1\nplanes: 4 7\n"
                                         "light: r1, b2, r4c5=6\ncheck: depth = 0\n\nText.\n\n"
                                         "check: step search\n\n"
                                         "## Two\npick: none\n\nMore.\n"
                                         "## Three\npuzzle: %1\nrules: naked_single_box, pointing_row\n"
                                         "search: on\nEnd.")
                              .arg(QString(80, QLatin1Char('.')) + QLatin1Char('7')));
        QVERIFY2(read.problems.empty(), read.problems.empty() ? "" : qPrintable(read.problems.front().what));
        const Lesson& lesson = read.lesson;
        QCOMPARE(lesson.title, QStringLiteral("A lesson"));
        QCOMPARE(lesson.summary, QStringLiteral("Two\nlines."));
        QCOMPARE(lesson.stops.size(), std::size_t(3));
        const LessonStop& one = lesson.stops[0];
        QCOMPARE(one.title, QStringLiteral("One"));
        QCOMPARE(one.text, QStringLiteral("Text."));
        QCOMPARE(one.line, 9);
        QCOMPARE(one.start.givens.givenCount(), 34); // the article's easy puzzle
        QVERIFY((one.options.rules
            == RuleSet{article::NakedSingleBox, article::PointingColumn, article::HiddenSingleRow,
                article::HiddenSingleColumn, article::HiddenSingleBox}));
        QVERIFY(!one.options.search);
        QCOMPARE(one.go, QStringLiteral("2.3.4"));
        QCOMPARE(one.goLine, 11);
        QCOMPARE(one.show, (QStringList{QStringLiteral("tensors"), QStringLiteral("stack")}));
        QVERIFY((one.pick == Candidate{2, 0, 6}));
        QCOMPARE(one.number, QStringLiteral("r1=1"));
        QVERIFY((one.planes == std::vector{3, 6}));
        QVERIFY((one.light
            == std::vector<BoardPlace>{House{HouseKind::Row, 0}, House{HouseKind::Box, 1}, Candidate{5, 3, 4}}));
        QCOMPARE(one.checks.size(), std::size_t(2));
        QCOMPARE(one.checks[0].line, 17);
        QCOMPARE(one.checks[1].line, 21);
        // Some settings apply to later stops too, the others to one stop only.
        const LessonStop& two = lesson.stops[1];
        QVERIFY(two.start.givens == one.start.givens);
        QVERIFY(two.options == one.options);
        QCOMPARE(two.go, one.go);
        QCOMPARE(two.show, one.show);
        QVERIFY(two.planes.empty());
        QVERIFY(!two.pick);
        QVERIFY(two.number.isEmpty() && two.light.empty() && two.checks.empty());
        const LessonStop& three = lesson.stops[2];
        QCOMPARE(three.start.givens.givenCount(), 1);
        QCOMPARE(three.start.givens.digit(Cell{8, 8}), 7);
        QVERIFY((three.options.rules == RuleSet{article::NakedSingleBox, article::PointingRow}));
        QVERIFY(three.options.search);
        QCOMPARE(three.text, QStringLiteral("End."));
    }

    /// A bent number holds from its stop on, for all houses of the rule, until another network is named.
    void numbersAreBent()
    {
        const ReadLesson read = parseLesson(kHead
            + QStringLiteral("## One\n\nText.\n\n## Two\nbend: hidden_single 1 5 0\nbend: naked_pair 1 12 -2\n"
                             "rules: classic, -pointing_row\n\nText.\n\n## Three\n\nText.\n\n"
                             "## Four\nnetwork: one_kernel\nbend: naked_pair 2 8 2\n\nText.\n"));
        QVERIFY2(read.problems.empty(), read.problems.empty() ? "" : qPrintable(read.problems.front().what));
        const auto& stops = read.lesson.stops;
        const auto weightsOf = [&](std::size_t stop, const char* rule, std::size_t layer) {
            const ModelPtr& model = stops[stop].options.model;
            const std::vector<float> weights = buildRule(*model, *model->find(rule)).layers.at(layer).weights;
            return QList<float>(weights.begin(), weights.end());
        };
        QCOMPARE(weightsOf(0, "hidden_single_box", 0).count(0.F), 0);
        for (const std::size_t stop : {std::size_t{1}, std::size_t{2}}) {
            for (const char* rule : {"hidden_single_row", "hidden_single_column", "hidden_single_box"}) {
                const QList<float> weights = weightsOf(stop, rule, 0);
                for (qsizetype i = 0; i < weights.size(); ++i)
                    QCOMPARE(weights[i], i % 9 == 4 ? 0.F : 1.F);
            }
            QCOMPARE(weightsOf(stop, "naked_pair_row", 0)[11], -2.F); // pair 1 3, digit 3
            QCOMPARE(weightsOf(stop, "naked_pair_row", 0)[10], 0.F);
            QCOMPARE(stops[stop].options.rules.size(), std::size_t{8});
            QCOMPARE(QByteArray(stops[stop].options.model->id.c_str()), QByteArray("article"));
        }
        QVERIFY(stops[1].options.model == stops[2].options.model);
        // A rule that is a kernel: other rules that lay it stay as they are.
        QVERIFY(stops[3].options.model->rules.size() > 20);
        const auto same = [&](const char* rule) {
            const ModelPtr& model = stops[3].options.model;
            const ModelPtr kernel = shippedModel("one_kernel");
            return model->rule(*model->find(rule)).part->lines == kernel->rule(*kernel->find(rule)).part->lines;
        };
        QVERIFY(!same("naked_pair_row"));
        QVERIFY(same("hidden_pair_row"));
    }

    /// It is other than all that the stop says, wherever "what_if:" stands in it.
    void numbersOfTheOtherRunAreBent()
    {
        const ReadLesson read = parseLesson(kHead
            + QStringLiteral("## One\nwhat_if: bend hidden_single 1 5 0\n"
                             "what_if: bend naked_pair 1 12 -2, classic, -pointing_row\n\nText.\n\n## Two\n\nText.\n\n"
                             "## Three\nwhat_if: bend naked_pair 1 12 -2\nbend: hidden_single 1 5 0\n\nText.\n"));
        QVERIFY2(read.problems.empty(), read.problems.empty() ? "" : qPrintable(read.problems.front().what));
        const auto& stops = read.lesson.stops;
        const auto weight = [](const PassOptions& run, const char* rule, std::size_t number) {
            return buildRule(*run.model, *run.model->find(rule)).layers.front().weights.at(number);
        };
        QVERIFY(stops[0].options.model == articleModel());
        QCOMPARE(stops[0].options.rules.size(), std::size_t{9});
        QVERIFY(stops[0].otherRun.has_value());
        QCOMPARE(stops[0].otherRun->rules.size(), std::size_t{8});
        for (const char* rule : {"hidden_single_row", "hidden_single_column", "hidden_single_box"}) {
            QCOMPARE(weight(stops[0].options, rule, 4), 1.F);
            QCOMPARE(weight(*stops[0].otherRun, rule, 4), 0.F);
            QCOMPARE(weight(*stops[0].otherRun, rule, 5), 1.F);
        }
        QCOMPARE(weight(*stops[0].otherRun, "naked_pair_row", 11), -2.F);
        QCOMPARE(weight(stops[0].options, "naked_pair_row", 11), 1.F); // 3 is a digit of the pair 1 3
        QVERIFY(!stops[1].otherRun);
        QCOMPARE(weight(stops[2].options, "hidden_single_row", 4), 0.F);
        QCOMPARE(weight(stops[2].options, "naked_pair_row", 11), 1.F);
        QVERIFY(stops[2].otherRun.has_value());
        QCOMPARE(weight(*stops[2].otherRun, "hidden_single_row", 4), 0.F);
        QCOMPARE(weight(*stops[2].otherRun, "naked_pair_row", 11), -2.F);
        QVERIFY(stops[2].otherRun->rules == stops[2].options.rules);
    }

    void textStaysText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a colon") << QStringLiteral("Note: this is text.");
        QTest::newRow("a colon inside") << QStringLiteral("Look at the sum: it is one.");
        QTest::newRow("an unknown word in small letters") << QStringLiteral("remember: it is one.");
        QTest::newRow("two letters that changed places") << QStringLiteral("chekc: it is one.");
        QTest::newRow("a sentence that begins like a setting") << QStringLiteral("Rule: only one place.");
        QTest::newRow("code") << QStringLiteral("```\ncheck: nonsense\n# no heading\n![no](picture)\n```");
        QTest::newRow("a picture in indented code") << QStringLiteral("So:\n\n    ![no](picture)");
        QTest::newRow("an escaped link") << QStringLiteral("Write \\[a](b) and !\\[c](d).");
        QTest::newRow("brackets") << QStringLiteral("An array a[1] and [2], (3) too: [x]. ![");
        QTest::newRow("code in a line") << QStringLiteral("Write `[a](b:c)` and `<b>` so.");
        QTest::newRow("a list") << QStringLiteral("- one\n- two: three");
        QTest::newRow("a table") << QStringLiteral("| a | b |\n|---|---|\n| 1 | 2 |");
        QTest::newRow("smaller headings") << QStringLiteral("### Below\n\nText.");
        QTest::newRow("signs") << QStringLiteral("1 < 2 and 3 > 2; [no link] (at all)");
    }

    void textStaysText()
    {
        QFETCH(QString, text);
        const ReadLesson read = parseLesson(lessonWith(QLatin1Char('\n') + text));
        QVERIFY2(read.problems.empty(), read.problems.empty() ? "" : qPrintable(read.problems.front().what));
        QCOMPARE(read.lesson.stops.front().text, text);
        QVERIFY(read.lesson.stops.front().links.empty());
    }

    void linksAreRead()
    {
        const ReadLesson read
            = parseLesson(lessonWith(QStringLiteral("\nThe [row](light:r1,r4c5=7) and\nthe [sum\nof "
                                                    "it](number:r4c5=27); [go](go:17.4.2), [see](show:tensors,stack) "
                                                    "[it](pick:r1c1=1) at [home](https://example.org/a_b).")));
        QVERIFY2(read.problems.empty(), read.problems.empty() ? "" : qPrintable(read.problems.front().what));
        const auto& links = read.lesson.stops.front().links;
        const std::tuple<LessonLink::Kind, const char*, int> expected[]
            = {{LessonLink::Kind::Light, "r1,r4c5=7", 8}, {LessonLink::Kind::Number, "r4c5=27", 9},
                {LessonLink::Kind::Go, "17.4.2", 10}, {LessonLink::Kind::Show, "tensors,stack", 10},
                {LessonLink::Kind::Pick, "r1c1=1", 10}, {LessonLink::Kind::Web, "https://example.org/a_b", 10}};
        QCOMPARE(links.size(), std::size(expected));
        for (std::size_t i = 0; i < links.size(); ++i) {
            QCOMPARE(links[i].kind, std::get<0>(expected[i]));
            QCOMPARE(links[i].target, QLatin1String(std::get<1>(expected[i])));
            QCOMPARE(links[i].line, std::get<2>(expected[i]));
        }
    }

    /// Plain addresses are links, in the forms that the browser accepts.
    void addressesAreLinks()
    {
        const ReadLesson read = parseLesson(lessonWith(
            QStringLiteral("\nSee <https://example.org/page>, https://example.org/other\nor www.example.org.")));
        QVERIFY2(read.problems.empty(), read.problems.empty() ? "" : qPrintable(read.problems.front().what));
        QStringList targets;
        for (const LessonLink& link : read.lesson.stops.front().links) {
            QCOMPARE(link.kind, LessonLink::Kind::Web);
            targets << link.target;
        }
        QCOMPARE(targets,
            (QStringList{QStringLiteral("https://example.org/page"), QStringLiteral("https://example.org/other"),
                QStringLiteral("http://www.example.org")}));
    }

    void whatIsWrongIsSaidWithItsLine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("part");
        const auto whole = [](const char* name, const QString& text, int line, const QString& part) {
            QTest::newRow(name) << text << line << part;
        };
        const auto stop = [&whole](const char* name, const char* lines, int line, const QString& part) {
            whole(name, lessonWith(QString::fromUtf8(lines) + QStringLiteral("\n\nText.\n")), line, part);
        };
        const auto file = [&whole](const char* name, const char* text, int line, const QString& part) {
            whole(name, QString::fromUtf8(text), line, part);
        };
        file("nothing", "", 0, sentence("lessons.problems.empty_file"));
        file("no title", "Text.\n\n## Stop\npuzzle: easy\n\nText.\n", 1, named("# Title"));
        file("a setting before the title", "puzzle: easy\n# Title\n\nS.\n\n## Stop\npuzzle: easy\nText.\n", 1,
            named("# Title"));
        file("a title without words", "#\npuzzle: easy\n\nS.\n\n## Stop\n\nText.\n", 1,
            sentence("lessons.problems.no_title"));
        file("two titles", "# One\npuzzle: easy\n\nS.\n\n# Two\n\n## Stop\n\nText.\n", 6,
            sentence("lessons.problems.line", {QStringLiteral("1")}));
        file("no stop", "# One\npuzzle: easy\n\nSummary.\n", 1, sentence("lessons.problems.no_stop"));
        file("no summary", "# One\npuzzle: easy\n\n## Stop\n\nText.\n", 1, sentence("lessons.problems.no_summary"));
        file("no puzzle", "# One\n\nS.\n\n## Stop\n\nText.\n", 5, sentence("lessons.problems.no_puzzle"));
        file("a check for all stops", "# One\npuzzle: easy\ncheck: depth = 0\n\nS.\n\n## Stop\n\nText.\n", 3,
            sentence("lessons.problems.belongs_to_a_stop"));
        file("a live link before the stops", "# One\npuzzle: easy\n\nSee [it](light:r1).\n\n## Stop\n\nText.\n", 4,
            sentence("lessons.problems.live_link_before_the_stops"));
        whole("a stop without text", kHead + QStringLiteral("## Stop\ngo: 1\n"), 6,
            sentence("lessons.problems.stop_without_text"));
        whole("a stop without title", kHead + QStringLiteral("##\n\nText.\n"), 6,
            sentence("lessons.problems.stop_without_title"));
        stop("an unknown setting", "colour: red", 7,
            sentence("lessons.problems.no_setting", {QStringLiteral("colour")}));
        stop("a setting with a wrong letter", "\nchek: depth = 0", 8, named("“check:”"));
        stop("a letter too many", "\nchecck: depth = 0", 8, named("“check:”"));
        stop("a letter too many in front", "\nxcheck: depth = 0", 8, named("“check:”"));
        stop("a letter too many at the end", "\nchecks: depth = 0", 8, named("“check:”"));
        stop("the first letter left out", "\nheck: depth = 0", 8, named("“check:”"));
        stop("another letter", "\nchack: depth = 0", 8, named("“check:”"));
        stop("a setting with a capital", "\nCheck: depth = 0", 8, named("“check:”"));
        stop("a setting inside a paragraph", "\nText,\ncheck: depth = 0", 9,
            sentence("lessons.problems.needs_an_empty_line"));
        stop("an unknown puzzle", "puzzle: nowhere", 7, named("article, easy"));
        stop("a short puzzle", "puzzle: 53..7", 7, named("81"));
        stop("an unknown rule", "rules: basic, -x_wing", 7, named("x_wing"));
        stop("a rule twice", "rules: pointing_row, pointing_row", 7, sentence("lessons.problems.rule_twice"));
        stop("a rule left out that is not there", "rules: basic, -naked_pair_row", 7,
            sentence("lessons.problems.rule_already_left_out"));
        stop("basic not first", "rules: pointing_row, basic", 7, sentence("lessons.problems.basic_not_first"));
        stop("search maybe", "search: maybe", 7, named("maybe"));
        stop("no place", "go: middle", 7, named("17.4.2"));
        stop("a place of four parts", "go: 1.2.3.4", 7, named("17.4.2"));
        stop("a setting without a value", "go:", 7, named("17.4.2"));
        stop("an unknown panel", "show: board, kitchen", 7, named("kitchen"));
        stop("two centres", "show: board, tensors", 7, sentence("lessons.problems.two_centres"));
        stop("no candidate", "pick: r1c1", 7, named("r1c7=3"));
        stop("a digit too large", "pick: r1c1=10", 7, named("r1c7=3"));
        stop("no place of a number", "number:", 7, named("r1=1"));
        stop("a plane of no digit", "planes: 4 0", 7, named("4 7"));
        stop("a plane twice", "planes: 4 4", 7, named("4 7"));
        stop("a plane far below all", "planes: -2147483648", 7, named("4 7"));
        stop("planes with a comma", "planes: 4, 7", 7, named("4 7"));
        stop("light on nothing", "light: r1, x4", 7, named("x4"));
        stop("an unknown check", "check: colour red", 7, named("colour"));
        stop("an empty check", "check:", 7, sentence("lessons.problems.known_checks"));
        stop("a check without its number", "check: depth", 7, named("depth = 1"));
        stop("a check with a wrong cell", "check: candidates r1c0 = 1", 7, named("candidates r1c7 = 1 3"));
        stop("a digit twice", "check: candidates r1c1 = 1 1", 7, named("candidates r1c7 = 1 3"));
        stop("an unknown step", "check: step naked_triple", 7, named("hidden_single_row"));
        stop("an unknown layer", "check: layer dropout", 7, named("convolution 1x9"));
        stop("an unknown result", "check: result lost", 7, named("result solved"));
        stop("too much behind a check", "check: unique_solution at last", 7, named("unique_solution"));
        stop("an unknown link", "\nSee\n[it](glow:r1).", 9, named("glow:r1"));
        stop("a link to nothing lit", "\nSee [it](light:r10).", 8, named("r10"));
        stop("a link to no place", "\nSee [it](go:here).", 8, named("here"));
        stop("a link to no panel", "\nSee [it](show:kitchen).", 8, named("kitchen"));
        stop("a link to no candidate", "\nSee [it](pick:r1).", 8, named("r1c7=3"));
        stop("a link to no number", "\nSee [it](number:).", 8, named("r1=1"));
        stop("a link with a blank", "\nSee [it](light:r1, r2).", 8, sentence("lessons.problems.link_with_a_blank"));
        stop("a link by reference", "\nSee [it][a].", 8, named("[text](target)"));
        stop("a bend without a number", "bend: hidden_single 1 5", 7, named("hidden_single 1 5 0"));
        stop("a bend of nothing", "bend: swordfish 1 5 0", 7, named("swordfish"));
        stop("a bend of a layer without numbers", "bend: hidden_single 3 1 0", 7,
            sentence("lessons.problems.layer", {QStringLiteral("3")}));
        stop("a bend of a number too many", "bend: hidden_single 1 11 0", 7,
            sentence("lessons.problems.number", {QStringLiteral("11")}));
        stop("a bend of number 0", "bend: hidden_single 1 0 0", 7,
            sentence("lessons.problems.number", {QStringLiteral("0")}));
        stop("a bend that leaves no layers", "bend: hidden_single 1 5 0.5", 7, sentence("lessons.problems.no_layers"));
        stop("another run with a bend without a number", "what_if: bend hidden_single 1 5", 7,
            named("hidden_single 1 5 0"));
        stop("another run with a bend of nothing", "what_if: classic, bend", 7,
            sentence("lessons.problems.bend_of_nothing"));
        stop("another run with a bend of no rule", "what_if: classic, bend swordfish 1 5 0", 7, named("swordfish"));
        stop("another run with a number too many", "what_if: bend hidden_single 1 11 0", 7,
            sentence("lessons.problems.number", {QStringLiteral("11")}));
        stop("another run that leaves no layers", "what_if: bend hidden_single 1 5 0.5", 7,
            sentence("lessons.problems.no_layers"));
        stop("another run without the word", "what_if: classic, hidden_single 1 5 0", 7,
            sentence("lessons.problems.bend_missing"));
        stop("another run with its own number", "what_if: bend hidden_single 1 5 1", 7,
            sentence("lessons.problems.nothing_to_compare"));
        stop("a second line of it that is wrong", "what_if: basic\nwhat_if: bend hidden_single 0 5 1", 8,
            sentence("lessons.problems.layer", {QStringLiteral("0")}));
        stop("a check of no other run", "\nText.\n\ncheck: other result solved", 10,
            sentence("lessons.problems.no_other_run"));
        stop("a check of its place", "what_if: basic\ncheck: other depth = 1", 8,
            sentence("lessons.problems.only_the_whole_other_run"));
        stop("a check of nothing", "what_if: basic\ncheck: other", 8, sentence("lessons.problems.no_check"));
        whole("bends of other runs without end",
            kHead + QStringLiteral("## Stop\nwhat_if: bend hidden_single 1 5 0\n\nText.\n\n").repeated(30), 107,
            sentence("lessons.problems.too_many_bends", {QStringLiteral("20")}));
        whole("bends without end",
            kHead + QStringLiteral("## Stop\nbend: hidden_single 1 5 0\n\nText.\n\n").repeated(30), 107,
            sentence("lessons.problems.too_many_bends", {QStringLiteral("20")}));
        stop("a definition of a link", "\n[a]: light:r1", 8, named("[text](target)"));
        stop("a picture", "\n![it](https://example.org/a.png)", 8, sentence("lessons.problems.pictures"));
        stop("HTML", "\nThis is <b>bold</b>.", 8, named("HTML"));
        // Markdown reads these as pictures or links, in every way to write them.
        stop("a picture with brackets in its words", "\nSee\n![a[b]c](/dev/zero)", 9,
            sentence("lessons.problems.pictures"));
        stop("a picture with parentheses in its name", "\n![x](/else/p(1).png)", 8,
            sentence("lessons.problems.pictures"));
        stop("a picture between angles", "\n![x](</else/a b.png>)", 8, sentence("lessons.problems.pictures"));
        stop("a picture of no words", "\nSee\n\n![](/else/p.png)", 10, sentence("lessons.problems.pictures"));
        stop("a picture over two lines", "\n![x\ny](\n/else/p.png)", 8, sentence("lessons.problems.pictures"));
        stop("a picture by reference", "\n> [x]: /else/p.png\n\n![x]", 8, named("[text](target)"));
        stop("a picture in a link", "\n[![x](/else/p.png)](light:r1)", 8, sentence("lessons.problems.pictures"));
        stop(
            "a picture in a table", "\n| a |\n|---|\n| ![x](/else/p.png) |", 10, sentence("lessons.problems.pictures"));
        stop("a picture in a list", "\n- ![x](/else/p.png)", 8, sentence("lessons.problems.pictures"));
        stop("a picture behind blanks that are not shown", "\n\n    ![x](/else/p.png)", 9,
            sentence("lessons.problems.pictures"));
        stop("a picture behind a tick", "\n\\`![x](/else/p.png)`", 8, sentence("lessons.problems.pictures"));
        stop("HTML with a picture", "\nSee <img src=\"/dev/zero\">", 8, named("HTML"));
        stop("HTML by itself", "\n<style>@import url(/dev/zero)</style>", 8, named("HTML"));
        stop("a comment", "\nSee <!-- not --> this.", 8, named("HTML"));
        stop("a link to a file", "\n[x](file:///etc/passwd)", 8, named("file:///etc/passwd"));
        stop("a link to a path", "\n[x[y]z](/etc/passwd)", 8, named("/etc/passwd"));
        stop("a link that is its address", "\n<file:///etc/passwd>", 8, named("file:///etc/passwd"));
        stop("mail", "\nWrite to a@example.org now", 8, named("mailto:"));
        stop("a link with a title", "\n[x](light:r1 \"<img src='/dev/zero'>\")", 8,
            sentence("lessons.problems.link_with_a_title"));
        stop("a link by a name", "\n[it]\n\n[it]: light:r1", 8, named("[text](target)"));
    }

    void whatIsWrongIsSaidWithItsLine()
    {
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(QString, part);
        const ReadLesson read = parseLesson(text);
        QVERIFY(!read.problems.empty());
        QCOMPARE(read.problems.front().line, line);
        QVERIFY2(read.problems.front().what.contains(part), qPrintable(read.problems.front().what));
    }

    /// Failed bends count towards the limit, because they take as long as others.
    void bendsThatFailHaveAnEnd()
    {
        const ReadLesson read
            = parseLesson(kHead + QStringLiteral("## Stop\nbend: hidden_single 1 5 0.5\n\nText.\n\n").repeated(30));
        QCOMPARE(read.problems.size(), std::size_t{30});
        for (std::size_t i = 0; i < read.problems.size(); ++i) {
            const QString expected = i < 20 ? sentence("lessons.problems.no_layers")
                                            : sentence("lessons.problems.too_many_bends", {QStringLiteral("20")});
            QVERIFY2(read.problems[i].what.contains(expected), qPrintable(read.problems[i].what));
        }
    }

    /// Tests texts of the greatest length of a lesson that are made to take long.
    void hostileTextsAreReadInTime_data()
    {
        QTest::addColumn<QString>("text");
        constexpr int kLength = 400'000;
        for (const char* part : {"[", "![", "![x](", "[x](y", "](", "[a](b)", "![![a](b)](c) ", "<b ", "<b>", "<a:b> ",
                 "[a]: b\n", "> ", "`", "*a_ ", "a@b.c ", "&lt;", "|", "- "})
            QTest::newRow(part) << QString::fromLatin1(part).repeated(kLength / static_cast<int>(qstrlen(part)));
        QTest::newRow("nested pictures") << QStringLiteral("![").repeated(kLength / 6)
                + QStringLiteral("](x)").repeated(kLength / 6);
    }

    /// Within the time that a test has; each is either text or has problems, of which there are not too many to list.
    void hostileTextsAreReadInTime()
    {
        QFETCH(QString, text);
        const ReadLesson read = parseLesson(lessonWith(QLatin1Char('\n') + text));
        QVERIFY(read.problems.size() <= 1000);
        for (const LessonProblem& problem : read.problems)
            QVERIFY(problem.line > 0 && problem.line <= 8 + text.count(QLatin1Char('\n')));
    }

    /// A title is shown as it is, in places where Markdown is read too.
    void titlesStayText()
    {
        for (const char* title : {"![x](/dev/zero)", "a *b* `c` _d_ [e](f) <g> &lt; \\ # | ~h~ 1. x", "<https://a.b>",
                 "www.example.org", "a@b.c"}) {
            const FoundLinks found = findLinks(QStringLiteral("## ") + asMarkdown(QString::fromLatin1(title)), 1);
            QVERIFY2(found.problems.empty() && found.links.empty(), title);
        }
    }

    void lessonsAreToldFromPuzzles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("beginning");
        QTest::addColumn<bool>("lesson");
        const QByteArray puzzle(81, '.');
        QTest::newRow("by its name") << QStringLiteral("a.md") << QByteArray("anything") << true;
        QTest::newRow("by its text") << QStringLiteral("a.txt") << QByteArray("# T\n\n## S\n") << true;
        QTest::newRow("a mark in front") << QStringLiteral("a.txt") << QByteArray("\xef\xbb\xbf# T\n\n## S\n") << true;
        QTest::newRow("puzzles with comments")
            << QStringLiteral("a.txt") << QByteArray("# T\n## S\n" + puzzle) << false;
        QTest::newRow("a comment") << QStringLiteral("a.txt") << QByteArray("# only this\n") << false;
        QTest::newRow("a puzzle") << QStringLiteral("a.txt") << puzzle << false;
    }

    void lessonsAreToldFromPuzzles()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, beginning);
        QFETCH(bool, lesson);
        QCOMPARE(looksLikeLesson(name, beginning), lesson);
    }
};

CONVOKU_GUILESS_TEST(TestLessonParser)
#include "tst_lesson_parser.moc"
