// SPDX-License-Identifier: MIT
#include "app/wording/pseudo_translator.h"

#include <algorithm>
#include <string_view>

namespace convoku {
namespace {

QChar accented(QChar c)
{
    static const QString kPlain = QStringLiteral("aceginosuyzACEGINOSUYZ");
    static const QString kAccented = QStringLiteral("áçéğíñöšüýžÁÇÉĞÍÑÖŠÜÝŽ");
    const auto at = kPlain.indexOf(c);
    return at < 0 ? c : kAccented[at];
}

/// Returns the number of characters from `at` on that are not letters of the text: a placeholder, a tag, an entity.
qsizetype markLength(const QString& text, qsizetype at)
{
    const auto until = [&](QLatin1Char end) {
        const auto found = text.indexOf(end, at);
        return found < 0 ? 0 : found - at + 1;
    };
    if (text[at] == QLatin1Char('<'))
        return until(QLatin1Char('>'));
    if (text[at] == QLatin1Char('%') && at + 1 < text.size())
        return text[at + 1] == QLatin1Char('L') ? 3 : 2;
    if (text[at] == QLatin1Char('&') && at + 1 < text.size())
        return text[at + 1].isLetter() && until(QLatin1Char(';')) > 0 && until(QLatin1Char(';')) < 8
            ? until(QLatin1Char(';'))
            : 1;
    return 0;
}

} // namespace

PseudoTranslator::PseudoTranslator(bool mirrored)
    : m_mirrored(mirrored)
{
}

QString PseudoTranslator::translate(const char* context, const char* text, const char* disambiguation, int n) const
{
    Q_UNUSED(context);
    Q_UNUSED(disambiguation);
    Q_UNUSED(n);
    // Qt asks so for the direction of its layouts.
    if (std::string_view(text) == "QT_LAYOUT_DIRECTION")
        return m_mirrored ? QStringLiteral("RTL") : QStringLiteral("LTR");
    const QString plain = QString::fromUtf8(text);
    QString made;
    for (qsizetype i = 0; i < plain.size();) {
        const qsizetype mark = markLength(plain, i);
        if (mark > 0)
            made += plain.mid(i, mark);
        else
            made += accented(plain[i]);
        i += std::max<qsizetype>(mark, 1);
    }
    // Short labels grow most in other languages.
    constexpr qsizetype kShort = 12;
    const qsizetype more = plain.size() <= kShort ? plain.size() : plain.size() / 2;
    return QLatin1Char('[') + made + QString(more, QLatin1Char('~')) + QLatin1Char(']');
}

} // namespace convoku
