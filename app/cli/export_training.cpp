// SPDX-License-Identifier: MIT
// The training that comes with the program, as a picture or an animation.
#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/export_modes.h"
#include "app/views/training/learned_layers.h"
#include "app/views/training/recorded_training.h"
#include "app/views/training/training_picture.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace convoku {

ExportProduct makeTraining(ExportRequest& request)
{
    ExportSettings& settings = request.settings;
    const auto record = std::make_shared<const TrainingRecord>(recordedTraining());
    TrainingShown shown{.record = record};
    shown.start = startTilesOf(*record, 0, record->runs.front().last().step).tiles.front().start; // as in the window
    const TrainingRun& run = record->runs.at(shown.start);
    shown.step = request.options.number("at", run.last().step, 0, run.last().step);
    if (!request.options.fault().isEmpty()) {
        request.console.message(request.options.fault());
        return {};
    }
    request.beginDrawing();
    LearnedLayers layers(record->task);
    for (const LearnedLayers::Point& point : layers.function())
        shown.function << QPointF(point.sum, point.result);
    const TrainingFrame& frame = run.frames.at(run.frameAt(shown.step));
    layers.setNumbers(frame.numbers);
    if (const auto rows = layers.rows())
        shown.meaning = TrainingWording::learned(*rows, std::span(frame.numbers).first(kernelSize(record->task)));
    if (!settings.isAnimation)
        return {std::make_shared<TrainingPicture>(std::move(shown))};
    TrainingFilm film{.shown = std::move(shown), .theme = settings.animation.style.theme};
    if (settings.width > 0)
        film.width = settings.width;
    if (request.options.has("delay"))
        film.delay = settings.animation.delay;
    film.hold = settings.animation.hold;
    settings.output.facts.title = TrainingPicture(film.shown).title();
    return {{}, std::make_shared<TrainingFrames>(film)};
}

} // namespace convoku
