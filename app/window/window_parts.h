// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/window_model.h"

#include <QCoreApplication>

class QMainWindow;
class QSettings;

namespace convoku {

class Announcer;
class Centre;
class Commands;
class CompareController;
class Docks;
class EditController;
class ExportController;
class FileController;
class HelpController;
class LessonController;
class ListController;
class MarkController;
class MessageBar;
class NetworkController;
class Notice;
class Panels;
class RunController;
class UndoOffer;
class ViewController;
class WorkshopController;

/// Shared by the controllers of a window: the model, the widgets that show it, and the other controllers. The window
/// sets all members before it uses any controller; all of them live as long as the controllers.
struct WindowParts
{
    QMainWindow* window = nullptr;
    QSettings* settings = nullptr;
    WindowModel* model = nullptr;
    Commands* commands = nullptr;
    Centre* centre = nullptr;
    Docks* docks = nullptr;
    Panels* panels = nullptr;
    MessageBar* messages = nullptr;
    Notice* notice = nullptr;
    UndoOffer* undo = nullptr;
    Announcer* announcer = nullptr;

    FileController* files = nullptr;
    NetworkController* networks = nullptr;
    WorkshopController* workshop = nullptr;
    ListController* lists = nullptr;
    EditController* editing = nullptr;
    RunController* run = nullptr;
    MarkController* marks = nullptr;
    LessonController* lessons = nullptr;
    ExportController* exports = nullptr;
    CompareController* compare = nullptr;
    ViewController* view = nullptr;
    HelpController* help = nullptr;

    Session* session() const { return model->workspace.session(); }
    Workspace* workspace() const { return &model->workspace; }
    bool isEditing() const { return model->editing; }
    /// Returns true if there is a run to show: a puzzle is open and is not being edited.
    bool hasRun() const { return session()->hasPuzzle() && !isEditing(); }
    /// Returns the board of the open or edited puzzle; without a puzzle, that of the network.
    Board board() const;
    /// In the notice; 0: until something else is said there.
    void showMessage(const QString& sentence, int milliseconds = 5000) const;
    void showProblem(const QString& title, const QStringList& lines = {}) const;
};

} // namespace convoku
