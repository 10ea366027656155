// SPDX-License-Identifier: MIT
// The table of a run, read from its SVG, against the states of the run.
#include "app/document/examples.h"
#include "app/exporting/run_table_picture.h"
#include "app/wording/language.h"
#include "solver/run/runner.h"
#include "tests/support/loop_backend.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Texts of the picture by baseline and left edge, in tenths of a pixel.
using Lines = std::map<int, std::map<int, QString>>;

Lines linesOf(const QByteArray& svg)
{
    static const QRegularExpression kText(
        QStringLiteral("<text[^>]* x=\"([0-9.]+)\" y=\"([0-9.]+)\"[^>]*>([^<]*)</text>"));
    Lines lines;
    for (auto found = kText.globalMatch(QString::fromUtf8(svg)); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const auto tenths = [&match](int part) { return qRound(match.captured(part).toDouble() * 10); };
        lines[tenths(2)][tenths(1)] = match.captured(3);
    }
    return lines;
}

int candidatesAt(const Recording& run, int pass, int step)
{
    return run.stateAt(step == 0 && pass > 0 ? run.endOf(pass - 1) : Position{pass, step, 0}).candidates.count();
}

} // namespace

class TestRunTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void counts_data()
    {
        QTest::addColumn<int>("example"); ///< of the article's puzzles
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        QTest::addColumn<int>("below"); ///< rows below those of the rules
        QTest::newRow("two passes") << 1 << 1 << 2 << 1;
        QTest::newRow("with guesses") << 0 << 1 << 25 << 3;
        QTest::newRow("some passes of it") << 0 << 2 << 4 << 1;
    }

    void counts()
    {
        QFETCH(int, example);
        QFETCH(int, first);
        QFETCH(int, last);
        QFETCH(int, below);
        LoopBackend backend;
        const Recording run = record(backend, examples().at(static_cast<std::size_t>(example)).givens, {});
        const RunTablePicture picture(run, first, last);
        const Lines lines = linesOf(svgOf(picture, Theme::Kind::Light));
        const auto rules = static_cast<int>(run.options().rules.size());
        QCOMPARE(static_cast<int>(lines.size()), 2 + rules + below); // title and head
        auto line = std::next(lines.begin());
        // Numbers are centred in their columns, so their left edges differ: take the nearest column head.
        std::map<int, int> passes; // by place
        for (const auto& [x, text] : line->second) {
            bool isNumber = false;
            if (const int pass = text.toInt(&isNumber); isNumber)
                passes[x] = pass;
        }
        QCOMPARE(static_cast<int>(passes.size()), last - first + 1);
        QCOMPARE(passes.begin()->second, first);
        const auto passNear = [&passes](int x) {
            const auto nearest = std::ranges::min_element(
                passes, {}, [x](const std::pair<const int, int>& each) { return std::abs(each.first - x); });
            return nearest->second;
        };
        for (int step = 1; step <= rules; ++step) {
            ++line;
            std::map<int, int> removed;
            int sum = 0;
            for (int pass = first; pass <= last; ++pass) {
                const int count = candidatesAt(run, pass, step - 1) - candidatesAt(run, pass, step);
                if (count > 0)
                    removed[pass] = count;
                sum += count;
            }
            std::map<int, int> shown;
            for (auto text = std::next(line->second.begin()); text != std::prev(line->second.end()); ++text)
                shown[passNear(text->first)] = text->second.toInt();
            QCOMPARE(shown, removed);
            QCOMPARE(std::prev(line->second.end())->second, QString::number(sum));
        }
        if (below > 1) {
            // The help says so of the article's puzzle: three guesses, one of them wrong.
            QCOMPARE(std::prev((++line)->second.end())->second, QString::number(run.pushes()));
            QCOMPARE(std::prev((++line)->second.end())->second, QString::number(run.pops()));
            QCOMPARE(run.pushes(), 3);
            QCOMPARE(run.pops(), 1);
        }
        ++line;
        int pass = first;
        for (auto text = std::next(line->second.begin()); text != line->second.end(); ++text, ++pass)
            QCOMPARE(text->second, QString::number(candidatesAt(run, pass, run.stepsPerPass())));
        QCOMPARE(pass, last + 1);
    }
};

CONVOKU_TEST(TestRunTable)
#include "tst_run_table.moc"
