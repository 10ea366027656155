// SPDX-License-Identifier: MIT
// One word for one thing: lessons, help and texts of the program contain no word that a glossary lists as not used. The
// English ones, and the documents, contain no phrase that reads like a translation. No test can check that the words
// which are used mean the same everywhere.
#include "app/views/lessons/lesson_views.h"
#include "app/wording/language.h"
#include "tests/support/test_program.h"
#include "tests/views/lessons/english_phrases.h"
#include "tests/views/lessons/shipped_texts.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace convoku;

namespace {

/// The cells of the rows of a table, without its heads.
QList<QStringList> tableRows(const QString& text)
{
    QList<QStringList> rows;
    bool head = true;
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        if (!line.startsWith(QLatin1Char('|'))) {
            head = true;
            continue;
        }
        if (line.startsWith(QLatin1String("|---"))) {
            head = false;
            continue;
        }
        if (!head)
            rows << line.split(QLatin1Char('|')).mid(1, 2);
    }
    return rows;
}

/// By the last section of a glossary.
QStringList unusedWords(const QString& language)
{
    QStringList words;
    const QString section = read(source(QStringLiteral("translations/glossary/%1.md").arg(language)))
                                .section(QStringLiteral("\n## "), -1);
    for (const QStringList& row : tableRows(section)) {
        for (const QString& word : row.front().split(QLatin1Char(',')))
            words << word.trimmed();
    }
    return words;
}

