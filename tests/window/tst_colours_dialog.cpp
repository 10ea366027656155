// SPDX-License-Identifier: MIT
#include "app/drawing/theme_wording.h"
#include "app/window/comfort/colours_dialog.h"
#include "app/window/parts/appearance.h"
#include "tests/drawing/colour_sight.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QActionGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>

using namespace convoku;
using namespace convoku::testing;

namespace {

int indexOf(const char* id)
{
    const auto& ids = themeColourIds();
    return static_cast<int>(std::find(ids.begin(), ids.end(), QLatin1String(id)) - ids.begin());
}

/// The dialog's parts.
struct Parts
{
    explicit Parts(ColoursDialog& dialog)
        : list(dialog.findChild<QTreeWidget*>(QStringLiteral("colours_list")))
        , hex(dialog.findChild<QLineEdit*>(QStringLiteral("colours_hex")))
        , base(dialog.findChild<QComboBox*>(QStringLiteral("colours_base")))
        , reset(dialog.findChild<QPushButton*>(QStringLiteral("colours_reset")))
        , resetAll(dialog.findChild<QPushButton*>(QStringLiteral("colours_reset_all")))
        , problems(dialog.findChild<QListWidget*>(QStringLiteral("colours_problems")))
        , message(dialog.findChild<QLabel*>(QStringLiteral("colours_message")))
        , sample(dialog.findChild<QWidget*>(QStringLiteral("colours_sample")))
    {
    }

    void pick(const char* id)
    {
        const auto items = list->findItems(ThemeWording::colour(indexOf(id)), Qt::MatchExactly | Qt::MatchRecursive);
        QCOMPARE(items.size(), 1);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(items.front()).center());
        list->setCurrentItem(items.front()); // further down it is out of sight
    }

    void type(const char* text)
    {
        hex->setFocus();
        hex->selectAll();
        QTest::keyClicks(hex, QLatin1String(text));
    }

    QTreeWidget* list;
    QLineEdit* hex;
    QComboBox* base;
    QPushButton* reset;
    QPushButton* resetAll;
    QListWidget* problems;
    QLabel* message;
    QWidget* sample;
};

} // namespace

class TestColoursDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsEveryColour()
    {
        ColoursDialog dialog(OwnTheme::like(Theme::Kind::Light));
        Parts parts(dialog);
        // 14 of the board, the families of rules, the depths, the kinds of layers.
        QList<int> rows;
        for (int i = 0; i < parts.list->topLevelItemCount(); ++i)
            rows << parts.list->topLevelItem(i)->childCount();
        QCOMPARE(rows, (QList<int>{14, Theme::kFamilyHues, Theme::kDepthHues, Theme::kOperationHues}));
        QCOMPARE(parts.problems->count(), 0);
        QVERIFY(!parts.reset->isEnabled());
        QVERIFY(!parts.resetAll->isEnabled());
    }

    void typedColoursAreSeenAndWarnedOf()
    {
        ColoursDialog dialog(OwnTheme::like(Theme::Kind::Light));
        dialog.show();
        Parts parts(dialog);
        const QImage before = parts.sample->grab().toImage();
        parts.pick("candidate");
        parts.type("#f0f0f0");
        QCOMPARE(dialog.chosen().colours.candidate.name(), QStringLiteral("#f0f0f0"));
        QVERIFY(parts.sample->grab().toImage() != before);
        QVERIFY(parts.problems->count() > 0);
        QVERIFY2(parts.problems->item(0)->text().contains(sentence("window.candidate_hard_to_read")),
            qPrintable(parts.problems->item(0)->text()));
        // Half a colour changes nothing; one without its # is one too.
        parts.type("#12");
        QCOMPARE(dialog.chosen().colours.candidate.name(), QStringLiteral("#f0f0f0"));
        parts.type("203040");
        QCOMPARE(dialog.chosen().colours.candidate.name(), QStringLiteral("#203040"));
        QCOMPARE(parts.hex->text(), QStringLiteral("203040"));
        QTest::mouseClick(parts.reset, Qt::LeftButton);
        QVERIFY(dialog.chosen() == OwnTheme::like(Theme::Kind::Light));
        QCOMPARE(parts.problems->count(), 0);
    }

    void likeColoursNameWhoCannotTellThem()
    {
        ColoursDialog dialog(OwnTheme::like(Theme::Kind::Light));
        dialog.show();
        Parts parts(dialog);
        parts.pick("pointing");
        parts.type("#0a6f51"); // that of hidden singles
        bool said = false;
        for (int i = 0; i < parts.problems->count(); ++i) {
            const QString text = parts.problems->item(i)->text();
            said = said
                || (text.contains(sentence("views.family.pointing"))
                    && text.contains(sentence("window.colours_look_alike")));
        }
        QVERIFY(said);
        parts.type("#8a6a10");
        parts.pick("hidden_single");
        parts.type("#a04030"); // red and brown
        QString all;
        for (int i = 0; i < parts.problems->count(); ++i)
            all += parts.problems->item(i)->text() + QLatin1Char('\n');
        QVERIFY2(all.contains(sentence("window.colours_protanopia"))
                || all.contains(sentence("window.colours_deuteranopia")),
            qPrintable(all));
    }

    void theBaseTakesAlongWhatWasChosen()
    {
        ColoursDialog dialog(OwnTheme::like(Theme::Kind::Light));
        dialog.show();
        Parts parts(dialog);
        parts.pick("cursor");
        parts.type("#ff00ff");
        parts.base->setFocus();
        QTest::keyClick(parts.base, Qt::Key_Down); // dark
        QCOMPARE(dialog.chosen().base, Theme::Kind::Dark);
        OwnTheme expected = OwnTheme::like(Theme::Kind::Dark);
        expected.colours.cursor = QColor(0xff00ff);
        QVERIFY(dialog.chosen() == expected);
        QTest::mouseClick(parts.resetAll, Qt::LeftButton);
        QVERIFY(dialog.chosen() == OwnTheme::like(Theme::Kind::Dark));
    }

    void filesComeAndGo()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.json"));
        OwnTheme mine = OwnTheme::like(Theme::Kind::HighContrast);
        mine.colours.label = QColor(0xabcdef);
        QCOMPARE(ColoursDialog(mine).exportFile(path), QString());
        ColoursDialog dialog(OwnTheme::like(Theme::Kind::Light));
        Parts parts(dialog);
        dialog.importFile(path);
        QVERIFY(dialog.chosen() == mine);
        QVERIFY(parts.message->isHidden());
        dialog.importFile(folder.filePath(QStringLiteral("none.json")));
        QVERIFY(!parts.message->isHidden());
        QVERIFY(dialog.chosen() == mine);
        QVERIFY(!ColoursDialog(mine).exportFile(folder.filePath(QStringLiteral("no/folder.json"))).isEmpty());
    }

    void theWindowTakesAndKeepsThem()
    {
        WindowFixture fixture;
        QTimer::singleShot(0, fixture.window.get(), [&] {
            auto* dialog = qobject_cast<ColoursDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            Parts parts(*dialog);
            parts.pick("background");
            parts.type("#fff0d0");
            QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        });
        fixture.child<QAction>("colours")->trigger();
        QCOMPARE(boardThemeOfPalette(), Theme::Kind::Own);
        QCOMPARE(fixture.board->grab().toImage().pixelColor(1, 1), QColor(0xfff0d0));
        QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(0xfff0d0));
        fixture.open();
        QCOMPARE(fixture.board->grab().toImage().pixelColor(1, 1), QColor(0xfff0d0));
        // Cancelled: nothing changes.
        QTimer::singleShot(0, fixture.window.get(), [&] {
            auto* dialog = qobject_cast<ColoursDialog*>(QApplication::activeModalWidget());
            Parts parts(*dialog);
            parts.pick("background");
            parts.type("#000000");
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        fixture.child<QAction>("colours")->trigger();
        QCOMPARE(Theme::of(Theme::Kind::Own).background, QColor(0xfff0d0));
        applyAppearance(Appearance::System);
    }

    void palettesCanBeRead_data()
    {
        QTest::addColumn<int>("kind");
        for (const Theme::Kind kind : Theme::builtIn())
            QTest::newRow(qPrintable(Theme::idOf(kind))) << static_cast<int>(kind);
    }

    void palettesCanBeRead()
    {
        QFETCH(int, kind);
        const QPalette palette = paletteOf(Theme::of(static_cast<Theme::Kind>(kind)));
        using Group = QPalette::ColorGroup;
        const auto contrast = [&](QPalette::ColorRole ink, QPalette::ColorRole ground, Group group) {
            return wcagContrast(palette.color(group, ink), palette.color(group, ground));
        };
        const std::pair<QPalette::ColorRole, QPalette::ColorRole> texts[] = {{QPalette::WindowText, QPalette::Window},
            {QPalette::Text, QPalette::Base}, {QPalette::Text, QPalette::AlternateBase},
            {QPalette::ButtonText, QPalette::Button}, {QPalette::ButtonText, QPalette::Window},
            {QPalette::HighlightedText, QPalette::Highlight}, {QPalette::ToolTipText, QPalette::ToolTipBase},
            {QPalette::PlaceholderText, QPalette::Base}, {QPalette::PlaceholderText, QPalette::Window},
            {QPalette::Link, QPalette::Base}, {QPalette::Link, QPalette::Window},
            {QPalette::LinkVisited, QPalette::Base}, {QPalette::BrightText, QPalette::Window}};
        for (const auto& [ink, ground] : texts) {
            for (const Group group : {QPalette::Active, QPalette::Inactive})
                QVERIFY2(contrast(ink, ground, group) >= 4.5,
                    qPrintable(QStringLiteral("%1 on %2: %3").arg(ink).arg(ground).arg(contrast(ink, ground, group))));
        }
        // Disabled text need not be readable, but it must be visible and look disabled.
        for (const auto& [ink, ground] : {texts[0], texts[1], texts[3]}) {
            const double off = contrast(ink, ground, QPalette::Disabled);
            QVERIFY2(off >= 2.2, qPrintable(QString::number(off)));
            QVERIFY(off < 0.75 * contrast(ink, ground, QPalette::Active));
        }
        // The ring of focus and a selected row are seen on what they lie on.
        QVERIFY(contrast(QPalette::Highlight, QPalette::Base, QPalette::Active) >= 3);
        QVERIFY(contrast(QPalette::Highlight, QPalette::Window, QPalette::Active) >= 3);
    }
};

CONVOKU_TEST(TestColoursDialog)
#include "tst_colours_dialog.moc"
