// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/workspace.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/views/compare/widgets/compared_column.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QTest>

#include <algorithm>
#include <memory>

namespace convoku::testing {

/// The view Compare with networks, in a workspace of its own, for tests to derive from.
class ShownComparePage
{
protected:
    void showPage()
    {
        m_workspace = std::make_unique<Workspace>([] { return makeBitwiseBackend(); });
        m_workspace->sideBySide()->show(SideBySide::Columns::Networks);
        m_page = std::make_unique<ComparePage>(m_workspace.get());
        m_page->resize(1000, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void closePage()
    {
        m_page.reset();
        m_workspace.reset();
    }

    template <typename Widget>
    Widget* child(const char* name)
    {
        auto* found = m_page->findChild<Widget*>(QString::fromLatin1(name));
        if (found == nullptr)
            qFatal("no %s", name);
        return found;
    }
    QString placeOf(int column)
    {
        return m_page->columns()[column]->findChild<QLabel*>(QStringLiteral("compared_place"))->toolTip();
    }
    void ended()
    {
        QTRY_VERIFY_WITH_TIMEOUT(static_cast<int>(m_page->runs()->runs().size()) == m_page->runs()->count()
                && std::ranges::none_of(m_page->runs()->runs(), [](const auto& run) { return run->isRunning(); }),
            kLong);
    }
    void open()
    {
        m_workspace->session()->open(gridOf(kArticleHard), {});
        ended();
    }
    /// Two puzzles again and again.
    static void append(Collection& collection, int times)
    {
        ChunkMaker maker;
        for (int i = 0; i < times; ++i) {
            Puzzle puzzle;
            puzzle.givens = gridOf(i % 2 == 0 ? kArticleEasy : kArticleHard);
            maker.add(puzzle);
        }
        collection.append(maker.takeAll());
    }

    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<ComparePage> m_page;
};

} // namespace convoku::testing
