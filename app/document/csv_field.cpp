// SPDX-License-Identifier: MIT
#include "app/document/csv_field.h"

#include <QString>
#include <QStringView>

#include <algorithm>

namespace convoku {
namespace {

/// Returns true if spreadsheets take the text for the beginning of a formula, as OWASP lists it ("CSV injection"). The
/// full-width signs are read like the others where people write in such characters.
bool beginsFormula(QStringView text)
{
    constexpr char16_t kSigns[] = u"=+-@\uff1d\uff0b\uff0d\uff20";
    const QStringView word = text.trimmed();
    return !word.isEmpty() && QStringView(kSigns).contains(word.front());
}

/// Text from outside as a field that no spreadsheet reckons with: an apostrophe in front makes it text. A semicolon or
/// a tab begins a cell too where somebody's country writes tables with them. On one line, for readers that go by lines.
QByteArray textField(std::string_view text)
{
    const QString given = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    QString field;
    const auto isEnd = [](QChar c) { return c == QLatin1Char(';') || c == QLatin1Char('\t'); };
    for (qsizetype at = 0; at <= given.size();) {
        const auto* const end = std::find_if(given.begin() + at, given.end(), isEnd);
        const QStringView cell(given.begin() + at, end);
        const bool startsOdd = at == 0 && !given.isEmpty() && QStringView(u"\t\r\n").contains(given.front());
        if (startsOdd || beginsFormula(cell))
            field += QLatin1Char('\'');
        field += cell;
        at = end - given.begin() + 1;
        if (end != given.end())
            field += *end;
    }
    return oneLine(field.toStdString());
}

/// RFC 4180; what stands in for a formula is quoted as well, and so is what begins a cell elsewhere.
QByteArray quoted(QByteArray field)
{
    const bool needs = std::any_of(
        field.begin(), field.end(), [](char c) { return c == '"' || c == ',' || c == ';' || c == '\t' || c == '\''; });
    return needs ? '"' + field.replace('"', "\"\"") + '"' : field;
}

} // namespace

QByteArray oneLine(std::string_view text)
{
    QByteArray line(text.data(), static_cast<qsizetype>(text.size()));
    line.replace('\r', ' ').replace('\n', ' ');
    return line;
}

QByteArray csvTextField(std::string_view text)
{
    return quoted(textField(text));
}

} // namespace convoku
