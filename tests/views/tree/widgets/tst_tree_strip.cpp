// SPDX-License-Identifier: MIT
// The strip of guesses below the board: what it names, against the article's run, and where clicks and keys lead.
#include "app/views/tree/widgets/tree_strip.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>

using namespace convoku;
using namespace convoku::testing;

class TestTreeStrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->resize(1366, 768);
        m_fixture->child<QAction>("perspective_debug")->trigger();
        m_strip = m_fixture->window->findChild<TreeStrip*>();
        open(kArticleHard);
    }
    void cleanup() { m_fixture.reset(); }

    /// The strip shows the guesses and ends of the picture of *Debug*.
    void itNamesGuessesAndEnds()
    {
        m_fixture->session().goTo({10, 7, 0});
        QVERIFY(m_strip->isVisible());
        QStringList names;
        for (int i = 0; i < m_strip->countIn(PictureParts::kWhole); ++i)
            names << m_strip->nameOf(i);
        QCOMPARE(names,
            QStringList({sentence("views.strip_puzzle"),
                sentence("views.strip_guess", {QStringLiteral("r1c2"), QStringLiteral("7"), QStringLiteral("7")}),
                sentence("views.strip_contradiction", {QStringLiteral("10")}),
                sentence("views.strip_guess", {QStringLiteral("r1c4"), QStringLiteral("4"), QStringLiteral("12")}),
                sentence("views.strip_guess", {QStringLiteral("r2c2"), QStringLiteral("2"), QStringLiteral("14")}),
                sentence("views.strip_solved", {QStringLiteral("25")})}));
        QCOMPARE(m_strip->focusedPart(), 1);
        std::vector<int> rows;
        for (const TreeStrip::Item& item : m_strip->items())
            rows.push_back(item.row);
        QCOMPARE(rows, (std::vector{0, 0, 0, 1, 1, 1}));
        // All of it is in sight, and nothing on top of another.
        for (int i = 0; i < 6; ++i) {
            QVERIFY(m_strip->rect().contains(m_strip->rectOf(i)));
            for (int j = 0; j < i; ++j)
                QVERIFY(!m_strip->rectOf(i).intersects(m_strip->rectOf(j)));
        }
    }

    void oneIsAtTheLastThatHasHappened_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<int>("part");
        QTest::newRow("start") << Position{} << 0;
        QTest::newRow("before the guess") << Position{6, 11, 0} << 0;
        QTest::newRow("the guess") << Position{7, 11, 0} << 1;
        QTest::newRow("the contradiction") << Position{10, 10, 0} << 2;
        QTest::newRow("taken back") << Position{10, 11, 0} << 0;
        QTest::newRow("the second guess") << Position{12, 11, 0} << 3;
        QTest::newRow("the third") << Position{17, 3, 0} << 4;
        QTest::newRow("solved") << Position{25, 11, 0} << 5;
    }
    void oneIsAtTheLastThatHasHappened()
    {
        QFETCH(const Position, position);
        QFETCH(const int, part);
        m_fixture->session().goTo(position);
        QCOMPARE(m_strip->focusedPart(), part);
    }

    void clicksAndKeysGoThere()
    {
        const auto click
            = [this](int part) { QTest::mouseClick(m_strip, Qt::LeftButton, {}, m_strip->rectOf(part).center()); };
        click(1);
        QVERIFY((m_fixture->session().position() == Position{7, 11, 0}));
        click(2);
        QVERIFY((m_fixture->session().position() == Position{10, 10, 0}));
        click(5);
        QVERIFY((m_fixture->session().position() == m_fixture->session().recording()->endOf(25)));
        m_strip->setFocus();
        QTest::keyClick(m_strip, Qt::Key_Left);
        QVERIFY((m_fixture->session().position() == Position{14, 11, 0}));
        QTest::keyClick(m_strip, Qt::Key_Home);
        QVERIFY(m_fixture->session().position() == Position{});
        QTest::keyClick(m_strip, Qt::Key_Right);
        QVERIFY((m_fixture->session().position() == Position{7, 11, 0}));
        // Beside everything nothing happens.
        QTest::mouseClick(m_strip, Qt::LeftButton, {}, {m_strip->width() - 2, 2});
        QVERIFY((m_fixture->session().position() == Position{7, 11, 0}));
    }

    /// In *Debug*, where the window is high enough and there are guesses.
    void itIsThereWhereThereIsRoom()
    {
        QVERIFY(m_strip->isVisible());
        m_fixture->window->resize(1366, 690);
        QVERIFY(!m_strip->isVisible());
        m_fixture->window->resize(1366, 768);
        QVERIFY(m_strip->isVisible());
        m_fixture->child<QAction>("edit")->trigger();
        QVERIFY(!m_strip->isVisible());
        m_fixture->child<QAction>("edit")->trigger();
        m_fixture->child<QAction>("search_tree")->trigger();
        QVERIFY(!m_strip->isVisible()); // the whole tree is
        m_fixture->child<QAction>("board")->trigger();
        QVERIFY(m_strip->isVisible());
        m_fixture->child<QAction>("perspective_puzzle")->trigger();
        QVERIFY(!m_strip->isVisible());
    }

    /// If the strip has no room for all parts, the current part is scrolled into view.
    void theCurrentOneIsInSight()
    {
        m_fixture->window->resize(800, 720);
        QTest::qWait(20);
        QVERIFY(m_strip->isVisible());
        m_strip->setFixedSize(320, m_strip->height() / 2);
        for (int part = 0; part < 6; ++part) {
            m_strip->goToPart(part);
            QCOMPARE(m_strip->focusedPart(), part);
            const QRect rect = m_strip->rectOf(part);
            QVERIFY2(rect.height() > 10 && rect.width() > 10, qPrintable(QString::number(part)));
        }
    }

private:
    void open(const char* puzzle)
    {
        m_fixture->window->openGrid(gridOf(puzzle), QStringLiteral("a puzzle"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
    }

    std::unique_ptr<WindowFixture> m_fixture;
    TreeStrip* m_strip = nullptr;
};

CONVOKU_TEST(TestTreeStrip)
#include "tst_tree_strip.moc"
