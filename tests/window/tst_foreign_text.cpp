// SPDX-License-Identifier: MIT
// Names, titles and notes that are HTML: the window shows them as they are, wherever they come to stand, and opens no
// file that they name.
#include "app/document/bookmarks.h"
#include "app/document/session_file.h"
#include "app/document/workspace.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/help/widgets/help_browser.h"
#include "app/views/help/widgets/help_dialogs.h"
#include "app/views/help/widgets/help_page.h"
#include "app/views/lessons/lesson_parser.h"
#include "app/views/lessons/widgets/lesson_browser.h"
#include "app/views/lessons/widgets/lesson_panel.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/window/command_palette.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/plain_text.h"
#include "app/wording/language.h"
#include "tests/support/read_probe.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QHeaderView>
#include <QHelpEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTabBar>
#include <QTextDocument>
#include <QTimer>
#include <QToolTip>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The tip that is shown.
QLabel* shownTip()
{
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return qobject_cast<QLabel*>(widget);
    }
    return nullptr;
}

/// All texts that an item of a view brings along, but for what is painted as letters.
QStringList tipsOf(const QAbstractItemView& view)
{
    constexpr int kMost = 60;
    const QAbstractItemModel* model = view.model();
    QStringList tips;
    const std::function<void(const QModelIndex&)> take = [&](const QModelIndex& parent) {
        for (int row = 0; row < std::min(kMost, model->rowCount(parent)); ++row) {
            for (int column = 0; column < model->columnCount(parent); ++column) {
                const QModelIndex index = model->index(row, column, parent);
                tips << index.data(Qt::ToolTipRole).toString() << index.data(Qt::WhatsThisRole).toString();
                if (column == 0)
                    take(index);
            }
        }
    };
    if (model == nullptr)
        return tips;
    take({});
    for (int column = 0; column < model->columnCount(); ++column)
        tips << model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
    return tips;
}

QStringList tipsOf(const QWidget& widget)
{
    QStringList tips{widget.toolTip()};
    for (const QAction* action : widget.actions())
        tips << action->toolTip() << action->statusTip();
    if (const auto* menu = qobject_cast<const QMenu*>(&widget))
        tips << menu->title();
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
        for (int tab = 0; tab < bar->count(); ++tab)
            tips << bar->tabToolTip(tab) << bar->tabWhatsThis(tab);
    }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget))
        tips << tipsOf(*view);
    return tips;
}

} // namespace

