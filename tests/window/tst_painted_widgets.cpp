// SPDX-License-Identifier: MIT
// Every widget that paints itself, read off the sources: Qt knows nothing of what is on it, so it has to say so.
#include "app/document/workspace.h"
#include "app/views/blind/widgets/blind_page.h"
#include "app/views/collections/widgets/histogram_view.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/views/lessons/widgets/choice_button.h"
#include "app/views/timeline/widgets/timeline_popup.h"
#include "app/views/why/widgets/card_row.h"
#include "app/views/why/widgets/reason_chips.h"
#include "app/window/parts/chip.h"
#include "app/window/parts/dock_title.h"
#include "app/window/parts/segment_bar.h"
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/formats/puzzle_text.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QActionGroup>
#include <QDockWidget>

#include <QAccessible>
#include <QAction>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTimer>

#include <typeinfo>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The classes in app that paint themselves.
QStringList paintedClasses()
{
    static const QRegularExpression kClass(QStringLiteral("^class (\\w+)[^;]*$"));
    static const QStringList kBases{QStringLiteral("PictureView"), QStringLiteral("ScrolledPicture")};
    static const QRegularExpression kPaints(QStringLiteral("void paint(Event|Picture)\\(.*override"));
    QStringList classes;
    QDirIterator files(QStringLiteral(CONVOKU_APP), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
        QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("a source cannot be read");
        QString last;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
            if (const auto match = kClass.match(line); match.hasMatch())
                last = match.captured(1);
            if (kPaints.match(line).hasMatch() && !kBases.contains(last)) // whose subclasses paint
                classes << last;
        }
    }
    return classes;
}

/// The class of them that a widget is, or else one that it inherits; some have no meta object.
QString paintedClassOf(const QWidget* widget, const QStringList& classes)
{
    if (const QString own = QString::fromLatin1(widget->metaObject()->className()).section(QStringLiteral("::"), -1);
        classes.contains(own))
        return own;
    const QByteArray type(typeid(*widget).name());
    for (const QString& name : classes) {
        const QByteArray plain = name.toLatin1();
        if (widget->inherits(("convoku::" + plain).constData())
            || type.contains(QByteArray::number(plain.size()) + plain))
            return name;
    }
    return {};
}

/// Returns true if a screen reader finds a name, and a description, parts or a value.
bool saysSomething(QWidget* widget)
{
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
    const auto has = [accessible](QAccessible::Text kind) { return !accessible->text(kind).trimmed().isEmpty(); };
    return accessible != nullptr && has(QAccessible::Name)
        && (has(QAccessible::Description) || accessible->childCount() > 0 || accessible->valueInterface() != nullptr);
}

} // namespace

class TestPaintedWidgets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatPaintsItselfSpeaksForItself()
    {
        useLanguage({});
        const QStringList classes = paintedClasses();
        QVERIFY2(classes.contains(QStringLiteral("BoardView")) && classes.contains(QStringLiteral("NodeCanvas")),
            qPrintable(classes.join(QLatin1Char(' '))));

        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        fixture.window->resize(1600, 1100);
        fixture.window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        HistogramView histogram; // in the window only with a collection
        histogram.setCounts({0, 1, 2});
        histogram.show();
        Workspace workspace([] { return makeBitwiseBackend(); });
        BlindPage blind(&workspace, fixture.window.get());
        blind.show();
        TimelinePopup popup(fixture.window.get()); // under the mouse only
        QActionGroup group(fixture.window.get()); // what headers and panels are made of
        group.addAction(QStringLiteral("Puzzle"))->setCheckable(true);
        SegmentBar segments(&group);
        segments.show();
        Chip chip;
        ChoiceButton choice; // where a lesson asks
        choice.setWords(QStringLiteral("0"), {});
        choice.show();
        QDockWidget dock;
        new DockTitle(&dock);
        ComparePage compare(&workspace); // a page of a view
        compare.show();

        // The parts of the card that there are only where a rule found something, or a guess failed.
        fixture.session().goTo({10, 10, 0});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.window->findChildren<ReasonChipButton*>().isEmpty()
                && !fixture.window->findChildren<CardRow*>().isEmpty(),
            kLong);
        QSet<QString> met;
        QSet<QString> spoken;
        QSet<QString> silent;
        const auto look = [&] {
            for (QWidget* widget : QApplication::allWidgets()) {
                const QString name = paintedClassOf(widget, classes);
                if (name.isEmpty())
                    continue;
                met << name;
                if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
                    continue;
                (saysSomething(widget) ? spoken : silent)
                    << name + QLatin1Char(' ') + QString::fromLatin1(widget->metaObject()->className());
            }
        };
        look();
        fixture.session().goTo({1, 1, 1});

        for (const char* view : {"search_tree", "rule_graph", "cube", "learned", "tensors"}) {
            fixture.child<QAction>(view)->trigger();
            QTest::qWait(50);
            look();
        }
        const auto showsKernel = [&] {
            look();
            return spoken.contains(QStringLiteral("KernelView convoku::KernelView"));
        };
        QTRY_VERIFY_WITH_TIMEOUT(showsKernel(), kLong); // it waits for the layer's values
        fixture.session().goTo({1, 4, 6}); // a layer with a plot in place of a kernel
        // Numbers come when they are worked out.
        const auto allSpeak = [&] {
            silent.clear();
            look();
            return silent.isEmpty();
        };
        QTRY_VERIFY2(allSpeak(), qPrintable(QStringList(silent.values()).join(QLatin1Char('\n'))));
        // Windows with pictures; some hold on until they are closed.
        for (const char* dialog : {"colours", "generate", "export_gif", "help", "find_bent_weight"}) {
            QTimer timer;
            QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
                for (QWidget* top : QApplication::topLevelWidgets()) {
                    if (!top->isVisible() || top == fixture.window.get() || top == &histogram || top == &choice
                        || top == &compare)
                        continue;
                    timer.stop();
                    look();
                    top->close();
                }
            });
            timer.start(100);
            fixture.child<QAction>(dialog)->trigger();
            QTRY_VERIFY2(!timer.isActive(), dialog);
        }
        QVERIFY2(silent.isEmpty(), qPrintable(QStringList(silent.values()).join(QLatin1Char('\n'))));
        // The test has seen all painted classes.
        for (const QString& name : classes)
            QVERIFY2(met.contains(name), qPrintable(name));
        for (const char* name : {"BoardView convoku::BoardView", "TimelineView convoku::TimelineView",
                 "SearchTreeView convoku::SearchTreeView", "NodeCanvas convoku::RuleGraphView",
                 "TensorCanvas convoku::TensorCanvas", "KernelView convoku::KernelView",
                 "FunctionPlotView convoku::FunctionPlotView", "LayerTrailView convoku::LayerTrailView",
                 "HistogramView convoku::HistogramView", "BoardWidget convoku::TrialBoard",
                 "CostLaneView convoku::CostLaneView"})
            QVERIFY2(spoken.contains(QString::fromLatin1(name)), name);
    }
};

CONVOKU_TEST(TestPaintedWidgets)
#include "tst_painted_widgets.moc"
