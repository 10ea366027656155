// SPDX-License-Identifier: MIT
#include "app/window/parts/appearance.h"
#include "app/window/parts/widget_theme.h"
#include "tests/support/test_program.h"

#include <QList>
#include <QScopeGuard>
#include <QTest>
#include <QWidget>

#include <array>
#include <cstddef>
#include <new>

using namespace convoku;

namespace {

/// Counts how often it was painted, and remembers the theme.
class Painted : public QWidget
{
public:
    using QWidget::QWidget;

    const Theme* theme = nullptr;
    int times = 0;

protected:
    void paintEvent(QPaintEvent*) override
    {
        theme = &themeOf(this);
        ++times;
    }
};

} // namespace

class TestWidgetTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { applyAppearance(Appearance::System); }

    void isTheWindowsWhereNobodyGaveOne()
    {
        QWidget window;
        QWidget child(&window);
        applyAppearance(Appearance::Dark);
        QCOMPARE(&themeOf(&child), &Theme::of(Theme::Kind::Dark));
        applyAppearance(Appearance::HighContrast);
        QCOMPARE(&themeOf(&child), &Theme::of(Theme::Kind::HighContrast));
        QCOMPARE(&themeOf(nullptr), &Theme::of(Theme::Kind::HighContrast));
    }

    void isInherited()
    {
        applyAppearance(Appearance::Light);
        QWidget window;
        auto* outer = new QWidget(&window);
        auto* inner = new QWidget(outer);
        auto* beside = new QWidget(&window);
        setThemeOf(outer, Theme::of(Theme::Kind::Article));
        QCOMPARE(&themeOf(inner), &Theme::of(Theme::Kind::Article));
        QCOMPARE(&themeOf(new QWidget(inner)), &Theme::of(Theme::Kind::Article));
        QCOMPARE(&themeOf(beside), &Theme::of(Theme::Kind::Light));
        setThemeOf(inner, Theme::of(Theme::Kind::Print));
        QCOMPARE(&themeOf(inner), &Theme::of(Theme::Kind::Print));
        QCOMPARE(&themeOf(outer), &Theme::of(Theme::Kind::Article));
        // Another appearance of the window changes neither.
        applyAppearance(Appearance::Dark);
        QCOMPARE(&themeOf(inner), &Theme::of(Theme::Kind::Print));
        QCOMPARE(&themeOf(beside), &Theme::of(Theme::Kind::Dark));
        // Elsewhere it is another one.
        auto* moved = new QWidget(outer);
        moved->setParent(beside);
        QCOMPARE(&themeOf(moved), &Theme::of(Theme::Kind::Dark));
    }

    void whoFollowsIsToldNowAndAtEachChange()
    {
        applyAppearance(Appearance::Light);
        QWidget window;
        auto* outer = new QWidget(&window);
        auto* inner = new QWidget(outer);
        QList<const Theme*> themes;
        followTheme(inner, [&] { themes.push_back(&themeOf(inner)); });
        QCOMPARE(themes, QList<const Theme*>{&Theme::of(Theme::Kind::Light)});
        applyAppearance(Appearance::Dark);
        QCOMPARE(themes.size(), 2);
        QCOMPARE(themes.back(), &Theme::of(Theme::Kind::Dark));
        setThemeOf(outer, Theme::of(Theme::Kind::Article));
        QCOMPARE(themes.size(), 3);
        QCOMPARE(themes.back(), &Theme::of(Theme::Kind::Article));
        // The window's is not its own any more.
        applyAppearance(Appearance::Light);
        QCOMPARE(themes.size(), 3);
        // The same theme in other colours, as while somebody chooses them.
        setThemeOf(outer, Theme::of(Theme::Kind::Article));
        QCOMPARE(themes.size(), 4);
        // A deleted widget is not notified.
        delete inner;
        setThemeOf(outer, Theme::of(Theme::Kind::Dark));
        QCOMPARE(themes.size(), 4);
    }

    void widgetsAreRepainted()
    {
        applyAppearance(Appearance::Light);
        QWidget window;
        window.resize(200, 100);
        auto* one = new Painted(&window);
        one->resize(50, 50);
        auto* other = new Painted(&window);
        other->setGeometry(100, 0, 50, 50);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTRY_VERIFY(one->times > 0 && other->times > 0);
        QCoreApplication::processEvents();
        const int before = other->times;
        setThemeOf(one, Theme::of(Theme::Kind::Dark));
        QTRY_COMPARE(one->theme, &Theme::of(Theme::Kind::Dark));
        QCOMPARE(other->theme, &Theme::of(Theme::Kind::Light));
        QCOMPARE(other->times, before);
        applyAppearance(Appearance::Article);
        QTRY_COMPARE(other->theme, &Theme::of(Theme::Kind::Article));
        QCOMPARE(one->theme, &Theme::of(Theme::Kind::Dark));
    }

    /// Another widget may get the address of one that went.
    void isForgottenWithItsWidget()
    {
        applyAppearance(Appearance::Light);
        alignas(QWidget) std::array<std::byte, sizeof(QWidget)> place{};
        auto* first = new (place.data()) QWidget;
        setThemeOf(first, Theme::of(Theme::Kind::Dark));
        first->~QWidget();
        auto* second = new (place.data()) QWidget;
        const auto end = qScopeGuard([second] { second->~QWidget(); });
        QCOMPARE(&themeOf(second), &Theme::of(Theme::Kind::Light));
    }
};

CONVOKU_TEST(TestWidgetTheme)
#include "tst_widget_theme.moc"
