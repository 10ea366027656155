// SPDX-License-Identifier: MIT
#include "app/window/learned_controller.h"

#include "app/views/blind/widgets/blind_page.h"
#include "app/views/training/widgets/learned_view.h"
#include "app/window/centre.h"
#include "app/window/export_controller.h"
#include "app/window/exporting/export_dialog.h"
#include "app/window/parts/appearance.h"
#include "app/window/window_parts.h"

#include <QMainWindow>

namespace convoku {

LearnedController::LearnedController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    BlindPage* blind = parts.centre->view<BlindPage>();
    parts.commands->add({.id = "blind_search",
        .text = tr("Blind search"),
        .help = tr("Search the puzzle without its rules, by what a grid costs"),
        .does =
            [this, blind] {
                m_parts.centre->view<LearnedView>()->showPage(blind);
                m_parts.centre->goTo(m_parts.centre->view<LearnedView>());
            },
        .enabled = [this] { return m_parts.hasRun(); }});
    connect(blind, &BlindPage::exportWanted, this, &LearnedController::exportBlind);
    connect(blind, &BlindPage::failed, this,
        [this](const QString& error) { m_parts.tellProblem(tr("The search broke off."), {error}); });
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
