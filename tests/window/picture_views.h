// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/picture_view.h"

#include <QString>

#include <functional>
#include <map>
#include <memory>

namespace convoku::testing {

/// Makes a view that has something to show, by the name of its class.
const std::map<QString, std::function<std::unique_ptr<PictureView>()>>& pictureViews();

} // namespace convoku::testing
