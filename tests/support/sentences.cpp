// SPDX-License-Identifier: MIT
#include "tests/support/sentences.h"

#include <QFile>
#include <QHash>
#include <QSet>

#include <algorithm>

namespace convoku::testing {

namespace {

QList<Sentence> read(const QString& table)
{
    const QString path = QStringLiteral(CONVOKU_WORDING "/%1.txt").arg(table);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));

    QList<Sentence> rows;
    QSet<QString> known;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (qsizetype line = 0; line < lines.size(); ++line) {
        if (lines[line].isEmpty() || lines[line].startsWith(u'#'))
            continue;
        const QString separator = QStringLiteral(" | ");
        const QStringList columns = lines[line].split(separator);
        if (columns.size() < 3)
            qFatal("%s:%lld: expected “id | arguments | sentence”", qPrintable(path), static_cast<long long>(line + 1));
        if (known.contains(columns[0]))
            qFatal(
                "%s:%lld: %s occurs twice", qPrintable(path), static_cast<long long>(line + 1), qPrintable(columns[0]));
        known << columns[0];
        QString text = columns.mid(2).join(separator);
        rows << Sentence{
            columns[0].trimmed(), columns[1].trimmed(), text.replace(QLatin1String("\\n"), QLatin1String("\n"))};
    }
    return rows;
}

QString textOf(const char* address)
{
    const QString whole = QString::fromLatin1(address);
    const QString id = whole.section(u'.', 1);
    const QList<Sentence>& rows = sentencesOf(whole.section(u'.', 0, 0));
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Sentence& each) { return each.id == id; });
    if (row == rows.end())
        qFatal("tests/wording has no sentence %s", address);
    return row->text;
}

/// Returns the text with %1, %2 … replaced all at once: an argument that contains %2 stays as it is. The words between
/// them are passed through `written`.
template <typename Written>
QString filled(const QString& text, const QStringList& arguments, const Written& written)
{
    QString whole;
    QString words;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const qsizetype number = at + 1 < text.size() ? text[at + 1].digitValue() : -1;
        if (text[at] != u'%' || number < 1 || number > arguments.size()) {
            words += text[at];
            continue;
        }
        whole += written(words) + arguments[number - 1];
        words.clear();
        ++at;
    }
    return whole + written(words);
}

} // namespace

const QList<Sentence>& sentencesOf(const QString& table)
{
    static QHash<QString, QList<Sentence>> tables;
    auto found = tables.find(table);
    if (found == tables.end())
        found = tables.insert(table, read(table));
    return *found;
}

QList<Sentence> sentencesOf(const QString& table, const QString& group)
{
    const QString start = group + u'.';
    QList<Sentence> found;
    for (const Sentence& row : sentencesOf(table)) {
        if (row.id.startsWith(start))
            found << Sentence{row.id.mid(start.size()), row.arguments, row.text};
    }
    if (found.isEmpty())
        qFatal("tests/wording/%s.txt has no sentence of the group %s", qPrintable(table), qPrintable(group));
    return found;
}

QString sentence(const char* address, const QStringList& arguments)
{
    return filled(textOf(address), arguments, [](const QString& words) { return words; });
}

QRegularExpression sentencePattern(const char* address, const QStringList& patterns)
{
    return QRegularExpression(
        filled(textOf(address), patterns, [](const QString& words) { return QRegularExpression::escape(words); }));
}

} // namespace convoku::testing
