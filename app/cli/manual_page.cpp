// SPDX-License-Identifier: MIT
#include "app/cli/manual_page.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace convoku {
namespace {

const QString kMark = QStringLiteral(".\\\" ");
constexpr qsizetype kLineLength = 100;

/// Returns roff for a character of a text line: the same sign on every device and in every encoding.
QString roff(char32_t c)
{
    switch (c) {
    case U'\\':
        return QStringLiteral("\\e");
    case U'\'':
        return QStringLiteral("\\(aq");
    case U'`':
        return QStringLiteral("\\(ga");
    case U'^':
        return QStringLiteral("\\(ha");
    case U'~':
        return QStringLiteral("\\(ti");
    case U'…':
        return QStringLiteral("\\&...");
    default:
        break;
    }
    if (c < 0x80)
        return QString(QChar(static_cast<char16_t>(c)));
    return QStringLiteral("\\[u%1]").arg(QString::number(c, 16).toUpper(), 4, QLatin1Char('0'));
}

/// Returns roff for a text; with `minus`, hyphens become minus signs, which can be copied
/// to a command line.
QString roff(const QString& text, bool minus = false)
{
    QString result;
    for (const char32_t c : text.toUcs4())
        result += minus && c == U'-' ? QStringLiteral("\\-") : roff(c);
    return result;
}

QString bold(const QString& text)
{
    return QStringLiteral("\\fB%1\\fR").arg(roff(text, true));
}

QString italic(const QString& text)
{
    return QStringLiteral("\\fI%1\\fR").arg(roff(text, true));
}

/// Returns roff for a sentence: options and the program's name are bold, `placeholders` italic.
QString prose(const QString& text, const QStringList& placeholders = {})
{
    QString pattern = QStringLiteral("(?<option>(?<![\\w-])--?[a-z][a-z-]*\\b|\\bconvoku-cli\\b)"
                                     "|(?<typed>(?<![\\w-])-(?![\\w-])|(?<=\\d)-(?=\\d)|<!--|-->|\\b[a-z]+-state\\b)");
    if (!placeholders.isEmpty())
        pattern += QStringLiteral("|(?<value>\\b(?:%1)\\b)").arg(placeholders.join(QLatin1Char('|')));
    const QRegularExpression parts(pattern);
    QString result;
    qsizetype from = 0;
    for (auto at = parts.globalMatch(text); at.hasNext();) {
        const QRegularExpressionMatch match = at.next();
        const QString part = match.captured();
        result += roff(text.mid(from, match.capturedStart() - from));
        if (match.hasCaptured(QStringLiteral("option")))
            result += bold(part);
        else
            result += match.hasCaptured(QStringLiteral("typed")) ? roff(part, true) : italic(part);
        from = match.capturedEnd();
    }
    return result + roff(text.mid(from));
}

/// Returns roff for the arguments of a command or an option: words to type are bold, words in capitals italic.
QString arguments(const QString& text)
{
    static const QRegularExpression kWord(QStringLiteral("--?[a-z][a-z-]*|[a-z_]+|[A-Z]+"));
    QString result;
    qsizetype from = 0;
    for (auto at = kWord.globalMatch(text); at.hasNext();) {
        const QRegularExpressionMatch match = at.next();
        result += roff(text.mid(from, match.capturedStart() - from));
        result += match.captured().front().isUpper() ? italic(match.captured()) : bold(match.captured());
        from = match.capturedEnd();
    }
    return result + roff(text.mid(from));
}

/// Returns text lines; none of them begins with a sign that makes it a request.
QString lines(const QString& text)
{
    QString result;
    QString line;
    const auto end = [&] {
        if (line.startsWith(QLatin1Char('.')) || line.startsWith(QLatin1Char('\'')))
            line.prepend(QStringLiteral("\\&"));
        result += line + QLatin1Char('\n');
        line.clear();
    };
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& word : words) {
        if (!line.isEmpty() && line.size() + 1 + word.size() > kLineLength)
            end();
        line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + word;
    }
    end();
    return result;
}

