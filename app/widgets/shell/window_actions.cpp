// SPDX-License-Identifier: MIT
#include "app/widgets/shell/window_actions.h"

#include "app/lessons/lesson_library.h"
#include "app/painting/theme_wording.h"
#include "app/widgets/parts/appearance.h"
#include "app/widgets/parts/icons.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/formats/puzzle.h"

#include <QAction>
#include <QActionGroup>
#include <QRegularExpression>
#include <QWidget>

#include <algorithm>

namespace convoku {

WindowActions::WindowActions(QWidget* window, const QList<QWidget*>& plain)
    : QObject(window)
    , m_window(window)
{
    newPuzzle = make(
        "new_puzzle", tr("&New puzzle"), {QKeySequence(Qt::CTRL | Qt::Key_N)}, tr("Type a puzzle into an empty grid"));
    open = make("open", tr("&Open…"), {QKeySequence(Qt::CTRL | Qt::Key_O)}, tr("Open a file with one or many puzzles"));
    open->setIcon(icon(Sign::Open));
    generate = make("generate", tr("&Generate puzzles…"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_G)},
        tr("Make puzzles from a seed number, by what the network needs to solve them"));
    paste = make(
        "paste", tr("&Paste puzzle"), {QKeySequence(Qt::CTRL | Qt::Key_V)}, tr("Open the puzzle in the clipboard"));
    copyPuzzle = make("copy_puzzle", tr("&Copy puzzle"), {QKeySequence(Qt::CTRL | Qt::Key_C)},
        tr("Copy the givens as 81 characters"));
    copyPosition = make("copy_position", tr("Copy &decided cells"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
        tr("Copy the digits that are decided at this position as 81 characters"));
    for (const PuzzleFormat format :
        {PuzzleFormat::Line, PuzzleFormat::Grid, PuzzleFormat::CandidateGrid, PuzzleFormat::CandidateLine,
            PuzzleFormat::HodokuLibrary, PuzzleFormat::SudokuWiki, PuzzleFormat::SudokuWikiState,
            PuzzleFormat::FPuzzles, PuzzleFormat::SudokuPad, PuzzleFormat::SudokuCoach, PuzzleFormat::SudokuExchange}) {
        const PuzzleFormatInfo& info = puzzleFormat(format);
        const QByteArray id(info.id.data(), static_cast<qsizetype>(info.id.size()));
        copyAs << make(("copy_as_" + id).constData(), tr("Copy as: %1").arg(Wording::format(format)), {},
            info.candidates ? tr("Copy the givens and the candidates of this position")
                            : tr("Copy the givens; this format has no candidates"));
        copyAs.back()->setData(static_cast<int>(format));
    }
    copyAddress = make("copy_address", tr("Copy the address of this p&lace"), {},
        tr("Copy the pass, step and layer that is looked at, as Go to address reads them"));
    copyPicked = make("copy_picked", tr("Copy the pic&ked candidate or number"), {},
        tr("Copy the address of the picked candidate or, in the tensors, of the picked number and what it is"));
    copyVoices = make("copy_voices", tr("Copy what the step did in &words"), {},
        tr("Copy what the step at this position did, in the voices that are shown"));
    edit = make("edit", tr("&Edit puzzle"), {QKeySequence(Qt::CTRL | Qt::Key_E)},
        tr("Change the givens and candidates on the board"));
    edit->setIcon(icon(Sign::Edit));
    edit->setCheckable(true);
    makeEditActions();
    saveSession = make("save_session", tr("&Save session"), {QKeySequence(Qt::CTRL | Qt::Key_S)},
        tr("Save puzzle, rules, position, breakpoints, bookmarks and layout to a file"));
    saveSessionAs = make("save_session_as", tr("Save session &as…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
        tr("Save the session to another file"));
    savePuzzle = make("save_puzzle", tr("Save pu&zzle as…"), {},
        tr("Save the puzzle as it was opened, in a format that other programs read"));
    savePosition = make("save_position", tr("Save pos&ition as…"), {},
        tr("Save the givens and the candidates of this position, in a format that other programs read"));
    exportGif = make("export_gif", tr("E&xport animation…"), {QKeySequence(Qt::CTRL | Qt::Key_G)},
        tr("Export the run as an animated GIF or WebP"));
    exportGif->setIcon(icon(Sign::Export));
    exportLayer = make("export_layer", tr("Export &layer as picture…"), {},
        tr("Export the layer in the tensors’ view, its kernel and its arithmetic, as PNG, SVG or PDF"));
    exportSlide = make("export_slide", tr("Export layer as ani&mation…"), {},
        tr("Export the kernel’s slide over the input of the layer as an animated GIF or WebP"));
    exportCollection = make("export_collection", tr("Export collec&tion…"), {},
        tr("Write an animation or a picture of each puzzle of the collection"));
    exportPicture = make("export_picture", tr("Export &picture…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
        tr("Save what the view in the middle shows as PNG, SVG or PDF"));
    copyPicture = make("copy_picture", tr("Copy p&icture"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C)},
        tr("Put what the view in the middle shows on the clipboard, as a picture"));
    quit = make("quit", tr("&Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}, tr("Close the window"));
    quit->setMenuRole(QAction::QuitRole);

    transport.first
        = make("first", tr("&First"), {QKeySequence(Qt::CTRL | Qt::Key_Home)}, tr("To the start of the run"));
    transport.first->setIcon(icon(Sign::First));
    transport.previousPass = make("previous_pass", tr("Pre&vious pass"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F10), QKeySequence(Qt::CTRL | Qt::Key_Left)},
        tr("Back by one pass"));
    transport.previousPass->setIcon(icon(Sign::PreviousPass));
    transport.previousRule = make("previous_rule", tr("Step &back into"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F11)}, tr("Back by one rule, or by one layer inside a rule"));
    transport.previousRule->setIcon(icon(Sign::PreviousRule));
    transport.play = make("play", tr("&Play"), {QKeySequence(Qt::Key_F5)}, tr("Play or pause"));
    transport.nextRule = make("next_rule", tr("Step &into"), {QKeySequence(Qt::Key_F11)},
        tr("On by one rule, or by one layer inside a rule"));
    transport.nextRule->setIcon(icon(Sign::NextRule));
    transport.nextPass = make("next_pass", tr("&Next pass"),
        {QKeySequence(Qt::Key_F10), QKeySequence(Qt::CTRL | Qt::Key_Right)}, tr("On by one pass"));
    transport.nextPass->setIcon(icon(Sign::NextPass));
    transport.last = make("last", tr("&Last"), {QKeySequence(Qt::CTRL | Qt::Key_End)}, tr("To the end of the run"));
    transport.last->setIcon(icon(Sign::Last));

    playOnBoard = make("play_on_board", tr("Play (on the board), or on in a lesson"), {QKeySequence(Qt::Key_Space)},
        tr("Play or pause; while a lesson is open, on to its next stop"));
    slower = make("slower", tr("&Slower"), {QKeySequence(Qt::Key_BracketLeft)}, tr("Play slower (on the board)"));
    faster = make("faster", tr("F&aster"), {QKeySequence(Qt::Key_BracketRight)}, tr("Play faster (on the board)"));
    playBackwards = make("play_backwards", tr("Play bac&kwards"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F5)},
        tr("Play backwards, to the breakpoint before or to the start"));
    enterLayers = make("enter_layers", tr("Into the la&yers"), {QKeySequence(Qt::CTRL | Qt::Key_F11)},
        tr("To the first layer of the step that has just been done"));
    stepOut = make("step_out", tr("Step o&ut"), {QKeySequence(Qt::SHIFT | Qt::Key_F11)},
        tr("On to the end of the rule, of the pass, of the run"));
    stepOutBackwards = make("step_out_backwards", tr("Step back out"),
        {QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_F11)}, tr("Back to what was before the rule, the pass, the run"));
    runToSelected = make("run_to_selected", tr("&To the selected event"), {QKeySequence(Qt::CTRL | Qt::Key_F10)},
        tr("To the event that is selected in the list, in either direction"));
    back = make("back", tr("&Back"), {QKeySequence(Qt::ALT | Qt::Key_Left)}, tr("To where the last jump started"));
    forward = make("forward", tr("For&ward"), {QKeySequence(Qt::ALT | Qt::Key_Right)}, tr("Where Back came from"));
    goToAddress = make("go_to_address", tr("Go to a&ddress…"), {QKeySequence(Qt::CTRL | Qt::Key_L)},
        tr("To a pass (12), a step of a pass (12.7), a candidate (r4c5=7)"));
    previousChange = make("previous_change", tr("Previous &change of the picked candidate"),
        {QKeySequence(Qt::ALT | Qt::Key_Up)}, tr("Back to where the picked candidate changed (on the board)"));
    nextChange = make("next_change", tr("Next change of the pic&ked candidate"), {QKeySequence(Qt::ALT | Qt::Key_Down)},
        tr("On to where the picked candidate changes (on the board)"));
    explainPicked = make("explain_picked", tr("E&xplain the picked candidate"), {QKeySequence(Qt::Key_E)},
        tr("Show why the picked candidate is gone (on the board)"));
    historyOfPicked = make("history_of_picked", tr("&History of the picked candidate"), {QKeySequence(Qt::Key_H)},
        tr("Show what happened to the picked candidate (on the board)"));
    makeLessonActions();
    for (QAction* action : {playOnBoard, previousStopOnBoard, slower, faster, previousChange, nextChange, explainPicked,
             historyOfPicked, editing.candidates, editing.keepDigit}) {
        window->removeAction(action);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        for (QWidget* widget : plain)
            widget->addAction(action);
    }

