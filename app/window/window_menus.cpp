// SPDX-License-Identifier: MIT
#include "app/window/window_menus.h"

#include "app/document/examples.h"
#include "app/views/why/widgets/legend_panel.h"
#include "app/window/centre.h"
#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/file_controller.h"
#include "app/window/header.h"
#include "app/window/lesson_controller.h"
#include "app/window/list_controller.h"
#include "app/window/network_controller.h"
#include "app/window/panels.h"
#include "app/window/rail.h"
#include "app/window/view_controller.h"
#include "app/window/window_parts.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class WindowMenusText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::WindowMenus)
};

/// Fills menus from the table of commands, and keeps the order in which they came.
class MenuBuilder
{
public:
    explicit MenuBuilder(const WindowParts& parts)
        : m_parts(parts)
    {
    }

    /// A group of commands, with a line before it where something stands above.
    void add(QMenu* menu, std::initializer_list<const char*> ids) { add(menu, (*m_parts.commands)[ids]); }
    void add(QMenu* menu, const QList<QAction*>& actions)
    {
        if (!menu->isEmpty())
            menu->addSeparator();
        put(menu, actions);
    }
    /// Without a line.
    void put(QMenu* menu, const QList<QAction*>& actions)
    {
        menu->addActions(actions);
        m_all += actions;
    }
    void put(QMenu* menu, std::initializer_list<const char*> ids) { put(menu, (*m_parts.commands)[ids]); }

    QMenu* bar(const QString& title) { return m_parts.window->menuBar()->addMenu(title); }

    QList<QAction*> all() const
    {
        QList<QAction*> all = m_all;
        for (QAction* action : m_parts.commands->all()) {
            if (!all.contains(action))
                all << action;
        }
        return all;
    }

private:
    const WindowParts& m_parts;
    QList<QAction*> m_all;
};

QMenu* examplesMenu(
    const WindowParts& parts, const std::function<void(const Grid& givens, const QString& name)>& openExample)
{
    auto* menu = new QMenu(WindowMenusText::tr("&Examples"), parts.window);
    menu->setObjectName(QStringLiteral("examples"));
    for (const Example& example : examples())
        menu->addAction(
            example.name, parts.window, [example, openExample] { openExample(example.givens, example.name); });
    menu->addSeparator();
    menu->addMenu(parts.lists->examplesMenu());
    return menu;
}

void buildFile(MenuBuilder& menus, const WindowParts& parts, QMenu* examples)
{
    QMenu* file = menus.bar(WindowMenusText::tr("&File"));
    menus.put(file, {"new_puzzle", "open", "generate"});
    file->addMenu(parts.files->recentMenu());
    file->addMenu(examples);
    menus.put(file, {"reopen_last"});
    menus.add(file, {"save_session", "save_session_as"});
    menus.add(file, {"save_puzzle", "save_position", "save_selected_puzzles", "save_shown_puzzles"});
    menus.add(file,
        {"export_gif", "export_picture", "export_layer", "export_step", "export_slide", "export_cube",
            "export_training", "export_collection"});
    menus.add(file, {"export_onnx", "export_page"});
    menus.add(file, {"quit"});
}

void buildEdit(MenuBuilder& menus)
{
    QMenu* edit = menus.bar(WindowMenusText::tr("&Edit"));
    menus.put(edit, {"undo", "redo"});
    menus.add(edit, {"edit", "take_state"});
    QMenu* change = edit->addMenu(WindowMenusText::tr("C&hange the puzzle"));
    menus.put(change, {"edit_candidates", "keep_digit", "advance_after_typing"});
    menus.add(change, {"clear_puzzle", "clear_candidates", "fill_candidates"});
    menus.add(change, {"look_on_for_solutions", "show_difference"});
    menus.put(edit->addMenu(WindowMenusText::tr("&Transform the puzzle")),
        {"rotate_right", "rotate_left", "rotate_half", "mirror_vertical", "mirror_horizontal", "mirror_diagonal",
            "mirror_antidiagonal", "shuffle", "rename_by_appearance", "rename_random", "rename_digits"});
    menus.put(edit, {"step_through", "discard_edits"});
    menus.add(edit, {"paste"});
    menus.add(edit, {"copy_puzzle", "copy_position"});
    QMenu* copyAs = edit->addMenu(WindowMenusText::tr("Copy &as"));
    for (const PuzzleFormat format : FileController::copiedFormats()) {
        const std::string id = "copy_as_" + std::string(puzzleFormat(format).id);
        menus.put(copyAs, {id.c_str()});
    }
    menus.put(edit, {"copy_voices", "copy_address", "copy_picked", "copy_picture"});
}

