// SPDX-License-Identifier: MIT
// The palette: what is meant comes first, what is impossible last, and places of the run are entries too.
#include "app/window/command_palette.h"
#include "app/window/command_words.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QTimer>
#include <QTreeWidget>

using namespace convoku;
using namespace convoku::testing;

namespace {

struct Row
{
    QString name;
    QString beside; ///< its category, or why it can't be chosen
    bool possible = false;
};

} // namespace

class TestPalette : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    Session& session() { return m_fixture->session(); }

    /// Opens it, types, and tells what it shows then; `chosen`: Enter at the end, else Escape.
    std::vector<Row> typed(const QString& text, bool chosen = false)
    {
        std::vector<Row> rows;
        QTimer::singleShot(0, this, [&] {
            QWidget* palette = QApplication::activeModalWidget();
            auto* line = palette->findChild<QLineEdit*>();
            QTest::keyClicks(line, text);
            const auto* list = palette->findChild<QTreeWidget*>();
            for (int i = 0; i < list->topLevelItemCount(); ++i) {
                const QTreeWidgetItem* item = list->topLevelItem(i);
                rows.push_back({item->text(0), item->text(1), !item->isDisabled()});
            }
            QTest::keyClick(line, chosen ? Qt::Key_Return : Qt::Key_Escape);
            palette->close(); // where nothing could be chosen it stays
        });
        m_fixture->child<QAction>("commands")->trigger();
        return rows;
    }
    void openHard()
    {
        m_fixture->window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
    }

    /// It goes with a key: there is nothing to make small or large.
    void itHasNoButtonsOfAWindow()
    {
        Qt::WindowFlags flags;
        QTimer::singleShot(100, this, [&flags] {
            QWidget* palette = QApplication::activeModalWidget();
            flags = palette->windowFlags();
            palette->close();
        });
        m_fixture->child<QAction>("commands")->trigger();
        QVERIFY(flags & Qt::FramelessWindowHint);
    }

    void theNearestIsFirst_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QList<int>>("expected"); ///< numbers of the entries below
        QTest::newRow("nothing: what was chosen last, then as given, then what can't be")
            << QString() << QList<int>{4, 3, 0, 1, 5, 2};
        QTest::newRow("the name") << QStringLiteral("dark") << QList<int>{1, 0, 5};
        QTest::newRow("another word for it") << QStringLiteral("theme") << QList<int>{0, 1};
        QTest::newRow("words in any order") << QStringLiteral("pass next") << QList<int>{3, 2};
        QTest::newRow("beginnings") << QStringLiteral("ne pa") << QList<int>{3, 2};
        QTest::newRow("inside a word") << QStringLiteral("ass") << QList<int>{4, 3, 2};
        QTest::newRow("the menu") << QStringLiteral("appearance") << QList<int>{0, 1};
        QTest::newRow("capitals and blanks") << QStringLiteral("  NEXT   pass ") << QList<int>{3, 2};
        QTest::newRow("nobody") << QStringLiteral("zzz") << QList<int>{};
    }
    void theNearestIsFirst()
    {
        QFETCH(QString, typed);
        QFETCH(QList<int>, expected);
        const auto entry
            = [](const char* name, const char* category, const char* words, const char* whyNot = "", int used = -1) {
                  PaletteEntry made;
                  made.name = QString::fromLatin1(name);
                  made.category = QString::fromLatin1(category);
                  made.words = QString::fromLatin1(words);
                  made.whyNot = QString::fromLatin1(whyNot);
                  made.lastUsed = used;
                  return made;
              };
        const std::vector<PaletteEntry> entries{entry("Light", "View, Appearance", "theme dark"),
            entry("Dark", "View, Appearance", "theme"), entry("Next pass of the file", "Run", "", "not now"),
            entry("Next pass", "Run", "step", "", 1), entry("Passages", "Run", "", "", 0),
            entry("Colours", "View", "darkness")};
        // Among equally near entries, the last chosen one comes first, then the given order.
        const std::vector<int> ranked = rankedEntries(entries, typed);
        QCOMPARE(QList<int>(ranked.begin(), ranked.end()), expected);
    }

    void whatPeopleMean_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("beside");
        QTest::newRow("next pass") << QStringLiteral("next pass") << sentence("window.palette.next_pass")
                                   << sentence("window.palette.run_menu");
        QTest::newRow("step") << QStringLiteral("step on") << sentence("window.palette.next_pass")
                              << sentence("window.palette.run_menu");
        QTest::newRow("theme") << QStringLiteral("theme") << sentence("window.palette.as_the_desktop")
                               << sentence("window.palette.appearance_menu");
        QTest::newRow("dark") << QStringLiteral("dark") << sentence("window.palette.dark")
                              << sentence("window.palette.appearance_menu");
        QTest::newRow("gif") << QStringLiteral("gif") << sentence("window.palette.export_animation")
                             << sentence("window.palette.file_menu");
        QTest::newRow("a pass") << QStringLiteral("17") << sentence("window.palette.go_to_pass", {QStringLiteral("17")})
                                << sentence("window.palette.place_in_run");
        QTest::newRow("a step") << QStringLiteral("17.4")
                                << sentence("window.palette.go_to_step", {QStringLiteral("17")})
                                << sentence("window.palette.place_in_run");
        QTest::newRow("a cell") << QStringLiteral("r4c5") << sentence("window.palette.go_to", {QStringLiteral("r4c5")})
                                << sentence("window.palette.place_in_run");
        QTest::newRow("a candidate") << QStringLiteral("r4c5=7")
                                     << sentence("window.palette.go_to", {QStringLiteral("r4c5=7")})
                                     << sentence("window.palette.place_in_run");
    }
    void whatPeopleMean()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        QFETCH(QString, beside);
        openHard();
        const std::vector<Row> rows = this->typed(typed);
        QVERIFY(!rows.empty());
        QCOMPARE(rows.front().name, first);
        QCOMPARE(rows.front().beside, beside);
        QVERIFY(rows.front().possible);
    }

    void placesAreGoneTo()
    {
        openHard();
        typed(QStringLiteral("17"), true);
        QVERIFY((session().position() == session().recording()->endOf(17)));
        typed(QStringLiteral("9.4"), true);
        QVERIFY((session().position() == Position{9, 4}));
        QVERIFY(!session().picked());
        typed(QStringLiteral("r4c5=7"), true);
        QVERIFY((session().picked() == Candidate{6, 3, 4}));
        QVERIFY((session().position() == Position{9, 4}));
        // A pass that does not exist is reported, and the position stays.
        const auto rows = typed(QStringLiteral("999"));
        QVERIFY(!rows.empty() && !rows.front().possible);
        QVERIFY2(rows.front().beside.startsWith(sentence("window.palette.no_such_pass", {QStringLiteral("999")})),
            qPrintable(rows.front().beside));
        typed(QStringLiteral("999"), true);
        QVERIFY((session().position() == Position{9, 4}));
    }

    void whatCantBeIsLastAndSaysWhy()
    {
        std::vector<Row> rows = typed({});
        const auto firstNot = std::find_if(rows.begin(), rows.end(), [](const Row& row) { return !row.possible; });
        QVERIFY(firstNot != rows.begin() && firstNot != rows.end());
        QVERIFY(std::none_of(firstNot, rows.end(), [](const Row& row) { return row.possible; }));
        QCOMPARE(firstNot->beside, sentence("window.palette.no_puzzle"));
        openHard();
        m_fixture->child<QAction>("edit")->trigger();
        rows = typed(m_fixture->child<QAction>("next_pass")->iconText());
        QVERIFY(!rows.front().possible);
        QCOMPARE(rows.front().beside, sentence("window.palette.not_while_editing"));
        QVERIFY(typed(QStringLiteral("17")).empty()
            || !typed(QStringLiteral("17")).front().name.startsWith(sentence("window.palette.go_to", {QString()})));
    }

    void whatWasChosenLastIsFirst()
    {
        openHard();
        const QString nextPanel = m_fixture->child<QAction>("next_panel")->iconText();
        typed(QStringLiteral("last"), true);
        QVERIFY(session().isAtEnd());
        typed(nextPanel, true);
        std::vector<Row> rows = typed({});
        QCOMPARE(rows[0].name, nextPanel);
        m_fixture->open(); // the next start
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        rows = typed({});
        QCOMPARE(rows[0].name, nextPanel);
        // Settings of other hands.
        for (const QVariant& wrong : {QVariant(QStringList(100'000, QStringLiteral("open"))),
                 QVariant(QStringList{QString(1'000'000, u'x'), QStringLiteral("nobody")}), QVariant(7)}) {
            m_fixture->settings.setValue(QStringLiteral("palette/recent"), wrong);
            QVERIFY(!typed({}).empty());
            typed(nextPanel, true);
            const QStringList kept = m_fixture->settings.value(QStringLiteral("palette/recent")).toStringList();
            QVERIFY(kept.size() <= 8 && kept.front() == QStringLiteral("next_panel"));
            QVERIFY(kept.join(QString()).size() < 1000);
        }
    }

    /// The words are about commands that there are.
    void wordsAreOfCommands()
    {
        QCOMPARE(commandWords(QStringLiteral("nobody")), QString());
        QVERIFY(commandWords(QStringLiteral("language_de")).contains(sentence("window.palette.word_language")));
        QVERIFY(commandWords(QStringLiteral("perspective_teach")).contains(sentence("window.palette.word_lessons")));
        for (const char* id : {"next_pass", "export_gif", "appearance_1", "what_if", "search_tree", "keys"}) {
            QVERIFY2(m_fixture->child<QAction>(id) != nullptr, id);
            QVERIFY2(!commandWords(QString::fromLatin1(id)).isEmpty(), id);
        }
    }
};

CONVOKU_TEST(TestPalette)
#include "tst_palette.moc"
