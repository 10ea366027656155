// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/collections/collection_analysis.h"
#include "app/views/collections/collection_model.h"
#include "app/views/collections/collection_reader.h"
#include "app/views/collections/collection_writer.h"

#include <memory>

namespace convoku {

/// A list of puzzles with all that is under way with it, whatever panel shows it.
struct CollectionWork
{
    explicit CollectionWork(BatchEngineFactory engine)
        : analysis(std::move(engine), &collection)
        , model(&collection)
    {
    }

    Collection collection;
    CollectionAnalysis analysis;
    CollectionModel model;
    bool hasColumns = false; ///< they are from a table that has other columns of puzzles too
    QString filterText; ///< as it was typed
    bool stoppedReading = false; ///< there is more in the file

    std::unique_ptr<CollectionReader> reader; ///< while one reads
    QString readName;
    bool readChoice = false;
    bool anyArrived = false;
    double readPart = 0;

    std::unique_ptr<CollectionWriter> writer; ///< while one saves
};

} // namespace convoku
