// SPDX-License-Identifier: MIT
// What pages and dialogs are built of: names and tips, the order of the Tab key, distances, mnemonics.
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/window/parts/row_table.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

#include <memory>

using namespace convoku;

class TestForm : public QObject
{
    Q_OBJECT

    /// The widgets that the Tab key reaches, by object name.
    static QStringList tabOrder(const QWidget& window)
    {
        QStringList order;
        for (const QWidget* each = window.nextInFocusChain(); each != &window; each = each->nextInFocusChain()) {
            if ((each->focusPolicy() & Qt::TabFocus) && !each->objectName().isEmpty())
                order << each->objectName();
        }
        return order;
    }

private Q_SLOTS:
    /// The model of a table may be destroyed before the table. Then the range of its scroll bar changes once more.
    void aTableOutlivesItsModel()
    {
        QTableView table;
        auto model = std::make_unique<QStandardItemModel>(3, 2);
        setUpRowTable(&table, "rows", QStringLiteral("Rows"), model.get());
        table.show();
        const int height = table.minimumHeight();
        QVERIFY(height > 0);
        model.reset();
        table.horizontalScrollBar()->setRange(0, 5);
        QCOMPARE(table.minimumHeight(), height);
    }

    void aWidgetHasItsNamesAndItsTip()
    {
        QWidget page;
        QToolButton* tool = form::tool("play", Sign::Play, QStringLiteral("Play the run"));
        QSpinBox* spin
            = form::spin("depth", 2, 7, {.name = QStringLiteral("Depth"), .tip = QStringLiteral("How deep")});
        QWidget* own = form::named(new QWidget, "own", {.tip = QStringLiteral("Something")});
        QPushButton* button = form::button("train", QStringLiteral("Train"));
        form::fill(&page, form::column(tool, spin, own, button));
        QCOMPARE(page.findChild<QToolButton*>(QStringLiteral("play")), tool);
        QCOMPARE(tool->accessibleName(), QStringLiteral("Play the run"));
        QCOMPARE(tool->toolTip(), QStringLiteral("Play the run"));
        QVERIFY(!tool->icon().isNull());
        QCOMPARE(spin->objectName(), QStringLiteral("depth"));
        QCOMPARE(spin->accessibleName(), QStringLiteral("Depth"));
        QCOMPARE(spin->toolTip(), QStringLiteral("How deep"));
        QVERIFY(spin->minimum() == 2 && spin->maximum() == 7);
        QCOMPARE(own->objectName(), QStringLiteral("own"));
        QCOMPARE(own->toolTip(), QStringLiteral("Something"));
        QVERIFY(own->accessibleName().isEmpty());
        QVERIFY(button->toolTip().isEmpty());
    }

    /// A widget may have given itself a name already.
    void whatIsNotGivenStays()
    {
        auto* widget = new QWidget;
        widget->setAccessibleName(QStringLiteral("Board"));
        QWidget page;
        form::fill(&page, form::row(form::named(widget, "board", {.tip = QStringLiteral("A board")})));
        QCOMPARE(widget->accessibleName(), QStringLiteral("Board"));
    }

    void aTextLooksAsItIsAsked()
    {
        QWidget page;
        QLabel* usual = form::label("usual", QStringLiteral("<b>a</b>"));
        QLabel* title = form::label("title", form::kHeadline);
        QLabel* note = form::text(QStringLiteral("b"), form::kNote);
        form::fill(&page, form::column(usual, title, note));
        QCOMPARE(usual->textFormat(), Qt::PlainText);
        QVERIFY(!usual->wordWrap() && !(usual->textInteractionFlags() & Qt::TextSelectableByMouse));
        QVERIFY(title->font().weight() == QFont::DemiBold);
        QVERIFY(title->fontMetrics().height() > usual->fontMetrics().height());
        QVERIFY(note->wordWrap() && (note->textInteractionFlags() & Qt::TextSelectableByMouse));
        QCOMPARE(note->foregroundRole(), QPalette::PlaceholderText);
    }

    void theTabKeyFollowsWhatIsWritten()
    {
        QWidget page;
        QLineEdit* last = form::line("last");
        QCheckBox* third = form::check("third", QStringLiteral("3"));
        QPushButton* second = form::button("second", QStringLiteral("2"));
        QComboBox* first = form::combo("first");
        form::fill(&page, form::column(first, form::row(second, form::box(form::column(third))), last));
        QCOMPARE(tabOrder(page),
            QStringList(
                {QStringLiteral("first"), QStringLiteral("second"), QStringLiteral("third"), QStringLiteral("last")}));
        form::setTabOrder({first, last, third, second});
        QCOMPARE(tabOrder(page),
            QStringList(
                {QStringLiteral("first"), QStringLiteral("last"), QStringLiteral("third"), QStringLiteral("second")}));
    }

