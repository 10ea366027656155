// SPDX-License-Identifier: MIT
#include "tests/monkey/random.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace convoku::monkey {

Random::Random(std::uint64_t seed, std::uint64_t step)
    : m_engine(seed * 0x9e3779b97f4a7c15ULL + step)
{
    m_engine.discard(4);
}

int Random::below(int end)
{
    return end <= 1 ? 0 : static_cast<int>(m_engine() % static_cast<std::uint64_t>(end));
}

int Random::mostlySmall(int most)
{
    const double part = static_cast<double>(below(1 << 20)) / (1 << 20);
    return static_cast<int>(std::pow(static_cast<double>(most) + 1.0, part)) - 1;
}

QString rubbish(Random& random, int most)
{
    const int length = random.mostlySmall(most);
    const int kind = random.below(7);
    QString text;
    text.reserve(length);
    while (text.size() < length) {
        switch (kind) {
        case 0: // letters and signs
            text += QChar(random.between(0x20, 0x7e));
            break;
        case 1: // anything of the first plane, halves of pairs too
            text += QChar(random.between(0, 0xffff));
            break;
        case 2: // beyond it
            text += QString::fromUcs4(U"\U0001F9E9\U00020000\U0001F468\u200D\U0001F469", 5);
            break;
        case 3: // right to left, marks, directions
            text += QChar(random.oneIn(2) ? random.between(0x5d0, 0x5ea) : random.between(0x202a, 0x202e));
            break;
        case 4: // one letter
            text += QLatin1Char('W');
            break;
        case 5: // lines
            text += random.oneIn(10) ? QChar(QLatin1Char('\n')) : QChar(random.between('0', '9'));
            break;
        default: // control characters
            text += QChar(random.between(0, 0x9f));
            break;
        }
    }
    text.replace(QLatin1Char('/'), QLatin1Char('|'));
    return text;
}

QString nearlyRight(Random& random)
{
    const QStringList texts{QStringLiteral("r4c5=7"), QStringLiteral("12"), QStringLiteral("12.7"),
        QStringLiteral("12.7.3"), QStringLiteral("-1"), QStringLiteral("0"), QStringLiteral("99999999999999999999"),
        QStringLiteral("1e309"), QStringLiteral("nan"), QStringLiteral("r1c1"), QStringLiteral("r10c10=10"),
        QStringLiteral("box 5"), QStringLiteral("passes > 10"), QStringLiteral("passes >= 99999999999"),
        QStringLiteral("((((((((((((((((((((1"), QStringLiteral("guesses > 3 and passes < 20 or not solved"),
        QStringLiteral("hidden_single"), QStringLiteral("<b>bold</b><img src=x>"), QStringLiteral("%1 %n %s %%"),
        QStringLiteral("&&&"), QStringLiteral("{\"format\":\"convoku-session\",\"version\":99}"),
        QStringLiteral("8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9."),
        QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
        QStringLiteral("11.......11......................................................................"),
        QStringLiteral("................................................................................."),
        QStringLiteral("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")};
    QString text = random.of(texts);
    for (int i = random.oneIn(2) ? 0 : random.between(1, 3); i > 0 && !text.isEmpty(); --i) {
        const int place = random.below(static_cast<int>(text.size()));
        if (random.oneIn(2))
            text.remove(place, 1);
        else
            text.insert(place, QChar(random.between(0x20, 0x7e)));
    }
    return text.replace(QLatin1Char('/'), QLatin1Char('|'));
}

} // namespace convoku::monkey