QString paragraph(const QString& text)
{
    return QStringLiteral(".PP\n") + lines(prose(text));
}

QString usage(const CommandSyntax& command)
{
    QString text = bold(QLatin1String(kProgramName) + QLatin1Char(' ') + command.name);
    if (!command.arguments.isEmpty())
        text += QLatin1Char(' ') + arguments(command.arguments);
    if (!command.options.empty())
        text += QLatin1Char(' ') + arguments(QStringLiteral("[OPTION…]"));
    return lines(text);
}

QString optionText(const OptionSyntax& option)
{
    QStringList names;
    for (const QString& name : option.names)
        names << bold(option.isWord ? name : dashed(name));
    QString head = names.join(QStringLiteral(", "));
    QStringList placeholders;
    if (!option.value.isEmpty()) {
        head += QLatin1Char(' ') + arguments(option.value);
        static const QRegularExpression kOther(QStringLiteral("[^A-Z]+"));
        placeholders = option.value.split(kOther, Qt::SkipEmptyParts);
    }
    QString text = prose(option.help, placeholders);
    // A help may refer to another command for its words.
    const bool named = std::any_of(option.choices.begin(), option.choices.end(), [&option](const QString& choice) {
        return QRegularExpression(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(choice)))
            .match(option.help)
            .hasMatch();
    });
    if (option.kind == OptionSyntax::Kind::Words && !option.choices.isEmpty() && !named)
        text += QStringLiteral(" (%1)").arg(bold(option.choices.join(QStringLiteral(", "))));
    return QStringLiteral(".TP\n") + lines(head) + lines(text);
}

QString sectionOf(const CommandSyntax& command, const QStringList& sharedNotes)
{
    QString text = QStringLiteral(".SS %1\n").arg(command.name) + usage(command) + paragraph(command.summary);
    for (const OptionSyntax& word : command.words)
        text += optionText(word);
    for (const OptionSyntax& option : command.options)
        text += optionText(option);
    for (const QString& note : command.notes) {
        if (!sharedNotes.contains(note))
            text += paragraph(note);
    }
    return text;
}

} // namespace

ManualPage manualPage(const QByteArray& page, std::span<const CommandSyntax> commands)
{
    QString synopsis;
    QStringList notes;
    QStringList sharedNotes;
    for (const CommandSyntax& command : commands) {
        synopsis += (synopsis.isEmpty() ? QString() : QStringLiteral(".br\n")) + usage(command);
        for (const QString& note : command.notes) {
            if (notes.contains(note) && !sharedNotes.contains(note))
                sharedNotes << note;
            notes << note;
        }
    }
    QMap<QString, QString> texts;
    texts[QStringLiteral("synopsis")] = synopsis;
    texts[QStringLiteral("options of every command")] = optionText(languageOption()) + optionText(helpOption());
    for (const QString& note : sharedNotes)
        texts[QStringLiteral("notes of several commands")] += paragraph(note);
    for (const CommandSyntax& command : commands)
        texts[QStringLiteral("command ") + command.name] = sectionOf(command, sharedNotes);

    ManualPage result;
    QStringList there;
    const QString all = QString::fromUtf8(page);
    for (const QString& line : all.split(QLatin1Char('\n'))) {
        const QString mark = line.startsWith(kMark) ? line.mid(kMark.size()) : QString();
        if (texts.contains(mark)) {
            there << mark;
            result.text += texts[mark].toLatin1();
            continue;
        }
        if (mark.startsWith(QLatin1String("command ")))
            result.problem = QStringLiteral("unknown: ") + line;
        result.text += line.toUtf8() + '\n';
    }
    result.text.chop(1); // splitting added an empty line at the end
    for (const QString& mark : texts.keys()) {
        if (there.count(mark) != 1)
            result.problem = QStringLiteral("expected once: ") + kMark + mark;
    }
    return result;
}

} // namespace convoku
