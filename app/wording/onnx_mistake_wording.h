// SPDX-License-Identifier: MIT
#pragma once

#include "solver/onnx/onnx_reader.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Why an ONNX file is no network here.
class OnnxMistakeWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::OnnxMistakeWording)

public:
    /// "Gru (GRU): this operator has no layers here.": node and operator first, as far as it is one's. Names are
    /// anybody's text.
    static QString mistake(const OnnxMistake& mistake);

private:
    static QString ofFile(const OnnxMistake& mistake);
    static QString ofValue(const OnnxMistake& mistake);
    static QString ofNode(const OnnxMistake& mistake);
};

} // namespace convoku
