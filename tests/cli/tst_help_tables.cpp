// SPDX-License-Identifier: MIT
// Whether the help tells the command line as it is. The target update_help_tables brings the English pages up to date;
// the build fills in the others.
#include "app/cli/commands.h"
#include "app/cli/help_tables.h"
#include "app/cli/operator_table.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// A page with its tables: the English one as it is committed, others as the build made them.
QString helpPage(const QString& language, const QString& name)
{
    return language == QLatin1String("en") ? read(QStringLiteral(CONVOKU_HELP "/") + name)
                                           : read(QStringLiteral(CONVOKU_FILLED_HELP "/%1/%2").arg(language, name));
}

} // namespace

class TestHelpTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_rows = operatorRows(); }

    void pagesAreUpToDate()
    {
        int pages = 0;
        for (const Language& language : languages()) {
            const QString page = helpPage(language.id, QStringLiteral("cli.md"));
            const QString onnx = helpPage(language.id, QStringLiteral("onnx.md"));
            if (page.isEmpty())
                continue;
            useLanguage(language.id);
            for (const CommandSyntax& syntax : commandSyntaxes()) {
                const QString table = QStringLiteral("<!-- options of %1 -->\n\n%2\n<!-- end -->");
                QVERIFY2(page.contains(table.arg(syntax.name, optionsTable(syntax))), qPrintable(syntax.name));
            }
            QCOMPARE(withOptions(page), page);
            QVERIFY(onnx.contains(operatorTable(m_rows)));
            QCOMPARE(withOperators(onnx, m_rows), onnx);
            // The rows that the build reads from the English page.
            const std::vector<OperatorRow> there = operatorRowsOf(onnx);
            QCOMPARE(there.size(), m_rows.size());
            for (std::size_t i = 0; i < there.size(); ++i) {
                QCOMPARE(there[i].form, m_rows[i].form);
                QCOMPARE(there[i].operators, m_rows[i].operators);
            }
            useLanguage(QStringLiteral("en"));
            ++pages;
        }
        QCOMPARE(pages, static_cast<int>(languages().size()));
    }

    void everyOptionIsInThePage()
    {
        const QString page = helpPage(QStringLiteral("en"), QStringLiteral("cli.md"));
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

    /// Each operator that a network is made of stands in its row, and every compiler's cell follows from its list.
    void operatorsAreCompared()
    {
        const QStringList lines = operatorTable(m_rows).split(QLatin1Char('\n'));
        const std::vector<CompilerList> lists = compilerLists();
        const auto cellsOf = [](const QString& line) { return line.split(QStringLiteral(" | ")); };
        QCOMPARE(cellsOf(lines[0]).size(), static_cast<qsizetype>(lists.size()) + 2);
        QMap<QString, QStringList> rows;
        for (qsizetype i = 2; lines[i].startsWith(QLatin1String("| ")); ++i) {
            QStringList cells = cellsOf(lines[i].mid(2).chopped(2));
            const QString form = cells.takeFirst();
            rows[form] = cells;
        }
        QCOMPARE(rows.size(), 10);
        const auto limited
            = [](const char* operators) { return sentence("cli_help.limited", {QLatin1String(operators)}); };
        QCOMPARE(rows[QStringLiteral("s2d, float")],
            QStringList({QStringLiteral("Concat, Conv, Relu"), limited("Conv"), limited("Conv"), limited("Conv"),
                sentence("cli_help.listed"), limited("Concat"), limited("Conv")}));
        QCOMPARE(rows[QStringLiteral("image, gate")][0], QStringLiteral("Clip, Concat, Conv, ConvTranspose"));
        QVERIFY(rows[QStringLiteral("image, qdq, `--passes`")][0].contains(QLatin1String("QuantizeLinear")));
        // The search in its own layers: only one list has all of them.
        const QStringList direct = rows[QStringLiteral("direct, float, `--step`")];
        QVERIFY(direct[0].contains(QLatin1String("MaxUnpool")));
        for (qsizetype i = 1; i < direct.size(); ++i) {
            const bool hasIt = lists[static_cast<std::size_t>(i - 1)].name == QLatin1String("RKNN2 2.1");
            QCOMPARE(direct[i].startsWith(sentence("cli_help.not_listed", {QString()})), !hasIt);
            QCOMPARE(direct[i].contains(QLatin1String("MaxUnpool")), !hasIt);
        }
        for (const CompilerList& list : lists) {
            for (const QString& name : list.plain)
                QVERIFY2(!list.limited.contains(name), qPrintable(list.name + name));
        }
    }

    void onlyTheTableOfOperatorsChanges()
    {
        const QString page = QStringLiteral("a\n<!-- operators -->\nold\n<!-- end -->\nb\n");
        const QString filled = withOperators(page, m_rows);
        QVERIFY(filled.startsWith(QStringLiteral("a\n<!-- operators -->\n\n") + sentence("cli_help.operators_head")));
        QVERIFY(!filled.contains(QStringLiteral("old")));
        QVERIFY(filled.endsWith(QStringLiteral("\n\n<!-- end -->\nb\n")));
        QCOMPARE(withOperators(filled, m_rows), filled);
        QCOMPARE(withOperators(QStringLiteral("no mark <!-- end -->"), m_rows), QStringLiteral("no mark <!-- end -->"));
    }

    void signsMeanThemselves()
    {
        const CommandSyntax syntax{QStringLiteral("x"), QStringLiteral("FILE"), {},
            {{{QStringLiteral("o"), QStringLiteral("out")}, QStringLiteral("A|B"),
                QStringLiteral("a | <b> * _c_ & [d]")}},
            {QStringLiteral("<!-- end -->")}};
        QCOMPARE(optionsTable(syntax),
            QStringLiteral("| `convoku-cli x FILE` |  |\n| --- | --- |\n"
                           "| `-o, --out A\\|B` | a \\| &lt;b&gt; \\* \\_c\\_ &amp; \\[d\\] |\n"
                           "| `--language LANG` | %1 |\n\n"
                           "&lt;!-- end --&gt;\n")
                .arg(sentence("cli_help.language").replace(u'_', QStringLiteral("\\_"))));
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

private:
    std::vector<OperatorRow> m_rows;
};

CONVOKU_GUILESS_TEST(TestHelpTables)
#include "tst_help_tables.moc"
