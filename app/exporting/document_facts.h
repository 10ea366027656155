// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace convoku {

/// Facts in a file about its contents, so that a reader can restore the same state on the screen later. They are
/// written into every format, for programs: nothing of them is translated.
struct DocumentFacts
{
    QString title;
    QString puzzle; ///< a character a cell
    QString
        candidates; ///< as many for each digit of a cell; empty where the run begins with the candidates of the givens
    QString network; ///< "article"
    QString rules; ///< its ids in the order in which they run: "naked_single_box,pointing_row"
    QString search; ///< "on", "off"
    QString address; ///< "17.4", or of a part of the run "3-25"

    static DocumentFacts of(const Recording& recording, Position position);
    /// Returns the facts of a part of a run; `last` < 0: to the end.
    static DocumentFacts ofPasses(const Recording& recording, int first, int last);

    /// Returns true if there are no facts about a run.
    bool isEmpty() const { return puzzle.isEmpty(); }
    /// Name and value of what there is, without the title.
    std::vector<std::pair<QString, QString>> fields() const;
    /// A line each: "Puzzle: 8.5.....2…"
    QString text() const;
    /// Returns the facts as XMP, the metadata of PDF and WebP. Empty if there are none.
    QByteArray xmp() const;

    friend bool operator==(const DocumentFacts&, const DocumentFacts&) = default;
};

/// Name of the program that made the file, in every format.
inline constexpr char kCreator[] = "Convoku";
/// The XML namespace of the facts.
inline constexpr char kFactsNamespace[] = "urn:convoku:facts";

} // namespace convoku
