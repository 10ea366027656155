// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/window_host.h"
#include "tests/monkey/monkey_files.h"
#include "tests/monkey/resources_used.h"
#include "tests/monkey/watchdog.h"

#include <QFile>
#include <QObject>
#include <QPointer>
#include <QSettings>

#include <memory>
#include <vector>

class QFileDialog;

namespace convoku::monkey {

struct MonkeyOptions
{
    std::uint64_t seed = 1;
    int seconds = 0; ///< 0: until `steps`
    std::uint64_t steps = 0; ///< 0: until `seconds`
    std::uint64_t round = 2000; ///< steps until it puts everything back and looks at what the process holds
    bool again = false; ///< each round has the same steps: what it needs once is there after the first
    QString folder; ///< everything that it writes
    QString log; ///< of what it does
};

/// Does something at random to the window, or to the dialog in front of it, again and again. Its steps come as events,
/// so that they also reach dialogs that wait in an event loop of their own.
class Monkey : public QObject
{
    Q_OBJECT

public:
    Monkey(MonkeyOptions options, Watchdog& watchdog);
    ~Monkey() override;

    void start();
    /// At rest, after each round.
    const std::vector<ResourcesUsed>& used() const { return m_used; }
    std::uint64_t steps() const { return m_step; }

public Q_SLOTS:
    /// In place of what Qt would show outside.
    void refuseUrl(const QUrl& url);

private:
    void tick();
    void step();
    void actOnWindow(Random& random);
    void actOnDialog(QWidget* dialog, Random& random);
    void actOnFileDialog(QFileDialog* dialog, Random& random);
    void actOnPopup(QWidget* popup, Random& random);

    void pressKeys(QWidget* window, Random& random);
    void pressShortcut(Random& random);
    void trigger(Random& random);
    void clickSomewhere(QWidget* window, Random& random);
    void fillField(QWidget* window, Random& random);
    void paste(Random& random);
    void drop(Random& random);
    void openFile(Random& random);
    void openSession(Random& random);
    void followLink(Random& random);
    void resize(Random& random);
    void spoilSettings(Random& random);

    /// Notes what comes next; it is in the log before it is done.
    void record(const QString& what);
    void build();
    /// Everything closed, the same puzzle open, nothing running; then looks at what the process holds.
    void rest();
    bool hasEnded() const;

    MonkeyOptions m_options;
    Watchdog& m_watchdog;
    MonkeyFiles m_files;
    QFile m_log;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<WindowHost> m_host;
    std::uint64_t m_step = 0;
    int m_level = 0; ///< of the event loop in which a step is being done; 0: none is
    Watchdog::Clock::time_point m_from;
    QPointer<QWidget> m_before; ///< that was in front at the last step
    int m_stepsBefore = 0; ///< for so many steps
    QString m_vanishing; ///< taken away at the next step
    bool m_resting = false;
    std::vector<ResourcesUsed> m_used;
};

} // namespace convoku::monkey
