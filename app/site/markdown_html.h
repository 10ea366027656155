// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace convoku {

/// Addresses of the site that replace those of the help.
struct HtmlLinks
{
    QString top; ///< from the page to the folder of all languages, where the screenshots are
    QString command; ///< what is said of a link that asks the window for something
};

/// A page of the help as XHTML, without what stands around it. Its headings have the anchors that links name.
QString htmlOf(const QString& markdown, const HtmlLinks& links);

/// For all pages of the site: light and dark, wide and narrow.
QByteArray siteStyle();

} // namespace convoku
