// SPDX-License-Identifier: MIT
// A proof of some 3,000 lines against one of 60. Painting what is in sight must stay below a frame, 16 ms.
#include "app/views/chain/chain_board.h"
#include "app/views/chain/chain_graph.h"
#include "tests/bench/samples.h"
#include "tests/support/long_proof.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <functional>

using namespace convoku;
using namespace convoku::testing;

namespace {

bench::Samples measured(const std::string& name, int times, const std::function<void()>& call)
{
    bench::Samples samples{name, {}};
    call();
    for (int i = 0; i < times; ++i)
        samples.milliseconds.push_back(bench::time(call));
    return samples;
}

ChainContent contentOf(int turns)
{
    const LongProof made = longProof(turns);
    ChainContent content;
    content.recording = made.recording;
    content.proof = made.proof;
    content.lines = made.lines;
    content.rows = ProofRows(*made.recording, *made.lines);
    return content;
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    const Theme& theme = Theme::of(Theme::Kind::Light);
    const ChainContent contents[] = {contentOf(50), contentOf(1)};
    QImage image(900, 500, QImage::Format_RGB32);
    std::vector<bench::Samples> samples[2];
    for (int which : {0, 1}) {
        const ChainContent& content = contents[which];
        const std::string name = which == 0 ? ", 3,000 lines" : ", 60 lines";
        const ChainWidths widths(content);
        const ChainGeometry geometry(widths, content.rows.size(), 900);
        const ChainGraph graph(content.rows);
        auto& measurements = samples[which];
        ChainMarks marks;
        measurements.push_back(
            measured("rows folded" + name, 10, [&] { ProofRows(*content.recording, *content.lines); }));
        measurements.push_back(measured("texts measured" + name, 5, [&] { const ChainWidths again(content); }));
        int row = 0;
        measurements.push_back(measured("lines painted, somewhere else each time" + name, 40, [&] {
            row = (row + 71) % content.rows.size();
            image.fill(theme.board);
            marks.selected = row;
            QPainter painter(&image);
            const double top = std::min(row * ChainGeometry::kRow, std::max(0.0, geometry.height() - 500));
            painter.translate(0, -top);
            paintChain(painter, QRectF(0, top, 900, 500), content, geometry, marks, theme);
        }));
        measurements.push_back(measured("board painted" + name, 10, [&] {
            QPainter painter(&image);
            paintChainBoard(painter, QRectF(0, 0, 320, 320), chainBoardAt(content, content.rows.size() - 1), theme, 1);
        }));
        measurements.push_back(measured("graph laid out" + name, 3, [&] { const ChainGraph again(content.rows); }));
        for (const double zoom : {1.0, 0.05}) {
            measurements.push_back(measured("graph painted, zoom " + std::to_string(zoom) + name, 10, [&] {
                image.fill(theme.board);
                QPainter painter(&image);
                GraphCamera camera;
                camera.zoom = zoom;
                camera.origin = QPointF(450 - graph.size().width() / 2 * zoom, -graph.size().height() / 2 * zoom);
                paintChainGraph(painter, QRectF(image.rect()), content, graph, camera, marks, theme);
            }));
        }
    }
    for (std::size_t i = 0; i < samples[0].size(); ++i)
        bench::print(samples[0][i], samples[1][i]);
    return 0;
}
