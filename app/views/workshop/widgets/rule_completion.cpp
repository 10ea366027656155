// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/rule_completion.h"

#include "app/views/workshop/network_words.h"
#include "solver/network/text/part_layers.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>
#include <array>

namespace convoku {
namespace {

/// Prefixes of a digit, a house or a cell in the line that lays a kernel.
constexpr std::array kLaid{"value=", "group=", "place="};

/// Returns whether the line belongs to a kernel.
bool isInKernel(const QTextBlock& line)
{
    for (QTextBlock block = line; block.isValid(); block = block.previous()) {
        const QString text = block.text();
        if (!text.isEmpty() && isOfWord(text[0]))
            return text.startsWith(QLatin1String("kernel "));
    }
    return false;
}

} // namespace

bool isOfWord(QChar c)
{
    return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('0') && c <= QLatin1Char('9'))
        || c == QLatin1Char('_');
}

bool endsOutside(const QString& line)
{
    bool inString = false;
    for (const QChar c : line) {
        if (c == QLatin1Char('"'))
            inString = !inString;
        else if (c == QLatin1Char('#') && !inString)
            return false;
    }
    return !inString;
}

QString wordBefore(const QTextCursor& cursor)
{
    const QString before = cursor.block().text().left(cursor.positionInBlock());
    qsizetype from = before.size();
    while (from > 0 && isOfWord(before[from - 1]))
        --from;
    return before.mid(from);
}

QStringList completionsAt(const QTextCursor& cursor)
{
    const QString all = cursor.block().text().left(cursor.positionInBlock());
    const QString word = wordBefore(cursor);
    if (!endsOutside(all) || (!word.isEmpty() && word[0].isDigit()))
        return {};
    const QString before = all.left(all.size() - word.size()).trimmed();
    using Kind = NetworkWord::Kind;
    QList<Kind> kinds;
    bool names = false;
    bool kernels = false;
    const bool inKernel = isInKernel(cursor.block());
    const bool isRule = before.startsWith(QLatin1String("rule "));
    const bool lays = before.contains(QLatin1String("laid("));
    const bool behindLaying = std::any_of(
        kLaid.begin(), kLaid.end(), [&](const char* ending) { return before.endsWith(QLatin1String(ending)); });
    if (before.isEmpty()) {
        kinds = {Kind::Keyword};
    } else if ((isRule || lays) && behindLaying) {
        kinds = {Kind::Coordinate};
    } else if (isRule && before.endsWith(QLatin1Char('='))) {
        kernels = !before.endsWith(QLatin1String("k="));
    } else if (isRule && before.contains(QLatin1Char('='))) {
        kinds = {Kind::Laying};
    } else if (before.endsWith(QLatin1String("over=")) || before.endsWith(QLatin1String("along="))
        || before.endsWith(QLatin1String("house:")) || (isRule && before.contains(QLatin1Char('(')))) {
        kinds = {Kind::Axis};
    } else if (before.startsWith(QLatin1String("cause")) || before.startsWith(QLatin1String("count "))
        || before == QLatin1String("count") || before.startsWith(QLatin1String("keep"))
        || before.startsWith(QLatin1String("remember"))) {
        names = true;
    } else {
        kinds = {Kind::Function};
        names = true;
        if (before.endsWith(QLatin1Char(',')) || before.endsWith(QLatin1Char('(')))
            kinds << Kind::Option << Kind::Weights << Kind::Axis << Kind::Number;
        if (lays)
            kinds << Kind::Laying;
    }
    QStringList words;
    const auto add = [&](const QString& suggestion) {
        if (suggestion.startsWith(word) && suggestion != word && !words.contains(suggestion))
            words << suggestion;
    };
    if (names) {
        // The values above, the nearest first, up to where the part begins.
        for (QTextBlock block = cursor.block().previous(); block.isValid(); block = block.previous()) {
            const QString text = block.text();
            if (!text.isEmpty() && isOfWord(text[0]))
                break;
            const qsizetype sign = text.indexOf(QLatin1Char('='));
            const QString name = text.left(sign).trimmed();
            if (sign > 0 && std::all_of(name.begin(), name.end(), isOfWord) && !name.isEmpty())
                add(name);
        }
        add(inKernel ? QStringLiteral("values") : QStringLiteral("candidates"));
        if (inKernel)
            add(QStringLiteral("k"));
    }
    for (const NetworkWord& networkWord : networkWords()) {
        const bool onlyInRule = networkWord.kind == Kind::Laying && networkWord.word == QLatin1String("k");
        const bool onlyInKernel = networkWord.kind == Kind::Axis && networkWord.word == QLatin1String("place");
        if (kinds.contains(networkWord.kind) && (!onlyInRule || isRule) && (!onlyInKernel || inKernel))
            add(networkWord.word);
    }
    if (kernels) {
        // Offer the kernels of the text, and those that come with the program.
        static const QRegularExpression header(QStringLiteral("^kernel ([a-z0-9_]+)"));
        for (QTextBlock block = cursor.document()->begin(); block.isValid(); block = block.next()) {
            if (const auto match = header.match(block.text()); match.hasMatch())
                add(match.captured(1));
        }
        for (const PartText& part : shippedNetworks().parts) {
            if (part.kind == PartText::Kind::Kernel)
                add(QString::fromStdString(part.id));
        }
    }
    return words;
}

} // namespace convoku
