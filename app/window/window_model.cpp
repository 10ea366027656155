// SPDX-License-Identifier: MIT
#include "app/window/window_model.h"

#include "solver/run/batch_solver.h"

namespace convoku {
namespace {

BatchEngineFactory engineOn(const BackendFactory& backend)
{
    return [backend] { return std::make_unique<BackendBatch>(backend()); };
}

} // namespace

WindowModel::WindowModel(const BackendFactory& backend, BatchEngineFactory makeEngine)
    : engine(makeEngine ? std::move(makeEngine) : engineOn(backend))
    , workspace(backend)
    , boardEdit(&edit)
    , validity(engine)
    , collection(engine)
    , walk(workspace.session(), workspace.layerValues())
{
}

WindowModel::~WindowModel()
{
    // Disconnect the parts first, so that no receiver is notified of their destruction.
    for (QObject* part : workspace.children())
        part->disconnect();
}

} // namespace convoku
