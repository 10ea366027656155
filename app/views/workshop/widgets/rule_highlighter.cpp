// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/rule_highlighter.h"

#include "app/views/workshop/network_words.h"

namespace convoku {
namespace {

/// A line that is longer than any reader takes is not looked at to its end.
constexpr int kHighlighterMostLetters = 4000;

bool isLetter(QChar c)
{
    return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || c == QLatin1Char('_');
}

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

} // namespace

RuleHighlighter::RuleHighlighter(QTextDocument* document)
    : QSyntaxHighlighter(document)
{
    for (const NetworkWord& word : networkWords()) {
        switch (word.kind) {
        case NetworkWord::Kind::Keyword:
            m_keywords << word.word;
            break;
        case NetworkWord::Kind::Function:
        case NetworkWord::Kind::Weights:
            m_functions << word.word;
            break;
        case NetworkWord::Kind::Axis:
        case NetworkWord::Kind::Coordinate:
        case NetworkWord::Kind::Number:
            m_axes << word.word;
            break;
        case NetworkWord::Kind::Option:
        case NetworkWord::Kind::Laying:
            m_options << word.word;
            break;
        }
    }
    setTheme(Theme::of(Theme::Kind::Light));
}

void RuleHighlighter::setTheme(const Theme& theme)
{
    m_formats = QList<QTextCharFormat>(6);
    const auto format = [this](Part part) -> QTextCharFormat& { return m_formats[static_cast<int>(part)]; };
    format(Part::Keyword).setFontWeight(QFont::DemiBold);
    format(Part::Word).setForeground(theme.foundDigit);
    format(Part::Name).setForeground(theme.family(RuleFamily::HiddenSingle));
    format(Part::Comment).setForeground(theme.label);
    format(Part::String).setForeground(theme.candidate);
    format(Part::String).setFontItalic(true);
    format(Part::Number).setForeground(theme.family(RuleFamily::Pointing));
    rehighlight();
}

QList<RuleHighlighter::Span> RuleHighlighter::spansOf(const QString& line) const
{
    QList<Span> spans;
    const int end = static_cast<int>(std::min<qsizetype>(line.size(), kHighlighterMostLetters));
    bool first = true; // nothing stands before it
    const auto next = [&](int at) {
        while (at < end && line[at].isSpace())
            ++at;
        return at < end ? line[at] : QChar();
    };
    for (int at = 0; at < end;) {
        const QChar c = line[at];
        if (c == QLatin1Char('#')) {
            spans << Span{at, static_cast<int>(line.size()) - at, Part::Comment};
            break;
        }
        const int from = at;
        if (c == QLatin1Char('"')) {
            for (++at; at < end && line[at] != c; ++at) { }
            at = std::min(at + 1, end);
            spans << Span{from, at - from, Part::String};
        } else if (isLetter(c)) {
            while (at < end && (isLetter(line[at]) || isDigit(line[at])))
                ++at;
            const QString word = line.mid(from, at - from);
            const QChar behind = next(at);
            if (first && behind == QLatin1Char('='))
                spans << Span{from, at - from, Part::Name};
            else if (first && m_keywords.contains(word))
                spans << Span{from, at - from, Part::Keyword};
            else if ((behind == QLatin1Char('(') && m_functions.contains(word))
                || (behind == QLatin1Char('=') && m_options.contains(word))
                || (behind != QLatin1Char('(') && m_axes.contains(word)))
                spans << Span{from, at - from, Part::Word};
        } else if (isDigit(c)) {
            while (at < end && (isDigit(line[at]) || line[at] == QLatin1Char('.')))
                ++at;
            spans << Span{from, at - from, Part::Number};
        } else {
            ++at;
            if (c.isSpace())
                continue;
        }
        first = false;
    }
    return spans;
}

void RuleHighlighter::highlightBlock(const QString& text)
{
    for (const Span& span : spansOf(text))
        setFormat(span.from, span.length, m_formats[static_cast<int>(span.part)]);
}

} // namespace convoku
