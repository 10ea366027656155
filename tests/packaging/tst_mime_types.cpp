// SPDX-License-Identifier: MIT
// What a desktop makes of the program's files once its types are installed.
#include "app/document/session_file.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

class TestMimeTypes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void byName_data();
    void byName();
    void aSessionIsKnownByItsContent();
    void puzzlesArePlainText();

private:
    QTemporaryDir m_data; // before the database reads it
    QMimeDatabase m_types;
};

void TestMimeTypes::initTestCase()
{
    QVERIFY(QDir(m_data.path()).mkpath(QStringLiteral("mime/packages")));
    QVERIFY(
        QFile::copy(QStringLiteral(CONVOKU_MIME_TYPES), m_data.filePath(QStringLiteral("mime/packages/convoku.xml"))));
    qputenv("XDG_DATA_HOME", QFile::encodeName(m_data.path()));
}

void TestMimeTypes::byName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("type");
    QTest::newRow("session") << QStringLiteral("evening.convoku")
                             << QStringLiteral("application/x-convoku-session+json");
    QTest::newRow("sdk") << QStringLiteral("one.sdk") << QStringLiteral("text/x-sudoku-sdk");
    QTest::newRow("sdm") << QStringLiteral("MANY.SDM") << QStringLiteral("text/x-sudoku-sdm");
    QTest::newRow("text") << QStringLiteral("puzzles.txt") << QStringLiteral("text/plain");
}

void TestMimeTypes::byName()
{
    QFETCH(QString, name);
    QFETCH(QString, type);
    QCOMPARE(m_types.mimeTypeForFile(name, QMimeDatabase::MatchExtension).name(), type);
}

void TestMimeTypes::aSessionIsKnownByItsContent()
{
    QJsonObject session = emptySessionJson();
    session.insert(QStringLiteral("puzzle"), QString::fromLatin1(kArticleHard));
    session.insert(QStringLiteral("candidates"), QString(729, QLatin1Char('1'))); // stands before the format
    const QString file = m_data.filePath(QStringLiteral("without_a_suffix"));
    QCOMPARE(writeSessionFile(file, session), QString());
    QCOMPARE(m_types.mimeTypeForFile(file, QMimeDatabase::MatchContent).name(),
        QStringLiteral("application/x-convoku-session+json"));
    // Any other JSON is no session.
    QFile other(m_data.filePath(QStringLiteral("other")));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("{\n    \"format\": \"something else\"\n}\n");
    other.close();
    QVERIFY(m_types.mimeTypeForFile(other.fileName(), QMimeDatabase::MatchContent).name()
        != QLatin1String("application/x-convoku-session+json"));
}

// So that an editor offers itself too, and programs that look only at text take them.
void TestMimeTypes::puzzlesArePlainText()
{
    for (const char* type : {"text/x-sudoku-sdk", "text/x-sudoku-sdm"}) {
        QVERIFY(m_types.mimeTypeForName(QString::fromLatin1(type)).isValid());
        QVERIFY(m_types.mimeTypeForName(QString::fromLatin1(type)).inherits(QStringLiteral("text/plain")));
    }
    const QFileInfoList collections
        = QDir(QStringLiteral(CONVOKU_COLLECTIONS)).entryInfoList({QStringLiteral("*.sdm")});
    QVERIFY(!collections.isEmpty());
    for (const QFileInfo& collection : collections)
        QCOMPARE(m_types.mimeTypeForFile(collection).name(), QStringLiteral("text/x-sudoku-sdm"));
}

CONVOKU_GUILESS_TEST(TestMimeTypes)
#include "tst_mime_types.moc"
