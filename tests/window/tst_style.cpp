// SPDX-License-Identifier: MIT
// How the window is drawn: fonts, the ring of focus, edges that are seen, rows, signs.
#include "app/drawing/fonts.h"
#include "app/window/parts/appearance.h"
#include "app/window/parts/icons.h"
#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "tests/drawing/colour_sight.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFocusFrame>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QRawFont>
#include <QScreen>
#include <QScrollBar>
#include <QSpinBox>
#include <QVBoxLayout>

#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

void addAppearances()
{
    QTest::addColumn<int>("appearance");
    for (const Appearance appearance :
        {Appearance::Light, Appearance::Dark, Appearance::HighContrast, Appearance::Article, Appearance::Print})
        QTest::addRow("%s", qPrintable(Theme::idOf(*themeOf(appearance)))) << int(appearance);
}

/// Returns true if a pixel has the colour, with the tolerance of drawing (a sum of 6 over red, green and blue).
bool has(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green())
                    + std::abs(pixel.blue() - colour.blue())
                <= 6)
                return true;
        }
    }
    return false;
}

} // namespace

class TestStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { applyAppearance(Appearance::Light); }
    void cleanupTestCase()
    {
        applyWindowFont(true);
        applyAppearance(Appearance::System);
    }

    /// Tips come while the pointer is still there.
    void tipsComeSoon()
    {
        const int delay = QApplication::style()->styleHint(QStyle::SH_ToolTip_WakeUpDelay);
        QVERIFY2(delay > 0 && delay <= 500, qPrintable(QString::number(delay)));
    }

    void everythingIsWrittenInInter()
    {
        const WindowFixture fixture;
        QStringList others;
        for (const QWidget* widget : fixture.window->findChildren<QWidget*>()) {
            const QFontInfo info(widget->font());
            if (qobject_cast<const QLabel*>(widget) != nullptr
                || qobject_cast<const QAbstractButton*>(widget) != nullptr)
                if (info.family() != QLatin1String("Inter"))
                    others << QStringLiteral("%1 %2: %3")
                                  .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                      info.family());
        }
        QVERIFY2(others.isEmpty(), qPrintable(others.join(QLatin1Char('\n'))));
        QCOMPARE(QFontInfo(QApplication::font()).family(), QStringLiteral("Inter"));
        QCOMPARE(QFontInfo(QApplication::font()).pixelSize(), 13);
    }

    void theDesktopsFontByChoice()
    {
        applyWindowFont(true);
        const QFont desktops = QApplication::font();
        WindowFixture fixture;
        auto* command = fixture.child<QAction>("desktop_font");
        QVERIFY(command != nullptr);
        QVERIFY(!command->isChecked());
        QVERIFY(QApplication::font() != desktops);
        command->trigger();
        QVERIFY(command->isChecked());
        QCOMPARE(QApplication::font(), desktops);
        fixture.open(); // it is remembered
        QCOMPARE(QApplication::font(), desktops);
        fixture.child<QAction>("desktop_font")->trigger();
        QCOMPARE(QFontInfo(QApplication::font()).family(), QStringLiteral("Inter"));
    }

    void sizesGrowWithThePersonsLetters_data()
    {
        QTest::addColumn<double>("pixels");
        QTest::addColumn<double>("times");
        QTest::newRow("usual") << 13.0 << 1.0;
        QTest::newRow("a little larger counts as usual") << 15.0 << 1.0;
        QTest::newRow("half again") << 19.5 << 1.5;
        QTest::newRow("200 %") << 26.0 << 2.0;
    }

    void sizesGrowWithThePersonsLetters()
    {
        QFETCH(double, pixels);
        QFETCH(double, times);
        applyWindowFont(true);
        const QFont before = QApplication::font();
        QFont desktops = before;
        desktops.setPointSizeF(pixels * 72 / QGuiApplication::primaryScreen()->logicalDotsPerInchY());
        QApplication::setFont(desktops);
        QLabel headline;
        setTextSize(&headline, TextSize::Headline, QFont::DemiBold);
        applyWindowFont(false);
        const auto sizeOf = [](const QFont& font) { return QFontInfo(font).pixelSize(); };
        QCOMPARE(QFontInfo(QApplication::font()).family(), QStringLiteral("Inter"));
        QVERIFY(std::abs(sizeOf(textFont(TextSize::Label)) - 12 * times) <= 1);
        QVERIFY(std::abs(sizeOf(textFont(TextSize::Body)) - 13 * times) <= 1);
        QVERIFY(std::abs(sizeOf(headline.font()) - 16 * times) <= 1); // it follows
        QCOMPARE(headline.font().weight(), QFont::DemiBold);
        QVERIFY(std::abs(textScale(&headline) - times * 16 / 13) < 0.15);
        applyWindowFont(true);
        QCOMPARE(QApplication::font(), desktops);
        QApplication::setFont(before);
        applyWindowFont(true);
    }

    /// Digits have one width, so that a changing number does not move the text beside it.
    void figuresAreOfOneWidth_data()
    {
        QTest::addColumn<int>("weight");
        QTest::newRow("regular") << int(QFont::Normal);
        QTest::newRow("semibold") << int(QFont::DemiBold);
    }

    void figuresAreOfOneWidth()
    {
        QFETCH(int, weight);
        std::set<qreal> widths;
        for (char figure = '0'; figure <= '9'; ++figure)
            widths.insert(QFontMetricsF(pictureFont(100, static_cast<QFont::Weight>(weight)))
                              .horizontalAdvance(QLatin1Char(figure)));
        QCOMPARE(widths.size(), std::size_t(1));
        const QFontMetricsF body(textFont(TextSize::Body, static_cast<QFont::Weight>(weight)));
        QCOMPARE(body.horizontalAdvance(QStringLiteral("1111")), body.horizontalAdvance(QStringLiteral("8068")));
    }

    /// No boxes: the signs of sentences and formulas are in the font itself.
    void signsAreInTheFont_data()
    {
        QTest::addColumn<QChar>("sign");
        for (const QChar sign : QStringLiteral("∧∨⇒Σ▸◆✕→≠≤≥−×·…‹›“”"))
            QTest::addRow("U+%04X", sign.unicode()) << sign;
    }

    void signsAreInTheFont()
    {
        QFETCH(QChar, sign);
        for (const QFont::Weight weight : {QFont::Normal, QFont::DemiBold}) {
            const QRawFont font = QRawFont::fromFont(pictureFont(40, weight));
            QCOMPARE(font.familyName().left(5), QStringLiteral("Inter"));
            QVERIFY(font.supportsCharacter(sign));
            QVERIFY(!font.boundingRect(font.glyphIndexesForString(QString(sign)).front()).isEmpty());
        }
    }

    /// Around what the keyboard is in, outside of it, 3 pixels, in the accent's colour at 38 %.
    void theFocusIsARing_data() { addAppearances(); }

    void theFocusIsARing()
    {
        QFETCH(int, appearance);
        applyAppearance(static_cast<Appearance>(appearance));
        QWidget window;
        auto* rows = new QVBoxLayout(&window);
        const QList<QWidget*> controls{new QPushButton(QStringLiteral("Go")), new QLineEdit,
            new QCheckBox(QStringLiteral("Tint")), new QComboBox, new QSpinBox, new QSlider(Qt::Horizontal)};
        for (QWidget* control : controls)
            rows->addWidget(control);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, Qt::Key_Shift); // rings are for who uses the keyboard
        const Tokens& t = windowTokens();
        const QColor ring = blended(t.canvas, t.accent, t.focusRing.alphaF());
        for (QWidget* control : controls) {
            window.setFocus();
            control->clearFocus();
            QApplication::processEvents();
            const auto around = [&] { return window.grab(control->geometry().adjusted(-3, -3, 3, 3)).toImage(); };
            const QImage before = around();
            control->setFocus(Qt::TabFocusReason);
            QApplication::processEvents();
            const QImage after = around();
            const QByteArray name = control->metaObject()->className();
            // In the middle of each side, 2 pixels outside.
            for (const QPoint at : {QPoint(after.width() / 2, 1), QPoint(after.width() / 2, after.height() - 2),
                     QPoint(1, after.height() / 2), QPoint(after.width() - 2, after.height() / 2)}) {
                QCOMPARE(before.pixelColor(at).name(), t.canvas.name());
                QVERIFY2(deltaE2000(labSeen(after.pixelColor(at), 0), labSeen(ring, 0)) < 1.5,
                    name + ' ' + after.pixelColor(at).name().toLatin1() + " is not " + ring.name().toLatin1());
            }
        }
    }

    /// The focus ring surrounds the whole spin box, although its inner field has the focus. The ring disappears with
    /// its window and appears in the next one.
    void theRingGoesWithTheFocus()
    {
        for (int i = 0; i < 3; ++i) {
            QWidget window;
            auto* rows = new QVBoxLayout(&window);
            auto* box = new QSpinBox;
            auto* other = new QListWidget;
            rows->addWidget(box);
            rows->addWidget(other);
            window.show();
            window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window));
            QTest::keyClick(&window, Qt::Key_Shift);
            box->setFocus();
            auto* frame = window.findChild<QFocusFrame*>();
            QVERIFY(frame != nullptr);
            QCOMPARE(frame->widget(), box);
            QVERIFY(frame->isVisible());
            other->setFocus();
            QVERIFY(frame->widget() == nullptr);
        }
    }

    /// Empty fields have edges with a contrast of 3 : 1, because nothing else makes them visible.
    void emptyFieldsAreSeen_data() { addAppearances(); }

    void emptyFieldsAreSeen()
    {
        QFETCH(int, appearance);
        applyAppearance(static_cast<Appearance>(appearance));
        QWidget window;
        QVBoxLayout rows(&window);
        for (QWidget* field :
            std::initializer_list<QWidget*>{new QLineEdit, new QSpinBox, new QCheckBox, new QRadioButton})
            rows.addWidget(field);
        window.show();
        for (int i = 0; i < rows.count(); ++i) {
            QWidget* field = rows.itemAt(i)->widget();
            const QImage image = field->grab().toImage();
            // From the middle of the left edge inwards: the strongest line that is met.
            double best = 1;
            for (int x = 0; x < 8; ++x)
                best = std::max(best, wcagContrast(image.pixelColor(x, image.height() / 2), windowTokens().surface));
            QVERIFY2(best >= 3, field->metaObject()->className());
        }
    }

    /// A chosen row is a quiet ground, and its text can be read; on black it stays loud.
    void chosenRowsAreQuiet_data() { addAppearances(); }

    void chosenRowsAreQuiet()
    {
        QFETCH(int, appearance);
        applyAppearance(static_cast<Appearance>(appearance));
        QListWidget list;
        list.addItems({QStringLiteral("one"), QStringLiteral("two")});
        list.setCurrentRow(1);
        list.resize(200, 100);
        list.show();
        const QRect row = list.visualItemRect(list.item(1)).translated(list.viewport()->pos());
        const QColor ground = list.grab().toImage().pixelColor(row.right() - 8, row.center().y());
        const bool black = static_cast<Appearance>(appearance) == Appearance::HighContrast;
        QCOMPARE(ground.name(),
            (black ? QApplication::palette().color(QPalette::Highlight) : windowTokens().selected).name());
        QVERIFY(wcagContrast(list.palette().color(QPalette::HighlightedText), ground) >= 4.5);
    }

    /// The button that Enter presses is the one that is meant.
    void theMeantButtonIsFilled_data() { addAppearances(); }

    void theMeantButtonIsFilled()
    {
        QFETCH(int, appearance);
        applyAppearance(static_cast<Appearance>(appearance));
        QDialog dialog;
        QVBoxLayout rows(&dialog);
        QPushButton meant(QStringLiteral("Take it back"));
        QPushButton other(QStringLiteral("Chain"));
        other.setAutoDefault(false);
        meant.setDefault(true);
        rows.addWidget(&meant);
        rows.addWidget(&other);
        dialog.show();
        const auto groundOf
            = [](QPushButton& button) { return button.grab().toImage().pixelColor(6, button.height() / 2).name(); };
        QCOMPARE(groundOf(meant), windowTokens().ink.name());
        QCOMPARE(groundOf(other), windowTokens().surface.name());
        QVERIFY(has(meant.grab().toImage(), windowTokens().onInk));
    }

    /// The letters of the menu bar are underlined as long as Alt is held.
    void mnemonicsAreForAlt()
    {
        const WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QMenuBar* bar = fixture.window->menuBar();
        const QImage plain = bar->grab().toImage();
        QTest::keyPress(fixture.window.get(), Qt::Key_Alt);
        QVERIFY(bar->grab().toImage() != plain);
        QTest::keyRelease(fixture.window.get(), Qt::Key_Alt);
        QCOMPARE(bar->style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, bar), 0); // Alt alone opens the bar
    }

    /// The ring is for who uses the keyboard: not in the first picture, and not where the mouse was pressed.
    void theRingIsForKeys()
    {
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        auto* first = new QPushButton(QStringLiteral("First"));
        auto* second = new QPushButton(QStringLiteral("Second"));
        row->addWidget(first);
        row->addWidget(second);
        QTest::mouseClick(&window, Qt::LeftButton);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto ringed = [&window]() -> const QWidget* {
            const auto* ring = window.findChild<QFocusFrame*>();
            return ring != nullptr && ring->isVisible() ? ring->widget() : nullptr;
        };
        first->setFocus(Qt::OtherFocusReason);
        QVERIFY(ringed() == nullptr);
        QTest::keyClick(&window, Qt::Key_Tab);
        QVERIFY(second->hasFocus());
        QCOMPARE(ringed(), second);
        QTest::mouseClick(first, Qt::LeftButton);
        QVERIFY(ringed() == nullptr);
    }

    /// A sign has its own form, is seen in each appearance and is crisp at twice the size.
    void signs_data() { addAppearances(); }

    void signs()
    {
        QFETCH(int, appearance);
        applyAppearance(static_cast<Appearance>(appearance));
        QList<QIcon> icons;
        for (int i = 0; i < kSigns; ++i)
            icons << icon(static_cast<Sign>(i));
        const WindowFixture fixture;
        for (const ViewRow& view : fixture.views())
            icons << icon(view.sign);
        std::set<QByteArray> forms;
        for (int i = 0; i < icons.size(); ++i) {
            const QIcon& drawn = icons[i];
            for (const int side : {16, 20, 40}) {
                const QImage image = drawn.pixmap(QSize(side, side), 1.0).toImage();
                QVERIFY2(has(image, windowTokens().text2), qPrintable(QString::number(i)));
                // No icon is cut off at the edge.
                for (int at = 0; at < side; ++at) {
                    for (const QPoint edge : {QPoint(at, 0), QPoint(0, at), QPoint(at, side - 1), QPoint(side - 1, at)})
                        QVERIFY2(image.pixelColor(edge).alpha() < 128, qPrintable(QString::number(i)));
                }
            }
            const QImage form
                = drawn.pixmap(QSize(40, 40), 1.0).toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
            forms.insert(QByteArray(reinterpret_cast<const char*>(form.constBits()), form.sizeInBytes()));
        }
        // More and Waiting are the same three dots; buttons have the sign of What if, too.
        QCOMPARE(forms.size(), static_cast<std::size_t>(icons.size() - 2));
        const QImage own = icon(Sign::Play, QColor(0xff00ff)).pixmap(QSize(20, 20), 1.0).toImage();
        QVERIFY(has(own, QColor(0xff00ff)));
    }

    void scrollBarsAreSlim_data() { addAppearances(); }

    void scrollBarsAreSlim()
    {
        QFETCH(int, appearance);
        applyAppearance(static_cast<Appearance>(appearance));
        QScrollBar bar(Qt::Vertical);
        bar.setRange(0, 900);
        bar.setPageStep(100);
        bar.setValue(450);
        bar.resize(bar.sizeHint().width(), 200);
        bar.show();
        QVERIFY(bar.width() <= 12);
        const QImage image = bar.grab().toImage();
        QVERIFY(wcagContrast(image.pixelColor(image.width() / 2, 100), image.pixelColor(image.width() / 2, 4)) >= 2.5);
        // A click beyond it goes a page on; dragging goes along.
        QTest::mouseClick(&bar, Qt::LeftButton, {}, QPoint(bar.width() / 2, 190));
        QCOMPARE(bar.value(), 550);
        bar.setValue(900);
        QVERIFY(wcagContrast(bar.grab().toImage().pixelColor(bar.width() / 2, 190), windowTokens().surface) >= 2.5);
    }
};

CONVOKU_TEST(TestStyle)
#include "tst_style.moc"
