// SPDX-License-Identifier: MIT
// What the next start goes on with: kept whole, bounded, and refused where it is no such thing.
#include "app/base/settings_format.h"
#include "app/document/last_session.h"
#include "app/document/workspace.h"
#include "solver/error.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/mangler.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

QString open(Workspace& workspace, const LastSession& last)
{
    QByteArray layout;
    int leftOut = 0;
    return workspace.open(last.session, last.title, &layout, &leftOut);
}

} // namespace

class TestLastSession : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Workspace> m_workspace;

    QString path() const { return m_folder->filePath(QStringLiteral("settings.conf")); }
    Session& session() { return *m_workspace->session(); }
    /// At pass 9, after its fourth rule, of the article's hard puzzle without a rule, with r4c5=7 picked.
    void goSomewhere()
    {
        RunOptions options;
        std::erase(options.pass.rules, article::NakedPairRow);
        options.maxPasses = 40;
        session().open(gridOf(kArticleHard), {}, options, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        session().goTo({9, 4, 0});
        session().pick(Candidate{6, 3, 4});
        m_workspace->bookmarks()->setList({{{3, 1, 0}, QStringLiteral("here")}});
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<QSettings>(path(), settingsFormat());
        m_workspace = std::make_unique<Workspace>(makeBitwise);
    }

    void nothingIsRememberedAtFirst()
    {
        QVERIFY(!lastSession(*m_settings));
        keepLastSession(*m_settings, *m_workspace, {}); // no puzzle
        QVERIFY(!lastSession(*m_settings));
    }

    void puzzleRulesAndPlaceComeBack()
    {
        goSomewhere();
        keepLastSession(*m_settings, *m_workspace, QStringLiteral("My puzzle"));
        m_settings->sync();

        const QSettings read(path(), settingsFormat());
        const auto last = lastSession(read);
        QVERIFY(last);
        QCOMPARE(last->title, QStringLiteral("My puzzle"));
        Workspace next(makeBitwise);
        QCOMPARE(open(next, *last), QString());
        Session& again = *next.session();
        // Not there yet: who looks again now remembers the same place.
        const auto early = readLastSession(lastSessionBytes(next, {}));
        QVERIFY(early);
        QCOMPARE(early->session.value(QStringLiteral("position")).toArray(), (QJsonArray{9, 4, 0}));
        QTRY_VERIFY_WITH_TIMEOUT(!again.isRunning(), kLong);
        QVERIFY(again.recording()->givens() == gridOf(kArticleHard));
        QVERIFY(!again.isRuleEnabled(article::NakedPairRow) && again.isRuleEnabled(article::NakedPairColumn));
        QCOMPARE(again.options().maxPasses, 40);
        QVERIFY((again.position() == Position{9, 4, 0}));
        QVERIFY((again.picked() == Candidate{6, 3, 4}));
        QCOMPARE(next.bookmarks()->list().size(), std::size_t(1));
    }

    /// The settings file of the program cannot be read by other users.
    void itIsPrivate()
    {
        goSomewhere();
        QSettings::setPath(settingsFormat(), QSettings::UserScope, m_folder->path());
        QSettings own(settingsFormat(), QSettings::UserScope, QStringLiteral("convoku"), QStringLiteral("convoku"));
        keepLastSession(own, *m_workspace, {});
        own.sync();
        QVERIFY(QFile::exists(own.fileName()) && own.fileName().startsWith(m_folder->path()));
        QCOMPARE(QFile::permissions(own.fileName()) & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther),
            QFile::Permissions());
    }

    void whoDoesNotWantItIsForgotten()
    {
        goSomewhere();
        keepLastSession(*m_settings, *m_workspace, {});
        QVERIFY(reopensLastSession(*m_settings));
        setReopensLastSession(*m_settings, false);
        QVERIFY(!lastSession(*m_settings));
        keepLastSession(*m_settings, *m_workspace, {});
        m_settings->sync();
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        // Neither as it is nor in base64: the bytes of the puzzle are nowhere.
        const QByteArray all = file.readAll();
        QVERIFY(!all.contains(QByteArray(kArticleHard)));
        QVERIFY2(all.size() < 200, all.constData());
        setReopensLastSession(*m_settings, true);
        QVERIFY(!lastSession(*m_settings));
    }

    void tooMuchComesWithoutLists()
    {
        goSomewhere();
        m_workspace->bookmarks()->setList({{{3, 1, 0}, QString(kMostLastSession, u'x')}});
        const QByteArray bytes = lastSessionBytes(*m_workspace, QString(1'000'000, u'y'));
        QVERIFY(bytes.size() <= kMostLastSession);
        const auto last = readLastSession(bytes);
        QVERIFY(last);
        QVERIFY(last->title.size() < 1000);
        QVERIFY(!last->session.contains(QStringLiteral("bookmarks")));
        Workspace next(makeBitwise);
        QCOMPARE(open(next, *last), QString());
        QVERIFY(!next.session()->isRuleEnabled(article::NakedPairRow));
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("convoku");
        QTest::newRow("a list") << QByteArray("[1,2]");
        QTest::newRow("without a session") << QByteArray(R"({"title":"x"})");
        QTest::newRow("no session of ours") << QByteArray(R"({"title":"x","session":{"puzzle":"1"}})");
        QTest::newRow("a version to come")
            << QByteArray(R"({"session":{"format":"convoku-session","version":2147483647}})");
        QTest::newRow("deep") << QByteArray(100'000, '[');
        QTest::newRow("too many bytes") << QByteArray(kMostLastSession + 1, ' ');
    }
    void refused()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!readLastSession(bytes));
        m_settings->setValue(QStringLiteral("last/session"), bytes);
        QVERIFY(!lastSession(*m_settings));
    }

    /// Random mistakes: it is refused, or opens as a puzzle that is one, in a bounded time.
    void mangled()
    {
        goSomewhere();
        const QByteArray right = lastSessionBytes(*m_workspace, QStringLiteral("My puzzle"));
        Mangler mangler;
        int opened = 0;
        for (int i = 0; i < 300; ++i) {
            const auto last = readLastSession(mangler.mangled(right));
            if (!last)
                continue;
            Workspace next([]() -> std::unique_ptr<Backend> { throw Error("test", "runs nothing"); });
            if (!open(next, *last).isEmpty())
                continue;
            ++opened;
            QVERIFY(next.session()->hasPuzzle());
            QVERIFY(next.session()->options().maxPasses >= 0);
        }
        QVERIFY(opened > 0);
    }
};

CONVOKU_GUILESS_TEST(TestLastSession)
#include "tst_last_session.moc"
