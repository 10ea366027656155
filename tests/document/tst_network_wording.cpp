// SPDX-License-Identifier: MIT
// What is said of networks as text.
#include "app/wording/language.h"
#include "app/wording/network_wording.h"
#include "solver/network/text/part_layers.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QSet>
#include <QTest>

using namespace convoku;

class TestNetworkWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void languages_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.id)) << language.id;
    }

    /// Each mistake has a sentence of its own, with all that is known about it, in every language.
    void everyMistakeHasItsSentence_data() { languages_data(); }
    void everyMistakeHasItsSentence()
    {
        QFETCH(const QString, language);
        useLanguage(language);
        QSet<QString> all;
        for (int kind = 0; kind <= static_cast<int>(TextMistake::Expected::Result); ++kind) {
            TextMistake mistake;
            mistake.expected = static_cast<TextMistake::Expected>(kind);
            mistake.wanted = "wanted_sign";
            mistake.count = 4711;
            mistake.shapes = {{7, 8, 9}, {1, 2, 3}};
            mistake.range = {-17, 23};
            const QString plain = NetworkWording::mistake(mistake);
            QVERIFY2(plain.size() > 5 && !plain.contains(QLatin1Char('%')), qPrintable(plain));
            QVERIFY2(!all.contains(plain), qPrintable(plain));
            all.insert(plain);
            mistake.found = "<b>found</b> %1";
            const QString found = NetworkWording::mistake(mistake);
            QVERIFY2(found.contains(QStringLiteral("<b>found</b> %1")), qPrintable(found));
            using Expected = TextMistake::Expected;
            const auto has = [&](std::initializer_list<Expected> kinds, const char* what) {
                const bool wanted = std::find(kinds.begin(), kinds.end(), mistake.expected) != kinds.end();
                QCOMPARE(plain.contains(QLatin1String(what)), wanted);
            };
            has({Expected::Sign, Expected::Inputs, Expected::Results, Expected::Tensor}, "wanted_sign");
            has({Expected::Bias, Expected::Words, Expected::FewerRules, Expected::FewerHouses, Expected::LessWork,
                    Expected::ShorterText, Expected::PlaceOfWeight, Expected::FewerMemories, Expected::HouseCells},
                "4711");
            has({Expected::FittingShapes, Expected::Result, Expected::Remembered}, "[7, 8, 9], [1, 2, 3]");
            has({Expected::Logical, Expected::SmallerRange, Expected::Result, Expected::Remembered}, "-17");
        }
    }

    void whatMetHasItsLine()
    {
        useLanguage({});
        TextMistake mistake;
        mistake.expected = TextMistake::Expected::FittingShapes;
        mistake.shapes = {{36, 9, 9}, {9, 1, 9}, {9, 3, 3}, {2, 4, 4}};
        mistake.axes = {{Axis::PairOfColumns, Axis::Row, Axis::Digit}, {Axis::Digit, Axis::One, Axis::Column},
            {Axis::Digit, Axis::BoxRow, Axis::BoxColumn}, {}};
        mistake.lines = {3, 0, 7, 0};
        const QString sentenceOf = NetworkWording::mistake(mistake);
        QVERIFY2(sentenceOf.endsWith(testing::sentence("session.network_wording.shapes_end")), qPrintable(sentenceOf));
    }

    /// Sentences of shipped networks are translated into every language; a user's own sentences stay as they are.
    void whatShipsSpeaksTheLanguage_data() { languages_data(); }
    void whatShipsSpeaksTheLanguage()
    {
        QFETCH(const QString, language);
        useLanguage(language);
        const bool english = language == QLatin1String("en");
        const auto isTranslated = [english](const std::string& sentence) {
            return (NetworkWording::sentence(sentence) == QString::fromStdString(sentence)) == english;
        };
        for (const PartText& part : shippedNetworks().parts)
            QVERIFY2(isTranslated(part.sentence), part.sentence.c_str());
        for (const NetworkText& network : shippedNetworks().networks)
            QVERIFY2(isTranslated(network.sentence), network.sentence.c_str());
        for (const char* network : {"one_kernel", "houses", "learned_row"}) {
            for (const PartText& part : ownPartsOf(network))
                QVERIFY2(isTranslated(part.sentence), part.sentence.c_str());
        }
        QCOMPARE(NetworkWording::sentence("A rule of my own."), QStringLiteral("A rule of my own."));
        QSet<QString> kinds;
        for (const auto kind : {PartText::Kind::Rule, PartText::Kind::Encoding, PartText::Kind::Verdict,
                 PartText::Kind::Search, PartText::Kind::Kernel}) {
            PartText part;
            part.kind = kind;
            kinds.insert(NetworkWording::kind(part));
        }
        QCOMPARE(kinds.size(), 5);
    }
};

CONVOKU_GUILESS_TEST(TestNetworkWording)
#include "tst_network_wording.moc"
