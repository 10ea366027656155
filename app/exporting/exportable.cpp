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

Exportable pictureExportable(std::shared_ptr<const Picture> picture, const DocumentFacts& facts)
{
    Exportable exportable;
    exportable.kind = ExportKind::Picture;
    exportable.hasWords = picture->withWords({}) != nullptr;
    exportable.still = [picture = std::move(picture)](const ExportValues& values) {
        const FrameStyle& style = values.animation.style;
        const auto chosen = picture->withWords({style.caption, style.legend});
        return chosen ? chosen : picture;
    };
    exportable.facts = [facts](const ExportValues&) { return facts; };
    return exportable;
}

} // namespace convoku
