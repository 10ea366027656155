// SPDX-License-Identifier: MIT
// What the readers of app/ take in, with random mistakes in it: sessions, lessons, colours, settings, and what people
// type. The same mistakes every time; under the sanitizers this is a fuzzer that needs nothing else.
#include "app/base/settings_format.h"
#include "app/document/address.h"
#include "app/document/cell_address.h"
#include "app/document/element_address.h"
#include "app/document/recent_files.h"
#include "app/document/session_file.h"
#include "app/document/workspace.h"
#include "app/drawing/theme_file.h"
#include "app/views/collections/collection_filter.h"
#include "app/views/lessons/lesson_links.h"
#include "app/views/lessons/lesson_parser.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "tests/support/mangler.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

class TestMangledFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A session is opened, or refused with a reason; what was opened can be saved and opened again.
    void sessions()
    {
        Workspace workspace([] { return makeBitwiseBackend(); });
        workspace.session()->open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!workspace.session()->isRunning(), 60000);
        workspace.session()->stepPass(false);
        workspace.session()->pick(Candidate{3, 4, 5});
        workspace.toggleBreakpointHere();
        workspace.bookmarks()->toggle(workspace.session()->position());
        const QByteArray right = QJsonDocument(workspace.toJson(QByteArray(40, 'x'))).toJson();

        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("session.convoku"));
        Mangler mangler;
        int opened = 0;
        int refused = 0;
        for (int i = cases(1500); i > 0; --i) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(mangler.mangled(right));
            file.close();
            const SessionFile read = readSessionFile(path);
            QByteArray layout;
            int leftOut = 0;
            const QString problem
                = read.problem.isEmpty() ? workspace.open(read.json, {}, &layout, &leftOut) : read.problem;
            if (!problem.isEmpty()) {
                ++refused;
                continue;
            }
            ++opened;
            if (opened % 20 != 0)
                continue;
            QTRY_VERIFY_WITH_TIMEOUT(workspace.session()->recording()->passCount() > 0, 60000);
            const QJsonObject again = workspace.toJson(layout);
            QCOMPARE(workspace.open(again, {}, &layout, &leftOut), QString());
            QCOMPARE(leftOut, 0);
            QCoreApplication::processEvents();
        }
        QVERIFY2(opened > 3 && refused > 50, qPrintable(QStringLiteral("%1 %2").arg(opened).arg(refused)));
    }

    /// Deeper than anybody writes, and larger than any session is.
    void deepSession()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("deep.convoku"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\":\"convoku-session\",\"version\":1,\"rules\":" + QByteArray(1000000, '['));
        file.close();
        QVERIFY(!readSessionFile(path).problem.isEmpty());
    }

    void lessons()
    {
        QFile file(QStringLiteral(":/lessons/04_hidden_single.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray right = file.readAll();
        QVERIFY(parseLesson(QString::fromUtf8(right)).problems.empty());
        Mangler mangler;
        int refused = 0;
        for (int i = cases(1500); i > 0; --i) {
            const QByteArray text = mangler.mangled(right);
            const auto lines = static_cast<int>(text.count('\n')) + 1;
            const ReadLesson read = parseLesson(QString::fromUtf8(text));
            refused += read.problems.empty() ? 0 : 1;
            for (const LessonProblem& problem : read.problems) {
                QVERIFY(!problem.what.isEmpty());
                QVERIFY(problem.line >= 0 && problem.line <= lines);
            }
        }
        QVERIFY(refused > 50);
    }

    /// Colours that could be read are written and read as the same.
    void colours()
    {
        OwnTheme theme = OwnTheme::like(Theme::Kind::Dark);
        theme.colours.background = QColor(1, 2, 3);
        const QByteArray right = themeToJson(theme);
        Mangler mangler;
        int used = 0;
        for (int i = cases(5000); i > 0; --i) {
            const ThemeReading read = themeFromJson(mangler.mangled(right));
            QVERIFY(read.theme || !read.faults.empty());
            if (!read.theme)
                continue;
            ++used;
            const ThemeReading again = themeFromJson(themeToJson(*read.theme));
            QVERIFY(again.faults.empty());
            QVERIFY(again.theme == read.theme);
        }
        QVERIFY(used > 10);
    }

    /// Each fault is looked for in the file: there may not be as many as a file has room for.
    void manyFaultsInColours()
    {
        QByteArray json = "{\"format\": \"convoku-theme\", \"version\": 1, \"base\": \"dark\", \"colours\": {";
        for (int i = 0; i < 40'000; ++i)
            json += "\"no" + QByteArray::number(i) + "\": \"#123456\",\n";
        json += "\"background\": \"#010203\"}}";
        const ThemeReading read = themeFromJson(json);
        QVERIFY(read.theme);
        QCOMPARE(read.theme->colours.background, QColor(1, 2, 3));
        QCOMPARE(read.faults.size(), std::size_t(100));
        QCOMPARE(read.faults.front().line, 1);
    }

    /// Lists in a session are cut. Otherwise a file could have so many entries that each takes the memory of a pass, or
    /// a check at every event.
    void manyOfEverythingInASession()
    {
        const auto many = [](const QJsonValue& value, int count) {
            QJsonArray array;
            for (int i = 0; i < count; ++i)
                array.append(value);
            return array;
        };
        QJsonObject json = emptySessionJson();
        json[QStringLiteral("puzzle")] = QString::fromLatin1(kArticleHard);
        json[QStringLiteral("rules")] = QJsonArray{QStringLiteral("naked_single_box")};
        json[QStringLiteral("search")] = false; // the run is short
        json[QStringLiteral("max_passes")] = 2147483647.0;
        json[QStringLiteral("range")] = QJsonArray{-2147483648.0, 2147483647.0};
        json[QStringLiteral("breakpoints")] = many(QJsonObject{{QStringLiteral("kind"), QStringLiteral("push")}}, 3000);
        json[QStringLiteral("pins")] = many(QJsonArray{1, 1, 1}, 3000);
        json[QStringLiteral("watches")] = many(QStringLiteral("depth"), 3000);
        QJsonArray bookmarks;
        for (int i = 0; i < 30'000; ++i)
            bookmarks.append(QJsonObject{{QStringLiteral("position"), QJsonArray{i, 0, 0}}});
        json[QStringLiteral("bookmarks")] = bookmarks;
        Workspace workspace([] { return makeBitwiseBackend(); });
        QByteArray layout;
        int leftOut = 0;
        QCOMPARE(workspace.open(json, {}, &layout, &leftOut), QString());
        QTRY_VERIFY_WITH_TIMEOUT(!workspace.session()->isRunning(), 60000);
        QVERIFY(workspace.breakpoints()->count() <= 1000);
        QCOMPARE(workspace.bookmarks()->list().size(), std::size_t(10'000));
        QCOMPARE(workspace.pins()->list().size(), std::size_t(1));
        QCOMPARE(leftOut, 2000 + 20'000 + 2950);
    }

    /// The program's own settings are untrusted: anything may have written them.
    void settings()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("settings.conf"));
        {
            QSettings settings(path, settingsFormat());
            settings.setValue(QStringLiteral("file/recent"), QStringList{QStringLiteral("/a"), QStringLiteral("/b")});
            settings.setValue(QStringLiteral("layout/puzzle"), QByteArray(30, 'x'));
            settings.setValue(QStringLiteral("view/zoom"), 100);
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray right = file.readAll();
        file.close();
        Mangler mangler;
        int good = 0;
        for (int i = 0; i < 500; ++i) {
            const QString mangled = folder.filePath(QStringLiteral("%1.conf").arg(i));
            QFile target(mangled);
            QVERIFY(target.open(QIODevice::WriteOnly));
            target.write(mangler.mangled(right));
            target.close();
            QSettings settings(mangled, settingsFormat());
            good += settings.status() == QSettings::NoError ? 1 : 0;
            RecentFiles recent(settings, QStringLiteral("file/recent"), 9);
            for (const QString& each : recent.paths())
                QVERIFY(QFileInfo(each).isAbsolute());
            settings.value(QStringLiteral("view/zoom")).toInt();
        }
        QVERIFY(good > 20 && good < 500);
    }

    void links()
    {
        Mangler mangler;
        for (int i = cases(5000); i > 0; --i) {
            const QString text = QString::fromUtf8(mangler.mangled(
                "See [a](light:r1,r4c5=7) and ![b](c.png), [d](go:1.2.3) `e` <f> [g][h]\n\n[h]: https://i.j\n"));
            const FoundLinks found = findLinks(text, 1);
            for (const LessonProblem& problem : found.problems)
                QVERIFY(problem.line >= 1 && problem.line <= text.count(QLatin1Char('\n')) + 1);
            readLessonLink(text);
            readBoardPlaces(text);
        }
    }

    void watches()
    {
        Mangler mangler;
        for (int i = cases(20000); i > 0; --i) {
            for (const char* right : {"r4c5=7", "row 4 = 7", "count 7", "decided", "depth", "c3"}) {
                const ReadWatch read = readWatch(QString::fromUtf8(mangler.mangled(right)));
                if (read.watch)
                    QVERIFY(readWatch(watchText(*read.watch)).watch == read.watch);
                else
                    QVERIFY(!read.problem.isEmpty());
            }
        }
    }

    void typed()
    {
        Workspace workspace([] { return makeBitwiseBackend(); });
        workspace.session()->open(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(!workspace.session()->isRunning(), 60000);
        const Recording& recording = *workspace.session()->recording();
        Mangler mangler;
        for (int i = cases(20000); i > 0; --i) {
            for (const char* right :
                {"12.7.3 r4c5=7", "r4c5=27", "board=7", "passes 3..12, no guesses; hidden_single > 2", "[1,2,3]",
                    "not solved and \"a b\" depth >= 9999"}) {
                const QString text = QString::fromUtf8(mangler.mangled(right));
                const Address address = readAddress(text, recording);
                if (address.problem.isEmpty() && address.position) {
                    QVERIFY(address.position->pass >= 0 && address.position->pass <= recording.passCount());
                    recording.stateAt(*address.position);
                }
                if (const auto candidate = readCandidate(text))
                    QCOMPARE(readCandidate(candidateText(*candidate)), candidate);
                const CollectionFilter filter(text);
                filter.passes();
                if (!filter.error())
                    QVERIFY2(!CollectionFilter(filter.textWithPasses(std::nullopt)).error(), qPrintable(text));
            }
        }
    }
};

CONVOKU_GUILESS_TEST(TestMangledFiles)
#include "tst_mangled_files.moc"
