// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/document/bend_effect.h"
#include "app/document/network_checks.h"
#include "app/document/network_draft.h"
#include "app/document/run_job.h"
#include "solver/check/safe_band.h"
#include "solver/network/text/bending.h"

#include <QByteArray>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace convoku {

class Session;
class Workshop;

/// Compares the rule with bent numbers to the rule as it is written.
struct BendEffect
{
    bool hasPuzzle = false;
    std::optional<FirstNumber> first; ///< here
    WholeRun written;
    WholeRun bent;
};

/// The numbers of the rule that the workshop looks at, one of which is bent in its text: how it was written, how far it
/// can be bent, and what comes of it. Works in threads, and only while somebody looks.
///
/// As written is the text that somebody typed or opened; texts that came of bending, and what undo makes of them, are
/// compared with it.
class WeightBench : public QObject
{
    Q_OBJECT

public:
    /// Numbers are offered so far from 0, or from a written one that is larger.
    static constexpr int kFar = 9;

    WeightBench(Workshop* workshop, Session* session, BackendFactory backend);

    void setWatched(const QObject* by, bool watched);

    /// Returns the numbers of the selected rule, for its house, in the order of its layers. Empty if there are none, or
    /// if their text is elsewhere: see isTextElsewhere().
    const std::vector<NumbersOfLayer>& numbers() const { return m_numbers; }
    /// Its lines are those of a kernel of another text.
    bool isTextElsewhere() const { return m_elsewhere; }
    /// Returns the number as it was written; none if there was no such number.
    std::optional<double> written(std::size_t layer, std::size_t number) const;
    /// Something is bent.
    bool isBent() const;
    QString writtenText() const { return m_writtenText; }
    /// Returns true if the text is remembered as a result of bending, or as the text before it.
    bool isOfBending(const QString& text) const;
    /// The text has changed, and its numbers are not known yet.
    bool isReading() const;
    const QString& text() const;
    /// The id of the rule that they are of.
    const std::string& rule() const { return m_part.id; }

    struct Chosen
    {
        std::size_t layer = 0; ///< NumbersOfLayer::layer
        std::size_t number = 0;
        friend bool operator==(const Chosen&, const Chosen&) = default;
    };
    /// Returns none if there are no numbers.
    const std::optional<Chosen>& chosen() const { return m_chosen; }
    void choose(Chosen which);
    /// Returns the current value of the chosen number; 0 if there is none.
    double value() const;

    struct Bent
    {
        QString text; ///< empty: there is none
        QString mistake; ///< why not, a sentence
    };
    /// The text with the chosen number bent. It is known then as one that came of bending, and so is the one before.
    Bent textWith(double to);

    /// Null while it is worked out, and where nothing is bent.
    const std::shared_ptr<const BendEffect>& effect() const { return m_effect; }
    bool isWorkingOut() const { return m_asked && m_effect == nullptr; }
    /// Returns how far the chosen number can be bent from its written value; null while this is computed, or if it
    /// cannot be.
    const std::shared_ptr<const check::SafeBand>& band() const { return m_band; }
    /// 0 … 1 while it is asked; none: it is not.
    std::optional<double> bandProgress() const { return m_bandProgress; }
    /// A board that shows something of the rule as it is bent now. `loss`: a solution that it loses; else where it
    /// leaves something else than the written one. None: there is none, or it could not be found.
    void askForBoard(bool loss);

Q_SIGNALS:
    void numbersChanged();
    /// The numbers are those of the text.
    void followed();
    void chosenChanged();
    void effectChanged();
    void bandChanged();
    void boardFound(const std::optional<convoku::Counterexample>& board);

private:
    struct Tool
    {
        std::unique_ptr<Backend> backend;
        ModelPtr network; ///< of `run`
        StartingGrid start;
        std::optional<WholeRun> run;
    };
    struct Asked
    {
        PartText part;
        std::size_t house = 0;
        ModelPtr network;
        Candidates before;
        StartingGrid start;
    };
    struct AskedBand
    {
        PartText part;
        HouseKind house = HouseKind::Row;
        Chosen which;
    };

    void follow();
    void ask();
    void askBand();
    const DraftPart* writtenPart() const;
    HouseKind house() const;
    bool isWatched() const { return !m_watchers.empty(); }

    Workshop* m_workshop;
    Session* m_session;
    BackendFactory m_backend;
    std::set<const QObject*> m_watchers;
    NetworkDraft m_written; ///< the draft of m_writtenText
    QString m_writtenText;
    QSet<QByteArray> m_made; ///< hashes of texts that came of bending: texts can be long
    std::vector<NumbersOfLayer> m_numbers;
    std::vector<NumbersOfLayer> m_writtenNumbers; ///< of the same rule as it was written
    PartText m_part; ///< whose they are
    std::size_t m_house = 0;
    bool m_elsewhere = false;
    std::optional<Chosen> m_chosen;
    std::shared_ptr<const BendEffect> m_effect;
    std::optional<Asked> m_asked;
    std::shared_ptr<const check::SafeBand> m_band;
    std::optional<AskedBand> m_askedBand;
    std::optional<double> m_bandProgress;
    QTimer m_soon;
    LatestTask<Tool> m_task; // the last three: they end before the rest goes
    LatestTask<NoTool> m_bandTask; ///< of its own: proofs take longer than a number may wait
    LatestTask<NoTool> m_boardTask;
};

} // namespace convoku
