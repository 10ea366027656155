// SPDX-License-Identifier: MIT
// The complete help that the build makes of resources/help.
#include "app/site/filled_help.h"
#include "app/wording/language.h"
#include "tests/support/test_program.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;

namespace {

const QString kHelp = QStringLiteral(CONVOKU_HELP);
const QString kFilledHelp = QStringLiteral(CONVOKU_FILLED_HELP);

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
}

QStringList filesOf(const QString& folder)
{
    QStringList files;
    QDirIterator all(folder, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext())
        files << QDir(folder).relativeFilePath(all.next());
    files.sort();
    return files;
}

/// Returns the text between the marked lines of a page.
QStringList tablesOf(const QByteArray& page)
{
    static const QRegularExpression kTable(
        QStringLiteral("<!-- (?:options of \\S+|layers of \\S+|groups|operators) -->\\n(.*?)<!-- end -->"),
        QRegularExpression::DotMatchesEverythingOption);
    QStringList tables;
    const QString text = QString::fromUtf8(page);
    for (auto at = kTable.globalMatch(text); at.hasNext();)
        tables << at.next().captured(1);
    return tables;
}

QStringList otherLanguages()
{
    QStringList ids;
    for (const Language& language : languages()) {
        if (language.id != QLatin1String("en"))
            ids << language.id;
    }
    return ids;
}

} // namespace

class TestFilledHelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Tables that the build makes are committed in English only.
    void pagesOfOtherLanguagesHaveNoTables()
    {
        for (const QString& language : otherLanguages()) {
            QVERIFY(QFile::exists(kHelp + QStringLiteral("/pictures/index.md")));
            QVERIFY(!QFile::exists(QStringLiteral("%1/pictures/%2/index.md").arg(kHelp, language)));
            int tables = 0;
            for (const char* name : {"cli.md", "network.md", "onnx.md"}) {
                for (const QString& table :
                    tablesOf(read(QStringLiteral("%1/%2/%3").arg(kHelp, language, QLatin1String(name))))) {
                    QCOMPARE(table, QString());
                    ++tables;
                }
            }
            QCOMPARE(tables, 16 + 5 + 1);
        }
    }

    /// The pages of the build contain all tables; everything else is as committed.
    void everyTableIsFilledIn()
    {
        QStringList expected = filesOf(kHelp);
        for (const QString& language : otherLanguages())
            expected << QStringLiteral("pictures/%1/index.md").arg(language);
        expected.sort();
        QCOMPARE(filesOf(kFilledHelp), expected);
        int filled = 0;
        for (const QString& name : expected) {
            const QByteArray committed = read(kHelp + QLatin1Char('/') + name);
            const QByteArray made = read(kFilledHelp + QLatin1Char('/') + name);
            if (committed.isEmpty()) // a page of all layers
                QVERIFY2(made.count("\n## ") > 10, qPrintable(name));
            else if (!name.contains(QLatin1Char('/')) || tablesOf(committed).isEmpty())
                QCOMPARE(made, committed);
            for (const QString& table : tablesOf(made)) {
                QVERIFY2(table.startsWith(QLatin1String("\n| ")), qPrintable(name));
                ++filled;
            }
        }
        QCOMPARE(filled, (16 + 5 + 1) * static_cast<int>(languages().size()));
        // In the page's language.
        QVERIFY(read(kFilledHelp + QStringLiteral("/de/cli.md")).contains("Die Sprache der Meldungen"));
    }

    /// The window has the same pages as its resources.
    void theProgramHasThePagesOfTheBuild()
    {
        const QStringList files = filesOf(kFilledHelp);
        QCOMPARE(filesOf(QStringLiteral(":/help")), files);
        for (const QString& name : files)
            QVERIFY2(read(QStringLiteral(":/help/") + name) == read(kFilledHelp + QLatin1Char('/') + name),
                qPrintable(name));
    }

    void whatIsUpToDateStays()
    {
        QTemporaryDir folder;
        const QString help = folder.filePath(QStringLiteral("help"));
        const QString made = folder.filePath(QStringLiteral("made"));
        QVERIFY(QDir().mkpath(help + QStringLiteral("/de")) && QDir().mkpath(help + QStringLiteral("/pictures")));
        write(help + QStringLiteral("/cli.md"), "# CLI\n<!-- options of solve -->\nold\n<!-- end -->\n");
        write(help + QStringLiteral("/de/cli.md"), "# CLI\n<!-- options of solve -->\n<!-- end -->\n");
        write(help + QStringLiteral("/pictures/index.md"), "as it is <!-- options of solve --><!-- end -->\n");
        QCOMPARE(writeFilledHelp(help, made), QString());
        QCOMPARE(filesOf(made),
            QStringList({QStringLiteral("cli.md"), QStringLiteral("de/cli.md"), QStringLiteral("pictures/de/index.md"),
                QStringLiteral("pictures/index.md")}));
        const QByteArray english = read(made + QStringLiteral("/cli.md"));
        const QByteArray german = read(made + QStringLiteral("/de/cli.md"));
        QVERIFY(english.contains("\n| `--count` | Print only") && !english.contains("old"));
        QVERIFY(german.contains("\n| `--count` | ") && !german.contains("Print only"));
        QCOMPARE(read(made + QStringLiteral("/pictures/index.md")), read(help + QStringLiteral("/pictures/index.md")));

        // Once more: a file that is as it should be keeps its time, another one is put right, a third is removed.
        const QDateTime before = QDateTime::fromSecsSinceEpoch(1'000'000'000);
        QFile kept(made + QStringLiteral("/de/cli.md"));
        QVERIFY(kept.open(QIODevice::ReadWrite) && kept.setFileTime(before, QFileDevice::FileModificationTime));
        kept.close();
        write(made + QStringLiteral("/cli.md"), "changed");
        write(made + QStringLiteral("/more.md"), "nobody asked for it");
        QCOMPARE(writeFilledHelp(help, made), QString());
        QCOMPARE(QFileInfo(kept).lastModified(), before);
        QCOMPARE(read(made + QStringLiteral("/cli.md")), english);
        QVERIFY(!QFile::exists(made + QStringLiteral("/more.md")));

        // The committed English page.
        QCOMPARE(updateEnglishTables(help), QString());
        QCOMPARE(read(help + QStringLiteral("/cli.md")), english);
        QCOMPARE(tablesOf(read(help + QStringLiteral("/de/cli.md"))), QStringList(QString()));
    }

    /// Refuses a folder inside the other one, because files would be removed there.
    void theFoldersAreApart()
    {
        QTemporaryDir folder;
        const QString help = folder.filePath(QStringLiteral("help"));
        QVERIFY(QDir().mkpath(help + QStringLiteral("/de")));
        write(help + QStringLiteral("/cli.md"), "# CLI\n");
        for (const QString& target : {help, help + QStringLiteral("/de"), folder.path()}) {
            QVERIFY(!writeFilledHelp(help, target).isEmpty());
            QCOMPARE(filesOf(help), QStringList(QStringLiteral("cli.md")));
        }
        QVERIFY(!writeFilledHelp(folder.filePath(QStringLiteral("nothing")), folder.filePath(QStringLiteral("x")))
                     .isEmpty());
    }
};

CONVOKU_TEST(TestFilledHelp)
#include "tst_filled_help.moc"
