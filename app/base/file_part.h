// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace convoku {

/// Fills `bytes` with what a regular file holds from `offset` on. The file is below `folder`: `parts` are the folders
/// on the way, and its name, and no link is followed among them. Returns false where there is no such file, where it
/// ends before, or where reading fails. Never blocks on a pipe or a device.
bool readFilePart(
    const QString& folder, const std::vector<std::string>& parts, std::uint64_t offset, std::string& bytes);

} // namespace convoku