    void aPageHasNoMarginsButItsOwn()
    {
        QWidget page;
        QWidget* inside = form::box(form::row(form::text(QStringLiteral("a"))));
        form::fill(&page, form::column({.margins = form::margins(16, 8), .spacing = 3}, inside));
        QCOMPARE(page.layout()->contentsMargins(), QMargins(16, 8, 16, 8));
        QCOMPARE(page.layout()->spacing(), 3);
        QCOMPARE(inside->layout()->contentsMargins(), QMargins());
        QDialog dialog;
        form::layOut(&dialog, form::column(form::text(QStringLiteral("a"))));
        QCOMPARE(dialog.layout()->contentsMargins().left(),
            dialog.style()->pixelMetric(QStyle::PM_LayoutLeftMargin, nullptr, &dialog));
    }

    /// A size hint that is read before the page is first shown counts visible parts only.
    void aPageThatIsNotShownYetFollowsItsParts()
    {
        QWidget page;
        auto* part = new QWidget;
        part->setMinimumWidth(400);
        auto* content = new QWidget;
        QScrollArea* room = makeScrollRoom(content);
        form::layOut(content, form::row(part));
        form::fill(&page, form::column(room));
        QVERIFY(page.minimumSizeHint().width() >= 400);
        part->hide();
        QCoreApplication::sendPostedEvents();
        QVERIFY(page.minimumSizeHint().width() < 400);
    }

    void whatGrowsTakesTheRoom()
    {
        QWidget page;
        auto* fixed = form::button("fixed", QStringLiteral("a"));
        auto* once = new QWidget;
        auto* twice = new QWidget;
        auto* corner = form::button("corner", QStringLiteral("b"));
        form::fill(&page,
            form::column({.spacing = 0}, fixed, form::gap(10), form::grow(once), form::grow(twice, 2),
                form::aligned(corner, Qt::AlignRight)));
        page.resize(400, fixed->sizeHint().height() + 10 + 300 + corner->sizeHint().height());
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCOMPARE(fixed->width(), 400);
        QCOMPARE(once->y(), fixed->height() + 10);
        QCOMPARE(once->height(), 100);
        QCOMPARE(twice->height(), 200);
        QCOMPARE(corner->width(), corner->sizeHint().width());
        QCOMPARE(corner->geometry().right(), page.rect().right());
    }

    void aNameLeadsToItsField()
    {
        QWidget page;
        QLineEdit* field = form::line("field");
        QSpinBox* number = form::spin("number", 0, 9);
        auto* fields = new QFormLayout;
        form::addRow(
            fields, QStringLiteral("&Seed"), form::row(field, form::button("new", QStringLiteral("New"))), field);
        form::fill(&page, form::column(fields, form::field(QStringLiteral("Digits"), number)));
        const auto labels = page.findChildren<QLabel*>();
        QCOMPARE(labels.size(), 2);
        for (const QLabel* label : labels)
            QCOMPARE(label->buddy(), label->text() == QStringLiteral("&Seed") ? static_cast<QWidget*>(field) : number);
        QCOMPARE(number->accessibleName(), QStringLiteral("Digits"));
    }

    void aFieldDoesNotPressTheButtonsBesideIt()
    {
        QDialog dialog;
        QLineEdit* line = form::line("name");
        QPushButton* button = form::button("choose", QStringLiteral("Choose…"));
        form::layOut(&dialog, form::row(line, button));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const QSignalSpy pressed(button, &QPushButton::clicked);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(pressed.isEmpty());
    }

    void aDialogHasItsButtons()
    {
        for (const auto which : {QDialogButtonBox::Ok, QDialogButtonBox::Cancel}) {
            QDialog dialog;
            QDialogButtonBox* buttons = form::buttons(&dialog, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
            form::layOut(&dialog, form::column(buttons));
            dialog.setResult(-1);
            buttons->button(which)->click();
            QCOMPARE(dialog.result() == QDialog::Accepted, which == QDialogButtonBox::Ok);
            QVERIFY(dialog.result() != -1);
        }
    }

    void aScrolledPartIsNoStopOfTheTabKey()
    {
        auto* content = form::box(form::column(form::line("inside")));
        std::unique_ptr<QScrollArea> area(form::scroll("area", content));
        QCOMPARE(area->focusPolicy(), Qt::NoFocus);
        QCOMPARE(area->widget(), content);
        QVERIFY(area->widgetResizable());
    }
};

CONVOKU_TEST(TestForm)
#include "tst_form.moc"
