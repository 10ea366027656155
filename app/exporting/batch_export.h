// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/animation.h"
#include "app/exporting/picture.h"
#include "app/exporting/run_frames.h"
#include "solver/formats/puzzle.h"
#include "solver/run/runner.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <functional>

namespace convoku {

/// A puzzle of a collection.
struct BatchPuzzle
{
    StartingGrid start;
    int number = 1; ///< in the collection, from 1
    QString name; ///< may be empty
};

/// The name that the text of a puzzle gives it, or its comment; may be empty.
QString batchNameOf(const Puzzle& puzzle);

/// Plan for the files of a collection's puzzles: their contents and paths.
struct BatchPlan
{
    enum class Existing { Skip, Replace, Number }; ///< what happens where the file is there already

    RunOptions run;
    QString folder;
    QString pattern
        = QStringLiteral("{number}"); ///< names without their end; {number} and {name} stand for the puzzle's
    /// Between the folder and the file, one in the other, with {number} and {name} as in the pattern.
    QStringList subfolders = {};
    QString ending = {}; ///< of the files, without the dot; empty: the usual one of the format
    int digits = 1; ///< of {number}, filled up with zeros
    Existing existing = Existing::Number;

    bool animated = true; ///< else a picture
    AnimationOptions animation; ///< its style is the picture's too
    AnimationSettings output; ///< its facts come from the run
    PictureSettings picture; ///< the same
    int pass = -1; ///< that a picture shows; −1: the end. A run that is shorter shows its end
    int width = 0; ///< of a PNG in pixels; 0: as the picture is at its scale

    QString suffix() const;
};

/// Result of the export of a puzzle.
struct BatchOutcome
{
    enum class Status { Written, Skipped, Failed, Cancelled };

    Status status = Status::Written;
    int number = 1;
    QString name;
    QString path;
    QString problem; ///< Skipped, Failed: why, in a sentence
    qint64 bytes = 0;
};

/// Writes a file for each puzzle, one after the other; memory does not grow with their number. A file is replaced only
/// when the new one is complete, and never one that this batch has written: of the puzzles of one name the second and
/// those after it have a number in theirs, the same ones whenever the batch is written again.
class BatchExport
{
public:
    /// The backend must outlive this.
    BatchExport(Backend& backend, BatchPlan plan);

    /// Runs and writes one puzzle. `keepRunning` is asked between passes and pictures; `part` is how much of this
    /// puzzle is done, 0 … 1. Blocks; made for a worker thread.
    BatchOutcome write(const BatchPuzzle& puzzle, const std::function<bool(double part)>& keepRunning);

    /// The name that a puzzle's file gets, without its end.
    static QString stemOf(const BatchPlan& plan, const BatchPuzzle& puzzle);
    /// The folder of a puzzle's file: always one below the plan's, whatever the puzzle is called.
    static QString folderOf(const BatchPlan& plan, const BatchPuzzle& puzzle);
    /// Returns true if names can differ: the pattern has a place for number or name.
    static bool tellsApart(const QString& pattern);

private:
    /// Returns the path of the next puzzle with that stem in that folder.
    QString pathFor(const QString& folder, const QString& stem);
    ExportResult writeTo(
        const QString& path, const Recording& recording, const std::function<bool(double part)>& keepRunning);

    Backend& m_backend;
    BatchPlan m_plan;
    QHash<QString, int>
        m_uses; ///< by path without its end: the last number that a puzzle of this batch has in its name
};

} // namespace convoku
