// SPDX-License-Identifier: MIT
// Formulas of bits, worked out here by a parser of their own.
#include "solver/backend/bitwise/formula.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <string_view>

using namespace convoku;

namespace {

/// The value of a formula where a, b and c are those bits. Two different operators never stand side by side without
/// parentheses, so there is no order of them to know.
class Parser
{
public:
    Parser(std::string_view text, unsigned bits)
        : m_text(text)
        , m_bits(bits)
    {
    }

    bool value()
    {
        const bool result = joined();
        m_good = m_good && m_text.empty();
        return result;
    }
    bool isGood() const { return m_good; }

private:
    char take()
    {
        const char c = m_text.empty() ? '\0' : m_text.front();
        m_text.remove_prefix(std::min<std::size_t>(1, m_text.size()));
        return c;
    }

    bool joined()
    {
        bool result = single();
        char by = 0;
        while (m_text.starts_with(' ')) {
            take();
            const char next = take();
            m_good = m_good && (by == 0 || next == by) && take() == ' ';
            by = next;
            const bool other = single();
            switch (by) {
            case '&':
                result = result && other;
                break;
            case '|':
                result = result || other;
                break;
            case '^':
                result = result != other;
                break;
            default:
                m_good = false;
            }
        }
        return result;
    }

    bool single()
    {
        const char c = take();
        switch (c) {
        case '0':
        case '1':
            return c == '1';
        case 'a':
        case 'b':
        case 'c':
            return (m_bits >> (c - 'a') & 1U) != 0;
        case '~':
            return !single();
        case '(': {
            const bool inner = joined();
            m_good = m_good && take() == ')';
            return inner;
        }
        default:
            m_good = false;
            return false;
        }
    }

    std::string_view m_text;
    unsigned m_bits;
    bool m_good = true;
};

} // namespace

class TestFormula : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFunction()
    {
        for (unsigned truth = 0; truth < 256; ++truth) {
            const std::string& formula = bitwise::formulaOf(static_cast<std::uint8_t>(truth));
            for (unsigned bits = 0; bits < 8; ++bits) {
                Parser parser(formula, bits);
                const bool value = parser.value();
                QVERIFY2(parser.isGood(), formula.c_str());
                QVERIFY2(value == ((truth >> bits & 1U) != 0), formula.c_str());
            }
        }
    }

    void shortOnes_data()
    {
        QTest::addColumn<int>("truth");
        QTest::addColumn<QString>("formula");
        QTest::newRow("nothing") << 0x00 << QStringLiteral("0");
        QTest::newRow("an operand") << 0xAA << QStringLiteral("a");
        QTest::newRow("not") << 0x55 << QStringLiteral("~a");
        QTest::newRow("and") << 0x88 << QStringLiteral("a & b");
        QTest::newRow("three of a kind") << 0xFE << QStringLiteral("a | b | c");
        QTest::newRow("but not") << 0x22 << QStringLiteral("a & ~b");
    }
    void shortOnes()
    {
        QFETCH(int, truth);
        QFETCH(QString, formula);
        QCOMPARE(QString::fromStdString(bitwise::formulaOf(static_cast<std::uint8_t>(truth))), formula);
    }

    /// No formula has more operators than necessary. The minimum of each function is lowered as long as two other
    /// functions give it with fewer.
    void noneIsLonger()
    {
        constexpr int kFar = 1000;
        std::array<int, 256> least;
        least.fill(kFar);
        for (const std::size_t given : {0x00U, 0xFFU, 0xAAU, 0xCCU, 0xF0U})
            least[given] = 0;
        for (bool better = true; better;) {
            better = false;
            const auto offer = [&](std::size_t truth, int operators) {
                if (operators < least[truth & 0xFFU]) {
                    least[truth & 0xFFU] = operators;
                    better = true;
                }
            };
            for (std::size_t a = 0; a < 256; ++a) {
                offer(~a, least[a] + 1);
                for (std::size_t b = 0; b < 256; ++b) {
                    offer(a & b, least[a] + least[b] + 1);
                    offer(a | b, least[a] + least[b] + 1);
                    offer(a ^ b, least[a] + least[b] + 1);
                }
            }
        }
        for (std::size_t truth = 0; truth < 256; ++truth) {
            const std::string& formula = bitwise::formulaOf(static_cast<std::uint8_t>(truth));
            const auto operators
                = std::ranges::count_if(formula, [](char c) { return c == '&' || c == '|' || c == '^' || c == '~'; });
            QVERIFY2(operators == least[truth], formula.c_str());
        }
    }
};

CONVOKU_APPLESS_TEST(TestFormula)
#include "tst_formula.moc"
