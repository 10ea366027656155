// SPDX-License-Identifier: MIT
#include "app/widgets/shell/window_menus.h"

#include "app/session/examples.h"
#include "app/widgets/shell/docks.h"
#include "app/widgets/shell/window_actions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class WindowMenusText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::WindowMenus)
};

/// The menu's groups of actions, with lines between them.
using Groups = QList<QList<QAction*>>;

Groups editGroups(const WindowActions& a)
{
    const EditActions& e = a.editing;
    return {{e.undo, e.redo}, {a.edit, e.takeState, e.stepThrough, e.discard}, {a.paste},
        {a.copyPuzzle, a.copyPosition, a.copyVoices, a.copyAddress, a.copyPicked, a.copyPicture}};
}

/// Submenus of Edit.
Groups changeGroups(const WindowActions& a)
{
    const EditActions& e = a.editing;
    return {{e.candidates, e.keepDigit, e.advance}, {e.clearAll, e.clearCandidates, e.fillCandidates},
        {e.lookOn, e.showDifference}};
}

Groups runGroups(const WindowActions& a)
{
    const TransportActions& t = a.transport;
    return {{t.play, a.playBackwards, a.slower, a.faster},
        {t.nextPass, t.previousPass, t.nextRule, t.previousRule, a.enterLayers, a.stepOut, a.stepOutBackwards,
            a.skipIdle},
        {a.stopRun, a.continueRun, a.lookForAnother},
        {a.nextPuzzle, a.previousPuzzle, a.collection.random, a.collection.analyse}};
}

Groups goGroups(const WindowActions& a)
{
    return {{a.transport.first, a.transport.last, a.runToSelected, a.goToAddress}, {a.back, a.forward},
        {a.nextChange, a.previousChange, a.explainPicked, a.historyOfPicked},
        {a.firstWrongGuess, a.whyItFailed, a.nextSolution}};
}

Groups markGroups(const WindowActions& a)
{
    return {{a.toggleBreakpoint, a.addBreakpoint, a.nextHit, a.previousHit}, {a.toggleBookmark},
        {a.bookmarks.begin(), a.bookmarks.end()}, {a.clearRange}};
}

QList<QAction*> voices(const WindowActions& a)
{
    return {a.voices.begin(), a.voices.end()};
}

Groups lessonGroups(const WindowActions& a)
{
    return {a.lessons, {a.lessonList, a.openLesson}, {a.nextStop, a.previousStop, a.returnToStop}, {a.closeLesson}};
}

void fill(QMenu* menu, const Groups& groups)
{
    for (const QList<QAction*>& group : groups) {
        if (!menu->isEmpty() && !group.isEmpty())
            menu->addSeparator();
        menu->addActions(group);
    }
}

} // namespace

