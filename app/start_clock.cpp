// SPDX-License-Identifier: MIT
#include "app/start_clock.h"

#include <QEvent>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <ctime>

namespace convoku {
namespace {

constexpr const char* kVariable = "CONVOKU_TIME_START";

class FirstPaint : public QObject
{
public:
    FirstPaint(QWidget& window, std::function<void()> call)
        : QObject(&window)
        , m_call(std::move(call))
    {
        window.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && m_call) {
            // The children come after the window itself, then all of it goes to the screen.
            QTimer::singleShot(0, watched, std::exchange(m_call, nullptr));
            deleteLater();
        }
        return false;
    }

private:
    std::function<void()> m_call;
};

} // namespace

bool StartClock::isOn()
{
    return qEnvironmentVariableIsSet(kVariable);
}

void StartClock::mark(const char* name)
{
    if (!isOn())
        return;
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    const qint64 passed = std::chrono::duration_cast<std::chrono::nanoseconds>(now).count()
        - qEnvironmentVariable(kVariable).toLongLong();
    std::printf("%s %.2f %.2f\n", name, static_cast<double>(passed) / 1e6,
        1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
    std::fflush(stdout);
}

void whenPainted(QWidget& window, std::function<void()> call)
{
    new FirstPaint(window, std::move(call));
}

} // namespace convoku
