// SPDX-License-Identifier: MIT
// The timeline of a run of 100,000 passes against that of 10: drawn anew, moved, hovered, read. All is to be done
// within one frame, 16 ms.
#include "app/document/session.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/window/parts/widget_theme.h"
#include "tests/bench/samples.h"
#include "tests/support/made_run.h"

#include <QApplication>
#include <QMouseEvent>

#include <functional>

using namespace convoku;

namespace {

constexpr int kRounds = 41;

struct Bed
{
    explicit Bed(int passes)
        : source(std::make_shared<const Recording>(testing::madeRun(passes, 5)))
        , session([this] { return std::make_unique<testing::ReplayBackend>(source); })
        , view(&session)
    {
        RunOptions options;
        options.maxPasses = passes;
        session.setOptions(options);
        session.open(source->givens(), {});
        while (session.isRunning())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        session.pick(Candidate{8, 8, 8});
        std::vector<Position> hits;
        std::vector<Position> bookmarks;
        for (int pass = 1; pass <= passes; ++pass)
            hits.push_back({pass, 1 + pass % 11, 0});
        for (int pass = 1; pass <= passes; pass += std::max(1, passes / 10))
            bookmarks.push_back(source->endOf(pass));
        view.setHits(hits);
        view.setBookmarks(bookmarks);
        session.setRange(PassRange{passes / 4, passes / 2});
        view.resize(1600, 190);
        view.show();
        QCoreApplication::processEvents();
    }

    void draw() { view.grab(); }
    void hover(double part)
    {
        const TimelineGeometry g = view.geometryOfLanes();
        const QPointF point(g.plot().left() + part * g.plot().width(), g.lane(TimelineLane::Removals).center().y());
        QMouseEvent event(
            QEvent::MouseMove, point, view.mapToGlobal(point), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &event);
        QCoreApplication::processEvents();
    }

    std::shared_ptr<const Recording> source;
    Session session;
    TimelineView view;
};

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    Bed many(100'000);
    Bed few(10);
    const auto compare = [&](const std::string& what, const std::function<void(Bed&, int)>& call) {
        bench::Samples of[2] = {{what + ", 100,000 passes", {}}, {what + ", 10 passes", {}}};
        for (int round = 0; round < kRounds; ++round) {
            of[0].milliseconds.push_back(bench::time([&] { call(many, round); }));
            of[1].milliseconds.push_back(bench::time([&] { call(few, round); }));
        }
        bench::print(of[0], of[1]);
        std::printf("%s\n\n", of[0].median() < 16 ? "within a frame" : "MORE THAN A FRAME");
    };

    std::printf("the overview of 100,000 passes takes %zu bytes\n\n", many.view.scene().run->memoryInBytes());
    compare("lanes drawn anew", [](Bed& bed, int) {
        setThemeOf(&bed.view, Theme::of(Theme::Kind::Light));
        bed.draw();
    });
    compare("the same, zoomed in 20 times", [](Bed& bed, int round) {
        bed.view.zoomToFit();
        bed.view.zoom(20, bed.session.recording()->passCount() * (round + 0.5) / kRounds);
        bed.draw();
    });
    many.view.zoomToFit();
    few.view.zoomToFit();
    compare("the position moved", [](Bed& bed, int round) {
        const auto recording = bed.session.recording();
        bed.session.goTo(recording->endOf(1 + (round * 7919) % recording->passCount()), true);
        bed.draw();
    });
    compare("the range moved", [](Bed& bed, int round) {
        bed.session.setRange(PassRange{round % 5, 5 + round % 5});
        bed.draw();
    });
    compare("hover with the board", [](Bed& bed, int round) { bed.hover((round * 17 % kRounds + 0.5) / kRounds); });
    compare("another candidate picked", [](Bed& bed, int round) {
        bed.session.pick(Candidate::fromIndex(round * 17));
        bed.draw();
    });
    compare("overview read from its beginning", [](Bed& bed, int) {
        RunOverview overview;
        overview.update(*bed.session.recording());
    });
    compare("overview with nothing new", [](Bed& bed, int) {
        static RunOverview overviews[2];
        overviews[bed.session.recording()->passCount() > 10 ? 0 : 1].update(*bed.session.recording());
    });
    return 0;
}
