// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/recent_files.h"
#include "solver/run/runner.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QActionGroup;
class QMenu;

namespace convoku {

struct FoundNetwork;
struct WindowParts;

/// Which network runs: one that comes with the program, or a file's. Another one is another run of the puzzle.
class NetworkController final : public QObject
{
    Q_OBJECT

public:
    NetworkController(WindowParts& parts, QObject* parent);

    /// Reads the file and runs its network; of several it asks for one. What is wrong with it is shown.
    void open(const QString& path);
    /// With all of its rules. Where the puzzle that is open is on another board an example on the network's is opened.
    /// False: somebody goes on with a puzzle that is edited.
    bool run(const ModelPtr& network);
    /// Returns the options for running a puzzle on that board: the current ones if the network is for such puzzles,
    /// otherwise the article's rules for them. None if no network that comes with the program is for them.
    std::optional<RunOptions> optionsFor(Board board) const;
    /// Says that this network runs now, which `back` takes back.
    void offerBack(const Model& network, std::function<void()> back);
    /// Returns the menu with the networks that come with the program, the running one, and the recently opened files.
    QMenu* menu() const { return m_menu; }
    /// The files that were opened last, the newest first.
    QStringList recentFiles() const { return m_recent.paths(); }
    /// One that somebody has opened elsewhere in the window.
    void addRecentFile(const QString& path);

Q_SIGNALS:
    void recentFilesChanged(const QStringList& paths);

private:
    /// All rules of the network.
    RunOptions optionsWith(const ModelPtr& network) const;
    void askForFile();
    void choose(const QString& path, const QStringList& ids, const QString& question);
    void openFrom(const QString& path, const QString& id);
    /// Runs the network that was read, asks which one to run, or shows the problem.
    void take(const QString& path, const FoundNetwork& found);
    void openRecent(const QString& path);
    void fillMenu();

    WindowParts& m_parts;
    RecentFiles m_recent;
    QMenu* m_menu;
    QActionGroup* m_group = nullptr; ///< of its entries, of which one is checked
    std::vector<std::string> m_ids; ///< of the commands, which keep only where they stand
    ModelPtr m_opened; ///< the network of m_path
    QString m_path;
};

} // namespace convoku
