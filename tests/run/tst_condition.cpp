// SPDX-License-Identifier: MIT
#include "solver/run/condition.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>
#include <memory>
#include <random>

using namespace convoku;

namespace {

using Numbers = EventNumbers;

/// A random condition that was never text: what it means is known without a parser.
struct Tree
{
    enum Kind { Compare, Not, And, Or } kind = Compare;
    int operation = 0;
    int left = 0; ///< below 0: field −1 − left
    int right = 0;
    std::unique_ptr<Tree> first;
    std::unique_ptr<Tree> second;

    bool means(const Numbers& numbers) const
    {
        const auto value = [&](int operand) { return operand < 0 ? numbers.at(std::size_t(-1 - operand)) : operand; };
        const int a = value(left);
        const int b = value(right);
        const bool results[] = {a<b, a <= b, a == b, a == b, a != b, a >= b, a> b};
        switch (kind) {
        case Compare:
            return results[operation];
        case Not:
            return !first->means(numbers);
        case And:
            return first->means(numbers) && second->means(numbers);
        case Or:
            break;
        }
        return first->means(numbers) || second->means(numbers);
    }
};

class Maker
{
public:
    explicit Maker(unsigned seed)
        : m_random(seed)
    {
    }
    int number(int low, int high) { return std::uniform_int_distribution(low, high)(m_random); }

    std::unique_ptr<Tree> tree(int depth)
    {
        auto made = std::make_unique<Tree>();
        made->kind = depth == 0 ? Tree::Compare : Tree::Kind(number(0, 3));
        made->operation = number(0, 6);
        made->left = number(-5, 4);
        made->right = number(-5, 4);
        if (made->kind != Tree::Compare)
            made->first = tree(depth - 1);
        if (made->kind == Tree::And || made->kind == Tree::Or)
            made->second = tree(depth - 1);
        return made;
    }

    /// With the parentheses that it needs, and here and there one that it doesn't.
    std::string text(const Tree& tree)
    {
        static const char* const kFields[] = {"pass", "step", "depth", "removed", "LEFT"};
        static const char* const kSigns[] = {"<", "<=", "=", "==", "!=", ">=", ">"};
        const auto operand = [&](int value) { return value < 0 ? kFields[-1 - value] : std::to_string(value); };
        std::string made;
        switch (tree.kind) {
        case Tree::Compare:
            made = operand(tree.left) + blank() + kSigns[tree.operation] + blank() + operand(tree.right);
            break;
        case Tree::Not:
            made
                = "not " + blank() + inside(*tree.first, tree.first->kind == Tree::And || tree.first->kind == Tree::Or);
            break;
        case Tree::And:
            made = inside(*tree.first, tree.first->kind == Tree::Or) + " and "
                + inside(*tree.second, tree.second->kind == Tree::Or);
            break;
        case Tree::Or:
            made = text(*tree.first) + " OR" + blank() + " " + text(*tree.second);
            break;
        }
        return number(0, 5) == 0 ? "(" + blank() + made + blank() + ")" : made;
    }

private:
    std::string inside(const Tree& tree, bool needsParentheses)
    {
        return needsParentheses ? "(" + text(tree) + ")" : text(tree);
    }
    std::string blank() { return std::string(std::size_t(number(0, 2)), number(0, 9) == 0 ? '\t' : ' '); }

    std::mt19937 m_random;
};

} // namespace

