// SPDX-License-Identifier: MIT
#include "app/document/bookmarks.h"
#include "app/document/breakpoints.h"
#include "app/document/collection_comparison.h"
#include "app/document/examples.h"
#include "app/drawing/fonts.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/board/widgets/edit_bar.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/compare/widgets/collection_pane.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/window/comfort/first_steps.h"
#include "app/window/parts/message_bar.h"
#include "app/window/window_host.h"
#include "app/window/window_model.h"
#include "app/wording/blind_wording.h"
#include "app/wording/language.h"
#include "app/wording/network_wording.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_letters.h"
#include "tests/support/test_program.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <functional>
#include <optional>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr char kEasy[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

struct HostFixture
{
    explicit HostFixture(const QString& language = QStringLiteral("en"))
        : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        , host(makeBitwise, settings, {}, language)
    {
        host.window().show();
    }

    void openAndWait()
    {
        host.window().openText(QString::fromLatin1(kEasy));
        QTRY_VERIFY_WITH_TIMEOUT(!host.window().session().isRunning(), kLong);
    }

    QTemporaryDir folder;
    QSettings settings;
    WindowHost host;
};

/// All that can be read in the window, with where it stands; what is typed or the same in every language is left out.
std::vector<std::pair<QString, QString>> textsOf(const QWidget& window)
{
    std::vector<std::pair<QString, QString>> texts;
    const auto add = [&](const QObject* object, const char* what, const QString& text) {
        static const QRegularExpression kWord(QStringLiteral("[A-Za-z]{3,}"));
        static const QRegularExpression kSame(QStringLiteral("^(Convoku|GIF|PNG|SVG)$"));
        if (kWord.match(text).hasMatch() && !kSame.match(text).hasMatch())
            texts.emplace_back(
                QStringLiteral("%1 %2 %3")
                    .arg(QLatin1String(object->metaObject()->className()), object->objectName(), QLatin1String(what)),
                text);
    };
    for (const QAction* action : window.findChildren<QAction*>()) {
        // Languages are called as those who speak them call them; lessons are files.
        if (action->objectName().startsWith(QLatin1String("language_"))
            || action->objectName().startsWith(QLatin1String("lesson_")) || action->isSeparator())
            continue;
        add(action, "text", action->text());
        add(action, "status tip", action->statusTip());
        add(action, "tool tip", action->toolTip());
    }
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->objectName() == QLatin1String("puzzle_name"))
            continue; // whatever it is called
        add(widget, "tool tip", widget->toolTip());
        add(widget, "accessible name", widget->accessibleName());
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            add(label, "text", label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            add(button, "text", button->text());
        if (const auto* box = qobject_cast<const QGroupBox*>(widget))
            add(box, "title", box->title());
        if (const auto* dock = qobject_cast<const QDockWidget*>(widget))
            add(dock, "title", dock->windowTitle());
        if (const auto* menu = qobject_cast<const QMenu*>(widget))
            add(menu, "title", menu->title());
        if (const auto* bar = qobject_cast<const QTabBar*>(widget)) {
            for (int i = 0; i < bar->count(); ++i)
                add(bar, "tab", bar->tabText(i));
        }
        if (const auto* header = qobject_cast<const QHeaderView*>(widget); header && header->model()) {
            for (int i = 0; i < header->count(); ++i) {
                if (header->orientation() == Qt::Horizontal)
                    add(header, "heading", header->model()->headerData(i, Qt::Horizontal).toString());
            }
        }
        if (const auto* tree = qobject_cast<const QTreeView*>(widget); tree && tree->model()) {
            for (int row = 0; row < tree->model()->rowCount(); ++row)
                add(tree, "row", tree->model()->index(row, 0).data().toString());
        }
    }
    return texts;
}

} // namespace

