// SPDX-License-Identifier: MIT
// What packaging/check-sources refuses: labels and the like that guess whether a text is HTML.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

class TestCheckSources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void guessedTextIsRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<bool>("good");
        const auto row = [](const char* line, bool good) { QTest::newRow(line) << QByteArray(line) << good; };
        row("auto* label = new PlainLabel(name);", true);
        row("QLabel* m_label;", true);
        row("auto* label = qobject_cast<QLabel*>(child);", true);
        row("tr(\"new QLabel\"); // new QLabel", true);
        row("auto* label = new QLabel(name);", false);
        row("auto* label = new QLabel;", false);
        row("QLabel label(name);", false);
        row("QLabel label;", false);
        row("QLabel m_label{this};", false);
        row("class Title : public QLabel", false);
        row("auto label = std::make_unique<QLabel>(name);", false);
        row("label->setTextFormat(Qt::AutoText);", false);
        row("label->setTextFormat(Qt::RichText);", false);
        row("label->setTextFormat(Qt::MarkdownText);", false);
        row("label->setTextFormat(Qt::PlainText);", true);
        row("QWhatsThis::showText(place, name);", false);
        row("field->setWhatsThis(name);", false);
        row("case Qt::WhatsThisRole:", false);
        row("document.setHtml(name);", false);
        row("document.setMarkdown(name);", false);
        row("edit->insertHtml(name);", false);
        row("auto* edit = new QTextEdit;", false);
        row("auto* browser = new QTextBrowser;", false);
        row("QMessageBox::warning(this, title, name);", false);
        row("QMessageBox box(this);", true);
        row("QErrorMessage message;", false);
    }

    void guessedTextIsRefused()
    {
        QFETCH(QByteArray, line);
        QFETCH(bool, good);
        check("app/widgets/shell/a.cpp", line, good ? QByteArray() : QByteArray("app/widgets/shell/a.cpp:2:"));
    }

    void roomsOfTheWindow_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("included");
        QTest::addColumn<bool>("good");
        const auto row = [](const char* source, const char* included, bool good) {
            QTest::addRow("%s includes %s", source, included) << QByteArray(source) << QByteArray(included) << good;
        };
        row("shell/a.cpp", "board/b.h", true);
        row("shell/a.cpp", "shell/b.h", true);
        row("board/a.h", "parts/b.h", true);
        row("board/a.h", "board/b.h", true);
        row("board/a.cpp", "layers/b.h", false);
        row("board/a.cpp", "shell/b.h", false);
        row("layers/a.cpp", "board/b.h", true);
        row("layers/a.cpp", "graph/b.h", false);
        row("graph/a.cpp", "board/b.h", false);
        row("parts/a.cpp", "board/b.h", false);
        row("parts/a.cpp", "parts/b.h", true);
        row("a.cpp", "parts/b.h", false); // has no room
    }
    void roomsOfTheWindow()
    {
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, included);
        QFETCH(bool, good);
        check("app/widgets/" + source, "#include \"app/widgets/" + included + '"',
            good ? QByteArray() : "app/widgets/" + source);
    }

private:
    /// `complaint`: what is said of a file with that line; empty: nothing.
    static void check(const QByteArray& file, const QByteArray& line, const QByteArray& complaint)
    {
        const QString tool = QStringLiteral(CONVOKU_SOURCE) + QStringLiteral("/packaging/check-sources");
        if (!QFile::exists(tool) || QStandardPaths::findExecutable(QStringLiteral("bash")).isEmpty())
            QSKIP("no check-sources here");
        QTemporaryDir folder;
        QDir root(folder.path());
        const QString path = QString::fromLatin1(file);
        QVERIFY(root.mkpath(QStringLiteral("packaging")) && root.mkpath(path.section(QLatin1Char('/'), 0, -2)));
        const QString copy = root.filePath(QStringLiteral("packaging/check-sources"));
        QVERIFY(QFile::copy(tool, copy));
        QFile source(root.filePath(path));
        QVERIFY(source.open(QIODevice::WriteOnly));
        source.write("// SPDX-License-Identifier: MIT\n" + line + '\n');
        source.close();
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral("bash"), {copy, QStringLiteral("architecture")});
        QVERIFY(process.waitForFinished(120'000));
        const QByteArray said = process.readAll();
        QCOMPARE(!complaint.isEmpty() && said.contains(complaint), !complaint.isEmpty());
        QVERIFY2(process.exitCode() == (complaint.isEmpty() ? 0 : 1) || said.contains("Qt's headers are missing"),
            said.constData());
    }
};

QTEST_GUILESS_MAIN(TestCheckSources)
#include "tst_check_sources.moc"
