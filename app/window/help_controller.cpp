// SPDX-License-Identifier: MIT
#include "app/window/help_controller.h"

#include "app/document/address.h"
#include "app/document/cell_address.h"
#include "app/document/examples.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/help/network_document.h"
#include "app/views/help/widgets/help_dialogs.h"
#include "app/views/help/widgets/help_window.h"
#include "app/views/timeline/address_jump.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/views/why/widgets/legend_panel.h"
#include "app/window/centre.h"
#include "app/window/command_palette.h"
#include "app/window/compare_controller.h"
#include "app/window/context_help.h"
#include "app/window/docks.h"
#include "app/window/edit_controller.h"
#include "app/window/file_controller.h"
#include "app/window/key_settings.h"
#include "app/window/panels.h"
#include "app/window/window_parts.h"
#include "app/wording/wording.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QRegularExpression>
#include <QUrl>

namespace convoku {

HelpController::HelpController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    addCommands();
    new DialogHelp((*parts.commands)["help_here"], *parts.settings, parts.window);
}

HelpController::~HelpController() = default;

void HelpController::addCommands()
{
    Commands& commands = *m_parts.commands;
    QMainWindow* window = m_parts.window;
    commands.add({.id = "commands",
        .text = tr("&Commands…"),
        .help = tr("Find a command by its function, or go to a place in the run"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_K), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
        .does = [this] { showPalette(); },
        .sign = Sign::Search});
    commands.add(
        {.id = "help", .text = tr("&Help"), .help = tr("How to use the program"), .does = [this] { show({}); }});
    commands.add({.id = "help_here",
        .text = tr("Help on the f&ocused item"),
        .help = tr("Open the help page for the focused panel or view"),
        .keys = {QKeySequence(Qt::Key_F1)},
        .does = [this] { show(helpAddressFor(QApplication::focusWidget())); }});
    commands.add({.id = "how_it_works",
        .text = tr("How the &network works"),
        .help = tr("The network explained, with a picture of every rule"),
        .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F1)},
        .does = [this] { show(QStringLiteral("qrc:/help/network.md")); }});
    commands.add({.id = "keys",
        .text = tr("&Keys…"),
        .help = tr("See and change the keys of all commands"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_F1)},
        .does = [this, window] { showKeysDialog(*m_keys, window); }});
    commands
        .add({.id = "about",
            .text = tr("&About Convoku"),
            .help = tr("Version and licence"),
            .does = [window] { showAboutDialog(window); }})
        ->setMenuRole(QAction::AboutRole);
}

void HelpController::showPalette()
{
    PaletteContext context;
    context.settings = m_parts.settings;
    if (m_parts.isEditing())
        context.whyNot = tr("not while a puzzle is edited");
    else if (!m_parts.session()->hasPuzzle())
        context.whyNot = tr("no puzzle is open");
    if (m_parts.hasRun())
        context.places = [this](const QString& typed) { return placesOf(typed); };
    showCommandPalette(m_keys->actions(), m_parts.window, context);
}

std::vector<PaletteCommand> HelpController::placesOf(const QString& typed)
{
    // Text that begins like an address is treated as one, even if it is incomplete: a pass, a cell.
    static const QRegularExpression kBeginning(
        QStringLiteral("^\\s*(\\d+(\\.|\\s|$)|r[1-9]c[1-9])"), QRegularExpression::CaseInsensitiveOption);
    if (!kBeginning.match(typed).hasMatch())
        return {};
    Session* session = m_parts.session();
    const Address address = readAddress(typed, *session->recording());
    PaletteCommand place;
    place.entry.category = tr("Place in the run");
    place.entry.keys = typed.simplified();
    place.entry.name = tr("Go to %1").arg(place.entry.keys);
    if (!address.problem.isEmpty()) {
        place.entry.whyNot = address.problem;
        return {place};
    }
    QStringList parts;
    if (address.position)
        parts << Wording::placeName(*session->recording(), *address.position);
    if (address.candidate)
        parts << candidateText(*address.candidate);
    if (address.cell)
        parts << Wording::cell(*address.cell);
    //: a pass, a step, a cell or a candidate: Go to: Pass 17 · Pointing in row
    place.entry.name = tr("Go to: %1").arg(parts.join(QStringLiteral(" · ")));
    place.does = [session, typed] { goToAddress(*session, typed); };
    return {place};
}

