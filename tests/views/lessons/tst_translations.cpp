// SPDX-License-Identifier: MIT
// What the program says in other languages: nothing is missing, and what programs read in a text is the same in all.
#include "app/views/lessons/lesson_library.h"
#include "app/views/lessons/lesson_question.h"
#include "app/wording/language.h"
#include "app/wording/layer_words.h"
#include "app/wording/wording.h"
#include "solver/network/model.h"
#include "solver/network/pass.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <map>
#include <set>

using namespace convoku;

namespace {

struct Message
{
    QString context;
    QString source;
    bool plural = false;
    bool finished = true;
    QStringList translations;
};

std::vector<Message> readMessages(const QString& language)
{
    QFile file(QStringLiteral(CONVOKU_TRANSLATIONS "/convoku_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Message> messages;
    QString context;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            messages.emplace_back();
            messages.back().context = context;
            messages.back().plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
        } else if (xml.name() == QLatin1String("source")) {
            messages.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            messages.back().finished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!messages.back().plural)
                messages.back().translations << xml.readElementText();
        } else if (xml.name() == QLatin1String("numerusform")) {
            messages.back().translations << xml.readElementText();
        }
    }
    return xml.hasError() ? std::vector<Message>() : messages;
}

QStringList found(const QString& text, const QString& pattern)
{
    QStringList all;
    for (auto at = QRegularExpression(pattern).globalMatch(text); at.hasNext();)
        all << at.next().captured();
    all.sort();
    return all;
}

/// number of forms that the grammar of each language has for numbers
const std::map<QString, int> kForms{{QStringLiteral("de"), 2}, {QStringLiteral("es"), 2}, {QStringLiteral("fr"), 2},
    {QStringLiteral("ja"), 1}, {QStringLiteral("ru"), 3}, {QStringLiteral("zh_CN"), 1}};

/// The same is asked and answered; only the words are others.
void sameQuestion(const LessonStop& english, const LessonStop& translated)
{
    QCOMPARE(translated.question.has_value(), english.question.has_value());
    if (!english.question)
        return;
    const LessonQuestion& a = *english.question;
    const LessonQuestion& b = *translated.question;
    QCOMPARE(questionKey({{}, {}, {translated}}, 0), questionKey({{}, {}, {english}}, 0));
    QVERIFY(a.words != b.words && a.hint != b.hint);
    QVERIFY(!a.hint.isEmpty() && !b.hint.isEmpty());
    QCOMPARE(b.numbers, a.numbers);
    QCOMPARE(b.hides, a.hides);
    const auto places = [](const QString& words) { return found(words, QStringLiteral("\\{[^}]*\\}")); };
    QCOMPARE(places(b.words), places(a.words));
    // A number is the same in every language.
    const auto isWritten = [](const QString& words) {
        return std::any_of(words.begin(), words.end(), [](QChar sign) { return sign.isLetter(); });
    };
    for (std::size_t i = 0; i < a.choices.size(); ++i)
        QVERIFY(a.choices[i].words != b.choices[i].words || !isWritten(a.choices[i].words));
}

