// SPDX-License-Identifier: MIT
// What packaging/check-sources refuses: labels and the like that guess whether a text is HTML, Qt's keywords, and
// arrows between rooms and views that point the wrong way.
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

namespace {

struct Case
{
    const char* place; ///< a file in app/; gets a number
    const char* line;
    bool good;
};

constexpr const char* kShell = "window/a.cpp";

const std::vector<Case> kLines{
    {kShell, "auto* label = new PlainLabel(name);", true},
    {kShell, "QLabel* m_label;", true},
    {kShell, "auto* label = qobject_cast<QLabel*>(child);", true},
    {kShell, "tr(\"new QLabel\"); // new QLabel", true},
    {kShell, "auto* label = new QLabel(name);", false},
    {kShell, "auto* label = new QLabel;", false},
    {kShell, "QLabel label(name);", false},
    {kShell, "QLabel label;", false},
    {kShell, "QLabel m_label{this};", false},
    {kShell, "class Title : public QLabel", false},
    {kShell, "auto label = std::make_unique<QLabel>(name);", false},
    {kShell, "label->setTextFormat(Qt::AutoText);", false},
    {kShell, "label->setTextFormat(Qt::RichText);", false},
    {kShell, "label->setTextFormat(Qt::MarkdownText);", false},
    {kShell, "label->setTextFormat(Qt::PlainText);", true},
    {kShell, "QWhatsThis::showText(place, name);", false},
    {kShell, "field->setWhatsThis(name);", false},
    {kShell, "case Qt::WhatsThisRole:", false},
    {kShell, "document.setHtml(name);", false},
    {kShell, "document.setMarkdown(name);", false},
    {kShell, "edit->insertHtml(name);", false},
    {kShell, "auto* edit = new QTextEdit;", false},
    {kShell, "auto* browser = new QTextBrowser;", false},
    {kShell, "QMessageBox::warning(this, title, name);", false},
    {kShell, "QMessageBox box(this);", true},
    {kShell, "QErrorMessage message;", false},
    {kShell, "signals:", false},
    {kShell, "public slots:", false},
    {kShell, "    private   slots :", false},
    {kShell, "emit changed();", false},
    {kShell, "if (moved) { emit changed(); }", false},
    {kShell, "Q_SIGNALS:", true},
    {kShell, "Q_EMIT changed(); // emit changed();", true},
    {kShell, "tr(\"; emit \");", true},
    {kShell, "int emitted = 0;", true},
};

const std::vector<Case> kIncludes{
    {"window/a.cpp", "#include \"app/views/board/widgets/b.h\"", true},
    {"window/a.cpp", "#include \"app/window/b.h\"", true},
    {"window/parts/a.h", "#include \"app/window/parts/b.h\"", true},
    {"window/parts/a.h", "#include \"app/window/b.h\"", false},
    {"window/parts/a.h", "#include \"app/window/exporting/b.h\"", false},
    {"window/parts/a.h", "#include \"app/views/board/b.h\"", false},
    {"views/board/widgets/a.h", "#include \"app/window/parts/b.h\"", true},
    {"views/board/widgets/a.h", "#include \"app/window/b.h\"", false},
    {"views/board/widgets/a.h", "#include \"app/views/board/widgets/b.h\"", true},
    {"views/board/widgets/a.cpp", "#include \"app/views/board/b.h\"", true},
    {"views/board/widgets/a.cpp", "#include \"app/views/layers/widgets/b.h\"", false},
    {"views/board/a.cpp", "#include \"app/views/layers/b.h\"", false},
    {"views/board/a.cpp", "#include \"app/views/board/b.h\"", true},
    {"views/board/a.cpp", "#include \"app/views/board/widgets/b.h\"", false},
    {"views/board/a.cpp", "#include \"app/window/parts/b.h\"", false},
    {"views/board/a.cpp", "#include \"app/exporting/b.h\"", true},
    {"exporting/a.cpp", "#include \"app/views/board/b.h\"", false},
    {"exporting/a.cpp", "#include \"app/document/b.h\"", true},
    {"document/a.cpp", "#include \"app/exporting/b.h\"", false},
    {"document/a.cpp", "#include \"app/drawing/b.h\"", true}, {"drawing/a.cpp", "#include \"app/document/b.h\"", false},
    {"wording/a.cpp", "#include \"app/drawing/b.h\"", false}, {"base/a.cpp", "#include \"app/wording/b.h\"", false},
    {"cli/a.cpp", "#include \"app/views/board/b.h\"", true},
    {"cli/a.cpp", "#include \"app/views/board/widgets/b.h\"", false},
    {"cli/a.cpp", "#include \"app/window/parts/b.h\"", false},
    {"views/a.cpp", "#include \"app/exporting/b.h\"", false}, // has no view
};

/// The case's file among the others': "app/views/board/a7.cpp".
QString fileOf(const Case& one, std::size_t number)
{
    return QStringLiteral("app/")
        + QString::fromLatin1(one.place).replace(QLatin1String("a."), QStringLiteral("a%1.").arg(number));
}

} // namespace