bool HelpController::isShown() const
{
    return m_window != nullptr && m_window->isVisible();
}

void HelpController::close()
{
    m_window.reset();
}

void HelpController::show(const QString& page)
{
    if (!m_window) {
        m_window = std::make_unique<HelpWindow>(*m_parts.settings);
        connect(m_window.get(), &HelpWindow::commandClicked, this, [this](const QUrl& link) {
            if (const auto command = commandOf(link)) {
                // In front of the help, where that covers it.
                m_parts.window->raise();
                m_parts.window->activateWindow();
                command();
            }
        });
    }
    m_window->showPage(page);
}

std::function<void()> HelpController::commandOf(const QUrl& link)
{
    const QString kind = link.path().section(QLatin1Char('/'), 0, 0);
    const QString name = link.path().section(QLatin1Char('/'), 1);
    if (kind == QLatin1String("graph")) {
        const bool known = m_parts.session()->network().find(name.toStdString()) || name == QLatin1String("verdict")
            || name == QLatin1String("search") || name == QLatin1String("pass");
        return known ? [this, name] { showGraphOf(name); } : std::function<void()>();
    }
    if (kind == QLatin1String("do")) {
        for (QAction* action : m_keys->actions()) {
            if (action->objectName() == name)
                return [action] { action->trigger(); };
        }
    }
    if (kind == QLatin1String("show")) {
        if (const ViewRow* view = m_parts.centre->row(name))
            return [this, widget = view->widget] { showView(widget); };
        if (name == QLatin1String("what_if") || name == QLatin1String("side_by_side")) {
            const auto columns
                = name == QLatin1String("what_if") ? SideBySide::Columns::OtherRules : SideBySide::Columns::Networks;
            return [this, columns] {
                if (m_parts.editing->leave())
                    m_parts.compare->show(columns);
            };
        }
        if (name == QLatin1String("timeline"))
            return [this] {
                m_parts.docks->setShown(QStringLiteral("time_bar"), true);
                m_parts.panels->timeline->setFocus(Qt::ShortcutFocusReason);
            };
        if (auto* dock = m_parts.window->findChild<QDockWidget*>(name + QLatin1String("_dock")))
            return [this, dock] { m_parts.docks->bringUp(dock); };
        if (name == QLatin1String("rules"))
            return [this] {
                showView(m_parts.centre->board());
                m_parts.docks->setShown(QStringLiteral("rules_dock"), true);
                m_parts.panels->rules->setFocus(Qt::ShortcutFocusReason);
            };
    }
    return {};
}

void HelpController::showView(QWidget* view)
{
    if (view != m_parts.centre->board() && !m_parts.editing->leave())
        return;
    m_parts.centre->show(view);
}

void HelpController::showGraphOf(const QString& groupId)
{
    if (!m_parts.editing->leave())
        return;
    Session& session = *m_parts.session();
    if (!session.hasPuzzle()) {
        const Example example = examples().front();
        m_parts.files->openGrid(example.givens, example.name);
    }
    if (session.recording()->passCount() == 0) { // the first pass is being computed
        connect(
            &session, &Session::recordingGrew, this, [this, groupId] { showGraphOf(groupId); },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
        return;
    }
    const Recording& recording = *session.recording();
    m_parts.centre->show(m_parts.centre->view<RuleGraphView>());
    if (groupId == QLatin1String("pass")) {
        session.jumpTo(recording.endOf(std::max(1, session.position().pass)));
        return;
    }
    for (int step = 1; step <= recording.stepsPerPass(); ++step) {
        if (groupId.toStdString() != recording.groupOf(step).id)
            continue;
        // Go to the first place where it does something, if there is one.
        const Event* event = NetworkDocument::firstEventOf(recording, recording.groupOf(step));
        const int pass = event ? static_cast<int>(event->pass) : std::max(1, session.position().pass);
        session.jumpTo({pass, step, recording.layersIn(step)});
        return;
    }
    m_parts.showMessage(tr("This run has no such rule. It is switched off in the Rules panel."));
}

} // namespace convoku