void languageRows()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : languages()) {
        if (language.id != QLatin1String("en"))
            QTest::newRow(qPrintable(language.id)) << language.id;
    }
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { useLanguage(QStringLiteral("en")); }

    void meantLanguage_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("id");
        QTest::newRow("itself") << "de"
                                << "de";
        QTest::newRow("of a country") << "de_AT.UTF-8"
                                      << "de";
        QTest::newRow("with a hyphen") << "fr-CA"
                                       << "fr";
        QTest::newRow("with a modifier") << "es_ES@euro"
                                         << "es";
        QTest::newRow("english") << "en_GB.UTF-8"
                                 << "en";
        QTest::newRow("russian") << "ru_RU.UTF-8"
                                 << "ru";
        QTest::newRow("japanese") << "ja_JP"
                                  << "ja";
        QTest::newRow("chinese") << "zh"
                                 << "zh_CN";
        QTest::newRow("simplified") << "zh-Hans-SG"
                                    << "zh_CN";
        QTest::newRow("traditional is another script") << "zh_TW"
                                                       << "";
        QTest::newRow("not spoken") << "pt_BR"
                                    << "";
        QTest::newRow("none") << "C.UTF-8"
                              << "";
        QTest::newRow("nothing") << ""
                                 << "";
        QTest::newRow("nonsense") << "xx"
                                  << "";
    }
    void meantLanguage()
    {
        QFETCH(QString, wanted);
        QTEST(languageFor(wanted), "id");
    }

    void complete_data() { languageRows(); }
    void complete()
    {
        QFETCH(QString, language);
        const std::vector<Message> messages = readMessages(language);
        QVERIFY(messages.size() > 1000);
        QStringList faults;
        for (const Message& message : messages) {
            const auto fault = [&](const char* what) {
                faults
                    << QStringLiteral("%1 %2: %3").arg(message.context, QLatin1String(what), message.source.left(70));
            };
            if (!message.finished)
                fault("unfinished");
            if (message.translations.size() != (message.plural ? kForms.at(language) : 1))
                fault("number of forms");
            for (const QString& text : message.translations) {
                if (text.trimmed().isEmpty()) {
                    fault("empty");
                    continue;
                }
                const QString places = message.plural ? QStringLiteral("%L?\\d") : QStringLiteral("%L?\\d|%n");
                if (found(text, places) != found(message.source, places))
                    fault("placeholders");
                if (found(text, QStringLiteral("</?[a-z][^>]*>"))
                    != found(message.source, QStringLiteral("</?[a-z][^>]*>")))
                    fault("tags");
                if (text.count(QLatin1Char('\n')) != message.source.count(QLatin1Char('\n')))
                    fault("lines");
                if (text.endsWith(QChar(0x2026)) != message.source.endsWith(QChar(0x2026)))
                    fault("dots at the end");
                if (text.front().isSpace() != message.source.front().isSpace()
                    || text.back().isSpace() != message.source.back().isSpace())
                    fault("blanks around");
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
    }

    /// The same texts in every language: a file that was left behind would go on in English.
    void sameTexts_data() { languageRows(); }
    void sameTexts()
    {
        QFETCH(QString, language);
        const auto keys = [](const std::vector<Message>& messages) {
            std::set<std::tuple<QString, QString, bool>> all;
            for (const Message& message : messages)
                all.emplace(message.context, message.source, message.plural);
            return all;
        };
        QCOMPARE(keys(readMessages(language)), keys(readMessages(QStringLiteral("de"))));
    }

    void plurals_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("n");
        QTest::addColumn<int>("sameAs"); // by the rules of the language, not by what is in the files
        QTest::newRow("en 0") << "en" << 0 << 2;
        QTest::newRow("ru 21") << "ru" << 21 << 1;
        QTest::newRow("ru 22") << "ru" << 22 << 2;
        QTest::newRow("ru 11") << "ru" << 11 << 5;
        QTest::newRow("ru 100") << "ru" << 100 << 5;
        QTest::newRow("fr 0") << "fr" << 0 << 1;
        QTest::newRow("de 0") << "de" << 0 << 2;
        QTest::newRow("ja") << "ja" << 1 << 2;
        QTest::newRow("zh") << "zh_CN" << 1 << 2;
    }
    void plurals()
    {
        QFETCH(QString, language);
        QFETCH(int, n);
        QFETCH(int, sameAs);
        useLanguage(language);
        const QByteArray layers = testing::sentence("lessons.translations.layers").toUtf8();
        const auto text = [&](int number) {
            return QCoreApplication::translate("convoku::GraphWording", layers.constData(), nullptr, number)
                .remove(QString::number(number));
        };
        QCOMPARE(text(n), text(sameAs));
        if (kForms.contains(language) && kForms.at(language) > 1)
            QVERIFY(text(1) != text(5));
        QVERIFY(!text(n).contains(QLatin1String("(s)")));
    }

    void everyLayerHasItsWords()
    {
        useLanguage(QLatin1String(kPseudoLanguage));
        PassOptions options;
        options.rules = classicRules();
        std::vector<Network> networks{buildEncode()};
        networks.push_back(buildPass(options).network);
        for (const Network& network : networks) {
            for (const Layer& layer : network.layers) {
                const QString words = layerWords(layer.words);
                QVERIFY2(words.startsWith(QLatin1Char('[')) && words.endsWith(QLatin1Char(']')), layer.words.c_str());
            }
        }
        QCOMPARE(layerWords("words of somebody's own"), QStringLiteral("words of somebody's own"));
    }

    void pseudoKeepsMarks()
    {
        useLanguage(QLatin1String(kPseudoLanguage));
        const QString text = QCoreApplication::translate("any", "&Open <b>%1</b> of %L2 &amp; more\n%n…", nullptr, 3);
        for (const char* mark : {"<b>", "</b>", "%1", "%L2", "&amp;", "&Ö", "\n", "3"})
            QVERIFY2(text.contains(QString::fromUtf8(mark)), qPrintable(text));
        QVERIFY(text.size() > 40);
    }

    void lessons_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("path");
        useLanguage(QStringLiteral("en"));
        for (const LibraryEntry& entry : lessonLibrary()) {
            for (const Language& language : languages()) {
                if (language.id != QLatin1String("en"))
                    QTest::newRow(qPrintable(language.id + entry.path)) << language.id << entry.path;
            }
        }
    }
    void lessons()
    {
        QFETCH(QString, language);
        QFETCH(QString, path);
        useLanguage(QStringLiteral("en"));
        const ReadLesson english = readLibraryLesson(path);
        useLanguage(language);
        QVERIFY2(translatedFile(path) != path, "there is no translation");
        const ReadLesson read = readLibraryLesson(path);
        QStringList problems;
        for (const LessonProblem& problem : read.problems)
            problems << QStringLiteral("%1: %2").arg(problem.line).arg(problem.what);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        QVERIFY(read.lesson.title != english.lesson.title);
        QCOMPARE(read.lesson.stops.size(), english.lesson.stops.size());
        for (std::size_t i = 0; i < read.lesson.stops.size(); ++i) {
            const LessonStop& a = english.lesson.stops[i];
            const LessonStop& b = read.lesson.stops[i];
            QVERIFY(a.text != b.text);
            QVERIFY(a.start == b.start && a.options.rules == b.options.rules);
            QCOMPARE(b.options.search, a.options.search);
            QCOMPARE(toText(*b.options.model), toText(*a.options.model)); // of a bent one each lesson has its own
            QVERIFY(b.train == a.train);
            QCOMPARE(b.go, a.go);
            QCOMPARE(b.pick, a.pick);
            QCOMPARE(b.show, a.show);
            QCOMPARE(b.number, a.number);
            QCOMPARE(b.planes, a.planes);
            QVERIFY(b.light == a.light);
            QCOMPARE(b.checks.size(), a.checks.size());
            sameQuestion(a, b);
            if (QTest::currentTestFailed())
                return;
            const auto targets = [](const LessonStop& stop) {
                QStringList all;
                for (const LessonLink& link : stop.links)
                    all << QString::number(static_cast<int>(link.kind)) + QLatin1Char(':') + link.target;
                all.sort();
                return all;
            };
            QCOMPARE(targets(b), targets(a));
        }
    }
};

CONVOKU_GUILESS_TEST(TestTranslations)
#include "tst_translations.moc"
