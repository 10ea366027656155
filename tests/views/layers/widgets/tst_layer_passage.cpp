// SPDX-License-Identifier: MIT
// The way from a layer to the next: what comes of it, when there is none, and that nobody waits for it.
#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/views/layers/widgets/layer_passage.h"
#include "app/views/layers/widgets/layer_trail_view.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/window/parts/motion.h"
#include "app/wording/language.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <QVariantAnimation>

using namespace convoku;
using namespace convoku::testing;

class TestLayerPassage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        m_session = std::make_unique<Session>(makeBitwise);
        m_values = std::make_unique<LayerValues>(m_session.get(), makeBitwise);
        m_session->open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
    }

    void init()
    {
        Passage::showWithoutScreen(false);
        Motion::instance().setReduced(false);
        m_session->goToFirst();
        m_view = std::make_unique<TensorView>(m_session.get(), m_values.get());
        m_view->resize(1100, 900);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_passage = m_view->findChild<LayerPassage*>(QStringLiteral("layer_passage"));
    }

    void cleanup()
    {
        Passage::showWithoutScreen(false);
        Motion::instance().setReduced(false);
        m_view.reset();
    }

    void cleanupTestCase()
    {
        m_values.reset();
        m_session.reset();
    }

    void theEndIsThePictureWithoutIt_data()
    {
        QTest::addColumn<Position>("from");
        QTest::addColumn<Position>("to");
        for (int layer = 1; layer < 12; ++layer) {
            QTest::addRow("%d on", layer) << Position{7, 4, layer} << Position{7, 4, layer + 1};
            QTest::addRow("%d back", layer + 1) << Position{7, 4, layer + 1} << Position{7, 4, layer};
        }
        QTest::newRow("pairs") << Position{7, 7, 1} << Position{7, 7, 2};
        QTest::newRow("the end of a step") << Position{7, 4, 11} << Position{7, 4, 0};
    }

    void theEndIsThePictureWithoutIt()
    {
        QFETCH(Position, from);
        QFETCH(Position, to);
        goTo(to);
        const QImage plain = grabbed();
        goTo(from);
        const QImage before = grabbed();
        Passage::showWithoutScreen(true);
        goTo(to);
        QVERIFY(m_passage->isRunning() && m_passage->isVisible());
        // It begins with what was there, and changes on its way.
        auto* animation = m_passage->findChild<QVariantAnimation*>();
        animation->pause();
        animation->setCurrentTime(0);
        const QRect both = grabbed().rect().intersected(before.rect()).adjusted(0, 0, 0, -2); // without the focus ring
        QCOMPARE(grabbed().copy(both), before.copy(both));
        animation->setCurrentTime(Passage::kMilliseconds / 2);
        QVERIFY(grabbed() != before && grabbed() != plain);
        animation->resume();
        QTRY_VERIFY(!m_passage->isRunning());
        QVERIFY(!m_passage->isVisible());
        QCOMPARE(grabbed(), plain);
    }

    /// The output of a layer goes to where the next one reads it: halfway it is between both places.
    void theNumbersAreCarried()
    {
        goTo({7, 4, 4}); // k + 1 − a, which the next layer cuts off at 0
        const QRectF from = m_view->canvas()->geometryOf(1).planes();
        const QImage old = grabbed();
        Passage::showWithoutScreen(true);
        goTo({7, 4, 5});
        const QRectF to = m_view->canvas()->geometryOf(0).planes();
        QVERIFY(to.left() < from.left());
        auto* animation = m_passage->findChild<QVariantAnimation*>();
        animation->pause();
        // Carried for three fifths of the way, slow at both ends: halfway of that it is in the middle.
        animation->setCurrentTime(Passage::kMilliseconds * 3 / 10);
        const QImage half = grabbed();
        const QPointF middle = (from.topLeft() + to.topLeft()) / 2;
        // The dark and the light of a column of numbers, at the moved place.
        int same = 0;
        int all = 0;
        const qreal scale = (from.width() + to.width()) / 2 / from.width();
        for (int y = 20; y < static_cast<int>(from.height()) - 10; y += 7) {
            for (int x = 30; x < static_cast<int>(from.width()) - 10; x += 7) {
                const QColor was = old.pixelColor((from.topLeft() + QPointF(x, y)).toPoint());
                const QColor is = half.pixelColor((middle + QPointF(x, y) * scale).toPoint());
                same += std::abs(was.lightness() - is.lightness()) < 24;
                ++all;
            }
        }
        QVERIFY2(same > all * 8 / 10, qPrintable(QStringLiteral("%1 of %2").arg(same).arg(all)));
    }

    void thereIsNone_data()
    {
        QTest::addColumn<Position>("from");
        QTest::addColumn<Position>("to");
        QTest::addColumn<bool>("reduced");
        QTest::newRow("less motion") << Position{7, 4, 1} << Position{7, 4, 2} << true;
        QTest::newRow("not a neighbour") << Position{7, 4, 1} << Position{7, 4, 3} << false;
        QTest::newRow("another step") << Position{7, 4, 12} << Position{7, 5, 1} << false;
        QTest::newRow("another pass") << Position{7, 4, 1} << Position{8, 4, 2} << false;
        QTest::newRow("the same") << Position{7, 4, 12} << Position{7, 4, 0} << false;
    }

    void thereIsNone()
    {
        QFETCH(Position, from);
        QFETCH(Position, to);
        QFETCH(bool, reduced);
        Passage::showWithoutScreen(true);
        goTo(from);
        m_passage->finish();
        grabbed();
        Motion::instance().setReduced(reduced);
        goTo(to);
        QVERIFY(!m_passage->isRunning() && !m_passage->isVisible());
    }

    /// Choosing less motion in the middle of a passage ends it at once.
    void itEndsWithTheWishForLess()
    {
        Passage::showWithoutScreen(true);
        goTo({7, 4, 1});
        grabbed();
        goTo({7, 4, 2});
        QVERIFY(m_passage->isRunning());
        Motion::instance().setReduced(true);
        QVERIFY(!m_passage->isRunning());
        Motion::instance().setReduced(false);
        grabbed();
        goTo({7, 4, 3});
        QVERIFY(m_passage->isRunning());
        m_view->resize(900, 700); // it goes on to where things are now
        QTRY_COMPARE(m_passage->size(), m_view->canvas()->size());
        QTRY_VERIFY(!m_passage->isRunning());
    }

    void nobodyWaitsForIt()
    {
        Passage::showWithoutScreen(true);
        goTo({7, 4, 1});
        grabbed();
        goTo({7, 4, 2});
        QVERIFY(m_passage->isRunning());
        const TensorCanvas* canvas = m_view->canvas();
        QTest::mouseMove(m_view->canvas(), canvas->geometryOf(1).element({4, 2, 0}).center().toPoint());
        QVERIFY(m_view->arithmeticText().startsWith(
            sentence("views.row_digit", {QStringLiteral("3"), QStringLiteral("5")}) + QLatin1Char(' ')));
        QTest::mouseClick(
            m_view->canvas(), Qt::LeftButton, {}, canvas->geometryOf(1).element({4, 2, 0}).center().toPoint());
        QVERIFY((m_view->picked() == OutputElement{0, {4, 2, 0}}));
        goTo({7, 4, 3}); // and on, before it is over
        QCOMPARE(m_view->shownPosition(), (Position{7, 4, 3}));
        m_session->pick(std::nullopt);
    }

    /// The frame of the strip goes along.
    void theFrameGoesAlong()
    {
        LayerTrailView trail(m_session.get(), m_values.get());
        trail.resize(1000, trail.sizeHint().height());
        trail.show();
        QVERIFY(QTest::qWaitForWindowExposed(&trail));
        goTo({7, 4, 2});
        trail.resize(1000, trail.sizeHint().height());
        const QImage plain = trail.grab().toImage();
        goTo({7, 4, 1});
        Passage::showWithoutScreen(true);
        goTo({7, 4, 2});
        auto* animation = trail.findChild<QVariantAnimation*>();
        QVERIFY(animation->state() == QAbstractAnimation::Running);
        QVERIFY(trail.grab().toImage() != plain);
        QTRY_VERIFY(animation->state() == QAbstractAnimation::Stopped);
        QCOMPARE(trail.grab().toImage(), plain);
        QCOMPARE(trail.current(), 2);
    }

private:
    void goTo(Position position)
    {
        m_session->goTo(position);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->shownPosition() == position && m_view->layer(), kLong);
        m_view->canvas()->choosePlanes(TensorCanvas::Planes::All);
    }
    QImage grabbed() { return m_view->canvas()->grab().toImage(); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<LayerValues> m_values;
    std::unique_ptr<TensorView> m_view;
    LayerPassage* m_passage = nullptr;
};

CONVOKU_TEST(TestLayerPassage)
#include "tst_layer_passage.moc"