/// Whole words, but where a language has no blanks between them; "*" is any ending.
QRegularExpression anyOf(const QStringList& words, const QString& language)
{
    const bool apart = language != QLatin1String("ja") && language != QLatin1String("zh_CN");
    QStringList parts;
    for (const QString& word : words) {
        QString part = QRegularExpression::escape(word).replace(QStringLiteral("\\*"), QStringLiteral("\\w*"));
        // In lines of any length.
        part.replace(QStringLiteral("\\ "), QStringLiteral("\\s+"));
        parts << (apart ? QStringLiteral("\\b%1\\b").arg(part) : part);
    }
    return QRegularExpression(parts.join(QLatin1Char('|')),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

/// The names of menus and their entries as a page writes them: without the sign for a key.
QString nameInMenu(QString text)
{
    static const QRegularExpression kKey(QStringLiteral("\\s*\\(&.\\)|&"));
    text.remove(kKey).replace(QChar(0xa0), QLatin1Char(' ')).replace(QChar(0x2019), QLatin1Char('\''));
    return text.endsWith(QChar(0x2026)) ? text.chopped(1).trimmed() : text.trimmed();
}

/// Each with where it stands.
QList<std::pair<QString, QString>> pagesOf(const QString& language)
{
    QList<std::pair<QString, QString>> pages;
    const QString folder = language == QLatin1String("en") ? QString() : QLatin1Char('/') + language;
    // The help with its tables.
    for (const QString& kind : {source(QStringLiteral("resources/lessons")), QStringLiteral(CONVOKU_FILLED_HELP)}) {
        const QDir dir(kind + folder);
        for (const QString& name : dir.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
            if (name != QLatin1String("words.md"))
                pages.emplace_back(dir.filePath(name), read(dir.filePath(name)));
        }
    }
    if (language == QLatin1String("en")) {
        for (const char* other : {"README.md", "CHANGELOG.md", "packaging/convoku.1", "packaging/convoku-cli.1.in"})
            pages.emplace_back(QLatin1String(other), read(source(QLatin1String(other))));
    }
    const QString metainfo = QStringLiteral("packaging/io.github.convoku.Convoku.metainfo.xml");
    pages.emplace_back(metainfo, metainfoIn(language, read(source(metainfo))));
    return pages;
}

/// Returns everything that people read in English: the program's texts, help, lessons and documents.
QList<EnglishText> englishTexts()
{
    QList<EnglishText> texts;
    const auto add = [&texts](const QString& where, const QString& text, bool isLesson = false) {
        texts << EnglishText{where, text.simplified(), isLesson};
    };
    const QDir lessons(source(QStringLiteral("resources/lessons")));
    for (const QString& name : lessons.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        add(QStringLiteral("resources/lessons/") + name, read(lessons.filePath(name)), name.front().isDigit());
    const QDir help(QStringLiteral(CONVOKU_FILLED_HELP));
    for (const QString& name : help.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        add(QStringLiteral("help/") + name, read(help.filePath(name)));
    for (const char* document :
        {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "packaging/convoku.1", "packaging/convoku-cli.1.in",
            "packaging/convoku-doc.doc-base", "packaging/changelog.Debian.in", "resources/collections/README.md",
            "resources/help/pictures/index.md", "tests/wording/README.md", "translations/glossary/en.md"})
        add(QLatin1String(document), read(source(QLatin1String(document))));
    const QString entry = QStringLiteral("packaging/io.github.convoku.Convoku.");
    for (const char* kind : {"metainfo.xml", "mime.xml"}) {
        const QString path = entry + QLatin1String(kind);
        add(path, metainfoIn(QStringLiteral("en"), read(source(path))));
    }
    add(entry + QStringLiteral("desktop"), desktopTexts(read(source(entry + QStringLiteral("desktop")))));
    add(QStringLiteral("packaging/CMakeLists.txt"), packageTexts());
    for (const auto& [english, text] : textsOf(QStringLiteral("en")))
        add(QLatin1String(kProgramText), text);
    return texts;
}

void languageRows()
{
    QTest::addColumn<QString>("language");
    for (const Language& language : languages())
        QTest::newRow(qPrintable(language.id)) << language.id;
}

} // namespace

class TestWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unusedWordsAreFound_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word"); // empty: none
        QTest::newRow("a word") << "en"
                                << "On sheet 5 write 1."
                                << "sheet";
        QTest::newRow("an ending") << "en"
                                   << "Nine Channels go in."
                                   << "Channels";
        QTest::newRow("over two lines") << "en"
                                        << "Click a pencil\nmark."
                                        << "pencil\nmark";
        QTest::newRow("part of another word") << "en"
                                              << "A worksheet of the spreadsheet."
                                              << "";
        QTest::newRow("the word that is used") << "en"
                                               << "On plane 5 write 1."
                                               << "";
        QTest::newRow("another alphabet") << "ru"
                                          << "на листе 5"
                                          << "листе";
        QTest::newRow("a like word") << "ru"
                                     << "Листайте страницы."
                                     << "";
        QTest::newRow("without blanks") << "zh_CN"
                                        << "第五张纸上"
                                        << "张纸";
    }
    void unusedWordsAreFound()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QTEST(anyOf(unusedWords(language), language).match(text).captured(), "word");
    }

    void pagesKeepToTheGlossary_data() { languageRows(); }
    void pagesKeepToTheGlossary()
    {
        QFETCH(QString, language);
        const QStringList words = unusedWords(language);
        QVERIFY(words.size() >= 2);
        const auto pages = pagesOf(language);
        QVERIFY(pages.size() > 20);
        keepTo(anyOf(words, language), pages);
    }

    void textsKeepToTheGlossary_data() { languageRows(); }
    void textsKeepToTheGlossary()
    {
        QFETCH(QString, language);
        const auto texts = textsOf(language);
        QVERIFY(texts.size() > 1000);
        keepTo(anyOf(unusedWords(language), language), texts);
    }

    void phrasesAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found"); // the first one; empty: none
        for (const Phrase& phrase : kPhrases)
            QTest::newRow(phrase.example) << QString::fromUtf8(phrase.example) << QString::fromUtf8(phrase.pattern);
        for (const char* text :
            {"There is no such rule.", "It is no longer a number.", "2 is not 1, so the answer is no.",
                "These colours are hard to tell apart.", "This one can be negative.", "The understanding of standards",
                "Where is the digit 5?", "Both files are all the same size.", "It removes nothing by itself."})
            QTest::newRow(text) << QString::fromUtf8(text) << QString();
    }
    void phrasesAreFound()
    {
        QFETCH(QString, text);
        QString first;
        for (const Phrase& phrase : kPhrases) {
            if (first.isEmpty() && patternOf(phrase).match(text).hasMatch())
                first = QString::fromUtf8(phrase.pattern);
        }
        QTEST(first, "found");
    }

    void englishAvoidsPhrases()
    {
        const QList<EnglishText> texts = englishTexts();
        QVERIFY(texts.size() > 3000);
        for (const EnglishText& text : texts)
            QVERIFY2(!text.text.isEmpty(), qPrintable(text.where));
        const QStringList found = phrasesIn(texts);
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }

    /// Lessons may be playful, but not in every way. A phrase in an exception of a different text is found.
    void exceptionsAreNarrow()
    {
        const auto foundIn = [](const QString& where, const QString& text, bool isLesson = false) {
            const QStringList found = phrasesIn({EnglishText{where, text, isLesson}});
            return found.filter(QStringLiteral("Write: ")).size();
        };
        const QString help = QStringLiteral("help/layers.md");
        const QString allowed = QStringLiteral("It is one picture with the others behind it, until it opens.");
        QCOMPARE(foundIn(help, allowed), 0);
        QCOMPARE(foundIn(help, allowed + QStringLiteral(" The words behind it are names.")), 1);
        QCOMPARE(foundIn(QStringLiteral("README.md"), allowed), 1);
        QCOMPARE(foundIn(QStringLiteral("resources/lessons/01.md"), QStringLiteral("Nobody stands here."), true), 0);
        QCOMPARE(foundIn(QStringLiteral("resources/lessons/01.md"), QStringLiteral("0 is no step."), true), 1);
        // Nothing needs any exception.
        QCOMPARE(phrasesIn({}).size(), qsizetype(std::size(kPhraseExceptions)));
    }

    /// "Run ▸ Network ▸ One kernel": each part is a text of the program.
    void menusAreCalledAsInTheProgram_data() { languageRows(); }
    void menusAreCalledAsInTheProgram()
    {
        QFETCH(QString, language);
        QSet<QString> names;
        for (const auto& [english, text] : textsOf(language))
            names << nameInMenu(text);
        static const QRegularExpression kPath(
            QStringLiteral("\\*([^*\\n]*\u25b8[^*\\n]*)\\*|\u300c([^\u300d\\n]*\u25b8[^\u300d\\n]*)\u300d"));
        QStringList wrong;
        int paths = 0;
        for (const auto& [where, text] : pagesOf(language)) {
            for (auto at = kPath.globalMatch(text); at.hasNext();) {
                const auto match = at.next();
                const QString path = match.captured(1) + match.captured(2);
                ++paths;
                for (const QString& part : path.split(QChar(0x25b8))) {
                    if (!names.contains(nameInMenu(part)))
                        wrong << where + QStringLiteral(": ") + path;
                }
            }
        }
        QVERIFY(paths > 30);
        QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1Char('\n') + wrong.join(QLatin1Char('\n'))));
    }

    /// Everything that a lesson can show, and the views of the rail.
    void viewsAreNamed_data() { languageRows(); }
    void viewsAreNamed()
    {
        QFETCH(QString, language);
        const QString folder = language == QLatin1String("en") ? QString() : language + QLatin1Char('/');
        QStringList pages{QStringLiteral("resources/help/") + folder + QStringLiteral("lessons_writing.md")};
        if (folder.isEmpty())
            pages << QStringLiteral("resources/lessons/README.md");
        qsizetype centre = 0;
        for (const LessonView& view : lessonViews())
            centre += view.centre ? 1 : 0;
        for (const QString& page : pages) {
            static const QRegularExpression kRow(
                QStringLiteral("^\\| `show` \\|.*$"), QRegularExpression::MultilineOption);
            const QString row = kRow.match(read(source(page))).captured();
            for (const LessonView& view : lessonViews()) {
                const QRegularExpression name(QStringLiteral("[` ]%1[` ]").arg(QLatin1String(view.name)));
                QVERIFY2(
                    name.match(row).hasMatch(), qPrintable(page + QStringLiteral(": ") + QLatin1String(view.name)));
            }
        }
        // The last point of what there is in the window: the views, and three panels.
        const QString start = read(source(QStringLiteral("resources/help/") + folder + QStringLiteral("start.md")));
        const QString what = start.section(QStringLiteral("<!-- #first-steps -->"), 0, 0);
        const QString last = what.mid(what.lastIndexOf(QLatin1String("\n- ")) + 3).section(QLatin1Char('\n'), 0, 0);
        static const QRegularExpression kName(QStringLiteral("\\*[^*]+\\*|\u300c[^\u300d]+\u300d"));
        qsizetype named = 0;
        for (auto at = kName.globalMatch(last); at.hasNext(); at.next())
            ++named;
        QCOMPARE(named, centre + 3);
    }

    /// The page of words has the same number of words in every language, each of them only once.
    void wordsAreTheSameInEveryLanguage_data() { languageRows(); }
    void wordsAreTheSameInEveryLanguage()
    {
        QFETCH(QString, language);
        const auto rowsOf = [](const QString& path) { return tableRows(read(source(path))); };
        const auto english = rowsOf(QStringLiteral("resources/help/words.md"));
        QVERIFY(english.size() > 15);
        const auto rows = language == QLatin1String("en")
            ? english
            : rowsOf(QStringLiteral("resources/help/%1/words.md").arg(language));
        QCOMPARE(rows.size(), english.size());
        QStringList words;
        for (const QStringList& row : rows) {
            QVERIFY(!row[1].trimmed().isEmpty());
            words << row[0];
        }
        QCOMPARE(words.removeDuplicates(), 0);
    }

private:
    static void keepTo(const QRegularExpression& unused, const QList<std::pair<QString, QString>>& texts)
    {
        QStringList found;
        for (const auto& [where, text] : texts) {
            for (auto at = unused.globalMatch(text); at.hasNext();) {
                const auto match = at.next();
                found << QStringLiteral("%1: %2 in “…%3…”")
                             .arg(where.left(120), match.captured(),
                                 text.mid(std::max(qsizetype(0), match.capturedStart() - 30), 60).simplified());
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }
};

CONVOKU_GUILESS_TEST(TestWords)
#include "tst_words.moc"
