// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/document/network_checks.h"
#include "app/document/network_draft.h"
#include "app/document/run_job.h"

#include <QByteArray>
#include <QObject>
#include <QTime>
#include <QTimer>

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>

namespace convoku {

class Recording;
class Session;
class WeightBench;

/// A version of a text that was evaluated, or put aside for another one.
struct DraftVersion
{
    QString text;
    QString name;
    QTime time;
    QString verdict; ///< what came of it, in a few words
};

/// The text of a network that is being written, what it makes, and what one of its rules does at the session's place.
/// Reads, compiles and runs in a thread, soon after a change; the last network that compiled stays until another one
/// does. Nothing that was typed is lost: what is replaced goes into the history.
class Workshop : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kMostLetters = 1 << 18; ///< more is not taken: a file has a quarter of it at most
    static constexpr std::size_t kMostVersions = 100;

    Workshop(Session* session, const BackendFactory& backend, QObject* parent = nullptr);
    ~Workshop() override;

    // The text
    const QString& text() const { return m_text; }
    /// Sets the text while the user types; cut if it is longer than allowed.
    void setText(const QString& text);
    bool isEmpty() const { return m_text.trimmed().isEmpty(); }
    /// Another text. What was there goes into the history, unless it is saved. `path`: its file; empty: it has none.
    void open(const QString& text, const QString& name, const QString& path = {});
    /// A network with the texts of its rules, to be changed. Its own network's is there already.
    void openCopy(const ModelPtr& network);
    /// A rule that comes with the program.
    void openShipped(const char* id);
    /// Returns the name for people; empty: it has no name yet.
    const QString& name() const { return m_name; }
    const QString& path() const { return m_path; }
    /// Returns true if the text is as its file has it, or as it was opened.
    bool isSaved() const { return m_text == m_savedText; }
    /// Empty: done. Otherwise why not, in the operating system's words.
    QString saveTo(const QString& path);
    /// For the settings, and from them; what is no such thing is ignored.
    QByteArray kept() const;
    void restore(const QByteArray& kept);

    // The content of the text
    /// The text as it was read last.
    const NetworkDraft& draft() const { return *m_draft; }
    /// The text has changed since.
    bool isReading() const { return m_draft->text != m_text; }
    /// At once, without waiting for somebody to go on typing.
    void readNow() { read(); }
    /// The last one that compiled; null: none has.
    const ModelPtr& network() const { return m_network; }
    /// The network that parts without a network run in: the session's, unless that was made here.
    const ModelPtr& base() const { return m_base; }
    /// Without the rule that is looked at, as a set of network()'s rules; and those of the rule.
    RuleSet rulesWithout() const;
    RuleSet rulesOfPart() const;

    // The rule that is looked at
    /// Where the text's cursor is, from 1: its part is looked at.
    void setLine(int line);
    int line() const { return m_line; }
    /// Selects one of the rule's houses, by place in PartText::houses.
    void setHouse(std::size_t house);
    std::size_t house() const;
    /// Null: no part has layers. Of the last text that had any.
    const DraftPart* part() const;
    /// The lines of the part, for the house; empty: there are none.
    const std::vector<DraftLine>& lines() const;
    /// Returns the current line in the text of one of these lines; 0: it has been changed.
    int lineNow(const DraftLine& line) const;
    /// Returns what the rule makes at a line of the text, as one entry; none: it makes nothing there. `house`: by place
    /// in PartText::houses.
    std::optional<DraftLine> madeAt(int line, std::size_t house) const;
    /// Returns the first and last layer, from 1, that the cursor's line makes in a run, by step. Empty if it makes
    /// none, or if the run does not have the rule as it is in the text.
    std::map<int, std::pair<int, int>> layersIn(const Recording& recording) const;

    // The effect of the rule at the session's place
    /// Without anybody who looks nothing is run.
    void setWatched(const QObject* by, bool watched);
    /// Null while they are worked out, without a puzzle, and for parts that are no rules.
    const std::shared_ptr<const DraftValues>& values() const { return m_values; }
    /// Returns the values() of the house; null if there are none.
    const DraftHouse* valuesOfHouse() const;
    /// The candidates that the rule is run on: those that the step found where it is a step of this rule, else those
    /// that are there. None without a puzzle, or where it is on another board than the text is for.
    std::optional<Candidates> candidatesHere() const
    {
        const std::optional<State> state = stateHere();
        return state ? std::optional(state->candidates) : std::nullopt;
    }
    /// The same, and what rules had remembered.
    std::optional<State> stateHere() const;

    // Checks and experiments
    /// Of the rule that is looked at, as soon as nobody has typed for a moment, while somebody looks.
    CheckRun* checks() { return m_checks; }
    /// On which it shows what it is worth; null: those that come with the program.
    void setPuzzles(const WorthPuzzles& puzzles);
    const WorthPuzzles& puzzles() const { return m_puzzles; }
    /// Its numbers, to be bent.
    WeightBench* bench() { return m_bench; }

    // Versions
    /// The newest first.
    const std::deque<DraftVersion>& versions() const { return m_versions; }
    /// Sets the verdict of the newest version with this text; does nothing if there is none.
    void setVerdict(const QString& text, const QString& verdict);

Q_SIGNALS:
    /// Another text, which nobody has typed.
    void textReplaced();
    /// Name, path, or whether it is saved.
    void documentChanged();
    /// The text has been read.
    void draftChanged();
    /// Another part or house is looked at.
    void partChanged();
    void valuesChanged();
    void versionsChanged();
    /// The program failed; not for translation.
    void failed(const QString& error);

private:
    struct Tool
    {
        std::unique_ptr<Backend> backend; ///< of `make`; null: not made yet
    };
    void read();
    void take(NetworkDraft draft);
    void ask();
    void putAside();
    void remember(const QString& text, const QString& verdict);
    void followNetwork();
    void compareLines();
    void check();
    void reportChecks();

    Session* m_session;
    BackendFactory m_backend;
    QString m_text;
    QString m_savedText;
    QString m_name;
    QString m_path;
    std::shared_ptr<const NetworkDraft> m_draft;
    std::shared_ptr<const NetworkDraft> m_shown; ///< the last one that has parts
    /// Number of equal lines of the shown draft and the current text, from the first on and up to the last, and their
    /// total numbers of lines.
    struct Alike
    {
        int above = 0;
        int below = 0;
        int shown = 0;
        int now = 0;
    };
    Alike m_alike;
    ModelPtr m_network;
    ModelPtr m_base;
    std::set<ModelPtr> m_made; ///< that the session may run: they are no base
    int m_line = 1;
    std::size_t m_house = 0;
    std::set<const QObject*> m_watchers;
    std::shared_ptr<const DraftValues> m_values;
    std::optional<DraftValues> m_asked; ///< part and candidates that m_values are, or will be, of
    std::size_t m_askedHouse = 0;
    std::shared_ptr<const Remembered> m_askedRemembered;
    std::deque<DraftVersion> m_versions;
    CheckRun* m_checks;
    WorthPuzzles m_puzzles;
    WeightBench* m_bench;
    std::optional<CheckSubject> m_checked;
    QString m_checkedText;
    QTimer m_checkSoon;
    QTimer m_soon;
    LatestTask<NoTool> m_reader; // the last two: they end before the rest goes
    LatestTask<Tool> m_task; ///< of its own: what a rule does may take longer than reading the next letter may wait
};

} // namespace convoku
