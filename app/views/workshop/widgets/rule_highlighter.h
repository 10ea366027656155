// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QSet>
#include <QSyntaxHighlighter>

namespace convoku {

/// The colours of the language that networks are written in: keywords, its words, names, comments, strings, numbers.
class RuleHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit RuleHighlighter(QTextDocument* document);

    void setTheme(const Theme& theme);

    enum class Part { Keyword, Word, Name, Comment, String, Number };
    /// Describes a highlighted part of a line; the rest of the line is unchanged. Public for tests, too.
    struct Span
    {
        int from = 0;
        int length = 0;
        Part part = Part::Name;
        friend bool operator==(const Span&, const Span&) = default;
    };
    QList<Span> spansOf(const QString& line) const;

protected:
    void highlightBlock(const QString& text) override;

private:
    QSet<QString> m_keywords;
    QSet<QString> m_functions;
    QSet<QString> m_options;
    QSet<QString> m_axes;
    QList<QTextCharFormat> m_formats; ///< by Part
};

} // namespace convoku
