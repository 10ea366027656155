// SPDX-License-Identifier: MIT
// Run ▸ Network: other networks in the window, by menu, file, drop and Undo.
#include "app/document/found_network.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/views/compare/widgets/compared_column.h"
#include "app/views/help/widgets/help_browser.h"
#include "app/views/why/widgets/explanation_panel.h"
#include "app/views/why/widgets/legend_panel.h"
#include "app/views/why/widgets/mark_list.h"
#include "app/window/centre.h"
#include "app/window/key_settings.h"
#include "app/window/parts/message_bar.h"
#include "app/wording/language.h"
#include "tests/support/foreign_network.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>

using namespace convoku;
using namespace convoku::testing;

class TestOwnNetworks : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    Session& session() { return m_fixture->session(); }
    QMenu* menu() { return m_fixture->child<QMenu>("network_menu"); }
    QAction* action(const char* name) { return m_fixture->child<QAction>(name); }
    QString write(const char* name, const QByteArray& content)
    {
        const QString path = m_fixture->folder.filePath(QString::fromLatin1(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("no file");
        return path;
    }
    void openEasy()
    {
        m_fixture->window->openText(QString::fromLatin1(kArticleEasy));
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
    }
    void openNetwork(const QString& path)
    {
        openFileAndWait(*m_fixture->window, path);
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
    }
    QStringList steps()
    {
        const auto* list = m_fixture->child<MarkList>("this_pass");
        QStringList names;
        for (int i = 0; i < list->count(); ++i)
            names << list->item(i)->text();
        return names;
    }
    bool isSaid(const QString& part)
    {
        const QList<QLabel*> labels = m_fixture->window->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [&](const QLabel* label) { return label->isVisible() && label->text().contains(part); });
    }
    /// Returns the entries of the menu; checked ones begin with an asterisk.
    QStringList offered()
    {
        Q_EMIT menu()->aboutToShow();
        QStringList texts;
        for (const QAction* entry : menu()->actions()) {
            if (!entry->isSeparator())
                texts << (entry->isChecked() ? QStringLiteral("*") : QString()) + entry->text();
        }
        return texts;
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->resize(1366, 768);
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
    }

    void byTheMenu()
    {
        openEasy();
        QCOMPARE(steps().size(), 11);
        QCOMPARE(offered(),
            (QStringList{QLatin1Char('*') + sentence("workshop_page.network.article"),
                sentence("workshop_page.network.basic"), sentence("workshop_page.network.diagonals"),
                sentence("workshop_page.network.fast"), sentence("workshop_page.network.one_kernel"),
                sentence("workshop_page.network.houses"), sentence("workshop_page.network.trained_count"),
                sentence("workshop_page.network.article_4"), sentence("workshop_page.network.article_6"),
                sentence("workshop_page.network.one_kernel_4"), sentence("workshop_page.open_a_network"),
                sentence("workshop_page.edit_a_copy")}));
        action("network_basic")->trigger();
        QCOMPARE(session().network().id, std::string("basic"));
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QCOMPARE(steps().size(), 8);
        QCOMPARE(steps().constLast(), sentence("views.rule.search"));
        QVERIFY(action("network_basic")->isChecked() && !action("network_article")->isChecked());
        action("network_basic")->trigger(); // stays
        QVERIFY(action("network_basic")->isChecked());
        action("undo")->trigger();
        QCOMPARE(session().network().id, std::string("article"));
        QVERIFY(action("network_article")->isChecked());
        QCOMPARE(steps().size(), 11);
    }

    void byAFile()
    {
        openEasy();
        const QString path = write("my & own.network", kForeignNetwork);
        const auto before = session().recording();
        openNetwork(path);
        QVERIFY(session().recording() != before);
        QVERIFY(session().recording()->givens() == before->givens());
        QCOMPARE(session().network().id, std::string("foreign"));
        QCOMPARE(steps(),
            (QStringList{sentence("workshop_page.foreign_rule_in_row"), sentence("views.rule.naked_single_box"),
                sentence("workshop_page.foreign_rule_in_box"), sentence("views.rule.pointing_row"),
                sentence("views.rule.verdict")}));
        QVERIFY(isSaid(sentence("workshop_page.pass_of_foreign")));
        QCOMPARE(
            offered().at(10), QLatin1Char('*') + QDir::toNativeSeparators(path).replace(u'&', QLatin1String("&&")));
        QVERIFY(!m_fixture->child<QAction>("search")->isEnabled());
        // Stepping by keys, and what an unknown rule found.
        m_fixture->board->setFocus();
        QTest::keyClick(m_fixture->board, Qt::Key_F11);
        QCOMPARE(session().position(), (Position{1, 2, 0}));
        const Recording& run = *session().recording();
        const auto unknown = std::ranges::find_if(run.events(), [&](const Event& event) {
            return event.kind == EventKind::Rule && run.ruleOf(event).family == RuleFamily::Other;
        });
        QVERIFY(unknown != run.events().end());
        session().goTo(unknown->position());
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->board->scene().focus.has_value(), kLong);
        QCOMPARE(m_fixture->board->scene().focus->rule.family, RuleFamily::Other);
        QCOMPARE(m_fixture->board->scene().focus->held.size(), std::size_t{1});
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(sentence("workshop_page.found_by_trying")), kLong);
        QVERIFY(isSaid(sentence("workshop_page.foreign_rule_begins") + QLatin1Char(' ')));

        // A rule of it is switched like any other.
        action("alone_row")->trigger();
        QCOMPARE(session().options().pass.rules.size(), std::size_t{3});
        QVERIFY(!m_fixture->window->findChild<QAction*>(QStringLiteral("naked_pair_row")));
        action("undo")->trigger();
        QCOMPARE(session().options().pass.rules.size(), std::size_t{4});
        action("undo")->trigger();
        QCOMPARE(session().network().id, std::string("article"));
        QVERIFY(m_fixture->child<QAction>("naked_pair_row"));
        QVERIFY(m_fixture->child<QAction>("search")->isEnabled());
    }

    void whatIsOpenComesFirst()
    {
        // One that the window is started with runs on the first example.
        QVERIFY(!session().hasPuzzle());
        openNetwork(write("first.network", kForeignNetwork));
        QVERIFY(session().hasPuzzle());
        QVERIFY(session().recording()->givens() == gridOf(kArticleHard));
        QCOMPARE(session().network().id, std::string("foreign"));
        openEasy(); // another puzzle, the same network
        QCOMPARE(session().network().id, std::string("foreign"));
        QVERIFY(session().recording()->givens() == gridOf(kArticleEasy));
    }

    void ofSeveralOneIsChosen()
    {
        openEasy();
        const QString path = write("two.network",
            QByteArray(kForeignNetwork)
                + "\nnetwork second:\n    \"2\"\n    encoding digits_as_planes\n    rule points(column)\n"
                  "    verdict clashes\n    search fewest_candidates\n");
        openFileAndWait(*m_fixture->window, path);
        auto* dialog = m_fixture->child<QInputDialog>("choose_network");
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->comboBoxItems(), (QStringList{QStringLiteral("foreign"), QStringLiteral("second")}));
        QCOMPARE(session().network().id, std::string("article"));
        dialog->setTextValue(QStringLiteral("second"));
        dialog->accept();
        waitForOpening(*m_fixture->window);
        QCOMPARE(session().network().id, std::string("second"));
        QVERIFY(session().options().pass.search);
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QCOMPARE(steps(),
            (QStringList{sentence("views.rule.pointing_column"), sentence("views.rule.verdict"),
                sentence("views.rule.search")}));
    }

    void whatIsWrongIsTold_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expectedMessage");
        QTest::newRow("a mistake") << QByteArray("network x:\n    y\n") << QStringLiteral("bad.network:2:5:");
        QTest::newRow("parts only")
            << QByteArray(kForeignNetwork).left(QByteArray(kForeignNetwork).indexOf("rule points"))
            << sentence("workshop_page.file_without_network");
        QTest::newRow("nothing") << QByteArray() << QStringLiteral("bad.network:1:1:");
        QTest::newRow("HTML") << QByteArray("<img src=\"/dev/zero\">\n") << QStringLiteral("bad.network:1:1:");
    }
    void whatIsWrongIsTold()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, expectedMessage);
        openEasy();
        const auto before = session().recording();
        openFileAndWait(*m_fixture->window, write("bad.network", text));
        QVERIFY2(isSaid(expectedMessage), qPrintable(expectedMessage));
        QVERIFY(isSaid(sentence("workshop_page.network_cant_run")));
        QVERIFY(session().recording() == before);
        QCOMPARE(offered().size(), 12);
    }

    void filesThatAreGone()
    {
        openEasy();
        const QString path = write("gone.network", kForeignNetwork);
        openNetwork(path);
        action("network_article")->trigger();
        QVERIFY(QFile::remove(path));
        offered();
        menu()->actions().at(11)->trigger();
        QVERIFY(isSaid(sentence("workshop_page.network_file_gone")));
        QCOMPARE(session().network().id, std::string("article"));
        m_fixture->child<QPushButton>("message_offer")->click();
        QCOMPARE(offered().size(), 12);
    }

    /// A drop is as good as the menu; a run that breaks off says which rule did it.
    void dropped()
    {
        openEasy();
        const QString path = write("back.network",
            "rule back(house: row):\n    \"Puts back what it can.\"\n"
            "    some = any(count(candidates, over=house))  # places; some\n    cause some\n"
            "    return candidates | spread(some, over=house)  # everywhere; all\n"
            "network n:\n    \"It does.\"\n    encoding digits_as_planes\n    rule back(row)\n    verdict clashes\n");
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_fixture->window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_fixture->window.get(), &drop);
        waitForOpening(*m_fixture->window);
        QCOMPARE(session().network().id, std::string("n"));
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(QStringLiteral("back_row")), kLong);
        action("network_article")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QVERIFY(session().recording()->result() == RunResult::Solved);
    }

    /// Sixty rules are more than a legend can show: those of one sort share a row, it scrolls, and the window stays as
    /// it is.
    void manyRules()
    {
        openEasy();
        const QSize size = m_fixture->window->size();
        QByteArray text;
        QByteArray rules;
        for (int i = 0; i < 20; ++i) {
            const QByteArray name = "rule_number_" + QByteArray::number(i) + "_with_a_long_name";
            text += "rule " + name
                + "(house: row, column, box):\n    \"\xE2\x80\x9C<b>\xE2\x80\x9D\"\n"
                  "    n = count(candidates, over=digit)  # n\n    cause n\n"
                  "    return candidates & ~equals(n, 0)  # x; y; z\n";
            rules += "    rule " + name + "(row), " + name + "(column), " + name + "(box)\n";
        }
        text += "network many:\n    \"Many.\"\n    encoding digits_as_planes\n" + rules + "    verdict clashes\n";
        openNetwork(write("many.network", text));
        QCOMPARE(session().network().rules.size(), std::size_t{60});
        QTest::qWait(50);
        QCOMPARE(m_fixture->window->size(), size);
        auto* list = m_fixture->child<MarkList>("this_pass");
        QCOMPARE(list->count(), 21);
        QVERIFY(list->verticalScrollBar()->maximum() > 0);
        session().goTo({1, 55, 0});
        QTRY_VERIFY_WITH_TIMEOUT(list->viewport()->rect().intersects(list->visualItemRect(list->item(19))), kLong);
        QCOMPARE(list->count(), 24); // the nineteenth sort is open
        QVERIFY(list->item(19)->toolTip().contains(QStringLiteral("<b>")));
    }

    /// Compare opens where the boards first differ, and restores the place when it is left there. If the boards differ
    /// at the place, it stays.
    void compareOpensAtTheFirstDifference()
    {
        m_fixture->window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        session().goToLast();
        const Position end = session().position();
        const auto endOf = [this](int pass) { return session().recording()->endOf(pass); };
        action("what_if")->trigger();
        SideBySide* runs = m_fixture->child<ComparePage>("compare")->runs();
        QTRY_VERIFY_WITH_TIMEOUT(session().position() != end, kLong);
        QTRY_VERIFY_WITH_TIMEOUT(!runs->isRunning(), kLong);
        const auto areAlike
            = [runs](int pass) { return runs->runs()[0]->candidatesAt(pass) == runs->runs()[1]->candidatesAt(pass); };
        int first = 0;
        while (areAlike(first))
            ++first;
        QCOMPARE(session().position(), endOf(first));
        action("what_if")->trigger();
        QVERIFY(m_fixture->board->isVisible());
        QCOMPARE(session().position(), end);
        // If the user has moved on, the position stays.
        action("what_if")->trigger();
        QCOMPARE(session().position(), endOf(first));
        session().goTo(endOf(first + 1));
        QVERIFY(!areAlike(first + 1));
        action("what_if")->trigger();
        QCOMPARE(session().position(), endOf(first + 1));
        action("what_if")->trigger();
        QCOMPARE(session().position(), endOf(first + 1));
    }

    void compareHasItsRules()
    {
        openEasy();
        openNetwork(write("mine.network", kForeignNetwork));
        m_fixture->child<QAction>("what_if")->trigger();
        auto* view = m_fixture->child<ComparePage>("compare");
        QVERIFY(view->isVisible());
        const auto rules
            = [view] { return view->columns()[1]->findChild<QListWidget*>(QStringLiteral("column_rules")); };
        QCOMPARE(rules()->count(), 4);
        QCOMPARE(rules()->item(0)->text(), sentence("workshop_page.foreign_rule_in_row"));
        rules()->item(3)->setCheckState(Qt::Checked);
        QVERIFY(view->runs()->rulesOf(1).isEmpty());
        rules()->item(0)->setCheckState(Qt::Unchecked);
        QTRY_VERIFY_WITH_TIMEOUT(
            view->runs()->headingOf(1).contains(sentence("workshop_page.run_without_foreign_rule")), kLong);
        action("network_article")->trigger();
        QCOMPARE(rules()->count(), 9);
        QVERIFY(!isSaid(sentence("workshop_page.foreign_rule_in_row")));
    }
};

CONVOKU_TEST(TestOwnNetworks)
#include "tst_own_networks.moc"
