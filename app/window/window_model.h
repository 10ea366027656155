// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/puzzle_source.h"
#include "app/document/puzzle_validity.h"
#include "app/document/workspace.h"
#include "app/views/board/puzzle_edit.h"
#include "app/views/board/widgets/board_edit.h"
#include "app/views/collections/widgets/collection_work.h"
#include "app/views/lessons/lesson_progress.h"
#include "app/views/lessons/lesson_walk.h"
#include "app/window/docks.h"

#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <set>

namespace convoku {

/// State of the user's work: everything that survives when the window is built again in another language. It contains
/// no widget.
struct WindowModel
{
    WindowModel(const BackendFactory& backend, BatchEngineFactory engine);
    ~WindowModel();
    WindowModel(const WindowModel&) = delete;
    WindowModel& operator=(const WindowModel&) = delete;

    Session& session() { return *workspace.session(); }

    BatchEngineFactory engine; ///< for work on many puzzles
    Workspace workspace;
    PuzzleEdit edit;
    BoardEdit boardEdit;
    PuzzleValidity validity;
    CollectionWork collection;
    LessonWalk walk;

    QString title; ///< of what is open, as the window's title has it; may be empty
    QString sessionPath; ///< where Save goes; empty: it asks
    bool editing = false;
    QString editedName;

    // List of puzzles
    PuzzleText reading; ///< what it is being read from
    ReadHint readingHint;
    bool readingChoice = false; ///< it is a table with several columns of puzzles
    PuzzleText table; ///< what the open puzzles were read from, if it is a table with several columns of them
    std::optional<std::size_t> column; ///< of `table`, chosen last

    /// State of the window before a lesson took it over.
    struct BeforeLesson
    {
        Session::Kept session;
        std::vector<Bookmark> bookmarks;
        QString sessionPath;
        QString title;
        Perspective perspective;
        int tab;
        bool lessonDock;
        PassOptions otherRules; ///< of the run beside
        std::set<QString> shown; ///< docks that the lesson brought into sight
        bool changedOtherRules = false; ///< a stop has, for itself
    };
    std::unique_ptr<BeforeLesson> beforeLesson; ///< while one is open
    QString lessonPath;
    std::vector<LessonProgress::Question> comeBack; ///< by stop, where the lesson is one of missed questions
    QString keptLink; ///< the link of the stop that is lit until another one is

    bool unkeptReported = false; ///< that settings cannot be kept: once is enough

    std::unique_ptr<QTemporaryDir> dragged; ///< pictures as files, for those who take only files
};

} // namespace convoku