    toggleBreakpoint = make("toggle_breakpoint", tr("Toggle &breakpoint"), {QKeySequence(Qt::Key_F9)},
        tr("Stop where the picked candidate changes or, if none is picked, where this step’s event happens"));
    addBreakpoint = make(
        "add_breakpoint", tr("&Add breakpoint…"), {QKeySequence(Qt::CTRL | Qt::Key_F9)}, tr("Choose what to stop at"));
    nextHit = make("next_hit", tr("&Next hit"), {QKeySequence(Qt::Key_F4)}, tr("On to the next hit of a breakpoint"));
    previousHit = make("previous_hit", tr("&Previous hit"), {QKeySequence(Qt::SHIFT | Qt::Key_F4)},
        tr("Back to the hit of a breakpoint before"));
    toggleBookmark = make("toggle_bookmark", tr("Toggle book&mark"), {QKeySequence(Qt::CTRL | Qt::Key_B)},
        tr("Set a bookmark at this place, or take it away"));
    for (std::size_t i = 0; i < bookmarks.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        bookmarks[i] = make(qPrintable(QStringLiteral("bookmark_%1").arg(number)), tr("Bookmark %1").arg(number),
            {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number % 10))},
            tr("Go to bookmark %1").arg(number));
    }
    clearRange = make("clear_range", tr("Play and &export all"), {}, tr("Forget the range of the timeline"));
    firstWrongGuess = make("first_wrong_guess", tr("To the first wrong &guess"), {QKeySequence(Qt::CTRL | Qt::Key_W)},
        tr("To the first guess that failed"));
    whyItFailed
        = make("why_it_failed", tr("To where the g&uess failed"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W)},
            tr("To the contradiction that ended the last guess that stands here"));

    stopRun = make("stop_run", tr("S&top the run"), {QKeySequence(Qt::SHIFT | Qt::Key_F5)},
        tr("Stop computing; what is there stays"));
    stopRun->setIcon(icon(Sign::Stop));
    continueRun = make("continue_run", tr("&Go on with the run"), {}, tr("Compute on from where the run was stopped"));
    lookForAnother = make("look_for_another", tr("&Look for a second solution"), {},
        tr("Go on with the search: the puzzle has one solution, or several"));
    nextSolution = make("next_solution", tr("To the next &solution"), {},
        tr("To the next place where a solution was found, from the last one to the first"));
    skipIdle = make("skip_idle", tr("Skip rules that find n&othing"), {},
        tr("Stepping by rule goes only to rules that did something"));
    skipIdle->setCheckable(true);
    skipIdle->setChecked(true);
    nextPuzzle = make("next_puzzle", tr("Next pu&zzle of the file"), {QKeySequence(Qt::CTRL | Qt::Key_PageDown)},
        tr("Open the next puzzle of the list"));
    previousPuzzle = make("previous_puzzle", tr("Previous puzzle of the fil&e"),
        {QKeySequence(Qt::CTRL | Qt::Key_PageUp)}, tr("Open the previous puzzle of the list"));
    makeCollectionActions();

    commands = make("commands", tr("&Commands…"),
        {QKeySequence(Qt::CTRL | Qt::Key_K), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
        tr("Find any command by its name"));
    searchTree = make("search_tree", tr("&Search tree"), {QKeySequence(Qt::CTRL | Qt::Key_T)},
        tr("Show the search as a tree instead of the board"));
    searchTree->setCheckable(true);
    tensors = make("tensors", tr("Te&nsors"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)},
        tr("Show what the layer at this place reads and computes"));
    tensors->setCheckable(true);
    pinLayer = make("pin_layer", tr("Pin this la&yer"), {QKeySequence(Qt::CTRL | Qt::Key_P)},
        tr("Keep the tensors of the layer at this place in a tab of their own"));
    pinLayer->setIconText(tr("Pin"));
    ruleGraph = make("rule_graph", tr("Rule &graph"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
        tr("Show the layers of the step as a graph"));
    ruleGraph->setCheckable(true);
    whatIf = make("what_if", tr("What i&f"), {QKeySequence(Qt::CTRL | Qt::Key_I)},
        tr("Run the puzzle with other rules and see both runs side by side"));
    whatIf->setCheckable(true);
    nextPanel = make("next_panel", tr("Ne&xt panel"), {QKeySequence(Qt::Key_F6)}, tr("Focus the next panel"));
    previousPanel = make(
        "previous_panel", tr("Pre&vious panel"), {QKeySequence(Qt::SHIFT | Qt::Key_F6)}, tr("Focus the panel before"));
    resetLayout = make("reset_layout", tr("&Reset layout"), {}, tr("Arrange this perspective as it was made"));
    appearances = new QActionGroup(this);
    for (const Appearance appearance : kAppearances) {
        const auto theme = themeOf(appearance);
        QAction* action = appearances->addAction(theme ? ThemeWording::name(*theme) : tr("As the desktop"));
        action->setCheckable(true);
        action->setData(static_cast<int>(appearance));
        action->setObjectName(QStringLiteral("appearance_%1").arg(static_cast<int>(appearance)));
    }
    colours
        = make("colours", tr("&Colours…"), {}, tr("Choose colours of your own for the board, the rules and depths"));
    makeLanguages();
    tintDerived = make("tint_derived", tr("T&int what follows from a guess"), {},
        tr("Cells that a guess decided have a faint tint of its colour"));
    tintDerived->setCheckable(true);
    makeVoices();
    showLayer = make("show_layer", tr("Sho&w the layer on the board"), {},
        tr("Inside a rule’s layers the board shows the numbers of the layer as colours"));
    showLayer->setCheckable(true);
    showLayer->setChecked(true);
    lessMotion = make("less_motion", tr("Less &motion"), {},
        tr("Nothing moves by itself: previews wait, panels and menus do not slide, the text cursor does not blink"));
    lessMotion->setCheckable(true);
    fullScreen
        = make("full_screen", tr("F&ull screen"), {QKeySequence(Qt::ALT | Qt::Key_Return)}, tr("Use the whole screen"));
    fullScreen->setCheckable(true);
    openHelp = make("help", tr("&Help"), {}, tr("How to use the program"));
    helpHere = make("help_here", tr("Help on what has the f&ocus"), {QKeySequence(Qt::Key_F1)},
        tr("The page of the help about the panel or view that has the focus"));
    firstSteps = make("first_steps", tr("&First steps"), {}, tr("Show the hint of the first start again"));
    howItWorks = make("how_it_works", tr("How the &network works"), {QKeySequence(Qt::SHIFT | Qt::Key_F1)},
        tr("The network explained, with a picture of every rule"));
    keys = make(
        "keys", tr("&Keys…"), {QKeySequence(Qt::CTRL | Qt::Key_F1)}, tr("See and change the keys of all commands"));
    about = make("about", tr("&About Convoku"), {}, tr("Version and licence"));
    about->setMenuRole(QAction::AboutRole);
    setPlaying(false);
}

