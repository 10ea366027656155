// SPDX-License-Identifier: MIT
// What tests of the rule workshop in the window share: the window, and what one does in the workshop.
#pragma once

#include "app/document/workshop.h"
#include "app/views/workshop/widgets/rule_editor.h"
#include "app/views/workshop/widgets/workshop_view.h"
#include "app/wording/language.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>

namespace convoku::testing {

class WorkshopTest : public QObject
{
protected:
    std::unique_ptr<WindowFixture> m_fixture;

    void openWindow()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->resize(1366, 768);
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
    }

    Session& session() { return m_fixture->session(); }
    WorkshopView* view() { return m_fixture->child<WorkshopView>("workshop"); }
    RuleEditor* editor() { return view()->editor(); }
    Workshop* workshop() { return view()->workshop(); }
    QAction* action(const char* name) { return m_fixture->child<QAction>(name); }
    QPushButton* button(const char* name) { return m_fixture->child<QPushButton>(name); }
    QLabel* label(const char* name) { return m_fixture->child<QLabel>(name); }
    bool isRead() { return !workshop()->isReading() && !workshop()->isEmpty(); }
    /// The values are those of the part that is looked at.
    bool isWorkedOut()
    {
        return isRead() && workshop()->values() && workshop()->part() != nullptr
            && workshop()->values()->part == workshop()->part()->part;
    }
    void typeText(const QString& text)
    {
        for (const QChar c : text)
            QTest::keyClick(editor(), c.toLatin1());
    }
    void openHard()
    {
        m_fixture->window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
    }
    void openWorkshop()
    {
        action("workshop")->trigger();
        QVERIFY(view()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), kLong);
    }
    void goTo(Position place)
    {
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        session().goTo(place);
    }
    /// The cursor at the end of a line, also where its comment has no room behind it and stands below.
    void putCursor(int line)
    {
        editor()->goToLine(line);
        editor()->moveCursor(QTextCursor::EndOfBlock);
        QTest::keyClick(editor(), Qt::Key_End);
    }
};

} // namespace convoku::testing
