// SPDX-License-Identifier: MIT
#include "tests/monkey/watchdog.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <cxxabi.h>
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

namespace convoku::monkey {
namespace {

constexpr int kFrames = 64;
std::array<void*, kFrames> frames; // NOLINT: a signal handler has nothing else to write to
std::atomic<int> frameCount{0};
pthread_t watched;

void keepFrames(int)
{
    frameCount = backtrace(frames.data(), kFrames);
}

void tellAndEnd(int signal)
{
    announcePlace();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

QString kept()
{
    QStringList lines;
    const int count = frameCount.exchange(0);
    for (int i = 2; i < count; ++i) { // the handler and what called it
        Dl_info info{};
        dladdr(frames[static_cast<std::size_t>(i)], &info);
        if (info.dli_sname == nullptr)
            continue;
        int status = 0;
        char* name = abi::__cxa_demangle(info.dli_sname, nullptr, nullptr, &status);
        lines << QString::fromUtf8(status == 0 ? name : info.dli_sname).left(140);
        std::free(name); // NOLINT: of the function above
        if (lines.back().startsWith(QLatin1String("QCoreApplication::exec")) || lines.back() == QLatin1String("main"))
            break;
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

Watchdog::Watchdog(std::chrono::milliseconds slow, std::chrono::milliseconds hang)
    : m_slow(slow)
    , m_hang(hang)
    , m_schedule(open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC))
{
    m_from = now();
    std::array<void*, 1> first{};
    backtrace(first.data(), 1); // loads what it needs before a signal handler asks
    watched = pthread_self();
    struct sigaction action
    {
    };
    action.sa_handler = keepFrames;
    action.sa_flags = SA_RESTART;
    sigaction(SIGUSR2, &action, nullptr);
    QAbstractEventDispatcher* dispatcher = QAbstractEventDispatcher::instance();
    connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] { beat(false); });
    connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] { beat(true); });
    QCoreApplication::instance()->installEventFilter(this);
    m_thread = std::jthread([this](const std::stop_token& stop) { watch(stop); });
}

Watchdog::~Watchdog()
{
    if (m_schedule >= 0)
        close(m_schedule);
}

/// The dispatcher says that it goes to wait, and that it is back when what woke it has been dealt with: the first event
/// is what tells that the waiting is over.
bool Watchdog::eventFilter(QObject*, QEvent*)
{
    if (m_waits) {
        m_waits = false;
        forgive();
    }
    return false;
}

Watchdog::Times Watchdog::now() const
{
    Times times;
    times.clock = std::chrono::duration<double, std::milli>(Clock::now().time_since_epoch()).count();
    timespec processor{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &processor);
    times.processor = static_cast<double>(processor.tv_sec) * 1e3 + static_cast<double>(processor.tv_nsec) / 1e6;
    // Nanoseconds on a processor, nanoseconds in the queue for one, how often.
    std::array<char, 100> text{};
    unsigned long long queued = 0;
    if (m_schedule >= 0 && pread(m_schedule, text.data(), text.size() - 1, 0) > 0
        && std::sscanf(text.data(), "%*u %llu", &queued) == 1)
        times.queued = static_cast<double>(queued) / 1e6;
    return times;
}

void Watchdog::forgive()
{
    m_from = now();
    m_busySince = Clock::now().time_since_epoch().count();
}

void Watchdog::beat(bool waits)
{
    const Times times = now();
    if (!m_waits) {
        const double queued = times.queued - m_from.queued;
        const double length = times.clock - m_from.clock - queued;
        const double slow = static_cast<double>(m_slow.count());
        m_longest = std::max(m_longest, length);
        if (length > slow) {
            m_blocks.push_back({length, times.processor - m_from.processor, queued, m_action, kept()});
            const Block& block = m_blocks.back();
            std::printf("blocked for %.0f ms (%.0f on a processor, and %.0f more in the queue for one) after: %s\n%s\n",
                block.milliseconds, block.processor, block.queued, qPrintable(block.action), qPrintable(block.where));
            std::fflush(stdout);
        } else if (length + queued > slow) {
            ++m_byOthers;
        }
    }
    m_waits = waits;
    m_from = now();
    m_busySince = waits ? 0 : Clock::now().time_since_epoch().count();
}

void Watchdog::watch(const std::stop_token& stop)
{
    std::int64_t reported = 0;
    while (!stop.stop_requested()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        const std::int64_t since = m_busySince;
        if (since == 0)
            continue;
        const auto away = Clock::now().time_since_epoch() - Clock::duration(since);
        if (away > m_slow / 2 && reported != since) {
            reported = since;
            frameCount = 0;
            pthread_kill(watched, SIGUSR2);
        }
        if (away > m_hang) {
            std::fputs("The event loop has not come back; the main thread is here:\n", stderr);
            std::signal(SIGABRT, SIG_DFL);
            frameCount = 0;
            pthread_kill(watched, SIGUSR2);
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            backtrace_symbols_fd(frames.data(), frameCount, STDERR_FILENO);
            std::abort();
        }
    }
}

void announcePlace()
{
    std::array<void*, kFrames> here{};
    const int count = backtrace(here.data(), kFrames);
    backtrace_symbols_fd(here.data(), count, STDERR_FILENO);
}

void reportCrashes()
{
    for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE})
        std::signal(signal, tellAndEnd);
}

} // namespace convoku::monkey
