// SPDX-License-Identifier: MIT
// Letters of nearly twice the usual size: nothing that is written is cut, in docks and in dialogs.
#include "app/views/marks/breakpoint_wording.h"
#include "app/views/marks/widgets/breakpoint_dialog.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/window/parts/text_scale.h"
#include "app/wording/language.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTimer>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr qreal kLarge = 18;

QString nameOf(const QWidget* widget)
{
    return QStringLiteral("%1(%2)").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
}

/// Returns the visible labels, buttons and fields that have less room for their text than Qt asks for.
QStringList cutTexts(const QWidget* top)
{
    QStringList cut;
    const auto addTooSmall = [&](const QWidget* widget, const QString& text, int has, int needs) {
        cut << QStringLiteral("%1 has %2 of %3: “%4”").arg(nameOf(widget)).arg(has).arg(needs).arg(text.left(60));
    };
    for (const QLabel* label : top->findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        if (label->wordWrap()) {
            if (const int needs = label->heightForWidth(label->width()); label->height() < needs)
                addTooSmall(label, label->text(), label->height(), needs);
        } else if (label->width() < label->minimumSizeHint().width()) {
            addTooSmall(label, label->text(), label->width(), label->minimumSizeHint().width());
        } else if (label->height() < label->minimumSizeHint().height()) {
            addTooSmall(label, label->text(), label->height(), label->minimumSizeHint().height());
        }
    }
    for (const QAbstractButton* button : top->findChildren<QAbstractButton*>()) {
        const bool isWritten = qobject_cast<const QCheckBox*>(button) || qobject_cast<const QRadioButton*>(button)
            || qobject_cast<const QPushButton*>(button);
        if (!isWritten || !button->isVisible() || button->text().isEmpty())
            continue;
        if (button->width() < button->sizeHint().width() || button->height() < button->sizeHint().height())
            addTooSmall(button, button->text(), button->width(), button->sizeHint().width());
    }
    for (const QLineEdit* field : top->findChildren<QLineEdit*>()) {
        // Fields in spin boxes have the size that the style gives them.
        if (field->isVisible() && !field->objectName().startsWith(QLatin1String("qt_"))
            && field->height() < field->minimumSizeHint().height())
            addTooSmall(field, field->text(), field->height(), field->minimumSizeHint().height());
    }
    return cut;
}

} // namespace

class TestTextSize : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        QFont font = QApplication::font();
        font.setPointSizeF(kLarge);
        QApplication::setFont(font);
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->resize(1800, 1200);
        const QString lines = QString::fromLatin1(kArticleHard) + QLatin1Char('\n');
        m_fixture->window->openText(lines + lines);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->session().hasPuzzle() && !m_fixture->session().isRunning(), kLong);
    }
    void cleanupTestCase() { m_fixture.reset(); }

    void docks_data()
    {
        QTest::addColumn<QString>("name");
        for (const QDockWidget* dock : m_fixture->window->findChildren<QDockWidget*>())
            QTest::newRow(qPrintable(dock->objectName())) << dock->objectName();
    }
    void docks()
    {
        QFETCH(const QString, name);
        auto* dock = m_fixture->window->findChild<QDockWidget*>(name);
        const bool was = dock->isVisible();
        dock->show();
        dock->raise();
        QTest::qWait(50);
        const QStringList cut = cutTexts(dock);
        dock->setVisible(was);
        QVERIFY2(cut.isEmpty(), qPrintable(QLatin1Char('\n') + cut.join(QLatin1Char('\n'))));
    }

    /// A view that paints in its own sizes follows the text size, and so does the mouse in it.
    void theTimelineGrows()
    {
        auto* timeline = m_fixture->window->findChild<TimelineView*>();
        QCOMPARE(textScale(timeline), std::round(QFontInfo(timeline->font()).pixelSize() / 13.0 * 20) / 20);
        QVERIFY(textScale(timeline) > 1.5);
        QVERIFY(timeline->minimumSizeHint().height() > 1.5 * TimelineGeometry::minimumHeight({}));
        const TimelineGeometry lanes = timeline->geometryOfLanes();
        const QPointF middleOfPassFive(lanes.xAt(5.5), lanes.lane(TimelineLane::Removals).center().y());
        QTest::mouseClick(timeline, Qt::LeftButton, {}, (middleOfPassFive * textScale(timeline)).toPoint());
        QCOMPARE(m_fixture->session().position().pass, 5);
    }

    void breakpointDialog_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < kBreakpointKindCount; ++kind)
            QTest::newRow(qPrintable(BreakpointWording::kind(static_cast<BreakpointKind>(kind)))) << kind;
    }
    void breakpointDialog()
    {
        QFETCH(const int, kind);
        Breakpoint breakpoint;
        breakpoint.kind = static_cast<BreakpointKind>(kind);
        BreakpointDialog dialog(breakpoint, articleModel());
        dialog.show();
        QTest::qWait(50);
        QVERIFY2(cutTexts(&dialog).isEmpty(), qPrintable(cutTexts(&dialog).join(QLatin1Char('\n'))));
        // And the other way: it was opened for something else.
        auto* combo = dialog.findChild<QComboBox*>(QStringLiteral("kind"));
        combo->setCurrentIndex((kind + 5) % kBreakpointKindCount);
        QTest::qWait(50);
        QVERIFY2(cutTexts(&dialog).isEmpty(), qPrintable(cutTexts(&dialog).join(QLatin1Char('\n'))));
    }

    void dialogs_data()
    {
        QTest::addColumn<QString>("action");
        for (const char* action : {"generate", "export_gif", "export_picture", "export_collection", "export_onnx",
                 "export_page", "colours", "about", "commands", "go_to_address", "help", "edit"})
            QTest::newRow(action) << QString::fromLatin1(action);
    }
    void dialogs()
    {
        QFETCH(const QString, action);
        QStringList cut;
        bool seen = false;
        QSize size;
        const auto look = [&](QWidget* widget) {
            seen = true;
            size = widget->size();
            cut = cutTexts(widget);
        };
        QTimer modal;
        connect(&modal, &QTimer::timeout, this, [&] {
            if (QWidget* dialog = QApplication::activeModalWidget()) {
                modal.stop();
                look(dialog);
                dialog->close();
            }
        });
        modal.start(150);
        m_fixture->child<QAction>(qPrintable(action))->trigger();
        QTest::qWait(250);
        modal.stop();
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (!seen && widget->isVisible() && widget != m_fixture->window.get() && !widget->inherits("QTipLabel")) {
                look(widget);
                widget->close();
            }
        }
        if (!seen)
            look(m_fixture->window.get());
        QVERIFY2(cut.isEmpty(), qPrintable(QLatin1Char('\n') + cut.join(QLatin1Char('\n'))));
        QVERIFY2(size.height() <= 1200, qPrintable(QString::number(size.height())));
    }
};

CONVOKU_TEST(TestTextSize)
#include "tst_text_size.moc"