class TestForeignText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        if (!m_probe.works())
            QSKIP("nothing tells here who opens a file");
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_probe.wasOpened();
    }

    void cleanup() { m_fixture.reset(); }

    /// Else the rest would prove nothing: a label of Qt's own opens what its text names.
    void aLabelThatGuessesOpensIt()
    {
        QLabel label;
        label.setTextFormat(Qt::RichText);
        label.setText(html());
        label.show();
        QVERIFY(QTest::qWaitForWindowExposed(&label));
        QVERIFY(m_probe.wasOpened());
    }

    void files_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QString>("seen"); // what comes up, by object name
        const QByteArray name = html().toUtf8();
        const QByteArray easy(kArticleEasy);
        const QByteArray hard(kArticleHard);
        QTest::newRow("a puzzle") << easy << QStringLiteral("txt") << QString();
        QTest::newRow("two puzzles") << easy + ' ' + name + '\n' + hard + " # " + name + '\n'
                                     << QStringLiteral("txt") << QStringLiteral("two");
        QTest::newRow("a table") << "name,puzzle,note\n" + name + ',' + easy + ',' + name + "\n\"" + name + "\"," + hard
                + ",\n" << QStringLiteral("csv")
                                 << QStringLiteral("two");
        QTest::newRow("no puzzle") << name << QStringLiteral("txt") << QStringLiteral("problem");
        QTest::newRow("many wrong lines")
            << (name + '\n').repeated(20) << QStringLiteral("txt") << QStringLiteral("problem");
        QTest::newRow("a session") << session() << QStringLiteral("convoku") << QString();
        QTest::newRow("a wrong session") << QByteArray(
            "{\"format\": \"" + QByteArray(name).replace('"', "\\\"") + "\"}")
                                         << QStringLiteral("convoku") << QStringLiteral("problem");
        QTest::newRow("no JSON") << "{\"format\": " + name << QStringLiteral("convoku") << QStringLiteral("problem");
        QTest::newRow("a lesson") << lesson() << QStringLiteral("md") << QStringLiteral("lesson");
        QTest::newRow("a wrong lesson") << lesson().replace("go: start", "go: " + name) + "check: " + name
                                        << QStringLiteral("md") << QStringLiteral("wrong lesson");
    }

    void files()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, suffix);
        QFETCH(QString, seen);
        // No name of a file holds a slash: as an entity it does.
        const QString path = m_fixture->folder.filePath(
            html().replace(QLatin1Char('/'), QStringLiteral("&#47;")).remove(QLatin1Char('"')) + QLatin1Char('.')
            + suffix);
        write(path, content);
        openFileAndWait(*m_fixture->window, path);
        if (seen == QLatin1String("problem"))
            QVERIFY(m_fixture->window->findChild<MessageBar*>()->isVisible());
        else if (seen == QLatin1String("two"))
            QTRY_COMPARE_WITH_TIMEOUT(
                m_fixture->window->findChild<CollectionPanel*>()->findChild<QAbstractItemView*>()->model()->rowCount(),
                2, kLong);
        else if (seen == QLatin1String("lesson"))
            QTRY_VERIFY_WITH_TIMEOUT(m_fixture->window->findChild<LessonPanel*>()->isReading(), kLong);
        else if (seen == QLatin1String("wrong lesson"))
            QTRY_VERIFY_WITH_TIMEOUT(
                m_fixture->window->findChild<QAbstractItemView*>(QStringLiteral("lesson_problems"))->isVisible(),
                kLong);
        if (m_fixture->session().hasPuzzle())
            QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
        walk();
        // Tests what a later window remembers of the file, and that the file no longer exists.
        QVERIFY(QFile::remove(path));
        m_fixture->open();
        for (QMenu* menu : m_fixture->window->findChildren<QMenu*>()) {
            for (QAction* action : menu->actions()) {
                if (action->text().contains(QLatin1String("<img")))
                    action->trigger();
            }
        }
        walk();
    }

    /// Typed, pasted, kept: what people write comes up again in problems and lists.
    void whatIsTyped()
    {
        MainWindow& window = *m_fixture->window;
        window.openText(QString::fromLatin1(kArticleHard));
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
        auto* watch = m_fixture->child<QLineEdit>("watch_field");
        watch->setText(html());
        QTest::keyClick(watch, Qt::Key_Return);
        window.workspace().bookmarks()->toggle(m_fixture->session().position());
        window.workspace().bookmarks()->setNote(0, html());
        m_fixture->child<QLineEdit>("collection_filter")->setText(html());
        window.showProblem(html());
        window.openText(html());
        walk();
        // Tests the field for an address, and the message that this is not one.
        window.findChild<TimelineView*>()->editAddress();
        auto* address = m_fixture->child<QLineEdit>("address");
        address->setText(html());
        QTest::keyClick(address, Qt::Key_Return);
        QVERIFY(address->isVisible());
        walk();
        QTest::keyClick(address, Qt::Key_Escape);
        QVERIFY(!m_probe.wasOpened());
    }

    /// Commands have names of files too.
    void thePalette()
    {
        QAction action(html());
        action.setStatusTip(html());
        bool seen = false;
        QTimer::singleShot(0, this, [&] {
            walk();
            QWidget* palette = QApplication::activeModalWidget();
            seen = palette != nullptr && palette->objectName() == QLatin1String("command_palette");
            if (seen)
                palette->close();
        });
        showCommandPalette({&action}, m_fixture->window.get());
        QVERIFY(seen);
    }

    /// Tips are shown by views, tabs and widgets alike: with Qt's one label for all of them.
    void tips_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a tag") << html();
        QTest::newRow("behind words") << QStringLiteral("Saved: ") + html();
        QTest::newRow("lines") << QStringLiteral("a\n") + html();
        QTest::newRow("a document") << QStringLiteral("<!DOCTYPE html><html><body>%1</body></html>").arg(html());
        QTest::newRow("styles") << QStringLiteral("<p style=\"background-image: url(%1)\">x</p>").arg(m_probe.path());
        QTest::newRow("an entity") << QStringLiteral("&lt;b>") + html();
    }

    void tips()
    {
        QFETCH(QString, text);
        m_fixture->board->setToolTip(text);
        QHelpEvent asked(QEvent::ToolTip, {3, 3}, m_fixture->board->mapToGlobal(QPoint(3, 3)));
        QWidget* host = m_fixture->window->centralWidget();
        host->setToolTip(text);
        QApplication::sendEvent(host, &asked);
        QTRY_VERIFY(shownTip() != nullptr);
        QCOMPARE(shownTip()->text(), text);
        QCOMPARE(shownTip()->textFormat(), Qt::PlainText);
        shownTip()->grab();
        QToolTip::hideText();
        QTRY_VERIFY(shownTip() == nullptr);
        QVERIFY(!m_probe.wasOpened());
    }

    /// Qt's own dialogs ask about files too: whether one is to be replaced, for instance.
    void dialogsOfQt()
    {
        const QString path = m_fixture->folder.filePath(
            html().replace(QLatin1Char('/'), QStringLiteral("&#47;")).remove(QLatin1Char('"'))
            + QStringLiteral(".txt"));
        write(path, "x");
        QFileDialog dialog(m_fixture->window.get(), {}, m_fixture->folder.path());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.selectFile(path);
        bool asked = false;
        QTimer::singleShot(0, this, [&] {
            QTimer::singleShot(200, this, [&] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                asked = box != nullptr && box->text().contains(QLatin1String("<img"));
                walk();
                if (box != nullptr)
                    box->reject();
            });
            QMetaObject::invokeMethod(&dialog, "accept");
            dialog.reject();
        });
        dialog.exec();
        QVERIFY(asked);

        // Tests a box as the static functions of QMessageBox make it: its text format is not set.
        QMessageBox box(QMessageBox::Warning, html(), html(), QMessageBox::Ok, m_fixture->window.get());
        box.setInformativeText(html());
        QTimer::singleShot(0, this, [&] {
            walk();
            box.close();
        });
        box.exec();
        QVERIFY(!m_probe.wasOpened());
    }

    /// A lesson is read from anybody, and its text names whatever it likes: the browser shows no picture and opens
    /// none, also where the checker would have refused the text.
    void picturesInLessons_data()
    {
        QTest::addColumn<QString>("markdown");
        const QString path = m_probe.path();
        QTest::newRow("a picture") << QStringLiteral("![a](%1)").arg(path);
        QTest::newRow("an address") << QStringLiteral("![a](file://%1)").arg(path);
        QTest::newRow("brackets") << QStringLiteral("![a[b]c](%1)").arg(path);
        QTest::newRow("angles") << QStringLiteral("![a](<%1>)").arg(path);
        QTest::newRow("a reference") << QStringLiteral("> [x]: %1\n\n![x]").arg(path);
        QTest::newRow("a name beside the program") << QStringLiteral("![a](probe.png)");
        QTest::newRow("in a link") << QStringLiteral("[![a](%1)](light:r1)").arg(path);
        QTest::newRow("in a table") << QStringLiteral("| a |\n|---|\n| ![a](%1) |").arg(path);
        QTest::newRow("HTML") << QStringLiteral("Text <img src=\"%1\">").arg(path);
        QTest::newRow("a block of HTML")
            << QStringLiteral("<div style=\"background: url(%1)\">\n<img src=\"%1\">\n</div>").arg(path);
        QTest::newRow("styles")
            << QStringLiteral("<style>body { background-image: url(%1) }</style>\n\nText").arg(path);
        QTest::newRow("a title") << QStringLiteral("[a](light:r1 '<img src=\"%1\">')").arg(path);
    }

    void picturesInLessons()
    {
        QFETCH(QString, markdown);
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_probe.folder()));
        LessonBrowser browser;
        browser.setLesson(markdown);
        browser.resize(400, 300);
        browser.show();
        QVERIFY(QTest::qWaitForWindowExposed(&browser));
        browser.grab();
        browser.selectAll();
        browser.copy();
        QHelpEvent asked(QEvent::ToolTip, {18, 18}, browser.viewport()->mapToGlobal(QPoint(18, 18)));
        QApplication::sendEvent(browser.viewport(), &asked);
        if (QLabel* tip = shownTip())
            QCOMPARE(tip->textFormat(), Qt::PlainText);
        QToolTip::hideText();
        browser.setFont(QFont(browser.font().family(), 20)); // made anew
        browser.grab();
        QDir::setCurrent(before);
        QVERIFY(!m_probe.wasOpened());
    }

    /// The help finds only its own pages by the names in a text, the browser of lessons nothing; neither reads a file.
    void resourcesOfBrowsers_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name :
            {m_probe.path(), QStringLiteral("file://") + m_probe.path(), QStringLiteral("probe.png"),
                QStringLiteral("../help/../../probe.png"), QStringLiteral("qrc:/lessons/01.md"), QStringLiteral("")})
            QTest::newRow(qPrintable(name)) << name;
    }

    void resourcesOfBrowsers()
    {
        QFETCH(QString, name);
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_probe.folder()));
        LessonBrowser lesson;
        HelpBrowser help;
        help.openPage(QUrl(helpPages().front()));
        const QString page = help.toPlainText();
        QVERIFY(page.size() > 100);
        for (const auto type : {QTextDocument::ImageResource, QTextDocument::HtmlResource,
                 QTextDocument::MarkdownResource, QTextDocument::StyleSheetResource}) {
            for (QTextBrowser* browser : {static_cast<QTextBrowser*>(&lesson), static_cast<QTextBrowser*>(&help)}) {
                const QVariant answer = browser->document()->resource(type, QUrl(name));
                if (type == QTextDocument::ImageResource)
                    QCOMPARE(answer.value<QImage>().size(), QSize(1, 1));
                else if (browser == &lesson || name.startsWith(QLatin1Char('/'))
                    || name.startsWith(QLatin1String("file")))
                    QCOMPARE(answer.toByteArray(), QByteArray());
            }
        }
        Q_EMIT help.anchorClicked(QUrl(name));
        QDir::setCurrent(before);
        QVERIFY(!m_probe.wasOpened());
    }

    /// HTML of our own is still that.
    void aboutIsFormatted()
    {
        bool seen = false;
        QTimer::singleShot(0, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            const auto* label = box->findChild<QLabel*>(QStringLiteral("qt_msgbox_label"));
            seen = label->textFormat() == Qt::RichText && label->text().contains(QLatin1String("<h3>Convoku"));
            box->close();
        });
        showAboutDialog(m_fixture->window.get());
        QVERIFY(seen);
    }

