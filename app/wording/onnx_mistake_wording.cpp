// SPDX-License-Identifier: MIT
#include "app/wording/onnx_mistake_wording.h"

#include <QLocale>
#include <QStringList>

namespace convoku {
namespace {

QString number(const OnnxMistake& mistake, std::size_t which = 0)
{
    return which < mistake.numbers.size() ? QLocale().toString(static_cast<qlonglong>(mistake.numbers[which]))
                                          : QStringLiteral("?");
}

/// "9 × 9 × 9"
QString shape(const OnnxMistake& mistake)
{
    QStringList extents;
    for (const std::int64_t extent : mistake.numbers)
        extents << QString::number(extent);
    return extents.join(QStringLiteral(" × "));
}

/// People count inputs from 1.
QString place(const OnnxMistake& mistake)
{
    return QString::number(mistake.numbers.empty() ? 1 : mistake.numbers.front() + 1);
}

} // namespace

QString OnnxMistakeWording::mistake(const OnnxMistake& mistake)
{
    QString what = ofFile(mistake);
    if (what.isEmpty())
        what = ofValue(mistake);
    if (what.isEmpty())
        what = ofNode(mistake);
    if (mistake.op.empty())
        return what;
    const QString op = QString::fromStdString(mistake.op);
    // At once: a name may hold a %2.
    //: a node of an ONNX file: its name, its operator, what is wrong: “conv_1 (Conv): …”
    return mistake.node.empty() ? tr("%1: %2").arg(op, what)
                                : tr("%1 (%2): %3").arg(QString::fromStdString(mistake.node), op, what);
}

QString OnnxMistakeWording::ofFile(const OnnxMistake& mistake)
{
    using Code = OnnxMistake::Code;
    switch (mistake.code) {
    case Code::TooManyBytes:
        return tr("the file exceeds the limit of %1 bytes").arg(number(mistake));
    case Code::TooManyParts:
        return tr("the file exceeds the limit of %1 parts").arg(number(mistake));
    case Code::NotOnnx:
        return tr("this is not an ONNX file, or it ends too early");
    case Code::LfsPointer:
        return tr("this is a Git LFS pointer, not the file itself; run “git lfs pull”");
    case Code::AsText:
        return tr("this is ONNX as text; save it in the binary format");
    case Code::NewOperators:
        return tr("the file uses version %1 of the ONNX operators; supported: %2 to %3")
            .arg(number(mistake), number(mistake, 1), number(mistake, 2));
    case Code::NoInput:
        return tr("the graph has no input");
    case Code::NoOutput:
        return tr("the graph has no output");
    case Code::TooManyElements:
        return tr("a value exceeds the limit of %1 numbers").arg(number(mistake));
    case Code::TooManyWeights:
        return tr("the file exceeds the limit of %1 weights").arg(number(mistake));
    case Code::TooMuchWork:
        return tr("a run would exceed the limit of %1 operations").arg(number(mistake));
    case Code::TooManyLayers:
        return tr("the file exceeds the limit of %1 nodes or layers").arg(number(mistake));
    default:
        return {};
    }
}

QString OnnxMistakeWording::ofValue(const OnnxMistake& mistake)
{
    using Code = OnnxMistake::Code;
    const QString name = QString::fromStdString(mistake.name);
    switch (mistake.code) {
    case Code::SparseTensor:
        return tr("the tensor “%1” is sparse; sparse tensors are not supported").arg(name);
    case Code::ExternalData:
        return tr("the numbers of the tensor “%1” are in another file, which is not opened").arg(name);
    case Code::ExternalFile:
        return tr(
            "numbers are missing: the file “%1” must be in the model’s folder, must not be a link, and must be as long "
            "as the model specifies")
            .arg(name);
    case Code::DataType:
        return tr("“%1” has an unsupported number type (ONNX type number: %2)").arg(name, number(mistake));
    case Code::BrokenTensor:
        return tr("the count of numbers in the tensor “%1” does not match its shape").arg(name);
    case Code::NotFinite:
        return tr("“%1” contains NaN or an infinite number").arg(name);
    case Code::UnknownShape:
        return tr("the input “%1” has a dimension of unknown size").arg(name);
    case Code::NoBatch:
        return mistake.numbers.empty()
            ? tr("the input “%1” has no dimension for the puzzles (batch)").arg(name)
            //: “x” … 9 × 9 × 9 … 1 × 9 × 9 × 9
            : tr("the input “%1” has no dimension for the puzzles (batch): it is %2; expected 1 × %2, or an open first "
                 "dimension")
                  .arg(name, shape(mistake));
    case Code::WrongShape:
        return tr("the output “%1” has the shape %2, not the one declared in the file").arg(name, shape(mistake));
    case Code::DuplicateName:
        return tr("two values are called “%1”").arg(name);
    case Code::MissingValue:
        return tr("nothing produces the value “%1”").arg(name);
    case Code::Circle:
        return tr("the value “%1” depends on itself").arg(name);
    case Code::ConstantOutput:
        return tr("the output “%1” does not depend on an input").arg(name);
    default:
        return {};
    }
}

QString OnnxMistakeWording::ofNode(const OnnxMistake& mistake)
{
    using Code = OnnxMistake::Code;
    const QString name = QString::fromStdString(mistake.name);
    switch (mistake.code) {
    case Code::UnknownOperator:
        return name.isEmpty() ? tr("this operator is not supported")
                              : tr("this operator of “%1” is not supported").arg(name);
    case Code::Subgraph:
        return tr("a graph inside a node is not supported");
    case Code::MissingInput:
        return tr("input %1 is missing").arg(place(mistake));
    case Code::MissingOutput:
        return tr("an output is missing");
    case Code::NotConstant:
        return tr("input %1 must be a constant").arg(place(mistake));
    case Code::Constant:
        return tr("input %1 must not be a constant").arg(place(mistake));
    case Code::Attribute:
        return tr("this value of “%1” is not supported").arg(name);
    case Code::FittingShapes:
        return tr("the shapes of its inputs do not match; the first is %1").arg(shape(mistake));
    case Code::Rank:
        return tr("it has too many dimensions, or too few: %1").arg(number(mistake));
    case Code::OtherWindow:
        return mistake.op.find("Conv") != std::string::npos
            ? tr("%1-D convolutions are not supported yet, only 1-D and 2-D ones").arg(number(mistake))
            : tr("%1-D pools are not supported yet, only 1-D and 2-D ones").arg(number(mistake));
    case Code::Batch:
        return tr("it operates on the dimension of the puzzles, which cannot change here");
    case Code::Rounding:
        return tr("it rounds numbers that may not be whole");
    case Code::Places:
        return tr("it reads the places found by a pool; only a MaxUnpool after it can do so");
    default:
        return tr("it cannot be read");
    }
}

} // namespace convoku
