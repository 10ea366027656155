// SPDX-License-Identifier: MIT
#include "app/window/palette_search.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <limits>
#include <tuple>

namespace convoku {
namespace {

QStringList wordsOf(const QString& text)
{
    static const QRegularExpression kBetween(
        QStringLiteral("[^\\p{L}\\p{N}]+"), QRegularExpression::UseUnicodePropertiesOption);
    return text.split(kBetween, Qt::SkipEmptyParts);
}

/// Each of them begins a word of the text.
bool begin(const QStringList& typed, const QStringList& words)
{
    return std::all_of(typed.begin(), typed.end(), [&words](const QString& one) {
        return std::any_of(words.begin(), words.end(),
            [&one](const QString& word) { return word.startsWith(one, Qt::CaseInsensitive); });
    });
}

/// Each of them stands somewhere in the text: also in one that is written without blanks.
bool stand(const QStringList& typed, const QString& text)
{
    return std::all_of(
        typed.begin(), typed.end(), [&text](const QString& one) { return text.contains(one, Qt::CaseInsensitive); });
}

/// Returns how well the entry matches the typed text; 0: not at all.
int nearness(const PaletteEntry& entry, const QString& typed, const QStringList& words)
{
    if (words.isEmpty())
        return 1;
    if (entry.name.compare(typed, Qt::CaseInsensitive) == 0)
        return 7;
    if (entry.name.startsWith(typed, Qt::CaseInsensitive))
        return 6;
    const QStringList name = wordsOf(entry.name);
    if (begin(words, name))
        return 5;
    if (begin(words, name + wordsOf(entry.words)))
        return 4;
    if (stand(words, entry.name))
        return 3;
    if (stand(words, entry.name + QLatin1Char(' ') + entry.words))
        return 2;
    const QString all
        = QStringList{entry.name, entry.words, entry.category, entry.help, entry.keys}.join(QLatin1Char(' '));
    return stand(words, all) ? 1 : 0;
}

} // namespace

std::vector<int> rankedEntries(const std::vector<PaletteEntry>& entries, const QString& typed)
{
    const QString text = typed.simplified();
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<int> ranked;
    std::vector<int> near(entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        near[i] = nearness(entries[i], text, words);
        if (near[i] > 0)
            ranked.push_back(static_cast<int>(i));
    }
    const auto key = [&](int index) {
        const auto i = static_cast<std::size_t>(index);
        const int used = entries[i].lastUsed;
        return std::tuple(
            !entries[i].whyNot.isEmpty(), -near[i], used < 0 ? std::numeric_limits<int>::max() : used, index);
    };
    std::sort(ranked.begin(), ranked.end(), [&key](int a, int b) { return key(a) < key(b); });
    return ranked;
}

} // namespace convoku
