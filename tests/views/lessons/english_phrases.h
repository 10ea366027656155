// SPDX-License-Identifier: MIT
// English phrases that read like a translation, with what to write instead.
#pragma once

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace convoku {

struct EnglishText
{
    QString where; ///< path of a document, or kProgramText
    QString text; ///< simplified: one blank between two words
    bool isLesson = false;
};

inline constexpr const char* kProgramText = "program";

struct Phrase
{
    const char* pattern; ///< regular expression; ignores case unless it contains (?-i:…)
    const char* instead;
    const char* example; ///< a text in which the pattern matches, and that no earlier pattern matches
    bool inLessons; ///< false: lessons may use it, because they can be playful
};

inline constexpr Phrase kPhrases[] = {
    // Not English
    {R"((?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b)(?=\w))", "is not a …", "A box is no slice.", true},
    {R"(\bcan not\b)", "cannot", "It can not run.", true},
    {R"(\bso many\b)", "this many, or the number", "With so many rules, the legend is short.", false},
    {R"(\bof (?:one['’]s|its|his|her|their|our|my|your) own\b)", "custom …, your own …, separate …",
        "Open a file of your own.", true},
    {R"(\b(?:that|which|who) (?:is|are|was|were) (?:open|opened|selected|picked|edited|clicked)\b)",
        "the open …, the selected …", "It shows the puzzle that is open.", true},
    {R"(\b(?:is|are|was|were) to be\b)", "must be, can be, or a plain verb", "It is to be seen here.", true},
    {R"(\bshall\b)", "will, must, or a plain verb", "The run shall end.", true},
    {R"(\b(?:lines?|passes|guesses|pictures|puzzles|frames|objects?|numbers?|boards|bits?|ms|multiply-adds|additions))"
     R"( an? (?:puzzle|line|second|start|house|pass|board|step|run|plane|picture)\b)",
        "per …", "It prints a line a puzzle.", false},
    {R"(\bfor ever\b)", "forever", "The animation plays for ever.", true},
    {R"((?<!\bare )\ball the same\b)", "still", "The good puzzles are written, all the same.", false},
    {R"(\bput right\b)", "corrected", "One thing must be put right.", false},
    {R"(\bsuffices?\b)", "is enough", "The memory does not suffice.", false},
    // Verbs that mean something else
    {R"(\bstands?\b|\bstood\b)", "is, appears, applies, is active, represents", "The digit stands twice.", false},
    {R"(\b(?:go|goes|going|went) on\b)", "continues, resumes", "Afterwards the run goes on.", false},
    {R"(\b(?:takes?|taken|took|taking)(?: \w+){0,3} back\b)", "undo, backtrack", "Take the last edit back.", false},
    {R"(\b(?:takes?|taken|took|taking)(?: \w+){0,3} away\b)", "remove", "Take this run away.", false},
    {R"(\b(?:comes?|came|coming|gives?|gave|given|brings?|brought|puts?)(?: \S+)? back\b)", "restore, return",
        "Its candidates come back.", false},
    {R"(\bhands? (?:on|back)\b)", "pass on, return", "These are the values that they hand on.", false},
    {R"(\bleads? (?:on|back|nowhere|there|here)\b)", "goes to, opens", "The command leads there.", false},
    {R"(\b(?:breaks?|broke|broken|breaking) off\b)", "fails, stops", "The run broke off.", false},
    {R"(\b(?:is|are|was|were|be) gone\b)", "is removed", "The candidate is gone.", false},
    {R"((?:\b(?:is|are|was|were)|:) not there\b)", "is missing, does not exist", "The file is not there.", false},
    {R"(\bany more\b)", "no longer", "They do not belong to it any more.", false},
    {R"(\bbehind\b)", "after, below, beside", "The words behind the sign name the layers.", false},
    // The program as a person
    {R"(\b(?:tells?|telling|told)\b(?! (?:\w+ )?apart\b))", "prints, shows, reports, explains",
        "A message tells the reason.", false},
    {R"(\b(?:says?|said|saying)\b)", "prints, shows, specifies, answers", "The file says which numbers.", false},
    {R"(\b(?:knows|wants|hears|thinks|wishes)\b|\bdoes not (?:know|want)\b)", "uses, needs, reads, recognises",
        "The search knows the boxes.", false},
    // Clauses for nouns, and nobody in particular
    {R"(\bwhat (?:comes|came|becomes|became) (?:of|out)\b|\b(?:comes|came) of\b)", "the result",
        "What comes of it is a file.", false},
    {R"(\ball (?:else|that)\b)", "everything else, every …", "It keeps all else.", false},
    {R"(\b(?:nobody|somebody|anybody|whoever)\b)", "you, or the passive", "Somebody drops a file.", false},
    {R"(\b(?:for|to|by|but|as) who \w)", "if you …, a reader who …", "It is made for who waits.", false},
    {R"((?<!\bthis )(?<!\bthat )(?<!\beach )(?<!\bonly )(?<!\bother )(?<!\bfirst )(?<!\bsecond )(?<!\blast ))"
     R"(\bone (?:can|could|sees|knows|calls|wants|types|draws|steps|learns|has to)\b)",
        "you", "From here one sees the board.", false},
    {R"((?:^|[.:;] )(?-i:Where) (?!to\b|(?:is|are|do|does|did|can)\b))", "if …, when …", "Where it is missing, wait.",
        false},
    {R"(\b(?:on|in|of|with|from) another (?:board|shape|order|name|size|place|network|puzzle)\b)", "a different …",
        "These puzzles are on another board.", false},
    // Contractions
    {R"(\w+n['’]t\b|\b(?:it|that|there|what|here|you)['’](?:s|re|ll|ve)\b)", "cannot, do not, it is",
        "The file can’t be read.", false},
};

inline QRegularExpression patternOf(const Phrase& phrase)
{
    return QRegularExpression(QString::fromUtf8(phrase.pattern),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

/// A place where a phrase is right.
struct PhraseException
{
    const char* where; ///< EnglishText::where
    const char* piece; ///< a piece of the text, with the phrase in it
};

inline constexpr PhraseException kPhraseExceptions[] = {
    {kProgramText, "resume go on"}, // words that people type to find a command
    {kProgramText, "the digits one behind the other"}, // in space
    {"help/layers.md", "one picture with the others behind it"}, // in space
    {"help/learned.md", "colours behind the candidates"}, // in space
};

/// Returns a line for each phrase in the texts that is not in an exception, and one for each exception that no text
/// needs.
inline QStringList phrasesIn(const QList<EnglishText>& texts)
{
    QStringList found;
    QStringList unneeded;
    for (const PhraseException& exception : kPhraseExceptions)
        unneeded << QString::fromUtf8(exception.piece);
    for (const Phrase& phrase : kPhrases) {
        const QRegularExpression pattern = patternOf(phrase);
        for (const auto& [where, text, isLesson] : texts) {
            if (isLesson && !phrase.inLessons)
                continue;
            for (auto at = pattern.globalMatch(text); at.hasNext();) {
                const auto match = at.next();
                bool isAllowed = false;
                for (const PhraseException& exception : kPhraseExceptions) {
                    const QString piece = QString::fromUtf8(exception.piece);
                    if (where != QLatin1String(exception.where))
                        continue;
                    // The last occurrence that begins at the match or before it.
                    const qsizetype begin = text.lastIndexOf(piece, match.capturedStart());
                    if (begin >= 0 && begin + piece.size() >= match.capturedEnd()) {
                        isAllowed = true;
                        unneeded.removeAll(piece);
                    }
                }
                if (!isAllowed)
                    found << QStringLiteral("%1: “%2” in “…%3…”. Write: %4")
                                 .arg(where, match.captured().trimmed(),
                                     text.mid(std::max(qsizetype(0), match.capturedStart() - 40), 90),
                                     QString::fromUtf8(phrase.instead));
            }
        }
    }
    for (const QString& piece : unneeded)
        found << QStringLiteral("The exception “%1” is not needed.").arg(piece);
    return found;
}

} // namespace convoku
