// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace convoku {

/// The help as pages for a browser: its Markdown in all languages that have a folder there, English at the top. Without
/// scripts; nothing is loaded from elsewhere. Links that ask the window for something become words.
class Site
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Site)

public:
    /// `help`: the folder with contents.txt, the pages with their tables (filled_help.h) and the screenshots.
    explicit Site(QString help);

    /// English first.
    QStringList languages() const;
    /// Writes everything into a folder, with the pictures of the network drawn anew in each language. Empty: done, else
    /// what went wrong. Speaks English afterwards.
    QString writeTo(const QString& folder) const;

    /// A page as XHTML. `page`: "pictures/index.md".
    QString html(const QString& language, const QString& page) const;

private:
    QString markdown(const QString& language, const QString& page) const;
    QString titleOf(const QString& language, const QString& page) const;
    QString contents(const QString& language, const QString& page) const;
    QString neighbours(const QString& language, const QString& page) const;
    QString writeLanguage(const QString& language, const QString& folder) const;

    QString m_help;
    QStringList m_pages;
};

} // namespace convoku
