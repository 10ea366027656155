// SPDX-License-Identifier: MIT
#include "app/window/learned_controller.h"

#include "app/views/blind/widgets/blind_page.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/views/training/widgets/learned_view.h"
#include "app/window/centre.h"
#include "app/window/export_controller.h"
#include "app/window/exporting/export_dialog.h"
#include "app/window/network_controller.h"
#include "app/window/panels.h"
#include "app/window/parts/appearance.h"
#include "app/window/window_parts.h"

#include <QMainWindow>

namespace convoku {

LearnedController::LearnedController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    BlindPage* blind = parts.centre->view<BlindPage>();
    ComparePage* compare = parts.centre->view<ComparePage>();
    addPage("blind_search", tr("Blind search"), tr("Search the puzzle without its rules, by what a grid costs"), blind);
    addPage("side_by_side", tr("Networks side by side"), tr("The same puzzle in up to four networks, on one timeline"),
        compare);
    connect(blind, &BlindPage::exportWanted, this, &LearnedController::exportBlind);
    connect(blind, &BlindPage::failed, this,
        [this](const QString& error) { m_parts.tellProblem(tr("The search broke off."), {error}); });
    compare->setCollection(&parts.panels->collection->collection());
    compare->setRecentNetworks(parts.networks->recentFiles());
    connect(parts.networks, &NetworkController::recentFilesChanged, compare, &ComparePage::setRecentNetworks);
    connect(compare, &ComparePage::networkOpened, parts.networks, &NetworkController::addRecentFile);
}

void LearnedController::addPage(const char* id, const QString& text, const QString& help, QWidget* page)
{
    LearnedView* view = m_parts.centre->view<LearnedView>();
    m_parts.commands->add({.id = id,
        .text = text,
        .help = help,
        .does =
            [this, view, page] {
                view->showPage(page);
                m_parts.centre->goTo(view);
            },
        .enabled = [this] { return m_parts.hasRun(); }});
}

void LearnedController::exportBlind(bool animation)
{
    const BlindPage* page = m_parts.centre->view<BlindPage>();
    if (!animation) {
        // The page may have become empty under its open menu.
        if (const auto picture = page->picture())
            m_parts.exports->exportPicture(picture);
        return;
    }
    auto show = page->animation();
    if (!show)
        return;
    const Theme::Kind theme = boardThemeOfPalette();
    ExportSubject subject;
    subject.blind = std::move(show);
    ExportDialog dialog(std::move(subject), theme, *m_parts.settings, m_parts.window);
    dialog.exec();
}

} // namespace convoku
