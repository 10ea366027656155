// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"

namespace convoku {

/// A board that shows every colour of a theme at once: no position of any run.
BoardScene sampleScene();

} // namespace convoku