private:
    QString html() const { return QStringLiteral("<img src=\"%1\">").arg(m_probe.path()); }

    QByteArray session() const
    {
        QJsonObject json = emptySessionJson();
        json[QStringLiteral("puzzle")] = QString::fromLatin1(kArticleHard);
        json[QStringLiteral("rules")]
            = QJsonArray{QStringLiteral("naked_single_box"), QStringLiteral("hidden_single_row")};
        json[QStringLiteral("max_passes")] = 20;
        json[QStringLiteral("name")] = html();
        json[QStringLiteral("bookmarks")] = QJsonArray{
            QJsonObject{{QStringLiteral("position"), QJsonArray{1, 1, 0}}, {QStringLiteral("note"), html()}}};
        json[QStringLiteral("watches")] = QJsonArray{html(), QStringLiteral("depth")};
        json[QStringLiteral("breakpoints")] = QJsonArray{html(),
            QJsonObject{{QStringLiteral("kind"), QStringLiteral("push")}, {QStringLiteral("condition"), html()}}};
        return QJsonDocument(json).toJson();
    }

    QByteArray lesson() const
    {
        const QByteArray name = html().toUtf8();
        return "# " + name + " ![x](" + m_probe.path().toUtf8() + ")\npuzzle: article\ngo: start\n\nWords.\n\n## "
            + name + " ![x](" + m_probe.path().toUtf8() + ")\n\nSay.\n";
    }

    static void write(const QString& path, const QByteArray& content)
    {
        QFile file(path);
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(file.errorString()));
        file.write(content);
    }

    /// All that shows text: no label guesses, those with HTML of our own hold none that came from elsewhere, and
    /// nothing of Qt's that guesses by itself holds any. What a tip says is plain where it is shown.
    void walk()
    {
        QCoreApplication::processEvents();
        QStringList wrong;
        // Tips come and go meanwhile.
        QList<QPointer<QWidget>> widgets;
        for (QWidget* widget : QApplication::allWidgets())
            widgets << widget;
        for (const QPointer<QWidget>& widget : widgets) {
            if (widget == nullptr)
                continue;
            if (const auto* label = qobject_cast<const QLabel*>(widget.data())) {
                const bool polished = label->testAttribute(Qt::WA_WState_Polished);
                if (label->textFormat() == Qt::AutoText && (polished || Qt::mightBeRichText(label->text())))
                    wrong << QStringLiteral("guesses: ") + label->text();
                if (label->textFormat() != Qt::PlainText && label->text().contains(QLatin1String("<img")))
                    wrong << QStringLiteral("HTML from elsewhere: ") + label->text();
            }
            if (widget->whatsThis().contains(QLatin1String("<img")))
                wrong << QStringLiteral("what’s this: ") + widget->whatsThis();
            const QStringList tips = tipsOf(*widget);
            for (const QString& tip : tips) {
                if (!tip.contains(QLatin1String("<img")))
                    continue;
                QToolTip::showText(m_fixture->window->mapToGlobal(QPoint(5, 5)), tip, m_fixture->window.get());
                if (shownTip() == nullptr || shownTip()->textFormat() != Qt::PlainText)
                    wrong << QStringLiteral("a tip: ") + tip;
                QToolTip::hideText();
            }
        }
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget->isVisible())
                widget->grab();
        }
        for (QMenu* menu : m_fixture->window->findChildren<QMenu*>())
            menu->grab();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
        QVERIFY2(!m_probe.wasOpened(), "a file was opened that a name told of");
    }

    ReadProbe m_probe;
    std::unique_ptr<WindowFixture> m_fixture;
};

CONVOKU_TEST(TestForeignText)
#include "tst_foreign_text.moc"
