// SPDX-License-Identifier: MIT
#include "app/window/export_controller.h"

#include "app/document/examples.h"
#include "app/exporting/layer_picture.h"
#include "app/exporting/picture_job.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/chain/proof_frames.h"
#include "app/views/chain/widgets/chain_page.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/cube/widgets/cube_page.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/layers/kernel_slide.h"
#include "app/views/layers/layer_frames.h"
#include "app/views/layers/pass_picture.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/views/tree/widgets/search_tree_view.h"
#include "app/views/why/widgets/explanation_panel.h"
#include "app/window/centre.h"
#include "app/window/context_help.h"
#include "app/window/exporting/collection_export_dialog.h"
#include "app/window/exporting/export_dialog.h"
#include "app/window/exporting/network_page_dialog.h"
#include "app/window/exporting/onnx_dialog.h"
#include "app/window/exporting/picture_drag.h"
#include "app/window/panels.h"
#include "app/window/parts/appearance.h"
#include "app/window/window_parts.h"
#include "app/wording/graph_wording.h"
#include "app/wording/wording.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDrag>
#include <QMainWindow>
#include <QMimeData>

#include <numeric>

namespace convoku {

ExportController::ExportController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    addCommands();
    connect(parts.centre->view<LayersPage>(), &LayersPage::exportRequested, this, &ExportController::exportLayer);
    for (const NodeCanvas* canvas :
        std::initializer_list<NodeCanvas*>{parts.centre->view<SearchTreeView>(), parts.centre->view<RuleGraphView>()})
        connect(canvas, &NodeCanvas::exportRequested, this, [this] {
            if (const auto picture = shownPicture())
                exportPicture(picture);
        });
    connect(parts.centre->view<CubePage>(), &CubePage::exportRequested, this, &ExportController::exportCube);
    connect(parts.centre->board(), &BoardView::pictureDragged, this, &ExportController::dragPicture);
    connect(parts.centre->view<ChainPage>(), &ChainPage::exportRequested, this,
        [this] { exportRun(m_parts.workspace()->inquiry()->proof()); });
}

void ExportController::addCommands()
{
    Commands& commands = *m_parts.commands;
    const auto has = [this] { return m_parts.hasRun(); };
    const auto layer = [this] {
        return m_parts.hasRun() && !m_parts.session()->isAtStart()
            && m_parts.centre->isCurrent(m_parts.centre->view<LayersPage>());
    };
    commands.add({.id = "export_gif",
        .text = tr("E&xport animation…"),
        .help = tr("Export the run as an animated GIF or WebP"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_G)},
        .does = [this] { exportRun({}); },
        .enabled = has,
        .sign = Sign::Export});
    commands.add({.id = "export_picture",
        .text = tr("Export &picture…"),
        .help = tr("Save the centre view as PNG, SVG or PDF"),
        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
        .does =
            [this] {
                if (const auto picture = shownPicture())
                    exportPicture(picture);
            },
        .enabled = has});
    commands.add({.id = "export_layer",
        .text = tr("Export &layer as picture…"),
        .help = tr("Export the layer in the tensor view, with its kernel and arithmetic, as PNG, SVG or PDF"),
        .does = [this] { exportLayer(false); },
        .enabled = layer});
    commands.add({.id = "export_step",
        .text = tr("Export all la&yers of the step…"),
        .help = tr("Export a picture of all layers of the step, with every number, as PNG, SVG or PDF"),
        .does = [this] { exportStep(); },
        .enabled = layer});
    commands.add({.id = "export_slide",
        .text = tr("Export layer as ani&mation…"),
        .help = tr("Export the kernel sliding over the layer’s input as an animated GIF or WebP"),
        .does = [this] { exportLayer(true); },
        .enabled = layer});
    commands.add({.id = "export_cube",
        .text = tr("Export t&urn of the cube…"),
        .help = tr("Export the cube’s rotation from one rule to another as an animated GIF or WebP"),
        .does = [this] { exportCube(true); },
        .enabled =
            [this] {
                const CubePage* cube = m_parts.centre->view<CubePage>();
                return m_parts.hasRun() && m_parts.centre->isCurrent(cube) && cube->turning().has_value();
            }});
    commands.add({.id = "export_collection",
        .text = tr("Export collec&tion…"),
        .help = tr("Export an animation or a picture of each puzzle in the collection"),
        .does = [this] { exportCollection(); },
        .enabled = [this] { return m_parts.panels->collection->count() > 0; }});
    commands.add({.id = "export_onnx",
        .text = tr("Export networ&k as ONNX…"),
        .help = tr("Export the running network as an ONNX file, for any program that runs neural networks"),
        .does = [this] { exportOnnx(); }});
    commands.add({.id = "export_page",
        .text = tr("Export page for a bro&wser…"),
        .help = tr("Export a web page that steps through the running network"),
        .does = [this] { exportPage(); }});
    auto* copying = new PictureJob(this);
    commands.add({.id = "copy_picture",
        .text = tr("Copy p&icture"),
        .help = tr("Copy the centre view to the clipboard as a picture"),
        .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C)},
        .does =
            [this, copying] {
                if (auto picture = shownPicture())
                    copying->draw(std::move(picture), boardThemeOfPalette(), {2, 1}); // twice as large where possible
            },
        .enabled = has});
    connect(copying, &PictureJob::drawn, this, [this](const QImage& image) {
        if (!image.isNull())
            QApplication::clipboard()->setImage(image);
        m_parts.showMessage(
            image.isNull() ? tr("The picture is too large to copy.") : tr("The picture is on the clipboard."));
    });
}