class TestCondition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void conditionsHold_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("holds");
        // Numbers: pass 12, step 7, depth 2, removed 3, left 240.
        QTest::newRow("nothing") << QByteArray("") << true;
        QTest::newRow("blanks") << QByteArray(" \t ") << true;
        QTest::newRow("less") << QByteArray("removed < 3") << false;
        QTest::newRow("less or equal") << QByteArray("removed <= 3") << true;
        QTest::newRow("equal") << QByteArray("removed = 3") << true;
        QTest::newRow("equal, as in C") << QByteArray("removed == 4") << false;
        QTest::newRow("not equal") << QByteArray("removed != 3") << false;
        QTest::newRow("greater or equal") << QByteArray("removed >= 3") << true;
        QTest::newRow("greater") << QByteArray("removed > 3") << false;
        QTest::newRow("pass") << QByteArray("pass = 12") << true;
        QTest::newRow("step") << QByteArray("step = 7") << true;
        QTest::newRow("depth") << QByteArray("depth = 2") << true;
        QTest::newRow("left") << QByteArray("left = 240") << true;
        QTest::newRow("two fields") << QByteArray("pass > step") << true;
        QTest::newRow("the number first") << QByteArray("241 > left") << true;
        QTest::newRow("two numbers") << QByteArray("2 > 3") << false;
        QTest::newRow("the largest number") << QByteArray("left < 999999999") << true;
        QTest::newRow("leading zeros") << QByteArray("removed = 003") << true;
        QTest::newRow("and") << QByteArray("removed >= 3 and depth > 0") << true;
        QTest::newRow("or") << QByteArray("removed > 3 or depth > 0") << true;
        QTest::newRow("and before or") << QByteArray("left = 240 or left = 1 and depth = 9") << true;
        QTest::newRow("or in parentheses") << QByteArray("(left = 240 or left = 1) and depth = 9") << false;
        QTest::newRow("not before and") << QByteArray("not depth = 9 and removed = 3") << true;
        QTest::newRow("not before or") << QByteArray("not depth = 2 or removed = 3") << true;
        QTest::newRow("not of parentheses") << QByteArray("not (depth = 2 or removed = 3)") << false;
        QTest::newRow("not not") << QByteArray("not not depth = 2") << true;
        QTest::newRow("without blanks") << QByteArray("(removed>=3)and(not(depth>2))") << true;
        QTest::newRow("capitals") << QByteArray("Removed >= 3 AND Not DEPTH > 2") << true;
        QTest::newRow("parentheses in parentheses") << QByteArray("(((removed = 3)))") << true;
    }

    void conditionsHold()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, holds);
        const auto parsed = Condition::parse(text.toStdString());
        const auto* condition = std::get_if<Condition>(&parsed);
        QVERIFY(condition);
        QCOMPARE(condition->holds({12, 7, 2, 3, 240}), holds);
        QCOMPARE(QByteArray::fromStdString(condition->text()), text.trimmed());
        QCOMPARE(condition->isEmpty(), text.trimmed().isEmpty());
    }

    void mistakesHaveAPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("expected");
        QTest::addColumn<QByteArray>("found");
        using Expected = ConditionError::Expected;
        const auto row
            = [](const char* name, const QByteArray& text, int column, Expected expected, const QByteArray& found) {
                  QTest::newRow(name) << text << column << int(expected) << found;
              };
        row("a field alone", "removed", 8, Expected::Operator, "");
        row("a number alone", "  3 ", 5, Expected::Operator, "");
        row("no value", "removed >=", 11, Expected::Value, "");
        row("no first value", ">= 3", 1, Expected::Comparison, ">=");
        row("a word for a value", "removed >= many", 12, Expected::Value, "many");
        row("an unknown field", "cleared > 3", 1, Expected::Comparison, "cleared");
        row("a field with a number", "removed3 > 3", 1, Expected::Comparison, "removed3");
        row("no operator", "removed 3", 9, Expected::Operator, "3");
        row("a wrong operator", "removed => 3", 10, Expected::Value, ">");
        row("three numbers", "1 < depth < 3", 11, Expected::Connective, "<");
        row("two conditions", "depth > 1 removed > 2", 11, Expected::Connective, "removed");
        row("and without a second", "depth > 1 and", 14, Expected::Comparison, "");
        row("and without a first", "and depth > 1", 1, Expected::Comparison, "and");
        row("and or", "depth > 1 and or depth > 2", 15, Expected::Comparison, "or");
        row("not alone", "not", 4, Expected::Comparison, "");
        row("open", "(depth > 1", 11, Expected::Closing, "");
        row("open, then a word", "(depth > 1 pass)", 12, Expected::Closing, "pass");
        row("closed twice", "(depth > 1))", 12, Expected::Connective, ")");
        row("empty parentheses", "()", 2, Expected::Comparison, ")");
        row("a value in parentheses", "(depth) > 1", 7, Expected::Operator, ")");
        row("signs of C", "depth > 1 && pass > 2", 11, Expected::Connective, "&");
        row("a negative number", "depth > -1", 9, Expected::Value, "-");
        row("a fraction", "depth > 1.5", 10, Expected::Connective, ".");
        row("ten digits", "left < 1000000000", 8, Expected::SmallerNumber, "1000000000");
        row("an exclamation mark", "!depth", 1, Expected::Comparison, "!");
        row("columns are characters", "depth > 1 and äö > 1", 15, Expected::Comparison, "ä");
        row("behind other characters", "(depth ≥ 1", 8, Expected::Operator, "≥");
        row("too deep", QByteArray(200, '('), 101, Expected::LessNesting, "(");
        row("too many nots", QByteArray("not ").repeated(100000), 401, Expected::LessNesting, "not");
        row("no UTF-8", "depth > \xff\xfe", 9, Expected::Value, "\xff");
        row("a zero byte", QByteArray("depth\0> 1", 9), 6, Expected::Operator, QByteArray("\0", 1));
    }

    void mistakesHaveAPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        QFETCH(int, expected);
        QFETCH(QByteArray, found);
        const auto parsed = Condition::parse(text.toStdString());
        const auto* error = std::get_if<ConditionError>(&parsed);
        QVERIFY(error);
        QCOMPARE(static_cast<int>(error->column), column);
        QCOMPARE(static_cast<int>(error->expected), expected);
        QCOMPARE(QByteArray::fromStdString(error->found), found);
    }

    void randomConditionsMeanWhatTheirTreesMean()
    {
        Maker maker(7);
        int held = 0;
        int count = 0;
        for (int round = 0; round < 4000; ++round) {
            const auto tree = maker.tree(maker.number(0, 5));
            const std::string text = maker.text(*tree);
            const auto parsed = Condition::parse(text);
            const auto* condition = std::get_if<Condition>(&parsed);
            QVERIFY2(condition, text.c_str());
            for (int i = 0; i < 20; ++i) {
                Numbers numbers;
                for (int& number : numbers)
                    number = maker.number(0, 4);
                const bool means = tree->means(numbers);
                QVERIFY2(condition->holds(numbers) == means, text.c_str());
                held += means ? 1 : 0;
                ++count;
            }
        }
        // The sample is worth something: both answers are frequent.
        QVERIFY(held > count / 4 && held < count * 3 / 4);
    }

    /// Whatever is typed is either a condition or an error inside the text.
    void anyTextIsAnswered()
    {
        static const char* const kPieces[]
            = {"removed", "depth", "and", "or", "not", "(", ")", "<", ">=", "!", "=", "3", "77", " ", "x", "ä", "."};
        Maker maker(11);
        int good = 0;
        for (int round = 0; round < 20000; ++round) {
            std::string text;
            for (int i = maker.number(1, 8); i > 0; --i)
                text += kPieces[maker.number(0, 16)] + std::string(maker.number(0, 1) == 0 ? "" : " ");
            const auto parsed = Condition::parse(text);
            if (const auto* error = std::get_if<ConditionError>(&parsed)) {
                QVERIFY(error->column >= 1 && error->column <= text.size() + 1);
                QVERIFY(text.find(error->found) != std::string::npos);
            } else {
                ++good;
            }
        }
        QVERIFY(good > 20);
    }

    void equalTextsAreEqualConditions()
    {
        const auto read = [](const char* text) { return std::get<Condition>(Condition::parse(text)); };
        QVERIFY(read("depth > 1") == read("  depth > 1 "));
        QVERIFY(!(read("depth > 1") == read("depth > 2")));
        QVERIFY(read(" ") == Condition());
    }
};

CONVOKU_GUILESS_TEST(TestCondition)
#include "tst_condition.moc"
