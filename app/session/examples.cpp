// SPDX-License-Identifier: MIT
#include "app/session/examples.h"

#include "app/wording/wording.h"
#include "solver/formats/puzzle_text.h"

#include <QCoreApplication>

namespace convoku {

std::vector<Example> examples()
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("convoku::Examples", text); };
    const auto example = [](const char* id, const QString& name, const char* text) {
        return Example{name, readPuzzles(text).puzzles.at(0).givens, id};
    };
    return {
        example("article", tr(QT_TRANSLATE_NOOP("convoku::Examples", "The article’s hard puzzle: three guesses")),
            "8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9."),
        example("easy", tr(QT_TRANSLATE_NOOP("convoku::Examples", "The article’s easy puzzle: two passes")),
            ".54.87...329..1.......9.6.45..6..7.37.6..921..3..48..5.82.3.4...7...6.91...1...5."),
        example("no_guess", tr(QT_TRANSLATE_NOOP("convoku::Examples", "Rules only: no guess is needed")),
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
        example("deep", tr(QT_TRANSLATE_NOOP("convoku::Examples", "A deep search")),
            "98.7.....6...5.8....4..8.9.7..6......5..8......9..4.3...2...3.9....1..2......24.."),
        example("no_solution", tr(QT_TRANSLATE_NOOP("convoku::Examples", "No solution: two equal givens in a row")),
            "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
        example("empty", tr(QT_TRANSLATE_NOOP("convoku::Examples", "The empty grid: 47 guesses, none wrong")),
            "................................................................................."),
    };
}

std::vector<ExampleCollection> exampleCollections()
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("convoku::Examples", text); };
    const auto collection = [](const char* id, const QString& name, const QString& help) {
        return ExampleCollection{name, help, QStringLiteral(":/collections/%1.sdm").arg(QLatin1String(id))};
    };
    std::vector<ExampleCollection> all{collection("easy", tr(QT_TRANSLATE_NOOP("convoku::Examples", "Easy")),
        tr(QT_TRANSLATE_NOOP("convoku::Examples", "100 puzzles with many givens; a few passes solve them")))};
    for (const RuleInfo& info : allRules())
        all.push_back(collection(info.id, Wording::rule(info.rule),
            tr(QT_TRANSLATE_NOOP(
                   "convoku::Examples", "30 puzzles without a guess where this rule removes something: %1"))
                .arg(Wording::ruleHelp(info.rule))));
    all.push_back(collection("guessing", tr(QT_TRANSLATE_NOOP("convoku::Examples", "Guessing")),
        tr(QT_TRANSLATE_NOOP("convoku::Examples", "50 puzzles with one guess, or two at once"))));
    all.push_back(collection("deep", tr(QT_TRANSLATE_NOOP("convoku::Examples", "Deep search")),
        tr(QT_TRANSLATE_NOOP("convoku::Examples", "30 puzzles with four or more guesses at once"))));
    return all;
}

} // namespace convoku