class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Tests a text that the program prints before there is an application.
    void oneSentenceInALanguage_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("said");
        const QString english = sentence("window.program_in_one_sentence");
        QTest::newRow("de_AT") << QStringLiteral("de_AT")
                               << QStringLiteral("Die Durchgänge eines von Hand gesetzten neuronalen Netzes, das "
                                                 "Sudokus löst, schrittweise verfolgen.");
        QTest::newRow("ja") << QStringLiteral("ja")
                            << QStringLiteral("手で重みを設定し、数独を解くニューラルネットワークのパスを、"
                                              "ステップごとにたどります。");
        QTest::newRow("en") << QStringLiteral("en") << english;
        QTest::newRow("the system's") << QString() << english;
    }
    void oneSentenceInALanguage()
    {
        QFETCH(const QString, id);
        const QString before = languageInUse();
        const QByteArray english = sentence("window.program_in_one_sentence").toUtf8();
        QTEST(translatedInto(id, "main", english.constData()), "said");
        QCOMPARE(languageInUse(), before);
        QCOMPARE(translatedInto(id, "main", "nobody says this"), QStringLiteral("nobody says this"));
    }

    void initTestCase() { m_letters.emplace(); }
    void cleanupTestCase() { m_letters.reset(); }
    void cleanup()
    {
        useLanguage(QStringLiteral("en"));
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    /// It goes when the event loop is back, and that may be after the host.
    void theOldWindowGoesWithTheHost()
    {
        QPointer<MainWindow> old;
        {
            HostFixture fixture;
            old = &fixture.host.window();
            fixture.host.chooseLanguage(QStringLiteral("de"));
            QVERIFY(old != nullptr && old != &fixture.host.window());
        }
        QVERIFY(old == nullptr);
    }

    void deskStays()
    {
        HostFixture fixture;
        fixture.openAndWait();
        MainWindow* before = &fixture.host.window();
        Session* session = &before->session();
        session->goTo({2, 3});
        session->pick(Candidate::fromIndex(100));
        before->workspace().bookmarks()->toggle({1, 0});
        before->workspace().sideBySide()->show(SideBySide::Columns::Networks);
        before->workspace().sideBySide()->addNetwork(sentence("workshop_page.network.houses"), shippedModel("houses"));
        BlindSettings search;
        search.seed = 9;
        before->workspace().sideBySide()->addBlind(BlindWording::amongNetworks(search), search);
        before->findChild<QSpinBox*>(QStringLiteral("blind_seed"))->setValue(12);
        before->workspace().blind()->begin(gridOf(kEasy), search);
        before->findChild<QStackedWidget*>(QStringLiteral("centre"))->setCurrentIndex(1);
        auto* log = before->findChild<QDockWidget*>(QStringLiteral("events_dock"));
        log->hide();
        const QString title = before->windowTitle();
        const auto recording = session->recording();

        QSignalSpy changed(&fixture.host, &WindowHost::windowChanged);
        QAction* german = before->findChild<QAction*>(QStringLiteral("language_de"));
        QVERIFY(german != nullptr);
        german->trigger();
        QCOMPARE(changed.size(), 1);
        MainWindow* after = &fixture.host.window();
        QVERIFY(after != before);
        QCOMPARE(languageInUse(), QStringLiteral("de"));
        QVERIFY(after->isVisible());
        QVERIFY(!before->isVisible());
        QCOMPARE(&after->session(), session);
        QCOMPARE(session->recording().get(), recording.get());
        QCOMPARE(session->position(), (Position{2, 3}));
        QCOMPARE(session->picked()->index(), 100);
        QCOMPARE(after->workspace().bookmarks()->list().size(), std::size_t{1});
        const SideBySide* runs = after->workspace().sideBySide();
        QCOMPARE(runs->count(), 4);
        QCOMPARE(runs->networkOf(2), shippedModel("houses"));
        QCOMPARE(runs->nameOf(2), NetworkWording::name(*shippedModel("houses"))); // in the new language
        QVERIFY(runs->nameOf(2) != sentence("workshop_page.network.houses"));
        QCOMPARE(runs->blindOf(3), std::optional(search));
        QCOMPARE(runs->nameOf(3), BlindWording::amongNetworks(search));
        QCOMPARE(after->findChild<QSpinBox*>(QStringLiteral("blind_seed"))->value(), 12);
        QVERIFY(after->workspace().blind()->record()->settings == search);
        QCOMPARE(after->findChild<QStackedWidget*>(QStringLiteral("centre"))->currentIndex(), 1);
        QVERIFY(after->findChild<QDockWidget*>(QStringLiteral("events_dock"))->isHidden());
        QCOMPARE(after->windowTitle(), title);
        QVERIFY(after->findChild<QAction*>(QStringLiteral("language_de"))->isChecked());
        QCOMPARE(fixture.settings.value(QStringLiteral("view/language")).toString(), QStringLiteral("de"));
        // And the old window is heard no more.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        session->goToFirst();
        QCOMPARE(session->position().pass, 0);
    }

    void hintGoesOn()
    {
        HostFixture fixture;
        fixture.openAndWait();
        fixture.host.window().offerFirstSteps();
        fixture.host.window().session().stepPass(true);
        const QString english
            = fixture.host.window().findChild<QPushButton*>(QStringLiteral("first_step_2"))->accessibleName();
        fixture.host.chooseLanguage(QStringLiteral("de"));
        auto* hint = fixture.host.window().findChild<FirstSteps*>();
        QVERIFY(hint->isVisible());
        QVERIFY(hint->isDone(0) && !hint->isDone(1));
        QVERIFY(
            fixture.host.window().findChild<QPushButton*>(QStringLiteral("first_step_2"))->accessibleName() != english);
    }

    void editingGoesOn()
    {
        HostFixture fixture;
        fixture.openAndWait();
        fixture.host.window().findChild<QAction*>(QStringLiteral("edit"))->trigger();
        PuzzleEdit& edit = fixture.host.window().model()->edit;
        const Cell cell{0, 2};
        edit.setDigit({&cell, 1}, 4);
        QVERIFY(edit.canUndo());
        fixture.host.chooseLanguage(QStringLiteral("fr"));
        MainWindow& after = fixture.host.window();
        QVERIFY(after.findChild<BoardView*>(QStringLiteral("board_page"))->isEditing());
        QVERIFY(after.findChild<EditBar*>()->isVisible());
        QVERIFY(after.model()->edit.isModified());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        after.findChild<QAction*>(QStringLiteral("undo"))->trigger();
        QVERIFY(!after.model()->edit.isModified());
        after.findChild<QAction*>(QStringLiteral("discard_edits"))->trigger();
        QVERIFY(!after.model()->editing);
    }

    void collectionStays()
    {
        HostFixture fixture;
        QString text;
        for (int i = 0; i < 20; ++i)
            text += QLatin1String(kEasy) + QLatin1Char('\n');
        fixture.host.window().openText(text);
        auto* before = fixture.host.window().findChild<CollectionPanel*>();
        QCOMPARE(before->count(), 20);
        QTRY_VERIFY_WITH_TIMEOUT(before->analysis().isComplete(), kLong);
        CollectionComparison* comparison = fixture.host.window().workspace().comparison();
        comparison->start({{NetworkWording::name(*fastModel()),
                              {.rules = fastModel()->everyRule(), .search = true, .model = fastModel()}}},
            20);
        QTRY_VERIFY_WITH_TIMEOUT(!comparison->isRunning(), kLong);
        const QString english = comparison->rows().front().name;
        fixture.host.chooseLanguage(QStringLiteral("es"));
        auto* after = fixture.host.window().findChild<CollectionPanel*>();
        QVERIFY(after != before);
        QVERIFY(after->isVisible());
        QCOMPARE(after->count(), 20);
        QVERIFY(after->analysis().isComplete());
        // And what was compared on it, by the names of now.
        auto* table = fixture.host.window().findChild<CollectionPane*>();
        QCOMPARE(table->table().rows().size(), std::size_t{1});
        QCOMPARE(table->table().rows().front().card.solved, std::size_t{20});
        QCOMPARE(table->table().rows().front().name, NetworkWording::name(*fastModel()));
        QVERIFY(table->table().rows().front().name != english);
    }

    /// A list has been read to its end, and before that is heard the window becomes another one: the old one, which is
    /// still there, must not hear it too.
    void readingEndsInBetween()
    {
        HostFixture fixture;
        QString text;
        for (int i = 0; i < 6000; ++i)
            text += QString::fromLatin1(kEasy) + QLatin1Char('\n');
        fixture.host.window().openText(text);
        auto* collection = fixture.host.window().findChild<CollectionPanel*>();
        QVERIFY(collection->isReading());
        QTest::qSleep(1500); // without events: what the reader says waits
        fixture.host.chooseLanguage(QStringLiteral("de"));
        collection = fixture.host.window().findChild<CollectionPanel*>();
        QTRY_VERIFY_WITH_TIMEOUT(!collection->isReading(), kLong);
        QCOMPARE(collection->count(), 6000);
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.host.window().session().isRunning(), kLong);
    }

    void lessonIsReadOn()
    {
        HostFixture fixture;
        fixture.host.window().openLesson(QStringLiteral(":/lessons/02_counting.md"));
        LessonWalk& walk = fixture.host.window().model()->walk;
        QVERIFY(walk.isOpen());
        walk.goToStop(2);
        const QString english = walk.stop().text;
        fixture.host.chooseLanguage(QStringLiteral("ru"));
        QVERIFY(walk.isOpen());
        QCOMPARE(walk.stopIndex(), 2);
        QVERIFY(walk.stop().text != english);
        QVERIFY(fixture.host.window().findChild<QAction*>(QStringLiteral("perspective_teach"))->isChecked());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        fixture.host.window().findChild<QAction*>(QStringLiteral("close_lesson"))->trigger();
        QVERIFY(!walk.isOpen());
    }

    /// Whatever stands in the window went through the translation, from the start and after a change.
    void nothingIsLeftOut_data()
    {
        QTest::addColumn<bool>("changed");
        QTest::newRow("from the start") << false;
        QTest::newRow("after a change") << true;
    }
    void nothingIsLeftOut()
    {
        QFETCH(bool, changed);
        HostFixture fixture(changed ? QStringLiteral("en") : QLatin1String(kPseudoLanguage));
        fixture.openAndWait();
        if (changed)
            fixture.host.chooseLanguage(QLatin1String(kPseudoLanguage));
        MainWindow& window = fixture.host.window();
        window.session().goTo({1, 2, 1});
        QCoreApplication::processEvents();
        QStringList plain;
        for (const auto& [where, text] : textsOf(window)) {
            if (!text.contains(QLatin1Char('[')))
                plain << where + QStringLiteral(": ") + text.left(30);
        }
        QVERIFY2(plain.isEmpty(), qPrintable(QLatin1Char('\n') + plain.join(QLatin1Char('\n'))));
    }

    /// After a change the window says what a new one would say.
    void likeANewWindow_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.id)) << language.id;
    }
    void likeANewWindow()
    {
        QFETCH(QString, language);
        HostFixture fixture(language == QLatin1String("de") ? QStringLiteral("ru") : QStringLiteral("de"));
        fixture.openAndWait();
        fixture.host.chooseLanguage(language);
        HostFixture fresh(language);
        fresh.openAndWait();
        const auto of = [](const QWidget& window) {
            const auto all = textsOf(window);
            return std::set<std::pair<QString, QString>>(all.begin(), all.end());
        };
        const auto changed = of(fixture.host.window());
        const auto anew = of(fresh.host.window());
        QStringList different;
        for (const auto& [where, text] : changed) {
            if (!anew.contains({where, text}))
                different << QStringLiteral("changed ") + where + QStringLiteral(": ") + text;
        }
        for (const auto& [where, text] : anew) {
            if (!changed.contains({where, text}))
                different << QStringLiteral("new ") + where + QStringLiteral(": ") + text;
        }
        QVERIFY2(different.isEmpty(), qPrintable(QLatin1Char('\n') + different.join(QLatin1Char('\n'))));
    }

    /// A common small screen has room for the window in every language, also with the hint of the first start.
    void fitsSmallScreens_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.id)) << language.id;
    }
    void fitsSmallScreens()
    {
        QFETCH(QString, language);
        HostFixture fixture(language);
        fixture.openAndWait();
        MainWindow& window = fixture.host.window();
        window.offerFirstSteps();
        window.resize(1280, 720);
        QCoreApplication::processEvents();
        QString widths;
        for (const QDockWidget* dock : window.findChildren<QDockWidget*>()) {
            if (dock->isVisible())
                widths += QStringLiteral(" %1 %2").arg(dock->objectName()).arg(dock->minimumSizeHint().width());
        }
        widths += QStringLiteral(" centre %1").arg(window.centralWidget()->minimumSizeHint().width());
        QVERIFY2(window.width() <= 1280 && window.height() <= 720,
            qPrintable(QStringLiteral("%1×%2:%3").arg(window.width()).arg(window.height()).arg(widths)));
    }

    /// Alt and a letter, or a letter in an open menu, mean one thing in every language.
    /// Qt's texts on buttons and in the menus of text fields, without Qt's own translations.
    void theWordsOfQtAreTranslated_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages()) {
            if (language.id != QLatin1String("en"))
                QTest::newRow(qPrintable(language.id)) << language.id;
        }
    }
    void theWordsOfQtAreTranslated()
    {
        QFETCH(QString, language);
        useLanguage(language);
        const QDialogButtonBox box(
            QDialogButtonBox::Close | QDialogButtonBox::Cancel | QDialogButtonBox::Save | QDialogButtonBox::Open);
        for (const QAbstractButton* button : box.buttons()) {
            const QString text = button->text().remove(QLatin1Char('&'));
            for (const char* english : {"Close", "Cancel", "Save", "Open"})
                QVERIFY2(text != QLatin1String(english), qPrintable(text));
        }
        QLineEdit field(QStringLiteral("text"));
        const std::unique_ptr<QMenu> menu(field.createStandardContextMenu());
        for (const QAction* action : menu->actions()) {
            const QString text = action->text().section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('&'));
            for (const char* english : {"Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"})
                QVERIFY2(text != QLatin1String(english), qPrintable(text));
        }
    }

    void menusHaveNoTwoEqualMnemonics_data() { fitsSmallScreens_data(); }
    void menusHaveNoTwoEqualMnemonics()
    {
        QFETCH(QString, language);
        HostFixture fixture(language);
        QStringList problems;
        const std::function<void(const QString&, const QList<QAction*>&)> look
            = [&](const QString& menu, const QList<QAction*>& actions) {
                  QMap<QChar, QString> seen;
                  bool clash = false;
                  for (const QAction* action : actions) {
                      const QString text = action->text();
                      const auto letter = QKeySequence::mnemonic(text).toString().right(1);
                      // Files that were opened, and lessons, have numbers and names of their own.
                      if (!letter.isEmpty() && !action->objectName().startsWith(QLatin1String("lesson_"))) {
                          clash = clash || seen.contains(letter.front());
                          if (seen.contains(letter.front()))
                              problems << menu + QStringLiteral(": ") + text + QStringLiteral(" and ")
                                      + seen.value(letter.front());
                          seen.insert(letter.front(), text);
                      }
                      if (action->menu() != nullptr)
                          look(menu + QStringLiteral(" ▸ ") + text, action->menu()->actions());
                  }
                  if (clash)
                      problems << QStringLiteral("taken: ") + QStringList(seen.values()).join(QStringLiteral(", "));
              };
        look(language, fixture.host.window().menuBar()->actions());
        QVERIFY2(problems.isEmpty(), qPrintable(QLatin1Char('\n') + problems.join(QLatin1Char('\n'))));
    }

    /// A mnemonic in brackets, as Japanese has them, is for menus.
    void segmentsHaveNoMnemonics()
    {
        HostFixture fixture;
        fixture.host.chooseLanguage(QStringLiteral("ja"));
        for (const char* id : {"puzzle", "teach", "debug", "present"}) {
            const QString name = QStringLiteral("segment_perspective_%1").arg(QLatin1String(id));
            const QString text = fixture.host.window().findChild<QAbstractButton*>(name)->text();
            QVERIFY(!text.isEmpty() && !text.contains(QLatin1Char('(')));
        }
    }

    /// Compare looks on in the new window, also when the old one goes: another puzzle is run with its rules too.
    void compareStaysAwake()
    {
        HostFixture fixture;
        fixture.openAndWait();
        fixture.host.window().findChild<QAction*>(QStringLiteral("what_if"))->trigger();
        fixture.host.chooseLanguage(QStringLiteral("de"));
        QCoreApplication::processEvents();
        auto* view = fixture.host.window().findChild<ComparePage*>();
        QTRY_VERIFY(view->isVisible());
        fixture.host.window().openGrid(gridOf(kArticleHard), QString());
        QTRY_VERIFY_WITH_TIMEOUT(view->runs()->comparisonOf(1).has_value(), kLong);
        for (const auto& run : view->runs()->runs())
            QCOMPARE(run->sceneAt(0).givens, gridOf(kArticleHard));
    }

    /// The puzzles that come with the program are called something in every language; other names stay.
    void examplesAreRenamed()
    {
        HostFixture fixture;
        const Example english = examples().front();
        fixture.host.window().openGrid(english.givens, english.name);
        QVERIFY(fixture.host.window().windowTitle().contains(english.name));
        fixture.host.chooseLanguage(QStringLiteral("de"));
        const QString german = examples().front().name;
        QVERIFY(german != english.name);
        QVERIFY2(fixture.host.window().windowTitle().contains(german), qPrintable(fixture.host.window().windowTitle()));
        fixture.host.window().openGrid(english.givens, QStringLiteral("my own"));
        fixture.host.chooseLanguage(QStringLiteral("en"));
        QVERIFY(fixture.host.window().windowTitle().contains(QStringLiteral("my own")));
    }

    void fontIsMissing_data()
    {
        QTest::addColumn<bool>("letters");
        QTest::newRow("without letters") << false; // of the tests; this system may have some
        QTest::newRow("with letters") << true;
    }
    void fontIsMissing()
    {
        QFETCH(bool, letters);
        m_letters.reset();
        if (letters)
            m_letters.emplace();
        HostFixture fixture;
        const bool can = canWrite(QStringLiteral("ja"));
        fixture.host.chooseLanguage(QStringLiteral("ja"));
        QVERIFY(can || !letters);
        QCOMPARE(languageInUse(), can ? QStringLiteral("ja") : QStringLiteral("en"));
        QCOMPARE(fixture.host.window().findChild<MessageBar*>()->isVisible(), !can);
        QCOMPARE(
            fixture.settings.value(QStringLiteral("view/language")).toString(), can ? QStringLiteral("ja") : QString());
    }

    void fromTheRight()
    {
        HostFixture fixture{QLatin1String(kMirroredLanguage)};
        QCOMPARE(fixture.host.window().layoutDirection(), Qt::RightToLeft);
        fixture.openAndWait();
        fixture.host.chooseLanguage(QStringLiteral("en"));
        QCOMPARE(fixture.host.window().layoutDirection(), Qt::LeftToRight);
    }

    /// One line takes what fields are for and not what takes Qt a second to lay out. It is asked before a field is
    /// shown.
    void linesAreLimited_data()
    {
        QTest::addColumn<int>("own"); // limit of the field
        QTest::addColumn<int>("limit");
        QTest::newRow("Qt's") << 32767 << 2000;
        QTest::newRow("a little more") << 2001 << 2000;
        QTest::newRow("as long") << 2000 << 2000;
        QTest::newRow("shorter") << 1999 << 1999;
        QTest::newRow("a few letters") << 9 << 9;
    }
    void linesAreLimited()
    {
        QFETCH(int, own);
        QFETCH(int, limit);
        const HostFixture fixture;
        QLineEdit polished;
        polished.setMaxLength(own);
        QEvent polish(QEvent::Polish);
        QCoreApplication::sendEvent(&polished, &polish);
        QCOMPARE(polished.maxLength(), limit);
        QLineEdit shown;
        shown.setMaxLength(own);
        shown.show();
        shown.setText(QString(40'000, QLatin1Char('x')));
        QCOMPARE(shown.text().size(), limit);
    }

private:
    std::optional<TestLetters> m_letters;
};

CONVOKU_TEST(TestLanguage)
#include "tst_language.moc"
