// SPDX-License-Identifier: MIT
// The bar along the window's lower edge: the transport beside the timeline, and how high they are.
#include "app/views/timeline/widgets/time_bar.h"
#include "app/window/parts/play_button.h"
#include "app/wording/language.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"
#include "tests/views/timeline/widgets/timeline_testing.h"

#include <QAction>
#include <QComboBox>
#include <QMainWindow>
#include <QSlider>
#include <QSpinBox>
#include <QToolBar>

using namespace convoku;
using namespace convoku::testing;

class TestTimeBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_source = std::make_shared<const Recording>(smallRecording());
        m_session = std::make_unique<Session>([this] { return std::make_unique<ReplayBackend>(m_source); });
        m_window = std::make_unique<QMainWindow>();
        m_window->setCentralWidget(new QWidget);
        const auto action = [this](const char* name) {
            auto* made = new QAction(QString::fromLatin1(name), m_window.get());
            connect(made, &QAction::triggered, this, [this, name] { m_given << QString::fromLatin1(name); });
            return made;
        };
        m_actions = {action("first"), action("previous pass"), action("previous rule"), action("play"),
            action("next rule"), action("next pass"), action("last")};
        m_bar = new TimeBar(m_session.get(), m_actions, new TimelineView(m_session.get()));
        m_tools = m_window->addToolBar(QStringLiteral("time"));
        m_window->addToolBar(Qt::BottomToolBarArea, m_tools);
        m_tools->addWidget(m_bar);
        m_window->resize(1366, 768);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        RunOptions options;
        options.maxPasses = m_source->passCount();
        m_session->setOptions(options);
        m_session->open(m_source->givens(), {});
        QTRY_VERIFY(!m_session->isRunning());
    }
    void cleanup()
    {
        m_window.reset();
        m_session.reset();
        m_given.clear();
    }

    /// Five buttons, in the order of time; the one in the middle leads.
    void theTransportGivesItsCommands()
    {
        QStringList wanted{QStringLiteral("first"), QStringLiteral("previous pass"), QStringLiteral("play"),
            QStringLiteral("next pass"), QStringLiteral("last")};
        const auto buttons = m_bar->findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 5);
        for (int i = 0; i < 5; ++i) {
            QVERIFY(i == 0 || buttons[i]->mapTo(m_bar, QPoint()).x() > buttons[i - 1]->mapTo(m_bar, QPoint()).x());
            QVERIFY(!buttons[i]->accessibleName().isEmpty());
            buttons[i]->click();
        }
        QCOMPARE(m_given, wanted);
        QCOMPARE(qobject_cast<PlayButton*>(buttons[2]) != nullptr, true);
    }

    void backAndOnDoWhatIsSteppedBy_data()
    {
        QTest::addColumn<int>("by");
        QTest::addColumn<QStringList>("given");
        QTest::newRow("pass") << 0 << QStringList{QStringLiteral("previous pass"), QStringLiteral("next pass")};
        QTest::newRow("rule") << 1 << QStringList{QStringLiteral("previous rule"), QStringLiteral("next rule")};
        QTest::newRow("layer") << 2 << QStringList{QStringLiteral("previous rule"), QStringLiteral("next rule")};
    }
    void backAndOnDoWhatIsSteppedBy()
    {
        QFETCH(int, by);
        QFETCH(QStringList, given);
        auto* choice = m_bar->findChild<QComboBox*>(QStringLiteral("play_by"));
        choice->setCurrentIndex(by);
        Q_EMIT choice->activated(by);
        QCOMPARE(static_cast<int>(m_session->granularity()), by);
        const auto buttons = m_bar->findChildren<QToolButton*>();
        buttons[1]->click();
        buttons[3]->click();
        QCOMPARE(m_given, given);
    }

    /// The choices follow changes that other parts make to the session.
    void theChoiceFollowsTheSession()
    {
        m_session->setGranularity(Session::Granularity::Rule);
        m_session->goTo({2, 3});
        QCOMPARE(m_bar->findChild<QComboBox*>(QStringLiteral("play_by"))->currentIndex(), 1);
        m_session->setSpeed(0);
        QCOMPARE(m_bar->findChild<QComboBox*>(QStringLiteral("speed"))->currentIndex(), 0);
    }

    /// Time is told once.
    void thereIsNoSecondSlider()
    {
        QVERIFY(m_window->findChild<QSlider*>() == nullptr);
        QVERIFY(m_window->findChild<QSpinBox*>() == nullptr);
    }

    void itsHeightIsThatOfTheWindow_data()
    {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("depths");
        QTest::newRow("1600×1000") << QSize(1600, 1000) << 108 << true;
        QTest::newRow("1366×768") << QSize(1366, 768) << 94 << true;
        QTest::newRow("1000×700") << QSize(1000, 700) << 94 << true;
        QTest::newRow("1000×690") << QSize(1000, 690) << 56 << false;
    }
    void itsHeightIsThatOfTheWindow()
    {
        QFETCH(QSize, window);
        QFETCH(int, height);
        QFETCH(bool, depths);
        m_window->resize(window);
        QTRY_COMPARE(m_bar->height(), height);
        QCOMPARE(m_bar->timeline()->scene().lanes().depth, depths);
        // The timeline has what the transport leaves, and both are inside.
        QVERIFY(m_bar->timeline()->width() > window.width() - (depths ? 420 : 640));
        for (const QWidget* part : m_bar->findChildren<QWidget*>()) {
            if (part->isVisible())
                QVERIFY2(m_bar->rect().contains(QRect(part->mapTo(m_bar, QPoint()), part->size())),
                    part->metaObject()->className());
        }
    }

    /// A view that shows the search itself needs no lane of it.
    void itCanBeLowInAHighWindow()
    {
        m_bar->setLow(true);
        QTRY_COMPARE(m_bar->height(), 56);
        QVERIFY(!m_bar->timeline()->scene().lanes().depth);
        m_bar->setLow(false);
        QTRY_COMPARE(m_bar->height(), 94);
        QVERIFY(m_bar->timeline()->scene().lanes().depth);
    }

    void lanesMakeItHigher()
    {
        const int before = m_bar->height();
        m_bar->timeline()->setBookmarks({{1, 11}});
        QTRY_COMPARE(m_bar->height(), before + 15);
        m_bar->timeline()->setBookmarks({});
        QTRY_COMPARE(m_bar->height(), before);
    }

    /// A hidden bar appears for the address, and hides again afterwards.
    void aHiddenBarComesForAnAddress()
    {
        m_tools->hide();
        m_bar->timeline()->editAddress();
        QVERIFY(m_tools->isVisible());
        QTest::keyClick(m_bar->findChild<QWidget*>(QStringLiteral("address")), Qt::Key_Escape);
        QVERIFY(m_tools->isHidden());
    }

private:
    std::shared_ptr<const Recording> m_source;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QMainWindow> m_window;
    QToolBar* m_tools = nullptr;
    TimeBar* m_bar = nullptr;
    TransportActions m_actions;
    QStringList m_given;
};

CONVOKU_TEST(TestTimeBar)
#include "tst_time_bar.moc"
