// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <algorithm>
#include <array>
#include <random>

namespace convoku::testing {

/// Texts that are nearly like one that is right.
class Mangler
{
public:
    QByteArray mangled(const QByteArray& right)
    {
        QByteArray text = right;
        for (int i = 1 + below(5); i > 0 && !text.isEmpty(); --i) {
            const int place = below(static_cast<int>(text.size()));
            const int length = std::min(1 + below(12), static_cast<int>(text.size()) - place);
            switch (below(7)) {
            case 0:
                text.remove(place, length);
                break;
            case 1:
                text.insert(place, static_cast<char>(below(256)));
                break;
            case 2:
                text[place] = static_cast<char>(text[place] ^ (1 << below(8)));
                break;
            case 3: // a piece of it somewhere else
                text.insert(below(static_cast<int>(text.size())), text.mid(place, 1 + below(200)));
                break;
            case 4:
                text.truncate(place);
                break;
            case 5:
                text.insert(place, kWords[static_cast<std::size_t>(below(static_cast<int>(kWords.size())))]);
                break;
            default: // another number in place of one
                for (int at = place; at < text.size(); ++at) {
                    if (text[at] >= '0' && text[at] <= '9') {
                        text.replace(at, 1, kWords[static_cast<std::size_t>(below(6))]);
                        break;
                    }
                }
                break;
            }
        }
        return text;
    }

private:
    int below(int end) { return static_cast<int>(m_random() % static_cast<unsigned>(end)); }

    static constexpr std::array<const char*, 12> kWords{"-1", "2147483647", "-2147483648", "1e308",
        "99999999999999999999", "0", "null", "[[[[[[", "{\"a\":", "\xff\xfe", "\xe2\x80\xae", "\n\n# "};
    std::mt19937 m_random{1}; // NOLINT: the same each time
};

} // namespace convoku::testing
