// SPDX-License-Identifier: MIT
// Graphs of layers: the search, ninety layers, against a rule. Painting must stay below a frame, 16 ms, at any zoom.
#include "app/drawing/graph_painter.h"
#include "solver/network/pass.h"
#include "tests/bench/samples.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <functional>

using namespace convoku;

namespace {

bench::Samples measured(const std::string& name, int times, const std::function<void()>& call)
{
    bench::Samples samples{name, {}};
    call();
    for (int i = 0; i < times; ++i)
        samples.milliseconds.push_back(bench::time(call));
    return samples;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const Network network = buildPass({}).network;
    const NetworkGraph search = graphOf(network, network.groups.back());
    const NetworkGraph rule = graphOf(network, network.groups.front());
    bench::print(measured("layout of the search", 51, [&] { const GraphLayout layout = layOut(search); }),
        measured("layout of a rule", 51, [&] { const GraphLayout layout = layOut(rule); }));

    Thumbnails thumbnails;
    QImage picture(27, 27, QImage::Format_RGB32);
    picture.fill(Qt::gray);
    for (std::size_t value = 0; value < network.values.size(); ++value)
        thumbnails[static_cast<ValueId>(value)] = picture;
    const GraphLayout layouts[] = {layOut(search), layOut(rule)};
    const NetworkGraph* graphs[] = {&search, &rule};
    const QSize area(1920, 1080);
    bool tooSlow = false;
    for (const int ratio : {1, 2}) {
        QImage image(area * ratio, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        for (const double zoom : {0.0, 0.45, 0.7, 1.0, 2.0}) {
            const auto paint = [&](int which) {
                return [&, which] {
                    const QSizeF size = layouts[which].size();
                    GraphCamera camera;
                    camera.zoom
                        = zoom > 0 ? zoom : std::min(area.width() / size.width(), area.height() / size.height());
                    GraphScene scene{&network, graphs[which], &layouts[which]};
                    scene.lookedAt = 50;
                    scene.current = 56;
                    scene.thumbnails = &thumbnails;
                    image.fill(Qt::white);
                    QPainter painter(&image);
                    paintGraph(painter, QRectF(QPointF(), area), scene, camera, Theme::of(Theme::Kind::Light));
                };
            };
            const std::string at = (zoom > 0 ? ", zoom " + std::to_string(zoom).substr(0, 4) : ", fitted") + ", "
                + std::to_string(ratio) + "x";
            const bench::Samples all = measured("paint the search" + at, 31, paint(0));
            bench::print(all, measured("paint a rule" + at, 31, paint(1)));
            tooSlow = tooSlow || all.median() >= 16;
        }
    }
    std::printf(tooSlow ? "FAILED: painting took a frame or more\n" : "Painting stays below a frame.\n");
    return tooSlow ? 1 : 0;
}
