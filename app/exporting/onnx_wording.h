// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/onnx_export.h"
#include "solver/lowering/lowering.h"

#include <QCoreApplication>
#include <QString>

#include <functional>

namespace convoku {

/// Texts about networks as ONNX files.
class OnnxWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::OnnxWording)

public:
    /// Why the choices don't go together; empty where they do.
    static QString cannotBe(const OnnxExport& what);
    /// Why a network can't be had in a form. What it names may be anybody's text.
    static QString cannotBeLowered(const LoweringFault& fault);
    /// Why ONNX does not take it.
    static QString cannotBeWritten(const QString& reason);
    /// Does the work; where it breaks off, says why it can't be made. Empty where it was done.
    static QString problemIn(const std::function<void()>& work);
    /// A word for each, and what a form is made of, what a precision is, for those who choose.
    static QString formName(OnnxForm form);
    static QString form(OnnxForm form, Board board = {});
    static QString precisionName(OnnxPrecision precision);
    static QString precision(OnnxPrecision precision);
};

} // namespace convoku
