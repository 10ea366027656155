// SPDX-License-Identifier: MIT
#include "app/base/background_work.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/help/widgets/help_browser.h"
#include "app/views/help/widgets/help_drawings.h"
#include "app/views/help/widgets/help_page.h"
#include "app/views/help/widgets/help_pictures.h"
#include "app/views/help/widgets/help_window.h"
#include "app/wording/language.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPalette>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTextBlock>
#include <QTreeWidget>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Targets of the links (or pictures) of a page, read from its Markdown.
QStringList targetsOf(QString markdown, bool pictures)
{
    // Code may tell how links are written.
    markdown.remove(QRegularExpression(QStringLiteral("```.*?```"), QRegularExpression::DotMatchesEverythingOption));
    const QRegularExpression pattern(
        pictures ? QStringLiteral("!\\[[^\\]]*\\]\\(([^)]+)\\)") : QStringLiteral("\\]\\(([^)]+)\\)"));
    QStringList targets;
    for (auto at = pattern.globalMatch(markdown); at.hasNext();)
        targets << at.next().captured(1);
    return targets;
}

QList<QTextCursor> picturesIn(const HelpBrowser& browser)
{
    QList<QTextCursor> places;
    for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (it.fragment().charFormat().isImageFormat()) {
                places.append(QTextCursor(block));
                places.back().setPosition(it.fragment().position());
            }
        }
    }
    return places;
}

QUrl nameAt(QTextCursor place)
{
    place.movePosition(QTextCursor::NextCharacter);
    return QUrl(place.charFormat().toImageFormat().name());
}

void scrollTo(HelpBrowser& browser, const QTextCursor& place)
{
    // All of it is laid out, which the scroll bar would only hear later.
    browser.verticalScrollBar()->setMaximum(static_cast<int>(browser.document()->size().height()));
    browser.verticalScrollBar()->setValue(browser.verticalScrollBar()->value() + browser.cursorRect(place).top());
}

} // namespace

class TestHelpWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void everyPictureIsThere_data() { pages(); }

    void everyPictureIsThere()
    {
        QFETCH(QString, page);
        const QStringList pictures = targetsOf(helpMarkdown(page), true);
        HelpBrowser browser;
        browser.resize(700, 500);
        browser.show();
        browser.openPage(QUrl(page));
        const QList<QTextCursor> places = picturesIn(browser);
        QCOMPARE(places.size(), pictures.size());
        for (const QTextCursor& place : places) {
            const QUrl name = nameAt(place);
            scrollTo(browser, place);
            QTRY_VERIFY2_WITH_TIMEOUT(!browser.drawings().drawn(name).isNull(), name.toString().toUtf8(), 60000);
            // It shows something: a graph has more than two colours.
            const QImage image = browser.drawings().drawn(name);
            QSet<QRgb> found;
            for (int part = 1; part < 8; ++part) {
                for (int x = 0; x < image.width(); ++x)
                    found.insert(image.pixel(x, image.height() * part / 8));
            }
            QVERIFY(found.size() > 2);
            // The picture is as wide as its line, which is all the room that the page has for it.
            QTextCursor after = place;
            after.movePosition(QTextCursor::NextCharacter);
            const int room = browser.cursorRect(after).left() - browser.cursorRect(place).left();
            QVERIFY(room > 0 && room <= 700);
            QVERIFY(std::abs(image.deviceIndependentSize().width() - room) <= 1);
        }
    }

    /// A long page draws what is seen, and little more, and not in the window's thread.
    void drawingsComeWhenTheyAreSeen()
    {
        HelpBrowser browser;
        browser.resize(700, 500);
        browser.openPage(QUrl(QStringLiteral("qrc:/help/pictures/index.md")));
        const QList<QTextCursor> places = picturesIn(browser);
        QVERIFY(places.size() > 50);
        const auto settle = [&browser] {
            do {
                waitForBackgroundWork();
                QCoreApplication::processEvents();
                browser.viewport()->grab(); // what is seen
            } while (browser.drawings().isDrawing());
        };
        settle();
        const int hidden = browser.drawings().drawnCount();
        QVERIFY(hidden < 6);
        browser.show();
        scrollTo(browser, places.back());
        settle();
        QVERIFY(!browser.drawings().drawn(nameAt(places.back())).isNull());
        QVERIFY(browser.drawings().drawnCount() < hidden + 10);
        QVERIFY(browser.drawings().drawn(nameAt(places[places.size() / 2])).isNull());
    }

    /// Other colours: the page stays as it is, where it is, and has them in the end as if it were opened now.
    void otherColoursDoNotReadThePageAgain_data() { pages(); }

    void otherColoursDoNotReadThePageAgain()
    {
        QFETCH(QString, page);
        const QPalette before = QApplication::palette();
        const auto restore = qScopeGuard([&before] { QApplication::setPalette(before); });
        QPalette dark = before;
        dark.setColor(QPalette::Base, QColor(0x1b1e24));
        dark.setColor(QPalette::AlternateBase, QColor(0x2b2e34));
        dark.setColor(QPalette::Text, Qt::white);
        dark.setColor(QPalette::Link, QColor(0x77aaff));
        HelpBrowser browser;
        browser.resize(700, 500);
        browser.show();
        browser.openPage(QUrl(page));
        const QString light = browser.document()->toHtml();
        browser.verticalScrollBar()->setValue(browser.verticalScrollBar()->maximum() / 2);
        browser.selectAll();
        const int scrolled = browser.verticalScrollBar()->value();
        const QString words = browser.textCursor().selectedText();
        const QSignalSpy opened(&browser, &QTextBrowser::sourceChanged);
        QSignalSpy edited(browser.document(), &QTextDocument::contentsChange);
        const auto has = [&browser](const QPalette& palette) {
            return browser.palette().color(QPalette::Text) == palette.color(QPalette::Text);
        };
        const auto recoloured = [&] { return !browser.isRecolouring(); };
        QApplication::setPalette(dark);
        QTRY_VERIFY(has(dark) && recoloured());
        QCOMPARE(browser.verticalScrollBar()->value(), scrolled);
        QCOMPARE(browser.textCursor().selectedText(), words);
        QCOMPARE(opened.count(), 0);
        // A few paragraphs at a time: nothing is laid out as a whole, but for a page that is short.
        for (const QList<QVariant>& edit : edited)
            QVERIFY(edit[2].toInt() < browser.document()->characterCount());
        HelpBrowser fresh;
        fresh.resize(700, 500);
        fresh.openPage(QUrl(page));
        QCOMPARE(browser.document()->toHtml(), fresh.document()->toHtml());
        // A hidden browser waits until it is shown.
        browser.hide();
        edited.clear();
        QApplication::setPalette(before);
        QTRY_VERIFY(has(before));
        QVERIFY(recoloured());
        QCOMPARE(edited.count(), 0);
        browser.show();
        QTRY_VERIFY(recoloured());
        QCOMPARE(browser.document()->toHtml(), light);
    }

    /// The text at the top stays there when the page gets another width or another text size.
    void theTopStays()
    {
        HelpBrowser browser;
        browser.resize(900, 500);
        browser.show();
        browser.openPage(QUrl(QStringLiteral("qrc:/help/network.md#hidden_single")));
        const auto top = [&browser] { return browser.cursorForPosition({20, 4}).block().text(); };
        const QString before = top();
        QVERIFY(browser.verticalScrollBar()->value() > 500);
        for (const int width : {500, 1100, 640, 900}) {
            browser.resize(width, 500);
            QCOMPARE(top(), before);
        }
        browser.setZoom(150);
        QCOMPARE(top(), before);
        browser.setZoom(100);
        QCOMPARE(top(), before);
    }

    void everyLinkLeadsSomewhere_data() { pages(); }

    void everyLinkLeadsSomewhere()
    {
        QFETCH(QString, page);
        WindowFixture fixture;
        for (const QString& target : targetsOf(helpMarkdown(page), false)) {
            const QUrl link = QUrl(page).resolved(QUrl(target));
            if (link.scheme() == QLatin1String("convoku")) {
                QVERIFY2(fixture.window->commandOf(link), target.toUtf8());
                continue;
            }
            QCOMPARE(link.scheme(), QStringLiteral("qrc"));
            const QString markdown = helpMarkdown(link.adjusted(QUrl::RemoveFragment).toString());
            QVERIFY2(!markdown.isEmpty(), target.toUtf8());
            if (link.hasFragment()) {
                const HelpPage read = helpPage(markdown);
                QVERIFY2(std::any_of(read.headings.begin(), read.headings.end(),
                             [&link](const HelpHeading& heading) { return heading.anchor == link.fragment(); }),
                    target.toUtf8());
            }
        }
        for (const char* wrong : {"convoku:graph/nothing", "convoku:show/nothing", "convoku:do/nothing", "convoku:x"})
            QVERIFY(!fixture.window->commandOf(QUrl(QString::fromLatin1(wrong))));
    }

    void everyHeadingIsReached_data() { pages(); }

    void everyHeadingIsReached()
    {
        QFETCH(QString, page);
        const HelpPage read = helpPage(helpMarkdown(page));
        QVERIFY(!read.title().isEmpty());
        QVERIFY(helpHeadings(helpMarkdown(page)) == read.headings); // two readers agree
        QSet<QString> anchors;
        HelpBrowser browser;
        browser.resize(700, 300);
        browser.show();
        for (const HelpHeading& heading : read.headings) {
            QVERIFY2(!anchors.contains(heading.anchor), heading.anchor.toUtf8());
            anchors.insert(heading.anchor);
            browser.openPage(QUrl(page + QLatin1Char('#') + heading.anchor));
            const auto* bar = browser.verticalScrollBar();
            const QTextCursor top = browser.cursorForPosition({60, 10});
            const bool atEnd = bar->value() == bar->maximum();
            QVERIFY2(atEnd || bar->value() == 0 || top.block().text() == heading.text, heading.text.toUtf8());
            // At the end of the page it is at least in sight.
            for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next()) {
                if (block.text() == heading.text && block.blockFormat().headingLevel() > 0)
                    QVERIFY2(browser.viewport()->rect().intersects(browser.cursorRect(QTextCursor(block))),
                        heading.text.toUtf8());
            }
        }
    }

    void aClickOnAPictureShowsItsRule()
    {
        HelpBrowser browser;
        browser.resize(900, 600);
        browser.show();
        browser.openPage(QUrl(QStringLiteral("qrc:/help/network.md#pointing")));
        const QString markdown = helpMarkdown(QStringLiteral("qrc:/help/network.md"));
        int linked = 0;
        for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextCharFormat format = it.fragment().charFormat();
                linked += format.isImageFormat() && format.anchorHref().startsWith(QStringLiteral("convoku:")) ? 1 : 0;
            }
        }
        QCOMPARE(linked, markdown.count(QStringLiteral("[![")));
        QVERIFY(linked > 5);
        const QSignalSpy clicked(&browser, &HelpBrowser::commandClicked);
        QTest::mouseClick(browser.viewport(), Qt::LeftButton, {}, QPoint(400, 400));
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked.first().first().toUrl(), QUrl(QStringLiteral("convoku:graph/pointing_row")));
    }

    void headingsGetAnchorsAndCommentsGo()
    {
        const HelpPage page
            = helpPage(QStringLiteral("# One & two\n\n<!-- layers of x -->\n\ntext\n\n<!-- end -->\n\n## r4c5: a-b\n\n"
                                      "```\n## no heading\n```\n\n## Tasten *und* mehr <!-- #some_keys -->\n"));
        QCOMPARE(page.headings.size(), std::size_t(3));
        QCOMPARE(page.title(), QStringLiteral("One & two"));
        QCOMPARE(page.headings[0].anchor, QStringLiteral("one--two"));
        QCOMPARE(page.headings[1].anchor, QStringLiteral("r4c5-a-b"));
        QCOMPARE(page.headings[1].level, 2);
        QVERIFY(page.html.contains(QStringLiteral("name=\"r4c5-a-b\"")));
        // A name of its own is the anchor, and is not to be seen.
        QCOMPARE(page.headings[2].text, QStringLiteral("Tasten und mehr"));
        QCOMPARE(page.headings[2].anchor, QStringLiteral("some_keys"));
        QVERIFY(page.html.contains(QStringLiteral("name=\"some_keys\"")));
        QVERIFY(!page.html.contains(QStringLiteral(">some_keys")) && !page.html.contains(QStringLiteral("mehrsome")));
        QVERIFY(page.html.contains(QStringLiteral("## no heading")));
        QVERIFY(!page.html.contains(QStringLiteral("layers of")));
    }

    void theHelpOpensBesideTheWindow()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        fixture.child<QAction>("help")->trigger();
        HelpWindow* help = openHelp();
        QVERIFY(help);
        QCOMPARE(help->browser()->source().toString(), helpPages().front());
        QVERIFY(!help->isModal());
        QTest::keyClick(fixture.window.get(), Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(openHelp(), help);
        QCOMPARE(help->browser()->source().toString(), QStringLiteral("qrc:/help/network.md"));
        auto* contents = help->findChild<QTreeWidget*>(QStringLiteral("help_contents"));
        QCOMPARE(contents->topLevelItemCount(), helpPages().size());
        QCOMPARE(contents->currentItem()->text(0), sentence("window.help_network_title"));
        // It goes when the window goes.
        fixture.window->close();
        QVERIFY(!openHelp());
    }

    void backAndForward()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        HelpWindow help(settings);
        help.showPage();
        QVERIFY(QTest::qWaitForWindowActive(&help));
        auto* contents = help.findChild<QTreeWidget*>(QStringLiteral("help_contents"));
        const auto network = helpPages().indexOf(QStringLiteral("qrc:/help/network.md"));
        contents->setCurrentItem(contents->topLevelItem(static_cast<int>(network))->child(4));
        const QString there = help.browser()->source().toString();
        QVERIFY2(there.startsWith(QStringLiteral("qrc:/help/network.md#")), there.toUtf8());
        QVERIFY(help.windowTitle().startsWith(sentence("window.help_network_title")));
        const int scrolled = help.browser()->verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
        QTest::keyClick(&help, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(help.browser()->source().toString(), helpPages().front());
        QCOMPARE(contents->currentItem(), contents->topLevelItem(0));
        QTest::keyClick(&help, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(help.browser()->source().toString(), there);
        QCOMPARE(help.browser()->verticalScrollBar()->value(), scrolled);
    }

    /// QTextBrowser has ways of its own to a page.
    void aPageLooksTheSameWhoeverAsksForIt_data()
    {
        QTest::addColumn<QString>("way");
        QTest::newRow("its key for the page that was first") << QStringLiteral("key");
        QTest::newRow("anew") << QStringLiteral("reload");
        QTest::newRow("as a source") << QStringLiteral("source");
    }
    void aPageLooksTheSameWhoeverAsksForIt()
    {
        QFETCH(const QString, way);
        const QUrl page(QStringLiteral("qrc:/help/formats.md"));
        HelpBrowser browser;
        browser.resize(700, 500);
        browser.show();
        browser.openPage(page);
        const QString expected = browser.toHtml();
        QVERIFY(expected.contains(QStringLiteral("<a name="))); // a heading to go to
        if (way == QLatin1String("reload")) {
            browser.reload();
        } else {
            browser.openPage(QUrl(QStringLiteral("qrc:/help/network.md")));
            QVERIFY(browser.toHtml() != expected);
            if (way == QLatin1String("key"))
                QTest::keyClick(&browser, Qt::Key_Up, Qt::AltModifier);
            else
                browser.setSource(page);
        }
        QCOMPARE(browser.source(), page);
        QCOMPARE(browser.toHtml(), expected);
    }

    void aWordIsFound()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        HelpWindow help(settings);
        help.showPage(QStringLiteral("qrc:/help/formats.md"));
        QVERIFY(QTest::qWaitForWindowActive(&help));
        QTest::keyClick(&help, Qt::Key_F, Qt::ControlModifier);
        auto* field = help.findChild<QLineEdit*>(QStringLiteral("help_find_text"));
        auto* result = help.findChild<QLabel*>(QStringLiteral("help_find_result"));
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("watch"));
        QCOMPARE(help.browser()->textCursor().selectedText().toLower(), QStringLiteral("watch"));
        const int first = help.browser()->textCursor().selectionStart();
        const int count
            = static_cast<int>(help.browser()->toPlainText().count(QStringLiteral("watch"), Qt::CaseInsensitive));
        QVERIFY(count > 2);
        for (int i = 1; i < count; ++i) {
            QTest::keyClick(&help, Qt::Key_F3);
            QVERIFY(help.browser()->textCursor().selectionStart() > first);
            QVERIFY(result->text().isEmpty());
        }
        QTest::keyClick(&help, Qt::Key_F3); // and round
        QCOMPARE(help.browser()->textCursor().selectionStart(), first);
        QVERIFY(!result->text().isEmpty());
        QTest::keyClick(&help, Qt::Key_F3, Qt::ShiftModifier);
        QVERIFY(help.browser()->textCursor().selectionStart() > first);
        QTest::keyClicks(field, QStringLiteral("xyz"));
        QCOMPARE(result->text(), sentence("window.help_not_found"));
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible());
        QVERIFY(help.isVisible());
        QTest::keyClick(&help, Qt::Key_Escape);
        QVERIFY(!help.isVisible());
    }

    void sizeAndPageAreRemembered()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        {
            HelpWindow help(settings);
            help.showPage(QStringLiteral("qrc:/help/network.md"));
            help.resize(640, 480);
            QVERIFY(QTest::qWaitForWindowActive(&help));
            const double before = help.browser()->font().pointSizeF();
            QTest::keyClick(&help, Qt::Key_Plus, Qt::ControlModifier);
            QTest::keyClick(&help, Qt::Key_Plus, Qt::ControlModifier);
            QCOMPARE(help.browser()->zoom(), 120);
            QVERIFY(std::abs(help.browser()->font().pointSizeF() / before - 1.2) < 0.01);
            help.close();
        }
        HelpWindow help(settings);
        help.showPage();
        QVERIFY(QTest::qWaitForWindowActive(&help));
        QCOMPARE(help.size(), QSize(640, 480));
        QCOMPARE(help.browser()->zoom(), 120);
        QCOMPARE(help.browser()->source().toString(), QStringLiteral("qrc:/help/network.md"));
        QTest::keyClick(&help, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(help.browser()->zoom(), 100);
    }

    void picturesFollowWidthAndTheme()
    {
        HelpBrowser browser;
        browser.resize(900, 500);
        browser.show();
        browser.openPage(QUrl(QStringLiteral("qrc:/help/pictures/index.md")));
        const QUrl name(QStringLiteral("search.svg"));
        for (const QTextCursor& place : picturesIn(browser)) {
            if (nameAt(place) == name)
                scrollTo(browser, place);
        }
        const auto picture = [&] { return browser.drawings().drawn(name); };
        QTRY_VERIFY(!picture().isNull());
        const QSizeF wide = picture().deviceIndependentSize();
        QVERIFY(wide.width() > 700 && wide.width() <= 900);
        browser.resize(500, 500);
        QTRY_VERIFY(!picture().isNull() && picture().deviceIndependentSize().width() < 500);
        QCOMPARE(picture().devicePixelRatio(), browser.devicePixelRatioF());
        // Its ground is light, and dark where the page is.
        const auto ground = [&] { return picture().pixelColor(picture().width() / 2, 4).lightness(); };
        const auto isDrawn = [&] { return !picture().isNull(); };
        QVERIFY(ground() > 200);
        const QPalette before = QApplication::palette();
        QPalette dark = before;
        dark.setColor(QPalette::Base, QColor(0x1b1e24));
        dark.setColor(QPalette::Text, Qt::white);
        QApplication::setPalette(dark);
        browser.setPalette(dark);
        QTRY_VERIFY(isDrawn() && ground() < 60);
        QApplication::setPalette(before);
    }

    /// The same addresses in every language; what is missing in one is there in English.
    void everyLanguageHasEveryPage()
    {
        const QString pages = QStringLiteral(":/help/");
        QStringList there = QDir(pages).entryList({QStringLiteral("*.md")}, QDir::Files);
        for (QString& name : there)
            name.prepend(QStringLiteral("qrc:/help/"));
        there << QStringLiteral("qrc:/help/pictures/index.md");
        QStringList listed = helpPages();
        QCOMPARE(listed.front(), QStringLiteral("qrc:/help/index.md"));
        there.sort();
        listed.sort();
        QCOMPARE(listed, there);
        // Returns the anchors that links lead to, read from the Markdown.
        const auto anchors = [](const QString& markdown) {
            const QRegularExpression named(
                QStringLiteral("^#+ .*<!-- #(\\S+) -->$"), QRegularExpression::MultilineOption);
            QStringList found;
            for (auto at = named.globalMatch(markdown); at.hasNext();)
                found << at.next().captured(1);
            return found;
        };
        for (const QString& page : listed) {
            useLanguage(QStringLiteral("en"));
            const QString english = helpMarkdown(page);
            for (const Language& language : languages()) {
                useLanguage(language.id);
                const QString markdown = helpMarkdown(page);
                QVERIFY2(markdown.startsWith(QLatin1String("# ")), (language.id + page).toUtf8());
                QCOMPARE(markdown == english, language.id == QLatin1String("en")); // all are translated
                QCOMPARE(anchors(markdown), anchors(english));
            }
        }
        useLanguage(QStringLiteral("en"));
    }

    void picturesSpeakTheLanguage()
    {
        QVERIFY(HelpPictures::ofLanguage() == nullptr); // in English the files do
        useLanguage(QLatin1String(kPseudoLanguage));
        HelpPictures* pictures = HelpPictures::ofLanguage();
        QVERIFY(pictures != nullptr);
        QCOMPARE(HelpPictures::ofLanguage(), pictures);
        HelpBrowser browser;
        browser.resize(900, 500);
        browser.show();
        browser.openPage(QUrl(QStringLiteral("qrc:/help/pictures/index.md")));
        scrollTo(browser, picturesIn(browser).front());
        const QUrl name = nameAt(picturesIn(browser).front());
        const auto shown = [&] { return browser.drawings().drawn(name); };
        QTRY_VERIFY(!shown().isNull());
        const QImage before = shown();
        QVERIFY(picturesIn(browser).size() > 20);
        const QSignalSpy resized(&browser.drawings(), &HelpDrawings::resized);
        QTRY_VERIFY_WITH_TIMEOUT(pictures->isReady(), kLong);
        // A long page is laid out in a tenth of a second: once for all of its pictures at most.
        QVERIFY2(resized.count() <= 1, QByteArray::number(resized.count()));
        QTRY_VERIFY(!shown().isNull() && shown() != before);
        QFile file(QStringLiteral(":/help/pictures/pass.svg"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray english = file.readAll();
        const QByteArray other = pictures->picture(QStringLiteral("pass.svg"));
        QVERIFY(english.contains(sentence("views.family.pointing").toUtf8()));
        QVERIFY(english.contains(sentence("views.rule.pointing_row").toUtf8()));
        QVERIFY(!other.isEmpty() && !other.contains(sentence("views.rule.pointing_row").toUtf8()));
        useLanguage(QStringLiteral("en"));
    }

    void aLinkShowsTheRuleInTheWindow_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"pointing_row", "naked_single_box", "verdict", "search"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }

    void aLinkShowsTheRuleInTheWindow()
    {
        QFETCH(QString, id);
        WindowFixture fixture;
        fixture.window->commandOf(QUrl(QStringLiteral("convoku:graph/") + id))(); // no puzzle is open: the example is
        auto* graph = fixture.window->findChild<RuleGraphView*>();
        QTRY_VERIFY_WITH_TIMEOUT(graph->shownStep() > 0, kLong);
        QCOMPARE(fixture.viewInFront(), graph);
        QCOMPARE(QString::fromStdString(fixture.session().recording()->groupOf(graph->shownStep()).id), id);
        fixture.window->commandOf(QUrl(QStringLiteral("convoku:graph/pass")))();
        QCOMPARE(graph->shownStep(), 0);
        fixture.window->commandOf(QUrl(QStringLiteral("convoku:show/board")))();
        QCOMPARE(fixture.viewInFront(), fixture.board);
        fixture.window->commandOf(QUrl(QStringLiteral("convoku:do/first")))();
        QVERIFY((fixture.session().position() == Position{}));
    }

private:
    static void pages()
    {
        QTest::addColumn<QString>("page");
        for (const QString& page : helpPages())
            QTest::newRow(page.toUtf8()) << page;
    }

    static HelpWindow* openHelp()
    {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            auto* help = qobject_cast<HelpWindow*>(widget);
            if (help != nullptr && help->isVisible())
                return help;
        }
        return nullptr;
    }
};

CONVOKU_TEST(TestHelpWindow)
#include "tst_help_window.moc"