void WindowActions::makeCollectionActions()
{
    CollectionActions& c = collection;
    c.analyse = make("analyse_collection", tr("Analyse the collection"), {},
        tr("Let the network solve all puzzles of the list: solutions, passes, guesses, rules"));
    c.analyse->setIconText(tr("Analyse"));
    c.random = make("random_puzzle", tr("Random puzzle of the list"), {}, tr("Open any of the puzzles that are shown"));
    c.random->setIconText(tr("Random"));
    c.saveShown = make("save_shown_puzzles", tr("Save shown puzzles of the list…"), {},
        tr("Save the puzzles that the filter shows, as lines or as a table with their numbers"));
    c.saveShown->setIconText(tr("Save…"));
    c.saveSelected = make("save_selected_puzzles", tr("Save selected puzzles of the list…"), {},
        tr("Save the selected puzzles, as lines or as a table with their numbers"));
    c.histogram = make("show_histogram", tr("Histogram of passes"), {},
        tr("Show beside the list how many puzzles take how many passes"));
    c.histogram->setIconText(tr("Histogram"));
    c.histogram->setCheckable(true);
    c.histogram->setChecked(true);
    for (QAction* action : {c.analyse, c.random, c.saveShown, c.saveSelected, c.histogram})
        action->setEnabled(false);
}