std::shared_ptr<const Picture> ExportController::shownPicture()
{
    auto picture = m_parts.centre->current().picture();
    if (!picture)
        m_parts.showMessage(tr("There is nothing to draw here yet."));
    return picture;
}

void ExportController::exportPicture(const std::shared_ptr<const Picture>& picture)
{
    const Session& session = *m_parts.session();
    auto facts = picture->facts();
    if (!facts && session.hasPuzzle())
        facts = DocumentFacts::of(*session.recording(), session.position());
    ExportDialog dialog(pictureExportable(picture, facts.value_or(DocumentFacts())), boardThemeOfPalette(),
        *m_parts.settings, m_parts.window);
    dialog.setProperty(kHelpPage, QByteArray("exporting.md#picture"));
    dialog.exec();
    // It said so itself, and is gone now.
    if (!dialog.savedPath().isEmpty())
        m_parts.showMessage(tr("Saved: %1").arg(QDir::toNativeSeparators(dialog.savedPath())));
}

void ExportController::exportRun(const std::shared_ptr<const Proof>& proof)
{
    Session& session = *m_parts.session();
    session.setPlaying(false);
    // The run may go on: the pictures are of what is there now.
    const auto snapshot = std::make_shared<const Recording>(*session.recording());
    ExportDialog dialog(
        proof ? proofExportable(snapshot, proof) : runExportable(snapshot, session.position().pass, session.range()),
        boardThemeOfPalette(), *m_parts.settings, m_parts.window);
    dialog.exec();
}

void ExportController::exportCube(bool animation)
{
    m_parts.session()->setPlaying(false);
    const CubePage& cube = *m_parts.centre->view<CubePage>();
    if (!animation) {
        if (const auto picture = cube.picture())
            exportPicture(picture);
        return;
    }
    auto turning = cube.turning();
    if (!turning)
        return;
    ExportDialog dialog(cubeExportable(*turning), boardThemeOfPalette(), *m_parts.settings, m_parts.window);
    dialog.exec();
}

void ExportController::exportCollection()
{
    // A file for each puzzle: of many the filter has to choose.
    constexpr int kMany = 20'000;
    const CollectionPanel& collection = *m_parts.panels->collection;
    std::optional<std::vector<int>> shown = collection.shown();
    std::vector<int> places(static_cast<std::size_t>(collection.count()));
    std::iota(places.begin(), places.end(), 0);
    if (places.size() > kMany) {
        places = std::move(*shown);
        shown.reset();
    }
    if (places.size() > kMany) {
        m_parts.showMessage(tr("Too many files. Filter the list of puzzles first."), 10000);
        return;
    }
    std::vector<BatchPuzzle> puzzles;
    for (const int place : places) {
        const Puzzle puzzle = collection.puzzle(place);
        puzzles.push_back({puzzle.startingGrid(), place + 1, batchNameOf(puzzle)});
    }
    const Session& session = *m_parts.session();
    const PassOptions options = session.hasPuzzle() ? session.options().pass : PassOptions();
    if (const Board board = collection.collection().board(); board != options.model->board) {
        m_parts.showMessage(Wording::otherBoard(board, options.model->board), 10000);
        return;
    }
    CollectionExportDialog dialog(std::move(puzzles), std::move(shown), options, m_parts.workspace()->backend(),
        boardThemeOfPalette(), *m_parts.settings, m_parts.window);
    dialog.exec();
}