void buildRun(MenuBuilder& menus, const WindowParts& parts)
{
    QMenu* run = menus.bar(WindowMenusText::tr("&Run"));
    menus.put(run, {"play", "play_backwards", "slower", "faster"});
    menus.add(run,
        {"next_pass", "previous_pass", "next_rule", "previous_rule", "enter_layers", "step_out", "step_out_backwards",
            "skip_idle"});
    menus.add(run, {"stop_run", "continue_run", "look_for_another"});
    run->addMenu(parts.networks->menu());
    QMenu* rules = run->addMenu(WindowMenusText::tr("&Rules"));
    menus.put(rules, parts.panels->rules->switches());
    QObject::connect(parts.panels->rules, &LegendPanel::switchesChanged, rules, [rules, panel = parts.panels->rules] {
        rules->clear();
        rules->addActions(panel->switches());
    });
    menus.add(run, {"next_puzzle", "previous_puzzle", "random_puzzle", "analyse_collection"});

    QMenu* go = menus.bar(WindowMenusText::tr("&Go"));
    menus.put(go, {"first", "last", "run_to_selected", "go_to_address"});
    menus.add(go, {"back", "forward"});
    menus.add(go, {"next_finding", "previous_finding"});
    menus.add(go,
        {"next_change", "previous_change", "explain_picked", "history_of_picked", "line_of_layer", "layers_of_line",
            "bend_layer"});
    menus.add(go, {"first_wrong_guess", "why_it_failed", "next_solution"});

    QMenu* marks = menus.bar(WindowMenusText::tr("&Marks"));
    menus.put(marks, {"toggle_breakpoint", "add_breakpoint", "next_hit", "previous_hit"});
    menus.add(marks, {"toggle_bookmark"});
    menus.add(marks,
        {"bookmark_1", "bookmark_2", "bookmark_3", "bookmark_4", "bookmark_5", "bookmark_6", "bookmark_7", "bookmark_8",
            "bookmark_9", "bookmark_10"});
    menus.add(marks, {"clear_range"});
}

void buildView(MenuBuilder& menus, const WindowParts& parts)
{
    QMenu* view = menus.bar(WindowMenusText::tr("&View"));
    menus.put(view, parts.docks->perspectives()->actions());
    menus.add(view, {"reset_layout"});
    menus.put(view->addMenu(WindowMenusText::tr("P&anels")), parts.docks->actions());
    menus.put(view->addMenu(WindowMenusText::tr("V&oices")), parts.view->voices());
    QList<QAction*> views;
    for (const ViewRow& each : parts.centre->views())
        views << (*parts.commands)[each.id];
    views << (*parts.commands)["what_if"] << (*parts.commands)["side_by_side"] << (*parts.commands)["blind_search"];
    menus.add(view, views + (*parts.commands)[{"pin_layer", "next_panel", "previous_panel"}]);
    view->addSeparator();
    QMenu* appearance = view->addMenu(WindowMenusText::tr("Appearan&ce"));
    menus.put(appearance, parts.view->appearances()->actions());
    menus.add(appearance, {"colours", "desktop_font"});
    menus.put(view->addMenu(WindowMenusText::tr("La&nguage")), parts.view->languages()->actions());
    menus.put(view, {"tint_derived", "show_layer", "show_histogram", "less_motion", "full_screen"});
}

void buildLessons(MenuBuilder& menus, const WindowParts& parts)
{
    QMenu* lessons = menus.bar(WindowMenusText::tr("&Lessons"));
    QList<QAction*> library;
    for (QAction* action : parts.commands->all()) {
        if (action->objectName().startsWith(QLatin1String("lesson_"))
            && action->objectName() != QLatin1String("lesson_list"))
            library << action;
    }
    menus.put(lessons, library);
    menus.add(lessons, {"missed_questions", "lesson_list", "open_lesson"});
    lessons->addMenu(parts.lessons->recentMenu());
    menus.add(lessons, {"next_stop", "previous_stop", "return_to_stop"});
    menus.add(lessons, {"find_bent_weight"});
    menus.add(lessons, {"close_lesson"});
}

} // namespace

QList<QAction*> buildWindowMenus(
    const WindowParts& parts, const std::function<void(const Grid& givens, const QString& name)>& openExample)
{
    MenuBuilder menus(parts);
    buildFile(menus, parts, examplesMenu(parts, openExample));
    buildEdit(menus);
    buildRun(menus, parts);
    buildView(menus, parts);
    buildLessons(menus, parts);
    QMenu* help = menus.bar(WindowMenusText::tr("&Help"));
    menus.put(help, {"help", "help_here", "first_steps", "how_it_works"});
    menus.add(help, {"commands", "keys"});
    menus.add(help, {"about"});

    return menus.all();
}

Header* buildWindowBars(const WindowParts& parts)
{
    const Commands& commands = *parts.commands;
    auto* header = new Header(parts.session(), parts.docks->perspectives(),
        commands[{"open", "edit", "export_gif", "commands"}], commands["stop_run"]);
    parts.docks->addEdge(header, Qt::TopToolBarArea);
    auto* rail = new Rail;
    for (const ViewRow& view : parts.centre->views())
        rail->addView(commands[view.id], view.title);
    rail->addPanel(parts.panels->eventsDock, icon(Sign::Events), WindowMenusText::tr("Events"));
    rail->addPanel(parts.panels->stackDock, icon(Sign::Stack), WindowMenusText::tr("Stack"));
    rail->addPanel(parts.panels->bookmarksDock, icon(Sign::Marks), WindowMenusText::tr("Marks"));
    parts.docks->addEdge(rail, Qt::LeftToolBarArea);
    return header;
}

} // namespace convoku
