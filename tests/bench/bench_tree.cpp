// SPDX-License-Identifier: MIT
// Search trees: 10,000 nodes, all unfolded, against 100. Painting must stay below a frame, 16 ms, at any zoom.
#include "app/drawing/tree_painter.h"
#include "app/drawing/tree_writer.h"
#include "tests/bench/samples.h"
#include "tests/support/made_search.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <functional>

using namespace convoku;
using namespace convoku::testing;

namespace {

struct Search
{
    Recording recording = emptyRecording();
    SearchTree tree;
    TreeLayout layout;
};

Search searchOf(int guesses, int maxDepth, double pushProbability)
{
    Random random(9);
    Search search{madeSearch(random, guesses, maxDepth, pushProbability), {}, {}};
    search.tree.update(search.recording);
    TreeFolding folding;
    folding.setFoldFailed(false);
    search.layout = TreeLayout(search.tree, folding);
    return search;
}

bench::Samples measured(const std::string& name, int times, const std::function<void()>& call)
{
    bench::Samples samples{name, {}};
    call();
    for (int i = 0; i < times; ++i)
        samples.milliseconds.push_back(bench::time(call));
    return samples;
}

/// In the middle of the tree.
TreeCamera cameraAt(const Search& search, const QSizeF& area, double zoom)
{
    const TreeText text = treeText(search.recording, search.tree, search.layout, 1);
    if (zoom <= 0)
        return fittedCamera(search.layout, area, text);
    TreeCamera camera = zoomedCamera(search.layout, area, zoom, text);
    camera.origin -= QPointF(std::max((camera.size.width() - area.width()) / 2, 0.0),
        std::max((camera.size.height() - area.height()) / 2, 0.0));
    return camera;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    bool tooSlow = false;
    const QSize area(1920, 1080);
    for (const auto& [kind, depth, push] :
        {std::tuple{"bushy", 14, 0.52}, std::tuple{"deep", 70, 0.6}, std::tuple{"flat", 5, 0.7}}) {
        const Search large = searchOf(10000, depth, push);
        const Search small = searchOf(100, depth, push);
        std::printf("%s: %d nodes in %d rows and %d columns\n", kind, large.tree.size(), large.layout.rowCount(),
            large.layout.columnCount());
        const auto update = [](const Search& search) {
            return [&search] {
                SearchTree tree;
                tree.update(search.recording);
            };
        };
        bench::print(measured("tree of 10,000 nodes from its events", 21, update(large)),
            measured("tree of 100 nodes", 21, update(small)));
        TreeFolding folding;
        folding.setFoldFailed(false);
        const auto layOut
            = [&folding](const Search& search) { return [&] { const TreeLayout layout(search.tree, folding); }; };
        bench::print(
            measured("layout of 10,000 nodes", 21, layOut(large)), measured("layout of 100 nodes", 21, layOut(small)));
        for (const int ratio : {1, 2}) {
            QImage image(area * ratio, QImage::Format_ARGB32_Premultiplied);
            image.setDevicePixelRatio(ratio);
            for (const double zoom : {0.0, 0.01, 0.05, 0.2, 0.3, 0.4, 0.5, 0.75, 1.0, 2.0, 3.0, 4.0, 9.0}) {
                const auto frame = [&](const Search& search, const TreeCamera& camera, TreeBoards& boards) {
                    image.fill(Qt::white);
                    QPainter painter(&image);
                    const Position middle = search.recording.endOf(search.recording.passCount() / 2);
                    TreeScene scene{&search.recording, &search.tree, &search.layout, &boards, middle};
                    scene.cardNode = search.tree.size() / 2;
                    boards.begin(0);
                    paintTree(painter, QRectF(QPointF(), area), scene, camera, Theme::of(Theme::Kind::Light));
                };
                const auto paint = [&](const Search& search) {
                    const auto boards = std::make_shared<TreeBoards>();
                    return [&, boards, camera = cameraAt(search, area, zoom)] { frame(search, camera, *boards); };
                };
                const auto name = [&](const char* nodes) {
                    return "paint " + std::string(nodes)
                        + (zoom > 0 ? ", zoom " + std::to_string(zoom).substr(0, 4) : ", fitted") + ", "
                        + std::to_string(ratio) + "x";
                };
                const TreeCamera camera = cameraAt(large, area, zoom);
                TreeBoards unknown;
                std::printf("%-44s %9.3f ms without known boards\n", name("10,000").c_str(),
                    bench::time([&] { frame(large, camera, unknown); }));
                const bench::Samples all = measured(name("10,000"), 15, paint(large));
                bench::print(all, measured(name("100"), 15, paint(small)));
                tooSlow = tooSlow || all.median() >= 16;
            }
        }
    }
    const Search long50k = searchOf(50000, 30, 0.65);
    const Position last = long50k.recording.last();
    int sum = 0;
    const bench::Samples find = measured("current node at 1000 positions of 100,000 passes", 21, [&] {
        for (int i = 0; i < 1000; ++i)
            sum += long50k.tree.nodeAt(long50k.recording.endOf(last.pass / 1000 * i));
    });
    SearchTree grown = long50k.tree;
    bench::print(measured("tree of 50,000 nodes from its events", 9,
                     [&] {
                         SearchTree tree;
                         tree.update(long50k.recording);
                     }),
        measured("nothing new", 9, [&] { grown.update(long50k.recording); }));
    std::printf("%-44s median %9.3f ms (%d passes, %d)\n", find.name.c_str(), find.median(), last.pass, sum);
    std::printf(tooSlow ? "FAILED: painting took a frame or more\n" : "Painting stays below a frame.\n");
    return tooSlow ? 1 : 0;
}
