// SPDX-License-Identifier: MIT
// One word for one thing: what the glossaries list as not used stands in no lesson, no page of the help and no text of
// the program. That the words which are used mean the same everywhere no test can tell.
#include "app/views/lessons/lesson_views.h"
#include "app/wording/language.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

using namespace convoku;

namespace {

QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString source(const QString& path)
{
    return QStringLiteral(CONVOKU_SOURCE "/") + path;
}

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

/// Returns the description for software centres in a language.
QString metainfoIn(const QString& language, const QString& file)
{
    QString text;
    QXmlStreamReader xml(file);
    QString current;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement)
            current = xml.attributes().value(QStringLiteral("xml:lang")).toString();
        else if (token == QXmlStreamReader::Characters
            && (current.isEmpty() ? QStringLiteral("en") : current) == language)
            text += xml.text().toString() + QLatin1Char('\n');
    }
    return text;
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

/// Returns the texts of the program as pairs: the English source, and the text in the language. Empty if the file
/// cannot be read.
QList<std::pair<QString, QString>> textsOf(const QString& language)
{
    const bool english = language == QLatin1String("en");
    QFile file(source(QStringLiteral("translations/convoku_%1.ts").arg(english ? QStringLiteral("de") : language)));
    QList<std::pair<QString, QString>> texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("source")) {
            const QString said = xml.readElementText();
            texts.emplace_back(said, english ? said : QString());
        } else if (!english && xml.name() == QLatin1String("translation") && !texts.isEmpty()) {
            texts.back().second = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
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
