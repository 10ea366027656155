<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>convoku::BlindWording</name>
    <message numerus="yes">
        <source>%n pair(s) of equal digits in a house</source>
        <translation>
            <numerusform>%n pair of equal digits in a house</numerusform>
            <numerusform>%n pairs of equal digits in a house</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CandidateCurveView</name>
    <message numerus="yes">
        <source>At the start: %n candidate(s)</source>
        <translation>
            <numerusform>At the start: %n candidate</numerusform>
            <numerusform>At the start: %n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After pass %1: %n candidate(s)</source>
        <translation>
            <numerusform>After pass %1: %n candidate</numerusform>
            <numerusform>After pass %1: %n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrong guess: %n restored</source>
        <extracomment>at the point of a curve where a guess has failed</extracomment>
        <translation>
            <numerusform>wrong guess: %n restored</numerusform>
            <numerusform>wrong guess: %n restored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ChainPage</name>
    <message numerus="yes">
        <source>%n step(s) so far</source>
        <extracomment>how far the search for a proof has come</extracomment>
        <translation>
            <numerusform>%n step so far</numerusform>
            <numerusform>%n steps so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ChainWording</name>
    <message numerus="yes">
        <source>%n missing candidate(s)</source>
        <translation>
            <numerusform>%n missing candidate</numerusform>
            <numerusform>%n missing candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) are not needed</source>
        <translation>
            <numerusform>%n other is not needed</numerusform>
            <numerusform>%n others are not needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s)</source>
        <translation>
            <numerusform>%n mark</numerusform>
            <numerusform>%n marks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CliText</name>
    <message numerus="yes">
        <source>%n more puzzle(s) with clashing givens.</source>
        <translation>
            <numerusform>%n more puzzle with clashing givens.</numerusform>
            <numerusform>%n more puzzles with clashing givens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) are not puzzles.</source>
        <translation>
            <numerusform>%n more line is not a puzzle.</numerusform>
            <numerusform>%n more lines are not puzzles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes one puzzle, but there are %n in “%2”.</source>
        <translation>
            <numerusform>%1 takes one puzzle, but there are %n in “%2”.</numerusform>
            <numerusform>%1 takes one puzzle, but there are %n in “%2”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no candidates: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>This format has no candidates: those of %n puzzle are left out.</numerusform>
            <numerusform>This format has no candidates: those of %n puzzles are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has givens only: the placed digits of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>This format has givens only: the placed digits of %n puzzle are left out.</numerusform>
            <numerusform>This format has givens only: the placed digits of %n puzzles are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) done</source>
        <translation>
            <numerusform>%n puzzle done</numerusform>
            <numerusform>%n puzzles done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more solution(s) are others.</source>
        <translation>
            <numerusform>%n more solution is another one.</numerusform>
            <numerusform>%n more solutions are others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were supplied without a solution.</source>
        <translation>
            <numerusform>%n puzzle was supplied without a solution.</numerusform>
            <numerusform>%n puzzles were supplied without a solution.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grid(s) that the network calls solved are wrong.</source>
        <translation>
            <numerusform>%n grid that the network calls solved is wrong.</numerusform>
            <numerusform>%n grids that the network calls solved are wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no comments: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>This format has no comments: those of %n puzzle are left out.</numerusform>
            <numerusform>This format has no comments: those of %n puzzles are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no fields for title, author and the like: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>This format has no fields for title, author and the like: those of %n puzzle are left out.</numerusform>
            <numerusform>This format has no fields for title, author and the like: those of %n puzzles are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This format has no technique codes and eliminations: those of %n puzzle(s) are left out.</source>
        <translation>
            <numerusform>This format has no technique codes and eliminations: those of %n puzzle are left out.</numerusform>
            <numerusform>This format has no technique codes and eliminations: those of %n puzzles are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) have a different number of solutions than the network found.</source>
        <translation>
            <numerusform>%n puzzle has a different number of solutions than the network found.</numerusform>
            <numerusform>%n puzzles have a different number of solutions than the network found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) read</source>
        <translation>
            <numerusform>%n puzzle read</numerusform>
            <numerusform>%n puzzles read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) left out.</source>
        <translation>
            <numerusform>%n puzzle left out.</numerusform>
            <numerusform>%n puzzles left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) without a known solution are left out.</source>
        <translation>
            <numerusform>%n puzzle without a known solution is left out.</numerusform>
            <numerusform>%n puzzles without a known solution are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more puzzle(s) on a different board.</source>
        <translation>
            <numerusform>%n more puzzle on a different board.</numerusform>
            <numerusform>%n more puzzles on a different board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CollectionExportDialog</name>
    <message numerus="yes">
        <source>all %n puzzle(s)</source>
        <translation>
            <numerusform>the only puzzle</numerusform>
            <numerusform>all %n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n shown by the filter</source>
        <translation>
            <numerusform>the one shown by the filter</numerusform>
            <numerusform>the %n shown by the filter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written</source>
        <translation>
            <numerusform>%n file written</numerusform>
            <numerusform>%n files written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n skipped</numerusform>
            <numerusform>%n skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cancelled: %n left</source>
        <translation>
            <numerusform>cancelled: %n left</numerusform>
            <numerusform>cancelled: %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CollectionPanel</name>
    <message numerus="yes">
        <source>Copied: %n puzzle(s)</source>
        <translation>
            <numerusform>Copied: %n puzzle</numerusform>
            <numerusform>Copied: %n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n puzzle(s): %1</source>
        <translation>
            <numerusform>Saved %n puzzle: %1</numerusform>
            <numerusform>Saved %n puzzles: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::CollectionWording</name>
    <message numerus="yes">
        <source>%1 puzzle(s)</source>
        <extracomment>%n is how many puzzles, %1 the same number as it is written</extracomment>
        <translation>
            <numerusform>%1 puzzle</numerusform>
            <numerusform>%1 puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pass</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ColoursDialog</name>
    <message numerus="yes">
        <source>%n pair(s) of colours that are hard to read or to tell apart:</source>
        <translation>
            <numerusform>One pair of colours is hard to read or to tell apart:</numerusform>
            <numerusform>%n pairs of colours are hard to read or to tell apart:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ComparedColumn</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidate</numerusform>
            <numerusform>%n candidates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ComparedWording</name>
    <message numerus="yes">
        <source>%n wrong digit(s)</source>
        <translation>
            <numerusform>%n wrong digit</numerusform>
            <numerusform>%n wrong digits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) of the solution lost</source>
        <translation>
            <numerusform>%n digit of the solution lost</numerusform>
            <numerusform>%n digits of the solution lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) removed on this board only</source>
        <translation>
            <numerusform>%n candidate removed on this board only</numerusform>
            <numerusform>%n candidates removed on this board only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) present on this board only</source>
        <translation>
            <numerusform>%n candidate present on this board only</numerusform>
            <numerusform>%n candidates present on this board only</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ComparisonWording</name>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pass</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n guess</numerusform>
            <numerusform>%n guesses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ConstraintWording</name>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more like it.</source>
        <translation>
            <numerusform>And %n more like it.</numerusform>
            <numerusform>And %n more like it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> under %n active guess(es)</source>
        <translation>
            <numerusform> under the active guess</numerusform>
            <numerusform> under the %n active guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domain(s)</source>
        <translation>
            <numerusform>%n domain</numerusform>
            <numerusform>%n domains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided: the search was cut off after %n pass(es).</source>
        <translation>
            <numerusform>Not decided: the search was cut off after %n pass.</numerusform>
            <numerusform>Not decided: the search was cut off after %n passes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::EditWording</name>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with edited candidates</source>
        <translation>
            <numerusform>%n cell with edited candidates</numerusform>
            <numerusform>%n cells with edited candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) have no candidate: %1.</source>
        <translation>
            <numerusform>%n cell has no candidate: %1.</numerusform>
            <numerusform>%n cells have no candidate: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cell(s): %1.</source>
        <translation>
            <numerusform>Two solutions differ in %n cell: %1.</numerusform>
            <numerusform>Two solutions differ in %n cells: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ExplanationWording</name>
    <message numerus="yes">
        <source>%n finding(s), each of them enough:</source>
        <translation>
            <numerusform>%n finding, each of them enough:</numerusform>
            <numerusform>%n findings, each of them enough:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <translation>
            <numerusform>%n removal</numerusform>
            <numerusform>%n removals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pass</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) missing in the opened puzzle</source>
        <translation>
            <numerusform>%n candidate missing in the opened puzzle</numerusform>
            <numerusform>%n candidates missing in the opened puzzle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It holds only while %n guess(es) are active.</source>
        <translation>
            <numerusform>It holds only while %n guess is active.</numerusform>
            <numerusform>It holds only while %n guesses are active.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <comment>reasons</comment>
        <extracomment>behind the first reasons of a removal: 1 in r7c1, r7c2 ≠ 1 and 7 more</extracomment>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ExportDialog</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::FileController</name>
    <message numerus="yes">
        <source>%n breakpoint(s), bookmark(s) or watch(es) of %1 could not be read and were left out.</source>
        <translation>
            <numerusform>%n breakpoint, bookmark or watch of %1 could not be read and was left out.</numerusform>
            <numerusform>%n breakpoints, bookmarks or watches of %1 could not be read and were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::FoundWording</name>
    <message numerus="yes">
        <source>%1 is the only candidate left; the last one removed was %2, at %3.</source>
        <extracomment>%1: the digit that is left; %2: the digits that went last, &quot;1&quot; or &quot;1, 4&quot;; %3: where, &quot;16.2&quot;</extracomment>
        <translation>
            <numerusform>%1 is the only candidate left; the last one removed was %2, at %3.</numerusform>
            <numerusform>%1 is the only candidate left; the last ones removed were %2, at %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::GraphWording</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Graph of one pass: %n step(s), %1 of them viewed.</source>
        <translation>
            <numerusform>Graph of one pass: %n step, %1 of them viewed.</numerusform>
            <numerusform>Graph of one pass: %n steps, %1 of them viewed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::HeadlineWording</name>
    <message numerus="yes">
        <source>%n candidate(s) leave</source>
        <extracomment>what a rule did, before it is known why: 7 candidates leave</extracomment>
        <translation>
            <numerusform>%n candidate leaves</numerusform>
            <numerusform>%n candidates leave</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidate</numerusform>
            <numerusform>%n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of its %n removal(s)</source>
        <extracomment>a rule and how much of what it removed is spoken of: Pointing in column, 4 of its 7 removals</extracomment>
        <translation>
            <numerusform>%1, %2 of its %n removal</numerusform>
            <numerusform>%1, %2 of its %n removals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n removal(s)</source>
        <translation>
            <numerusform>%1, %n removal</numerusform>
            <numerusform>%1, %n removals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found something</source>
        <translation>
            <numerusform>%n rule found something</numerusform>
            <numerusform>%n rules found something</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n guess</numerusform>
            <numerusform>%n guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deduction(s)</source>
        <translation>
            <numerusform>%n deduction</numerusform>
            <numerusform>%n deductions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::HowItWorks</name>
    <message numerus="yes">
        <source>One pass has %1 layers: %n rule(s), a verdict and a search. Its output is the input of the next pass.</source>
        <translation>
            <numerusform>One pass has %1 layers: %n rule, a verdict and a search. Its output is the input of the next pass.</numerusform>
            <numerusform>One pass has %1 layers: %n rules, a verdict and a search. Its output is the input of the next pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At first, each of the %n open cell(s) can hold any of the digits. Each pass removes some of them, until every cell has one left.</source>
        <translation>
            <numerusform>At first, the open cell can hold any of the digits. Each pass removes some of them, until every cell has one left.</numerusform>
            <numerusform>At first, each of the %n open cells can hold any of the digits. Each pass removes some of them, until every cell has one left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::LayerVoice</name>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidate</numerusform>
            <numerusform>%n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that the rules cleared</source>
        <translation>
            <numerusform>%n that the rules cleared</numerusform>
            <numerusform>%n that the rules cleared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pass</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::LayerWording</name>
    <message numerus="yes">
        <source>%n sum(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n sum, one step; a processor with %n unit does it in one tick</numerusform>
            <numerusform>%n sums, one step; a processor with %n units does it in one tick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), one step; a processor with %n unit(s) does it in one tick</source>
        <translation>
            <numerusform>%n number, one step; a processor with %n unit does it in one tick</numerusform>
            <numerusform>%n numbers, one step; a processor with %n units does it in one tick</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::LegendPanel</name>
    <message numerus="yes">
        <source>removes %n candidate(s)</source>
        <translation>
            <numerusform>removes %n candidate</numerusform>
            <numerusform>removes %n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>guesses, and sets %n candidate(s) aside</source>
        <translation>
            <numerusform>guesses, and sets %n candidate aside</numerusform>
            <numerusform>guesses, and sets %n candidates aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>undoes a guess: %n candidate(s) restored</source>
        <translation>
            <numerusform>undoes a guess: %n candidate restored</numerusform>
            <numerusform>undoes a guess: %n candidates restored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::LessonPanel</name>
    <message numerus="yes">
        <source>%1 cannot be opened as a lesson: %n thing(s) must be corrected.</source>
        <extracomment>a file&apos;s name, and what is wrong with it</extracomment>
        <translation>
            <numerusform>%1 cannot be opened as a lesson: one thing must be corrected.</numerusform>
            <numerusform>%1 cannot be opened as a lesson: %n things must be corrected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missed question(s), on a different board</source>
        <translation>
            <numerusform>%n missed question, on a different board</numerusform>
            <numerusform>%n missed questions, on different boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), on a different board</source>
        <translation>
            <numerusform>%n question, on a different board</numerusform>
            <numerusform>%n questions, on different boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::LessonText</name>
    <message numerus="yes">
        <source>%n candidate(s) are removed here, not %1.</source>
        <translation>
            <numerusform>%n candidate is removed here, not %1.</numerusform>
            <numerusform>%n candidates are removed here, not %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) are restored here, not %1.</source>
        <translation>
            <numerusform>%n candidate is restored here, not %1.</numerusform>
            <numerusform>%n candidates are restored here, not %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::MessageBar</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::NumberWording</name>
    <message numerus="yes">
        <source>In %1, %2 has %n place(s) left: %3.</source>
        <extracomment>%1: a house, %2: a digit, %3: cells: in row 5, 6 has 2 places left: r5c4 and r5c6</extracomment>
        <translation>
            <numerusform>In %1, %2 has %n place left: %3.</numerusform>
            <numerusform>In %1, %2 has %n places left: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n candidate(s) left: %2.</source>
        <extracomment>%1: a cell, %2: digits: r5c4 has 3 candidates left: 1, 6 and 8</extracomment>
        <translation>
            <numerusform>%1 has %n candidate left: %2.</numerusform>
            <numerusform>%1 has %n candidates left: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::OneBoard</name>
    <message numerus="yes">
        <source>%n puzzle(s) on a different board from the first one are left out.</source>
        <translation>
            <numerusform>%n puzzle on a different board from the first one is left out.</numerusform>
            <numerusform>%n puzzles on a different board from the first one are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::PassBarsView</name>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pass</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::PlotWording</name>
    <message numerus="yes">
        <source>%1, %n of them</source>
        <extracomment>a number that goes in, what comes out, how many numbers go in that are this one: a: 1 → 0, 72 of them</extracomment>
        <translation>
            <numerusform>%1, %n of them</numerusform>
            <numerusform>%1, %n of them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::PuzzleSource</name>
    <message numerus="yes">
        <source>And %n more line(s) that are not puzzles.</source>
        <translation>
            <numerusform>And %n more line that is not a puzzle.</numerusform>
            <numerusform>And %n more lines that are not puzzles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::RecordedRun</name>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n guess</numerusform>
            <numerusform>%n guesses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::RecurrencePicture</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>once</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidate</numerusform>
            <numerusform>%n candidates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::RemovalWatch</name>
    <message numerus="yes">
        <source>%n bookmark(s) removed with the previous puzzle</source>
        <translation>
            <numerusform>%n bookmark removed with the previous puzzle</numerusform>
            <numerusform>%n bookmarks removed with the previous puzzle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::ReportWording</name>
    <message numerus="yes">
        <source>%n puzzle(s).</source>
        <translation>
            <numerusform>%n puzzle.</numerusform>
            <numerusform>%n puzzles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a known solution left out.</source>
        <translation>
            <numerusform>%n without a known solution left out.</numerusform>
            <numerusform>%n without a known solution left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with several solutions: any of them is right, and their cells are not counted.</source>
        <translation>
            <numerusform>%n with several solutions: any of them is right, and its cells are not counted.</numerusform>
            <numerusform>%n with several solutions: any of them is right, and their cells are not counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::StackPanel</name>
    <message numerus="yes">
        <source>%n guess(es) are active here.</source>
        <translation>
            <numerusform>%n guess is active here.</numerusform>
            <numerusform>%n guesses are active here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::StudyWording</name>
    <message numerus="yes">
        <source>%n number(s) differ from the written ones.</source>
        <translation>
            <numerusform>%n number differs from the written one.</numerusform>
            <numerusform>%n numbers differ from the written ones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::TrainingPage</name>
    <message numerus="yes">
        <source>%n new start(s)</source>
        <translation>
            <numerusform>%n new start</numerusform>
            <numerusform>%n new starts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::TrainingStrip</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::TrainingWording</name>
    <message numerus="yes">
        <source>%n find(s) something else</source>
        <translation>
            <numerusform>%n finds something else</numerusform>
            <numerusform>%n find something else</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>place(s) %1</source>
        <translation>
            <numerusform>place %1</numerusform>
            <numerusform>places %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It answers no to all %1 possible rows, and misses %n row(s) with a yes.</source>
        <translation>
            <numerusform>It answers no to all %1 possible rows, and misses %n row with a yes.</numerusform>
            <numerusform>It answers no to all %1 possible rows, and misses %n rows with a yes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wrongly answers yes to %n of the %1 possible rows.</source>
        <translation>
            <numerusform>It wrongly answers yes to %n of the %1 possible rows.</numerusform>
            <numerusform>It wrongly answers yes to %n of the %1 possible rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It misses %1 of %n row(s) with a yes.</source>
        <translation>
            <numerusform>It misses %1 of %n row with a yes.</numerusform>
            <numerusform>It misses %1 of %n rows with a yes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of “%1”</source>
        <translation>
            <numerusform>%n number of “%1”</numerusform>
            <numerusform>%n numbers of “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) and the bias of “%1”</source>
        <translation>
            <numerusform>%n weight and the bias of “%1”</numerusform>
            <numerusform>%n weights and the bias of “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s)</source>
        <translation>
            <numerusform>%n start</numerusform>
            <numerusform>%n starts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) %1</source>
        <translation>
            <numerusform>%n weight %1</numerusform>
            <numerusform>%n weights %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n find(s) the rule</source>
        <translation>
            <numerusform>%n finds the rule</numerusform>
            <numerusform>%n find the rule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) no better than a constant answer (%1)</source>
        <translation>
            <numerusform>%n does no better than a constant answer (%1)</numerusform>
            <numerusform>%n do no better than a constant answer (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::TreeWords</name>
    <message numerus="yes">
        <source>It rests on %n guess(es):</source>
        <translation>
            <numerusform>It rests on %n guess:</numerusform>
            <numerusform>It rests on %n guesses:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::VerdictWording</name>
    <message numerus="yes">
        <source>with %n guess(es)</source>
        <translation>
            <numerusform>with %n guess</numerusform>
            <numerusform>with %n guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es) so far</source>
        <translation>
            <numerusform>%n pass so far</numerusform>
            <numerusform>%n passes so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at the limit of %n pass(es)</source>
        <translation>
            <numerusform>at the limit of %n pass</numerusform>
            <numerusform>at the limit of %n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n pass(es)</source>
        <translation>
            <numerusform>after %n pass</numerusform>
            <numerusform>after %n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n pass(es)</source>
        <translation>
            <numerusform>in %n pass</numerusform>
            <numerusform>in %n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solves in %n pass(es)</source>
        <translation>
            <numerusform>Solves in %n pass</numerusform>
            <numerusform>Solves in %n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stalls after %n pass(es)</source>
        <translation>
            <numerusform>Stalls after %n pass</numerusform>
            <numerusform>Stalls after %n passes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::VoiceWording</name>
    <message numerus="yes">
        <source>And %n more finding(s).</source>
        <translation>
            <numerusform>And %n more finding.</numerusform>
            <numerusform>And %n more findings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::Wording</name>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidate</numerusform>
            <numerusform>%n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pass</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es)</source>
        <translation>
            <numerusform>%n guess</numerusform>
            <numerusform>%n guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) return</source>
        <translation>
            <numerusform>%n candidate returns</numerusform>
            <numerusform>%n candidates return</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a spreadsheet has turned %n puzzle(s) of this table into numbers, so digits are missing. Format the column as text before you paste or import the puzzles, then export the table again.</source>
        <translation>
            <numerusform>%1: a spreadsheet has turned %n puzzle of this table into numbers, so digits are missing. Format the column as text before you paste or import the puzzles, then export the table again.</numerusform>
            <numerusform>%1: a spreadsheet has turned %n puzzles of this table into numbers, so digits are missing. Format the column as text before you paste or import the puzzles, then export the table again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s), one puzzle per line</source>
        <translation>
            <numerusform>%n digit, one puzzle per line</numerusform>
            <numerusform>%n digits, one puzzle per line</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>convoku::Workspace</name>
    <message numerus="yes">
        <source>The session’s puzzle is invalid: expected %n character(s) under “puzzle”.</source>
        <translation>
            <numerusform>The session’s puzzle is invalid: expected %n character under “puzzle”.</numerusform>
            <numerusform>The session’s puzzle is invalid: expected %n characters under “puzzle”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The session’s candidates do not match its puzzle: expected %n character(s) under “candidates”, with no other digit in the cells of givens.</source>
        <translation>
            <numerusform>The session’s candidates do not match its puzzle: expected %n character under “candidates”, with no other digit in the cells of givens.</numerusform>
            <numerusform>The session’s candidates do not match its puzzle: expected %n characters under “candidates”, with no other digit in the cells of givens.</numerusform>
        </translation>
    </message>
</context>
</TS>
