// SPDX-License-Identifier: MIT
#include "app/window/context_help.h"

#include "app/views/board/widgets/board_view.h"
#include "app/views/help/widgets/help_page.h"
#include "app/views/help/widgets/help_window.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QKeySequenceEdit>

#include <algorithm>

namespace convoku {
namespace {

constexpr char kEditor[] = "formats.md#editor";

constexpr HelpTarget kTargets[] = {
    // Panels.
    {"AddressEdit", "formats.md#addresses"},
    {"TimelineView", "stepping.md#timeline"},
    {"TimeBar", "stepping.md#keys"},
    {"lesson_dock", "lessons.md#follow"},
    {"events_dock", "stepping.md#events"},
    {"rules_dock", "board.md#rules"},
    {"explanation_dock", "why.md#explanation"},
    {"history_dock", "why.md#candidate"},
    {"watch_dock", "stepping.md#bookmarks"},
    {"stack_dock", "stepping.md#search"},
    {"breakpoints_dock", "stepping.md#breakpoints"},
    {"bookmarks_dock", "stepping.md#bookmarks"},
    {"collection_dock", "collections.md#collection"},
    {"FilterLine", "collections.md#filter"},
    // The middle of the window.
    {"KernelView", "layers.md#kernel"},
    {"weights_pane", "workshop.md#weights"},
    {"edit_bar", kEditor},
    // Dialogs.
    {"BentWeightDialog", "workshop.md#bent"},
    {"BreakpointDialog", "stepping.md#breakpoints"},
    {"CollectionExportDialog", "exporting.md#many"},
    {"ColoursDialog", "board.md#colours"},
    {"ColumnDialog", "formats.md#puzzles"},
    {"ExportDialog", "exporting.md#animation"},
    {"GenerateDialog", "collections.md#generate"},
    {"NetworkPageDialog", "onnx.md#page"},
    {"OnnxDialog", "onnx.md#dialog"},
    {"RelabelDialog", kEditor},
    {"command_palette", "access.md#keys"},
    {"keys_dialog", "access.md#keys"},
    {"QFileDialog", "formats.md#puzzles"},
};

QString addressOf(const char* target)
{
    return QStringLiteral("qrc:/help/") + QLatin1String(target);
}

} // namespace

std::span<const HelpTarget> helpTargets()
{
    return kTargets;
}

QString helpAddressFor(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        const auto* board = qobject_cast<const BoardView*>(widget);
        if (board != nullptr && board->isEditing())
            return addressOf(kEditor);
        if (const QByteArray page = widget->property(kHelpPage).toByteArray(); !page.isEmpty())
            return addressOf(page.constData());
        const QString name = widget->objectName();
        const QString type = QString::fromLatin1(widget->metaObject()->className()).section(QLatin1String("::"), -1);
        const auto* const found = std::find_if(std::begin(kTargets), std::end(kTargets), [&](const HelpTarget& target) {
            return name == QLatin1String(target.widget) || type == QLatin1String(target.widget);
        });
        if (found != std::end(kTargets))
            return addressOf(found->address);
    }
    return helpPages().front();
}

DialogHelp::DialogHelp(const QAction* action, QSettings& settings, QObject* parent)
    : QObject(parent)
    , m_action(action)
    , m_settings(settings)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool DialogHelp::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = event->type() == QEvent::KeyPress ? qobject_cast<QWidget*>(watched) : nullptr;
    auto* dialog = widget != nullptr ? qobject_cast<QDialog*>(widget->window()) : nullptr;
    // A field that records keys must get this key, too.
    if (dialog == nullptr || qobject_cast<QKeySequenceEdit*>(widget) != nullptr)
        return false;
    const QKeySequence key(static_cast<QKeyEvent*>(event)->keyCombination());
    if (!m_action->shortcuts().contains(key))
        return false;
    auto* help = dialog->findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (help == nullptr)
        help = new HelpWindow(m_settings, dialog);
    help->showPage(helpAddressFor(widget));
    return true;
}

} // namespace convoku
