// SPDX-License-Identifier: MIT
#include "app/views/collections/collection_filter.h"

#include "solver/network/text/part_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <limits>

namespace convoku {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

/// Verdicts that a term means by the id of the first of them.
const std::initializer_list<PuzzleVerdict> kVerdicts[] = {
    {PuzzleVerdict::Unique},
    {PuzzleVerdict::Several},
    {PuzzleVerdict::None},
    {PuzzleVerdict::Solved, PuzzleVerdict::Unique, PuzzleVerdict::Several, PuzzleVerdict::Undecided},
    {PuzzleVerdict::Undecided, PuzzleVerdict::Solved},
    {PuzzleVerdict::OutOfPasses},
    {PuzzleVerdict::Stalled},
    {PuzzleVerdict::Unknown},
};
constexpr std::uint32_t kUnknownVerdict = 1U << static_cast<unsigned>(PuzzleVerdict::Unknown);

/// "Naked-Pair" is "naked_pair".
QString normal(QStringView word)
{
    return word.toString().toLower().replace(QLatin1Char('-'), QLatin1Char('_'));
}

} // namespace

/// Takes the text apart from the left.
class CollectionFilter::Parser
{
public:
    Parser(const QString& text, const Model& network, std::vector<Term>& terms)
        : m_text(text)
        , m_network(network)
        , m_terms(terms)
    {
    }

    std::optional<FilterError> parse()
    {
        for (skipSeparators(); !atEnd() && !m_error; skipSeparators())
            readTerm();
        return m_error;
    }

private:
    enum class What { End, Separator, Order, Quoted, Word };
    struct Token
    {
        What what = What::End;
        qsizetype place = 0;
        qsizetype length = 0;
        QString text; ///< without quotation marks
    };

    bool atEnd() const { return m_at >= m_text.size(); }

    Token peek()
    {
        while (!atEnd() && m_text[m_at].isSpace())
            ++m_at;
        if (atEnd())
            return {What::End, m_text.size(), 0, {}};
        const QChar c = m_text[m_at];
        if (c == QLatin1Char(',') || c == QLatin1Char(';'))
            return {What::Separator, m_at, 1, QString(c)};
        if (isOrder(c)) {
            qsizetype end = m_at + 1;
            while (end < m_text.size() && end < m_at + 2 && isOrder(m_text[end]))
                ++end;
            return {What::Order, m_at, end - m_at, m_text.mid(m_at, end - m_at)};
        }
        if (c == QLatin1Char('"')) {
            const qsizetype end = m_text.indexOf(QLatin1Char('"'), m_at + 1);
            if (end < 0) {
                fail(FilterError::Code::OpenQuote, {What::Quoted, m_at, m_text.size() - m_at, {}});
                return {What::Quoted, m_at, m_text.size() - m_at, {}};
            }
            return {What::Quoted, m_at, end + 1 - m_at, m_text.mid(m_at + 1, end - m_at - 1)};
        }
        qsizetype end = m_at;
        while (end < m_text.size() && !m_text[end].isSpace() && m_text[end] != QLatin1Char(',')
            && m_text[end] != QLatin1Char(';') && m_text[end] != QLatin1Char('"') && !isOrder(m_text[end]))
            ++end;
        const QString word = m_text.mid(m_at, end - m_at);
        return {normal(word) == QLatin1String("and") ? What::Separator : What::Word, m_at, end - m_at, word};
    }

    static bool isOrder(QChar c)
    {
        return c == QLatin1Char('<') || c == QLatin1Char('>') || c == QLatin1Char('=') || c == QLatin1Char('!');
    }

    void skip(const Token& token) { m_at = token.place + token.length; }

    void skipSeparators()
    {
        for (Token token = peek(); token.what == What::Separator; token = peek())
            skip(token);
    }

    void fail(FilterError::Code code, const Token& token)
    {
        if (!m_error)
            m_error = {code, token.place, token.length, m_text.mid(token.place, token.length)};
    }

    void readTerm()
    {
        Term term;
        Token token = peek();
        const qsizetype begin = token.place;
        if (token.what == What::Word && isNegation(token.text)) {
            const Token negation = token;
            skip(token);
            token = peek();
            if (token.what == What::End || token.what == What::Separator)
                return fail(FilterError::Code::NothingNegated, negation);
            term.negated = true;
        }
        if (token.what == What::Order)
            return fail(FilterError::Code::NameExpected, token);
        skip(token);
        if (token.what == What::Quoted)
            takeText(term, token.text);
        else if (isNamed(term, token.text))
            readCondition(term);
        else if (!isVerdict(term, token.text))
            readText(term, token);
        term.source = m_text.mid(begin, m_at - begin).trimmed();
        if (!m_error)
            m_terms.push_back(term);
    }

    static bool isNegation(const QString& word)
    {
        const QString name = normal(word);
        return name == QLatin1String("no") || name == QLatin1String("not");
    }

