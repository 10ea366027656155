// SPDX-License-Identifier: MIT
// How pictures and animations leave the window.
#include "app/exporting/layer_picture.h"
#include "app/session/kernel_slide.h"
#include "app/session/what_if.h"
#include "app/widgets/board/board_view.h"
#include "app/widgets/collections/collection_panel.h"
#include "app/widgets/exporting/collection_export_dialog.h"
#include "app/widgets/exporting/export_dialog.h"
#include "app/widgets/exporting/picture_dialog.h"
#include "app/widgets/graph/rule_graph_view.h"
#include "app/widgets/layers/layers_page.h"
#include "app/widgets/layers/tensor_view.h"
#include "app/widgets/parts/appearance.h"
#include "app/widgets/shell/main_window.h"
#include "app/widgets/shell/window_actions.h"
#include "app/widgets/tree/search_tree_view.h"
#include "app/widgets/what_if/what_if_view.h"

#include <QAction>
#include <QDir>
#include <QStatusBar>

#include <numeric>

namespace convoku {

void MainWindow::connectExports()
{
    const auto on = [this](QAction* action, auto call) { connect(action, &QAction::triggered, this, call); };
    on(m_actions->exportGif, [this] { exportGif({}); });
    on(m_actions->exportLayer, [this] { exportLayer(false); });
    on(m_actions->exportSlide, [this] { exportLayer(true); });
    on(m_actions->exportPicture, [this] {
        if (const auto picture = shownPicture())
            exportPicture(picture);
    });
    on(m_actions->exportCollection, [this] { exportCollection(); });
    connect(m_whatIf, &WhatIfView::exportRequested, this, &MainWindow::exportWhatIf);
}

void MainWindow::exportPicture(const std::shared_ptr<const Picture>& picture)
{
    PictureDialog dialog(picture, boardThemeOfPalette(), m_settings, this);
    if (m_session->hasPuzzle())
        dialog.setFacts(DocumentFacts::of(*m_session->recording(), m_session->position()));
    if (dialog.exec() == QDialog::Accepted)
        statusBar()->showMessage(tr("Saved: %1").arg(QDir::toNativeSeparators(dialog.savedPath())), 5000);
}

void MainWindow::exportGif(const std::shared_ptr<const Proof>& proof)
{
    m_session->setPlaying(false);
    // The run may go on: the pictures are of what is there now.
    auto snapshot = std::make_shared<const Recording>(*m_session->recording());
    ExportDialog dialog({std::move(snapshot), m_session->position().pass, m_session->range(), proof},
        boardThemeOfPalette(), m_settings, this);
    dialog.exec();
}

void MainWindow::exportWhatIf()
{
    const Session& other = *m_whatIf->whatIf()->other();
    if (!m_session->hasPuzzle() || !other.hasPuzzle()
        || !(other.recording()->startingGrid() == m_session->recording()->startingGrid()))
        return;
    m_session->setPlaying(false);
    ExportSubject subject;
    subject.recording = std::make_shared<const Recording>(*m_session->recording());
    subject.other = std::make_shared<const Recording>(*other.recording());
    subject.currentPass = m_session->position().pass;
    ExportDialog dialog(std::move(subject), boardThemeOfPalette(), m_settings, this);
    dialog.exec();
}

void MainWindow::exportCollection()
{
    // A file for each puzzle: of many the filter has to choose.
    constexpr int kMany = 20'000;
    std::optional<std::vector<int>> shown = m_collection->shown();
    std::vector<int> places(static_cast<std::size_t>(m_collection->count()));
    std::iota(places.begin(), places.end(), 0);
    if (places.size() > kMany) {
        places = std::move(*shown);
        shown.reset();
    }
    if (places.size() > kMany) {
        statusBar()->showMessage(tr("These are too many files: filter the list of puzzles first."), 10000);
        return;
    }
    std::vector<BatchPuzzle> puzzles;
    for (const int place : places) {
        const Puzzle puzzle = m_collection->puzzle(place);
        puzzles.push_back({puzzle.startingGrid(), place + 1, batchNameOf(puzzle)});
    }
    const PassOptions options = m_session->hasPuzzle() ? m_session->options().pass : PassOptions();
    CollectionExportDialog dialog(
        std::move(puzzles), std::move(shown), options, m_workspace->backend(), boardThemeOfPalette(), m_settings, this);
    dialog.exec();
}

void MainWindow::exportLayer(bool animation)
{
    const TensorView* tensors = m_layersPage->current();
    LayerPicture picture = tensors->layerPicture();
    if (picture.layer == nullptr)
        return; // its values are still being computed
    m_session->setPlaying(false);
    tensors->slide()->setPlaying(false);
    picture.theme = boardThemeOfPalette();
    if (!animation) {
        exportPicture(std::make_shared<LayerDrawing>(picture));
        return;
    }
    ExportDialog dialog(ExportSubject::ofSlide(picture, *tensors->slide()), picture.theme, m_settings, this);
    dialog.exec();
}

} // namespace convoku
