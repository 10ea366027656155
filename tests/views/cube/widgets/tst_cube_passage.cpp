// SPDX-License-Identifier: MIT
// From the board to the cube and back the candidates move, unless motion is reduced; keys and clicks end it.
#include "app/views/board/widgets/board_view.h"
#include "app/views/cube/widgets/cube_passage.h"
#include "app/views/cube/widgets/cube_view.h"
#include "app/window/parts/motion.h"
#include "app/window/parts/passage.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QImage>

#include <memory>

using namespace convoku;
using namespace convoku::testing;

class TestCubePassage : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    CubePassage* passage() { return m_fixture->child<CubePassage>("cube_passage"); }
    void show(const char* view) { m_fixture->child<QAction>(view)->trigger(); }
    bool isDrawn(QWidget* widget)
    {
        const QImage image = widget->grab().toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) != image.pixel(0, 0))
                    return true;
            }
        }
        return false;
    }

private Q_SLOTS:
    void init()
    {
        Passage::showWithoutScreen(true);
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_fixture->window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->session().isRunning(), kLong);
    }
    void cleanup()
    {
        Motion::instance().setReduced(false);
        Passage::showWithoutScreen(false);
        m_fixture.reset();
    }

    void itLeadsThereAndBack()
    {
        auto* cube = m_fixture->child<CubeView>("cube_view");
        show("cube");
        QVERIFY(passage()->isRunning() && passage()->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(passage()->geometry(), passage()->parentWidget()->rect(), kLong);
        QVERIFY(cube->isVisible() && !isDrawn(cube));
        QVERIFY(isDrawn(passage()));
        QTRY_VERIFY_WITH_TIMEOUT(!passage()->isRunning(), kLong);
        QVERIFY(!passage()->isVisible() && isDrawn(cube));

        show("board");
        QVERIFY(passage()->isRunning() && m_fixture->board->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!passage()->isVisible(), kLong);
        show("search_tree");
        show("cube");
        QVERIFY(!passage()->isRunning() && isDrawn(cube));
    }

    void anyKeyOrClickEndsIt()
    {
        show("cube");
        QTest::keyClick(m_fixture->child<CubeView>("cube_view"), Qt::Key_Shift);
        QVERIFY(!passage()->isRunning() && !passage()->isVisible());
        show("board");
        QVERIFY(passage()->isRunning());
        QTest::mouseClick(m_fixture->board, Qt::RightButton);
        QVERIFY(!passage()->isRunning() && !passage()->isVisible());
    }

    void notWithReducedMotion()
    {
        Motion::instance().setReduced(true);
        show("cube");
        QVERIFY(!passage()->isRunning() && !passage()->isVisible());
        QVERIFY(isDrawn(m_fixture->child<CubeView>("cube_view")));
    }
};

CONVOKU_TEST(TestCubePassage)
#include "tst_cube_passage.moc"
