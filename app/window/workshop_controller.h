// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <optional>
#include <string>

namespace convoku {

class BentWeightDialog;
struct WindowParts;

/// Connects the window with the rule workshop: networks to edit, files, running the written rules, and jumps between
/// lines and their layers.
class WorkshopController final : public QObject
{
    Q_OBJECT

public:
    WorkshopController(WindowParts& parts, QObject* parent);

    /// A file's text, whatever it says.
    void open(const QString& path);
    /// False: it could not be written, and that was said.
    bool saveTo(const QString& path);

private:
    void addCommands();
    void editCopy();
    void findBentWeight();
    void askForFile();
    void save(bool elsewhere);
    void run(bool besideWithout);
    void goToLayer(int layer);
    /// From the layer at the session's position to the line that makes it.
    void goToLine();
    bool hasLine() const;
    /// From the line that the editor's cursor is in to its layers in the graph.
    void goToGraph();
    /// Tells the graph which line that is.
    void markLine();
    /// The list of puzzles that is open, to measure rules on.
    void offerPuzzles();
    void takePuzzles(bool ofCollection);
    void goToWanted();

    WindowParts& m_parts;
    BentWeightDialog* m_bentWeight = nullptr;
    struct Wanted
    {
        std::string part;
        int layer = 0; ///< of the part, from 1
        std::size_t house = 0; ///< by place in PartText::houses: which lines make it hangs on it
    };
    std::optional<Wanted> m_wanted; ///< a line, as soon as the text has been read
};

} // namespace convoku