    bool isNamed(Term& term, const QString& word) const
    {
        static const std::pair<const char*, Kind> kNames[]
            = {{"number", Kind::Number}, {"givens", Kind::Givens}, {"passes", Kind::Passes}, {"guesses", Kind::Guesses},
                {"guess", Kind::Guesses}, {"pushes", Kind::Guesses}, {"push", Kind::Guesses},
                {"taken_back", Kind::Backtracks}, {"pops", Kind::Backtracks}, {"depth", Kind::Depth}};
        const QString name = normal(word);
        for (const auto& [known, kind] : kNames) {
            if (name == QLatin1String(known)) {
                term.kind = kind;
                return true;
            }
        }
        // A rule with its house, or without: in all of them.
        const std::string id = name.toStdString();
        for (const RuleId rule : m_network.everyRule()) {
            if (m_network.rule(rule).part->id == id || m_network.rule(rule).id == id)
                term.rules.push_back(rule);
        }
        term.kind = !term.rules.empty() ? Kind::Rules : Kind::Text;
        return !term.rules.empty();
    }

    static bool isVerdict(Term& term, const QString& word)
    {
        const QString name = normal(word);
        for (const auto& known : kVerdicts) {
            if (name != QLatin1String(idOf(*known.begin())))
                continue;
            term.kind = Kind::Verdict;
            for (const PuzzleVerdict verdict : known)
                term.of |= 1U << static_cast<unsigned>(verdict);
            return true;
        }
        return false;
    }

    /// Behind a name: what is asked of its number.
    void readCondition(Term& term)
    {
        term.least = 1;
        term.most = kMost;
        Token token = peek();
        QString order = QStringLiteral("=");
        if (token.what == What::Order) {
            order = token.text;
            static const QStringList kOrders{QStringLiteral("="), QStringLiteral("=="), QStringLiteral("!="),
                QStringLiteral("<"), QStringLiteral("<="), QStringLiteral(">"), QStringLiteral(">=")};
            if (!kOrders.contains(order))
                return fail(FilterError::Code::UnknownSign, token);
            skip(token);
            token = peek();
        } else if (token.what != What::Word || !token.text.front().isDigit()) {
            if (token.what == What::Word && normal(token.text) == QLatin1String("fires"))
                skip(token);
            return;
        }
        static const QRegularExpression kNumber(QStringLiteral("^(\\d{1,15})(?:(?:\\.\\.|-)(\\d{1,15}))?$"));
        const auto found = kNumber.match(token.what == What::Word ? token.text : QString());
        if (!found.hasMatch())
            return fail(FilterError::Code::NumberExpected,
                token.what == What::Separator ? Token{What::End, token.place, 0, {}} : token);
        skip(token);
        const std::int64_t first = found.captured(1).toLongLong();
        const bool isRange = found.capturedLength(2) > 0;
        const std::int64_t last = isRange ? found.captured(2).toLongLong() : first;
        if (last < first)
            return fail(FilterError::Code::EmptyRange, token);
        term.least = 0;
        if (order == QLatin1String("=") || order == QLatin1String("==") || order == QLatin1String("!=")) {
            term.least = first;
            term.most = last;
            term.negated = term.negated != (order.front() == QLatin1Char('!'));
        } else if (isRange) {
            fail(FilterError::Code::OrderExpected, token);
        } else if (order == QLatin1String("<")) {
            term.most = first - 1;
        } else if (order == QLatin1String("<=")) {
            term.most = first;
        } else if (order == QLatin1String(">")) {
            term.least = first + 1;
        } else if (order == QLatin1String(">=")) {
            term.least = first;
        }
    }

    /// Words that are nothing else are one text, up to a comma or something that is.
    void readText(Term& term, Token token)
    {
        const qsizetype begin = token.place;
        for (Token next = peek(); !m_error; next = peek()) {
            Term other;
            if (next.what == What::Order)
                return fail(FilterError::Code::UnknownName, token);
            if (next.what != What::Word || isNegation(next.text) || isVerdict(other, next.text)
                || isNamed(other, next.text))
                break;
            token = next;
            skip(token);
        }
        takeText(term, m_text.mid(begin, token.place + token.length - begin));
    }

    static void takeText(Term& term, const QString& text)
    {
        term.kind = Kind::Text;
        term.text = text;
        static const QRegularExpression kDigits(QStringLiteral("^[0-9.]{1,%1}$").arg(kMostCells));
        if (kDigits.match(text).hasMatch())
            term.digits = text.toLatin1().replace('0', '.');
    }

    const QString m_text;
    const Model& m_network;
    std::vector<Term>& m_terms;
    qsizetype m_at = 0;
    std::optional<FilterError> m_error;
};

CollectionFilter::CollectionFilter(const QString& text, const Model& network)
{
    m_error = Parser(text, network, m_terms).parse();
    if (m_error)
        m_terms.clear();
}