void WindowActions::makeLanguages()
{
    languages = new QActionGroup(this);
    const auto own = std::find_if(convoku::languages().begin(), convoku::languages().end(),
        [](const Language& language) { return language.id == systemLanguage(); });
    const auto add = [this](const QString& id, const QString& text) {
        QAction* action = make(
            qPrintable(QStringLiteral("language_") + (id.isEmpty() ? QStringLiteral("system") : id)), text, {}, {});
        action->setCheckable(true);
        action->setData(id);
        languages->addAction(action);
        return action;
    };
    //: %1: the name of the language, in that language
    const QString asSystem = tr("As the &system (%1)").arg(own->name);
    add({}, asSystem)->setStatusTip(tr("Speak the language of the desktop"));
    for (const Language& language : convoku::languages())
        add(language.id, language.name)->setStatusTip(tr("Speak this language"));
    setLanguage({});
}

void WindowActions::setLanguage(const QString& id)
{
    for (QAction* action : languages->actions())
        action->setChecked(action->data().toString() == id);
}

void WindowActions::makeVoices()
{
    struct Text
    {
        const char* id;
        QString text;
        QString help;
    };
    const Text texts[] = {
        {"voice_puzzle", tr("&Puzzle’s voice"), tr("Say what a step does in the words of the puzzle")},
        {"voice_constraint", tr("&Constraint’s voice"), tr("Say what a step does as a constraint solver would")},
        {"voice_layer", tr("&Layer’s voice"), tr("Say what a step does as its layers compute it, with their numbers")}};
    for (std::size_t i = 0; i < kVoiceCount; ++i) {
        voices[i] = make(texts[i].id, texts[i].text, {}, texts[i].help);
        voices[i]->setCheckable(true);
        voices[i]->setChecked(true);
    }
    for (QAction* voice : voices) {
        connect(voice, &QAction::toggled, this, [this] {
            const VoiceSet heard = heardVoices();
            const auto count = std::count(heard.begin(), heard.end(), true);
            for (QAction* each : voices)
                each->setEnabled(count > 1 || !each->isChecked());
            Q_EMIT heardVoicesChanged();
        });
    }
}

