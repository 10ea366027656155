// SPDX-License-Identifier: MIT
#include "app/window/command_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace convoku {
namespace {

struct Words
{
    const char* id; ///< or how ids begin, with a _ at the end
    const char* words;
};

/// The translation context of the words: other languages have other ones, and as many as they like.
constexpr char kContext[] = "convoku::CommandWords";

constexpr Words kWords[] = {
    {"appearance_",
        QT_TRANSLATE_NOOP("convoku::CommandWords", "theme dark light night mode appearance colors colours")},
    {"colours", QT_TRANSLATE_NOOP("convoku::CommandWords", "theme own colors palette")},
    {"desktop_font", QT_TRANSLATE_NOOP("convoku::CommandWords", "letters typeface text theme")},
    {"language_", QT_TRANSLATE_NOOP("convoku::CommandWords", "language translation locale")},
    {"less_motion", QT_TRANSLATE_NOOP("convoku::CommandWords", "animation still accessibility")},
    {"perspective_", QT_TRANSLATE_NOOP("convoku::CommandWords", "perspective layout workspace panels")},
    {"perspective_teach", QT_TRANSLATE_NOOP("convoku::CommandWords", "perspective layout lessons tutorial course")},
    {"reset_layout", QT_TRANSLATE_NOOP("convoku::CommandWords", "restore default panels arrangement windows")},
    {"full_screen", QT_TRANSLATE_NOOP("convoku::CommandWords", "maximize fullscreen")},
    {"next_pass", QT_TRANSLATE_NOOP("convoku::CommandWords", "step on forward over advance")},
    {"previous_pass", QT_TRANSLATE_NOOP("convoku::CommandWords", "step back backward before")},
    {"next_rule", QT_TRANSLATE_NOOP("convoku::CommandWords", "step rule on forward in next")},
    {"previous_rule", QT_TRANSLATE_NOOP("convoku::CommandWords", "step rule backward previous")},
    {"step_out", QT_TRANSLATE_NOOP("convoku::CommandWords", "finish leave")},
    {"enter_layers", QT_TRANSLATE_NOOP("convoku::CommandWords", "step in deeper tensors numbers")},
    {"play", QT_TRANSLATE_NOOP("convoku::CommandWords", "run animate start pause go")},
    {"first", QT_TRANSLATE_NOOP("convoku::CommandWords", "start beginning rewind")},
    {"last", QT_TRANSLATE_NOOP("convoku::CommandWords", "end result solution finish")},
    {"slower", QT_TRANSLATE_NOOP("convoku::CommandWords", "speed")},
    {"faster", QT_TRANSLATE_NOOP("convoku::CommandWords", "speed")},
    {"go_to_address", QT_TRANSLATE_NOOP("convoku::CommandWords", "jump pass place number cell position")},
    {"first_wrong_guess", QT_TRANSLATE_NOOP("convoku::CommandWords", "mistake failure backtrack")},
    {"why_it_failed", QT_TRANSLATE_NOOP("convoku::CommandWords", "contradiction clash reason wrong backtrack")},
    {"explain_picked", QT_TRANSLATE_NOOP("convoku::CommandWords", "why reason cause candidate")},
    {"history_of_picked", QT_TRANSLATE_NOOP("convoku::CommandWords", "life events candidate")},
    {"stop_run", QT_TRANSLATE_NOOP("convoku::CommandWords", "cancel abort halt")},
    {"continue_run", QT_TRANSLATE_NOOP("convoku::CommandWords", "resume go on")},
    {"look_for_another", QT_TRANSLATE_NOOP("convoku::CommandWords", "unique several solutions")},
    {"toggle_breakpoint", QT_TRANSLATE_NOOP("convoku::CommandWords", "stop pause debug")},
    {"add_breakpoint", QT_TRANSLATE_NOOP("convoku::CommandWords", "stop condition debug")},
    {"toggle_bookmark", QT_TRANSLATE_NOOP("convoku::CommandWords", "mark note remember place")},
    {"board", QT_TRANSLATE_NOOP("convoku::CommandWords", "grid puzzle sudoku view")},
    {"search_tree", QT_TRANSLATE_NOOP("convoku::CommandWords", "guesses backtracking branches view")},
    {"tensors", QT_TRANSLATE_NOOP("convoku::CommandWords", "layers numbers activations convolution kernel view")},
    {"rule_graph", QT_TRANSLATE_NOOP("convoku::CommandWords", "network architecture diagram layers view")},
    {"what_if", QT_TRANSLATE_NOOP("convoku::CommandWords", "compare without rule ablation difference view")},
    {"cube", QT_TRANSLATE_NOOP("convoku::CommandWords", "tensor turn axes hidden naked fish slice view")},
    {"export_training", QT_TRANSLATE_NOOP("convoku::CommandWords", "gif webp film video learned")},
    {"learned", QT_TRANSLATE_NOOP("convoku::CommandWords", "train training weights random gradient loss machine view")},
    {"workshop", QT_TRANSLATE_NOOP("convoku::CommandWords", "write rule editor language program network view")},
    {"open", QT_TRANSLATE_NOOP("convoku::CommandWords", "load file import")},
    {"paste", QT_TRANSLATE_NOOP("convoku::CommandWords", "clipboard insert import")},
    {"generate", QT_TRANSLATE_NOOP("convoku::CommandWords", "new random create make")},
    {"new_puzzle", QT_TRANSLATE_NOOP("convoku::CommandWords", "empty blank enter type create")},
    {"edit", QT_TRANSLATE_NOOP("convoku::CommandWords", "change enter type givens digits")},
    {"step_through", QT_TRANSLATE_NOOP("convoku::CommandWords", "run solve done finish accept")},
    {"save_session", QT_TRANSLATE_NOOP("convoku::CommandWords", "store keep write")},
    {"save_puzzle", QT_TRANSLATE_NOOP("convoku::CommandWords", "store write convert format")},
    {"export_gif", QT_TRANSLATE_NOOP("convoku::CommandWords", "gif webp film video movie share")},
    {"export_picture", QT_TRANSLATE_NOOP("convoku::CommandWords", "png svg pdf image screenshot print share")},
    {"export_onnx", QT_TRANSLATE_NOOP("convoku::CommandWords", "network model file neural accelerator npu share")},
    {"export_page", QT_TRANSLATE_NOOP("convoku::CommandWords", "web html javascript network share")},
    {"copy_picture", QT_TRANSLATE_NOOP("convoku::CommandWords", "image screenshot clipboard share")},
    {"export_collection", QT_TRANSLATE_NOOP("convoku::CommandWords", "batch all gif png")},
    {"analyse_collection", QT_TRANSLATE_NOOP("convoku::CommandWords", "analyze solve batch statistics difficulty")},
    {"lesson_list", QT_TRANSLATE_NOOP("convoku::CommandWords", "teach tutorial course learn")},
    {"first_steps", QT_TRANSLATE_NOOP("convoku::CommandWords", "hint welcome tour tutorial start")},
    {"help", QT_TRANSLATE_NOOP("convoku::CommandWords", "manual documentation guide")},
    {"how_it_works", QT_TRANSLATE_NOOP("convoku::CommandWords", "explain manual documentation")},
    {"keys", QT_TRANSLATE_NOOP("convoku::CommandWords", "shortcuts hotkeys keyboard bindings")},
    {"about", QT_TRANSLATE_NOOP("convoku::CommandWords", "version licence license")},
    {"quit", QT_TRANSLATE_NOOP("convoku::CommandWords", "exit close end")},
    {"undo", QT_TRANSLATE_NOOP("convoku::CommandWords", "back revert")},
    {"reopen_last", QT_TRANSLATE_NOOP("convoku::CommandWords", "remember restore start again resume")},
};

} // namespace

QString commandWords(const QString& id)
{
    const auto of = [&id](bool whole) {
        return std::find_if(std::begin(kWords), std::end(kWords), [&id, whole](const Words& words) {
            const QLatin1String known(words.id);
            return id == known || (!whole && known.endsWith(QLatin1Char('_')) && id.startsWith(known));
        });
    };
    const Words* found = of(true);
    if (found == std::end(kWords))
        found = of(false);
    return found == std::end(kWords) ? QString() : QCoreApplication::translate(kContext, found->words);
}

} // namespace convoku