void buildWindowMenus(QMainWindow& window, const WindowActions& actions, const Docks& docks, QMenu* recent,
    QMenu* recentLessons, QMenu* collections,
    const std::function<void(const Grid& givens, const QString& name)>& openExample)
{
    QMenuBar* bar = window.menuBar();
    QMenu* file = bar->addMenu(WindowMenusText::tr("&File"));
    file->addActions({actions.newPuzzle, actions.open, actions.generate});
    file->addMenu(recent);
    QMenu* exampleMenu = file->addMenu(WindowMenusText::tr("&Examples"));
    for (const Example& example : examples())
        exampleMenu->addAction(
            example.name, &window, [example, openExample] { openExample(example.givens, example.name); });
    exampleMenu->addSeparator();
    exampleMenu->addMenu(collections);
    fill(file,
        {{actions.saveSession, actions.saveSessionAs},
            {actions.savePuzzle, actions.savePosition, actions.collection.saveSelected, actions.collection.saveShown},
            {actions.exportGif, actions.exportPicture, actions.exportLayer, actions.exportSlide,
                actions.exportCollection},
            {actions.quit}});
    QMenu* edit = bar->addMenu(WindowMenusText::tr("&Edit"));
    fill(edit, editGroups(actions));
    auto* copyAs = new QMenu(WindowMenusText::tr("Copy &as"), edit);
    copyAs->addActions(actions.copyAs);
    edit->insertMenu(actions.copyVoices, copyAs);
    auto* change = new QMenu(WindowMenusText::tr("C&hange the puzzle"), edit);
    fill(change, changeGroups(actions));
    auto* transform = new QMenu(WindowMenusText::tr("&Transform the puzzle"), edit);
    transform->addActions(actions.editing.transforms);
    edit->insertMenu(actions.editing.stepThrough, change);
    edit->insertMenu(actions.editing.stepThrough, transform);
    fill(bar->addMenu(WindowMenusText::tr("&Run")), runGroups(actions));
    fill(bar->addMenu(WindowMenusText::tr("&Go")), goGroups(actions));
    fill(bar->addMenu(WindowMenusText::tr("&Marks")), markGroups(actions));

    QMenu* view = bar->addMenu(WindowMenusText::tr("&View"));
    fill(view, {docks.perspectives()->actions(), {actions.resetLayout}});
    view->addMenu(WindowMenusText::tr("P&anels"))->addActions(docks.actions());
    view->addMenu(WindowMenusText::tr("V&oices"))->addActions(voices(actions));
    fill(view,
        {{actions.searchTree, actions.tensors, actions.pinLayer, actions.ruleGraph, actions.whatIf, actions.nextPanel,
             actions.previousPanel},
            {actions.tintDerived, actions.showLayer, actions.collection.histogram, actions.lessMotion,
                actions.fullScreen}});

    auto* appearance = new QMenu(WindowMenusText::tr("Appearan&ce"), view);
    fill(appearance, {actions.appearances->actions(), {actions.colours}});
    view->insertMenu(actions.tintDerived, appearance);
    auto* language = new QMenu(WindowMenusText::tr("&Language"), view);
    language->addActions(actions.languages->actions());
    view->insertMenu(actions.tintDerived, language);

    QMenu* lessons = bar->addMenu(WindowMenusText::tr("&Lessons"));
    fill(lessons, lessonGroups(actions));
    lessons->insertMenu(actions.nextStop, recentLessons);
    lessons->insertSeparator(actions.nextStop);

    QMenu* help = bar->addMenu(WindowMenusText::tr("&Help"));
    fill(help,
        {{actions.openHelp, actions.helpHere, actions.firstSteps, actions.howItWorks}, {actions.commands, actions.keys},
            {actions.about}});

    QToolBar* tools = window.addToolBar(WindowMenusText::tr("Puzzle"));
    tools->setObjectName(QStringLiteral("puzzle_bar"));
    tools->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    tools->setMovable(Docks::canBeDragged());
    tools->addActions({actions.open, actions.edit, actions.exportGif});
    tools->addSeparator();
    tools->addActions(docks.perspectives()->actions());
    for (QAction* action : tools->actions())
        action->setIconText(WindowActions::label(action));
}

QList<QAction*> allActions(const WindowActions& actions, const Docks& docks)
{
    QList<QAction*> all{actions.newPuzzle, actions.open, actions.generate, actions.saveSession, actions.saveSessionAs,
        actions.savePuzzle, actions.savePosition, actions.collection.saveSelected, actions.collection.saveShown,
        actions.exportGif, actions.exportPicture, actions.exportLayer, actions.exportSlide, actions.exportCollection,
        actions.quit};
    for (const Groups& groups :
        {editGroups(actions), runGroups(actions), goGroups(actions), markGroups(actions), lessonGroups(actions)}) {
        for (const QList<QAction*>& group : groups)
            all += group;
    }
    for (const QList<QAction*>& group : changeGroups(actions) + Groups{actions.editing.transforms}) {
        for (QAction* change : group)
            all.insert(all.indexOf(actions.editing.stepThrough), change);
    }
    for (QAction* copy : actions.copyAs)
        all.insert(all.indexOf(actions.copyVoices), copy);
    all.insert(all.indexOf(actions.slower), actions.playOnBoard);
    all.insert(all.indexOf(actions.returnToStop), actions.previousStopOnBoard);
    all += docks.perspectives()->actions();
    all += {actions.resetLayout, actions.searchTree, actions.tensors, actions.pinLayer, actions.ruleGraph,
        actions.whatIf, actions.nextPanel, actions.previousPanel};
    all += docks.actions();
    all += actions.appearances->actions();
    all += actions.colours;
    all += actions.languages->actions();
    all += voices(actions);
    all += {actions.tintDerived, actions.showLayer, actions.collection.histogram, actions.lessMotion,
        actions.fullScreen, actions.openHelp, actions.helpHere, actions.firstSteps, actions.howItWorks,
        actions.commands, actions.keys, actions.about};
    return all;
}

} // namespace convoku
