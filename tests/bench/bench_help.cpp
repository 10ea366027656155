// SPDX-License-Identifier: MIT
// The longest page of the help against the shortest: how long the event loop is away at most, in time on a processor,
// while a page is opened, gets other colours, another width, other letters. Nothing may take 200 ms.
//     bench_help [LANGUAGE]
#include "app/views/help/widgets/help_browser.h"
#include "app/wording/language.h"
#include "tests/bench/samples.h"

#include <QApplication>
#include <QElapsedTimer>

#include <functional>

#include <ctime>

using namespace convoku;

namespace {

constexpr int kRounds = 7;
constexpr double kLongest = 200;

double processorMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// The longest that the loop was away from `call` on, until nothing has happened for a while.
double longestAway(const std::function<void()>& call)
{
    double from = processorMilliseconds();
    call();
    double longest = processorMilliseconds() - from;
    constexpr int kQuiet = 250; // longer than any of the page's timers
    QElapsedTimer quiet;
    quiet.start();
    while (quiet.elapsed() < kQuiet) {
        from = processorMilliseconds();
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        const double took = processorMilliseconds() - from;
        longest = std::max(longest, took);
        if (took > 1)
            quiet.restart();
    }
    return longest;
}

QPalette coloursOf(bool dark)
{
    QPalette palette;
    palette.setColor(QPalette::Base, dark ? QColor(0x1b1e24) : QColor(Qt::white));
    palette.setColor(QPalette::AlternateBase, dark ? QColor(0x2b2e34) : QColor(0xf0f0f0));
    palette.setColor(QPalette::Text, dark ? QColor(Qt::white) : QColor(Qt::black));
    return palette;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    if (argc > 1)
        useLanguage(QString::fromLocal8Bit(argv[1]));
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    bool isSlow = false;
    using Call = std::function<void(HelpBrowser&, const QUrl& page, int round)>;
    const auto compare = [&](const std::string& what, bool shown, const Call& call, const Call& before = {}) {
        bench::Samples of[2] = {{what + ", longest page", {}}, {what + ", shortest", {}}};
        const QUrl pages[2]
            = {QUrl(QStringLiteral("qrc:/help/pictures/index.md")), QUrl(QStringLiteral("qrc:/help/why.md"))};
        for (int which = 0; which < 2; ++which) {
            HelpBrowser browser;
            browser.resize(760, 800);
            browser.show();
            longestAway([&] { browser.openPage(pages[which]); });
            browser.setVisible(shown);
            for (int round = 0; round < kRounds; ++round) {
                if (before)
                    longestAway([&] { before(browser, pages[which], round); });
                of[which].milliseconds.push_back(longestAway([&] { call(browser, pages[which], round); }));
            }
            QApplication::setPalette(coloursOf(false));
        }
        bench::print(of[0], of[1]);
        const bool slow = of[0].median() >= kLongest;
        isSlow = isSlow || slow;
        std::printf("%s\n\n", slow ? "TOO LONG" : "short enough");
    };
    const auto elsewhere
        = [](HelpBrowser& browser, const QUrl&, int) { browser.openPage(QUrl(QStringLiteral("qrc:/help/start.md"))); };
    compare(
        "opened", true, [](HelpBrowser& browser, const QUrl& page, int) { browser.openPage(page); }, elsewhere);
    compare(
        "opened at its end", true,
        [](HelpBrowser& browser, const QUrl& page, int) {
            browser.openPage(page.resolved(QUrl(QStringLiteral("#search"))));
        },
        elsewhere);
    const auto recolour
        = [](HelpBrowser&, const QUrl&, int round) { QApplication::setPalette(coloursOf(round % 2 == 0)); };
    compare("other colours", true, recolour);
    compare("other colours, hidden", false, recolour);
    const auto resize
        = [](HelpBrowser& browser, const QUrl&, int round) { browser.resize(round % 2 == 0 ? 700 : 760, 800); };
    compare("another width", true, resize);
    compare("another width, hidden", false, resize);
    compare("larger letters", true,
        [](HelpBrowser& browser, const QUrl&, int round) { browser.setZoom(round % 2 == 0 ? 110 : 100); });
    compare("scrolled to the end", true, [](HelpBrowser& browser, const QUrl&, int round) {
        browser.moveCursor(round % 2 == 0 ? QTextCursor::End : QTextCursor::Start);
    });
    return isSlow ? 1 : 0;
}
