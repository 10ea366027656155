// SPDX-License-Identifier: MIT
#include "app/window/compare_controller.h"

#include "app/views/board/widgets/board_view.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/window/centre.h"
#include "app/window/export_controller.h"
#include "app/window/exporting/export_dialog.h"
#include "app/window/network_controller.h"
#include "app/window/panels.h"
#include "app/window/parts/appearance.h"
#include "app/window/window_parts.h"

#include <QMainWindow>

namespace convoku {

CompareController::CompareController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    add("what_if", tr("What i&f"), tr("Run the puzzle with different rules and see both runs side by side"),
        {QKeySequence(Qt::CTRL | Qt::Key_I)}, SideBySide::Columns::OtherRules);
    add("side_by_side", tr("Networks side by side"), tr("The same puzzle in up to four networks, on one timeline"), {},
        SideBySide::Columns::Networks);
    ComparePage* page = parts.centre->view<ComparePage>();
    page->setCollection(&parts.panels->collection->collection());
    page->setRecentNetworks(parts.networks->recentFiles());
    connect(parts.networks, &NetworkController::recentFilesChanged, page, &ComparePage::setRecentNetworks);
    connect(page, &ComparePage::networkOpened, parts.networks, &NetworkController::addRecentFile);
    connect(page, &ComparePage::exportRequested, this, &CompareController::exportBoards);
    connect(page, &ComparePage::pictureRequested, this,
        [this](const std::shared_ptr<const Picture>& picture) { m_parts.exports->exportPicture(picture); });
    connect(page->runs(), &SideBySide::columnsChanged, parts.commands, &Commands::update);
}

void CompareController::add(const char* id, const QString& text, const QString& help, const QList<QKeySequence>& keys,
    SideBySide::Columns columns)
{
    const auto isShown = [this, columns] {
        return m_parts.centre->isCurrent<ComparePage>() && m_parts.workspace()->sideBySide()->shown() == columns;
    };
    m_parts.commands->add({.id = id,
        .text = text,
        .help = help,
        .keys = keys,
        .does =
            [this, columns, isShown] {
                if (isShown())
                    m_parts.centre->goTo(m_parts.centre->board());
                else
                    show(columns);
            },
        .enabled = [this] { return !m_parts.isEditing(); },
        .checked = isShown,
        .kind = Command::Kind::Shows});
}

void CompareController::show(SideBySide::Columns columns)
{
    m_parts.workspace()->sideBySide()->show(columns);
    m_parts.centre->goTo(m_parts.centre->view<ComparePage>());
}

void CompareController::showBeside(const PassOptions& options)
{
    m_parts.workspace()->sideBySide()->setOtherRules(options);
    show(SideBySide::Columns::OtherRules);
}

void CompareController::exportBoards(bool animation)
{
    const ComparePage* page = m_parts.centre->view<ComparePage>();
    if (!animation) {
        if (const auto picture = page->picture())
            m_parts.exports->exportPicture(picture);
        return;
    }
    const Session& session = *m_parts.session();
    if (!session.hasPuzzle())
        return;
    m_parts.session()->setPlaying(false);
    ExportDialog dialog(comparedExportable(page->shown(), std::make_shared<const Recording>(*session.recording()),
                            page->runs()->position()),
        boardThemeOfPalette(), *m_parts.settings, m_parts.window);
    dialog.exec();
}

} // namespace convoku