VoiceSet WindowActions::heardVoices() const
{
    VoiceSet heard{};
    std::transform(
        voices.begin(), voices.end(), heard.begin(), [](const QAction* voice) { return voice->isChecked(); });
    return heard;
}

void WindowActions::makeLessonActions()
{
    int number = 0;
    for (const LibraryEntry& entry : lessonLibrary()) {
        ++number;
        lessons.append(make(qPrintable(QStringLiteral("lesson_%1").arg(number)),
            QStringLiteral("&%1 %2").arg(number).arg(entry.title), {}, entry.summary));
    }
    openLesson = make("open_lesson", tr("&Open a lesson…"), {}, tr("Open a file with a lesson"));
    lessonList = make("lesson_list", tr("&All lessons"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)},
        tr("Show the list of the lessons"));
    nextStop = make("next_stop", tr("&Next stop"), {QKeySequence(Qt::ALT | Qt::Key_PageDown)},
        tr("On to the lesson’s next stop (also Space)"));
    previousStop = make("previous_stop", tr("&Previous stop"), {QKeySequence(Qt::ALT | Qt::Key_PageUp)},
        tr("Back to the lesson’s stop before (also Shift+Space)"));
    previousStopOnBoard = make("previous_stop_on_board", tr("Previous stop (on the board)"),
        {QKeySequence(Qt::SHIFT | Qt::Key_Space), QKeySequence(Qt::Key_Backspace)},
        tr("Back to the lesson’s stop before"));
    returnToStop = make("return_to_stop", tr("&Back to the stop"), {QKeySequence(Qt::ALT | Qt::Key_Home)},
        tr("Set the window up again as the lesson’s stop wants it"));
    closeLesson
        = make("close_lesson", tr("&Close lesson"), {}, tr("Leave the lesson; your puzzle comes back as it was"));
}

QAction* WindowActions::make(
    const char* id, const QString& text, const QList<QKeySequence>& shortcuts, const QString& help)
{
    auto* action = new QAction(text, this);
    action->setObjectName(QString::fromLatin1(id));
    action->setStatusTip(help);
    setKeys(action, shortcuts);
    m_window->addAction(action);
    return action;
}

void WindowActions::setKeys(QAction* action, const QList<QKeySequence>& shortcuts)
{
    action->setShortcuts(shortcuts);
    // Buttons don't show keys in their tips by themselves.
    const QString help = action->statusTip();
    action->setToolTip(
        shortcuts.isEmpty() ? help : tr("%1 (%2)").arg(help, shortcuts.front().toString(QKeySequence::NativeText)));
}

QString WindowActions::label(const QAction* action)
{
    static const QRegularExpression kKeyInBrackets(QStringLiteral("\\(&\\w\\)"));
    return action->text().remove(kKeyInBrackets).remove(QLatin1Char('&'));
}

void WindowActions::setPlaying(bool playing)
{
    transport.play->setIcon(icon(playing ? Sign::Pause : Sign::Play));
    transport.play->setText(playing ? tr("&Pause") : tr("&Play"));
}

} // namespace convoku