bool CollectionFilter::holds(const Term& term, const Collection& collection, std::size_t puzzle)
{
    switch (term.kind) {
    case Kind::Number:
        return isIn(term, static_cast<std::int64_t>(puzzle) + 1);
    case Kind::Givens:
        return isIn(term, collection.givenCount(puzzle));
    case Kind::Text: {
        bool found = false;
        if (!term.digits.isEmpty()) {
            const std::string digits = unpacked(collection.givens(puzzle), collection.board()).toText();
            found = digits.find(term.digits.constData()) != std::string::npos;
        }
        if (const std::string_view comment = collection.comment(puzzle); !found && !comment.empty())
            found = QString::fromUtf8(comment.data(), static_cast<qsizetype>(comment.size()))
                        .contains(term.text, Qt::CaseInsensitive);
        return found != term.negated;
    }
    default:
        break;
    }
    const PuzzleOutcome& outcome = collection.outcome(puzzle);
    if (term.kind == Kind::Verdict && (term.of & kUnknownVerdict) != 0)
        return outcome.isKnown() == term.negated;
    if (!outcome.isKnown())
        return false;
    switch (term.kind) {
    case Kind::Passes:
        return isIn(term, outcome.passes);
    case Kind::Guesses:
        return isIn(term, outcome.pushes);
    case Kind::Backtracks:
        return isIn(term, outcome.pops);
    case Kind::Depth:
        return isIn(term, outcome.depth);
    case Kind::Rules: {
        std::int64_t fired = 0;
        for (const RuleId rule : term.rules)
            fired += collection.fired(puzzle, rule);
        return isIn(term, fired);
    }
    case Kind::Verdict:
        if (outcome.verdict == PuzzleVerdict::Solved && (term.of & 1U << static_cast<unsigned>(outcome.verdict)) == 0
            && (term.of
                   & (1U << static_cast<unsigned>(PuzzleVerdict::Unique)
                       | 1U << static_cast<unsigned>(PuzzleVerdict::Several)))
                != 0)
            return false; // one of both, but which is not known yet
        return ((term.of >> static_cast<unsigned>(outcome.verdict) & 1U) != 0) != term.negated;
    default:
        return false;
    }
}

bool CollectionFilter::matches(const Collection& collection, std::size_t puzzle) const
{
    return std::all_of(
        m_terms.begin(), m_terms.end(), [&](const Term& term) { return holds(term, collection, puzzle); });
}

bool CollectionFilter::matchesButPasses(const Collection& collection, std::size_t puzzle) const
{
    return std::all_of(m_terms.begin(), m_terms.end(),
        [&](const Term& term) { return term.kind == Kind::Passes || holds(term, collection, puzzle); });
}

bool CollectionFilter::matchesPasses(const PuzzleOutcome& outcome) const
{
    return std::all_of(m_terms.begin(), m_terms.end(), [&](const Term& term) {
        return term.kind != Kind::Passes || (outcome.isKnown() && isIn(term, outcome.passes));
    });
}

std::optional<CollectionFilter::Range> CollectionFilter::passes() const
{
    std::int64_t least = 0;
    std::int64_t most = kMost;
    using Hole = std::pair<std::int64_t, std::int64_t>;
    std::vector<Hole> holes;
    bool any = false;
    for (const Term& term : m_terms) {
        if (term.kind != Kind::Passes)
            continue;
        any = true;
        if (term.negated) {
            holes.emplace_back(term.least, term.most);
            continue;
        }
        least = std::max(least, term.least);
        most = std::min(most, term.most);
    }
    // Holes eat into the range from its ends; what is left between them must be without one.
    std::ranges::sort(holes);
    for (const auto& [first, last] : holes) {
        if (first <= least)
            least = std::max(least, last == kMost ? kMost : last + 1);
    }
    std::ranges::sort(holes, std::ranges::greater(), &Hole::second);
    for (const auto& [first, last] : holes) {
        if (last >= most)
            most = std::min(most, first - 1);
    }
    const bool hole
        = std::ranges::any_of(holes, [&](const Hole& range) { return range.first > least && range.second < most; });
    constexpr std::int64_t kEnd = std::numeric_limits<int>::max();
    if (!any || hole || least > most)
        return std::nullopt;
    return Range{static_cast<int>(std::min(least, kEnd)), static_cast<int>(std::min(most, kEnd))};
}

QString CollectionFilter::textWithPasses(std::optional<Range> passes) const
{
    QStringList parts;
    for (const Term& term : m_terms) {
        if (term.kind != Kind::Passes)
            parts << term.source;
    }
    if (passes)
        parts << (passes->first == passes->second
                ? QStringLiteral("passes = %1").arg(passes->first)
                : QStringLiteral("passes = %1..%2").arg(passes->first).arg(passes->second));
    return parts.join(QStringLiteral(", "));
}

QStringList CollectionFilter::words(const Model& network)
{
    QStringList words{QStringLiteral("passes"), QStringLiteral("guesses"), QStringLiteral("no guess"),
        QStringLiteral("depth"), QStringLiteral("taken_back"), QStringLiteral("givens"), QStringLiteral("number")};
    for (const auto& known : kVerdicts)
        words << QString::fromLatin1(idOf(*known.begin()));
    for (const Model::Rule& rule : network.rules)
        words << QString::fromStdString(rule.part->id) << QString::fromStdString(rule.id);
    words.removeDuplicates();
    words.sort();
    return words;
}

} // namespace convoku
