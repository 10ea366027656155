// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace convoku {

struct HelpHeading
{
    int level = 1;
    QString text;
    QString anchor; ///< what stands behind # in a link to it
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

/// The pages in the order of the contents, as addresses inside the program: "qrc:/help/index.md".
QStringList helpPages();
/// The text of a page; empty where there is none.
QString helpMarkdown(const QString& address);

} // namespace convoku
