// SPDX-License-Identifier: MIT
#include "app/exporting/exportable.h"

#include <utility>

namespace convoku {

Exportable runExportable(std::shared_ptr<const Recording> recording, int currentPass, std::optional<PassRange> range)
{
    Exportable run;
    run.passes = recording->passCount();
    run.currentPass = currentPass;
    run.range = range;
    run.frames = [recording](const ExportValues& values) -> FrameFactory {
        return [recording, options = values.animation] { return std::make_shared<RunFrames>(recording, options); };
    };
    run.facts = [recording](const ExportValues& values) {
        return DocumentFacts::ofPasses(*recording, values.animation.firstPass, values.animation.lastPass);
    };
    return run;
}

} // namespace convoku