void ExportController::exportOnnx()
{
    m_parts.session()->setPlaying(false);
    const PassOptions pass = m_parts.session()->options().pass;
    OnnxExport subject;
    subject.model = pass.model;
    subject.rules = pass.rules;
    OnnxDialog dialog(subject, *m_parts.settings, m_parts.window);
    dialog.exec();
}

void ExportController::exportPage()
{
    Session& session = *m_parts.session();
    session.setPlaying(false);
    NetworkPageOptions page;
    page.pass = session.options().pass;
    page.pass.search = page.pass.model->search.has_value();
    page.puzzle = session.hasPuzzle() ? session.recording()->givens() : exampleFor(page.pass.model->board).givens;
    NetworkPageDialog dialog(std::move(page), *m_parts.settings, m_parts.window);
    dialog.exec();
}

LayerPicture ExportController::shownLayer()
{
    const TensorView* tensors = m_parts.centre->view<LayersPage>()->current();
    LayerPicture picture = tensors->layerPicture();
    if (picture.layer == nullptr) { // its values are still being computed
        m_parts.showMessage(tr("There is nothing to draw here yet."));
        return picture;
    }
    m_parts.session()->setPlaying(false);
    tensors->slide()->setPlaying(false);
    picture.theme = boardThemeOfPalette();
    return picture;
}

void ExportController::exportStep()
{
    const LayerPicture picture = shownLayer();
    if (picture.layer == nullptr)
        return;
    const Network& network = picture.values->network();
    const auto layer = static_cast<std::size_t>(picture.layer - network.layers.data());
    std::size_t group = 0;
    while (layer >= network.groups.at(group).firstLayer + network.groups.at(group).layerCount)
        ++group;
    if (PassPicture::numbersOf(network, group) > PassPicture::kMostNumbers) {
        m_parts.showMessage(
            tr("The step has more than %1 numbers, too many for a picture.").arg(PassPicture::kMostNumbers));
        return;
    }
    const QString title = picture.address.section(QLatin1Char('.'), 0, 1) + QStringLiteral(" · ");
    exportPicture(
        std::make_shared<PassPicture>(picture.values, group, title + GraphWording::group(network.groups.at(group))));
}

void ExportController::exportLayer(bool animation)
{
    const LayerPicture picture = shownLayer();
    if (picture.layer == nullptr)
        return;
    if (!animation) {
        exportPicture(std::make_shared<LayerDrawing>(picture));
        return;
    }
    constexpr int kMsPerHundredth = 10;
    const TensorView* tensors = m_parts.centre->view<LayersPage>()->current();
    SlideOptions slide;
    slide.order = tensors->slide()->order();
    slide.allAtOnce = picture.allAtOnce;
    slide.output = picture.element ? picture.element->output : 0;
    slide.delay = tensors->slide()->interval() / kMsPerHundredth;
    ExportDialog dialog(slideExportable(picture, slide), picture.theme, *m_parts.settings, m_parts.window);
    dialog.exec();
}

void ExportController::dragPicture()
{
    const auto picture = shownPicture();
    if (!picture)
        return;
    Session& session = *m_parts.session();
    session.setPlaying(false);
    auto& folder = m_parts.model->dragged;
    if (!folder)
        folder = std::make_unique<QTemporaryDir>();
    const Recording& recording = *session.recording();
    const QString name = QStringLiteral("convoku-%1.png").arg(Wording::address(recording, session.position()));
    const Theme::Kind theme = boardThemeOfPalette();
    auto dragged
        = pictureData(*picture, theme, QString::fromStdString(recording.givens().toText()), folder->filePath(name));
    if (!dragged)
        return;
    auto* drag = new QDrag(m_parts.centre->board());
    drag->setMimeData(dragged.release());
    drag->setPixmap(dragPixmap(*picture, theme, m_parts.window->devicePixelRatioF()));
    drag->exec(Qt::CopyAction);
}

} // namespace convoku
