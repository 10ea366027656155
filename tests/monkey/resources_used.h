// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace convoku::monkey {

/// Holds the resources that the process uses at one moment.
struct ResourcesUsed
{
    double heap = 0; ///< MiB that the program has asked for and not given back
    double resident = 0; ///< MiB
    int objects = 0; ///< widgets
    int files = 0; ///< open
    int threads = 0;

    QString text() const;
};

ResourcesUsed resourcesUsed();

} // namespace convoku::monkey