class TestCheckSources : public QObject
{
    Q_OBJECT

    QByteArray m_ofLines;
    QByteArray m_ofIncludes;

    /// Checks a tree with a file for each case. Returns true if it passes; `said`: the output. One run takes a second,
    /// so it serves many cases.
    static bool check(const std::vector<Case>& cases, bool goodOnesAlone, QByteArray& said)
    {
        QTemporaryDir folder;
        const QDir root(folder.path());
        const QString copy = root.filePath(QStringLiteral("packaging/check-sources"));
        bool written = root.mkpath(QStringLiteral("packaging"))
            && QFile::copy(QStringLiteral(CONVOKU_SOURCE "/packaging/check-sources"), copy);
        for (std::size_t i = 0; i < cases.size(); ++i) {
            if (goodOnesAlone && !cases[i].good)
                continue;
            const QString path = fileOf(cases[i], i);
            QFile source(root.filePath(path));
            written = written && root.mkpath(path.section(QLatin1Char('/'), 0, -2)) && source.open(QIODevice::WriteOnly)
                && source.write(QByteArray("// SPDX-License-Identifier: MIT\n") + cases[i].line + '\n') > 0;
        }
        const QByteArray licence = "// SPDX-License-Identifier: MIT\n";
        const std::pair<const char*, QByteArray> others[]{{"app/window/long.cpp", licence + QByteArray(600, '\n')},
            {"app/window/fits.cpp", licence + QByteArray(599, '\n')},
            {"app/window/unlicensed.cpp", QByteArray("\n") + licence}, {"app/window/empty.cpp", {}},
            {"app/CMakeLists.txt", licence}};
        for (const auto& [path, text] : others) {
            QFile source(root.filePath(QString::fromLatin1(path)));
            written = written
                && (goodOnesAlone || (source.open(QIODevice::WriteOnly) && source.write(text) == text.size()));
        }
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral("bash"), {copy, QStringLiteral("architecture")});
        if (!written || !process.waitForFinished(120'000))
            qFatal("no tree to check, or no answer");
        said = process.readAll();
        return process.exitCode() == 0 || (goodOnesAlone && said.contains("Qt's headers are missing"));
    }

    static void addRows(const std::vector<Case>& cases)
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < cases.size(); ++i)
            QTest::addRow("%s: %s", cases[i].place, cases[i].line) << static_cast<int>(i);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!QFile::exists(QStringLiteral(CONVOKU_SOURCE "/packaging/check-sources"))
            || QStandardPaths::findExecutable(QStringLiteral("bash")).isEmpty())
            QSKIP("no check-sources here");
        QVERIFY(!check(kLines, false, m_ofLines));
        QVERIFY(!check(kIncludes, false, m_ofIncludes));
    }

    void nothingIsSaidOfGoodOnes()
    {
        QByteArray said;
        QVERIFY2(check(kLines, true, said), said.constData());
        QVERIFY2(check(kIncludes, true, said), said.constData());
    }

    void linesAreRefused_data() { addRows(kLines); }
    void linesAreRefused()
    {
        QFETCH(int, number);
        const auto i = static_cast<std::size_t>(number);
        const QByteArray place = fileOf(kLines[i], i).toLatin1() + ":2:";
        QVERIFY2(m_ofLines.contains(place) != kLines[i].good, m_ofLines.constData());
    }

    /// Also a file of 601 lines, one without a licence, and an empty one.
    void filesAreRefused()
    {
        QVERIFY(m_ofLines.contains("app/window/long.cpp: 601 lines"));
        QVERIFY(!m_ofLines.contains("app/window/fits.cpp"));
        QVERIFY(m_ofLines.contains("app/window/unlicensed.cpp\n"));
        QVERIFY(m_ofLines.contains("app/window/empty.cpp\n"));
        QVERIFY(m_ofLines.contains("app/CMakeLists.txt\n"));
    }

    void arrows_data() { addRows(kIncludes); }
    void arrows()
    {
        QFETCH(int, number);
        const auto i = static_cast<std::size_t>(number);
        const QByteArray place = fileOf(kIncludes[i], i).toLatin1();
        QVERIFY2(m_ofIncludes.contains(place) != kIncludes[i].good, m_ofIncludes.constData());
    }
};

CONVOKU_GUILESS_TEST(TestCheckSources)
#include "tst_check_sources.moc"
