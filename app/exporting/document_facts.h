// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace convoku {

/// What a file says of what it shows, so that whoever finds it later can have the same on the screen. Written into
/// every format; not for the eye, so nothing of it is translated.
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
    /// Of passes; `last` < 0: to the end.
    static DocumentFacts ofPasses(const Recording& recording, int first, int last);

    /// Whether nothing is said of a run.
    bool isEmpty() const { return puzzle.isEmpty(); }
    /// Name and value of what there is, without the title.
    std::vector<std::pair<QString, QString>> fields() const;
    /// A line each: "Puzzle: 8.5.....2…"
    QString text() const;
    /// As XMP, the metadata of PDF and WebP. Empty where there is nothing to say.
    QByteArray xmp() const;

    friend bool operator==(const DocumentFacts&, const DocumentFacts&) = default;
};

/// Who made the file, in every format.
inline constexpr char kCreator[] = "Convoku";
/// The XML namespace of the facts.
inline constexpr char kFactsNamespace[] = "urn:convoku:facts";

} // namespace convoku
