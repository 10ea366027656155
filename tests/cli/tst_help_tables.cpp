// SPDX-License-Identifier: MIT
// Whether the help tells the command line as it is. The target update_help_tables brings it up to date.
#include "app/cli/commands.h"
#include "app/cli/help_tables.h"
#include "app/wording/language.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace convoku;

namespace {

QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestHelpTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesAreUpToDate()
    {
        int pages = 0;
        for (const Language& language : languages()) {
            const bool english = language.id == QLatin1String("en");
            const QString page = read(
                QStringLiteral(CONVOKU_HELP "/%1cli.md").arg(english ? QString() : language.id + QLatin1Char('/')));
            if (page.isEmpty())
                continue;
            useLanguage(language.id);
            QCOMPARE(withOptions(page), page);
            useLanguage(QStringLiteral("en"));
            ++pages;
        }
        QVERIFY(pages >= 1);
    }

    void everyOptionIsInThePage()
    {
        const QString page = read(QStringLiteral(CONVOKU_HELP "/cli.md"));
        for (const CommandSyntax& syntax : commandSyntaxes()) {
            const qsizetype from = page.indexOf(QStringLiteral("\n### %1 ").arg(syntax.name));
            const qsizetype to = page.indexOf(QStringLiteral("\n### "), from + 1);
            QVERIFY2(from >= 0, syntax.name.toUtf8());
            const QString section = page.mid(from, to < 0 ? -1 : to - from);
            QVERIFY2(section.contains(QStringLiteral("```")) || syntax.name == QLatin1String("bench")
                    || syntax.name == QLatin1String("pictures") || syntax.name == QLatin1String("lesson"),
                syntax.name.toUtf8()); // an example
            for (const OptionSyntax& option : syntax.options)
                QVERIFY2(section.contains(QStringLiteral("--") + option.names.back()),
                    (syntax.name + option.names.back()).toUtf8());
        }
    }

    void signsMeanThemselves()
    {
        const CommandSyntax syntax{QStringLiteral("x"), QStringLiteral("FILE"), {},
            {{{QStringLiteral("o"), QStringLiteral("out")}, QStringLiteral("A|B"),
                QStringLiteral("a | <b> * _c_ & [d]")}},
            {QStringLiteral("<!-- end -->")}};
        QCOMPARE(optionsTable(syntax),
            QStringLiteral(
                "| `convoku-cli x FILE` |  |\n| --- | --- |\n"
                "| `-o, --out A\\|B` | a \\| &lt;b&gt; \\* \\_c\\_ &amp; \\[d\\] |\n"
                "| `--language LANG` | The language of messages and pictures: en, de, es, fr, ja, ru, zh\\_CN. "
                "Default: the system’s. |\n\n"
                "&lt;!-- end --&gt;\n"));
    }

    void onlyWhatIsMarkedChanges()
    {
        const QString page = QStringLiteral(
            "a\n<!-- options of solve -->\nold\n<!-- end -->\nb\n<!-- options of nothing -->\nkept\n<!-- end -->\n");
        const QString filled = withOptions(page);
        QVERIFY(!filled.contains(QStringLiteral("old")));
        QVERIFY(filled.startsWith(QStringLiteral("a\n<!-- options of solve -->\n\n| `convoku-cli solve")));
        QVERIFY(filled.endsWith(QStringLiteral("<!-- end -->\nb\n<!-- options of nothing -->\nkept\n<!-- end -->\n")));
        QCOMPARE(withOptions(filled), filled);
    }
};

QTEST_GUILESS_MAIN(TestHelpTables)
#include "tst_help_tables.moc"
