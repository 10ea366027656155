// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/tensor_file.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Why a file is none of tensors, in a sentence without a point.
class TensorWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::TensorWording)

public:
    static QString mistake(const TensorMistake& mistake);
};

} // namespace convoku
