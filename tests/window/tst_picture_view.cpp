// SPDX-License-Identifier: MIT
// What all views that paint parts have in common, for each of them: keys, focus, tool tips, hover, size of text,
// direction, colours and what screen readers read.
#include "app/views/collections/widgets/histogram_view.h"
#include "app/views/training/widgets/study_pane.h"
#include "app/window/parts/appearance.h"
#include "app/window/parts/board_widget.h"
#include "app/window/parts/scrolled_picture.h"
#include "app/window/parts/text_scale.h"
#include "tests/support/test_program.h"
#include "tests/window/picture_views.h"
#include "tests/window/window_testing.h"

#include <QAccessible>
#include <QDirIterator>
#include <QHelpEvent>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

#include <map>
#include <memory>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr int kWhole = PictureParts::kWhole;

/// The view in a window of its own, and a field beside it for the keyboard.
struct Shown
{
    explicit Shown(const QString& name)
        : made(pictureViews().at(name)())
        , view(made.get())
    {
        window.resize(700, 640);
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(&other);
        layout->addWidget(view);
        other.setFocusPolicy(Qt::StrongFocus);
        other.setFocus();
        window.show();
        isReady = QTest::qWaitForWindowActive(&window);
    }
    ~Shown() { made.release(); } // the layout's

    QImage picture() const { return view->grab().toImage(); }
    int count() const { return view->countIn(kWhole); }
    /// Returns the area in which parts are visible.
    QRect seen() const
    {
        const auto* scrolled = qobject_cast<const ScrolledPicture*>(view);
        return scrolled != nullptr ? scrolled->view() : view->rect();
    }
    /// The parts that have no parts.
    std::vector<int> leaves() const
    {
        std::vector<int> parts;
        for (int part = 0; part < count(); ++part) {
            if (view->countIn(part) == 0)
                parts.push_back(part);
            for (int index = 0; index < view->countIn(part); ++index)
                parts.push_back(view->partIn(part, index));
        }
        return parts;
    }
    /// A part that is drawn, and a place that is its own.
    std::pair<int, QPoint> aPart() const
    {
        for (const int part : leaves()) {
            const QPoint place = view->rectOf(part).center();
            if (seen().contains(place) && view->partAt(place) == part)
                return {part, place};
        }
        return {kWhole, {}};
    }

    QWidget window;
    QWidget other;
    std::unique_ptr<PictureView> made;
    PictureView* view;
    bool isReady = false;
};

class PaintCounter : public QObject
{
public:
    bool eventFilter(QObject*, QEvent* event) override
    {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

    int paints = 0;
};

} // namespace

