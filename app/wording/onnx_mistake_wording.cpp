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
        return tr("the file is larger than %1 bytes, the most that is read").arg(number(mistake));
    case Code::TooManyParts:
        return tr("the file has more than %1 parts, the most that is read").arg(number(mistake));
    case Code::NotOnnx:
        return tr("this is no ONNX file, or one that ends too early");
    case Code::LfsPointer:
        return tr("this is a Git LFS pointer, not the file itself; run “git lfs pull”");
    case Code::AsText:
        return tr("this is ONNX as text; save it in the binary format");
    case Code::NewOperators:
        return tr("the file uses version %1 of ONNX’ operators; known are %2 to %3")
            .arg(number(mistake), number(mistake, 1), number(mistake, 2));
    case Code::NoInput:
        return tr("the graph has no input");
    case Code::NoOutput:
        return tr("the graph has no output");
    case Code::TooManyElements:
        return tr("a value has more than %1 numbers, the most that is read").arg(number(mistake));
    case Code::TooManyWeights:
        return tr("the file has more than %1 weights, the most that is read").arg(number(mistake));
    case Code::TooMuchWork:
        return tr("a run would take more than %1 operations, the most that is read").arg(number(mistake));
    case Code::TooManyLayers:
        return tr("the file has more than %1 nodes or layers, the most that is read").arg(number(mistake));
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
        return tr("the tensor “%1” is a sparse one, which is not read").arg(name);
    case Code::ExternalData:
        return tr("the numbers of the tensor “%1” are in another file, and none is opened").arg(name);
    case Code::ExternalFile:
        return tr(
            "numbers are missing: the file “%1” must be in the model’s folder, must not be a link, and must be as "
            "long as the model says")
            .arg(name);
    case Code::DataType:
        return tr("“%1” holds a type of numbers that is not read (ONNX’ number of it: %2)").arg(name, number(mistake));
    case Code::BrokenTensor:
        return tr("the tensor “%1” has not as many numbers as its shape says").arg(name);
    case Code::NotFinite:
        return tr("“%1” holds what is no number, or infinite").arg(name);
    case Code::UnknownShape:
        return tr("the input “%1” has a dimension without a number").arg(name);
    case Code::NoBatch:
        return mistake.numbers.empty()
            ? tr("the input “%1” has no dimension for the puzzles (batch)").arg(name)
            //: “x” … 9 × 9 × 9 … 1 × 9 × 9 × 9
            : tr("the input “%1” has no dimension for the puzzles (batch): it is %2; expected 1 × %2, or an open first "
                 "dimension")
                  .arg(name, shape(mistake));
    case Code::WrongShape:
        return tr("the output “%1” is not of the shape that the file says, but %2").arg(name, shape(mistake));
    case Code::DuplicateName:
        return tr("two values are called “%1”").arg(name);
    case Code::MissingValue:
        return tr("nothing makes the value “%1”").arg(name);
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
        return name.isEmpty() ? tr("this operator has no layers here")
                              : tr("this operator of “%1” has no layers here").arg(name);
    case Code::Subgraph:
        return tr("a graph inside a node is not read");
    case Code::MissingInput:
        return tr("input %1 is missing").arg(place(mistake));
    case Code::MissingOutput:
        return tr("an output is missing");
    case Code::NotConstant:
        return tr("input %1 must be a constant").arg(place(mistake));
    case Code::Constant:
        return tr("input %1 must not be a constant").arg(place(mistake));
    case Code::Attribute:
        return tr("there are no layers for this value of “%1”").arg(name);
    case Code::FittingShapes:
        return tr("its inputs don’t fit together; the first is %1").arg(shape(mistake));
    case Code::Rank:
        return tr("it has too many dimensions, or too few: %1").arg(number(mistake));
    case Code::OtherWindow:
        return mistake.op.find("Conv") != std::string::npos
            ? tr("%1-D convolutions are not read yet, only 1-D and 2-D ones").arg(number(mistake))
            : tr("%1-D pools are not read yet, only 1-D and 2-D ones").arg(number(mistake));
    case Code::Batch:
        return tr("it works on the dimension of the puzzles, which stays as it is here");
    case Code::Rounding:
        return tr("it rounds numbers that may not be whole");
    case Code::Places:
        return tr("it reads the places that a pool found; only a MaxUnpool behind it can");
    default:
        return tr("it can’t be read");
    }
}

} // namespace convoku
