// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

class QPalette;
class QTextDocument;

namespace convoku {

struct HelpHeading
{
    int level = 1;
    QString text;
    /// Text after # in a link to the heading: "keys" if its line ends in <!-- #keys -->, which is the same in all
    /// languages; otherwise made of its words.
    QString anchor;

    friend bool operator==(const HelpHeading&, const HelpHeading&) = default;
};

/// A page of the help, made from Markdown.
struct HelpPage
{
    QString html; ///< with an anchor at every heading, in the colours of the application's palette
    std::vector<HelpHeading> headings;

    /// The first heading's text.
    QString title() const { return headings.empty() ? QString() : headings.front().text; }
};

HelpPage helpPage(const QString& markdown);
/// Gives the colours of a palette to paragraphs of a document that was made of a page's HTML.
void recolourHelpPage(QTextDocument& document, int first, int count, const QPalette& palette);
/// Its headings alone, in a hundredth of the time.
std::vector<HelpHeading> helpHeadings(const QString& markdown);

/// The pages in the order of the contents, as addresses inside the program: "qrc:/help/index.md". An address is the
/// same in every language.
QStringList helpPages();
/// The text of a page, in the language that is spoken or else in English; empty where there is none.
QString helpMarkdown(const QString& address);

} // namespace convoku
