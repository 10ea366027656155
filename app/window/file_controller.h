// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/puzzle_source.h"
#include "app/document/recent_files.h"
#include "app/window/window_model.h"
#include "solver/formats/puzzle.h"

#include <QObject>

#include <functional>
#include <optional>
#include <span>

class QMenu;
class QMimeData;

namespace convoku {

class OpeningWork;
struct SessionContent;
struct WindowParts;
enum class Perspective;

/// Brings puzzles, sessions and lessons into the window and out of it: as files, by the clipboard, by drag and drop.
/// Problems are shown in the window.
class FileController final : public QObject
{
    Q_OBJECT

public:
    FileController(WindowParts& parts, QObject* parent);

    /// Opens a file, or the puzzle itself.
    void openFileOrPuzzle(const QString& argument);
    /// Opens the last session; the first example if none is remembered, or if the user does not want it.
    void begin();
    /// Puzzles, a session or a lesson.
    void openFile(const QString& path);
    /// `name`: as PuzzleText has it.
    void openText(const QString& text, const QString& name = {});
    /// With a network that is for its board; where there is none the notice says so.
    void openGrid(const StartingGrid& start, const QString& name);
    /// With these options, whose network is. False: somebody goes on with a puzzle that is edited.
    bool openGrid(
        const StartingGrid& start, const QString& name, const RunOptions& options, std::optional<Position> place = {});
    /// Returns whether there is a network for such puzzles. If not, the notice reports that.
    bool canOpen(Board board);
    /// A list of addresses of files, or a text with puzzles. `fromClipboard`: in the editor it replaces the puzzle.
    void take(const QMimeData& content, bool fromClipboard);
    /// Replaces the file when it is complete.
    bool saveSessionTo(const QString& path);
    /// Saves the puzzle as it was opened, or with the candidates of the position.
    void savePuzzle(bool ofPosition);
    /// Returns whether the path is a device or a pipe instead of a file, and reports that.
    bool tellsDevice(const QString& path);
    /// Reports the problems in the lines of a text. `name`: empty for pasted text.
    void showProblems(const QString& name, const QStringList& problems, bool anyPuzzle);
    void rememberFile(const QString& path);
    /// The keys are the view's again: steps, arrows.
    void focusView();
    /// The work that reads a network or a session, which can take long. Opening another file cancels it.
    OpeningWork* opening() const { return m_opening; }
    /// The files that were opened last; filled anew with each.
    QMenu* recentMenu() const { return m_recent; }
    /// The ways to write a puzzle that the clipboard is of use for: commands "copy_as_" and the format's id.
    static std::span<const PuzzleFormat> copiedFormats();

Q_SIGNALS:
    /// The name of what is open is another one.
    void titleChanged();

private:
    void addCommands();
    void addCopies();
    void askForFile();
    void openAnyFile(const QString& path);
    void openSession(const QString& path);
    void beginWith(const SessionContent& content, const QString& title);
    void openExample();
    /// Texts of commands say how many characters a puzzle has.
    void nameCopies();
    /// The list shows what is open.
    void markOpen();
    void showSession(const QString& path, const SessionContent& content, const std::optional<Perspective>& perspective);
    /// One that is gone can be taken off the list.
    void openRecent(const QString& path);
    void fillRecent();
    void saveSession(bool askForName);
    /// Beside the message that a file could not be written: to choose another one.
    void offerElsewhere(std::function<void()> save);
    /// The picked candidate, or the picked number of the layer in front.
    QString pickedAddress() const;

    WindowParts& m_parts;
    RecentFiles m_recentFiles;
    QMenu* m_recent;
    OpeningWork* m_opening;
};

} // namespace convoku