class TestPictureView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init() { applyAppearance(Appearance::Light); }
    void cleanupTestCase() { applyAppearance(Appearance::System); }

    /// The excluded views have different keys, or need a training. Each is tested by a separate class.
    void noneIsLeftOut()
    {
        static const QRegularExpression kClass(
            QStringLiteral("\\bclass (\\w+)[^:;]*: public (?:PictureView|BoardWidget|ScrolledPicture|NodeCanvas)"));
        QStringList found;
        QDirIterator files(QStringLiteral(CONVOKU_APP), {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
            QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (auto match = kClass.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext();)
                found << match.next().captured(1);
        }
        for (const char* other : {"AcquiredView", "BoardView", "CubeView", "LayerTrailView", "PresentView",
                 "SampleBoard", "TrainingTimeline", "TreeStrip"})
            QCOMPARE(found.removeAll(QString::fromLatin1(other)), 1);
        for (const char* abstract : {"NodeCanvas", "ScrolledPicture"})
            QCOMPARE(found.removeAll(QString::fromLatin1(abstract)), 1);
        found.sort();
        QStringList listed;
        for (const auto& [name, make] : pictureViews())
            listed << name;
        QCOMPARE(found, listed);
    }

    /// The other views lead from node to node, or have keys of their own.
    void keysMoveTheCursor_data()
    {
        addViews({QStringLiteral("ChainGraphView"), QStringLiteral("ChainList"), QStringLiteral("KernelView"),
            QStringLiteral("OnnxGraphView"), QStringLiteral("RuleGraphView"), QStringLiteral("SearchTreeView"),
            QStringLiteral("TensorCanvas")});
    }
    void keysMoveTheCursor()
    {
        QFETCH(const QString, name);
        Shown shown(name);
        QVERIFY(shown.isReady && shown.count() > 1);
        PictureView* view = shown.view;
        QVERIFY(view->focusPolicy() & Qt::TabFocus);
        QTest::keyClick(&shown.other, Qt::Key_Tab);
        QVERIFY(view->hasFocus());
        QTest::keyClick(view, Qt::Key_Home);
        QCOMPARE(view->focusedPart(), 0);
        QTest::keyClick(view, Qt::Key_Left);
        QCOMPARE(view->focusedPart(), 0);
        QTest::keyClick(view, Qt::Key_Right);
        const int next = view->focusedPart();
        QVERIFY(next > 0);
        QTest::keyClick(view, Qt::Key_Left);
        QCOMPARE(view->focusedPart(), 0);
        if (const int columns = view->columnsOf(kWhole); columns > 0) {
            QCOMPARE(next, 1);
            QTest::keyClick(view, Qt::Key_Down);
            QCOMPARE(view->focusedPart(), columns);
            QTest::keyClick(view, Qt::Key_Up);
            QCOMPARE(view->focusedPart(), 0);
        }
        QTest::keyClick(view, Qt::Key_End);
        QCOMPARE(view->focusedPart(), shown.count() - 1);
        QTest::keyClick(view, Qt::Key_Right);
        QCOMPARE(view->focusedPart(), shown.count() - 1);
        // A key with Alt is the window's.
        QTest::keyClick(view, Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(view->focusedPart(), shown.count() - 1);
    }

    /// The numbers of a tensor have no tool tips.
    void saysWhatItPointsAt_data() { addViews({QStringLiteral("TensorCanvas")}); }
    void saysWhatItPointsAt()
    {
        QFETCH(const QString, name);
        Shown shown(name);
        QVERIFY(shown.isReady);
        PictureView* view = shown.view;
        const auto [part, place] = shown.aPart();
        QVERIFY(part != kWhole);
        const QString words = view->nameOf(part);
        QVERIFY(!words.isEmpty());
        QSignalSpy pointed(view, &PictureView::pointedAt);
        QTest::mouseMove(view, place);
        QTRY_VERIFY(!pointed.isEmpty());
        QCOMPARE(pointed.last().first().toString(), words);
        QHelpEvent help(QEvent::ToolTip, place, view->mapToGlobal(place));
        QCoreApplication::sendEvent(view, &help);
        QTRY_COMPARE(QToolTip::text(), words);
        QToolTip::hideText();
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(view, &leave);
        QCOMPARE(pointed.last().first().toString(), QString());
    }

    void aBoardSaysWhichCellsClash()
    {
        BoardWidget view;
        BoardScene scene;
        scene.candidates = Candidates::all();
        view.setScene(scene, {});
        const QString without = view.nameOf(0);
        const QString other = view.nameOf(1);
        scene.clashingCells = {Cell::fromIndex(0)};
        view.setScene(scene, {});
        QVERIFY(view.nameOf(0) != without);
        QCOMPARE(view.nameOf(1), other);
    }

    void forgetsAPartThatGoes()
    {
        StudyChart chart;
        LineChart lines;
        lines.lines.push_back({{{0, 0}, {0.5, 0.75}, {1, 1}}});
        const QStringList said{QStringLiteral("none"), QStringLiteral("most"), QStringLiteral("all")};
        chart.setChart(lines, said, std::nullopt);
        QSignalSpy pointed(&chart, &PictureView::pointedAt);
        QTest::keyClick(&chart, Qt::Key_End);
        QCOMPARE(pointed.last().first().toString(), said[2]);
        QTest::keyClick(&chart, Qt::Key_Escape);
        QCOMPARE(chart.focusedPart(), kWhole);
        QCOMPARE(pointed.last().first().toString(), QString());
        QTest::keyClick(&chart, Qt::Key_PageDown);
        QCOMPARE(chart.focusedPart(), 0); // the first key shows the cursor
        QTest::keyClick(&chart, Qt::Key_PageDown);
        QCOMPARE(chart.focusedPart(), 2);
        QTest::keyClick(&chart, Qt::Key_PageUp);
        QCOMPARE(chart.focusedPart(), 0);
        QTest::keyClick(&chart, Qt::Key_End);
        chart.setChart(lines, {said[0]}, std::nullopt);
        QCOMPARE(chart.focusedPart(), kWhole);
        QCOMPARE(pointed.last().first().toString(), QString());
    }

    void theCursorFollowsTheMouse_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"FunctionPlotView", "HistogramView"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void theCursorFollowsTheMouse()
    {
        QFETCH(const QString, name);
        Shown shown(name);
        QVERIFY(shown.isReady);
        PictureView* view = shown.view;
        QCOMPARE(view->focusedPart(), kWhole);
        QTest::mouseMove(view, view->rectOf(2).center());
        QTRY_COMPARE(view->focusedPart(), 2);
        QTest::keyClick(view, Qt::Key_Right);
        QCOMPARE(view->focusedPart(), 3);
        QTest::mouseMove(view, view->rectOf(1).center());
        QTRY_COMPARE(view->focusedPart(), 1);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(view, &leave);
        QCOMPARE(view->focusedPart(), kWhole);
        // Without the focus there is no cursor.
        view->setFocus();
        QTest::keyClick(view, Qt::Key_End);
        QCOMPARE(view->focusedPart(), shown.count() - 1);
        shown.other.setFocus();
        QCOMPARE(view->focusedPart(), kWhole);
    }

    void aDragChoosesSeveralBars()
    {
        Shown shown(QStringLiteral("HistogramView"));
        QVERIFY(shown.isReady);
        auto* view = static_cast<HistogramView*>(shown.view);
        QSignalSpy chosen(view, &HistogramView::rangeChosen);
        QTest::mousePress(view, Qt::LeftButton, {}, view->rectOf(3).center());
        QTest::mouseMove(view, view->rectOf(1).center());
        QVERIFY(chosen.isEmpty());
        // Outside the bars, the nearest one counts.
        QTest::mouseRelease(view, Qt::LeftButton, {}, {-40, -40});
        QCOMPARE(chosen.size(), 1);
        QVERIFY((qvariant_cast<std::optional<std::pair<int, int>>>(chosen[0][0]) == std::pair{1, 4}));
    }

    void theRingIsThereAfterAKey_data() { addViews(); }
    void theRingIsThereAfterAKey()
    {
        QFETCH(const QString, name);
        Shown shown(name);
        QVERIFY(shown.isReady);
        const QImage without = shown.picture();
        shown.view->setFocus(Qt::MouseFocusReason);
        QVERIFY(shown.view->hasFocus());
        QCOMPARE(shown.picture(), without);
        QTest::keyClick(shown.view, Qt::Key_Shift);
        QVERIFY(shown.picture() != without);
        shown.other.setFocus();
        QCOMPARE(shown.picture(), without);
        QTest::keyClick(&shown.other, Qt::Key_Tab);
        QVERIFY(shown.picture() != without);
    }

    /// Painting the ring must not request another paint event: the view would never rest.
    void restsWithTheRing_data() { addViews(); }
    void restsWithTheRing()
    {
        QFETCH(const QString, name);
        Shown shown(name);
        QVERIFY(shown.isReady);
        shown.view->setFocus(Qt::TabFocusReason);
        QTest::keyClick(shown.view, Qt::Key_Shift);
        QTest::qWait(50);
        PaintCounter counter;
        shown.view->installEventFilter(&counter);
        shown.view->update();
        QTest::qWait(100);
        QVERIFY2(counter.paints >= 1 && counter.paints <= 2, QByteArray::number(counter.paints));
    }

    void partsAreWhereTheyAreDrawn_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("letters");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        for (const auto& [name, make] : pictureViews()) {
            QTest::addRow("%s", qPrintable(name)) << name << 1.0 << Qt::LeftToRight;
            QTest::addRow("%s, large letters", qPrintable(name)) << name << 2.0 << Qt::LeftToRight;
            QTest::addRow("%s, from the right", qPrintable(name)) << name << 1.0 << Qt::RightToLeft;
        }
    }
    void partsAreWhereTheyAreDrawn()
    {
        QFETCH(const QString, name);
        QFETCH(const double, letters);
        QFETCH(const Qt::LayoutDirection, direction);
        Shown shown(name);
        QVERIFY(shown.isReady);
        PictureView* view = shown.view;
        const QSize usual = view->sizeHint();
        QFont font = view->font();
        font.setPixelSize(static_cast<int>(std::lround(QFontInfo(font).pixelSize() * letters)));
        view->setFont(font);
        view->setLayoutDirection(direction);
        QCOMPARE(view->sizeHint() == usual || view->sizeHint().height() > usual.height(), true);
        QCOMPARE(textScale(view) > 1, letters > 1);
        QCoreApplication::processEvents();
        int drawn = 0;
        for (const int part : shown.leaves()) {
            const QRect rect = view->rectOf(part);
            if (rect.isEmpty() || !shown.seen().contains(rect.center()))
                continue;
            const int found = view->partAt(rect.center());
            // Neighbours may lie closer together than pixels do.
            if (found == part)
                ++drawn;
            else
                QVERIFY2(view->rectOf(found).intersects(rect), qPrintable(QString::number(part)));
        }
        QVERIFY(drawn > 0);
    }

    void hasTheColoursOfItsTheme_data() { addViews(); }
    void hasTheColoursOfItsTheme()
    {
        QFETCH(const QString, name);
        Shown shown(name);
        QVERIFY(shown.isReady);
        const QImage light = shown.picture();
        applyAppearance(Appearance::HighContrast);
        QVERIFY(shown.picture() != light);
        applyAppearance(Appearance::Light);
        QCOMPARE(shown.picture(), light);
    }

    void screenReadersReadItsParts_data() { addViews(); }
    void screenReadersReadItsParts()
    {
        QFETCH(const QString, name);
        Shown shown(name);
        QVERIFY(shown.isReady);
        PictureView* view = shown.view;
        QAccessibleInterface* whole = QAccessible::queryAccessibleInterface(view);
        QVERIFY(whole != nullptr);
        QVERIFY(!whole->text(QAccessible::Name).isEmpty());
        QCOMPARE(whole->role(), view->roleOf(kWhole));
        QCOMPARE(whole->childCount(), shown.count() + view->fields().size());
        QCOMPARE(whole->tableInterface() != nullptr, view->columnsOf(kWhole) > 0);
        QSet<QString> names;
        for (int part = 0; part < shown.count(); ++part) {
            QAccessibleInterface* child = whole->child(part);
            QVERIFY(child != nullptr);
            QCOMPARE(child->role(), view->roleOf(part));
            QVERIFY(!child->text(QAccessible::Name).isEmpty());
            names << child->text(QAccessible::Name);
        }
        QVERIFY(names.size() > 1);
    }

private:
    static void addViews(const QStringList& excluded = {})
    {
        QTest::addColumn<QString>("name");
        for (const auto& [name, make] : pictureViews()) {
            if (!excluded.contains(name))
                QTest::addRow("%s", qPrintable(name)) << name;
        }
    }
};

CONVOKU_TEST(TestPictureView)
#include "tst_picture_view.moc"
