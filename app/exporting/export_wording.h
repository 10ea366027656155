// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/gif_export.h"

namespace convoku {

/// Why a file was not written, in a sentence for people; empty for Done.
QString exportProblem(const ExportResult& result, const QString& path);

} // namespace convoku
